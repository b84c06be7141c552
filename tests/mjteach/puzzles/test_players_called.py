"""Players are called in one way in a question: from the learner's seat, or by their winds.

With ``--all-seeds`` in twenty questions of each level. The words of the picture are left out: they
say both, for this is where the one is told from the other.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

from mjteach.core.message import Message
from mjteach.puzzles.base import Puzzle
from mjteach.puzzles.kind import Kind
from mjteach.puzzles.practice import single
from mjteach.puzzles.scenes import Table
from mjteach.text import render
from support.puzzles.samples import answer_with, each_kind, misled, of_every_level
from support.words.players import LETTER

_WIND: Final = "(?:East|South|West|North)"
_NO_PLAYER: Final = r"(?! winds?\b| or \w+ winds?\b| \d| round\b)"
WAYS: Final = {
    "by wind and place": re.compile(rf"\b{_WIND} \((?:you|right|across|left)\)"),
    "by wind": re.compile(
        rf"\b{_WIND}\b(?:(?:, {_WIND})* and {_WIND})?{_NO_PLAYER}(?! \((?:you|right|across|left)\))"
    ),
    "by place": re.compile(r"\bthe player (?:on your (?:right|left)|across)", re.IGNORECASE),
    "by side": re.compile(r"\b(?:Across|Right|Left)(?=:| [+-]?\d|,)"),
}


def words_of(row: Kind, puzzle: Puzzle) -> Iterator[str]:
    """Everything a question says: asked, shown, hinted, answered to false rules and worked out."""
    return map(render, messages(row, puzzle))


def messages(row: Kind, puzzle: Puzzle) -> Iterator[Message]:
    """The same before it is put into words."""
    scene = puzzle.scene
    yield from (puzzle.prompt, *scene.facts)
    for shown in scene.rows:
        yield shown.label
        yield from (spot.label for spot in shown.spots if spot.label)
    for field in puzzle.question.fields:
        yield field.label
        yield from (choice.label for choice in getattr(field, "choices", ()))
    if isinstance(scene.table, Table):
        yield from (cell for line in scene.table.lines for cell in (line.label, *line.cells))
    yield from (hint.message for hint in row.hints(puzzle, None))
    yield from (node.message for _, node in row.working(puzzle).walk())
    for _, answer in misled(row, puzzle):
        asked = single(puzzle).check(answer_with(puzzle, answer))
        yield from asked.feedback.lines


@each_kind
def test_players_are_called_in_one_way(row: Kind, pytestconfig: pytest.Config) -> None:
    count = 20 if pytestconfig.getoption("--all-seeds") else 3
    for puzzle in of_every_level(row, count):
        said = [*words_of(row, puzzle)]
        assert not [text for text in said if LETTER.search(text)]
        ways = {way: text for way, sign in WAYS.items() for text in said if sign.search(text)}
        assert len(ways) <= 1, ways


def test_ways_are_told_apart() -> None:
    def found(text: str) -> set[str]:
        return {way for way, sign in WAYS.items() if sign.search(text)}

    assert found("West (across) wins by ron on 3p from East (you)") == {"by wind and place"}
    assert found("Tenpai: East and West") == found("North discards the 4m") == {"by wind"}
    assert found("The player on your left discards the 2p.") == {"by place"}
    assert found("From first to last: Across +12.5, you +3") == {"by side"}
    assert not found("Seat: East wind, in East 2. You need the North wind.")
    assert LETTER.search("C wins")
    assert LETTER.search("player A's place")
    assert not LETTER.search("A triplet, or A 5,000-point stick")
