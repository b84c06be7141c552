"""Fu: one item for every group, for the wait and for the way of winning (R4.2.2)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from ..core.named_tuples import from_fields
from ..core.patterns import ReadingFacts
from ..core.readings import GroupKind, Shape, WaitKind
from ..core.tiles import TILES, Tile
from .context import WinBy, WinContext
from .rules import RuleSet


@dataclass(frozen=True, slots=True)
class FuItem:
    """One line of the count. ``group`` is the index of the group it belongs to, or None."""

    id: str
    fu: int
    group: int | None
    tiles: tuple[Tile, ...]
    ref: str


class FuBreakdown(NamedTuple):
    """The items in the order of counting, their sum, and the fu that count.

    ``total`` is rounded up to tens (R4.2.2-b), fixed for seven pairs (R4.2.2-k).
    """

    items: tuple[FuItem, ...]
    raw: int
    total: int


BASE: Final = FuItem("base", 20, None, (), "R4.2.2-a")
CLOSED_RON: Final = FuItem("win.closed_ron", 10, None, (), "R4.2.2-a")
OPEN_RON: Final = FuItem("win.open_ron", 0, None, (), "R4.2.2-a")
TSUMO: Final = FuItem("win.tsumo", 2, None, (), "R4.2.2-c")
PINFU_TSUMO: Final = FuItem("win.pinfu_tsumo", 0, None, (), "R4.2.2-d")
RINSHAN: Final = FuItem("win.rinshan", 0, None, (), "R4.2.2-e")
SEVEN_PAIRS: Final = FuItem("chiitoitsu", 25, None, (), "R4.2.2-k")
MIXED_IN: Final = FuItem("wait.mixed_in", 0, None, (), "R2.8.2-c")
"""Nobody saw which tile was drawn, so the wait counts for nothing."""
OPEN_NO_FU: Final = FuItem("open_no_fu", 10, None, (), "R4.2.2-l")

_RUN, _RON = GroupKind.RUN, WinBy.RON
_STANDARD, _SEVEN_PAIRS = Shape.STANDARD, Shape.SEVEN_PAIRS
_PLACES: Final = (0, 1, 2, 3)
_SIMPLE: Final = tuple(not tile.is_yaochuu for tile in TILES[:34])
_TRIPLET_FU: Final = {GroupKind.TRIPLET: 2, GroupKind.QUAD: 8}
"""Open and of simples; concealed doubles, terminals and honours double (R4.2.2-g, -h)."""

_RUNS: Final = tuple(
    tuple(FuItem("set.run", 0, place, TILES[low : low + 3], "R4.2.2-g") for low in range(25))
    for place in _PLACES
)


def set_fu(kind: GroupKind, tile: int, *, concealed: bool) -> int:
    """The fu of a set: 0 for a run, 2 to 32 for triplets and quads (R4.2.2-g).

    >>> set_fu(GroupKind.QUAD, Tile.EAST, concealed=True)
    32
    >>> set_fu(GroupKind.RUN, Tile.M1, concealed=False)
    0
    """
    return _TRIPLET_FU.get(kind, 0) * (2 if concealed else 1) * (1 if _SIMPLE[tile] else 2)


def _triplet_item(kind: GroupKind, tile: int, place: int, concealed: bool) -> FuItem:
    words = ("closed" if concealed else "open", "simple" if _SIMPLE[tile] else "yaochuu")
    tiles = (TILES[tile],) * (4 if kind is GroupKind.QUAD else 3)
    fu = set_fu(kind, tile, concealed=concealed)
    return FuItem(f"set.{kind}.{words[0]}.{words[1]}", fu, place, tiles, "R4.2.2-g")


_TRIPLETS: Final = {
    kind: tuple(
        tuple(
            tuple(_triplet_item(kind, tile, place, concealed) for tile in range(34))
            for place in _PLACES
        )
        for concealed in (False, True)
    )
    for kind in _TRIPLET_FU
}
_WAIT_FU: Final = {WaitKind.TANKI: 2, WaitKind.KANCHAN: 2, WaitKind.PENCHAN: 2}
_WAITS: Final = {
    kind: tuple(
        FuItem(f"wait.{kind}", _WAIT_FU.get(kind, 0), None, (tile,), "R4.2.2-i")
        for tile in TILES[:34]
    )
    for kind in WaitKind
}


_PLAIN_PAIRS: Final = tuple(
    FuItem("pair.none", 0, 4, (tile, tile), "R4.2.2-f") for tile in TILES[:27]
)


def pair_item(tile: Tile, context: WinContext, rules: RuleSet) -> FuItem:
    """The fu of the pair: dragons and own winds 2, a double wind by option (R4.2.2-f).

    >>> pair_item(Tile.EAST, WinContext(seat_wind=Tile.EAST), RuleSet()).fu
    4
    """
    if tile < 27:
        return _PLAIN_PAIRS[tile]
    return _honour_pair(tile, context.seat_wind, context.round_wind, rules.renpuu_pair_fu)


@lru_cache(maxsize=400)
def _honour_pair(tile: Tile, seat_wind: Tile, round_wind: Tile, double_wind: int) -> FuItem:
    tiles = (tile, tile)
    if tile > 30:
        return FuItem("pair.dragon", 2, 4, tiles, "R4.2.2-f")
    if tile is seat_wind and tile is round_wind:
        return FuItem("pair.double_wind", double_wind, 4, tiles, "R4.2.2-f")
    if tile is seat_wind:
        return FuItem("pair.seat_wind", 2, 4, tiles, "R4.2.2-f")
    if tile is round_wind:
        return FuItem("pair.round_wind", 2, 4, tiles, "R4.2.2-f")
    return FuItem("pair.guest_wind", 0, 4, tiles, "R4.2.2-f")


def _win_item(closed: bool, pinfu: bool, context: WinContext, rules: RuleSet) -> FuItem:
    if context.by is _RON:
        return CLOSED_RON if closed else OPEN_RON
    if pinfu:
        return PINFU_TSUMO
    if context.after_kan and not rules.rinshan_tsumo_fu:
        return RINSHAN
    return TSUMO


def round_up(raw: int) -> int:
    """Fu rounded up to the next ten (R4.2.2-b).

    >>> round_up(22), round_up(40)
    (30, 40)
    """
    return -(-raw // 10) * 10


def fu_of(
    facts: ReadingFacts, context: WinContext, rules: RuleSet, *, closed: bool, pinfu: bool
) -> FuBreakdown:
    """The fu of one reading, item by item; ``pinfu`` is whether that yaku counts.

    Thirteen orphans have no fu of their own: a yakuman needs none; they show the base only.
    """
    shape, groups, winning_tile, _, wait = facts.reading
    if shape is _SEVEN_PAIRS:
        return _SEVEN_PAIRS_BREAKDOWN
    win = _win_item(closed, pinfu, context, rules)
    if shape is not _STANDARD:
        return FuBreakdown((BASE, win), 20 + win.fu, round_up(20 + win.fu))
    pair = pair_item(groups[-1].tiles[0], context, rules)
    waiting = MIXED_IN if context.mixed_in else _WAITS[wait][winning_tile]
    items = [BASE]
    raw = 20 + pair.fu + waiting.fu + win.fu
    for place in _PLACES:
        group = groups[place]
        low = group.low
        if group.kind is _RUN:
            items.append(_RUNS[place][low])
        else:
            item = _TRIPLETS[group.kind][facts.concealed >> low & 1][place][low]
            items.append(item)
            raw += item.fu
    items += pair, waiting, win
    return _breakdown(items, raw, rules)


def counted(items: tuple[FuItem, ...], rules: RuleSet) -> FuBreakdown:
    """The sum of the lines of a hand of sets, and the fu that count (R4.2.2-b, -l).

    An open hand that earns nothing by ron gets the fu of the rules for it.

    >>> counted((BASE, OPEN_RON), RuleSet()).total, counted((BASE, TSUMO), RuleSet()).raw
    (30, 22)
    """
    return _breakdown([*items], sum([item.fu for item in items]), rules)


def _breakdown(items: list[FuItem], raw: int, rules: RuleSet) -> FuBreakdown:
    if raw == 20 and rules.open_no_fu_hand == 30 and any(i.id == OPEN_RON.id for i in items):
        items.append(OPEN_NO_FU)
        raw = 30
    return from_fields(FuBreakdown, (tuple(items), raw, round_up(raw)))


_SEVEN_PAIRS_BREAKDOWN: Final = FuBreakdown((SEVEN_PAIRS,), 25, 25)
