// @ts-check
/* A question asked part by part. Lines of a sheet that follow each other are one part. */
import { fill, make } from "./dom.mjs";
import { isEmpty } from "../fields/box.mjs";

/** More fields than this are asked part by part at first. */
export const MANY = 4;

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
 * The fields that need no answer of their own beside what is chosen: who says that a hand is finished need not say what it lacks.
 * @param {{optional: boolean, choices?: import("./sent.mjs").SettlingChoice[]}[]} specs
 * @param {Pick<import("./types.mjs").Field, "get">[]} fields
 * @returns {Set<string>}
 */
export function settled(specs, fields) {
  const chosen = specs.map(({ choices = [] }, place) => choices.find(({ id }) => id === fields[place].get()));
  return new Set(chosen.flatMap((choice) => choice?.settles ?? []));
}

/**
 * Which fields still have to be filled in. What counts as a number when it is empty may stay so beside others of its sort,
 * and a statement that is ticked stands in place of the lines.
 * @param {{optional: boolean, empty?: number | null, choices?: import("./sent.mjs").SettlingChoice[]}[]} specs
 * @param {Pick<import("./types.mjs").Field, "id" | "given" | "sheet" | "get" | "lacks">[]} fields
 * @returns {number[]}
 */
export function lacking(specs, fields) {
  const open = [...fields.keys()].filter((place) => !fields[place].given);
  const blank = open.filter((place) => fields[place].lacks?.() ?? isEmpty(fields[place].get()));
  /** @param {number} place */
  const counts = (place) => (specs[place].empty ?? null) !== null;
  const isBegun = open.some((place) => counts(place) && !blank.includes(place));
  const isTicked = open.some((place) => fields[place].get() === true);
  const needless = settled(specs, fields);
  return blank.filter((place) => !specs[place].optional && !needless.has(fields[place].id) && !(isBegun && counts(place)) && !(isTicked && fields[place].sheet));
}

/**
 * The bar that leads from part to part, and what is shown because of it.
 * @param {import("./types.mjs").Field[]} fields
 * @param {object} tools
 * @param {import("./sent.mjs").QuestionWords} tools.words
 * @param {() => void} [tools.drawn] what is drawn after it
 * @param {(text: string) => void} [tools.tell] says to who listens what is shown now
 * @param {() => number[]} [tools.lacks] the fields that still have to be filled in
 * @param {() => Set<string>} [tools.needless] the fields that need no answer beside what is chosen
 */
export function askInParts(fields, { words, drawn = () => {}, tell = () => {}, lacks = () => [], needless = () => new Set() }) {
  const parts = partsOf(fields);
  const able = parts.length > 1;
  let on = able && fields.length > MANY;
  let at = 0;
  const visited = new Set([0]);
  /** @type {Set<number>} */
  const named = new Set(); // fields of which was said that they are still empty
  const bar = make("div", { className: "mj-parts", role: "group", "aria-label": words.parts_bar });
  const toggle = make("button", { type: "button", className: "mj-quiet mj-action", "data-own-enter": "", hidden: !able, onclick: () => choose(!on) });
  /** @param {number} number */
  const nameOf = (number) => fill(words.part_of, { number: number + 1, of: parts.length });
  const buttons = parts.map(makePart);

  /** @param {number} to */
  function go(to) {
    at = Math.min(Math.max(to, 0), parts.length - 1);
    visited.add(at);
    show();
  }
  /** Where all are shown, a mark stands beside the part that was led to. @param {number} number none: -1 */
  function markPart(number) {
    fields.forEach((field, place) => field.element.toggleAttribute("data-now", !on && (parts[number] ?? []).includes(place)));
  }
  function show() {
    fields.forEach((field, place) => {
      if (!field.row) field.element.hidden = on && !parts[at].includes(place);
    });
    markPart(-1);
    draw();
  }
  function draw() {
    toggle.replaceChildren(on ? words.all_parts : words.by_parts, make("kbd", { "aria-hidden": "true" }, "o"));
    bar.hidden = !on;
    const left = lacks();
    buttons.forEach((button, number) => drawPart(button, number, left));
    if (bar.hasChildNodes() !== on) bar.replaceChildren(...(on ? buttons : [])); // one that has the focus stays
    drawn();
  }
  /** @param {number[]} places */
  const isDone = (places) => places.some((place) => !fields[place].given && fields[place].get() !== null);
  /** @param {number[]} places */
  const isNeedless = (places) => places.every((place) => needless().has(fields[place].id));
  const isBlank = () => fields.every((field) => field.given || isEmpty(field.get()));
  /** The next part nobody was led to and where something is to be filled in; -1 where there is none, or where all are shown and nothing was begun. */
  function nextOpen() {
    if (!on && isBlank()) return -1;
    const left = lacks();
    /** @param {number[]} places */
    const isOpen = (places) => places.some((place) => left.includes(place)) || (on && !isDone(places) && !isNeedless(places));
    const open = parts.map((places, number) => !visited.has(number) && isOpen(places));
    const after = open.indexOf(true, at + 1);
    return after < 0 ? open.indexOf(true) : after;
  }
  /** What is still to be filled in and was not named yet: it is from now on, and the first of it has the focus. */
  function gap() {
    const left = isBlank() ? [] : lacks();
    markPart(-1);
    if (left.every((place) => named.has(place))) return null;
    for (const place of left) named.add(place);
    const found = parts.findIndex((places) => places.includes(left[0]));
    if (found >= 0) go(found);
    markPart(found);
    focusOn(left[0]);
    return left;
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
   * @param {number[]} left
   */
  function drawPart(button, number, left) {
    const done = isDone(parts[number]) && !parts[number].some((place) => left.includes(place));
    button.setAttribute("aria-label", `${nameOf(number)}: ${done ? words.part_done : words.part_open}`);
    button.lastElementChild?.replaceChildren(done ? "●" : "○");
    if (number === at) button.setAttribute("aria-current", "step");
    else button.removeAttribute("aria-current");
  }
  /** @param {boolean} next */
  function choose(next) {
    on = next;
    show();
    tell(on ? nameOf(at) : words.all_parts);
  }
  /**
   * Goes to a part and puts the focus there.
   * @param {number} to
   */
  function step(to) {
    go(to);
    markPart(at);
    focusPart();
  }
  function focusPart() {
    const left = lacks();
    focusOn(parts[at].find((place) => left.includes(place)) ?? parts[at][0]);
  }
  /** @param {number} place */
  function targetOf(place) {
    const box = fields[place].element;
    const controls = [...box.querySelectorAll("input, select")];
    const target = controls.find((control) => control.matches(":checked")) ?? controls[0] ?? box;
    if (target === box) box.tabIndex = -1; // Enter must not press a button by chance
    return target instanceof HTMLElement ? target : box;
  }
  /** @param {number} place */
  function focusOn(place) {
    targetOf(place).focus({ preventScroll: true });
    const box = fields[place].element;
    for (const seen of [box, box.querySelector("legend") ?? box]) seen.scrollIntoView({ block: "nearest" });
  }
  if (able) show();
  else bar.hidden = true;
  return {
    element: bar,
    toggle,
    able,
    /** Whether Check leads to another part before it checks. */
    hasNext: () => nextOpen() >= 0,
    next: () => step(nextOpen()),
    refresh: () => able && draw(),
    gap,
    /** Whether nothing is filled in. */
    isBlank,
    /** What has the focus in the part on show, where one is shown alone. */
    target: () => (on ? targetOf(parts[at][0]) : null),
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
