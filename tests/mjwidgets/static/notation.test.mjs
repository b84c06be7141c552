import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { inOrder, readTiles, toggleTile, writeTiles } from "../../../widgets/mjwidgets/static/lib/notation.mjs";

const exists = (code) => /^([0-9][mps]|[1-7]z)$/.test(code);

/* What Python reads from the same texts, written by the test that starts this one. */
const shared = JSON.parse(readFileSync(process.env.MJTEACH_NOTATION));

test("reads what Python reads, each tile once, and leaves the rest to Python", () => {
  for (const { text, codes } of shared.plain) {
    assert.deepEqual(readTiles(text, exists), codes && [...new Set(codes)], text);
  }
});

test("reads nothing otherwise than Python does", () => {
  for (const { text, codes } of shared.mixed) {
    const read = readTiles(text, exists);
    if (read) assert.deepEqual(read, codes && [...new Set(codes)], text);
  }
});

test("writes the shortest text", () => {
  assert.equal(writeTiles(["2m", "5m", "8m", "1z", "6z"]), "258m E Gr");
  assert.equal(writeTiles(["5z", "4z", "3p", "0p"]), "Wh N 30p");
  assert.equal(writeTiles([]), "");
});

test("orders suits, honours last, the red five before its fives", () => {
  assert.deepEqual(inOrder(["7z", "5p", "0p", "9m", "9m"]), ["9m", "0p", "5p", "7z"]);
});

test("a tile of the pad is added once and taken away in either colour", () => {
  assert.deepEqual(toggleTile(["5p"], "2p"), ["2p", "5p"]);
  assert.deepEqual(toggleTile(["2p", "0p"], "5p"), ["2p"]);
});
