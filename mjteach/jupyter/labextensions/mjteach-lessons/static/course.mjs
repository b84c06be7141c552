// @ts-check
/*
 * The course as its learner left it: lessons with their marks, the road between them, the way back in.
 *
 * Nothing here knows a page, and the order is not decided here: whoever keeps the answers says it
 * (see mjteach/study/overview.py). A host gives a function that asks for it.
 */

/**
 * @typedef {object} Lesson
 * @property {string} file
 * @property {string} title
 * @property {number} minutes 0 where nobody says
 * @property {string} chapter
 * @property {string | null} parent the lesson at which a detour hangs
 * @property {string | null} before
 * @property {string | null} after
 * @property {"new" | "begun" | "done"} mark
 * @property {boolean} due whether some of it is worth another look
 * @property {string[]} cells the names of its blocks that ask something
 * @property {string[]} done the names of its blocks that are done
 */
/** @typedef {{said: string, file: string | null, isBegun: boolean, today: string}} Home what a returner is met with */
/** @typedef {{lessons: Lesson[], pages: {file: string, title: string}[], chapters: Record<string, string>, home: Home | null}} Overview */

/** @type {Overview} */
const NOTHING = { lessons: [], pages: [], chapters: {}, home: null };

/** What programs put behind the name of a copy; way.py has it, too. */
const COPY = /(?: \([^()]+\)|[- ]+[Cc]opy ?\d*)+(?=\.ipynb$)/;

export class Course {
  /**
   * @param {(language: string) => Promise<Overview>} ask
   * @param {string} language the folder in which the lessons lie
   */
  constructor(ask, language) {
    this.ask = ask;
    this.language = language;
    this.seen = NOTHING;
    /** @type {Map<string, Set<string>>} by paths of pages that are open, the names of their blocks */
    this.open = new Map();
    /** @type {Set<() => void>} */
    this.listeners = new Set();
  }

  /** Asks anew, for what was done meanwhile; where nobody answers, what was known stays. */
  async refresh() {
    try {
      this.seen = await this.ask(this.language);
    } catch {
      return;
    }
    for (const heard of this.listeners) heard();
  }

  /** @param {string} file */
  pathOf(file) {
    return `${this.language}/${file}`;
  }

  /**
   * A page opens, or gets another name.
   * @param {string} path
   * @param {Iterable<string>} names of its blocks
   */
  opens(path, names) {
    this.open.set(path, new Set(names));
  }

  /**
   * The lesson at a path, or at that of a copy, or which the page there is by its blocks; undefined
   * for any other page.
   * @param {string | undefined} path
   */
  at(path) {
    const own = path?.replace(COPY, "");
    return this.seen.lessons.find(({ file }) => this.pathOf(file) === own) ?? this.#like(this.open.get(path ?? ""));
  }

  /**
   * The lesson of which a page has more than half of what asks, and most of all; as in way.py.
   * @param {Set<string> | undefined} names
   */
  #like(names) {
    const many = this.seen.lessons.map(({ cells }) => cells.filter((name) => names?.has(name)).length);
    const best = many.indexOf(Math.max(...many));
    const lesson = this.seen.lessons[best];
    return lesson && 2 * many[best] > lesson.cells.length ? lesson : undefined;
  }

  /**
   * The lesson of a file.
   * @param {string | null | undefined} file
   */
  lesson(file) {
    return this.seen.lessons.find((lesson) => lesson.file === file);
  }

  /** @param {string} path */
  before(path) {
    return this.lesson(this.at(path)?.before);
  }

  /** @param {string} path */
  after(path) {
    return this.lesson(this.at(path)?.after);
  }

  /**
   * The detours that hang at a lesson.
   * @param {string} file
   */
  detours(file) {
    return this.seen.lessons.filter(({ parent }) => parent === file);
  }

  /** The main road in its chapters, in order: what comes before the first has no name. */
  get chapters() {
    const road = this.seen.lessons.filter(({ parent }) => parent === null);
    const figures = [...new Set(road.map(({ chapter }) => chapter))];
    return figures.map((chapter) => ({
      name: this.seen.chapters[chapter] ?? "",
      lessons: road.filter((lesson) => lesson.chapter === chapter),
    }));
  }
}
