// @ts-check
/* "Why can't I …?": a list of actions to choose from, the verdict on one of them, and doing it all the same. */
import { make } from "./dom.mjs";
import { drawAnswer, drawReasons, fillAsks } from "./reasons.mjs";

/** @typedef {import("./sent.mjs").Asks} Asks */
/** @typedef {{asks: Asks[], said: import("./sent.mjs").Said | null, anyway: boolean, can_ask?: boolean}} Asked */

/**
 * The panel and the button that opens it; `which` names the moment that is asked about.
 * @param {ReturnType<typeof import("./frame.mjs").openFrame>} frame
 * @param {import("./sent.mjs").WhyWords & {why_over?: string}} words
 * @param {import("./faces.mjs").Faces} faces
 * @param {() => object} which
 * @param {(isOpen: boolean) => void} toggled hears when it is opened or closed, where the list is sent only then
 */
export function openWhy(frame, words, faces, which, toggled = (/** @type {boolean} */ _isOpen) => {}) {
  const { dom } = frame;
  /** @type {Asked["said"]} */
  let said = null;
  const choice = make("select", { id: `${dom}-choice`, className: "mj-choose" });
  const ask = make("button", { type: "button", className: "mj-action mj-main", onclick: askWhy }, words.ask);
  const status = make("div", { className: "mj-status", id: `${dom}-asked`, role: "status", "aria-live": "polite" });
  const found = make("div", { className: "mj-why" });
  const anyway = make("button", { type: "button", className: "mj-action", hidden: true, "aria-describedby": `${dom}-asked`, onclick: doAnyway }, words.anyway);
  const label = make("label", { className: "mj-label", for: choice.id }, words.choose);
  const line = make("div", { className: "mj-line" }, choice, ask);
  const panel = make(
    "div",
    { className: "mj-ask", hidden: true, id: `${dom}-why` },
    label,
    line,
    status,
    found,
    anyway,
  );
  const button = frame.opener(words.why, panel, "w", () => choice.focus());
  button.addEventListener("click", () => toggled(!panel.hidden));
  /** @type {Asks[]} what the list has now */
  let listed = [];

  function askWhy() {
    if (choice.value) {
      frame.ask({ action: "why", ...which(), ask: choice.value });
      return;
    }
    status.dataset.tone = "plain";
    status.replaceChildren(make("p", { className: "mj-say" }, words.choose_first));
    found.replaceChildren();
    choice.focus();
  }

  /** What is refused is done all the same; the next question is one key away. */
  function doAnyway() {
    frame.ask({ action: "anyway", ...which() });
    choice.focus();
  }

  return {
    panel,
    button,
    /**
     * Shows what can be asked, anew at another moment, and what was found.
     * @param {Asked} view
     * @param {boolean} isOther whether it is another moment
     */
    update(view, isOther) {
      const before = said;
      said = view.said;
      if (isOther || !choice.options.length || listed.length !== view.asks.length) fillAsks(choice, "–", view.asks);
      listed = view.asks;
      const isOver = !(view.can_ask ?? view.asks.length > 0);
      button.hidden = isOver && !words.why_over; // where a deal can be stepped back it stays, and says so
      for (const part of [line, label]) part.hidden = isOver;
      if (button.hidden) {
        panel.hidden = true;
        button.setAttribute("aria-expanded", "false");
      }
      anyway.hidden = !view.anyway;
      drawAnswer(status, said);
      if (isOver && words.why_over) status.replaceChildren(make("p", { className: "mj-say" }, words.why_over));
      found.replaceChildren(...(said ? [drawReasons(said, faces)] : []));
      if (said && JSON.stringify(said) !== JSON.stringify(before)) found.scrollIntoView({ block: "nearest" });
    },
    /**
     * Whether Enter in the list asks.
     * @param {import("./types.mjs").Key} event
     */
    used(event) {
      if (event.target !== choice || event.key !== "Enter") return false;
      if (!event.repeat) askWhy();
      return true;
    },
  };
}
