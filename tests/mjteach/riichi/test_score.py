"""From han and fu to payments (R4.1, R2.8.3, R6.1): every limit, option and liability.

The tables themselves are held to the specification by the case tests.
"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjteach.core.melds import Source
from mjteach.riichi.context import WinBy
from mjteach.riichi.presets import PRESETS, preset
from mjteach.riichi.rules import RuleSet, replace_options
from mjteach.riichi.score import (
    OTHERS,
    Liable,
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
        # every 13 han a counted yakuman
        (12, 30, {"kazoe_yakuman_stacking": True}, 6000, Limit.SANBAIMAN),
        (13, 30, {"kazoe_yakuman_stacking": True}, 8000, Limit.KAZOE_YAKUMAN),
        (25, 30, {"kazoe_yakuman_stacking": True}, 8000, Limit.KAZOE_YAKUMAN),
        (26, 30, {"kazoe_yakuman_stacking": True}, 2 * 8000, Limit.KAZOE_YAKUMAN),
        (38, 30, {"kazoe_yakuman_stacking": True}, 2 * 8000, Limit.KAZOE_YAKUMAN),
        (39, 30, {"kazoe_yakuman_stacking": True}, 3 * 8000, Limit.KAZOE_YAKUMAN),
        (
            26,
            30,
            {"kazoe_yakuman_stacking": True, "kazoe_yakuman": False},
            6000,
            Limit.SANBAIMAN,
        ),
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
            3, 30, RON._replace(wareme=ACROSS, honba=1), {"wareme": "on"}, {ACROSS: 8400}, 8400,
        ),
        (
            3, 30, TSUMO._replace(wareme=RIGHT, honba=2), {"wareme": "on"},
            {RIGHT: 2400, ACROSS: 1200, LEFT: 2200}, 5800,
        ),
        (
            3, 30, TSUMO._replace(wareme="self", honba=1, deposits=1), {"wareme": "on"},
            {RIGHT: 2200, ACROSS: 2200, LEFT: 4200}, 9600,
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


def liable(player: Source, yakuman: int = 1) -> tuple[Liable, ...]:
    return (Liable(player, yakuman, "daisangen" if yakuman else "rinshan"),)


LIABLE = liable(LEFT)


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
        (1, RON._replace(liable=liable(ACROSS)), {ACROSS: 32000}),
        # R2.8.3-h, -j, -k: the other yakuman are paid as usual
        (2, DEALER_TSUMO._replace(liable=LIABLE), {LEFT: 64000, RIGHT: 16000, ACROSS: 16000}),
        (2, DEALER_RON._replace(liable=LIABLE), {ACROSS: 72000, LEFT: 24000}),
        (2, TSUMO._replace(liable=LIABLE), {LEFT: 48000, RIGHT: 8000, ACROSS: 8000}),
        (2, TSUMO._replace(liable=liable(RIGHT)), {LEFT: 16000, RIGHT: 40000, ACROSS: 8000}),
        (2, RON._replace(liable=liable(ACROSS)), {ACROSS: 64000}),
        # a doubled yakuman is covered whole
        (2, TSUMO._replace(liable=liable(LEFT, 2)), {LEFT: 64000}),
        # two players, each liable for another yakuman
        (2, TSUMO._replace(liable=LIABLE + liable(RIGHT)), {LEFT: 32000, RIGHT: 32000}),
        # R2.8.3-o: counters from the discarder, or from the liable player
        (1, RON._replace(liable=LIABLE, honba=1), {ACROSS: 16300, LEFT: 16000}),
        (1, TSUMO._replace(liable=LIABLE, honba=1), {LEFT: 32300}),
        # R2.8.3-i: the whole win, here with another yakuman
        (2, TSUMO._replace(liable=liable(LEFT, 0)), {LEFT: 64000}),
        # the kan that made four quads certain also gave the winning tile: paid once
        (1, TSUMO._replace(liable=liable(LEFT, 0) + LIABLE), {LEFT: 32000}),
        (1, TSUMO._replace(liable=LIABLE + liable(LEFT, 0)), {LEFT: 32000}),
    ],
)
def test_liability(yakuman: int, terms: Terms, expected: dict[Source, int]) -> None:
    score = score_of(0, 30, terms, RuleSet(), yakuman=yakuman)
    assert paid(score) == expected
    assert score.total == sum(expected.values())


UNLIMITED = 30 * 2**17
"""Basic points of two han beside a yakuman without limits."""
BY_TSUMO = [round_up(2 * UNLIMITED), round_up(UNLIMITED), round_up(UNLIMITED)]
"""What the three pay by tsumo, each rounded up."""
TWO = UNLIMITED << 13
"""And beside two of them."""


@pytest.mark.parametrize(
    ("han", "yakuman", "terms", "expected"),
    [
        # R2.8.3-b, R6.1-b: the only yakuman is the whole hand
        (2, 1, TSUMO._replace(liable=LIABLE), {LEFT: sum(BY_TSUMO)}),
        (2, 1, DEALER_TSUMO._replace(liable=LIABLE), {LEFT: 3 * round_up(2 * UNLIMITED)}),
        (2, 1, RON._replace(liable=LIABLE), {ACROSS: 2 * UNLIMITED, LEFT: 2 * UNLIMITED}),
        (2, 1, RON._replace(liable=liable(ACROSS)), {ACROSS: 4 * UNLIMITED}),
        # one of two yakuman is half of it
        (
            2,
            2,
            DEALER_TSUMO._replace(liable=LIABLE),
            {LEFT: 4 * round_up(TWO), RIGHT: round_up(TWO), ACROSS: round_up(TWO)},
        ),
        (
            2,
            2,
            TSUMO._replace(liable=liable(LEFT, 2)),
            {LEFT: 2 * round_up(TWO) + round_up(2 * TWO)},
        ),
    ],
)
def test_liability_without_limits(
    han: int, yakuman: int, terms: Terms, expected: dict[Source, int]
) -> None:
    score = score_of(han, 30, terms, rules(aotenjou="on"), yakuman=yakuman)
    assert paid(score) == {payer: round_up(points) for payer, points in expected.items()}


@pytest.mark.parametrize(
    ("terms", "yakuman", "expected"),
    [
        # R2.8.3-l: with a multiple yakuman everybody by tsumo, the liable player by ron
        (TSUMO, 2, {LEFT: 200, RIGHT: 200, ACROSS: 200}),
        (RON, 2, {LEFT: 600}),
        # R2.8.3-o: with a single one as elsewhere
        (TSUMO, 1, {LEFT: 600}),
        (RON, 1, {ACROSS: 600}),
    ],
)
def test_honba_with_liability_in_jpml(
    terms: Terms, yakuman: int, expected: dict[Source, int]
) -> None:
    def counters(option: str) -> dict[Source | None, int]:
        asked = terms._replace(honba=2, liable=LIABLE)
        score = score_of(0, 30, asked, rules(pao_honba=option), yakuman=yakuman)
        return {
            payment.payer: points
            for payment in score.payments
            for reason, points in payment.parts
            if reason == "honba"
        }

    assert counters("jpml") == expected
    assert counters("as_payment") == {LEFT if terms.by is WinBy.TSUMO else ACROSS: 600}


@pytest.mark.parametrize("option", ["as_payment", "jpml"])
def test_without_liability_the_option_for_its_honba_changes_nothing(option: str) -> None:
    for terms, payers in ((TSUMO, 3), (RON, 1)):
        score = score_of(0, 30, terms._replace(honba=1), rules(pao_honba=option), yakuman=2)
        assert [part for payment in score.payments for part in payment.parts[1:]] == [
            ("honba", 300 // payers)
        ] * payers


@pytest.mark.parametrize(
    ("terms", "options", "parts"),
    [
        # R2.8.3-i: each of the three rounded up, not their sum
        (TSUMO, {}, (700, 700, 1300)),
        (DEALER_TSUMO, {}, (1300, 1300, 1300)),
        # what wareme would have doubled
        (TSUMO._replace(wareme=RIGHT), {"wareme": "on"}, (1400, 700, 1300)),
        (TSUMO._replace(wareme="self"), {"wareme": "on"}, (1400, 1400, 2600)),
    ],
)
def test_who_fed_the_kan_pays_for_all_three(
    terms: Terms, options: dict[str, Any], parts: tuple[int, ...]
) -> None:
    score = score_of(2, 40, terms._replace(liable=liable(ACROSS, 0)), rules(**options))
    assert paid(score) == {ACROSS: sum(parts)}
    step = next(step for step in score.steps if step.id == "liable.rinshan")
    assert (step.result, dict(step.facts)) == (sum(parts), {"payer": ACROSS, "parts": parts})
    assert score.total == score_of(2, 40, terms, rules(**options)).total


@given(
    st.integers(1, 14),
    st.sampled_from((20, 25, 30, 40, 60, 110)),
    st.integers(0, 3),
    st.sampled_from([TSUMO, DEALER_TSUMO, RON, DEALER_RON]),
    st.lists(st.tuples(st.sampled_from(OTHERS), st.integers(0, 2)), min_size=1, max_size=2),
    st.sampled_from(["off", "on"]),
    st.booleans(),
    st.integers(0, 2),
)
def test_liability_costs_the_winner_nothing(
    han: int,
    fu: int,
    yakuman: int,
    terms: Terms,
    players: list[tuple[Source, int]],
    aotenjou: str,
    stacking: bool,
    honba: int,
) -> None:
    """R2.8.3: who pays changes, what the winner gets does not; halves may be rounded up."""
    played = rules(aotenjou=aotenjou, yakuman_stacking=stacking)
    fed = tuple(part for player, count in players for part in liable(player, count))
    if any(one.yakuman for one in fed) and not yakuman:
        return
    terms = terms._replace(honba=honba)
    plain = score_of(han, fu, terms, played, yakuman=yakuman)
    shifted = score_of(han, fu, terms._replace(liable=fed), played, yakuman=yakuman)
    assert plain.total <= shifted.total <= plain.total + 600 * len(fed)


@pytest.mark.parametrize(
    ("terms", "shares"),
    [
        (TSUMO, ["share.non_dealer", "share.dealer"]),
        (DEALER_TSUMO, ["share.each"]),
        (RON, ["share.ron"]),
    ],
)
def test_every_share_is_told_once(terms: Terms, shares: list[str]) -> None:
    steps = score_of(3, 30, terms, RuleSet()).steps
    assert [step.id for step in steps] == ["base", *shares, "total"]


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
    terms = TSUMO._replace(liable=LIABLE + liable(RIGHT))
    score = score_of(0, 30, terms, rules(yakuman_stacking=False), yakuman=1)
    assert paid(score) == {LEFT: 32000}


def test_the_whole_win_below_a_yakuman() -> None:  # R2.8.3-i
    score = score_of(3, 40, TSUMO._replace(liable=liable(RIGHT, 0)), RuleSet())
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
