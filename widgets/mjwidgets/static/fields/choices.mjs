// @ts-check
/* Fields with a list of choices: one of them, several, actions with their tiles, a name for each tile. */
import { make } from "../lib/dom.mjs";
import { fieldset, showStatus } from "./box.mjs";
import { listed } from "./listed.mjs";

/** @typedef {import("../lib/types.mjs").Tools} Tools */
/** @typedef {import("../lib/types.mjs").Field} Field */
/** @typedef {import("../lib/sent.mjs").Choice} Choice */

/** @type {Record<string, string | undefined>} */
const LETTERS = { y: "yes", n: "no" };
const MANY = 6; // a longer list has a box to type in, which also filters it

/**
 * One of several choices; yes and no by the keys y and n, any by its number.
 * @param {import("../lib/sent.mjs").PickOneSpec} spec
 * @param {Tools} tools
 * @returns {Field}
 */
export function pickOne(spec, { words, dom, edited }) {
  const name = `${dom}-${spec.id}`;
  /** @type {Map<string, HTMLInputElement>} */
  const inputs = new Map();
  const changed = () => {
    showStatus(element, sign, "", words);
    edited();
  };
  const choices = spec.choices.map(({ id, label }) => {
    const input = make("input", { type: "radio", name, value: id, onchange: changed });
    inputs.set(id, input);
    return make("label", { className: "mj-choice" }, input, make("span", {}, label));
  });
  const { element, sign } = fieldset(spec, words, make("div", { className: "mj-choices" }, ...choices));
  /** @param {import("../lib/types.mjs").Value} value */
  const set = (value) => {
    for (const [id, input] of inputs) input.checked = id === value;
  };
  return {
    id: spec.id,
    element,
    numbered: true,
    get: () => [...inputs].find(([, input]) => input.checked)?.[0] ?? null,
    set,
    key: (key, focused) => {
      const numbered = focused ? spec.choices[Number(key) - 1]?.id : undefined;
      const input = inputs.get(LETTERS[key.toLowerCase()] ?? numbered ?? "");
      if (!input) return false;
      set(input.value);
      if (focused) input.focus();
      changed();
      return true;
    },
    status: (part) => showStatus(element, sign, part?.status, words),
  };
}

/**
 * Any number of choices, or none of them.
 * @param {import("../lib/sent.mjs").PickManySpec} spec
 * @param {Tools} tools
 */
export function pickMany(spec, tools) {
  return { ...several(spec, tools, (choice) => choice.label, spec.choices.length > MANY), numbered: true };
}

/**
 * Actions a player could take, each with its tiles; they can always be typed.
 * @param {import("../lib/sent.mjs").PickActionSpec} spec
 * @param {Tools} tools
 */
export function pickAction(spec, tools) {
  /** @param {import("../lib/sent.mjs").ActionChoice} choice */
  const draw = (choice) => {
    const tiles = choice.tiles.map((code) => tools.faces.draw(code, ""));
    return make("span", { className: "mj-action-choice" }, choice.label, tiles.length ? make("span", { className: "mj-tree-tiles" }, ...tiles) : null);
  };
  return several(spec, tools, draw, true);
}

/**
 * Boxes to tick; what is typed narrows the list until Python has read it.
 * @template {Choice} C
 * @param {import("./listed.mjs").ListedSpec<C>} spec
 * @param {Tools} tools
 * @param {(choice: C) => string | HTMLElement} draw
 * @param {boolean} isTyped
 */
function several(spec, tools, draw, isTyped) {
  /** @type {Map<string, HTMLElement>} */
  const labels = new Map();
  const text = new Map(spec.choices.map(({ id, label }) => [id, `${label} ${id}`.toLowerCase()]));
  return listed(spec, tools, {
    isMany: true,
    typed: isTyped ? tools.words.typed_choice : null,
    draw: (choice, label) => {
      labels.set(choice.id, label);
      return draw(choice);
    },
    shown: (chosen, sought) => {
      const last = sought.split(/[,、，;]/).at(-1)?.trim().toLowerCase() ?? "";
      for (const [id, label] of labels) label.classList.toggle("mj-dim", last !== "" && chosen.length === 0 && !starts(text.get(id) ?? "", last));
    },
  }).field;
}

/**
 * Whether a word of the text begins with what is sought.
 * @param {string} text
 * @param {string} sought
 */
function starts(text, sought) {
  return text.startsWith(sought) || text.includes(` ${sought}`) || text.includes(`(${sought}`);
}

/**
 * A choice for every tile picked in another field.
 * @param {import("../lib/sent.mjs").NameEachSpec} spec
 * @param {Tools} tools
 * @returns {Field}
 */
export function nameEach(spec, { words, dom, edited, field }) {
  const list = make("div", { className: "mj-lines" });
  const { element, sign } = fieldset(spec, words, list);
  /** @type {Record<string, string>} */
  let value = {};
  /** @type {string | null} the tiles that have a choice now; their choices keep the focus */
  let drawn = null;
  function draw() {
    const picked = field(spec.of)?.get();
    const codes = Array.isArray(picked) ? picked.map(String) : [];
    if (String(codes) === drawn) return;
    drawn = String(codes);
    value = Object.fromEntries(codes.filter((code) => value[code]).map((code) => [code, value[code]]));
    list.replaceChildren(...(codes.length ? codes.map(drawOne) : [make("p", { className: "mj-muted" }, words.pick_first)]));
  }
  /** @param {string} code */
  function drawOne(code) {
    const id = `${dom}-${spec.id}-${code}`;
    const select = make("select", {
      id,
      onchange: () => {
        value = { ...value, [code]: select.value };
        if (!select.value) delete value[code];
        showStatus(element, sign, "", words);
        edited();
      },
    });
    select.append(
      make("option", { value: "" }, words.choose),
      ...spec.choices.map((choice) => make("option", { value: choice.id, selected: value[code] === choice.id }, choice.label)),
    );
    return make("div", { className: "mj-line" }, make("label", { for: id }, words.tiles[code]), select);
  }
  draw();
  return {
    id: spec.id,
    element,
    follows: spec.of,
    redraw: draw,
    get: () => (Object.values(value).some(Boolean) ? value : null),
    lacks: () => [...list.querySelectorAll("select")].some((select) => !select.value),
    set: (next) => {
      value = /** @type {Record<string, string> | null} */ (next) ?? {};
      drawn = null;
      draw();
    },
    key: () => false,
    status: (part) => showStatus(element, sign, part?.status, words),
  };
}
