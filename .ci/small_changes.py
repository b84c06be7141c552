"""Change the rules by one small thing at a time, and list the changes that no test notices.

    python .ci/small_changes.py                      300 changes, spread over the modules below
    python .ci/small_changes.py --count 40 --seed 7 mjteach/riichi/fu.py mjteach/riichi/score.py
    python .ci/small_changes.py --count 24 --seed x  a slice; another seed gives another one
    python .ci/small_changes.py mjteach/korean       the modules of a folder with rules
    python .ci/small_changes.py --list               what would be changed, nothing run

A change is one operator, constant, operand, element of a tuple, member of an enumeration, or guard
(a condition that is never met). It is made in memory, never in the project. The tests named like
the module are run, then those that import it, then those around it, of modules of puzzles those of
kinds that use them, for a quarter of a minute at most. What these do not notice meets all others
that could, for as long as there is patience. A test that hangs has noticed too. What no test
noticed either cannot happen, then the code is dead and goes, or it needs the test that would have
seen it.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
from collections import Counter
from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from noticing import ROOT, noticed

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
COMPARED = {
    ast.Eq: "!=", ast.NotEq: "==", ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">",
    ast.Is: "is not", ast.IsNot: "is", ast.In: "not in", ast.NotIn: "in",
}  # fmt: skip
IN_ANY_ORDER = ("min", "max", "gcd", "added", "Topic.dealing", "_ignoring")
"""Functions that take two arguments either way."""
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

    @property
    def text(self) -> str:
        """The whole module, changed; every other line stays where it was."""
        text = (ROOT / self.module).read_text(encoding="utf-8")
        lines = "\n" * (self.old.count("\n") - self.new.count("\n"))
        return text[: self.start] + self.new + lines + text[self.end :]


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
        if node.value is not None and ast.unparse(node.annotation) != "TypeAlias":
            self.visit(node.value)

    def visit_Expr(self, node: ast.Expr) -> None:
        """Docstrings are words."""
        if not isinstance(node.value, ast.Constant):
            self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        """What an error says is held by the catalog's tests."""

    def visit_Compare(self, node: ast.Compare) -> None:
        """Another operator; a fraction drawn by chance is never met exactly."""
        if len(node.ops) == 1 and not ast.unparse(node.left).endswith(".random()"):
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

    def visit_keyword(self, node: ast.keyword) -> None:
        """That two rows are of one length is no rule, and a type is none: both just hold."""
        if node.arg not in ("strict", "total"):
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
        if ast.unparse(node.func) in (*IN_ANY_ORDER, "msg", "isinstance"):
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


def is_python(change: Change) -> bool:
    """Whether the changed module can be read at all."""
    try:
        ast.parse(change.text)
    except SyntaxError:
        return False
    return True


def sample(modules: Iterable[str], count: int, seed: str) -> list[Change]:
    """``count`` changes, as evenly over the modules as these allow."""
    rng = random.Random(seed)
    texts = {each: (ROOT / each).read_text(encoding="utf-8") for each in modules}
    piles = [Finder(each, text).found for each, text in texts.items()]
    for pile in piles:
        rng.shuffle(pile)
    chosen: list[Change] = []
    while (piles := [pile for pile in piles if pile]) and len(chosen) < count:
        rng.shuffle(piles)
        popped = (pile.pop() for pile in piles)
        chosen += islice(filter(is_python, popped), count - len(chosen))
    return sorted(chosen)


def chosen_modules(named: Iterable[str]) -> list[str]:
    """Modules with rules: those named and those in folders named, or all where none is."""
    found = {str(path.relative_to(ROOT)) for row in MODULES for path in ROOT.glob(row)}
    rules = {path for path in found if not Path(path).name.startswith(NO_RULES)}
    modules = {each for each in named if each.endswith(".py")}
    folders = tuple(f"{each.rstrip('/')}/" for each in named if each not in modules)
    inside = {path for path in rules if path.startswith(folders)}
    return sorted(modules | inside or rules)


def main() -> None:
    """Make the changes one at a time and print what became of each."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("modules", nargs="*", help="modules or folders, in place of all rules")
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--patience", type=int, default=120, help="seconds for one change; 0: none")
    parser.add_argument("--list", action="store_true", help="print the changes, run nothing")
    chosen = parser.parse_args()
    changes = sample(chosen_modules(chosen.modules), chosen.count, chosen.seed)
    if chosen.list:
        print(*changes, sep="\n")
        return
    os.chdir(ROOT)
    became = Counter[str]()
    for change, by, soon in noticed(changes, chosen.patience):
        became["soon" if soon else "late" if by else "not"] += 1
        found = f"noticed {'by' if soon else 'late by'} {by}" if by else "NOT NOTICED"
        seen, tried = became["soon"] + became["late"], became.total()
        print(f"{seen} of {tried}: {change} -- {found}", flush=True)
    print("noticed soon {soon}, late {late}, not {not}".format_map(became))


if __name__ == "__main__":
    main()
