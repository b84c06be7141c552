// @ts-check
/* A lesson on a plain page: its questions are drawn as they were laid, and Python joins them when it is ready. */
import { Bar } from "../../jupyter/labextensions/mjteach-lessons/static/bar.mjs";
import { Course } from "../../jupyter/labextensions/mjteach-lessons/static/course.mjs";
import { button, element, filled } from "../../jupyter/labextensions/mjteach-lessons/static/dom.mjs";
import { drawHome } from "../../jupyter/labextensions/mjteach-lessons/static/home.mjs";
import { Steps } from "../../jupyter/labextensions/mjteach-lessons/static/steps.js";
import { isWhole, turnWhole } from "../../jupyter/labextensions/mjteach-lessons/static/whole.mjs";
import { keepForAway } from "./away.mjs";
import { chosenHere } from "./chosen.mjs";
import { give, taken } from "./files.mjs";
import { PREFIX } from "./keep.mjs";
import { Model } from "./model.mjs";
import { Notice } from "./notice.mjs";
import { panelOf } from "./notebook.mjs";
import { Python } from "./python.mjs";

const REFERENCE = /^IPY_MODEL_/;
const WHOLE = "room.whole";
const OVERVIEW = "overview"; // the course as it was last seen
const ASKED = "asked"; // whether the browser was asked to keep answers
const OFFERED = "offered"; // for how many tens of sets taking the answers along was offered
const FEW = 3; // after more answers than these it is told where they are kept
const COUNT = "count"; // how many answers the browser has kept
const ASKING = "asking"; // whether a question about another copy has no answer yet
const ADOPTED = "adopted"; // of which copies the answers were taken over: they're forgotten with the own ones
const LOST = "lost"; // how many of them it had no more, until the reader has put that off
const ELSEWHERE = "elsewhere"; // of which other copies it was asked whose the answers are
const TOLD = "told"; // whether it was told where answers stay, and that the browser may throw them away
const CODE = "code"; // whether the code of each cell lies open
const PATIENCE = 2500; // so many milliseconds nobody is told that Python is coming
const WELCOME = "#welcome"; // in the address with which the course is opened
const COVERED = "mj-room-welcome";
const SLOW = new Set(["slow-2g", "2g", "3g"]);

/** @type {{path: string, steps: boolean, title: string, python: {site: string, snapshot: string | null, size: number}, words: Record<string, string>, cells: import("./notebook.mjs").Cell[]}} */
const lesson = JSON.parse(document.getElementById("lesson")?.textContent ?? "");
const { path, words, cells } = lesson;
const language = path.split("/")[0];
/** @param {string} name */
const file = (name) => new URL(`./${name}`, import.meta.url);
const chosen = chosenHere(`${PREFIX}${file("../").pathname}`);
const { dataset } = document.documentElement;
const notice = new Notice(words["room.hide"]);

/* ---- Python and the models of widgets ---- */

/** @type {Map<string, Model>} by the names that Python has for them */
const joined = new Map();
/** @type {Map<string, Record<string, any>>} what Python has opened */
const opened = new Map();
const python = new Python({ notebook: path, python: lesson.python, isAsking: Boolean(chosen.kept(ASKING)), adopted: chosen.kept(ADOPTED) ?? [], heard, comes, failed });
const line = {
  /** @param {string} id @param {import("./model.mjs").Told} told */
  send: (id, told) => python.worker?.postMessage({ to: id, told: JSON.stringify(told) }),
  wanted: () => run(),
  passed: () => notice.say(words["room.passed"], true),
};
const manager = {
  /** @param {string} id */
  get_model: async (id) => joined.get(id) ?? modelOf(id),
  /** @param {Model} model */
  create_view: async (model) => {
    const el = element("div");
    await draw(model, el);
    return { el, remove: () => el.remove() };
  },
};
/** @type {Map<string, Promise<Model>>} by the files they are in */
const faces = new Map();

/** @param {string} id */
function modelOf(id) {
  const model = new Model(opened.get(id) ?? {}, line, manager);
  model.id = id;
  joined.set(id, model);
  return model;
}

/** @param {string} name */
async function facesIn(name) {
  const answer = await fetch(file(name));
  return new Model({ pictures: await answer.json() }, line, manager);
}

/** @param {any} told */
function heard(told) {
  if (told.open) return opened.set(told.open, told.state);
  if (told.file) return give(told.file, told.text);
  const { to, told: { method, state, content } } = told;
  const model = joined.get(to);
  if (method === "update") {
    if (model) model.take(state);
    else opened.set(to, { ...opened.get(to), ...state });
  } else if (method === "custom") model?.emit("msg:custom", content, []);
}

/** @param {{stage: string, done?: number, count?: number, records?: {name: string, lines: string[]}[]}} told */
function comes({ stage, done = 0, count = 0, records = [] }) {
  if (stage === "elsewhere") return void missed.then(() => elsewhere(records));
  if (stage === "kept") return kept(count);
  if (stage === "erased") return erased();
  if (stage === "unerased") return notice.say(words["room.unerased"]);
  if (stage === "forgotten") {
    erased();
    if (!isUnkept) location.reload();
    return;
  }
  if (stage === "unkept") {
    isUnkept = true;
    return notice.warn(words["room.unkept"], words["room.save_answers"], saveAnswers);
  }
  if (stage === "unkept_deal") return notice.say(words["room.unkept_deal"]);
  if (stage === "all_kept") {
    isUnkept = false;
    return notice.settle();
  }
  dataset.python = stage;
  if (stage === "loading" && performance.now() > PATIENCE) notice.say(filled(words["room.loading"], { done: megabytes(done), of: megabytes(lesson.python.size) }));
  if (stage === "ready") {
    notice.say("");
    missed = miss(count);
  }
}

const had = chosen.kept(COUNT) ?? 0; // so many were kept when the page began to open

/** @type {Promise<void>} until the reader knows of what the browser has thrown away */
let missed = Promise.resolve();

/** Answers that the browser had and has no more are told of, on each page until the reader has put that off. @param {number} count how many it has */
async function miss(count) {
  const known = chosen.kept(COUNT) ?? 0; // another page may have given more meanwhile, or have forgotten all
  const more = Math.max(0, Math.min(had, known) - count);
  if (more) chosen.keep(COUNT, count);
  const lost = (chosen.kept(LOST) ?? 0) + more;
  if (!lost) return;
  chosen.keep(LOST, lost);
  const brings = await notice.ask(filled(words["room.thrown_away"], { lost }), words["room.bring_file"], words["room.not_now"], false);
  if (brings) await bringFile();
  else if (brings === false) chosen.keep(LOST, null);
}

let isUnkept = false; // something was answered that the browser didn't keep: nothing may load the page anew
addEventListener("beforeunload", (event) => isUnkept && event.preventDefault());

/** @param {number} bytes */
const megabytes = (bytes) => Math.round(bytes / 1e6);

/** @param {string} error */
function failed(error) {
  dataset.python = "failed";
  console.error(error);
  if (isUnkept) return notice.say(words["room.no_python"]); // to load the page again would lose what it holds
  notice.warn(words["room.no_python"], words["room.reload"], () => location.reload());
}

let answered = 0; // how many answers were kept since the page was opened

/** An answer is kept: the browser is asked not to throw it away when room is short. @param {number} count how many it has now */
function kept(count) {
  answered += 1;
  notice.answered();
  remember();
  chosen.keep(COUNT, count);
  if (!chosen.kept(ASKED)) navigator.storage?.persist?.();
  chosen.keep(ASKED, true);
}

/** Whether the browser may throw away what it keeps, as each does with a private window. */
const mayForget = async () => !(await navigator.storage?.persisted?.());

/** Where answers stay, if that may be another place than the reader thinks: a folder that goes from computer to computer has none. */
async function whereKept() {
  const forgets = (await mayForget()) ? [words["room.may_forget"]] : [];
  return [...(location.hostname === "127.0.0.1" ? [words["room.stays_here"]] : []), ...forgets].join(" ");
}

/** All was forgotten, here or in another page of this browser: it begins as it was laid. */
function erased() {
  for (const name of [OVERVIEW, OFFERED, TOLD, COUNT, LOST]) chosen.keep(name, null);
  remember();
}

/**
 * Draws a model by the front end of its sort.
 * @param {Model} model
 * @param {HTMLElement} el
 * @param {string} [front] its name, where the page was laid with it
 */
async function draw(model, el, front) {
  const name = front ?? opened.get(model.get("front_end").replace(REFERENCE, ""))?.name;
  if (!document.querySelector(`link[href$="/${name}.css"]`)) {
    const sheet = element("link", { rel: "stylesheet", href: file(`${name}.css`).href });
    document.head.append(sheet);
    await new Promise((done) => sheet.addEventListener("load", done, { once: true }));
  }
  const front_end = await import(file(`${name}.mjs`).href);
  await front_end.default.render({ model, el });
}

/* ---- the cells ---- */

/** @type {Map<string, Model>} by cells: what the page was laid with */
const laid = new Map();

/** @param {string} id */
const output = (id) => /** @type {HTMLElement} */ (document.getElementById(id)?.querySelector(".jp-OutputArea"));

async function lay() {
  for (const { id, widget } of wantedFirst()) {
    if (!widget) continue;
    const pictures = (faces.get(widget.faces) ?? faces.set(widget.faces, facesIn(widget.faces)).get(widget.faces));
    const model = new Model({ ...widget.state, faces: widget.faces }, line, { ...manager, get_model: async (/** @type {string} */ name) => (name === widget.faces ? pictures : manager.get_model(name)) });
    laid.set(id, model);
    const el = element("div", { class: "jp-OutputArea-output" });
    await draw(model, el, widget.front);
    output(id).replaceChildren(el);
  }
  dataset.laid = "all";
}

/** Whether the line is so slow, or so dear, that Python waits until it is wanted. */
function isSlow() {
  const { connection } = /** @type {any} */ (navigator);
  return Boolean(connection?.saveData) || SLOW.has(connection?.effectiveType);
}

let isRunning = false;
/** Runs the cells, those in front first, and last those that have long shown what they show. */
async function run() {
  if (isRunning) return;
  isRunning = true;
  python.begin();
  const order = wantedFirst().filter(({ code, open }) => code !== undefined && !open);
  const isShown = (/** @type {import("./notebook.mjs").Cell} */ { id, widget }) => !widget && output(id).querySelector(".jp-RenderedHTML > *") !== null;
  for (const cell of [...order.filter((cell) => !isShown(cell)), ...order.filter(isShown)]) await ran(cell);
  dataset.ran = "all";
  remember();
  if (!isSlow()) keepForAway(file("../sw.js"), (take) => isUnkept || notice.warn(words["room.new_version"], words["room.take_version"], take)).catch(console.warn);
}

/**
 * @param {import("./notebook.mjs").Cell} cell
 * @param {boolean} isOwn whether its code is the reader's: what is wrong with it is told in the page
 */
async function ran({ id, code = "" }, isOwn = false) {
  const shown = await python.ask("run", id, code);
  if (shown.error && !isOwn) console.error(shown.error);
  if (shown.model) await join(id, shown.model);
  else if (shown.html !== undefined && !laid.has(id)) showHtml(id, shown.html);
}

/** @param {string} cell @param {string} id */
async function join(cell, id) {
  const model = laid.get(cell);
  if (model && !joined.has(id)) {
    const { faces: _faces, front_end: _front, ...state } = opened.get(id) ?? {};
    joined.set(id, model);
    model.join(id, state);
    dataset.joined = String(Number(dataset.joined ?? 0) + 1);
    return;
  }
  const el = element("div", { class: "jp-OutputArea-output" });
  output(cell).replaceChildren(el);
  await draw(modelOf(id), el);
}

/** What Python shows of itself replaces what was laid, where it is something else. @param {string} id @param {string} html */
function showHtml(id, html) {
  const made = element("div", { class: "jp-RenderedHTMLCommon jp-RenderedHTML" });
  made.innerHTML = html;
  const there = output(id).firstElementChild;
  if (there?.innerHTML === made.innerHTML) return;
  output(id).replaceChildren(made);
  watchWide(made);
}

/** The cells in the order in which they are wanted. @returns {import("./notebook.mjs").Cell[]} */
function wantedFirst() {
  const order = steps?.way.inOrder ?? cells.map((_cell, place) => place);
  return order.map((/** @type {number} */ place) => cells[place]);
}

/** What has to be scrolled sideways is reached by keys, too. */
const wide = new ResizeObserver((seen) => {
  for (const { target } of seen) {
    if (target.scrollWidth > target.clientWidth) target.setAttribute("tabindex", "0");
    else target.removeAttribute("tabindex");
  }
});
/** @param {Document | HTMLElement} inside */
function watchWide(inside) {
  for (const part of inside.querySelectorAll("table:not([role]), .jp-OutputArea")) wide.observe(part);
}
watchWide(document);

/* ---- what stands around them ---- */

const course = new Course(async (lang) => {
  if (python.isReady) return chosen.keep(OVERVIEW, await python.ask("course", lang));
  return chosen.kept(OVERVIEW) ?? (await fetch(file(`course-${lang}.json`))).json();
}, language);

let remembering = 0;
/** The course as it is now, for the next page that opens. */
function remember() {
  clearTimeout(remembering);
  remembering = setTimeout(() => course.refresh().then(offer), 100);
}

/** After each tenth set, once: what the browser keeps is put into a file. In the first set it's told, once, where it stays. */
async function offer() {
  const sets = /** @type {{sets?: number}} */ (course.seen).sets ?? 0;
  await offerAfter(sets);
  dataset.sets = String(sets);
}

/** @param {number} sets */
async function offerAfter(sets) {
  const tens = Math.floor((sets - 1) / 10); // of the last one nobody knows whether it is over
  const isTen = tens > (chosen.kept(OFFERED) ?? 0);
  if (isTen) navigator.storage?.persist?.(); // one that said no at first may know the reader by now
  else if (!(sets || answered > FEW) || chosen.kept(TOLD)) return;
  const told = isTen ? filled(words["room.take_along"], { sets: 10 * tens }) : await whereKept();
  if (!told) return;
  if (isTen) chosen.keep(OFFERED, tens);
  chosen.keep(TOLD, true);
  notice.offer(told, words["room.save_answers"], saveAnswers, words["room.not_now"]);
}

/** @param {string} to */
const go = (to) => location.assign(file(`../${to.replace(/\.ipynb$/, ".html")}`));

const bar = new Bar({
  course,
  go,
  path: () => path,
  title: () => course.at(path)?.title ?? lesson.title,
  words: () => words,
  tools: [
    {
      words: WHOLE,
      use: () => turnWhole(chosen, path),
      says: () => (isWhole(chosen, path) ? "room.by_steps" : WHOLE),
      isThere: () => lesson.steps && Boolean(course.at(path)),
      isInBar: true,
    },
    { words: "room.code", use: () => chosen.set(CODE, !chosen.kept(CODE)), isOn: () => Boolean(chosen.kept(CODE)) },
    { words: "room.print", use: () => print() },
    { words: "room.save_answers", use: saveAnswers },
    { words: "room.bring_file", use: bringFile },
  ],
});
bar.element.id = "mjteach-bar";
document.getElementById("mjteach-bar")?.replaceWith(bar.element);
course.listeners.add(() => bar.draw());

/** @type {any} */
let steps = null;

function guide() {
  if (!lesson.steps) return;
  if (steps) return steps.whole(isWhole(chosen, path));
  const panel = panelOf(/** @type {HTMLElement} */ (document.querySelector(".jp-NotebookPanel")), cells);
  steps = new Steps(panel, {
    words,
    isWhole: isWhole(chosen, path),
    done: course.at(path)?.done ?? [],
    course: () => ({ title: lesson.title, next: course.after(path), detours: course.detours(course.at(path)?.file ?? "") }),
    go: (/** @type {{file: string}} */ { file: name }) => go(course.pathOf(name)),
  });
  course.listeners.add(() => steps.drawEnd());
}
chosen.changed.add(() => {
  guide();
  furnish();
  bar.draw();
});

async function saveAnswers() {
  const { html } = await python.ask("run", "", "import mjwidgets as mjw; mjw.take_out()");
  notice.say(textOf(html));
}

/** A file with all of somebody's answers is taken in, if they're the reader's; any other is there for code to open. */
async function bringFile() {
  for (const { name, text } of await taken()) {
    await python.ask("put", name, text);
    if (/^\uFEFF?\{.*"holds": "all"/.test(text)) await takeIn(name);
    else notice.say(filled(words["room.file_here"], { file: name }));
  }
}

/** Takes in a file with somebody's answers, if the reader says that they're theirs: what is taken in once stays. @param {string} name */
async function takeIn(name) {
  if (await isTheirs(await python.ask("answers_in", name), name, true)) {
    const shown = await python.ask("run", "", `import mjwidgets as mjw; mjw.take_in(${JSON.stringify(name)})`);
    added(textOf(shown.html ?? ""), shown);
    chosen.keep(LOST, null);
  } else {
    await python.ask("drop", name);
    notice.say(filled(words["room.left_out"], { file: name }));
  }
}

/** @param {string} told @param {{areLost?: boolean}} shown */
function added(told, { areLost }) {
  notice.say(areLost ? "" : told); // that nothing is kept is said beside it
  remember();
}

/** Where nothing is kept yet: of each other copy of the course at this address it's asked, until there is an answer, whose its answers are. @param {{name: string, lines: string[]}[]} copies */
async function elsewhere(copies) {
  chosen.keep(ASKING, true);
  for (const { name, lines } of copies) {
    const asked = chosen.kept(ELSEWHERE) ?? [];
    if (asked.includes(name)) continue;
    const file = words["room.another_copy"];
    const isOwn = await isTheirs(await python.ask("counted", JSON.stringify(lines)), file, false);
    if (isOwn === null) return; // another question came: it's asked again next time
    if (isOwn) {
      chosen.keep(ADOPTED, [...(chosen.kept(ADOPTED) ?? []), name]);
      added(words["room.adopted"], await python.ask("adopt", name));
    }
    else notice.say(filled(words["room.left_out"], { file }));
    chosen.keep(ELSEWHERE, [...asked, name]);
  }
  chosen.keep(ASKING, null);
}

/**
 * Whether the reader says that answers are their own; null where they said nothing.
 * @param {{count: number, days: string[]}} found
 * @param {string} file where they are
 * @param {boolean} isBegun whether the reader began it
 */
async function isTheirs({ count, days }, file, isBegun) {
  if (!count) return true; // why it has none is told as it's taken in
  const [first, last] = days.map((/** @type {string} */ day) => new Date(day).toLocaleDateString(language, { dateStyle: "long" }));
  const told = count === 1 ? words["room.whose_answer"] : first === last ? words["room.whose_answers_day"] : words["room.whose_answers"];
  return notice.ask(filled(told, { file, count, first, last }), words["room.mine"], words["room.not_mine"], isBegun);
}

/** @param {string} html */
function textOf(html) {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const parts = [...body.querySelectorAll("p, pre")].map(({ textContent }) => textContent?.trim() ?? "");
  return parts.join(" ").replace(/^[\w.]+Error: /, "");
}

/** @type {Set<string>} the cells whose code lies open */
const furnished = new Set();

/** Code that is there to be changed; that of every cell, where it is wished for. */
function furnish() {
  document.body.classList.toggle("mj-room-code", Boolean(chosen.kept(CODE)));
  for (const cell of cells.filter(({ id, code, open }) => !furnished.has(id) && code && (open || chosen.kept(CODE)))) {
    furnished.add(cell.id);
    const label = words["room.code_here"];
    const box = element("textarea", { class: "mj-code", "aria-label": label, spellcheck: "false", rows: (cell.code ?? "").split("\n").length + 1 });
    box.value = cell.code ?? "";
    const press = () => ran({ ...cell, code: box.value }, true);
    box.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || !event.shiftKey) return;
      event.preventDefault();
      press();
    });
    const editor = element("div", { class: cell.open ? "mj-editor" : "mj-editor mj-if-code" }, element("div", { class: "jp-Editor" }, box), button({ class: "mj-grey mj-run-cell", click: press }, words["room.run"]));
    output(cell.id).before(editor);
  }
}

/** What a returner is met with lies over the first page, until they go on. */
function welcome() {
  if (location.hash !== WELCOME || !course.seen.home) return;
  const room = /** @type {HTMLElement} */ (document.querySelector(".jp-NotebookPanel"));
  const covered = /** @type {HTMLElement} */ (room.querySelector(".jp-Notebook"));
  const cover = element("div", { class: "mj-cover" }, drawHome(course, { words, go: (to) => (to === path ? uncover() : go(to)) }));
  function uncover() {
    cover.remove();
    covered.inert = false;
    document.body.classList.remove(COVERED);
    history.replaceState(null, "", location.pathname);
  }
  covered.inert = true;
  document.body.classList.add(COVERED);
  room.append(cover);
  cover.querySelector("button")?.focus();
}

await course.refresh();
bar.draw();
guide();
welcome();
furnish();
await lay();
if (isSlow()) for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, run, { once: true, capture: true });
else run();
