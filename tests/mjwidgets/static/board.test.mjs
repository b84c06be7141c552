import assert from "node:assert/strict";
import { test } from "node:test";
import { drawing } from "../../../widgets/mjwidgets/static/lib/board.mjs";

const pictures = { "5p": "data:5", "5p-": "data:5-" };
const faces = { src: (key) => pictures[key] ?? "" };

test("a tile is an image round its middle, turned by quarters", () => {
  const [tag, attributes, text] = drawing(["tile", "away", 100, 50, 40, 20, 90, "5p-"], faces);
  assert.equal(tag, "image");
  assert.deepEqual(attributes, {
    class: "away",
    transform: "rotate(90 100 50)",
    x: 80,
    y: 40,
    width: 40,
    height: 20,
    href: "data:5-",
  });
  assert.equal(text, "");
});

test("a box without a turn has no transform", () => {
  const [tag, attributes] = drawing(["box", "panel", 0, 0, 260, 200, 0, ""], faces);
  assert.equal(tag, "rect");
  assert.deepEqual(attributes, { class: "panel", x: -130, y: -100, width: 260, height: 200 });
});

test("words stand at their middle with their size", () => {
  const [tag, attributes, text] = drawing(["text", "strong", 3, 4, 0, 33, 270, "East 1"], faces);
  assert.equal(tag, "text");
  assert.deepEqual(attributes, { class: "strong", transform: "rotate(270 3 4)", x: 3, y: 4, "font-size": 33 });
  assert.equal(text, "East 1");
});

test("an unknown tile is no picture at all", () => {
  assert.equal(drawing(["tile", "", 0, 0, 1, 1, 0, "9x"], faces)[1].href, "");
});
