// @ts-check
/* Noticing that the kernel behind a widget is gone. JupyterLab tells it in two ways, other hosts in none. */

const GONE = new Set(["restarting", "autorestarting", "starting", "dead", "terminating"]);

/**
 * Calls `stopped` when the kernel goes; returns what ends the watch.
 * @template {import("./sent.mjs").FrameState} S
 * @param {import("./types.mjs").Model<S>} model
 * @param {() => void} stopped
 */
export function watchKernel(model, stopped) {
  const session = model.widget_manager.context?.sessionContext;
  /** @type {import("./types.mjs").Slot} */
  const seen = (_sender, status) => {
    if (GONE.has(status)) stopped();
  };
  session?.statusChanged?.connect(seen);
  model.on("comm_live_update", stopped);
  return () => {
    session?.statusChanged?.disconnect(seen);
    model.off("comm_live_update", stopped);
  };
}

/** @param {HTMLElement} from @param {string} name */
function isHeard(from, name) {
  return !from.dispatchEvent(new CustomEvent(name, { bubbles: true, cancelable: true, composed: true }));
}

/**
 * Asks the host to run the cells again, one by one; false where nobody hears it.
 * @param {HTMLElement} from
 */
export const runAgain = (from) => isHeard(from, "mj:again");

/**
 * Lets the host say, once for all widgets, that the kernel is gone; false where nobody does.
 * @param {HTMLElement} from
 */
export const hostSaysStopped = (from) => isHeard(from, "mj:stopped");
