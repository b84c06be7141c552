// @ts-check
/* Elements of a page, and sentences with blanks. */

/**
 * An element with its attributes, what it hears, and what it contains.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, string | number | boolean | null | ((event: any) => void)>} attributes none for null or false
 * @param {...(Node | string | null)} inside
 * @returns {HTMLElementTagNameMap[T]}
 */
export function element(tag, attributes = {}, ...inside) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(name, value);
    else if (value !== null && value !== false) made.setAttribute(name, value === true ? "" : String(value));
  }
  made.append(...inside.filter((part) => part !== null));
  return made;
}

/**
 * @param {Parameters<typeof element>[1]} attributes
 * @param {...(Node | string | null)} inside
 */
export const button = (attributes, ...inside) => element("button", { type: "button", ...attributes }, ...inside);

/**
 * A sentence with its blanks filled in.
 * @param {string} sentence
 * @param {Record<string, string | number>} values
 */
export const filled = (sentence, values) => sentence.replace(/\{(\w+)\}/g, (_whole, name) => String(values[name]));

/**
 * The first words of a text, for a name: no more than `most` characters, and no word cut.
 * @param {string} text
 */
export function beginning(text, most = 80) {
  const words = text.trim().split(/\s+/).join(" ");
  if (words.length <= most) return words;
  return `${words.slice(0, words.lastIndexOf(" ", most) + 1 || most).trimEnd()}…`;
}
