// @ts-check
/* How long the question has been in sight, for those who want to see it. */
import { make } from "./dom.mjs";

const TICK = 250; // ms

/**
 * Minutes and seconds; screen readers are left in peace.
 * @param {() => number | null} seconds
 */
export function stopwatch(seconds) {
  const element = make("span", { className: "mj-clock", "aria-hidden": "true" });
  let timer = 0;

  function show() {
    const whole = Math.floor(seconds() ?? 0);
    element.textContent = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
  }
  function stop() {
    clearInterval(timer);
  }
  return {
    element,
    stop,
    start: () => {
      stop();
      timer = setInterval(show, TICK);
      show();
    },
  };
}
