"""Near misses: each condition on a hand of its own, and the tile that would give a yaku."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from hypothesis import given
from hypothesis import strategies as st

from mjteach.core.hand import hand, make_hand
from mjteach.core.melds import MeldKind
from mjteach.core.tiles import ALL_KINDS, TILES, Tile, counts_of, format_tiles, parse_tiles, tile
from mjteach.core.waits import is_complete
from mjteach.riichi.context import WinBy, WinContext
from mjteach.riichi.near import WAYS, NearMiss, exchanged, exchanges, near_misses
from mjteach.riichi.near.explain import explain_near
from mjteach.riichi.near.look import Look
from mjteach.riichi.near.misses import _gains
from mjteach.riichi.rules import RuleSet, replace_options
from mjteach.riichi.win import WinResult, evaluate_win
from mjteach.riichi.yaku import YAKU
from mjteach.text import outline
from mjteach.text.bundles import files_of
from support.hands.strategies import CompleteHand, complete_hands

RON = WinContext()  # South in the East round
TSUMO = RON._replace(by=WinBy.TSUMO)
DEALER = RON._replace(seat_wind=Tile.EAST)
RIICHI = RON._replace(riichi=True)
DOUBLED = {"double_yakuman_hands": ("suuankou_tanki", "kokushi_13", "junsei_chuuren")}


def won(
    text: str, winning: str, context: WinContext = RON, options: dict[str, Any] | None = None
) -> WinResult:
    rules = replace_options(RuleSet(), **(options or {}))
    return evaluate_win(hand(text), tile(winning), context, rules)


def written(miss: NearMiss) -> str:
    """``yaku condition tiles out>into``, what is absent left out."""
    exchange = "" if miss.into is None else f"{miss.out}>{miss.into}"
    parts = (miss.yaku, miss.condition, format_tiles(miss.tiles), exchange)
    return " ".join(part for part in parts if part)


ONE_SIDED = ("23p234s777s345m88m", "1p")  # R2.6.2-e: 1p has no yaku, 4p has tanyao
CHEAP_SIDE = ("23456m234s23455p", "1m")  # R2.6.2-j: 4m and 7m have tanyao and sanshoku
MIXED = ("123m456m789p23s55p", "4s")

MISSED = [
    # circumstances
    (*ONE_SIDED, RON, {}, "riichi undeclared"),
    (*ONE_SIDED, RON, {}, "menzen_tsumo not_drawn 1p"),
    ("2345p22m4p + chi 2*34m + pon 2*22s", "3p", TSUMO, {}, "menzen_tsumo not_closed 234m222s"),
    ("2345p22m4p + chi 2*34m + pon 2*22s", "3p", TSUMO, {"kuitan": False}, "tanyao switched_off"),
    # value triplets
    ("123m456m789p23s55z", "4s", RON, {}, "yakuhai_haku value_pair 55z"),
    ("123m456m789p23s66z", "4s", RON, {}, "yakuhai_hatsu value_pair 66z"),
    ("123m456m789p23s77z", "4s", RON, {}, "yakuhai_chun value_pair 77z"),
    ("123m456m789p23s11z", "4s", RON, {}, "yakuhai_bakaze value_pair 11z"),
    ("123m456m789p23s22z", "4s", RON, {}, "yakuhai_jikaze value_pair 22z"),
    ("123m456m789p23s11z", "4s", DEALER, {}, "yakuhai_bakaze value_pair 11z"),
    ("123m456m789p23s11z", "4s", DEALER, {}, "yakuhai_jikaze value_pair 11z"),
    ("123m456p789s333z5s", "5s", RON, {}, "yakuhai_jikaze guest_wind 333z"),
    # tanyao
    ("234m567m345p67s99s", "8s", RON, {}, "tanyao outside_pair 99s"),
    ("34m456678p55s + chi 1*23s", "5m", RON, {}, "tanyao outside_called 123s"),
    ("34m456p55s + chi 1*23s + pon 66*6z", "5m", RON, {}, "tanyao outside_called 123s666z"),
    (*ONE_SIDED, RON, {}, "tanyao outside_set 123p 1p>4p"),
    ("2233m4455p6677s1z", "1z", RON, {}, "tanyao outside_pair 11z"),
    # pinfu
    (*ONE_SIDED, RON, {}, "pinfu no_run 777s"),
    ("123m456m789p23s55z", "4s", RON, {}, "pinfu pair_dragon 55z"),
    ("123m456m789p23s22z", "4s", RON, {}, "pinfu pair_seat_wind 22z"),
    ("123m456m789p23s11z", "4s", RON, {}, "pinfu pair_round_wind 11z"),
    ("123m456m789p23s11z", "4s", DEALER, {}, "pinfu pair_seat_wind 11z"),
    ("123m456m789p24s55p", "3s", RON, {}, "pinfu wait_kanchan 3s 2s>5s"),
    ("123m456m789p12s55p", "3s", RON, {}, "pinfu wait_penchan 3s"),
    ("123m456m789p234s5p", "5p", RON, {}, "pinfu wait_tanki 5p"),
    ("34m678p99s + chi 4*56s + chi 3*24p", "5m", RON, {}, "pinfu not_closed 456s234p"),
    # runs
    (*CHEAP_SIDE, RON, {}, "iipeikou two_suits 234p234s"),
    ("112233m456p78s55s", "9s", RON, {}, "ryanpeikou unequal_runs 456p789s"),
    (*MIXED, RON, {}, "ittsuu other_suit 789p"),
    (*CHEAP_SIDE, RON, {}, "ittsuu third_run 789m"),
    ("112345677m456p8m", "9m", RON, {}, "ittsuu unsplit 123456789m 1m>7m"),
    ("1122223333444m", "1m", RON, {}, "ryanpeikou one_tile 1m 1m>4m"),  # not a 4m for a 1m
    (*CHEAP_SIDE, RON, {}, "sanshoku_doujun third_suit 234m 1m>4m"),
    # triplets and quads
    ("222m222p567s78s44z", "9s", RON, {}, "sanshoku_doukou third_suit 222s"),
    ("111m999p555s33z78s", "9s", RON, {}, "toitoi a_run 789s"),
    ("111m555p789s33s22z", "3s", RON, {}, "sanankou finished_by_ron 333s"),
    ("111m555p78s22z + pon 33*3s", "9s", RON, {}, "sanankou called_triplet 333s"),
    # the own draw leaves the third triplet concealed
    ("222789m55p33s + pon 66*6p", "3s", TSUMO, {}, "sanankou called_triplet 666p"),
    ("111m555p888s22z33s", "3s", RON, {}, "suuankou finished_by_ron 333s"),
    ("111m555p888s22z33s", "3s", TSUMO, DOUBLED, "suuankou_tanki no_tanki 3s"),
    ("333s78p55s + ankan 1111m + ankan 2222p", "9p", RON, {}, "sankantsu no_quad 333s"),
    (
        "333s5s + ankan 1111m + ankan 2222p + ankan 9999s", "5s", RON, {},
        "suukantsu no_quad 333s",
    ),
    # terminals and honours
    ("123m456p78s11z + pon 9*99p", "9s", RON, {}, "chanta inside_group 456p"),
    ("123m789p456p78s11s", "9s", RON, {}, "junchan inside_group 456p"),
    ("123m789p111z78s11s", "9s", RON, {}, "junchan honour_group 111z"),
    ("111m999p111s55s33z", "5s", RON, {}, "honroutou simple_group 555s"),
    ("1199m1199p1199s5s", "5s", RON, {}, "honroutou simple_group 55s"),
    ("111m999m111p11s78s", "9s", RON, {}, "chinroutou no_terminals 789s"),
    # suits
    ("123m456m111z33z78p", "9p", RON, {}, "honitsu other_suit_group 789p"),
    ("123m456m789m33m78p", "9p", RON, {}, "chinitsu other_suit_group 789p"),
    ("1234567833m111z", "9m", RON, {}, "chinitsu honour_group 111z"),
    ("111z222z555z33z78p", "9p", RON, {}, "tsuuiisou number_group 789p"),
    ("222s33s444s666z78s", "9s", RON, {}, "ryuuiisou not_green 789s"),
    # dragons and winds
    ("555z666z123m78p44s", "9p", RON, {}, "shousangen other_pair 44s"),
    ("555z666z77z123m78p", "9p", RON, {}, "daisangen last_pair 77z"),
    ("111z222z333z78p44s", "9p", RON, {}, "shousuushii other_pair 44s"),
    ("111z222z333z44z78p", "9p", RON, {}, "daisuushii last_pair 44z"),
    # the purer form of a yakuman
    ("119m19p19s123456z", "7z", RON, DOUBLED, "kokushi_13 not_thirteen_sided 7z 1m>7z"),
    ("1112234678999m", "5m", RON, DOUBLED, "junsei_chuuren not_nine_sided 5m 2m>5m"),
    ("1112345667799m", "8m", RON, {}, "chuuren one_tile 6m 6m>9m"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "winning", "situation", "options", "expected"), MISSED)
def test_a_yaku_missed_by_one_thing(
    text: str, winning: str, situation: WinContext, options: dict[str, Any], expected: str
) -> None:
    assert expected in map(written, near_misses(won(text, winning, situation, options)))


def test_every_way_is_tried() -> None:
    """The rows above show each condition of the table, and for each yaku one of them."""
    shown = {tuple(expected.split()[:2]) for *_, expected in MISSED}
    assert {(way.yaku, id) for way in WAYS for id, _ in way.conditions} <= shown
    assert {way.yaku for way in WAYS} <= {*YAKU}


NOT_MISSED = [
    ("123m456m789p23s33z", "4s", RON, {}, "pinfu"),  # R3.1-g: it has it
    ("123m456m789p23s33z", "4s", RON, {}, "yakuhai_jikaze"),  # a pair of a guest wind
    ("23p222s777s345m88m", "1p", RON, {}, "pinfu"),  # two triplets
    ("33p345m678s222s44m", "3p", RON, {}, "tanyao"),  # it has it
    ("123m456m78p456s11p", "9p", RON, {}, "tanyao"),  # two sets and the pair
    ("34m456p99s + chi 1*23s + pon 2*22s", "5m", RON, {}, "tanyao"),  # the pair and a call
    ("34m456678p55s + chi 1*23s", "5m", RON, {"kuitan": False}, "tanyao"),  # the call as well
    (*ONE_SIDED, RIICHI, {}, "riichi"),
    (*ONE_SIDED, TSUMO, {}, "menzen_tsumo"),
    ("34m678p99s + chi 4*56s + chi 3*24p", "5m", RON, {}, "riichi"),  # called and undeclared
    ("34m678p99s + chi 4*56s + chi 3*24p", "5m", RON, {}, "menzen_tsumo"),
    ("34m678p55z + chi 4*56s + chi 3*24p", "5m", RON, {}, "pinfu"),  # called, and a dragon pair
    ("22m34p + chi 2*34m + chi 2*34p + chi 2*34s", "5p", RON, {}, "iipeikou"),
    ("123m789p456p78s11s", "9s", RON, {}, "chanta"),  # no honours: junchan is nearer
    ("111m555p888s22z33s", "3s", TSUMO, {}, "suuankou_tanki"),  # worth no more than suuankou
    ("223344m556677p8s", "8s", RON, {}, "iipeikou"),  # R3.0-g: ryanpeikou has it
    ("223344m556677p8s", "8s", RON, {}, "chiitoitsu"),  # R3.2-l: another reading has it
    ("19m19p19s1234567z", "7z", RON, {}, "riichi"),  # R3.0-h
    ("555666z23m44s + pon 77*7z", "1m", TSUMO, {}, "menzen_tsumo"),  # R3.0-h: called besides
    ("23777888999p55z", "4p", RON, {}, "iipeikou"),  # R3.0-c: so it is with three runs 789p
]


@pytest.mark.parametrize(("text", "winning", "situation", "options", "yaku"), NOT_MISSED)
def test_no_near_miss(
    text: str, winning: str, situation: WinContext, options: dict[str, Any], yaku: str
) -> None:
    assert yaku not in [miss.yaku for miss in near_misses(won(text, winning, situation, options))]


@pytest.mark.parametrize(
    ("text", "winning", "situation", "options", "expected"),
    [
        (
            *ONE_SIDED, RON, {},
            ["riichi undeclared", "menzen_tsumo not_drawn 1p", "tanyao outside_set 123p 1p>4p",
             "pinfu no_run 777s"],
        ),
        (
            *CHEAP_SIDE, RON, {},
            ["riichi undeclared", "menzen_tsumo not_drawn 1m", "tanyao outside_set 123m 1m>4m",
             "iipeikou two_suits 234p234s", "ittsuu third_run 789m",
             "sanshoku_doujun third_suit 234m 1m>4m"],
        ),
        (  # closed, ittsuu would add two han as sanankou does
            "222456s666z7855s", "9s", RON, {},
            ["riichi undeclared", "menzen_tsumo not_drawn 9s", "sanankou one_tile 9s 9s>4s",
             "ittsuu third_run 123s", "chinitsu honour_group 666z"],
        ),
        ("1133m5577p2244s6z", "6z", RON, {}, ["riichi undeclared", "menzen_tsumo not_drawn 6z"]),
        (  # that counts twice adds one yakuman, as the other does
            "111z222z555z77z33s", "3s", TSUMO, DOUBLED,
            ["suuankou_tanki no_tanki 3s", "tsuuiisou number_group 333s"],
        ),
        ("19m19p19s1234567z", "7z", RON, {}, []),
    ],
)  # fmt: skip
def test_all_near_misses_in_order(
    text: str, winning: str, situation: WinContext, options: dict[str, Any], expected: list[str]
) -> None:
    found = near_misses(won(text, winning, situation, options))
    assert [written(miss) for miss in found] == expected


def test_what_the_rules_take_away_names_the_option() -> None:
    open_tanyao = won("2345p22m4p + chi 2*34m + pon 2*22s", "3p", RON, {"kuitan": False})
    (miss,) = (miss for miss in near_misses(open_tanyao) if miss.yaku == "tanyao")
    assert miss.by == "kuitan"


def test_without_limits_ordinary_yaku_count_beside_a_yakuman() -> None:  # R6.1-b
    kokushi = won("19m19p19s1234567z", "7z", RON, {"aotenjou": "on"})
    assert [miss.yaku for miss in near_misses(kokushi)] == ["riichi", "menzen_tsumo"]


def test_a_red_five_goes_last_of_its_kind() -> None:
    of_fives = won("34m055m678p22s456s", "2m")
    outs = {str(out) for out, _ in exchanges(of_fives)}
    assert outs & {"5m", "0m"} == {"5m"}


@pytest.mark.parametrize(
    ("indicators", "ura", "is_there"),
    [("444p", "", True), ("4444p", "", False), ("44p", "44p", False), ("45p", "44p", True)],
)
def test_a_kind_of_which_all_four_lie_elsewhere_is_not_exchanged_for(
    indicators: str, ura: str, is_there: bool
) -> None:
    seen = RON._replace(indicators=parse_tiles(indicators), ura_indicators=parse_tiles(ura))
    offered = [*exchanges(won("23p234s777s345m88m", "1p", seen))]
    assert ((Tile.P1, Tile.P4) in offered) is is_there


IN_TWO_RUNS = ("23p234p456m678m88s", "1p")


@pytest.mark.parametrize(
    ("won_with", "out", "into", "after_a_kan"),
    [
        (ONE_SIDED, "1p", "4p", True),
        (IN_TWO_RUNS, "1p", "4p", False),  # a kan of 4p has all four
        (IN_TWO_RUNS, "4p", "1p", False),  # three 1p lie in the kan, the fourth was robbed
        (IN_TWO_RUNS, "4m", "7m", True),
    ],
)
def test_what_is_robbed_lies_in_a_kan_with_all_its_copies(
    won_with: tuple[str, str], out: str, into: str, after_a_kan: bool
) -> None:
    wanted = (tile(out), tile(into))
    assert wanted in [*exchanges(won(*won_with))]
    robbed = exchanges(won(*won_with, RON._replace(robbed=MeldKind.KAKAN)))
    assert (wanted in [*robbed]) is after_a_kan


def swapped(made: CompleteHand) -> set[tuple[Tile, Tile]]:
    """Every exchange that leaves a complete hand, found by trying all."""
    concealed = [tile.kind for tile in (*made.hand.concealed, made.winning)]
    others = [tile.kind for meld in made.hand.melds for tile in meld.tiles]
    found = set()
    for out in set(concealed):
        rest = list(concealed)
        rest.remove(out)
        for into in ALL_KINDS:
            held = (*rest, *others).count(into)
            if into is not out and held < 4 and is_complete(counts_of((*rest, into))):
                found.add((out, into))
    return found


by = st.sampled_from((RON, TSUMO))


@given(complete_hands())
def test_exchanges_are_those_that_leave_a_complete_hand(made: CompleteHand) -> None:
    found = [*exchanges(evaluate_win(made.hand, made.winning))]
    kinds = [(out.kind, into) for out, into in found]
    assert len(set(kinds)) == len(kinds)
    assert set(kinds) == swapped(made)


@given(complete_hands(), by)
def test_the_exchange_gives_the_yaku(made: CompleteHand, situation: WinContext) -> None:
    result = evaluate_win(made.hand, made.winning, situation)
    before = (*result.hand.concealed, result.winning_tile)
    for miss in near_misses(result):
        assert miss.yaku not in result.best.yaku_ids
        if miss.out is None or miss.into is None:
            continue
        after = exchanged(result, miss.out, miss.into)
        assert miss.yaku in after.best.yaku_ids
        tiles = [*after.hand.concealed, after.winning_tile, miss.out]
        tiles.remove(miss.into)
        assert sorted(tiles) == sorted(before)


WHOLE = {
    "riichi", "menzen_tsumo", "tanyao", "pinfu", "chanta", "junchan", "honroutou", "toitoi",
    "honitsu", "chinitsu", "tsuuiisou", "chinroutou", "ryuuiisou",
}  # fmt: skip
"""Yaku whose conditions are all there is to them; the other rows tell one state nearby."""


def in_one_suit(made: CompleteHand, low: int) -> CompleteHand:
    """The same hand with its numbers in one suit, where the copies suffice."""

    def moved(tile: Tile) -> Tile:
        return tile if tile.is_honour else TILES[low + tile.kind % 9]

    tiles = [moved(one) for one in made.hand.concealed]
    counts = counts_of([*tiles, moved(made.winning)])
    if made.hand.melds or max(counts) > 4 or not is_complete(counts):
        return made
    return CompleteHand(make_hand(tiles), moved(made.winning), made.groups)


SUITED = st.builds(in_one_suit, complete_hands(), st.sampled_from([0, 9, 18]))


@given(st.one_of(complete_hands(), SUITED), by)
def test_without_a_fault_the_yaku_is_there(made: CompleteHand, situation: WinContext) -> None:
    """What a way asks for is what the yaku asks for, so near misses tell no other rule."""
    result = evaluate_win(made.hand, made.winning, situation)
    for scored in (result.best, *result.others):
        there = {*scored.yaku_ids, *(drop.yaku for drop in scored.dropped)}
        look = Look(scored.reading, result.context, scored.yaku_ids)
        for way in WAYS:
            if way.yaku in WHOLE:
                faultless = scored.reading.shape in way.shapes and all(
                    any(map(asks, look.groups)) for asks in way.needs
                )
                faultless = faultless and not any(
                    [*condition.fails(look)] for condition in way.conditions
                )
                assert faultless is (way.yaku in there), way.yaku


@given(complete_hands(), by)
def test_near_misses_can_be_said(made: CompleteHand, situation: WinContext) -> None:
    """Once for each yaku; what lacks words raises a TextWarning."""
    misses = near_misses(evaluate_win(made.hand, made.winning, situation))
    assert len({miss.yaku for miss in misses}) == len(misses)
    tree = explain_near(misses)
    assert len(tree.children) == len(misses)
    assert all("[" not in line.text for line in outline(tree))


def test_the_words_are_those_of_the_table() -> None:
    (path,) = files_of("near", "en")
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    ids = {entry.id.name for entry in entries if isinstance(entry, ast.Message)}
    names = {id for id in ids if id.endswith("-name")}
    conditions = {f"near-{id}" for way in WAYS for id, _ in way.conditions}
    others = {
        "title",
        "none",
        "nothing",
        "exchange",
        "one_tile",
        "not_closed",
        "mixed_in",
        "switched_off",
    }
    assert ids - names == conditions | {f"near-{id}" for id in others}
    assert {id.removesuffix("-name") for id in names} <= ids


def test_nothing_near_is_said_too() -> None:
    assert explain_near(()).message.id == "near.none"


def test_the_tiles_are_highlighted() -> None:
    tree = explain_near(near_misses(won(*ONE_SIDED)))
    assert tree.children[2].highlight == parse_tiles("123p")


@pytest.mark.parametrize(
    ("text", "tile_", "gain"),
    [
        ("23p234s777s345m88m", "1p", 3),  # nothing that it replaces counts
        ("23p123p234s567m88m", "1p", 2),  # in place of iipeikou
    ],
)
def test_what_a_yaku_adds_is_without_what_it_replaces(text: str, tile_: str, gain: int) -> None:
    assert _gains(evaluate_win(hand(text), tile(tile_)))["ryanpeikou"] == gain
