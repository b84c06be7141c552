// @ts-check
/* Answers in the browser: a record for each, added and never changed, so that several pages cannot lose each other's. */

const STORE = "answers";
const SORT = "mjteach/"; // with this begins the name of every record of the course
const PATIENCE = 3000; // so many milliseconds are waited at most for what is being written

/** @typedef {{lines?: string[], erased?: boolean}} Heard what another page was given, or that it has forgotten all */

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
export const of = (request) =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });

/**
 * What is kept at this address under other names: of a copy of the course that lay elsewhere there.
 * @param {string} name the own one
 * @returns {Promise<string[]>}
 */
export async function keptElsewhere(name) {
  const known = (await indexedDB.databases?.()) ?? [];
  const others = known.flatMap((other) => (other.name?.startsWith(SORT) && other.name !== name && !other.name.includes(" ") ? [other.name] : []));
  return (await Promise.all(others.map(linesIn))).flat();
}

/** @param {string} name @returns {Promise<string[]>} */
async function linesIn(name) {
  const base = await of(indexedDB.open(name));
  const lines = base.objectStoreNames.contains(STORE) ? await of(base.transaction(STORE).objectStore(STORE).getAll()) : [];
  base.close();
  return lines;
}

/**
 * Opens what is kept under a name. Where the browser keeps nothing, as a private window may, `lines` are none.
 *
 * Other pages are heard from before anything is read, so that nothing falls between the two; what they say waits for `listen`.
 * @param {string} name
 */
export async function openKept(name) {
  const others = new BroadcastChannel(name);
  /** @type {Heard[]} */
  const waiting = [];
  others.onmessage = ({ data }) => waiting.push(data);
  /** @type {IDBDatabase | null} */
  let base = null;
  /** @type {string[]} */
  let lines = [];
  try {
    const asked = indexedDB.open(name, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    base = await of(asked);
    lines = await of(base.transaction(STORE).objectStore(STORE).getAll());
  } catch {
    base = null;
  }
  /** @type {Set<Promise<void>>} */
  const writings = new Set();
  /** @param {(store: IDBObjectStore) => void} change @param {Heard} said to other pages, once it is written */
  function changed(change, said) {
    /** @type {Promise<void>} */
    const writing = new Promise((done, fail) => {
      if (!base) return fail(new Error("nothing is kept"));
      const wrote = base.transaction(STORE, "readwrite", { durability: "strict" });
      wrote.oncomplete = () => {
        others.postMessage(said);
        done();
      };
      wrote.onabort = wrote.onerror = () => fail(wrote.error);
      change(wrote.objectStore(STORE));
    });
    writings.add(writing);
    const over = () => writings.delete(writing);
    writing.then(over, over);
    return writing;
  }

  /** @type {Map<string, string> | null} */
  let next = null;
  /** @type {Promise<void>} */
  let written = Promise.resolve();
  return {
    lines,
    isKeeping: base !== null,
    /**
     * Adds an answer; those that are added in one go are written together. Resolves once they are there.
     * @param {string} id
     * @param {string} line
     */
    add(id, line) {
      if (next) {
        next.set(id, line);
        return written;
      }
      const some = (next = new Map([[id, line]]));
      written = Promise.resolve().then(() => {
        next = null;
        return changed((store) => some.forEach((text, key) => store.put(text, key)), { lines: [...some.values()] });
      });
      return written;
    },
    erase: () => changed((store) => store.clear(), { erased: true }),
    /** Resolves when nothing is being written any more, or when that takes too long. */
    async settled() {
      await written.catch(() => {});
      await Promise.race([Promise.allSettled([...writings]), new Promise((done) => setTimeout(done, PATIENCE))]);
    },
    /**
     * From now on says what other pages say, first what they have said since it was opened.
     * @param {(heard: Heard) => void} hear
     */
    listen(hear) {
      for (const heard of waiting.splice(0)) hear(heard);
      others.onmessage = ({ data }) => hear(data);
    },
  };
}
