// @ts-check
/* A table as SVG: tiles, boxes and words at their places, drawn from the list that Python sends. */

const SVG = "http://www.w3.org/2000/svg";

/**
 * An SVG element with its attributes.
 * @param {string} tag
 * @param {Record<string, any>} attributes
 */
function shape(tag, attributes) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/**
 * What an item is drawn with: `[what, look, x, y, width, height, turn, text]`, x and y its middle.
 * @param {any[]} item
 * @param {{src: (key: string) => string}} faces
 * @returns {[string, Record<string, any>, string]}
 */
export function drawing([what, look, x, y, width, height, turn, text], faces) {
  const common = { class: look, ...(turn ? { transform: `rotate(${turn} ${x} ${y})` } : {}) };
  if (what === "text") return ["text", { ...common, x, y, "font-size": height }, text];
  const place = { ...common, x: x - width / 2, y: y - height / 2, width, height };
  if (what === "box") return ["rect", place, ""];
  return ["image", { ...place, href: faces.src(text) }, ""];
}

/**
 * The whole picture; `described` is the id of the element that tells the position in words.
 * @param {any} view
 * @param {{src: (key: string) => string}} faces
 * @param {string} described
 */
export function drawBoard(view, faces, described) {
  const svg = shape("svg", {
    class: "mj-board",
    viewBox: view.window.join(" "),
    role: "img",
    "aria-label": view.title,
    "aria-describedby": described,
  });
  for (const item of view.items) {
    const [tag, attributes, text] = drawing(item, faces);
    const element = shape(tag, attributes);
    element.textContent = text;
    svg.append(element);
  }
  return svg;
}

/**
 * Makes a place of the picture a button; what is drawn is then no picture of its own any more.
 * @param {Element} svg
 * @param {{id: string, label: string, points: number[][]}} place
 * @param {() => void} pressed
 */
export function addPlace(svg, place, pressed) {
  svg.setAttribute("role", "group");
  const button = shape("polygon", {
    class: "place",
    points: place.points.map((point) => point.join(",")).join(" "),
    role: "button",
    tabindex: "0",
    "aria-label": place.label,
    "aria-pressed": "false",
    "data-place": place.id,
    "data-own-enter": "",
  });
  const title = shape("title", {});
  title.textContent = place.label;
  button.append(title);
  button.addEventListener("click", pressed);
  button.addEventListener("keydown", (event) => {
    if (!(event instanceof KeyboardEvent) || (event.key !== " " && event.key !== "Enter")) return;
    event.preventDefault();
    pressed();
  });
  svg.append(button);
}
