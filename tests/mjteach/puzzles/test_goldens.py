"""Golden files say what has changed, and keep still where nothing has."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from mjteach.core.message import Explanation, msg
from mjteach.core.tiles import parse_tiles
from mjteach.puzzles.scenes import Spot
from mjteach.riichi.presets import preset
from mjteach.riichi.rules import RuleSet, replace_options
from support.golden import Cell, Line, Row, compare
from support.puzzles.plain import line_of, parts_of


class Config:
    """What is asked of pytest."""

    def __init__(self, *, writes: bool = False) -> None:
        self.writes = writes

    def getoption(self, _name: str, /) -> bool:
        return self.writes


SAID = Row("1-0", (Cell("wait_finder-1-0 said", (msg("fu.base", fu=20),)), Cell("drawn", ())))


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A golden file of a question in words and one in short."""
    compare(tmp_path / "kept.txt", ["Hand: 23m", "right: 14m", SAID], Config(writes=True))
    return tmp_path / "kept.txt"


def failure(kept: Path, *lines: Line) -> str:
    with pytest.raises(pytest.fail.Exception) as raised:
        compare(kept, lines, Config())
    return str(raised.value)


def test_what_is_as_it_was_passes(kept: Path) -> None:
    compare(kept, ["Hand: 23m", "right: 14m", SAID], Config())
    assert kept.read_text("utf-8").splitlines() == ["Hand: 23m", "right: 14m", str(SAID)]


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (["Hand: 24m", "right: 14m", SAID], ["-Hand: 23m", "+Hand: 24m"]),
        (["Hand: 23m", "right: 1m", SAID], ["-right: 14m", "+right: 1m"]),
        (["Hand: 23m", SAID], ["-right: 14m"]),
    ],
)
def test_the_lines_that_are_others_are_named_and_no_more(
    kept: Path, lines: Iterable[Line], told: list[str]
) -> None:
    shown = failure(kept, *lines).splitlines()
    assert [
        line for line in shown if line[:1] in {"-", "+"} and line[1:2] not in {"-", "+"}
    ] == told


def test_a_word_that_is_another_tells_the_text_it_stands_for(kept: Path) -> None:
    now = SAID._replace(cells=(SAID.cells[0]._replace(parts=(msg("fu.base", fu=30),)),))
    shown = failure(kept, "Hand: 23m", "right: 14m", now)
    assert "wait_finder-1-0 said, now:\n  fu.base(fu: 30)\n      “" in shown
    assert "drawn" not in shown


def test_of_many_words_the_first_are_told_and_all_are_named(kept: Path) -> None:
    rows = [Row(f"1-{place}", (Cell(f"question {place}", (place,)),)) for place in range(8)]
    shown = failure(kept, *rows)
    assert "question 2, now:\n  2\n" in shown
    assert "and 5 more: question 3, question 4" in shown


def test_writing_anew_prints_what_is_other(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    compare(kept, ["Hand: 24m", "right: 14m", SAID], Config(writes=True))
    assert "-Hand: 23m\n+Hand: 24m" in capsys.readouterr().out
    compare(kept, ["Hand: 24m", "right: 14m", SAID], Config())


def test_of_rules_is_said_whose_they_are_and_which_options_are_others() -> None:
    wrc = preset("wrc").rules
    assert line_of(RuleSet()) == "rules(tutorial_default)"
    assert line_of(wrc) == "rules(wrc)"
    assert line_of(replace_options(RuleSet(), kuitan=False)) == (
        "rules(tutorial_default, kuitan: False)"
    )


def test_what_is_as_usual_is_left_out() -> None:
    (tile,) = parse_tiles("5p")
    assert line_of(Spot("hand.0", tile)) == "Spot(id: hand.0, tile: 5p)"
    assert line_of(Spot("hand.0", tile, back=True)) == "Spot(id: hand.0, tile: 5p, back: True)"


def test_a_number_and_its_text_are_two_things_and_the_order_of_a_set_is_none() -> None:
    assert line_of(5) != line_of("5")
    assert line_of([1, 2]) != line_of([2, 1])
    assert line_of({"b", "a"}) == line_of({"a", "b"}) == "{a, b}"


def test_an_explanation_is_told_node_by_node() -> None:
    tree = Explanation(msg("a"), (Explanation(msg("b"), (), (3,)), Explanation(msg("c"))))
    nodes = [*map(line_of, parts_of((tree, 7)))]
    assert nodes == [
        "Explanation(message: a)",
        "Explanation(message: b, highlight: [3])",
        "Explanation(message: c)",
        "7",
    ]
