"""What follows from the answers of earlier days: all that any page needs of them.

A past is made a few days at a time: the same functions that say what answers come to go on from
what earlier ones came to. So it is the same however it was put together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from types import MappingProxyType
from typing import NamedTuple

from mjteach.puzzles.course import Taught

from .answer import Answer
from .drilled import Drilled, drilled
from .due import RuleStanding, standings
from .figures import (
    AnsweredHand,
    CountedWin,
    KindLevel,
    Run,
    Share,
    by_line,
    by_step,
    last_hands,
)
from .mapped import last_met
from .practised import Practised, practised
from .progress import MisconceptionEvidence, evidence
from .road import seen


class Past(NamedTuple):
    """What follows from answers; without any from none."""

    is_begun: bool = False
    """Whether anything was answered."""
    standings: Mapping[str, RuleStanding] = MappingProxyType({})
    evidence: Mapping[str, MisconceptionEvidence] = MappingProxyType({})
    seen: Mapping[str, frozenset[int]] = MappingProxyType({})
    met: Mapping[str, Taught] = MappingProxyType({})
    runs: Mapping[KindLevel, Run] = MappingProxyType({})
    lines: Mapping[str, Share] = MappingProxyType({})
    hands: tuple[AnsweredHand, ...] = ()
    wins: Mapping[str, CountedWin | None] = MappingProxyType({})
    """Wins that were worked out, by the codes of their questions."""
    practised: Practised = Practised()
    drilled: Drilled = Drilled()

    def after(self, answers: Sequence[Answer], at: datetime) -> Past:
        """The past after more answers: whole days, all of them later, in the order of time."""
        return Past(
            self.is_begun or any(answer.is_checked for answer in answers),
            standings(answers, at, self.standings),
            evidence(answers, at, self.evidence),
            seen(answers, self.seen),
            last_met(answers, self.met),
            by_step(answers, at, self.runs),
            by_line(answers, self.lines),
            last_hands(answers, self.hands),
            self.wins,
            practised(answers, at, self.practised),
            drilled(answers, self.drilled),
        )


class Known(NamedTuple):
    """All answers as a page needs them: the past in short, then those since."""

    past: Past = Past()
    answers: tuple[Answer, ...] = ()
