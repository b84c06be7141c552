// @ts-check
/* Keys that are pressed while Python judges: they wait in their order, none is lost. */

const LINE = "input[type=text]";

/**
 * @param {object} port
 * @param {HTMLElement} port.element where keys go while nothing in it has the focus
 * @param {() => boolean} port.isWaiting whether Python has still to answer
 * @param {(key: string) => boolean} port.isOver whether a key is one too many where the page stands now
 */
export function typedAhead({ element, isWaiting, isOver }) {
  /** @type {string[]} */
  let keys = [];
  let isJudging = false;
  let isPressing = false;

  /** @param {string} key */
  function press(key) {
    if (isOver(key)) return;
    const focused = document.activeElement;
    const target = focused && element.contains(focused) ? focused : element;
    const isFree = target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    if (isFree && target instanceof HTMLInputElement && target.matches(LINE)) write(target, key);
    else if (isFree && key === "Enter" && target instanceof HTMLElement) target.click();
  }

  return {
    /** From now on, until Python has answered, keys wait. */
    begin: () => {
      isJudging = true;
    },
    /**
     * Whether a key was taken to wait.
     * @param {string} key
     */
    takes: (key) => {
      if (isPressing) return false;
      if (!isWaiting()) keys = []; // nobody has answered
      if (!isJudging || !isWaiting() || !(key.length === 1 || key === "Enter" || key === "Backspace")) return false;
      keys.push(key);
      return true;
    },
    /** Python has answered: the keys are pressed, up to the one by which it is asked again. */
    heard: () => {
      if (isWaiting()) return;
      isJudging = false;
      queueMicrotask(() => {
        isPressing = true;
        while (keys.length && !isWaiting()) press(/** @type {string} */ (keys.shift()));
        isPressing = false;
      }); // what the answer shows is drawn first
    },
  };
}

/**
 * What a key does to a line.
 * @param {HTMLInputElement} line
 * @param {string} key
 */
function write(line, key) {
  const [from, to] = [line.selectionStart ?? 0, line.selectionEnd ?? 0];
  if (key.length === 1) line.setRangeText(key, from, to, "end");
  else if (key === "Backspace") line.setRangeText("", from === to ? Math.max(0, from - 1) : from, to, "end");
  else return;
  line.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
