import assert from "node:assert/strict";
import { test } from "node:test";
import { Course } from "../../../mjteach/jupyter/labextensions/mjteach-lessons/static/course.mjs";
import { beginning } from "../../../mjteach/jupyter/labextensions/mjteach-lessons/static/dom.mjs";

const lesson = (file, chapter, before, after, parent = null) => ({ file, title: file, minutes: 5, chapter, parent, before, after, mark: "new", due: false, cells: [`${file}-1`, `${file}-2`, "same"], done: [] });
const SEEN = {
  lessons: [lesson("a", "0", null, "b"), lesson("b", "1", "a", "c"), lesson("b2", "1", "b", "c", "b"), lesson("c", "2", "b", null)],
  pages: [],
  chapters: { 1: "1. Tiles", 2: "2. A deal" },
  home: null,
};

test("the road is the one that was told, and a detour leads back to it", async () => {
  const course = new Course(async () => SEEN, "en");
  assert.equal(course.after("en/a"), undefined, "nothing is known yet");
  await course.refresh();
  assert.deepEqual([course.before("en/a"), course.after("en/a")?.file, course.after("en/b")?.file], [undefined, "b", "c"]);
  assert.deepEqual([course.before("en/b2")?.file, course.after("en/b2")?.file], ["b", "c"]);
  assert.deepEqual(course.detours("b").map(({ file }) => file), ["b2"]);
  assert.deepEqual(course.chapters.map(({ name, lessons }) => [name, lessons.map(({ file }) => file)]), [["", ["a"]], ["1. Tiles", ["b"]], ["2. A deal", ["c"]]]);
});

test("a page of another folder is no lesson", async () => {
  const course = new Course(async () => SEEN, "en");
  await course.refresh();
  assert.equal(course.at("mine/a"), undefined);
  assert.equal(course.at("a"), undefined);
  assert.equal(course.after("mine/a"), undefined);
});

test("a copy of a lesson, and a newer one beside it, are that lesson", async () => {
  const course = new Course(async () => ({ ...SEEN, lessons: [lesson("a.ipynb", "0", null, null)] }), "en");
  await course.refresh();
  for (const name of ["a", "a (new)", "a (new 2)", "a-Copy1", "a (1)-Copy12", "a - Copy (2)"]) {
    assert.equal(course.at(`en/${name}.ipynb`)?.file, "a.ipynb", name);
  }
  for (const name of ["a-notes", "b (new)", "aCopy1"]) assert.equal(course.at(`en/${name}.ipynb`), undefined, name);
});

test("a lesson under any name is known by its blocks", async () => {
  const course = new Course(async () => SEEN, "en");
  course.opens("monday", ["words", "b2-1", "same", "b-1", "b2-2"]);
  course.opens("mine/few", ["a-1", "words"]);
  assert.equal(course.at("monday"), undefined, "nothing is known yet");
  await course.refresh();
  assert.equal(course.at("monday")?.file, "b2");
  assert.equal(course.after("monday")?.file, "c");
  for (const path of ["mine/few", "another", undefined]) assert.equal(course.at(path), undefined);
});

test("where nobody answers, what was known stays; who listens hears of what is new", async () => {
  let isThere = true;
  const course = new Course(async () => (isThere ? SEEN : Promise.reject(new Error("gone"))), "en");
  let heard = 0;
  course.listeners.add(() => (heard += 1));
  await course.refresh();
  isThere = false;
  await course.refresh();
  assert.equal(course.at("en/b")?.title, "b");
  assert.equal(heard, 1);
});

test("a text is named by its first words, none of them cut", () => {
  assert.equal(beginning("  What follows\n the last tile?  "), "What follows the last tile?");
  assert.equal(beginning("one two three", 9), "one two…");
  assert.equal(beginning("one two three", 7), "one two…");
  assert.equal(beginning("unbroken", 4), "unbr…");
  assert.equal(beginning(" "), "");
});
