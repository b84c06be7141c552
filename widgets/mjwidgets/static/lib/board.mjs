/* A table as SVG: tiles, boxes and words at their places, drawn from the list that Python sends. */

const SVG = "http://www.w3.org/2000/svg";

/** An SVG element with its attributes. */
function shape(tag, attributes) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** What an item is drawn with: `[what, look, x, y, width, height, turn, text]`, x and y its middle. */
export function drawing([what, look, x, y, width, height, turn, text], faces) {
  const common = { class: look, ...(turn ? { transform: `rotate(${turn} ${x} ${y})` } : {}) };
  if (what === "text") return ["text", { ...common, x, y, "font-size": height }, text];
  const place = { ...common, x: x - width / 2, y: y - height / 2, width, height };
  if (what === "box") return ["rect", place, ""];
  return ["image", { ...place, href: faces[text] ?? "" }, ""];
}

/** The whole picture; `described` is the id of the element that tells the position in words. */
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
