// @ts-check
/* The scene: rows of tiles as they lie on the table, or the table itself. */
import { addPlace, drawBoard, rovePlaces } from "./board.mjs";
import { make, mark, retell, rove, tileButton } from "./dom.mjs";

const PER_LINE = 6; // a river lies in rows of six
const BELOW = new Set(["river", "events", "indicators"]);

/**
 * @param {any} view what Python says
 * @param {import("./faces.mjs").Faces} faces
 * @param {any} words
 * @param {Set<string>} tappable ids of the rows whose tiles are buttons
 */
export function drawScene(view, faces, words, tappable) {
  const tiles = new Map();
  const rowBoxes = new Map();
  const listeners = new Map();
  function drawSpot(row, spot) {
    const holder = make("span", { className: "mj-spot" });
    for (const flag of ["sideways", "away", "stacked"]) if (spot[flag]) holder.dataset[flag] = "";
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

  function drawRow(row) {
    const label = make("div", { className: "mj-row-label", id: `${view.dom}-${row.id}` }, row.label);
    const body = make("div", { className: "mj-tiles", role: "group", "aria-labelledby": label.id });
    body.append(...lines(row).map((line) => make("span", { className: "mj-run" }, ...stack(line, row))));
    const box = make("div", { className: "mj-row" }, label, body);
    box.dataset.kind = row.kind;
    rowBoxes.set(row.id, box);
    return box;
  }

  /** A stacked tile lies on the one before it. */
  function stack(line, row) {
    const holders = [];
    for (const spot of line) {
      const holder = drawSpot(row, spot);
      if (spot.stacked && holders.length) holders[holders.length - 1].prepend(holder);
      else holders.push(holder);
    }
    return holders;
  }

  /** The hand with its sets and the winning tile; from the first river on what lies on the table. */
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
  const holder = table ? make("div", { className: view.board.strip ? "mj-scene-strip" : "mj-scene-board" }, table) : null;
  if (holder) rovePlaces(holder);
  const signs = (view.board?.legend ?? []).map((line) => make("span", {}, line));
  const [hand, below] = [drawPart("hand"), drawPart("below")];
  const parts = hand ? [hand, drawLegend(), below] : [below, drawLegend()];
  const element = make("div", { className: "mj-scene" }, holder, signs.length ? make("p", { className: "mj-legend-list" }, ...signs) : null, ...parts);
  const buttonRows = () =>
    view.rows
      .filter((row) => tappable.has(row.id))
      .flatMap((row) => lines(row).map((line) => line.map((spot) => tiles.get(spot.id))));
  const placeOf = (id) => table?.querySelector(`[data-place="${CSS.escape(id)}"]`);
  const roving = rove(element, buttonRows);
  roving.settle();

  return {
    element,
    focus: roving.focus,
    /** The box of a row, to put a field under it. */
    row: (id) => rowBoxes.get(id),
    spots: (ids) => view.rows.filter((row) => ids.includes(row.id)).flatMap((row) => row.spots),
    onTap: (id, listener) => listeners.set(id, [...(listeners.get(id) ?? []), listener]),
    /** Makes a place of the table, if there is such a one, a button. */
    onPlace: (id, listener) => {
      const place = view.board?.places.find((found) => found.id === id);
      if (table && place) addPlace(table, place, listener);
    },
    pressPlace: (id, yes) => placeOf(id)?.setAttribute("aria-pressed", String(yes)),
    markPlace: (id, kind) => {
      const place = placeOf(id);
      const { label } = view.board?.places.find((found) => found.id === id) ?? {};
      if (kind) place?.setAttribute("data-mark", kind);
      else place?.removeAttribute("data-mark");
      place?.setAttribute("aria-label", kind ? `${label}: ${words.marks[kind]}` : label);
    },
    press: (id, yes) => tiles.get(id)?.setAttribute("aria-pressed", String(yes)),
    group: (id, name, told) => {
      const tile = tiles.get(id);
      if (name) Object.assign(tile.dataset, { group: name, told });
      else for (const part of ["group", "told"]) delete tile.dataset[part];
      retell(tile, words);
    },
    mark: (marks) => {
      const by = new Map(marks);
      for (const [id, tile] of tiles) mark(tile, by.get(id), words);
    },
  };
}

/** Hands break between suits, rivers after every six. */
function lines(row) {
  const found = [];
  row.spots.forEach((spot, place) => {
    const before = row.spots[place - 1];
    const apart = row.kind === "hand" && (before?.tile[1] !== spot.tile[1] || Boolean(spot.label));
    const breaks = row.kind === "river" ? place % PER_LINE === 0 : apart;
    if (place === 0 || breaks) found.push([]);
    found.at(-1).push(spot);
  });
  return found;
}
