// @ts-check
/*
 * Python, away from the page so that it never holds it up.
 *
 * In: {begin}, {call, given, number}, {to, told}. Out: {stage}, {answer, number}, {told} of a widget, {failed}.
 */
import { openDeals } from "./deals.mjs";
import { PREFIX, keptElsewhere, openKept, recordsIn } from "./keep.mjs";

/** @param {string} name */
const at = (name) => new URL(name, import.meta.url);
/** @param {object} data */
const say = (data) => postMessage(data);
const SIZES = new Map(); // of what is loaded: how much of how much
const LARGE = ["pyodide.asm.wasm", "python_stdlib.zip", "python.zip", "snapshot.bin.gz"];

/** Tells the page how much of what is large has come. */
function watchLoading() {
  const real = globalThis.fetch;
  globalThis.fetch = async (...given) => {
    const answer = await real(...given);
    const name = String(given[0] instanceof Request ? given[0].url : given[0]).split("/").at(-1) ?? "";
    if (!LARGE.includes(name) || !answer.body) return answer;
    let done = 0;
    const counted = new TransformStream({
      transform(piece, out) {
        done += piece.byteLength;
        SIZES.set(name, done);
        say({ stage: "loading", done: [...SIZES.values()].reduce((sum, one) => sum + one, 0) });
        out.enqueue(piece);
      },
    });
    return new Response(answer.body.pipeThrough(counted), { headers: answer.headers, status: answer.status });
  };
}

/** @type {any} */
let kernel = null;
/** @type {Awaited<ReturnType<typeof openKept>>} */
let kept;
/** @type {Awaited<ReturnType<typeof openDeals>>} */
let deals;

/**
 * The memory with which Python begins, once it is unpacked.
 * @param {string} name
 */
async function memory(name) {
  const { body } = await fetch(at(name));
  return new Response(body?.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

/** @param {{notebook: string, site: string, snapshot: string | null, isAsking: boolean, adopted: string[]}} wanted */
async function begin({ notebook, site, snapshot, isAsking, adopted: before }) {
  for (const name of before) adopted.add(name);
  watchLoading();
  const name = `${PREFIX}${at("../").pathname}`;
  const archive = fetch(at("python.zip")).then((answer) => answer.arrayBuffer());
  [kept, deals] = await Promise.all([openKept(name), openDeals(name)]);
  const { loadPyodide } = await import(at("pyodide.mjs").href);
  const started = snapshot ? { _loadSnapshot: memory(snapshot) } : {};
  const python = await loadPyodide({ indexURL: at("./").href, packages: [], env: { HOME: "/home/pyodide" }, ...started });
  python.unpackArchive(await archive, "zip", { extractDir: site });
  kernel = python.pyimport("mjteach.site.kernel");
  kernel.begin(heard, notebook, JSON.stringify(kept.lines), JSON.stringify(deals.tables));
  kept.listen(heardOf);
  deals.listen(heardOfDeal);
  say({ stage: "ready", count: await kept.count() });
  if (isAsking || !kept.lines.length) keptElsewhere(name).then((records) => say({ stage: "elsewhere", records }), console.warn);
}

/** @param {string} text what Python says */
function heard(text) {
  const told = JSON.parse(text);
  if (told.keep) keep(told.keep, told.line);
  else if (told.deal) keepDeal(told);
  else if (told.erase) {
    refused.clear();
    deals.erase().catch(() => say({ stage: "unkept_deal" }));
    for (const name of adopted) eraseAt(name).catch(() => say({ stage: "unerased" }));
    kept.erase().then(() => say({ stage: "erased" }), () => say({ stage: "unerased" }));
  }
  else say({ told: text });
}

/** @type {Map<string, string>} what the browser has refused; it's tried again once it takes something */
const refused = new Map();

/** @param {string} id @param {string} line */
async function keep(id, line) {
  try {
    say({ stage: "kept", count: await kept.add(id, line) });
  } catch {
    refused.set(id, line);
    return say({ stage: "unkept" });
  }
  if (!refused.size) return;
  const again = [...refused];
  refused.clear();
  await Promise.all(again.map(([one, text]) => keep(one, text)));
  if (!refused.size) say({ stage: "all_kept" });
}

/** @type {Set<string>} the names of other copies from which the reader's answers were taken over */
const adopted = new Set();

/** Forgets all that is kept under a name. @param {string} name */
async function eraseAt(name) {
  await (await openKept(name)).erase();
  await (await openDeals(name)).erase();
}

/** What the page asks for that Python needn't do. */
const here = {
  /** Takes over what another copy of the course has kept. @param {string} name */
  async adopt(name) {
    adopted.add(name);
    const theirs = await recordsIn(name);
    theirs.forEach((line, id) => keep(id, line));
    kernel.hear(JSON.stringify([...theirs.values()]));
    try {
      for (const table of await deals.adopt(name)) await heardOfDeal(table);
    } catch {
      say({ stage: "unkept_deal" });
    }
    return "{}";
  },
};

/** @param {import("./keep.mjs").Heard} told what another page of this browser says */
function heardOf({ lines, erased }) {
  if (erased) {
    kernel.forget();
    say({ stage: "forgotten" });
  } else kernel.hear(JSON.stringify(lines));
}

/** @param {{deal: string, number: number, line: string, anew: boolean}} told */
async function keepDeal({ deal, number, line, anew }) {
  try {
    if (await deals.add(deal, number, line, anew)) return;
  } catch {
    return say({ stage: "unkept_deal" });
  }
  await heardOfDeal(deal);
}

/** A deal went on in another page of this browser. @param {string} table */
async function heardOfDeal(table) {
  kernel.hear_deal(table, JSON.stringify(await deals.linesOf(table)));
}

/** @type {Promise<void>} */
let ready;
onmessage = async ({ data }) => {
  try {
    if (data.begin) ready = begin(data.begin);
    await ready;
    if (data.call) {
      const answer = (await (data.call in here ? here : kernel)[data.call](...data.given)) ?? "";
      const [areKept] = await Promise.all([kept.settled(), deals.settled()]); // what it says of them is true once the browser has them
      say({ answer, number: data.number, areKept });
    }
    else if (data.to) kernel.receive(data.to, data.told);
  } catch (error) {
    say({ failed: String(error) });
  }
};
