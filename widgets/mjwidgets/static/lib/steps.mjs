// @ts-check
/* A question asked part by part. Lines of a sheet that follow each other are one part. */
import { fill, make } from "./dom.mjs";
import { BAR } from "./foot.mjs";

/** More fields than this are asked part by part at first. */
export const MANY = 4;
const GLIMPSE = 64; // pixels of a part, or all of it, that one has to have had in sight
const OFTEN = [0, 0.25, 0.5, 0.75, 1];

/**
 * The parts of a question: places of fields, in order; a field in the scene is always in sight.
 * @param {{sheet?: boolean, row?: string | null}[]} fields
 * @returns {number[][]}
 */
export function partsOf(fields) {
  /** @type {number[][]} */
  const parts = [];
  let wasSheet = false;
  fields.forEach((field, place) => {
    if (field.row) return;
    const isSheet = Boolean(field.sheet);
    if (isSheet && wasSheet) parts.at(-1)?.push(place);
    else parts.push([place]);
    wasSheet = isSheet;
  });
  return parts;
}

/**
 * The bar that leads from part to part, and what is shown because of it.
 * @param {import("./types.mjs").Field[]} fields
 * @param {object} tools
 * @param {import("./sent.mjs").QuestionWords} tools.words
 * @param {() => void} [tools.drawn] what is drawn after it
 * @param {(text: string) => void} [tools.tell] says to who listens what is shown now
 * @param {(place: number) => boolean} [tools.isNeeded] whether a field has to be filled in
 */
export function askInParts(fields, { words, drawn = () => {}, tell = () => {}, isNeeded = () => true }) {
  const parts = partsOf(fields);
  const able = parts.length > 1;
  let on = able && fields.length > MANY;
  let at = 0;
  const seen = new Set([0]);
  const below = new Set(); // parts that stand where nobody has looked yet
  const watch = new IntersectionObserver(look, { rootMargin: `0px 0px ${-BAR}px`, threshold: OFTEN });
  const bar = make("div", { className: "mj-parts", role: "group", "aria-label": words.parts_bar });
  const toggle = make("button", { type: "button", className: "mj-quiet mj-action", "data-own-enter": "", hidden: !able, onclick: () => choose(!on) });
  /** @param {number} number */
  const nameOf = (number) => fill(words.part_of, { number: number + 1, of: parts.length });
  const buttons = parts.map(makePart);

  /** @param {number} to */
  function go(to) {
    at = Math.min(Math.max(to, 0), parts.length - 1);
    seen.add(at);
    show();
  }
  function show() {
    fields.forEach((field, place) => {
      if (!field.row) field.element.hidden = on && !parts[at].includes(place);
    });
    draw();
  }
  function draw() {
    toggle.replaceChildren(on ? words.all_parts : words.by_parts, make("kbd", { "aria-hidden": "true" }, "o"));
    bar.hidden = !on;
    buttons.forEach(drawPart);
    if (bar.hasChildNodes() !== on) bar.replaceChildren(...(on ? buttons : [])); // one that has the focus stays
    drawn();
  }
  /** @param {number[]} places */
  const isDone = (places) => places.some((place) => !fields[place].given && fields[place].get() !== null);
  /** @param {IntersectionObserverEntry[]} entries */
  function look(entries) {
    for (const { target, boundingClientRect, intersectionRect } of entries) {
      const number = parts.findIndex((places) => places.some((place) => fields[place].element === target));
      if (!boundingClientRect.height) continue; // not drawn
      if (intersectionRect.height >= Math.min(boundingClientRect.height, GLIMPSE)) seen.add(number);
      else below.add(number);
    }
    drawn();
  }
  /**
   * The next part that was neither seen nor filled in; where all are shown and one that is needed was never seen, the next
   * that is needed and not filled in. -1 where there is none.
   */
  function nextOpen() {
    const isUnseen = parts.map((_, number) => !seen.has(number) && (on || below.has(number)));
    const isOpen = parts.map((places) => !isDone(places) && (on || places.some(isNeeded)));
    if (!isOpen.some((open, number) => open && isUnseen[number])) return -1;
    const open = isOpen.map((yes, number) => yes && (!on || isUnseen[number]));
    const after = open.indexOf(true, at + 1);
    return after < 0 ? open.indexOf(true) : after;
  }
  /**
   * @param {number[]} places
   * @param {number} number
   */
  function makePart(places, number) {
    const button = make(
      "button",
      { type: "button", className: "mj-part-button", title: nameOf(number), "data-own-enter": "", onclick: () => step(number) },
      String(number + 1),
      make("span", { "aria-hidden": "true" }),
    );
    button.dataset.fields = places.map((place) => fields[place].id).join(" ");
    return button;
  }
  /**
   * @param {HTMLButtonElement} button
   * @param {number} number
   */
  function drawPart(button, number) {
    const done = isDone(parts[number]);
    button.setAttribute("aria-label", `${nameOf(number)}: ${done ? words.part_done : words.part_open}`);
    button.lastElementChild?.replaceChildren(done ? "●" : "○");
    if (number === at) button.setAttribute("aria-current", "step");
    else button.removeAttribute("aria-current");
  }
  /** @param {boolean} next */
  function choose(next) {
    on = next;
    if (!on) parts.forEach((_, number) => seen.add(number));
    show();
    tell(on ? nameOf(at) : words.all_parts);
  }
  /**
   * Goes to a part and puts the focus there.
   * @param {number} to
   */
  function step(to) {
    go(to);
    focusPart();
  }
  function focusPart() {
    const boxes = parts[at].map((place) => fields[place].element);
    const controls = boxes.flatMap((box) => [...box.querySelectorAll("input, select")]);
    const checked = controls.find((control) => control.matches(":checked"));
    const target = checked ?? controls[0] ?? boxes[0];
    if (!(target instanceof HTMLElement)) return;
    if (target === boxes[0]) target.tabIndex = -1; // Enter must not press a button by chance
    target.focus({ preventScroll: true });
    boxes[0].scrollIntoView({ block: "nearest" });
  }
  if (able) {
    for (const [place] of parts) watch.observe(fields[place].element);
    show();
  } else bar.hidden = true;
  return {
    element: bar,
    toggle,
    able,
    /** Whether Enter leads to another part before it checks. */
    hasNext: () => nextOpen() >= 0,
    next: () => step(nextOpen()),
    refresh: () => able && draw(),
    stop: () => watch.disconnect(),
    /**
     * Brings a field into sight.
     * @param {string} id
     */
    reveal: (id) => {
      const found = parts.findIndex((places) => places.some((place) => fields[place].id === id));
      if (on && found >= 0) go(found);
    },
    all: () => {
      on = false;
      if (able) show();
    },
  };
}
