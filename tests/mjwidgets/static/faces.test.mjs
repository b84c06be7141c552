import assert from "node:assert/strict";
import { test } from "node:test";
import { drawnFrom, facesOf } from "../../../widgets/mjwidgets/static/lib/faces.mjs";

const pictures = { "5p": "<svg fill='#fff'/>" };

function model(get_model) {
  return { get: () => "IPY_MODEL_abc", widget_manager: get_model && { get_model } };
}

test("a picture becomes an address that stands alone", () => {
  assert.equal(drawnFrom(pictures).src("5p"), "data:image/svg+xml,%3Csvg fill='%23fff'/%3E");
  assert.equal(drawnFrom(pictures).src("9x"), "");
});

test("the pictures are those of the model that the widget names", async () => {
  const asked = [];
  const faces = await facesOf(model(async (id) => (asked.push(id), { get: () => pictures })));
  assert.deepEqual(asked, ["abc"]);
  assert.ok(faces.src("5p"));
});

test("where they are gone, a widget is drawn without pictures", async () => {
  const lost = model(async () => {
    throw new Error("no model");
  });
  assert.equal((await facesOf(lost)).src("5p"), "");
  assert.equal((await facesOf(model())).src("5p"), "");
});
