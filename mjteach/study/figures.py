"""Figures of one's own answers: by day, by line of the fu, by kind of wait, and what was met.

What is asked at one level of a kind is a step; times of several steps are never put together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from datetime import date, datetime
from functools import lru_cache
from statistics import median
from typing import Final, NamedTuple

from mjteach.core.errors import MjteachError
from mjteach.core.readings import Shape
from mjteach.puzzles.base import Outcome
from mjteach.puzzles.generate import open_code
from mjteach.puzzles.registry import kind as kind_of
from mjteach.riichi.result import WinResult

from .answer import Answer
from .clock import moment
from .report import is_first
from .store import in_order

DAYS: Final = 10
"""So many of the last days are shown."""
HANDS: Final = 200
"""So many of the last hands are looked at again."""
MANY_FU: Final = 60
MANY_HAN: Final = 5
"""From here on hands are counted together."""
_WINS: Final = ("fu_count", "score_full", "han_count", "yaku_mark", "wait_name")
"""Kinds whose questions are about a win."""


_OF_WAITS: Final = ("wait", "shape", "kinds", "best")
"""The fields of questions about a win in which its wait is told."""
_FOLLOWS: Final = ("sum", "total")
"""Lines of the fu that follow from those before them."""


class Step(NamedTuple):
    """What is asked: a kind at one of its levels."""

    kind: str
    level: int


class Share(NamedTuple):
    """So many right of so many."""

    right: int
    of: int


class Day(NamedTuple):
    """The first answers of a day, and in the middle the seconds that the right ones took."""

    on: date
    share: Share
    seconds: float


class Won(NamedTuple):
    """What is counted of a win; no wait where it is not four sets and a pair."""

    fu: int | None
    han: int
    yaku: tuple[str, ...]
    wait: str


def firsts(answers: Iterable[Answer]) -> tuple[Answer, ...]:
    """The first answers to their questions, before any hint, in the order of time."""
    given = (answer for answer in answers if answer.is_checked and is_first(answer))
    return in_order(given)


def by_day(answers: Iterable[Answer], at: datetime) -> tuple[Day, ...]:
    """The last days on which something was answered."""
    days: dict[date, list[Answer]] = {}
    for answer in firsts(answers):
        days.setdefault(moment(answer.checked_at).astimezone(at.tzinfo).date(), []).append(answer)
    return tuple(_day(on, given) for on, given in sorted(days.items()))[-DAYS:]


def _day(on: date, given: list[Answer]) -> Day:
    right = [answer for answer in given if answer.is_right]
    timed = [answer.seconds for answer in right if answer.seconds]
    return Day(on, Share(len(right), len(given)), median(timed or [0.0]))


def steps_of(answers: Iterable[Answer]) -> tuple[Step, ...]:
    """The steps that were answered, those of most days first, of several those answered most."""
    given = firsts(answers)
    many = Counter(Step(answer.kind, answer.level) for answer in given)
    days = Counter(step for step, _ in {(Step(a.kind, a.level), a.checked_at[:10]) for a in given})
    return tuple(sorted(days, key=lambda step: (-days[step], -many[step], step)))


def by_line(answers: Iterable[Answer]) -> Mapping[str, Share]:
    """How often each line of the fu was right: sets, pair, wait, win, sum, total.

    After a wrong line the sum and the total are not counted: they follow from it.
    """
    lines: dict[str, list[bool]] = {}
    for answer in firsts(answers):
        if answer.kind == "fu_count":
            for line, is_right in _to_the_first_fault(answer.parts):
                lines.setdefault(line, []).append(is_right)
    return {line: Share(sum(right), len(right)) for line, right in lines.items()}


def _to_the_first_fault(parts: Mapping[str, str]) -> Iterator[tuple[str, bool]]:
    """Every line with whether it was right; of those that follow none after a wrong one."""
    told = [
        (field.partition(".")[0].replace("sets", "set"), outcome == Outcome.CORRECT)
        for field, outcome in parts.items()
    ]
    own = [(line, is_right) for line, is_right in told if line not in _FOLLOWS]
    yield from own
    is_sound = all(is_right for _, is_right in own)
    for name in _FOLLOWS:
        for line, is_right in told:
            if line == name and is_sound:
                yield line, is_right
                is_sound = is_right


def by_wait(answers: Iterable[Answer]) -> Mapping[str, Share]:
    """How often the wait itself was right, wait by wait; only where it was asked for."""
    waits: dict[str, list[bool]] = {}
    for answer, won in _wins(answers, ("fu_count", "wait_name")):
        told = [outcome for field, outcome in answer.parts.items() if field in _OF_WAITS]
        if won.wait and told:
            waits.setdefault(won.wait, []).append(all(each == Outcome.CORRECT for each in told))
    return {wait: Share(sum(right), len(right)) for wait, right in waits.items()}


def met(answers: Iterable[Answer]) -> Mapping[str, Mapping[str, float]]:
    """Of 100 wins that were met how many had each fu, han, yaku and wait."""
    wins = [won for _, won in _wins(answers, _WINS)]
    fu = Counter(str(min(won.fu, MANY_FU)) for won in wins if won.fu is not None)
    han = Counter(str(min(won.han, MANY_HAN)) for won in wins if won.han)
    yaku = Counter(name for won in wins for name in won.yaku)
    wait = Counter(won.wait for won in wins if won.wait)
    return {
        "fu": _of_100(fu, fu.total()),
        "han": _of_100(han, han.total()),
        "yaku": _of_100(yaku, len(wins)),
        "wait": _of_100(wait, wait.total()),
    }


def _of_100(counts: Counter[str], of: int) -> Mapping[str, float]:
    return {id: round(100 * count / of, 1) for id, count in counts.items()}


def _wins(answers: Iterable[Answer], kinds: tuple[str, ...]) -> list[tuple[Answer, Won]]:
    last = [answer for answer in firsts(answers) if answer.kind in kinds][-HANDS:]
    found = ((answer, won_of(answer.code)) for answer in last)
    return [(answer, won) for answer, won in found if won is not None]


@lru_cache(maxsize=4 * HANDS)
def won_of(code: str) -> Won | None:
    """The win of a question; None where it has none, or the course asks it no more.

    >>> won_of("tile_name-2-81k2") is None
    True
    """
    with suppress(MjteachError):
        puzzle = open_code(code)
        found = kind_of(puzzle.kind).found(puzzle.content, puzzle.rules)
        won = getattr(found, "won", found)
        if isinstance(won, WinResult) and won.best is not None:
            best = won.best
            names = {item.yaku for item in best.yaku}
            plain = {"yakuhai" if name.startswith("yakuhai") else name for name in names}
            is_usual = best.reading.shape is Shape.STANDARD
            return Won(
                fu=None if best.yakuman or best.fu is None else best.fu.total,
                han=best.han,
                yaku=tuple(sorted(plain)),
                wait=str(best.reading.wait) if is_usual and best.reading.wait else "",
            )
    return None
