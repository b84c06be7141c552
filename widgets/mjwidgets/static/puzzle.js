// @ts-check
/* The frame around every puzzle: draws what Python says and sends back what the learner did. */
import { drawAbout } from "./lib/about.mjs";
import { typedAhead } from "./lib/ahead.mjs";
import { drawChoose } from "./lib/choose.mjs";
import { stopwatch } from "./lib/clock.mjs";
import { fill, make } from "./lib/dom.mjs";
import { facesOf, pictured } from "./lib/faces.mjs";
import { BAR, footOf } from "./lib/foot.mjs";
import { openFrame } from "./lib/frame.mjs";
import { enterAction, isJudged, isTyped, letterAction } from "./lib/keys.mjs";
import { drawFeedback, drawKeys, drawProgress, drawSummary, drawText } from "./lib/panels.mjs";
import { printed } from "./lib/paper.mjs";
import { drawScene } from "./lib/scene.mjs";
import { drawSheet } from "./lib/sheet.mjs";
import { askInParts, lacking, settled } from "./lib/steps.mjs";
import { timeInSight } from "./lib/sight.mjs";
import { isEmpty } from "./fields/box.mjs";
import { makeField } from "./fields/index.mjs";
import { tilePad } from "./fields/pad.mjs";

const SPOTS = "[data-type=pick_spots]";
const TILES = `[data-type=pick_tiles], ${SPOTS}`;
const REST = 600; // milliseconds after the last key
const NAMED = 3; // so many empty parts are named
const LINES = "input[type=text]";
const WORDS = "input[type=text]:not([data-letters])"; // lines in which any letter is text
const LETTERED = `${WORDS}, select`; // where letters are no commands: they choose from a list, too
const BESIDE_VERDICT = 96; // pixels: the bars above and below it
const SMALL_SCREEN = 480; // pixels
const SHARE = 0.45; // of the height that the tiles may take that stay in sight
const SHARE_OF_A_PHONE = 1 / 3;
const PAGE = ".jp-WindowedPanel-outer"; // what scrolls in a notebook
const ANSWERED = ["check", "guess", "next", "skip", "step"]; // by a verdict or another question
const OVERTYPED = "input:is([data-letters], [data-one])"; // a number, or the one tile that is asked for

/** @typedef {import("./lib/types.mjs").Field} Field */
/** @typedef {import("./lib/types.mjs").Key} Key */

/** @param {import("./lib/types.mjs").Context<import("./lib/sent.mjs").PuzzleState>} context */
async function render(context) {
  const { model, el } = context;
  let faces = await facesOf(model);
  const frame = openFrame(context, { labelledBy: "prompt" });
  const { dom, words, element } = frame;
  let view = model.get("view");
  let drawn = 0; // the turn of the question that lies there
  /** @type {number | null} the turn in which all was done first, as far as this page has seen */
  let doneIn = null;
  /** @type {import("./lib/scene.mjs").DrawnScene | undefined} */
  let scene;
  /** @type {Field[]} */
  let fields = [];
  let parts = askInParts(fields, { words });
  /** @type {Set<Field>} the lines that Enter was pressed in */
  let walked = new Set();
  let judged = ""; // the answer the marks on the fields belong to
  let isKept = false; // whether the tiles are to stay in sight, as far as there is room
  /** @type {number | null} the question in which Enter was pressed before Python had answered */
  let ahead = null;
  /** @type {string | null} what was said when a hint was asked for that Python has not given yet */
  let beforeHint = null;
  const sight = timeInSight(element);
  const waiting = typedAhead({
    element,
    isWaiting: frame.isWaiting,
    isOver: (key) => key === "Enter" && view.phase === "asking" && parts.isBlank(),
  });
  frame.onEnd(sight.end);
  const resized = () => keepInSight(); // a window made narrow, a phone turned
  const sizes = new ResizeObserver(resized);
  frame.onEnd(() => sizes.disconnect());
  addEventListener("resize", resized);
  frame.onEnd(() => removeEventListener("resize", resized));
  frame.askBeforeLeaving(() => model.get("unsaved"));

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let saying;
  /** @type {Map<Field, string>} what was said last of the tiles that are chosen */
  let readIn = new Map();
  frame.onEnd(() => clearTimeout(saying));
  const watch = stopwatch(sight.seconds);
  frame.onEnd(watch.stop);
  const top = make("div", { className: "mj-top" });
  const reason = make("p", { className: "mj-reason" });
  const prompt = make("p", { className: "mj-prompt", id: `${dom}-prompt` });
  const facts = make("ul", { className: "mj-facts" });
  const sheet = make("div", { className: "mj-beside" });
  const table = make("div", { className: "mj-table" });
  const inWords = make("div", { className: "mj-in-words", hidden: true, id: `${dom}-words` });
  const answer = make("div", { className: "mj-answer" });
  const actions = make("div", { className: "mj-actions" });
  const textButton = frame.opener(words.text_view, inWords, "t");
  const help = make("div", { className: "mj-keys", hidden: true, id: `${dom}-keys` });
  const helpButton = frame.opener(words.keys_button, help, "?");
  const tools = make("div", { className: "mj-tools" }, textButton, helpButton);
  // What is taken away there is not read out: no reason stands for an answer it was not given for.
  const status = make("div", { className: "mj-status", role: "status", "aria-live": "polite", "aria-atomic": "false" });
  const tree = make("div", { className: "mj-why", "aria-live": "polite" });
  const position = make("p", { className: "mj-only-read", role: "status" }); // which question of a set comes next
  const about = make("div", {});
  const choosing = make("div", {});
  /** @type {import("./lib/choose.mjs").Chooser | null} */
  let chooser = null;
  const foot = footOf(element, prompt, actions, words.answer_below);
  frame.onEnd(foot.stay);
  element.append(
    position,
    top,
    choosing,
    reason,
    prompt,
    make("div", { className: "mj-asked" }, facts, sheet, table, inWords, answer, foot.pointer), // no further the table stays
    make("div", { className: "mj-bar" }, actions, tools),
    help,
    frame.notice,
    make("div", { className: "mj-feedback" }, status, tree),
    about,
  );
  frame.sayBy((text) => {
    status.dataset.tone = "";
    status.replaceChildren(make("p", { className: "mj-say" }, text));
  });

  /** A new question: everything is drawn anew and the answer starts as Python has it. */
  function rebuild() {
    const asked = view.fields.filter((spec) => spec.given === null);
    const tappable = new Set(asked.flatMap((spec) => (spec.type === "pick_spots" ? spec.rows : spec.type === "group_tiles" ? [spec.row] : [])));
    scene = drawScene({ ...view, dom }, faces, words, tappable);
    const pad = tilePad({ words, faces, named: view.named });
    /** @type {import("./lib/types.mjs").Tools} */
    const given = { words, dom, scene, edited, faces, pad, field: (id) => fields.find((field) => field.id === id) };
    fields = [];
    for (const spec of view.fields) fields.push(makeField(spec, given));
    takeDraft();
    parts = askInParts(fields, { words, drawn: nameCheck, tell, lacks: () => lacking(view.fields, fields), needless: () => settled(view.fields, fields) });
    walked = new Set();
    readIn = new Map(fields.filter((field) => field.element.matches(TILES)).map((field) => [field, readingOf(field)]));
    tools.replaceChildren(parts.toggle, textButton, helpButton);
    table.replaceChildren(scene.element);
    answer.replaceChildren(...(view.note ? [make("p", { className: "mj-answer-note" }, view.note)] : []), parts.element);
    for (const field of fields) (scene.row(field.row) ?? answer).append(field.element);
    help.replaceChildren(drawKeys(words.keys.filter(isHere)));
    facts.replaceChildren(...view.facts.map((fact) => make("li", {}, ...pictured(fact, faces))));
    facts.hidden = view.facts.length === 0;
    sheet.replaceChildren(...(view.table ? [drawSheet(view.table, dom)] : []));
    inWords.replaceChildren(make("p", { className: "mj-tree-title" }, words.scene_in_words), ...drawText(view.text));
    about.replaceChildren(...(view.code ? [drawAbout(view, words)] : []));
    chooser = view.choose ? drawChoose(view.choose, (choice) => frame.ask({ action: "choose", turn: view.turn, choice })) : null;
    choosing.replaceChildren(...(chooser ? [chooser.element] : []));
    element.toggleAttribute("data-board", Boolean(view.board));
    element.toggleAttribute("data-unnamed", !view.named);
    judged = "";
    letGo();
    sight.begin();
  }

  /**
   * Whether a key of the panel stands for something in this question.
   * @param {{id: string}} key
   */
  function isHere({ id }) {
    /** @type {Record<string, unknown>} */
    const needs = { parts: parts.able, numbered: isAlone(), leave: element.querySelector(LETTERED) };
    return view.keys.includes(id) && (!(id in needs) || needs[id]);
  }

  /** Whether one thing alone is asked. */
  const isAlone = () => fields.filter((field) => !field.given).length === 1;

  /** The answer as Python has it. */
  function takeDraft() {
    const draft = model.get("draft");
    for (const field of fields) field.set(draft[field.id] ?? null);
    read();
  }

  /** Everything that can change while a question stays. */
  function refresh() {
    const finished = view.phase === "finished";
    if (finished) el.style.minHeight = "";
    if (finished) tell("");
    reason.textContent = view.reason;
    prompt.textContent = finished ? (view.feedback?.verdict ?? "") : view.prompt;
    const badges = view.ruleset?.unusual ? [make("span", { className: "mj-badges", title: view.ruleset.what }, view.ruleset.name)] : [];
    top.replaceChildren(drawProgress(view.progress), ...(view.clock && !finished ? [watch.element] : []), ...badges);
    for (const part of [facts, sheet, answer, textButton, parts.toggle, about]) part.classList.toggle("mj-gone", finished);
    if (finished) {
      table.replaceChildren(drawSummary(view.summary ?? [], faces), ...(view.tens ? [drawSheet(view.tens, dom)] : []));
      inWords.hidden = true;
      textButton.setAttribute("aria-expanded", "false");
    }
    choosing.hidden = !view.choose;
    actions.replaceChildren(frame.onward, ...(isToChange() ? [drawCheck()] : []), ...view.actions.map(drawAction));
    nameCheck();
    element.dataset.phase = view.phase;
    element.toggleAttribute("data-worked", isWorked());
    frame.stands(view);
    if (view.done) doneIn ??= view.turn;
    frame.asksMore(isMore());
    if (view.feedback?.verdict) status.style.minHeight = "";
    drawFeedback(status, tree, view.feedback, faces, finished);
    scene?.mark(view.feedback?.marks ?? []);
    const stamp = view.feedback?.stamp ?? "";
    if (stamp !== judged) showParts();
    judged = stamp;
  }

  /** Whether a dojo shows the working of a hand: it fits on the screen with the hand. */
  const isWorked = () => Boolean(view.typed && view.feedback?.revealed);

  /** Whether what lies there was asked for when all was done, and waits for an answer or for the next question. */
  function isMore() {
    if (doneIn === null || doneIn === view.turn || view.phase === "finished") return false;
    return enterAction(view.actions) !== null || (view.phase === "answered_wrong" && !view.feedback?.revealed);
  }

  /** The sign of every field; the one to look at comes into sight. */
  function showParts() {
    const told = view.feedback?.fields ?? {};
    for (const field of fields) field.status(told[field.id]);
    const look = fields.find((field) => told[field.id]?.status === "look");
    if (look) parts.reveal(look.id);
    look?.bring?.();
    if (view.feedback?.revealed) parts.all();
    if (view.phase === "answered_wrong") toOvertype(look);
  }

  /**
   * Who typed a wrong number or tile types over it: the line to look at has the focus, all of it selected.
   * @param {Field | undefined} look
   */
  function toOvertype(look) {
    const typed = document.activeElement;
    if (!element.contains(typed) || !typed?.matches(OVERTYPED)) return;
    const line = /** @type {HTMLInputElement} */ (look?.element.querySelector(OVERTYPED) ?? typed);
    line.focus({ preventScroll: true });
    line.select();
  }

  /**
   * @param {import("./lib/sent.mjs").Action} action
   * @param {number} place
   */
  function drawAction(action, place) {
    const isMain = place === 0 && action.key === "Enter";
    const key = action.key ? make("kbd", { "aria-hidden": "true" }, action.key) : null;
    const button = make(
      "button",
      { type: "button", className: isMain ? "mj-action mj-main" : "mj-action", "data-own-enter": "", "data-action": action.id, onclick: () => act(action.id) },
      action.label,
      key,
    );
    if (action.key) button.setAttribute("aria-keyshortcuts", action.key);
    return button;
  }

  /** Whether a wrong answer stands there: it can be checked again once it is another one. */
  const isToChange = () => view.phase === "answered_wrong" && view.reopens && !view.feedback?.revealed;

  /** Check keeps its place until then, so that no other button comes under the mouse; pressed too soon it waits for Python. */
  function drawCheck() {
    const button = drawAction({ id: "check", label: words.check, key: "Enter" }, 0);
    button.classList.remove("mj-main");
    button.setAttribute("aria-disabled", "true"); // not disabled: it keeps the focus
    button.onclick = () => frame.isWaiting() && enter();
    return button;
  }

  /** A question about the names of tiles has other pictures of them than the one before. */
  async function redraw() {
    faces = await facesOf(model);
    frame.keepingFocus(() => {
      rebuild();
      refresh();
    });
  }

  function update() {
    const next = model.get("view");
    const isNew = drawn !== next.turn;
    if (isNew && drawn) {
      keepHeight();
      position.textContent = [next.progress?.text, next.reason].filter(Boolean).join(". ");
    }
    view = next;
    drawn = view.turn;
    const pressed = document.activeElement?.getAttribute("data-action");
    const had = frame.keepingFocus(
      () => {
        if (isNew) rebuild();
        refresh();
        read();
      },
      () => (isNew ? null : toGoOn(pressed)),
    );
    const panel = [inWords, help].find((each) => each.contains(document.activeElement));
    if (isNew && panel) element.focus({ preventScroll: true }); // what is asked now is its name
    if (view.phase === "finished") letGo();
    else keepInSight(isKept || isJudged(view.phase));
    if (had) (isNew ? prompt : status).scrollIntoView({ block: "nearest" });
    if (had && isWorked()) tree.scrollIntoView({ block: "nearest" });
    if (isNew || view.phase !== "asking") settleFoot();
    if (isNew) watch.start();
    else if (view.phase !== "asking") watch.stop();
    if (isNew && had && view.typed) toType();
  }

  /**
   * What has the focus where that which had it is gone: the button that was pressed, else the part that is shown alone.
   * @param {string | null | undefined} pressed
   */
  function toGoOn(pressed) {
    const button = actions.querySelector(`[data-action="${pressed}"]`);
    if (button instanceof HTMLElement) return button;
    frame.passFocus();
    return view.phase === "finished" ? null : parts.target();
  }

  /** Where a question is asked, its first field is to be seen before the buttons cover what is below. */
  function settleFoot() {
    const open = view.phase === "asking" ? fields.find((field) => !field.given && !field.element.hidden) : undefined;
    foot.begin(scene?.row(open?.row) ?? open?.element);
  }

  /** Around the next question of a set is the room of the one before: what lies below stays. */
  function keepHeight() {
    const height = Math.min(element.getBoundingClientRect().height, innerHeight);
    el.style.minHeight = view.progress ? `${height}px` : "";
  }

  /**
   * From the first verdict on the tiles it speaks of stay above it, where they leave room for the rest. On a phone
   * their lower part does, which has the learner's own. Beside the answers they stay from the beginning.
   */
  function keepInSight(isWanted = isKept) {
    isKept = isWanted;
    const height = element.closest(PAGE)?.clientHeight ?? innerHeight;
    if (isBeside()) return stick(height - BAR, 0);
    if (!isKept) return unstick();
    const isSmall = innerWidth <= SMALL_SCREEN;
    const room = Math.min(height - status.offsetHeight - BESIDE_VERDICT, height * (isSmall ? SHARE_OF_A_PHONE : SHARE));
    if (!isSmall && table.offsetHeight > room) return unstick();
    stick(room, Math.min(room, table.offsetHeight));
  }

  /**
   * @param {number} room of which the lower end of the tiles may take all
   * @param {number} covered pixels they lie over, of what is scrolled
   */
  function stick(room, covered) {
    table.classList.add("mj-stays");
    element.style.setProperty("--mj-stay", `${Math.min(0, room - table.offsetHeight)}px`);
    element.style.setProperty("--mj-stuck", `${covered}px`);
  }

  /** Whether the tiles stand beside the answers, and take no room above them. */
  function isBeside() {
    return table.offsetWidth > 0 && table.getBoundingClientRect().right <= answer.getBoundingClientRect().left;
  }

  function unstick() {
    table.classList.remove("mj-stays");
    for (const name of ["--mj-stay", "--mj-stuck"]) element.style.removeProperty(name);
  }

  /** Nothing stays in sight, and no room is kept, for a verdict on another question. */
  function letGo() {
    isKept = false;
    unstick();
    status.style.minHeight = "";
  }

  /** Whether the question can be seen as the page stands: then typing may begin. */
  function inSight() {
    const { top: above, height } = prompt.getBoundingClientRect();
    return height > 0 && above >= 0 && above + height <= innerHeight;
  }

  /** The first field gets the focus, where it is one to type in; else its keys work from the frame. */
  function toType() {
    const first = fields.find((field) => !field.given)?.element.querySelector("input[type=text]");
    const target = first instanceof HTMLElement && first.getClientRects().length ? first : element;
    frame.take(target);
  }

  function response() {
    return Object.fromEntries(fields.map((field) => [field.id, field.get()]));
  }

  /** @param {string} action */
  function act(action) {
    if (!view.actions.some((offered) => offered.id === action)) return;
    beforeHint = action === "hint" ? status.textContent : null;
    if (isChecking(action) && (parts.hasNext() ? toNextPart() : nameGap())) return;
    if (action === "print") printed(view.paper ?? "");
    else send(action);
  }

  /** @param {string} action */
  const isChecking = (action) => action === "check" || action === "guess";

  /** The next part comes into sight, and what it asks about stays there. */
  function toNextPart() {
    keepInSight(true);
    actions.querySelector(".mj-lack")?.remove();
    parts.next();
    frame.passFocus();
    return true;
  }

  /** Whether something is still empty that was not named yet: it is said, and costs no try. */
  function nameGap() {
    const left = parts.gap();
    actions.querySelector(".mj-lack")?.remove();
    if (!left) return false;
    const named = left.slice(0, NAMED).map((place) => view.fields[place].label);
    const said = fill(words.still_empty, { parts: [...named, ...(left.length > NAMED ? ["…"] : [])].join("; ") });
    const lines = [said, words.check_anyway];
    actions.prepend(make("div", { className: "mj-lack" }, ...lines.map((text) => make("p", {}, text))));
    tell(lines.join("\n"));
    frame.passFocus();
    return true;
  }

  /** @param {string} action */
  function send(action) {
    frame.ask({ action, turn: view.turn, response: response(), seconds: sight.seconds() });
    if (view.typed && (ANSWERED.includes(action) || view.phase === "finished")) waiting.begin();
  }

  /** Whether the answer may be changed. */
  const isOpen = () => view.phase === "asking" || view.reopens;

  /** The answer was changed: keep it. What was said of another one goes, and the next try has begun. */
  function edited() {
    if (!isOpen()) {
      takeDraft(); // what was judged stays
      return showParts();
    }
    actions.querySelector(".mj-lack")?.remove();
    tell("");
    const target = document.activeElement;
    if (target && element.contains(target) && frame.unchosenAt(target)) frame.passFocus(); // it was taken off: Enter checks
    for (const field of fields) field.redraw?.();
    parts.refresh();
    frame.keep("draft", response());
    sayChosen();
    if (view.reopens || view.feedback?.unread) withdraw();
    if (view.reopens) send("again");
  }

  /** Tiles that were chosen are said once the keys rest, where they are typed or tapped; other fields say themselves what is chosen. */
  function sayChosen() {
    clearTimeout(saying);
    saying = setTimeout(() => {
      for (const [field, before] of readIn) {
        const text = readingOf(field);
        readIn.set(field, text);
        if (text !== before) tell(text);
      }
    }, REST);
  }

  /** @param {Field} field */
  const readingOf = ({ element: box }) => box.querySelector(".mj-reading")?.textContent ?? "";

  /** The verdict was on another answer: it goes at once, also where Python has stopped. Its room stays. */
  function withdraw() {
    status.style.minHeight = `${status.offsetHeight}px`;
    status.querySelector(".mj-verdict")?.remove();
    status.dataset.tone = "";
  }

  function onDraft() {
    if (JSON.stringify(model.get("draft")) !== JSON.stringify(response())) takeDraft();
  }

  /** What Python made of the answer; after Check, what cannot be read comes into sight. */
  function read() {
    const readings = model.get("readings");
    const isChecked = Boolean(view.feedback?.unread);
    for (const field of fields) field.read?.(readings[field.id], isChecked);
    const unread = isChecked && fields.find((field) => readings[field.id]?.problem);
    if (unread) parts.reveal(unread.id);
  }

  /**
   * Whether the element with the focus does something with this key by itself.
   * @param {Key} event
   */
  function handles(event) {
    const { key, target, defaultPrevented } = event;
    if (key === "Enter") return frame.ownsEnter(target);
    if (key === " " || defaultPrevented || isChoosing(target)) return true;
    if (target.matches("select")) return key !== "?";
    const isNextTry = view.reopens && target.matches(WORDS); // there any letter begins it
    if (isJudged(view.phase) && !isNextTry && letterAction(key, offered())) return false;
    if (target instanceof HTMLInputElement && target.matches(LINES)) return isTyped(key, target.dataset.letters, target.value.slice(0, target.selectionStart ?? 0));
    return target.matches("input[type=radio]") && key.startsWith("Arrow");
  }

  /**
   * Whether it is where one chooses what to practise.
   * @param {Element} target
   */
  const isChoosing = (target) => chooser !== null && chooser.element.contains(target);

  /** The button that checks leads to the next part first, and says so. */
  function nameCheck() {
    const button = actions.querySelector("[data-action=check]");
    const check = view.actions.find(({ id }) => id === "check");
    if (button && check) button.firstChild?.replaceWith(parts.hasNext() ? words.next_part : check.label);
  }

  /** What letters do now; where a wrong "yes" may become a "no", n is the answer until that is shown. */
  function offered() {
    const answers = view.reopens && !view.feedback?.revealed && view.keys.includes("yes_no");
    return view.actions.map(({ id }) => id).filter((id) => !(answers && id === "next"));
  }

  /**
   * Does what the key stands for; false when it stands for nothing here.
   * @param {Key} event
   */
  function used(event) {
    if (waiting.takes(event.key)) return true;
    if (handles(event)) return false;
    if (event.key === "Enter" && isChoosing(event.target)) {
      chooser?.start();
      return true;
    }
    if (event.key === "Enter") {
      const choice = isOpen() ? frame.unchosenAt(event.target) : null;
      if (event.repeat) return true;
      if (choice) choice.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      else enter();
      return true;
    }
    const isInLine = event.target.matches(LINES);
    const isName = event.shiftKey && !isInLine && isOpen(); // a capital begins a name: Wh, Rd
    const isAwaited = !isInLine && fields.some((field) => field.awaits?.(event.key));
    if ((isName || isAwaited) && filledBy(event, isInLine)) return true;
    const wanted = command(event.key);
    if (wanted) wanted();
    else if (filledBy(event, isInLine)) return true;
    return isInLine || wanted !== null;
  }

  /**
   * Whether a field has a use for the key: then what has the focus, unless it is that field's own, was passed by.
   * @param {Key} event
   * @param {boolean} isInLine
   */
  function filledBy({ key, target }, isInLine) {
    const isNumbered = isAlone();
    const own = ordered().filter(([{ element: box }]) => box.matches(SPOTS) && box.contains(document.activeElement));
    const open = own.length ? own : ordered(); // what is typed where the picture is asked about goes to no other part
    const isFilled = open.some(([field, focused]) => !(isInLine && field.takesLetters) && field.key(key, focused || (isNumbered && Boolean(field.numbered))));
    if (isFilled && target === document.activeElement) frame.passFocus();
    return isFilled;
  }

  /**
   * What a key does wherever the focus is, as the panel of keys has it; null where it is none of these.
   * @param {string} key
   */
  function command(key) {
    const action = letterAction(key, offered());
    /** @type {Record<string, HTMLElement | undefined>} */
    const buttons = { t: textButton, "?": helpButton, o: parts.toggle };
    const button = buttons[key.toLowerCase()];
    if (action) return () => act(action);
    if (key.toLowerCase() === "c" && chooser && !choosing.hidden) return chooser.open;
    return button?.getClientRects().length ? () => frame.keepingFocus(() => button.click()) : null;
  }

  /** From where letters are no commands back to the question: there its keys work. */
  function left() {
    if (chooser?.close()) {
      element.focus({ preventScroll: true });
      return true;
    }
    const line = document.activeElement;
    const isLeft = element.contains(line) && Boolean(line?.matches(LETTERED));
    if (isLeft) element.focus({ preventScroll: true });
    return isLeft;
  }

  /** From a line of numbers to the next one in sight that is still empty, if there is one where Enter was not pressed yet. */
  function toNextLine() {
    const line = fields.find((field) => field.sheet && field.element.contains(document.activeElement));
    if (!line || !isLine(line) || fields.some((field) => field.get() === true)) return false;
    walked.add(line);
    const at = fields.indexOf(line);
    const next = [...fields.slice(at), ...fields.slice(0, at)].find((field) => isLine(field) && !walked.has(field) && isEmpty(field.get()));
    next?.element.querySelector("input")?.focus();
    return next !== undefined;
  }

  /** @param {Field} field */
  const isLine = (field) => !field.given && Boolean(field.sheet) && !view.fields[fields.indexOf(field)].optional && field.element.getClientRects().length > 0;

  /** Enter goes on to the next part and checks after the last one; before an answer it waits for it. */
  function enter() {
    if (frame.isWaiting()) {
      ahead = view.turn;
      return;
    }
    const action = enterAction(view.actions);
    const checks = action === "check";
    if (frame.leadsOn() && (!checks || parts.isBlank())) frame.goOn();
    else if (checks && !parts.isBlank() && toNextLine()) return;
    else if (action) act(action);
  }

  /** Python has answered: an Enter that waited is done, unless another question lies there now. */
  function heard() {
    frame.heard();
    waiting.heard();
    const [said, hinted] = [beforeHint, view.turn];
    beforeHint = null;
    if (said !== null) queueMicrotask(() => view.turn === hinted && status.textContent === said && tell(words.no_more_hints));
    if (ahead === null || frame.isWaiting()) return;
    const turn = ahead;
    ahead = null;
    queueMicrotask(() => turn === view.turn && enter()); // what the answer shows is drawn first
  }

  /**
   * The fields, the one with the focus first, then the one to look at.
   * @returns {[Field, boolean][]}
   */
  function ordered() {
    /** @param {Field} field */
    const focused = (field) => field.element.contains(document.activeElement) || Boolean(field.holds?.(document.activeElement));
    /** @param {Field} field */
    const rank = (field) => (focused(field) ? 0 : field.element.dataset.status === "look" ? 1 : 2);
    const inSight = fields.filter((field) => !field.element.hidden);
    return inSight.sort((one, other) => rank(one) - rank(other)).map((field) => [field, focused(field)]);
  }

  /** Empties the part with the focus, or the only one there is to fill in; one that was judged right stays. */
  function emptied() {
    const open = ordered().filter(([field]) => !field.given && field.clear);
    const [field] = open.find(([, focused]) => focused) ?? (open.length === 1 ? open[0] : []);
    const isEmptied = Boolean(field && field.element.dataset.status !== "right" && field.clear?.());
    if (isEmptied) tell(words.nothing_chosen);
    return isEmptied;
  }

  /**
   * Says a sentence to who listens; the same one twice, too.
   * @param {string} text
   */
  const tell = (text) => position.replaceChildren(text);

  frame.onKeys({ leave: left, escape: emptied, used });
  frame.listen("change:view", update);
  frame.listen("change:faces", redraw);
  frame.listen("change:readings", read);
  frame.listen("change:draft", onDraft);
  frame.listen("change:answered", heard);
  update();
  const taken = frame.show();
  for (const part of [element, table]) sizes.observe(part);
  if (view.typed) requestAnimationFrame(() => inSight() && toType());
  return taken;
}

export default { render };
