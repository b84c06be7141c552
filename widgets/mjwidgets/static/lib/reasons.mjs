// @ts-check
/* A verdict in words: the question, the answer, and every finding with its sign. */
import { make } from "./dom.mjs";

/** @typedef {import("./sent.mjs").Said} Said */

/**
 * The question and the short answer, spoken politely.
 * @param {HTMLElement} status
 * @param {Said | null} said
 */
export function drawAnswer(status, said) {
  status.dataset.tone = said ? (said.legal ? "right" : "wrong") : "";
  status.replaceChildren();
  if (said) status.append(make("p", { className: "mj-say" }, said.question), make("p", { className: "mj-verdict" }, said.answer));
}

/**
 * Every finding as a line: sign, words, tiles.
 * @param {Said} said
 * @param {import("./faces.mjs").Faces} faces
 */
export function drawReasons(said, faces) {
  const lines = said.lines.map((line) => {
    const item = make(
      "li",
      {},
      make("span", { className: "mj-reason-sign", "aria-hidden": "true" }, line.sign),
      make(
        "span",
        { className: "mj-tree-line" },
        make("span", { className: "mj-only-read" }, `${line.word}: `),
        line.text,
        line.tiles.length ? make("span", { className: "mj-tree-tiles" }, ...line.tiles.map((code) => faces.draw(code, ""))) : null,
      ),
    );
    item.dataset.answer = line.answer;
    return item;
  });
  return make("ul", { className: "mj-reasons" }, ...lines);
}

/**
 * The actions to ask about, by kind, in one list to choose from.
 * @param {HTMLSelectElement} select
 * @param {string} first
 * @param {import("./sent.mjs").Asks[]} asks
 */
export function fillAsks(select, first, asks) {
  select.replaceChildren(
    make("option", { value: "" }, first),
    ...asks.map((group) => make("optgroup", { label: group.label }, ...group.options.map((option) => make("option", { value: option.id }, option.label)))),
  );
}
