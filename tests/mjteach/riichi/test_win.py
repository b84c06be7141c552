"""What is refused, which reading counts, what does not count and why, and who pays."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjteach.api.hands import value
from mjteach.core.errors import HandError, SituationError
from mjteach.core.hand import hand
from mjteach.core.melds import MeldKind, Source
from mjteach.core.tiles import Tile, parse_tiles, tile
from mjteach.riichi.context import Liability, WinBy, WinContext
from mjteach.riichi.near import near_misses
from mjteach.riichi.rules import RuleSet, replace_options
from mjteach.riichi.win import Scored, WinResult, evaluate_win
from mjteach.riichi.yakuless import yaku_left, yakuless_waits
from support.errors import problem_is
from support.hands.strategies import CompleteHand, complete_hands

Given = dict[str, Any]
RIGHT, ACROSS, LEFT = Source.SHIMOCHA, Source.TOIMEN, Source.KAMICHA
RON: Given = {}
TSUMO: Given = {"by": "tsumo"}

RUNS = "123m456m789p23s55p"
OPEN = "34m678p99s + chi 4*56s + chi 3*24p"
KAN = "333s234m67m99m + ankan 6666p"
OPEN_KAN = "333s234m67m99m + daiminkan 66*66p"
ORPHANS = "19m19p19s1234567z"


def won(text: str, winning: str, how: Given) -> WinResult:
    """A ron by South in the East round, unless told otherwise; ``rules`` are options."""
    rules = replace_options(RuleSet(), **how.get("rules", {}))
    return value(text, winning, **{**how, "rules": rules})


# --- what cannot be


@pytest.mark.parametrize(
    ("text", "winning", "problem"),
    [
        ("5555m123p456s789s", "5m", "five_copies"),
        ("5m123p456s789s + pon 55*5m", "0m", "five_copies"),
        ("055m123p456s789s1z", "0m", "too_many_red"),
        ("123m5z", "5z", "wrong_count"),
        (RUNS, "1f", "flower"),
        (RUNS, "5s", "not_complete"),
        ("22m34p + chi 2*34m + chi 2*34p + chi 2*34s", "3p", "not_complete"),
        ("1111m2233p44s55z7z", "7z", "not_complete"),  # R3.2-m
    ],
)
def test_tiles_that_are_no_finished_hand(text: str, winning: str, problem: str) -> None:
    with pytest.raises(HandError) as refused:
        evaluate_win(hand(text), tile(winning))
    assert refused.value.message.id == f"error.hand.{problem}"


def test_a_drawn_tile_must_not_be_forgotten() -> None:
    """The hand is written without its winning tile; a fourteenth tile besides is one too many."""
    with pytest.raises(HandError, check=problem_is("wrong_count")):
        evaluate_win(hand(RUNS).draw(Tile.EAST), Tile.S4)


def test_how_far_an_unfinished_hand_is() -> None:
    with pytest.raises(HandError) as refused:
        evaluate_win(hand("13579m13579p135s"), Tile.EAST)
    assert refused.value.message.get("shanten") == 4


CONTEXT = WinContext()
DREW = WinContext(WinBy.TSUMO)
EARLY = CONTEXT._replace(riichi=True, double_riichi=True)
ROBBED = CONTEXT._replace(robbed=MeldKind.KAKAN)
HELD = "123m456m789p23s44s"


@pytest.mark.parametrize(
    ("text", "context", "problem"),
    [
        (RUNS, CONTEXT._replace(seat_wind=Tile.WHITE), "no_wind"),
        (RUNS, CONTEXT._replace(round_wind=Tile.M1), "no_wind"),
        (OPEN, CONTEXT._replace(riichi=True), "riichi_open_hand"),
        (RUNS, CONTEXT._replace(double_riichi=True), "no_riichi_declared"),
        (RUNS, CONTEXT._replace(open_riichi=True), "no_riichi_declared"),
        (RUNS, CONTEXT._replace(ippatsu=True), "ippatsu_without_riichi"),
        (KAN, CONTEXT._replace(after_kan=True), "flag_and_win"),
        (RUNS, DREW._replace(after_kan=True), "rinshan_without_kan"),
        (KAN, DREW._replace(after_kan=True, riichi=True, ippatsu=True), "ippatsu_after_kan"),
        (RUNS, DREW._replace(robbed=MeldKind.KAKAN), "flag_and_win"),
        (RUNS, CONTEXT._replace(robbed=MeldKind.KAKAN, last_tile=True), "chankan_on_last_discard"),
        (KAN, DREW._replace(first_turn=True), "first_turn_after_call"),
        (RUNS, DREW._replace(first_turn=True, riichi=True), "first_turn_after_call"),
        (RUNS, CONTEXT._replace(first_turn=True, seat_wind=Tile.EAST), "first_turn_dealer"),
        (RUNS, CONTEXT._replace(seat_wind=None), "no_wind"),
        (RUNS, CONTEXT._replace(mixed_in=True), "flag_and_win"),
        # nobody's first turn is the last one, nor does a kan come before it
        (RUNS, DREW._replace(first_turn=True, last_tile=True), "first_turn_and_later"),
        (RUNS, CONTEXT._replace(first_turn=True, last_tile=True), "first_turn_and_later"),
        (RUNS, CONTEXT._replace(first_turn=True, robbed=MeldKind.KAKAN), "first_turn_and_later"),
        # the turn after the first is not the last
        (RUNS, EARLY._replace(ippatsu=True, last_tile=True), "ippatsu_on_last_tile"),
        # a robbed kan has all four
        (HELD, CONTEXT._replace(robbed=MeldKind.KAKAN), "robbed_tile_elsewhere"),
        (HELD, CONTEXT._replace(robbed=MeldKind.ANKAN), "robbed_tile_elsewhere"),
        (RUNS, ROBBED._replace(indicators=(Tile.S4,)), "robbed_tile_elsewhere"),
        (
            RUNS,
            ROBBED._replace(indicators=(Tile.M1,), ura_indicators=(Tile.S4,), riichi=True),
            "robbed_tile_elsewhere",
        ),
        (RUNS, CONTEXT._replace(indicators=parse_tiles("123456p")), "too_many_indicators"),
        (
            RUNS,
            CONTEXT._replace(indicators=parse_tiles("12p"), ura_indicators=parse_tiles("345p")),
            "too_many_ura",
        ),
        *(
            (RUNS, CONTEXT._replace(**{fact: told}), "no_yes_or_no")
            for fact, usual in CONTEXT._asdict().items()
            if usual is False
            for told in ("no", 1, None)
        ),
        (RUNS, CONTEXT._replace(robbed="pon"), "no_robbed_kan"),
        (RUNS, CONTEXT._replace(robbed=MeldKind.DAIMINKAN), "no_robbed_kan"),
        (RUNS, CONTEXT._replace(liabilities=(("rinshann", "toimen"),)), "no_liability"),
        (RUNS, CONTEXT._replace(liabilities=("rinshan",)), "no_liability"),
        (RUNS, CONTEXT._replace(liabilities=(("rinshan", "mimi"),)), "no_such_player"),
        (RUNS, CONTEXT._replace(discarder="mimi"), "no_such_player"),
        (RUNS, CONTEXT._replace(wareme="mimi"), "no_such_player"),
    ],
)
def test_circumstances_that_contradict_each_other(
    text: str, context: WinContext, problem: str
) -> None:
    winning = Tile.M8 if "333s" in text else Tile.M5 if text is OPEN else Tile.S4
    with pytest.raises(SituationError) as refused:
        evaluate_win(hand(text), winning, context)
    assert refused.value.message.id == f"error.situation.{problem}"


@pytest.mark.parametrize(
    "context",
    [
        CONTEXT._replace(riichi=True, ippatsu=True, last_tile=True),
        EARLY._replace(last_tile=True),
        ROBBED._replace(riichi=True, ippatsu=True),
        CONTEXT._replace(first_turn=True),
        CONTEXT._replace(indicators=parse_tiles("12345p"), ura_indicators=parse_tiles("12345p")),
        CONTEXT._replace(indicators=parse_tiles("444s")),
        CONTEXT._replace(liabilities=(("rinshan", "toimen"), ("daisangen", "kamicha"))),
        CONTEXT._replace(discarder=Source.TOIMEN, wareme="self"),
    ],
)
def test_circumstances_that_can_be(context: WinContext) -> None:
    assert evaluate_win(hand(RUNS), Tile.S4, context).context is context


def test_a_fifth_copy_among_the_indicators() -> None:
    for context in (
        CONTEXT._replace(indicators=parse_tiles("4444s")),
        CONTEXT._replace(indicators=parse_tiles("44s"), ura_indicators=parse_tiles("44s")),
        CONTEXT._replace(indicators=parse_tiles("00m")),
    ):
        with pytest.raises(HandError) as refused:
            evaluate_win(hand(RUNS), Tile.S4, context)
        assert refused.value.message.id in ("error.hand.five_copies", "error.hand.too_many_red")


# --- which reading counts


@pytest.mark.parametrize(
    ("text", "winning", "how", "best", "points"),
    [
        # R4.2.2-j: 40 fu instead of 30 with the same yaku
        ("789s55s99s + chi 1*23s + pon 66*6z", "9s", {"seat": "E", "round": "S"}, "ryanmen", 7700),
        # pinfu of 1,000 points instead of no yaku at all
        ("2344m456p789s123p", "4m", RON, "ryanmen", 1000),
        # R3.2-l: ryanpeikou and tanyao, 40 fu for the tanki, instead of seven pairs
        ("223344m667788p5s", "5s", RON, "tanki", 8000),
        # a mangan either way: of equal han 40 fu instead of 30
        ("1234555999m + pon 22*2m", "3m", RON, "penchan", 8000),
        ("1115556789m + pon 88*8m", "7m", RON, "penchan", 8000),
    ],
)
def test_the_reading_worth_most_counts(
    text: str, winning: str, how: Given, best: str, points: int
) -> None:
    result = won(text, winning, how)
    assert result.best.score is not None
    assert (result.best.reading.wait, result.best.score.value) == (best, points)
    assert result.others


def test_a_reading_without_yaku_is_kept_with_the_reason() -> None:
    (other,) = won("2344m456p789s123p", "4m", RON).others
    assert other.score is None
    assert [finding.check for finding in other.refusals] == ["win.yaku"]


def test_a_result_is_told_in_a_line() -> None:
    assert repr(won(RUNS, "4s", {"flags": "riichi"})) == (
        "<WinResult 123456m55789p23s 4s ron: riichi pinfu, 2 han, 30 fu, 2000 points>"
    )
    assert repr(won("345m99p789s24s + pon 22*2p", "3s", RON)) == (
        "<WinResult 345m99p24789s + pon 22*2p 3s ron: no yaku, 0 han, 30 fu, no win>"
    )


def test_of_readings_without_yaku_the_one_of_most_fu_comes_first() -> None:
    lowest, highest = "12345m999p55s + pon 22*2s", "56789m111p55s + pon 88*8s"
    for text, winning in ((lowest, "3m"), (highest, "7m")):
        result = won(text, winning, RON)
        assert [scored.fu.total for scored in (result.best, *result.others)] == [40, 30]


def points(scored: Scored) -> int:
    return scored.score.value if scored.score else -1


@given(complete_hands(), st.sampled_from(WinBy), st.booleans())
def test_no_other_reading_pays_more(made: CompleteHand, by: WinBy, riichi: bool) -> None:
    context = WinContext(by, riichi=riichi and made.hand.is_closed)
    result = evaluate_win(made.hand, made.winning, context)
    worth = [points(scored) for scored in (result.best, *result.others)]
    assert worth == sorted(worth, reverse=True)
    readings = {scored.reading for scored in (result.best, *result.others)}
    assert len(readings) == len(worth)
    assert result.can_win == (result.best.score is not None) == (not result.refusals)


# --- what the hand shows, but does not count


@pytest.mark.parametrize(
    ("text", "winning", "how", "expected"),
    [
        # R3.0-e
        (OPEN, "5m", TSUMO, ["menzen_tsumo not_closed", "pinfu not_closed"]),
        # options
        ("34m456678p55s + chi 2*34s", "5m", {"rules": {"kuitan": False}},
         ["pinfu not_closed", "tanyao switched_off kuitan"]),
        (RUNS, "4s", {"flags": "riichi ippatsu", "rules": {"ippatsu": False}},
         ["ippatsu switched_off ippatsu"]),
        (RUNS, "4s", {"flags": "renhou", "rules": {"renhou": "none"}},
         ["renhou switched_off renhou"]),
        # R3.0-g
        (RUNS, "4s", {"flags": "double_riichi"}, ["riichi superseded double_riichi"]),
        ("223344m667788p5s", "5s", RON, ["iipeikou superseded ryanpeikou"]),
        ("22334466888s66z", "6z", RON,
         ["iipeikou beside_yakuman ryuuiisou", "honitsu beside_yakuman ryuuiisou",
          "yakuhai_hatsu beside_yakuman ryuuiisou"]),
        # R3.0-h
        ("111m555p888s22z33s", "3s", TSUMO,
         ["menzen_tsumo beside_yakuman suuankou", "toitoi superseded suuankou"]),
        (ORPHANS, "7z", TSUMO,
         ["kokushi superseded kokushi_13", "menzen_tsumo beside_yakuman kokushi_13"]),
        ("1112345678999m", "5m", TSUMO,
         ["chinitsu superseded junsei_chuuren", "chuuren superseded junsei_chuuren",
          "menzen_tsumo beside_yakuman junsei_chuuren"]),
        (RUNS, "4s", {"flags": "riichi", "wins_in_row": 8},
         ["paarenchan switched_off paarenchan"]),
    ],
)  # fmt: skip
def test_what_does_not_count(text: str, winning: str, how: Given, expected: list[str]) -> None:
    dropped = won(text, winning, how).best.dropped
    said = [f"{drop.yaku} {drop.reason} {drop.by or ''}".strip() for drop in dropped]
    assert sorted(said) == sorted(expected)


# --- named rule sets, and who pays


@pytest.mark.parametrize(
    ("rules", "text", "winning", "how", "total"),
    [
        # riichi pinfu tanyao and one dora: 7,700, or a mangan where it is rounded up
        ("tutorial_default", "345m678m34p567s55p", "2p", {"flags": "riichi", "dora": "5s"}, 7700),
        ("club", "345m678m34p567s55p", "2p", {"flags": "riichi", "dora": "5s"}, 8000),
        ("wrc", "345m678m34p567s55p", "2p", {"flags": "riichi", "dora": "5s"}, 8000),
        # a double-wind pair of 4 fu or 2: 42 fu or 40
        ("tutorial_default", "11z234m999p345s67s", "8s", {"seat": "E", "flags": "riichi"}, 2400),
        ("jpml_a", "11z234m999p345s67s", "8s", {"seat": "E", "flags": "riichi"}, 2400),
        ("npm", "11z234m999p345s67s", "8s", {"seat": "E", "flags": "riichi"}, 2000),
        # a kan draw with or without tsumo fu: 50 fu or 40
        ("tutorial_default", KAN, "8m", {**TSUMO, "flags": "rinshan"}, 3200),
        ("jpml_a", KAN, "8m", {**TSUMO, "flags": "rinshan"}, 2700),
        # all green without a green dragon: yakuman, or tanyao iipeikou chinitsu, a baiman
        ("tutorial_default", "223344666s88s22s", "8s", RON, 32000),
        ("jpml_a", "223344666s88s22s", "8s", RON, 16000),
        # neither ippatsu nor ura dora
        ("jpml_a", RUNS, "4s", {"flags": "riichi ippatsu", "dora": "7z", "ura": "4p"}, 2000),
        (
            "tutorial_default",
            RUNS,
            "4s",
            {"flags": "riichi ippatsu", "dora": "7z", "ura": "4p"},
            8000,
        ),
        # 13 han: riichi, ippatsu, tsumo, pinfu, iipeikou, ittsuu 2, chinitsu 6
        ("tutorial_default", "1122334555678m", "9m", {**TSUMO, "flags": "riichi ippatsu"}, 32000),
        ("club", "1122334555678m", "9m", {**TSUMO, "flags": "riichi ippatsu"}, 24000),
    ],
)
def test_one_hand_under_several_rule_sets(
    rules: str, text: str, winning: str, how: Given, total: int
) -> None:
    result = value(text, winning, rules=rules, **how)
    assert result.best.score is not None
    assert result.best.score.total == total


def test_renhou_where_the_club_does_not_know_it() -> None:  # R3.6-q
    assert not value(RUNS.replace("23s55p", "24s55p"), "3s", flags="renhou", rules="club").can_win
    assert value(RUNS.replace("23s55p", "24s55p"), "3s", flags="renhou").best.yakuman == 1


def paid(result: WinResult) -> dict[Source | None, int]:
    assert result.best.score is not None
    return {payment.payer: payment.points for payment in result.best.score.payments}


@pytest.mark.parametrize(("seat", "dealer"), [("S", LEFT), ("W", ACROSS), ("N", RIGHT)])
def test_the_dealer_pays_double_on_tsumo(seat: str, dealer: Source) -> None:
    """Menzen tsumo and pinfu of 20 fu: 400 from the others, 700 from East (R4.1-b)."""
    expected = {player: 700 if player is dealer else 400 for player in (RIGHT, ACROSS, LEFT)}
    assert paid(value(RUNS, "4s", "tsumo", seat=seat)) == expected


@pytest.mark.parametrize(
    ("text", "winning", "how", "yaku", "fu"),
    [
        # R2.8.2-c: yaku and fu of the wait are gone, the rest stays
        (RUNS, "4s", {}, {"menzen_tsumo"}, 30),  # not pinfu; 20 and 2 for the tsumo
        ("123m456m789p24s55p", "3s", {}, {"menzen_tsumo"}, 30),
        ("222m666p999s333z1p", "1p", {}, {"suuankou"}, 50),
        (ORPHANS, "7z", {}, {"kokushi"}, 30),
        ("1112345678999m", "5m", {}, {"chuuren"}, 40),
        ("1112345678999m", "5m", {"rules": {"chuuren_forms": "nine_sided_only"}},
         {"menzen_tsumo", "chinitsu"}, 40),
        ("1133m5577p2244s6z", "6z", {}, {"menzen_tsumo", "chiitoitsu"}, 25),
    ],
)  # fmt: skip
def test_a_drawn_tile_mixed_into_the_hand(
    text: str, winning: str, how: Given, yaku: set[str], fu: int
) -> None:
    best = won(text, winning, {**TSUMO, "flags": "mixed_in", **how}).best
    assert ({*best.yaku_ids}, best.fu.total) == (yaku, fu)
    assert not any(item.id.startswith("wait.") and item.fu for item in best.fu.items)
    seen = won(text, winning, {**TSUMO, **how}).best
    lost = {*seen.yaku_ids} - yaku
    assert {drop.yaku for drop in best.dropped if drop.reason == "mixed_in"} == lost - {"chuuren"}


def test_what_a_mixed_in_tile_takes_away_is_near() -> None:
    result = won(RUNS, "4s", {**TSUMO, "flags": "mixed_in"})
    (miss,) = [miss for miss in near_misses(result) if miss.yaku == "pinfu"]
    assert (miss.condition, miss.tiles) == ("mixed_in", (Tile.S4,))


@pytest.mark.parametrize(("seat", "word"), [("E", "tenhou"), ("S", "chiihou")])
def test_thirteen_unconnected_tiles_are_one_yakuman(seat: str, word: str) -> None:  # R3.7-e
    how = {**TSUMO, "seat": seat, "flags": word, "rules": {"shiisanputou": "yakuman"}}
    best = won("147m258p369s1234z", "4z", how).best
    assert (best.yaku_ids, best.yakuman) == (("shiisanputou",), 1)
    assert word not in {drop.yaku for drop in best.dropped}


DRAGONS = "23m11s + pon 55*5z + pon 66*6z + pon 77*7z"
FOUR_KANS = "5s + kakan 11*11m + ankan 2222p + ankan 9999s + daiminkan 3*333p"


def liable(words: str, player: Source) -> Given:
    return {"liabilities": tuple(Liability(yaku, player) for yaku in words.split())}


@pytest.mark.parametrize(
    ("text", "winning", "how", "rules", "expected"),
    [
        (DRAGONS, "4m", {**TSUMO, **liable("daisangen", RIGHT)}, "tutorial_default",
         {RIGHT: 32000}),
        (DRAGONS, "4m", {"discarder": "toimen", **liable("daisangen", RIGHT)}, "tutorial_default",
         {ACROSS: 16000, RIGHT: 16000}),
        # R2.8.3-m
        (DRAGONS, "4m", {**TSUMO, **liable("daisangen", RIGHT)}, "saikouisen",
         {RIGHT: 8000, ACROSS: 8000, LEFT: 16000}),
        # a yakuman that the hand has not
        (DRAGONS, "4m", {**TSUMO, **liable("daisuushii", RIGHT)}, "tutorial_default",
         {RIGHT: 8000, ACROSS: 8000, LEFT: 16000}),
        # R2.8.3-i: one han of 40 fu
        (OPEN_KAN, "8m", {**TSUMO, "flags": "rinshan", **liable("rinshan", RIGHT)}, "wrc",
         {RIGHT: 1500}),
        (OPEN_KAN, "8m", {**TSUMO, "flags": "rinshan", **liable("rinshan", RIGHT)}, "npm",
         {RIGHT: 400, ACROSS: 400, LEFT: 700}),
        (KAN, "8m", {**TSUMO, **liable("rinshan", RIGHT)}, "wrc",
         {RIGHT: 400, ACROSS: 400, LEFT: 800}),
        # both at once: the fourth kan made it certain, and its draw won
        (FOUR_KANS, "5s", {**TSUMO, "flags": "rinshan", **liable("rinshan suukantsu", LEFT)},
         "jpml_a", {LEFT: 32000}),
    ],
)  # fmt: skip
def test_liability(
    text: str, winning: str, how: Given, rules: str, expected: dict[Source, int]
) -> None:
    assert paid(value(text, winning, rules=rules, **how)) == expected


def test_a_wait_that_lies_elsewhere_four_times_still_has_its_yaku() -> None:  # R2.9-d
    context = WinContext(indicators=parse_tiles("1111p"))
    assert yaku_left(hand("23p234s777s345m88m"), context, RuleSet()) == ("tanyao",)
    assert yakuless_waits(hand("23p234s777s345m88m"), context, RuleSet()) == (Tile.P1,)


@pytest.mark.parametrize(
    ("options", "counted"),
    [
        ({}, ["dora", "kan_dora", "ura_dora", "ura_dora"]),
        ({"kan_ura_dora": False}, ["dora", "kan_dora", "ura_dora"]),
        ({"kan_dora": False}, ["dora", "ura_dora"]),  # beneath what is not in use, nothing is
        ({"kan_dora": False, "kan_ura_dora": False}, ["dora", "ura_dora"]),
        ({"ura_dora": False}, ["dora", "kan_dora"]),
    ],
)
def test_dora_of_indicators_in_use(options: dict[str, Any], counted: list[str]) -> None:
    context = WinContext(
        riichi=True, indicators=parse_tiles("12p"), ura_indicators=parse_tiles("34p")
    )
    rules = replace_options(RuleSet(), **options)
    won = evaluate_win(hand("123m456m789p23s55p"), Tile.S4, context, rules)
    assert [item.id for item in won.best.bonus] == counted
