// @ts-check
/* The scene: rows of tiles as they lie on the table, or the table itself. */
import { addPlace, drawBoard, rovePlaces } from "./board.mjs";
import { make, mark, retell, rove, tileButton } from "./dom.mjs";

const PER_LINE = 6; // a river lies in rows of six
const BELOW = new Set(["river", "events", "indicators"]);

/** @typedef {import("./sent.mjs").Row} Row */
/** @typedef {import("./sent.mjs").Spot} Spot */
/** @typedef {ReturnType<typeof drawScene>} DrawnScene */

/**
 * @param {Pick<import("./sent.mjs").View, "rows" | "board"> & {dom: string}} view what Python says
 * @param {import("./faces.mjs").Faces} faces
 * @param {import("./sent.mjs").SignWords} words
 * @param {Set<string>} tappable ids of the rows whose tiles are buttons
 */
export function drawScene(view, faces, words, tappable) {
  /** @type {Map<string, HTMLElement>} */
  const tiles = new Map();
  /** @type {Map<string, HTMLElement>} */
  const rowBoxes = new Map();
  /** @type {Map<string, ((id: string) => void)[]>} */
  const listeners = new Map();
  /**
   * @param {Row} row
   * @param {Spot} spot
   */
  function drawSpot(row, spot) {
    const holder = make("span", { className: "mj-spot" });
    for (const flag of /** @type {const} */ (["sideways", "away", "stacked"])) if (spot[flag]) holder.dataset[flag] = "";
    const press = () => listeners.get(row.id)?.forEach((listener) => listener(spot.id));
    const tile = tappable.has(row.id)
      ? tileButton(faces, spot.face, spot.name, press)
      : make("span", { className: "mj-tile" }, faces.draw(spot.face, spot.name),
          make("span", { className: "mj-badge", "aria-hidden": "true" }));
    tile.dataset.name = spot.name;
    tiles.set(spot.id, tile);
    holder.append(tile);
    if (spot.away) tile.append(make("span", { className: "mj-away", "aria-hidden": "true" }, "↗"));
    if (!spot.label) return holder;
    if (BELOW.has(row.kind)) holder.append(make("span", { className: "mj-note" }, spot.label));
    else {
      tile.append(make("span", { className: "mj-star", "aria-hidden": "true" }, "★"));
      holder.dataset.starred = "";
    }
    return holder;
  }

  /** @param {Row} row */
  function drawRow(row) {
    const label = make("div", { className: "mj-row-label", id: `${view.dom}-${row.id}` }, row.label);
    const body = make("div", { className: "mj-tiles", role: "group", "aria-labelledby": label.id });
    body.append(...lines(row).map((line) => make("span", { className: "mj-run" }, ...stack(line, row))));
    const box = make("div", { className: "mj-row" }, label, body);
    box.dataset.kind = row.kind;
    rowBoxes.set(row.id, box);
    return box;
  }

  /**
   * A stacked tile lies on the one before it.
   * @param {Spot[]} line
   * @param {Row} row
   */
  function stack(line, row) {
    /** @type {HTMLElement[]} */
    const holders = [];
    for (const spot of line) {
      const holder = drawSpot(row, spot);
      if (spot.stacked && holders.length) holders[holders.length - 1].prepend(holder);
      else holders.push(holder);
    }
    return holders;
  }

  /**
   * The hand with its sets and the winning tile; from the first river on what lies on the table.
   * @param {"hand" | "below"} name
   */
  function drawPart(name) {
    const first = view.rows.findIndex((row) => BELOW.has(row.kind));
    const end = first < 0 ? view.rows.length : first;
    const rows = name === "hand" ? view.rows.slice(0, end) : view.rows.slice(end);
    const part = make("div", { className: "mj-part" }, ...rows.map(drawRow));
    part.dataset.part = name;
    return rows.length ? part : null;
  }

  /** What a star on a tile of the hand means. */
  function drawLegend() {
    const starred = view.rows.filter((row) => !BELOW.has(row.kind)).flatMap((row) => row.spots.map((spot) => spot.label));
    const said = [...new Set(starred.filter(Boolean))].join(", ");
    return said ? make("p", { className: "mj-legend-line", "aria-hidden": "true" }, `★ ${said}`) : null;
  }

  const table = view.board ? drawBoard(view.board, faces, `${view.dom}-words`) : null;
  const holder = table ? make("div", { className: view.board?.strip ? "mj-scene-strip" : view.board?.own ? "mj-scene-board mj-scene-own" : "mj-scene-board" }, table) : null;
  if (view.board?.own) holder?.style.setProperty("--mj-own", String(view.board.own));
  if (holder) rovePlaces(holder);
  const signs = (view.board?.legend ?? []).map((line) => make("span", {}, line));
  const [hand, below] = [drawPart("hand"), drawPart("below")];
  const parts = hand ? [hand, drawLegend(), below] : [below, drawLegend()];
  const element = make("div", { className: "mj-scene" }, holder, signs.length ? make("p", { className: "mj-legend-list" }, ...signs) : null, ...parts);
  const buttonRows = () =>
    view.rows
      .filter((row) => tappable.has(row.id))
      .flatMap((row) => lines(row).map((line) => line.map((spot) => /** @type {HTMLElement} */ (tiles.get(spot.id)))));
  /** @param {string} id */
  const placeOf = (id) => table?.querySelector(`[data-place="${CSS.escape(id)}"]`);
  const roving = rove(element, buttonRows);
  roving.settle();

  return {
    element,
    focus: roving.focus,
    /**
     * The box of a row, to put a field under it.
     * @param {string | null | undefined} id
     */
    row: (id) => rowBoxes.get(id ?? ""),
    /** @param {string[]} ids */
    spots: (ids) => view.rows.filter((row) => ids.includes(row.id)).flatMap((row) => row.spots),
    /**
     * What one points at with the tiles of these rows: a tile, or a row with all of its tiles.
     * @param {string[]} ids
     */
    places: (ids) =>
      view.rows
        .filter((row) => ids.includes(row.id))
        .flatMap(({ whole, spots }) => (whole === null ? spots.map(({ id, name }) => ({ id, name, tiles: [id] })) : [{ id: spots[0].id, name: whole, tiles: spots.map(({ id }) => id) }])),
    /**
     * Whether something lies on a tile of these rows.
     * @param {string[]} ids
     * @param {Element | null} element
     */
    holds: (ids, element) => view.rows.some((row) => ids.includes(row.id) && row.spots.some(({ id }) => tiles.get(id)?.contains(element))),
    /**
     * @param {string} id
     * @param {(id: string) => void} listener
     */
    onTap: (id, listener) => listeners.set(id, [...(listeners.get(id) ?? []), listener]),
    /**
     * Makes a place of the table, if there is such a one, a button.
     * @param {string} id
     * @param {() => void} listener
     */
    onPlace: (id, listener) => {
      const place = view.board?.places.find((found) => found.id === id);
      if (table && place) addPlace(table, place, listener);
    },
    /**
     * @param {string} id
     * @param {boolean} yes
     */
    pressPlace: (id, yes) => placeOf(id)?.setAttribute("aria-pressed", String(yes)),
    /**
     * @param {string} id
     * @param {string} kind
     */
    markPlace: (id, kind) => {
      const place = placeOf(id);
      const label = view.board?.places.find((found) => found.id === id)?.label ?? "";
      if (kind) place?.setAttribute("data-mark", kind);
      else place?.removeAttribute("data-mark");
      place?.setAttribute("aria-label", kind ? `${label}: ${words.marks[kind]}` : label);
    },
    /**
     * @param {string} id
     * @param {boolean} yes
     */
    press: (id, yes) => tiles.get(id)?.setAttribute("aria-pressed", String(yes)),
    /**
     * @param {string} id
     * @param {string} name
     * @param {string} told
     */
    group: (id, name, told) => {
      const tile = tiles.get(id);
      if (!tile) return;
      if (name) Object.assign(tile.dataset, { group: name, told });
      else for (const part of ["group", "told"]) delete tile.dataset[part];
      retell(tile, words);
    },
    /** @param {import("./sent.mjs").Feedback["marks"]} marks */
    mark: (marks) => {
      const by = new Map(marks);
      for (const [id, tile] of tiles) mark(tile, by.get(id), words);
    },
  };
}

/**
 * Hands break between suits, rivers after every six.
 * @param {Row} row
 */
function lines(row) {
  /** @type {Spot[][]} */
  const found = [];
  row.spots.forEach((spot, place) => {
    const before = row.spots[place - 1];
    const apart = row.kind === "hand" && (before?.tile[1] !== spot.tile[1] || Boolean(spot.label));
    const breaks = row.kind === "river" ? place % PER_LINE === 0 : apart;
    if (place === 0 || breaks) found.push([]);
    found.at(-1)?.push(spot);
  });
  return found;
}
