"""What counts: the minimum, yaku beside each other, contradictions of the source, gensho."""

from __future__ import annotations

import pytest

from mjteach.core.tiles import Tile, parse_tiles
from mjteach.korean import KoreanContext, KoreanWinBy
from mjteach.korean.equipment import FLOWERS
from mjteach.korean.yaku import KoreanDropReason
from support.hands.korean import OPEN_VALUE, PINGHU
from support.hands.korean_counts import NINE_GATES, SSUMU, dropped, hans, won


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
        # gensho 3; of the winds, one suit and triplets daesahui 12 alone is left
        (
            "55m44z + pon 11*1z + pon 22*2z + pon 33*3z",
            "4z",
            KoreanContext(),
            {"kr_gwolli", "kr_honilsaek", "kr_doldori"},
            15,
        ),
        # gensho 2, menzen 1, cheongilsaek 8 gone: guryeonbodeung 24
        (NINE_GATES, "5m", KoreanContext(), {"kr_cheongilsaek"}, 27),
        # gensho 1, menzen 1, red 1; haitei 1-tong 8 without haitei olla 5, ssumu 1
        (
            "123456m44p23p777z",
            "1p",
            KoreanContext(KoreanWinBy.SSUMU, last_tile=True),
            {"kr_haitei_olla"},
            12,
        ),
    ],
)
def test_without_lower_yaku(
    text: str, last: str, context: KoreanContext, gone: set[str], han: int
) -> None:
    """Option ``lower_yaku_accumulate`` (RK3-b)."""
    every = won(text, last, context)
    alone = won(text, last, context, lower_yaku_accumulate=False)
    contained = {
        drop.yaku for drop in alone.best.dropped if drop.reason is KoreanDropReason.CONTAINED
    }
    assert contained == gone
    assert gone <= {*every.best.yaku_ids}
    assert alone.best.han == han < every.best.han


@pytest.mark.parametrize(
    ("text", "context", "separate", "gone"),
    [
        # four flowers beside hwamangwan in both readings of the source (RK5-d, C37)
        (PINGHU, KoreanContext(flowers=FLOWERS), "kr_hwapae", set()),
        # eopeo beside bulleo in both readings, also on a single wait (RK5-g, C39)
        (PINGHU, KoreanContext(eopeo=True, bulleo=True), "kr_eopeo", set()),
        (
            "123456m6p111p111z",
            KoreanContext(eopeo=True, bulleo=True),
            "kr_eopeo",
            {"kr_bulleo"},
        ),
    ],
)
def test_what_is_counted_separately_is_no_lower_yaku(
    text: str, context: KoreanContext, separate: str, gone: set[str]
) -> None:
    rules = {"han_table": "coffee", "lower_yaku_accumulate": False}
    alone = won(text, "6p", context, **rules).best
    assert separate in alone.yaku_ids
    assert {
        drop.yaku for drop in alone.dropped if drop.reason is KoreanDropReason.CONTAINED
    } == gone


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
    assert hans(without).get("kr_gensho") == (copies - 1 or None)
    off = won(text, last, context, gensho="off")
    assert dropped(off)["kr_gensho"] == ("switched_off", "gensho")
