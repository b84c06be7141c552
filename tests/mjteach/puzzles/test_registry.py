"""What every kind of puzzle owes: codes of the catalogue, words for each, levels, options."""

from __future__ import annotations

import re

import pytest

from mjteach.core.errors import PuzzleError
from mjteach.core.message import Message
from mjteach.puzzles.registry import ALL, KINDS, kind
from mjteach.text import render
from support.puzzles.samples import IDS


def _codes(topic: str, last: int) -> set[str]:
    return {f"{topic}{number:02}" for number in range(1, last + 1)}


def _each(letter: str, *numbers: int) -> set[str]:
    """The codes of a letter with these numbers."""
    return {f"{letter}{number:02}" for number in numbers}


RULE_SET_CODES = {
    *_each("Y", 14, 10),
    *_each("P", 12, 14, 18),
    *_each("U", 25, 33, 29),
    *_each("W", 18),
    *_each("F", 12, 13, 22, 19),
    *_each("R", 6, 7, 9, 10, 11, 12, 13, 14),
    *_each("K", 2, 6, 8),
    *_each("C", 5, 6, 8, 15),
    *_each("S", 8, 9, 11, 1, 2, 3, 17, 18),
    *_each("H", 6),
    *_each("G", 6),
}
"""The codes that rule sets can bring about."""

CATALOGUE = {
    "wait_finder": _codes("W", 25) | {"H09", "H10"},
    "furiten_judge": _codes("F", 22),
    "fu_count": _codes("U", 34),
    "rule_compare": RULE_SET_CODES,
    "korean_count": _codes("KR", 26),
}
"""The codes that misconceptions gives to each kind: section 2.3, for rule sets section 7."""


def test_every_kind_is_found_by_its_id() -> None:
    assert list(KINDS) == IDS
    assert all(kind(row.id) is row for row in ALL)
    with pytest.raises(PuzzleError) as raised:
        kind("wait_loser")
    assert raised.value.message.get("known") == tuple(IDS)


@pytest.mark.parametrize("id", IDS)
def test_a_kind_has_every_code_of_its_topics_or_says_why_not(id: str) -> None:
    row = kind(id)
    rows = {mistake.code for mistake in row.mistakes}
    assert rows | set(row.left_out) >= CATALOGUE[id]
    assert not rows & set(row.left_out)
    assert all(len(reason.split()) > 3 for reason in row.left_out.values())


@pytest.mark.parametrize("id", IDS)
def test_options_and_levels_exist(id: str) -> None:
    row = kind(id)
    assert set(row.options) <= set(row.game.options)
    assert row.levels == tuple(range(1, len(row.levels) + 1))
    assert render(Message(f"puzzle.{id}.name"))


SPOKEN = sorted({mistake.code for row in ALL for mistake in row.mistakes})
TILE = re.compile(r"\b\d+[mpsz]\b")
RULE = re.compile(r"\(RK?\d[^)]*\)\.$")
LOUD = re.compile(r"!|\b(simply|obviously|just|of course)\b", re.IGNORECASE)


@pytest.mark.parametrize("code", SPOKEN)
def test_every_false_rule_has_its_words(code: str) -> None:
    name, nudge, rule = (render(Message(f"mistake.{code}.{w}")) for w in ("name", "nudge", "rule"))
    assert name
    assert "?" in nudge or nudge.endswith("."), nudge
    assert not TILE.search(nudge), "a nudge points at the place, never at the tile"
    assert RULE.search(rule), "a rule ends with its number"
    for text in (name, nudge, rule):
        assert not LOUD.search(text), text
        for sentence in re.split(r"(?<=[.?]) ", RULE.sub("", text)):
            assert len(sentence.split()) < 20, sentence
