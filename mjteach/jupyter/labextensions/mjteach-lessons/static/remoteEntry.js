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
  const HERE = new URL(".", document.currentScript.src).href;
  const FIRST = "en/0-1-start.ipynb";
  let scope = {};

  /** The copy of a package that JupyterLab itself uses. */
  async function shared(name) {
    const [version] = Object.values(scope[name]);
    return (await version.get())();
  }

  async function get() {
    const [{ INotebookTracker, NotebookActions }, lab, { IDefaultFileBrowser }, registry, { ServerConnection }, lumino] =
      await Promise.all(
        [
          "@jupyterlab/notebook",
          "@jupyterlab/application",
          "@jupyterlab/filebrowser",
          "@jupyterlab/settingregistry",
          "@jupyterlab/services",
          "@lumino/widgets",
        ].map(shared),
      );
    const { Widget } = lumino;
    const [{ sayClosed }, { Course }, { element }, { Lessons }, { Opening, askedFor }, { Room }, { Welcome }, { wordsIn }] = await Promise.all([
      import("./closed.mjs"),
      import("./course.mjs"),
      import("./dom.mjs"),
      import("./lesson.js"),
      import("./opening.mjs"),
      import("./room.js"),
      import("./welcome.js"),
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
        const chosen = shell && settings ? await settings.load(plugin.id) : null;
        const { serverSettings } = services;
        async function ask(language) {
          const address = `${serverSettings.baseUrl}mjteach/course?lang=${language}`;
          const answer = await ServerConnection.makeRequest(address, {}, serverSettings);
          if (!answer.ok) throw new ServerConnection.ResponseError(answer);
          return answer.json();
        }
        const course = new Course(ask, FIRST.split("/")[0]);
        const opening = new Opening({ course, wordsIn, isReader: () => Boolean(chosen?.get("reader").composite), pages: tracker });
        if (chosen) {
          document.head.append(element("link", { rel: "stylesheet", href: `${HERE}room.css` }));
          course.refresh();
          const asked = askedFor(location.pathname);
          if (asked) {
            opening.begin(asked);
            services.contents.get(asked, { content: false }).catch(() => opening.end(asked)); // no lesson will come
          }
        }
        tracker.widgetAdded.connect(() => opening.still());
        const arrived = (panel) => panel?.revealed.then(() => opening.end(panel.context.path));
        tracker.currentChanged.connect((_sender, panel) => arrived(panel));
        async function open(path) {
          opening.begin(path);
          try {
            const panel = await app.commands.execute("docmanager:open", { path, factory: "Notebook" });
            await panel?.revealed;
            return panel;
          } finally {
            opening.end(path);
          }
        }
        const welcome = chosen ? new Welcome({ course, first: FIRST, open, wordsIn }) : null;
        const go = (path) => (welcome ?? { go: open }).go(path);
        const around = { Widget, wordsIn, chosen, course, go, opening };
        new Lessons(tracker, { NotebookActions, services, welcome, ...around });
        if (!chosen) return; // another host than JupyterLab
        app.restored.then(
          () => new Room({ app, shell, tracker, toAddress, files, first: FIRST, ...around }),
        );
      },
    };
    /** In place of JupyterLab's own words for it. */
    const closed = {
      id: `${NAME}:closed`,
      description: "Says that the course was closed.",
      autoStart: true,
      provides: lab.IConnectionLost,
      activate: () => ({ serverSettings }) => {
        const look = () => ServerConnection.makeRequest(`${serverSettings.baseUrl}api`, {}, serverSettings);
        const answers = () => look().then((answer) => answer.ok, () => false);
        sayClosed(wordsIn(FIRST)["room.closed"], answers);
      },
    };
    return () => ({ __esModule: true, default: [plugin, closed] });
  }

  window._JUPYTERLAB = window._JUPYTERLAB || {};
  window._JUPYTERLAB[NAME] = {
    init(sharedScope) {
      scope = sharedScope;
    },
    get,
  };
})();
