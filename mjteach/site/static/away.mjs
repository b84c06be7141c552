// @ts-check
/* The site without a network: what is kept of it, and what happens when there is a newer one. */

/**
 * Keeps the site as it is now. Where a newer one has come, `newer` is called with what takes it.
 * @param {URL} address of the service worker
 * @param {(take: () => void) => void} newer
 */
export async function keepForAway(address, newer) {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return; // a browser has it on https and on this computer alone
  const registered = await serviceWorker.register(address);
  /** @param {ServiceWorker | null} waiting */
  const offer = (waiting) => {
    if (!waiting || !serviceWorker.controller) return;
    newer(() => {
      if (waiting.state !== "installed") return location.reload(); // another page has taken it
      serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
      waiting.postMessage("take");
    });
  };
  offer(registered.waiting);
  registered.addEventListener("updatefound", () => {
    const coming = registered.installing;
    coming?.addEventListener("statechange", () => coming.state === "installed" && offer(coming));
  });
}
