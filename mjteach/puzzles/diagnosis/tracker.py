"""What is believed about a learner: a pure function of the questions and the first answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import combinations
from types import MappingProxyType
from typing import Final, NamedTuple

from ..base import Puzzle
from ..grading import differing
from ..kind import Kind
from ..questions import Response
from .answers import Given, Habit
from .causes import NOTHING, PRIOR_NONE, Cause, prior_of
from .shown import shown

FORGOTTEN: Final = 0.005
"""The chance that a belief ends between two questions; of two, one of them."""

_NEW: Final = 0.003
"""The chance that whatever lay behind the answers is replaced by something else."""

LIKELY: Final = 0.3
"""From this chance on a misconception is suspected."""

SURE: Final = 0.9
"""From this chance on it may be found, where enough answers fit."""

_TWO: Final = 1 / PRIOR_NONE
"""How much likelier than by chance alone two false rules come together."""

_MOST_PAIRS: Final = 200
_NEGLIGIBLE: Final = 1e-9


class Trait(NamedTuple):
    """A false rule of a misconception: the same code may stand for several."""

    code: str
    slug: str


class AnsweredQuestion(NamedTuple):
    """A question and the first answer to it, in canonical form."""

    puzzle: Puzzle
    given: Response


class Tracked(NamedTuple):
    """The record of a session and the chance of every cause after it; empty before any question.

    ``chances`` sum to 1. A record is immutable: :func:`after` gives the next one.
    """

    kind: Kind
    record: tuple[AnsweredQuestion, ...] = ()
    chances: Mapping[Cause, float] = MappingProxyType({})
    scales: tuple[float, ...] = ()
    """How likely each answer was in all; with it a pair can be weighed that is thought of later."""
    habit: Habit = Habit()
    """What somebody with an unknown rule is like."""
    suspects: frozenset[int] = frozenset()
    """Rows that showed where the answer was wrong."""
    settled: frozenset[int] = frozenset()
    """Rows that were all but certain; what else is held besides is asked next."""
    same: frozenset[tuple[int, int]] | None = None
    """Rows that yield to another and have said the same so far; None before any answer."""
    ever: frozenset[Trait] = frozenset()
    """What was likely at some time."""
    sure: frozenset[Trait] = frozenset()
    """What was all but certain at some time."""

    @property
    def has_errors(self) -> bool:
        """Whether any answer had a wrong line."""
        return bool(self.habit.wrongs)

    @property
    def answers(self) -> Iterator[Given]:
        """Every answer of the record beside its question."""
        return (Given(shown(self.kind, puzzle), given) for puzzle, given in self.record)

    def codes(
        self, counts: Callable[[Cause, str], object] = lambda _cause, _code: True
    ) -> dict[str, float]:
        """The chance of every misconception, alone or beside another, by the causes that count."""
        known, found = _names(self.kind, self.same), dict[str, float]()
        for cause, chance in self.chances.items():
            for code in dict.fromkeys(known[row] for row in cause.rows):
                if counts(cause, code):
                    found[code] = found.get(code, 0.0) + chance
        return found

    def chance(self, code: str) -> float:
        """The chance that a misconception is there, alone or beside another."""
        return self.codes().get(code, 0.0)

    def names(self, cause: Cause) -> tuple[str, ...]:
        """The codes of a cause; of two that have said the same so far the one named first."""
        known = _names(self.kind, self.same)
        return tuple(dict.fromkeys(known[row] for row in cause.rows))

    def others(self, cause: Cause, code: str) -> tuple[int, ...]:
        """The rows of a pair that go by another code; none of a single cause."""
        known = _names(self.kind, self.same)
        return tuple(r for r in cause.rows if known[r] != code) if cause.is_pair else ()

    def leading(self, code: str, slug: str | None = None) -> Cause:
        """The likeliest cause with a misconception, if there is one with that false rule of it."""
        known, rows = _names(self.kind, self.same), self.kind.mistakes

        def rank(cause: Cause) -> tuple[bool, float]:
            slugs = [rows[row].slug for row in cause.rows if known[row] == code]
            return slug in (None, *slugs), self.chances[cause]

        having = {row for row, its in enumerate(known) if its == code}
        return max((c for c in self.chances if not having.isdisjoint(c.rows)), key=rank)

    def rows_of(self, trait: Trait) -> frozenset[int]:
        """The rows of the likeliest single false rule with a trait."""
        known, rows = _names(self.kind, self.same), self.kind.mistakes
        single = [cause for cause in self.chances if cause.rows and not cause.is_pair]
        having = [c for c in single if (known[c.rows[0]], rows[c.rows[0]].slug) == trait]
        return frozenset(max(having, key=self.chances.__getitem__).rows) if having else frozenset()

    def trait(self, code: str) -> Trait:
        """The false rule that a misconception most likely is."""
        known, rows = _names(self.kind, self.same), self.kind.mistakes
        return next(
            Trait(code, rows[row].slug) for row in self.leading(code).rows if known[row] == code
        )


@lru_cache(maxsize=256)
def _names(kind: Kind, same: frozenset[tuple[int, int]] | None) -> tuple[str, ...]:
    """The code that each row goes by, while it has said the same as one that is named first."""
    by = dict(same_rows(kind) if same is None else same)
    rows = kind.mistakes
    return tuple(rows[by.get(place, place)].code for place in range(len(rows)))


@lru_cache(maxsize=64)
def same_rows(kind: Kind) -> frozenset[tuple[int, int]]:
    """Rows that yield to others where both say the same, each with the row named first."""
    return frozenset(
        (place, first)
        for place, row in enumerate(kind.mistakes)
        for first, other in enumerate(kind.mistakes)
        if other.code in row.yields_to
    )


def after(before: Tracked, puzzle: Puzzle, given: Response) -> Tracked:
    """What is believed after one more first answer; a blank one says nothing."""
    kind = before.kind
    answer = Given(shown(kind, puzzle), given)
    if not answer.fields:
        return before
    prior = prior_of(kind, puzzle.rules)
    chances = _drifted(before.chances, prior) if before.record else dict(prior)
    suspects = before.suspects | (_showing(answer) if answer.wrong else frozenset())
    settled = frozenset(row for trait in before.sure for row in before.rows_of(trait))
    new = _pairs(kind, suspects, settled) - _pairs(kind, before.suspects, before.settled)
    chances |= _weighed(before, sorted(new), prior)
    weights = {c: w * answer.chance(c, before.habit) for c, w in chances.items()}
    scale = sum(weights.values())
    found = {c: w / scale for c, w in weights.items()}
    tracked = before._replace(
        record=(*before.record, AnsweredQuestion(puzzle, given)),
        chances=MappingProxyType(_pruned(found)),
        scales=(*before.scales, scale),
        habit=before.habit.after(answer),
        suspects=suspects,
        settled=settled,
        same=frozenset(
            pair
            for pair in (same_rows(kind) if before.same is None else before.same)
            if answer.shown.says_same(*pair)
        ),
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
    asked, rows = answer.shown, range(len(answer.shown.kind.mistakes))
    return frozenset(row for row in rows if differing(asked.row(row), asked.key, answer.wrong))


@lru_cache(maxsize=64)
def _pairs(kind: Kind, suspects: frozenset[int], settled: frozenset[int]) -> frozenset[Cause]:
    """The pairs of rows of different codes that are weighed: both have shown, or one is settled."""
    rows = kind.mistakes
    shown = combinations(suspects, 2)
    beside = ((one, other) for one in settled for other in range(len(rows)))
    return frozenset(
        Cause((one, other))
        for one, other in map(sorted, (*shown, *beside))
        if rows[one].code != rows[other].code
    )


def _weighed(
    before: Tracked, pairs: Iterable[Cause], prior: Mapping[Cause, float]
) -> dict[Cause, float]:
    """The chances of pairs after the record so far, as if they had been thought of at once."""
    found = {
        pair: _TWO * prior[Cause(pair.rows[:1])] * prior[Cause(pair.rows[1:])] for pair in pairs
    }
    for answer, scale in zip(before.answers, before.scales, strict=True):
        keep = (1 - FORGOTTEN) * (1 - _NEW) / scale
        found = {c: w * answer.chance(c, before.habit) * keep for c, w in found.items()}
    return found


def _pruned(chances: dict[Cause, float]) -> dict[Cause, float]:
    """Without the least likely pairs; the chances sum to 1 again."""
    pairs = sorted((c for c in chances if c.is_pair), key=chances.__getitem__, reverse=True)
    gone = {*pairs[_MOST_PAIRS:], *(c for c in pairs if chances[c] < _NEGLIGIBLE)}
    kept = {cause: w for cause, w in chances.items() if cause not in gone}
    total = sum(kept.values())
    return {cause: w / total for cause, w in kept.items()}
