/* Fields made of the browser's own controls: one of several, a name for each tile, number, tick. */
import { make } from "../lib/dom.mjs";
import { fieldset, showStatus } from "./frame.mjs";

/** One of several choices; yes and no also by the keys y and n. */
export function pickOne(spec, { words, dom, edited }) {
  const name = `${dom}-${spec.id}`;
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
  const get = () => [...inputs].find(([, input]) => input.checked)?.[0] ?? null;
  const set = (value) => {
    for (const [id, input] of inputs) input.checked = id === value;
  };
  return {
    id: spec.id,
    element,
    get,
    set,
    key: (key) => {
      const id = { y: "yes", n: "no" }[key.toLowerCase()];
      if (!inputs.has(id)) return false;
      set(id);
      changed();
      return true;
    },
    status: (part) => showStatus(element, sign, part?.status, words),
  };
}

/** A choice for every tile picked in another field. */
export function nameEach(spec, { words, dom, edited, field }) {
  const list = make("div", { className: "mj-lines" });
  const { element, sign } = fieldset(spec, words, list);
  let value = {};
  let drawn = null; // the tiles that have a choice now; their choices keep the focus
  function draw() {
    const picked = field(spec.of)?.get();
    const codes = Array.isArray(picked) ? picked : [];
    if (String(codes) === drawn) return;
    drawn = String(codes);
    value = Object.fromEntries(codes.filter((code) => value[code]).map((code) => [code, value[code]]));
    list.replaceChildren(...(codes.length ? codes.map(drawOne) : [make("p", { className: "mj-muted" }, words.pick_first)]));
  }
  function drawOne(code) {
    const id = `${dom}-${spec.id}-${code}`;
    const select = make("select", {
      id,
      onchange: () => {
        value = { ...value, [code]: select.value || undefined };
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
    set: (next) => {
      value = next ?? {};
      drawn = null;
      draw();
    },
    key: () => false,
    status: (part) => showStatus(element, sign, part?.status, words),
  };
}

/** A number; an empty field means that nothing was said, so a zero must be written. */
export function enterNumber(spec, { words, dom, edited }) {
  const id = `${dom}-${spec.id}`;
  const sign = make("span", { className: "mj-sign" });
  const input = make("input", {
    type: "text",
    id,
    className: "mj-number",
    inputMode: "numeric",
    autocomplete: "off",
    oninput: () => {
      showStatus(element, sign, "", words);
      edited();
    },
  });
  const element = make(
    "div",
    { className: "mj-field" },
    make("label", { for: id, className: spec.row ? "mj-label mj-only-read" : "mj-label" }, spec.label),
    make("span", { className: "mj-entry" }, input, spec.unit ? make("span", { className: "mj-unit" }, spec.unit) : null, sign),
  );
  element.dataset.type = spec.type;
  return {
    id: spec.id,
    element,
    row: spec.row,
    get: () => {
      const text = input.value.trim();
      return /^\d{1,9}$/.test(text) ? Number(text) : text || null;
    },
    set: (value) => {
      input.value = value ?? "";
    },
    /** A digit typed anywhere goes to the first empty number. */
    key: (key) => {
      if (!/^\d$/.test(key) || input.value !== "") return false;
      input.focus();
      input.value = key;
      edited();
      return true;
    },
    clear: () => {
      const had = input === document.activeElement && input.value !== "";
      if (had) {
        input.value = "";
        edited();
      }
      return had;
    },
    /** What is rightly left empty has no sign. */
    status: (part) => showStatus(element, sign, part?.status === "right" && input.value === "" ? "" : part?.status, words),
  };
}

/** A statement to tick. */
export function flag(spec, { words, edited }) {
  const sign = make("span", { className: "mj-sign" });
  const input = make("input", {
    type: "checkbox",
    onchange: () => {
      showStatus(element, sign, "", words);
      edited();
    },
  });
  const element = make("div", { className: "mj-field" }, make("label", { className: "mj-choice" }, input, make("span", {}, spec.label)), sign);
  element.dataset.type = spec.type;
  return {
    id: spec.id,
    element,
    get: () => input.checked || null,
    set: (value) => {
      input.checked = Boolean(value);
    },
    key: () => false,
    status: (part) => showStatus(element, sign, part?.status, words),
  };
}

