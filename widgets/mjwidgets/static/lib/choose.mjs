// @ts-check
/* What to practise in a dojo: folded before the first hand, with what is chosen now in one line. */
import { make } from "./dom.mjs";

/**
 * @typedef {object} Chooser
 * @property {HTMLDetailsElement} element
 * @property {() => void} open shows it, or folds it again; its first list gets the focus
 * @property {() => boolean} close whether it was open with the focus in it
 * @property {() => void} start
 */

/**
 * @param {import("./sent.mjs").Choose} choose
 * @param {(choice: Record<string, string | string[]>) => void} begin
 * @returns {Chooser}
 */
export function drawChoose({ title, line, start, groups }, begin) {
  const drawn = groups.map(drawGroup);
  const chosen = () => begin(Object.fromEntries(drawn.map(({ id, value }) => [id, value()])));
  const button = make("button", { type: "button", className: "mj-action", "data-own-enter": "", onclick: chosen }, start);
  const summary = make("summary", { "data-own-enter": "" }, title, make("span", {}, `: ${line}`));
  const element = make("details", { className: "mj-choose" }, summary, ...drawn.map(({ element }) => element), button);
  return {
    element,
    open: () => {
      element.open = !element.open;
      (element.open ? element.querySelector("select") : summary)?.focus();
    },
    close: () => {
      const isOpen = element.open && element.contains(document.activeElement);
      if (isOpen) element.open = false;
      return isOpen;
    },
    start: chosen,
  };
}

/** @param {import("./sent.mjs").ChooseGroup} group */
function drawGroup({ id, label, many, options }) {
  if (!many) {
    const select = make("select", {}, ...options.map((one) => make("option", { value: one.id, selected: one.on }, one.label)));
    return { id, element: make("label", {}, label, select), value: () => select.value };
  }
  const boxes = options.map((one) => make("input", { type: "checkbox", value: one.id, checked: one.on }));
  const lines = options.map((one, place) => make("label", {}, boxes[place], one.label));
  const element = make("fieldset", {}, make("legend", {}, label), ...lines);
  return { id, element, value: () => boxes.filter((box) => box.checked).map((box) => box.value) };
}
