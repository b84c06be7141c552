"""Every rule of chapters 1 and 2 is cited by a lesson, or awaited in ``rules.toml``.

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
AWAITED: dict[str, str] = tomllib.loads((HERE / "rules.toml").read_text(encoding="utf-8"))
RULE = re.compile(r"(R[\d.]+)-([a-z])(?: to \1-([a-z]))?")


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


def awaited() -> dict[str, set[str]]:
    """What no lesson cites yet, by the lesson that will."""
    return {lesson: rules_in(rules) for lesson, rules in AWAITED.items()}


def test_a_range_is_read() -> None:
    assert rules_in("(R2.9-k, R2.1-a to R2.1-c)") == {"R2.9-k", "R2.1-a", "R2.1-b", "R2.1-c"}


def test_what_is_awaited_is_awaited_once_and_not_cited_yet() -> None:
    rules = [rule for own in awaited().values() for rule in own]
    assert len(rules) == len(set(rules))
    assert not cited() & set(rules)


def test_every_rule_of_chapters_1_and_2_is_cited_or_awaited() -> None:
    if not SPEC.is_file():
        pytest.skip(f"the rules are not beside the project ({SPEC}); name them in MJTEACH_RULES")
    rules = set(
        re.findall(r"^- \*\*(R[12]\.[\d.]*-[a-z])\*\*", SPEC.read_text("utf-8"), re.MULTILINE)
    )
    assert rules
    named = cited() | set().union(*awaited().values())
    assert not rules - named
    assert not {rule for rule in named if re.match(r"R[12]\.", rule)} - rules
