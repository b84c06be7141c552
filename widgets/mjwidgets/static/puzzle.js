/* The frame around every puzzle: draws what Python says and sends back what the learner did. */
import { asker } from "./lib/ask.mjs";
import { make } from "./lib/dom.mjs";
import { enterAction, isForHost, letterAction } from "./lib/keys.mjs";
import { drawFeedback, drawKeys, drawProgress, drawSummary, drawText } from "./lib/panels.mjs";
import { drawScene } from "./lib/scene.mjs";
import { drawSheet } from "./lib/sheet.mjs";
import { groupTiles, pickSpots } from "./fields/on_scene.mjs";
import { pickTiles } from "./fields/pick_tiles.mjs";
import { enterNumber, flag, nameEach, pickOne } from "./fields/simple.mjs";

const FIELDS = {
  pick_tiles: pickTiles,
  name_each: nameEach,
  pick_one: pickOne,
  pick_spots: pickSpots,
  enter_number: enterNumber,
  flag,
  group_tiles: groupTiles,
};

const TEXT_FIELDS = "input[type=text], select, textarea";
let frames = 0;

function render({ model, el }) {
  const dom = `mj${++frames}`;
  const words = model.get("words");
  let view = null;
  let scene = null;
  let fields = [];
  let judged = ""; // the answer the marks on the fields belong to

  const top = make("div", { className: "mj-top" });
  const prompt = make("p", { className: "mj-prompt", id: `${dom}-prompt` });
  const facts = make("ul", { className: "mj-facts" });
  const sheet = make("div", { className: "mj-beside" });
  const table = make("div", { className: "mj-table" });
  const inWords = make("div", { className: "mj-in-words", hidden: true, id: `${dom}-words` });
  const answer = make("div", { className: "mj-answer" });
  const actions = make("div", { className: "mj-actions" });
  const textButton = opener(words.text_view, inWords, "t");
  const help = make("div", { className: "mj-keys", hidden: true, id: `${dom}-keys` });
  const helpButton = opener(words.keys_button, help, "?");
  const status = make("div", { className: "mj-status", role: "status", "aria-live": "polite" });
  const tree = make("div", { className: "mj-why" });
  const frame = make(
    "div",
    { className: "mj", role: "group", "aria-labelledby": prompt.id, tabIndex: -1 },
    top,
    prompt,
    facts,
    sheet,
    table,
    inWords,
    answer,
    make("div", { className: "mj-bar" }, actions, make("div", { className: "mj-tools" }, textButton, helpButton)),
    help,
    make("div", { className: "mj-feedback" }, status, tree),
  );

  /** A button that opens and closes a panel. */
  function opener(label, panel, key) {
    const button = make(
      "button",
      { type: "button", className: "mj-quiet mj-action", "aria-expanded": "false", "aria-controls": panel.id, "data-own-enter": "" },
      label,
      make("kbd", { "aria-hidden": "true" }, key),
    );
    button.addEventListener("click", () => {
      panel.hidden = !panel.hidden;
      button.setAttribute("aria-expanded", String(!panel.hidden));
    });
    return button;
  }

  const port = asker({
    answered: () => model.get("answered"),
    send: (message) => model.send(message),
    waiting: (yes) => frame.setAttribute("aria-busy", String(yes)),
    silent: () => say(words.silent),
  });

  /** A new question: everything is drawn anew and the answer starts as Python has it. */
  function rebuild() {
    const tappable = new Set(view.fields.flatMap((spec) => (spec.type === "pick_spots" ? spec.rows : spec.type === "group_tiles" ? [spec.row] : [])));
    scene = drawScene({ ...view, dom }, model.get("faces"), words, tappable);
    const tools = { words, dom, scene, edited, faces: () => model.get("faces"), field: (id) => fields.find((field) => field.id === id) };
    fields = [];
    for (const spec of view.fields) fields.push(FIELDS[spec.type](spec, tools));
    const draft = model.get("draft");
    for (const field of fields) field.set(draft[field.id] ?? null);
    table.replaceChildren(scene.element);
    answer.replaceChildren(...(view.note ? [make("p", { className: "mj-answer-note" }, view.note)] : []));
    help.replaceChildren(drawKeys(words.keys.filter((key) => view.keys.includes(key.id))));
    for (const field of fields) (scene.row(field.row) ?? answer).append(field.element);
    facts.replaceChildren(...view.facts.map((fact) => make("li", {}, fact)));
    facts.hidden = view.facts.length === 0;
    sheet.replaceChildren(...(view.table ? [drawSheet(view.table, dom)] : []));
    inWords.replaceChildren(make("p", { className: "mj-tree-title" }, words.scene_in_words), ...drawText(view.text));
    judged = "";
  }

  /** Everything that can change while a question stays. */
  function refresh() {
    const finished = view.phase === "finished";
    prompt.textContent = finished ? view.feedback.verdict : view.prompt;
    const badge = make("span", { className: "mj-badges" }, view.ruleset ? make("span", { title: view.ruleset.what }, view.ruleset.name) : null, make("code", { title: words.code }, view.code));
    top.replaceChildren(drawProgress(view.progress), badge);
    for (const part of [facts, sheet, answer, textButton]) part.classList.toggle("mj-gone", finished);
    if (finished) {
      table.replaceChildren(drawSummary(view.summary));
      inWords.hidden = true;
      textButton.setAttribute("aria-expanded", "false");
    }
    actions.replaceChildren(...view.actions.map(drawAction));
    frame.dataset.phase = view.phase;
    drawFeedback(status, tree, view.feedback, model.get("faces"), finished);
    scene.mark(view.feedback?.marks ?? []);
    const stamp = view.feedback?.stamp ?? "";
    if (stamp !== judged) for (const field of fields) field.status(view.feedback?.fields[field.id]);
    judged = stamp;
  }

  function drawAction(action, place) {
    const key = action.key ? make("kbd", { "aria-hidden": "true" }, action.key) : null;
    const button = make(
      "button",
      { type: "button", className: place === 0 ? "mj-action mj-main" : "mj-action", "data-own-enter": "", onclick: () => act(action.id) },
      action.label,
      key,
    );
    if (action.key) button.setAttribute("aria-keyshortcuts", action.key);
    return button;
  }

  function update() {
    const next = model.get("view");
    const had = frame.contains(document.activeElement);
    const isNew = view === null || view.turn !== next.turn;
    view = next;
    if (isNew) rebuild();
    refresh();
    port.heard();
    if (!had) return;
    if (!frame.contains(document.activeElement)) frame.focus({ preventScroll: true });
    (isNew ? prompt : status).scrollIntoView({ block: "nearest" });
  }

  function response() {
    return Object.fromEntries(fields.map((field) => [field.id, field.get()]));
  }

  function act(action) {
    if (!view.actions.some((offered) => offered.id === action)) return;
    const problem = action === "check" ? fields.map((field) => field.problem?.()).find(Boolean) : null;
    if (problem) say(problem);
    else port.ask({ action, turn: view.turn, response: response() });
  }

  function say(text) {
    status.dataset.tone = "";
    status.replaceChildren(make("p", { className: "mj-say" }, text));
  }

  /** The answer was changed: keep it, and after a wrong answer that means trying again. */
  function edited() {
    for (const field of fields) if (field.follows) field.redraw();
    model.set("draft", response());
    model.save_changes();
    if (view.phase === "answered_wrong") act("again");
  }

  function onDraft() {
    const draft = model.get("draft");
    if (JSON.stringify(draft) === JSON.stringify(response())) return;
    for (const field of fields) field.set(draft[field.id] ?? null);
  }

  function onKey(event) {
    if (isForHost(event)) return;
    if (event.key === "Escape") {
      if (ordered().some((field) => field.clear?.())) event.stopPropagation();
      return;
    }
    event.stopPropagation();
    if (event.isComposing || handles(event)) return;
    if (used(event)) event.preventDefault();
  }

  /** Whether the element with the focus does something with this key by itself. */
  function handles(event) {
    if (event.key === "Enter") return event.target.closest("[data-own-enter]") !== null;
    if (event.key === " ") return true;
    if (event.defaultPrevented) return true;
    const arrows = event.target.matches("input[type=radio]") && event.key.startsWith("Arrow");
    return arrows || event.target.closest(TEXT_FIELDS) !== null;
  }

  /** Does what the key stands for; false when it stands for nothing here. */
  function used(event) {
    if (event.key === "Enter") {
      const action = enterAction(view.phase);
      if (action && !event.repeat) act(action);
      return true;
    }
    const action = letterAction(event.key, view.actions.map((offered) => offered.id));
    if (action) act(action);
    else if (event.key === "t") textButton.click();
    else if (event.key === "?") helpButton.click();
    else return ordered().some((field) => field.key(event.key));
    return true;
  }

  /** The fields, the one with the focus first. */
  function ordered() {
    const focused = (field) => field.element.contains(document.activeElement);
    return [...fields.filter(focused), ...fields.filter((field) => !focused(field))];
  }

  function settings() {
    const { projector } = model.get("settings");
    frame.classList.toggle("mj-projector", Boolean(projector));
  }

  frame.addEventListener("keydown", onKey);
  model.on("change:view", update);
  model.on("change:draft", onDraft);
  model.on("change:settings", settings);
  settings();
  update();
  el.append(frame);
  return () => {
    port.stop();
    frame.removeEventListener("keydown", onKey);
    model.off("change:view", update);
    model.off("change:draft", onDraft);
    model.off("change:settings", settings);
  };
}

export default { render };
