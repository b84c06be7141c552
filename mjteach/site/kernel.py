"""The kernel of a plain page: runs the cells of a lesson, and carries what widgets say to and fro.

In the page it runs in the browser's Python. While the site is built it runs in ours, so that each
page can be laid with the state that its questions begin with. There is no IPython in either: what
widgets ask of it stands here.
"""

from __future__ import annotations

import ast
import io
import json
import os
import random
import re
import sys
import traceback
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import redirect_stdout
from html import escape
from itertools import count
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any, Final

import comm
from comm.base_comm import BaseComm

if TYPE_CHECKING:
    from mjteach.study.answer import Answer

Json = Mapping[str, Any]
_MODULE: Final = "__main__"
_NOTEBOOK: Final = "JPY_SESSION_NAME"
_FILES: Final = ("_esm", "_css", "script", "style")
"""What each page has as files of its own."""
_LINK: Final = re.compile(r'href="([\w-]+)\.ipynb(?:#cell-id=([\w-]+))?')


class _Shown:
    """How values of a type are shown at the end of a cell."""

    def __init__(self) -> None:
        self.types: dict[type, Callable[..., str]] = {}

    def for_type(self, type_: type, drawn: Callable[..., str]) -> None:
        self.types[type_] = drawn


class _Shell:
    """What stands in for the shell of IPython."""

    def __init__(self) -> None:
        self.parent_header: dict[str, Json] = {}
        self.events = SimpleNamespace(trigger=lambda _event: None)
        self.display_formatter = SimpleNamespace(
            formatters={"text/html": _Shown(), "text/plain": _Shown()}
        )


class _PageComm(BaseComm):
    """A line between a widget and the page."""

    def publish_msg(self, msg_type: str, data: Any = None, *_given: Any, **_named: Any) -> None:
        told = data or {}
        if msg_type == "comm_open":
            KERNEL.send({"open": self.comm_id, "state": told["state"]})
        elif msg_type == "comm_msg":
            KERNEL.send({"to": self.comm_id, "told": told})


class Kernel:
    """Runs cells for a page; ``begin`` comes before anything that draws widgets is imported."""

    def __init__(self) -> None:
        self.shell = _Shell()
        self.names: dict[str, Any] = {}
        self.send: Callable[[Json], object] = lambda _told: None
        self._runs = count()
        self._files = _here()

    def begin(self, send: Callable[[Json], object], notebook: str = "") -> None:
        """Take the place of IPython, and say to ``send`` what widgets tell the page."""
        self.send = send
        self.open(notebook)
        for name, has in _stand_ins(self.shell).items():
            module = ModuleType(name)
            vars(module).update(has)
            sys.modules[name] = module
        comm.create_comm = _PageComm

    def open(self, notebook: str) -> None:
        """Begin a lesson, by the path of its notebook: without names of an earlier one."""
        self.names = {"__name__": _MODULE}
        os.environ[_NOTEBOOK] = notebook

    def run(self, cell: str, code: str) -> Json:
        """Run a cell and return what it shows.

        ``{"model": id}`` of a widget, ``{"html": text}`` of anything else; with ``"error"`` where
        it was stopped by one.
        """
        message = str(next(self._runs))
        self.shell.parent_header = {"metadata": {"cellId": cell}, "header": {"msg_id": message}}
        printed = io.StringIO()
        try:
            with redirect_stdout(printed):
                value = self._value(code)
            shown = self._shown(value)
        except (Exception, SystemExit) as error:
            said = "".join(traceback.format_exception_only(error))
            return {"html": _pre(printed.getvalue() + said), "error": traceback.format_exc()}
        if "model" in shown or not printed.getvalue():
            return shown
        return {"html": _pre(printed.getvalue()) + shown.get("html", "")}

    def files(self) -> Iterator[tuple[str, str]]:
        """The names and texts of files that were written since this was last asked."""
        before, self._files = self._files, _here()
        for path, changed in self._files.items():
            if before.get(path) != changed:
                yield path.name, path.read_text(encoding="utf-8")

    def _value(self, code: str) -> object:
        """What the last line of a cell is worth, if it is an expression."""
        tree = ast.parse(code)
        last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, "<cell>", "exec"), self.names)
        if not isinstance(last, ast.Expr):
            return None
        return eval(compile(ast.Expression(last.value), "<cell>", "eval"), self.names)

    def _shown(self, value: Any) -> Json:
        if value is None:
            return {}
        if hasattr(value, "model_id"):
            return {"model": value.model_id}
        return {"html": linked(self._drawn(value))}

    def _drawn(self, value: Any) -> str:
        for type_, drawn in self.shell.display_formatter.formatters["text/html"].types.items():
            if isinstance(value, type_):
                return str(drawn(value))
        return str(value._repr_html_()) if hasattr(value, "_repr_html_") else _pre(repr(value))

    def receive(self, id: str, told: Json) -> None:
        """Give a widget what the page says to it; one that is gone hears nothing."""
        line = comm.get_comm_manager().get_comm(id)
        if line is not None:
            line.handle_msg({"content": {"comm_id": id, "data": told}, "buffers": []})


def _here() -> Mapping[Path, int]:
    """The files of the folder in which cells run, and when each was changed."""
    there = (path for path in Path().iterdir() if path.is_file())
    return {path: path.stat().st_mtime_ns for path in there}


KERNEL: Final = Kernel()


def _stand_ins(shell: _Shell) -> Mapping[str, Json]:
    """The modules of IPython that widgets import, with what they use of them."""
    there = {"get_ipython": lambda: shell}
    none = {"InteractiveShell": SimpleNamespace(initialized=lambda: False)}
    nothing = {"display": lambda *_objects, **_named: None, "clear_output": lambda **_named: None}
    return {
        "IPython": {**there, "version_info": (9, 0), "__version__": "9.0"},
        "IPython.core": {},
        "IPython.core.getipython": there,
        "IPython.core.interactiveshell": none,
        "IPython.display": nothing,
    }


def linked(html: str) -> str:
    """With links that lead to the pages of the notebooks that they name."""
    return _LINK.sub(
        lambda found: f'href="{found[1]}.html' + (f"#{found[2]}" if found[2] else ""), html
    )


def _pre(text: str) -> str:
    return f"<pre>{escape(text)}</pre>"


class _Page:
    """The page as the answers' keeper sees it; see ``worker.mjs``."""

    def __init__(self, send: Callable[[str], object]) -> None:
        self._send = send

    def add(self, id: str, line: str) -> None:
        self._send(json.dumps({"keep": id, "line": line}))

    def add_to_deal(self, table: str, number: int, line: str, *, is_anew: bool) -> None:
        told = {"deal": table, "number": number, "line": line, "anew": is_anew}
        self._send(json.dumps(told))

    def erase(self) -> None:
        self._send(json.dumps({"erase": True}))


def begin(send: Callable[[str], object], notebook: str, lines: str, deals: str) -> None:
    """In a page: begin with the answers and deals that the browser has.

    It is spoken to in lines of JSON.
    """
    from mjteach.study import in_page, this_program, written

    KERNEL.begin(lambda told: send(json.dumps(_without_files(told))), notebook)
    random.seed()
    for known in (this_program.keeper, written.session):
        known.cache_clear()  # memory that many pages begin with is nobody's
    in_page.begin(_Page(send), json.loads(lines), json.loads(deals))
    import mjwidgets as mjw  # noqa: F401 - registers how values are drawn


def _without_files(told: Json) -> Json:
    if "open" not in told:
        return told
    state = told["state"].items()
    return {**told, "state": {name: value for name, value in state if name not in _FILES}}


def run(cell: str, code: str) -> str:
    """As :meth:`Kernel.run`, in JSON; what it writes into files, the page gives to its reader."""
    shown = KERNEL.run(cell, code)
    _give()
    return json.dumps(shown)


def put(name: str, text: str) -> None:
    """A file of the reader's is there for code to open."""
    Path(Path(name).name).write_text(text, encoding="utf-8")
    deque(KERNEL.files(), maxlen=0)


def drop(name: str) -> None:
    """A file that was put there isn't the reader's after all."""
    Path(Path(name).name).unlink(missing_ok=True)


def receive(id: str, told: str) -> None:
    """As :meth:`Kernel.receive`, in JSON."""
    KERNEL.receive(id, json.loads(told))
    _give()


def _give() -> None:
    for name, text in KERNEL.files():
        KERNEL.send({"file": name, "text": text})


def hear(lines: str) -> None:
    """Answers that another page of the same browser was given."""
    from mjteach.study import in_page

    store = in_page.opened()
    if store is not None:
        store.hear(json.loads(lines))


def hear_deal(table: str, lines: str) -> None:
    """The log of a deal as the browser has it, with which another page of it has gone on."""
    from mjteach.study import in_page

    store = in_page.opened()
    if store is not None:
        store.hear_of_deal(table, json.loads(lines))


def answers_in(name: str) -> str:
    """As :func:`counted`, of a file of the reader's."""
    from mjteach.core.errors import StudyError
    from mjteach.study import lines

    try:
        found = lines.read(Path(Path(name).name).read_text(encoding="utf-8")).answers
    except StudyError:
        found = ()
    return _counted(found)


def counted(lines: str) -> str:
    """How many answers there are, and their first and last moment; or none.

    Where there is nothing but guesses of lessons, it's those.
    """
    from mjteach.study.answer import answers_of

    return _counted(tuple(answers_of(json.loads(lines))))


def _counted(found: tuple[Answer, ...]) -> str:
    answers = [answer for answer in found if not answer.is_mark] or found
    times = sorted(answer.checked_at for answer in answers)
    return json.dumps({"count": len(times), "days": [*times[:1], *times[-1:]]})


def forget() -> None:
    """Another page of the same browser has forgotten all answers."""
    from mjteach.study import in_page

    store = in_page.opened()
    if store is not None:
        store.forget()


def course(lang: str) -> str:
    """The course as its learner left it; see :func:`mjteach.study.overview.overview`.

    ``sets`` is of how many sets something was answered.
    """
    from mjteach.study.clock import now
    from mjteach.study.overview import overview
    from mjteach.study.this_program import keeper

    sets = {answer.set_id for answer in keeper().answers() if answer.is_checked}
    return json.dumps({**overview(keeper(), now().astimezone(), lang), "sets": len(sets)})
