// @ts-check
/* What every widget has around it: a named group, panels that open, keys, news from Python and from the kernel. */
import { copied } from "./about.mjs";
import { asker } from "./ask.mjs";
import { make } from "./dom.mjs";
import { hostSaysStopped, runAgain, watchKernel } from "./kernel.mjs";
import { isForHost, leadsFocus, runsCells, unchosen } from "./keys.mjs";

/** A name no other widget of the page has. Each has modules of its own, so the page itself counts. */
function ownName() {
  const { dataset } = document.documentElement;
  dataset.mjFrames = String(Number(dataset.mjFrames ?? 0) + 1);
  return `mj${dataset.mjFrames}`;
}

/**
 * @template {import("./sent.mjs").FrameState} S
 * @param {import("./types.mjs").Context<S>} context
 * @param {object} look
 * @param {string} [look.className]
 * @param {string} [look.label] the name of the group
 * @param {string} [look.labelledBy] or the id of the element that names it, without its prefix
 */
export function openFrame({ model, el }, { className = "", label, labelledBy }) {
  const dom = ownName();
  const words = model.get("words");
  /** @type {(() => void)[]} */
  const endings = [];
  /** @type {{panel: HTMLElement, button: HTMLButtonElement}[]} */
  const panels = [];
  let isStopped = false;
  /** @type {HTMLElement | null} what had the focus when the widget took it unasked */
  let before = null;
  let isTaking = false;
  let isByKeys = true; // whether keys led the focus to where it is, and nothing was answered since
  const element = make("div", { className: `mj ${className}`.trim(), role: "group", lang: words.lang, tabIndex: -1 });
  if (label) element.setAttribute("aria-label", label);
  if (labelledBy) element.setAttribute("aria-labelledby", `${dom}-${labelledBy}`);
  const notice = make("div", { className: "mj-notice", role: "alert", hidden: true });

  /**
   * Listens as long as the widget is on the page.
   * @param {string} name
   * @param {() => void} heard
   */
  function listen(name, heard) {
    model.on(name, heard);
    endings.push(() => model.off(name, heard));
  }

  /**
   * A button that opens and closes a panel. One that opens comes into sight and is read; when it closes, what
   * had the focus has it again.
   * @param {string} text
   * @param {HTMLElement} panel
   * @param {string} key
   * @param {() => void} opened what has the focus then; else it is the panel
   */
  function opener(text, panel, key, opened = () => panel.focus({ preventScroll: true })) {
    panel.tabIndex = -1;
    panel.setAttribute("role", "group");
    panel.setAttribute("aria-label", text);
    panel.setAttribute("aria-describedby", panel.id);
    /** @type {Element | null} */
    let left = null;
    const button = make(
      "button",
      { type: "button", className: "mj-quiet mj-action", "aria-expanded": "false", "aria-controls": panel.id, "data-own-enter": "" },
      text,
      make("kbd", { "aria-hidden": "true" }, key),
    );
    button.addEventListener("click", () => {
      const focused = document.activeElement;
      const isRead = panel.contains(focused);
      panel.hidden = !panel.hidden;
      button.setAttribute("aria-expanded", String(!panel.hidden));
      if (panel.hidden) return isRead && back(left, button);
      left = focused;
      opened();
      panel.scrollIntoView({ block: "nearest" });
    });
    panels.push({ panel, button });
    return button;
  }

  /** Closes a panel that is open; false when none is. */
  function closed() {
    const open = panels.find(({ panel }) => !panel.hidden);
    open?.button.click();
    return open !== undefined;
  }

  /**
   * The focus goes back to where it was in the widget, or to a button where that is gone.
   * @param {Element | null} left
   * @param {HTMLElement} button
   */
  function back(left, button) {
    const isThere = left instanceof HTMLElement && element.contains(left) && left.getClientRects().length > 0;
    (isThere ? left : button).focus({ preventScroll: true });
  }

  /**
   * A sentence that stays, a button below it, and what the button says when it was pressed.
   * @param {string} sentence
   * @param {string} text
   * @param {() => string | Promise<string>} pressed
   */
  function tell(sentence, text, pressed) {
    const after = make("span", { role: "status" });
    const button = make("button", { type: "button", className: "mj-action", "data-own-enter": "", onclick: async () => after.replaceChildren(await pressed()) }, text);
    notice.replaceChildren(make("p", {}, sentence), make("div", { className: "mj-line" }, button, after));
    notice.hidden = false;
    return button;
  }

  /** The kernel is gone: say so at once, keep everything, offer to start again. */
  function stopped() {
    if (isStopped) return;
    isStopped = true;
    port.stop();
    if (hostSaysStopped(element)) return;
    tell(words.stopped, words.start_again, () => (runAgain(element) ? words.starting_again : words.start_by_menu));
  }

  /** Something went wrong in Python: one calm sentence, and the details for whoever can use them. */
  function trouble() {
    const { text, details: told } = model.get("trouble");
    if (!text) {
      if (!isStopped) notice.hidden = true;
      return;
    }
    if (!told) {
      notice.replaceChildren(make("p", { role: "status" }, text));
      notice.hidden = false;
      return;
    }
    const details = make("pre", { hidden: true, tabIndex: 0, "aria-label": words.details }, told);
    tell(text, words.copy_details, async () => {
      details.hidden = false;
      return (await copied(told, details)) ? words.copied : words.copy_by_hand;
    });
    notice.append(details);
  }

  const port = asker({
    answered: () => model.get("answered"),
    send: (message) => model.send(message),
    waiting: (yes) => element.setAttribute("aria-busy", String(yes)),
    silent: (gone) => {
      if (gone) stopped();
      else say(words.silent);
    },
  });

  /**
   * Sends a message; where the kernel is gone, the way back gets the focus.
   * @param {object} message
   */
  function ask(message) {
    if (!isStopped) port.ask(message);
    if (isStopped && !hostSaysStopped(element)) notice.querySelector("button")?.focus();
  }

  /**
   * Keeps a value for every view of the widget and for Python.
   * @template {keyof S & string} N
   * @param {N} name
   * @param {S[N]} value
   */
  function keep(name, value) {
    model.set(name, value);
    try {
      model.save_changes();
    } catch {
      stopped();
    }
  }

  /** @type {(text: string) => void} */
  let say = (text) => {
    notice.replaceChildren(make("p", {}, text));
    notice.hidden = false;
  };

  /**
   * Tells the page around whether what is asked here is done, and how much of it was right the first time.
   * @param {{done: boolean, score: [number, number]}} view
   */
  function stands({ done, score }) {
    element.dataset.score = score.join("/");
    element.dataset.stands = done ? "done" : "asks";
  }

  /** Whether the page around waits for the learner to go on from here, and Enter does; the look is a matter of style. */
  const leadsOn = () => element.closest('[data-way="here"]') !== null && !element.hasAttribute("data-more");

  function goOn() {
    element.dispatchEvent(new CustomEvent("mj:continue", { bubbles: true, composed: true }));
  }

  const enter = make("kbd", { "aria-hidden": "true" }, "Enter");
  const onward = make("button", { type: "button", className: "mj-action mj-main mj-onward", "data-own-enter": "", "aria-keyshortcuts": "Enter", onclick: goOn }, words.continue, enter);

  /**
   * Whether more is asked than was needed, and waits: then Enter is the question's, and Continue stands back.
   * @param {boolean} yes
   */
  function asksMore(yes) {
    element.toggleAttribute("data-more", yes);
    onward.classList.toggle("mj-main", !yes);
    enter.hidden = yes;
    if (yes) onward.removeAttribute("aria-keyshortcuts");
    else onward.setAttribute("aria-keyshortcuts", "Enter");
  }

  function settings() {
    element.classList.toggle("mj-projector", model.get("settings").projector);
  }

  /**
   * Keys typed in the widget are its own; those of the notebook and the browser are left alone.
   * @param {object} keys
   * @param {() => boolean} [keys.leave] whether a line to type in was left, before any panel is closed
   * @param {() => boolean} [keys.escape] whether there was something to clear, when no panel is open
   * @param {(event: import("./types.mjs").Key) => boolean} keys.used
   */
  function onKeys({ leave = () => false, escape = () => false, used }) {
    /** @param {KeyboardEvent} event */
    const onKey = (event) => {
      const { key, target } = event;
      const isOnScreen = key === "Unidentified" || (matchMedia("(pointer: coarse)").matches && target instanceof HTMLInputElement);
      if (!isOnScreen) document.documentElement.dataset.mjKeys = "used"; // from now on the letters of keys show
      if (runsCells(event)) return toHost(event);
      if (isForHost(event)) return;
      if (event.key === "Escape") {
        if (leave() || closed() || escape()) event.stopPropagation();
        return;
      }
      event.stopPropagation();
      if (event.isComposing) return;
      if (used(/** @type {import("./types.mjs").Key} */ (event))) event.preventDefault();
    };
    element.addEventListener("keydown", onKey);
    endings.push(() => element.removeEventListener("keydown", onKey));
    const led = (/** @type {KeyboardEvent} */ { key }) => leadsFocus(key) && (isByKeys = true);
    document.addEventListener("keydown", led, { capture: true });
    endings.push(() => document.removeEventListener("keydown", led, { capture: true }));
    element.addEventListener("pointerdown", passFocus, { capture: true });
  }

  /** What has the focus was clicked, or the answer was changed since: Enter is for what comes next. */
  function passFocus() {
    isByKeys = false;
  }

  /**
   * Whether Enter presses the button with the focus, or opens what it names, rather than leading on.
   * @param {Element} target
   */
  const ownsEnter = (target) => isByKeys && target.closest("[data-own-enter]") !== null;

  /**
   * The choice with the focus that Enter makes, where keys led to it.
   * @param {Element} target
   */
  const unchosenAt = (target) => (isByKeys ? unchosen(target) : null);

  /**
   * Puts the focus into the widget unasked: what had it gets the keys that run cells.
   * @param {HTMLElement} target
   */
  function take(target) {
    const had = document.activeElement;
    isTaking = true;
    target.focus({ preventScroll: true });
    isTaking = false;
    if (!element.contains(had) && had !== document.body) before = /** @type {HTMLElement | null} */ (had);
  }
  element.addEventListener("focusin", (event) => {
    const left = /** @type {Node | null} */ (event.relatedTarget);
    if (!isTaking && !element.contains(left)) before = null;
  });

  /**
   * A key that runs a cell is the notebook's, which takes none from a line to type in.
   * @param {KeyboardEvent} event
   */
  function toHost(event) {
    if (!before?.isConnected) return element.focus({ preventScroll: true });
    event.preventDefault();
    event.stopPropagation();
    before.focus({ preventScroll: true });
    before.dispatchEvent(new KeyboardEvent(event.type, event));
  }

  /**
   * Draws anew and leaves the focus in the widget if it was there: what is hidden loses it soon.
   * @param {() => void} draw
   * @param {() => HTMLElement | null} back what has it then; the whole, where there is nothing
   */
  function keepingFocus(draw, back = () => null) {
    const had = element.contains(document.activeElement);
    draw();
    const focused = document.activeElement;
    const stays = element.contains(focused) && Boolean(focused?.getClientRects().length);
    if (had && !stays) (back() ?? element).focus({ preventScroll: true });
    return had;
  }

  /**
   * Asks who leaves the page with answers that are nowhere else.
   * @param {() => number} unsaved
   */
  function askBeforeLeaving(unsaved) {
    const leaving = (/** @type {Event} */ event) => {
      if (unsaved()) event.preventDefault();
    };
    addEventListener("beforeunload", leaving);
    endings.push(() => removeEventListener("beforeunload", leaving));
  }

  /** Puts the widget on the page; returns what takes it away again. */
  function show() {
    settings();
    listen("change:settings", settings);
    listen("change:trouble", trouble);
    trouble();
    endings.push(watchKernel(model, stopped), () => port.stop());
    el.append(element);
    return () => {
      for (const end of endings) end();
    };
  }

  return {
    dom,
    words,
    element,
    notice,
    askBeforeLeaving,
    listen,
    opener,
    ask,
    keep,
    heard: port.heard,
    stands,
    asksMore,
    leadsOn,
    goOn,
    onward,
    isWaiting: () => element.getAttribute("aria-busy") === "true",
    onKeys,
    passFocus,
    ownsEnter,
    unchosenAt,
    keepingFocus,
    take,
    show,
    /** @param {() => void} end */
    onEnd: (end) => endings.push(end),
    /**
     * Where a sentence of the frame itself is said.
     * @param {(text: string) => void} how
     */
    sayBy: (how) => {
      say = how;
    },
  };
}
