// @ts-check
/* A field that is filled in already: it is read, not answered. */
import { make } from "../lib/dom.mjs";

/**
 * @param {import("./box.mjs").LineSpec} spec
 * @param {import("../lib/types.mjs").Tools} tools
 * @returns {import("../lib/types.mjs").Field}
 */
export function given(spec, { words }) {
  const label = make("span", { className: spec.row ? "mj-label mj-only-read" : "mj-label" }, spec.label);
  const value = make("span", { className: "mj-given-value" }, spec.given_words, spec.unit ? ` ${spec.unit}` : "");
  const element = make("div", { className: "mj-field mj-given" }, label, value, make("span", { className: "mj-muted" }, ` ${words.given}`));
  element.dataset.type = "given";
  element.dataset.field = spec.id;
  return {
    id: spec.id,
    element,
    row: spec.row,
    given: true,
    sheet: true,
    get: () => spec.given,
    set: () => {},
    key: () => false,
    status: () => {},
  };
}
