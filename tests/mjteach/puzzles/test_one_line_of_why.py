"""A right answer says why in one line; a wrong one has that line when the learner moves on."""

import re

import pytest

from mjteach.puzzles.base import Puzzle
from mjteach.puzzles.generate import code_of, generate
from mjteach.puzzles.kind import Kind
from mjteach.puzzles.practice import Practice, PracticePhase, single, start
from mjteach.puzzles.registry import ALL
from mjteach.text import render
from support.puzzles.samples import each_kind, of_every_level, sample

SEEDS, ALL_SEEDS = 20, 100
LONGEST = 320
"""Letters of one line: about three lines on a phone held sideways."""
SUM = re.compile(r"((?:\d[\d,]* × )?\d[\d,]*[^+=.]*(?: \+ [^+=]*)*) = ([\d,]+)(?: → ([\d,]+))?")
VERDICT = re.compile(r"(Right|Not yet|Partly right)\b")
"""What the page says above that line."""
ADDING = {
    "fu_count": ("sum", "total"),
    "han_count": ("total",),
    "dora_pick": ("total",),
    "stick_sum": ("total",),
}
"""The fields that the number behind a sum must agree with, and the one behind an arrow."""


def count(config: pytest.Config) -> int:
    """Questions of a level."""
    return ALL_SEEDS if config.getoption("--all-seeds") else SEEDS


def told(puzzle: Puzzle, kind: Kind) -> str:
    return render(kind.why_right(puzzle))


def number(text: str) -> int:
    return int(text.replace(",", ""))


def term(text: str) -> int:
    """What is added: the number in front, or how many of how much."""
    factors = re.match(r"(\d[\d,]*)(?: × (\d[\d,]*))?", text.strip())
    assert factors, text
    return number(factors[1]) * number(factors[2] or "1")


@each_kind
def test_every_right_answer_has_one_line(row: Kind, pytestconfig: pytest.Config) -> None:
    for puzzle in of_every_level(row, count(pytestconfig)):
        line = told(puzzle, row)
        assert line, code_of(puzzle)
        assert "\n" not in line
        assert len(line) <= LONGEST, line
        assert line[-1] in ".!?”", line
        assert not VERDICT.match(line), line


@pytest.mark.parametrize(
    ("kind", "level"),
    [(kind, level) for kind in ALL if kind.id in ADDING for level in kind.levels],
)
def test_the_whole_count_adds_up(kind: Kind, level: int, pytestconfig: pytest.Config) -> None:
    seen = 0
    for puzzle in sample(kind, level, count(pytestconfig)):
        key = kind.key(puzzle.content, puzzle.rules)
        for terms, total, rounded in SUM.findall(told(puzzle, kind)):
            seen += 1
            assert sum(map(term, terms.split(" + "))) == number(total), (
                code_of(puzzle),
                terms,
                total,
            )
            said = [key[id] for id in ADDING[kind.id]]
            asked = puzzle.content.asked if kind.id == "stick_sum" else ""
            if asked in ("", "total"):
                assert number(total) == said[0]
            if rounded:
                assert number(rounded) == said[1] == -(-number(total) // 10) * 10
    assert seen or (kind.id, level) == ("dora_pick", 1)


def wrong(state: Practice) -> Practice:
    """After an answer that no question has."""
    missed = state.check({state.puzzle.question.fields[0].id: "sheep"}).practice
    assert missed.phase is PracticePhase.WRONG
    return missed


@pytest.mark.parametrize("kind", ALL, ids=lambda kind: kind.id)
def test_after_a_wrong_answer_it_is_told_at_the_latest_on_moving_on(kind: Kind) -> None:
    begun = start(kind.id, level=min(kind.levels), n=2, seed="moving")
    why = told(begun.puzzle, kind)
    for moved in (wrong(begun).next(), wrong(begun).skip(), wrong(begun).again().practice.skip()):
        assert [render(line) for line in moved.feedback.lines] == [f"The last question: {why}"]
        assert not moved.practice.hints_used


def test_it_is_told_once_and_only_of_what_was_answered_wrong() -> None:
    begun = start("fu_count", level=3, n=2, seed="moving")
    puzzle = begun.puzzle
    key = begun.kind.key(puzzle.content, puzzle.rules)
    right = begun.check({field.id: key[field.id] for field in puzzle.question.fields}).practice
    for moved in (begun.skip(), right.next(), wrong(begun).why().practice.next()):
        assert moved.feedback.lines == ()
    ended = wrong(wrong(begun).next().practice).next().feedback
    assert ended.lines[0].id == "feedback.before"


def test_another_of_its_sort_comes_with_the_line_too() -> None:
    alone = wrong(single(generate("fu_count", level=3, seed="moving")))
    assert [line.id for line in alone.next().feedback.lines] == ["feedback.before"]
