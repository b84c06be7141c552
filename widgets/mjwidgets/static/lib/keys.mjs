// @ts-check
/* Which key means what. Keys that belong to the notebook or the browser are left alone. */

/**
 * Keys with Ctrl, Meta or Alt, Shift+Enter and Tab are never ours.
 * @param {KeyboardEvent} event
 */
export function isForHost(event) {
  return event.ctrlKey || event.metaKey || event.altKey || event.key === "Tab" || runsCells(event);
}

/**
 * Whether it is the notebook's way to run a cell: Enter with Shift, Ctrl or Alt.
 * @param {KeyboardEvent} event
 */
export function runsCells(event) {
  return event.key === "Enter" && (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey);
}

/**
 * Whether a key takes the focus elsewhere, if it does anything.
 * @param {string} key
 */
export function leadsFocus(key) {
  return key === "Tab" || key === "Home" || key === "End" || key.startsWith("Arrow");
}

/** @type {Record<string, string>} */
const LETTERS = { h: "hint", w: "why", r: "again", n: "next", k: "skip", u: "step", p: "print", q: "guess" };

/**
 * The action of a letter, if it is offered now.
 * @param {string} key
 * @param {string[]} offered
 */
export function letterAction(key, offered) {
  const action = LETTERS[key.toLowerCase()];
  return offered.includes(action) ? action : null;
}

/**
 * Whether a verdict stands: then letters and Enter are commands, in a text field too.
 * @param {import("./sent.mjs").View["phase"]} phase
 */
export function isJudged(phase) {
  return phase !== "asking";
}

/**
 * What Enter does, if anything: the action that is offered with this key.
 * @param {import("./sent.mjs").Action[]} actions
 */
export function enterAction(actions) {
  return actions.find((action) => action.key === "Enter")?.id ?? null;
}

const CHOICES = "button[aria-pressed], .place[aria-pressed], input[type=radio], input[type=checkbox]";

/**
 * The choice with the focus that Enter makes, as Space does: one that is chosen lets Enter check.
 * @param {Element} target
 * @returns {HTMLElement | SVGElement | null}
 */
export function unchosen(target) {
  const choice = target.closest(CHOICES);
  if (choice instanceof HTMLInputElement) return choice.checked ? null : choice;
  if (!(choice instanceof HTMLElement || choice instanceof SVGElement)) return null;
  return choice.getAttribute("aria-pressed") === "true" || choice.dataset.group ? null : choice;
}

/**
 * Whether a key is typed in a line. A line of numbers takes only the letters that begin a word it
 * knows, and what goes on with one; its other letters, and the question mark, are commands.
 * @param {string} key
 * @param {string | undefined} letters those it takes; undefined where it takes any text
 * @param {string} before what stands before the cursor
 */
export function isTyped(key, letters, before) {
  if (letters === undefined || !/^[a-z?]$/i.test(key)) return true;
  return key !== "?" && (letters.includes(key.toLowerCase()) || (letters !== "" && /[a-z]$/i.test(before)));
}

/**
 * Where an arrow leads in rows of different lengths.
 * @param {number[]} lengths of the rows
 * @param {[number, number]} at row and place
 * @param {string} key
 * @returns {[number, number] | null}
 */
export function move(lengths, [row, place], key) {
  const last = lengths[row] - 1;
  /**
   * @param {number} step
   * @returns {[number, number] | null}
   */
  const down = (step) => {
    const to = row + step;
    return to < 0 || to >= lengths.length ? null : [to, Math.min(place, lengths[to] - 1)];
  };
  switch (key) {
    case "ArrowRight":
      return place < last ? [row, place + 1] : row + 1 < lengths.length ? [row + 1, 0] : [0, 0];
    case "ArrowLeft":
      if (place > 0) return [row, place - 1];
      return row > 0 ? [row - 1, lengths[row - 1] - 1] : [lengths.length - 1, lengths[lengths.length - 1] - 1];
    case "ArrowDown":
      return down(1);
    case "ArrowUp":
      return down(-1);
    case "Home":
      return [row, 0];
    case "End":
      return [row, last];
    default:
      return null;
  }
}
