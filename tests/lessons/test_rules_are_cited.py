"""Every rule of the game is cited by a lesson, or stands in ``rules.toml`` with its reason.

Every section of the lesson map has its lesson, and a kind of puzzle that a lesson practises.

A lesson cites the rules that it states: ``R2.9-k``, or ``R2.9-a to R2.9-f``, in its folds.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from mjteach.puzzles.registry import KINDS
from support.course.lessons import LESSONS, SPEC, cells, rules_in

HERE = Path(__file__).parent
MAP = SPEC.with_name("lesson_map.md")
with_the_rules = pytest.mark.skipif(
    not SPEC.is_file() or not MAP.is_file(),
    reason=f"the rules and the map are not beside the project ({SPEC}); name them in MJTEACH_RULES",
)
NOT_CITED: dict[str, dict[str, str]] = tomllib.loads((HERE / "rules.toml").read_text("utf-8"))
TO_COME = {"score_full", "announce", "penalty_sort"}
"""Kinds of the map that are not in the registry yet."""


def source(sort: str) -> str:
    """All cells of a sort in all lessons."""
    return "\n".join(source for lesson in LESSONS for source in cells(sort, lesson))


def cited() -> set[str]:
    """What the lessons cite."""
    return rules_in(source("markdown"))


def not_cited() -> list[str]:
    """What no lesson cites: the rules of lessons that are not there yet, and what is left out."""
    awaited = NOT_CITED["awaited"].items()
    due = "\n".join(rules for lesson, rules in awaited if lesson not in LESSONS)
    return sorted(rules_in(due)) + list(NOT_CITED["left_out"])


def test_a_range_is_read() -> None:
    assert rules_in("(RK2-k, R2.1-a to R2.1-c)") == {"RK2-k", "R2.1-a", "R2.1-b", "R2.1-c"}


def test_what_is_not_cited_stands_once_and_has_a_reason() -> None:
    rules = not_cited()
    assert len(rules) == len(set(rules))
    assert not cited() & set(rules)
    assert all(len(reason.split()) > 5 for reason in NOT_CITED["left_out"].values())


def rules() -> list[str]:
    """Every rule, in the order of the handbook."""
    return re.findall(r"^- \*\*(R[\w.]+-[a-z])\*\*", SPEC.read_text("utf-8"), re.MULTILINE)


@with_the_rules
def test_every_rule_is_cited() -> None:
    named = cited() | set(not_cited())
    assert not set(rules()) - named
    assert not named - set(rules())


class Section(NamedTuple):
    """A section of the map, with what it names."""

    title: str
    kinds: set[str]
    rules: set[str]


def sections() -> Iterator[Section]:
    """Those of the map; a range of rules is in the order of the handbook."""
    order = rules()
    for text in re.split(r"^### ", MAP.read_text("utf-8"), flags=re.MULTILINE)[1:]:
        (kinds,) = re.findall(r"^Puzzles: (.+)$", text, re.MULTILINE)
        ((many, named),) = re.findall(r"^Rules \((\d+)\): (.+)$", text, re.MULTILINE)
        first, *_, last = [*named.split(" to ")] * 2
        found = order[order.index(first) : order.index(last) + 1]
        assert len(found) == int(many)
        yield Section(text.partition("\n")[0], set(kinds.split(", ")), set(found))


@with_the_rules
def test_every_section_of_the_map_has_a_lesson_and_a_kind() -> None:
    practised = set(re.findall(r'practice\(\s*"(\w+)"', source("code"))) | TO_COME
    there = cited()
    for section in sections():
        assert section.kinds <= set(KINDS) | TO_COME, section.title
        if not section.rules <= set(not_cited()):
            assert section.rules & there, f"no lesson: {section.title}"
            assert section.kinds & practised, f"nothing to practise: {section.title}"
