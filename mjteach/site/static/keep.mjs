// @ts-check
/* Answers in the browser: a record for each, added and never changed, so that several pages cannot lose each other's. */

const STORE = "answers";

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const of = (request) =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });

/**
 * Opens what is kept under a name. Where the browser keeps nothing, as a private window may, `lines` are none.
 * @param {string} name
 * @param {(lines: string[]) => void} heard answers that another page was given
 */
export async function openKept(name, heard) {
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
  const others = new BroadcastChannel(name);
  others.onmessage = ({ data }) => heard(data);
  /** @param {(store: IDBObjectStore) => void} change @returns {Promise<void>} */
  const changed = (change) =>
    new Promise((done, fail) => {
      if (!base) return fail(new Error("nothing is kept"));
      const writing = base.transaction(STORE, "readwrite", { durability: "strict" });
      writing.oncomplete = () => done();
      writing.onabort = writing.onerror = () => fail(writing.error);
      change(writing.objectStore(STORE));
    });
  return {
    lines,
    isKeeping: base !== null,
    /** @param {string} id @param {string} line */
    async add(id, line) {
      await changed((store) => store.put(line, id));
      others.postMessage([line]);
    },
    erase: () => changed((store) => store.clear()),
  };
}
