/* The first page of the course, for who comes back to it. */

import { element } from "./dom.mjs";
import { drawHome } from "./home.mjs";

const SHOWN = "mj-room-welcome";

/** Lies over the page with which the course opens, until the learner goes on. */
export class Welcome {
  constructor({ course, first, open, wordsIn }) {
    Object.assign(this, { course, first, open, wordsIn });
    this.isOver = false;
    this.go = (path) => {
      this.isOver = true; // who goes anywhere has come
      return open(path);
    }; // and while it lies there, what takes it away as well
  }

  /**
   * Whether a panel is the page with which the course has opened just now, and somebody returns to it.
   * JupyterLab may open pages of last time before it.
   */
  isFor(panel) {
    const isFirst = panel.context.path === this.first;
    const isIt = isFirst && !this.isOver && this.course.seen.home !== null;
    this.isOver ||= isFirst;
    return isIt;
  }

  /** Whether the panel is to be read itself: it may be another page that one goes on to. */
  left(panel) {
    const { path } = panel.context;
    return new Promise((done) => {
      this.go = async (to) => {
        this.go = this.open;
        done(to === path);
        if (to !== path) await (await this.open(to))?.revealed; // nothing else is seen on the way
        cover.remove();
        document.body.classList.remove(SHOWN);
        panel.content.node.inert = false;
      };
      const cover = element("div", { class: "mj-cover" }, drawHome(this.course, { words: this.wordsIn(path), go: this.go }));
      panel.content.node.inert = true;
      panel.node.append(cover);
      document.body.classList.add(SHOWN);
      cover.querySelector("button").focus();
    });
  }
}
