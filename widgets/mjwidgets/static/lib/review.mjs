// @ts-check
/* Looking back on deals: a list of them, and of what there is to see in the one on show. */
import { make } from "./dom.mjs";
import { pictured } from "./faces.mjs";

/**
 * Both lists; `go` leads to a moment.
 * @param {import("./sent.mjs").AllNoticed} noticed
 * @param {import("./sent.mjs").ReviewWords} words
 * @param {import("./faces.mjs").Faces} faces
 * @param {(place: number) => void} go
 */
export function openReview(noticed, words, faces, go) {
  const { deals } = noticed;
  const choice = make("select", { className: "mj-choose", "aria-label": words.all_deals, onchange: () => go(Number(choice.value)) });
  choice.append(...deals.map(({ place, label }) => make("option", { value: String(place) }, label)));
  choice.hidden = deals.length < 2;
  const list = make("ol", { className: "mj-noticed" });
  const panel = make("div", {}, choice, make("p", { className: "mj-label" }, words.noticed), list);
  /** @type {import("./sent.mjs").NoticedDeal | null} */
  let shown = null;

  return {
    panel,
    /** @param {number} place the moment on show */
    update(place) {
      const deal = deals.findLast((each) => each.place <= place) ?? deals[0];
      if (deal !== shown) {
        shown = deal;
        choice.value = String(deal.place);
        list.replaceChildren(...deal.notices.map((notice) => make("li", {}, make("button", { type: "button", className: `mj-quiet mj-action${notice.mattered ? " mj-key-moment" : ""}`, onclick: () => go(notice.place) }, ...pictured(notice.text, faces)))));
        panel.lastElementChild?.previousElementSibling?.toggleAttribute("hidden", deal.notices.length === 0);
      }
      [...list.querySelectorAll("button")].forEach((button, number) => {
        if (deal.notices[number].place === place) button.setAttribute("aria-current", "true");
        else button.removeAttribute("aria-current");
      });
    },
  };
}
