"""False rules of counting in Korean mahjong (topic KR): edits of what each winning tile gives.

Most are habits of riichi that are wrong here. One row serves every question in which it shows,
however much is asked. A habit that some Korean table has as its rule is no row: the answer is then
told as that table's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, TypeAlias

from mjteach.core.patterns import YakuEvidence
from mjteach.core.readings import GroupKind
from mjteach.core.tiles import WINDS, Tile
from mjteach.korean import KoreanResult, KoreanWinBy
from mjteach.korean.yaku import KoreanDropReason, KoreanYakuItem, value_of

from ...mistakes import Mistake, believes, misjudge, misread, miswrite
from ...partly import partly
from .situation import Form, Found, KoreanWin

Items: TypeAlias = Iterable[KoreanYakuItem]
Counting: TypeAlias = Callable[[KoreanResult], Items]
"""The yaku that are thought to count, with their han."""

When: TypeAlias = Callable[[KoreanResult, KoreanYakuItem], bool]
"""Something true or false of one of them."""

NOWHERE: Final = YakuEvidence()
LOWERED: Final = ("kr_ilgitonggwan", "kr_honilsaek", "kr_cheongilsaek")
DECLARED: Final = ("kr_eopeo", "kr_bulleo", "kr_oeja_bulleo", "kr_buji_eopeo")
ALIKE: Final = (GroupKind.TRIPLET, GroupKind.QUAD)


# ---- the ways of getting it wrong


def counting(code: str, slug: str, items: Counting, common: int = 2, **more: Any) -> Mistake:
    """Other yaku count, or other han, whatever the winning tile is; the sums follow."""

    def recounted(result: KoreanResult) -> KoreanResult:
        counted = tuple(items(result))
        base, bonus = (sum(i.han for i in counted if i.bonus is of) for of in (False, True))
        best = result.best._replace(yaku=counted, base_han=base, bonus_han=bonus)
        return result._replace(best=best)

    def change(found: Found) -> Found | None:
        wrong = tuple(map(recounted, found))
        return None if [r.best.yaku for r in wrong] == [r.best.yaku for r in found] else wrong

    return misjudge(code, slug, change, common, **more)


@partly
def counted_as(
    result: KoreanResult,
    new: Callable[[KoreanYakuItem], KoreanYakuItem],
    *yaku: str,
    when: When = lambda _result, _item: True,
) -> Iterator[KoreanYakuItem]:
    """Some yaku, all where none is named, are taken for something else."""
    for item in result.best.yaku:
        is_meant = (not yaku or item.yaku in yaku) and when(result, item)
        yield new(item) if is_meant else item


def at(han: Callable[[int], int], *yaku: str, **when: When) -> Counting:
    """Some yaku are counted with other han."""
    return counted_as(lambda item: item._replace(han=han(item.han)), *yaku, **when)


def as_base(*yaku: str) -> Counting:
    """Some bonus yaku count towards the minimum."""
    return counted_as(lambda item: item._replace(bonus=False), *yaku)


def without(*yaku: str, when: When = lambda _result, _item: True) -> Counting:
    """Some yaku are not counted."""
    return lambda result: [
        item for item in result.best.yaku if item.yaku not in yaku or not when(result, item)
    ]


@partly
def granted(result: KoreanResult, yaku: str, reason: KoreanDropReason) -> Iterator[KoreanYakuItem]:
    """A yaku that is there and does not count, for this reason, is thought to count."""
    yield from result.best.yaku
    for drop in result.best.dropped:
        if (drop.yaku, drop.reason) == (yaku, reason):
            yield _base(yaku, result, drop.evidence)


def also(yaku: str, is_seen: Callable[[KoreanResult], bool]) -> Counting:
    """A base yaku that is not there is counted besides."""
    return lambda result: (*result.best.yaku, *[_base(yaku, result)] * is_seen(result))


def _base(yaku: str, result: KoreanResult, evidence: YakuEvidence = NOWHERE) -> KoreanYakuItem:
    """A base yaku for what the table gives; one of riichi for what it is worth there."""
    if yaku in RIICHI:
        closed, opened = RIICHI[yaku]
        return KoreanYakuItem(
            yaku, closed if result.hand.is_closed else opened, False, evidence, ""
        )
    return KoreanYakuItem(yaku, value_of(yaku, result.rules).han or 0, False, evidence, "")


RIICHI: Final = {"iipeikou": (1, 0), "kr_chanta": (2, 1)}
"""Yaku that no Korean table has: han of a closed hand and of an open one."""


# ---- what is seen


def _runs(result: KoreanResult) -> list[tuple[Tile, ...]]:
    groups = result.best.reading.groups
    return [group.tiles for group in groups if group.kind is GroupKind.RUN]


def _equal_runs(result: KoreanResult) -> bool:
    runs = _runs(result)
    return result.hand.is_closed and len({*runs}) < len(runs)


def _four_runs(result: KoreanResult) -> bool:
    """Runs only, with a pair or a wait that pinghu does not have."""
    is_missing = "kr_pinghu" not in result.best.yaku_ids
    return len(_runs(result)) == 4 and is_missing and result.context.by is KoreanWinBy.SSOA


def _guest_winds(result: KoreanResult) -> Iterator[KoreanYakuItem]:
    """Sets of winds that are neither the round's nor the player's count as well."""
    yield from result.best.yaku
    guests = {*WINDS} - {result.context.round_wind, result.context.seat_wind}
    for place, group in enumerate(result.best.reading.groups):
        if group.kind in ALIKE and group.tiles[0] in guests:
            yield _base("kr_gwolli", result, YakuEvidence((place,), group.tiles[:1]))


@partly
def _concealed(result: KoreanResult, *, called: bool) -> Items:
    """Triplets that others' discards made are thought to be concealed: called or by ssoa."""
    reading, by_ssoa = result.best.reading, result.context.by is KoreanWinBy.SSOA
    seen = sum(
        group.kind in ALIKE
        and (called or not group.open)
        and not (called and by_ssoa and place == reading.winning_group)
        for place, group in enumerate(reading.groups)
    )
    yaku = {3: "kr_samanko", 4: "kr_saanko"}.get(seen)
    if yaku is None or yaku in result.best.yaku_ids:
        return result.best.yaku
    return [*without("kr_samanko", "kr_saanko")(result), _base(yaku, result)]


def _counted_before(result: KoreanResult, item: KoreanYakuItem) -> bool:
    """Whether the same set is counted by an earlier item of the same yaku."""
    there = [(other.yaku, other.evidence.groups) for other in result.best.yaku]
    own = next(place for place, other in enumerate(result.best.yaku) if other is item)
    return there[own] in there[:own]


def _is_wind(_result: KoreanResult, item: KoreanYakuItem) -> bool:
    return item.evidence.tiles[0] in WINDS


def _few(_result: KoreanResult, item: KoreanYakuItem) -> bool:
    return len(item.evidence.tiles) < 4


def _open(result: KoreanResult, _item: KoreanYakuItem) -> bool:
    return not result.hand.is_closed


def _closed(result: KoreanResult, _item: KoreanYakuItem) -> bool:
    return result.hand.is_closed


# ---- eopeo


def _asks_minimum(win: KoreanWin) -> bool:
    return win.form in (Form.MINIMUM, Form.EOPEO)


def _not_won(win: KoreanWin) -> bool:
    return win.form is Form.EOPEO


def _drawn(win: KoreanWin) -> KoreanWin:
    return win._replace(context=win.context._replace(by=KoreanWinBy.SSUMU))


@partly
def _blind_to(key: dict[str, Any], reason: str) -> dict[str, Any] | None:
    """What forbids it alone is not known: an open hand, or winning tiles that are too cheap."""
    is_both = reason == "open" and key["short"] != "none"
    is_meant = key["why"] == reason and not is_both
    return {**key, "eopeo": "yes", "why": "none"} if is_meant else None


KOREAN: Final[tuple[Mistake, ...]] = (
    counting("KR01", "closed-hand-forgotten", without("kr_menzen"), 3),
    counting("KR02", "ssumu-open", granted("kr_ssumu", KoreanDropReason.NOT_CLOSED)),
    counting("KR03", "guest-wind", _guest_winds, 3),
    counting("KR04", "double-wind-once", without("kr_gwolli", when=_counted_before)),
    counting("KR05", "dragons-only", without("kr_gwolli", when=_is_wind)),
    counting("KR06", "open-lowers", at(lambda han: han - 1, *LOWERED, when=_open), 3),
    counting("KR07", "dangyo-closed", without("kr_dangyo", when=_open)),
    counting("KR08", "ssoa-triplet-concealed", _concealed(called=False), 3),
    counting("KR09", "called-triplet-concealed", _concealed(called=True)),
    counting("KR10", "flush-sum", granted("kr_honilsaek", KoreanDropReason.EXCLUDED)),
    counting("KR11", "equal-runs", also("iipeikou", _equal_runs), 3),
    counting("KR12", "outside-hand", granted("kr_chanta", KoreanDropReason.REGIONAL)),
    counting("KR13", "pinghu-any-runs", also("kr_pinghu", _four_runs), 3),
    counting("KR14", "half-flush-three", at(lambda _: 3, "kr_honilsaek", when=_closed)),
    counting("KR15", "bonus-counts", as_base(), 3, when=_asks_minimum, yields_to=("KR16",)),
    counting("KR16", "eopeo-reaches-minimum", as_base(*DECLARED), 3, yields_to=("KR17",)),
    misread("KR17", "own-draw-assumed", _drawn, when=_not_won),
    miswrite("KR18", "short-wait-ignored", _blind_to("short"), 3, when=_not_won),
    miswrite("KR19", "open-hand-declares", _blind_to("open"), when=_not_won),
    counting("KR20", "gensho-once", at(lambda han: min(han, 1), "kr_gensho")),
    counting("KR21", "flowers-only-all-four", without("kr_hwapae", when=_few)),
    believes("KR22", "smaller-not-added", 2, lower_yaku_accumulate=False),
    believes("KR23", "pinghu-beside-ssumu", 3, pinfu_with_tsumo="both"),
    believes("KR25", "winning-tile-left-out", 2, gensho="count_without_winning_tile"),
    believes("KR26", "one-han-enough", 2, min_han=1),
)
"""The table of false rules, in the order of the catalogue."""
