// @ts-check
/* Moving things in a row. */

/**
 * The row with one thing moved to another place; beyond the ends nothing moves.
 * @template T
 * @param {T[]} row
 * @param {number} from
 * @param {number} to
 * @returns {T[]}
 */
export function moved(row, from, to) {
  if (to < 0 || to >= row.length) return row;
  const rest = row.filter((_, place) => place !== from);
  return [...rest.slice(0, to), row[from], ...rest.slice(to)];
}
