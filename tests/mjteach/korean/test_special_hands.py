"""The first turn, nine gates, seven pairs and last tiles."""

from __future__ import annotations

import pytest

from mjteach.core.hand import make_hand
from mjteach.core.tiles import Tile, parse_tiles, tile
from mjteach.korean import KoreanContext, KoreanRules, KoreanWinBy, evaluate
from support.errors import problem_is
from support.hands.korean_counts import NINE_GATES, dropped, hans, won

FIRST_DRAW = KoreanContext(KoreanWinBy.SSUMU, seat_wind=Tile.EAST, first_turn=True)


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
    drawn = won(NINE_GATES, "5m", KoreanContext(KoreanWinBy.SSUMU, discards=discards))
    assert drawn.can_win
    assert hans(drawn) == {"kr_menzen": 1, "kr_ssumu": 1, "kr_cheongilsaek": 8, "kr_gensho": 2}
    jeompeu = won(
        NINE_GATES,
        "5m",
        KoreanContext(KoreanWinBy.SSUMU, discards=discards),
        furiten_ssumu="forbidden",
    )
    assert [refusal.check for refusal in jeompeu.refusals] == ["korean.win.furiten_ssumu"]
    for by in KoreanWinBy:
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
    gates_of_circles = "1112345678999p"
    assert won(gates_of_circles, "5p", KoreanContext()).best.han_of("kr_guryeonbodeung") == 24
    circles = won(gates_of_circles, "5p", KoreanContext(), chuuren_suits="manzu_only")
    assert dropped(circles)["kr_guryeonbodeung"] == ("switched_off", "chuuren_suits")


# --- seven pairs (RK4-j)


def test_four_alike_only_where_the_rules_say_so() -> None:
    assert won("222244m666688p1z", "1z", KoreanContext()).can_win
    with pytest.raises(ValueError, check=problem_is("not_complete")):
        won("222244m666688p1z", "1z", KoreanContext(), chiitoitsu_four_of_a_kind=False)


def test_a_kan_is_no_two_pairs() -> None:
    """The same seven pairs, four alike in a kan (RK4-j)."""
    assert won("22224466m88p11z7z", "7z", KoreanContext()).can_win
    with pytest.raises(ValueError, check=problem_is("not_complete")):
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
    both = KoreanContext(KoreanWinBy.SSUMU, after_kan=True, last_tile=True)
    found = won("22234m46p111z + ankan 7777z", "5p", both)
    assert {"kr_kkang_olla", "kr_kkangsang_5tong", "kr_haitei_olla"} <= {*found.best.yaku_ids}
