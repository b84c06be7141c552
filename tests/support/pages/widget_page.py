"""A page that runs the widget's front end against the real Python widget, without Jupyter.

A small model stands in for the notebook's: it keeps the traits, fires their changes, and hands
messages to Python. ``Board.pump`` carries the answers back.
"""

from __future__ import annotations

import json
from itertools import chain
from pathlib import Path
from weakref import WeakKeyDictionary, WeakSet

import axe_playwright_python

from mjwidgets._frame import faces_for

AXE = Path(axe_playwright_python.__file__).parent / "axe.min.js"
TRAITS = (
    *("view", "words", "faces", "front_end", "settings", "trouble", "answered"),
    *("draft", "readings", "shown", "noticed"),
)

MODEL = """
// one manager for all models of a page, as in a notebook: it knows the pictures by their id
window.manager = {
  models: {},
  get_model: async (id) => {
    if (!(id in window.manager.models)) throw new Error(`no model ${id}`);
    return window.manager.models[id];
  },
};
window.Model = class {
  constructor(state) {
    this.state = state;
    this.listeners = {};
    this.widget_manager = window.manager;
  }
  get(name) { return this.state[name]; }
  set(name, value) { this.state[name] = value; this.fire([name]); }
  update(state) { Object.assign(this.state, state); this.fire(Object.keys(state)); }
  fire(names) {
    for (const name of names) for (const f of this.listeners['change:' + name] || []) f();
  }
  emit(name) { for (const f of this.listeners[name] || []) f(); }
  on(name, f) { (this.listeners[name] ||= []).push(f); }
  off(name, f) { this.listeners[name] = (this.listeners[name] || []).filter((g) => g !== f); }
  save_changes() {
    if (window.gone) throw new Error('the comm is closed');
    window.toPython({ draft: this.state.draft });
  }
  send(message) {
    if (window.gone) throw new Error('the comm is closed');
    window.toPython({ message });
  }
};
window.gone = false;
window.mount = async (state, shared) => {
  for (const [id, held] of Object.entries(shared)) window.manager.models[id] = new Model(held);
  window.model = new Model(state);
  window.stop = await window.widget.render({
    model: window.model,
    el: document.getElementById('el'),
  });
};
// the notebook listens in the bubbling phase, outside the widget
window.leaked = [];
document.addEventListener('keydown', (event) => window.leaked.push(event.key));
"""


FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Until the browser has told the page what came into sight."""


def notebook(path, *sources, runs=True):
    """A notebook without outputs; as a lesson it runs when it is opened."""
    cells = [
        {
            "cell_type": "code",
            "execution_count": None,
            "id": f"cell-{place}",
            "metadata": {},
            "outputs": [],
            "source": source,
        }
        for place, source in enumerate(sources)
    ]
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    ours = {"mjteach": {"autorun": True, "steps": False}} if runs else {}
    metadata = {"kernelspec": kernel, **ours}
    made = {"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}
    path.write_text(json.dumps(made), encoding="utf-8")


def module_of(widget):
    """The widget's own module as a script, which a notebook loads for each widget."""
    return f"(() => {{{widget._esm}}})()".replace("export default", "window.widget =")


def shared_by(widget):
    """The models that a widget refers to, now or in a question about the names of tiles."""
    unnamed = faces_for(widget._set._replace(indices=False))
    return (*{widget.faces, unnamed}, widget.front_end)


class Player:
    """What a learner can do on a page with one widget; ``widget`` tells what is asked."""

    def __init__(self, page, widget):
        self.page, self.widget = page, widget
        self.frame = page.locator(".mj")
        self.status = self.frame.locator("[role=status]:not(.mj-only-read, .mj-notice *)")

    def pump(self):
        """Let Python answer."""

    def cells(self):
        """How many cells the notebook around the widget has."""
        return self.page.locator(".jp-NotebookPanel .jp-Cell").count()

    def keys(self, *names):
        for name in names:
            self.page.keyboard.press(name)
            self.pump()

    def type(self, text):
        self.keys(*text)

    def press(self, name):
        """Click the button with this name; Check comes after the last part."""
        while name == "Check" and self._has_next_part():
            self.frame.get_by_role("button", name="Next part").click()
        self.frame.get_by_role("button", name=name).first.click()
        self.pump()

    def judge(self):
        """Check what is filled in, part by part, until there is a verdict."""
        for _ in self.widget.view["fields"]:
            if self.widget.view["phase"] == "asking":
                self.press("Check")
        assert self.widget.view["phase"] != "asking", self.widget.draft

    def _has_next_part(self):
        self.page.evaluate(FRAMES)  # what came into sight since may have been the last part
        return self.frame.get_by_role("button", name="Next part").count() > 0

    def focus(self):
        self.frame.focus()

    def focused(self, script="element => element.className"):
        return self.page.evaluate(f"() => ({script})(document.activeElement)")

    def tab_to(self, selector):
        """Press Tab until the element that ``selector`` finds has the focus."""
        for _ in range(80):
            if self.page.evaluate("s => document.activeElement.matches(s)", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never reaches {selector}")

    def violations(self, *rules):
        """What axe finds wrong in the widget, in short; by these rules, or all it has."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.add_script_tag(path=AXE)
        options = {"resultTypes": ["violations"], **({"runOnly": rules} if rules else {})}
        found = self.page.evaluate("options => axe.run('.mj', options)", options)
        return [
            (rule["id"], [node["html"][:160] for node in rule["nodes"]])
            for rule in found["violations"]
        ]


ON_PAGE = WeakKeyDictionary()
"""The boards that each page has shown in a test; the last one is on it."""
HEARD = WeakSet()
"""The pages that tell what happens on them."""


def clear_pages():
    """Forget the boards of a test, and end their widgets, which live until they are closed."""
    for board in chain.from_iterable(ON_PAGE.values()):
        board.widget.close()
    ON_PAGE.clear()


class Board(Player):
    """A widget on a page; ``deaf`` lets messages get lost, as a busy kernel does."""

    def __init__(self, page, widget, *, theme=None, above=0):
        super().__init__(page, widget)
        self.deaf = False
        self.problems = []
        self._replies = []
        self._listen()
        page.set_content(
            "<!doctype html><html lang='en'><title>A puzzle</title><body><main>"
            "<h1>A puzzle</h1>"
            f"<div style='height:{above}px'></div><div id='el'></div></main></body></html>"
        )
        if theme is not None:
            self.use(theme)
        page.evaluate("text => (0, eval)(text)", MODEL + module_of(widget))
        page.evaluate(
            "([state, shared]) => mount(state, shared)",
            [self._state(), {one.model_id: one.get_state() for one in shared_by(widget)}],
        )

    def _listen(self):
        """The page tells the board that is on it what happens; it is asked to do so once."""
        page = self.page

        def note(problem):
            for board in ON_PAGE.get(page, ())[-1:]:
                board.problems.append(problem)

        def hear(data):
            for board in ON_PAGE.get(page, ())[-1:]:
                board._hear(data)

        if page not in HEARD:
            page.on("pageerror", lambda error: note(str(error)))
            page.on("console", lambda line: line.type == "error" and note(line.text))
            page.expose_function("toPython", hear)
            HEARD.add(page)
        ON_PAGE.setdefault(page, []).append(self)

    def use(self, theme):
        """JupyterLab's light theme ("true") or its dark one ("false")."""
        self.page.evaluate("light => (document.body.dataset.jpThemeLight = light)", theme)

    def second_view(self):
        """The same widget drawn once more, in ``#second``."""
        self.page.evaluate(
            """async () => {
              const second = document.createElement('div');
              second.id = 'second';
              document.querySelector('main').append(second);
              await window.widget.render({ model: window.model, el: second });
            }"""
        )

    def _state(self):
        return self.widget.get_state([name for name in TRAITS if self.widget.has_trait(name)])

    def _hear(self, data):
        if self.deaf:
            return
        before = self._state()
        if "draft" in data:
            before["draft"] = self.widget.draft = data["draft"]
        else:
            self.widget._handle_custom_msg(data["message"], [])
        after = self._state()
        self._replies.append({n: v for n, v in after.items() if v != before[n]})

    def pump(self):
        """Let what was done reach Python, and what Python says reach the page."""
        self.page.evaluate("() => new Promise((done) => setTimeout(done))")
        while self._replies:
            self.page.evaluate("state => model.update(state)", self._replies.pop(0))

    def hear_python(self):
        """Let what was done in Python reach the page."""
        self._replies.append(self._state())
        self.pump()

    def leaked(self):
        """Keys that went on to the notebook."""
        return self.page.evaluate("window.leaked")
