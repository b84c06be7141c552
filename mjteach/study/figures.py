"""Figures of one's own answers: by step and day, by line of the fu, by wait, and what was met.

What is asked at one level of a kind is a step; answers of several steps are never put together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import date, datetime
from functools import lru_cache
from itertools import groupby
from statistics import median
from types import MappingProxyType
from typing import Final, NamedTuple

from mjteach.core.errors import MjteachError
from mjteach.core.readings import Shape
from mjteach.puzzles.base import Outcome
from mjteach.puzzles.generate import open_code
from mjteach.puzzles.registry import kind as kind_of
from mjteach.riichi.result import WinResult

from .answer import Answer
from .clock import day_of
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
_WAITED: Final = ("fu_count", "wait_name")
"""Those that ask for its wait."""

_OF_WAITS: Final = ("wait", "shape", "kinds", "best")
"""The fields of questions about a win in which its wait is told."""
_FOLLOWS: Final = ("sum", "total")
"""Lines of the fu that follow from those before them."""
_NO_LINE: Final = "irrelevant"
"""Whether the fu matter is no line of the count."""


class KindLevel(NamedTuple):
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


class Run(NamedTuple):
    """How a step went so far."""

    days: int = 0
    """On so many days it was answered."""
    many: int = 0
    """So many first answers were given."""
    last: tuple[Day, ...] = ()
    """Its last days."""


class AnsweredHand(NamedTuple):
    """A hand with a win that was asked about, as it was answered first."""

    kind: str
    code: str
    is_wait_right: bool | None
    """None where its wait was not asked for."""


class CountedWin(NamedTuple):
    """What is counted of a win; no wait where it is not four sets and a pair."""

    fu: int | None
    han: int
    yaku: tuple[str, ...]
    wait: str


def firsts(answers: Iterable[Answer]) -> tuple[Answer, ...]:
    """The first answers to their questions, before any hint, in the order of time."""
    given = (answer for answer in answers if answer.is_checked and is_first(answer))
    return in_order(given)


def _days(answers: Iterable[Answer], at: datetime) -> Iterator[Day]:
    days: dict[date, list[Answer]] = {}
    for answer in firsts(answers):
        days.setdefault(day_of(answer.checked_at, at.tzinfo), []).append(answer)
    return (_day(on, given) for on, given in sorted(days.items()))


def _day(on: date, given: list[Answer]) -> Day:
    right = [answer for answer in given if answer.is_right]
    timed = [answer.seconds for answer in right if answer.seconds]
    return Day(on, Share(len(right), len(given)), median(timed or [0.0]))


def by_step(
    answers: Iterable[Answer], at: datetime, before: Mapping[KindLevel, Run] = MappingProxyType({})
) -> Mapping[KindLevel, Run]:
    """How each step went that was answered, those of most days first, then those answered most."""
    runs = dict(before)
    given = sorted(firsts(answers), key=_step)
    for step, group in groupby(given, key=_step):
        own, run = [*group], runs.get(step, Run())
        days = (*_days(own, at),)
        runs[step] = Run(run.days + len(days), run.many + len(own), (*run.last, *days)[-DAYS:])
    return dict(sorted(runs.items(), key=lambda one: (-one[1].days, -one[1].many, one[0])))


def _step(answer: Answer) -> KindLevel:
    return KindLevel(answer.kind, answer.level)


def by_line(
    answers: Iterable[Answer], before: Mapping[str, Share] = MappingProxyType({})
) -> Mapping[str, Share]:
    """How often each line of the fu was right: sets, pair, wait, win, sum, total.

    After a wrong line the sum and the total are not counted: they follow from it. Nor is either
    where no line before it was asked for: any of them may be wrong. ``before`` is what earlier
    answers come to.
    """
    lines = dict(before)
    for answer in firsts(answers):
        if answer.kind == "fu_count":
            for line, is_right in _to_the_first_fault(answer.parts):
                right, of = lines.get(line, (0, 0))
                lines[line] = Share(right + is_right, of + 1)
    return lines


def _to_the_first_fault(parts: Mapping[str, str]) -> Iterator[tuple[str, bool]]:
    """Every line with whether it was right; of those that follow none after a wrong one."""
    told = [
        (field.partition(".")[0].replace("sets", "set"), outcome == Outcome.CORRECT)
        for field, outcome in parts.items()
        if field != _NO_LINE
    ]
    own = [(line, is_right) for line, is_right in told if line not in _FOLLOWS]
    yield from own
    is_sound = all(is_right for _, is_right in own)
    if not own:
        sums = [is_right for line, is_right in told if line == _FOLLOWS[0]]
        told, is_sound = [one for one in told if one[0] == _FOLLOWS[1]], bool(sums) and all(sums)
    for name in _FOLLOWS:
        for line, is_right in told:
            if line == name and is_sound:
                yield line, is_right
                is_sound = is_right


def last_hands(
    answers: Iterable[Answer], before: tuple[AnsweredHand, ...] = ()
) -> tuple[AnsweredHand, ...]:
    """The last hands with a win that were asked about, in the order of time.

    ``before`` are those of earlier answers.
    """
    new = (answer for answer in firsts(answers) if answer.kind in _WINS)
    hands = (*before, *(AnsweredHand(one.kind, one.code, _is_wait_right(one)) for one in new))
    looked_at = {id(hand) for kinds in (_WAITED, _WINS) for hand in _last(hands, kinds)}
    return tuple(hand for hand in hands if id(hand) in looked_at)


def _is_wait_right(answer: Answer) -> bool | None:
    told = [outcome for field, outcome in answer.parts.items() if field in _OF_WAITS]
    return all(outcome == Outcome.CORRECT for outcome in told) if told else None


def _last(hands: Sequence[AnsweredHand], kinds: tuple[str, ...]) -> Sequence[AnsweredHand]:
    return [hand for hand in hands if hand.kind in kinds][-HANDS:]


def wins_of(
    hands: Iterable[AnsweredHand], known: Mapping[str, CountedWin | None] = MappingProxyType({})
) -> Mapping[str, CountedWin | None]:
    """The wins of hands by their codes; those that are known are not worked out again."""
    codes = dict.fromkeys(hand.code for hand in hands)
    return {code: known[code] if code in known else won_of(code) for code in codes}


def by_wait(
    hands: Sequence[AnsweredHand], wins: Mapping[str, CountedWin | None]
) -> Mapping[str, Share]:
    """How often the wait itself was right, wait by wait; only where it was asked for."""
    waits: dict[str, list[bool]] = {}
    for hand in _last(hands, _WAITED):
        won = wins[hand.code]
        if won is not None and won.wait and hand.is_wait_right is not None:
            waits.setdefault(won.wait, []).append(hand.is_wait_right)
    return {wait: Share(sum(right), len(right)) for wait, right in waits.items()}


def met(
    hands: Sequence[AnsweredHand], wins: Mapping[str, CountedWin | None]
) -> Mapping[str, Mapping[str, float]]:
    """Of 100 wins that were met how many had each fu, han, yaku and wait."""
    found = [won for hand in _last(hands, _WINS) if (won := wins[hand.code]) is not None]
    fu = Counter(str(min(won.fu, MANY_FU)) for won in found if won.fu is not None)
    han = Counter(str(min(won.han, MANY_HAN)) for won in found if won.han)
    yaku = Counter(name for won in found for name in won.yaku)
    wait = Counter(won.wait for won in found if won.wait)
    return {
        "fu": _of_100(fu, fu.total()),
        "han": _of_100(han, han.total()),
        "yaku": _of_100(yaku, len(found)),
        "wait": _of_100(wait, wait.total()),
    }


def _of_100(counts: Counter[str], of: int) -> Mapping[str, float]:
    return {id: round(100 * count / of, 1) for id, count in counts.items()}


@lru_cache(maxsize=4 * HANDS)
def won_of(code: str) -> CountedWin | None:
    """The win of a question; None where it has none, or the course asks it no more.

    >>> won_of("tile_name.2-2-81k2") is None
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
            return CountedWin(
                fu=None if best.yakuman or best.fu is None else best.fu.total,
                han=best.han,
                yaku=tuple(sorted(plain)),
                wait=str(best.reading.wait) if is_usual and best.reading.wait else "",
            )
    return None
