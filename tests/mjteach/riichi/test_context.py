"""The words by which a situation is named, and the facts they stand for."""

from __future__ import annotations

from typing import Any

import pytest

from mjteach.core.errors import SituationError
from mjteach.core.melds import MeldKind
from mjteach.core.tiles import Tile
from mjteach.riichi.context import FLAGS, WinBy, WinContext, with_flags

CONTEXT = WinContext()
DREW = WinContext(WinBy.TSUMO)


@pytest.mark.parametrize(
    ("words", "context", "problem"),
    [
        ("richi", CONTEXT, "no_such_flag"),
        ("haitei", CONTEXT, "flag_and_win"),
        ("rinshan", CONTEXT, "flag_and_win"),
        ("chiihou", CONTEXT, "flag_and_win"),
        ("houtei", DREW, "flag_and_win"),
        ("chankan", DREW, "flag_and_win"),
        ("renhou", DREW, "flag_and_win"),
        ("mixed_in", CONTEXT, "flag_and_win"),
        ("tenhou", CONTEXT._replace(seat_wind=Tile.EAST), "flag_and_win"),
        ("tenhou", DREW, "tenhou_not_dealer"),
        ("chiihou", DREW._replace(seat_wind=Tile.EAST), "first_turn_dealer"),
        ("renhou", CONTEXT._replace(seat_wind=Tile.EAST), "first_turn_dealer"),
    ],
)
def test_words_that_contradict_the_win(words: str, context: WinContext, problem: str) -> None:
    with pytest.raises(SituationError) as refused:
        with_flags(context, words.split())
    assert refused.value.message.id == f"error.situation.{problem}"


MEANT = [
    ("riichi", CONTEXT, {"riichi": True}),
    ("double_riichi", CONTEXT, {"riichi": True, "double_riichi": True}),
    ("open_riichi", CONTEXT, {"riichi": True, "open_riichi": True}),
    ("ippatsu", CONTEXT, {"ippatsu": True}),
    ("rinshan", DREW, {"after_kan": True}),
    ("chankan", CONTEXT, {"robbed": MeldKind.KAKAN}),
    ("haitei", DREW, {"last_tile": True}),
    ("houtei", CONTEXT, {"last_tile": True}),
    ("tenhou", DREW._replace(seat_wind=Tile.EAST), {"first_turn": True}),
    ("chiihou", DREW, {"first_turn": True}),
    ("renhou", CONTEXT, {"first_turn": True}),
    ("mixed_in", DREW, {"mixed_in": True}),
]


@pytest.mark.parametrize(("word", "context", "facts"), MEANT)
def test_a_word_stands_for_facts_and_takes_none_away(
    word: str, context: WinContext, facts: dict[str, Any]
) -> None:
    meant = context._replace(**facts)
    assert with_flags(context, [word]) == meant
    assert with_flags(meant, []) == meant
    robbed = context._replace(robbed=MeldKind.ANKAN)
    assert with_flags(robbed, [word]).robbed is MeldKind.ANKAN


def test_of_what_is_not_said_nothing_is_special() -> None:
    """Every fact is absent, and the win is the first without a break (R3.7-d)."""
    special = {name: fact for name, fact in WinContext()._asdict().items() if fact}
    winds = {"seat_wind": Tile.SOUTH, "round_wind": Tile.EAST}
    assert special == {"by": WinBy.RON, "wins_in_row": 1, **winds}


def test_every_word_has_its_facts() -> None:
    assert {word for word, *_ in MEANT} == {*FLAGS}
