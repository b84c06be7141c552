// @ts-check
/* The end of a lesson: what was right, and the lesson behind it. */

import { button, element, filled } from "./dom.mjs";
import { named } from "./home.mjs";

let ends = 0; // of the page: each has names of its own

/** @typedef {import("./course.mjs").Lesson} Lesson */

export class End {
  /**
   * @param {Record<string, string>} words
   * @param {(lesson: Lesson) => void} go
   */
  constructor(words, go) {
    this.words = words;
    this.go = go;
    ends += 1;
    const [title, score] = [`mj-end-title-${ends}`, `mj-end-score-${ends}`];
    this.heading = element("h2", { id: title });
    this.score = element("p", { id: score });
    this.pictures = element("div", { class: "mj-way-pictures" });
    this.missed = element("div", { class: "mj-way-missed", role: "group", "aria-label": words["room.missed"] }, element("p", {}, words["room.missed"]), this.pictures);
    this.detours = element("div", { class: "mj-way-detours" });
    this.onward = button({ class: "mj-blue", click: () => this.next && go(this.next) });
    // The notebook would take the focus from whatever in it is no cell.
    const own = (/** @type {Event} */ event) => event.stopPropagation();
    const told = { tabindex: -1, "aria-labelledby": title, "aria-describedby": score };
    this.first = element("div", { class: "mj-way-first" }, this.heading, this.score, this.onward);
    this.element = element("section", { class: "mj-way-end", hidden: true, focusin: own, ...told }, this.first, this.missed, this.detours);
    /** @type {Lesson | undefined} */
    this.next = undefined;
  }

  /** Has the focus itself: it is read, and none of its buttons is pressed unread. */
  take() {
    this.element.focus({ preventScroll: true });
  }

  /**
   * @param {{isEnd: boolean, right: number, asked: number}} view of the way through the lesson
   * @param {object} course as far as it is known
   * @param {string} course.title
   * @param {Lesson} [course.next]
   * @param {Lesson[]} [course.detours]
   * @param {{picture: HTMLElement, asked: string, heard: string, back: () => void}[]} missed what was not right the first time, and how to get back there
   */
  draw({ isEnd, right, asked }, { title, next, detours = [] }, missed) {
    const { words } = this;
    this.element.hidden = !isEnd;
    this.heading.textContent = filled(words["room.done"], { lesson: title });
    this.score.textContent = filled(words["room.right_first"], { right, of: asked });
    this.score.hidden = !right;
    this.missed.hidden = !missed.length;
    this.pictures.replaceChildren(
      ...missed.map(({ picture, asked, heard, back }, place) => {
        const name = filled(words["room.missed_one"], { number: place + 1, asked: heard });
        return button({ class: "mj-grey", "aria-label": name, title: asked, click: back }, picture);
      }),
    );
    this.next = next;
    this.onward.hidden = !next;
    if (next) this.onward.textContent = named(next, words);
    this.detours.hidden = !detours.length;
    this.detours.replaceChildren(
      ...detours.map((lesson) => button({ class: "mj-grey", click: () => this.go(lesson) }, filled(words["room.detour"], { lesson: lesson.title }))),
    );
  }
}
