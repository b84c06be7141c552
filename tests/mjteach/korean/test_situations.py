"""Circumstances that cannot be, and what holds for every hand."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import assume, given, reject, settings
from hypothesis import strategies as st

from mjteach.core.errors import HandError, SituationError
from mjteach.core.hand import make_hand
from mjteach.core.tiles import WINDS, Tile, parse_tiles
from mjteach.korean import KoreanContext, KoreanRules, KoreanWinBy, evaluate
from mjteach.korean.equipment import FLOWERS
from mjteach.korean.values import HAN
from support.hands.korean import OPEN_VALUE, PINGHU, Finished, contexts, finished, rule_sets, tables
from support.hands.korean_counts import hans, won


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
            KoreanContext(KoreanWinBy.SSUMU, after_kan=True, eopeo=True),
            "kan_after_eopeo",
        ),
        (PINGHU, "6p", KoreanContext(KoreanWinBy.SSUMU, after_kan=True), "kkang_olla_without_kan"),
        (PINGHU, "9p", KoreanContext(KoreanWinBy.SSUMU, robbed_kan=True), "kkang_ssoa_by_ssumu"),
        (
            PINGHU,
            "9p",
            KoreanContext(robbed_kan=True, last_tile=True),
            "kkang_ssoa_on_last_discard",
        ),
        (PINGHU, "6p", KoreanContext(robbed_kan=True), "kkang_ssoa_tile_held"),
        (
            PINGHU,
            "9p",
            KoreanContext(robbed_kan=True, discards=parse_tiles("99p")),
            "kkang_ssoa_tile_discarded",
        ),
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


@pytest.mark.parametrize(
    ("text", "last", "discards", "fifth"),
    [
        ("1112345678999m", "1m", "1m", "1m"),
        (PINGHU, "6p", "1z666p", "6p"),
        ("234m67m55p + pon 11*1z + pon 77*7z", "8m", "11z", "1z"),
        (PINGHU, "6p", "55555z", "5z"),
    ],
)
def test_a_fifth_copy_among_the_discards(text: str, last: str, discards: str, fifth: str) -> None:
    """A discard exists, whether or not another player has called it (RK1-a)."""
    river = parse_tiles(discards)
    with pytest.raises(HandError) as caught:
        won(text, last, KoreanContext(discards=river))
    assert caught.value.message.id == "error.hand.five_with_discards"
    assert caught.value.message.get("tile") is parse_tiles(fifth)[0]
    won(text, last, KoreanContext(discards=river[:-1]))


def test_the_robbed_kan_may_hold_an_own_discard() -> None:
    """The triplet that became the kan was called from this player."""
    river = KoreanContext(robbed_kan=True, discards=parse_tiles("9p"))
    assert won(PINGHU, "9p", river).best.han_of("kr_gensho") == 4


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
        evaluate(case.hand, case.tile, KoreanContext(by, wind), rules).best for by in KoreanWinBy
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
