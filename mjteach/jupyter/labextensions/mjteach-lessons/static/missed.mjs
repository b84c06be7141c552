// @ts-check
/* What was not right the first time, as small pictures of what was asked. */

const NOT_AT_ONCE = ".mj-summary > li:not([data-result=first_try])";
const TILES = ".mj-scene .mj-tiles, .mj-hand";

/**
 * Pictures of what was missed in a block; none where all was right, or where no tiles lie.
 * @param {HTMLElement} block with one question or set that is done
 * @returns {HTMLElement[]}
 */
export function missedIn(block) {
  const asked = /** @type {HTMLElement | null} */ (block.querySelector(".mj[data-stands=done]"));
  const [right, of] = (asked?.dataset.score ?? "0/0").split("/").map(Number);
  if (!asked || right >= of) return [];
  const listed = [...asked.querySelectorAll(`${NOT_AT_ONCE} > .mj-small-hand`)];
  const seen = listed.length || asked.querySelector(".mj-summary") ? listed : [...asked.querySelectorAll(TILES)].slice(0, 1);
  return seen.map((tiles) => picture(tiles));
}

/** @param {Element} tiles */
function picture(tiles) {
  const drawn = document.createElement("span");
  drawn.className = "mj-missed-hand";
  for (const face of tiles.querySelectorAll("img")) {
    const { src } = /** @type {HTMLImageElement} */ (face);
    const copy = new Image();
    copy.src = src;
    copy.alt = "";
    drawn.append(copy);
  }
  return drawn;
}
