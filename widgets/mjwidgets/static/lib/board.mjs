// @ts-check
/* A table as SVG: tiles, boxes and words at their places, drawn from the list that Python sends. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * An SVG element with its attributes.
 * @param {string} tag
 * @param {Record<string, string | number>} attributes
 */
function shape(tag, attributes) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}

/**
 * What an item is drawn with.
 * @param {import("./sent.mjs").Item} item
 * @param {Pick<import("./faces.mjs").Faces, "src">} faces
 * @returns {[string, Record<string, string | number>, string]}
 */
export function drawing([what, look, x, y, width, height, turn, text], faces) {
  const common = { class: look, ...(turn ? { transform: `rotate(${turn} ${x} ${y})` } : {}) };
  if (what === "text") return ["text", { ...common, x, y, "font-size": height }, text];
  const place = { ...common, x: x - width / 2, y: y - height / 2, width, height };
  if (what === "box") return ["rect", place, ""];
  return ["image", { ...place, href: faces.src(text) }, ""];
}

/** So many units of a picture are as wide as its letters are high, at the most. */
const UNITS = 20;

/**
 * The whole picture; `described` is the id of the element that tells the position in words.
 * @param {import("./sent.mjs").Picture} view
 * @param {import("./faces.mjs").Faces} faces
 * @param {string} described
 */
export function drawBoard(view, faces, described) {
  const svg = shape("svg", {
    class: "mj-board",
    viewBox: view.window.join(" "),
    style: `max-width: ${view.window[2] / UNITS}em`,
    role: "img",
    "aria-label": view.title,
    "aria-describedby": described,
  });
  for (const item of view.items) {
    const [tag, attributes, text] = drawing(item, faces);
    const element = shape(tag, attributes);
    element.textContent = text;
    element.setAttribute("aria-hidden", "true"); // heard by the names of its places, and in words
    svg.append(element);
  }
  return svg;
}

/**
 * Makes a place of the picture a button; what is drawn is then no picture of its own any more.
 * @param {Element} svg
 * @param {import("./sent.mjs").Place} place
 * @param {() => void} pressed
 */
export function addPlace(svg, place, pressed) {
  svg.setAttribute("role", "group");
  const button = shape("polygon", {
    class: "place",
    points: place.points.map((point) => point.join(",")).join(" "),
    role: "button",
    tabindex: "-1",
    "aria-label": place.label,
    "aria-pressed": "false",
    "data-place": place.id,
  });
  const title = shape("title", {});
  title.textContent = place.label;
  button.append(title);
  button.addEventListener("click", pressed);
  button.addEventListener("keydown", (event) => {
    if (!(event instanceof KeyboardEvent) || event.key !== " ") return;
    event.preventDefault();
    pressed();
  });
  svg.append(button);
  settle(svg, svg.querySelector(".place"));
}

const FEW = 4; // so many places can each be reached by Tab
/** @type {Record<string, number[]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The places of a picture with their middles.
 * @param {Element} picture
 */
function middles(picture) {
  return [...picture.querySelectorAll(".place")].map((place) => {
    const points = (place.getAttribute("points") ?? "").split(" ").map((point) => point.split(",").map(Number));
    /** @param {number} axis */
    const mean = (axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
    return { place, at: [mean(0), mean(1)] };
  });
}

/**
 * Of many places one is reached by Tab.
 * @param {Element} picture
 * @param {EventTarget | null} current
 */
function settle(picture, current) {
  const places = [...picture.querySelectorAll(".place")];
  if (!places.some((place) => place === current)) return;
  for (const place of places) place.setAttribute("tabindex", places.length <= FEW || place === current ? "0" : "-1");
}

/**
 * Arrows move from place to place, to the nearest one in their direction.
 * @param {Element} holder what the picture is in: an SVG that listens for the focus would take it
 */
export function rovePlaces(holder) {
  holder.addEventListener("focusin", (event) => settle(holder, event.target));
  holder.addEventListener("keydown", (event) => {
    if (!(event instanceof KeyboardEvent) || event.ctrlKey || event.metaKey || event.altKey) return;
    const all = middles(holder);
    const here = all.find(({ place }) => place === event.target);
    const to = here && nearest(here.at, all.map(({ at }) => at), ARROWS[event.key]);
    if (to === undefined) return;
    event.preventDefault();
    const { place } = all[to];
    if (place instanceof SVGElement) place.focus();
  });
}

/**
 * Which of some points is next in a direction; what lies aside counts as further away.
 * @param {number[]} from
 * @param {number[][]} points
 * @param {number[] | undefined} direction
 * @returns {number | undefined}
 */
export function nearest(from, points, direction) {
  if (!direction) return undefined;
  let [best, least] = [/** @type {number | undefined} */ (undefined), Infinity];
  points.forEach(([x, y], number) => {
    const [dx, dy] = [x - from[0], y - from[1]];
    const along = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    if (along > 1 && along + 3 * aside < least) [best, least] = [number, along + 3 * aside];
  });
  return best;
}
