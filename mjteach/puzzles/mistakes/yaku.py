"""False rules of which yaku a hand has (topic Y, and those of how it was won).

The engine has the wrong answers: yaku it dropped and why, the one condition that keeps a yaku
away, the other readings. A row says which of them counts all the same, or what is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fnmatch import fnmatchcase
from typing import Any, Final, TypeAlias

from mjteach.core.choices import PinfuWithTsumo
from mjteach.core.patterns import YakuEvidence
from mjteach.core.readings import Shape
from mjteach.core.tiles import TILES, WINDS
from mjteach.riichi.result import WinResult
from mjteach.riichi.score import YAKUMAN_HAN
from mjteach.riichi.yaku import YAKU, DropReason, YakuItem

from ..situations.misses import ASKED, fault_of
from ..situations.walls import RUN_LOWS
from ..situations.yaku_hands import SHRINKING
from . import Mistake, believes, misjudge
from .won import WON

Ids: TypeAlias = frozenset[str]
Change: TypeAlias = Callable[[WinResult, Ids], Ids | set[str]]

DRAGON_SETS: Final = frozenset({"yakuhai_haku", "yakuhai_hatsu", "yakuhai_chun"})
MOMENTS: Final = ("haitei", "houtei", "rinshan", "chankan")
OF_TILES: Final = ("tanyao", "honitsu", "chinitsu", "honroutou")
SITUATIONS: Final = ("riichi", "double_riichi", "ippatsu", "menzen_tsumo", *MOMENTS)


def han_of(result: WinResult) -> int:
    """The han of the yaku together, without dora; a yakuman counts as 13."""
    return sum(item.han + YAKUMAN_HAN * item.yakuman for item in result.best.yaku)


def han_with_dora(result: WinResult) -> int:
    """The han with dora; beside a yakuman these count nothing (R3.0-h)."""
    has_yakuman = any(item.yakuman for item in result.best.yaku)
    return han_of(result) + sum(item.han for item in result.best.bonus) * (not has_yakuman)


# ---- the ways of getting it wrong


def with_yaku(result: WinResult, ids: Ids) -> WinResult:
    """The value with exactly these yaku."""
    items = {item.yaku: item for item in result.best.yaku}
    yaku = tuple(items.get(id) or _item(result, id) for id in YAKU if id in ids)
    return result._replace(best=result.best._replace(yaku=yaku))


def _item(result: WinResult, id: str) -> YakuItem:
    row = YAKU[id]
    han = row.closed if result.hand.is_closed or row.open is None else row.open
    return YakuItem(id, han, row.yakuman, YakuEvidence(), row.ref)


def marks(code: str, slug: str, change: Change, common: int = 2, **more: Any) -> Mistake:
    """Other yaku of the same hand."""

    def edit(result: WinResult) -> WinResult | None:
        ids = frozenset(result.best.yaku_ids)
        wrong = frozenset(change(result, ids))
        return None if wrong == ids else with_yaku(result, wrong)

    return misjudge(code, slug, edit, common, **more)


def granted(*ways: str) -> Change:
    """Yaku are granted although one condition fails; a way is ``pinfu/pair_*``."""
    named = {way.partition("/")[0] for way in ways}
    yaku = [id for id in ASKED if any(fnmatchcase(id, name) for name in named)]

    def change(result: WinResult, ids: Ids) -> Ids:
        for id in yaku:
            fault = fault_of(result, id)
            if fault and any(fnmatchcase(f"{id}/{fault.condition}", way) for way in ways):
                ids = _added(ids, id)
        return ids

    return change


def _added(ids: Ids, id: str) -> Ids:
    """One more, without what it replaces, and beside a yakuman only yakuman (R3.0-g, R3.0-h)."""
    both = (ids | {id}) - set(YAKU[id].supersedes)
    return frozenset(y for y in both if YAKU[y].yakuman) if YAKU[id].yakuman else both


def kept(reason: DropReason, *only: str) -> Change:
    """Yaku that the engine dropped for this reason are thought to count."""

    def change(result: WinResult, ids: Ids) -> Ids:
        dropped = {drop.yaku for drop in result.best.dropped if drop.reason is reason}
        return ids | (dropped & set(only) if only else dropped)

    return change


def missed(*yaku: str, when: Callable[[WinResult], bool] = lambda _: True) -> Change:
    """Yaku are not seen."""
    return lambda result, ids: ids - set(yaku) if when(result) else ids


def seen(yaku: str, beside: str) -> Change:
    """A yaku is seen wherever one of those named ``beside`` is."""
    return lambda _, ids: ids | {yaku} if ids & set(beside.split()) else ids


def swapped(*names: str) -> Change:
    """One is called by the name of its partner."""
    partner = dict(zip(names[::2], names[1::2], strict=True))
    partner = {other: one for one, other in partner.items()} | partner
    return lambda _, ids: {partner.get(id, id) for id in ids}


def han(
    code: str, slug: str, more: Callable[[WinResult, YakuItem], int], common: int = 2
) -> Mistake:
    """The right yaku, some with more or fewer han."""

    def edit(result: WinResult) -> WinResult | None:
        best = result.best
        yaku = tuple(item._replace(han=item.han + more(result, item)) for item in best.yaku)
        return None if yaku == best.yaku else result._replace(best=best._replace(yaku=yaku))

    return misjudge(code, slug, edit, common)


def reread(code: str, slug: str, fits: Callable[[Ids, Ids], bool], **more: Any) -> Mistake:
    """The first other reading is taken whose yaku beside the best one's are so."""

    def edit(result: WinResult) -> WinResult | None:
        best = frozenset(result.best.yaku_ids)
        others = (other for other in result.others if fits(best, frozenset(other.yaku_ids)))
        other = next(others, None)
        return None if other is None else result._replace(best=other)

    return misjudge(code, slug, edit, **more)


# ---- when


def _seven_pairs(result: WinResult) -> bool:
    return result.best.reading.shape is Shape.SEVEN_PAIRS


def _open(result: WinResult) -> bool:
    return not result.hand.is_closed


def _wind_pair(result: WinResult) -> bool:
    return result.best.reading.groups[-1].tiles[0] in WINDS


def _small_dragons(result: WinResult) -> bool:
    return "shousangen" in result.best.yaku_ids


def _crosswise(result: WinResult, ids: Ids) -> Ids:
    """Iipeikou seen in seven pairs: three pairs in a row of a suit."""
    if not _seven_pairs(result):
        return ids
    pairs = {group.tiles[0] for group in result.best.reading.groups}
    rows = ({*TILES[low : low + 3]} <= pairs for low in RUN_LOWS)
    return ids | {"iipeikou"} if any(rows) else ids


def _lost_in_call(result: WinResult, item: YakuItem) -> int:
    return int(_open(result) and item.yaku in SHRINKING)


def _kept_in_call(result: WinResult, item: YakuItem) -> int:
    stays = {*SHRINKING, *SITUATIONS}
    return -int(_open(result) and item.han > 0 and item.yaku not in stays)


def _double_wind(result: WinResult, item: YakuItem) -> int:
    both = {"yakuhai_jikaze", "yakuhai_bakaze"} <= set(result.best.yaku_ids)
    same = result.context.seat_wind is result.context.round_wind
    return -int(item.yaku == "yakuhai_jikaze" and both and same)


CLOSED: Final = DropReason.NOT_CLOSED
LOWER: Final = DropReason.SUPERSEDED
GRANTED: Final[Mapping[tuple[str, str], tuple[str, ...]]] = {
    ("Y07", "pinfu-value-pair"): ("pinfu/pair_*",),
    ("Y09", "pinfu-any-wait"): ("pinfu/wait_*",),
    ("Y13", "tanyao-overlooked-tile"): ("tanyao/outside_pair", "tanyao/outside_called"),
    ("Y15", "guest-wind-value"): ("yakuhai_jikaze/guest_wind",),
    ("Y18", "value-pair-is-yaku"): ("yakuhai_*/value_pair",),
    ("Y20", "iipeikou-across-suits"): ("iipeikou/two_suits",),
    ("Y23", "sanshoku-loose"): ("sanshoku_doujun/third_suit",),
    ("Y25", "ittsuu-by-presence"): ("ittsuu/unsplit",),
    ("Y26", "ittsuu-mixed"): ("ittsuu/other_suit",),
    ("Y28", "ron-triplet-concealed"): ("sanankou/finished_by_ron",),
}
"""One condition of a yaku is not known; asked for in both kinds."""
OFTEN: Final = dict.fromkeys(("Y07", "Y09", "Y15", "Y28"), 3)

YAKU_MARKED: Final[tuple[Mistake, ...]] = (
    *(marks(*named, granted(*ways), OFTEN.get(named[0], 2)) for named, ways in GRANTED.items()),
    marks("Y03", "closed-ron-is-yaku", granted("menzen_tsumo/not_drawn")),
    marks("Y04", "open-menzen-tsumo", kept(CLOSED, "menzen_tsumo"), 3),
    marks("Y08", "pinfu-no-guest-wind", missed("pinfu", when=_wind_pair)),
    believes("Y10", "pinfu-not-with-tsumo", pinfu_with_tsumo=PinfuWithTsumo.EXCLUSIVE),
    marks("Y11", "pinfu-open", kept(CLOSED, "pinfu"), 3),
    reread("Y12", "pinfu-wrong-reading", lambda best, other: best - other == {"pinfu"}),
    believes("Y14", "tanyao-closed-only", kuitan=False),
    marks("Y16", "seat-wind-missed", missed("yakuhai_jikaze"), 3),
    marks("Y16", "round-wind-missed", missed("yakuhai_bakaze")),
    han("Y17", "double-wind-one-han", _double_wind),
    marks("Y19", "iipeikou-open", kept(CLOSED, "iipeikou", "ryanpeikou")),
    marks("Y21", "iipeikou-unseen", missed("iipeikou")),
    marks("Y22", "ryanpeikou-sum", kept(LOWER, "iipeikou")),
    marks("Y24", "doujun-doukou", swapped("sanshoku_doujun", "sanshoku_doukou")),
    marks("Y27", "outside-added", seen("chanta", beside="junchan honroutou")),
    marks("Y27", "outside-mixed-up", swapped("honroutou", "chanta", "chanta", "junchan")),
    marks("Y29", "sanankou-must-be-closed", missed("sanankou", when=_open)),
    han("Y30", "open-reduction-forgotten", _lost_in_call, 3),
    han("Y31", "open-reduction-overused", _kept_in_call),
    marks("Y32", "closed-yaku-survive", kept(CLOSED), 3, yields_to=("Y04", "Y11", "Y19")),
    marks("Y33", "lower-and-higher", kept(LOWER), yields_to=("Y22",)),
    reread("Y34", "cheaper-reading", lambda best, other: best != other, yields_to=("Y12",)),
    marks("Y35", "shousangen-two-only", missed(*DRAGON_SETS, when=_small_dragons)),
    marks("Y36", "chiitoi-extras", _crosswise),
    marks("Y36", "chiitoi-nothing-else", missed(*OF_TILES, when=_seven_pairs)),
    marks("Y37", "flush-sum", seen("honitsu", beside="chinitsu")),
    marks("Y37", "flush-of-two-suits", granted("*itsu/other_suit_group")),
    marks("Y38", "last-tile-names", swapped(*MOMENTS)),
    marks("Y39", "yakuman-plus", kept(DropReason.BESIDE_YAKUMAN)),
    marks("Y40", "suuankou-shanpon-ron", granted("suuankou/finished_by_ron")),
    marks("Y43", "situational-han-forgotten", missed(*SITUATIONS), 3),
    marks("R05", "riichi-must", granted("riichi/undeclared")),
    believes("H06", "four-alike-two-pairs", chiitoitsu_four_of_a_kind=True),
    *WON,
)
"""The table of false rules."""
