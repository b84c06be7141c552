"""What may lie behind the answers of a session, and how likely each is before any answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from mjteach.core.message import Param

from ..base import RuleDifference
from ..games import Game
from ..kind import Kind
from ..mistakes import Mistake

PRIOR_NONE: Final = 0.55
PRIOR_UNKNOWN: Final = 0.15
_OPTION_COMMON: Final = 1
"""Another table's rule is as common as a rare false rule."""


class Cause(NamedTuple):
    """One thing that may lie behind every answer of a session.

    ``rows`` are places in the kind's table of false rules: one, or two that are held at once; with
    ``mixed`` the learner follows now one of them, now another.
    """

    rows: tuple[int, ...] = ()
    mixed: bool = False
    difference: RuleDifference | None = None
    unknown: bool = False

    @property
    def is_pair(self) -> bool:
        """Whether two false rules are held at once."""
        return len(self.rows) == 2 and not self.mixed


NOTHING: Final = Cause()
"""No false rule: what is wrong is a slip."""

UNKNOWN: Final = Cause(unknown=True)
"""Something that no row and no table's rule says."""


@lru_cache(maxsize=32)
def prior_of(kind: Kind, rules: object) -> Mapping[Cause, float]:
    """The chance of every single cause: by how common a code is, shared among what it may mean."""
    shares: dict[Cause, float] = {}
    for places in _by_code(kind.mistakes):
        common = max(kind.mistakes[place].common for place in places)
        meant = tuple(_meanings(kind.mistakes, places))
        shares |= {cause: common / len(meant) for cause in meant}
    for difference in differences_of(kind, rules):
        shares[Cause(difference=difference)] = _OPTION_COMMON
    total = sum(shares.values()) or 1.0
    left = 1.0 - PRIOR_NONE - PRIOR_UNKNOWN
    known = {cause: left * share / total for cause, share in shares.items()}
    return {NOTHING: PRIOR_NONE, UNKNOWN: PRIOR_UNKNOWN, **known}


def _by_code(mistakes: Sequence[Mistake]) -> Iterable[tuple[int, ...]]:
    found: dict[str, list[int]] = {}
    for place, row in enumerate(mistakes):
        found.setdefault(row.code, []).append(place)
    return map(tuple, found.values())


def _meanings(mistakes: Sequence[Mistake], places: tuple[int, ...]) -> Iterator[Cause]:
    """Every row alone; of a false rule with several rows also now one, now another."""
    yield from (Cause((place,)) for place in places)
    slugs = Counter(mistakes[place].slug for place in places)
    for slug, count in slugs.items():
        if count > 1:
            yield Cause(tuple(p for p in places if mistakes[p].slug == slug), mixed=True)


def differences_of(kind: Kind, rules: object) -> Iterator[RuleDifference]:
    """The other values of the kind's options that a rule set of its game states."""
    for option in kind.options:
        here = getattr(rules, option)
        for value in _stated(kind.game, option):
            if value != here:
                yield RuleDifference(option, value, _stating(kind.game, option, value))


def _stated(game: Game, option: str) -> tuple[Param, ...]:
    rows = (row for row in game.presets.values() if row.states(option))
    return tuple(dict.fromkeys(getattr(row.rules, option) for row in rows))


def _stating(game: Game, option: str, value: object) -> tuple[str, ...]:
    """The rule sets whose source says so."""
    return tuple(
        id
        for id, row in game.presets.items()
        if row.states(option) and getattr(row.rules, option) == value
    )
