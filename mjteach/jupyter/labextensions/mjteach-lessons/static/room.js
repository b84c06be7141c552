/* What stands around a lesson: one bar with the way through the course, and nothing else. */

import { Bar } from "./bar.mjs";
import { isWhole, turnWhole } from "./whole.mjs";

const FOR_PROGRAMMERS = new Set(["jp-top-panel", "jp-menu-panel", "jp-bottom-panel"]);
const HEIGHT = "44px"; // the layout gives no more room than is asked for
/** The tools by the name of their words: the setting that is turned, and its value while pressed. */
const TURNED = { "room.code": ["code", true], "room.all": ["reader", false] };
const WHOLE = "room.whole";
const KEPT = 2; // the lesson in front and the one before it; each has a kernel of its own

const TYPED = "input, select, textarea";
const MARKS = new Set(["ArrowUp", "ArrowDown", "Home", "End"]); // cells, with Shift

/** Whether a key pressed in a lesson would cut, add or open a cell; typing and answering go on. */
function changesCells({ key, target, altKey, ctrlKey, metaKey }) {
  if (ctrlKey || metaKey || !target.closest?.(".jp-Notebook")) return false;
  if (target.closest(".mj-way-end")) return true; // arrows, Home and End as well
  if (key === "Enter" && altKey) return !target.closest(".jp-Editor"); // in a question, too
  if (target.closest(`.mj, .jp-Editor, ${TYPED}`)) return false;
  return altKey || key.length === 1 || (key === "Enter" && target.matches(".jp-MarkdownCell"));
}

/** Whether a key pressed in a lesson would mark cells; in a line to type in it marks what is typed there. */
function marksCells({ key, target, shiftKey, ctrlKey, metaKey }) {
  if (!target.closest?.(".jp-Notebook") || target.closest(".jp-Editor")) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === "a";
  return shiftKey && MARKS.has(key) && !target.closest(`.mj, ${TYPED}`);
}

/** The room: what the settings hide or show, and the bar. */
export class Room {
  constructor({ app, shell, tracker, chosen, toAddress, files, Widget, wordsIn, course, go, opening, first }) {
    Object.assign(this, { app, shell, tracker, settings: chosen, toAddress, wordsIn, course, opening });
    this.path = null;
    this.bar = new Bar({ course, go, path: () => this.path, title: () => this.title, words: () => wordsIn(this.path ?? ""), tools: this.tools });
    const bar = new Widget({ node: this.bar.element });
    bar.id = "mjteach-bar";
    bar.node.style.minHeight = HEIGHT;
    shell.add(bar, "header");
    this.visited = [];
    // JupyterLab names the tab by the file, again and again.
    new MutationObserver(() => this.nameTab()).observe(document.querySelector("title"), { childList: true });
    tracker.widgetAdded.connect(() => this.furnish());
    for (const { listeners } of [course, opening]) listeners.add(() => this.draw());
    tracker.currentChanged.connect(() => this.moved());
    chosen.changed.connect(() => this.changed());
    // A double click marks a word of a lesson; it does not open its source.
    const text = ".mj-room-reader .jp-MarkdownCell.jp-mod-rendered";
    const calm = (event) => event.target.closest?.(text) && event.stopPropagation();
    document.addEventListener("dblclick", calm, { capture: true });
    const tame = (event) => {
      if (!this.chosen("reader")) return;
      const marks = marksCells(event);
      if (marks && !event.target.closest(TYPED)) event.preventDefault();
      if (marks || changesCells(event)) event.stopPropagation();
    };
    window.addEventListener("keydown", tame, { capture: true }); // before JupyterLab hears it
    // Pages have the browser's own menu; JupyterLab's would cut cells and restart Python.
    const plain = (event) => this.chosen("reader") && event.target.closest?.(".jp-NotebookPanel") && event.stopPropagation();
    window.addEventListener("contextmenu", plain, { capture: true });
    const onPaper = (event) => this.printsBy(event) && event.preventDefault();
    window.addEventListener("keydown", onPaper, { capture: true });
    // The list of files writes its folder into the address: a reload would lose the lesson.
    files?.model.pathChanged.connect(() => this.address());
    this.changed();
    if (tracker.currentWidget) this.moved();
    else if (!location.pathname.endsWith(".ipynb")) this.bar.go(first);
  }

  chosen(name) {
    return this.settings.get(name).composite;
  }

  changed() {
    this.hideParts(false); // the menus change their place with the mode
    this.shell.mode = this.chosen("reader") ? "single-document" : "multiple-document";
    this.furnish();
    this.draw();
  }

  hideParts(isHidden) {
    for (const part of this.shell.layout.widgets) {
      if (FOR_PROGRAMMERS.has(part.id)) part.setHidden(isHidden);
    }
  }

  /** Hides or shows what programmers need. */
  furnish() {
    const isReader = this.chosen("reader");
    document.body.classList.toggle("mj-room-reader", isReader);
    document.body.classList.toggle("mj-room-code", this.chosen("code"));
    this.hideParts(isReader);
    for (const side of ["left", "right"]) {
      if (this.shell.isSideTabBarVisible(side) === isReader) {
        this.shell.toggleSideTabBarVisibility(side);
      }
    }
    if (isReader) {
      this.shell.collapseLeft();
      this.shell.collapseRight();
    }
    this.tracker.forEach((panel) => panel.toolbar.setHidden(isReader));
  }

  /** Another lesson is in front. */
  moved() {
    const panel = this.tracker.currentWidget;
    if (!panel) return;
    this.path = panel.context.path;
    this.visited = [panel, ...this.visited.filter((other) => other !== panel)].slice(0, KEPT);
    if (this.visited.length === KEPT && this.chosen("reader")) this.leave();
    this.draw();
    panel.context.ready.then(() => this.draw());
  }

  /** Lessons left behind are saved and closed. */
  leave() {
    const left = [];
    this.tracker.forEach((panel) => this.visited.includes(panel) || left.push(panel));
    for (const panel of left) {
      const { context } = panel;
      (context.model?.dirty ? context.save() : Promise.resolve()).finally(() => panel.close());
    }
  }

  /** What there is besides the lessons. */
  get tools() {
    const turned = Object.entries(TURNED).map(([words, [name, value]]) => ({
      words,
      use: () => this.settings.set(name, !this.chosen(name)),
      isOn: () => this.chosen(name) === value,
    }));
    const whole = {
      words: WHOLE,
      use: () => turnWhole(this.settings, this.path),
      says: () => (isWhole(this.settings, this.path) ? "room.by_steps" : WHOLE), // what it does now
      isThere: () => Boolean(this.course.at(this.path)), // only lessons come in steps
      isInBar: true,
    };
    return [whole, ...turned, { words: "room.print", use: () => this.print() }];
  }

  draw() {
    this.bar.draw();
    this.address();
    this.nameTab();
  }

  /** The tab of the browser is called like the page in front, which a screen reader says first. */
  nameTab() {
    const { title } = this;
    if (title && this.chosen("reader") && document.title !== title) document.title = title;
  }

  /** What the page in front is called: as the course has it, or as it calls itself once it is there. */
  get title() {
    if (this.opening.path !== null) return this.opening.name || this.wordsIn(this.opening.path)["room.moment"];
    const { context, content } = this.tracker.currentWidget ?? {};
    const cells = content?.model?.cells;
    const heading = cells?.length ? /^# (.+)$/m.exec(cells.get(0).sharedModel.getSource())?.[1] : null;
    const unnamed = context?.isReady ? this.path.split("/").at(-1) : this.wordsIn(this.path ?? "")["room.moment"];
    return this.course.at(this.path)?.title ?? heading ?? unnamed;
  }

  address() {
    if (this.path && this.chosen("reader")) this.toAddress?.(this.path);
  }

  /** The browser's own key would print what is in sight alone. */
  printsBy({ key, ctrlKey, metaKey, shiftKey, altKey }) {
    const isPrinting = key.toLowerCase() === "p" && (ctrlKey || metaKey) && !shiftKey && !altKey;
    if (!isPrinting || !this.path || !this.chosen("reader")) return false;
    this.print();
    return true;
  }

  /** The lesson as it lies on paper, in a tab of its own. */
  print() {
    const { baseUrl } = this.app.serviceManager.serverSettings;
    open(`${baseUrl}nbconvert/html/${encodeURI(this.path)}?download=false`);
  }
}
