// @ts-check
/* What was not right the first time: what was asked, as small pictures or in words. */

const NOT_AT_ONCE = ".mj-summary > li:not([data-result=first_try])";
const TILES = ".mj-scene .mj-tiles, .mj-hand";

/**
 * What was missed in a block; nothing where all was right.
 * @param {HTMLElement} block with one question or set that is done
 * @returns {{picture: HTMLElement, asked: string, heard: string, place: HTMLElement}[]} a picture, or the question where no
 *   tiles lie; its words, and with its tiles; and what has the focus when somebody comes back to it
 */
export function missedIn(block) {
  const asked = /** @type {HTMLElement | null} */ (block.querySelector(".mj[data-stands=done]"));
  const [right, of] = (asked?.dataset.score ?? "0/0").split("/").map(Number);
  if (!asked || right >= of) return [];
  if (asked.querySelector(".mj-summary")) {
    const listed = /** @type {HTMLElement[]} */ ([...asked.querySelectorAll(NOT_AT_ONCE)]);
    return listed.map((item) => told(item, item.querySelector(":scope > .mj-small-hand"), item.dataset.prompt ?? ""));
  }
  return [told(asked, asked.querySelector(TILES), asked.querySelector(".mj-prompt")?.textContent ?? "")];
}

/**
 * @param {HTMLElement} place
 * @param {Element | null} tiles
 * @param {string} asked
 */
function told(place, tiles, asked) {
  const words = document.createElement("span");
  words.className = "mj-missed-words";
  words.textContent = asked;
  return { picture: tiles ? picture(tiles) : words, asked, heard: place.ariaLabel || asked, place };
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
