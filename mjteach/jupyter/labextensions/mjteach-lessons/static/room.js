/* What stands around a lesson: one bar with the way through the course, and nothing else. */

import { lessonsBeside } from "./course.js";

const FOR_PROGRAMMERS = new Set(["jp-top-panel", "jp-menu-panel", "jp-bottom-panel"]);
const HEIGHT = "44px"; // the layout gives no more room than is asked for
const FIRST = "en/0-1-start.ipynb";

/** An element with its attributes and what it contains. */
function element(tag, attributes = {}, ...inside) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(name, value);
    else if (value !== null) made.setAttribute(name, value);
  }
  made.append(...inside);
  return made;
}

/** The room: what the settings hide or show, and the bar. */
export class Room {
  constructor({ app, shell, tracker, chosen, toAddress, files, Widget, wordsIn }) {
    Object.assign(this, { app, shell, tracker, settings: chosen, toAddress, wordsIn });
    document.head.append(
      element("link", { rel: "stylesheet", href: new URL("room.css", import.meta.url).href }),
    );
    const bar = new Widget({ node: element("nav") });
    bar.id = "mjteach-bar";
    bar.node.style.minHeight = HEIGHT;
    shell.add(bar, "header");
    this.bar = bar.node;
    this.path = null;
    this.lessons = [];
    tracker.widgetAdded.connect(() => this.furnish());
    tracker.currentChanged.connect(() => this.moved());
    chosen.changed.connect(() => this.changed());
    // A double click marks a word of a lesson; it does not open its source.
    const text = ".mj-room-reader .jp-MarkdownCell.jp-mod-rendered";
    const calm = (event) => event.target.closest?.(text) && event.stopPropagation();
    document.addEventListener("dblclick", calm, { capture: true });
    // The list of files writes its folder into the address: a reload would lose the lesson.
    files?.model.pathChanged.connect(() => this.address());
    this.changed();
    if (tracker.currentWidget) this.moved();
    else if (!location.pathname.endsWith(".ipynb")) this.go(FIRST);
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
  async moved() {
    const panel = this.tracker.currentWidget;
    if (!panel) return;
    this.path = panel.context.path;
    this.lessons = await lessonsBeside(this.path, this.app.serviceManager.contents);
    this.draw();
  }

  draw() {
    const words = this.wordsIn(this.path ?? "");
    const place = this.lessons.findIndex((lesson) => lesson.path === this.path);
    const toggles = () => [
      this.toggle("code", words["room.code"], true),
      this.toggle("reader", words["room.all"], false),
      element("button", { type: "button", click: () => this.print() }, words["room.print"]),
    ];
    const held = this.buttons().indexOf(document.activeElement);
    const isOpen = this.map?.matches(":popover-open");
    this.map?.remove();
    this.map = element(
      "div",
      { id: "mjteach-map", popover: "auto" },
      element("ol", {}, ...this.lessons.map((lesson) => element("li", {}, this.link(lesson)))),
      element("div", { class: "room-toggles" }, ...toggles()),
    );
    this.bar.setAttribute("aria-label", words["room.course"]);
    this.bar.replaceChildren(
      element("button", { type: "button", popovertarget: this.map.id }, words["room.map"]),
      this.step(this.lessons[place - 1], "‹", words["room.previous"]),
      element("span", { class: "room-here" }, this.lessons[place]?.title ?? this.path ?? ""),
      this.step(place < 0 ? undefined : this.lessons[place + 1], "›", words["room.next"]),
      element("div", { class: "room-toggles" }, ...toggles()),
      this.map,
    );
    if (isOpen) this.map.showPopover();
    this.buttons()[held]?.focus(); // who pressed one of them stands there still
    this.address();
  }

  buttons() {
    return [...this.bar.querySelectorAll("button")];
  }

  address() {
    if (this.path && this.chosen("reader")) this.toAddress?.(this.path);
  }

  link({ path, title }) {
    const current = path === this.path ? "page" : null;
    const click = () => this.go(path);
    return element("button", { type: "button", "aria-current": current, click }, title);
  }

  step(lesson, sign, words) {
    const told = lesson ? words.replace("{lesson}", lesson.title) : "";
    const click = () => this.go(lesson.path);
    const says = { "aria-label": told, title: told };
    const button = element("button", { type: "button", class: "room-step", ...says, click }, sign);
    button.hidden = !lesson;
    return button;
  }

  /** A button that is pressed while the setting has this value. */
  toggle(name, words, value) {
    const pressed = String(this.chosen(name) === value);
    const click = () => this.settings.set(name, !this.chosen(name));
    return element("button", { type: "button", "aria-pressed": pressed, click }, words);
  }

  /** The lesson as it lies on paper, in a tab of its own. */
  print() {
    const { baseUrl } = this.app.serviceManager.serverSettings;
    open(`${baseUrl}nbconvert/html/${encodeURI(this.path)}?download=false`);
  }

  go(path) {
    this.map.hidePopover();
    this.app.commands.execute("docmanager:open", { path, factory: "Notebook" });
  }
}
