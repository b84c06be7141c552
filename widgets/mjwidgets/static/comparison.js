// @ts-check
/* Rule sets side by side: sorts and filters the table that Python sends; all words are Python's. */
import { drawTable } from "./lib/compare_table.mjs";
import { NOTHING_CHOSEN, chosen, differs, isFact, isStarred, sortedBy } from "./lib/compared.mjs";
import { drawHand, fill, make } from "./lib/dom.mjs";
import { openFrame } from "./lib/frame.mjs";
import { nest } from "./lib/panels.mjs";

/** @typedef {import("./lib/sent.mjs").Comparison} Comparison */
/** @typedef {import("./lib/sent.mjs").Arrangement} Arrangement */

/** @param {import("./lib/types.mjs").Context<import("./lib/sent.mjs").ComparisonState>} context */
function render(context) {
  const { model } = context;
  const view = model.get("view");
  const frame = openFrame(context, { className: "mj-compare", label: view.spoken });
  const { dom, words } = frame;
  const labels = Object.fromEntries(view.columns.map((column) => [column.id, column.label]));
  let shown = chosen(model.get("shown"), view);

  const only = tick(words.only, (on) => choose({ everything: !on }));
  const settled = tick(words.settled, (on) => choose({ settled: on }));
  const single = view.options.length === 1 ? view.options[0] : null;
  const option = list(`${dom}-option`, words.option, (column) => choose({ option: column, play: "" }));
  const value = list(`${dom}-value`, single?.label ?? words.value, (play) => choose({ play, ...(single ? { option: play && single.column } : {}) }));
  const reset = make("button", { type: "button", className: "mj-action mj-quiet", onclick: () => choose(NOTHING_CHOSEN) }, words.reset);
  const status = make("p", { className: "mj-compare-status", role: "status", "aria-live": "polite" });
  const more = make("p", { className: "mj-compare-more", hidden: true }, make("span", { "aria-hidden": "true" }, "↔ "), words.more);
  const caption = make("caption", { id: `${dom}-caption` }, words.caption);
  const drawn = drawTable(view, words, caption, (column) => choose(sortedBy(shown, column)));
  const scroller = make("div", { className: "mj-compare-scroll", role: "region", "aria-label": view.spoken, onscroll: edges }, drawn.table);
  const note = make("p", { className: "mj-compare-note" }, make("span", { className: "mj-compare-star", "aria-hidden": "true" }, words.star_sign), " ", words.star);
  const fold = view.folded ? make("details", {}, make("summary", {}, words.open)) : null;
  const filters = make("div", { className: "mj-compare-filters" }, only.label, settled.label, option.label, value.label, reset);
  for (const part of [
    drawHeadline(view),
    view.hand ? drawHand(view.hand) : null,
    view.facts.length ? make("ul", { className: "mj-facts" }, ...view.facts.map((fact) => make("li", {}, fact))) : null,
    filters,
    status,
    more,
    make("p", { className: "mj-compare-sort-by", "aria-hidden": "true" }, words.sort),
    scroller,
    note,
    view.lines.length ? make("details", { className: "mj-compare-why" }, make("summary", {}, words.explanation), nest(view.lines)) : null,
  ]) {
    if (part) (fold ?? frame.element).append(part);
  }
  if (fold) frame.element.append(fold);
  frame.element.append(frame.notice);
  only.label.hidden = !differs(view) || view.columns.every((column) => !isFact(column) || column.differs);
  settled.label.hidden = new Set(view.rows.map((row) => row.settled)).size < 2;
  option.label.hidden = view.options.length < 2;
  filters.hidden = only.label.hidden && settled.label.hidden && view.options.length === 0;
  offer(option.select, words.any_option, view.options.map((found) => [found.column, found.label]));

  /**
   * Takes a choice; every view of the widget follows it, and so does Python.
   * @param {Partial<Arrangement>} change
   */
  function choose(change) {
    frame.keep("shown", { ...shown, ...change });
  }

  function update() {
    const before = shown.option;
    shown = chosen(model.get("shown"), view);
    only.box.checked = !shown.everything;
    settled.box.checked = shown.settled;
    option.select.value = shown.option;
    const found = single ?? view.options.find((one) => one.column === shown.option);
    value.label.hidden = !found;
    if (before !== shown.option || !value.select.options.length) {
      offer(value.select, words.any_value, (found?.values ?? []).map((one) => [one.play, one.label]));
    }
    value.select.value = shown.play;
    note.hidden = !isStarred(view, shown);
    const count = drawn.update(shown);
    say(count);
    edges();
  }

  /**
   * What is on show now, for eyes and ears.
   * @param {number} count
   */
  function say(count) {
    const order = shown.sort ? words.sorted[shown.down ? "down" : "up"] : "";
    const told = [fill(words.shown, { shown: count, of: view.rows.length }), fill(order, { column: labels[shown.sort] })].filter(Boolean).join(" ");
    if (status.textContent !== told) status.textContent = told;
  }

  /** Says that there is more to the sides, and where. */
  function edges() {
    const left = scroller.scrollLeft > 1;
    const right = scroller.scrollLeft + scroller.clientWidth < scroller.scrollWidth - 1;
    more.hidden = !left && !right;
    if (more.hidden) scroller.removeAttribute("tabindex");
    else scroller.tabIndex = 0;
    scroller.toggleAttribute("data-more-left", left);
    scroller.toggleAttribute("data-more-right", right);
  }

  const sizes = new ResizeObserver(edges);
  sizes.observe(scroller);
  frame.onEnd(() => sizes.disconnect());
  frame.onKeys({ used: () => false });
  frame.listen("change:shown", update);
  frame.listen("change:settings", edges);
  const taken = frame.show();
  update();
  return taken;
}

/**
 * The first line; tiles in it are seen in notation and heard by name.
 * @param {Comparison} view
 */
function drawHeadline(view) {
  if (view.spoken === view.headline) return make("p", { className: "mj-prompt" }, view.headline);
  return make("p", { className: "mj-prompt" }, make("span", { "aria-hidden": "true" }, view.headline), make("span", { className: "mj-only-read" }, view.spoken));
}

/**
 * A box to tick, with its words.
 * @param {string} text
 * @param {(on: boolean) => void} changed
 */
function tick(text, changed) {
  const box = make("input", { type: "checkbox", onchange: () => changed(box.checked) });
  return { box, label: make("label", { className: "mj-choice" }, box, text) };
}

/**
 * A list to choose from, with its words above it.
 * @param {string} id
 * @param {string} text
 * @param {(value: string) => void} changed
 */
function list(id, text, changed) {
  const select = make("select", { id, onchange: () => changed(select.value) });
  return { select, label: make("label", { className: "mj-compare-list", for: id }, make("span", { className: "mj-label" }, text), select) };
}

/**
 * @param {HTMLSelectElement} select
 * @param {string} first
 * @param {string[][]} entries
 */
function offer(select, first, entries) {
  select.replaceChildren(...[["", first], ...entries].map(([value, label]) => make("option", { value }, label)));
}

export default { render };
