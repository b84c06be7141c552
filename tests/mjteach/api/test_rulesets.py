"""Rule sets in the words of a lesson: what is asked of all of them, and what cannot be asked."""

from __future__ import annotations

from fractions import Fraction

import pytest

import mjteach as mj
from mjteach.core.errors import RuleSetError, SituationError
from mjteach.core.seats import Seat
from mjteach.riichi.compare.cases import SeveralRon
from mjteach.riichi.compare.cases_game import NotenPayments
from mjteach.text import outline, render


def test_players_are_named_by_their_letters() -> None:
    assert mj.several_ron("A", "B, D") == SeveralRon(Seat.A, (Seat.B, Seat.D))
    assert mj.exhaustive_draw("ac") == NotenPayments((Seat.A, Seat.C))
    assert mj.exhaustive_draw("") == NotenPayments(())
    with pytest.raises(SituationError, match="no_such_seat"):
        mj.several_ron("A", "BX")


def test_final_points_add_up_under_every_start_score() -> None:
    found = mj.compare(mj.final_points(42300, 28600, 18100, 11000))
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
    asked = mj.final_points(*points, deposits=deposits)
    assert asked.final.points == points
    assert 4 * (asked.start or 0) == sum(points) + 1000 * deposits


@pytest.mark.parametrize(
    ("points", "deposits"),
    [((25000, 25000, 25000, 24000), 0), ((25000,) * 4, 1), ((1, 1, 1, 1), 0)],
)
def test_points_that_do_not(points: tuple[int, ...], deposits: int) -> None:
    with pytest.raises(SituationError) as caught:
        mj.final_points(*points, deposits=deposits)
    text = render(caught.value.message)
    assert f"up to {sum(points) + 1000 * deposits:,}." in text
    assert ("sticks" in text) is bool(deposits)


def test_a_rule_set_of_either_game_by_its_name() -> None:
    assert mj.preset("club").rules.return_points == 25000
    assert mj.preset("korean_samsik").title.id == "korean.ruleset.korean_samsik"
    with pytest.raises(RuleSetError) as caught:
        mj.preset("wcr")
    assert "wrc" in str(caught.value.message.get("known"))


def test_why_tells_a_rule_set_of_either_game() -> None:
    for name in ("mleague", "korean_coffee"):
        assert len(outline(mj.why(mj.preset(name)))) > 20
