/*
 * A JupyterLab extension that runs the cells of a lesson when it opens, so that its tiles are
 * there before the learner looks for a button. Only notebooks whose metadata say
 * {"mjteach": {"autorun": true}} are run.
 *
 * Written by hand in the form a bundler would give it (a container with init and get), so that
 * no build step is needed.
 */
(() => {
  const NAME = "mjteach-run-on-open";
  let scope = {};

  /** The copy of a package that JupyterLab itself uses. */
  async function shared(name) {
    const [version] = Object.values(scope[name]);
    return (await version.get())();
  }

  const written = (notebook) =>
    JSON.stringify(notebook.widgets.map((cell) => cell.model.sharedModel.getSource()));

  async function runLesson(panel, NotebookActions) {
    await panel.context.ready;
    const notebook = panel.content;
    if (!notebook.model?.getMetadata("mjteach")?.autorun) return;
    await panel.sessionContext.ready;
    const before = written(notebook);
    await NotebookActions.runCells(notebook, notebook.widgets, panel.sessionContext);
    // Fresh outputs are no change of the learner's: nothing to save, nothing to ask on leaving.
    if (!panel.isDisposed && written(notebook) === before) panel.context.model.dirty = false;
  }

  async function get() {
    const { INotebookTracker, NotebookActions } = await shared("@jupyterlab/notebook");
    const plugin = {
      id: `${NAME}:plugin`,
      description: "Runs the cells of a lesson when it opens.",
      autoStart: true,
      requires: [INotebookTracker],
      activate(_app, tracker) {
        tracker.widgetAdded.connect((_sender, panel) => runLesson(panel, NotebookActions));
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
