"""Places of a wall and of a river: where it breaks, what stands where, where a discard lies."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from mjteach.core.seats import SEATS, Seat
from mjteach.riichi.equipment import tiles_in_play
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.setup.dead_wall import (
    dead_wall,
    draws_left,
    last_draw,
    last_drawer,
    live_end,
    replenished,
)
from mjteach.riichi.setup.dice import SUMS, steps_right
from mjteach.riichi.setup.wall import (
    INDICATORS,
    RINSHAN,
    STACKS_EACH,
    TILES_EACH,
    URA,
    WALL_TILES,
    Wall,
    make_wall,
)
from mjteach.riichi.setup.wall_break import wall_break

from ...sorts import Wish, dealing

RIVER_ROW: Final = 6
"""So many discards lie side by side (R2.5-c)."""
LONGEST_RIVER: Final = 18
DEALT: Final = 53
"""The tiles that are gone once the dealer has drawn."""
FEWEST: Final = 8
"""At most so many tiles are left where the last draw is asked."""


class WallMoment(NamedTuple):
    """A moment at a wall: who deals as somebody sees it, the dice, what is gone, what is sought."""

    asked: str
    dealer: Seat = Seat.A
    bottom: Seat = Seat.A
    sums: tuple[int, int] = (7, 7)
    """The second one counts where two rolls are made."""
    number: int = 1
    """A discard, or stacks that stand already."""
    kans: int = 0
    taken: int = 0
    turn: Seat = Seat.A
    """Who draws next."""


class FoundPlace(NamedTuple):
    """The wall as it is broken, and what is sought in it or in a river."""

    spot: WallMoment
    wall: Wall
    tiles: tuple[int, ...]
    """Places of the wall, in the order in which its tiles are taken."""
    counted: int
    """How many stacks or tiles."""
    left: int
    drawer: Seat
    cell: tuple[int, int]
    """The row of the discard and its place there, both from 1."""


def find_places(spot: WallMoment, rules: RuleSet) -> FoundPlace:
    """The engine's places of the wall at this moment."""
    kans = spot.kans
    wall = broken_wall(spot, rules)
    sought: Mapping[str, tuple[int, ...]] = {
        "first": (0,),
        "dead": dead_wall(kans),
        "indicator": INDICATORS[:1],
        "ura": URA[:1],
        "replacement": RINSHAN[:1],
        "next": RINSHAN[kans : kans + 1],
        "kan_indicator": INDICATORS[kans + 1 : kans + 2],
        "joins": replenished(kans + 1)[-1:],
        "last": (last_draw(kans),),
    }
    counts = {
        "stacks": STACKS_EACH,
        "tiles": TILES_EACH,
        "all": WALL_TILES,
        "missing": STACKS_EACH - spot.number,
    }
    left = draws_left(spot.taken, kans)
    row, place = divmod(spot.number - 1, RIVER_ROW)
    drawer = last_drawer(spot.turn, left)
    there, count = sought.get(spot.asked, ()), counts.get(spot.asked, 0)
    return FoundPlace(spot, wall, there, count, left, drawer, (row + 1, place + 1))


def broken_wall(spot: WallMoment, rules: RuleSet) -> Wall:
    """The wall as the dice break it; where the drawing shows the break, by the first roll alone."""
    tiles, cut = tiles_in_play(rules), 7 * spot.number
    wall = make_wall((*tiles[cut:], *tiles[:cut]), rules, spot.dealer)
    if spot.taken:
        broken = SEATS[(spot.dealer + steps_right(spot.sums[0])) % len(SEATS)]
        return wall._replace(broken=broken, right=spot.sums[0])
    where = wall_break(spot.sums[: rules.wall_break_rolls], rules, spot.dealer)
    return wall._replace(broken=where.broken, right=where.right)


@dealing
def wall_spots(
    rng: random.Random, wish: Wish, asked: Mapping[int, tuple[str, ...]]
) -> Iterator[WallMoment]:
    """By level what is asked; any dealer and view, every wall as often. Kans as 40, 40, 20."""
    what = rng.choice(asked[wish.level])
    kans = rng.choices((0, 1, 2), (40, 40, 20))[0] if what in WITH_KANS else 0
    taken = DEALT if what in AFTER_DEAL else 0
    if what == "last":
        taken = live_end(kans) - rng.randint(1, FEWEST)
    yield WallMoment(
        what,
        rng.choice(SEATS),
        rng.choice(SEATS),
        (rng.choice(SUMS[rng.randrange(4) :: 4]), rng.choice(SUMS)),
        rng.randint(4, 14) if what == "missing" else rng.randint(5, LONGEST_RIVER),
        kans,
        taken,
        rng.choice(SEATS),
    )


WITH_KANS: Final = ("next", "kan_indicator", "joins", "last")
AFTER_DEAL: Final = ("indicator", "ura", "replacement", "next", "kan_indicator", "joins")
