// @ts-check
/* Things to put in order: taken one by one, then moved by buttons or by Alt and the arrows. */
import { fill, make } from "../lib/dom.mjs";
import { moved } from "../lib/order.mjs";
import { fieldset, isToMend, markChoice, showStatus } from "./box.mjs";

/** @typedef {import("../lib/sent.mjs").Choice} Choice */

/**
 * The second click of two falls on what has come to its place.
 * @param {MouseEvent} event
 */
const isFirst = (event) => event.detail < 2;

/**
 * @param {import("../lib/sent.mjs").OrderItemsSpec} spec
 * @param {import("../lib/types.mjs").Tools} tools
 * @returns {import("../lib/types.mjs").Field}
 */
export function orderItems(spec, { words, edited }) {
  /** @type {string[]} */
  let order = [];
  const labels = new Map(spec.choices.map((choice) => [choice.id, choice.label]));
  const list = make("ol", { className: "mj-order", "aria-label": words.in_order });
  const pool = make("div", { className: "mj-choices", role: "group", "aria-label": words.not_in_order });
  const told = make("p", { className: "mj-only-read", role: "status" });
  const { element, sign } = fieldset(spec, words, list, pool, told);

  element.tabIndex = -1; // there Enter checks

  /**
   * @param {string[]} next
   * @param {string} id what is told
   * @param {string | null} focus whose button has the focus then; null: none, so that Enter checks
   * @param {string} way which of its buttons: the one that was pressed may be pressed again
   */
  function change(next, id, focus = id, way = "move_up") {
    const had = element.contains(document.activeElement);
    order = next;
    showStatus(element, sign, "", words);
    draw();
    const target = focus === null ? had && element : element.querySelector(`[data-item="${CSS.escape(focus)}"] [data-way=${way}], button[data-item="${CSS.escape(focus)}"]`);
    if (target instanceof HTMLElement) target.focus({ preventScroll: target === element });
    const place = order.indexOf(id) + 1;
    told.textContent = place ? fill(words.step_of, { name: labels.get(id), place, of: order.length }) : "";
    edited();
  }
  function draw() {
    list.replaceChildren(...order.map(drawItem));
    list.hidden = order.length === 0;
    const left = spec.choices.filter((choice) => !order.includes(choice.id));
    pool.replaceChildren(...left.map(drawLeft));
    pool.hidden = left.length === 0;
  }
  /**
   * @param {string} id
   * @param {number} place
   */
  function drawItem(id, place) {
    /**
     * @param {"move_up" | "move_down" | "take_out"} name
     * @param {string} sign
     * @param {number | null} to
     */
    const button = (name, sign, to) =>
      make(
        "button",
        {
          type: "button",
          className: "mj-apart",
          "aria-label": fill(words[name], { name: labels.get(id) }),
          title: fill(words[name], { name: labels.get(id) }),
          "aria-disabled": String(to !== null && (to < 0 || to >= order.length)),
          "data-own-enter": "",
          "data-way": name,
          onclick: (/** @type {MouseEvent} */ event) => (to !== null ? change(moved(order, place, to), id, id, name) : isFirst(event) && take(id)),
        },
        sign,
      );
    const item = make(
      "li",
      { className: "mj-order-item" },
      make("span", { className: "mj-order-text" }, labels.get(id)),
      button("move_up", "↑", place - 1),
      button("move_down", "↓", place + 1),
      button("take_out", "×", null),
    );
    item.dataset.item = id;
    item.addEventListener("keydown", (event) => onItem(event, id, place));
    return item;
  }
  /**
   * What is not in the order yet, with the number that puts it there.
   * @param {Choice} choice
   */
  function drawLeft(choice) {
    const number = spec.choices.indexOf(choice) + 1;
    const button = make(
      "button",
      { type: "button", className: "mj-chip", "data-own-enter": "", onclick: (/** @type {MouseEvent} */ event) => isFirst(event) && put(choice.id, event.detail === 0) },
      choice.label,
      make("kbd", { "aria-hidden": "true" }, String(number)),
    );
    button.dataset.item = choice.id;
    return button;
  }
  /**
   * @param {KeyboardEvent} event
   * @param {string} id
   * @param {number} place
   */
  function onItem(event, id, place) {
    const to = event.key === "ArrowUp" ? place - 1 : event.key === "ArrowDown" ? place + 1 : undefined;
    if (event.altKey && to !== undefined) change(moved(order, place, to), id);
    else if (event.key === "Delete") take(id);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  /**
   * Whose button was pressed by a key has the next one that is left.
   * @param {string} id
   */
  function put(id, goesOn = false) {
    const left = spec.choices.find((choice) => choice.id !== id && !order.includes(choice.id));
    change([...order, id], id, goesOn ? (left?.id ?? id) : null);
  }
  /** @param {string} id */
  function take(id) {
    change(order.filter((other) => other !== id), id);
  }
  draw();
  return {
    id: spec.id,
    element,
    get: () => (order.length ? order : null),
    set: (next) => {
      order = Array.isArray(next) ? next.map(String).filter((id) => labels.has(id)) : [];
      draw();
    },
    /** Backspace takes the last one out; the number of one that is left puts it next; in a whole order that was wrong, first of a new one. */
    key: (key) => {
      const last = order.at(-1);
      if (key === "Backspace" && last && !element.closest("[hidden]")) {
        take(last);
        return true;
      }
      const choice = spec.choices[Number(key) - 1];
      const isAnew = isToMend(element) && order.length === spec.choices.length;
      if (!choice || (order.includes(choice.id) && !isAnew) || element.closest("[hidden]")) return false;
      if (isAnew) order = [];
      put(choice.id);
      return true;
    },
    clear: () => {
      const had = order.length > 0;
      if (had) change([], spec.choices[0].id, null);
      return had;
    },
    status: (part) => {
      showStatus(element, sign, part?.status, words);
      const wrong = new Set(part?.extra ?? []);
      [...list.children].forEach((item, place) => {
        if (!(item instanceof HTMLElement)) return;
        const kind = part?.missing ? (wrong.has(`${place + 1} ${item.dataset.item}`) ? "wrong" : "right") : "";
        markChoice(item, kind, words, words.parts);
      });
    },
  };
}
