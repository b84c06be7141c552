// @ts-check
/* What a returner is met with: where to go on, today's questions, and the map. */

import { button, element, filled } from "./dom.mjs";
import { drawMap } from "./map.mjs";

const TODAY = "today.ipynb";
const TABLE = "table.ipynb";

/**
 * @param {import("./course.mjs").Course} course one that has a home
 * @param {object} how
 * @param {Record<string, string>} how.words
 * @param {(path: string) => void} how.go
 */
export function drawHome(course, { words, go }) {
  const home = /** @type {import("./course.mjs").Home} */ (course.seen.home);
  const ahead = course.lesson(home.file);
  /** @param {string} file */
  const to = (file) => () => go(course.pathOf(file));
  const onward = ahead && button({ class: "mj-blue", click: to(ahead.file) }, home.isBegun ? words["widget.continue"] : named(ahead, words));
  const today = button({ class: "mj-grey", click: to(TODAY) }, words["room.today"]);
  const table = course.seen.pages.find(({ file }) => file === TABLE);
  const seat = table && button({ class: "mj-grey", click: to(TABLE) }, table.title);
  return element(
    "section",
    { class: "mj-home", "aria-label": words["room.welcome"], tabindex: "-1" },
    element("h1", {}, words["room.welcome"]),
    element("p", { class: "mj-home-left" }, home.said),
    element("div", { class: "mj-home-row" }, onward ?? null),
    element("p", { class: "mj-home-today" }, home.today),
    element("div", { class: "mj-home-row" }, today, seat ?? null),
    element("h2", {}, words["room.course"]),
    drawMap(course, { words, go }),
  );
}

/**
 * What leads to a lesson: its title and how long it takes.
 * @param {{title: string, minutes: number}} lesson
 * @param {Record<string, string>} words
 */
export function named({ title, minutes }, words) {
  return filled(words[minutes ? "room.next_lesson" : "room.next_page"], { lesson: title, minutes });
}
