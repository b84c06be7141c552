// @ts-check
/* Lines of a sheet: a number, a payment, a statement to tick. */
import { make } from "../lib/dom.mjs";
import { entry, isOf, isToMend, showStatus, typedLine } from "./box.mjs";

/** @typedef {import("../lib/types.mjs").Tools} Tools */
/** @typedef {import("../lib/types.mjs").Field} Field */

/**
 * A number; an empty field means that nothing was said, so a zero must be written.
 * @param {import("../lib/sent.mjs").EnterNumberSpec} spec
 * @param {Tools} tools
 */
export function enterNumber(spec, tools) {
  return typedEntry(spec, tools, { className: spec.signed ? "mj-number mj-points" : "mj-number", numeric: true, letters: "" });
}

/**
 * A payment: one number, two with a stroke, or one from all; what was read stands under it.
 * @param {import("../lib/sent.mjs").EnterPaymentSpec} spec
 * @param {Tools} tools
 */
export function enterPayment(spec, tools) {
  return typedEntry(spec, tools, { className: "mj-payment", numeric: false, letters: WORDS });
}

/**
 * Who taps a number types over it: a finger can't put the cursor behind the last digit. A second tap puts it where it is.
 * @param {PointerEvent} event
 */
function selectWhenEntered({ currentTarget }) {
  const input = /** @type {HTMLInputElement} */ (currentTarget);
  if (document.activeElement !== input) input.addEventListener("click", () => input.select(), { once: true });
}

/** How a word in a payment begins: 2600 all, 2600 each, 2600 points, 2600x3. */
const WORDS = "aepx";

/**
 * Typed text goes to Python as it is; plain digits are a number at once, which needs no reading. Other letters than `letters` are keys.
 * @param {import("./box.mjs").LineSpec} spec
 * @param {Tools} tools
 * @param {{className: string, numeric: boolean, letters: string}} look
 * @returns {Field}
 */
function typedEntry(spec, tools, { className, numeric, letters }) {
  const { words, edited } = tools;
  const line = typedLine(spec, tools, {
    className,
    changed: () => {
      showStatus(element, sign, "", words);
      line.say("");
      edited();
    },
  });
  line.input.dataset.letters = letters;
  line.input.addEventListener("pointerdown", selectWhenEntered);
  /* The number pad of a phone may have neither minus nor point. */
  if (numeric && !spec.signed) line.input.inputMode = "numeric";
  const [first, plain] = spec.signed ? [/^[\d-]$/, /^-?\d{1,9}$/] : [/^\d$/, /^\d{1,9}$/];
  const { element, sign } = entry(spec, line.input.id, line.input);
  element.append(line.reading);
  function get() {
    const text = line.input.value.trim();
    return numeric && plain.test(text) ? Number(text) : text || null;
  }
  return {
    id: spec.id,
    element,
    row: spec.row,
    sheet: true,
    get,
    set: (value) => {
      line.input.value = String(value ?? "");
    },
    read: (reading, judged) => {
      const isBegun = get() === "-" && !judged; // the digits come
      if (isOf(reading, get()) && !isBegun) line.say(reading.words, reading.problem, judged);
      else line.say("");
    },
    /** A digit typed anywhere goes to the first number that is empty or to be mended, as does a minus where one may stand. */
    key: (key) => {
      const isFree = line.input.value === "" || isToMend(element);
      if (!first.test(key) || !isFree || element.closest("[hidden]")) return false;
      line.input.focus();
      line.input.value = key;
      showStatus(element, sign, "", words);
      edited();
      return true;
    },
    clear: () => {
      const had = line.input === document.activeElement && line.input.value !== "";
      if (had) {
        line.input.value = "";
        edited();
      }
      return had;
    },
    /** What is rightly left empty has no sign. */
    status: (part) => showStatus(element, sign, part?.status === "right" && line.input.value === "" ? "" : part?.status, words),
  };
}

/**
 * A statement to tick, by f too; but after a number an f is the beginning of "fu".
 * @param {import("../lib/sent.mjs").FlagSpec} spec
 * @param {Tools} tools
 * @returns {Field}
 */
export function flag(spec, { words, dom, edited }) {
  const sign = make("span", { className: "mj-sign", id: `${dom}-${spec.id}-sign` });
  const input = make("input", {
    type: "checkbox",
    "aria-describedby": sign.id,
    onchange: () => {
      showStatus(element, sign, "", words);
      edited();
    },
  });
  const element = make("div", { className: "mj-field" }, make("label", { className: "mj-choice" }, input, make("span", {}, spec.label), make("kbd", { "aria-hidden": "true" }, "f")), sign);
  input.setAttribute("aria-keyshortcuts", "f");
  const isTyping = () => document.activeElement instanceof HTMLInputElement && document.activeElement.type === "text" && document.activeElement.value !== "";
  element.dataset.type = spec.type;
  element.dataset.field = spec.id;
  return {
    id: spec.id,
    element,
    sheet: true,
    get: () => input.checked || null,
    set: (value) => {
      input.checked = value === true;
    },
    key: (key) => {
      if (key.toLowerCase() !== "f" || isTyping() || element.closest("[hidden]")) return false;
      input.click();
      return true;
    },
    status: (part) => showStatus(element, sign, part?.status, words),
  };
}
