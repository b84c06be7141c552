// @ts-check
/* Pictures of tiles: one model holds them for all widgets of a kernel, so they travel once. */
import { make } from "./dom.mjs";

/** @type {Record<string, string>} */
const SAFE = { "%20": " ", "%3D": "=", "%3A": ":", "%2F": "/", "%2C": ",", "%3B": ";" };
const REFERENCE = /^IPY_MODEL_/;
const WRITTEN = /(?<![\w*])([0-9]+)([mpsz])(?![\w*])/g;

/** @typedef {{src: (key: string) => string, draw: (key: string, name: string) => HTMLImageElement}} Faces */

/**
 * The pictures that the widget refers to; where they are gone, tiles are told by name.
 * @template {import("./sent.mjs").FrameState} S
 * @param {import("./types.mjs").Model<S>} model
 * @returns {Promise<Faces>}
 */
export async function facesOf(model) {
  try {
    const shared = await model.widget_manager.get_model(model.get("faces").replace(REFERENCE, ""));
    return drawnFrom(shared.get("pictures"));
  } catch {
    return drawnFrom({});
  }
}

/**
 * @param {Record<string, string>} pictures SVG texts by key
 * @returns {Faces}
 */
export function drawnFrom(pictures) {
  /** @type {Map<string, string>} */
  const made = new Map();
  /** @param {string} key */
  function src(key) {
    if (!made.has(key)) made.set(key, key in pictures ? address(pictures[key]) : "");
    return made.get(key) ?? "";
  }
  return { src, draw: (key, name) => make("img", { className: "mj-face", src: src(key), alt: name, draggable: false }) };
}

/**
 * The picture as the address of an image.
 * @param {string} svg
 */
function address(svg) {
  const escaped = encodeURIComponent(svg).replace(/%(?:20|3D|3A|2F|2C|3B)/g, (found) => SAFE[found]);
  return `data:image/svg+xml,${escaped}`;
}

/**
 * A sentence whose tiles are shown; what is written stays for those who listen.
 * @param {string} text
 * @param {Faces} faces
 * @returns {(string | HTMLElement)[]}
 */
export function pictured(text, faces) {
  const parts = [];
  let told = 0;
  for (const { 0: written, 1: digits, 2: suit, index = 0 } of text.matchAll(WRITTEN)) {
    const codes = [...digits].map((digit) => digit + suit);
    if (!codes.every(faces.src)) continue;
    const spoken = make("span", { className: "mj-only-read" }, written);
    const drawn = codes.map((code) => faces.draw(code, ""));
    parts.push(text.slice(told, index), make("span", { className: "mj-said" }, spoken, ...drawn));
    told = index + written.length;
  }
  return [...parts, text.slice(told)];
}
