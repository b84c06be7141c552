/*
 * A JupyterLab extension that opens lessons to be read: it runs their cells, offers to run them
 * again when their kernel is gone, hides what is for programmers and shows the way through the
 * course. Only notebooks whose metadata say {"mjteach": {"autorun": true}} are run.
 *
 * Written by hand in the form a bundler would give it (a container with init and get), so that
 * no build step is needed. The other files beside it are plain modules.
 */
(() => {
  const NAME = "mjteach-lessons";
  let scope = {};

  /** The copy of a package that JupyterLab itself uses. */
  async function shared(name) {
    const [version] = Object.values(scope[name]);
    return (await version.get())();
  }

  async function get() {
    const [{ INotebookTracker, NotebookActions }, lab, { IDefaultFileBrowser }, registry, lumino] =
      await Promise.all(
        [
          "@jupyterlab/notebook",
          "@jupyterlab/application",
          "@jupyterlab/filebrowser",
          "@jupyterlab/settingregistry",
          "@lumino/widgets",
        ].map(shared),
      );
    const { Widget } = lumino;
    const [{ Lessons }, { Room }, { wordsIn }] = await Promise.all([
      import("./lesson.js"),
      import("./room.js"),
      import("./words.js"),
    ]);

    const plugin = {
      id: `${NAME}:plugin`,
      description: "Runs lessons, hides what is for programmers, shows the way through the course.",
      autoStart: true,
      requires: [INotebookTracker],
      optional: [
        lab.ILabShell,
        registry.ISettingRegistry,
        lab.ITreePathUpdater,
        IDefaultFileBrowser,
      ],
      async activate(app, tracker, shell, settings, toAddress, files) {
        const services = app.serviceManager;
        const { commands } = app;
        const chosen = shell && settings ? await settings.load(plugin.id) : null;
        new Lessons(tracker, { NotebookActions, Widget, wordsIn, services, commands, chosen });
        if (!chosen) return; // another host than JupyterLab
        app.restored.then(
          () => new Room({ app, shell, tracker, chosen, toAddress, files, Widget, wordsIn }),
        );
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
