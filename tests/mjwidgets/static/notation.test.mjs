import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { inOrder, readTiles, toggleTile, writeTiles } from "../../../widgets/mjwidgets/static/lib/notation.mjs";

const exists = (code) => /^([0-9][mps]|[1-7]z)$/.test(code);
const read = (text) => readTiles(text, exists);

/* What Python reads from the same texts, written by the test that starts this one. */
const shared = JSON.parse(readFileSync(process.env.MJTEACH_NOTATION));

test("reads what Python reads", () => {
  for (const { text, codes } of shared) {
    const found = read(text);
    if (codes === null) assert.notEqual(found.problem, null, text);
    else assert.deepEqual([found.codes, found.problem], [codes, null], text);
  }
});

test("says what is still missing while typing", () => {
  assert.deepEqual(read("25"), { codes: [], open: "25", problem: { id: "letter_missing", found: "25" } });
  assert.deepEqual(read("m"), { codes: [], open: "m", problem: { id: "number_missing", found: "m" } });
  assert.deepEqual(read("258m1").problem, { id: "letter_missing", found: "1" });
  assert.deepEqual(read("8z").problem, { id: "no_such_tile", found: "8z" });
  assert.deepEqual(read("25x").problem, { id: "no_such_character", found: "x" });
});

test("writes the shortest text", () => {
  assert.equal(writeTiles(["2m", "5m", "8m", "1z"]), "258m1z");
  assert.equal(writeTiles([]), "");
});

test("orders suits, honours last, the red five before its fives", () => {
  assert.deepEqual(inOrder(["7z", "5p", "0p", "9m", "9m"]), ["9m", "0p", "5p", "7z"]);
});

test("a tile of the pad is added once and taken away in either colour", () => {
  assert.deepEqual(toggleTile(["5p"], "2p"), ["2p", "5p"]);
  assert.deepEqual(toggleTile(["2p", "0p"], "5p"), ["2p"]);
});
