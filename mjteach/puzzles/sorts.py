"""What is dealt how often: sorts of questions with their shares, dealt in bounded attempts."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from functools import wraps
from typing import Any, Concatenate, Final, NamedTuple, ParamSpec, TypeAlias, TypeVar

from mjteach.core.errors import GenerationError

from .base import Mix, Rules
from .partly import partly

T = TypeVar("T")
P = ParamSpec("P")


class Wish(NamedTuple):
    """What a question should be like."""

    level: int
    rules: Rules
    mix: Mix = Mix.BALANCED
    topics: tuple[str, ...] = ()


Dealer: TypeAlias = Callable[[random.Random, Wish], Iterable[Any]]
"""One attempt at dealing: situations in a random order, none where the attempt failed.

The first of them that makes a fair question is dealt. GenerationError means that it failed, too.
"""


def dealing(
    deal: Callable[Concatenate[random.Random, Wish, P], Iterable[Any]],
) -> Callable[P, Dealer]:
    """A dealer for every way to call ``deal``, which is told the rest when it is to deal."""

    @wraps(deal)
    def dealer(*args: P.args, **how: P.kwargs) -> Dealer:
        return lambda rng, wish: deal(rng, wish, *args, **how)

    return dealer


Share: TypeAlias = "int | tuple[int, ...]"
"""A number for every level, or one for each from the first on; levels not named have none."""


def at_level(share: Share, level: int) -> int:
    """The number for a level.

    >>> at_level((0, 10), 2), at_level((0, 10), 3), at_level(5, 3)
    (10, 0, 5)
    """
    return share if isinstance(share, int) else share[level - 1] if level <= len(share) else 0


def only_at(level: int, share: int) -> Share:
    """A share at one level, and none at the others.

    >>> only_at(3, 10)
    (0, 0, 10)
    """
    return (*(0,) * (level - 1), share)


@partly
def under(rules: Rules, /, **options: object) -> bool:
    """Whether rules have these values."""
    return all(getattr(rules, option) == value for option, value in options.items())


ALWAYS: Final = under()
"""Whatever the rules are."""


@partly
def not_under(rules: Rules, /, **options: object) -> bool:
    """Whether rules have other values than these."""
    return not under(**options)(rules)


class Sort(NamedTuple):
    """A sort of questions: how it is dealt, and its share in each mix.

    Shares are weights beside those of the other sorts; a sort that only topics deal has none.
    """

    name: str
    deal: Dealer
    balanced: Share = 0
    natural: Share | None = None
    """As at real tables; None: as in the balanced mix."""
    exists: Callable[[Rules], bool] = ALWAYS
    """Whether there are such questions under some rules."""
    attempts: int = 5_000

    def share(self, level: int, mix: Mix) -> int:
        """Its share at a level.

        >>> Sort("limit", lambda rng, wish: (), (0, 10), natural=20).share(2, Mix.BALANCED)
        10
        """
        is_natural = mix is Mix.NATURAL and self.natural is not None
        share = self.natural if is_natural and self.natural is not None else self.balanced
        return at_level(share, level)


def at(level: int, *sorts: Sort) -> tuple[Sort, ...]:
    """Sorts that the balanced mix deals at one level only.

    >>> [sort.share(2, Mix.BALANCED) for sort in at(2, Sort("pon", lambda rng, wish: (), 10))]
    [10]
    """
    return tuple(s._replace(balanced=only_at(level, s.share(level, Mix.BALANCED))) for s in sorts)


def shares_of(sorts: Iterable[Sort], wish: Wish) -> dict[str, float]:
    """The shares of the sorts that the mix deals."""
    shares = {sort.name: sort.share(wish.level, wish.mix) for sort in sorts}
    return {name: share for name, share in shares.items() if share}


def dealt(
    rng: random.Random,
    wish: Wish,
    sorts: Iterable[Sort],
    shares: Mapping[str, float],
    fair: Callable[[Any], T | None],
) -> tuple[Any, T]:
    """A situation of a sort drawn by ``shares``, and what ``fair`` makes of it.

    A situation that ``fair`` makes nothing of is thrown away and the same sort is dealt again, so
    that the shares stay. Raises GenerationError with the name of the sort.
    """
    possible = [sort for sort in sorts if shares.get(sort.name) and sort.exists(wish.rules)]
    if not possible:
        raise GenerationError("attempts", what="sort", attempts=0)
    (sort,) = rng.choices(possible, [shares[sort.name] for sort in possible])
    for _ in range(sort.attempts):
        try:
            for situation in sort.deal(rng, wish):
                made = fair(situation)
                if made is not None:
                    return situation, made
        except GenerationError:  # the wall had not the tiles for it
            continue
    raise GenerationError("attempts", what=sort.name, attempts=sort.attempts)
