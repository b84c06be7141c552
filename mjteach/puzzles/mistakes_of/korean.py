"""False rules of counting in Korean mahjong (topic KR): edits of what each winning tile gives.

Most are habits of riichi that are wrong here. One row serves every question in which it shows,
however much is asked. A habit that some Korean table has as its rule is no row: the answer is then
told as that table's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, TypeAlias

from mjteach.core.patterns import Evidence
from mjteach.core.readings import GroupKind, WaitKind
from mjteach.core.tiles import DRAGONS, WINDS, Tile
from mjteach.korean import KoreanResult, WinBy
from mjteach.korean.values import HAN
from mjteach.korean.yaku import DropReason, YakuItem, value_of

from ..mistakes import Mistake, believes, misjudge, misread, miswrite
from ..questions import Value
from ..situations.korean_wins import Form, Found, KoreanWin

Items: TypeAlias = Iterable[YakuItem]
Counting: TypeAlias = Callable[[KoreanResult], Items]
"""The yaku that are thought to count, with their han."""

NOWHERE: Final = Evidence()
LOWERED: Final = ("kr_ilgitonggwan", "kr_honilsaek", "kr_cheongilsaek")
DECLARED: Final = ("kr_eopeo", "kr_bulleo", "kr_oeja_bulleo", "kr_buji_eopeo")


def recounted(result: KoreanResult, items: Items) -> KoreanResult:
    """The result with other yaku; its sums follow."""
    counted = tuple(items)
    base = sum(item.han for item in counted if not item.bonus)
    bonus = sum(item.han for item in counted if item.bonus)
    best = result.best._replace(yaku=counted, base_han=base, bonus_han=bonus)
    return result._replace(best=best)


def counting(code: str, slug: str, items: Counting, common: int = 2, **more: Any) -> Mistake:
    """Other yaku count, or other han, whatever the winning tile is."""

    def change(found: Found) -> Found | None:
        wrong = [tuple(items(result)) for result in found]
        if wrong == [result.best.yaku for result in found]:
            return None
        return tuple(map(recounted, found, wrong))

    return misjudge(code, slug, change, common, **more)


def edited(
    new: Callable[[YakuItem], YakuItem | None],
    *yaku: str,
    when: Callable[[KoreanResult, YakuItem], bool] = lambda _result, _item: True,
) -> Counting:
    """Each of these yaku, of all where none is named, is taken for another; None: for none."""

    def items(result: KoreanResult) -> Items:
        for item in result.best.yaku:
            is_meant = (not yaku or item.yaku in yaku) and when(result, item)
            changed = new(item) if is_meant else item
            if changed is not None:
                yield changed

    return items


def _nothing(_item: YakuItem) -> None:
    """It is thought not to count."""


def _as_base(item: YakuItem) -> YakuItem:
    return item._replace(bonus=False)


def _han(new: Callable[[int], int]) -> Callable[[YakuItem], YakuItem]:
    return lambda item: item._replace(han=new(item.han))


def granted(yaku: str, reason: DropReason, han: Callable[[KoreanResult], int]) -> Counting:
    """A yaku that is there and does not count, for this reason, is thought to count."""

    def items(result: KoreanResult) -> Iterator[YakuItem]:
        yield from result.best.yaku
        for drop in result.best.dropped:
            if (drop.yaku, drop.reason) == (yaku, reason):
                yield YakuItem(yaku, han(result), False, drop.evidence, drop.ref)

    return items


def also(yaku: str, is_seen: Callable[[KoreanResult], bool]) -> Counting:
    """A base yaku that is not there is counted besides."""
    return lambda result: (*result.best.yaku, *[_base(yaku, result)] * is_seen(result))


def _base(yaku: str, result: KoreanResult, evidence: Evidence = NOWHERE) -> YakuItem:
    """A base yaku for what the table gives, or for one han where no table has it."""
    han = worth(yaku)(result) if yaku in HAN else 1
    return YakuItem(yaku, han, False, evidence, "")


def worth(yaku: str) -> Callable[[KoreanResult], int]:
    """What the table gives for a yaku."""
    return lambda result: value_of(yaku, result.rules).han or 0


def _runs(result: KoreanResult) -> list[tuple[Tile, ...]]:
    groups = result.best.reading.groups
    return [group.tiles for group in groups if group.kind is GroupKind.RUN]


ALIKE: Final = (GroupKind.TRIPLET, GroupKind.QUAD)


def _winds(result: KoreanResult) -> tuple[Tile, Tile]:
    return result.context.round_wind, result.context.seat_wind


# --- base yaku


def _guest_winds(result: KoreanResult) -> Iterator[YakuItem]:
    yield from result.best.yaku
    guests = set(WINDS).difference(_winds(result))
    for place, group in enumerate(result.best.reading.groups):
        if group.kind in ALIKE and group.tiles[0] in guests:
            yield _base("kr_gwolli", result, Evidence((place,), group.tiles[:1]))


def _counted_before(result: KoreanResult, item: YakuItem) -> bool:
    """Whether the same set is counted by an earlier item of the same yaku."""
    same = (
        i
        for i in result.best.yaku
        if (i.yaku, i.evidence.groups) == (item.yaku, item.evidence.groups)
    )
    return next(same) is not item


def _is_wind(_result: KoreanResult, item: YakuItem) -> bool:
    return item.evidence.tiles[0] in WINDS


def _few(_result: KoreanResult, item: YakuItem) -> bool:
    return len(item.evidence.tiles) < 4


def _closed(result: KoreanResult, _item: YakuItem) -> bool:
    return result.hand.is_closed


def _open(result: KoreanResult, _item: YakuItem) -> bool:
    return not result.hand.is_closed


def _concealed(as_well: Callable[[KoreanResult, int], bool]) -> Counting:
    """Triplets that are not concealed, such as those ``as_well`` names, are thought to be."""

    def is_seen(result: KoreanResult, place: int) -> bool:
        group = result.best.reading.groups[place]
        hidden = not group.open and not _by_ssoa(result, place)
        return group.kind in ALIKE and (hidden or as_well(result, place))

    def items(result: KoreanResult) -> Iterator[YakuItem]:
        seen = sum(is_seen(result, place) for place in range(len(result.best.reading.groups)))
        yaku = {3: "kr_samanko", 4: "kr_saanko"}.get(seen)
        right = {item.yaku for item in result.best.yaku}
        for item in result.best.yaku:
            if item.yaku not in ("kr_samanko", "kr_saanko") or item.yaku == yaku:
                yield item
        if yaku and yaku not in right:
            yield _base(yaku, result)

    return items


def _by_ssoa(result: KoreanResult, place: int) -> bool:
    """Whether another player's discard completed the triplet at a place of the reading."""
    reading, by = result.best.reading, result.context.by
    group = reading.groups[place]
    is_triplet = group.kind is GroupKind.TRIPLET and not group.open
    return by is WinBy.SSOA and is_triplet and place == reading.winning_group


def _called(result: KoreanResult, place: int) -> bool:
    return result.best.reading.groups[place].open


def _equal_runs(result: KoreanResult) -> bool:
    runs = _runs(result)
    return result.hand.is_closed and len(set(runs)) < len(runs)


def _four_runs(result: KoreanResult) -> bool:
    reading, by = result.best.reading, result.context.by
    narrow = reading.wait is not WaitKind.RYANMEN
    pair = reading.pair
    value = pair is not None and pair.tiles[0] in (*DRAGONS, *_winds(result))
    return len(_runs(result)) == 4 and by is WinBy.SSOA and (narrow or value)


def _asks_minimum(win: KoreanWin) -> bool:
    return win.form in (Form.MINIMUM, Form.EOPEO)


def _not_won(win: KoreanWin) -> bool:
    return win.form is Form.EOPEO


def _drawn(win: KoreanWin) -> KoreanWin:
    return win._replace(context=win.context._replace(by=WinBy.SSUMU))


def _short_ignored(key: dict[str, Value]) -> dict[str, Value] | None:
    return None if key["why"] == "open" else {**key, "eopeo": "yes", "why": "none"}


def _open_declares(key: dict[str, Value]) -> dict[str, Value] | None:
    is_only_open = key["why"] == "open" and key["short"] == "none"
    return {**key, "eopeo": "yes", "why": "none"} if is_only_open else None


def _chanta(result: KoreanResult) -> int:
    return 2 if result.hand.is_closed else 1


OPEN_SSUMU: Final = granted("kr_ssumu", DropReason.NOT_CLOSED, worth("kr_ssumu"))
HALF_BESIDE_FULL: Final = granted("kr_honilsaek", DropReason.EXCLUDED, worth("kr_honilsaek"))
OUTSIDE: Final = granted("kr_chanta", DropReason.REGIONAL, _chanta)

KOREAN: Final[tuple[Mistake, ...]] = (
    counting("KR01", "closed-hand-forgotten", edited(_nothing, "kr_menzen"), 3),
    counting("KR02", "ssumu-open", OPEN_SSUMU),
    counting("KR03", "guest-wind", _guest_winds, 3),
    counting("KR04", "double-wind-once", edited(_nothing, "kr_gwolli", when=_counted_before)),
    counting("KR05", "dragons-only", edited(_nothing, "kr_gwolli", when=_is_wind)),
    counting("KR06", "open-lowers", edited(_han(lambda han: han - 1), *LOWERED, when=_open), 3),
    counting("KR07", "dangyo-closed", edited(_nothing, "kr_dangyo", when=_open)),
    counting("KR08", "ssoa-triplet-concealed", _concealed(_by_ssoa), 3),
    counting("KR09", "called-triplet-concealed", _concealed(_called)),
    counting("KR10", "flush-sum", HALF_BESIDE_FULL),
    counting("KR11", "equal-runs", also("iipeikou", _equal_runs), 3),
    counting("KR12", "outside-hand", OUTSIDE),
    counting("KR13", "pinghu-any-runs", also("kr_pinghu", _four_runs), 3),
    counting("KR14", "half-flush-three", edited(_han(lambda _: 3), "kr_honilsaek", when=_closed)),
    counting(
        "KR15",
        "bonus-reaches-minimum",
        edited(_as_base),
        3,
        when=_asks_minimum,
        yields_to=("KR16",),
    ),
    counting("KR16", "eopeo-reaches-minimum", edited(_as_base, *DECLARED), 3, yields_to=("KR17",)),
    misread("KR17", "own-draw-assumed", _drawn, when=_not_won),
    miswrite("KR18", "short-wait-ignored", _short_ignored, 3, when=_not_won),
    miswrite("KR19", "open-hand-declares", _open_declares, when=_not_won),
    counting("KR20", "gensho-once", edited(_han(lambda han: min(han, 1)), "kr_gensho")),
    counting("KR21", "flowers-only-all-four", edited(_nothing, "kr_hwapae", when=_few)),
    believes("KR22", "smaller-not-added", 2, lower_yaku_accumulate=False),
    believes("KR23", "pinghu-beside-ssumu", 3, pinfu_with_tsumo="both"),
    believes("KR25", "winning-tile-left-out", 2, gensho="count_without_winning_tile"),
    believes("KR26", "one-han-enough", 2, min_han=1),
)
"""The table of false rules, in the order of the catalogue."""
