// @ts-check
/* The one tile pad of a question: it stands in the field that is being answered. */
import { fill, make, mark, rove, tileButton } from "../lib/dom.mjs";
import { SUITS, kindOf } from "../lib/notation.mjs";

/**
 * What it works for: the tiles offered, or else the suits of the game and those that are open; what was chosen and how it was marked.
 * @typedef {object} Owner
 * @property {HTMLElement} slot
 * @property {string[]} offers
 * @property {string[]} game
 * @property {Set<string>} open
 * @property {Map<string, string>} marks
 * @property {() => string[]} codes
 * @property {(code: string) => void} pressed
 */
/** @typedef {ReturnType<typeof tilePad>} Pad */

/** @param {{words: import("../lib/sent.mjs").FieldWords, faces: import("../lib/faces.mjs").Faces, named?: boolean}} tools `named` where a tile may tell its name to whoever points at it */
export function tilePad({ words, faces, named = true }) {
  const element = make("div", { className: "mj-pad", role: "group", "aria-label": words.pad });
  /** @type {Map<string, HTMLButtonElement>} */
  const keys = new Map();
  /** @type {Owner | null} */
  let owner = null;
  const roving = rove(element, () => lines([...keys.values()]));

  /** @param {Owner} field */
  function draw({ offers, game, open }) {
    keys.clear();
    if (offers.length) element.replaceChildren(drawLine(words.pad, offers));
    else drawSuits(game, open);
    roving.settle();
  }
  /**
   * @param {string[]} game
   * @param {Set<string>} open
   */
  function drawSuits(game, open) {
    const suits = [...SUITS].filter((suit) => game.includes(suit));
    element.replaceChildren(...suits.filter((suit) => open.has(suit)).map((suit) => drawLine(words.suits[suit], words.pad_tiles[suit])));
    const closed = suits.filter((suit) => !open.has(suit));
    if (closed.length) element.append(make("div", { className: "mj-line" }, ...closed.map(drawOpener)));
  }
  /**
   * @param {string} name
   * @param {string[]} codes
   */
  function drawLine(name, codes) {
    const buttons = codes.map((code) => {
      const button = tileButton(faces, code, words.tiles[code], () => owner?.pressed(code));
      button.dataset.name = words.tiles[code];
      if (!named) button.removeAttribute("title");
      keys.set(code, button);
      return button;
    });
    return make("div", { className: "mj-suit", role: "group", "aria-label": name }, ...buttons);
  }
  /** @param {string} suit */
  function drawOpener(suit) {
    const opens = () => {
      owner?.open.add(suit);
      if (owner) show(owner);
      keys.get(words.pad_tiles[suit][0])?.focus();
    };
    return make("button", { type: "button", className: "mj-chip mj-quiet", "data-own-enter": "", onclick: opens }, fill(words.show_suit, { suit: words.suits[suit] }));
  }
  /**
   * Stands in this field from now on and shows what is chosen there, with the marks it has.
   * @param {Owner} field
   */
  function show(field) {
    owner = field;
    if (element.parentElement !== field.slot) field.slot.prepend(element);
    const wanted = [...field.codes(), ...field.marks.keys()].map((code) => code[1]);
    for (const suit of wanted) field.open.add(suit);
    const codes = offered(field);
    if (codes.length !== keys.size || !codes.every((code) => keys.has(code))) draw(field);
    const kinds = new Set(field.codes().map(kindOf));
    for (const [code, button] of keys) {
      button.setAttribute("aria-pressed", String(kinds.has(kindOf(code))));
      mark(button, field.marks.get(kindOf(code)), words);
    }
  }
  /** @param {Owner} field */
  function offered({ offers, game, open }) {
    return offers.length ? offers : game.filter((suit) => open.has(suit)).flatMap((suit) => words.pad_tiles[suit]);
  }
  return {
    show,
    /**
     * Follows the field only if it is the one being answered.
     * @param {Owner} field
     */
    follow: (field) => {
      if (owner === null || owner === field) show(field);
    },
    /** @param {Owner} field */
    focus: (field) => {
      show(field);
      return roving.focus();
    },
  };
}

/**
 * Buttons as they lie on the page, line by line.
 * @param {HTMLButtonElement[]} buttons
 */
function lines(buttons) {
  /** @type {Map<number, HTMLButtonElement[]>} */
  const found = new Map();
  for (const button of buttons) found.set(button.offsetTop, [...(found.get(button.offsetTop) ?? []), button]);
  return [...found.values()];
}
