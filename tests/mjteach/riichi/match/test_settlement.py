"""Settlements: rows worked out by hand, every option value, and what no source settles."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mjteach.core.errors import RuleSetError
from mjteach.core.message import Message
from mjteach.core.seats import SEATS, Seat
from mjteach.riichi.match.result import Points
from mjteach.riichi.match.settlement import COUNTED, FinalScore, Settlement, settle
from mjteach.riichi.match.standing import order, places
from mjteach.riichi.match.uma import oka_points, parse_uma, plus_count, uma_row
from mjteach.riichi.presets import PRESETS, preset
from mjteach.riichi.rules import RuleSet, replace_options
from support.errors import problem_is

A, B, C, D = Seat
TUTORIAL = RuleSet()
CLUB = preset("club").rules
JPML = replace_options(preset("jpml_a").rules, start_points=30000, return_points=30000)
NPM = preset("npm").rules
SPLIT = replace_options(TUTORIAL, tie_break="split_uma", oka="none", start_points=30000)
YAKITORI = replace_options(TUTORIAL, yakitori="on")


def options(**changes: object) -> RuleSet:
    return replace_options(TUTORIAL, **changes)


def final(*points: int, **rest: object) -> FinalScore:
    a, b, c, d = points
    return FinalScore((a, b, c, d))._replace(**rest)


def results(settled: Settlement) -> list[float]:
    return [float(result) for result in settled.results]


SETTLED = {
    "the club's own table": (
        final(41900, 24200, 21800, 12100), CLUB, [26.9, 4.2, -8.2, -22.9],
    ),  # R4.3.1-g
    "oka to first": (final(42300, 28600, 18100, 11000), TUTORIAL, [52.3, 8.6, -21.9, -39.0]),
    "by seat, not by rank": (
        final(11000, 42300, 28600, 18100), TUTORIAL, [-39.0, 52.3, 8.6, -21.9],
    ),
    "no uma": (final(34000, 25000, 21000, 20000), options(uma="none"), [24, -5, -9, -10]),
    "no oka though the scores differ": (
        final(34000, 25000, 21000, 20000), options(oka="none"), [24, 5, -19, -30],
    ),
    "no oka where the scores are equal": (
        final(34000, 25000, 21000, 20000),
        options(return_points=25000),
        [29, 10, -14, -25],
    ),
    "oka within the uma": (final(40000, 30000, 20000, 10000), NPM, [60, 10, -20, -50]),  # C30
    "uma by plus-count, one": (final(48000, 29000, 24000, 19000), JPML, [30, -2, -9, -19]),
    "uma by plus-count, two": (final(48000, 33000, 20000, 19000), JPML, [26, 7, -14, -19]),
    "uma by plus-count, three": (final(40000, 32000, 30000, 18000), JPML, [18, 5, 1, -24]),
    "a negative score": (final(60000, 30000, 15000, -5000), TUTORIAL, [70, 10, -25, -55]),
    # ties (R4.4)
    "tied for second, by seat": (
        final(25000, 40000, 25000, 10000), TUTORIAL, [5, 50, -15, -40],
    ),
    "tied for first, by seat": (final(20000, 35000, 35000, 10000), TUTORIAL, [-20, 45, 15, -40]),
    "all equal, by seat": (final(25000, 25000, 25000, 25000), TUTORIAL, [35, 5, -15, -25]),
    "tied for second, uma shared": (
        final(25000, 40000, 25000, 10000),
        options(tie_break="split_uma"),
        [-5, 50, -5, -40],
    ),  # R4.4-d
    "tied for first, uma shared": (
        final(35000, 35000, 30000, 20000), SPLIT, [20, 20, -10, -30],
    ),
    "tied for last, uma shared": (
        final(45000, 35000, 20000, 20000), SPLIT, [35, 15, -25, -25],
    ),
    "two pairs, uma shared": (final(35000, 25000, 35000, 25000), SPLIT, [20, -20, 20, -20]),
    "all equal, uma shared": (final(30000, 30000, 30000, 30000), SPLIT, [0, 0, 0, 0]),
    "a half point of uma": (
        final(35000, 35000, 30000, 20000),
        replace_options(SPLIT, uma=(10, 5, -5, -10)),
        [12.5, 12.5, -5, -20],
    ),
    # sticks (R2.6.3-s)
    "sticks to first": (
        final(40000, 30000, 20000, 8000, deposits=2), TUTORIAL, [52, 10, -20, -42],
    ),
    "sticks to the first by seat": (
        final(34000, 34000, 20000, 10000, deposits=2), TUTORIAL, [46, 14, -20, -40],
    ),
    "sticks stay": (
        final(40000, 30000, 20000, 8000, deposits=2),
        options(deposit_at_game_end="stays"),
        [50, 10, -20, -42],
    ),
    "sticks to first lift a plus-count": (
        final(28000, 27000, 26000, 19000, deposits=20),
        replace_options(JPML, deposit_at_game_end="to_first"),
        [30, -4, -7, -19],
    ),
    # penalties after the game
    "chombo": (final(40000, 30000, 20000, 10000, chombo=(0, 0, 1, 2)), NPM, [60, 10, -60, -130]),
    "a chombo that was paid at once": (
        final(40000, 30000, 20000, 10000, chombo=(0, 0, 1, 2)), TUTORIAL, [50, 10, -20, -40],
    ),
    "everybody won": (final(40000, 30000, 20000, 10000, wins=(1, 1, 2, 1)), YAKITORI,
                      [50, 10, -20, -40]),
}  # fmt: skip


@pytest.mark.parametrize("name", SETTLED)
def test_results(name: str) -> None:
    score, rules, expected = SETTLED[name]
    assert results(settle(score, rules)) == expected


@pytest.mark.parametrize(
    ("options", "deposits", "missing"),
    [
        ({}, 0, {"sticks.to_first", "sticks.by_seat", "sticks.stay"}),
        ({"deposit_at_game_end": "stays"}, 0, {"sticks.stay"}),
        ({"uma": "none"}, 0, {"uma", "uma.shared", "plus_count"}),
        ({}, 1, {"yakitori", "chombo", "plus_count"}),
    ],
)
def test_what_did_not_happen_is_no_step(
    options: dict[str, Any], deposits: int, missing: set[str]
) -> None:
    final = FinalScore((42300, 28600, 18100, 11000 - 1000 * deposits), deposits)
    steps = settle(final, replace_options(RuleSet(), **options), yakitori=10).steps
    assert not missing & {step.id for step in steps}


def test_three_players_share_thirds_exactly() -> None:
    settled = settle(final(36000, 28000, 28000, 28000), replace_options(SPLIT, uma="none"))
    assert settled.results[1:] == (Fraction(-2),) * 3
    shared = settle(final(36000, 28000, 28000, 28000), SPLIT)
    assert shared.results == (26, *(Fraction(-2) - Fraction(20, 3),) * 3)
    assert shared.total == 0


def test_yakitori_needs_a_sum_and_takes_it() -> None:
    """No source names the sum (R6.1-c), so it is asked for."""
    score = final(40000, 30000, 20000, 10000, wins=(3, 0, 2, 0))
    assert results(settle(score, YAKITORI, yakitori=10)) == [50, 0, -20, -50]
    assert settle(score, YAKITORI, yakitori=10).total == -20
    assert results(settle(score, TUTORIAL, yakitori=10)) == [50, 10, -20, -40]


UNDEFINED = {
    "nobody in plus": (final(29000, 28000, 27000, 26000, deposits=10), JPML, "plus_count"),
    "all four in plus": (final(30000, 30000, 30000, 30000), JPML, "plus_count"),
    "tied under a table by plus-count": (
        final(45000, 35000, 20000, 20000), JPML, "plus_tied",
    ),
    "oka, first place shared": (
        final(35000, 35000, 20000, 10000), options(tie_break="split_uma"), "oka_shared",
    ),
    "oka within the uma, first place shared": (
        final(35000, 35000, 20000, 10000), NPM, "oka_shared",
    ),
    "yakitori without a sum": (
        final(40000, 30000, 20000, 10000, wins=(1, 0, 1, 1)), YAKITORI, "yakitori",
    ),
    "yakitori without a count": (final(40000, 30000, 20000, 10000), YAKITORI, "yakitori"),
}  # fmt: skip


@pytest.mark.parametrize("name", UNDEFINED)
def test_what_no_source_settles_is_refused_with_the_reason(name: str) -> None:
    """C28, C58."""
    score, rules, check = UNDEFINED[name]
    with pytest.raises(RuleSetError) as refused:
        settle(score, rules)
    reason = refused.value.message.get("reason")
    assert isinstance(reason, Message)
    assert reason.id == f"check.settle.{check}.no"
    if check == "yakitori":
        counted = score.wins is not None
        assert reason.get("counted") is counted
        assert reason.get("players") == (("B",) if counted else ())


@pytest.mark.parametrize(
    ("score", "rules"),
    [
        (final(35000, 35000, 30000, 20000), SPLIT),  # shared, but no oka
        (final(40000, 25000, 25000, 10000), options(tie_break="split_uma")),  # oka, one first
        (final(35000, 35000, 20000, 10000), TUTORIAL),  # one first by seat
        (final(45000, 35000, 20000, 20000), replace_options(JPML, tie_break="seat_order")),
    ],
)
def test_what_is_settled_beside_them(score: FinalScore, rules: RuleSet) -> None:
    assert settle(score, rules).total == 0


def test_places_and_order() -> None:
    tied = (25000, 30000, 25000, 20000)
    assert order(tied) == (B, A, C, D)  # R4.4-a
    assert places(tied, TUTORIAL) == (2, 1, 3, 4)
    assert places(tied, SPLIT) == (2, 1, 2, 4)  # R4.4-b
    assert places((1, 1, 1, 1), SPLIT) == (1, 1, 1, 1)


@pytest.mark.parametrize(
    ("text", "row"),
    [
        ("10-20", (20, 10, -10, -20)),
        ("10-30", (30, 10, -10, -30)),
        ("5-10", (10, 5, -5, -10)),
        ("15-5", (15, 5, -5, -15)),
        (" 4 - 12 ", (12, 4, -4, -12)),
    ],
)
def test_names_of_uma(text: str, row: tuple[int, ...]) -> None:
    assert parse_uma(text) == row


@pytest.mark.parametrize("text", ["", "10", "10-", "ten-twenty", "10-20-30", "-5-10", "１０-20"])
def test_what_names_no_uma(text: str) -> None:
    with pytest.raises(RuleSetError, check=problem_is("no_uma_name")):
        parse_uma(text)


@pytest.mark.parametrize(
    ("start", "zero", "oka"),
    [(25000, 30000, 20000), (27000, 30000, 12000), (30000, 30000, 0), (30000, 25000, 0)],
)
def test_oka(start: int, zero: int, oka: int) -> None:
    assert oka_points(options(start_points=start, return_points=zero)) == oka
    assert oka_points(options(start_points=start, return_points=zero, oka="none")) == 0


def test_without_uma_every_place_has_none() -> None:
    assert uma_row(options(uma="none"), 2) == (0, 0, 0, 0)


def test_uma_by_plus_count() -> None:
    assert [uma_row(JPML, count) for count in range(5)] == [
        None, (12, -1, -3, -8), (8, 4, -4, -8), (8, 3, 1, -12), None,
    ]  # fmt: skip
    assert plus_count((30000, 29900, 30100, 0), JPML) == 2
    assert uma_row(options(uma="none"), 2) == (0, 0, 0, 0)


# --- properties

sticks = st.integers(0, 8)


@st.composite
def scores(draw: st.DrawFn, start: int) -> FinalScore:
    """Points and sticks that add up to four times the start; often tied."""
    deposits = draw(sticks)
    left = 4 * start - 1000 * deposits
    amount = st.sampled_from((start - 5000, start, start + 5000)) | st.integers(-200, 700).map(
        lambda hundreds: 100 * hundreds
    )
    a, b, c = draw(amount), draw(amount), draw(amount)
    held = draw(st.permutations((a, b, c, left - a - b - c)))
    counts = st.tuples(*(st.integers(0, 3),) * 4)
    points: Points = (held[0], held[1], held[2], held[3])
    return FinalScore(points, deposits, draw(counts), draw(counts))


rule_sets = st.sampled_from([found.rules for found in PRESETS.values()]) | st.builds(
    options,
    start_points=st.sampled_from((25000, 27000, 30000)),
    oka=st.sampled_from(("none", "to_first", "folded_into_uma")),
    uma=st.sampled_from(((20, 10, -10, -20), (50, 10, -10, -30), "none")),
    tie_break=st.sampled_from(("seat_order", "split_uma")),
    deposit_at_game_end=st.sampled_from(("to_first", "stays")),
    yakitori=st.sampled_from(("off", "on")),
    chombo_payment=st.sampled_from(("mangan", "after_game_deduction")),
    chombo_after_game_points=st.sampled_from((0, 20)),
)


def undefined(score: FinalScore, rules: RuleSet) -> bool:
    """Whether no source settles it: C28 and C58, read on their own."""
    first, *_ = held = sorted(score.points, reverse=True)
    shared = rules.tie_break == "split_uma"
    if rules.uma == "by_plus_count":
        taken = 1000 * score.deposits * (rules.deposit_at_game_end == "to_first")
        plus = sum(own >= rules.return_points for own in (first + taken, *held[1:]))
        if plus in (0, 4) or (shared and len({*held}) < 4):
            return True
    oka = rules.oka != "none" and rules.return_points > rules.start_points
    return shared and oka and held.count(first) > 1


def expected_total(score: FinalScore, rules: RuleSet) -> Fraction:
    """What the results add up to, in points of 1000, from what is added and what gets lost."""
    uma = 0 if isinstance(rules.uma, str) else sum(rules.uma)  # each row of the table adds up to 0
    total = Fraction(sum(score.points) - 4 * rules.return_points, 1000) + uma
    if rules.oka == "to_first":
        total += Fraction(oka_points(rules), 1000)
    if rules.deposit_at_game_end == "to_first":
        total += score.deposits
    if rules.yakitori == "on":
        total -= 10 * [*(score.wins or ())].count(0)
    if rules.chombo_payment == "after_game_deduction":
        total -= rules.chombo_after_game_points * sum(score.chombo)
    return total


@settings(max_examples=300, deadline=None)
@given(data=st.data(), rules=rule_sets)
def test_totals_and_steps(data: st.DataObject, rules: RuleSet) -> None:
    """Nothing is lost but what the rules take away, and the steps add up to the results."""
    score = data.draw(scores(rules.start_points))
    if undefined(score, rules):
        with pytest.raises(RuleSetError, check=problem_is("not_settled")):
            settle(score, rules, yakitori=10)
        return
    settled = settle(score, rules, yakitori=10)
    assert settled.total == expected_total(score, rules)
    for seat in SEATS:
        own = [step for step in settled.steps if step.seat is seat and step.id in COUNTED]
        assert sum(step.value for step in own) == settled.results[seat]
        assert [step.id for step in own].count("base") == 1
    assert sorted(settled.order) == [*SEATS]
    assert settled.places[settled.order[0]] == 1


@settings(max_examples=150, deadline=None)
@given(data=st.data(), tie_break=st.sampled_from(("seat_order", "split_uma")))
def test_zero_sum(data: st.DataObject, tie_break: str) -> None:
    """With balanced uma, the oka to first and the sticks taken, the results add up to 0."""
    rules = options(tie_break=tie_break)
    score = data.draw(scores(25000))
    first_shared = places(score.points, rules).count(1) > 1
    if first_shared:
        with pytest.raises(RuleSetError):
            settle(score, rules)
    else:
        assert settle(score, rules).total == 0


def test_shared_uma_does_not_depend_on_the_seat() -> None:
    held = (45000, 35000, 20000, 20000)
    for seats in permutations(range(4)):
        a, b, c, d = (held[place] for place in seats)
        settled = settle(final(a, b, c, d), SPLIT)
        assert sorted(settled.results) == [-25, -25, 15, 35]
