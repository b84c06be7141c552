/* Tiles from the pad or typed; both show the same choice. */
import { face, fill, make, mark, rove, tileButton } from "../lib/dom.mjs";
import { SUITS, kindOf, readTiles, toggleTile, writeTiles } from "../lib/notation.mjs";
import { fieldset, showNone, showStatus } from "./frame.mjs";

const NONE = "none";

export function pickTiles(spec, { words, faces, dom, edited }) {
  let value = null; // null, "none" or codes
  const suits = [...SUITS].filter((suit) => spec.game.includes(suit));
  const exists = (code) => code in words.tiles && suits.includes(code[1]);
  const reading = make("p", { className: "mj-reading", id: `${dom}-${spec.id}-reading` });
  const typed = make("input", {
    type: "text",
    className: "mj-typed",
    id: `${dom}-${spec.id}-typed`,
    placeholder: words.typed_example,
    autocomplete: "off",
    autocapitalize: "none",
    spellcheck: false,
    "aria-describedby": reading.id,
  });
  const none = make("button", { type: "button", className: "mj-chip", "aria-pressed": "false" }, spec.none);
  const pad = make("div", { className: "mj-pad", role: "group", "aria-label": words.pad });
  const keys = new Map();
  const open = new Set(spec.suits.length ? spec.suits : suits);
  const { element, sign } = fieldset(
    spec,
    words,
    make("div", { className: "mj-line" }, make("label", { for: typed.id }, words.typed), typed, none),
    reading,
    pad,
  );

  function drawPad() {
    keys.clear();
    const rows = suits.filter((suit) => open.has(suit)).map(drawSuit);
    const closed = suits.filter((suit) => !open.has(suit)).map(drawOpener);
    pad.replaceChildren(...rows);
    if (closed.length) pad.append(make("div", { className: "mj-line" }, ...closed));
    roving.settle();
  }
  function drawSuit(suit) {
    const buttons = words.pad_tiles[suit].map((code) => {
      const button = tileButton(faces(), code, words.tiles[code], () => pressed(code));
      button.dataset.name = words.tiles[code];
      keys.set(code, button);
      return button;
    });
    return make("div", { className: "mj-suit", role: "group", "aria-label": words.suits[suit] }, ...buttons);
  }
  function drawOpener(suit) {
    const opens = () => {
      open.add(suit);
      drawPad();
      show();
      keys.get(words.pad_tiles[suit][0]).focus();
    };
    return make(
      "button",
      { type: "button", className: "mj-chip mj-quiet", "data-own-enter": "", onclick: opens },
      fill(words.show_suit, { suit: words.suits[suit] }),
    );
  }
  const roving = rove(pad, () =>
    suits.filter((suit) => open.has(suit)).map((suit) => words.pad_tiles[suit].map((code) => keys.get(code))),
  );

  function pressed(code) {
    change(toggleTile(Array.isArray(value) ? value : [], code));
    typed.value = writeTiles(value ?? []);
    show();
  }
  function change(next) {
    value = Array.isArray(next) && next.length === 0 ? null : next;
    clearStatus();
    edited();
  }
  function read() {
    const { codes } = readTiles(typed.value, exists);
    change([...new Set(codes)]);
    show();
  }
  function clearStatus() {
    showStatus(element, sign, "", words);
    showNone(none, null, words);
    for (const button of keys.values()) mark(button, null, words);
  }
  /** Opens the suits of these tiles, so that each has its key on the pad. */
  function unfold(codes) {
    const closed = codes.map((code) => code[1]).filter((suit) => !open.has(suit));
    for (const suit of closed) open.add(suit);
    if (closed.length) drawPad();
  }
  /** Pad, "none" and the reading line follow the value. */
  function show() {
    const codes = Array.isArray(value) ? value : [];
    unfold(codes);
    const kinds = new Set(codes.map(kindOf));
    for (const [code, button] of keys) button.setAttribute("aria-pressed", String(kinds.has(code)));
    none.setAttribute("aria-pressed", String(value === NONE));
    const { problem } = readTiles(typed.value, exists);
    typed.setAttribute("aria-invalid", String(Boolean(problem) && !problem.id.endsWith("_missing")));
    reading.replaceChildren(
      ...codes.map((code) => face(faces(), code, "")),
      problem ? fill(words.problems[problem.id], { found: problem.found }) : said(codes),
    );
    reading.dataset.problem = problem ? problem.id : "";
  }
  function said(codes) {
    if (value === NONE) return spec.none;
    if (!codes.length) return words.nothing_chosen;
    return fill(words.chosen, { tiles: codes.map((code) => words.tiles[code]).join(", ") });
  }
  function type(text) {
    typed.value = text;
    read();
  }

  typed.addEventListener("input", read);
  none.addEventListener("click", () => {
    typed.value = "";
    change(value === NONE ? null : NONE);
    show();
  });
  drawPad();
  show();

  return {
    id: spec.id,
    element,
    get: () => value,
    set: (next) => {
      value = next ?? null;
      typed.value = Array.isArray(value) ? writeTiles(value) : "";
      show();
    },
    /** What keeps the answer from being checked, in words. */
    problem: () => {
      const { problem } = readTiles(typed.value, exists);
      return problem ? fill(words.problems[problem.id], { found: problem.found }) : null;
    },
    key: (key) => {
      if (/^[0-9mpsz]$/i.test(key)) type(typed.value + key);
      else if (key === "Backspace") type(typed.value.slice(0, -1));
      else return key.startsWith("Arrow") && roving.focus();
      return true;
    },
    clear: () => {
      const had = typed.value !== "" || value !== null;
      typed.value = "";
      if (had) change(null);
      show();
      return had;
    },
    status: (part) => {
      clearStatus();
      showNone(none, part, words);
      if (!part) return;
      showStatus(element, sign, part.status, words);
      if (!part.missing) return;
      unfold(part.missing);
      show();
      for (const code of Array.isArray(value) ? value : []) mark(keys.get(kindOf(code)), "right", words);
      for (const code of part.extra) mark(keys.get(kindOf(code)), "extra", words);
      for (const code of part.missing) mark(keys.get(kindOf(code)), "missed", words);
    },
  };
}
