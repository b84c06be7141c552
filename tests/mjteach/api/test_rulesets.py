"""Rule sets in the words of a lesson: what is asked of all of them, and what cannot be asked."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import mjteach as mj
from mjteach.core.errors import RuleSetError, SituationError
from mjteach.core.seats import Seat
from mjteach.riichi.compare.cases import SeveralRon
from mjteach.riichi.compare.cases_game import NotenPayments
from mjteach.riichi.compare.round_under import state_under
from mjteach.text import outline, render


def test_players_are_named_by_their_letters() -> None:
    assert mj.questions.several_ron("A", "D, B") == SeveralRon(Seat.A, (Seat.B, Seat.D))
    assert mj.questions.exhaustive_draw("ac") == NotenPayments((Seat.A, Seat.C))
    assert mj.questions.exhaustive_draw("") == NotenPayments(())


@pytest.mark.parametrize(
    ("discarder", "winners", "problem"),
    [
        ("A", "BX", "no_such_seat"),
        ("A", "B2", "no_such_seat"),
        ("A", "BB", "player_twice"),
        ("A", "AB", "own_discard"),
        ("A", "B", "too_few_rons"),
        ("A", "", "too_few_rons"),
        ("AB", "CD", "no_such_seat"),
    ],
)
def test_players_that_cannot_be(discarder: str, winners: str, problem: str) -> None:
    with pytest.raises(SituationError) as caught:
        mj.questions.several_ron(discarder, winners)
    assert caught.value.message.id == f"error.situation.{problem}"


@pytest.mark.parametrize("named", ["1 3", "AA", "ABCDA", "A-C"])
def test_tenpai_players_that_cannot_be(named: str) -> None:
    with pytest.raises(SituationError):
        mj.questions.exhaustive_draw(named)


@pytest.mark.parametrize("more", [{"preset": ["club"]}, {"flags": "riichi", "dora": "4m"}])
def test_a_question_takes_nothing_more(more: dict[str, Any]) -> None:
    for asked, win in (
        (mj.questions.several_ron("A", "BD"), None),
        (mj.start_deal("a"), "A discard 3m"),
    ):
        with pytest.raises(SituationError) as caught:
            mj.compare(asked, win, **more)
        assert caught.value.message.get("named") == tuple(more)
    with pytest.raises(SituationError):
        mj.compare(mj.questions.several_ron("A", "BD"), "3p")


def test_a_round_with_an_offence_keeps_it_under_other_rules() -> None:
    state = mj.step(mj.start_deal(0, table=True), "A tsumo")
    found = mj.compare(state, mj.legal_actions(state)[0], presets=["tutorial_default", "jpml_a"])
    assert [row.outcome.fact("action") for row in found.rulesets] == [True, True]
    under = state_under(state, mj.preset("jpml_a").rules)
    assert under.breaches == state.breaches
    assert under.points == state.points


def test_a_question_is_answered_when_one_rule_set_is_asked() -> None:
    asked = mj.questions.final_points(25000, 25000, 25000, 24000, deposits=1)
    said = [line.text for line in outline(mj.why(mj.compare(asked, presets=["club"])))]
    assert said[0] == (
        "A game starting with 25,000 points each ends with 25,000, 25,000, 25,000 and 24,000 "
        "points, and one riichi stick is left. If a rule set starts with more or fewer points, "
        "everybody ends with that many more or fewer. What are the results? "
        "You've named only one rule set."
    )
    assert said[1] == "Club rulebook: A +11, B +5, C -5 and D -11."


def test_final_points_add_up_under_every_start_score() -> None:
    found = mj.compare(mj.questions.final_points(42300, 28600, 18100, 11000))
    results = {row.ruleset: row.outcome.fact("results") for row in found.rulesets}
    assert all(isinstance(own, tuple) and sum(own) == 0 for own in results.values())
    begun_with_30000 = (47_300, 33_600, 23_100, 16_000)  # 5,000 more each
    uma = (30, 10, -10, -30)
    assert results["saikouisen"] == tuple(
        Fraction(points, 1000) - 30 + bonus
        for points, bonus in zip(begun_with_30000, uma, strict=True)
    )


@pytest.mark.parametrize(
    ("points", "deposits"),
    [((25000, 25000, 25000, 24000), 1), ((30000,) * 4, 0), ((60000, 50000, 11000, -1000), 0)],
)
def test_points_that_four_equal_starts_add_up_to(points: tuple[int, ...], deposits: int) -> None:
    asked = mj.questions.final_points(*points, deposits=deposits)
    assert asked.final.points == points
    assert 4 * (asked.start or 0) == sum(points) + 1000 * deposits


@pytest.mark.parametrize(
    ("points", "deposits"),
    [((25000, 25000, 25000, 24000), 0), ((25000,) * 4, 1), ((25000, 25000, 25000, 25100), 0)],
)
def test_points_that_do_not(points: tuple[int, ...], deposits: int) -> None:
    with pytest.raises(SituationError) as caught:
        mj.questions.final_points(*points, deposits=deposits)
    text = render(caught.value.message)
    assert f"up to {sum(points) + 1000 * deposits:,}." in text
    assert ("sticks" in text) is bool(deposits)


@pytest.mark.parametrize(
    ("points", "deposits", "problem", "named"),
    [
        ((42301, 28599, 18100, 11000), 0, "no_hundreds", "42,301"),
        ((42300.5, 28600, 18100, 11000), 0, "no_whole_points", "42300.5"),
        (("42300", 28600, 18100, 11000), 0, "no_whole_points", "42300"),
        ((26000, 25000, 25000, 25000), -1, "no_count", "“-1” can't be the number of sticks"),
    ],
)
def test_points_that_cannot_be(
    points: tuple[Any, ...], deposits: int, problem: str, named: str
) -> None:
    with pytest.raises(SituationError) as caught:
        mj.questions.final_points(*points, deposits=deposits)
    assert caught.value.message.id == f"error.situation.{problem}"
    assert named in render(caught.value.message)


@pytest.mark.parametrize(
    ("points", "problem"),
    [
        (None, "no_four_points"), ("abcd", "no_four_points"), ((25000,) * 3, "no_four_points"),
        ((25000,) * 5, "no_four_points"), ({"a": 1}, "no_four_points"),
        (("a",) * 4, "no_whole_points"), ((25000.5,) * 4, "no_whole_points"),
        ((True,) * 4, "no_whole_points"), ((10**400,) * 4, "no_whole_points"),
        ((25050,) * 4, "no_hundreds"),
    ],
)  # fmt: skip
def test_points_after_a_deal_that_cannot_be(points: Any, problem: str) -> None:
    with pytest.raises(SituationError) as caught:
        mj.questions.next_deal("E4", won="D", points=points)
    assert caught.value.message.id == f"error.situation.{problem}"


def test_yes_is_no_number() -> None:
    with pytest.raises(SituationError, match="can't be the number of honba"):
        mj.questions.next_deal("S4", won="A", honba=True)


def test_rule_sets_by_name() -> None:
    assert (
        mj.value("123m456m789p23s55p", "4s", rules=mj.preset("club")).rules.return_points == 25000
    )
    for name in ("samsik", "korean_samsik"):
        assert mj.korean.table(name).id == "korean_samsik"
    with pytest.raises(RuleSetError) as caught:
        mj.preset("wcr")
    assert "wrc" in str(caught.value.message.get("known"))
    with pytest.raises(RuleSetError) as caught:
        mj.korean.table("seoul")
    assert "korean_coffee" in str(caught.value.message.get("known"))


def test_a_korean_table_is_no_riichi_rule_set() -> None:
    table: Any = mj.korean.table("samsik")
    for wrong in (
        lambda: mj.compare("123m456m789p23s55p", "4s", presets=[table]),
        lambda: mj.value("123m456m789p23s55p", "4s", rules=table),
    ):
        with pytest.raises(RuleSetError) as caught:
            wrong()
        assert caught.value.message.id == "error.rules.no_such_rule_set"
        assert len(render(caught.value.message)) < 600


def test_why_tells_a_rule_set_of_either_game() -> None:
    riichi = [line.text for line in outline(mj.why(mj.preset("mleague")))]
    assert "Riichi without a draw left: allowed. Here: forbidden." in riichi
    korean = [line.text for line in outline(mj.why(mj.korean.table("coffee")))]
    assert "All terminals and honours (honnodu): 4 han." in korean
