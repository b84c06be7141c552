"""Everything outside the tiles that decides what a win is worth."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Final, NamedTuple

from ..core.errors import SituationError
from ..core.hand import Hand
from ..core.melds import MeldKind, Source
from ..core.printable import LONG_NUMBER, shown
from ..core.seats import check_winds
from ..core.tiles import Tile


class WinBy(StrEnum):
    """Who brought the winning tile: another player's discard, or the own draw."""

    RON = "ron"
    TSUMO = "tsumo"


class Liability(NamedTuple):
    """Whose discard made a yakuman certain (R2.8.3-a); ``yaku`` may also be ``rinshan``."""

    yaku: str
    player: Source


class WinContext(NamedTuple):
    """The circumstances of a win, as facts; which yaku they give is the table's business."""

    by: WinBy = WinBy.RON
    seat_wind: Tile = Tile.SOUTH
    round_wind: Tile = Tile.EAST
    riichi: bool = False
    double_riichi: bool = False
    """Declared on the first draw; ``riichi`` is then true as well."""
    open_riichi: bool = False
    ippatsu: bool = False
    last_tile: bool = False
    """The last draw or the last discard of the hand."""
    after_kan: bool = False
    """Won on the replacement tile of an own kan."""
    robbed: MeldKind | None = None
    """The winning tile was being added to a kakan, or shown in an ankan."""
    first_turn: bool = False
    """Before or on the own first draw, with no call by anyone."""
    furiten: bool = False
    """One of the waits was discarded or passed; matters here for chuuren only (RK4-t)."""
    wins_in_row: int = 1
    """Wins of this player without a break, this one included (R3.7-d)."""
    indicators: tuple[Tile, ...] = ()
    """Dora indicators, then those opened by kans."""
    ura_indicators: tuple[Tile, ...] = ()
    honba: int = 0
    deposits: int = 0
    """Sticks of 1000 points on the table."""
    discarder: Source | None = None
    liabilities: tuple[Liability, ...] = ()
    wareme: Source | str | None = None
    """Who sits before the broken wall: another player, ``self``, or unknown (R6.1-a)."""

    @property
    def is_dealer(self) -> bool:
        """The dealer is always East (R1.2.1-f)."""
        return self.seat_wind is Tile.EAST


DEALER_FROM: Final[Mapping[Tile, Source]] = {
    Tile.SOUTH: Source.KAMICHA,
    Tile.WEST: Source.TOIMEN,
    Tile.NORTH: Source.SHIMOCHA,
}
"""Where East sits as seen from the other winds (R2.1-c)."""


FLAGS = (
    "riichi",
    "double_riichi",
    "open_riichi",
    "ippatsu",
    "rinshan",
    "chankan",
    "haitei",
    "houtei",
    "tenhou",
    "chiihou",
    "renhou",
)
"""The words by which a situation is usually named."""

_NEEDS_BY = {
    "rinshan": WinBy.TSUMO,
    "haitei": WinBy.TSUMO,
    "tenhou": WinBy.TSUMO,
    "chiihou": WinBy.TSUMO,
    "chankan": WinBy.RON,
    "houtei": WinBy.RON,
    "renhou": WinBy.RON,
}


def with_flags(context: WinContext, flags: Iterable[str]) -> WinContext:
    """``context`` with the facts that words like ``riichi``, ``houtei``, ``tenhou`` stand for.

    Raises SituationError for an unknown word, and where word and way of winning contradict.

    >>> with_flags(WinContext(), ["riichi", "houtei"]).last_tile
    True
    """
    chosen = set(flags)
    for word in sorted(chosen):
        if word not in FLAGS:
            raise SituationError("no_such_flag", flag=word, known=FLAGS)
        if _NEEDS_BY.get(word, context.by) is not context.by:
            raise SituationError("flag_and_win", flag=word, by=context.by.value)
    if "tenhou" in chosen and not context.is_dealer:
        raise SituationError("tenhou_not_dealer")
    if chosen & {"chiihou", "renhou"} and context.is_dealer:
        raise SituationError("first_turn_dealer", flag=min(chosen & {"chiihou", "renhou"}))
    return context._replace(
        riichi=context.riichi or bool(chosen & {"riichi", "double_riichi", "open_riichi"}),
        double_riichi=context.double_riichi or "double_riichi" in chosen,
        open_riichi=context.open_riichi or "open_riichi" in chosen,
        ippatsu=context.ippatsu or "ippatsu" in chosen,
        last_tile=context.last_tile or bool(chosen & {"haitei", "houtei"}),
        after_kan=context.after_kan or "rinshan" in chosen,
        robbed=MeldKind.KAKAN if "chankan" in chosen else context.robbed,
        first_turn=context.first_turn or bool(chosen & {"tenhou", "chiihou", "renhou"}),
    )


def check_situation(hand: Hand, context: WinContext) -> None:
    """Raise SituationError when the circumstances cannot belong to this hand or to each other."""
    check_winds(context.seat_wind, context.round_wind)
    for fact, least in _COUNTS:
        check_count(fact, getattr(context, fact), least)
    if context.riichi or context.double_riichi or context.open_riichi or context.ippatsu:
        _check_riichi(hand, context)
    if context.after_kan:
        _check_after_kan(hand, context)
    if context.robbed:
        if context.by is WinBy.TSUMO:
            raise SituationError("flag_and_win", flag="chankan", by=context.by.value)
        if context.last_tile:
            raise SituationError("chankan_on_last_discard")  # R2.7.2-e
    if context.first_turn:
        if hand.melds or context.riichi:
            raise SituationError("first_turn_after_call")  # R3.6-o to R3.6-q
        if context.is_dealer and context.by is WinBy.RON:
            raise SituationError("first_turn_dealer", flag="renhou")


_COUNTS: Final = (("honba", 0), ("deposits", 0), ("wins_in_row", 1))
"""Facts that are numbers, and the least each can be."""


def check_count(fact: str, number: object, least: int = 0) -> None:
    """Raise SituationError where ``number`` is no whole number from ``least`` on.

    >>> check_count("honba", 2)
    """
    if not isinstance(number, int) or not least <= number < LONG_NUMBER:
        raise SituationError("no_count", fact=fact, found=shown(number), least=least)


def _check_riichi(hand: Hand, context: WinContext) -> None:
    if context.riichi and not hand.is_closed:
        raise SituationError("riichi_open_hand", melds=len(hand.melds))  # R2.6.3-a
    if (context.double_riichi or context.open_riichi) and not context.riichi:
        raise SituationError("no_riichi_declared")
    if context.ippatsu and not context.riichi:
        raise SituationError("ippatsu_without_riichi")  # R3.1-i


def _check_after_kan(hand: Hand, context: WinContext) -> None:
    if context.by is WinBy.RON:
        raise SituationError("flag_and_win", flag="rinshan", by=context.by.value)  # R3.1-o
    if not any(meld.is_quad for meld in hand.melds):
        raise SituationError("rinshan_without_kan")
    if context.ippatsu:
        raise SituationError("ippatsu_after_kan")  # R3.1-j
