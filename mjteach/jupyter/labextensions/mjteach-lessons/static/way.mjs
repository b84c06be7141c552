// @ts-check
/*
 * One thing at a time: which blocks of a page are shown, how far one is, and what comes next.
 *
 * Nothing here knows a page. A host names the blocks in their order and tells what each asks. A step
 * ends with a block that asks; what follows the last of these is a step, too, and asks nothing.
 */

/** @typedef {"said" | "asks" | "done"} Stand what a block is: it tells something, or asks and waits, or is done */
/** @typedef {{from: number, to: number, isDone: boolean}} Step the places of its first and last block */

/**
 * The steps of a page; there is always one.
 * @param {Stand[]} stands
 * @returns {Step[]}
 */
export function stepsOf(stands) {
  /** @type {Step[]} */
  const steps = [];
  let from = 0;
  stands.forEach((stand, to) => {
    if (stand === "said") return;
    steps.push({ from, to, isDone: stand === "done" });
    from = to + 1;
  });
  const isLeft = from < stands.length || !steps.length;
  return isLeft ? [...steps, { from, to: stands.length - 1, isDone: true }] : steps;
}

/** The way through one page. */
export class Way {
  /**
   * @param {string[]} names of the blocks
   * @param {Stand[]} stands as far as they are known before anything runs
   */
  constructor(names, stands) {
    this.names = names;
    this.stands = [...stands];
    /** @type {Map<number, [number, number]>} by place: how many were right the first time, of how many */
    this.scores = new Map();
    this.isWhole = false;
    this.at = 0; // the first block of the step in front
  }

  /** Whether the page asks anything at all: else there are no steps to go. */
  get isAsking() {
    return this.stands.some((stand) => stand !== "said");
  }

  /** What a host draws. */
  get view() {
    const steps = stepsOf(this.stands);
    const here = this.#here(steps);
    const step = steps[here];
    const isLast = here === steps.length - 1;
    const isShown = isLast && step.isDone;
    const isWhole = this.isWhole || !this.isAsking;
    const scores = [...this.scores.values()];
    return {
      isWhole,
      shown: isWhole ? this.names.length : step.to + 1, // so many blocks, from the first
      from: step.from,
      ask: step.to, // the block that leads on, once it is done
      step: here + 1,
      of: steps.length,
      done: steps.filter(({ isDone }, place) => isDone && (place < steps.length - 1 || isShown)).length,
      canGoOn: step.isDone && !isLast && !isWhole,
      isEnd: this.isAsking && (isWhole ? steps.every(({ isDone }) => isDone) : isShown),
      right: scores.reduce((sum, [right]) => sum + right, 0),
      asked: scores.reduce((sum, [, of]) => sum + of, 0),
    };
  }

  /** @param {Step[]} steps */
  #here(steps) {
    return Math.max(0, steps.findIndex(({ from, to }) => from <= this.at && this.at <= to));
  }

  /**
   * What stands in a block now; whether that changes anything. What was done once stays done.
   * @param {string} name
   * @param {Stand} stand
   * @param {[number, number]} [score]
   */
  tell(name, stand, score) {
    const place = this.names.indexOf(name);
    if (place < 0) return false;
    const isNew = String(score ?? "") !== String(this.scores.get(place) ?? "");
    if (score) this.scores.set(place, score);
    const now = this.stands[place] === "done" ? "done" : stand;
    const isOther = now !== this.stands[place];
    this.stands[place] = now;
    return isOther || (isNew && Boolean(score));
  }

  /** On to the next step; false where the one in front is not done, or is the last. */
  goOn() {
    if (!this.view.canGoOn) return false;
    this.at = stepsOf(this.stands)[this.view.step].from;
    return true;
  }

  /** Past all that is done, to the step that was left: for a page that opens, not for one in use. */
  arrive() {
    while (this.goOn());
  }

  /** The places of blocks in the order in which they are wanted: the step in front, the next ones, those before. */
  get inOrder() {
    const { from, ask } = this.view;
    const places = this.names.map((_, place) => place);
    const soon = ask + 1 + SOON;
    return [...places.slice(from, soon), ...places.slice(0, from), ...places.slice(soon)];
  }
}

/** So many blocks behind the step in front are wanted before those above it. */
const SOON = 3;
