// What was chosen on a plain page before Python's own widget was there.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Model } from "../../../mjteach/site/static/model.mjs";

const LAID = { draft: {}, view: { turn: 5, phase: "asking", prompt: "one" } };
const CHECK = { method: "custom", content: { action: "check", turn: 5, id: 1, response: { total: 40 } } };
const DRAFT = { method: "update", state: { draft: { total: 40 } } };

/** A model in which somebody has typed, and what it says to Python and to the reader. */
function typed() {
  const said = [];
  const model = new Model(LAID, { send: (_id, told) => said.push(told), wanted: () => {}, passed: () => said.push("passed") }, {});
  model.set("draft", { total: 40 });
  model.save_changes();
  return { model, said };
}

test("an answer to the question that Python stands at is sent, as it was typed", () => {
  const { model, said } = typed();
  model.send(CHECK.content);
  model.join("id", structuredClone(LAID));
  assert.deepEqual(said, [DRAFT, CHECK]);
  assert.deepEqual(model.get("draft"), { total: 40 });
});

for (const [where, view] of Object.entries({
  "another question stands": { turn: 7, phase: "asking", prompt: "two" },
  "its verdict stands": { turn: 5, phase: "answered_right", prompt: "one" },
})) {
  test(`what was typed is dropped where ${where}, and that is told`, () => {
    const { model, said } = typed();
    model.join("id", { draft: { total: 30 }, view });
    assert.deepEqual([model.get("draft"), model.get("view"), said], [{ total: 30 }, view, ["passed"]]);
  });

  test(`Python hears of an answer that it refuses where ${where}: the page waits for it`, () => {
    const { model, said } = typed();
    model.send(CHECK.content);
    model.join("id", { draft: {}, view });
    assert.deepEqual(said, [CHECK, "passed"]);
  });
}

test("nothing is told where nothing was typed", () => {
  const line = { send: assert.fail, wanted: assert.fail, passed: assert.fail };
  new Model(LAID, line, {}).join("id", { draft: {}, view: { turn: 7, phase: "asking" } });
});
