import assert from "node:assert/strict";
import { test } from "node:test";
import { askedFor } from "../../../mjteach/jupyter/labextensions/mjteach-lessons/static/opening.mjs";

test("an address asks for a lesson, for something else, or for nothing that can be read", () => {
  assert.equal(askedFor("/lab/tree/en/2-05-dora.ipynb"), "en/2-05-dora.ipynb");
  assert.equal(askedFor("/lab/tree/my%20own/tree/100%25.ipynb"), "my own/tree/100%.ipynb");
  for (const other of ["/lab", "/lab/tree/en", "/lab/tree/en/100%.ipynb", "/lab/tree/%E0%A4%A.ipynb"]) assert.equal(askedFor(other), null, other);
});
