// @ts-check
/* What a teacher or a report needs to know of a question: folded at the foot of its card. */
import { make } from "./dom.mjs";

/**
 * Copies a text. Where the page may not, what shows it is selected; returns whether it was copied.
 * @param {string} text
 * @param {Node} shown
 */
export async function copied(text, shown) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    getSelection()?.selectAllChildren(shown);
    return false;
  }
}

/**
 * The rules a question is played by, and its code with a button that copies it.
 * @param {import("./sent.mjs").View} view
 * @param {import("./sent.mjs").FrameWords & import("./sent.mjs").QuestionWords} words
 */
export function drawAbout({ ruleset, code }, words) {
  const after = make("span", { "aria-live": "polite" });
  const shown = make("code", {}, code);
  const say = async () => after.replaceChildren((await copied(code, shown)) ? words.copied : words.copy_code_by_hand);
  const button = make("button", { type: "button", className: "mj-action mj-quiet", "data-own-enter": "", onclick: say }, words.copy_code);
  return make(
    "details",
    { className: "mj-about" },
    make("summary", { "data-own-enter": "" }, words.about),
    ruleset ? make("p", {}, ruleset.what) : null,
    make("div", { className: "mj-line" }, `${words.code}: `, shown, button, after),
  );
}
