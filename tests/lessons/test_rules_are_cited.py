"""Every rule of the game is cited by a lesson, or stands in ``rules.toml`` with its reason.

A lesson cites the rules that it states: ``R2.9-k``, or ``R2.9-a to R2.9-f``, in its folds.
"""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path

import nbformat
import pytest

HERE = Path(__file__).parent
LESSONS = HERE.parents[1] / "lessons" / "en"
BESIDE_THE_PROJECT = HERE.parents[2] / "shared" / "spec" / "rules.md"
SPEC = Path(os.environ.get("MJTEACH_RULES") or BESIDE_THE_PROJECT)
NOT_CITED: dict[str, dict[str, str]] = tomllib.loads((HERE / "rules.toml").read_text("utf-8"))
RULE = re.compile(r"(R[AK]?[\d.]+)-([a-z])(?: to \1-([a-z]))?")


def rules_in(text: str) -> set[str]:
    """The rules that a text names, one by one or from one to another."""
    found = set()
    for section, first, last in RULE.findall(text):
        letters = range(ord(first), ord(last or first) + 1)
        found |= {f"{section}-{chr(letter)}" for letter in letters}
    return found


def cited() -> set[str]:
    """What the lessons cite."""
    cells = (cell for path in LESSONS.glob("*.ipynb") for cell in nbformat.read(path, 4).cells)
    return rules_in("\n".join(cell.source for cell in cells if cell.cell_type == "markdown"))


def not_cited() -> list[str]:
    """What no lesson cites: the rules of lessons that are not there yet, and what is left out."""
    awaited = NOT_CITED["awaited"].items()
    due = "\n".join(rules for lesson, rules in awaited if not any(LESSONS.glob(f"{lesson}-*")))
    return sorted(rules_in(due)) + list(NOT_CITED["left_out"])


def test_a_range_is_read() -> None:
    assert rules_in("(RK2-k, R2.1-a to R2.1-c)") == {"RK2-k", "R2.1-a", "R2.1-b", "R2.1-c"}


def test_what_is_not_cited_stands_once_and_has_a_reason() -> None:
    rules = not_cited()
    assert len(rules) == len(set(rules))
    assert not cited() & set(rules)
    assert all(len(reason.split()) > 5 for reason in NOT_CITED["left_out"].values())


def test_every_rule_is_cited() -> None:
    if not SPEC.is_file():
        pytest.skip(f"the rules are not beside the project ({SPEC}); name them in MJTEACH_RULES")
    rules = set(re.findall(r"^- \*\*(R[\w.]+-[a-z])\*\*", SPEC.read_text("utf-8"), re.MULTILINE))
    assert rules
    named = cited() | set(not_cited())
    assert not rules - named
    assert not named - rules
