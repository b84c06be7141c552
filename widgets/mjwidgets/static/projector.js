// @ts-check
/* One question on the wall: the hand, and with every key one line more of the working. */
import { make } from "./lib/dom.mjs";
import { facesOf, pictured } from "./lib/faces.mjs";
import { openFrame } from "./lib/frame.mjs";
import { drawKeys, drawText } from "./lib/panels.mjs";
import { drawScene } from "./lib/scene.mjs";
import { drawSheet } from "./lib/sheet.mjs";

/** @type {Record<string, string>} */
const STEPS = {
  " ": "next",
  Enter: "next",
  ArrowRight: "next",
  ArrowLeft: "previous",
  PageDown: "next_question",
  PageUp: "previous_question",
};

/** Nothing is marked on the wall. */
const UNMARKED = { parts: {}, marks: {}, signs: {} };
/** What takes more of the window than this does not stay in sight: it would lie over the lines. */
const MOST = 0.75;

/** @param {import("./lib/types.mjs").Context<import("./lib/sent.mjs").WallState>} context */
async function render(context) {
  const { model } = context;
  const faces = await facesOf(model);
  const frame = openFrame(context, { className: "mj-wall", labelledBy: "prompt" });
  const { dom, words, element } = frame;
  let turn = 0;

  const position = make("span", { className: "mj-position", role: "status", "aria-live": "polite" });
  const prompt = make("p", { className: "mj-prompt", id: `${dom}-prompt` });
  const facts = make("ul", { className: "mj-facts" });
  const table = make("div", { className: "mj-table" });
  const lines = make("div", { className: "mj-wall-lines", role: "log", "aria-live": "polite", "aria-label": words.working });
  const inWords = make("div", { className: "mj-in-words", hidden: true, id: `${dom}-words` });
  const help = make("div", { className: "mj-keys", hidden: true, id: `${dom}-keys` }, drawKeys(words.keys));
  const buttons = /** @type {const} */ (["next", "previous"]).map((name) => {
    const look = name === "next" ? "mj-action mj-main" : "mj-action";
    const made = make("button", { type: "button", className: look, onclick: () => frame.ask({ action: name }) }, words[name]);
    made.dataset.step = name;
    return made;
  });
  const textButton = frame.opener(words.text_view, inWords, "t");
  const helpButton = frame.opener(words.keys_button, help, "?");
  element.append(
    make("div", { className: "mj-top" }, position),
    prompt,
    facts,
    table,
    lines,
    make("div", { className: "mj-bar" }, make("div", { className: "mj-actions" }, ...buttons), make("div", { className: "mj-tools" }, textButton, helpButton)),
    frame.notice,
    inWords,
    help,
  );

  /** @param {import("./lib/sent.mjs").Wall} view */
  function open(view) {
    turn = view.turn;
    prompt.textContent = view.prompt;
    facts.replaceChildren(...view.facts.map((fact) => make("li", {}, ...pictured(fact, faces))));
    facts.hidden = view.facts.length === 0;
    const scene = drawScene({ ...view, dom }, faces, UNMARKED, new Set());
    table.replaceChildren(scene.element, ...(view.table ? [drawSheet(view.table, dom)] : []));
    inWords.replaceChildren(make("p", { className: "mj-tree-title" }, words.scene_in_words), ...drawText(view.text));
    lines.replaceChildren();
  }

  /** @param {import("./lib/sent.mjs").WorkingLine} line */
  function drawLine(line) {
    const made = make("p", {}, line.text);
    made.style.setProperty("--mj-depth", String(line.depth));
    return made;
  }

  /** Lines are added and taken away at the end, so that only the new one is read aloud. */
  function update() {
    const view = model.get("view");
    const isOther = turn !== 0 && view.turn !== turn;
    if (view.turn !== turn) open(view);
    while (lines.children.length > view.lines.length) lines.lastElementChild?.remove();
    lines.append(...view.lines.slice(lines.children.length).map(drawLine));
    position.textContent = view.position;
    for (const made of buttons) made.setAttribute("aria-disabled", String(!view.can.includes(String(made.dataset.step))));
    table.classList.toggle("mj-tall", table.offsetHeight > innerHeight * MOST);
    const newest = isOther ? position : lines.lastElementChild;
    newest?.scrollIntoView({ block: "nearest" });
  }

  /**
   * Does what the key stands for; a button has Enter and Space for itself.
   * @param {import("./lib/types.mjs").Key} event
   */
  function used(event) {
    const presses = event.key === "Enter" || event.key === " ";
    if (presses && event.target.closest("button")) return false;
    if (event.key in STEPS) frame.ask({ action: STEPS[event.key] });
    else if (event.key === "t") textButton.click();
    else if (event.key === "?") helpButton.click();
    else return false;
    return true;
  }

  frame.sayBy((text) => position.replaceChildren(text));
  frame.onKeys({ used });
  frame.listen("change:view", () => frame.keepingFocus(update));
  frame.listen("change:answered", frame.heard);
  update();
  return frame.show();
}

export default { render };
