"""What is dealt fits what is asked: no won hand where riichi is, no ron at a level about tsumo."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from mahjong.shanten import Shanten

from mjteach.core.tiles import ALL_KINDS
from mjteach.puzzles.registry import kind
from support.puzzles.samples import sample

RIICHI = kind("riichi_choice")
WON: dict[str, Callable[[Any], str]] = {
    "pao_split": lambda ending: str(ending.action.kind),
    "announce": lambda told: str(told.by),
}
"""How the hand is won that a question of a kind is about."""


@pytest.mark.parametrize("level", [1, 2, 3])
def test_who_thinks_of_riichi_has_not_won(level: int) -> None:
    for puzzle in sample(RIICHI, level, 60):
        hand = puzzle.content.own.hand
        held = [0] * len(ALL_KINDS)
        for tile in (*hand.concealed, hand.drawn):
            held[ALL_KINDS.index(tile.kind)] += 1
        assert Shanten().calculate_shanten(held) >= 0, puzzle.seed


@pytest.mark.parametrize("id", WON)
def test_a_topic_deals_wins_as_its_level_does(id: str) -> None:
    """But for a topic that is called by the way to win."""
    asked = kind(id)
    for level in asked.levels:
        usual = {WON[id](puzzle.content) for puzzle in sample(asked, level, 60)}
        narrowing = (name for name, one in asked.topics.items() if one.narrows(level))
        for topic in (name for name in narrowing if name not in ("ron", "tsumo")):
            dealt = {WON[id](one.content) for one in sample(asked, level, 25, topics=(topic,))}
            assert dealt <= usual, (level, topic)
