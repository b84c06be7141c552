"""Which question comes next, and from which chance on something counts."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from math import nextafter

import pytest

from mjteach.puzzles.diagnosis import choosing, naming, tracker
from mjteach.puzzles.diagnosis.answers import Habit
from mjteach.puzzles.diagnosis.causes import NOTHING, UNKNOWN, Cause
from mjteach.puzzles.diagnosis.choosing import in_play, next_seed
from mjteach.puzzles.diagnosis.naming import Conclusions, told
from mjteach.puzzles.diagnosis.tracker import Tracked, Trait, after
from support.puzzles.sheet import false, question_of, sheet

SHEET = sheet(false("X1", pair=0), false("X2", wait=0))
NO_PAIR, NO_WAIT = Cause((0,)), Cause((1,))
ERRED = Habit(0, ({"sum": (False, 8)},))


def believing(chances: Mapping[Cause, float], habit: Habit = ERRED) -> Tracked:
    """Somebody about whom just this is believed."""
    return Tracked(SHEET, chances=chances, habit=habit)


# ---- what is worth a question


@pytest.mark.parametrize(
    ("chances", "asked"),
    [
        ({NOTHING: 0.5, NO_PAIR: 0.499, NO_WAIT: 0.001}, {NOTHING, NO_PAIR, NO_WAIT}),
        ({NOTHING: 0.5, NO_PAIR: 0.4991, NO_WAIT: 0.0009}, {NOTHING, NO_PAIR}),
        ({NOTHING: 0.0, NO_PAIR: 1.0}, {NO_PAIR}),
        ({NOTHING: 0.84, NO_PAIR: 0.16}, {NOTHING, NO_PAIR}),
        ({NOTHING: 0.86, NO_PAIR: 0.14}, set()),
        ({}, set()),
    ],
)
def test_what_may_lie_behind_errors_is_asked_after(
    chances: Mapping[Cause, float], asked: set[Cause]
) -> None:
    assert in_play(believing(chances)) == {cause: chances[cause] for cause in asked}
    assert in_play(believing(chances, Habit(3))) == {}, "nothing was wrong"


def test_from_a_chance_on_something_is_asked_after(monkeypatch: pytest.MonkeyPatch) -> None:
    doubtful = believing({NOTHING: 0.75, NO_PAIR: 0.25})
    for least, is_asked in ((0.25, True), (nextafter(0.25, 1), False)):
        monkeypatch.setattr(choosing, "_IN_PLAY", least)
        assert bool(in_play(doubtful)) is is_asked


def test_of_a_kind_without_false_rules_nothing_is_asked_after() -> None:
    assert in_play(Tracked(sheet(), chances={NOTHING: 0.5, UNKNOWN: 0.5}, habit=ERRED)) == {}


# ---- which question tells most

TELLS = {NO_PAIR: 0.5, NO_WAIT: 0.5}
"""One bit is not known: a question that tells half of it is taken at once."""


@pytest.mark.parametrize(
    ("told_of", "taken"),
    [
        # the one that tells most; of equal ones the first; equal is what differs by rounding
        ([0.1, 0.2, 0.3, 0.2], 2),
        ([0.3, 0.2, 0.3], 0),
        ([0.3, 0.3 + 4e-10], 0),
        ([0.3, 0.3 + 6e-10], 1),
        ([0.0], 0),
        # half of a bit is plenty
        ([0.1, 0.5, 0.9], 1),
        ([0.1, 0.499, 0.9], 2),
        ([0.5, 0.9], 0),
        # twelve are looked at
        ([0.1] * 11 + [0.4, 0.49], 11),
    ],
)
def test_the_next_question_is_the_one_that_tells_most(
    told_of: Sequence[float], taken: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the places of the seeds; those after the last one that is named tell nothing."""
    last, seen = question_of(SHEET), list[str]()

    def another(puzzle: object, seed: str) -> str:
        assert puzzle is last
        seen.append(seed)
        return seed

    def telling(_known: object, _puzzle: object, weights: object) -> float:
        assert weights == TELLS
        return told_of[len(seen) - 1] if len(seen) <= len(told_of) else 0.0

    monkeypatch.setattr(choosing, "alike", another)
    monkeypatch.setattr(choosing, "told_by", telling)
    best = next_seed(believing({NOTHING: 0.0, **TELLS}), last, "7")
    assert best == seen[taken]
    assert (seen[0], len(set(seen))) == ("7", len(seen))
    plenty = next((place for place, bits in enumerate(told_of, 1) if bits >= 0.5), 12)
    assert len(seen) == plenty


def test_while_nothing_is_in_doubt_no_question_is_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(choosing, "alike", None)
    assert next_seed(believing({NOTHING: 1.0}), question_of(SHEET), "7") == "7"


def test_two_rows_of_one_name_are_no_question() -> None:
    """Who is sure of the name need not know which row: then nothing is unknown."""
    rows = sheet(false("X1", slug="a", pair=0), false("X1", slug="b", pair=2), false("X2", wait=0))
    known = Tracked(rows, chances=TELLS)
    assert choosing._unknown(known, {NO_PAIR: 0.5, NO_WAIT: 0.5}) == 0
    assert choosing._unknown(known, {NO_PAIR: 0.2, NO_WAIT: 0.2, Cause((2,)): 0.4}) == 1
    assert choosing._unknown(known, {NOTHING: 0.25, UNKNOWN: 0.25}) == 1


def test_seeds_are_four_characters_without_noughts_in_front() -> None:
    class Drawn(random.Random):
        def __init__(self, text: str) -> None:
            super().__init__(1)
            self.text = iter(text)

        def choice(self, _: Sequence[str]) -> str:
            return next(self.text)

    drawn = ("z1a9z", "0a0b1", "00001")
    assert [choosing._random_seed(Drawn(text)) for text in drawn] == ["z1a9", "a0b", "1"]


# ---- from which chance on something is said


@pytest.mark.parametrize(("name", "trace"), [("LIKELY", "ever"), ("SURE", "sure")])
def test_from_a_chance_on_something_is_remembered(
    name: str, trace: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = question_of(SHEET)
    chance = after(Tracked(SHEET), puzzle, {"pair": 0, "wait": 2, "sum": 2}).chance("X1")
    for least, is_there in ((chance, True), (nextafter(chance, 1), False)):
        monkeypatch.setattr(tracker, name, least)
        known = after(Tracked(SHEET), puzzle, {"pair": 0, "wait": 2, "sum": 2})
        assert (Trait("X1", "x1") in getattr(known, trace)) is is_there


def test_from_a_chance_on_an_unknown_rule_and_another_tables_are_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = sheet(false("X1", pair=0), options=("renpuu_pair_fu",))
    known = after(Tracked(house), question_of(house), {"pair": 2, "wait": 2, "sum": 4})
    (played,) = (cause for cause in known.chances if cause.difference)
    for cause, found in ((UNKNOWN, "unknown"), (played, "differences")):
        for least, is_told in (
            (known.chances[cause], True),
            (nextafter(known.chances[cause], 1), False),
        ):
            monkeypatch.setattr(naming, "LIKELY", least)
            assert bool(getattr(told(known), found)) is is_told
    assert told(Tracked(house)) == Conclusions()


def test_pairs_that_are_all_but_impossible_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    both = Cause((0, 1))
    chances = {NOTHING: 0.5, NO_PAIR: 0.25, NO_WAIT: 0.125, both: 0.125}
    for least, is_kept in ((0.125, True), (nextafter(0.125, 1), False)):
        monkeypatch.setattr(tracker, "_NEGLIGIBLE", least)
        kept = tracker._pruned(chances)
        assert (both in kept) is is_kept
        assert sum(kept.values()) == pytest.approx(1)
        assert kept[NOTHING] == pytest.approx(0.5 if is_kept else 0.5 / 0.875)
