"""A week as somebody is shown it, in words and day by day, to be read as that person.

    python tests/bench/week.py --who fu
    python tests/bench/week.py --who lessons --days 5

Somebody who practises fu does two tens of ``mjw.dojo("fu", clock=True)`` a day, and looks at
``mjw.progress()``. Somebody who learns does today's set, then a lesson's sets, and looks at it too.
Each has one false rule: they try once more where an answer was wrong, ask why when it's wrong
again, and drop the rule on the third day. One answer in fifteen is a slip. Days go by a given
clock, and answers are kept in a folder of their own. ``--scenes`` prints the questions too.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "widgets"), str(ROOT / "tests")]

import mjwidgets as mjw  # noqa: E402
from mjteach.puzzles.practice import PracticePhase  # noqa: E402
from mjteach.puzzles.questions import Response  # noqa: E402
from mjteach.study.clock import GIVEN, moment, stamp  # noqa: E402
from mjteach.study.made import by_rule  # noqa: E402
from mjwidgets._puzzle.widget import PuzzleWidget  # noqa: E402
from support.course.lessons import sets  # noqa: E402
from support.pages.learners import wrong_answer  # noqa: E402
from support.study.weeks import row_of  # noqa: E402

MONDAY: Final = moment("2026-11-23T18:00")
LESSONS: Final = ("2-03", "2-04", "2-05", "2-06", "4-2", "4-3", "4-4")
BELIEF: Final = {"fu": "U11", "lessons": "D01"}
_SLIP: Final = 1 / 15
_DROPPED_ON: Final = 3
_JUDGED: Final = (PracticePhase.RIGHT, PracticePhase.WRONG)


class Person:
    """Who answers, and what time it is for them."""

    def __init__(self, who: str, *, scenes: bool) -> None:
        self.belief: str | None = BELIEF[who]
        self.at, self.chance, self.scenes = MONDAY, random.Random(f"week/{who}"), scenes

    def passes(self, seconds: float) -> None:
        self.at += timedelta(seconds=seconds)
        os.environ[GIVEN] = stamp(self.at)

    def begins(self, day: datetime) -> None:
        self.at = day
        self.passes(0)

    def response(self, widget: PuzzleWidget) -> Response:
        puzzle = widget.question
        if self.chance.random() < _SLIP and widget.state.attempts == 0:
            with suppress(StopIteration):  # nothing else to choose
                return wrong_answer(widget)
        return by_rule(puzzle, row_of(puzzle.kind, self.belief))

    def goes_through(self, widget: PuzzleWidget) -> Iterator[str]:
        """A set, and what is said in it."""
        while widget.state.phase is not PracticePhase.FINISHED:
            number, seconds = widget.state.number, self.chance.randint(12, 40)
            yield f"  {number} of {widget.state.of}: {_line(widget, scenes=self.scenes)}"
            given = self.response(widget)
            yield f"     > {' '.join(f'{id}={value}' for id, value in given.items())}"
            yield from self._answered(widget, given, seconds)
            if widget.state.phase is PracticePhase.WRONG:
                widget.again()
                yield from self._answered(widget, self.response(widget), 8)
                if widget.state.phase is PracticePhase.WRONG:
                    yield from _indented(widget.why())
            if widget.state.phase in _JUDGED:
                said = widget.next()
        yield from _indented(said)

    def _answered(self, widget: PuzzleWidget, given: Response, seconds: float) -> Iterator[str]:
        self.passes(seconds)
        widget._memory.measured(seconds)
        yield from _indented(widget.check(given))


def _line(widget: PuzzleWidget, *, scenes: bool) -> str:
    text = widget._still()[1]
    return text.replace("\n", "\n     ") if scenes else text.partition("\n")[0]


def _indented(text: str) -> Iterator[str]:
    yield from (f"       {line}" for line in text.splitlines() if line.strip())


def fu_day(person: Person, _day: int) -> Iterator[str]:
    dojo = mjw.dojo("fu", clock=True)
    for number in range(2):
        yield f'mjw.dojo("fu", clock=True), ten number {number + 1} of the day'
        yield from person.goes_through(dojo)
        if number == 0:
            dojo.again()


def lesson_day(person: Person, day: int) -> Iterator[str]:
    yield "mjw.today()"
    yield from person.goes_through(mjw.today())
    for practice in sets(LESSONS[day % len(LESSONS)]):
        yield f"lesson {LESSONS[day % len(LESSONS)]}: {practice.puzzle.kind}"
        yield from person.goes_through(PuzzleWidget(practice))


DAYS: Final[dict[str, Callable[[Person, int], Iterator[str]]]] = {
    "fu": fu_day,
    "lessons": lesson_day,
}


def week(who: str, days: int, *, scenes: bool) -> Iterator[str]:
    person = Person(who, scenes=scenes)
    for day in range(days):
        person.begins(MONDAY + timedelta(days=day))
        if day == _DROPPED_ON:
            person.belief = None
        yield f"\n=== day {day + 1}, believes {person.belief or 'nothing false'}"
        yield from DAYS[who](person, day)
        yield "mjw.progress()"
        yield from _indented(mjw.progress().text)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--who", choices=DAYS, required=True)
    parser.add_argument("--days", type=int, default=7)
    parser.add_argument("--scenes", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["MJTEACH_STUDY"] = folder
        for line in week(given.who, given.days, scenes=given.scenes):
            print(line, flush=True)


if __name__ == "__main__":
    main()
