"""Whose answers are handed in: every story of answering, handing in and beginning afresh."""

from __future__ import annotations

from datetime import datetime, timedelta
from itertools import count, product

import pytest

from mjteach.core.errors import StudyError
from mjteach.puzzles.practice import start
from mjteach.study.answer import Answer
from mjteach.study.names import named, set_id_of
from mjteach.study.resume import open_round
from mjteach.study.whose import Rounds, handed_in, rounds, unclaimed
from mjteach.study.written import begun_afresh
from support.study.samples import MONDAY, answered

BEGUN = start("fu_count", n=10, seed="tuesday")
ANSWER, AFRESH, HAND = "answer", "afresh", "hand in"


class Story:
    """A set at one computer; what is in the files, and what was said of them."""

    def __init__(self, name: str = "", step: timedelta = timedelta(minutes=1)) -> None:
        self.set_id = named(set_id_of(BEGUN), name)
        self.given: list[str] = []
        self.is_over: dict[str, bool] = {}
        """Whether the set was begun afresh since, by the ids of answers."""
        self.filed: set[str] = set()
        self.settled: set[str] = set()
        """What was in a file before the set was begun afresh, with no name."""
        self._kept: list[Answer] = []
        self._moments = count()
        self._step = step

    @property
    def kept(self) -> list[Answer]:
        return sorted(self._kept, key=lambda one: (one.checked_at, one.id))

    def _now(self) -> datetime:
        return MONDAY + next(self._moments) * self._step

    def answer(self) -> None:
        one = answered(at=self._now(), set_id=self.set_id)
        self._kept.append(one)
        self.given.append(one.id)
        self.is_over[one.id] = False

    def afresh(self) -> None:
        self._kept.append(begun_afresh(BEGUN, self.set_id, self._now(), open_round(self.kept)))
        self.settled |= self.filed
        self.is_over = dict.fromkeys(self.is_over, True)

    def hand_in(self) -> Rounds | None:
        """What is said; None where all of it lies with the teacher, and that is said."""
        if {*self.given} == self.settled and "@" not in self.set_id:
            with pytest.raises(StudyError, match="were handed in already"):
                unclaimed(self.kept, "")
            return None
        mine = unclaimed(self.kept, "")
        self._kept.append(handed_in(mine, "", self._now()))
        self.filed |= (ids := {one.id for one in mine})
        said = rounds(self.kept, mine)
        before = sum(self.is_over[id] for id in ids)
        assert said.with_others == (0 if before == len(ids) or "@" in self.set_id else before)
        return said


STORIES = [(ANSWER, *story, HAND) for story in product((ANSWER, AFRESH, HAND), repeat=6)]


@pytest.mark.parametrize("step", [timedelta(minutes=1), timedelta(minutes=-1)], ids=["", "back"])
def test_without_a_name_every_answer_gets_into_a_file_and_what_does_not_is_said(
    step: timedelta,
) -> None:
    """Whoever they are; and however the clock goes, as it names each answer."""
    for story in STORIES:
        told = Story(step=step)
        for what in story:
            if what == ANSWER:
                told.answer()
            elif what == AFRESH:
                told.afresh()
            else:
                said = told.hand_in()
                assert {*told.given} == told.filed, story
                assert said is None or said.left_out == len(told.settled), story


def test_who_gives_a_name_in_the_line_of_the_set_hands_in_all() -> None:
    for story in STORIES:
        told = Story("ann")
        for what in story:
            if what == ANSWER:
                told.answer()
            elif what == AFRESH:
                told.afresh()
            else:
                assert told.hand_in() == Rounds(), story
                assert {*told.given} == told.filed
