"""Yakuman whose last set another player may have fed: their wins, and who is liable (R2.8.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from mjteach.core.melds import Meld, MeldKind, Source, make_meld
from mjteach.core.seats import SEATS, Seat, seat_of
from mjteach.core.tiles import ALL_KINDS, DRAGONS, SUITED, WINDS, Tile
from mjteach.riichi.round.liability import RINSHAN
from mjteach.riichi.round.state import RoundState

from ...situations.ended import end_of
from ...situations.moments import staging
from ...situations.offers import won_on
from ...situations.stages import Stage, StagePlayer
from ...situations.walls import Tiles, Undealt, called

SETS: Final[Mapping[str, Tiles]] = {"daisangen": DRAGONS, "daisuushii": WINDS, "suukantsu": ()}
"""The yakuman that can be fed, and the kinds of their sets; any kinds where there are none."""


def liable(over: RoundState) -> tuple[Seat, ...]:
    """Who is liable for the win, under the rules of the deal."""
    rules = over.rules
    of = (*rules.pao_yakuman, *([RINSHAN] if rules.pao_daiminkan_rinshan else ()))
    known = over.seats[end_of(over).wins[0].seat].liabilities
    return tuple(dict.fromkeys(seat for yaku, seat in known if yaku in of))


def certain(over: RoundState) -> int | None:
    """The place, among the sets of the winner on the table, of the one that made it certain."""
    win = end_of(over).wins[0]
    for kinds in (SETS[yaku] for yaku in win.result.best.yaku_ids if yaku in SETS):
        among = [n for n, m in enumerate(win.result.hand.melds) if _counts(m, kinds)]
        return among[-1] if len(among) == (len(kinds) or 4) else None
    return None


def _counts(meld: Meld, kinds: Tiles) -> bool:
    return meld.tiles[0] in kinds if kinds else meld.is_quad


def feeder(seat: Seat, meld: Meld) -> Seat | None:
    """Who gave a tile of a player's set."""
    return seat_of(seat, meld.source) if meld.source else None


@staging
def fed(
    wall: Undealt,
    yaku: str,
    *,
    tsumo: bool,
    by_others: bool = True,
    held: bool = False,
    honours: bool = False,
    dealer: bool = False,
    sticks: bool = False,
) -> Stage:
    """A win with one of these yakuman, whose last set another player has fed, or nobody.

    With ``held`` its last set never lay on the table; with ``honours`` the pair is one of honours,
    too. Of three dragons a run may lie among them.
    """
    rng, is_quads = wall.rng, yaku == "suukantsu"
    *kinds, last = rng.sample(SETS[yaku] or SUITED, len(SETS[yaku]) or 4)
    melds = [_laid(wall, kind, is_quads) for kind in kinds]
    triplet = wall.take((last,) * (4 if is_quads else 3))
    melds += [] if held else [_last(wall, triplet, by_others)]
    source = melds[-1].source if by_others and not held else None
    if len(kinds) < 3 and rng.random() < 0.5:
        melds.insert(rng.randrange(len(melds) + 1), called(rng, wall.run()))
    known = f"pao {yaku} {{{seat_of(SEATS[0], source):d}}}" if source else ""
    hidden = triplet if held else ()
    rest, tile = _rest(wall, 14 - 3 * len(melds) - len(hidden), DRAGONS if honours else SUITED)
    stage = won_on(wall, StagePlayer((*rest, *hidden), melds, known=known), tile, tsumo=tsumo)
    barred = [kind for kind in ALL_KINDS if kind // 9 == tile // 9]
    return stage._replace(barred=barred, sticks=sticks, dealer=dealer)


def _laid(wall: Undealt, kind: Tile, is_quad: bool) -> Meld:
    """A called triplet, or a quad."""
    tiles = wall.take((kind,) * (4 if is_quad else 3))
    quad = wall.rng.choice((MeldKind.ANKAN, MeldKind.DAIMINKAN))
    return called(wall.rng, tiles, quad if is_quad else MeldKind.PON)


def _last(wall: Undealt, tiles: Tiles, by_others: bool) -> Meld:
    """The set called from another player, or declared with four own tiles."""
    if by_others:
        kind, source = MeldKind.DAIMINKAN if len(tiles) > 3 else MeldKind.PON, tuple(Source)
        return make_meld(kind, tiles, tiles[0], wall.rng.choice(source))
    return make_meld(MeldKind.ANKAN, (*tiles, *wall.take(tiles[: 4 - len(tiles)])))


def _rest(wall: Undealt, count: int, kinds: Sequence[Tile]) -> tuple[Tiles, Tile]:
    """The rest of the hand, a pair or a run and a pair, and the tile that completes it."""
    tiles = [*wall.alike(2, kinds), *(wall.run() if count > 2 else ())]
    tile = tiles.pop(wall.rng.randrange(2, 5) if count > 2 else 0)
    return tuple(tiles), tile
