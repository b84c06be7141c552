// @ts-check
/* A table of words beside a question: what is compared. */
import { make } from "./dom.mjs";

/**
 * Roles are written out: on a narrow page the elements are blocks, and no table to the browser.
 * @param {import("./sent.mjs").Sheet} sheet
 * @param {string} dom
 */
export function drawSheet(sheet, dom) {
  const title = make("p", { className: "mj-sheet-title", id: `${dom}-sheet` }, sheet.title);
  const head = [sheet.head, ...sheet.columns].map((name) => make("th", { scope: "col", role: "columnheader" }, name));
  const lines = sheet.lines.map((line) =>
    make("tr", { role: "row" }, make("th", { scope: "row", role: "rowheader" }, line.label), ...line.cells.map((said, place) => drawCell(sheet.columns[place], said))),
  );
  const table = make(
    "table",
    { role: "table", "aria-labelledby": title.id },
    make("thead", { role: "rowgroup" }, make("tr", { role: "row" }, ...head)),
    make("tbody", { role: "rowgroup" }, ...lines),
  );
  return make("div", { className: "mj-sheet" }, title, table);
}

/**
 * A cell; on a narrow page the name of its column stands beside it.
 * @param {string} column
 * @param {string} said
 */
function drawCell(column, said) {
  return make("td", { role: "cell" }, make("span", { className: "mj-sheet-column", "aria-hidden": "true" }, column), make("span", {}, said));
}
