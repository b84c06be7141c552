// @ts-check
/* The parts of the frame around scene and answer. */
import { make } from "./dom.mjs";
import { drawnFrom, pictured } from "./faces.mjs";

/**
 * Progress of a set: dots with a word for each, and "question 3 of 10".
 * @param {import("./sent.mjs").Progress | null} progress
 */
export function drawProgress(progress) {
  if (!progress) return make("div", { className: "mj-progress" });
  const dots = progress.marks.map((entry) => {
    const dot = make("li", { className: "mj-dot", title: entry.text }, make("span", { className: "mj-only-read" }, entry.text));
    dot.dataset.result = entry.result;
    return dot;
  });
  return make("div", { className: "mj-progress" }, make("ol", { className: "mj-dots" }, ...dots), make("span", {}, progress.text));
}

/**
 * Verdict and lines, spoken politely; then the tree of reasons, too. The end of a set has its verdict on top.
 * @param {HTMLElement} status
 * @param {HTMLElement} tree
 * @param {import("./sent.mjs").Feedback | import("./sent.mjs").Prediction["said"]} feedback
 * @param {import("./faces.mjs").Faces} faces
 * @param {boolean} finished
 */
export function drawFeedback(status, tree, feedback, faces, finished) {
  const sign = feedback?.sign ? make("span", { className: "mj-verdict-sign", "aria-hidden": "true" }, feedback.sign) : null;
  const verdict = finished || !feedback?.verdict ? [] : [make("p", { className: "mj-verdict" }, sign, feedback.verdict)];
  const lines = (feedback?.lines ?? []).map((line) => make("p", { className: "mj-say" }, ...pictured(line, faces)));
  status.dataset.tone = feedback?.tone ?? "";
  say(status, [...verdict, ...lines]);
  const { title, lines: reasons } = feedback?.tree ?? {};
  const heading = title ? [make("p", { className: "mj-tree-title" }, title)] : [];
  say(tree, reasons ? [...heading, nest(reasons, faces)] : []);
}

/**
 * Says paragraphs; what stands there already is not said again while somebody types.
 * @param {HTMLElement} status
 * @param {HTMLElement[]} paragraphs
 */
function say(status, paragraphs) {
  const isSaid = status.children.length === paragraphs.length && paragraphs.every((one, place) => one.isEqualNode(status.children[place]));
  if (!isSaid) status.replaceChildren(...paragraphs);
}

/**
 * Lines with depths as lists inside lists.
 * @param {(import("./sent.mjs").WorkingLine | import("./sent.mjs").TreeLine)[]} lines
 * @param {import("./faces.mjs").Faces} [faces]
 */
export function nest(lines, faces = drawnFrom({})) {
  const root = make("ul", { className: "mj-tree" });
  /** @type {HTMLElement[]} */
  const levels = [root];
  for (const line of lines) {
    levels.length = Math.min(levels.length, line.depth + 1);
    while (levels.length <= line.depth) {
      const inner = make("ul");
      (levels[levels.length - 1].lastElementChild ?? levels[levels.length - 1]).append(inner);
      levels.push(inner);
    }
    const tiles = "tiles" in line ? line.tiles.map((code) => faces.draw(code, "")) : [];
    const item = make("li", {}, make("span", { className: "mj-tree-line" }, ...pictured(line.text, faces)), tiles.length ? make("span", { className: "mj-tree-tiles" }, ...tiles) : null);
    levels[levels.length - 1].append(item);
  }
  return root;
}

/** @type {Record<string, string>} */
const TICKS = { first_try: "✓", silent: "✓", later: "✓", other_rules: "≈", missed: "✗", skipped: "–" };

/**
 * The end of a set: every question with a tick and its tiles or else its words, and in words how it went unless it was right at once.
 * @param {import("./sent.mjs").Summed[]} summary
 * @param {import("./faces.mjs").Faces} faces
 */
export function drawSummary(summary, faces) {
  const items = summary.map(({ result, text, prompt, name, groups, went = [] }) => {
    const tick = make("span", { className: "mj-tick", "aria-hidden": "true" }, TICKS[result]);
    const tiles = groups.map((keys) => make("span", { className: "mj-run" }, ...keys.map((key) => faces.draw(key, ""))));
    const asked = tiles.length ? make("span", { className: "mj-small-hand" }, ...tiles) : make("span", { className: "mj-small-prompt" }, prompt);
    const told = went.map((line) => make("span", { className: "mj-went" }, line));
    const how = make("span", { className: result === "first_try" || went.length ? "mj-only-read" : "" }, text);
    const item = make("li", { title: text, "data-prompt": prompt, tabIndex: -1, "aria-label": [name, text, ...went].join(" ") }, tick, asked, ...told, how);
    item.dataset.result = result;
    return item;
  });
  return make("ol", { className: "mj-summary" }, ...items);
}

/**
 * The scene in words.
 * @param {import("./sent.mjs").TextLine[]} lines
 */
export function drawText(lines) {
  return lines.map((line) => make("p", {}, line.label ? make("b", {}, `${line.label}: `) : null, line.text));
}

/**
 * What the keys do.
 * @param {import("./sent.mjs").KeyHelp[]} keys
 */
export function drawKeys(keys) {
  const rows = keys.map((key) => make("div", {}, make("dt", {}, key.keys), make("dd", {}, key.what)));
  return make("dl", { className: "mj-key-list" }, ...rows);
}
