// @ts-check
/* Which rows and columns of a comparison are on show, and in which order. */

/** @typedef {import("./sent.mjs").Comparison} Comparison */
/** @typedef {import("./sent.mjs").Column} Column */
/** @typedef {import("./sent.mjs").Arrangement} Arrangement */

/** @type {Arrangement} */
export const NOTHING_CHOSEN = { everything: false, settled: false, option: "", play: "", sort: "", down: false };

/**
 * What is chosen, without anything the table does not have.
 * @param {Partial<Arrangement> | undefined} given
 * @param {Comparison} view
 * @returns {Arrangement}
 */
export function chosen(given, view) {
  const option = view.options.find((found) => found.column === given?.option);
  const play = option?.values.find((value) => value.play === given?.play)?.play ?? "";
  const sort = view.columns.find((column) => column.id === given?.sort)?.id ?? "";
  return {
    everything: given?.everything === true,
    settled: given?.settled === true,
    option: option?.column ?? "",
    play,
    sort,
    down: sort !== "" && given?.down === true,
  };
}

/**
 * Whether any fact is not the same in all rows; where none is, all facts are shown.
 * @param {Comparison} view
 */
export function differs(view) {
  return view.columns.some((column) => isFact(column) && column.differs);
}

/**
 * Whether a column tells a part of the answer.
 * @param {Column} column
 */
export function isFact(column) {
  return column.group === "answer" || column.group === "details";
}

/**
 * For every column whether it is on show.
 * @param {Comparison} view
 * @param {Arrangement} shown
 */
export function columnsShown(view, shown) {
  const all = shown.everything || !differs(view);
  return view.columns.map((column) => {
    if (isFact(column)) return column.differs || all;
    return column.group !== "options" || shown.option === "" || shown.option === column.id;
  });
}

/**
 * The numbers of the rows on show, in order; those without a place in it come last either way.
 * @param {Comparison} view
 * @param {Arrangement} shown
 */
export function rowsShown(view, shown) {
  /** @param {string} id */
  const at = (id) => view.columns.findIndex((column) => column.id === id);
  const filtered = shown.option && shown.play ? at(shown.option) : -1;
  /** @param {import("./sent.mjs").RuleSetRow} row */
  const fits = (row) => (!shown.settled || row.settled) && (filtered < 0 || row.cells[filtered].play === shown.play);
  const numbers = view.rows.map((_, number) => number).filter((number) => fits(view.rows[number]));
  if (!shown.sort) return numbers;
  const place = at(shown.sort);
  /** @param {number} number */
  const order = (number) => view.rows[number].cells[place].order;
  const sign = shown.down ? -1 : 1;
  const placed = numbers.filter((number) => order(number) !== null).sort((a, b) => sign * (Number(order(a)) - Number(order(b))));
  return [...placed, ...numbers.filter((number) => order(number) === null)];
}

/**
 * Whether what a cell says is the source's own; everything else gets a star.
 * @param {import("./sent.mjs").Cell} cell
 */
export function isOwn(cell) {
  return ["", "states", "uncertain"].includes(cell.backing);
}

/**
 * Whether anything on show is not the source's own.
 * @param {Comparison} view
 * @param {Arrangement} shown
 */
export function isStarred(view, shown) {
  const visible = columnsShown(view, shown);
  return rowsShown(view, shown).some((number) => view.rows[number].cells.some((cell, place) => visible[place] && !isOwn(cell)));
}

/**
 * What a press on the heading of a column leads to: up, down, then as at first.
 * @param {Arrangement} shown
 * @param {string} column
 * @returns {Arrangement}
 */
export function sortedBy(shown, column) {
  if (shown.sort !== column) return { ...shown, sort: column, down: false };
  return shown.down ? { ...shown, sort: "", down: false } : { ...shown, down: true };
}

/**
 * Whether a row begins a run of rows with another answer than the one above it.
 * @param {Comparison} view
 * @param {number[]} numbers
 * @param {number} place
 */
export function opensAnswer(view, numbers, place) {
  return place > 0 && view.rows[numbers[place]].answer !== view.rows[numbers[place - 1]].answer;
}
