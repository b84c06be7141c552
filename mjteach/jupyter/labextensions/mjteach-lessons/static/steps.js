// @ts-nocheck JupyterLab, whose cells these are, has no types here
/* The way through a lesson in JupyterLab: its cells are the blocks. */

import { element, filled } from "./dom.mjs";
import { End } from "./end.mjs";
import { missedIn } from "./missed.mjs";
import { Way } from "./way.mjs";

const ASKS = "mjteach_asks"; // in the metadata of an output that was saved: a question stands there
const VIEW = "application/vnd.jupyter.widget-view+json";
const PATIENCE = 8000; // so long a widget may take to appear after its cell has run
const LEAST = 4; // pixels: a cell with less than that shows nothing
const LEAST_BELOW = 40; // pixels that stay free above and below the step in front
const IN_SIGHT = ['[data-phase="finished"] .mj-prompt', ".mj-status", ".mj-onward"]; // once a question is done
const MOVES = ["wheel", "pointerdown", "keydown", "touchmove"]; // what a learner does to a page
const OWN_KEYS = ".mj, .mj-way-end, .jp-Editor, input, select, textarea";
const OWN_ENTER = `${OWN_KEYS}, a, button, summary`;
const NO_MORE = '[data-stands="done"][data-phase]:not(:has([data-action="next"], [data-action="again"]))'; // a question that leads nowhere by itself
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** What a cell is before it runs, by what was saved of it. */
function saved({ model }) {
  const outputs = model.type === "code" ? model.outputs.toJSON() : [];
  return outputs.some(({ metadata }) => metadata?.[ASKS]) ? "asks" : "said";
}

/** What stands in a cell now; null while its widget has not been drawn. */
function standing(cell) {
  const asked = cell.node.querySelector(".mj[data-stands]");
  if (!asked) return cell.node.querySelector(".mj") ? ["said"] : null;
  return [asked.dataset.stands, asked.dataset.score.split("/").map(Number)];
}

/** The steps of one lesson, on its page. */
export class Steps {
  /**
   * `done` are the names of the blocks that were done on other days: the page opens at the step that was
   * left. `course` gives what the course knows of this lesson: {title, next, detours}.
   */
  constructor(panel, { words, isWhole, done, course, go }) {
    Object.assign(this, { panel, words, course });
    this.cells = [...panel.content.widgets];
    this.names = this.cells.map((cell) => cell.model.id);
    this.way = new Way(this.names, this.cells.map(saved));
    this.way.isWhole = isWhole;
    for (const name of done) this.way.tell(name, "done");
    this.way.arrive();
    this.root = panel.content.node;
    this.isOpening = true;
    this.furnish(go);
    // One look at the page tells all: it does not matter how late a widget comes, or who drew it.
    this.watch = new MutationObserver(() => this.look());
    this.watch.observe(this.root, { subtree: true, childList: true, attributeFilter: ["data-stands", "data-score"] });
    this.root.addEventListener("mj:continue", this.goOn);
    panel.content.activeCellChanged.connect(this.keepInSight);
    for (const move of MOVES) this.root.addEventListener(move, this.letGo, { passive: true, capture: true });
    addEventListener("keydown", this.pressed, { capture: true }); // before JupyterLab hears it
    this.look(); // where the lesson has run already
    this.draw();
    this.wake();
    this.hold();
  }

  /** The bar above the lesson, and the card below it. */
  furnish(go) {
    this.bar = element("div", { class: "mj-way-bar", role: "progressbar", "aria-valuemin": 0, "aria-label": this.words["room.progress"] });
    this.said = element("div", { class: "mj-way-said", role: "status" });
    this.end = new End(this.words, go);
    this.panel.node.append(this.bar, this.said);
    this.root.querySelector(".jp-WindowedPanel-viewport").append(this.end.element);
    // What Tab comes to is not under the card.
    this.room = new ResizeObserver(() => this.makeRoom());
    for (const node of [this.root, this.end.element, ...this.cells.map((cell) => cell.node)]) this.room.observe(node);
  }

  makeRoom() {
    const { style } = this.root;
    style.setProperty("--mj-end", `${this.end.element.offsetHeight}px`);
    style.setProperty("--mj-first", `${this.end.first.offsetHeight}px`);
    style.setProperty("--mj-below", `${this.below()}px`);
  }

  /** So much room is needed below the step in front that its top can come to the top of the page, and no more. */
  below() {
    const { from, shown } = this.way.view;
    const step = this.cells.slice(from, shown);
    const heights = [...step.map(({ node }) => node), this.end.element].map((node) => node.offsetHeight);
    return Math.max(0, this.root.clientHeight - LEAST_BELOW - heights.reduce((sum, height) => sum + height, 0));
  }

  /** Keys that nothing else has a use for go to the question in front, wherever in the text the focus is. */
  pressed = (event) => {
    const { key, target } = event;
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || (key === "Enter" && event.shiftKey));
    if (!event.isTrusted || !isPlain || !this.panel.isVisible || this.way.view.isWhole) return;
    if (this.root.closest("[inert]") || (target !== document.body && !this.root.contains(target))) return;
    if (key === "Enter" && !target.closest(OWN_ENTER)) this.entered(event);
    else if (key.length === 1 && key !== " " && !target.closest(OWN_KEYS)) this.typed(event);
  };

  /** Enter goes on, from the text to the question, or from the last text to the card at the end. */
  entered(event) {
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat) return;
    const { canGoOn, isEnd } = this.way.view;
    const asked = this.asking.node.querySelector(".mj");
    if (canGoOn && !asked?.hasAttribute("data-more")) this.goOn();
    else if (isEnd && !asked) this.end.take();
    else this.toQuestion();
  }

  /** A letter or digit is the question's, as if the focus had been there; if it is no use there, nothing changes. */
  typed(event) {
    const asked = this.asking.node.querySelector(".mj");
    if (!asked || asked.dispatchEvent(new KeyboardEvent(event.type, event))) return;
    event.preventDefault();
    event.stopPropagation();
    this.toQuestion();
  }

  /** The question has the focus, unless some part of it has, and as much of it as there is room for is in sight. */
  toQuestion() {
    const asked = this.asking.node.querySelector(".mj");
    if (!asked) return;
    this.letGo();
    if (!asked.contains(document.activeElement)) asked.focus({ preventScroll: true });
    asked.scrollIntoView({ block: "nearest", behavior: calm.matches ? "instant" : "smooth" });
  }

  /** The cell whose question the step in front ends with. */
  get asking() {
    return this.cells[this.way.view.ask];
  }

  /** The cells in the order in which they are wanted. */
  inOrder() {
    return this.way.inOrder.map((place) => this.cells[place]);
  }

  /** Until a question is there, its cell keeps its height, and says that it takes a moment. */
  wake() {
    this.cells.forEach((cell) => {
      const { node } = cell;
      if (saved(cell) !== "asks" || standing(cell)) return;
      node.dataset.waking = this.words["room.moment"];
      node.ariaBusy = "true";
      if (node.offsetHeight) node.style.minHeight = `${node.offsetHeight}px`;
    });
    this.isMoment = "waking" in this.asking.node.dataset;
    if (this.isMoment) setTimeout(() => this.isMoment && this.say(this.words["room.moment"])); // what is new there is read
  }

  /** Once the question in front is there, whoever heard that it takes a moment hears how far they are. */
  come() {
    if (!this.isMoment || "waking" in this.asking.node.dataset) return;
    this.isMoment = false;
    this.say(this.stepInWords());
  }

  say(text) {
    if (this.said.textContent !== text) this.said.textContent = text;
  }

  awake({ node }) {
    delete node.dataset.waking;
    node.ariaBusy = null;
    node.style.minHeight = "";
    this.come();
  }

  look() {
    const told = this.cells.map((cell, place) => {
      const found = standing(cell);
      if (found && cell.node.dataset.waking) this.awake(cell);
      return found !== null && this.way.tell(this.names[place], ...found);
    });
    if (!told.some(Boolean)) return;
    if (this.isOpening) this.way.arrive();
    this.draw();
    if (this.isHeld) this.toHere(false, "instant");
  }

  /** A cell has run; what it shows may still be on its way. A question that never comes holds up nobody. */
  ran(cell) {
    if (cell.model.type !== "code" || standing(cell)) return;
    const name = this.names[this.cells.indexOf(cell)];
    const missing = () => {
      if (standing(cell)) return;
      this.awake(cell);
      if (this.way.tell(name, "said")) this.draw();
    };
    const isComing = cell.model.outputs.toJSON().some(({ data }) => data?.[VIEW]);
    if (isComing) setTimeout(missing, PATIENCE);
    else missing();
  }

  draw() {
    if (this.isOver) return;
    const { view } = this.way;
    this.cells.forEach(({ node }, place) => {
      node.classList.toggle("mj-way-ahead", place >= view.shown);
      if (view.isWhole || place > view.ask || (place === view.ask && !view.canGoOn)) delete node.dataset.way;
      else node.dataset.way = place === view.ask ? "here" : "past";
      if (view.isWhole && node.querySelector(NO_MORE)) node.dataset.way = "here";
    });
    if (view.canGoOn && !this.couldGoOn && !this.isHeld) {
      const parts = IN_SIGHT.map((part) => this.asking.node.querySelector(part));
      requestAnimationFrame(() => parts.forEach((part) => part?.scrollIntoView({ block: "nearest" })));
    }
    this.couldGoOn = view.canGoOn;
    this.bar.hidden = view.isWhole;
    this.bar.style.setProperty("--done", String(view.done / view.of));
    this.bar.ariaValueNow = view.done;
    this.bar.ariaValueMax = view.of;
    this.bar.ariaValueText = this.bar.title = this.stepInWords();
    this.drawEnd();
    this.makeRoom(); // before anything is scrolled
  }

  stepInWords() {
    return filled(this.words["room.step"], this.way.view);
  }

  /** Called again when more is known of the course. */
  drawEnd() {
    const { view } = this.way;
    this.end.draw(view, this.course(), view.isEnd ? this.missed() : []);
  }

  /** What was not right the first time: its picture leads back to where it was asked. */
  missed() {
    return this.cells.flatMap(({ node }) => missedIn(node).map((one) => ({ ...one, back: () => this.backTo(one.place) })));
  }

  backTo(place) {
    const asked = place.closest(".mj");
    place.focus({ preventScroll: true });
    asked.scrollIntoView({ block: "start", behavior: calm.matches ? "instant" : "smooth" });
    place.scrollIntoView({ block: "nearest" });
  }

  goOn = ({ target } = {}) => {
    if (this.way.view.isWhole) return this.readOn(target);
    if (!this.way.goOn()) return;
    this.letGo();
    this.draw();
    this.toHere(true);
    this.say(this.stepInWords());
  };

  /** In a lesson that is shown whole, on to what comes after a question. */
  readOn(asked) {
    const here = this.cells.findIndex(({ node }) => node.contains(asked));
    const next = this.cells.find(({ node }, place) => place > here && node.offsetHeight > LEAST);
    if (!next) return;
    this.panel.content.activeCellIndex = this.cells.indexOf(next);
    next.node.focus({ preventScroll: true });
    next.node.scrollIntoView({ block: "start", behavior: calm.matches ? "instant" : "smooth" });
  }

  /** The step in front comes into view, and the keys with it. */
  toHere(withFocus, behavior = calm.matches ? "instant" : "smooth") {
    const { from, shown } = this.way.view;
    const step = this.cells.slice(from, shown);
    const first = step.find(({ node }) => node.offsetHeight > LEAST) ?? step.at(-1);
    if (withFocus) {
      // JupyterLab scrolls to its active cell; ours is that one, so that the two agree.
      this.panel.content.activeCellIndex = this.cells.indexOf(first);
      const target = (first.model.type === "code" && first.node.querySelector(".mj")) || first.node;
      if (target === first.node && !target.hasAttribute("aria-label")) target.setAttribute("aria-label", this.stepInWords());
      target.focus({ preventScroll: true });
    }
    first.node.scrollIntoView({ block: "start", behavior });
    return first;
  }

  /** Until the learner moves, the step in front keeps its place, whatever is drawn above it. */
  hold() {
    this.drop();
    this.isHeld = !this.way.view.isWhole;
    if (!this.isHeld) return;
    this.panel.content.activeCellIndex = this.cells.indexOf(this.toHere(false, "instant"));
    const stay = () => this.isHeld && this.toHere(false, "instant");
    this.sizes = new ResizeObserver(stay);
    for (const { node } of this.cells) this.sizes.observe(node);
    this.scroller = this.root.querySelector(".jp-WindowedPanel-outer") ?? this.root;
    this.scroller.addEventListener("scroll", stay);
    this.stay = stay;
  }

  letGo = () => {
    this.isOpening = false;
    this.drop();
  };

  drop() {
    this.isHeld = false;
    this.sizes?.disconnect();
    this.scroller?.removeEventListener("scroll", this.stay);
  }

  /** The arrows of the notebook stop where the page stops. */
  keepInSight = (_sender, cell) => {
    const last = this.way.view.shown - 1;
    if (this.cells.indexOf(cell) > last) this.panel.content.activeCellIndex = last;
  };

  whole(isWhole) {
    if (this.way.isWhole === isWhole) return;
    this.way.isWhole = isWhole;
    this.draw();
    this.toHere(false, "instant");
  }

  dispose() {
    this.isOver = true;
    this.watch.disconnect();
    this.room.disconnect();
    this.drop();
    removeEventListener("keydown", this.pressed, { capture: true });
    this.root.removeEventListener("mj:continue", this.goOn);
    for (const move of MOVES) this.root.removeEventListener(move, this.letGo, { capture: true });
    if (!this.panel.isDisposed) this.panel.content.activeCellChanged.disconnect(this.keepInSight);
    for (const cell of this.cells) {
      cell.node.classList.remove("mj-way-ahead");
      delete cell.node.dataset.way;
      this.awake(cell);
    }
    for (const part of [this.bar, this.said, this.end.element]) part.remove();
  }
}
