// @ts-check
/* What all answer fields share: a named box, a sign beside the name, a line that says what was read. */
import { make } from "../lib/dom.mjs";

/** @typedef {import("../lib/types.mjs").Spec} Spec */
/** @typedef {import("../lib/types.mjs").Reading} Reading */
/** @typedef {import("../lib/types.mjs").Part} Part */

/** A field set with its legend; the sign shows how the part was graded. */
export function fieldset(spec, words, ...children) {
  const sign = make("span", { className: "mj-sign" });
  const optional = spec.optional && spec.type !== "flag" ? make("span", { className: "mj-muted" }, words.optional) : null;
  const legend = make("legend", { className: "mj-legend" }, spec.label, " ", optional, sign);
  const element = make("fieldset", { className: "mj-field" }, legend, ...children);
  return { element: typed(element, spec), sign };
}

/** A box with a label before one entry; under a row of tiles the label is heard only. */
export function entry(spec, words, id, input) {
  const sign = make("span", { className: "mj-sign", id: `${id}-sign` });
  const label = make("label", { for: id, className: spec.row ? "mj-label mj-only-read" : "mj-label" }, spec.label);
  const unit = spec.unit ? make("span", { className: "mj-unit", id: `${id}-unit` }, spec.unit) : null;
  const beside = [unit?.id, sign.id, input.getAttribute("aria-describedby")];
  input.setAttribute("aria-describedby", beside.filter(Boolean).join(" "));
  const element = make("div", { className: "mj-field" }, label, make("span", { className: "mj-entry" }, input, unit, sign));
  return { element: typed(element, spec), sign };
}

function typed(element, spec) {
  element.dataset.type = spec.type;
  element.dataset.field = spec.id;
  return element;
}

/** Shows the status of a part by sign and word; an empty status takes it away. */
export function showStatus(element, sign, status, words) {
  if (status) element.dataset.status = status;
  else delete element.dataset.status;
  sign.replaceChildren(...(status ? signed(words.signs[status], words.parts[status]) : []));
}

/** A sign, and the word that is heard for it after a pause. */
function signed(sign, word) {
  return [
    make("span", { "aria-hidden": "true" }, sign ?? ""),
    make("span", { className: "mj-only-read" }, ","),
    make("span", { className: "mj-sign-word" }, ` ${word}`),
  ];
}

/** Marks one choice, or one thing in a row, by sign and word; without a kind the mark goes away. */
export function markChoice(box, kind, words, said = words.marks) {
  if (kind) box.dataset.mark = kind;
  else delete box.dataset.mark;
  box.querySelector(":scope > .mj-sign")?.remove();
  if (kind) box.append(make("span", { className: "mj-sign" }, ...signed(words.signs[kind], said[kind])));
}

/** A button "there is none", marked when that was the answer and something else was given. Enter presses it, then checks. */
export function noneButton(text, words, pressed) {
  const button = make("button", { type: "button", className: "mj-chip", "aria-pressed": "false", "data-own-enter": "", onclick: pressed }, text);
  return {
    button,
    press: (yes) => {
      button.setAttribute("aria-pressed", String(yes));
      button.toggleAttribute("data-own-enter", !yes);
    },
    mark: (part) => markChoice(button, part?.none ? "missed" : "", words),
  };
}

/** A box for text, and the line under it that says what was read or what cannot be read. */
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
    label: (text) => make("label", { for: input.id }, text ?? words.typed),
    /** Says a sentence; one that tells what is wrong looks so, and after Check the box does too. */
    say: (text, problem = false, judged = false, ...pictures) => {
      reading.replaceChildren(...pictures, text);
      reading.dataset.problem = problem ? "yes" : "";
      if (judged && problem) input.setAttribute("aria-invalid", "true");
    },
  };
}

/**
 * Whether a reading speaks of this value.
 * @param {Reading | undefined} reading
 */
export function isOf(reading, value) {
  return reading !== undefined && JSON.stringify(reading.of) === JSON.stringify(value);
}

/** Lists of ids are sets: pressing one takes it in or out. Where one is asked for, another takes its place. */
export function toggled(ids, id, isOne = false) {
  if (ids.includes(id)) return ids.filter((other) => other !== id);
  return isOne ? [id] : [...ids, id];
}

/** Whether what stands here was not right: the next key begins the answer anew. */
export function isToMend(element) {
  return element.dataset.status !== undefined && element.dataset.status !== "right";
}
