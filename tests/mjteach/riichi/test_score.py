"""From han and fu to payments (R4.1, R2.8.3, R6.1): every limit, option and liability.

The tables themselves are held to the specification by the case tests.
"""

from __future__ import annotations

from typing import Any

import pytest

from mjteach.core.melds import Source
from mjteach.riichi.context import WinBy
from mjteach.riichi.presets import PRESETS, preset
from mjteach.riichi.rules import RuleSet, replace_options
from mjteach.riichi.score import (
    OTHERS,
    Limit,
    Score,
    Terms,
    base_points,
    round_up,
    score_of,
    seat_changes,
)

RIGHT, ACROSS, LEFT = Source.SHIMOCHA, Source.TOIMEN, Source.KAMICHA
TSUMO = Terms(WinBy.TSUMO, dealer_is=LEFT)
DEALER_TSUMO = Terms(WinBy.TSUMO, dealer=True)
RON = Terms(WinBy.RON, dealer_is=LEFT, discarder=ACROSS)
DEALER_RON = Terms(WinBy.RON, dealer=True, discarder=ACROSS)


def rules(**options: Any) -> RuleSet:
    return replace_options(RuleSet(), **options)


def paid(score: Score) -> dict[Source | None, int]:
    return {payment.payer: payment.points for payment in score.payments}


@pytest.mark.parametrize(
    ("han", "fu", "options", "base", "limit"),
    [
        # R4.1-a, R4.1-e
        (1, 30, {}, 240, None),
        (2, 25, {}, 400, None),
        (3, 60, {}, 1920, None),
        (3, 70, {}, 2000, Limit.MANGAN),
        (4, 25, {}, 1600, None),
        (4, 30, {}, 1920, None),
        (4, 40, {}, 2000, Limit.MANGAN),
        (1, 110, {}, 880, None),
        # R4.2.1-f, C9: these two hands and no others
        (3, 60, {"kiriage_mangan": True}, 2000, Limit.MANGAN),
        (4, 30, {"kiriage_mangan": True}, 2000, Limit.MANGAN),
        (4, 25, {"kiriage_mangan": True}, 1600, None),
        (3, 50, {"kiriage_mangan": True}, 1600, None),
        # R4.1-d
        (5, 30, {}, 2000, Limit.MANGAN),
        (6, 30, {}, 3000, Limit.HANEMAN),
        (7, 110, {}, 3000, Limit.HANEMAN),
        (8, 30, {}, 4000, Limit.BAIMAN),
        (10, 30, {}, 4000, Limit.BAIMAN),
        (11, 30, {}, 6000, Limit.SANBAIMAN),
        (12, 30, {}, 6000, Limit.SANBAIMAN),
        (13, 30, {}, 8000, Limit.KAZOE_YAKUMAN),
        (26, 30, {}, 8000, Limit.KAZOE_YAKUMAN),
        (13, 30, {"kazoe_yakuman": False}, 6000, Limit.SANBAIMAN),  # R4.2.1-e
        # R4.1-k
        (1, 110, {"scoring_method": "han_only"}, 250, None),
        (3, 20, {"scoring_method": "han_only"}, 1000, None),
        (4, 20, {"scoring_method": "han_only"}, 2000, Limit.MANGAN),
        (6, 20, {"scoring_method": "han_only"}, 3000, Limit.HANEMAN),
        # R6.1-b
        (13, 30, {"aotenjou": "on"}, 30 * 2**15, None),
        (5, 40, {"aotenjou": "on"}, 40 * 2**7, None),
    ],
)
def test_basic_points(
    han: int, fu: int, options: dict[str, Any], base: int, limit: Limit | None
) -> None:
    found = base_points(han, fu, rules(**options))
    assert (found.points, found.limit) == (base, limit)
    assert found.steps[-1].result == base


@pytest.mark.parametrize(
    ("yakuman", "options", "base", "limit"),
    [
        (1, {}, 8000, Limit.YAKUMAN),
        (3, {}, 24000, Limit.YAKUMAN),
        (1, {"kazoe_yakuman": False}, 8000, Limit.YAKUMAN),
        (1, {"scoring_method": "han_only"}, 8000, Limit.YAKUMAN),
        (1, {"aotenjou": "on"}, 30 * 2 ** (2 + 13 + 2), None),
    ],
)
def test_basic_points_of_yakuman(
    yakuman: int, options: dict[str, Any], base: int, limit: Limit | None
) -> None:
    found = base_points(2, 30, rules(**options), yakuman=yakuman)
    assert (found.points, found.limit) == (base, limit)


@pytest.mark.parametrize(
    ("han", "floor", "base", "limit"),
    [
        # R3.6-q: renhou is worth at least that limit
        (1, Limit.MANGAN, 2000, Limit.MANGAN),
        (5, Limit.MANGAN, 2000, Limit.MANGAN),
        (6, Limit.MANGAN, 3000, Limit.HANEMAN),
        (6, Limit.BAIMAN, 4000, Limit.BAIMAN),
        (11, Limit.BAIMAN, 6000, Limit.SANBAIMAN),
    ],
)
def test_a_floor(han: int, floor: Limit, base: int, limit: Limit) -> None:
    found = base_points(han, 30, RuleSet(), floor=floor)
    assert (found.points, found.limit) == (base, limit)


@pytest.mark.parametrize(
    ("han", "fu", "terms", "options", "expected", "total"),
    [
        # R4.1-b, R4.1-c
        (3, 30, RON, {}, {ACROSS: 3900}, 3900),
        (3, 30, DEALER_RON, {}, {ACROSS: 5800}, 5800),
        (3, 30, TSUMO, {}, {RIGHT: 1000, ACROSS: 1000, LEFT: 2000}, 4000),
        (3, 30, DEALER_TSUMO, {}, {RIGHT: 2000, ACROSS: 2000, LEFT: 2000}, 6000),
        (3, 30, RON._replace(discarder=None), {}, {None: 3900}, 3900),
        # R2.10-d, R2.6.3: counters and sticks
        (3, 30, RON._replace(honba=2), {}, {ACROSS: 4500}, 4500),
        (3, 30, TSUMO._replace(honba=2), {}, {RIGHT: 1200, ACROSS: 1200, LEFT: 2200}, 4600),
        (3, 30, RON._replace(honba=1), {"honba_value": 1500}, {ACROSS: 5400}, 5400),  # R6.1-f
        (3, 30, RON._replace(honba=3), {"honba_value": 0}, {ACROSS: 3900}, 3900),
        (3, 30, RON._replace(deposits=2), {}, {ACROSS: 3900}, 5900),
        # R6.1-a
        (3, 30, RON._replace(wareme=ACROSS), {"wareme": "on"}, {ACROSS: 7800}, 7800),
        (3, 30, RON._replace(wareme="self"), {"wareme": "on"}, {ACROSS: 7800}, 7800),
        (3, 30, RON._replace(wareme=RIGHT), {"wareme": "on"}, {ACROSS: 3900}, 3900),
        (3, 30, RON._replace(wareme=ACROSS), {}, {ACROSS: 3900}, 3900),
        (3, 30, RON, {"wareme": "on"}, {ACROSS: 3900}, 3900),
        (
            3, 30, TSUMO._replace(wareme=RIGHT), {"wareme": "on"},
            {RIGHT: 2000, ACROSS: 1000, LEFT: 2000}, 5000,
        ),
        (
            3, 30, TSUMO._replace(wareme="self"), {"wareme": "on"},
            {RIGHT: 2000, ACROSS: 2000, LEFT: 4000}, 8000,
        ),
        (
            3, 30, RON._replace(wareme=ACROSS, honba=1), {"wareme": "on"}, {ACROSS: 8100}, 8100,
        ),
        # R6.1-b: nothing caps the payments
        (13, 30, RON, {"aotenjou": "on"}, {ACROSS: 3_932_200}, 3_932_200),
    ],
)  # fmt: skip
def test_payments(
    han: int,
    fu: int,
    terms: Terms,
    options: dict[str, Any],
    expected: dict[Source | None, int],
    total: int,
) -> None:
    score = score_of(han, fu, terms, rules(**options))
    assert paid(score) == expected
    assert score.total == total
    assert score.value == total - 1000 * terms.deposits - _counters(score)


def _counters(score: Score) -> int:
    parts = [part for payment in score.payments for part in payment.parts]
    return sum(points for reason, points in parts if reason == "honba")


LIABLE = ((LEFT, 1),)


@pytest.mark.parametrize(
    ("yakuman", "terms", "expected"),
    [
        # R2.8.3-b: on tsumo the liable player pays all of it
        (1, TSUMO._replace(liable=LIABLE), {LEFT: 32000}),
        (1, DEALER_TSUMO._replace(liable=LIABLE), {LEFT: 48000}),
        # R2.8.3-c: on ron from a third player half each
        (1, RON._replace(liable=LIABLE), {ACROSS: 16000, LEFT: 16000}),
        (1, DEALER_RON._replace(liable=LIABLE), {ACROSS: 24000, LEFT: 24000}),
        # R2.8.3-n: who deals in as well pays all
        (1, RON._replace(liable=((ACROSS, 1),)), {ACROSS: 32000}),
        # R2.8.3-h, -j, -k: the other yakuman are paid as usual
        (2, DEALER_TSUMO._replace(liable=LIABLE), {LEFT: 64000, RIGHT: 16000, ACROSS: 16000}),
        (2, DEALER_RON._replace(liable=LIABLE), {ACROSS: 72000, LEFT: 24000}),
        (2, TSUMO._replace(liable=LIABLE), {LEFT: 48000, RIGHT: 8000, ACROSS: 8000}),
        (2, TSUMO._replace(liable=((RIGHT, 1),)), {LEFT: 16000, RIGHT: 40000, ACROSS: 8000}),
        (2, RON._replace(liable=((ACROSS, 1),)), {ACROSS: 64000}),
        # a doubled yakuman is covered whole
        (2, TSUMO._replace(liable=((LEFT, 2),)), {LEFT: 64000}),
        # two players, each liable for another yakuman
        (2, TSUMO._replace(liable=((LEFT, 1), (RIGHT, 1))), {LEFT: 32000, RIGHT: 32000}),
        # R2.8.3-o: counters from the discarder, or from the liable player
        (1, RON._replace(liable=LIABLE, honba=1), {ACROSS: 16300, LEFT: 16000}),
        (1, TSUMO._replace(liable=LIABLE, honba=1), {LEFT: 32300}),
        # R2.8.3-i: the whole win, here with another yakuman
        (2, TSUMO._replace(liable=((LEFT, 0),)), {LEFT: 64000}),
        # the kan that made four quads certain also gave the winning tile: paid once
        (1, TSUMO._replace(liable=((LEFT, 0), (LEFT, 1))), {LEFT: 32000}),
        (1, TSUMO._replace(liable=((LEFT, 1), (LEFT, 0))), {LEFT: 32000}),
    ],
)
def test_liability(yakuman: int, terms: Terms, expected: dict[Source, int]) -> None:
    score = score_of(0, 30, terms, RuleSet(), yakuman=yakuman)
    assert paid(score) == expected
    assert score.total == sum(expected.values())


UNLIMITED = 30 * 2**17
"""Basic points of two han beside a yakuman without limits."""
TWO = UNLIMITED << 13
"""And beside two of them."""


@pytest.mark.parametrize(
    ("han", "yakuman", "terms", "expected"),
    [
        # R2.8.3-b, R6.1-b: the only yakuman is the whole hand
        (2, 1, TSUMO._replace(liable=LIABLE), {LEFT: 4 * UNLIMITED}),
        (2, 1, DEALER_TSUMO._replace(liable=LIABLE), {LEFT: 6 * UNLIMITED}),
        (2, 1, RON._replace(liable=LIABLE), {ACROSS: 2 * UNLIMITED, LEFT: 2 * UNLIMITED}),
        (2, 1, RON._replace(liable=((ACROSS, 1),)), {ACROSS: 4 * UNLIMITED}),
        # one of two yakuman is half of it
        (
            2,
            2,
            DEALER_TSUMO._replace(liable=LIABLE),
            {LEFT: round_up(3 * TWO) + round_up(TWO), RIGHT: TWO, ACROSS: TWO},
        ),
        (2, 2, TSUMO._replace(liable=((LEFT, 2),)), {LEFT: 4 * TWO}),
    ],
)
def test_liability_without_limits(
    han: int, yakuman: int, terms: Terms, expected: dict[Source, int]
) -> None:
    score = score_of(han, 30, terms, rules(aotenjou="on"), yakuman=yakuman)
    assert paid(score) == {payer: round_up(points) for payer, points in expected.items()}


def test_half_of_an_odd_number_of_hundreds_is_rounded_up() -> None:  # R4.1-c
    score = score_of(0, 20, RON._replace(liable=LIABLE), rules(aotenjou="on"), yakuman=1)
    assert paid(score) == {ACROSS: 1_310_800, LEFT: 1_310_800}
    half = next(step for step in score.steps if step.id == "liable.half")
    assert dict(half.facts)["points"] == 2_621_500


WAREME = rules(wareme="on")


@pytest.mark.parametrize(
    ("yakuman", "terms", "told"),
    [
        (1, TSUMO._replace(liable=LIABLE, wareme=LEFT), [(32000, 64000)]),
        (1, TSUMO._replace(liable=LIABLE, wareme=RIGHT), []),
        (1, RON._replace(liable=LIABLE, wareme=LEFT), [(16000, 32000)]),
        (1, RON._replace(liable=LIABLE, wareme=ACROSS), [(16000, 32000)]),
        (1, RON._replace(liable=LIABLE, wareme="self"), [(16000, 32000)]),
        (0, TSUMO._replace(wareme="self"), [(1000, 2000), (2000, 4000)]),
        (0, DEALER_TSUMO._replace(wareme="self"), [(2000, 4000)]),
    ],
)
def test_every_doubling_is_told_once(
    yakuman: int, terms: Terms, told: list[tuple[int, int]]
) -> None:  # R6.1-a
    steps = score_of(3, 30, terms, WAREME, yakuman=yakuman).steps
    doublings = [(dict(step.facts)["points"], step.result) for step in steps if step.id == "wareme"]
    assert doublings == told


def test_two_liabilities_where_several_yakuman_count_as_one() -> None:
    """R3.6-a: the one yakuman that is paid is paid once."""
    terms = TSUMO._replace(liable=((LEFT, 1), (RIGHT, 1)))
    score = score_of(0, 30, terms, rules(yakuman_stacking=False), yakuman=1)
    assert paid(score) == {LEFT: 32000}


def test_the_whole_win_below_a_yakuman() -> None:  # R2.8.3-i
    score = score_of(3, 40, TSUMO._replace(liable=((RIGHT, 0),)), RuleSet())
    assert paid(score) == {RIGHT: 5200}


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("terms", [RON, DEALER_RON, TSUMO, DEALER_TSUMO])
@pytest.mark.parametrize(("honba", "deposits"), [(0, 0), (2, 3)])
def test_nothing_is_lost_or_made(name: str, terms: Terms, honba: int, deposits: int) -> None:
    """What the winner receives is what the others pay, and what lay on the table."""
    played = preset(name).rules
    terms = terms._replace(honba=honba, deposits=deposits)
    hands = [(han, fu, 0) for han in range(1, 15) for fu in (25, 30, 60, 110)]
    for han, fu, yakuman in (*hands, (0, 30, 1), (0, 30, 2)):
        score = score_of(han, fu, terms, played, yakuman=yakuman)
        assert score.total == sum(paid(score).values()) + 1000 * deposits
        assert score.steps[-1].result == score.total
        assert sum(seat_changes(score)) == 1000 * deposits
        assert all(payment.points % 100 == 0 < payment.points for payment in score.payments)
        assert {*paid(score)} == ({ACROSS} if terms.by is WinBy.RON else {*OTHERS})
        for payment in score.payments:
            assert payment.points == sum(points for _, points in payment.parts)


@pytest.mark.parametrize("dealer", [False, True])
def test_more_han_or_fu_never_pay_less(dealer: bool) -> None:
    terms = Terms(WinBy.RON, dealer)
    for options in ({}, {"kiriage_mangan": True}, {"kazoe_yakuman": False}, {"aotenjou": "on"}):
        values = [
            [score_of(han, fu, terms, rules(**options)).value for fu in range(20, 120, 10)]
            for han in range(1, 15)
        ]
        assert all(row == sorted(row) for row in values)
        assert all(list(column) == sorted(column) for column in zip(*values, strict=True))
