// @ts-check
/* All answer fields, by the type that Python names. */
import { nameEach, pickAction, pickMany, pickOne } from "./choices.mjs";
import { given } from "./given.mjs";
import { enterNumber, enterPayment, flag } from "./numbers.mjs";
import { groupTiles, pickSpots } from "./on_scene.mjs";
import { orderItems } from "./order.mjs";
import { pickPlaces } from "./places.mjs";
import { pickTiles } from "./tiles.mjs";

/** @typedef {import("../lib/sent.mjs").Spec} Spec */
/**
 * @template {Spec} S
 * @typedef {(spec: S, tools: import("../lib/types.mjs").Tools) => import("../lib/types.mjs").Field} Maker
 */

/** @type {{[T in Spec["type"]]: Maker<Extract<Spec, {type: T}>>}} */
const FIELDS = {
  pick_tiles: pickTiles,
  name_each: nameEach,
  pick_one: pickOne,
  pick_many: pickMany,
  pick_action: pickAction,
  pick_places: pickPlaces,
  order_items: orderItems,
  pick_spots: pickSpots,
  enter_number: enterNumber,
  enter_payment: enterPayment,
  flag,
  group_tiles: groupTiles,
};

/**
 * The field that Python describes; what is given cannot be changed.
 * @param {Spec} spec
 * @param {import("../lib/types.mjs").Tools} tools
 * @returns {import("../lib/types.mjs").Field}
 */
export function makeField(spec, tools) {
  const make = /** @type {Maker<Spec>} */ (spec.given === null ? FIELDS[spec.type] : given);
  return make(spec, tools);
}
