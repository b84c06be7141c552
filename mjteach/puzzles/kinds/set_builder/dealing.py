"""Hands laid out in groups by somebody, right or with one group that is none: dealt and judged."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from mjteach.core.melds import Meld
from mjteach.core.readings import Group, Shape, readings
from mjteach.core.tiles import DRAGONS, TILES, WINDS, YAOCHUU, counts_of, sort_tiles
from mjteach.riichi.rules import RuleSet

from ...partly import partly
from ...situations.plans import Plan, chosen, pairs
from ...situations.walls import Tiles, Undealt, called
from ...sorts import Wish, dealing


class Built(NamedTuple):
    """The concealed tiles as somebody laid them, and the sets on the table."""

    groups: tuple[Tiles, ...]
    melds: tuple[Meld, ...] = ()

    @property
    def on_table(self) -> Tiles:
        """All tiles of the hand."""
        return (*self.tiles, *(tile for meld in self.melds for tile in meld.tiles))

    @property
    def tiles(self) -> Tiles:
        """The concealed tiles in order."""
        return tuple(sort_tiles(tile for group in self.groups for tile in group))


class Split(NamedTuple):
    """What the tiles make."""

    built: Built
    ways: tuple[tuple[Tiles, ...], ...]
    """Every way to lay out the concealed tiles as a finished hand."""
    shape: Shape | None
    sets: int
    """How many sets the concealed tiles make."""
    fault: tuple[int, str] | None
    """The first laid group that is none, and why; past the last group where one is missing."""


def split(built: Built, rules: RuleSet) -> Split:
    """The ways to lay the tiles out, and what is wrong with the groups as they lie."""
    tiles = built.tiles
    found = readings(
        counts_of(tiles), built.melds, tiles[0], four_as_two_pairs=rules.chiitoitsu_four_of_a_kind
    )
    own = {tuple(sorted(_concealed(r.groups, len(built.melds)))) for r in found}
    shape = found[0].shape if found else None
    faults = ((place, why_none(group)) for place, group in enumerate(built.groups))
    is_laid = len(built.groups) > 1
    fault = next(((place, why) for place, why in faults if why and is_laid), None)
    if fault is None and not found and len(built.groups) + len(built.melds) < 5:
        fault = (len(built.groups), "no_pair")
    return Split(built, tuple(sorted(own)), shape, 4 - len(built.melds), fault)


def _concealed(groups: tuple[Group, ...], melds: int) -> list[Tiles]:
    """The groups without those of the sets on the table, which stand before the pair."""
    first = len(groups) - 1 - melds
    return [group.tiles for group in (*groups[:first], groups[-1])]


def why_none(group: Tiles) -> str | None:
    """Why tiles are no group of a hand; None where they are one.

    >>> from mjteach.core.tiles import parse_tiles
    >>> [why_none(parse_tiles(tiles)) for tiles in ("123m", "891m", "123z", "4m4p4s", "34m")]
    [None, 'past_nine', 'honours', 'one_number', 'neighbours']
    """
    kinds = sorted(tile.kind for tile in group)
    if len({*kinds}) == 1:
        return None if len(kinds) in (2, 3) else "four"
    ranks = sorted(kind % 9 for kind in kinds)
    suits = {kind // 9 for kind in kinds}
    if len(kinds) != 3:
        return "neighbours" if len(kinds) == 2 else "apart"
    if 3 in suits:
        return "honours" if suits == {3} else "apart"
    if len({*ranks}) == 1:
        return "one_number"
    if ranks == [ranks[0], ranks[0] + 1, ranks[0] + 2]:
        return None if len(suits) == 1 else "suits"
    return "past_nine" if ranks in ([0, 7, 8], [0, 1, 8]) and len(suits) == 1 else "apart"


# ---- dealt


@dealing
def laid(
    rng: random.Random, wish: Wish, *plans: Plan | Callable[[random.Random], Plan], false: str = ""
) -> Iterator[Built]:
    """A finished hand of one of the plans; with ``false`` one group is none, for that reason."""
    wall = Undealt(rng)
    plan = chosen(rng, rng.choice(plans))
    if plan.whole:
        tiles = sort_tiles(plan.whole(wall, plan.kinds))
        yield Built((tuple(tiles),))
        return
    sets: list[Tiles] = [wall.take(tiles) for tiles in plan.sets(rng)]
    melds = rng.randint(1, 4 - len(sets)) if rng.random() < plan.open else 0
    if false in FALSE:
        sets.append(wall.take(FALSE[false](rng)))
    while len(sets) < 4:
        sets.append(wall.set(plan.runs, plan.lows, plan.kinds))
    shown = [called(rng, tiles) for tiles in _quads(wall, sets[len(sets) - melds :], plan)]
    sets = sets[: len(sets) - melds]
    if false == "neighbours":
        low = rng.choice(plan.lows)
        sets.append(wall.take((TILES[low], TILES[low + 1])))
    elif false != "no_pair":
        sets.append(wall.alike(2, plan.kinds))
    rng.shuffle(sets)
    built = Built(tuple(sets), tuple(shown))
    ways = split(built, wish.rules).ways
    if bool(ways) is not bool(false) and len({*map(len, ways)}) < 2:  # no pairs beside sets
        yield built


def _quads(wall: Undealt, sets: list[Tiles], plan: Plan) -> Iterator[Tiles]:
    for tiles in sets:
        alike = tiles[0] is tiles[-1] and wall.rng.random() < plan.quads
        yield (*tiles, *wall.take(tiles[:1])) if alike else tiles


def _across(rng: random.Random) -> Tiles:
    """Three numbers in a row, of two suits or three."""
    rank = rng.randrange(7)
    suits = rng.choice([(0, 0, 9), (9, 9, 0), (18, 18, 9), (0, 9, 18), (9, 18, 18)])
    return tuple(TILES[suit + rank + step] for step, suit in enumerate(suits))


def _past_nine(rng: random.Random) -> Tiles:
    suit = rng.choice((0, 9, 18))
    return tuple(TILES[suit + rank] for rank in rng.choice(((7, 8, 0), (8, 0, 1))))


def _of_honours(rng: random.Random) -> Tiles:
    return tuple(rng.choice((WINDS[:3], WINDS[1:], DRAGONS)))


def _one_number(rng: random.Random) -> Tiles:
    rank = rng.randrange(9)
    suits = rng.choice(((0, 9, 18), (0, 9, 18), (0, 0, 9), (9, 18, 18)))
    return tuple(TILES[suit + rank] for suit in suits)


FALSE: Final = {
    "suits": _across,
    "past_nine": _past_nine,
    "honours": _of_honours,
    "one_number": _one_number,
}
"""Three tiles that look like a set."""


def four_and_pairs(wall: Undealt, kinds: Tiles) -> Tiles:
    """Five pairs and four alike: no seven pairs."""
    tiles = list(pairs(wall, kinds))
    kept = tiles[:12]
    wall.put_back(tiles[12:])
    return (*kept, *wall.take(kept[:2]))


def few_orphans(wall: Undealt, _kinds: Tiles) -> Tiles:
    """Thirteen orphans with one kind missing, and two pairs."""
    missing, *doubled = wall.rng.sample(YAOCHUU, 3)
    return wall.take((*(tile for tile in YAOCHUU if tile is not missing), *doubled))


@partly
def same_numbers(rng: random.Random, number: int) -> list[Tiles]:
    """Runs of the same numbers in so many suits."""
    rank = rng.randrange(7)
    return [TILES[suit + rank : suit + rank + 3] for suit in rng.sample((0, 9, 18), number)]
