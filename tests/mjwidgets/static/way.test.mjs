import assert from "node:assert/strict";
import { test } from "node:test";
import { Way, stepsOf } from "../../../mjteach/jupyter/labextensions/mjteach-lessons/static/way.mjs";

/** A page by its blocks, a letter each: s for said, a for asks, d for done. */
const STANDS = { s: "said", a: "asks", d: "done" };
const page = (letters) => new Way([...letters].map((_, place) => `b${place}`), [...letters].map((letter) => STANDS[letter]));
const shown = (way) => way.view.shown;

test("a step ends with a block that asks; what is left over is the last one", () => {
  const steps = (letters) => stepsOf([...letters].map((letter) => STANDS[letter])).map(({ from, to }) => [from, to]);
  assert.deepEqual(steps("ssasas"), [[0, 2], [3, 4], [5, 5]]);
  assert.deepEqual(steps("aad"), [[0, 0], [1, 1], [2, 2]]);
  assert.deepEqual(steps("sss"), [[0, 2]]);
});

test("the next step is shown when one goes on, not when a question is done", () => {
  const way = page("sasas");
  assert.equal(shown(way), 2);
  assert.ok(!way.goOn(), "it is not done");
  assert.ok(way.tell("b1", "done"));
  assert.deepEqual([shown(way), way.view.canGoOn], [2, true]);
  assert.ok(way.goOn());
  assert.deepEqual([shown(way), way.view.canGoOn, way.view.from, way.view.ask], [4, false, 2, 3]);
});

test("how far one is: steps that are done, and the one in front", () => {
  const way = page("sasas");
  const told = () => [way.view.step, way.view.of, way.view.done, way.view.isEnd];
  assert.deepEqual(told(), [1, 3, 0, false]);
  way.tell("b1", "done");
  assert.deepEqual(told(), [1, 3, 1, false]);
  way.goOn();
  assert.deepEqual(told(), [2, 3, 1, false]);
  way.tell("b3", "done");
  way.goOn();
  assert.deepEqual(told(), [3, 3, 3, true]);
  assert.ok(!way.goOn());
});

test("a page that ends with a question is at its end when that is done", () => {
  const way = page("sa");
  way.tell("b1", "done");
  assert.deepEqual([way.view.isEnd, way.view.canGoOn, way.view.done], [true, false, 1]);
});

test("what was done stays done, whatever stands there afterwards", () => {
  const way = page("sas");
  way.tell("b1", "done");
  assert.ok(!way.tell("b1", "asks"));
  assert.ok(way.view.canGoOn);
  assert.ok(!way.tell("nowhere", "done"));
});

test("a page opens at the step that was left", () => {
  const left = page("sdsdsas");
  left.arrive();
  assert.deepEqual([left.view.step, left.view.from, shown(left)], [3, 4, 6]);
  const gap = page("sasdsas");
  gap.arrive();
  assert.equal(gap.view.step, 1, "a question before it is not done");
  const over = page("sdsds");
  over.arrive();
  assert.deepEqual([over.view.step, over.view.isEnd], [3, true]);
});

test("a block that turns out to ask nothing joins the next step", () => {
  const way = page("sasas");
  way.tell("b1", "said");
  assert.deepEqual([shown(way), way.view.of], [4, 2]);
});

test("a block that is known late asks before one goes on", () => {
  const way = page("sssas");
  way.tell("b1", "asks");
  assert.deepEqual([shown(way), way.view.of], [2, 3]);
});

test("everything at once: nothing leads on, and the end comes when all is done", () => {
  const way = page("sasa");
  way.isWhole = true;
  assert.deepEqual([shown(way), way.view.isEnd], [4, false]);
  way.tell("b1", "done");
  assert.ok(!way.goOn());
  way.tell("b3", "done");
  assert.ok(way.view.isEnd);
});

test("a page that asks nothing is shown whole and has no end", () => {
  const { view } = page("sss");
  assert.deepEqual([view.shown, view.isWhole, view.isEnd], [3, true, false]);
});

test("what was right the first time is summed over the page", () => {
  const way = page("sasa");
  way.tell("b1", "done", [1, 1]);
  assert.ok(way.tell("b3", "asks", [2, 3]));
  assert.ok(!way.tell("b3", "asks", [2, 3]));
  way.tell("b3", "done", [2, 4]);
  assert.deepEqual([way.view.right, way.view.asked], [3, 5]);
});

test("the step in front is wanted first, then what comes soon, then what was before", () => {
  const way = page("sdsasssas");
  way.arrive();
  assert.deepEqual(way.inOrder, [2, 3, 4, 5, 6, 0, 1, 7, 8]);
});
