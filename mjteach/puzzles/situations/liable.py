"""Yakuman whose last set another player may have fed: staging their wins (R2.8.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mjteach.core.melds import Meld, MeldKind, Source, make_meld
from mjteach.core.seats import SEATS, seat_of
from mjteach.core.tiles import ALL_KINDS, DRAGONS, WINDS, Tile

from .moments import staging
from .offers import ANYWHERE, SUITED
from .stages import LATE, Player, Stage
from .walls import Tiles, Wall, called

SETS: Final = {"daisangen": DRAGONS, "daisuushii": WINDS, "suukantsu": ()}
"""The yakuman that can be fed, and the kinds of their sets; any kinds where there are none."""


@staging
def fed(
    wall: Wall,
    yaku: str,
    *,
    tsumo: bool,
    by_others: bool = True,
    honours: bool = False,
    dealer: bool = False,
    sticks: bool = False,
) -> Stage:
    """A win with one of these yakuman, whose last set another player has fed, or nobody.

    With ``honours`` the pair is one of honours, too.
    """
    rng, is_quads = wall.rng, yaku == "suukantsu"
    kinds = SETS[yaku] or rng.sample(SUITED, 4)
    melds = [_laid(wall, kind, is_quads) for kind in rng.sample(kinds, len(kinds))]
    melds[-1] = _last(wall, melds[-1], is_quads, by_others)
    by, source = rng.choice(ANYWHERE), melds[-1].source
    known = f"pao {yaku} {{{seat_of(SEATS[0], source):d}}}" if source else ""
    held, tile = _rest(wall, 14 - 3 * len(melds), DRAGONS if honours else SUITED)
    own = Player(held, melds, tile if tsumo else None, known=known)
    barred = [kind for kind in ALL_KINDS if kind // 9 == tile // 9]
    offered, by, does = (None, 3, "{0} tsumo") if tsumo else (tile, by, "{0} ron")
    return Stage({0: own}, offered, by, LATE, does, barred, sticks=sticks, dealer=dealer)


def _laid(wall: Wall, kind: Tile, is_quad: bool) -> Meld:
    """A called triplet, or a quad."""
    tiles = wall.take((kind,) * (4 if is_quad else 3))
    quad = wall.rng.choice((MeldKind.ANKAN, MeldKind.DAIMINKAN))
    return called(wall.rng, tiles, quad if is_quad else MeldKind.PON)


def _last(wall: Wall, meld: Meld, is_quad: bool, by_others: bool) -> Meld:
    """The set called from another player, or declared with four own tiles."""
    kind, source = meld.tiles[0], wall.rng.choice(tuple(Source))
    if by_others:
        return make_meld(MeldKind.DAIMINKAN if is_quad else MeldKind.PON, meld.tiles, kind, source)
    more = () if is_quad else wall.take((kind,))
    return make_meld(MeldKind.ANKAN, (*meld.tiles, *more))


def _rest(wall: Wall, count: int, kinds: Sequence[Tile]) -> tuple[Tiles, Tile]:
    """The rest of the hand, a pair or a run and a pair, and the tile that completes it."""
    tiles = [*wall.alike(2, kinds), *(wall.run() if count > 2 else ())]
    tile = tiles.pop(wall.rng.randrange(2, 5) if count > 2 else 0)
    return tuple(tiles), tile
