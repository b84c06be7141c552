// @ts-check
/* While a lesson opens, its name and a calm word lie over what was there before. */

import { element } from "./dom.mjs";

const LONGEST = 20000; // so many milliseconds the page is covered, whatever happens

/**
 * The path of the notebook that an address of JupyterLab asks for, if it does.
 * @param {string} pathname
 */
export function askedFor(pathname) {
  const written = /^.*?\/tree\/(.+)$/.exec(pathname)?.[1] ?? "";
  try {
    const path = decodeURIComponent(written);
    return path.endsWith(".ipynb") ? path : null;
  } catch {
    return null; // a sign that stands for nothing
  }
}

/** @typedef {{node: HTMLElement, context: {path: string}}} Panel a page of JupyterLab */

export class Opening {
  /**
   * @param {object} around
   * @param {import("./course.mjs").Course} around.course
   * @param {(path: string) => Record<string, string>} around.wordsIn
   * @param {() => boolean} around.isReader whether lessons are read, with nothing around them
   * @param {{forEach: (seen: (panel: Panel) => void) => void}} around.pages that are open
   */
  constructor({ course, wordsIn, isReader, pages }) {
    this.pages = pages;
    this.course = course;
    this.wordsIn = wordsIn;
    this.isReader = isReader;
    /** @type {string | null} the path of what opens */
    this.path = null;
    /** @type {Set<() => void>} */
    this.listeners = new Set();
    this.title = element("p", { class: "mj-opening-title" });
    this.said = element("p", {});
    this.cover = element("div", { class: "mj-opening", role: "status" }, this.title, this.said);
    this.timer = 0;
    /** @type {Element | null} what had the focus when it was covered */
    this.left = null;
    course.listeners.add(() => this.draw());
  }

  /** What opens is called, as far as the course knows it. */
  get name() {
    return this.course.at(this.path ?? undefined)?.title ?? "";
  }

  draw() {
    if (this.path === null) return;
    const told = { title: this.name, said: this.wordsIn(this.path)["room.moment"] };
    for (const part of /** @type {const} */ (["title", "said"])) {
      if (this[part].textContent !== told[part]) this[part].textContent = told[part]; // what stays is not read again
    }
  }

  /** @param {string} path */
  begin(path) {
    if (!this.isReader()) return;
    if (this.path === null) this.left = document.activeElement;
    this.path = path;
    this.draw();
    this.still();
    document.body.append(this.cover);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.end(path), LONGEST);
    this.tell();
  }

  /**
   * It is there, or will not come; another that opens meanwhile stays.
   * @param {string} path
   */
  end(path) {
    if (path !== this.path) return;
    clearTimeout(this.timer);
    this.path = null;
    this.cover.remove();
    this.still();
    if (this.left instanceof HTMLElement && document.activeElement === document.body) this.left.focus({ preventScroll: true });
    this.left = null;
    this.tell();
  }

  /** While something opens, nothing of the other pages below can be pressed, typed in or read. */
  still() {
    this.pages.forEach(({ node, context }) => {
      node.inert = this.path !== null && context.path !== this.path;
    });
  }

  tell() {
    for (const heard of this.listeners) heard();
  }
}
