"""A tile that the prompt of a question tells of is drawn beside it; facts draw theirs themselves.

Winds are left out: they name seats and rounds. With ``--all-seeds`` in a hundred questions of each
level.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

from mjteach.core.message import Message
from mjteach.core.tiles import WINDS, Tile
from mjteach.puzzles.base import Puzzle
from mjteach.puzzles.kind import Kind
from mjteach.puzzles.scenes import Board
from mjteach.riichi.round.view import SeatView
from mjteach.text import render
from support.puzzles.samples import each_kind, of_every_level

BY_NAME: Final = {
    "puzzle.tile_name.prompt.hear": "the question is how the tile of this name looks",
    "puzzle.tile_name.prompt.heap": "likewise",
    "puzzle.wait_name.prompt.1": "its sentence names none of the tiles that it is given",
    "puzzle.wait_name.prompt.2": "likewise",
}
"""Messages that tell of a tile which is not drawn, and why."""


def told(value: object) -> Iterator[Tile]:
    """The tiles that a message is given, and those of the messages in it."""
    match value:
        case Message():
            for _, param in value.params:
                yield from told(param)
        case Tile():
            yield value
        case tuple():
            for part in value:
                yield from told(part)


def drawn(puzzle: Puzzle) -> set[Tile]:
    """The kinds of all tiles in the picture, and in what stands beside it."""
    board = puzzle.scene.board
    seen = {spot.tile.kind for spot in puzzle.scene.spots()} | {
        tile.kind for tile in told(puzzle.scene.facts)
    }
    return seen | ({*at_the_table(board.view)} if isinstance(board, Board) else set())


def at_the_table(view: SeatView) -> Iterator[Tile]:
    """The kinds that lie open at a table, or are in the hand of whoever looks."""
    yield from (tile.kind for tile in view.indicators)
    if view.asked is not None:
        yield view.asked.tile.kind
    for player in view.players:
        yield from (tile.kind for tile in (player.hand.tiles if player.hand else ()))
        yield from (discard.tile.kind for discard in player.river)
        yield from (tile.kind for meld in player.melds for tile in meld.tiles)


@each_kind
def test_what_is_told_of_is_drawn(row: Kind, pytestconfig: pytest.Config) -> None:
    for puzzle in of_every_level(row, 100 if pytestconfig.getoption("--all-seeds") else 3):
        kinds = {tile.kind for tile in told(puzzle.prompt)} - {*WINDS}
        missing = kinds - drawn(puzzle)
        assert not missing or puzzle.prompt.id in BY_NAME, (puzzle.level, puzzle.seed)


WON: Final = re.compile(r"\b(won|wins)\b", re.IGNORECASE)
REFUSED: Final = (("yaku", "none"), ("may", "no"), ("wins", "nothing"))
"""Right answers by which a hand cannot win."""


@each_kind
def test_no_hand_that_cannot_win_is_said_to_have_won(
    row: Kind, pytestconfig: pytest.Config
) -> None:
    for puzzle in of_every_level(row, 100 if pytestconfig.getoption("--all-seeds") else 5):
        key = row.key(puzzle.content, puzzle.rules)
        asked = {field.id for field in puzzle.question.fields}
        if any(id in asked and key.get(id) == answer for id, answer in REFUSED):
            for fact in puzzle.scene.facts:
                assert not WON.search(render(fact)), render(fact)
