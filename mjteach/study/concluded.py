"""Conclusions that are kept beside the store, so that no page has to read the answers of years.

They follow from the answers of the days before the last: whoever deletes the file loses nothing.
They hold only for the very answers, the time zone and the program they were made of.
"""

from __future__ import annotations

import json
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from datetime import date, datetime, time, timedelta
from functools import cache, lru_cache
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

import mjteach as mj
from mjteach.core.errors import StudyError

from .clock import day_begins, day_of
from .folder import CONCLUSIONS, for_me_alone
from .keeping import Keeper
from .past import Known, Past
from .plain import made, plain
from .store import Name

FILE, _HALF = CONCLUSIONS
_AT_ONCE: Final = 2_000
"""About so many answers are read at a time, in whole days: those of years would fill the memory."""


class Concluded(NamedTuple):
    """A past, and what it was made of."""

    version: str
    zone: str
    until: date
    """The first day that it knows nothing of."""
    covers: str
    """A sum of the names of its answers."""
    past: Past = Past()


def known(keeper: Keeper, at: datetime) -> Known:
    """All answers as the pages need them: what follows from those of earlier days, and the others.

    Where the store cannot be read they are those beside it.
    """
    try:
        return _conclusions(keeper).known(at)
    except StudyError:
        return Known(Past(), keeper.answers())


def learn(keeper: Keeper, past: Past) -> None:
    """Keep a past that was made to know more of the same answers."""
    _conclusions(keeper).learn(past)


class _Conclusions:
    """The conclusions from a keeper's answers; without a folder they end with the program."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._last: Concluded | None = None

    def known(self, at: datetime) -> Known:
        """What follows from the answers before the last day, and the others; raises StudyError.

        To that day belong answers from the future: see :func:`mjteach.study.due.due`.
        """
        there = self._keeper.names(_morning(at.date() + timedelta(days=1), at))
        day = next(filter(None, (_day(name, at) for name in reversed(there))), at.date())
        names = _before(there, day, at)
        last = self._fitting(names, day, at)
        if last is None:
            self._forget()
            last = Concluded(_version(), _zone(at), date.min, _sum_of(()))
        new = names[len(_before(names, last.until, at)) :]
        past, read = last.past, 0
        for first, following in pairwise(_edges(new, last.until, day, at)):
            some = self._keeper.all_answers(first, until=following)
            past, read = past.after(some, at), read + len(some)
        is_whole = read == len(new)  # else something was damaged, or has come meanwhile
        if is_whole and new:
            self._keep(last._replace(until=day, covers=_sum_of(names), past=past))
        return Known(past, self._keeper.all_answers(_morning(day, at)))

    def learn(self, past: Past) -> None:
        """Keep a past that knows more of the same answers."""
        if self._last is not None:
            self._keep(self._last._replace(past=past))

    def _fitting(self, names: Sequence[Name], day: date, at: datetime) -> Concluded | None:
        """What was concluded, if it holds for these answers before a day."""
        for last in self._found():
            covered = _before(names, last.until, at)
            is_of_these = last.until <= day and last.covers == _sum_of(covered)
            if is_of_these and (last.version, last.zone) == (_version(), _zone(at)):
                self._last = last
                return last
        return None

    def _found(self) -> Iterator[Concluded]:
        """What is remembered, then what the file says, unless it is not as it was written."""
        if self._last is not None:
            yield self._last
        with suppress(OSError, ValueError, TypeError):
            if self._keeper.folder is not None:
                content = (self._keeper.folder / FILE).read_text("utf-8")
                check, _, text = content.partition("\n")
                if check == _digest(text):
                    yield made(Concluded, json.loads(text))

    def _forget(self) -> None:
        self._last = None
        with suppress(OSError):
            if self._keeper.folder is not None:
                (self._keeper.folder / FILE).unlink(missing_ok=True)

    def _keep(self, concluded: Concluded) -> None:
        """Remember it, in the file too: there it is whole, or what was there before."""
        self._last = concluded
        text = json.dumps(plain(concluded), separators=(",", ":"))
        with suppress(OSError):  # then it is concluded again another time
            if self._keeper.folder is not None:
                half = self._keeper.folder / _HALF
                with open(half, "w", encoding="utf-8", opener=for_me_alone) as file:
                    file.write(f"{_digest(text)}\n{text}")
                half.replace(self._keeper.folder / FILE)


@lru_cache(maxsize=4)
def _conclusions(keeper: Keeper) -> _Conclusions:
    return _Conclusions(keeper)


def _morning(day: date, at: datetime) -> str:
    """When a day begins in the time zone of a moment; before the first day comes everything."""
    return "" if day == date.min else day_begins(datetime.combine(day, time(), at.tzinfo))


def _before(names: Sequence[Name], day: date, at: datetime) -> Sequence[Name]:
    """The names, which are in the order of time, of what came before a day."""
    return names[: bisect_left(names, _morning(day, at))]


def _edges(names: Sequence[Name], begun: date, end: date, at: datetime) -> list[str]:
    """The mornings between which answers are read at once."""
    between = filter(None, (_day(name, at) for name in names[_AT_ONCE::_AT_ONCE]))
    return [_morning(day, at) for day in sorted({begun, *between, end})] if names else []


def _day(name: Name, at: datetime) -> date | None:
    """The day of an answer; None where its name is damaged."""
    with suppress(ValueError, OverflowError):
        return day_of(name.partition(" ")[0], at.tzinfo)
    return None


def _zone(at: datetime) -> str:
    return repr(at.tzinfo)


def _sum_of(names: Iterable[Name]) -> str:
    return _digest("\n".join(names))


def _digest(text: str) -> str:
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


@cache
def _version() -> str:
    """Another for every change of the program: another one might conclude something else."""
    own = Path(mj.__file__).parent
    content = sha256()
    for file in sorted(own.rglob("*")):
        if file.suffix in (".py", ".json"):
            content.update(file.read_bytes())
    return content.hexdigest()
