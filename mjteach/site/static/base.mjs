// @ts-check
/* A store in the browser: what is written there, what is still being written, and what other pages say of it. */

const PATIENCE = 3000; // so many milliseconds are waited at most for what is being written

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
export const resultOf = (request) =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });

/**
 * Opens a store under a name. Other pages are heard from before anything is read, so that nothing falls between the two;
 * what they say waits for `listen`.
 * @template Heard
 * @param {string} name
 * @param {string} store
 * @param {"strict" | "default"} durability
 */
export async function openBase(name, store, durability) {
  const others = new BroadcastChannel(name);
  /** @type {Heard[]} */
  const waiting = [];
  others.onmessage = ({ data }) => waiting.push(data);
  /** @type {IDBDatabase | null} */
  let base = null;
  try {
    const asked = indexedDB.open(name, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(store);
    base = await resultOf(asked);
  } catch {
    base = null;
  }
  /** @type {Set<Promise<void>>} */
  const writings = new Set();
  return {
    isKeeping: base !== null,
    /**
     * What is read there; nothing where the browser keeps nothing, as a private window may.
     * @template T
     * @param {(store: IDBObjectStore) => Promise<T>} read
     * @param {T} nothing
     */
    async read(read, nothing) {
      try {
        return base ? await read(base.transaction(store).objectStore(store)) : nothing;
      } catch {
        return nothing;
      }
    },
    /** Resolves once a change is there. @param {(store: IDBObjectStore) => void} change @returns {Promise<void>} */
    changed(change) {
      /** @type {Promise<void>} */
      const writing = new Promise((done, fail) => {
        if (!base) return fail(new Error("nothing is kept"));
        const wrote = base.transaction(store, "readwrite", { durability });
        wrote.oncomplete = () => done();
        wrote.onabort = wrote.onerror = () => fail(wrote.error);
        change(wrote.objectStore(store));
      });
      writings.add(writing);
      const over = () => writings.delete(writing);
      writing.then(over, over);
      return writing;
    },
    /** Resolves when nothing is being written any more, with whether all of it is there; or when that takes too long. @returns {Promise<boolean>} */
    async settled() {
      const asked = Promise.resolve().then(() => Promise.allSettled([...writings])); // what is asked for now begins first
      const all = asked.then((ends) => ends.every(({ status }) => status === "fulfilled"));
      return Promise.race([all, new Promise((/** @type {(isThere: boolean) => void} */ done) => setTimeout(() => done(false), PATIENCE))]);
    },
    /** @param {Heard} said to other pages */
    tell: (said) => others.postMessage(said),
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
