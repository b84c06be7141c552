"""Finished hands in which one rule makes a difference, or nearly does (levels 1 and 2)."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Final, NamedTuple

from mjteach.core.hand import Hand, make_hand
from mjteach.core.tiles import ALL_KINDS, WINDS, Tile
from mjteach.riichi.compare.cases import FinishedHand
from mjteach.riichi.context import WinBy, WinContext
from mjteach.riichi.dora import dora_from
from mjteach.riichi.presets import TUTORIAL
from mjteach.riichi.win import WinResult, evaluate_win

from ...situations.walls import Tiles, Wall
from .compared import Plot
from .drawing import Taste, draw_win

# --- indicators


class _Indicators:
    """Indicators chosen so that they give so many dora; no tile is shown a fifth time."""

    def __init__(self, rng: random.Random, tiles: Iterable[Tile]) -> None:
        self.rng = rng
        self.held = [0] * 34
        for tile in tiles:
            self.held[tile.kind] += 1
        self.seen = list(self.held)

    def one(self, dora: int) -> Tile | None:
        """An indicator that gives so many dora in the hand."""
        kinds = [
            kind for kind in ALL_KINDS if self.seen[kind] < 4 and self.held[dora_from(kind)] == dora
        ]
        if not kinds:
            return None
        chosen = self.rng.choice(kinds)
        self.seen[chosen] += 1
        return chosen

    def several(self, *dora: int) -> Tiles | None:
        """One indicator for each number of dora."""
        chosen = tuple(tile for number in dora if (tile := self.one(number)) is not None)
        return chosen if len(chosen) == len(dora) else None


class _Hits(NamedTuple):
    """How many dora the indicators give: the first one, those of kans, and the same beneath."""

    first: int = 0
    kan: int = 0
    ura: int = 0


def _shown(
    rng: random.Random, hand: Hand, tile: Tile, context: WinContext, hits: _Hits
) -> FinishedHand | None:
    """The hand with every indicator that would lie open at the table; only one kan's is a dora."""
    kans = sum(meld.is_quad for meld in hand.melds)
    indicators = _Indicators(rng, (*hand.tiles, tile))
    beside = (hits.kan, *(0 for _ in range(kans - 1)))[:kans]
    above = indicators.several(hits.first, *beside)
    below = indicators.several(hits.ura, *(0 for _ in range(kans))) if context.riichi else ()
    if above is None or below is None:
        return None
    return FinishedHand(hand, tile, context._replace(indicators=above, ura_indicators=below))


CLOSED: Final = Taste(open=0.0, seven_pairs=0.03)
WITH_KAN: Final = Taste(open=0.3, quads=0.5, runs=0.55, seven_pairs=0.0)


# --- one function for each option


NEAR_MANGAN: Final = ((4, 40), (3, 50), (3, 50), (5, 30), (4, 25), (3, 40))


def _kiriage(wall: Wall, matters: bool) -> FinishedHand | None:
    """Four han and 30 fu or three and 60; else one step beside that."""
    han, fu = (
        wall.rng.choice(((4, 30), (4, 30), (3, 60))) if matters else wall.rng.choice(NEAR_MANGAN)
    )
    taste = Taste(quads=0.2, runs=0.4, seven_pairs=0.0) if fu >= 50 else Taste()
    drawn = draw_win(
        wall.rng, TUTORIAL, taste, lambda won: won.best.fu.total == fu and won.best.han <= han
    )
    hits = _Hits(first=han - drawn.result.best.han)
    return _shown(wall.rng, drawn.win.hand, drawn.win.tile, drawn.win.context, hits)


def _double_wind(wall: Wall, _matters: bool) -> FinishedHand | None:
    """A pair of the round wind that is the seat wind as well."""
    drawn = draw_win(wall.rng, TUTORIAL, Taste(honours=0.7), _has_wind_pair)
    wind = drawn.result.best.reading.groups[-1].tiles[0]
    context = drawn.win.context._replace(seat_wind=wind, round_wind=wind)
    return _shown(
        wall.rng, drawn.win.hand, drawn.win.tile, context, _Hits(wall.rng.choice((0, 0, 1, 2)))
    )


def _has_wind_pair(won: WinResult) -> bool:
    pair = won.best.reading.groups[-1].tiles
    return len(pair) == 2 and pair[0] in WINDS[:2]


def _replacement(wall: Wall, _matters: bool) -> FinishedHand | None:
    """A win with the tile drawn after a kan."""
    drawn = draw_win(wall.rng, TUTORIAL, WITH_KAN._replace(tsumo=1.0), _has_kan)
    context = drawn.win.context._replace(after_kan=True)
    return _shown(
        wall.rng, drawn.win.hand, drawn.win.tile, context, _Hits(wall.rng.choice((0, 0, 1, 2)))
    )


def _has_kan(won: WinResult) -> bool:
    return any(meld.is_quad for meld in won.hand.melds)


def _kan_dora(wall: Wall, _matters: bool) -> FinishedHand | None:
    """A kan whose indicator hits, or does nothing more at a limit."""
    drawn = draw_win(wall.rng, TUTORIAL, WITH_KAN, _has_kan)
    hits = _Hits(wall.rng.choice((0, 0, 1, 2, 3)), kan=wall.rng.choice((1, 1, 2, 3, 4)))
    return _shown(wall.rng, drawn.win.hand, drawn.win.tile, drawn.win.context, hits)


def _riichi(wall: Wall, hits: _Hits, **more: bool) -> FinishedHand | None:
    """A closed hand in riichi."""
    drawn = draw_win(wall.rng, TUTORIAL, CLOSED)
    context = drawn.win.context._replace(**more)  # type: ignore[arg-type]
    return _shown(wall.rng, drawn.win.hand, drawn.win.tile, context, hits)


def _ippatsu(wall: Wall, matters: bool) -> FinishedHand | None:
    return _riichi(wall, _Hits(wall.rng.choice((0, 1, 2) if matters else (2, 3, 3))), ippatsu=True)


def _ura(wall: Wall, matters: bool) -> FinishedHand | None:
    first = wall.rng.choice((0, 1) if matters else (2, 3, 3))
    return _riichi(wall, _Hits(first, ura=wall.rng.choice((1, 1, 2))))


def _first_turn(wall: Wall, _matters: bool) -> FinishedHand | None:
    """A ron before the first draw, with another yaku besides."""
    simple = Taste(
        open=0.0, tsumo=0.0, dealer=0.0, seven_pairs=0.0, runs=0.95, quads=0.0, honours=0.0
    )
    drawn = draw_win(wall.rng, TUTORIAL, simple)
    context = drawn.win.context._replace(riichi=False, first_turn=True)
    plain = evaluate_win(
        drawn.win.hand, drawn.win.tile, context._replace(first_turn=False), TUTORIAL
    )
    if not plain.can_win:
        return None
    return _shown(wall.rng, drawn.win.hand, drawn.win.tile, context, _Hits())


def _many_han(wall: Wall, matters: bool) -> FinishedHand | None:
    """A closed hand of one suit and with dora enough for thirteen han, or nearly."""
    low = wall.rng.choice((0, 9, 18))
    suit = ALL_KINDS[low : low + 9]
    sets = [wall.run(suit[:7]) for _ in range(4)]
    pair = wall.alike(2, suit)
    held, tile = _one_out(wall.rng, [*sets, pair])
    by = wall.rng.choice(tuple(WinBy))
    context = WinContext(by=by, seat_wind=wall.rng.choice(WINDS[1:]), riichi=True)
    won = evaluate_win(held, tile, context, TUTORIAL)
    if won.best.yakuman:
        return None
    wanted = wall.rng.choice((13, 13, 14)) if matters else wall.rng.choice((11, 12))
    return _shown(wall.rng, held, tile, context, _Hits(wanted - won.best.han))


def _one_out(rng: random.Random, groups: list[Tiles]) -> tuple[Hand, Tile]:
    """Concealed groups as a hand that waits for one of its tiles."""
    tiles = [tile for group in groups for tile in group]
    tile = rng.choice(tiles)
    tiles.remove(tile)
    return make_hand(tiles), tile


GREEN_SIMPLES: Final = (Tile.S2, Tile.S3, Tile.S4, Tile.S6, Tile.S8)


def _all_green(wall: Wall, matters: bool) -> FinishedHand | None:
    """All green, without the green dragon where that matters."""
    kinds = GREEN_SIMPLES if matters else (*GREEN_SIMPLES, Tile.GREEN)
    sets = [
        wall.run((Tile.S2,)) if wall.rng.random() < 0.5 else wall.alike(3, kinds) for _ in range(4)
    ]
    pair = wall.alike(2, GREEN_SIMPLES if matters else (Tile.GREEN,))
    held, tile = _one_out(wall.rng, [*sets, pair])
    by = wall.rng.choice(tuple(WinBy))
    context = WinContext(
        by=by, seat_wind=wall.rng.choice(WINDS[1:]), riichi=wall.rng.random() < 0.5
    )
    return _shown(wall.rng, held, tile, context, _Hits())


PLOTS: Final = (
    Plot("kiriage_mangan", 14, 5, _kiriage),
    Plot("renpuu_pair_fu", 12, 5, _double_wind),
    Plot("ippatsu", 12, 4, _ippatsu),
    Plot("ura_dora", 11, 3, _ura),
    Plot("kan_dora", 9, 2, _kan_dora),
    Plot("rinshan_tsumo_fu", 8, 2, _replacement),
    Plot("kazoe_yakuman", 6, 1, _many_han),
    Plot("renhou", 4, 0, _first_turn),
    Plot("ryuuiisou_needs_hatsu", 3, 1, _all_green),
)
"""The balanced mix: each option decides, or is there and changes nothing."""
