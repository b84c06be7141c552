"""Sets into which questions of earlier lessons are mixed."""

from __future__ import annotations

from itertools import pairwise

import pytest

from mjteach.core.errors import PuzzleError
from mjteach.puzzles.base import Puzzle
from mjteach.puzzles.course import TAUGHT, Taught, older_than
from mjteach.puzzles.generate import code_of, generate
from mjteach.puzzles.practice import Practice, PracticePhase, start

ROWS = [taught for rows in TAUGHT.values() for taught in rows]


def begun(seed: str = "tuesday") -> Practice:
    return start("payer", level=2, n=8, seed=seed, topics="tsumo", older="2-13")


def answered(state: Practice) -> Practice:
    """The state at the next question, this one being answered right."""
    key = state.kind.key(state.puzzle.content, state.puzzle.rules)
    asked = {field.id: key[field.id] for field in state.puzzle.question.fields if field.id in key}
    return state.check(asked).practice.prepared().next().practice


def questions(state: Practice) -> list[Puzzle]:
    found = []
    while state.phase is not PracticePhase.FINISHED:
        found.append(state.puzzle)
        state = answered(state)
    return found


def older_places(asked: list[Puzzle], kind: str = "payer") -> list[int]:
    """The numbers of the questions that are of another kind."""
    return [number for number, puzzle in enumerate(asked, 1) if puzzle.kind != kind]


@pytest.mark.parametrize("taught", ROWS, ids=lambda row: f"{row.kind}-{row.level}~{row.topics}")
def test_what_was_taught_can_be_asked(taught: Taught) -> None:
    asked = generate(taught.kind, level=taught.level, seed="a", topics=taught.topics)
    assert asked.topics or not taught.topics


@pytest.mark.parametrize("taught", ROWS, ids=lambda row: f"{row.kind}-{row.level}~{row.topics}")
def test_how_much_is_asked_is_what_is_listed(taught: Taught) -> None:
    for seed in "abc":
        asked = generate(taught.kind, level=taught.level, seed=seed, topics=taught.topics)
        assert len(asked.question.fields) == taught.parts


@pytest.mark.parametrize("lesson", TAUGHT)
def test_what_comes_back_is_the_shortest_of_its_kind(lesson: str) -> None:
    """One thing to answer, or two where the kind never asks for less."""
    earlier = [row for number, rows in TAUGHT.items() if number < lesson for row in rows]
    for taught in older_than(lesson, "no_kind"):
        assert taught.parts <= 2
        shorter = [row for row in earlier if row.kind == taught.kind and row.parts < taught.parts]
        assert not shorter


def test_one_question_in_four_is_of_an_earlier_lesson() -> None:
    asked = questions(begun())
    older = older_places(asked)
    assert len(older) == 2
    earlier = {(row.kind, row.level) for row in older_than("2-13", "payer")}
    assert all((asked[number - 1].kind, asked[number - 1].level) in earlier for number in older)


@pytest.mark.parametrize(("n", "count"), [(2, 1), (3, 1), (4, 1), (8, 2)])
def test_older_questions_come_at_any_place_but_the_first(n: int, count: int) -> None:
    """Which it is hangs on the seed; no two follow each other."""
    begun = (
        start("tile_name", level=2, n=n, seed=f"{seed}", topics="dragons", older="1-2")
        for seed in range(12)
    )
    places = [tuple(older_places(questions(state), "tile_name")) for state in begun]
    assert {len(found) for found in places} == {count}
    assert {number for found in places for number in found} <= {*range(2, n + 1)}
    assert all(later - earlier > 1 for found in places for earlier, later in pairwise(found))
    assert len({*places}) > 1 or n == 2


def test_the_same_seed_gives_the_same_set() -> None:
    once, again, other = ([*map(code_of, questions(begun(s)))] for s in ("one", "one", "two"))
    assert once == again != other


def test_without_a_lesson_nothing_is_mixed_in() -> None:
    asked = questions(start("payer", level=2, n=4, seed="tuesday", topics="tsumo"))
    assert {puzzle.kind for puzzle in asked} == {"payer"}


def test_another_table_is_kept() -> None:
    state = start("payer", level=2, n=3, seed="a", topics="tsumo", ruleset="club", older="2-13")
    assert {puzzle.ruleset for puzzle in questions(state)} == {"club"}


def test_an_older_question_tells_of_its_own_kind_alone() -> None:
    """Neither the summary nor the next question of the set rests on it."""
    state = begun()
    while not state.is_older:
        state = answered(state)
    before, kind = state.told, state.kind
    wrong = next(
        given
        for row in kind.mistakes
        if (given := kind.answer(state.puzzle.content, state.puzzle.rules, row))
        and given != kind.key(state.puzzle.content, state.puzzle.rules)
    )
    asked = {field.id: wrong.get(field.id) for field in state.puzzle.question.fields}
    told = state.check(asked).practice
    assert told.tracked.kind is kind
    assert told.told == before
    assert [len(known.record) for known in told.known] == [state.number - 1, 1]
    assert told.next().practice.puzzle.kind == "payer"


def test_a_new_set_is_of_the_same_sort() -> None:
    state = begun()
    while state.phase is not PracticePhase.FINISHED:
        state = answered(state)
    again = state.again().practice
    assert (again.puzzle.kind, again.of, again.older) == ("payer", 8, state.older)


def test_no_older_question_is_of_the_same_kind_or_of_a_later_lesson() -> None:
    assert older_than("0-1", "tile_name") == ()
    assert {row.kind for row in older_than("1-1", "tile_name")} == {"wait_finder"}
    assert "payer" not in {row.kind for row in older_than("2-14", "payer")}


def test_a_lesson_that_is_not_there() -> None:
    with pytest.raises(PuzzleError) as refused:
        older_than("2-99", "payer")
    assert "“2-99”" in str(refused.value)
    assert "2-14" in str(refused.value)
