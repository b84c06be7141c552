"""What today's sets come to over sixty days: what is due, what waits, when false rules are gone.

    python tests/bench/days.py --habit daily --days 60

A made learner does a lesson on each of the first days and today's ten minutes on every day of
their habit. They hold three false rules; each time one of them was explained to them they drop it
with a chance of four in ten. A question takes them 25 seconds. Days go by a given clock.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2])]

from mjteach.puzzles.base import Puzzle  # noqa: E402
from mjteach.puzzles.course import TAUGHT  # noqa: E402
from mjteach.puzzles.questions import Response  # noqa: E402
from mjteach.study.answer import Answer  # noqa: E402
from mjteach.study.clock import fresh_id, stamp  # noqa: E402
from mjteach.study.due import due, standings  # noqa: E402
from mjteach.study.made import answered, by_rule  # noqa: E402
from mjteach.study.today import today  # noqa: E402
from support.study.samples import MONDAY  # noqa: E402
from support.study.weeks import lesson_done, row_of  # noqa: E402

DAY, SECONDS = timedelta(days=1), 25
HABITS: Final[dict[str, Callable[[int], bool]]] = {
    "daily": lambda _: True,
    "weekends": lambda day: day % 7 >= 5,
    "gap": lambda day: not 20 <= day < 34,
}
LESSONS: Final = ("2-03", "2-04", "2-05", "2-06", "4-2", "4-3")
BELIEFS: Final = ("W05", "D01", "U11")
_DROPPED: Final = 0.4


class Learner:
    """What somebody believes, and how often each belief was met."""

    def __init__(self, seed: str) -> None:
        self.chance, self.believed = random.Random(seed), [*BELIEFS]
        self.met = dict.fromkeys(BELIEFS, 0)
        self.answers: list[Answer] = []

    def answer(self, puzzle: Puzzle) -> Response:
        """What is answered; a belief that showed is explained, and may be dropped."""
        right = by_rule(puzzle, None)
        for code in BELIEFS:
            row = row_of(puzzle.kind, code)
            wrong = by_rule(puzzle, row) if row is not None else right
            if wrong != right:
                self.met[code] += 1
                if code in self.believed:
                    if self.chance.random() < _DROPPED:
                        self.believed.remove(code)
                    return wrong
        return right

    def done(self, codes: list[str], seed: str, at: datetime) -> None:
        """A planned set."""
        for place, one in enumerate(answered(codes, seed, self.answer), 1):
            when = at + timedelta(seconds=SECONDS * place)
            self.answers.append(
                one._replace(id=fresh_id(when), checked_at=stamp(when), seconds=float(SECONDS))
            )

    def lesson(self, lesson: str, at: datetime) -> None:
        """The sets of a lesson, in which what is still believed shows."""
        held = next(
            (
                code
                for code in self.believed
                if any(row_of(row.kind, code) for row in TAUGHT[lesson])
            ),
            None,
        )
        done = lesson_done(lesson, at, held)
        self.answers += [one._replace(seconds=float(SECONDS)) for one in done]
        if held is not None:
            self.met[held] += sum(held in one.tests for one in done)


def days(habit: str, many: int, seed: str) -> Iterator[str]:
    learner, lessons = Learner(seed), [*LESSONS]
    gone: dict[str, int] = {}
    most, longest, idle, active, missed = 0.0, 0, 0, 0, set[str]()
    longest_code = "none"
    waiting: dict[str, int] = {}
    for day in range(many):
        if not HABITS[habit](day):
            continue
        at = MONDAY + DAY * day
        active += 1
        wanted = today(learner.answers, at, minutes=60).asked
        own = [one for one in wanted if one.reason.id not in _NOT_DUE]
        most = max(most, len(own) * (SECONDS + 10) / 60)
        made = today(learner.answers, at)
        idle += made.is_idle
        learner.done([one.code for one in made.asked], made.seed, at)
        if lessons:
            learner.lesson(lessons.pop(0), at + timedelta(hours=1))
        left = {one.code for one in due(learner.answers, at)}
        waiting = {code: waiting.get(code, 0) + 1 for code in left}
        for code, count in waiting.items():
            if count > longest:
                longest, longest_code = count, code
        now = standings(learner.answers, at)
        missed |= {code for code in BELIEFS if code in now and now[code].owed}
        for code in missed - gone.keys():
            if now[code].owed == 0 and code not in learner.believed:
                gone[code] = learner.met[code]
    yield f"{habit}: {active} days, nothing due on {idle}"
    yield f"  due at most {most:.0f} minutes"
    yield f"  a rule that was due waited {longest} days of practice at most ({longest_code})"
    told = ", ".join(f"{code} after {gone.get(code, 'never')}" for code in sorted(missed))
    yield f"  false rules gone, by meetings: {told}"


_NOT_DUE: Final = ("today.newest", "today.surprise", "today.first")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--habit", action="append", choices=HABITS)
    parser.add_argument("--days", type=int, default=60)
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    for habit in given.habit or HABITS:
        for line in days(habit, given.days, given.seed):
            print(line, flush=True)


if __name__ == "__main__":
    main()
