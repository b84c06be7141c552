// @ts-check
/* What is said when the server does not answer: the course was closed, or the computer slept. */

import { element } from "./dom.mjs";

const AGAIN = 3000; // so many milliseconds lie between two looks

/**
 * Says so above everything, until the server answers again; once, however often it is asked for.
 * @param {string} sentence
 * @param {() => Promise<boolean>} answers whether the server does
 */
export function sayClosed(sentence, answers) {
  if (document.querySelector(".mj-closed")) return;
  const said = element("div", { class: "mj-closed", role: "alert" });
  document.body.append(said);
  said.textContent = sentence; // an alert is read when its words come
  const looking = setInterval(async () => {
    if (!(await answers())) return;
    clearInterval(looking);
    said.remove();
  }, AGAIN);
}
