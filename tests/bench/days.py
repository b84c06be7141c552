"""What today's sets come to over sixty days: what is due, what waits, when false rules are gone.

    python tests/bench/days.py --habit daily --days 60 --seeds 1-3

A made learner does a lesson on each of the first days and today's ten minutes on every day of
their habit. They hold five false rules; each time one of them was explained to them they drop it
with a chance of four in ten. A question takes them 25 seconds, and 10 go by until the next. Days go
by a given clock. What today promises is counted by the answers alone, and every breach is named.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Set
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Final

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2])]

from mjteach.puzzles.base import Puzzle  # noqa: E402
from mjteach.puzzles.generate import code_of  # noqa: E402
from mjteach.puzzles.questions import Response  # noqa: E402
from mjteach.study.answer import Answer  # noqa: E402
from mjteach.study.clock import day_of, fresh_id, stamp  # noqa: E402
from mjteach.study.due import BOXES, standings  # noqa: E402
from mjteach.study.made import answered, by_rule  # noqa: E402
from mjteach.study.today import Today, today  # noqa: E402
from support.study.samples import MONDAY  # noqa: E402
from support.study.weeks import row_of, sets_of  # noqa: E402

DAY, SECONDS, BETWEEN = timedelta(days=1), 25, 10
HABITS: Final[dict[str, Callable[[int], bool]]] = {
    "daily": lambda _: True,
    "weekends": lambda day: day % 7 >= 5,
    "gap": lambda day: not 20 <= day < 34,
}
LESSONS: Final = ("2-03", "2-04", "2-05", "2-06", "4-2", "4-3")
BELIEFS: Final = ("Y16", "W01", "D01", "F01", "U11")
MOST_DUE, MEETINGS = 20, 8
_DROPPED: Final = 0.4
_NOT_DUE: Final = ("today.newest", "today.surprise", "today.first")
_NONE: Final[Set[str]] = frozenset()


class Learner:
    """What somebody believes, and how often each belief was met since it was found."""

    def __init__(self, seed: str) -> None:
        self.chance, self.believed = random.Random(seed), [*BELIEFS]
        self.met: dict[str, int] = {}
        self.answers: list[Answer] = []

    def answer(self, puzzle: Puzzle, *, is_wanted: bool = False) -> Response:
        """What is answered; a belief that showed is explained, and may be dropped.

        It was met where the question was wanted for what is due.
        """
        right = by_rule(puzzle, None)
        for code in BELIEFS:
            row = row_of(puzzle.kind, code)
            wrong = by_rule(puzzle, row) if row is not None else right
            if wrong != right:
                if code in self.met:
                    self.met[code] += is_wanted
                if code in self.believed:
                    if self.chance.random() < _DROPPED:
                        self.believed.remove(code)
                    return wrong
        return right

    def done(
        self, codes: list[str], seed: str, at: datetime, set_id: str = "", wanted: Set[str] = _NONE
    ) -> datetime:
        """A set from a moment on; the moment when it is done."""
        when = at

        def answer(puzzle: Puzzle) -> Response:
            return self.answer(puzzle, is_wanted=code_of(puzzle) in wanted)

        for one in answered(codes, seed, answer):
            when += timedelta(seconds=SECONDS + BETWEEN)
            kept = one._replace(id=fresh_id(when), checked_at=stamp(when), seconds=float(SECONDS))
            self.answers.append(kept._replace(set_id=set_id) if set_id else kept)
        return when

    def lesson(self, lesson: str, at: datetime) -> None:
        """The sets of a lesson."""
        for codes in sets_of(lesson):
            at = self.done(codes, lesson, at, f"{codes[0]}*{len(codes)}")


class Promises:
    """What today promises, counted from the answers without what it is made with."""

    def __init__(self) -> None:
        self.owed: dict[str, int] = {}
        """So many days in which a missed rule was right are still wanted."""
        self.broken: Counter[str] = Counter()

    def of_set(self, made: Today, answers: list[Answer], due: Iterable[str]) -> None:
        """Of a set before it is answered."""
        words = Counter(one.reason.id for one in made.asked)
        self.broken["more than one surprise"] += words["today.surprise"] > 1
        waiting = {*due}
        self.broken["idle and something due"] += made.is_idle and bool(waiting)
        self.broken["missed and not due"] += len(self.owed.keys() - waiting)
        last: dict[tuple[str, int], list[bool]] = {}
        for one in answers:
            if one.is_checked and one.tries == 1 and not one.is_review:
                last.setdefault((one.kind, one.level), []).append(one.is_right)
        for asked in made.asked:
            kind, level = asked.puzzle.kind, asked.puzzle.level
            is_sure = last.get((kind, level), [])[-2:] == [True, True]
            above = any((kind, higher) in last for higher in range(level + 1, 9))
            is_free = asked.reason.id in _NOT_DUE
            self.broken["two right and no higher level"] += is_free and is_sure and above

    def of_day(self, answers: list[Answer], day: date) -> None:
        """Of a day after it."""
        own = [one for one in answers if day_of(one.checked_at, MONDAY.tzinfo) == day]
        before = [one for one in answers if day_of(one.checked_at, MONDAY.tzinfo) < day]
        known = {code for one in before for code in (*one.tests, *one.blamed)}
        missed = {code for one in own for code in one.blamed}
        right = {code for one in own if one.is_right for code in one.tests} - missed
        for code in right & self.owed.keys():
            self.owed[code] -= 1
            if not self.owed[code]:
                del self.owed[code]
        self.owed |= dict.fromkeys(missed, 2)
        now = standings(answers, datetime.combine(day, MONDAY.time(), MONDAY.tzinfo))
        new = {code: one for code, one in now.items() if code not in known}
        self.broken["new and not back tomorrow"] += sum(one.on > day + DAY for one in new.values())


def days(habit: str, many: int, seed: str) -> Iterator[str]:
    learner, lessons, promises = Learner(seed), [*LESSONS], Promises()
    gone: dict[str, int] = {}
    found, lengths, idle = list[float](), list[float](), 0
    waiting, longest, late = dict[str, int](), ("", 0), Counter[str]()
    active = [day for day in range(many) if HABITS[habit](day)]
    for day in active:
        at = MONDAY + DAY * day
        stood = standings(learner.answers, at)
        due = {code for code, one in stood.items() if one.on <= at.date()}
        wanted = today(learner.answers, at, minutes=60).asked
        own = [one for one in wanted if one.reason.id not in _NOT_DUE]
        found.append(len(own) * (SECONDS + BETWEEN) / 60)
        made = today(learner.answers, at)
        idle += made.is_idle
        if not made.is_first and not made.is_idle:
            lengths.append(len(made.asked) * (SECONDS + BETWEEN) / 60)
        promises.of_set(made, learner.answers, due)
        for_due = {one.code for one in made.asked if one.reason.id not in _NOT_DUE}
        end = learner.done([one.code for one in made.asked], made.seed, at, wanted=for_due)
        now = standings(learner.answers, at)
        waiting = {code: waiting.get(code, 0) + 1 for code in due if now[code].last != at.date()}
        longest = max([longest, *waiting.items()], key=lambda one: one[1])
        late.update(code for code, n in waiting.items() if n == BOXES[now[code].box] + 1)
        if lessons:
            learner.lesson(lessons.pop(0), end + timedelta(hours=1))
        promises.of_day(learner.answers, at.date())
        now = standings(learner.answers, at)
        for code in BELIEFS:
            if code not in gone and code in now and now[code].owed:
                learner.met.setdefault(code, 0)
            is_open = code in learner.met and code not in gone
            if is_open and code not in learner.believed and not now[code].owed:
                gone[code] = learner.met[code]
    yield f"{habit}, seed {seed}: {len(active)} days, nothing due on {idle}"
    over = sum(minutes > MOST_DUE for minutes in found)
    yield f"  due at most {max(found):.0f} minutes, on {over} days above {MOST_DUE}"
    yield f"  sets of {min(lengths):.0f} to {max(lengths):.1f} minutes"
    yield f"  a due rule waited {longest[1]} days of practice at most ({longest[0] or 'none'})"
    yield f"  untested for longer than its box once more: {dict(late) or 'none'}"
    told = ", ".join(f"{code} after {gone.get(code, 'never')}" for code in sorted(learner.met))
    over = sum(gone.get(code, MEETINGS + 1) > MEETINGS for code in learner.met)
    yield f"  false rules gone, by meetings: {told}; later than {MEETINGS}: {over}"
    yield f"  promises broken: {dict(+promises.broken) or 'none'}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--habit", action="append", choices=HABITS)
    parser.add_argument("--days", type=int, default=60)
    parser.add_argument("--seeds", default="1-1")
    given = parser.parse_args()
    first, last = map(int, given.seeds.split("-"))
    for habit in given.habit or HABITS:
        for seed in range(first, last + 1):
            for line in days(habit, given.days, f"{seed}"):
                print(line, flush=True)


if __name__ == "__main__":
    main()
