"""Point sticks in a tray: what they are worth, and how an amount is paid with them (R1.2.3)."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from mjteach.riichi.equipment import SMALLEST_STICK, STARTING_STICKS, STARTING_STICKS_WITHOUT_500
from mjteach.riichi.rules import RuleSet

from ..partly import partly
from ..sorts import Wish, dealing

VALUES: Final = tuple(STARTING_STICKS[25_000])
"""What a stick can be worth, the largest first."""

Many = tuple[int, ...]
"""How many sticks of each value."""

SETS: Final = {True: STARTING_STICKS, False: STARTING_STICKS_WITHOUT_500}
"""The usual starting sets, with sticks of 500 and without."""


def starting_set(points: int, *, with_500: bool = True) -> Many:
    """The sticks that make so many points at the start.

    >>> starting_set(25_000), starting_set(25_000, with_500=False)
    ((1, 2, 4, 1, 5), (1, 2, 4, 0, 10))
    """
    return tuple(SETS[with_500][points].get(value, 0) for value in VALUES)


@partly
def has_set(rules: RuleSet, *, with_500: bool) -> bool:
    """Whether a usual set makes the starting score of some rules."""
    return rules.start_points in SETS[with_500]


class Sticks(NamedTuple):
    """An amount, the sticks that lie there, and what is asked."""

    amount: int
    held: Many
    asked: str


class Counted(NamedTuple):
    """The sum, the fewest sticks that pay the amount, what comes back, what is missing."""

    total: int
    given: Many
    back: int
    missing: int


def worth(many: Iterable[int]) -> int:
    """The points of so many sticks of each value.

    >>> worth((1, 2, 4, 1, 5))
    25000
    """
    return sum(value * count for value, count in zip(VALUES, many, strict=True))


@lru_cache(maxsize=2_000)
def ways(amount: int, held: Many) -> tuple[Many, ...]:
    """Ways to pay from the tray, the fewest sticks first: exactly, or else with change.

    With change, no stick is given that is not needed or that would come straight back.

    >>> ways(7_700, (1, 2, 0, 0, 0))
    ((1, 0, 0, 0, 0), (0, 2, 0, 0, 0))
    """
    all_of = [way for way in product(*(range(count + 1) for count in held)) if worth(way) >= amount]
    exact = [way for way in all_of if worth(way) == amount]
    needed = exact or [way for way in all_of if not _is_too_much(way, amount)]
    return tuple(sorted(needed, key=lambda way: (sum(way), worth(way))))


def _is_too_much(way: Many, amount: int) -> bool:
    """Whether a stick could stay, and one of those that are given comes back as change."""
    back = worth(way) - amount
    is_back = False
    for value, count in zip(VALUES, way, strict=True):
        is_back = is_back or bool(count and back >= value)
        back %= value
    smallest = min(value for value, count in zip(VALUES, way, strict=True) if count)
    return is_back and worth(way) - smallest >= amount


def counted(sticks: Sticks) -> Counted:
    """What the tray is worth, and what is done with it."""
    total = worth(sticks.held)
    if sticks.asked not in ("score", "payment"):
        return Counted(total, (0,) * len(VALUES), 0, sticks.amount - total)
    given = ways(sticks.amount, sticks.held)[0]
    return Counted(total, given, worth(given) - sticks.amount, 0)


def named(rng: random.Random, _wish: Wish) -> Iterator[Sticks]:
    """One of the five sticks."""
    yield Sticks(rng.choice(VALUES), (0,) * len(VALUES), "names")


def sums(rng: random.Random, _wish: Wish) -> Iterator[Sticks]:
    """A few sticks of three sorts or more."""
    held = tuple(rng.randrange(most + 1) for most in (1, 2, 4, 1, 4))
    if sum(map(bool, held)) >= 3:
        yield Sticks(worth(held), held, "total")


def to_the_point(rng: random.Random, wish: Wish) -> Iterator[Sticks]:
    """An amount to be made of a starting set; half of them need the stick of 500."""
    rest = rng.randrange(5) + 5 * rng.randrange(2)
    held = starting_set(wish.rules.start_points)
    yield Sticks(rng.randrange(1, 12) * 1_000 + rest * SMALLEST_STICK, held, "score")


def pay_with_change(rng: random.Random, _wish: Wish) -> Iterator[Sticks]:
    """A tray that cannot pay the amount to the point."""
    held = tuple(rng.randrange(most + 1) for most in (1, 2, 3, 1, 2))
    amount = rng.randrange(7, 121) * SMALLEST_STICK
    if any(worth(way) > amount for way in ways(amount, held)):
        yield Sticks(amount, held, "payment")


@dealing
def unfinished_sets(rng: random.Random, wish: Wish, *, with_500: bool) -> Iterator[Sticks]:
    """A starting set from which some sticks were taken."""
    whole = starting_set(wish.rules.start_points, with_500=with_500)
    held = tuple(rng.randint(max(0, many - 2), many) for many in whole)
    if held != whole:
        yield Sticks(worth(whole), held, "starting_set")
