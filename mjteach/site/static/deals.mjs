// @ts-check
/* Deals at the table in the browser: the entries of each log by their numbers, so that of two pages only one goes on. */
import { openBase, resultOf } from "./base.mjs";

const STORE = "deals";

/** @typedef {[table: string, number: number]} Key */

/** All entries, by their keys. @param {IDBObjectStore} store @returns {Promise<[Key[], string[]]>} */
const entries = (store) => /** @type {Promise<[any, string[]]>} */ (Promise.all([resultOf(store.getAllKeys()), resultOf(store.getAll())]));

/** All entries of a table. @param {string} table */
const entriesOf = (table) => IDBKeyRange.bound([table], [table, []]);

/**
 * Opens the deals that are kept beside what is kept under a name. Where the browser keeps nothing there are none.
 * @param {string} name
 */
export async function openDeals(name) {
  const base = await openBase(`${name} deals`, STORE, "default");
  const [keys, lines] = await base.read(entries, [[], []]);
  /** @type {Record<string, string[]>} */
  const tables = {};
  keys.forEach(([table], place) => (tables[table] ??= []).push(lines[place]));
  /** @type {Set<string>} tables at which another page has gone on, until the log is read again: what follows is of the old one */
  const refused = new Set();
  return {
    ...base,
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
      await base.changed((store) => {
        const last = store.openKeyCursor(entriesOf(table), "prev");
        last.onsuccess = () => {
          const [, there] = /** @type {Key} */ (last.result?.key ?? [table, 0]);
          isNext = isAnew || (there === number - 1 && !refused.has(table));
          if (!isNext) return refused.add(table);
          if (isAnew) {
            store.delete(entriesOf(table));
            refused.delete(table);
          }
          store.add(line, [table, number]);
        };
      });
      if (isNext) base.tell(table);
      return isNext;
    },
    /** The log of a table as it is now. @param {string} table @returns {Promise<string[]>} */
    async linesOf(table) {
      const found = await base.read((store) => resultOf(store.getAll(entriesOf(table))), []);
      refused.delete(table);
      return found;
    },
    /**
     * Takes over what is kept under another name for tables that have nothing here. Resolves with these tables.
     * @param {string} other
     */
    async adopt(other) {
      const [theirs, texts] = await (await openBase(`${other} deals`, STORE, "default")).read(entries, [[], []]);
      const [own] = await base.read(entries, [[], []]);
      const here = new Set(own.map(([table]) => table));
      const adopted = new Set(theirs.flatMap(([table]) => (here.has(table) ? [] : [table])));
      await base.changed((store) => theirs.forEach((key, place) => adopted.has(key[0]) && store.add(texts[place], key)));
      adopted.forEach(base.tell);
      return [...adopted];
    },
    erase: () => base.changed((store) => store.clear()),
  };
}
