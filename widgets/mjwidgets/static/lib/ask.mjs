/* Asking Python, and asking again: a kernel that is busy or still starting may lose a message. */

export const EVERY = 1500;
export const TRIES = 8;

/**
 * @param {{answered: () => number, send: (message: object) => void,
 *          waiting: (yes: boolean) => void, silent: () => void}} port
 */
export function asker(port) {
  let asked = 0;
  let timer = 0;
  function ask(message) {
    clearTimeout(timer);
    asked = Math.max(asked, port.answered()) + 1;
    const id = asked;
    let tries = 0;
    port.waiting(true);
    const once = () => {
      if (id !== asked || port.answered() >= id) return;
      if (tries++ >= TRIES) {
        port.waiting(false);
        port.silent();
        return;
      }
      port.send({ ...message, id });
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
    stop: () => clearTimeout(timer),
  };
}
