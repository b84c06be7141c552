// @ts-check
/* A deal in play: the table, the own tiles as buttons, what else can be done, and what others did. */
import { openBelow } from "./lib/below.mjs";
import { drawBoard } from "./lib/board.mjs";
import { fill, make } from "./lib/dom.mjs";
import { facesOf, pictured } from "./lib/faces.mjs";
import { openFrame } from "./lib/frame.mjs";
import { keysOfTiles } from "./lib/notation.mjs";
import { drawKeys, drawText, nest } from "./lib/panels.mjs";
import { drawScene } from "./lib/scene.mjs";
import { openWhy } from "./lib/why.mjs";

/** @param {import("./lib/types.mjs").Context<import("./lib/sent.mjs").PlayState>} context */
async function render(context) {
  const { model } = context;
  const faces = await facesOf(model);
  const frame = openFrame(context, { className: "mj-play", labelledBy: "title" });
  const { dom, words, element } = frame;
  let view = model.get("view");
  /** @type {string} the kind that the next tile goes as; empty for a plain discard */
  let armed = "";
  let scene = drawHand();

  const title = make("p", { className: "mj-only-read", id: `${dom}-title` });
  const round = make("span", {});
  const stage = make("span", {});
  const goal = make("p", { className: "mj-goal" });
  const table = make("div", { className: "mj-round" });
  const log = make("ul", { className: "mj-log", "aria-label": words.log });
  const heard = make("div", { role: "status", "aria-live": "polite" }, log);
  const prompt = make("p", { className: "mj-prompt", role: "status", "aria-live": "polite" });
  const guide = make("p", { className: "mj-guide", role: "status", "aria-live": "polite" });
  const hand = make("div", { className: "mj-own-tiles", role: "group", "aria-label": words.hand });
  const buttons = make("div", { className: "mj-actions" });
  const help = make("div", { className: "mj-status mj-helped", role: "status", "aria-live": "polite" });
  const end = make("div", { className: "mj-end" });
  const beside = make("div", { className: "mj-what-if", role: "group", "aria-label": words.beside });
  const below = openBelow(frame, model, drawButtons);
  const inWords = make("div", { className: "mj-in-words", hidden: true, id: `${dom}-words` });
  const keys = make("div", { className: "mj-keys", hidden: true, id: `${dom}-keys` }, drawKeys(words.keys));
  const why = openWhy(
    frame,
    words,
    faces,
    () => ({ turn: view.turn }),
    (open) => frame.ask({ action: "list", open }),
  );
  const helpButton = button(words.help, "h", () => send("help"), "mj-quiet");
  const backButton = button(words.back, "⌫", () => send("back"), "mj-quiet");
  const skipButton = button(words.skip, "", () => send("skip"), "mj-quiet");
  const textButton = frame.opener(words.text_view, inWords, "t");
  const keysButton = frame.opener(words.keys_button, keys, "?");
  element.append(
    title,
    goal,
    make("div", { className: "mj-top" }, round, stage),
    make(
      "div",
      { className: "mj-beside" },
      table,
      make("div", { className: "mj-side" }, heard, prompt, guide, end, beside, buttons, help, make("div", { className: "mj-tools" }, helpButton, backButton, why.button, textButton, keysButton, skipButton), frame.notice, why.panel),
      hand,
    ),
    below.panel,
    inWords,
    keys,
  );
  frame.askBeforeLeaving(() => Number(view.unsaved));
  frame.sayBy((text) => prompt.replaceChildren(text));

  /** Sends what is done at this moment, once.
   * @param {string} action
   * @param {object} more
   */
  function send(action, more = {}) {
    if (!frame.isWaiting()) frame.ask({ action, turn: view.turn, ...more });
  }

  /**
   * A button with its key.
   * @param {string} label
   * @param {string} key
   * @param {() => void} pressed
   * @param {string} look
   */
  function button(label, key, pressed, look = "") {
    return make("button", { type: "button", className: `mj-action ${look}`.trim(), "data-own-enter": "", onclick: pressed }, label, key ? make("kbd", { "aria-hidden": "true" }, key) : null);
  }

  function drawHand() {
    const drawn = drawScene({ rows: view.rows, board: null, dom }, faces, words, new Set(["hand"]));
    drawn.onTap("hand", tapped);
    return drawn;
  }

  /** @param {string} id of a tile of the hand */
  function tapped(id) {
    const can = view.can[id] ?? {};
    const what = can[armed || "discard"];
    if (what) send("do", { what });
  }

  /** @param {string} kind */
  function arm(kind) {
    armed = armed === kind ? "" : kind;
    const isHere = element.contains(document.activeElement);
    drawButtons();
    markHand();
    const spots = scene.spots(["hand"]);
    const going = spots.filter(({ id }) => armed && view.can[id]?.[armed]);
    const names = [...new Set(going.map(({ name }) => name))].join(", ");
    prompt.replaceChildren(...(armed ? [fill(words.declare_with, { tiles: names })] : pictured(view.prompt, faces)));
    const to = armed ? tiles()[spots.indexOf(going[0])] : buttons.querySelector("button");
    if (isHere && to instanceof HTMLElement) to.focus({ preventScroll: true });
  }

  /** Which tiles can go now, and what help says of them. */
  function markHand() {
    const goes = (/** @type {string} */ id) => Boolean(view.can[id]?.[armed || "discard"]);
    /** @type {[string, string][]} */
    const marks = (view.help?.marks ?? []).map((id) => [id, "look"]);
    if (armed) marks.splice(0, marks.length, ...Object.keys(view.can).filter(goes).map((id) => /** @type {[string, string]} */ ([id, "look"])));
    scene.mark(marks);
    const isOwnTurn = Object.keys(view.can).length > 0;
    const spots = scene.spots(["hand"]);
    tiles().forEach((tile, place) => {
      tile.removeAttribute("aria-pressed"); // it is no choice that can be undone here
      if (isOwnTurn && !goes(spots[place].id)) tile.setAttribute("aria-disabled", "true");
      else tile.removeAttribute("aria-disabled");
    });
  }

  const tiles = () => [...scene.element.querySelectorAll("button.mj-tile")];

  function drawButtons() {
    buttons.replaceChildren(...(view.end ? afterwards(view.end) : view.buttons.map(drawButton)));
    if (view.waited) buttons.prepend(frame.onward);
    if (view.apart) buttons.prepend(button(words.go_on_here, "", () => send("go_on_here")), button(words.go_on_there, "", () => send("go_on_there")));
  }

  /** @param {import("./lib/sent.mjs").PlayButton} item */
  function drawButton(item) {
    const pressed = () => (item.arms ? arm(item.id) : send("do", { what: item.id }));
    const made = button(item.label, item.key, pressed, item.main ? "mj-main" : "");
    if (item.tiles.length) made.insertBefore(make("span", { className: "mj-said", "aria-hidden": "true" }, ...item.tiles.map((code) => faces.draw(code, ""))), made.lastElementChild);
    made.setAttribute("aria-label", item.told);
    if (item.arms) made.setAttribute("aria-pressed", String(armed === item.id));
    made.dataset.key = item.key;
    return made;
  }

  /** @param {import("./lib/sent.mjs").Ended} ended */
  function afterwards(ended) {
    if (ended.waits) return waiting();
    const [next, action] = ended.next ? [words.next, "next"] : [words.another, "another"];
    const [key, look] = isReady() ? ["", ""] : ["Enter", "mj-main"];
    const made = [button(next, key, () => send(action), look), button(words.again, "", () => send("again"))];
    made[0].dataset.key = key;
    if (ended.look && below.isPossible() && !below.isOpen()) made.push(button(words.look, "", () => send("look")));
    return made;
  }

  /** Whether the lesson's deal has shown what it is for, so that the lesson leads on. */
  const isReady = () => view.waited && view.met;

  /** A win that is still to be counted. */
  function waiting() {
    const show = button(words.show_count, "", () => send("show"));
    if (below.isOpen() || !below.isPossible()) return [show];
    const count = button(words.count_it, "Enter", () => send("count"), "mj-main");
    count.dataset.key = "Enter";
    return [count, show];
  }

  /** @param {import("./lib/sent.mjs").Happened} line */
  function logged(line) {
    const shown = make("span", { className: "mj-said", "aria-hidden": "true" }, ...line.tiles.map((code) => faces.draw(code, "")));
    const item = make("li", { title: line.text }, make("span", { className: "mj-only-read" }, line.text), make("span", { "aria-hidden": "true" }, `${line.who} ${line.word}`.trim()), shown);
    item.dataset.did = line.did;
    return item;
  }

  function drawLog() {
    log.replaceChildren(...view.log.map(logged), ...view.costs.map((line) => make("li", { className: "mj-cost" }, ...pictured(line, faces))));
  }

  /** What was done first beside what is done now. */
  function drawBeside() {
    beside.replaceChildren(...view.beside.map(({ lines, log }) => make("div", {}, ...lines.map((line) => make("p", {}, ...pictured(line, faces))), make("ul", { className: "mj-log" }, ...log.map(logged)))));
  }

  function drawEnd() {
    end.replaceChildren();
    if (!view.end || view.end.waits) return;
    const rows = view.end.changes.map(({ who, points, change }) => make("tr", {}, make("th", { scope: "row" }, who), make("td", {}, change), make("td", {}, points)));
    if (view.end.goal) end.append(make("p", { className: "mj-outcome" }, view.end.goal));
    end.append(
      ...view.end.lines.map((line) => make("p", {}, line)),
      ...view.end.shown.map(laidDown),
      make("table", { className: "mj-payments" }, make("tbody", {}, ...rows)),
      ...(view.end.final ? finalResults(view.end.final) : []),
      ...(view.end.counted ? [paid(view.end.paid), addedUp(view.end.tree)] : []),
    );
    if (!view.end.moments.length || !below.isPossible()) return;
    const items = view.end.moments.map(({ number, text, asks, what_if }) => {
      const look = button(words.look_here, "", () => send("look", { number }), "mj-quiet");
      const ask = asks ? button(words.ask_me, "", () => send("ask", { number }), "mj-quiet") : null;
      const other = what_if && view.back ? button(words.what_if, "", () => send("what_if", { number }), "mj-quiet") : null;
      return make("li", {}, make("p", {}, ...pictured(text, faces)), look, ask, other);
    });
    end.append(make("p", { className: "mj-label" }, words.mattered), make("ol", { className: "mj-mattered" }, ...items));
  }

  /**
   * A hand that was laid down at a draw, and what is said of it.
   * @param {import("./lib/sent.mjs").LaidDown} hand
   */
  function laidDown({ text, tiles }) {
    const laid = tiles.map((code) => faces.draw(code, ""));
    return make("div", { className: "mj-laid-down" }, laid.length ? make("span", { className: "mj-laid-tiles", "aria-hidden": "true" }, ...laid) : null, make("span", {}, ...pictured(text, faces)));
  }

  /**
   * Who came where at the end of a game, with what result, and how the own one adds up.
   * @param {import("./lib/sent.mjs").Final} final
   */
  function finalResults({ title, rows, lines }) {
    const drawn = rows.map(({ place, who, points, result }) => make("tr", {}, make("td", {}, String(place)), make("th", { scope: "row" }, who), make("td", {}, points), make("td", {}, result)));
    const heads = [words.final_place, words.final_who, words.final_points, words.final_result];
    return [
      make("p", { className: "mj-outcome" }, title),
      make("table", { className: "mj-payments mj-final" }, make("thead", {}, make("tr", {}, ...heads.map((head) => make("th", { scope: "col" }, head)))), make("tbody", {}, ...drawn)),
      make("details", { open: true }, make("summary", {}, words.own_result), ...lines.map((line) => make("p", {}, line))),
    ];
  }

  /**
   * The payments with sticks, one after the other.
   * @param {import("./lib/sent.mjs").Paid[]} steps
   */
  function paid(steps) {
    const list = make("ol", { className: "mj-paid", "aria-live": "polite" });
    const next = button(words.next_stick, "", lay, "mj-quiet");
    function lay() {
      const { text, sticks } = steps[list.children.length];
      const laid = sticks.map((value) => {
        const stick = make("span", { className: "mj-laid-stick", title: value.toLocaleString("en") });
        stick.dataset.worth = String(value);
        return stick;
      });
      list.append(make("li", {}, text, make("span", { className: "mj-laid", "aria-hidden": "true" }, ...laid)));
      next.hidden = list.children.length === steps.length;
    }
    const details = make("details", {}, make("summary", {}, words.paid), list, next);
    details.addEventListener("toggle", () => details.open && !list.children.length && lay());
    details.hidden = steps.length === 0;
    return details;
  }

  /**
   * How it adds up, which is sent when it is opened.
   * @param {import("./lib/sent.mjs").TreeLine[]} tree
   */
  function addedUp(tree) {
    const details = make("details", { open: tree.length > 0 }, make("summary", {}, words.count), nest(tree, faces));
    details.addEventListener("toggle", () => details.open && !tree.length && send("add_up"));
    return details;
  }

  function drawHelp() {
    help.dataset.tone = view.help?.lines.length ? "plain" : "";
    help.replaceChildren(...(view.help?.lines ?? []).map((line) => make("p", { className: "mj-say" }, ...pictured(line, faces))));
    helpButton.hidden = !view.help;
    const label = view.help?.lines.length ? words.more_help : words.help;
    helpButton.firstChild?.replaceWith(label);
    helpButton.setAttribute("aria-disabled", String(view.help !== null && !view.help.more));
  }

  function update() {
    const before = view;
    view = model.get("view");
    armed = "";
    inHand.forget();
    title.textContent = view.title;
    round.textContent = view.round;
    stage.textContent = view.stage;
    goal.textContent = view.goal;
    goal.hidden = !view.goal || view.end !== null;
    guide.replaceChildren(...pictured(view.guide, faces));
    skipButton.hidden = !view.waited || view.done;
    prompt.replaceChildren(...pictured(view.prompt, faces));
    table.style.setProperty("--mj-board-ratio", String(view.board.window[2] / view.board.window[3]));
    table.replaceChildren(drawBoard(view.board, faces, inWords.id));
    if (before === view || before.turn !== view.turn) {
      scene = drawHand();
      hand.replaceChildren(scene.element);
    }
    drawLog();
    drawButtons();
    markHand();
    drawHelp();
    drawEnd();
    drawBeside();
    inWords.replaceChildren(make("p", { className: "mj-tree-title" }, words.scene_in_words), ...drawText(view.text), ...view.board.legend.map((line) => make("p", { className: "mj-muted" }, line)));
    backButton.hidden = !view.back;
    if (view.waited) frame.stands(view);
    frame.asksMore(view.waited && view.end !== null && !view.met);
    why.update(view, before === view || before.turn !== view.turn);
  }

  /** Where the next choice begins: the blue button, else letting go, else the tile that was drawn. */
  function whereNext() {
    if (view.end && isReady()) return element; // Enter leads on
    const first = element.querySelector(".mj-actions > .mj-main:not(.mj-onward), .mj-actions > [data-key='Space']");
    const next = first ?? tiles().at(-1) ?? null;
    return next instanceof HTMLElement ? next : null;
  }

  /**
   * Whether a tile is being typed; of several that are alike the last goes.
   * @param {string} key
   */
  function usedTyped(key) {
    const tile = inHand.typed(key);
    const spot = tile && spotOf(tile);
    if (spot) tapped(spot.id);
    return tile !== null;
  }

  /** @param {string} code of a tile that can go */
  const spotOf = (code) => scene.spots(["hand"]).findLast(({ id, tile }) => tile === code && view.can[id]?.[armed || "discard"]);
  const inHand = keysOfTiles(spotOf);

  /** @param {string} key */
  const buttonOf = (key) => {
    const found = [...buttons.children].find((each) => each instanceof HTMLElement && each.dataset.key === key);
    return found instanceof HTMLElement ? found : null;
  };

  /**
   * Does what the key stands for; Enter and Space press what has the focus.
   * @param {import("./lib/types.mjs").Key} event
   */
  function used(event) {
    if (below.panel.contains(event.target)) return false;
    if (event.defaultPrevented || event.repeat) return event.repeat && event.key !== "Tab";
    if (why.used(event)) return true;
    if (event.target.matches("select, input")) return false;
    const { key } = event;
    const isOnButton = event.target.closest("button, summary") !== null;
    if ((key === "Enter" || key === " ") && isOnButton) return false;
    if (usedTyped(key)) return true;
    if (key === "Enter" && frame.leadsOn() && (view.end || (view.done && event.target === element))) {
      frame.goOn();
      return true;
    }
    const pressed = buttonOf(key === " " ? "Space" : key);
    if (pressed) pressed.click();
    else if (key === "Enter") whereNext()?.focus({ preventScroll: true });
    else if (key === "Backspace" && !backButton.hidden) backButton.click();
    else if (key === "h" && !helpButton.hidden) helpButton.click();
    else if (key === "w" && !why.button.hidden) why.button.click();
    else if (key === "t") textButton.click();
    else if (key === "?") keysButton.click();
    else return false;
    return true;
  }

  /** Whether riichi was pressed, and is let go again. */
  function escape() {
    if (!armed) return false;
    arm(armed);
    return true;
  }

  frame.onKeys({ used, escape });
  frame.listen("change:view", () => {
    const { turn, done } = view;
    const isHere = frame.keepingFocus(update, () => (view.done && !done && !view.end ? frame.onward : whereNext()));
    if (isHere && view.turn !== turn) whereNext()?.focus({ preventScroll: true });
  });
  frame.listen("change:answered", frame.heard);
  update();
  void below.draw();
  return frame.show();
}

export default { render };
