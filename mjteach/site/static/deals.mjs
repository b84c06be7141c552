// @ts-check
/* Deals at the table in the browser: the entries of each log by their numbers, so that of two pages only one goes on. */
import { of } from "./keep.mjs";

const STORE = "deals";

/** All entries of a table. @param {string} table */
const entriesOf = (table) => IDBKeyRange.bound([table], [table, []]);

/**
 * Opens the deals that are kept beside what is kept under a name. Where the browser keeps nothing there are none.
 * @param {string} name
 */
export async function openDeals(name) {
  const others = new BroadcastChannel(`${name} deals`);
  /** @type {Set<string>} */
  const waiting = new Set();
  others.onmessage = ({ data }) => waiting.add(data);
  /** @type {IDBDatabase | null} */
  let base = null;
  /** @type {Record<string, string[]>} */
  const tables = {};
  try {
    const asked = indexedDB.open(`${name} deals`, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    base = await of(asked);
    const store = base.transaction(STORE).objectStore(STORE);
    const [keys, lines] = await Promise.all([of(store.getAllKeys()), of(store.getAll())]);
    keys.forEach((key, place) => {
      const [table] = /** @type {[string, number]} */ (key);
      (tables[table] ??= []).push(lines[place]);
    });
  } catch {
    base = null;
  }

  /** @param {(store: IDBObjectStore) => void} change */
  function changed(change) {
    return /** @type {Promise<void>} */ (
      new Promise((done, fail) => {
        if (!base) return fail(new Error("nothing is kept"));
        const wrote = base.transaction(STORE, "readwrite");
        wrote.oncomplete = () => done();
        wrote.onabort = wrote.onerror = () => fail(wrote.error);
        change(wrote.objectStore(STORE));
      })
    );
  }

  return {
    tables,
    /**
     * Adds an entry to the log of a table; `isAnew` it takes the place of all others. Resolves with whether it was the next
     * one: else another page has gone on, and nothing is written.
     * @param {string} table
     * @param {number} number
     * @param {string} line
     * @param {boolean} isAnew
     */
    async add(table, number, line, isAnew) {
      let isNext = false;
      await changed((store) => {
        const last = store.openKeyCursor(entriesOf(table), "prev");
        last.onsuccess = () => {
          const [, there] = /** @type {[string, number]} */ (last.result?.key ?? [table, 0]);
          isNext = isAnew || there === number - 1;
          if (isAnew) store.delete(entriesOf(table));
          if (isNext) store.add(line, [table, number]);
        };
      });
      if (isNext) others.postMessage(table);
      return isNext;
    },
    /** The log of a table as it is now. @param {string} table @returns {Promise<string[]>} */
    linesOf: async (table) => (base ? of(base.transaction(STORE).objectStore(STORE).getAll(entriesOf(table))) : []),
    erase: () => changed((store) => store.clear()),
    /**
     * From now on says at which tables other pages play, first where they did since it was opened.
     * @param {(table: string) => void} hear
     */
    listen(hear) {
      for (const table of waiting) hear(table);
      others.onmessage = ({ data }) => hear(data);
    },
  };
}
