"""What a field for tiles offers: tiles shown where the answer is among them, else suits in play.

With ``--all-seeds`` in a hundred questions of each level.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from mjteach.core.tiles import Suit, Tile
from mjteach.puzzles.base import Puzzle
from mjteach.puzzles.canonical import tiles_of
from mjteach.puzzles.kind import Kind
from mjteach.puzzles.questions import PickTiles
from mjteach.puzzles.scenes import Board
from support.puzzles.samples import each_kind, of_every_level, right_answer, sample

ANY: Final = frozenset({"tile_name"})
"""Kinds that show no tile: they ask for one by its name."""
BESIDE: Final = {"why_not": frozenset({Suit.MANZU, Suit.PINZU, Suit.SOUZU})}
"""Suits in play that need not be shown: a set that is missing may be of another."""
SEATED: Final = frozenset({"seat_label"})
"""Kinds about the four winds, which stand at the seats of the picture."""


def shown(puzzle: Puzzle) -> set[Tile]:
    """The kinds of the tiles in a question: in its rows, and in the learner's hand at a table."""
    found = {spot.tile.kind for spot in puzzle.scene.spots()}
    board = puzzle.scene.board
    if isinstance(board, Board):
        hands = (player.hand for player in board.view.players if player.seat is board.nearest)
        found |= {tile.kind for hand in hands if hand for tile in hand.tiles}
    return found


def asked(row: Kind, puzzles: Iterator[Puzzle]) -> Iterator[tuple[Puzzle, PickTiles, set[Tile]]]:
    """Every field for tiles with the kinds of its right answer."""
    for puzzle in puzzles:
        key = right_answer(row, puzzle)
        for field in puzzle.question.fields:
            if isinstance(field, PickTiles):
                yield puzzle, field, {tile.kind for tile in tiles_of(key[field.id])}


def count(pytestconfig: pytest.Config, by_day: int) -> int:
    return 100 if pytestconfig.getoption("--all-seeds") else by_day


@each_kind
def test_the_right_answer_is_offered(row: Kind, pytestconfig: pytest.Config) -> None:
    for puzzle, field, answer in asked(row, of_every_level(row, count(pytestconfig, 6))):
        assert not field.offers or answer <= {*field.offers}, puzzle.seed
        assert {tile.suit for tile in answer} <= {*(field.suits or row.game.suits)}, puzzle.seed


@each_kind
def test_the_suits_offered_are_those_in_play(row: Kind, pytestconfig: pytest.Config) -> None:
    for puzzle, field, _ in asked(row, of_every_level(row, count(pytestconfig, 6))):
        if field.offers:
            assert row.id in SEATED or {*field.offers} <= shown(puzzle), puzzle.seed
        elif row.id not in ANY:
            in_play = {tile.suit for tile in shown(puzzle)} | BESIDE.get(row.id, frozenset())
            assert field.suits, field.id
            assert {*field.suits} <= in_play, puzzle.seed


@each_kind
def test_an_answer_that_is_always_shown_is_clicked(row: Kind, pytestconfig: pytest.Config) -> None:
    """An answer of other tiles in one question is reason enough for the keys of whole suits."""
    for level in row.levels_under(row.game.preset(row.game.usual).rules):
        if not any(asked(row, sample(row, level, 4))):
            continue
        elsewhere: dict[str, bool] = {}
        for puzzle, field, answer in asked(row, sample(row, level, count(pytestconfig, 30))):
            is_free = not field.offers and answer <= shown(puzzle)
            elsewhere[field.id] = elsewhere.get(field.id, False) or not is_free
        assert all(elsewhere.values()), (level, elsewhere)
