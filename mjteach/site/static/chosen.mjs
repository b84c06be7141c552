// @ts-check
/* What a reader has chosen, and what is worth knowing before Python is there: the browser keeps it. */

const DEFAULTS = { whole_lessons: [] };

/**
 * Choices under the name of the site; where the browser keeps nothing, they last as long as the page.
 * @param {string} site
 */
export function chosenHere(site) {
  /** @type {Map<string, unknown>} */
  const here = new Map();
  /** @type {Set<() => void>} */
  const changed = new Set();

  /** @param {string} name @returns {any} */
  function kept(name) {
    if (here.has(name)) return here.get(name);
    try {
      return JSON.parse(localStorage.getItem(`${site} ${name}`) ?? "null");
    } catch {
      return null;
    }
  }

  /** @template T @param {string} name @param {T} value @returns {T} */
  function keep(name, value) {
    here.set(name, value);
    try {
      localStorage.setItem(`${site} ${name}`, JSON.stringify(value));
    } catch {
      // a page that may keep nothing still works
    }
    return value;
  }

  return {
    kept,
    keep,
    changed,
    /** @param {string} name */
    get: (name) => ({ composite: kept(name) ?? DEFAULTS[/** @type {keyof typeof DEFAULTS} */ (name)] }),
    /** @param {string} name @param {unknown} value */
    async set(name, value) {
      keep(name, value);
      for (const heard of changed) heard();
    },
  };
}
