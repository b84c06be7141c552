"""Every yaku on a hand that has it and on one that just has it not; every option about yaku.

The expected lists name all yaku of the hand with their han, in the order in which they are read
out, as worked out by hand from the rules.
"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjteach.api.hands import value
from mjteach.core.errors import HandError
from mjteach.core.melds import MeldKind
from mjteach.riichi.context import WinBy, WinContext
from mjteach.riichi.rules import RuleSet, replace_options
from mjteach.riichi.win import Scored, WinResult, evaluate_win
from mjteach.riichi.yaku import YAKU, YakuItem
from support.errors import problem_is
from support.hands.strategies import CompleteHand, complete_hands
from support.ours import OUR_YAKU
from support.spec import specified_yaml

Given = dict[str, Any]
"""How the hand was won, as for ``mj.value``; options of the rules under ``rules``."""


def won(text: str, winning: str, how: Given) -> WinResult:
    """A ron by South in the East round, unless told otherwise."""
    rules = replace_options(RuleSet(), **how.get("rules", {}))
    return value(text, winning, **{**how, "rules": rules})


def worth(item: YakuItem) -> str:
    if item.limit:
        return f"{item.yaku} {item.limit}"
    return f"{item.yaku} {item.yakuman}x" if item.yakuman else f"{item.yaku} {item.han}"


def read_out(scored: Scored) -> str:
    """``riichi 1, pinfu 1``; of a yakuman how many it is, ``suuankou 1x``."""
    return ", ".join(map(worth, scored.yaku))


def flags(words: str, by: str = "ron", **rules: Any) -> Given:
    return {"by": by, "flags": words, "rules": rules}


def rules(**options: Any) -> Given:
    return {"rules": options}


RON: Given = {}
TSUMO: Given = {"by": "tsumo"}
DEALER: Given = {"seat": "E"}

RUNS = "123m456m789p23s55p"  # with 4s four runs, a pair of simples, a two-sided wait
OPEN = "34m678p99s + chi 4*56s + chi 3*24p"  # with 5m four runs, two of them called
KAN = "333s234m67m99m + ankan 6666p"  # with 8m a complete hand
PURE, GATES = "1112345678999m", "1112234678999m"  # with 5m pure nine gates, nine gates
WHEELS, GREEN = "2233445566778p", "223344666s88s22s"
QUADS = "5s + ankan 1111m + ankan 2222p + ankan 9999s + daiminkan 33*33p"
APART = "147m258p369s1234z"
ORPHANS = "19m19p19s1234567z"
MISSING_RED = "119m19p19s123456z"

HAS = [
    ("riichi", RUNS, "4s", flags("riichi"), "riichi 1, pinfu 1"),
    ("double_riichi", RUNS, "4s", flags("double_riichi"), "double_riichi 2, pinfu 1"),
    ("open_riichi", RUNS, "4s", flags("open_riichi", open_riichi="2_han"),
     "open_riichi 2, pinfu 1"),
    ("open_riichi", RUNS, "4s", flags("double_riichi open_riichi", open_riichi="2_han"),
     "open_riichi 3, pinfu 1"),  # R3.7-b
    ("ippatsu", RUNS, "4s", flags("riichi ippatsu"), "riichi 1, ippatsu 1, pinfu 1"),
    ("ippatsu", RUNS, "4s", flags("riichi ippatsu chankan"),
     "riichi 1, ippatsu 1, chankan 1, pinfu 1"),  # R3.1-r
    ("ippatsu", RUNS, "4s", flags("riichi ippatsu", chankan_with_ippatsu=False),
     "riichi 1, ippatsu 1, pinfu 1"),
    ("menzen_tsumo", RUNS, "4s", TSUMO, "menzen_tsumo 1, pinfu 1"),
    ("haitei", RUNS, "4s", flags("haitei", "tsumo"), "menzen_tsumo 1, haitei 1, pinfu 1"),
    ("haitei", OPEN, "5m", flags("haitei", "tsumo"), "haitei 1"),
    ("haitei", KAN, "8m", flags("rinshan haitei", "tsumo", rinshan_with_haitei=True),
     "menzen_tsumo 1, haitei 1, rinshan 1"),  # R3.1-p
    ("houtei", RUNS, "4s", flags("houtei"), "houtei 1, pinfu 1"),
    ("houtei", OPEN, "5m", flags("houtei"), "houtei 1"),
    ("rinshan", KAN, "8m", flags("rinshan", "tsumo"), "menzen_tsumo 1, rinshan 1"),
    ("rinshan", "333s234m67m99m + daiminkan 66*66p", "8m", flags("rinshan", "tsumo"),
     "rinshan 1"),  # R3.1-o
    ("chankan", RUNS, "4s", flags("chankan"), "chankan 1, pinfu 1"),
    ("yakuhai_haku", "123m456p78s22s555z", "9s", RON, "yakuhai_haku 1"),
    ("yakuhai_haku", "123m456p78s22s + ankan 5555z", "9s", RON, "yakuhai_haku 1"),
    ("yakuhai_hatsu", "123m456p78s22s + pon 66*6z", "9s", RON, "yakuhai_hatsu 1"),
    ("yakuhai_chun", "123m456p345s22s77z", "7z", RON, "yakuhai_chun 1"),
    ("yakuhai_bakaze", "123m456p78s22s111z", "9s", RON, "yakuhai_bakaze 1"),
    ("yakuhai_jikaze", "123m456p78s22s222z", "9s", RON, "yakuhai_jikaze 1"),
    ("yakuhai_jikaze", "123m456p78s22s111z", "9s", DEALER,
     "yakuhai_bakaze 1, yakuhai_jikaze 1"),  # R3.1-c
    ("tanyao", "234m567m345p67s55s", "8s", RON, "tanyao 1, pinfu 1"),
    ("tanyao", "34m456678p55s + chi 2*34s", "5m", RON, "tanyao 1"),
    ("tanyao", "234m567m345p67s55s", "8s", rules(kuitan=False), "tanyao 1, pinfu 1"),
    ("pinfu", RUNS, "4s", RON, "pinfu 1"),
    ("pinfu", RUNS, "4s", rules(pinfu_with_tsumo="exclusive"), "pinfu 1"),
    ("pinfu", "123m456m789p23s33z", "4s", RON, "pinfu 1"),  # R3.1-g
    ("pinfu", "2344m456p789s123p", "4m", RON, "pinfu 1"),  # R4.2.2-j: not as the pair
    ("iipeikou", "112233m456p789s5z", "5z", RON, "iipeikou 1"),
    ("iipeikou", "223344m567678p5s", "5s", RON, "tanyao 1, iipeikou 1"),
    ("chanta", "123m789p444z78s99m", "9s", RON, "chanta 2"),
    ("chanta", "123m789p78s99m + pon 44*4z", "9s", RON, "chanta 1"),
    ("honroutou", "111m999p11s444z99s", "1s", RON, "honroutou 2, toitoi 2, sanankou 2"),
    ("honroutou", "1199m1199p1199s4z", "4z", RON, "honroutou 2, chiitoitsu 2"),  # R3.2-d
    ("toitoi", "55s99s + pon 11*1m + pon 99*9p + pon 44*4z", "5s", RON, "toitoi 2"),
    ("sanankou", "111m555p33s22z789s", "3s", TSUMO, "menzen_tsumo 1, sanankou 2"),
    ("sanankou", "111m555p333s9s + chi 7*89s", "9s", RON, "sanankou 2"),  # R3.2-f
    ("sanankou", "111m555p78s22p + ankan 3333s", "9s", RON, "sanankou 2"),
    ("ittsuu", "12345678m55p234s", "9m", RON, "pinfu 1, ittsuu 2"),
    ("ittsuu", "45678m55p234s + chi 1*23m", "9m", RON, "ittsuu 1"),
    ("sanshoku_doujun", "234m234p23s789m55p", "4s", RON, "pinfu 1, sanshoku_doujun 2"),
    ("sanshoku_doujun", "23s789m55p234p + chi 2*34m", "4s", RON, "sanshoku_doujun 1"),
    ("sanshoku_doukou", "222m222p78s44z + pon 22*2s", "9s", RON, "sanshoku_doukou 2"),
    ("chiitoitsu", "1133m5577p2244s6z", "6z", RON, "chiitoitsu 2"),
    ("chiitoitsu", "1111m2233p44s55z7z", "7z", rules(chiitoitsu_four_of_a_kind=True),
     "chiitoitsu 2"),  # R3.2-m
    ("shousangen", "555z666z77z123m78p", "9p", RON,
     "yakuhai_haku 1, yakuhai_hatsu 1, chanta 2, shousangen 2"),
    ("sankantsu", "78p55s + ankan 1111m + kakan 22*22p + daiminkan 99*99s", "9p", RON,
     "sankantsu 2"),
    ("junchan", "123m789p123s78s99m", "9s", RON, "pinfu 1, junchan 3"),
    ("junchan", "123m789p78s99m + chi 1*23s", "9s", RON, "junchan 2"),
    ("honitsu", "123m456m22m444z68m", "7m", RON, "honitsu 3"),
    ("honitsu", "456m22m444z68m + chi 1*23m", "7m", RON, "honitsu 2"),
    ("ryanpeikou", "223344m667788p5s", "5s", RON, "tanyao 1, ryanpeikou 3"),  # R3.2-l
    ("chinitsu", "123345567m88m99m", "8m", RON, "chinitsu 6"),
    ("chinitsu", "345567m88m99m + chi 1*23m", "8m", RON, "chinitsu 5"),
    ("suuankou", "111m555p888s22z33s", "3s", TSUMO, "suuankou 1x"),
    ("suuankou_tanki", "222m666p999s333z1p", "1p", RON, "suuankou_tanki 1x"),
    ("daisangen", "555z666z777z23m11s", "4m", RON, "daisangen 1x"),
    ("daisangen", "23m11s + pon 55*5z + pon 66*6z + kakan 77*77z", "4m", RON, "daisangen 1x"),
    ("kokushi", "119m19p19s123456z", "7z", RON, "kokushi 1x"),
    ("kokushi_13", ORPHANS, "7z", RON, "kokushi_13 1x"),
    ("tsuuiisou", "1122334455667z", "7z", RON, "tsuuiisou 1x"),  # R3.7-g
    ("tsuuiisou", "55z66z + pon 11*1z + pon 22*2z + pon 77*7z", "6z", RON, "tsuuiisou 1x"),
    ("shousuushii", "111z222z333z44z23p", "4p", RON, "shousuushii 1x"),
    ("shousuushii", "111222333z44z55z", "5z", RON, "tsuuiisou 1x, shousuushii 1x"),  # R3.6-s
    ("daisuushii", "111z222z333z44z22p", "4z", RON, "daisuushii 1x"),
    ("chinroutou", "111m999m111p99p11s", "9p", RON, "chinroutou 1x"),
    ("chuuren", GATES, "5m", RON, "chuuren 1x"),
    ("chuuren", GATES, "5m", rules(chuuren_suits="manzu_only"), "chuuren 1x"),
    ("chuuren", GATES, "5m", {"furiten": True, **TSUMO}, "chuuren 1x"),
    ("chuuren", GATES, "5m", rules(chuuren_furiten_allowed=False), "chuuren 1x"),
    ("junsei_chuuren", PURE, "5m", RON, "junsei_chuuren 1x"),
    ("junsei_chuuren", PURE, "5m", rules(chuuren_forms="nine_sided_only"), "junsei_chuuren 1x"),
    ("junsei_chuuren", PURE, "9m", RON, "junsei_chuuren 1x"),
    ("ryuuiisou", "22334466888s66z", "6z", RON, "ryuuiisou 1x"),
    ("ryuuiisou", "22334466888s66z", "6z", rules(ryuuiisou_needs_hatsu=True), "ryuuiisou 1x"),
    ("ryuuiisou", GREEN, "8s", RON, "ryuuiisou 1x"),
    ("suukantsu", QUADS, "5s", RON, "suukantsu 1x"),
    ("tenhou", RUNS, "4s", {**flags("tenhou", "tsumo"), **DEALER}, "tenhou 1x"),
    ("chiihou", RUNS, "4s", flags("chiihou", "tsumo"), "chiihou 1x"),
    ("renhou", RUNS, "4s", flags("renhou"), "renhou 1x"),
    ("renhou", RUNS, "4s", flags("renhou", renhou="mangan"), "pinfu 1, renhou mangan"),
    ("renhou", RUNS, "4s", flags("renhou", renhou="baiman"), "pinfu 1, renhou baiman"),
    ("daisharin", WHEELS, "8p", rules(daisharin="pinzu"), "daisharin 1x"),
    ("daisharin", "2233445566778s", "8s", rules(daisharin="any_suit"), "daisharin 1x"),
    ("paarenchan", OPEN, "5m", {"wins_in_row": 8, **rules(paarenchan="yakuman")},
     "paarenchan 1x"),
    ("shiisanputou", APART, "4z", flags("chiihou", "tsumo", shiisanputou="yakuman"),
     "shiisanputou 1x"),
]  # fmt: skip

HAS_NOT = [
    ("riichi", RUNS, "4s", RON, "pinfu 1"),
    ("riichi", RUNS, "4s", flags("double_riichi"), "double_riichi 2, pinfu 1"),  # R3.0-g
    ("double_riichi", RUNS, "4s", flags("riichi"), "riichi 1, pinfu 1"),
    ("open_riichi", RUNS, "4s", flags("open_riichi"), "riichi 1, pinfu 1"),
    ("ippatsu", RUNS, "4s", flags("riichi"), "riichi 1, pinfu 1"),
    ("ippatsu", RUNS, "4s", flags("riichi ippatsu", ippatsu=False), "riichi 1, pinfu 1"),
    ("ippatsu", RUNS, "4s", flags("riichi ippatsu chankan", chankan_with_ippatsu=False),
     "riichi 1, chankan 1, pinfu 1"),
    ("menzen_tsumo", RUNS, "4s", RON, "pinfu 1"),
    ("menzen_tsumo", OPEN, "5m", TSUMO, ""),
    ("haitei", RUNS, "4s", flags("houtei"), "houtei 1, pinfu 1"),
    ("haitei", KAN, "8m", flags("rinshan haitei", "tsumo"), "menzen_tsumo 1, rinshan 1"),
    ("houtei", RUNS, "4s", flags("haitei", "tsumo"), "menzen_tsumo 1, haitei 1, pinfu 1"),
    ("rinshan", KAN, "8m", TSUMO, "menzen_tsumo 1"),
    ("chankan", MISSING_RED, "7z", {"robbed": MeldKind.ANKAN, **rules(kokushi_robs_ankan=True)},
     "kokushi 1x"),  # R3.1-s
    ("yakuhai_haku", "123m456p345s78s55z", "9s", RON, ""),
    ("yakuhai_hatsu", "123m456p345s78s66z", "9s", RON, ""),
    ("yakuhai_chun", "123m456p345s78s77z", "9s", RON, ""),
    ("yakuhai_bakaze", "123m456p78s22s111z", "9s", {"seat": "W", "round": "S"}, ""),
    ("yakuhai_jikaze", "123m456p78s22s222z", "9s", {"seat": "W"}, ""),
    ("yakuhai_jikaze", "123m456p78s22s111z", "9s", RON, "yakuhai_bakaze 1"),
    ("tanyao", "234m567m345p78s55s", "9s", RON, "pinfu 1"),
    ("tanyao", "34m456678p44z + chi 2*34s", "5m", RON, ""),
    ("tanyao", "34m456678p55s + chi 2*34s", "5m", rules(kuitan=False), ""),
    ("pinfu", "123m456m789p23s22z", "4s", RON, ""),  # the seat wind
    ("pinfu", "123m456m789p23s11z", "4s", RON, ""),  # the round wind
    ("pinfu", "123m456m789p23s55z", "4s", RON, ""),
    ("pinfu", "123m456m789p24s55p", "3s", RON, ""),
    ("pinfu", "123m456m789p12s55p", "3s", RON, ""),
    ("pinfu", "123m456m789p2345s", "2s", RON, ""),  # R2.6.1-h: a wait for the pair
    ("pinfu", "123m456m777p23s55p", "4s", RON, ""),
    ("pinfu", OPEN, "5m", RON, ""),
    ("pinfu", RUNS, "4s", {**TSUMO, **rules(pinfu_with_tsumo="exclusive")}, "menzen_tsumo 1"),
    ("iipeikou", "123m456p789s5z + chi 1*23m", "5z", RON, ""),
    ("iipeikou", "123m123p456p789s5z", "5z", RON, ""),
    ("iipeikou", "223344m667788p5s", "5s", RON, "tanyao 1, ryanpeikou 3"),
    ("chanta", "123m456p444z78s99m", "9s", RON, ""),
    ("chanta", "123m789p123s78s99m", "9s", RON, "pinfu 1, junchan 3"),  # R3.2-b
    ("honroutou", "111m999p55s444z99s", "5s", RON, "toitoi 2, sanankou 2"),
    ("toitoi", "34s99s + pon 11*1m + pon 99*9p + pon 44*4z", "2s", RON, ""),
    ("toitoi", "1199m1199p1199s4z", "4z", RON, "honroutou 2, chiitoitsu 2"),
    ("sanankou", "111m555p33s22z789s", "3s", RON, ""),  # R3.2-g
    ("sanankou", "111m78s22p + pon 55*5p + ankan 3333s", "9s", RON, ""),
    ("ittsuu", RUNS, "4s", RON, "pinfu 1"),
    ("ittsuu", "112345677m456p8m", "9m", RON, "pinfu 1"),  # 1 to 9, but 11 234 567 789
    ("sanshoku_doujun", "234m234p34s789m55p", "5s", RON, "pinfu 1"),
    ("sanshoku_doukou", "222m222p78s44z + pon 33*3s", "9s", RON, ""),
    ("chiitoitsu", "223344m667788p5s", "5s", RON, "tanyao 1, ryanpeikou 3"),
    ("shousangen", "555z666z44s123m78p", "9p", RON, "yakuhai_haku 1, yakuhai_hatsu 1"),
    ("sankantsu", "333s78p55s + ankan 1111m + ankan 2222p", "9p", RON, "sanankou 2"),
    ("junchan", "123m789p444z78s99m", "9s", RON, "chanta 2"),
    ("honitsu", "123m456p22m444z68m", "7m", RON, ""),
    ("honitsu", "123345567m88m99m", "8m", RON, "chinitsu 6"),
    ("ryanpeikou", "223344m567678p5s", "5s", RON, "tanyao 1, iipeikou 1"),
    ("chinitsu", "123m456m22m444z68m", "7m", RON, "honitsu 3"),
    ("suuankou", "111m555p888s22z33s", "3s", RON, "toitoi 2, sanankou 2"),  # R3.6-c
    ("suuankou_tanki", "111m555p888s22z33s", "3s", TSUMO, "suuankou 1x"),
    ("daisangen", "555z666z77z123m78p", "9p", RON,
     "yakuhai_haku 1, yakuhai_hatsu 1, chanta 2, shousangen 2"),
    ("kokushi", "1199m1199p1199s4z", "4z", RON, "honroutou 2, chiitoitsu 2"),
    ("kokushi_13", "119m19p19s123456z", "7z", RON, "kokushi 1x"),
    ("tsuuiisou", "111z222z555z33z78p", "9p", RON,
     "yakuhai_haku 1, yakuhai_bakaze 1, yakuhai_jikaze 1, chanta 2, sanankou 2, honitsu 3"),
    ("shousuushii", "111z222z333z23p55s", "4p", RON,
     "yakuhai_bakaze 1, yakuhai_jikaze 1, sanankou 2"),
    ("daisuushii", "111z222z333z44z23p", "4p", RON, "shousuushii 1x"),
    ("chinroutou", "111m999m111p99p44z", "9p", RON, "honroutou 2, toitoi 2, sanankou 2"),
    ("chuuren", "1112234678999m", "2m", RON, "chinitsu 6"),
    ("chuuren", "1112234678999p", "5p", rules(chuuren_suits="manzu_only"), "chinitsu 6"),
    ("chuuren", GATES, "5m", rules(chuuren_forms="nine_sided_only"), "chinitsu 6"),
    ("chuuren", GATES, "5m", {"furiten": True, **TSUMO, **rules(chuuren_furiten_allowed=False)},
     "menzen_tsumo 1, chinitsu 6"),
    ("junsei_chuuren", GATES, "5m", RON, "chuuren 1x"),
    ("junsei_chuuren", "1112345678999s", "5s", rules(chuuren_suits="manzu_only"), "chinitsu 6"),
    ("ryuuiisou", GREEN, "8s", rules(ryuuiisou_needs_hatsu=True),
     "tanyao 1, iipeikou 1, chinitsu 6"),  # R3.6-m
    ("suukantsu", "333p5s + ankan 1111m + kakan 22*22p + daiminkan 99*99s", "5s", RON,
     "toitoi 2, sankantsu 2"),
    ("tenhou", RUNS, "4s", flags("chiihou", "tsumo"), "chiihou 1x"),
    ("chiihou", RUNS, "4s", flags("renhou"), "renhou 1x"),
    ("renhou", RUNS, "4s", flags("renhou", renhou="none"), "pinfu 1"),
    ("daisharin", WHEELS, "8p", RON, "tanyao 1, pinfu 1, ryanpeikou 3, chinitsu 6"),
    ("daisharin", "2233445566778s", "8s", rules(daisharin="pinzu"),
     "tanyao 1, pinfu 1, ryanpeikou 3, chinitsu 6"),
    ("paarenchan", RUNS, "4s", {"wins_in_row": 7, **rules(paarenchan="yakuman")}, "pinfu 1"),
    ("paarenchan", RUNS, "4s", {"wins_in_row": 8}, "pinfu 1"),
    ("shiisanputou", RUNS, "4s", flags("chiihou", "tsumo", shiisanputou="yakuman"),
     "chiihou 1x"),
]  # fmt: skip


def label(row: tuple[str, str, str, Given, str]) -> str:
    return f"{row[0]}: {row[1]}, {row[2]}"


@pytest.mark.parametrize("row", HAS, ids=label)
def test_a_hand_that_has_the_yaku(row: tuple[str, str, str, Given, str]) -> None:
    yaku, text, winning, how, expected = row
    best = won(text, winning, how).best
    assert read_out(best) == expected
    assert yaku in best.yaku_ids


@pytest.mark.parametrize("row", HAS_NOT, ids=label)
def test_a_hand_that_has_not(row: tuple[str, str, str, Given, str]) -> None:
    yaku, text, winning, how, expected = row
    best = won(text, winning, how).best
    assert read_out(best) == expected
    assert yaku not in best.yaku_ids


def test_every_yaku_is_tried() -> None:
    for name, rows in (("HAS", HAS), ("HAS_NOT", HAS_NOT)):
        tried = {row[0] for row in rows}
        assert {*YAKU} - tried == set(), f"{name} has no line for these"
        assert tried - {*YAKU} == set(), "there is no such yaku"


@pytest.mark.parametrize(
    ("text", "winning", "how"),
    [
        ("1111m2233p44s55z7z", "7z", RON),  # R3.2-m: four alike are not two pairs
        (APART, "4z", flags("chiihou", "tsumo")),  # R3.7-e: not played
        (APART, "4z", flags("renhou", shiisanputou="yakuman")),  # a discard
        (APART, "4z", {**TSUMO, **rules(shiisanputou="yakuman")}),  # not the first draw
        (APART, "5z", flags("chiihou", "tsumo", shiisanputou="yakuman")),
        ("146m258p369s1234z", "4z", flags("chiihou", "tsumo", shiisanputou="yakuman")),
        ("147m258p369s1134z", "4z", flags("chiihou", "tsumo", shiisanputou="yakuman")),
        ("147m258p379s1234z", "4z", flags("chiihou", "tsumo", shiisanputou="yakuman")),
        ("119m19p19s123456z", "1m", RON),  # an orphan three times
    ],
)
def test_no_complete_hand(text: str, winning: str, how: Given) -> None:
    with pytest.raises(HandError, check=problem_is("not_complete")):
        won(text, winning, how)


# --- options that decide how many yakuman, or whether the yaku are enough

FOUR_WINDS = "111z222z333z44z55z"


@pytest.mark.parametrize(
    ("text", "winning", "how", "yakuman"),
    [
        ("222m666p999s333z1p", "1p", RON, 1),
        ("222m666p999s333z1p", "1p", rules(double_yakuman_hands=["suuankou_tanki"]), 2),
        ("222m666p999s333z1p", "1p", rules(double_yakuman_hands=["kokushi_13"]), 1),
        (ORPHANS, "7z", rules(double_yakuman_hands=["kokushi_13"]), 2),
        ("119m19p19s123456z", "7z", rules(double_yakuman_hands=["kokushi_13"]), 1),
        ("111z222z333z44z22p", "4z", rules(double_yakuman_hands=["daisuushii"]), 2),
        (PURE, "5m", rules(double_yakuman_hands=["junsei_chuuren"]), 2),
        (FOUR_WINDS, "4z", RON, 2),  # R3.6-s: daisuushii and tsuuiisou
        (FOUR_WINDS, "4z", TSUMO, 3),
        (FOUR_WINDS, "4z", rules(double_yakuman_hands=["daisuushii"]), 3),
        (FOUR_WINDS, "4z", rules(yakuman_stacking=False), 1),  # R3.6-a
        (FOUR_WINDS, "4z", rules(yakuman_stacking=False, double_yakuman_hands=["daisuushii"]), 2),
    ],
)
def test_how_many_yakuman(text: str, winning: str, how: Given, yakuman: int) -> None:
    assert won(text, winning, how).best.yakuman == yakuman


ROBBED: Given = {"robbed": MeldKind.ANKAN}
FIFTH = {"honba": 5}


@pytest.mark.parametrize(
    ("text", "winning", "how", "refused"),
    [
        (OPEN, "5m", RON, ["win.yaku"]),  # R3.0-a
        (OPEN, "5m", {"dora": "8s"}, ["win.yaku"]),  # dora are no yaku
        (OPEN, "5m", rules(min_han=0), []),
        (RUNS, "4s", rules(min_han=2), ["win.min_han"]),
        (RUNS, "4s", {"dora": "4p", **rules(min_han=2)}, ["win.min_han"]),
        (RUNS, "4s", {**TSUMO, **rules(min_han=2)}, []),
        (RUNS, "4s", {**TSUMO, **rules(min_han=3)}, ["win.min_han"]),
        (RUNS, "4s", flags("riichi ippatsu", min_han=3), []),
        (ORPHANS, "7z", rules(min_han=3), []),
        (RUNS, "4s", flags("renhou", renhou="mangan", min_han=3), []),
        # R6.1-d
        (RUNS, "4s", {**FIFTH, **rules(ryanhan_shibari="from_5_honba")}, ["win.shibari"]),
        (RUNS, "4s", {"honba": 4, **rules(ryanhan_shibari="from_5_honba")}, []),
        (RUNS, "4s", FIFTH, []),
        (RUNS, "4s", {**FIFTH, **TSUMO, **rules(ryanhan_shibari="from_5_honba")}, []),
        (ORPHANS, "7z", {**FIFTH, **rules(ryanhan_shibari="from_5_honba")}, []),
        (RUNS, "4s", {**FIFTH, **rules(ryanhan_shibari="from_5_honba", min_han=2)},
         ["win.min_han"]),
        (RUNS, "4s", {**FIFTH, **TSUMO, **rules(ryanhan_shibari="from_5_honba", min_han=3)},
         ["win.min_han"]),
        # R3.1-s
        (MISSING_RED, "7z", ROBBED, ["win.robs_ankan"]),
        (MISSING_RED, "7z", {**ROBBED, **rules(kokushi_robs_ankan=True)}, []),
        (RUNS, "4s", {**ROBBED, **rules(kokushi_robs_ankan=True)}, ["win.robs_ankan"]),
        (OPEN, "5m", ROBBED, ["win.robs_ankan", "win.yaku"]),
    ],
)  # fmt: skip
def test_whether_it_may_be_declared(
    text: str, winning: str, how: Given, refused: list[str]
) -> None:
    result = won(text, winning, how)
    assert [finding.check for finding in result.refusals] == refused
    assert result.can_win == (not refused)
    assert (result.best.score is None) == bool(refused)


# --- held to the table of the specification

CLOSED_ONLY = {
    *("riichi", "double_riichi", "ippatsu", "menzen_tsumo", "pinfu", "iipeikou", "ryanpeikou"),
    *("chiitoitsu", "suuankou", "kokushi", "chuuren", "tenhou", "chiihou", "renhou"),
}
"""R3.0-e, and below the other forms of the same hands and the local ones."""
OTHER_FORMS = {"suuankou_tanki", "kokushi_13", "junsei_chuuren", "open_riichi", "daisharin"}
LESS_WHEN_OPEN = {"chanta", "junchan", "ittsuu", "sanshoku_doujun", "honitsu", "chinitsu"}


def test_closed_only_and_less_when_open() -> None:
    closed_only = {row.id for row in YAKU.values() if row.open is None}
    assert closed_only == CLOSED_ONLY | OTHER_FORMS | {"shiisanputou"}
    less = {row.id for row in YAKU.values() if row.open is not None and row.open < row.closed}
    assert less == LESS_WHEN_OPEN  # R3.0-d
    assert all(YAKU[id].open == YAKU[id].closed - 1 for id in less)


@pytest.fixture(scope="module")
def listed() -> dict[str, Any]:
    return {row["id"]: row for row in specified_yaml("yaku.yaml")["yaku"]}


COUNTED_ELSEWHERE = {"dora", "kan_dora", "ura_dora", "aka_dora", "kazoe_yakuman", "nagashi_mangan"}


def test_the_table_is_that_of_the_specification(listed: dict[str, Any]) -> None:
    assert {*YAKU} - OUR_YAKU == {*listed} - COUNTED_ELSEWHERE
    for id in {*YAKU} - OUR_YAKU:
        row = YAKU[id]
        han = listed[id]["han"]
        if row.yakuman:
            assert "yakuman" in han["closed"], id
            open_ = None if han["open"] is None else 0
            assert (row.yakuman, row.closed, row.open) == (1, 0, open_), id  # R3.6-b
        else:
            assert (row.closed, row.open) == (han["closed"], han["open"]), id
        assert row.ref in listed[id]["rules"], id
        option = listed[id].get("option")
        if option in RULE_OPTIONS:
            assert option in [name for name, _ in row.switches], id


RULE_OPTIONS = {
    *("kuitan", "ippatsu", "rinshan_with_haitei", "chuuren_suits", "ryuuiisou_needs_hatsu"),
    *("renhou", "open_riichi", "daisharin", "paarenchan", "shiisanputou"),
}
"""Options that switch a yaku off; the others change its worth, its shape or who pays."""

FLAGS = st.sampled_from(("", "riichi", "double_riichi", "riichi ippatsu", "last"))


@given(complete_hands(), st.sampled_from(WinBy), FLAGS)
def test_what_excludes_or_needs_another(
    listed: dict[str, Any], made: CompleteHand, by: WinBy, words: str
) -> None:
    riichi = "riichi" in words and made.hand.is_closed
    context = WinContext(
        by,
        riichi=riichi,
        double_riichi=riichi and "double" in words,
        ippatsu=riichi and "ippatsu" in words,
        last_tile=words == "last",
    )
    result = evaluate_win(made.hand, made.winning, context)
    for scored in (result.best, *result.others):
        families = {"yakuhai" if id.startswith("yakuhai") else id for id in scored.yaku_ids}
        for id in scored.yaku_ids:
            assert not families & {*listed[id].get("excludes", ())}, scored.yaku_ids
        if "honroutou" in families:  # R3.2-d
            assert families & {"toitoi", "chiitoitsu"}
        if "shousangen" in families:  # R3.2-n
            assert sum(id.startswith("yakuhai") for id in scored.yaku_ids) >= 2
