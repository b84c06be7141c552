// @ts-check
/* A list of choices to tick, with a line to type them: what several choices and places have in common. */
import { fill, make } from "../lib/dom.mjs";
import { fieldset, isOf, markChoice, noneButton, showStatus, toggled, typedLine } from "./box.mjs";

const NONE = "none";
const LONG = 8; // a longer list stands in columns, close together
const FOLDED = 12; // a longer list of places is folded: they are in the drawing

/** @typedef {import("../lib/sent.mjs").Choice} Choice */
/**
 * @template {Choice} C
 * @typedef {import("../lib/sent.mjs").AnySpec & {none: string, choices: C[], example?: string}} ListedSpec
 */

/**
 * A field of ticked choices, and how one of them is picked elsewhere.
 * @template {Choice} C
 * @param {ListedSpec<C>} spec
 * @param {import("../lib/types.mjs").Tools} tools
 * @param {object} own
 * @param {boolean} own.isMany any number of choices or none of them, else one
 * @param {string | null} own.typed the label of the line to type; null: there is none
 * @param {(choice: C, label: HTMLElement) => string | HTMLElement} own.draw what stands beside the box of a choice
 * @param {(chosen: string[], sought: string) => void} own.shown after each change: what is chosen, and what is typed so far
 * @param {(id: string, kind: string) => void} [own.marked] a choice is "missed", "extra" or neither: where else it is shown
 * @param {string} [own.folded] what a long list is called, where it is folded
 * @returns {{ field: import("../lib/types.mjs").Field, pick: (id: string) => void }}
 */
export function listed(spec, tools, { isMany, typed, draw, shown, marked = () => {}, folded }) {
  const { words, dom, edited } = tools;
  /** @type {import("../lib/types.mjs").Chosen} */
  let value = null;
  /** @type {import("../lib/types.mjs").Reading | undefined} */
  let read;
  const offered = spec.choices;
  /** @type {Map<string, HTMLInputElement>} */
  const inputs = new Map();
  /** @type {Map<string, HTMLElement>} */
  const labels = new Map();
  const line = typedLine(spec, tools, {
    changed: () => change(line.input.value.trim() || null, true),
    placeholder: spec.example,
  });
  const none = isMany ? noneButton(spec.none, words, () => change(value === NONE ? null : NONE)) : null;
  const choices = offered.map((choice) => {
    const { id } = choice;
    const input = make("input", { type: isMany ? "checkbox" : "radio", name: `${dom}-${spec.id}-choice`, value: id, onchange: () => pick(id) });
    inputs.set(id, input);
    const label = make("label", { className: "mj-choice" }, input);
    labels.set(id, label);
    label.append(make("span", {}, draw(choice, label)));
    return label;
  });
  const list = make("div", { className: choices.length > LONG ? "mj-choices mj-columns" : "mj-choices" }, ...choices);
  const isFolded = folded !== undefined && choices.length > FOLDED;
  /** @param {string[]} chosen */
  const names = (chosen) => offered.filter(({ id }) => chosen.includes(id)).map(({ label }) => label).join("; ");
  const { element, sign } = fieldset(
    spec,
    words,
    make("div", { className: "mj-line" }, ...(typed === null ? [] : [line.label(typed), line.input]), none?.button),
    line.reading,
    isFolded ? make("details", {}, make("summary", { "data-own-enter": "" }, folded), list) : list,
  );

  /** What is typed so far and no choice yet. */
  const sought = () => (typeof value === "string" && value !== NONE && !inputs.has(value) ? value : "");
  function ids() {
    const known = isOf(read, value) ? read?.value : value;
    return [known].flat().map(String).filter((id) => inputs.has(id));
  }
  /** @param {string} id */
  function pick(id) {
    change(isMany ? toggled(ids(), id) : id);
  }
  /**
   * @param {import("../lib/types.mjs").Chosen} next
   * @param {boolean} byTyping
   */
  function change(next, byTyping = false) {
    value = Array.isArray(next) && next.length === 0 ? null : next;
    if (!byTyping) line.input.value = "";
    showStatus(element, sign, "", words);
    none?.mark();
    show();
    edited();
  }
  function show(judged = false) {
    const chosen = ids();
    const said = isOf(read, value) ? read : undefined;
    for (const [id, input] of inputs) input.checked = chosen.includes(id);
    shown(chosen, sought());
    none?.press(value === NONE);
    const unseen = isFolded && chosen.length ? fill(words.chosen, { tiles: names(chosen) }) : "";
    line.say(value === null ? words.nothing_chosen : (said?.words ?? unseen), said?.problem, judged);
  }
  show();
  /** @type {import("../lib/types.mjs").Field} */
  const field = {
    id: spec.id,
    element,
    get: () => value,
    set: (next) => {
      value = /** @type {import("../lib/types.mjs").Chosen} */ (next);
      line.input.value = sought();
      show();
    },
    read: (reading, judged) => {
      read = reading;
      show(judged);
    },
    key: (key, focused) => {
      const choice = focused ? offered[Number(key) - 1] : undefined;
      if (!choice) return false;
      pick(choice.id);
      inputs.get(choice.id)?.focus();
      return true;
    },
    clear: () => {
      const had = value !== null;
      if (had) change(null);
      return had;
    },
    status: (part) => {
      showStatus(element, sign, part?.status, words);
      none?.mark(part);
      for (const [id, label] of labels) {
        const kind = part?.missing?.includes(id) ? "missed" : part?.extra?.includes(id) ? "extra" : "";
        markChoice(label, kind, words);
        marked(id, kind);
      }
    },
  };
  return { field, pick };
}
