// @ts-check
/* Answers in the browser: a record for each, added and never changed, so that several pages cannot lose each other's. */
import { openBase, resultOf } from "./base.mjs";

const STORE = "answers";
export const PREFIX = "mjteach"; // with this and a path begins the name of every record of the course

/** @typedef {{lines?: string[], erased?: boolean}} Heard what another page was given, or that it has forgotten all */

/**
 * What is kept at this address under other names: of copies of the course that lay elsewhere there.
 * @param {string} name the own one
 * @returns {Promise<{name: string, lines: string[]}[]>}
 */
export async function keptElsewhere(name) {
  const known = (await indexedDB.databases?.()) ?? [];
  const others = known.flatMap((other) => (other.name?.startsWith(`${PREFIX}/`) && other.name !== name && other.name.endsWith("/") ? [other.name] : []));
  const all = await Promise.all(others.sort().map(async (other) => ({ name: other, lines: [...(await recordsIn(other)).values()] })));
  return all.filter(({ lines }) => lines.length);
}

/** The lines that are kept under a name, by the ids of their answers. @param {string} name @returns {Promise<Map<string, string>>} */
export async function recordsIn(name) {
  const base = await resultOf(indexedDB.open(name));
  /** @type {[IDBValidKey[], string[]]} */
  let found = [[], []];
  if (base.objectStoreNames.contains(STORE)) {
    const store = base.transaction(STORE).objectStore(STORE);
    found = await Promise.all([resultOf(store.getAllKeys()), resultOf(store.getAll())]);
  }
  base.close();
  return new Map(found[0].map((id, place) => [String(id), found[1][place]]));
}

/**
 * Opens what is kept under a name. Where the browser keeps nothing, `lines` are none.
 * @param {string} name
 */
export async function openKept(name) {
  const base = await openBase(name, STORE, "strict");
  /** @type {string[]} */
  const lines = await base.read((store) => resultOf(store.getAll()), []);
  /** @type {Map<string, string>} what is added in one go, until its writing begins */
  let next = new Map();
  /** @type {Promise<number>} */
  let written = Promise.resolve(lines.length);
  return {
    ...base,
    lines,
    /**
     * Adds an answer; those that are added in one go are written together. Resolves once they are there, with how many
     * there are in all.
     * @param {string} id
     * @param {string} line
     */
    add(id, line) {
      next.set(id, line);
      if (next.size > 1) return written;
      written = Promise.resolve().then(async () => {
        const some = next;
        next = new Map();
        if (!some.size) return 0; // all was forgotten meanwhile
        let count = 0;
        await base.changed((store) => {
          some.forEach((text, key) => store.put(text, key));
          resultOf(store.count()).then((all) => (count = all));
        });
        base.tell({ lines: [...some.values()] });
        return count;
      });
      return written;
    },
    /** How many there are. @returns {Promise<number>} */
    count: () => base.read((store) => resultOf(store.count()), 0),
    /** Forgets all that was added before. */
    async erase() {
      next.clear();
      await base.changed((store) => store.clear());
      base.tell({ erased: true });
    },
  };
}
