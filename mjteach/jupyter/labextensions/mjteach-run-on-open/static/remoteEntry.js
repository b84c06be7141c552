/*
 * A JupyterLab extension that runs the cells of a lesson when it opens, so that its tiles are
 * there before the learner looks for a button, and offers to start it again when its kernel is
 * gone. Only notebooks whose metadata say {"mjteach": {"autorun": true}} are touched.
 *
 * Written by hand in the form a bundler would give it (a container with init and get), so that
 * no build step is needed.
 */
(() => {
  const NAME = "mjteach-run-on-open";
  // The kernel restarts or ends. What another client does shows as "starting" alone.
  const GONE = new Set(["restarting", "autorestarting", "starting", "dead", "terminating"]);
  // As in the catalogs of mjteach/text, by the folder of the lesson.
  const WORDS = {
    en: {
      stopped: "The lesson has stopped. Your answer is still here, but it cannot be checked now.",
      start_again: "Start the lesson again",
      starting_again: "The lesson starts again.",
    },
  };
  const LOOK = {
    boxSizing: "border-box",
    minHeight: "48px", // the layout gives a header no more room than it asks for
    padding: "8px 16px",
    display: "flex",
    flexWrap: "wrap",
    gap: "8px 16px",
    alignItems: "center",
    borderBottom: "1px solid var(--jp-border-color1)",
    background: "var(--jp-layout-color2)",
    color: "var(--jp-ui-font-color1)",
    fontSize: "var(--jp-content-font-size1)",
  };
  let scope = {};

  /** The copy of a package that JupyterLab itself uses. */
  async function shared(name) {
    const [version] = Object.values(scope[name]);
    return (await version.get())();
  }

  /** What a lesson says in the language of its folder. */
  function wordsOf(path) {
    const language = path.split("/").find((part) => part in WORDS);
    return WORDS[language ?? "en"];
  }

  const written = (notebook) =>
    JSON.stringify(notebook.widgets.map((cell) => cell.model.sharedModel.getSource()));

  /** One lesson: runs its cells, notices when its kernel goes, starts again when asked to. */
  class Lesson {
    constructor(panel, { NotebookActions, Widget }) {
      this.panel = panel;
      this.session = panel.sessionContext;
      this.actions = NotebookActions;
      this.Widget = Widget;
      this.words = wordsOf(panel.context.path);
      this.banner = null;
      this.isStarting = true;
    }

    async open() {
      await this.session.ready;
      await this.run();
      this.session.statusChanged.connect((_sender, status) => GONE.has(status) && this.stopped());
      this.session.kernelChanged.connect((_sender, change) => change.oldValue && this.stopped());
      this.actions.executed.connect((_sender, { notebook, cell }) => this.executed(notebook, cell));
    }

    /** Runs cell by cell: an error in one does not keep the others from running. */
    async run() {
      this.isStarting = true;
      const notebook = this.panel.content;
      const before = written(notebook);
      try {
        await this.session.session?.kernel?.info;
        for (const cell of [...notebook.widgets]) {
          if (this.panel.isDisposed || !this.session.session?.kernel) break;
          await this.actions.runCells(notebook, [cell], this.session);
        }
      } finally {
        this.isStarting = false;
      }
      // Fresh outputs are no change of the learner's: nothing to save, nothing to ask on leaving.
      if (!this.panel.isDisposed && written(notebook) === before) this.panel.context.model.dirty = false;
    }

    stopped() {
      if (this.isStarting || this.banner || this.panel.isDisposed) return;
      const node = document.createElement("div");
      Object.assign(node.style, LOOK);
      const said = document.createElement("span");
      said.setAttribute("role", "alert");
      const button = document.createElement("button");
      button.type = "button";
      button.className = "jp-Button jp-mod-styled jp-mod-accept";
      button.textContent = this.words.start_again;
      button.addEventListener("click", () => this.again());
      node.append(said, button);
      this.banner = new this.Widget({ node });
      this.banner.addClass("mj-lesson-stopped");
      this.panel.contentHeader.addWidget(this.banner);
      said.textContent = this.words.stopped; // an alert is read when its words come
    }

    /** A kernel, the cells from the first to the last, and no banner. */
    async again() {
      if (this.isStarting) return;
      this.isStarting = true;
      if (this.banner) {
        const [said, button] = this.banner.node.children;
        said.textContent = this.words.starting_again;
        button.disabled = true;
      }
      try {
        const kernel = this.session.session?.kernel;
        if (!kernel || kernel.status === "dead") {
          const { name } = this.panel.context.model.getMetadata?.("kernelspec") ?? {};
          await this.session.changeKernel({ name: name ?? "python3" });
        }
        await this.run();
        this.close();
        this.panel.content.activate();
      } catch (error) {
        this.isStarting = false;
        this.close();
        this.stopped();
        throw error;
      }
    }

    /** Whoever runs the first cell has started again without us. */
    executed(notebook, cell) {
      if (notebook !== this.panel.content || this.isStarting) return;
      if (cell === notebook.widgets.find((found) => found.model.type === "code")) this.close();
    }

    close() {
      this.banner?.dispose();
      this.banner = null;
    }
  }

  async function get() {
    const { INotebookTracker, NotebookActions } = await shared("@jupyterlab/notebook");
    const { Widget } = await shared("@lumino/widgets");
    const lessons = new Set();

    async function open(panel) {
      await panel.context.ready;
      if (!panel.content.model?.getMetadata("mjteach")?.autorun) return;
      const lesson = new Lesson(panel, { NotebookActions, Widget });
      lessons.add(lesson);
      panel.disposed.connect(() => lessons.delete(lesson));
      await lesson.open();
    }

    const plugin = {
      id: `${NAME}:plugin`,
      description: "Runs the cells of a lesson when it opens, and again when it was stopped.",
      autoStart: true,
      requires: [INotebookTracker],
      activate(_app, tracker) {
        tracker.widgetAdded.connect((_sender, panel) => open(panel));
        // A widget asks for its lesson; that it was heard shows in the event.
        document.addEventListener("mj:again", (event) => {
          const path = event.composedPath();
          const lesson = [...lessons].find((found) => path.includes(found.panel.node));
          if (!lesson) return;
          event.preventDefault();
          lesson.again();
        });
      },
    };
    return () => ({ __esModule: true, default: plugin });
  }

  window._JUPYTERLAB = window._JUPYTERLAB || {};
  window._JUPYTERLAB[NAME] = {
    init(sharedScope) {
      scope = sharedScope;
    },
    get,
  };
})();
