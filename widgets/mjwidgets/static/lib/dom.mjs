// @ts-check
/* Building the page: text is always text, and pictures come from Python as images. */
import { move } from "./keys.mjs";

/** @typedef {string | number | boolean | null | undefined} Attribute */
/**
 * @template {keyof HTMLElementTagNameMap} T
 * @typedef {Partial<HTMLElementTagNameMap[T]> & {for?: string, [name: `${string}-${string}`]: Attribute}} Properties
 */

/**
 * An element with properties, attributes (dashed names, role, for) and children.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Properties<T>} properties
 * @param {...(Node | string | null | undefined)} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(/** @type {Record<string, unknown>} */ (properties))) {
    if (value === undefined || value === null) continue;
    if (name.includes("-") || name === "role" || name === "for") element.setAttribute(name, String(value));
    else if (name.startsWith("on")) element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else Reflect.set(element, name, value);
  }
  for (const child of children) if (child !== null && child !== undefined) element.append(child);
  return element;
}

/**
 * A sentence of Python's with its places filled in.
 * @param {string} sentence
 * @param {Record<string, string | number | undefined>} values
 */
export function fill(sentence, values) {
  return sentence.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}

/**
 * Tiles in pieces that wrap; a gap comes after every group.
 * @param {import("./sent.mjs").DrawnHand} hand
 */
export function drawHand(hand) {
  const pictures = hand.pictures.map(({ src, ends }) => make("img", { src, alt: "", className: ends ? "mj-hand-end" : "" }));
  return make("div", { className: "mj-hand", role: "img", "aria-label": hand.words }, ...pictures);
}

/**
 * A tile that can be pressed.
 * @param {import("./faces.mjs").Faces} faces
 * @param {string} key
 * @param {string} name
 * @param {() => void} press
 */
export function tileButton(faces, key, name, press) {
  const button = make(
    "button",
    { type: "button", className: "mj-tile", "aria-label": name, "aria-pressed": "false", title: name },
    faces.draw(key, ""),
    make("span", { className: "mj-badge", "aria-hidden": "true" }),
  );
  button.addEventListener("click", press);
  return button;
}

/**
 * Marks a tile or takes its mark away; the mark is told in words too.
 * @param {HTMLElement} tile
 * @param {string | undefined} kind
 * @param {import("./sent.mjs").SignWords} words
 */
export function mark(tile, kind, words) {
  if (kind) tile.dataset.mark = kind;
  else delete tile.dataset.mark;
  const badge = tile.querySelector(".mj-badge");
  if (badge) badge.textContent = kind ? words.signs[kind] : "";
  retell(tile, words);
}

/**
 * A tile is told by its name, the group it is in and its mark.
 * @param {HTMLElement} tile
 * @param {import("./sent.mjs").SignWords} words
 */
export function retell(tile, words) {
  const { name, told, mark: kind } = tile.dataset;
  const whole = [name, told].filter(Boolean).join(", ");
  const said = kind ? `${whole}: ${words.marks[kind]}` : whole;
  const picture = tile.querySelector("img");
  if (tile.hasAttribute("aria-label")) tile.setAttribute("aria-label", said);
  else if (picture) picture.alt = said;
}

/**
 * One stop for Tab among many buttons; arrows, Home and End move inside.
 * @param {HTMLElement} container
 * @param {() => HTMLElement[][]} rows the buttons as they lie now
 */
export function rove(container, rows) {
  /** @type {HTMLElement | null} */
  let current = null;
  const all = () => rows().flat();
  /** @param {Event} event */
  const buttonOf = ({ target }) => (target instanceof Element ? target.closest("button") : null);
  /** @param {HTMLElement | null} button */
  const settle = (button) => {
    const buttons = all();
    current = button && buttons.includes(button) ? button : (buttons[0] ?? null);
    for (const other of buttons) other.tabIndex = other === current ? 0 : -1;
  };
  container.addEventListener("focusin", (event) => {
    const button = buttonOf(event);
    if (button && all().includes(button)) settle(button);
  });
  container.addEventListener("keydown", (event) => {
    const button = buttonOf(event);
    const lines = rows().filter((line) => line.length);
    const row = lines.findIndex((line) => button && line.includes(button));
    if (!button || row < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    /** @type {[number, number]} */
    const at = [row, lines[row].indexOf(button)];
    const to = move(lines.map((line) => line.length), at, event.key);
    if (!to) return;
    event.preventDefault();
    lines[to[0]][to[1]].focus();
  });
  return {
    settle: () => settle(current),
    focus: () => {
      settle(current);
      current?.focus();
      return current !== null;
    },
  };
}
