// @ts-check
/* The end of a lesson: what was right, and the lesson behind it. */

import { button, element, filled } from "./dom.mjs";
import { named } from "./home.mjs";

/** @typedef {import("./course.mjs").Lesson} Lesson */

export class End {
  /**
   * @param {Record<string, string>} words
   * @param {(lesson: Lesson) => void} go
   */
  constructor(words, go) {
    this.words = words;
    this.go = go;
    this.heading = element("h2", {});
    this.score = element("p", {});
    this.detours = element("div", { class: "mj-way-detours" });
    this.onward = button({ class: "mj-blue", click: () => this.next && go(this.next) });
    this.element = element("section", { class: "mj-way-end", hidden: true }, this.heading, this.score, this.detours, this.onward);
    /** @type {Lesson | undefined} */
    this.next = undefined;
  }

  /**
   * @param {{isEnd: boolean, right: number, asked: number}} view of the way through the lesson
   * @param {object} course as far as it is known
   * @param {string} course.title
   * @param {Lesson} [course.next]
   * @param {Lesson[]} [course.detours]
   */
  draw({ isEnd, right, asked }, { title, next, detours = [] }) {
    const { words } = this;
    this.element.hidden = !isEnd;
    this.heading.textContent = filled(words["room.done"], { lesson: title });
    this.score.textContent = filled(words["room.right_first"], { right, of: asked });
    this.score.hidden = !asked;
    this.next = next;
    this.onward.hidden = !next;
    if (next) this.onward.textContent = named(next, words);
    this.detours.hidden = !detours.length;
    this.detours.replaceChildren(
      ...detours.map((lesson) => button({ class: "mj-grey", click: () => this.go(lesson) }, filled(words["room.detour"], { lesson: lesson.title }))),
    );
  }
}
