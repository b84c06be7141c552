"""What every kind of puzzle owes: codes of the catalogue, words for each, levels, options."""

from __future__ import annotations

import re

import pytest

from mjteach.core.errors import PuzzleError
from mjteach.core.message import Message
from mjteach.puzzles.registry import ALL, KINDS, kind
from mjteach.text import render
from support.puzzles.samples import IDS


def test_every_kind_is_found_by_its_id() -> None:
    assert list(KINDS) == IDS
    assert all(kind(row.id) is row for row in ALL)
    with pytest.raises(PuzzleError) as raised:
        kind("wait_loser")
    assert raised.value.message.get("known") == tuple(IDS)


@pytest.mark.parametrize(
    ("misspelt", "meant"),
    [("fucount", "fu_count"), ("fu_cont", "fu_count"), ("Kan choise", "kan_choice"), ("chess", "")],
)
def test_a_misspelt_kind_is_met_with_the_nearest_one(misspelt: str, meant: str) -> None:
    with pytest.raises(PuzzleError) as raised:
        kind(misspelt)
    said = str(raised.value)
    assert f"Did you mean {meant}" in said if meant else all(id in said for id in IDS)
    assert len(said) < 120 or not meant


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
    assert rule.endswith("."), "a rule is a sentence"
    for text in (name, nudge, rule):
        assert not LOUD.search(text), text
        for sentence in re.split(r"(?<=[.?]) ", RULE.sub("", text)):
            assert len(sentence.split()) < 20, sentence
