"""The conditions of yaku, so that the one that fails can be named.

A condition returns everything that stands in its way, as the tiles of each thing at fault: ``()``
where it holds, ``FAR`` where more is missing than one thing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import chain
from typing import Final, TypeAlias

from ...core.readings import Group, GroupKind, WaitKind
from ...core.tiles import DRAGONS, TILES, WINDS, Tile
from ..context import WinBy
from .look import Asks, Look, Tiles, has_outside, is_numbers, lowest

Faults: TypeAlias = tuple[Tiles, ...]
"""The tiles of each thing in the way."""

FAR: Final[Faults] = ((), ())

Fails: TypeAlias = Callable[[Look], Faults]


def _only(tiles: Iterable[Tile]) -> Faults:
    """These tiles, if there are any, as the one thing in the way."""
    found = tuple(tiles)
    return (found,) if found else FAR


def _tiles_of(groups: Iterable[Group]) -> Tiles:
    return tuple(chain.from_iterable(group.tiles for group in groups))


def groups_that(is_wrong: Asks) -> Fails:
    """Each wrong group is one thing in the way."""
    return lambda look: tuple(group.tiles for group in look.groups if is_wrong(group))


# --- circumstances


def undeclared(look: Look) -> Faults:
    """Riichi was not declared (R3.1-a)."""
    return () if look.context.riichi else ((),)


def not_drawn(look: Look) -> Faults:
    """Another player brought the winning tile (R3.1-h)."""
    return () if look.context.by is WinBy.TSUMO else ((look.reading.winning_tile,),)


def without(lower: str) -> Fails:
    """The winning tile keeps a hand with the ``lower`` yaku from the higher one."""
    return lambda look: ((look.reading.winning_tile,),) if lower in look.yaku else FAR


def wait_is(kind: WaitKind) -> Fails:
    """The wait was of this kind."""
    return lambda look: ((look.reading.winning_tile,),) if look.reading.wait is kind else ()


# --- pairs


def only_pair_of(kind: Tile) -> Fails:
    """Two of the kind, where three are needed (R3.1-b)."""
    return lambda look: _only(look.pair if look.pair_kind is kind else ())


def only_pair_of_round_wind(look: Look) -> Faults:
    """Two of the round wind (R3.1-b)."""
    return only_pair_of(look.context.round_wind)(look)


def only_pair_of_seat_wind(look: Look) -> Faults:
    """Two of the own wind (R3.1-b)."""
    return only_pair_of(look.context.seat_wind)(look)


def guest_winds(look: Look) -> Faults:
    """Triplets of a wind that is neither the seat wind nor the round wind (R3.1-b)."""
    valued = (look.context.round_wind, look.context.seat_wind)
    winds = (group for group in look.triplets if lowest(group) in WINDS)
    return _only(_tiles_of(group for group in winds if lowest(group) not in valued))


def pair_is_dragon(look: Look) -> Faults:
    """The pair would be a yaku as a triplet (R3.1-f)."""
    return (look.pair,) if look.pair_kind in DRAGONS else ()


def pair_is_seat_wind(look: Look) -> Faults:
    """The pair would be a yaku as a triplet (R3.1-f)."""
    return (look.pair,) if look.pair_kind is look.context.seat_wind else ()


def pair_is_round_wind(look: Look) -> Faults:
    """The pair would be a yaku as a triplet, and is not the seat wind as well (R3.1-f)."""
    round_wind, seat_wind = look.context.round_wind, look.context.seat_wind
    return (look.pair,) if look.pair_kind is round_wind is not seat_wind else ()


def family_pair(family: Tiles) -> Fails:
    """All triplets of the family but one, and a pair of some other kind."""

    def fails(look: Look) -> Faults:
        missing = _missing_from(family, look)
        return _only(look.pair if len(missing) == 1 and look.pair_kind is not missing[0] else ())

    return fails


def family_set(family: Tiles) -> Fails:
    """All triplets of the family but one, and of that one only a pair."""
    return lambda look: _only(look.pair if _missing_from(family, look) == (look.pair_kind,) else ())


def _missing_from(family: Tiles, look: Look) -> Tiles:
    held = [lowest(group) for group in look.triplets]
    return tuple(kind for kind in family if kind not in held)


# --- terminals and honours where none may be (R3.1-d)


def outside_pairs(look: Look) -> Faults:
    """Each pair on its own."""
    pairs = (group for group in look.groups if group.kind is GroupKind.PAIR)
    return tuple(group.tiles for group in pairs if has_outside(group))


def outside_called(look: Look) -> Faults:
    """All called sets together."""
    called = _tiles_of(group for group in look.groups if group.open and has_outside(group))
    return (called,) if called else ()


def outside_sets(look: Look) -> Faults:
    """Each concealed set on its own."""
    own = (group for group in look.groups if group.kind is not GroupKind.PAIR and not group.open)
    return tuple(group.tiles for group in own if has_outside(group))


# --- runs that belong together


def equal_in_two_suits(look: Look) -> Faults:
    """Two runs of equal numbers, but not of one suit (R3.1-k)."""
    for place, run in enumerate(look.runs):
        for other in look.runs[:place]:
            if lowest(other) % 9 == lowest(run) % 9:
                return ((*other.tiles, *run.tiles),)
    return FAR


def two_unequal_runs(look: Look) -> Faults:
    """Beside two identical runs, two that differ (R3.3-c)."""
    single = [run for run in look.runs if look.runs.count(run) == 1]
    return _only(_tiles_of(single) if len(look.runs) == 4 and len(single) == 2 else ())


def straight_lacks_run(look: Look) -> Faults:
    """The one run that is missing from 123, 456 and 789 of a suit (R3.2-h)."""
    low = _missing_from_straight(look)
    return FAR if low is None else (TILES[low : low + 3],)


def straight_in_two_suits(look: Look) -> Faults:
    """The missing run is there, but of another suit (R3.2-h)."""
    low = _missing_from_straight(look)
    if low is None:
        return FAR
    return _only(next((run.tiles for run in look.runs if lowest(run) % 9 == low % 9), ()))


def _missing_from_straight(look: Look) -> Tile | None:
    lows = {lowest(run) for run in look.runs}
    for start in SUIT_STARTS:
        missing = [TILES[start + rank] for rank in (0, 3, 6) if TILES[start + rank] not in lows]
        if len(missing) == 1:
            return missing[0]
    return None


def straight_unsplit(look: Look) -> Faults:
    """All nine numbers of a suit, not split into the three runs (R3.2-h)."""
    held = set(_tiles_of(look.groups))
    straights = (TILES[start : start + 9] for start in SUIT_STARTS)
    return _only(next((nine for nine in straights if held.issuperset(nine)), ()))


SUIT_STARTS: Final = (Tile.M1, Tile.P1, Tile.S1)


# --- the same in three suits


def third_run(look: Look) -> Faults:
    """The run that is missing in the third suit (R3.2-i)."""
    low = _missing_third(look.runs)
    return FAR if low is None else (TILES[low : low + 3],)


def third_triplet(look: Look) -> Faults:
    """The triplet that is missing in the third suit (R3.2-j)."""
    low = _missing_third(look.triplets)
    return FAR if low is None else ((low, low, low),)


def _missing_third(groups: tuple[Group, ...]) -> Tile | None:
    lows = {lowest(group) for group in groups if lowest(group) < Tile.EAST}
    for low in sorted(lows):
        missing = [TILES[start + low % 9] for start in SUIT_STARTS]
        missing = [tile for tile in missing if tile not in lows]
        if len(missing) == 1:
            return missing[0]
    return None


# --- concealed triplets and quads


def finished_by_ron(number: int) -> Fails:
    """One triplet too few is concealed, and another player's tile finished one (R3.2-g)."""

    def fails(look: Look) -> Faults:
        won = look.finished_by_ron
        return _only(won.tiles if won and _concealed(look) == number - 1 else ())

    return fails


def called_triplets(number: int) -> Fails:
    """One triplet too few is concealed, and some were called (R3.2-f)."""

    def fails(look: Look) -> Faults:
        called = (group for group in look.triplets if group.open)
        return _only(_tiles_of(called) if _concealed(look) == number - 1 else ())

    return fails


def _concealed(look: Look) -> int:
    own = sum(not group.open for group in look.triplets)
    return own - (look.finished_by_ron is not None)


def triplets_for_quads(number: int) -> Fails:
    """One quad too few, and triplets that could have been one (R3.2-q, R3.6-n)."""

    def fails(look: Look) -> Faults:
        plain = [group for group in look.triplets if group.kind is GroupKind.TRIPLET]
        return _only(_tiles_of(plain) if len(look.triplets) - len(plain) == number - 1 else ())

    return fails


# --- flushes


def other_suits(look: Look) -> Faults:
    """Each group of numbers outside the suit of most groups (R3.3-b)."""
    numbers = [group for group in look.groups if is_numbers(group)]
    suits = [lowest(group).suit for group in numbers]
    main = max(suits, key=suits.count, default=None)
    return tuple(group.tiles for group in numbers if lowest(group).suit is not main)
