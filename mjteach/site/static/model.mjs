// @ts-check
/*
 * The models of widgets, as anywidget gives them to a front end.
 *
 * A model is there before Python: it holds the state that the page was laid with, and what is said
 * meanwhile waits for the widget it stands for.
 */

/** @typedef {Record<string, any>} State */
/** @typedef {{method: string, state?: State, content?: unknown}} Told what goes between a model and its widget */
/** @typedef {(...given: any[]) => void} Heard */

const ANSWERS = new Set(["check", "guess", "do"]); // what is asked of Python that answers the question that lies there

export class Model {
  /**
   * @param {State} state
   * @param {{send: (id: string, told: Told) => void, wanted: () => void, passed: () => void}} line to Python; `wanted` says that somebody waits for it, `passed` that an answer was to a question that lies behind them
   * @param {object} manager finds and draws other models
   */
  constructor(state, line, manager) {
    this.state = { ...state };
    this.line = line;
    this.widget_manager = manager;
    /** @type {Map<string, Heard[]>} */
    this.listeners = new Map();
    /** @type {string | null} the name that Python has for it */
    this.id = null;
    /** @type {Told[]} */
    this.waiting = [];
    /** @type {State} */
    this.changed = {};
  }

  /** @param {string} name */
  get(name) {
    return this.state[name];
  }

  /** @param {string} name @param {unknown} value */
  set(name, value) {
    this.state[name] = this.changed[name] = value;
    this.emit(`change:${name}`, this, value);
  }

  save_changes() {
    const state = this.changed;
    this.changed = {};
    if (Object.keys(state).length) this.post({ method: "update", state });
  }

  /** @param {unknown} content */
  send(content) {
    this.post({ method: "custom", content });
  }

  /** @param {Told} told */
  post(told) {
    if (this.id !== null) return this.line.send(this.id, told);
    const again = JSON.stringify(told); // whoever asks before Python is there asks more than once
    if (!this.waiting.some((other) => JSON.stringify(other) === again)) this.waiting.push(told);
    this.line.wanted();
  }

  /** @param {string} names @param {Heard} listener */
  on(names, listener) {
    for (const name of names.split(" ")) this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener]);
  }

  /** @param {string} [name] @param {Heard} [listener] */
  off(name, listener) {
    if (name === undefined) this.listeners.clear();
    else this.listeners.set(name, (this.listeners.get(name) ?? []).filter((other) => listener && other !== listener));
  }

  /** @param {string} name @param {...unknown} given */
  emit(name, ...given) {
    for (const listener of this.listeners.get(name) ?? []) listener(...given);
  }

  /** Python says what is new. @param {State} state */
  take(state) {
    const fresh = Object.entries(state).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(this.state[name]));
    for (const [name, value] of fresh) this.state[name] = value;
    for (const [name, value] of fresh) this.emit(`change:${name}`, this, value);
    if (fresh.length) this.emit("change", this);
  }

  /**
   * Python's own widget is there: its state counts, but for what was chosen here meanwhile. Where it stands at another
   * question than the one that was laid, nothing that was chosen for that one is meant for it, and Python refuses what was said.
   * @param {string} id
   * @param {State} state
   */
  join(id, state) {
    const isSame = asked(state) === asked(this.state);
    const wasTyped = this.waiting.some(({ method, content }) => method === "update" || ANSWERS.has(/** @type {{action?: string}} */ (content ?? {}).action ?? ""));
    const waiting = this.waiting.splice(0).filter(({ method }) => isSame || method !== "update");
    const chosen = new Set(waiting.flatMap(({ state: mine }) => Object.keys(mine ?? {})));
    this.id = id;
    this.take(Object.fromEntries(Object.entries(state).filter(([name]) => !chosen.has(name))));
    for (const told of waiting) this.line.send(id, told);
    if (!isSame && wasTyped) this.line.passed();
  }
}

/** What tells the question of a widget from its others, and one that is asked from one that was answered. @param {State} state */
const asked = ({ view }) => JSON.stringify([view?.turn, view?.phase]);
