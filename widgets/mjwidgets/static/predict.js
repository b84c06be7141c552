// @ts-check
/* A question before its answer: one press or one field, then what Python tells. */
import { drawHand, make, rove } from "./lib/dom.mjs";
import { facesOf } from "./lib/faces.mjs";
import { openFrame } from "./lib/frame.mjs";
import { drawFeedback } from "./lib/panels.mjs";
import { drawScene } from "./lib/scene.mjs";
import { makeField } from "./fields/index.mjs";
import { tilePad } from "./fields/pad.mjs";

/** @typedef {import("./lib/sent.mjs").Option} Option */

/** @type {Record<string, string | undefined>} */
const LETTERS = { yes: "y", no: "n" };

/** @param {import("./lib/types.mjs").Context<import("./lib/sent.mjs").PredictionState>} context */
async function render(context) {
  const { model } = context;
  const faces = await facesOf(model);
  const frame = openFrame(context, { className: "mj-predict", labelledBy: "question" });
  const { dom, words, element } = frame;
  frame.askBeforeLeaving(() => model.get("unsaved"));
  let view = model.get("view");

  let drawn = view.drawn.map(drawNamed);
  const options = view.options.map(drawOption);
  const field = view.field ? drawField(view.field) : null;
  const line = make("div", { className: "mj-actions", role: "group", "aria-labelledby": `${dom}-question` }, ...options);
  const check = field ? button("mj-main", words.check, () => answer(field.get())) : null;
  const show = button("mj-quiet", words.show_me, () => frame.ask({ action: "show" }));
  const status = make("div", { className: "mj-status", role: "status", "aria-live": "polite" });
  const tree = make("div", { className: "mj-why", "aria-live": "polite" });
  const asking = make("div", { className: "mj-actions" }, check, show);
  const parts = [
    make("p", { className: "mj-prompt", id: `${dom}-question` }, view.question),
    ...drawn,
    field ? make("div", { className: "mj-answer" }, field.element) : line,
    asking,
    frame.notice,
    make("div", { className: "mj-feedback" }, status, tree),
    make("div", { className: "mj-actions" }, frame.onward),
  ];
  for (const part of parts) if (part) element.append(part);
  frame.sayBy((text) => status.replaceChildren(make("p", { className: "mj-say" }, text)));
  const roving = rove(line, () => [options]);
  roving.settle();

  /**
   * @param {string} look
   * @param {string} text
   * @param {() => void} pressed
   */
  function button(look, text, pressed) {
    return make("button", { type: "button", className: `mj-action ${look}`, "data-own-enter": "", onclick: pressed }, text);
  }

  /**
   * Tiles under their name, where there are several things to look at.
   * @param {import("./lib/sent.mjs").Prediction["drawn"][number]} shown
   */
  function drawNamed(shown) {
    const hand = drawHand(shown);
    return shown.label ? make("div", {}, make("p", { className: "mj-named" }, shown.label), hand) : hand;
  }

  /**
   * y and n for yes and no, a letter or one of several digits for itself, else the place of the button.
   * @param {Option} option
   * @param {number} place
   */
  function keyOf(option, place) {
    const isDigits = view.options.every(({ label }) => /^\d$/.test(label));
    const isOwn = isDigits || /^[A-Z]$/.test(option.label);
    return LETTERS[option.id] ?? (isOwn ? option.label.toLowerCase() : String(place + 1));
  }

  /**
   * @param {Option} option
   * @param {number} place
   */
  function drawOption(option, place) {
    const key = keyOf(option, place);
    const named = option.tile ? faces.draw(option.tile, option.label) : make("span", {}, option.label);
    const made = button("mj-option", "", () => answer(option.id));
    made.append(named);
    if (key !== option.label.toLowerCase()) made.append(make("kbd", { "aria-hidden": "true" }, key));
    made.append(make("span", { className: "mj-sign" }));
    made.setAttribute("aria-keyshortcuts", key);
    return made;
  }

  /** @param {import("./lib/sent.mjs").Spec} spec */
  function drawField(spec) {
    const scene = drawScene({ rows: [], board: null, dom }, faces, words, new Set());
    const edited = () => (isTold() ? made.set(model.get("draft")[spec.id] ?? null) : frame.keep("draft", { [spec.id]: made.get() }));
    const made = makeField(spec, { words, dom, scene, faces, edited, pad: tilePad({ words, faces }), field: () => undefined });
    made.set(model.get("draft")[spec.id] ?? null);
    return made;
  }

  /** @param {import("./lib/types.mjs").Value} given */
  function answer(given) {
    if (!isTold()) frame.ask({ action: "answer", given });
  }

  const isTold = () => Boolean(view.said?.revealed);

  function update() {
    view = model.get("view");
    const before = drawn;
    drawn = view.drawn.map(drawNamed); // a tile that was missing comes to its place
    before.forEach((picture, place) => picture.replaceWith(drawn[place]));
    const had = frame.keepingFocus(() => {
      asking.hidden = isTold();
      for (const line of field?.element.querySelectorAll("input") ?? []) line.readOnly = isTold();
      for (const choice of field?.element.querySelectorAll("button") ?? []) choice.setAttribute("aria-disabled", String(isTold()));
      frame.stands(view);
      options.forEach((made, place) => markOption(made, view.options[place].id));
      drawFeedback(status, tree, view.said, faces, false);
    });
    if (had) status.scrollIntoView({ block: "nearest" });
  }

  /**
   * The right answer and the one that was given, by sign and by word.
   * @param {HTMLElement} made
   * @param {string} id
   */
  function markOption(made, id) {
    const mark = !isTold() ? "" : id === view.right ? "right" : id === view.given ? "wrong" : "";
    if (mark) made.dataset.mark = mark;
    made.setAttribute("aria-pressed", String(isTold() && id === view.given));
    made.setAttribute("aria-disabled", String(isTold()));
    made.lastElementChild?.replaceChildren(...(mark ? [`${words.signs[mark]} ${words.parts[mark]}`] : []));
  }

  /**
   * Enter chooses what has the focus, or checks; letters and numbers press their button.
   * @param {import("./lib/types.mjs").Key} event
   */
  function used(event) {
    const own = frame.ownsEnter(event.target);
    if (event.key === "Enter" && frame.leadsOn() && (!own || event.target.closest(".mj-option"))) {
      if (!event.repeat) frame.goOn();
      return true;
    }
    if (event.key === "Enter" && field && !own) {
      const choice = isTold() ? null : frame.unchosenAt(event.target);
      if (choice) choice.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      else answer(field.get());
      return true;
    }
    const pressed = options.find((made) => made.getAttribute("aria-keyshortcuts") === event.key.toLowerCase());
    pressed?.click();
    return Boolean(pressed) || (!isTold() && !event.target.closest("input") && filledBy(event));
  }

  /**
   * Whether the field has a use for the key. No letter is a command here: in either case it begins a name.
   * @param {import("./lib/types.mjs").Key} event
   */
  function filledBy({ key, target }) {
    const focused = element.contains(document.activeElement);
    const isFilled = Boolean(field?.key(key, focused) || field?.key(key.toUpperCase(), focused));
    if (isFilled && target === document.activeElement) frame.passFocus();
    return isFilled;
  }

  frame.onKeys({ escape: () => !isTold() && Boolean(field?.clear?.()), used });
  frame.listen("change:view", update);
  frame.listen("change:answered", frame.heard);
  update();
  return frame.show();
}

export default { render };
