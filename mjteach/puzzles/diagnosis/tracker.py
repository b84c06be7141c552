"""What is believed about a learner: a pure function of the questions and the first answers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations
from types import MappingProxyType
from typing import Final, NamedTuple

from ..base import Puzzle, PuzzleKind
from ..grading import agrees
from ..questions import Response
from .answers import Given
from .causes import NOTHING, PRIOR_NONE, Cause, prior_of
from .shown import shown

FORGOTTEN: Final = 0.03
"""The chance that a belief ends between two questions; of two, one of them."""

_NEW: Final = 0.003
"""The chance that whatever lay behind the answers is replaced by something else."""

LIKELY: Final = 0.3
"""From this chance on a misconception is suspected."""

SURE: Final = 0.9
"""From this chance on it may be found, where enough answers fit."""

_MOST_PAIRS: Final = 200
_NEGLIGIBLE: Final = 1e-9


class Trait(NamedTuple):
    """A false rule of a misconception: the same code may stand for several."""

    code: str
    slug: str


class Answered(NamedTuple):
    """A question and the first answer to it, in canonical form."""

    puzzle: Puzzle
    given: Response


class Tracked(NamedTuple):
    """The record of a session and the chance of every cause after it.

    ``chances`` sum to 1. A record is immutable: :func:`after` gives the next one.
    """

    kind: PuzzleKind
    record: tuple[Answered, ...] = ()
    chances: Mapping[Cause, float] = MappingProxyType({})
    scales: tuple[float, ...] = ()
    """How likely each answer was in all; with it a pair can be weighed that is thought of later."""
    rights: int = 0
    suspects: frozenset[int] = frozenset()
    """Rows that showed where the answer was wrong."""
    ever: frozenset[Trait] = frozenset()
    """What was likely at some time."""
    sure: frozenset[Trait] = frozenset()
    """What was all but certain at some time."""

    @property
    def rate(self) -> float:
        """How often somebody is right about whom nothing else is known."""
        return (1 + self.rights) / (2 + len(self.record))

    @property
    def has_errors(self) -> bool:
        """Whether any answer had a wrong line."""
        return self.rights < len(self.record)

    def codes(self) -> dict[str, float]:
        """The chance of every misconception, alone or beside another."""
        found: dict[str, float] = {}
        for cause, chance in self.chances.items():
            for code in cause.codes(self.kind.mistakes):
                found[code] = found.get(code, 0.0) + chance
        return found

    def chance(self, code: str) -> float:
        """The chance that a misconception is there, alone or beside another."""
        return self.codes().get(code, 0.0)

    def leading(self, code: str, slug: str | None = None) -> Cause:
        """The likeliest cause with a misconception, or with one of its false rules."""
        rows = self.kind.mistakes

        def has(cause: Cause) -> bool:
            return any(rows[r].code == code and slug in (None, rows[r].slug) for r in cause.rows)

        return max(filter(has, self.chances), key=self.chances.__getitem__)

    def trait(self, code: str) -> Trait:
        """The false rule that a misconception most likely is."""
        rows = (self.kind.mistakes[row] for row in self.leading(code).rows)
        return next(Trait(row.code, row.slug) for row in rows if row.code == code)


def fresh(kind: PuzzleKind) -> Tracked:
    """Nothing asked yet."""
    return Tracked(kind)


def track(kind: PuzzleKind, record: Iterable[Answered]) -> Tracked:
    """What is believed after ``record``."""
    found = fresh(kind)
    for answered in record:
        found = after(found, *answered)
    return found


def after(before: Tracked, puzzle: Puzzle, given: Response) -> Tracked:
    """What is believed after one more first answer; a blank one says nothing."""
    kind = before.kind
    answer = Given(shown(kind, puzzle), given)
    if not answer.fields:
        return before
    prior = prior_of(kind, puzzle.rules)
    chances = _drifted(before.chances, prior) if before.record else dict(prior)
    suspects = before.suspects
    if answer.wrong:
        suspects = suspects | _showing(answer)
        chances |= _weighed(before, _pairs(kind, before.suspects, suspects), prior)
    weights = {c: w * answer.chance(c, before.rate) for c, w in chances.items()}
    scale = sum(weights.values())
    found = {c: w / scale for c, w in weights.items()}
    tracked = before._replace(
        record=(*before.record, Answered(puzzle, given)),
        chances=MappingProxyType(_pruned(found)),
        scales=(*before.scales, scale),
        rights=before.rights + (not answer.wrong),
        suspects=suspects,
    )
    codes = tracked.codes()
    likely = {tracked.trait(code): codes[code] for code in codes if codes[code] >= LIKELY}
    return tracked._replace(
        ever=before.ever.union(likely),
        sure=before.sure.union(trait for trait, chance in likely.items() if chance >= SURE),
    )


def _drifted(chances: Mapping[Cause, float], prior: Mapping[Cause, float]) -> dict[Cause, float]:
    """The chances at the next question: beliefs end, and now and then another begins."""
    found = dict.fromkeys(prior, 0.0)
    for cause, weight in chances.items():
        kept = weight if cause == NOTHING else weight * (1 - FORGOTTEN)
        found[cause] = found.get(cause, 0.0) + kept
        if cause.is_pair:
            for row in cause.rows:
                found[Cause((row,))] += weight * FORGOTTEN / 2
        else:
            found[NOTHING] += weight - kept
    return {c: w * (1 - _NEW) + _NEW * prior.get(c, 0.0) for c, w in found.items()}


def _showing(answer: Given) -> frozenset[int]:
    """The rows that change a field in which the answer is wrong."""
    key, rows = answer.shown.key, range(len(answer.shown.kind.mistakes))
    return frozenset(
        row
        for row in rows
        if any(not agrees(answer.shown.row(row).get(id), key[id]) for id in answer.wrong)
    )


def _pairs(kind: PuzzleKind, before: frozenset[int], suspects: frozenset[int]) -> tuple[Cause, ...]:
    """Two rows of different codes that have shown, one of them for the first time."""
    rows = kind.mistakes
    return tuple(
        Cause((one, other))
        for one, other in combinations(sorted(suspects), 2)
        if not before.issuperset((one, other)) and rows[one].code != rows[other].code
    )


def _weighed(
    before: Tracked, pairs: Iterable[Cause], prior: Mapping[Cause, float]
) -> dict[Cause, float]:
    """The chances of pairs after the record so far, as if they had been thought of at once."""
    found = {
        pair: prior[Cause(pair.rows[:1])] * prior[Cause(pair.rows[1:])] / PRIOR_NONE
        for pair in pairs
    }
    rights = 0
    for place, (answered, scale) in enumerate(zip(before.record, before.scales, strict=True)):
        answer = Given(shown(before.kind, answered.puzzle), answered.given)
        rate = (1 + rights) / (2 + place)
        keep = (1 - FORGOTTEN) * (1 - _NEW) / scale
        found = {c: w * answer.chance(c, rate) * keep for c, w in found.items()}
        rights += not answer.wrong
    return found


def _pruned(chances: dict[Cause, float]) -> dict[Cause, float]:
    """Without the least likely pairs; the chances sum to 1 again."""
    pairs = sorted((c for c in chances if c.is_pair), key=chances.__getitem__, reverse=True)
    gone = {*pairs[_MOST_PAIRS:], *(c for c in pairs if chances[c] < _NEGLIGIBLE)}
    kept = {cause: w for cause, w in chances.items() if cause not in gone}
    total = sum(kept.values())
    return {cause: w / total for cause, w in kept.items()}
