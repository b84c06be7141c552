// @ts-check
/* Fields answered on the tiles of the scene: tap the tiles that matter, or sort them into groups. */
import { fill, make } from "../lib/dom.mjs";
import { kindOf, keysOfTiles } from "../lib/notation.mjs";
import { fieldset, noneButton, showStatus, toggled } from "./box.mjs";

const NONE = "none";

/** @typedef {import("../lib/types.mjs").Tools} Tools */
/** @typedef {import("../lib/types.mjs").Field} Field */
/** @typedef {import("../lib/types.mjs").Chosen} Chosen */

/**
 * Tiles tapped in the scene, or "none".
 * @param {import("../lib/sent.mjs").PickSpotsSpec} spec
 * @param {Tools} tools
 * @returns {Field}
 */
export function pickSpots(spec, { words, scene, edited }) {
  /** @type {Chosen} */
  let value = null;
  const reading = make("p", { className: "mj-reading" });
  const told = make("p", { className: "mj-only-read", role: "status" });
  const none = noneButton(spec.none, words, () => change(value === NONE ? null : NONE));
  const { element, sign } = fieldset(spec, words, make("div", { className: "mj-line" }, none.button, reading), told);
  const places = scene.places(spec.rows);
  const spots = scene.spots(spec.rows);
  const isTyped = spots.some(({ tile }) => tile);
  /** @param {string} tile */
  const placeOf = (tile) => places.find(({ tiles }) => tiles.includes(tile))?.id ?? tile;

  /** @param {Chosen} next */
  function change(next) {
    value = Array.isArray(next) && next.length === 0 ? null : next;
    showStatus(element, sign, "", words);
    show();
    edited();
  }
  function show() {
    const chosen = Array.isArray(value) ? value : [];
    for (const { id, tiles } of places) for (const tile of tiles) scene.press(tile, chosen.includes(id));
    none.press(value === NONE);
    const names = places.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
    const isOpen = value !== NONE && !names.length;
    reading.textContent = value === NONE ? spec.none : isOpen ? words.tap_above : fill(words.chosen, { tiles: names.join("; ") });
    if (isOpen && isTyped) reading.append(" ", make("span", { className: "mj-for-keys" }, words.or_type));
  }
  const inScene = keysOfTiles((code) => spots.some(({ tile }) => tile === code));
  /** Chooses the tile that is typed, of several the first that isn't chosen; or takes it off. @param {string} key */
  function type(key) {
    const code = inScene.typed(key);
    if (code) {
      const named = spots.filter(({ tile }) => tile && kindOf(tile) === kindOf(code));
      const chosen = Array.isArray(value) ? value : [];
      const found = named.find(({ id }) => !chosen.includes(placeOf(id))) ?? named[0];
      if (found) change(toggled(chosen, placeOf(found.id), spec.one));
      told.textContent = found ? (reading.textContent ?? "") : fill(words.no_such_tile, { tile: words.tiles[code] ?? code });
      if (!found) reading.textContent = told.textContent;
    }
    return code !== null;
  }
  for (const row of spec.rows) {
    scene.onTap(row, (id) => change(toggled(Array.isArray(value) ? value : [], placeOf(id), spec.one)));
  }
  show();
  return {
    id: spec.id,
    element,
    get: () => value,
    set: (next) => {
      value = Array.isArray(next) ? [...new Set(next.map(String).map(placeOf))] : /** @type {Chosen} */ (next);
      show();
    },
    holds: (found) => scene.holds(spec.rows, found),
    numbered: true,
    awaits: inScene.awaits,
    key: (key, focused) => {
      if (focused && isTyped && type(key)) return true;
      if (key !== "Backspace" || value === null) return key.startsWith("Arrow") && scene.focus();
      change(Array.isArray(value) ? value.slice(0, -1) : null);
      return true;
    },
    clear: () => {
      const had = value !== null;
      if (had) change(null);
      return had;
    },
    status: (part) => {
      showStatus(element, sign, part?.status, words);
      none.mark(part);
    },
  };
}

/**
 * The tiles of one row sorted into groups, named A, B, C.
 * @param {import("../lib/sent.mjs").GroupTilesSpec} spec
 * @param {Tools} tools
 * @returns {Field}
 */
export function groupTiles(spec, { words, scene, faces, edited }) {
  /** @type {string[][]} */
  let groups = [];
  /** @type {string[]} */
  let chosen = [];
  const list = make("div", { className: "mj-groups" });
  const key = make("kbd", { "aria-hidden": "true" }, "g");
  const button = make("button", { type: "button", className: "mj-chip", "data-own-enter": "", onclick: join }, words.group, key);
  const told = make("p", { className: "mj-only-read", role: "status" });
  const { element, sign } = fieldset(spec, words, make("div", { className: "mj-line" }, button), list, told);
  const spots = scene.spots([spec.row]);
  /** @param {number} place */
  const letter = (place) => String.fromCharCode(65 + place);

  function show() {
    for (const spot of spots) {
      const place = groups.findIndex((group) => group.includes(spot.id));
      scene.group(spot.id, place < 0 ? "" : letter(place), fill(words.in_group, { name: letter(place) }));
      scene.press(spot.id, chosen.includes(spot.id));
    }
    button.setAttribute("aria-disabled", String(chosen.length === 0)); // not disabled: it keeps the focus
    list.replaceChildren(...(groups.length ? groups.map(drawGroup) : [make("p", { className: "mj-muted" }, words.groups_none)]));
  }
  /** @param {string[]} group */
  const tilesOf = (group) => spots.filter((spot) => group.includes(spot.id));
  /**
   * @param {string[]} group
   * @param {number} place
   */
  function drawGroup(group, place) {
    const name = letter(place);
    const tiles = tilesOf(group);
    const pictures = tiles.map((spot) => faces.draw(spot.face, spot.name));
    const apart = () => {
      groups = groups.filter((other) => other !== group);
      change();
      button.focus({ preventScroll: true });
    };
    const label = fill(words.ungroup, { name });
    return make(
      "div",
      { className: "mj-group", role: "group", "aria-label": fill(words.group_name, { name }) },
      make("span", { className: "mj-group-name", "aria-hidden": "true" }, name),
      ...pictures,
      make("button", { type: "button", className: "mj-apart", "aria-label": label, title: label, "data-own-enter": "", onclick: apart }, "×"),
    );
  }
  function change(said = "") {
    showStatus(element, sign, "", words);
    show();
    told.textContent = said;
    edited();
  }
  function join() {
    if (!chosen.length) return false;
    const group = tilesOf(chosen);
    groups = [...groups, group.map((spot) => spot.id)];
    chosen = [];
    const name = fill(words.group_name, { name: letter(groups.length - 1) });
    change(`${name}: ${group.map((spot) => spot.name).join("; ")}`);
    return true;
  }
  /** A tile of a group takes it apart: it is the first of the next one. */
  scene.onTap(spec.row, (id) => {
    const grouped = groups.find((group) => group.includes(id));
    chosen = toggled(chosen, id);
    groups = groups.filter((group) => group !== grouped);
    if (grouped) return change();
    show();
    edited();
  });
  show();
  return {
    id: spec.id,
    element,
    get: () => (groups.length ? groups : null),
    set: (next) => {
      /** @param {string[]} group */
      const known = (group) => group.filter((id) => spots.some((spot) => spot.id === id));
      groups = (/** @type {string[][] | null} */ (next) ?? []).map(known).filter((group) => group.length);
      chosen = [];
      show();
    },
    holds: (found) => scene.holds([spec.row], found),
    key: (key) => {
      if (key.toLowerCase() === "g") return join();
      if (key !== "Backspace") return key.startsWith("Arrow") && scene.focus();
      if (chosen.length) chosen = chosen.slice(0, -1);
      else groups = groups.slice(0, -1);
      change();
      return true;
    },
    clear: () => {
      const had = chosen.length + groups.length > 0;
      chosen = [];
      groups = [];
      if (had) change();
      return had;
    },
    status: (part) => showStatus(element, sign, part?.status, words),
  };
}
