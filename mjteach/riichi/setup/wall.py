"""The wall of a hand: all 136 tiles in the order in which they are taken from the break.

Stack *k* is ``tiles[2 * k]`` on top of ``tiles[2 * k + 1]``. Stack 0 is immediately left of the
break; the stacks go on to the left, clockwise around the table (R2.3.1-f). Stack 67 is immediately
right of the break, so the last fourteen tiles are the dead wall (R2.3.2-a).

After *k* kans the live wall ends at ``LIVE_END - k``: its last tile joins the dead wall at the
right end for each replacement tile that is drawn (R2.3.2-d). The stacks there stand side by side,
so the tile keeps its place.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Final, NamedTuple

from ...core.errors import RuleSetError, SituationError
from ...core.seats import SEATS, Seat
from ...core.tiles import Tile
from ...core.tileset import generator, shuffled, tile_difference
from ..equipment import tiles_in_play
from ..rules import RuleSet
from .dice import roll_dice
from .wall_break import wall_break

WALL_TILES: Final = 136
STACKS_EACH: Final = 17
"""Stacks of two tiles in front of each player (R2.2-a)."""

STACKS: Final = STACKS_EACH * len(SEATS)
TILES_EACH: Final = 2 * STACKS_EACH

LIVE_END: Final = 122
"""The first place of the dead wall before any kan."""

RINSHAN: Final = (134, 135, 132, 133)
"""The places of the replacement tiles: from the left end, upper before lower (R2.3.2-c)."""

INDICATORS: Final = (130, 128, 126, 124, 122)
"""The places of the dora indicators: the third upper tile, then one to the right for each kan
(R2.4-a, R2.4-e).
"""

URA: Final = (131, 129, 127, 125, 123)
"""The places of the ura indicators, each below its dora indicator (R2.4-g)."""

Tiles = tuple[Tile, ...]


class Wall(NamedTuple):
    """All 136 tiles in the order in which they are taken, and where they stand at the table."""

    tiles: Tiles
    dealer: Seat = Seat.A
    broken: Seat = Seat.A
    """Whose wall is broken."""
    right: int = 0
    """How many stacks of that wall stay to the right of the break."""
    sums: tuple[int, ...] = ()
    """The dice that chose the break; () when nobody rolled."""


def make_wall(
    tiles: Iterable[Tile], rules: RuleSet, dealer: Seat = Seat.A, sums: Sequence[int] = ()
) -> Wall:
    """The wall whose tiles are taken in the order given, broken where the dice say.

    Without dice it is broken at the right end of the dealer's wall. Raises SituationError when
    they are not exactly the tiles in play, or for dice that do not fit the rules; RuleSetError
    when the rules have no wall of four times 17 stacks with fourteen dead tiles.

    >>> wall = make_wall(tiles_in_play(RuleSet()), RuleSet(), sums=[9])
    >>> wall.broken, wall.right
    (<A>, 9)
    """
    check_wall_rules(rules)
    wall = Wall(tuple(tiles), dealer, dealer)
    surplus, missing = tile_difference(wall.tiles, tiles_in_play(rules))
    if surplus or missing:
        raise SituationError("wall_tiles", surplus=surplus, missing=missing)
    return _broken(wall, sums, rules) if sums else wall


def shuffled_wall(seed: str | int, rules: RuleSet, dealer: Seat = Seat.A) -> Wall:
    """The wall of a seed: tiles mixed, and broken by dice rolled with the same generator.

    Equal texts give equal walls everywhere; a number stands for its digits. The order of the
    tiles depends on neither dice nor dealer. Raises RuleSetError as :func:`make_wall` does.

    >>> shuffled_wall(7, RuleSet()) == shuffled_wall("7", RuleSet())
    True
    """
    check_wall_rules(rules)
    rng = generator(seed)
    tiles = shuffled(tiles_in_play(rules), rng)
    sums = tuple(roll_dice(rng) for _ in range(rules.wall_break_rolls))
    return _broken(Wall(tiles, dealer), sums, rules)


def physical_wall(
    walls: Sequence[Sequence[Tile]], sums: Sequence[int], rules: RuleSet, dealer: Seat = Seat.A
) -> Wall:
    """The wall that four built walls make once the dice break them.

    ``walls`` are in the order of the seats, each as its player sees it: 34 tiles from the right
    end to the left, the upper tile of a stack before the lower one. Raises the errors of
    :func:`make_wall`, and SituationError when there are not four walls of 34 tiles.

    >>> four = standing_walls(shuffled_wall("a wall", RuleSet()))
    >>> physical_wall(four, [9], RuleSet()).tiles[0] == four[Seat.A][2 * 9]
    True
    """
    check_wall_rules(rules)
    lengths = tuple(len(wall) for wall in walls)
    if lengths != (TILES_EACH,) * len(SEATS):
        raise SituationError("wall_lengths", found=lengths, stacks=STACKS_EACH, tiles=TILES_EACH)
    around = tuple(chain.from_iterable(walls[seat] for seat in CLOCKWISE))
    where = wall_break(sums, rules, dealer)
    start = _first_place(where.broken, where.right)
    return make_wall((*around[start:], *around[:start]), rules, dealer, sums)


def standing_walls(wall: Wall) -> tuple[Tiles, ...]:
    """The four walls before the break, as :func:`physical_wall` reads them.

    >>> [len(tiles) for tiles in standing_walls(shuffled_wall("a wall", RuleSet()))]
    [34, 34, 34, 34]
    """
    start = _first_place(wall.broken, wall.right)
    around = (*wall.tiles[WALL_TILES - start :], *wall.tiles[: WALL_TILES - start])
    starts = (CLOCKWISE.index(seat) * TILES_EACH for seat in SEATS)
    return tuple(around[first : first + TILES_EACH] for first in starts)


CLOCKWISE: Final = tuple(SEATS[-step % len(SEATS)] for step in range(len(SEATS)))
"""The seats as the tiles leave the wall, A first: the next wall is the left neighbour's."""


def check_wall_rules(rules: RuleSet) -> None:
    """Raises RuleSetError when the rules have another wall than riichi's for four players.

    >>> check_wall_rules(RuleSet())
    """
    if rules.wall_stacks_per_player != STACKS_EACH:  # R2.2-a
        raise RuleSetError("wall_stacks", found=rules.wall_stacks_per_player, stacks=STACKS_EACH)
    if rules.dead_wall_tiles != WALL_TILES - LIVE_END:  # R2.3.2-a
        raise RuleSetError("dead_wall", found=rules.dead_wall_tiles, tiles=WALL_TILES - LIVE_END)


def _broken(wall: Wall, sums: Sequence[int], rules: RuleSet) -> Wall:
    where = wall_break(sums, rules, wall.dealer)
    return Wall(wall.tiles, wall.dealer, where.broken, where.right, where.sums)


def _first_place(broken: Seat, right: int) -> int:
    """How many tiles lie, clockwise, between the right end of A's wall and the break."""
    return CLOCKWISE.index(broken) * TILES_EACH + 2 * right
