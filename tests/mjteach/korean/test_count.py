"""The count: minimum, exclusions, gensho, flowers, options, and what holds for every hand."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import assume, given, reject, settings
from hypothesis import strategies as st

from korean_hands import OPEN_VALUE, PINGHU, Finished, contexts, finished, rule_sets, tables
from mjteach.core.errors import SituationError
from mjteach.core.hand import hand, make_hand
from mjteach.core.tiles import WINDS, Tile, parse_tiles, tile
from mjteach.korean import KoreanContext, KoreanResult, KoreanRules, WinBy, evaluate
from mjteach.korean.equipment import FLOWERS
from mjteach.korean.rules import replace_options
from mjteach.korean.values import HAN
from mjteach.korean.yaku import DropReason

SSUMU = KoreanContext(WinBy.SSUMU)
NINE_GATES = "1112345678999m"


def won(text: str, last: str, context: KoreanContext = SSUMU, **rules: Any) -> KoreanResult:
    return evaluate(hand(text), tile(last), context, replace_options(KoreanRules(), **rules))


def hans(result: KoreanResult) -> dict[str, int]:
    return {id: result.best.han_of(id) for id in result.best.yaku_ids}


def dropped(result: KoreanResult) -> dict[str, tuple[str, str]]:
    return {drop.yaku: (drop.reason.value, drop.by) for drop in result.best.dropped}


# --- the minimum (RK2-e)


@pytest.mark.parametrize(
    ("text", "last", "context", "base", "wins_with"),
    [
        # menzen alone
        ("222m456m22p67788p", "9p", KoreanContext(), 1, (0, 1)),
        # the same with five bonus han: eopeo 1, flowers 2, and gensho 1 (RK5-a)
        (
            "222m456m22p67788p",
            "9p",
            KoreanContext(eopeo=True, flowers=parse_tiles("12f")),
            1,
            (0, 1),
        ),
        # menzen and dangyo
        ("222m456m22p67788p", "6p", KoreanContext(), 2, (0, 1, 2)),
        # dangyo in an open hand (RK4-d)
        ("234m3356788p + pon 44*4m", "8p", KoreanContext(), 1, (0, 1)),
        # menzen, ssumu and dangyo: a closed olla is two han by itself (RK4-b)
        ("222m456m22p67788p", "6p", SSUMU, 3, (0, 1, 2, 3)),
        # nothing at all: West is no value wind, the hand is open
        ("123456m2267p + pon 33*3z", "8p", KoreanContext(), 0, (0,)),
    ],
)
def test_minimum(
    text: str, last: str, context: KoreanContext, base: int, wins_with: tuple[int, ...]
) -> None:
    for least in (0, 1, 2, 3):
        found = won(text, last, context, min_han=least)
        assert found.best.base_han == base
        assert found.can_win is (least in wins_with)
        if not found.can_win:
            (refusal,) = found.refusals
            assert (refusal.check, refusal.ref) == ("korean.win.min_han", "RK2-e")
            assert (refusal.fact("han"), refusal.fact("least")) == (base, least)
            assert refusal.fact("bonus") == found.best.bonus_han


def test_the_reading_with_more_han_counts() -> None:
    """666777888p with 22p: pinghu as runs by ssoa, samanko as triplets by ssumu."""
    found = won("22p66677788p345m", "8p", KoreanContext())
    # triplets: menzen 1 + dangyo 1, two of three concealed by ssoa; runs: pinghu 1 besides
    assert hans(found) == {"kr_menzen": 1, "kr_pinghu": 1, "kr_dangyo": 1, "kr_gensho": 3}
    drawn = won("22p66677788p345m", "8p", SSUMU)
    assert drawn.best.han_of("kr_samanko") == 4  # 1 + 1 + 1 + 4 + 3 beats 1 + 1 + 1 + 3
    assert drawn.best.han == 10
    assert [way.han for way in drawn.others] == sorted(
        (way.han for way in drawn.others), reverse=True
    )


def test_seven_pairs_or_runs() -> None:
    """112233m 667788p 44p: 4 han as childae, 1 as pinghu in Nagari (RK4-j)."""
    found = won("112233m4466778p", "8p", KoreanContext())
    # childae 4 + menzen 1 + gensho 2 = 7; the runs give pinghu 1 + menzen 1 + gensho 2 = 4
    assert hans(found) == {"kr_menzen": 1, "kr_childae": 4, "kr_gensho": 2}
    assert [way.han for way in found.others] == [4]


# --- yaku beside each other (RK3)


def test_pinghu_and_ssumu() -> None:
    assert dropped(won(PINGHU, "6p"))["kr_pinghu"] == ("switched_off", "pinfu_with_tsumo")
    both = won(PINGHU, "6p", pinfu_with_tsumo="both")
    assert both.best.base_han == 3  # menzen, ssumu, pinghu
    assert "kr_pinghu" in hans(won(PINGHU, "6p", KoreanContext()))


def test_exclusions() -> None:
    flush = won("2344567899m + pon 11*1m", "3m")
    assert dropped(flush)["kr_honilsaek"] == ("excluded", "kr_cheongilsaek")  # RK3-d
    hidden = won("222m444m666p888p5p", "5p")
    assert dropped(hidden)["kr_samanko"] == ("excluded", "kr_saanko")
    honours = won("1122334455667z", "7z")
    assert dropped(honours)["kr_honnodu"] == ("excluded", "kr_jailsaek")
    assert dropped(won(OPEN_VALUE, "8m"))["kr_ssumu"] == ("not_closed", "kr_ssumu")


SAANKO = "222m444m666p888p5p"
DRAGONS = "67m22p555666z + pon 77*7z"
WINDS_OF_DEALER = "11222333444z23m"


@pytest.mark.parametrize(
    ("text", "last", "context", "gone", "han"),
    [
        # gensho 2, menzen 1, dangyo 1, saanko 6
        (SAANKO, "5p", KoreanContext(), {"kr_doldori"}, 10),
        # gensho 1, daesamwon 8
        (DRAGONS, "8m", KoreanContext(), {"kr_gwolli"}, 9),
        # gensho 1, sosamwon 6, honilsaek 2, and the seat wind's set 1 stays
        (
            "67m55566z + pon 77*7z + pon 44*4z",
            "8m",
            KoreanContext(seat_wind=Tile.NORTH),
            {"kr_gwolli"},
            10,
        ),
        # gensho 1, menzen 1, samanko 4, sosahui 8
        (
            WINDS_OF_DEALER,
            "4m",
            KoreanContext(seat_wind=Tile.EAST),
            {"kr_honilsaek"},
            14,
        ),
        # gensho 2, menzen 1, cheongilsaek 8 gone: guryeonbodeung 24
        (NINE_GATES, "5m", KoreanContext(), {"kr_cheongilsaek"}, 27),
        # gensho 1, menzen 1, red 1; haitei 1-tong 8 without haitei olla 5, ssumu 1
        (
            "123456m44p23p777z",
            "1p",
            KoreanContext(WinBy.SSUMU, last_tile=True),
            {"kr_haitei_olla"},
            12,
        ),
        # gensho 1, two values 2; hwamangwan 4 without four flowers
        (OPEN_VALUE, "8m", KoreanContext(flowers=FLOWERS), {"kr_hwapae"}, 7),
    ],
)
def test_without_lower_yaku(
    text: str, last: str, context: KoreanContext, gone: set[str], han: int
) -> None:
    """Option ``lower_yaku_accumulate`` (RK3-b)."""
    every = won(text, last, context)
    alone = won(text, last, context, lower_yaku_accumulate=False)
    contained = {drop.yaku for drop in alone.best.dropped if drop.reason is DropReason.CONTAINED}
    assert contained == gone
    assert gone <= {*every.best.yaku_ids}
    assert alone.best.han == han < every.best.han


def test_a_value_wind_beside_dragons_stays() -> None:
    alone = won(
        "67m55566z + pon 77*7z + pon 44*4z",
        "8m",
        KoreanContext(seat_wind=Tile.NORTH),
        lower_yaku_accumulate=False,
    )
    (left,) = [item for item in alone.best.yaku if item.yaku == "kr_gwolli"]
    assert left.evidence.tiles == (Tile.NORTH,)


# --- what the source contradicts itself about


def test_honnodu_with_its_triplets_or_without() -> None:
    """C36: 2 + 8 by addition; the total the source states is 8."""
    text, last = "11199m11p + pon 99*9p + pon 33*3z", "1p"
    assert won(text, last, KoreanContext()).best.base_han == 10
    stated = won(text, last, KoreanContext(), honnodu_total="as_stated")
    assert stated.best.base_han == 8
    assert dropped(stated)["kr_doldori"] == ("contained", "kr_honnodu")
    pairs = won("1111m9999m111p99p", "1p", KoreanContext(), honnodu_total="as_stated")
    assert pairs.best.base_han == 9  # menzen 1 + 8, without childae 4
    honours = won("1122334455667z", "7z", KoreanContext(), honnodu_total="as_stated")
    assert honours.best.base_han == 17  # jailsaek keeps its childae: 1 + 4 + 12


def test_four_flowers() -> None:
    """C37: 4 + 4 by the table, 4 + 8 by the other explanation."""
    flowers = KoreanContext(flowers=FLOWERS)
    table = won(OPEN_VALUE, "8m", flowers)
    assert table.best.han_of("kr_hwapae") + table.best.han_of("kr_hwamangwan") == 8
    other = won(OPEN_VALUE, "8m", flowers, hwamangwan_value="8_han")
    assert other.best.han_of("kr_hwapae") + other.best.han_of("kr_hwamangwan") == 12


def test_bulleo() -> None:
    """C39: eopeo 1 + bulleo 1 by the table, "in effect 3" by the other explanation."""
    shown = KoreanContext(eopeo=True, bulleo=True)
    for word, total in (("table", 2), ("2_han", 3)):
        best = won(PINGHU, "6p", shown, bulleo_value=word).best
        assert best.han_of("kr_eopeo") + best.han_of("kr_bulleo") == total


# --- the bonus for copies of the winning tile (RK5-b)


@pytest.mark.parametrize(
    ("text", "last", "context", "copies"),
    [
        ("111p33p567p888p44z", "4z", SSUMU, 3),
        (PINGHU, "9p", KoreanContext(), 1),
        ("67p22m111z + pon 55*5p + pon 77*7z", "5p", KoreanContext(), 4),
        ("67p22m111z + pon 55*5p + pon 77*7z", "8p", KoreanContext(), 1),
        ("123456m44p12p777z", "3p", KoreanContext(robbed_kan=True), 4),
    ],
)
def test_gensho(text: str, last: str, context: KoreanContext, copies: int) -> None:
    assert won(text, last, context).best.han_of("kr_gensho") == copies
    without = won(text, last, context, gensho="count_without_winning_tile")
    assert without.best.han_of("kr_gensho") == copies - 1
    off = won(text, last, context, gensho="off")
    assert dropped(off)["kr_gensho"] == ("switched_off", "gensho")


# --- the first turn (RK5-m)

FIRST_DRAW = KoreanContext(WinBy.SSUMU, seat_wind=Tile.EAST, first_turn=True)


@pytest.mark.parametrize("last", ["1m", "4m", "2p", "6p", "9p"])
def test_any_tile_of_a_cheonhwa(last: str) -> None:
    """Fourteen tiles have no last one: every choice gives the same."""
    rest = list(parse_tiles("123456m22p678789p"))
    rest.remove(tile(last))
    found = evaluate(make_hand(rest), tile(last), FIRST_DRAW)
    # menzen 1, ssumu 1, cheonhwa 16, gensho 2 of 2p, 7p or 8p
    assert (found.best.base_han, found.best.bonus_han) == (18, 2)
    assert found.best.yaku_ids == ("kr_menzen", "kr_ssumu", "kr_cheonhwa", "kr_gensho")


def test_a_cheonhwa_takes_the_best_wait_and_the_most_held_kind() -> None:
    rest = list(parse_tiles("11123345678999m"))
    rest.remove(Tile.M9)  # as if it waited on one tile; 3m makes it nine-sided
    found = evaluate(make_hand(rest), Tile.M9, FIRST_DRAW)
    assert found.best.reading.winning_tile is Tile.M3
    assert found.best.han_of("kr_guryeonbodeung") == 24
    assert found.best.han_of("kr_gensho") == 3  # 1m or 9m, held three times
    # menzen 1, ssumu 1, cheongilsaek 8, cheonhwa 16, guryeonbodeung 24
    assert found.best.base_han == 50
    groups = [way.reading.groups for way in (found.best, *found.others)]
    assert len(groups) == len(set(groups))


def test_pinghu_on_a_cheonhwa_where_both_count() -> None:
    rest = list(parse_tiles("123456m22p678789p"))
    rest.remove(Tile.P2)
    found = evaluate(make_hand(rest), Tile.P2, FIRST_DRAW, KoreanRules(pinfu_with_tsumo="both"))
    assert "kr_pinghu" in found.best.yaku_ids  # 2p taken for the last, it would be a tanki


def test_first_turn_yaku_as_bonus() -> None:
    """RK4-r: in one online game they do not count towards the minimum."""
    first = KoreanContext(first_turn=True)
    found = won("123456m22p24p678p", "3p", first, first_turn_yaku="bonus")
    assert (found.best.base_han, found.best.bonus_han) == (1, 17)  # menzen; inhwa 16, gensho 1
    assert not found.can_win
    assert won("123456m22p24p678p", "3p", first).can_win


# --- nine gates (RK4-s, RK4-t)


@pytest.mark.parametrize("number", range(1, 10))
def test_nine_gates_on_every_number(number: int) -> None:
    """1 + 8 + 24, with ilgitonggwan 2 where the ends are not needed for the triplets."""
    found = won(NINE_GATES, f"{number}m", KoreanContext())
    straight = 2 if number in (1, 9) else 0  # 11 123 456 789 999 and the like
    assert found.best.base_han == 33 + straight
    assert found.can_win


@pytest.mark.parametrize("river", ["3m", "19m5z2p"])
def test_furiten_nine_gates(river: str) -> None:
    discards = parse_tiles(river)
    by_discard = won(NINE_GATES, "5m", KoreanContext(discards=discards))
    assert [refusal.check for refusal in by_discard.refusals] == ["korean.win.furiten"]
    assert by_discard.refusals[0].highlight == tuple(
        found for found in discards if str(found)[1] == "m"
    )
    drawn = won(NINE_GATES, "5m", KoreanContext(WinBy.SSUMU, discards=discards))
    assert drawn.can_win
    assert hans(drawn) == {"kr_menzen": 1, "kr_ssumu": 1, "kr_cheongilsaek": 8, "kr_gensho": 2}
    jeompeu = won(
        NINE_GATES,
        "5m",
        KoreanContext(WinBy.SSUMU, discards=discards),
        furiten_ssumu="forbidden",
    )
    assert [refusal.check for refusal in jeompeu.refusals] == ["korean.win.furiten_ssumu"]
    for by in WinBy:
        allowed = won(
            NINE_GATES, "5m", KoreanContext(by, discards=discards), chuuren_furiten_allowed=True
        )
        assert allowed.can_win
        assert allowed.best.han_of("kr_guryeonbodeung") == 24


def test_discards_of_other_suits_do_not_matter() -> None:
    found = won(NINE_GATES, "5m", KoreanContext(discards=parse_tiles("123456789p1234567z")))
    assert found.can_win
    assert found.best.han_of("kr_guryeonbodeung") == 24


def test_other_forms_of_nine_gates() -> None:
    one_sided = "1122345678999m"
    found = won(one_sided, "1m", KoreanContext(discards=parse_tiles("3m")))
    assert found.can_win  # cheongilsaek, which RK4-t does not speak of
    assert dropped(found)["kr_guryeonbodeung"] == ("switched_off", "chuuren_forms")
    every = won(one_sided, "1m", KoreanContext(), chuuren_forms="all")
    assert every.best.han_of("kr_guryeonbodeung") == 24
    # it waits on 1m 2m 3m: a discarded 7m only takes the yaku away, a discarded 3m the win too
    for discard, wins in (("7m", True), ("3m", False)):
        river = KoreanContext(discards=parse_tiles(discard))
        furiten = won(one_sided, "1m", river, chuuren_forms="all")
        assert furiten.can_win is wins
        assert "kr_guryeonbodeung" not in furiten.best.yaku_ids
    circles = won("1112345678999p", "5p", KoreanContext(), chuuren_suits="manzu_only")
    assert dropped(circles)["kr_guryeonbodeung"] == ("switched_off", "chuuren_suits")


# --- seven pairs (RK4-j)


def test_four_alike_only_where_the_rules_say_so() -> None:
    assert won("222244m666688p1z", "1z", KoreanContext()).can_win
    with pytest.raises(ValueError, match="not_complete"):
        won("222244m666688p1z", "1z", KoreanContext(), chiitoitsu_four_of_a_kind=False)


def test_a_kan_is_no_two_pairs() -> None:
    """The same seven pairs, four alike in a kan (RK4-j)."""
    assert won("22224466m88p11z7z", "7z", KoreanContext()).can_win
    with pytest.raises(ValueError, match="not_complete"):
        won("4466m88p1177z + ankan 2222m", "7z", KoreanContext())


# --- last tiles


def test_the_tile_of_the_last_discard() -> None:
    nine, one = "123456m44p78p777z", "123456m44p23p777z"
    last = KoreanContext(last_tile=True)
    for tile_named, text, winning in (("9p", nine, "9p"), ("1p", one, "1p")):
        found = won(text, winning, last, haitei_ssoa_tile=tile_named)
        assert found.best.han_of("kr_haitei_9tong") == 8
        other = "1p" if tile_named == "9p" else "9p"
        without = won(text, winning, last, haitei_ssoa_tile=other)
        assert "kr_haitei_9tong" not in without.best.yaku_ids


def test_the_replacement_tile_may_be_the_last_one() -> None:
    """There is no dead wall (RK1-b), so both circumstances can meet; they add up (RK3-a)."""
    both = KoreanContext(WinBy.SSUMU, after_kan=True, last_tile=True)
    found = won("22234m46p111z + ankan 7777z", "5p", both)
    assert {"kr_kkang_olla", "kr_kkangsang_5tong", "kr_haitei_olla"} <= {*found.best.yaku_ids}


# --- circumstances that cannot be


@pytest.mark.parametrize(
    ("text", "last", "context", "problem"),
    [
        (PINGHU, "6p", KoreanContext(bulleo=True), "no_eopeo"),
        (PINGHU, "6p", KoreanContext(buji_eopeo=True), "no_eopeo"),
        (OPEN_VALUE, "8m", KoreanContext(eopeo=True), "open_eopeo"),
        ("22234m46p111z + ankan 7777z", "5p", KoreanContext(after_kan=True), "kkang_olla_by_ssoa"),
        (
            "22234m46p111z + ankan 7777z",
            "5p",
            KoreanContext(WinBy.SSUMU, after_kan=True, eopeo=True),
            "kan_after_eopeo",
        ),
        (PINGHU, "6p", KoreanContext(WinBy.SSUMU, after_kan=True), "kkang_olla_without_kan"),
        (PINGHU, "9p", KoreanContext(WinBy.SSUMU, robbed_kan=True), "kkang_ssoa_by_ssumu"),
        (
            PINGHU,
            "9p",
            KoreanContext(robbed_kan=True, last_tile=True),
            "kkang_ssoa_on_last_discard",
        ),
        (PINGHU, "6p", KoreanContext(robbed_kan=True), "kkang_ssoa_tile_held"),
        (OPEN_VALUE, "8m", KoreanContext(first_turn=True), "first_turn_after_call"),
        (
            PINGHU,
            "6p",
            KoreanContext(first_turn=True, discards=parse_tiles("1z")),
            "first_turn_after_call",
        ),
        (PINGHU, "6p", KoreanContext(first_turn=True, eopeo=True), "first_turn_after_call"),
        (PINGHU, "6p", KoreanContext(first_turn=True, last_tile=True), "first_turn_and_later"),
        (
            PINGHU,
            "6p",
            KoreanContext(seat_wind=Tile.EAST, first_turn=True),
            "dealer_before_first_draw",
        ),
    ],
)
def test_contradictions(text: str, last: str, context: KoreanContext, problem: str) -> None:
    with pytest.raises(SituationError) as caught:
        won(text, last, context)
    assert caught.value.message.get("problem") == problem


@pytest.mark.parametrize(
    ("context", "rules"),
    [
        (KoreanContext(flowers=parse_tiles("11f")), {}),
        (KoreanContext(flowers=(Tile.EAST,)), {}),
        (KoreanContext(flowers=parse_tiles("1f")), {"flower_tiles": 0}),
    ],
)
def test_flowers_that_cannot_be(context: KoreanContext, rules: dict[str, Any]) -> None:
    with pytest.raises(SituationError) as caught:
        won(PINGHU, "6p", context, **rules)
    assert caught.value.message.id == "error.situation.flower"


@pytest.mark.parametrize("place", ["seat_wind", "round_wind"])
def test_winds(place: str) -> None:
    with pytest.raises(SituationError) as caught:
        won(PINGHU, "6p", KoreanContext()._replace(**{place: Tile.RED}))
    assert caught.value.message.id == "error.situation.no_wind"


# --- what holds for every hand


@settings(deadline=None, max_examples=120)
@given(st.data(), finished(), rule_sets)
def test_the_minimum_is_asked_of_the_base_yaku(
    data: st.DataObject, case: Finished, rules: KoreanRules
) -> None:
    result = evaluate(case.hand, case.tile, data.draw(contexts(case)), rules)
    every = (result.best, *result.others)
    for way in every:
        assert way.base_han == sum(item.han for item in way.base)
        assert way.bonus_han == sum(item.han for item in way.bonus)
        assert bool(way.refusals) is (way.base_han < rules.min_han)
    assert result.can_win is any(way.base_han >= rules.min_han for way in every)
    winning = [way.han for way in every if way.base_han >= rules.min_han]
    assert not winning or result.best.han == max(winning)


@settings(deadline=None, max_examples=120)
@given(st.data(), finished(), tables)
def test_every_item_is_worth_what_its_table_says(
    data: st.DataObject, case: Finished, rules: KoreanRules
) -> None:
    context = data.draw(contexts(case))
    result = evaluate(case.hand, case.tile, context, rules)
    held = Counter((*case.hand.tiles, case.tile))[case.tile]
    copies = {
        "kr_gensho": 4 if context.robbed_kan else held,
        "kr_hwapae": len(context.flowers),
    }
    for item in result.best.yaku:
        value = HAN[item.yaku][rules.han_table]
        assert value.han is not None
        assert item.han == value.han * copies.get(item.yaku, 1)
        assert item.bonus is value.bonus


MORE: tuple[dict[str, Any], ...] = (
    {"eopeo": True},
    {"eopeo": True, "buji_eopeo": True},
    {"eopeo": True, "bulleo": True},
    {"last_tile": True},
    {"after_kan": True},
    {"robbed_kan": True},
    {"flowers": FLOWERS[:1]},
    {"flowers": FLOWERS},
)


@settings(deadline=None, max_examples=150)
@given(st.data(), finished(), tables)
def test_more_circumstances_never_give_less(
    data: st.DataObject, case: Finished, rules: KoreanRules
) -> None:
    context = data.draw(contexts(case))
    more = context._replace(**data.draw(st.sampled_from(MORE)))
    assume(len(more.flowers) >= len(context.flowers))
    before = evaluate(case.hand, case.tile, context, rules).best
    try:
        after = evaluate(case.hand, case.tile, more, rules).best
    except SituationError:
        reject()  # circumstances that cannot be
    assert after.base_han >= before.base_han
    assert after.han >= before.han
    assert {*before.yaku_ids} <= {*after.yaku_ids}


@settings(deadline=None, max_examples=120)
@given(finished(), st.sampled_from(WINDS), tables)
def test_an_own_draw_gives_at_least_as_much(case: Finished, wind: Tile, rules: KoreanRules) -> None:
    """Only pinghu is lost, and ssumu takes its place; eopeo rests on this."""
    ssoa, ssumu = (
        evaluate(case.hand, case.tile, KoreanContext(by, wind), rules).best for by in WinBy
    )
    assert ssumu.base_han >= ssoa.base_han
    assert {*ssoa.yaku_ids} - {*ssumu.yaku_ids} <= {"kr_pinghu", "kr_samanko"}


@settings(deadline=None, max_examples=80)
@given(st.data(), finished(), tables)
def test_the_order_of_tiles_does_not_matter(
    data: st.DataObject, case: Finished, rules: KoreanRules
) -> None:
    context = data.draw(contexts(case))
    mixed = data.draw(st.permutations(case.hand.concealed))
    melds = data.draw(st.permutations(case.hand.melds))
    other = context._replace(flowers=tuple(reversed(context.flowers)))
    one = evaluate(case.hand, case.tile, context, rules)
    two = evaluate(make_hand(mixed, melds), case.tile, other, rules)
    for found, same in zip((one.best, *one.others), (two.best, *two.others), strict=True):
        assert (found.base_han, found.bonus_han) == (same.base_han, same.bonus_han)
    assert hans(one) == hans(two)
