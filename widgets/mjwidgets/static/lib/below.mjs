// @ts-check
/* Another widget below a table: questions about a win, or a look back. */
import { make } from "./dom.mjs";
import { REFERENCE } from "./faces.mjs";

/**
 * The place for it, which follows the model's trait `below`; `drawn` hears when it has changed.
 * @param {ReturnType<typeof import("./frame.mjs").openFrame>} frame
 * @param {{get: (name: "below") => string | null | undefined, widget_manager: import("./types.mjs").WidgetManager}} model
 * @param {() => void} drawn
 */
export function openBelow(frame, model, drawn) {
  const { element } = frame;
  const panel = make("div", { className: "mj-under-table" });
  /** @type {{el: HTMLElement, remove: () => void} | null} */
  let shown = null;

  /** Takes the focus to what is drawn, as soon as it is there. */
  function lead() {
    const found = panel.querySelector(".mj");
    if (found instanceof HTMLElement) return found.focus();
    const watch = new MutationObserver(() => {
      watch.disconnect();
      lead();
    });
    watch.observe(panel, { childList: true, subtree: true });
    frame.onEnd(() => watch.disconnect());
  }

  async function draw() {
    const reference = model.get("below");
    const { get_model, create_view } = model.widget_manager;
    shown?.remove();
    shown = null;
    panel.replaceChildren();
    if (reference && create_view) {
      shown = await create_view.call(model.widget_manager, await get_model.call(model.widget_manager, reference.replace(REFERENCE, "")));
      panel.replaceChildren(shown.el);
      if (element.contains(document.activeElement)) lead();
    }
    drawn();
  }

  frame.listen("change:below", draw);
  frame.onEnd(() => shown?.remove());
  return { panel, draw, isOpen: () => shown !== null, isPossible: () => Boolean(model.widget_manager.create_view) };
}
