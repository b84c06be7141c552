// @ts-check
/* Pictures of tiles: one model holds them for all widgets of a kernel, so they travel once. */
import { make } from "./dom.mjs";

/** @type {Record<string, string>} */
const SAFE = { "%20": " ", "%3D": "=", "%3A": ":", "%2F": "/", "%2C": ",", "%3B": ";" };
export const REFERENCE = /^IPY_MODEL_/;

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
 * A sentence whose tiles are shown; their names are for those who listen, and where pictures are gone.
 * @param {import("./sent.mjs").Sentence} sentence
 * @param {Faces} faces
 * @returns {(string | HTMLElement)[]}
 */
export function pictured(sentence, faces) {
  if (typeof sentence === "string") return [sentence];
  return sentence.map((piece) => {
    if (typeof piece === "object" && "marked" in piece) return make("mark", { className: "mj-marked" }, ...pictured(piece.marked, faces));
    if (typeof piece === "string" || !piece.tiles.every(faces.src)) return typeof piece === "string" ? piece : piece.name;
    const spoken = make("span", { className: "mj-only-read" }, piece.name);
    return make("span", { className: "mj-said" }, spoken, ...piece.tiles.map((code) => faces.draw(code, "")));
  });
}
