/* What is said around a lesson, in the language of its folder; as in the catalogs of the course. */

const spoken = await (await fetch(new URL("words.json", import.meta.url))).json();

/** The words by their names in the catalogs. */
export function wordsIn(path) {
  const language = path.split("/").find((part) => Object.hasOwn(spoken, part));
  return spoken[language ?? "en"];
}
