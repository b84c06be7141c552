"""False rules of fu, on hands that they do not speak of."""

from __future__ import annotations

import pytest

from mjteach.core.hand import hand
from mjteach.core.tiles import Tile
from mjteach.puzzles.mistakes import Mistake
from mjteach.puzzles.mistakes.fu import FU
from mjteach.riichi.win import evaluate_win

HANDS = {
    "orphans": ("19m19p19s1234567z", Tile.RED),
    "seven_pairs": ("1133m5577p2244s6z", Tile.GREEN),
    "sets": ("123m456m789p23s55p", Tile.S4),
}


def changed(row: Mistake, shape: str) -> bool:
    """Whether the fu of a hand are thought to be others, or to come otherwise."""
    text, tile = HANDS[shape]
    right = evaluate_win(hand(text), tile)
    wrong = row.result(right) if row.result else None
    return wrong is not None and wrong.best.fu != right.best.fu


@pytest.mark.parametrize("row", FU, ids=lambda row: f"{row.code}-{row.slug}")
def test_orphans_have_no_fu_to_be_wrong_about(row: Mistake) -> None:
    assert not changed(row, "orphans")


@pytest.mark.parametrize("shape", ["sets", "seven_pairs"])
def test_sets_and_pairs_have(shape: str) -> None:
    assert {row.code for row in FU if changed(row, shape)} >= (
        {"U04", "U28"} if shape == "sets" else {"U30"}
    )
