"""Whether the tests of a module notice that something in it was changed.

All tests are collected once. A change is tried in a process forked from there, in which only the
code of the changed functions is exchanged: it takes no longer than its tests. What is done once,
when a module is imported, and what nothing notices in this way, is tried in a process that has
imported nothing yet; with patience once more, there with all other tests that could notice it.
Nothing is written to the project.

Why no library: mutmut (3.8) exchanges functions once everything is imported. The rules here are
tables that an import makes: in ``riichi/fu.py`` 57 of its 163 changes reached no table, and passed
for unnoticed. cosmic-ray writes each change into the project and runs all tests for it.
"""

from __future__ import annotations

import ast
import gc
import os
import pickle
import re
import resource
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from importlib.machinery import SourceFileLoader
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from operator import itemgetter
from pathlib import Path
from time import process_time
from types import CodeType, FunctionType
from typing import Protocol, TypeVar

import hypothesis  # noqa: F401  so that every process forked from here has it
import pytest

ROOT = Path(__file__).resolve().parents[1]
TESTS = ("tests/mjteach", "tests/cases", "mjteach")
"""No browser, no lesson, nothing that counts all hands."""
MOST = 15
"""Seconds of the nearest tests for one change; what is noticed by then is noticed soon."""
PUZZLES = "mjteach/puzzles/"
_TOLD = (f"tests/{PUZZLES}", "tests/mjteach/study", "tests/mjwidgets", "tests/mjteach/text")
"""Where a change of puzzles may be seen late."""
_RULES = (
    *_TOLD,
    *(f"tests/mjteach/{folder}" for folder in ("core", "riichi", "korean", "record", "api")),
    "tests/cases",
    "tests/differential",
    "mjteach",
)
"""Where a change of rules may be seen late."""
EVERY = (*TESTS, "tests/differential", "tests/mjwidgets")
"""The tests for those with patience."""
_KINDS = 3
"""Of the kinds that use a module so many are tried whole, those that use the fewest first."""
_SOON = ("test_nothing_has_changed", "test_the_key_and_the_false_rules")
"""Tried before others: of all tests of a kind they see most, and soon."""

T = TypeVar("T")


class Change(Protocol):
    """A module with one thing changed."""

    @property
    def module(self) -> str:
        """Its path."""

    @property
    def text(self) -> str:
        """The whole of it, changed."""


# ---- the tests of a module


def nearest(module: str, tests: Iterable[str], and_others: bool = False) -> list[str]:
    """Those of ``tests`` that should notice a change: named like it, importing it, then around.

    After them come the others that could notice it, where these are wanted. The first row of every
    function comes before the second of any, so that a table takes no time from what stands beside.
    """
    kinds = _kinds_with(module) if module.startswith(PUZZLES) else ()
    words, rows = _words(module), Counter[str]()
    ranked = []
    for test in tests:
        rank = _rank(module, kinds, test)
        if rank is None and and_others:
            rank = _rank_of_others(kinds, test)
        if rank is not None:
            file, function = test.partition("::")[0], test.partition("[")[0]
            ranked.append((rank, -len(words & _words(file)), rows[function], test))
            rows[function] += 1
    return [test for *_, test in sorted(ranked, key=itemgetter(0, 1, 2))]


def _rank(module: str, kinds: tuple[str, ...], test: str) -> tuple[int, int] | None:
    """How near a test is, the lower the nearer; nothing where it is not."""
    file, _, name = test.partition("::")
    named = f"test_{Path(module).stem}", f"test_{Path(module).parent.name}"
    is_every = Path(file).stem.startswith("test_every")
    if file == module or Path(file).stem.startswith(named):
        return 0, 0
    if _names(file, (_dotted(module),)):
        return 0, 1
    if not kinds:
        folder = _folder_of(module)
        if Path(file).is_relative_to(folder):
            return 1 + is_every, 0
        return (2, 0) if file.startswith(("tests/cases", str(folder))) else None
    if not file.startswith(f"tests/{PUZZLES}"):
        return None
    if not is_every:
        return (2, 0) if _names(file, kinds[:_KINDS]) else None
    place = next((place for place, kind in enumerate(kinds) if kind in name), None)
    if place is not None and name.startswith(_SOON):
        return 1, place
    return (3, place) if place is not None and place < _KINDS else None


def _rank_of_others(kinds: tuple[str, ...], test: str) -> tuple[int, int] | None:
    """The same of a test that is not near: those of kinds that use the module come first."""
    file, _, name = test.partition("::")
    if not file.startswith(_TOLD if kinds else _RULES):
        return None
    if not kinds:
        return 4, 0
    has_kind = any(kind in name for kind in kinds) or _names(file, kinds)
    return 5 - has_kind, not name.startswith(_SOON)


@cache
def _names(file: str, kinds: tuple[str, ...]) -> bool:
    text = (ROOT / file).read_text(encoding="utf-8")
    return any(re.search(rf"\b{kind}\b", text) for kind in kinds)


def _dotted(module: str) -> str:
    """A module as it is imported."""
    return module.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _words(module: str) -> set[str]:
    return set(Path(module).stem.split("_")) - {"test"}


def _folder_of(module: str) -> Path:
    folder = Path("tests") / Path(module).parent
    return folder if (ROOT / folder).is_dir() else _folder_of(str(Path(module).parent))


def _kinds_with(module: str) -> tuple[str, ...]:
    """The kinds that use a module of puzzles, those first that use the fewest."""
    known = {path.stem: _used(_module(path)) for path in (ROOT / PUZZLES / "kinds").iterdir()}
    having = [kind for kind in known if module in known[kind]]
    return tuple(sorted(having, key=lambda kind: (len(known[kind]), kind)))


def _module(path: Path) -> str:
    file = path / "__init__.py" if path.is_dir() else path
    return str(file.relative_to(ROOT)) if file.exists() else ""


@cache
def _used(module: str) -> frozenset[str]:
    """The modules of puzzles that one imports, directly or not, and itself."""
    found, waiting = set[str](), [module]
    while waiting:
        each = waiting.pop()
        if each and each not in found:
            found.add(each)
            waiting += _imported(each)
    return frozenset(found)


def _imported(module: str) -> Iterator[str]:
    tree = ast.parse((ROOT / module).read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.level:
            folder = (ROOT / module).parents[node.level - 1]
            source = folder.joinpath(*(node.module or "").split("."))
            yield _module(source.with_suffix(".py"))
            if source.is_dir():
                yield from (_module(source / f"{name.name}.py") for name in node.names)


# ---- processes


def apart(work: Callable[[], T], seconds: int | None = None) -> T | None:
    """What ``work`` returns in a process of its own; None where that dies, or takes too long."""
    reading, writing = os.pipe()
    child = os.fork()
    if child:
        os.close(writing)
        with os.fdopen(reading, "rb") as pipe:
            said = pipe.read()
        _, status = os.waitpid(child, 0)
        return pickle.loads(said) if status == 0 else None
    try:
        if seconds is not None:
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
            resource.setrlimit(resource.RLIMIT_AS, (6 << 30, 6 << 30))
            signal.alarm(60 * seconds)  # of a busy machine
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        found = work()
        with os.fdopen(writing, "wb") as pipe:
            pipe.write(pickle.dumps(found))
        os._exit(0)
    except BaseException:
        os._exit(1)


def _pytest(paths: Sequence[str], plugin: object) -> int:
    sys.path[:0] = [str(ROOT), str(ROOT / "widgets"), str(ROOT / "tests")]
    wanted = "not slow and not browser and not corpora and not census"
    told = ["-q", "--assert=plain", "-p", "no:cacheprovider", "-m", wanted]
    return int(pytest.main([*told, *paths], plugins=[plugin]))


def _first_that_fails(session: pytest.Session, module: str, seconds: int = MOST) -> str:
    """The nearest test that fails, if one does in the time there is."""
    items = {item.nodeid: item for item in session.items}
    chosen = [items[test] for test in nearest(module, items, and_others=seconds > MOST)]
    for item, following in zip(chosen, (*chosen[1:], None), strict=True):
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.testsfailed:
            return item.nodeid
        if process_time() > seconds:
            break
    return ""


# ---- what notices


def noticed(changes: Iterable[Change], patience: int = 0) -> Iterator[tuple[Change, str, bool]]:
    """The test that notices each change, one after the other, and whether it comes soon.

    Nothing, late, where no test does. ``patience`` are the seconds of all tests for one change.
    """
    changes = [*changes]
    near, far = Pipe()
    if not os.fork():
        near.close()
        apart(lambda: _pytest(TESTS, _Trying(changes, far)))
        os._exit(0)
    far.close()
    for change in changes:
        near.send(None)
        by = near.recv()
        if by in ("", _NO_FUNCTION):
            by = _from_the_start(change, _around(change.module), MOST)
        soon = bool(by)
        if not soon and patience > MOST:
            by = _from_the_start(change, EVERY, patience)
        yield change, by, soon
    os.wait()


_NO_FUNCTION = "what is done at an import"


class _Trying:
    """Has the tests collected, then tries one change after the other, each when it is asked."""

    def __init__(self, changes: list[Change], asked: Connection) -> None:
        self.changes, self.asked = changes, asked

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for change in self.changes:
            self.asked.recv()
            self.asked.send(_exchanged(change, session))
        return True


def _exchanged(change: Change, session: pytest.Session) -> str:
    def work() -> str:
        return _first_that_fails(session, change.module) if _exchange(change) else _NO_FUNCTION

    found = apart(work, seconds=2 * MOST)
    return "a test that does not end" if found is None else found


def _exchange(change: Change) -> bool:
    """Give the functions of a module their changed code; whether there were any to change."""
    path = str(ROOT / change.module)
    text = (ROOT / change.module).read_text(encoding="utf-8")
    old, new = (compile(each, path, "exec", 0, True) for each in (text, change.text))
    changed = {one: other for one, other in _pairs(old, new) if one != other}
    functions = [
        each
        for each in gc.get_objects()
        if type(each) is FunctionType
        and each.__globals__.get("__file__") == path
        and each.__code__ in changed
    ]
    for function in functions:
        function.__code__ = changed[function.__code__]
    return bool(functions)


def _pairs(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """The code of every function, old and new, from the outermost to the innermost."""
    inner = [
        [const for const in code.co_consts if isinstance(const, CodeType)] for code in (old, new)
    ]
    if len(inner[0]) == len(inner[1]):
        for pair in zip(*inner, strict=True):
            yield pair
            yield from _pairs(*pair)


class _Once:
    """Runs the tests of a module, and keeps the first that fails."""

    def __init__(self, module: str, seconds: int) -> None:
        self.module, self.seconds, self.failed = module, seconds, ""

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.failed = _first_that_fails(session, self.module, self.seconds)
        return True


def _around(module: str) -> tuple[str, ...]:
    """A module, and the folders of its nearest tests."""
    if module.startswith(PUZZLES):
        return module, f"tests/{PUZZLES}"
    return module, str(_folder_of(module)), "tests/cases"


def _from_the_start(change: Change, paths: Sequence[str], seconds: int) -> str:
    """With the changed module imported in place of the project's."""

    def work() -> str:
        _import_changed(change)
        once = _Once(change.module, seconds)
        ended = _pytest(paths, once)
        return once.failed or ("an import" if ended > 1 else "")

    found = apart(work, seconds=2 * seconds)
    return "a test that does not end" if found is None else found


def _import_changed(change: Change) -> None:
    path, usual = str(ROOT / change.module), SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
        if loader.path == path:
            return compile(change.text, path, "exec", 0, True)
        return usual(loader, name)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign]
