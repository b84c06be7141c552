// @ts-check
/* Places of the drawing: clicked there, or chosen in the list of the same places beside it. */
import { listed } from "./listed.mjs";

/**
 * @param {import("../lib/sent.mjs").PickPlacesSpec} spec
 * @param {import("../lib/types.mjs").Tools} tools
 */
export function pickPlaces(spec, tools) {
  const { words, scene } = tools;
  const { field, pick } = listed(spec, tools, {
    isMany: spec.many,
    typed: spec.example ? words.typed_place : null, // players have no short name
    folded: words.places_listed,
    draw: (choice) => choice.label,
    shown: (chosen) => {
      for (const { id } of spec.choices) scene.pressPlace(id, chosen.includes(id));
    },
    marked: scene.markPlace,
  });
  for (const { id } of spec.choices) scene.onPlace(id, () => pick(id));
  return field;
}
