// @ts-check
/* What all answer fields share: a named box, a sign beside the name, a line that says what was read. */
import { make } from "../lib/dom.mjs";

/** @typedef {import("../lib/sent.mjs").AnySpec} AnySpec */
/** @typedef {import("../lib/sent.mjs").FieldWords} FieldWords */
/** @typedef {import("../lib/sent.mjs").SignWords} SignWords */
/** @typedef {import("../lib/types.mjs").Reading} Reading */
/** @typedef {import("../lib/types.mjs").Part} Part */
/** @typedef {AnySpec & Partial<Pick<import("../lib/sent.mjs").EnterNumberSpec, "row" | "unit" | "signed">>} LineSpec of a line of a sheet */

/**
 * A field set with its legend; the sign shows how the part was graded.
 * @param {AnySpec} spec
 * @param {FieldWords} words
 * @param {...HTMLElement} children
 */
export function fieldset(spec, words, ...children) {
  const sign = make("span", { className: "mj-sign" });
  const optional = spec.optional && spec.type !== "flag" ? make("span", { className: "mj-muted" }, words.optional) : null;
  const legend = make("legend", { className: "mj-legend" }, spec.label, " ", optional, sign);
  const element = make("fieldset", { className: "mj-field" }, legend, ...children);
  return { element: typed(element, spec), sign };
}

/**
 * A box with a label before one entry; under a row of tiles the label is heard only.
 * @param {LineSpec} spec
 * @param {string} id
 * @param {HTMLInputElement} input
 */
export function entry(spec, id, input) {
  const sign = make("span", { className: "mj-sign", id: `${id}-sign` });
  const label = make("label", { for: id, className: spec.row ? "mj-label mj-only-read" : "mj-label" }, spec.label);
  const unit = spec.unit ? make("span", { className: "mj-unit", id: `${id}-unit` }, spec.unit) : null;
  const beside = [unit?.id, sign.id, input.getAttribute("aria-describedby")];
  input.setAttribute("aria-describedby", beside.filter(Boolean).join(" "));
  const element = make("div", { className: "mj-field" }, label, make("span", { className: "mj-entry" }, input, unit, sign));
  return { element: typed(element, spec), sign };
}

/**
 * @template {HTMLElement} E
 * @param {E} element
 * @param {AnySpec} spec
 */
function typed(element, spec) {
  element.dataset.type = spec.type;
  element.dataset.field = spec.id;
  return element;
}

/**
 * Shows the status of a part by sign and word; an empty status takes it away.
 * @param {HTMLElement} element
 * @param {HTMLElement} sign
 * @param {string | undefined} status
 * @param {SignWords} words
 */
export function showStatus(element, sign, status, words) {
  if (status) element.dataset.status = status;
  else delete element.dataset.status;
  sign.replaceChildren(...(status ? signed(words.signs[status], words.parts[status]) : []));
}

/**
 * A sign, and the word that is heard for it after a pause.
 * @param {string | undefined} sign
 * @param {string} word
 */
function signed(sign, word) {
  return [
    make("span", { "aria-hidden": "true" }, sign ?? ""),
    make("span", { className: "mj-only-read" }, ","),
    make("span", { className: "mj-sign-word" }, ` ${word}`),
  ];
}

/**
 * Marks one choice, or one thing in a row, by sign and word; without a kind the mark goes away.
 * @param {HTMLElement} box
 * @param {string} kind
 * @param {SignWords} words
 */
export function markChoice(box, kind, words, said = words.marks) {
  if (kind) box.dataset.mark = kind;
  else delete box.dataset.mark;
  box.querySelector(":scope > .mj-sign")?.remove();
  if (kind) box.append(make("span", { className: "mj-sign" }, ...signed(words.signs[kind], said[kind])));
}

/**
 * A button "there is none", marked when that was the answer and something else was given.
 * @param {string} text
 * @param {SignWords} words
 * @param {() => void} pressed
 */
export function noneButton(text, words, pressed) {
  const button = make("button", { type: "button", className: "mj-chip", "aria-pressed": "false", onclick: pressed }, text);
  return {
    button,
    /** @param {boolean} yes */
    press: (yes) => button.setAttribute("aria-pressed", String(yes)),
    /** @param {Part} [part] */
    mark: (part) => markChoice(button, part?.none ? "missed" : "", words),
  };
}

/**
 * A box for text, and the line under it that says what was read or what cannot be read.
 * @param {AnySpec} spec
 * @param {import("../lib/types.mjs").Tools} tools
 * @param {{changed: () => void, className?: string, placeholder?: string}} look
 */
export function typedLine(spec, tools, { changed, className = "mj-typed", placeholder = "" }) {
  const { words, dom } = tools;
  const reading = make("p", { className: "mj-reading", id: `${dom}-${spec.id}-reading` });
  const input = make("input", {
    type: "text",
    className,
    id: `${dom}-${spec.id}`,
    placeholder,
    autocomplete: "off",
    autocapitalize: "none",
    spellcheck: false,
    "aria-describedby": reading.id,
    oninput: () => {
      input.removeAttribute("aria-invalid");
      changed();
    },
  });
  return {
    input,
    reading,
    /** @param {string} [text] */
    label: (text) => make("label", { for: input.id }, text ?? words.typed),
    /**
     * Says a sentence; one that tells what is wrong looks so, and after Check the box does too.
     * @param {string} text
     * @param {boolean} problem
     * @param {boolean} judged
     * @param {...HTMLElement} pictures
     */
    say: (text, problem = false, judged = false, ...pictures) => {
      const isSaidBelow = problem && judged; // the verdict says it: here it is only heard
      reading.replaceChildren(...pictures, make("span", { className: isSaidBelow ? "mj-only-read" : "" }, text));
      reading.dataset.problem = problem ? "yes" : "";
      if (!problem) input.removeAttribute("aria-invalid");
      else if (judged) input.setAttribute("aria-invalid", "true");
    },
  };
}

/**
 * Whether a reading speaks of this value.
 * @param {Reading | undefined} reading
 * @param {import("../lib/types.mjs").Value} value
 * @returns {reading is Reading}
 */
export function isOf(reading, value) {
  return reading !== undefined && JSON.stringify(reading.of) === JSON.stringify(value);
}

/**
 * Whether a value says nothing: no text, no list or pairs with anything in them. Every number says something.
 * @param {import("../lib/types.mjs").Value} value
 */
export function isEmpty(value) {
  return value === null || value === "" || (typeof value === "object" && Object.keys(value).length === 0);
}

/**
 * Lists of ids are sets: pressing one takes it in or out. Where one is asked for, another takes its place.
 * @param {string[]} ids
 * @param {string} id
 */
export function toggled(ids, id, isOne = false) {
  if (ids.includes(id)) return ids.filter((other) => other !== id);
  return isOne ? [id] : [...ids, id];
}

/**
 * Whether what stands here was not right: the next key begins the answer anew.
 * @param {HTMLElement} element
 */
export function isToMend(element) {
  return element.dataset.status !== undefined && element.dataset.status !== "right";
}
