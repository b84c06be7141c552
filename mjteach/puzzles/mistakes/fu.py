"""False rules of counting fu (topic U): edits of the fu of a :class:`WinResult`.

The ids of the engine's lines are the vocabulary: ``set.triplet.open.yaochuu``, ``pair.guest_wind``,
``wait.shanpon``, ``win.tsumo``. Sum and fu follow from the lines by the engine's own rounding.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from fnmatch import fnmatchcase
from typing import Final, TypeAlias

from mjteach.core.readings import Shape
from mjteach.core.tiles import DRAGONS
from mjteach.core.waits import WaitShape, waits
from mjteach.riichi.context import WinBy
from mjteach.riichi.fu import BASE, OPEN_NO_FU, FuBreakdown, FuItem, counted, round_up
from mjteach.riichi.result import WinResult, worth

from . import Mistake, believes, misjudge

DRAWN: Final = ("win.*tsumo", "win.rinshan")
"""The ways of winning on an own draw."""

Line: TypeAlias = Callable[[WinResult, FuItem], bool]
"""Something true or false of one line of the count."""


def summed(result: WinResult) -> int:
    """The fu before rounding, as a learner adds them up."""
    return sum(item.fu for item in result.best.fu.items if item.id != OPEN_NO_FU.id)


def with_fu(result: WinResult, fu: FuBreakdown) -> WinResult:
    """The result with another count of fu."""
    return result._replace(best=result.best._replace(fu=fu))


def lines(
    code: str,
    slug: str,
    values: Mapping[str, int | Callable[[int], int]],
    common: int = 2,
    when: Line = lambda _result, _item: True,
) -> Mistake:
    """Lines whose id fits a pattern get another value: a number, or a function of the right one."""

    def new(result: WinResult, item: FuItem) -> FuItem:
        for pattern, value in values.items():
            if fnmatchcase(item.id, pattern) and when(result, item):
                return replace(item, fu=value(item.fu) if callable(value) else value)
        return item

    def change(result: WinResult) -> WinResult | None:
        if result.best.reading.shape is not Shape.STANDARD:
            return None
        right = tuple(item for item in result.best.fu.items if item.id != OPEN_NO_FU.id)
        wrong = tuple(new(result, item) for item in right)
        return None if wrong == right else with_fu(result, counted(wrong, result.rules))

    return misjudge(code, slug, change, common)


def rounding(
    code: str, slug: str, rounded: Callable[[int], int], common: int = 2, *, pairs: bool = False
) -> Mistake:
    """The right lines, rounded otherwise; or with ``pairs`` the fixed number of seven pairs."""

    def change(result: WinResult) -> WinResult | None:
        if _is_pairs(result) is not pairs:
            return None
        return with_fu(result, result.best.fu._replace(total=rounded(summed(result))))

    return misjudge(code, slug, change, common, last=True)


def _times(factor: float) -> Callable[[int], int]:
    return lambda fu: int(fu * factor)


def _plus(more: int) -> Callable[[int], int]:
    return lambda fu: fu + more


def _is_pairs(result: WinResult) -> bool:
    return result.best.reading.shape is Shape.SEVEN_PAIRS


def _closed(result: WinResult, _item: FuItem) -> bool:
    return result.hand.is_closed


def _open(result: WinResult, _item: FuItem) -> bool:
    return not result.hand.is_closed


def _has_meld(result: WinResult, _item: FuItem) -> bool:
    return bool(result.hand.melds)


def finished_by_ron(result: WinResult, item: FuItem) -> bool:
    """Whether another player's tile finished the group of a line."""
    won = item.group is not None and item.group == result.best.reading.winning_group
    return won and result.context.by is WinBy.RON


def _called(result: WinResult, item: FuItem) -> bool:
    return item.group is not None and result.best.reading.groups[item.group].open


def _terminal(_result: WinResult, item: FuItem) -> bool:
    return item.tiles[0].is_terminal


def _yakuhai(result: WinResult, item: FuItem) -> bool:
    context = result.context
    return item.tiles[0] in (*DRAGONS, context.seat_wind, context.round_wind)


def _nobetan(result: WinResult, _item: FuItem) -> bool:
    return waits(result.hand).shape is WaitShape.NOBETAN


def other_readings(result: WinResult) -> Iterator[WinResult]:
    """The other ways to read the tiles that count otherwise (R4.2.2-j)."""
    best = result.best.fu
    for other in result.others:
        if (other.fu.raw, other.fu.total) != best[1:]:
            yield result._replace(best=other)


def _cheaper_reading(result: WinResult) -> WinResult | None:
    """U31: the first of them that is worth less; one that is worth as much is no mistake."""
    less = (other for other in other_readings(result) if worth(other.best) < worth(result.best))
    return next(less, None)


def _seven_pairs_counted(result: WinResult) -> WinResult | None:
    """U30: seven pairs built from parts like any other hand."""
    if not _is_pairs(result):
        return None
    context, (item,) = result.context, result.best.fu.items
    worth = {*DRAGONS, context.seat_wind, context.round_wind}
    pairs = sum(2 for pair in result.best.reading.groups if pair.tiles[0] in worth)
    raw = BASE.fu + pairs + 2 + (10 if context.by is WinBy.RON else 2)
    return with_fu(result, FuBreakdown((replace(item, fu=raw),), raw, round_up(raw)))


FU: Final[tuple[Mistake, ...]] = (
    rounding("U01", "no-rounding", lambda raw: raw),
    rounding("U02", "rounds-down", lambda raw: raw // 10 * 10),
    rounding("U03", "rounds-nearest", lambda raw: (raw + 5) // 10 * 10, 3),
    lines("U04", "closed-ron-forgotten", {"win.closed_ron": 0}, 3),
    lines("U05", "closed-ron-on-open", {"win.open_ron": 10}),
    lines("U06", "closed-ten-on-tsumo", dict.fromkeys(DRAWN, _plus(10)), when=_closed),
    lines("U07", "tsumo-forgotten", {"win.tsumo": 0}, 3),
    lines("U08", "tsumo-on-pinfu", {"win.pinfu_tsumo": 2}, 3),
    lines("U09", "tsumo-only-closed", {"win.tsumo": 0}, when=_open),
    lines("U10", "ron-triplet-concealed", {"set.triplet.*": _times(2)}, 3, finished_by_ron),
    lines("U11", "called-triplet-concealed", {"set.triplet.*": _times(2)}, 3, _called),
    lines("U12", "concealed-as-open", {"set.triplet.closed.*": _times(0.5)}),
    lines("U13", "terminals-not-doubled", {"set.*.yaochuu": _times(0.5)}, 3),
    lines("U14", "ones-nines-as-simples", {"set.*.yaochuu": _times(0.5)}, when=_terminal),
    lines("U15", "quad-as-triplet", {"set.quad.*": _times(0.25)}),
    lines("U16", "quad-openness", {"set.quad.open.*": _times(2), "set.quad.closed.*": _times(0.5)}),
    lines("U17", "ankan-opens-hand", {"win.closed_ron": 0}, when=_has_meld),
    lines("U18", "wait-forgotten", {"wait.*": 0}, 3),
    lines("U19", "shanpon-plus-two", {"wait.shanpon": 2}, 3),
    lines("U20", "tanki-zero", {"wait.tanki": 0}),
    lines("U21", "two-sided-plus-two", {"wait.ryanmen": 2}),
    lines("U22", "nobetan-two-sided", {"wait.tanki": 0}, when=_nobetan),
    lines("U23", "value-pair-forgotten", {"pair.*": 0}, 3),
    lines("U24", "guest-wind-pair", {"pair.guest_wind": 2}),
    lines("U26", "yakuhai-triplet-twice", {"set.*.yaochuu": _times(2)}, when=_yakuhai),
    lines("U26", "yakuhai-triplet-plus-two", {"set.*.yaochuu": _plus(2)}, 1, _yakuhai),
    lines("U27", "runs-earn", {"set.run": 2}, 1),
    lines("U28", "base-forgotten", {"base": 0}, 1),
    believes("U29", "open-hand-of-20", open_no_fu_hand=20),
    misjudge("U30", "chiitoi-counted", _seven_pairs_counted),
    rounding("U30", "chiitoi-rounded", round_up, 3, pairs=True),
    misjudge("U31", "cheaper-wait-reading", _cheaper_reading),
)
"""The table of false rules, in the order of the catalogue."""
