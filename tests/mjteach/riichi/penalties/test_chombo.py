"""Chombo payments and what becomes of the sticks (R5.4-b to R5.4-g)."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjteach.core.seats import SEATS, Seat
from mjteach.riichi.penalties.chombo import (
    ChomboEffect,
    Deposits,
    chombo_changes,
    chombo_effect,
    chombo_payments,
)
from mjteach.riichi.presets import preset
from mjteach.riichi.rules import ChomboPayment, RuleSet
from mjteach.text import outline

A, B, C, D = SEATS
RULES = RuleSet()
MANGAN, FLAT_3000, FLAT_2000, LATER = ChomboPayment


@pytest.mark.parametrize(
    ("payment", "offender", "dealer", "changes"),
    [
        # R5.4-b
        (MANGAN, B, A, (4000, -8000, 2000, 2000)),
        (MANGAN, A, D, (-8000, 2000, 2000, 4000)),
        (MANGAN, C, C, (4000, 4000, -12000, 4000)),
        # R5.4-c: regardless of who is dealer
        (FLAT_3000, B, A, (3000, -9000, 3000, 3000)),
        (FLAT_3000, A, A, (-9000, 3000, 3000, 3000)),
        (FLAT_2000, D, A, (2000, 2000, 2000, -6000)),
        (FLAT_2000, D, D, (2000, 2000, 2000, -6000)),
        # R5.4-d: nothing now
        (LATER, B, A, (0, 0, 0, 0)),
        (LATER, A, A, (0, 0, 0, 0)),
    ],
)
def test_payments(
    payment: ChomboPayment, offender: Seat, dealer: Seat, changes: tuple[int, int, int, int]
) -> None:
    paid = chombo_payments(offender, dealer, RuleSet(chombo_payment=payment))
    assert paid.changes == changes
    assert paid.after_game == 0


def test_npm_takes_forty_points_after_the_game() -> None:
    """R5.4-d."""
    paid = chombo_payments(B, A, preset("npm").rules)
    assert (paid.changes, paid.transfers, paid.after_game) == ((0, 0, 0, 0), (), -40)
    assert paid.explain().message.get("points") == 40_000


def test_the_deduction_counts_only_where_it_is_played() -> None:
    assert chombo_payments(B, A, RuleSet(chombo_after_game_points=40)).after_game == 0


@pytest.mark.parametrize("payment", ChomboPayment)
def test_explanations_name_payer_and_points(payment: ChomboPayment) -> None:
    rules = RuleSet(chombo_payment=payment, chombo_after_game_points=20)
    for offender, dealer in product(SEATS, SEATS):
        paid = chombo_payments(offender, dealer, rules)
        told = paid.explain()
        assert told.message.get("offender") == offender.name
        assert [line.message for line in told.children] == [move.message for move in paid.transfers]
        assert not [line for line in outline(told) if "[" in line.text]


def test_the_dealer_has_words_of_their_own_only_for_mangan() -> None:
    said = [chombo_payments(A, dealer, RULES).explain().message.id for dealer in (A, B)]
    assert said == ["penalty.chombo.mangan_dealer", "penalty.chombo.mangan"]
    flat = RuleSet(chombo_payment=FLAT_3000)
    assert {chombo_payments(A, dealer, flat).explain().message.id for dealer in (A, B)} == {
        "penalty.chombo.flat"
    }


@given(
    st.sets(st.sampled_from(SEATS)), st.sampled_from(SEATS), st.sampled_from(list(ChomboPayment))
)
def test_each_of_several_offenders_pays(
    offenders: set[Seat], dealer: Seat, payment: ChomboPayment
) -> None:
    """R5.4-g; nothing is lost or gained at the table."""
    rules = RuleSet(chombo_payment=payment)
    alone = [chombo_payments(offender, dealer, rules).changes for offender in offenders]
    together = chombo_changes(offenders, dealer, rules)
    assert together == tuple(sum(changes[seat] for changes in alone) for seat in SEATS)
    assert sum(together) == 0
    assert all(changes[seat] <= 0 for seat, changes in zip(offenders, alone, strict=True))


def test_where_nothing_lies_nothing_goes_back_or_stays() -> None:
    effect = chombo_effect(Deposits(), RULES)
    assert (effect.returned, effect.stays) == ((0, 0, 0, 0), 0)


def test_sticks_of_the_hand_go_back() -> None:
    """R5.4-f, R2.6.3-k: one riichi and one deposit go back, two sticks were there before."""
    effect = chombo_effect(Deposits(riichi=(B,), penalties=(D, D), earlier=2000), RULES)
    assert effect == ChomboEffect(returned=(0, 1000, 0, 2000), stays=2000)
    assert effect.replayed  # R5.4-e
    assert not effect.honba_added


@given(
    st.lists(st.sampled_from(SEATS), unique=True),
    st.lists(st.sampled_from(SEATS)),
    st.integers(0, 9),
    st.sampled_from([0, 500, 1000]),
)
def test_no_point_is_lost(
    riichi: list[Seat], penalties: list[Seat], sticks: int, deposit: int
) -> None:
    deposits = Deposits(tuple(riichi), tuple(penalties), 1000 * sticks)
    effect = chombo_effect(deposits, RuleSet(penalty_deposit=deposit))
    on_the_table = 1000 * (len(riichi) + sticks) + deposit * len(penalties)
    assert sum(effect.returned) + effect.stays == on_the_table
    assert effect.stays == 1000 * sticks
    told = [line.message.id for line in effect.explain().children]
    assert ("penalty.replay.returned" in told) is any(effect.returned)
    assert ("penalty.replay.stays" in told) is bool(sticks)
    assert not [line for line in outline(effect.explain()) if "[" in line.text]
