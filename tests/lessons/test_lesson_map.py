"""Every section of the lesson map has its lesson, and a kind of puzzle that a lesson practises."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from mjteach.puzzles.registry import KINDS
from support.course.facts import told
from support.course.lessons import LESSONS, SPEC, cells, rules_in

MAP = SPEC.with_name("lesson_map.md")
with_the_rules = pytest.mark.skipif(
    not SPEC.is_file() or not MAP.is_file(),
    reason=f"the rules and the map are not beside the project ({SPEC}); name them in MJTEACH_RULES",
)


def source(sort: str) -> str:
    """All cells of a sort in all lessons."""
    return "\n".join(source for lesson in LESSONS for source in cells(sort, lesson))


def test_a_range_is_read() -> None:
    assert rules_in("(RK2-k, R2.1-a to R2.1-c)") == {"RK2-k", "R2.1-a", "R2.1-b", "R2.1-c"}


def rules() -> list[str]:
    """Every rule, in the order of the handbook."""
    return re.findall(r"^- \*\*(R[\w.]+-[a-z])\*\*", SPEC.read_text("utf-8"), re.MULTILINE)


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
    practised = set(re.findall(r'practice\(\s*"(\w+)"', source("code")))
    there = {rule for lesson in LESSONS for rule in told(lesson)}
    for section in sections():
        assert section.kinds <= set(KINDS), section.title
        assert section.rules & there, f"no lesson: {section.title}"
        assert section.kinds & practised, f"nothing to practise: {section.title}"
