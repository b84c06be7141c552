"""Eopeo, bulleo and the kan after them: tables by hand, and the verdict held to the count."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from mjteach.core.decision import CheckAnswer
from mjteach.core.errors import HandError, SituationError
from mjteach.core.hand import hand, make_hand
from mjteach.core.message import msg
from mjteach.core.tiles import Tile, format_tiles, parse_tiles
from mjteach.korean import KoreanContext, KoreanRules, KoreanWinBy, evaluate
from mjteach.korean.counting import waits_of
from mjteach.korean.declare import (
    BULLEO_CHECKS,
    COSTS,
    EOPEO_CHECKS,
    DeclarationCost,
    DeclarationOutcome,
    bulleo_verdict,
    cost_of,
    eopeo_verdict,
    kan_verdict,
    worth_of_waits,
)
from mjteach.korean.rules import replace_options
from support.hands.korean import Finished, contexts, finished, rule_sets

SAFE = "123456m22p67788p"  # 6p and 9p: menzen and pinghu
UNSAFE = "222m456m22p67788p"  # 6p: menzen and dangyo; 9p: menzen alone
OPEN = "234m67m55p + pon 11*1z + pon 77*7z"
NOTEN = "123456m22p6788p1z"


def rules(**changes: Any) -> KoreanRules:
    return replace_options(KoreanRules(), **changes)


@pytest.mark.parametrize(
    ("text", "least", "short"),
    [
        (SAFE, 2, ""),
        (SAFE, 3, "69p"),
        (SAFE, 1, ""),
        (UNSAFE, 2, "9p"),
        (UNSAFE, 1, ""),
        (UNSAFE, 3, "69p"),
        # 1m 4m 7m: menzen, and ilgitonggwan on 1m only
        ("23456789m11p333z", 2, "47m"),
        # a ssoa makes only two concealed triplets of 44m and 55p: menzen alone
        ("44m222m678p55p999p", 2, "4m5p"),
        # seven pairs: menzen and childae
        ("2244m336688p117z", 3, ""),
        # four winds as triplets, tanki: far above any minimum
        ("111222333444z5m", 3, ""),
    ],
)
def test_eopeo(text: str, least: int, short: str) -> None:
    verdict = eopeo_verdict(hand(text), rules=rules(min_han=least))
    assert verdict.legal is (not short)
    (every,) = [found for found in verdict.findings if found.check == "korean.every_wait"]
    assert every.ref == "RK5-f"
    assert every.fact("short") == parse_tiles(short)
    assert every.fact("waits") == waits_of(hand(text), KoreanRules())
    assert every.fact("least") == least
    assert every.highlight == (parse_tiles(short) or every.fact("waits"))


@pytest.mark.parametrize(
    ("text", "answers"),
    [
        (OPEN, ("no", "yes", "moot")),
        (NOTEN, ("yes", "no", "moot")),
        ("234m67m5p2p + pon 11*1z + pon 77*7z", ("no", "no", "moot")),
        ("123456m22p6p8p + ankan 7777z", ("yes", "yes", "yes")),  # a kan before it is no call
    ],
)
def test_closed_and_tenpai(text: str, answers: tuple[str, ...]) -> None:
    verdict = eopeo_verdict(hand(text))
    assert tuple(found.answer.value for found in verdict.findings) == answers
    bulleo = bulleo_verdict(hand(text))
    assert tuple(found.answer.value for found in bulleo.findings[:3]) == answers


def test_the_calls_and_the_waits_are_named() -> None:
    closed, tenpai, _ = eopeo_verdict(hand(OPEN)).findings
    assert [format_tiles(meld.tiles) for meld in closed.fact("melds")] == ["111z", "777z"]
    assert tenpai.fact("waits") == parse_tiles("58m")


def test_a_first_turn_eopeo_reaches_the_minimum_by_itself() -> None:
    """RK4-v: a base yaku of 5 han in Nagari and 2 in Coffee, a bonus yaku in Samsik."""
    first = KoreanContext(buji_eopeo=True)
    legal = {
        table: eopeo_verdict(hand(UNSAFE), first, rules(han_table=table)).legal
        for table in ("nagari", "samsik", "coffee")
    }
    assert legal == {"nagari": True, "samsik": False, "coffee": True}
    # 9p: menzen 1 and bujibu eopeo 5
    assert worth_of_waits(hand(UNSAFE), first)[1].counted.base_han == 6


def test_bonus_yaku_do_not_help() -> None:
    """Eopeo itself and four flowers are bonus han (RK2-e)."""
    flowers = KoreanContext(flowers=parse_tiles("1234f"))
    assert not eopeo_verdict(hand(UNSAFE), flowers).legal
    nine = worth_of_waits(hand(UNSAFE), flowers)[1]
    # eopeo 1, gensho 1, flowers 4 + 4
    assert (nine.tile, nine.counted.base_han, nine.counted.bonus_han) == (Tile.P9, 1, 10)


def test_winds_matter() -> None:
    """With a pair of South it is pinghu unless South is a value wind."""
    held = hand("123456m67678p22z")
    south, west = (
        eopeo_verdict(held, KoreanContext(seat_wind=wind)).legal for wind in (Tile.SOUTH, Tile.WEST)
    )
    assert (south, west) == (False, True)


@pytest.mark.parametrize(
    ("text", "river", "changes", "others", "failed"),
    [
        (SAFE, "", {}, False, []),
        (SAFE, "123m5p", {}, False, []),
        (SAFE, "6p", {}, False, ["korean.bulleo_furiten"]),
        (SAFE, "1z9p", {}, False, ["korean.bulleo_furiten"]),
        (SAFE, "6p", {"furiten_bulleo": "allowed"}, False, []),
        (SAFE, "", {}, True, ["korean.bulleo_open"]),
        (SAFE, "", {"bulleo_after_eopeo": "allowed"}, True, []),
        (SAFE, "6p", {}, True, ["korean.bulleo_furiten", "korean.bulleo_open"]),
        (UNSAFE, "", {}, False, ["korean.every_wait"]),
        (UNSAFE, "9p", {}, False, ["korean.every_wait", "korean.bulleo_furiten"]),
        (NOTEN, "", {}, True, ["korean.tenpai", "korean.bulleo_open"]),
    ],
)
def test_bulleo(
    text: str, river: str, changes: dict[str, Any], others: bool, failed: list[str]
) -> None:
    context = KoreanContext(discards=parse_tiles(river))
    verdict = bulleo_verdict(hand(text), context, rules(**changes), others_eopeo=others)
    assert [found.check for found in verdict.failures] == failed
    asked = "korean.bulleo_open" in [found.check for found in verdict.findings]
    assert asked is others


def test_furiten_tiles_are_named() -> None:
    context = KoreanContext(discards=parse_tiles("9p1z9p"))
    (no,) = bulleo_verdict(hand(SAFE), context).failures
    assert (no.ref, no.fact("tiles"), no.highlight) == ("RK5-g", (Tile.P9,), (Tile.P9,))


def test_eopeo_does_not_ask_about_furiten() -> None:
    """The source says nothing of it for eopeo, only for bulleo."""
    assert eopeo_verdict(hand(SAFE), KoreanContext(discards=parse_tiles("6p"))).legal


def test_what_a_wrong_declaration_costs() -> None:
    """RK5-f and RK5-g."""
    face_down = DeclarationCost(
        True,
        DeclarationOutcome.NONE,
        DeclarationOutcome.JEOMPEU,
        DeclarationOutcome.JEOMPEU,
        DeclarationOutcome.NONE,
    )
    shown = DeclarationCost(False, DeclarationOutcome.JEOMPEU, None, None, None)
    assert {"wrong_eopeo": face_down, "wrong_bulleo": shown} == COSTS
    for text in (UNSAFE, NOTEN, OPEN):
        assert cost_of(eopeo_verdict(hand(text))) == face_down
        assert cost_of(bulleo_verdict(hand(text))) == shown
    assert cost_of(bulleo_verdict(hand(SAFE), KoreanContext(discards=(Tile.P6,)))) == shown
    assert cost_of(eopeo_verdict(hand(SAFE))) is None
    # an answer to another player's eopeo is not made, so it costs nothing
    assert cost_of(bulleo_verdict(hand(SAFE), others_eopeo=True)) is None


def test_every_offence_has_its_cost() -> None:
    breaches = {check.breach for check in (*EOPEO_CHECKS, *BULLEO_CHECKS) if check.breach}
    assert breaches == COSTS.keys()


def test_kan_after_eopeo() -> None:
    after = kan_verdict(Tile.RED, KoreanContext(eopeo=True))
    assert [(found.check, found.ref) for found in after.failures] == [
        ("korean.kan_before_eopeo", "RK5-e")
    ]
    assert kan_verdict(Tile.RED, KoreanContext()).legal
    assert cost_of(after) is None


def test_declaring_takes_thirteen_tiles() -> None:
    for text in ("123456m22p677889p", "123456m2p"):
        with pytest.raises(HandError) as caught:
            eopeo_verdict(hand(text))
        assert caught.value.message.id == "error.hand.wrong_count"


def test_circumstances_of_a_later_win_are_left_out() -> None:
    late = KoreanContext(KoreanWinBy.SSUMU, last_tile=True, after_kan=True, first_turn=True)
    assert eopeo_verdict(hand(UNSAFE), late) == eopeo_verdict(hand(UNSAFE))
    with pytest.raises(SituationError):
        eopeo_verdict(hand(SAFE), KoreanContext(flowers=(Tile.EAST,)))


@settings(deadline=None, max_examples=120)
@given(st.data(), finished(closed=True), rule_sets)
def test_eopeo_is_allowed_where_every_wait_wins(
    data: st.DataObject, case: Finished, own: KoreanRules
) -> None:
    """By evaluating a win on every kind there is, not only on the waits of the verdict."""
    context = data.draw(contexts(case))
    declared = KoreanContext(
        KoreanWinBy.SSOA,
        context.seat_wind,
        context.round_wind,
        eopeo=True,
        buji_eopeo=context.buji_eopeo,
    )
    wins = {}
    for kind in {*parse_tiles("123456789m123456789p1234567z")}:
        try:
            wins[kind] = evaluate(case.hand, kind, declared, own).can_win
        except HandError:
            continue  # the tile does not finish the hand, or the player holds all four
    verdict = eopeo_verdict(case.hand, context, own)
    assert case.tile in wins
    assert verdict.legal is all(wins.values())
    assert {found.tile: found.enough for found in worth_of_waits(case.hand, context, own)} == wins
    other = bulleo_verdict(case.hand, context, own)
    assert other.legal is verdict.legal


@settings(deadline=None, max_examples=60)
@given(finished(), st.sampled_from(parse_tiles("123456789m123456789p1234567z")))
def test_verdicts_tell_every_check_once(case: Finished, discard: Tile) -> None:
    assume(case.hand.own_counts[discard] < 4)
    context = KoreanContext(discards=(discard,))
    for verdict, checks in (
        (eopeo_verdict(case.hand, context), EOPEO_CHECKS),
        (bulleo_verdict(case.hand, context, others_eopeo=True), BULLEO_CHECKS),
    ):
        assert [found.check for found in verdict.findings] == [check.id for check in checks]
        moot = [found.check for found in verdict.findings if found.answer is CheckAnswer.MOOT]
        assert not moot or verdict.failures


def test_a_wait_whose_copies_are_all_gone_is_still_judged() -> None:
    """The hand holds one 6p, and three were discarded: nobody can bring another."""
    gone = KoreanContext(discards=parse_tiles("666p"))
    worth = worth_of_waits(hand(SAFE), gone)
    assert [(wait.tile, wait.enough) for wait in worth] == [(Tile.P6, True), (Tile.P9, True)]
    assert eopeo_verdict(hand(SAFE), gone).legal


@pytest.mark.parametrize("verdict", [eopeo_verdict, bulleo_verdict, worth_of_waits])
def test_a_fifth_copy_among_the_discards(verdict: Callable[..., object]) -> None:
    with pytest.raises(HandError) as caught:
        verdict(hand(SAFE), KoreanContext(discards=parse_tiles("6666p")))
    assert caught.value.message == msg("error.hand.five_with_discards", tile=Tile.P6, count=5)


@pytest.mark.parametrize("verdict", [eopeo_verdict, bulleo_verdict, worth_of_waits])
@pytest.mark.parametrize("strange", ["5s", "0p"])
def test_a_discard_that_this_game_does_not_have(
    verdict: Callable[..., object], strange: str
) -> None:
    with pytest.raises(HandError, match=f"{strange} can't be in a hand of Korean mahjong"):
        verdict(hand(SAFE), KoreanContext(discards=parse_tiles(strange)))


def test_tiles_in_any_order() -> None:
    mixed = make_hand(reversed(parse_tiles(SAFE)))
    assert eopeo_verdict(mixed) == eopeo_verdict(hand(SAFE))
