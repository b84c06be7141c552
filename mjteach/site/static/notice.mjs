// @ts-check
/* One line below a page: how far something is, or what went wrong and what can be done. */

import { button, element } from "../../jupyter/labextensions/mjteach-lessons/static/dom.mjs";

export class Notice {
  constructor() {
    this.said = element("span", { role: "status" });
    this.element = element("div", { class: "mj-page-notice", hidden: true }, this.said);
    document.body.append(this.element);
    this.isWarning = false;
  }

  /** @param {string} text nothing to end it; what was warned of stays */
  say(text) {
    if (!this.isWarning) this.#show(text);
  }

  /**
   * @param {string} text
   * @param {string} does what the button says
   * @param {() => void} act
   */
  warn(text, does, act) {
    this.isWarning = true;
    this.#show(text, button({ class: "mj-grey", click: act }, does));
  }

  /**
   * As `warn`, but it can be put off.
   * @param {string} text
   * @param {string} does
   * @param {() => void} act
   * @param {string} later what the other button says
   */
  offer(text, does, act, later) {
    if (this.isWarning) return;
    const close = () => this.#show("");
    const choice = (/** @type {string} */ says, /** @type {() => void} */ also) => button({ class: "mj-grey", click: () => (close(), also()) }, says);
    this.#show(text, choice(does, act), choice(later, () => {}));
  }

  /** @param {string} text @param {...HTMLElement} beside */
  #show(text, ...beside) {
    this.element.hidden = !text;
    this.element.replaceChildren(this.said, ...beside);
    this.said.textContent = text;
  }
}
