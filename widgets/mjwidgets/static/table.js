/* Stepping through a round: shows the moment Python sends, and asks Python for another. */
import { asker } from "./lib/ask.mjs";
import { drawBoard } from "./lib/board.mjs";
import { make } from "./lib/dom.mjs";
import { isForHost } from "./lib/keys.mjs";
import { drawKeys, drawText } from "./lib/panels.mjs";
import { drawAnswer, drawReasons, fillAsks } from "./lib/reasons.mjs";

const STEPS = { Home: "first", ArrowLeft: "previous", ArrowRight: "next", End: "last" };
let frames = 0;

function render({ model, el }) {
  const dom = `mjt${++frames}`;
  const words = model.get("words");
  let view = model.get("view");
  let waiting = false;
  let wanted = null; // the place to go to once the last question is answered

  const title = make("p", { className: "mj-prompt", id: `${dom}-title` });
  const position = make("span", { className: "mj-position" });
  const caption = make("div", { className: "mj-caption", role: "status", "aria-live": "polite" });
  const table = make("div", { className: "mj-round" });
  const legend = make("p", { className: "mj-legend-list" });
  const slider = make("input", { type: "range", className: "mj-slider", min: "1", "aria-label": words.slider, oninput: () => go(Number(slider.value)) });
  const steps = Object.entries(STEPS).map(([key, name]) => {
    const button = make("button", { type: "button", className: "mj-action", onclick: () => go(target(name)) }, words[name]);
    button.setAttribute("aria-keyshortcuts", key);
    button.dataset.step = name;
    return button;
  });

  const inWords = make("div", { className: "mj-in-words", hidden: true, id: `${dom}-words` });
  const help = make("div", { className: "mj-keys", hidden: true, id: `${dom}-keys` }, drawKeys(words.keys));
  const choice = make("select", { id: `${dom}-choice`, className: "mj-choose" });
  const ask = make("button", { type: "button", className: "mj-action mj-main", onclick: askWhy }, words.ask);
  const status = make("div", { className: "mj-status", role: "status", "aria-live": "polite" });
  const found = make("div", { className: "mj-why" });
  const whyPanel = make(
    "div",
    { className: "mj-ask", hidden: true, id: `${dom}-why` },
    make("label", { className: "mj-label", for: choice.id }, words.choose),
    make("div", { className: "mj-line" }, choice, ask),
    status,
    found,
  );
  const whyButton = opener(words.why, whyPanel, "w");
  const textButton = opener(words.text_view, inWords, "t");
  const helpButton = opener(words.keys_button, help, "?");
  const frame = make(
    "div",
    { className: "mj mj-stepper", role: "group", "aria-labelledby": title.id, tabIndex: -1 },
    make("div", { className: "mj-top" }, title, position),
    table,
    slider,
    caption,
    make("div", { className: "mj-bar" }, make("div", { className: "mj-actions" }, ...steps), make("div", { className: "mj-tools" }, whyButton, textButton, helpButton)),
    legend,
    whyPanel,
    inWords,
    help,
  );

  /** A button that opens and closes a panel. */
  function opener(label, panel, key) {
    const button = make(
      "button",
      { type: "button", className: "mj-quiet mj-action", "aria-expanded": "false", "aria-controls": panel.id },
      label,
      make("kbd", { "aria-hidden": "true" }, key),
    );
    button.addEventListener("click", () => {
      panel.hidden = !panel.hidden;
      button.setAttribute("aria-expanded", String(!panel.hidden));
      if (panel === whyPanel && !panel.hidden) choice.focus();
    });
    return button;
  }

  const port = asker({
    answered: () => model.get("answered"),
    send: (message) => model.send(message),
    waiting: (yes) => {
      waiting = yes;
      frame.setAttribute("aria-busy", String(yes));
    },
    silent: () => caption.replaceChildren(make("p", {}, words.silent)),
  });

  /** Where a button leads from the place that was asked for last. */
  function target(name) {
    const from = wanted ?? view.place;
    return { first: 1, previous: Math.max(1, from - 1), next: Math.min(view.of, from + 1), last: view.of }[name];
  }

  /** Goes there; while Python is busy only the last place counts. */
  function go(place) {
    if (place === (wanted ?? view.place)) return;
    wanted = place;
    slider.value = String(place);
    if (!waiting) port.ask({ action: "go", place });
  }

  function askWhy() {
    if (choice.value) {
      port.ask({ action: "why", place: view.place, ask: choice.value });
      return;
    }
    status.dataset.tone = "plain";
    status.replaceChildren(make("p", { className: "mj-say" }, words.choose_first));
    found.replaceChildren();
    choice.focus();
  }

  function update() {
    const before = view;
    view = model.get("view");
    title.textContent = view.title;
    position.textContent = view.position;
    caption.replaceChildren(...view.caption.map((line) => make("p", {}, line)));
    table.style.setProperty("--mj-board-ratio", view.window[2] / view.window[3]);
    table.replaceChildren(drawBoard(view, model.get("faces"), inWords.id));
    legend.replaceChildren(...view.legend.map((line) => make("span", {}, line)));
    inWords.replaceChildren(make("p", { className: "mj-tree-title" }, words.scene_in_words), ...drawText(view.text));
    slider.max = String(view.of);
    slider.setAttribute("aria-valuetext", view.position);
    for (const button of steps) button.setAttribute("aria-disabled", String(target(button.dataset.step) === view.place));
    if (before === view || before.place !== view.place || !choice.options.length) fillAsks(choice, "–", view.asks);
    whyButton.hidden = view.asks.length === 0;
    if (whyButton.hidden) {
      whyPanel.hidden = true;
      whyButton.setAttribute("aria-expanded", "false");
    }
    drawAnswer(status, view.said);
    found.replaceChildren(...(view.said ? [drawReasons(view.said, model.get("faces"))] : []));
  }

  /** A reply has come: go on to the place asked for meanwhile. */
  function heard() {
    port.heard();
    if (waiting) return;
    const next = wanted;
    wanted = null;
    slider.value = String(next ?? view.place);
    if (next !== null && next !== view.place) go(next);
  }

  function onView() {
    const had = frame.contains(document.activeElement);
    update();
    if (had && !frame.contains(document.activeElement)) frame.focus({ preventScroll: true });
  }

  function onKey(event) {
    if (isForHost(event)) return;
    if (event.key === "Escape") {
      if (closed()) event.stopPropagation();
      return;
    }
    event.stopPropagation();
    if (event.isComposing || event.defaultPrevented) return;
    if (used(event)) event.preventDefault();
  }

  /** Closes the question panel; false when it is not open. */
  function closed() {
    if (whyPanel.hidden) return false;
    whyButton.click();
    whyButton.focus();
    return true;
  }

  /** Does what the key stands for; a list and the slider have keys of their own. */
  function used(event) {
    if (event.target === choice && event.key === "Enter") {
      if (!event.repeat) askWhy();
      return true;
    }
    if (event.target.matches("select, input")) return false;
    if (event.key in STEPS) go(target(STEPS[event.key]));
    else if (event.key === "w" && !whyButton.hidden) whyButton.click();
    else if (event.key === "t") textButton.click();
    else if (event.key === "?") helpButton.click();
    else return false;
    return true;
  }

  function settings() {
    const { projector } = model.get("settings");
    frame.classList.toggle("mj-projector", Boolean(projector));
  }

  frame.addEventListener("keydown", onKey);
  model.on("change:view", onView);
  model.on("change:answered", heard);
  model.on("change:settings", settings);
  settings();
  update();
  slider.value = String(view.place);
  el.append(frame);
  return () => {
    port.stop();
    frame.removeEventListener("keydown", onKey);
    model.off("change:view", onView);
    model.off("change:answered", heard);
    model.off("change:settings", settings);
  };
}

export default { render };
