"""Whole games of random results: every rule set ends its games, and settles them or says why."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mjteach.core.errors import RuleSetError
from mjteach.core.seats import AFTER, SEATS, Seat
from mjteach.core.tiles import WINDS
from mjteach.riichi.match.ending import GameOver, after_hand, game_end
from mjteach.riichi.match.repeats import next_hand
from mjteach.riichi.match.result import HandResult, Points, ResultKind
from mjteach.riichi.match.settlement import final_score, settle
from mjteach.riichi.match.state import Match, start_match
from mjteach.riichi.presets import PRESETS
from mjteach.riichi.rules import OPTIONS, RuleSet, replace_options

ABORTS = ("kyuushu_kyuuhai", "suufon_renda", "suucha_riichi", "suukaikan", "sanchahou")
MANY_HANDS = 2_000
"""A dealer who repeats at random loses the deal long before."""


def changed(points: Points, *changes: tuple[Seat, int]) -> Points:
    held = list(points)
    for seat, change in changes:
        held[seat] += change
    return held[0], held[1], held[2], held[3]


def random_result(match: Match, dice: Random) -> HandResult:
    """Any end of a hand, in which points and sticks are conserved."""
    kind = dice.choices(list(ResultKind), weights=(60, 25, 10, 5))[0]
    payer = dice.choice(SEATS)
    if kind in (ResultKind.WIN, ResultKind.CHOMBO):
        winner, *more = dice.sample(AFTER[payer], dice.choice((1, 1, 1, 2)))
        amount = 100 * dice.randrange(10, 100)
        paid = changed(match.points, (payer, -amount), (winner, amount))
        if kind is ResultKind.CHOMBO:
            return HandResult(kind, paid, match.deposits, offenders=(payer,))
        winners = tuple(seat for seat in AFTER[payer] if seat in (winner, *more))
        taken = changed(paid, (winners[0], 1000 * match.deposits))
        return HandResult(kind, taken, 0, winners=winners)
    staked = changed(match.points, (payer, -1000))
    if kind is ResultKind.ABORTIVE_DRAW:
        return HandResult(kind, staked, match.deposits + 1, abort=dice.choice(ABORTS))
    tenpai = tuple(seat for seat in SEATS if dice.random() < 0.4)
    return HandResult(kind, staked, match.deposits + 1, tenpai=tenpai)


class Played(NamedTuple):
    match: Match
    result: HandResult
    after: Match | GameOver


def game(match: Match, dice: Random) -> Iterator[Played]:
    """The hands of a game; a dealer who may stop tosses a coin."""
    for _ in range(MANY_HANDS):
        result = random_result(match, dice)
        stops = game_end(match, result).may_stop and dice.random() < 0.5
        after = after_hand(match, result, dealer_stops=stops)
        yield Played(match, result, after)
        if isinstance(after, GameOver):
            return
        match = after
    raise AssertionError("the game does not end")


def place_in_game(match: Match) -> int:
    """How many times the deal has passed."""
    return 4 * WINDS.index(match.round_wind) + match.dealer


ENDING_OPTIONS = (
    "game_length",
    "renchan",
    "all_noten_dealer_repeats",
    "honba_reset_when_agari_renchan_fails",
    "abort_dealer_keeps_deal",
    "multiple_ron_dealer_repeats",
    "agari_yame",
    "tenpai_yame",
    "tobi",
    "extension",
    "tie_break",
    "deposit_at_game_end",
)

any_rules = st.sampled_from([found.rules for found in PRESETS.values()]) | st.builds(
    lambda chosen: replace_options(RuleSet(), **chosen),
    st.fixed_dictionaries({key: st.sampled_from(OPTIONS[key].allowed) for key in ENDING_OPTIONS}),
)


@settings(max_examples=200, deadline=None)
@given(
    rules=any_rules,
    seed=st.integers(0, 10**9),
    winds=st.integers(1, 3),
    repeat_first=st.booleans(),
)
def test_every_game_ends(rules: RuleSet, seed: int, winds: int, repeat_first: bool) -> None:
    start = start_match(rules, winds, repeat_before_end=repeat_first)
    total = 4 * rules.start_points
    passed = 0
    hands = [*game(start, Random(seed))]
    for match, result, after in hands:
        assert sum(match.points) + 1000 * match.deposits == total
        coming = next_hand(match, result)
        if isinstance(after, Match):
            assert place_in_game(after) - place_in_game(match) == (not coming.repeats)
            assert (after.honba, after.deposits) == (coming.honba, result.deposits)
            passed += not coming.repeats
    last = hands[-1]
    assert isinstance(last.after, GameOver)
    assert passed <= place_in_game(last.match) <= 15
    assert last.after.match.played == len(hands)
    assert sum(last.after.match.wins) == sum(len(played.result.winners) for played in hands)
    assert sum(last.after.match.chombo) == sum(len(played.result.offenders) for played in hands)


@pytest.mark.parametrize("name", PRESETS)
def test_every_named_rule_set_ends_and_settles_its_games(name: str) -> None:
    rules = PRESETS[name].rules
    settled = 0
    for seed in range(40):
        *_, last = game(start_match(rules), Random(seed))
        assert isinstance(last.after, GameOver)
        try:
            result = settle(final_score(last.after.match), rules, yakitori=10)
        except RuleSetError:
            continue  # C28, C58: test_settlement.py says when
        settled += 1
        assert result.places[result.order[0]] == 1
    assert settled > 20


@settings(max_examples=100, deadline=None)
@given(rules=any_rules, seed=st.integers(0, 10**9), winds=st.integers(1, 3))
def test_a_game_without_repeats_is_bounded(rules: RuleSet, seed: int, winds: int) -> None:
    """Four hands for each wind, those of the extension included."""
    regular = {"east_only": 1, "hanchan": 2, "full": 4}[rules.game_length]
    dice = Random(seed)
    after: Match | GameOver = start_match(rules, winds)
    while isinstance(after, Match):
        winner = dice.choice(AFTER[after.dealer])
        won = HandResult(ResultKind.WIN, after.points, 0, winners=(winner,))
        after = after_hand(after, won)
    extended = rules.extension == "sudden_death" and rules.return_points > rules.start_points
    most = min(4, regular + winds if extended else regular)
    assert after.match.played == 4 * most
