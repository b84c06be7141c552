// @ts-check
/* The map of the course: chapters with their lessons, how far each is, detours at their parents. */

import { button, element, filled } from "./dom.mjs";

const SIGNS = { new: "○", begun: "◐", done: "✓" };
const DUE = "↺";

/**
 * @param {import("./course.mjs").Course} course
 * @param {object} how
 * @param {Record<string, string>} how.words
 * @param {string} [how.path] of the page that is open
 * @param {(path: string) => void} how.go
 */
export function drawMap(course, { words, path = "", go }) {
  const here = course.at(path)?.file;
  /** @param {string} file @param {...(Node | string | null)} inside */
  const link = (file, ...inside) => {
    const to = course.pathOf(file);
    return button({ "aria-current": (to === path || file === here) && "page", click: () => go(to) }, ...inside);
  };

  /** @param {import("./course.mjs").Lesson} lesson @returns {HTMLElement} */
  function drawn(lesson) {
    const { file, title, minutes, mark, due } = lesson;
    const sign = element("span", { class: "mj-map-sign", "data-mark": mark, "aria-hidden": "true" }, SIGNS[mark]);
    const far = mark === "new" ? null : element("span", { class: "mj-only-read" }, ` ${words[`map.mark.${mark}`]} `);
    const again = due ? element("span", { class: "mj-map-due", role: "img", "aria-label": words["map.mark.due"], title: words["map.mark.due"] }, DUE) : null;
    const takes = minutes ? element("span", { class: "mj-map-minutes" }, filled(words["room.minutes"], { minutes })) : null;
    const detours = course.detours(file).map(drawn);
    const below = detours.length ? element("ul", { "aria-label": words["room.detours"] }, ...detours) : null;
    return element("li", {}, link(file, sign, element("span", { class: "mj-map-title" }, title), far, again, takes), below);
  }

  const chapters = course.chapters.map(({ name, lessons }) =>
    element("section", name ? { "aria-label": name } : {}, name ? element("h3", {}, name) : null, element("ul", {}, ...lessons.map(drawn))),
  );
  const pages = course.seen.pages.map(({ file, title }) => element("li", {}, link(file, title)));
  return element("div", { class: "mj-map" }, ...chapters, element("section", {}, element("ul", { class: "mj-map-pages" }, ...pages)));
}
