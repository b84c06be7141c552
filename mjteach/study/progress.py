"""What is known, what is suspected and what was not tested yet: a pure function of the answers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from datetime import date, datetime
from enum import Enum
from functools import cache
from itertools import chain
from types import MappingProxyType
from typing import Final, NamedTuple

from mjteach.core.message import Message
from mjteach.puzzles.registry import ALL

from .answer import Answer
from .clock import day_of
from .due import Sign, signs_of
from .store import in_order

ENOUGH: Final = 3
"""So many right answers in a row rule a misconception out."""

AREAS: Final[Mapping[str, tuple[int, tuple[str, ...]]]] = MappingProxyType(
    {
        "tiles": (1, ("T", "G")),
        "hands": (2, ("H",)),
        "waits": (2, ("W",)),
        "dora": (2, ("D",)),
        "furiten": (2, ("F",)),
        "riichi": (2, ("R",)),
        "calls": (2, ("C",)),
        "kans": (2, ("K",)),
        "rounds": (2, ("S",)),
        "yaku": (3, ("Y",)),
        "fu": (4, ("U",)),
        "payments": (4, ("P",)),
        "korean": (7, ("KR",)),
    }
)
"""What the misconceptions are about: the chapter, and the letters of their codes."""


class State(Enum):
    """How far a misconception is ruled out."""

    KNOWN = "known"
    SUSPECTED = "suspected"
    UNTESTED = "untested"


class MisconceptionEvidence(NamedTuple):
    """What the answers say of one misconception."""

    code: str
    met: int = 0
    """So many answers could have shown it."""
    missed: int = 0
    """So many were as it has it."""
    streak: int = 0
    """So many right ones since."""
    last: date | None = None
    """The day of the last answer that was as it has it."""
    is_found: bool = False
    """Whether the last answer that could show it told of it as found."""

    @property
    def state(self) -> State:
        """Ruled out after enough right answers in a row; in doubt where it was seen and is not."""
        if self.streak >= ENOUGH:
            return State.KNOWN
        return State.SUSPECTED if self.missed else State.UNTESTED

    @property
    def name(self) -> Message:
        """What is got wrong, in words."""
        return Message(f"mistake.{self.code}.name")

    @property
    def rule(self) -> Message:
        """What is right, as a sentence."""
        return Message(f"mistake.{self.code}.rule")


class CourseArea(NamedTuple):
    """What one part of the course is about, and how much of it is ruled out."""

    id: str
    chapter: int
    evidence: tuple[MisconceptionEvidence, ...]

    def of(self, state: State) -> tuple[MisconceptionEvidence, ...]:
        """The misconceptions in a state; what was once seen comes first."""
        own = (one for one in self.evidence if one.state is state)
        return tuple(sorted(own, key=lambda one: (not one.missed, -one.streak, one.code)))

    @property
    def is_tested(self) -> bool:
        """Whether something of it is known or in doubt."""
        return any(one.state is not State.UNTESTED for one in self.evidence)


def progress(
    answers: Iterable[Answer],
    at: datetime,
    before: Mapping[str, MisconceptionEvidence] = MappingProxyType({}),
) -> tuple[CourseArea, ...]:
    """All parts of the course, in its order, with what the answers say of each.

    ``before`` is what was known after earlier days.
    """
    found = evidence(answers, at, before)
    return tuple(
        CourseArea(
            id,
            chapter,
            tuple(found.get(code, MisconceptionEvidence(code)) for code in _codes()[id]),
        )
        for id, (chapter, _) in AREAS.items()
    )


def evidence(
    answers: Iterable[Answer],
    at: datetime,
    before: Mapping[str, MisconceptionEvidence] = MappingProxyType({}),
) -> Mapping[str, MisconceptionEvidence]:
    """What the answers say of each misconception that one of them could show, by code."""
    found = dict(before)
    for answer in in_order(answers):
        day = day_of(answer.checked_at, at.tzinfo)
        for code, sign in signs_of(answer):
            if _is_told(code, answer):
                now = _after(found.get(code, MisconceptionEvidence(code)), sign, day)
                found[code] = now._replace(is_found=code in answer.found)
    return found


def _is_told(code: str, answer: Answer) -> bool:
    """Whether an answer says enough: of several causes only the likeliest, and what was found."""
    return code in (*answer.blamed[:1], *answer.found) or not answer.blamed


def _after(before: MisconceptionEvidence, sign: Sign, day: date) -> MisconceptionEvidence:
    if sign in (Sign.MISSED, Sign.SURELY):
        return before._replace(met=before.met + 1, missed=before.missed + 1, streak=0, last=day)
    more = sign is Sign.RIGHT
    return before._replace(met=before.met + 1, streak=before.streak + more)


@cache
def _codes() -> Mapping[str, tuple[str, ...]]:
    """The misconceptions of each part that a question of the course can show."""
    codes = sorted(set(chain.from_iterable((row.code for row in kind.mistakes) for kind in ALL)))
    return {id: tuple(_starting(codes, letters)) for id, (_, letters) in AREAS.items()}


def _starting(codes: Iterable[str], letters: tuple[str, ...]) -> Iterator[str]:
    return (code for code in codes if code.rstrip("0123456789") in letters)
