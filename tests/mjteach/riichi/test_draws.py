"""Exhaustive draws (R2.9): payments, who pays whom, the order of showing."""

from __future__ import annotations

from itertools import combinations

import pytest

from mjteach.core.message import Explanation
from mjteach.core.seats import NEXT, SEATS, Seat
from mjteach.riichi.draws import (
    Transfer,
    changes_of,
    explain_showing,
    may_keep_hidden,
    noten_pairing,
    show_order,
    tenpai_payments,
)
from mjteach.riichi.presets import preset
from mjteach.riichi.rules import RuleSet
from mjteach.text import outline

RULES = RuleSet()
SUBSETS = [frozenset(seats) for count in range(5) for seats in combinations(SEATS, count)]
"""Every set of players that can be tenpai."""

A, B, C, D = SEATS


def ids(explanation: Explanation) -> list[str]:
    return [node.message.id for _, node in explanation.walk()]


@pytest.mark.parametrize(
    ("tenpai", "changes"),
    [
        ({A}, (3000, -1000, -1000, -1000)),
        ({B, D}, (-1500, 1500, -1500, 1500)),
        ({A, B, C}, (1000, 1000, 1000, -3000)),
        (set(), (0, 0, 0, 0)),
        (set(SEATS), (0, 0, 0, 0)),
    ],
)
def test_three_thousand_points_are_shared(
    tenpai: set[Seat], changes: tuple[int, int, int, int]
) -> None:
    assert tenpai_payments(tenpai, RULES).changes == changes  # R2.9-b


@pytest.mark.parametrize("total", [0, 600, 3000, 60000])
@pytest.mark.parametrize("tenpai", SUBSETS)
def test_each_side_shares_the_whole_payment_equally(tenpai: frozenset[Seat], total: int) -> None:
    changes = tenpai_payments(tenpai, RuleSet(tenpai_payment=total)).changes
    moved = total if len(tenpai) in (1, 2, 3) else 0
    received = {changes[seat] for seat in tenpai}
    paid = {-changes[seat] for seat in SEATS if seat not in tenpai}
    assert received <= {moved // max(len(tenpai), 1)}
    assert paid <= {moved // max(4 - len(tenpai), 1)}
    assert sum(changes) == 0


@pytest.mark.parametrize(
    ("tenpai", "pays"),
    [
        # R2.9-i gives the first two; the others turn the same table round
        ({A, B}, {D: A, C: B}),
        ({A, C}, {D: A, B: C}),
        ({B, C}, {A: B, D: C}),
        ({C, D}, {B: C, A: D}),
        ({D, A}, {C: D, B: A}),
        ({B, D}, {A: B, C: D}),
    ],
)
def test_two_pay_two(tenpai: set[Seat], pays: dict[Seat, Seat]) -> None:
    assert dict(noten_pairing(tenpai)) == pays


@pytest.mark.parametrize("tenpai", SUBSETS)
def test_the_pairs_do_not_depend_on_who_is_called_a(tenpai: frozenset[Seat]) -> None:
    turned = {(NEXT[payer], NEXT[payee]) for payer, payee in noten_pairing(tenpai)}
    assert {*noten_pairing({NEXT[seat] for seat in tenpai})} == turned


@pytest.mark.parametrize("tenpai", SUBSETS)
def test_noten_players_pay_tenpai_players(tenpai: frozenset[Seat]) -> None:
    pairs = noten_pairing(tenpai)
    expected = {0: 0, 1: 3, 2: 2, 3: 3, 4: 0}[len(tenpai)]
    assert len(pairs) == expected
    assert all(payee in tenpai and payer not in tenpai for payer, payee in pairs)


@pytest.mark.parametrize(
    ("tenpai", "wareme", "changes", "told"),
    [
        # R6.1-a: who sits before the broken wall pays and receives double
        ({A}, A, (6000, -2000, -2000, -2000), A),
        ({A}, C, (4000, -1000, -2000, -1000), C),
        ({A, B}, C, (1500, 3000, -3000, -1500), C),
        ({A, B, C}, B, (1000, 2000, 1000, -4000), B),
        (set(), A, (0, 0, 0, 0), None),
    ],
)
def test_wareme_doubles(
    tenpai: set[Seat], wareme: Seat, changes: tuple[int, int, int, int], told: Seat | None
) -> None:
    found = tenpai_payments(tenpai, RULES, wareme)
    assert (found.changes, found.wareme) == (changes, told)
    tree = found.explain()
    assert ("draw.wareme" in ids(tree)) is (told is not None)
    if told:
        moved = sum(change for change in changes if change > 0)
        assert tree.message.get("points") == moved
        assert not {"draw.noten_each", "draw.tenpai_each"} & {*ids(tree)}


def test_a_rule_set_without_payments_moves_nothing() -> None:
    found = tenpai_payments({A}, preset("saikouisen_classic").rules)
    assert found.changes == (0, 0, 0, 0)
    assert ids(found.explain()) == ["draw.nothing.by_rule"]


def test_the_steps_carry_the_numbers() -> None:
    first, *rest = (node.message for _, node in tenpai_payments({A, B}, RULES).explain().walk())
    assert (first.id, first.get("tenpai"), first.get("points")) == (
        "draw.payments",
        ("A", "B"),
        3000,
    )
    told = [(m.id, m.get("payer"), m.get("payee"), m.get("points")) for m in rest]
    assert told == [
        ("draw.noten_each", None, None, 1500),
        ("draw.tenpai_each", None, None, 1500),
        ("draw.neighbours", None, None, None),
        ("draw.pays", "C", "B", 1500),
        ("draw.pays", "D", "A", 1500),
    ]


@pytest.mark.parametrize("tenpai", SUBSETS)
def test_every_outcome_has_words(tenpai: frozenset[Seat]) -> None:
    lines = outline(tenpai_payments(tenpai, RULES).explain())
    assert lines
    assert not [line for line in lines if "[" in line.text]


def test_changes_add_up_per_player() -> None:
    transfers = [Transfer(A, B, 500), Transfer(C, B, 700), Transfer(B, D, 100)]
    assert changes_of(transfers) == (-500, 1100, -700, 100)


@pytest.mark.parametrize(
    ("dealer", "order"),
    [(A, (A, B, C, D)), (B, (B, C, D, A)), (C, (C, D, A, B)), (D, (D, A, B, C))],
)
def test_the_dealer_announces_first(dealer: Seat, order: tuple[Seat, ...]) -> None:
    assert show_order(dealer) == order  # R2.9-g


@pytest.mark.parametrize(
    ("changes", "tenpai", "riichi", "hidden"),
    [
        ({}, False, False, True),
        ({}, True, False, True),  # R2.9-h
        ({"declare_noten_in_tenpai": False}, True, False, False),
        ({"declare_noten_in_tenpai": False}, False, False, True),
        ({}, True, True, False),  # R2.6.3-h
        ({}, False, True, False),
        ({"noten_riichi": "none"}, False, True, True),  # R5.4-i
    ],
)
def test_who_may_keep_the_hand_hidden(
    changes: dict[str, bool | str], tenpai: bool, riichi: bool, hidden: bool
) -> None:
    rules = RuleSet(**changes)  # type: ignore[arg-type]
    assert may_keep_hidden(rules, tenpai=tenpai, riichi=riichi) is hidden


def test_showing_is_told_by_the_options() -> None:
    strict = RuleSet(declare_noten_in_tenpai=False)
    classic = preset("saikouisen_classic").rules
    assert ids(explain_showing(A, RULES))[2:] == [
        "draw.show.tenpai_choice",
        "draw.show.riichi_shown",
    ]
    assert ids(explain_showing(A, strict))[2] == "draw.show.tenpai_shown"
    assert ids(explain_showing(A, classic))[3] == "draw.show.riichi_hidden"
    told = outline(explain_showing(C, RULES))
    assert not [line for line in told if "[" in line.text]
