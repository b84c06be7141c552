// @ts-check
/* The bar above a lesson: the map, the lessons before and after, and what else there is to do. */

import { button, element, filled } from "./dom.mjs";
import { drawMap } from "./map.mjs";

const MAP = "mjteach-map";

/**
 * @typedef {object} Tool
 * @property {string} words the name of its words
 * @property {() => void} use
 * @property {() => string} [says] the name of its words as things are
 * @property {() => boolean} [isOn] whether it is pressed, where it can be
 * @property {() => boolean} [isThere] whether it is any use here
 * @property {boolean} [isInBar] whether it stands in the bar, too, where that is wide enough
 */
/**
 * What it stands on.
 * @typedef {object} Host
 * @property {import("./course.mjs").Course} course
 * @property {() => string | null} path of the page in front
 * @property {() => string} title
 * @property {() => Record<string, string>} words
 * @property {(path: string) => void} go
 * @property {Tool[]} tools
 */

export class Bar {
  /** @param {Host} host */
  constructor(host) {
    this.host = host;
    const { course } = host;
    this.opener = button({ popovertarget: MAP });
    this.back = button({ class: "room-step", click: () => this.lead(course.before(this.path)) }, "‹");
    this.here = element("span", { class: "room-here", role: "status" });
    this.forth = button({ class: "room-step", click: () => this.lead(course.after(this.path)) }, "›");
    this.list = element("div");
    const opened = (/** @type {ToggleEvent} */ { newState }) => newState === "open" && course.refresh(); // for the marks
    this.map = element("div", { id: MAP, popover: "auto", toggle: opened }, this.list, this.tools(host.tools));
    this.element = element("nav", {}, this.opener, this.back, this.here, this.forth, this.tools(host.tools.filter(({ isInBar }) => isInBar)), this.map);
  }

  get path() {
    return this.host.path() ?? "";
  }

  /** @param {Tool[]} some of the tools, once more */
  tools(some) {
    return element("div", { class: "room-toggles" }, ...some.map(({ words, use }) => button({ "data-words": words, click: use })));
  }

  draw() {
    const { course, title, tools } = this.host;
    const words = this.host.words();
    this.element.setAttribute("aria-label", words["room.course"]);
    this.opener.textContent = words["room.map"];
    this.here.textContent = title();
    this.drawStep(this.back, course.before(this.path), words["room.previous"]);
    this.drawStep(this.forth, course.after(this.path), words["room.next"]);
    this.drawMap(words);
    for (const tool of tools) {
      for (const drawn of /** @type {NodeListOf<HTMLElement>} */ (this.element.querySelectorAll(`[data-words="${tool.words}"]`))) {
        drawn.textContent = words[tool.says?.() ?? tool.words];
        if (tool.isOn) drawn.ariaPressed = String(tool.isOn());
        if (tool.isThere) drawn.hidden = !tool.isThere();
      }
    }
  }

  /**
   * @param {HTMLElement} step
   * @param {import("./course.mjs").Lesson | undefined} lesson
   * @param {string} says
   */
  drawStep(step, lesson, says) {
    step.hidden = !lesson;
    step.title = step.ariaLabel = filled(says, { lesson: lesson?.title ?? "" });
  }

  /**
   * The map; whoever is in it by keys stays where they were.
   * @param {Record<string, string>} words
   */
  drawMap(words) {
    const links = () => [...this.list.querySelectorAll("button")];
    const focused = links().findIndex((link) => link === document.activeElement);
    this.list.replaceChildren(drawMap(this.host.course, { words, path: this.path, go: (path) => this.go(path) }));
    links()[focused]?.focus();
  }

  /** @param {import("./course.mjs").Lesson | undefined} lesson */
  lead(lesson) {
    if (lesson) this.go(this.host.course.pathOf(lesson.file));
  }

  /** @param {string} path */
  go(path) {
    this.map.hidePopover();
    this.host.go(path);
  }
}
