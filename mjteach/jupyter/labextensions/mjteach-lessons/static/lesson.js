/* A lesson is run when it comes to the front, and again, on a click, when its kernel has gone. A notebook of
 * one's own runs when its reader says so; until then its questions stand there as they were saved. */

import { beginning, button } from "./dom.mjs";
import { Steps } from "./steps.js";
import { isWhole } from "./whole.mjs";

// The kernel restarts or ends. What another client does shows as "starting" alone.
const PATIENCE = 4000; // so many milliseconds a lesson waits to hear where it was left
const GONE = new Set(["restarting", "autorestarting", "starting", "dead", "terminating"]);
const VIEW = "application/vnd.jupyter.widget-view+json";
const PICTURE = "text/html"; // of a question, as it was saved
const LOST = ".jp-OutputArea-output.jupyter-widgets:not(:has(*))"; // JupyterLab found no widget for an output

const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** When the page has drawn what it has so far, or after a while; not every browser says when. */
const idle = () =>
  new Promise((done) => (window.requestIdleCallback ?? setTimeout)(done, { timeout: 200 }));

/** What JupyterLab leaves unsaid to who cannot see: cells are articles of the feed, code is code. */
function name(cell, words) {
  cell.node.setAttribute("role", "article");
  const heading = cell.node.querySelector(":is(h1, h2, h3, h4):not(.mj *)")?.textContent.replace("¶", "");
  const called = heading || beginning(cell.node.querySelector(".jp-MarkdownOutput")?.textContent ?? "");
  if (called) cell.node.setAttribute("aria-label", called);
  else cell.node.removeAttribute("aria-label"); // "Markdown Cell Content" is nobody's word for it
  cell.node.querySelector(".cm-content")?.setAttribute("aria-label", words["room.code_here"]);
}

/** Whether the code of a cell lies open: then it is there to be changed, and run again. */
const isOpen = ({ model }) => model.type === "code" && !model.getMetadata("jupyter")?.source_hidden;

const written = (notebook) =>
  JSON.stringify(notebook.widgets.map((cell) => cell.model.sharedModel.getSource()));

/** All lessons that are open. */
export class Lessons {
  constructor(tracker, lab) {
    this.lab = lab;
    this.tracker = tracker;
    this.open = new Set();
    tracker.forEach((panel) => this.added(panel));
    tracker.widgetAdded.connect((_sender, panel) => this.added(panel));
    lab.chosen?.changed.connect(() => this.open.forEach((lesson) => lesson.guide()));
    tracker.currentChanged.connect(() => this.shown());
    // A widget speaks to its lesson; that it was heard shows in the event.
    this.hear("mj:again", (lesson) => lesson.again());
    this.hear("mj:stopped", (lesson) => lesson.stopped());
  }

  hear(name, answer) {
    document.addEventListener(name, (event) => {
      const path = event.composedPath();
      const lesson = [...this.open].find((found) => path.includes(found.panel.node));
      if (!lesson) return;
      event.preventDefault();
      answer(lesson);
    });
  }

  async added(panel) {
    await panel.context.ready;
    if (!panel.content.model) return;
    if (!panel.content.model.getMetadata("mjteach")?.autorun) return new Lesson(panel, this.lab).sleep();
    const { context, content } = panel;
    const opens = () => this.lab.course.opens(context.path, content.widgets.map(({ model }) => model.id));
    opens();
    context.pathChanged.connect(opens);
    if (this.lab.chosen) await Promise.race([this.lab.course.refresh(), pause(PATIENCE)]);
    if (panel.isDisposed) return;
    const lesson = new Lesson(panel, this.lab);
    this.open.add(lesson);
    panel.disposed.connect(() => {
      this.open.delete(lesson);
      lesson.steps?.dispose();
    });
    lesson.guide();
    lesson.furnish();
    if (this.lab.welcome?.isFor(panel)) lesson.uncovered = this.lab.welcome.left(panel);
    this.shown();
  }

  /** The lesson in front begins; those of last time lie behind it and would take its time. */
  shown() {
    [...this.open].find(({ panel }) => panel === this.tracker.currentWidget)?.begin();
  }
}

/** One lesson: runs its cells, notices when its kernel goes, starts again when asked to. */
class Lesson {
  constructor(panel, { NotebookActions, Widget, wordsIn, services, course, go, chosen }) {
    Object.assign(this, { course, go, chosen });
    this.panel = panel;
    this.session = panel.sessionContext;
    this.actions = NotebookActions;
    this.Widget = Widget;
    this.services = services;
    this.words = wordsIn(panel.context.path);
    this.banner = null;
    this.isStarting = true;
    this.isBegun = false;
    this.uncovered = true; // or a promise: whether it is read itself, once what lies over it has gone
  }

  /** One step after another for a reader; everything at once where that is chosen, or meant. */
  guide() {
    const isGuided = this.chosen && this.panel.content.model.getMetadata("mjteach").steps !== false;
    if (this.panel.isDisposed || !isGuided) return;
    const { path } = this.panel.context;
    if (!this.chosen.get("reader").composite) {
      this.steps?.dispose();
      this.steps = null;
      return;
    }
    const isAll = isWhole(this.chosen, path);
    if (this.steps) return this.steps.whole(isAll);
    const { course, words, go } = this;
    const known = () => ({
      title: course.at(path)?.title ?? "",
      next: course.after(path),
      detours: course.detours(course.at(path)?.file),
    });
    const done = course.at(path)?.done ?? [];
    const opens = ({ file }) => go(course.pathOf(file));
    this.steps = new Steps(this.panel, { words, isWhole: isAll, done, course: known, go: opens });
  }

  /** Code that may be changed has its own button to run it: a phone has no Shift+Enter. */
  furnish() {
    const { content } = this.panel;
    for (const cell of content.widgets.filter(isOpen)) {
      const run = () => this.actions.runCells(content, [cell], this.session);
      cell.node.querySelector(".jp-Cell-inputWrapper").after(button({ class: "mj-grey mj-run-cell", click: run }, this.words["room.run"]));
    }
  }

  async begin() {
    if (this.isBegun) return;
    this.isBegun = true;
    this.isBegun = await this.uncovered;
    this.uncovered = true;
    if (!this.isBegun) return;
    await this.session.ready;
    await this.run();
    this.session.statusChanged.connect((_sender, status) => GONE.has(status) && this.stopped());
    this.session.kernelChanged.connect((_sender, change) => change.oldValue && this.stopped());
    this.actions.executed.connect((_sender, { notebook, cell }) => this.executed(notebook, cell));
  }

  /** Runs cell by cell: an error in one does not keep the others from running. */
  async run() {
    this.isStarting = true;
    const notebook = this.panel.content;
    const before = written(notebook);
    // JupyterLab scrolls to its active cell for each that has run: not under who has begun to read.
    const { scrollToItem } = notebook;
    notebook.scrollToItem = async (...given) => this.steps?.isHeld === false || scrollToItem.apply(notebook, given);
    try {
      await this.session.session?.kernel?.info;
      for (const cell of this.steps?.inOrder() ?? [...notebook.widgets]) {
        if (this.panel.isDisposed || !this.session.session?.kernel) break;
        await this.actions.runCells(notebook, [cell], this.session);
        name(cell, this.words);
        this.steps?.ran(cell);
        if (cell.model.type === "code") await idle(); // a widget gives itself two seconds to load
      }
    } finally {
      this.isStarting = false;
      delete notebook.scrollToItem;
    }
    // Fresh outputs are no change of the learner's: nothing to save, nothing to ask on leaving.
    if (!this.panel.isDisposed && written(notebook) === before) {
      this.panel.context.model.dirty = false;
    }
  }

  /** A question whose widget is gone is shown as it was saved, and the page says how to wake it up. */
  sleep() {
    this.isStarting = false;
    const look = () => this.panel.content.widgets.forEach((cell) => this.draw(cell));
    const watch = new MutationObserver(look);
    watch.observe(this.panel.content.node, { subtree: true, childList: true, attributeFilter: ["class"] });
    this.panel.disposed.connect(() => watch.disconnect());
    this.actions.executed.connect((_sender, { notebook, cell }) => this.executed(notebook, cell));
    look();
  }

  draw({ outputArea }) {
    outputArea?.widgets.forEach(({ node }, place) => {
      const { data, trusted } = outputArea.model.get(place);
      const lost = node.querySelector(LOST);
      if (!lost || !data[VIEW] || !data[PICTURE]) return;
      const picture = outputArea.rendermime.createRenderer(PICTURE);
      lost.replaceChildren(picture.node);
      picture.renderModel(outputArea.rendermime.createModel({ data: { [PICTURE]: data[PICTURE] }, trusted }));
      this.notice("widget.asleep", "widget.wake_up");
    });
  }

  stopped() {
    this.notice("widget.stopped", "widget.start_again");
  }

  /** A line above the page, with a button that runs all of it. */
  notice(line, run) {
    if (this.isStarting || this.banner || this.panel.isDisposed) return;
    const node = document.createElement("div");
    const said = document.createElement("span");
    said.setAttribute("role", "alert");
    const again = button({ class: "jp-Button jp-mod-styled jp-mod-accept", click: () => this.again() }, this.words[run]);
    node.append(said, again);
    this.banner = new this.Widget({ node });
    this.banner.addClass("mj-lesson-stopped");
    this.panel.contentHeader.addWidget(this.banner);
    said.textContent = this.words[line]; // an alert is read when its words come
    // The layout gives no more room than is asked for: on a narrow page the words take several lines.
    new ResizeObserver(() => {
      if (node.scrollHeight <= node.offsetHeight) return;
      node.style.minHeight = `${node.scrollHeight}px`;
      this.panel.contentHeader.fit();
    }).observe(node);
  }

  /** A kernel, the cells from the first to the last, and no banner. */
  async again() {
    if (this.isStarting) return;
    this.isStarting = true;
    if (this.banner) {
      const [said, again] = this.banner.node.children;
      said.textContent = this.words["room.moment"];
      again.disabled = true;
    }
    try {
      // A kernel that has just ended still looks alive, and so does the session that held it.
      await this.services.kernels.refreshRunning();
      await this.services.sessions.refreshRunning();
      const kernel = this.session.session?.kernel;
      if (!kernel || kernel.status === "dead") {
        const { name } = this.panel.context.model.getMetadata?.("kernelspec") ?? {};
        await this.session.changeKernel({ name: name ?? "python3" });
      }
      this.steps?.hold();
      await this.run();
      this.close();
      this.panel.content.activate();
    } catch (error) {
      this.isStarting = false;
      this.close();
      this.stopped();
      throw error;
    }
  }

  /** Whoever runs the first cell has started again without us. */
  executed(notebook, cell) {
    if (notebook !== this.panel.content || this.isStarting) return;
    if (cell === notebook.widgets.find((found) => found.model.type === "code")) this.close();
  }

  close() {
    this.banner?.dispose();
    this.banner = null;
  }
}
