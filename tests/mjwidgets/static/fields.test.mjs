import assert from "node:assert/strict";
import { test } from "node:test";
import { isEmpty, isOf, toggled } from "../../../widgets/mjwidgets/static/fields/box.mjs";
import { moved } from "../../../widgets/mjwidgets/static/lib/order.mjs";
import { lacking, partsOf } from "../../../widgets/mjwidgets/static/lib/steps.mjs";

const line = { sheet: true };
const under = { sheet: true, row: "group.0" };
const choice = {};

test("lines of a sheet are one part, every other field is its own", () => {
  assert.deepEqual(partsOf([choice, choice, choice]), [[0], [1], [2]]);
  assert.deepEqual(partsOf([choice, line, line, choice, line]), [[0], [1, 2], [3], [4]]);
});

test("what stands under the tiles is no part: it is always in sight", () => {
  assert.deepEqual(partsOf([under, under, line, line]), [[2, 3]]);
});

test("a thing moves to its new place and nothing else changes its order", () => {
  assert.deepEqual(moved(["a", "b", "c"], 2, 0), ["c", "a", "b"]);
  assert.deepEqual(moved(["a", "b", "c"], 0, 1), ["b", "a", "c"]);
  assert.deepEqual(moved(["a", "b"], 0, -1), ["a", "b"]);
  assert.deepEqual(moved(["a", "b"], 1, 2), ["a", "b"]);
});

test("a reading speaks of the very value it was made of", () => {
  const reading = { of: ["2m"], words: "", problem: false, value: null };
  assert.ok(isOf(reading, ["2m"]));
  assert.ok(!isOf(reading, ["2m", "3m"]));
  assert.ok(!isOf(undefined, null));
});

test("a number says something, and so does a tick; nothing, no text and an empty list do not", () => {
  assert.ok([null, "", [], {}].every(isEmpty));
  assert.ok(![0, 30, true, "7700", ["1m"], { "2p": "ryanmen" }].some(isEmpty));
});

test("pressing a choice takes it in, pressing it again takes it out", () => {
  assert.deepEqual(toggled(["a"], "b"), ["a", "b"]);
  assert.deepEqual(toggled(["a", "b"], "a"), ["b"]);
});

test("what still has to be filled in: not what may be left out, nor a line that counts as nothing beside others", () => {
  const field = (value, more = {}) => ({ get: () => value, ...more });
  const specs = [{ optional: false }, { optional: true }, { optional: false, empty: 0 }, { optional: false, empty: 0 }];
  assert.deepEqual(lacking(specs, [field(null), field(null), field(null), field(null)]), [0, 2, 3]);
  assert.deepEqual(lacking(specs, [field(null), field(null), field(8000), field(null)]), [0]);
  assert.deepEqual(lacking(specs, [field("yes"), field(null), field(null), field(0)]), []);
  assert.deepEqual(lacking(specs.slice(0, 1), [field(null, { given: true })]), []);
  assert.deepEqual(lacking(specs.slice(0, 1), [field({ "2p": "tanki" }, { lacks: () => true })]), [0]);
});

test("a statement that is ticked stands in place of the lines", () => {
  const specs = [{ optional: false }, { optional: true }, { optional: false }];
  const line = { sheet: true, get: () => null };
  assert.deepEqual(lacking(specs, [line, { sheet: true, get: () => true }, { get: () => null }]), [2]);
  assert.deepEqual(lacking(specs, [line, { sheet: true, get: () => null }, { get: () => null }]), [0, 2]);
});
