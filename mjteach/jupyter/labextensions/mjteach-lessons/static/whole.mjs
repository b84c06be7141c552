// @ts-check
/* Which lessons a reader wants to see whole, all steps at once; by their paths. */

const SETTING = "whole_lessons";

/** @typedef {{get: (name: string) => {composite: unknown}, set: (name: string, value: unknown) => Promise<void>}} Chosen what JupyterLab keeps of a reader's choices */

/** @param {Chosen} chosen */
const paths = (chosen) => /** @type {string[]} */ (chosen.get(SETTING).composite);

/**
 * @param {Chosen} chosen
 * @param {string | null} path
 */
export const isWhole = (chosen, path) => path !== null && paths(chosen).includes(path);

/**
 * Shows a lesson whole, or step by step again; every other stays as it is.
 * @param {Chosen} chosen
 * @param {string} path
 */
export function turnWhole(chosen, path) {
  const others = paths(chosen).filter((other) => other !== path);
  return chosen.set(SETTING, isWhole(chosen, path) ? others : [...others, path]);
}
