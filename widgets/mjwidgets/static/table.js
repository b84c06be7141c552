// @ts-check
/* Stepping through a round: shows the moment Python sends, and asks Python for another. */
import { openBelow } from "./lib/below.mjs";
import { drawBoard } from "./lib/board.mjs";
import { make } from "./lib/dom.mjs";
import { facesOf, pictured } from "./lib/faces.mjs";
import { openFrame } from "./lib/frame.mjs";
import { drawKeys, drawText } from "./lib/panels.mjs";
import { openReview } from "./lib/review.mjs";
import { openWhy } from "./lib/why.mjs";

const LONGEST = 60; // signs of the words that a wall is dealt from

/** @typedef {"first" | "previous" | "next" | "last" | "deal_before" | "deal_after" | "choice_before" | "choice_after"} Step */

/** @type {Record<string, Step>} */
const STEPS = { Home: "first", ArrowLeft: "previous", ArrowRight: "next", End: "last", PageUp: "deal_before", PageDown: "deal_after" };
/** @type {Record<string, Step>} where one looks back */
const CHOICES = { b: "choice_before", n: "choice_after" };

/** @param {import("./lib/types.mjs").Context<import("./lib/sent.mjs").StepperState>} context */
async function render(context) {
  const { model } = context;
  const faces = await facesOf(model);
  const frame = openFrame(context, { className: "mj-stepper", labelledBy: "title" });
  const { dom, words, element } = frame;
  let view = model.get("view");
  /** @type {number | null} the place to go to once the last question is answered */
  let wanted = null;

  const title = make("p", { className: "mj-prompt", id: `${dom}-title` });
  const position = make("span", { className: "mj-position" });
  const caption = make("div", { className: "mj-caption", role: "status", "aria-live": "polite" });
  const table = make("div", { className: "mj-round" });
  const legend = make("p", { className: "mj-legend-list" });
  const slider = make("input", { type: "range", className: "mj-slider", min: "1", "aria-label": words.slider, oninput: () => go(Number(slider.value)) });
  const noticed = model.get("noticed");
  const review = noticed ? openReview(noticed, words, faces, go) : null;
  const below = openBelow(frame, model, update);
  const leads = noticed ? { ...STEPS, ...CHOICES } : STEPS;
  const count = make("button", { type: "button", className: "mj-action mj-main", hidden: true, "aria-keyshortcuts": "c", onclick: () => frame.ask({ action: "count", place: view.place }) }, words.count_it ?? "", make("kbd", { "aria-hidden": "true" }, "c"));
  const steps = Object.entries(leads).map(([key, name]) => {
    const button = make("button", { type: "button", className: "mj-action", onclick: () => go(target(name)) }, words[name]);
    button.setAttribute("aria-keyshortcuts", key);
    button.dataset.step = name;
    return button;
  });

  const wall = make("input", { type: "text", className: "mj-typed", id: `${dom}-wall`, maxLength: LONGEST, autocomplete: "off", value: view.wall ?? "" });
  const deals = make("button", { type: "button", className: "mj-action mj-main", onclick: deal }, words.deal_wall ?? "");
  const walls = make("div", { className: "mj-line" }, make("label", { for: wall.id }, words.wall_words ?? ""), wall, deals);
  walls.hidden = view.wall === undefined;
  const places = make("div", { className: "mj-line" }, slider, position);
  const inWords = make("div", { className: "mj-in-words", hidden: true, id: `${dom}-words` });
  const help = make("div", { className: "mj-keys", hidden: true, id: `${dom}-keys` }, drawKeys(words.keys));
  const why = openWhy(frame, words, faces, () => ({ place: view.place }));
  const textButton = frame.opener(words.text_view, inWords, "t");
  const helpButton = frame.opener(words.keys_button, help, "?");
  element.append(
    make("div", { className: "mj-top" }, title),
    walls,
    make(
      "div",
      { className: "mj-beside" },
      table,
      make(
        "div",
        { className: "mj-side" },
        caption,
        places,
        make("div", { className: "mj-bar" }, make("div", { className: "mj-actions" }, ...steps, count), make("div", { className: "mj-tools" }, why.button, textButton, helpButton)),
        frame.notice,
        why.panel,
        review?.panel ?? null,
        legend,
      ),
    ),
    below.panel,
    inWords,
    help,
  );

  frame.sayBy((text) => caption.replaceChildren(make("p", {}, text)));

  /**
   * Where a button leads from the place that was asked for last.
   * @param {Step} name
   */
  function target(name) {
    const from = wanted ?? view.place;
    const before = view.deals.findLast((start) => start < from) ?? 1;
    const after = view.deals.find((start) => start > from) ?? from;
    const choices = noticed?.choices ?? [];
    const choice_before = choices.findLast((each) => each < from) ?? from;
    const choice_after = choices.find((each) => each > from) ?? from;
    return { choice_before, choice_after, first: 1, previous: Math.max(1, from - 1), next: Math.min(view.of, from + 1), last: view.of, deal_before: before, deal_after: after }[name];
  }

  /**
   * Goes there; while Python is busy only the last place counts.
   * @param {number} place
   */
  function go(place) {
    if (place === (wanted ?? view.place)) return;
    wanted = place;
    slider.value = String(place);
    if (!isWaiting()) frame.ask({ action: "go", place });
  }

  const isWaiting = () => element.getAttribute("aria-busy") === "true";

  function update() {
    const before = view;
    view = model.get("view");
    title.textContent = view.title;
    position.textContent = view.position;
    caption.replaceChildren(...view.caption.map((line) => make("p", {}, line)), ...view.notes.map((line) => make("p", { className: "mj-note-here" }, ...pictured(line, faces))));
    table.style.setProperty("--mj-board-ratio", String(view.window[2] / view.window[3]));
    table.replaceChildren(drawBoard(view, faces, inWords.id));
    legend.replaceChildren(...view.legend.map((line) => make("span", {}, line)));
    inWords.replaceChildren(make("p", { className: "mj-tree-title" }, words.scene_in_words), ...drawText(view.text));
    slider.max = String(view.of);
    slider.setAttribute("aria-valuetext", view.position);
    for (const button of steps) {
      const step = /** @type {Step} */ (button.dataset.step);
      button.setAttribute("aria-disabled", String(target(step) === view.place));
      button.hidden = view.of < 2 || (view.deals.length < 2 && step.startsWith("deal"));
    }
    places.hidden = view.of < 2;
    count.firstChild?.replaceWith(words[view.asks_here || "count_it"] ?? "");
    count.hidden = !view.asks_here || below.isOpen() || !below.isPossible();
    review?.update(view.place);
    why.update(view, before === view || before.place !== view.place);
  }

  function deal() {
    frame.ask({ action: "deal", words: wall.value });
  }

  /** A reply has come: go on to the place asked for meanwhile. */
  function heard() {
    frame.heard();
    if (isWaiting()) return;
    const next = wanted;
    wanted = null;
    slider.value = String(next ?? view.place);
    if (next !== null && next !== view.place) go(next);
  }

  /**
   * Does what the key stands for; a list and the slider have keys of their own.
   * @param {import("./lib/types.mjs").Key} event
   */
  function used(event) {
    if (event.defaultPrevented || below.panel.contains(event.target)) return false;
    if (why.used(event)) return true;
    if (event.target === wall && event.key === "Enter") {
      if (!event.repeat) deal();
      return true;
    }
    if (event.target.matches("select, input")) return false;
    if (event.key in leads) go(target(leads[event.key]));
    else if (event.key === "c" && !count.hidden) count.click();
    else if (event.key === "w" && !why.button.hidden) why.button.click();
    else if (event.key === "t") textButton.click();
    else if (event.key === "?") helpButton.click();
    else return false;
    return true;
  }

  frame.onKeys({ used });
  frame.listen("change:view", () => frame.keepingFocus(update));
  frame.listen("change:answered", heard);
  update();
  void below.draw();
  slider.value = String(view.place);
  return frame.show();
}

export default { render };
