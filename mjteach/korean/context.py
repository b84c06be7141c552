"""Everything outside the tiles that decides what a win in Korean mahjong is worth."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from ..core.errors import SituationError
from ..core.hand import Hand
from ..core.seats import check_winds
from ..core.tiles import Tile
from .equipment import FLOWERS
from .rules import KoreanRules


class KoreanWinBy(StrEnum):
    """Who brought the winning tile: another player, or the own draw (RK2-c)."""

    SSOA = "ssoa"
    SSUMU = "ssumu"


class KoreanContext(NamedTuple):
    """The circumstances of a win, as facts; the table of yaku decides what they give."""

    by: KoreanWinBy = KoreanWinBy.SSOA
    seat_wind: Tile = Tile.SOUTH
    round_wind: Tile = Tile.EAST
    eopeo: bool = False
    buji_eopeo: bool = False
    """Declared on the first turn; ``eopeo`` is then true as well."""
    bulleo: bool = False
    """The hand was shown; ``eopeo`` is then true as well (RK5-g)."""
    last_tile: bool = False
    """The last draw or the last discard of the hand."""
    after_kan: bool = False
    """Won on the replacement tile of an own kan."""
    robbed_kan: bool = False
    """The winning tile was being added to another player's triplet."""
    first_turn: bool = False
    """Before or on the own first draw, with no call by anyone."""
    flowers: tuple[Tile, ...] = ()
    """The flowers this player has set aside (RK5-c)."""
    discards: tuple[Tile, ...] = ()
    """The player's own discards; they matter for guryeonbodeung and bulleo (RK4-t, RK5-g)."""

    @property
    def is_dealer(self) -> bool:
        """The dealer is always East."""
        return self.seat_wind is Tile.EAST

    @property
    def is_cheonhwa(self) -> bool:
        """Whether the first fourteen tiles won: none of them is the winning tile (RK5-m)."""
        return self.first_turn and self.is_dealer and self.by is KoreanWinBy.SSUMU


def check_situation(hand: Hand, tile: Tile, context: KoreanContext, rules: KoreanRules) -> None:
    """Raise SituationError for circumstances that contradict the hand or each other."""
    check_winds(context.seat_wind, context.round_wind)
    check_flowers(context.flowers, rules)
    for problem in _contradictions(hand, tile, context):
        raise SituationError("korean", problem=problem)


def check_flowers(flowers: tuple[Tile, ...], rules: KoreanRules) -> None:
    """Raise SituationError for a tile that is no flower of this game, or a repeated one."""
    for place, flower in enumerate(flowers):
        if flower not in FLOWERS[: rules.flower_tiles] or flower in flowers[:place]:
            raise SituationError("flower", tile=flower, most=rules.flower_tiles)


def _contradictions(hand: Hand, tile: Tile, context: KoreanContext) -> Iterator[str]:
    """The names of what is wrong; each has a sentence of its own."""
    if (context.buji_eopeo or context.bulleo) and not context.eopeo:
        yield "no_eopeo"  # RK4-v, RK5-g
    if context.eopeo and not hand.is_closed:
        yield "open_eopeo"  # RK5-e
    if context.after_kan:
        yield from _about_own_kan(hand, context)
    if context.robbed_kan:
        yield from _about_robbed_kan(hand, tile, context)
    if context.first_turn:
        yield from _about_first_turn(hand, context)


def _about_own_kan(hand: Hand, context: KoreanContext) -> Iterator[str]:
    if context.by is KoreanWinBy.SSOA:
        yield "kkang_olla_by_ssoa"
    if context.eopeo:
        yield "kan_after_eopeo"  # RK5-e
    if not any(meld.is_quad for meld in hand.melds):
        yield "kkang_olla_without_kan"


def _about_robbed_kan(hand: Hand, tile: Tile, context: KoreanContext) -> Iterator[str]:
    if context.by is KoreanWinBy.SSUMU:
        yield "kkang_ssoa_by_ssumu"
    if context.last_tile:
        yield "kkang_ssoa_on_last_discard"
    if hand.own_counts[tile.kind]:
        yield "kkang_ssoa_tile_held"  # the robbed kan has all four
    if context.discards.count(tile) > 1:
        yield "kkang_ssoa_tile_discarded"  # the triplet took one discard


def _about_first_turn(hand: Hand, context: KoreanContext) -> Iterator[str]:
    if hand.melds or context.eopeo or context.discards:
        yield "first_turn_after_call"
    if context.last_tile or context.robbed_kan:
        yield "first_turn_and_later"
    if context.is_dealer and context.by is KoreanWinBy.SSOA:
        yield "dealer_before_first_draw"
