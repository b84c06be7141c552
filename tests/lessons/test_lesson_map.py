"""Every section of the lesson map has its lesson, and a kind of puzzle that a lesson practises."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from mjteach.api.rulebook import rules_by_id
from mjteach.puzzles.registry import KINDS
from support.course.facts import told
from support.course.lessons import LESSONS, cells, rules_in
from support.spec import specified


def source(sort: str) -> str:
    """All cells of a sort in all lessons."""
    return "\n".join(source for lesson in LESSONS for source in cells(sort, lesson))


def test_a_range_is_read() -> None:
    assert rules_in("(RK2-k, R2.1-a to R2.1-c)") == {"RK2-k", "R2.1-a", "R2.1-b", "R2.1-c"}


class Section(NamedTuple):
    """A section of the map, with what it names."""

    title: str
    kinds: set[str]
    rules: set[str]


def sections() -> Iterator[Section]:
    """Those of the map; a range of rules is in the order of the handbook."""
    order = [*rules_by_id()]
    for text in re.split(r"^### ", specified("lesson_map.md"), flags=re.MULTILINE)[1:]:
        (kinds,) = re.findall(r"^Puzzles: (.+)$", text, re.MULTILINE)
        ((many, named),) = re.findall(r"^Rules \((\d+)\): (.+)$", text, re.MULTILINE)
        first, *_, last = [*named.split(" to ")] * 2
        found = order[order.index(first) : order.index(last) + 1]
        assert len(found) == int(many)
        yield Section(text.partition("\n")[0], set(kinds.split(", ")), set(found))


def test_every_section_of_the_map_has_a_lesson_and_a_kind() -> None:
    practised = set(re.findall(r'practice\(\s*"(\w+)"', source("code")))
    there = {rule for lesson in LESSONS for rule in told(lesson)}
    for section in sections():
        assert section.kinds <= set(KINDS), section.title
        assert section.rules & there, f"no lesson: {section.title}"
        assert section.kinds & practised, f"nothing to practise: {section.title}"
