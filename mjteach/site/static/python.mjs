// @ts-check
/* Python behind a page. It is begun when it is first wanted, and what is said to it before waits. */

/** @typedef {{shown: Record<string, any>, cell: string}} Ran */

export class Python {
  /**
   * @param {object} how
   * @param {string} how.notebook
   * @param {{site: string, snapshot: string | null}} how.python where its packages lie, and the memory it begins with
   * @param {boolean} how.isAsking whether a question about another copy of the course has no answer yet
   * @param {string[]} how.adopted the copies whose answers were taken over
   * @param {(told: any) => void} how.heard what it says of widgets
   * @param {(loaded: {stage: string, done?: number, of?: number}) => void} how.comes how far it is
   * @param {(error: string) => void} how.failed
   */
  constructor({ notebook, python, isAsking, adopted, heard, comes, failed }) {
    this.wanted = { notebook, isAsking, adopted, ...python };
    this.heard = heard;
    this.comes = comes;
    this.failed = failed;
    /** @type {Worker | null} */
    this.worker = null;
    /** @type {Map<number, (told: {answer: string, areKept: boolean}) => void>} */
    this.asked = new Map();
    this.isReady = false;
    this.number = 0;
  }

  begin() {
    if (this.worker) return;
    this.worker = new Worker(new URL("./worker.mjs", import.meta.url), { type: "module" });
    this.worker.onmessage = ({ data }) => this.#told(data);
    this.worker.onerror = (event) => this.failed(String(event.message));
    this.worker.postMessage({ begin: this.wanted });
  }

  /** @param {any} data */
  #told(data) {
    if (data.stage) {
      if (data.stage === "ready") this.isReady = true;
      this.comes(data);
    } else if (data.failed) this.failed(data.failed);
    else if (data.answer !== undefined) {
      this.asked.get(data.number)?.(data);
      this.asked.delete(data.number);
    } else this.heard(JSON.parse(data.told));
  }

  /**
   * Asks for something and waits for the answer; `areLost` is in it where the browser couldn't keep what came of it.
   * @param {string} what a function of the kernel
   * @param {string[]} given
   * @returns {Promise<any>}
   */
  ask(what, ...given) {
    this.begin();
    const number = ++this.number;
    /** @type {Promise<{answer: string, areKept: boolean}>} */
    const answer = new Promise((done) => this.asked.set(number, done));
    this.worker?.postMessage({ call: what, given, number });
    return answer.then(({ answer: text, areKept }) => text && { ...JSON.parse(text), ...(areKept ? {} : { areLost: true }) });
  }
}
