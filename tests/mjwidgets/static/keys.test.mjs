import assert from "node:assert/strict";
import { test } from "node:test";
import { enterAction, isForHost, isJudged, isTyped, letterAction, move } from "../../../widgets/mjwidgets/static/lib/keys.mjs";

test("leaves the notebook's and the browser's keys alone", () => {
  assert.ok(isForHost({ key: "s", ctrlKey: true }));
  assert.ok(isForHost({ key: "Enter", metaKey: true }));
  assert.ok(isForHost({ key: "1", altKey: true }));
  assert.ok(isForHost({ key: "Tab" }));
  for (const way of ["shiftKey", "ctrlKey", "altKey"]) assert.ok(isForHost({ key: "Enter", [way]: true }), way);
  assert.ok(!isForHost({ key: "Enter" }));
  assert.ok(!isForHost({ key: "d" }));
});

test("a letter acts only when its action is offered", () => {
  assert.equal(letterAction("h", ["check", "hint", "skip"]), "hint");
  assert.equal(letterAction("N", ["next", "why"]), "next");
  assert.equal(letterAction("n", ["check", "hint", "skip"]), null);
  assert.equal(letterAction("x", ["next"]), null);
});

test("Enter does what is offered with it, else nothing", () => {
  assert.equal(enterAction([{ id: "check", key: "Enter" }, { id: "hint", key: "h" }]), "check");
  assert.equal(enterAction([{ id: "again", key: "r" }, { id: "next", key: "Enter" }]), "next");
  assert.equal(enterAction([{ id: "again", key: "r" }]), null);
});

test("a line of numbers takes no letter, a payment those of its words, any other line all", () => {
  const keys = ["h", "T", "?", "f", "a", "1", "-", "三", "Backspace", "Process"];
  assert.deepEqual(keys.filter((key) => !isTyped(key, "", "30")), ["h", "T", "?", "f", "a"]);
  assert.deepEqual(keys.filter((key) => !isTyped(key, "aepx", "2600 ")), ["h", "T", "?", "f"]);
  assert.ok(["l", "c", "h"].every((key) => isTyped(key, "aepx", "2600 ea")), "a word goes on");
  assert.ok(keys.every((key) => isTyped(key, undefined, "")));
});

test("letters are commands once there is a verdict", () => {
  assert.deepEqual(["asking", "answered_right", "answered_wrong", "finished"].map(isJudged), [false, true, true, true]);
});

test("arrows walk through rows of different lengths", () => {
  const lengths = [9, 7];
  assert.deepEqual(move(lengths, [0, 8], "ArrowRight"), [1, 0]);
  assert.deepEqual(move(lengths, [1, 6], "ArrowRight"), [0, 0]);
  assert.deepEqual(move(lengths, [0, 0], "ArrowLeft"), [1, 6]);
  assert.deepEqual(move(lengths, [0, 8], "ArrowDown"), [1, 6]);
  assert.equal(move(lengths, [1, 3], "ArrowDown"), null);
  assert.deepEqual(move(lengths, [1, 3], "Home"), [1, 0]);
  assert.deepEqual(move(lengths, [1, 3], "End"), [1, 6]);
  assert.equal(move(lengths, [0, 0], "a"), null);
});
