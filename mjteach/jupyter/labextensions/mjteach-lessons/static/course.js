/* The lessons in their order: those the start page links to, which is the map of the course. */

const START = "0-1-start.ipynb";
const LINK = /\[([^\]]+)\]\(([\w-]+\.ipynb)\)/g;
const HEADING = /^# (.+)$/m;

/** [{path, title}] of the course a notebook lies in; empty where it lies in none. */
export async function lessonsBeside(path, contents) {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  let start;
  try {
    start = await contents.get(folder + START, { type: "notebook", content: true });
  } catch {
    return [];
  }
  const text = start.content.cells
    .filter((cell) => cell.cell_type === "markdown")
    .map((cell) => [cell.source].flat().join(""))
    .join("\n\n");
  const titles = new Map([[START, HEADING.exec(text)?.[1] ?? START]]);
  for (const [, title, file] of text.matchAll(LINK)) {
    if (!titles.has(file)) titles.set(file, title);
  }
  return [...titles].map(([file, title]) => ({ path: folder + file, title }));
}
