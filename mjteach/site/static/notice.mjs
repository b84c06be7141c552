// @ts-check
/* Lines below a page: what went wrong and what can be done, what can be done now, and how far something is. */

import { button, element } from "../../jupyter/labextensions/mjteach-lessons/static/dom.mjs";

/** What the reader is at stays in sight where lines need room below it. @param {number} grown so many pixels more */
function keepInView(grown) {
  const at = document.activeElement?.closest(".mj");
  const page = at?.closest(".jp-WindowedPanel-outer");
  if (!at || !page || grown <= 0) return;
  const below = at.getBoundingClientRect().bottom - page.getBoundingClientRect().bottom;
  page.scrollTop += Math.max(0, Math.min(below, grown));
}

export class Notice {
  /** @param {string} hide what the button says that puts a sentence away */
  constructor(hide) {
    this.hide = hide;
    this.isPassing = false;
    this.element = element("div", { class: "mj-page-notice" });
    document.body.append(this.element);
    const [warned, asked, offered, said] = ["warned", "asked", "offered", "said"].map((name) => this.#line(name));
    this.lines = { warned, asked, offered, said };
    this.drop = () => {};
  }

  /**
   * @param {string} text nothing to end it; what is warned of or offered stays
   * @param {boolean} [isPassing] whether it's true until the next answer only
   */
  say(text, isPassing = false) {
    this.isPassing = isPassing;
    this.lines.said(text, button({ class: "mj-grey", click: () => this.say("") }, this.hide));
  }

  /** Something new was answered. */
  answered() {
    if (this.isPassing) this.say("");
  }

  /**
   * @param {string} text
   * @param {string} does what the button says
   * @param {() => void} act
   */
  warn(text, does, act) {
    this.lines.warned(text, button({ class: "mj-grey", click: act }, does));
  }

  /** What was warned of is over. */
  settle() {
    this.lines.warned("");
  }

  /**
   * As `warn`, but it can be put off.
   * @param {string} text
   * @param {string} does
   * @param {() => void} act
   * @param {string} later what the other button says
   */
  offer(text, does, act, later) {
    const choice = (/** @type {string} */ says, /** @type {() => void} */ also) => button({ class: "mj-grey", click: () => (this.lines.offered(""), also()) }, says);
    this.lines.offered(text, choice(does, act), choice(later, () => {}));
  }

  /**
   * Asks for a yes or a no; keys are led there where the reader began it. What was asked before has no answer then.
   * @param {string} text
   * @param {string} yes what the buttons say
   * @param {string} no
   * @param {boolean} [isBegun] whether the reader began it
   * @returns {Promise<boolean | null>}
   */
  ask(text, yes, no, isBegun = true) {
    this.drop();
    return new Promise((done) => {
      const choice = (/** @type {string} */ says, /** @type {boolean} */ chosen) => button({ class: "mj-grey", click: () => (this.lines.asked(""), done(chosen)) }, says);
      const first = choice(yes, true);
      this.drop = () => done(null);
      this.lines.asked(text, first, choice(no, false));
      if (isBegun) first.focus();
    });
  }

  /**
   * A line of its own, so that no sentence hides another; its words are read out, its buttons are not.
   * @param {string} name
   */
  #line(name) {
    const said = element("span", { role: "status" });
    const line = element("div", { hidden: true }, said);
    line.dataset.line = name;
    this.element.append(line);
    /** @param {string} text @param {HTMLElement[]} beside */
    return (text, ...beside) => {
      const before = this.element.offsetHeight;
      line.hidden = !text;
      line.replaceChildren(said, ...beside);
      said.textContent = text;
      keepInView(this.element.offsetHeight - before);
    };
  }
}
