// @ts-check
/* Asking Python, and asking again: a kernel that is busy or still starting may lose a message. */

export const EVERY = 1500;
export const TRIES = 8;

/**
 * @param {object} port
 * @param {() => number} port.answered the number of the last message answered
 * @param {(message: object) => void} port.send may throw: then nobody is there any more
 * @param {(yes: boolean) => void} port.waiting
 * @param {(gone: boolean) => void} port.silent no answer came; `gone` when none can come
 */
export function asker(port) {
  let asked = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @param {boolean} gone */
  function stop(gone) {
    clearTimeout(timer);
    port.waiting(false);
    port.silent(gone);
  }
  /** @param {object} message */
  function ask(message) {
    clearTimeout(timer);
    asked = Math.max(asked, port.answered()) + 1;
    const id = asked;
    let tries = 0;
    port.waiting(true);
    const once = () => {
      if (id !== asked || port.answered() >= id) return;
      if (tries++ >= TRIES) return stop(false);
      try {
        port.send({ ...message, id });
      } catch {
        return stop(true);
      }
      timer = setTimeout(once, EVERY);
    };
    once();
  }
  return {
    ask,
    /** Called when a reply has come. */
    heard: () => {
      if (port.answered() < asked) return;
      clearTimeout(timer);
      port.waiting(false);
    },
    /** Gives up waiting: the kernel is gone. */
    stop: () => {
      clearTimeout(timer);
      port.waiting(false);
    },
  };
}
