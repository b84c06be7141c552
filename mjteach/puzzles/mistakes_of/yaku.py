"""False rules of which yaku a hand has (topic Y, and R, G, T where they show in one).

The engine has the wrong answers: yaku it dropped and why, the one condition that keeps a yaku
away, the other readings. A row says which of them counts all the same, or what is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fnmatch import fnmatchcase
from typing import Any, Final, TypeAlias

from mjteach.core.choices import PinfuWithTsumo
from mjteach.core.patterns import Evidence
from mjteach.core.readings import Shape
from mjteach.core.tiles import WINDS, Tile
from mjteach.riichi.result import WinResult
from mjteach.riichi.score import YAKUMAN_HAN
from mjteach.riichi.yaku import YAKU, DropReason, YakuItem

from ..mistakes import Edit, Mistake, believes, misjudge, misread, miswrite
from ..situations.misses import ASKED, MANY, fault_of, reasons
from ..situations.wins import Win

Ids: TypeAlias = frozenset[str]

DRAGON_SETS: Final = frozenset({"yakuhai_haku", "yakuhai_hatsu", "yakuhai_chun"})
MOMENTS: Final = ("haitei", "houtei", "rinshan", "chankan")
SITUATIONS: Final = ("riichi", "double_riichi", "ippatsu", "menzen_tsumo", *MOMENTS)
SHRINKING: Final = frozenset(row.id for row in YAKU.values() if row.open and row.open < row.closed)
"""The six that lose a han when the hand is open (R3.0-d)."""


def han_of(result: WinResult) -> int:
    """The han of the yaku together, without dora; a yakuman counts as 13."""
    return sum(item.han + YAKUMAN_HAN * item.yakuman for item in result.best.yaku)


# ---- the ways of getting it wrong


def with_yaku(result: WinResult, ids: Ids) -> WinResult:
    """The value with exactly these yaku."""
    items = {item.yaku: item for item in result.best.yaku}
    yaku = tuple(items.get(id) or _item(result, id) for id in YAKU if id in ids)
    return result._replace(best=result.best._replace(yaku=yaku))


def _item(result: WinResult, id: str) -> YakuItem:
    row = YAKU[id]
    han = row.closed if result.hand.is_closed or row.open is None else row.open
    return YakuItem(id, han, row.yakuman, Evidence(), row.ref)


def marks(
    code: str,
    slug: str,
    change: Callable[[WinResult, Ids], Ids | set[str]],
    common: int = 2,
    yields_to: tuple[str, ...] = (),
) -> Mistake:
    """Other yaku of the same hand."""

    def edit(result: WinResult) -> WinResult | None:
        ids = frozenset(result.best.yaku_ids)
        wrong = frozenset(change(result, ids))
        return None if wrong == ids else with_yaku(result, wrong)

    return misjudge(code, slug, edit, common, yields_to=yields_to)


def grants(
    code: str, slug: str, *ways: str, common: int = 2, yields_to: tuple[str, ...] = ()
) -> Mistake:
    """Yaku are granted although one condition fails; a way is ``pinfu/pair_*``."""
    named = {way.partition("/")[0] for way in ways}
    yaku = [id for id in ASKED if any(fnmatchcase(id, name) for name in named)]

    def change(result: WinResult, ids: Ids) -> Ids:
        for id in yaku:
            fault = fault_of(result, id)
            if fault and any(fnmatchcase(f"{id}/{fault.condition}", way) for way in ways):
                ids = _added(ids, id)
        return ids

    return marks(code, slug, change, common, yields_to)


def _added(ids: Ids, id: str) -> Ids:
    """One more, without what it replaces, and beside a yakuman only yakuman (R3.0-g, R3.0-h)."""
    both = (ids | {id}) - set(YAKU[id].supersedes)
    return frozenset(y for y in both if YAKU[y].yakuman) if YAKU[id].yakuman else both


def keeps(
    code: str,
    slug: str,
    reason: DropReason,
    *only: str,
    common: int = 2,
    yields_to: tuple[str, ...] = (),
) -> Mistake:
    """Yaku that the engine dropped for this reason are thought to count."""

    def change(result: WinResult, ids: Ids) -> Ids:
        dropped = {drop.yaku for drop in result.best.dropped if drop.reason is reason}
        return ids | (dropped & set(only) if only else dropped)

    return marks(code, slug, change, common, yields_to)


def misses(
    code: str,
    slug: str,
    *yaku: str,
    when: Callable[[WinResult], bool] = lambda _: True,
    common: int = 2,
    yields_to: tuple[str, ...] = (),
) -> Mistake:
    """Yaku are not seen."""
    return marks(code, slug, lambda r, ids: ids - set(yaku) if when(r) else ids, common, yields_to)


def swaps(code: str, slug: str, partner: Mapping[str, str], common: int = 2) -> Mistake:
    """One is called by the name of its partner."""
    return marks(code, slug, lambda _, ids: {partner.get(id, id) for id in ids}, common)


def han(code: str, slug: str, more: Callable[[WinResult], int], common: int = 2) -> Mistake:
    """The right yaku, with more or fewer han."""

    def edit(result: WinResult) -> WinResult | None:
        first, *rest = result.best.yaku or (None,)
        if first is None or not more(result):
            return None
        changed = first._replace(han=first.han + more(result))
        return result._replace(best=result.best._replace(yaku=(changed, *rest)))

    return misjudge(code, slug, edit, common)


# ---- when


def _closed_seven_pairs(result: WinResult) -> bool:
    return result.best.reading.shape is Shape.SEVEN_PAIRS


def _open(result: WinResult) -> bool:
    return not result.hand.is_closed


def _worthless_wind_pair(result: WinResult) -> bool:
    return result.best.reading.groups[-1].tiles[0] in WINDS


def _other_reading(has: Callable[[Ids, Ids], bool]) -> Edit:
    """The first other reading with other yaku, of which something is so."""

    def edit(result: WinResult) -> WinResult | None:
        best = frozenset(result.best.yaku_ids)
        others = (other for other in result.others if has(best, frozenset(other.yaku_ids)))
        other = next(others, None)
        return None if other is None else result._replace(best=other)

    return edit


def _outside_too(_result: WinResult, ids: Ids) -> Ids:
    return ids | {"chanta"} if ids & {"junchan", "honroutou"} else ids


def _crosswise(result: WinResult, ids: Ids) -> Ids:
    """Iipeikou seen in seven pairs: three pairs in a row of a suit."""
    if not _closed_seven_pairs(result):
        return ids
    pairs = {group.tiles[0] for group in result.best.reading.groups}
    rows = ({t, t + 1, t + 2} <= pairs for t in pairs if t < Tile.EAST and t % 9 < 7)
    return ids | {"iipeikou"} if any(rows) else ids


def _told(fact: str, **context: Any) -> Edit:
    """A fact that counts for nothing, or ends something, is passed over."""

    def edit(win: Win) -> Win | None:
        if fact not in win.told:
            return None
        return win._replace(context=win.context._replace(**context))

    return edit


def _winds(seat: Mapping[Tile, Tile], round: Mapping[Tile, Tile]) -> Edit:  # noqa: A002
    def edit(win: Win) -> Win:
        context = win.context
        other = context._replace(
            seat_wind=seat.get(context.seat_wind, context.seat_wind),
            round_wind=round.get(context.round_wind, context.round_wind),
        )
        return win._replace(context=other)

    return edit


_E, _S, _W, _N = WINDS
_SWAPPED: Final = {_S: _W, _W: _S}
_CLOSED: Final = DropReason.NOT_CLOSED


def _lost_in_call(result: WinResult) -> int:
    return len(SHRINKING & set(result.best.yaku_ids)) if _open(result) else 0


def _kept_in_call(result: WinResult) -> int:
    kept = [item for item in result.best.yaku if item.han and item.yaku not in SHRINKING]
    return -len([item for item in kept if item.yaku not in SITUATIONS]) if _open(result) else 0


def _double_wind(result: WinResult) -> int:
    return (
        -1
        if {"yakuhai_jikaze", "yakuhai_bakaze"} <= set(result.best.yaku_ids)
        and (result.context.seat_wind is result.context.round_wind)
        else 0
    )


YAKU_MARKED: Final[tuple[Mistake, ...]] = (
    grants("Y03", "closed-ron-is-yaku", "menzen_tsumo/not_drawn"),
    keeps("Y04", "open-menzen-tsumo", _CLOSED, "menzen_tsumo", common=3),
    grants("Y07", "pinfu-value-pair", "pinfu/pair_*", common=3),
    misses("Y08", "pinfu-no-guest-wind", "pinfu", when=_worthless_wind_pair),
    grants("Y09", "pinfu-any-wait", "pinfu/wait_*", common=3),
    believes("Y10", "pinfu-not-with-tsumo", pinfu_with_tsumo=PinfuWithTsumo.EXCLUSIVE),
    keeps("Y11", "pinfu-open", _CLOSED, "pinfu", common=3),
    misjudge(
        "Y12",
        "pinfu-wrong-reading",
        _other_reading(lambda best, other: "pinfu" in best - other and best - other == {"pinfu"}),
    ),
    grants("Y13", "tanyao-overlooked-tile", "tanyao/outside_pair", "tanyao/outside_called"),
    believes("Y14", "tanyao-closed-only", kuitan=False),
    grants("Y15", "guest-wind-value", "yakuhai_jikaze/guest_wind", common=3),
    misses("Y16", "seat-wind-missed", "yakuhai_jikaze", common=3),
    misses("Y16", "round-wind-missed", "yakuhai_bakaze"),
    han("Y17", "double-wind-one-han", _double_wind),
    grants("Y18", "value-pair-is-yaku", "yakuhai_*/value_pair"),
    keeps("Y19", "iipeikou-open", _CLOSED, "iipeikou", "ryanpeikou"),
    grants("Y20", "iipeikou-across-suits", "iipeikou/two_suits"),
    misses("Y21", "iipeikou-unseen", "iipeikou"),
    keeps("Y22", "ryanpeikou-sum", DropReason.SUPERSEDED, "iipeikou"),
    grants("Y23", "sanshoku-loose", "sanshoku_doujun/third_suit"),
    swaps(
        "Y24",
        "doujun-doukou",
        {"sanshoku_doujun": "sanshoku_doukou", "sanshoku_doukou": "sanshoku_doujun"},
    ),
    grants("Y25", "ittsuu-by-presence", "ittsuu/unsplit"),
    grants("Y26", "ittsuu-mixed", "ittsuu/other_suit"),
    marks("Y27", "outside-added", _outside_too),
    swaps(
        "Y27", "outside-mixed-up", {"junchan": "chanta", "honroutou": "chanta", "chanta": "junchan"}
    ),
    grants("Y28", "ron-triplet-concealed", "sanankou/finished_by_ron", common=3),
    misses("Y29", "sanankou-must-be-closed", "sanankou", when=_open),
    han("Y30", "open-reduction-forgotten", _lost_in_call, 3),
    han("Y31", "open-reduction-overused", _kept_in_call),
    keeps("Y32", "closed-yaku-survive", _CLOSED, common=3, yields_to=("Y04", "Y11", "Y19")),
    keeps("Y33", "lower-and-higher", DropReason.SUPERSEDED, yields_to=("Y22",)),
    misjudge(
        "Y34",
        "cheaper-reading",
        _other_reading(lambda best, other: best != other),
        yields_to=("Y12",),
    ),
    marks(
        "Y35",
        "shousangen-two-only",
        lambda _, ids: ids - DRAGON_SETS if "shousangen" in ids else ids,
    ),
    marks("Y36", "chiitoi-extras", _crosswise),
    misses(
        "Y36",
        "chiitoi-nothing-else",
        "tanyao",
        "honitsu",
        "chinitsu",
        "honroutou",
        when=_closed_seven_pairs,
    ),
    marks("Y37", "flush-sum", lambda _, ids: ids | {"honitsu"} if "chinitsu" in ids else ids),
    grants("Y37", "flush-of-two-suits", "honitsu/other_suit_group", "chinitsu/other_suit_group"),
    swaps(
        "Y38",
        "last-tile-names",
        {"haitei": "houtei", "houtei": "haitei", "rinshan": "chankan", "chankan": "rinshan"},
    ),
    keeps("Y39", "yakuman-plus", DropReason.BESIDE_YAKUMAN),
    grants("Y40", "suuankou-shanpon-ron", "suuankou/finished_by_ron"),
    misread("Y42", "first-turn-yaku", _told("called_before_first_draw", first_turn=True)),
    misses("Y43", "situational-han-forgotten", *SITUATIONS, common=3),
    grants("R05", "riichi-must", "riichi/undeclared"),
    misread("R11", "ippatsu-survives-call", _told("called_since_riichi", ippatsu=True), 3),
    misread("R11", "ippatsu-survives-own-kan", _told("own_ankan_since_riichi", ippatsu=True)),
    misread("R12", "ippatsu-window", _told("turn_passed_since_riichi", ippatsu=True)),
    misread("R17", "riichi-tile-called", _told("riichi_tile_called", riichi=False)),
    believes("H06", "four-alike-two-pairs", chiitoitsu_four_of_a_kind=True),
    misread(
        "G01",
        "seat-wind-from-start",
        _winds({_E: _S, _S: _W, _W: _N, _N: _E}, {}),
        1,
        yields_to=("Y07", "Y15", "Y16", "Y18"),
    ),
    misread(
        "G02", "round-wind-stays-east", _winds({}, {_S: _E}), 2, yields_to=("Y07", "Y15", "Y16")
    ),
    misread(
        "T03",
        "wind-names",
        _winds(_SWAPPED, _SWAPPED),
        1,
        yields_to=("Y07", "Y15", "Y16", "Y18", "G01", "G02"),
    ),
)
"""The table of false rules, in the order of the catalogue."""


# ---- one condition of a yaku is not known: where only it fails, another is named


def blind(code: str, slug: str, *ways: str) -> tuple[Mistake, ...]:
    """Rows that name each of the other reasons where one of these conditions decides."""

    def naming(place: int) -> Edit:
        def edit(key: dict[str, Any]) -> dict[str, Any] | None:
            yaku, reason = key["yaku"], key["reason"]
            if reason is None or not any(fnmatchcase(f"{yaku}/{reason}", way) for way in ways):
                return None
            others = [other for other in reasons(yaku) if other != reason]
            return key | {"reason": others[place]} if place < len(others) else None

        return edit

    return tuple(miswrite(code, slug, naming(place)) for place in range(MANY + 1))


BLIND: Final[tuple[Mistake, ...]] = (
    *blind("Y07", "pinfu-value-pair", "pinfu/pair_*"),
    *blind("Y09", "pinfu-any-wait", "pinfu/wait_*"),
    *blind("Y11", "pinfu-open", "pinfu/not_closed"),
    *blind("Y13", "tanyao-overlooked-tile", "tanyao/outside_pair", "tanyao/outside_called"),
    *blind("Y15", "guest-wind-value", "yakuhai_jikaze/guest_wind"),
    *blind("Y18", "value-pair-is-yaku", "yakuhai_*/value_pair"),
    *blind("Y20", "iipeikou-across-suits", "iipeikou/two_suits"),
    *blind("Y23", "sanshoku-loose", "sanshoku_doujun/third_suit"),
    *blind("Y25", "ittsuu-by-presence", "ittsuu/unsplit"),
    *blind("Y26", "ittsuu-mixed", "ittsuu/other_suit"),
    *blind("Y28", "ron-triplet-concealed", "sanankou/finished_by_ron"),
)
"""Where the condition is asked that keeps a yaku away."""
