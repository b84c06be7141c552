import assert from "node:assert/strict";
import { test } from "node:test";
import { NOTHING_CHOSEN, chosen, columnsShown, isStarred, opensAnswer, rowsShown, sortedBy } from "../../../widgets/mjwidgets/static/lib/compared.mjs";

const cell = (order, play = "", backing = "") => ({ text: String(order), order, play, backing });
const column = (id, group, differs = true) => ({ id, group, differs, label: id, number: true });
const view = {
  columns: [column("ruleset", "ruleset"), column("fact.points", "answer"), column("fact.win", "answer", false), column("option.a", "options"), column("option.b", "options")],
  rows: [
    { id: "x", answer: 0, settled: true, cells: [cell(2), cell(1), cell(0), cell(0, "0"), cell(0, "0")] },
    { id: "y", answer: 0, settled: false, cells: [cell(0), cell(1), cell(0), cell(1, "1", "silent"), cell(0, "0")] },
    { id: "z", answer: 1, settled: true, cells: [cell(1), cell(null), cell(0), cell(1, "1"), cell(1, "1")] },
    { id: "w", answer: 2, settled: true, cells: [cell(3), cell(0), cell(0), cell(0, "0"), cell(1, "1")] },
  ],
  options: ["a", "b"].map((id) => ({ column: `option.${id}`, label: id, values: [{ play: "0" }, { play: "1" }] })),
};
const shown = (change) => ({ ...NOTHING_CHOSEN, ...change });
const names = (change) => rowsShown(view, shown(change)).map((number) => view.rows[number].id).join("");

test("rows stand as given until they are sorted", () => {
  assert.equal(names({}), "xyzw");
});

test("sorting is stable, and a row without a place stays last either way", () => {
  assert.equal(names({ sort: "fact.points" }), "wxyz");
  assert.equal(names({ sort: "fact.points", down: true }), "xywz");
  assert.equal(names({ sort: "ruleset" }), "yzxw");
});

test("filters work alone and together", () => {
  assert.equal(names({ settled: true }), "xzw");
  assert.equal(names({ option: "option.a", play: "1" }), "yz");
  assert.equal(names({ option: "option.a" }), "xyzw");
  assert.equal(names({ option: "option.a", play: "1", settled: true }), "z");
  assert.equal(names({ option: "option.b", play: "1", sort: "ruleset", down: true }), "wz");
});

test("columns: what differs, everything, or one option", () => {
  assert.deepEqual(columnsShown(view, shown({})), [true, true, false, true, true]);
  assert.deepEqual(columnsShown(view, shown({ everything: true })), [true, true, true, true, true]);
  assert.deepEqual(columnsShown(view, shown({ option: "option.b" })), [true, true, false, false, true]);
  const alike = { ...view, columns: view.columns.map((one) => ({ ...one, differs: false })) };
  assert.deepEqual(columnsShown(alike, shown({})), [true, true, true, true, true]);
});

test("a heading sorts up, then down, then no more", () => {
  const up = sortedBy(shown({ settled: true }), "ruleset");
  assert.deepEqual(up, shown({ settled: true, sort: "ruleset" }));
  const down = sortedBy(up, "ruleset");
  assert.deepEqual(down, shown({ settled: true, sort: "ruleset", down: true }));
  assert.deepEqual(sortedBy(down, "fact.points"), shown({ settled: true, sort: "fact.points" }));
  assert.deepEqual(sortedBy(down, "ruleset"), shown({ settled: true }));
});

test("what the table does not have is not chosen", () => {
  for (const given of [undefined, null, {}, { sort: "colour", down: true }, { option: "x", play: "0" }, { play: "1" }, { settled: "yes", everything: 1 }]) {
    assert.deepEqual(chosen(given, view), NOTHING_CHOSEN);
  }
  const fits = shown({ option: "option.a", play: "1", sort: "ruleset", down: true, settled: true, everything: true });
  assert.deepEqual(chosen(fits, view), fits);
  assert.equal(chosen({ ...fits, play: "7" }, view).play, "");
});

test("a run of rows begins where the answer is another than above", () => {
  const runs = (numbers) => numbers.map((_, place) => opensAnswer(view, numbers, place));
  assert.deepEqual(runs([0, 1, 2, 3]), [false, false, true, true]);
  assert.deepEqual(runs([3, 0, 1]), [false, true, false]);
});

test("the star is explained while one is on show", () => {
  assert.equal(isStarred(view, shown({})), true);
  assert.equal(isStarred(view, shown({ settled: true })), false);
  assert.equal(isStarred(view, shown({ option: "option.b" })), false);
});
