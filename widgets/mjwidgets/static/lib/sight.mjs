// @ts-check
/* How long a question has been in sight: from when it is first seen, not from when it was drawn. */

/** @param {HTMLElement} element */
export function timeInSight(element) {
  /** @type {number | null} */
  let since = null;
  let isSeen = false;
  const watcher = new IntersectionObserver((entries) => {
    isSeen = entries.some((entry) => entry.isIntersecting);
    if (isSeen) since ??= performance.now();
  });
  watcher.observe(element);
  return {
    /** Another question lies there. */
    begin: () => {
      since = isSeen ? performance.now() : null;
    },
    /** Seconds, or null where nothing has been seen yet. */
    seconds: () => (since === null ? null : (performance.now() - since) / 1000),
    end: () => watcher.disconnect(),
  };
}
