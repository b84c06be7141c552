"""Change the rules by one small thing at a time, and list the changes that no test notices.

    python .ci/small_changes.py                     300 changes, spread over the modules below
    python .ci/small_changes.py --count 40 --seed 7 mjteach/riichi/fu.py mjteach/riichi/score.py
    python .ci/small_changes.py --list              what would be changed, nothing run

A change is one operator, constant, operand, element of a tuple, member of an enumeration, or guard
(a condition that is never met). It is made in a copy of the project, never in the project itself.
First run the tests beside the module, then the worked cases and the folder around it; a test that
hangs has noticed too. What no test noticed is printed as a table: each row either cannot happen,
then the code is dead and goes, or it needs the test that would have seen it.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from pathlib import Path
from queue import Queue
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
MODULES = (
    "mjteach/core/readings.py",
    "mjteach/core/waits.py",
    "mjteach/core/shanten.py",
    "mjteach/core/decision.py",
    "mjteach/riichi/*.py",
    "mjteach/riichi/furiten/*.py",
    "mjteach/riichi/yaku/*.py",
    "mjteach/riichi/near/*.py",
    "mjteach/riichi/match/*.py",
    "mjteach/riichi/penalties/*.py",
    "mjteach/riichi/round/**/*.py",
    "mjteach/korean/**/*.py",
    "mjteach/puzzles/**/*.py",
)
NO_RULES = ("explain", "presets.py", "options.py", "__init__.py", "equipment.py", "rules.py")
"""Modules of words and of tables that the tests of the specification read row by row."""
PATIENCE = 240
"""Seconds for one run of tests, if nothing else is said; a test that takes longer hangs."""

COMPARED = {
    ast.Eq: "!=", ast.NotEq: "==", ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">",
    ast.Is: "is not", ast.IsNot: "is", ast.In: "not in", ast.NotIn: "in",
}  # fmt: skip
COUNTED = {ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.FloorDiv: "*", ast.Mod: "//"}


class Change(NamedTuple):
    """Some characters of a module replaced by others."""

    module: str
    line: int
    start: int
    end: int
    old: str
    new: str

    def __str__(self) -> str:
        return f"{self.module}:{self.line}: {self.old or '(nothing)'} -> {self.new or '(nothing)'}"


class Finder(ast.NodeVisitor):
    """Every small change that can be made in one module."""

    def __init__(self, module: str, text: str) -> None:
        self.module, self.text = module, text
        self.lines = [0]
        for line in text.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))
        self.found: list[Change] = []
        self.tree = ast.parse(text)
        self.members: dict[str, list[str]] = {}
        for node in ast.walk(self.tree):
            if _is_member(node):
                known = self.members.setdefault(ast.unparse(node.value), [])
                known += [node.attr] if node.attr not in known else []
        self.visit(self.tree)

    def place(self, node: ast.AST) -> tuple[int, int]:
        """Where a node stands in the text; columns are counted in bytes."""
        first, last = self.lines[node.lineno - 1], self.lines[node.end_lineno - 1]
        start = self.text[first:].encode()[: node.col_offset].decode()
        end = self.text[last:].encode()[: node.end_col_offset].decode()
        return first + len(start), last + len(end)

    def swap(self, node: ast.AST, new: str) -> None:
        """Note that the node may become ``new``."""
        start, end = self.place(node)
        old = self.text[start:end]
        if old != new:
            self.found.append(Change(self.module, node.lineno, start, end, old, new))

    def between(self, left: ast.AST, right: ast.AST, new: str) -> None:
        """Note that what stands between two nodes may become ``new``."""
        start, end = self.place(left)[1], self.place(right)[0]
        if "(" not in self.text[start:end] and ")" not in self.text[start:end]:
            old = self.text[start:end]
            self.found.append(Change(self.module, right.lineno, start, end, old, f" {new} "))

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """Types and default values of a function are no rules; its body is."""
        for inner in node.body:
            self.visit(inner)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """A type is no rule."""
        if node.value is not None:
            self.visit(node.value)

    def visit_Expr(self, node: ast.Expr) -> None:
        """Docstrings are words."""
        if not isinstance(node.value, ast.Constant):
            self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        """What an error says is held by the catalog's tests."""

    def visit_Compare(self, node: ast.Compare) -> None:
        """Another operator."""
        if len(node.ops) == 1:
            self.between(node.left, node.comparators[0], COMPARED[type(node.ops[0])])
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        """Another operator."""
        if type(node.op) in COUNTED:
            self.between(node.left, node.right, COUNTED[type(node.op)])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        """The other operator, or an operand less."""
        word = "or" if isinstance(node.op, ast.And) else "and"
        self.between(node.values[0], node.values[1], word)
        dropped = [ast.unparse(value) for value in node.values[1:]]
        joined = f" {'and' if word == 'or' else 'or'} ".join(f"({each})" for each in dropped)
        self.swap(node, f"({joined})")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        """Without the not."""
        if isinstance(node.op, ast.Not):
            self.swap(node, f"({ast.unparse(node.operand)})")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        """A number one higher, or the other truth value."""
        if isinstance(node.value, bool):
            self.swap(node, str(not node.value))
        elif isinstance(node.value, int):
            self.swap(node, str(node.value + 1))

    def visit_Call(self, node: ast.Call) -> None:
        """The first two arguments the other way round."""
        self.generic_visit(node)
        if len(node.args) != 2 or any(isinstance(arg, ast.Starred) for arg in node.args):
            return
        if ast.unparse(node.func) in ("msg", "isinstance"):
            return
        one, other = (ast.unparse(arg) for arg in node.args)
        start, end = self.place(node.args[0])[0], self.place(node.args[1])[1]
        if one != other:
            old = self.text[start:end]
            new = f"{other}, {one}"
            self.found.append(Change(self.module, node.lineno, start, end, old, new))

    def visit_If(self, node: ast.If) -> None:
        """A guard that is never met."""
        if not node.orelse and isinstance(node.body[-1], ast.Return | ast.Continue):
            self.swap(node.test, "False")
        self.generic_visit(node)

    def visit_Tuple(self, node: ast.Tuple) -> None:
        """An element less."""
        if len(node.elts) > 2 and isinstance(node.ctx, ast.Load):
            last, before = node.elts[-1], node.elts[-2]
            start, end = self.place(before)[1], self.place(last)[1]
            self.found.append(
                Change(self.module, last.lineno, start, end, self.text[start:end], "")
            )
        self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        """Another member of an enumeration."""
        if _is_member(node):
            known = self.members[ast.unparse(node.value)]
            other = known[(known.index(node.attr) + 1) % len(known)]
            self.swap(node, f"{ast.unparse(node.value)}.{other}")
        self.generic_visit(node)


def _is_member(node: ast.AST) -> bool:
    """Whether a node looks like ``Seat.A`` or ``WinBy.RON``."""
    return (
        isinstance(node, ast.Attribute)
        and node.attr.isupper()
        and isinstance(node.value, ast.Name)
        and node.value.id[:1].isupper()
        and not node.value.id.isupper()
    )


def changes_of(module: str) -> list[Change]:
    """Every small change of a module after which it is still Python."""
    text = (ROOT / module).read_text(encoding="utf-8")
    found = []
    for change in Finder(module, text).found:
        try:
            ast.parse(_changed(text, change))
        except SyntaxError:
            continue
        found.append(change)
    return found


def _changed(text: str, change: Change) -> str:
    return text[: change.start] + change.new + text[change.end :]


def sample(modules: Iterable[str], count: int, seed: str) -> list[Change]:
    """``count`` changes, as evenly over the modules as these allow."""
    rng = random.Random(seed)
    piles = [rng.sample(found, len(found)) for each in modules if (found := changes_of(each))]
    chosen: list[Change] = []
    while piles and len(chosen) < count:
        piles = [pile for pile in piles if pile]
        rng.shuffle(piles)
        chosen += [pile.pop() for pile in piles[: count - len(chosen)]]
    return sorted(chosen)


def tests_of(module: str) -> Iterator[list[str]]:
    """The tests that should notice a change: those beside the module, then those around it."""
    path = Path(module)
    folder, tests = path.parent, ROOT / "tests"
    while not (tests / folder).is_dir():
        folder = folder.parent
    beside = sorted((tests / folder).glob(f"test_{path.stem}*.py"))
    names = [str(each.relative_to(ROOT)) for each in beside]
    yield [module, *names]
    around = sorted(str(each.relative_to(ROOT)) for each in (tests / folder).glob("test_*.py"))
    yield [each for each in around if each not in names]
    yield ["tests/cases", f"tests/{'/'.join(folder.parts[:2])}"]


class Copies:
    """Copies of the project, one for each worker, made from what is committed."""

    def __init__(self, folder: Path, count: int, patience: int) -> None:
        self.free: Queue[Path] = Queue()
        self.patience = patience
        for number in range(count):
            copy = folder / str(number) / "project"
            shutil.copytree(
                ROOT,
                copy,
                ignore=shutil.ignore_patterns(".git", ".venv", ".*_cache", "__pycache__"),
            )
            self.free.put(copy)

    def noticed(self, change: Change) -> bool:
        """Whether a test fails, or hangs, once ``change`` is made."""
        copy = self.free.get()
        file = copy / change.module
        text = file.read_text(encoding="utf-8")
        try:
            file.write_text(_changed(text, change), encoding="utf-8")
            return any(
                _fails(copy, tests, self.patience) for tests in tests_of(change.module) if tests
            )
        finally:
            file.write_text(text, encoding="utf-8")
            self.free.put(copy)


def _fails(copy: Path, tests: list[str], patience: int) -> bool:
    places = [str(copy), str(copy / "widgets"), str(copy / "tests")]
    beside = ROOT.parent / "shared"
    given = {
        "PYTHONPATH": os.pathsep.join(places),
        "PYTHONDONTWRITEBYTECODE": "1",
        "MJTEACH_SPEC": os.environ.get("MJTEACH_SPEC", str(beside / "spec")),
        "MJTEACH_CASES": os.environ.get("MJTEACH_CASES", str(beside / "spec" / "cases")),
        "MJTEACH_CORPORA": os.environ.get("MJTEACH_CORPORA", str(beside / "corpora")),
    }
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-x",
        "-q",
        "-m",
        "not slow",
        "-p",
        "no:cacheprovider",
    ]
    try:
        ended = subprocess.run(
            [*command, *tests], cwd=copy, env={**os.environ, **given}, capture_output=True,
            timeout=patience, check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        print("hangs:", *tests[:2], flush=True)
        return True
    return ended.returncode not in (0, 5)  # 5: there are no such tests


def main() -> None:
    """Make the changes one at a time and print those that nothing noticed."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("modules", nargs="*", help="modules to change, in place of all rules")
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--patience", type=int, default=PATIENCE, help="seconds until tests hang")
    parser.add_argument("--list", action="store_true", help="print the changes, run nothing")
    chosen = parser.parse_args()
    found = {str(path.relative_to(ROOT)) for row in MODULES for path in ROOT.glob(row)}
    rules = sorted(path for path in found if not Path(path).name.startswith(NO_RULES))
    changes = sample(chosen.modules or rules, chosen.count, chosen.seed)
    if chosen.list:
        print(*changes, sep="\n")
        return
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(chosen.workers) as pool:
        copies = Copies(Path(folder), chosen.workers, chosen.patience)
        unnoticed = []
        for change, is_noticed in zip(changes, pool.map(copies.noticed, changes), strict=True):
            if not is_noticed:
                unnoticed.append(change)
                print("not noticed:", change, flush=True)
    seen = len(changes) - len(unnoticed)
    print(f"\n{seen} of {len(changes)} changes were noticed ({seen / len(changes):.0%}).")
    for module, rows in groupby(unnoticed, key=lambda change: change.module):
        print(f"{module}: lines {', '.join(str(row.line) for row in rows)}")


if __name__ == "__main__":
    main()
