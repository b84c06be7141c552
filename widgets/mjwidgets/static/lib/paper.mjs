// @ts-check
/* A page for paper: printed by itself, whatever else is on the screen. */

/** @param {string} html a whole page; nothing in it can run */
export function printed(html) {
  document.querySelector("iframe.mj-paper")?.remove(); // where the browser never said that it has printed
  const page = document.createElement("iframe");
  page.className = "mj-paper";
  page.setAttribute("sandbox", "allow-same-origin allow-modals");
  page.setAttribute("aria-hidden", "true");
  page.tabIndex = -1;
  page.srcdoc = html;
  page.addEventListener("load", () => {
    page.contentWindow?.addEventListener("afterprint", () => page.remove());
    page.contentWindow?.print();
  });
  document.body.append(page);
}
