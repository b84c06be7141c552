// @ts-check
/* The table of a comparison: built once, then sorted and filtered in place. */
import { columnsShown, isFact, isOwn, opensAnswer, rowsShown } from "./compared.mjs";
import { make } from "./dom.mjs";

const LONG = 24; // a text of more letters gets room, so that it does not become a tower of words
/** @type {("answer" | "options" | "details")[]} */
const GROUPS = ["answer", "options", "details"];
const ARROWS = { ascending: "▲", descending: "▼", none: "↕" };

/** @typedef {import("./sent.mjs").Column} Column */
/** @typedef {import("./sent.mjs").Cell} Cell */
/** @typedef {import("./sent.mjs").ComparisonWords} Words */

/**
 * Roles are written out: as cards on a narrow page the elements are no table to the browser.
 * @param {import("./sent.mjs").Comparison} view
 * @param {Words} words
 * @param {HTMLElement} caption
 * @param {(column: string) => void} sort called when a heading is pressed
 */
export function drawTable(view, words, caption, sort) {
  const heads = view.columns.map((column) => head(column, sort));
  const groups = GROUPS.map((id) => ({
    id,
    cell: make("th", { scope: "colgroup", role: "columnheader", className: "mj-compare-group" }, words.groups[id]),
  }));
  const rows = view.rows.map((row) => drawRow(view, row, words));
  const body = make("tbody", { role: "rowgroup" });
  const empty = make("td", { role: "cell", className: "mj-compare-empty" }, words.none_left);
  const emptyRow = make("tr", { role: "row" }, empty);
  /** @param {import("./sent.mjs").ColumnGroup} id */
  const of = (id) => heads.filter((_, place) => view.columns[place].group === id).map((found) => found.cell);
  const [ruleset, source] = of("ruleset");
  ruleset.rowSpan = 2;
  const table = make(
    "table",
    { role: "table", className: "mj-compare-table", "aria-labelledby": caption.id },
    caption,
    make(
      "thead",
      { role: "rowgroup" },
      make("tr", { role: "row" }, ruleset, ...groups.map((group) => group.cell), make("td", { role: "cell" })),
      make("tr", { role: "row" }, ...GROUPS.flatMap(of), source),
    ),
    body,
  );

  /** @param {import("./sent.mjs").Arrangement} shown */
  function update(shown) {
    const visible = columnsShown(view, shown);
    heads.forEach((found, place) => {
      found.cell.hidden = !visible[place];
      const way = view.columns[place].id !== shown.sort ? "none" : shown.down ? "descending" : "ascending";
      if (way === "none") found.cell.removeAttribute("aria-sort");
      else found.cell.setAttribute("aria-sort", way);
      found.arrow.textContent = ARROWS[way];
      found.cell.dataset.sorted = way;
    });
    for (const group of groups) {
      const span = view.columns.filter((column, place) => column.group === group.id && visible[place]).length;
      group.cell.hidden = span === 0;
      group.cell.colSpan = Math.max(span, 1);
    }
    const numbers = rowsShown(view, shown);
    for (const row of rows) row.cells.forEach((cell, place) => (cell.hidden = !visible[place]));
    numbers.forEach((number, place) => rows[number].row.toggleAttribute("data-other-answer", opensAnswer(view, numbers, place)));
    empty.colSpan = visible.filter(Boolean).length;
    body.replaceChildren(...(numbers.length ? numbers.map((number) => rows[number].row) : [emptyRow]));
    return numbers.length;
  }
  return { table, update };
}

/**
 * The heading of a column: a button that sorts by it.
 * @param {Column} column
 * @param {(column: string) => void} sort
 */
function head(column, sort) {
  const arrow = make("span", { className: "mj-compare-arrow", "aria-hidden": "true" });
  const button = make("button", { type: "button", className: "mj-compare-sort", onclick: () => sort(column.id) }, make("span", {}, column.label), arrow);
  const cell = make("th", { scope: "col", role: "columnheader", className: column.number ? "mj-compare-number" : "" }, button);
  cell.dataset.column = column.id;
  return { cell, arrow };
}

/**
 * @param {import("./sent.mjs").Comparison} view
 * @param {import("./sent.mjs").RuleSetRow} row
 * @param {Words} words
 */
function drawRow(view, row, words) {
  const cells = row.cells.map((cell, place) => drawCell(view.columns[place], cell, words));
  const drawn = make("tr", { role: "row" }, ...cells);
  drawn.dataset.ruleset = row.id;
  return { row: drawn, cells };
}

/**
 * A cell; the name of its column stands beside it where the page is too narrow for a table.
 * @param {Column} column
 * @param {Cell} cell
 * @param {Words} words
 */
function drawCell(column, cell, words) {
  if (column.id === "ruleset") return make("th", { scope: "row", role: "rowheader" }, cell.text);
  const long = `mj-compare-long mj-compare-of-${column.group}`;
  const kind = column.number ? "mj-compare-number" : cell.text.length > LONG ? long : "";
  const label = make("span", { className: "mj-compare-label", "aria-hidden": "true" }, column.label);
  const drawn = make("td", { role: "cell", className: kind }, label, make("span", { className: "mj-compare-cell" }, ...content(column, cell, words)));
  drawn.dataset.column = column.id;
  if (cell.backing) drawn.dataset.backing = cell.backing;
  return drawn;
}

/**
 * The value; a star and a word where it is not the source's own.
 * @param {Column} column
 * @param {Cell} cell
 * @param {Words} words
 */
function content(column, cell, words) {
  if (cell.text === "") return [hidden(words.nothing), read(words.absent)];
  const said = words.said[cell.backing];
  const value = make("span", { className: "mj-compare-value" }, cell.text);
  if (!said) return [value];
  if (column.id === "source") return [hidden(`${said.sign} `), cell.text];
  const star = isOwn(cell) ? [] : [make("span", { className: "mj-compare-star", "aria-hidden": "true" }, words.star_sign)];
  if (isFact(column)) return [value, ...star, read(` (${said.text})`)];
  return [value, ...star, make("span", { className: "mj-compare-said" }, hidden(`${said.sign} `), said.text)];
}

/** @param {string} text */
function hidden(text) {
  return make("span", { "aria-hidden": "true" }, text);
}

/** @param {string} text */
function read(text) {
  return make("span", { className: "mj-only-read" }, text);
}
