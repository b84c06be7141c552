"""Which tiles of a sentence are drawn: its parameters, and no words that look like one."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from mjteach.core.message import Message, msg
from mjteach.core.tiles import Tile, parse_tiles
from mjteach.puzzles.base import Puzzle
from mjteach.puzzles.generate import generate
from mjteach.puzzles.kind import Kind
from mjteach.puzzles.registry import ALL, kind
from mjteach.text import pieces, render, spoken

LOOKS_LIKE_TILES = re.compile(r"(?<![\w*])(\d+[mpsz])+(?![\w*])")
SPEAKS_OF_SIGNS = {"tile_name", "tile_sort"}
"""These say how a tile is written, and "the 1s and 9s"."""


def told(of: Kind, puzzle: Puzzle) -> Iterator[Message]:
    """All that is said of a question, whatever the answer."""
    yield of.why_right(puzzle)
    trees = [of.working(puzzle)]
    for hint in of.hints(puzzle):
        yield hint.message
        trees += [hint.explanation] if hint.explanation else []
    yield from (node.message for tree in trees for _, node in tree.walk())


def drawn(message: Message) -> list[tuple[Tile, ...]]:
    return [piece for piece in pieces(message) if not isinstance(piece, str)]


def test_the_ones_and_nines_are_no_tiles() -> None:
    for name in ("terminals", "ends"):
        assert drawn(Message(f"puzzle.tile_sort.means.{name}")) == []


def test_a_short_form_is_written() -> None:
    names = kind("tile_name")
    for level in names.levels:
        for message in told(names, generate("tile_name", level=level, seed="1")):
            if "short form" in render(message):
                assert drawn(message) == []


@pytest.mark.parametrize(
    "of", [of for of in ALL if of.id not in SPEAKS_OF_SIGNS], ids=lambda of: of.id
)
def test_every_tile_of_a_question_is_drawn(of: Kind) -> None:
    for level in of.levels:
        for message in told(of, generate(of.id, level=level, seed="1")):
            words = " ".join(piece for piece in pieces(message) if isinstance(piece, str))
            assert not LOOKS_LIKE_TILES.search(words), message.id


def test_tiles_inside_lists_and_messages_are_tiles() -> None:
    """``33p11z`` is of two suits; a sentence may stand in another one."""
    inner = msg("waits.tenpai", tiles=parse_tiles("25p"), shape="tanki")
    outer = msg("feedback.because", what=inner, why=msg("tile.named", tile=Tile.P1))
    assert drawn(outer) == [(Tile.P2,), (Tile.P5,)]
    group = msg("waits.tenpai", tiles=(parse_tiles("33p11z"),), shape="tanki")
    assert drawn(group) == [parse_tiles("33p11z")]


def test_tiles_are_spoken_by_name() -> None:
    assert spoken(parse_tiles("123m77s")) == "1, 2, 3 of characters, 7, 7 of bamboo"
    assert spoken(parse_tiles("340p6z")) == (
        "3 of circles, 4 of circles, red 5 of circles, green dragon"
    )
