// @ts-check
/* Places of the drawing: clicked there, or chosen in the list of the same places beside it. */
import { make } from "../lib/dom.mjs";
import { fieldset, isOf, noneButton, showStatus, toggled, typedLine } from "./box.mjs";

const NONE = "none";

/** @returns {import("../lib/types.mjs").Field} */
export function pickPlaces(spec, tools) {
  const { words, dom, scene, edited } = tools;
  /** @type {any} null, "none", an id, ids, or text that Python reads */
  let value = null;
  /** @type {import("../lib/types.mjs").Reading | undefined} */
  let read;
  const inputs = new Map();
  const line = typedLine(spec, tools, { changed: () => change(line.input.value.trim() || null, true) });
  const none = spec.many ? noneButton(spec.none, words, () => change(value === NONE ? null : NONE)) : null;
  const choices = spec.choices.map(({ id, label }) => {
    const input = make("input", { type: spec.many ? "checkbox" : "radio", name: `${dom}-${spec.id}-place`, value: id, onchange: () => picked(id) });
    inputs.set(id, input);
    scene.onPlace(id, () => picked(id));
    return make("label", { className: "mj-choice" }, input, make("span", {}, label));
  });
  const { element, sign } = fieldset(
    spec,
    words,
    make("div", { className: "mj-line" }, line.label(words.typed_place), line.input, none?.button),
    line.reading,
    make("div", { className: "mj-choices" }, ...choices),
  );

  function ids() {
    const known = isOf(read, value) ? read?.value : value;
    return (Array.isArray(known) ? known : [known]).filter((id) => inputs.has(id));
  }
  function picked(id) {
    change(spec.many ? toggled(ids(), id) : id);
  }
  function change(next, typed = false) {
    value = Array.isArray(next) && next.length === 0 ? null : next;
    if (!typed) line.input.value = "";
    showStatus(element, sign, "", words);
    none?.mark();
    show();
    edited();
  }
  function show(judged = false) {
    const chosen = ids();
    const said = isOf(read, value) ? read : undefined;
    for (const [id, input] of inputs) {
      input.checked = chosen.includes(id);
      scene.pressPlace(id, chosen.includes(id));
    }
    none?.press(value === NONE);
    line.say(value === null ? words.nothing_chosen : (said?.words ?? ""), said?.problem, judged);
  }
  show();
  return {
    id: spec.id,
    element,
    get: () => value,
    set: (next) => {
      value = next ?? null;
      line.input.value = typeof value === "string" && value !== NONE && !inputs.has(value) ? value : "";
      show();
    },
    read: (reading, judged) => {
      read = reading;
      show(judged);
    },
    key: (key, focused) => {
      const choice = focused ? spec.choices[Number(key) - 1] : undefined;
      if (!choice) return false;
      picked(choice.id);
      inputs.get(choice.id).focus();
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
      for (const { id } of spec.choices) {
        const kind = part?.missing?.includes(id) ? "missed" : part?.extra?.includes(id) ? "extra" : "";
        scene.markPlace(id, kind);
      }
    },
  };
}
