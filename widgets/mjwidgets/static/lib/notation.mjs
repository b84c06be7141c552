// @ts-check
/* Tile notation as it is typed: 258m, m258, 2p 5p, 6sWh. Every other form is for Python to read. */

export const SUITS = "mpsz";

/** What stands in the corners of the honours, from 1z on. */
const CORNERS = ["E", "S", "W", "N", "Wh", "Gr", "Rd"];
/** Numbers with their suit, or a corner; an s before a number may be its suit. */
const PIECE = /[0-9]+[mpsz]|wh|gr|rd|[ewn]|s(?![0-9])/g;

/**
 * The tiles of a text in plain notation or by their corners, each once; null for anything else, which Python reads.
 * @param {string} text
 * @param {(code: string) => boolean} exists
 * @returns {string[] | null}
 */
export function readTiles(text, exists) {
  const body = text.trim().toLowerCase();
  const codes = plain(body) ?? cornered(body);
  return codes?.every(exists) ? [...new Set(codes)] : null;
}

/**
 * Reads tiles that are typed key by key: a digit and its suit, or what an honour's corner says. W is West at once, unless
 * there is a white dragon: then Wh is White, and WW is West.
 * @param {(code: string) => unknown} isThere
 */
export function keysOfTiles(isThere) {
  let begun = "";
  return {
    /**
     * The tile that ends with a key, "" where there is more to come, null where the key belongs to none.
     * @param {string} key
     */
    typed(key) {
      if (/^[0-9GR]$/.test(key) || (key === "W" && begun !== "W" && isThere("5z"))) {
        begun = key;
        return "";
      }
      const all = CORNERS.includes(key) ? key : begun + key;
      const corner = CORNERS.indexOf(all) + 1;
      begun = "";
      if (corner) return `${corner}z`;
      return /^[0-9][mpsz]$/.test(all) ? all : null;
    },
    /** Whether a key ends what an honour's corner says. @param {string} key */
    awaits: (key) => begun !== "" && CORNERS.includes(begun + key),
    forget: () => void (begun = ""),
  };
}

/**
 * @param {string} body
 * @returns {string[] | null}
 */
function plain(body) {
  /** @type {string[]} */
  const codes = [];
  if ([...body].some((character) => !isDigit(character) && !SUITS.includes(character) && character.trim())) return null;
  for (const piece of pieces(body)) {
    const { found, open } = isDigit(piece[0]) ? digitsFirst(piece) : letterFirst(piece);
    if (open) return null;
    codes.push(...found);
  }
  return codes;
}

/**
 * Corners beside tiles, with or without a space or comma: `6sWh`.
 * @param {string} body
 */
function cornered(body) {
  if (/[^\s,]/.test(body.replace(PIECE, ""))) return null;
  return (body.match(PIECE) ?? []).flatMap((piece) => {
    const corner = CORNERS.findIndex((name) => name.toLowerCase() === piece);
    return corner < 0 ? digitsFirst(piece).found : `${corner + 1}z`;
  });
}

/** @param {string} character */
const isDigit = (character) => /\d/.test(character);

/**
 * The whole where it is clear which comes first, number or letter; else word by word.
 * @param {string} body
 */
function pieces(body) {
  if (body && isDigit(body[0]) !== isDigit(body[body.length - 1])) return [body.replace(/\s/g, "")];
  return body.split(/\s+/).filter(Boolean);
}

/**
 * `258m`: numbers wait for their letter.
 * @param {string} piece
 */
function digitsFirst(piece) {
  /** @type {string[]} */
  const found = [];
  let digits = "";
  for (const character of piece) {
    if (isDigit(character)) digits += character;
    else if (!digits) return { found, open: character };
    else {
      found.push(...[...digits].map((digit) => digit + character));
      digits = "";
    }
  }
  return { found, open: digits };
}

/**
 * `m258`: a letter waits for its numbers.
 * @param {string} piece
 */
function letterFirst(piece) {
  /** @type {string[]} */
  const found = [];
  let letter = "";
  let fresh = true;
  for (const character of piece) {
    if (isDigit(character)) found.push(character + letter);
    else if (letter && fresh) return { found, open: letter };
    else letter = character;
    fresh = !isDigit(character);
  }
  return { found, open: fresh ? letter : "" };
}

/**
 * The shortest text for tiles: neighbours of one suit share the letter, and an honour is what its corner says.
 * @param {string[]} codes
 */
export function writeTiles(codes) {
  let text = "";
  codes.forEach((code, place) => {
    const next = codes[place + 1];
    if (code[1] === "z") text += ` ${CORNERS[Number(code[0]) - 1]} `;
    else text += next && next[1] === code[1] ? code[0] : code;
  });
  return text.trim().replaceAll("  ", " ");
}

/**
 * A red five stands beside its fives.
 * @param {string} code
 */
export function kindOf(code) {
  return code[0] === "0" ? `5${code[1]}` : code;
}

/**
 * Codes in table order, each once.
 * @param {string[]} codes
 */
export function inOrder(codes) {
  /** @param {string} code */
  const rank = (code) => SUITS.indexOf(code[1]) * 10 + Number(kindOf(code)[0]) - (code[0] === "0" ? 0.5 : 0);
  return [...new Set(codes)].sort((left, right) => rank(left) - rank(right));
}

/**
 * The tiles after pressing one on the pad: taken away when it is there, in either colour.
 * @param {string[]} codes
 * @param {string} code
 */
export function toggleTile(codes, code) {
  const rest = codes.filter((other) => kindOf(other) !== kindOf(code));
  return rest.length < codes.length ? rest : inOrder([...codes, code]);
}
