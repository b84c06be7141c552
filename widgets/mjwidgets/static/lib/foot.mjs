// @ts-check
/* The buttons below a question stand at its end until its first field was in sight whole; from then on they stay in sight. */
import { make } from "./dom.mjs";

export const BAR = 56; // pixels that the buttons take where they stay in sight
const GLIMPSE = 8; // pixels: of a field with less than that in sight there is nothing to see
const OFTEN = Array.from({ length: 21 }, (_, step) => step / 20);

/**
 * @param {HTMLElement} element the whole
 * @param {HTMLElement} prompt
 * @param {HTMLElement} buttons
 * @param {string} text says where the first field is while nothing of it is in sight
 */
export function footOf(element, prompt, buttons, text) {
  /** @type {HTMLElement | null} */
  let first = null;
  const leads = () => first?.scrollIntoView({ block: "nearest" });
  // For eyes alone: keys and screen readers come to the field itself.
  const pointer = make("button", { type: "button", className: "mj-action mj-below", tabIndex: -1, "aria-hidden": "true", hidden: true, onclick: leads }, text);
  const watch = new IntersectionObserver(look, { rootMargin: `0px 0px ${-BAR}px`, threshold: OFTEN });

  function look() {
    if (!first) return;
    const { top, bottom, height } = first.getBoundingClientRect();
    const limit = innerHeight - BAR;
    if (height && bottom <= limit) return stay();
    pointer.hidden = !height || top < limit - GLIMPSE || prompt.getBoundingClientRect().bottom > limit;
  }
  function stay() {
    watch.disconnect();
    first = null;
    pointer.hidden = true;
    element.toggleAttribute("data-unseen", false);
  }
  return {
    pointer,
    /** The buttons stay in sight. */
    stay,
    /**
     * A question lies there that nobody has seen yet.
     * @param {HTMLElement | undefined} field its first one
     */
    begin: (field) => {
      stay();
      if (!field) return;
      first = field;
      element.toggleAttribute("data-unseen", true);
      for (const part of [prompt, field, buttons]) watch.observe(part); // who jumps to the end never has the field in sight
      look(); // before it is painted: the buttons do not come and go
    },
  };
}
