// @ts-check
/* Tiles from the pad or typed; both show the same choice. */
import { fill, make } from "../lib/dom.mjs";
import { readTiles, kindOf, toggleTile, writeTiles } from "../lib/notation.mjs";
import { fieldset, isOf, isToMend, noneButton, showStatus, toggled, typedLine } from "./box.mjs";

const NONE = "none";

/** @typedef {import("../lib/types.mjs").Chosen} Chosen */

/**
 * @param {import("../lib/sent.mjs").PickTilesSpec} spec
 * @param {import("../lib/types.mjs").Tools} tools
 * @returns {import("../lib/types.mjs").Field}
 */
export function pickTiles(spec, tools) {
  const { words, faces, pad, edited } = tools;
  /** @type {Chosen} */
  let value = null;
  /** @type {import("../lib/types.mjs").Reading | undefined} */
  let read;
  /** @param {string} code */
  const exists = (code) => code in words.tiles && spec.game.includes(code[1]);
  const line = typedLine(spec, tools, { changed: typing, placeholder: spec.one ? words.typed_one : words.typed_example });
  if (spec.one) line.input.dataset.one = "";
  const none = noneButton(spec.none, words, () => {
    line.input.value = "";
    change(value === NONE ? null : NONE);
  });
  // for who points: where the pad stands in another field, a press here brings it
  const here = make("button", { type: "button", tabIndex: -1, className: "mj-chip mj-quiet" }, words.pad_here);
  const slot = make("div", { className: "mj-slot" }, here);
  const { element, sign } = fieldset(spec, words, make("div", { className: "mj-line" }, line.label(), line.input, none.button), slot, line.reading);
  /** @type {import("./pad.mjs").Owner} */
  const mine = {
    slot,
    offers: spec.offers,
    game: spec.game,
    open: new Set(spec.suits.length ? spec.suits : spec.game),
    marks: new Map(),
    codes,
    pressed: (code) => {
      const next = spec.one ? toggled(codes(), code, true) : toggleTile(codes(), code);
      line.input.value = writeTiles(next);
      change(next);
    },
  };
  // the pad comes once the mouse button is up: what moved under it would lose the click
  let isPressed = false;
  element.addEventListener("pointerdown", () => {
    isPressed = true;
    const up = () => setTimeout(() => { isPressed = false; open(); });
    document.addEventListener("pointerup", up, { once: true });
  });
  element.addEventListener("focusin", () => isPressed || open());

  /** The pad moves here; what has the focus stays in sight, although the pad above it is gone. */
  function open() {
    const comes = slot.querySelector(".mj-pad") === null;
    pad.show(mine);
    if (comes && element.contains(document.activeElement)) document.activeElement?.scrollIntoView({ block: "nearest" });
  }

  /** The tiles chosen now, as far as they are known. */
  function codes() {
    const known = isOf(read, value) ? read?.value : value;
    return Array.isArray(known) ? known.map(String) : [];
  }
  function typing() {
    const text = line.input.value;
    change(readTiles(text, exists) ?? (text.trim() || null));
  }
  /** @param {Chosen} next */
  function change(next) {
    value = Array.isArray(next) && next.length === 0 ? null : next;
    clearStatus();
    show();
    edited();
  }
  function clearStatus() {
    showStatus(element, sign, "", words);
    none.mark();
    mine.marks.clear();
  }
  /** A tile that is chosen; who points takes it off there, too, where the hand may lie over the pad. @param {string} code */
  function shown(code) {
    const picture = faces.draw(code, "");
    picture.addEventListener("click", () => mine.pressed(code));
    return picture;
  }
  /** Pad, "none" and the reading line follow the value; what Python says of it comes later. */
  function show(judged = false) {
    none.press(value === NONE);
    const text = said();
    line.say(text.words, text.problem, judged, ...codes().map(shown));
    pad.follow(mine);
  }
  function said() {
    if (value === NONE) return { words: spec.none, problem: false };
    if (value === null) return { words: words.nothing_chosen, problem: false };
    if (isOf(read, value)) return read;
    if (!Array.isArray(value)) return { words: "", problem: false };
    return { words: fill(words.chosen, { tiles: value.map((code) => words.tiles[code]).join(", ") }), problem: false };
  }
  /** @param {string} text */
  function type(text) {
    line.input.value = text;
    typing();
  }
  show();

  return {
    id: spec.id,
    element,
    takesLetters: true,
    get: () => value,
    set: (next) => {
      value = /** @type {Chosen} */ (next);
      line.input.value = Array.isArray(value) ? writeTiles(value) : value === NONE ? "" : (value ?? "");
      show();
    },
    read: (reading, judged) => {
      read = reading;
      show(judged);
    },
    key: (key, focused) => {
      const before = spec.one && isToMend(element) ? "" : line.input.value;
      if (/^[0-9mpszMPSZEWNGR]$/.test(key)) {
        type(before + key);
        if (focused || /[A-Z]/.test(key)) line.input.focus({ preventScroll: true }); // there a name goes on, and Enter checks
      }
      else if (key === "Backspace") type(line.input.value.slice(0, -1));
      else return key.startsWith("Arrow") && pad.focus(mine);
      return true;
    },
    bring: () => pad.show(mine),
    clear: () => {
      const had = line.input.value !== "" || value !== null;
      line.input.value = "";
      if (had) change(null);
      return had;
    },
    status: (part) => {
      clearStatus();
      none.mark(part);
      if (part) {
        showStatus(element, sign, part.status, words);
        if (part.missing) {
          for (const code of codes()) mine.marks.set(kindOf(code), "right");
          for (const code of part.extra ?? []) mine.marks.set(kindOf(code), "extra");
          for (const code of part.missing) mine.marks.set(kindOf(code), "missed");
        }
      }
      show();
      if (part?.missing) pad.show(mine);
    },
  };
}
