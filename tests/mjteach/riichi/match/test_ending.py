"""When a game is over, when its dealer may end it, and what is counted from hand to hand."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

import pytest

from mjteach.core.decision import CheckAnswer, IllegalActionError
from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import Tile
from mjteach.riichi.match.ending import GameOver, after_hand, game_end
from mjteach.riichi.match.result import HandResult, Points, ResultKind
from mjteach.riichi.match.state import Match, start_match
from mjteach.riichi.rules import RuleSet, replace_options

A, B, C, D = Seat
E, S, W, N = Tile.EAST, Tile.SOUTH, Tile.WEST, Tile.NORTH

REACHED = (30000, 28500, 21500, 20000)
SHORT = (29000, 28500, 21500, 21000)
DEALER_FIRST = (20000, 28500, 20000, 31500)
DEALER_FIRST_SHORT = (20000, 28500, 22000, 29500)
DEALER_TIED = (31000, 19000, 19000, 31000)


def won(points: Points, *winners: Seat) -> HandResult:
    return HandResult(ResultKind.WIN, points, 0, winners=winners)


def drawn(points: Points, *tenpai: Seat) -> HandResult:
    return HandResult(ResultKind.EXHAUSTIVE_DRAW, points, 1, tenpai=tenpai)


def aborted(points: Points, id: str = "suufon_renda") -> HandResult:
    return HandResult(ResultKind.ABORTIVE_DRAW, points, 1, abort=id)


def void(points: Points) -> HandResult:
    return HandResult(ResultKind.CHOMBO, points, 1, offenders=(B,))


def at(wind: Tile, dealer: Seat, **changes: object) -> Match:
    """A hand of a half game; ``winds`` and ``first`` are the terms of the extension."""
    winds, first = changes.pop("winds", 1), changes.pop("first", False)
    match = start_match(
        replace_options(RuleSet(), **changes), int(str(winds)), repeat_before_end=bool(first)
    )
    return match._replace(round_wind=wind, dealer=dealer)


YAME = {"agari_yame": True, "tenpai_yame": True}
NO_EXTRA = {"extension": "none"}


class Row(NamedTuple):
    match: Match
    result: HandResult
    reasons: list[str] = []  # noqa: RUF012 - rows are read only
    may_stop: bool = False


ROWS = {
    # before the last hand
    "a hand of the game": Row(at(E, A), won(REACHED, B)),
    "South 3": Row(at(S, C), won(REACHED, B)),
    "East 4 of a half game": Row(at(E, D), drawn(REACHED, A)),
    # the last hand (R2.11.1-a, -b)
    "another wins the last hand": Row(at(S, D), won(REACHED, A), ["goes_on.below_return"]),
    "a noten dealer at the end": Row(at(S, D), drawn(REACHED, A), ["goes_on.below_return"]),
    "nobody tenpai at the end": Row(at(S, D), drawn(REACHED), ["goes_on.below_return"]),
    "nobody tenpai, the dealer repeats": Row(
        at(S, D, all_noten_dealer_repeats=True), drawn(REACHED)
    ),
    "a tenpai dealer at the end": Row(at(S, D), drawn(REACHED, D)),
    "a tenpai dealer under agari renchan": Row(
        at(S, D, renchan="agari"), drawn(REACHED, D), ["goes_on.below_return"]
    ),
    "the last dealer wins": Row(at(S, D), won(REACHED, D)),
    "the last dealer wins second": Row(
        at(S, D, multiple_ron_dealer_repeats="never"), won(REACHED, A, D), ["goes_on.below_return"]
    ),
    "East 4 of an East-only game": Row(
        at(E, D, game_length="east_only"), won(REACHED, A), ["goes_on.below_return"]
    ),
    "North 4 of a full game": Row(
        at(N, D, game_length="full"), won(SHORT, A), ["goes_on.extension"]
    ),
    "South 4 of a full game": Row(at(S, D, game_length="full"), won(REACHED, A)),
    # abortive draws and void hands end no game
    "abort at the end": Row(at(S, D), aborted(REACHED)),
    "abort at the end, deal passing": Row(
        at(S, D, abort_dealer_keeps_deal="passes_on_suufon_and_kyuushu"), aborted(REACHED)
    ),
    "abort in the extension": Row(at(W, D), aborted(SHORT)),
    "abort in the extension, score reached": Row(at(W, A, first=True), aborted(REACHED)),
    "chombo at the end": Row(at(S, D), void(REACHED)),
    "chombo in the extension": Row(at(W, B), void(REACHED)),
    # stopping (R2.11.1-c to -e)
    "agari-yame": Row(at(S, D, **YAME), won(DEALER_FIRST, D), may_stop=True),
    "agari-yame is not played": Row(at(S, D, tenpai_yame=True), won(DEALER_FIRST, D)),
    "agari-yame of a dealer who is not first": Row(at(S, D, **YAME), won(REACHED, D)),
    "agari-yame of a tied dealer": Row(at(S, D, **YAME), won(DEALER_TIED, D)),  # R4.4-a
    "agari-yame of a dealer who shares first place": Row(
        at(S, D, tie_break="split_uma", **YAME), won(DEALER_TIED, D), may_stop=True
    ),
    "agari-yame below the return score": Row(at(S, D, **YAME), won(DEALER_FIRST_SHORT, D)),
    "agari-yame below it, no extra round": Row(
        at(S, D, **YAME, **NO_EXTRA), won(DEALER_FIRST_SHORT, D), may_stop=True
    ),
    "agari-yame below it, in the last extra hand": Row(
        at(W, D, **YAME), won(DEALER_FIRST_SHORT, D)
    ),
    "agari-yame below it, where the dealer repeats first": Row(
        at(W, D, first=True, **YAME), won((26400, 26300, 23900, 23400)[::-1], D)
    ),
    "agari-yame too early": Row(at(S, C, **YAME), won((20000, 20000, 40000, 20000), C)),
    "tenpai-yame": Row(at(S, D, **YAME), drawn(DEALER_FIRST, D), may_stop=True),
    "tenpai-yame is not played": Row(at(S, D, agari_yame=True), drawn(DEALER_FIRST, D)),
    "tenpai-yame of a noten dealer": Row(
        at(S, D, all_noten_dealer_repeats=True, **YAME), drawn(DEALER_FIRST)
    ),
    "tenpai-yame of a dealer who is not first": Row(at(S, D, **YAME), drawn(REACHED, D)),
    "tenpai-yame below the return score": Row(at(S, D, **YAME), drawn(DEALER_FIRST_SHORT, D)),
    "no stopping after an abortive draw": Row(at(S, D, **YAME), aborted(DEALER_FIRST)),
    "no stopping after a chombo": Row(at(S, D, **YAME), void(DEALER_FIRST)),
    # bust (R2.11.2, C14)
    "bust": Row(at(E, A), won((-100, 40100, 35000, 25000), B), ["goes_on.nobody_bust"]),
    "exactly 0": Row(at(E, A), won((0, 40000, 35000, 25000), B)),
    "exactly 0 counts": Row(
        at(E, A, tobi="zero_or_below"),
        won((0, 40000, 35000, 25000), B),
        ["goes_on.nobody_bust"],
    ),
    "exactly 100": Row(at(E, A, tobi="zero_or_below"), won((100, 39900, 35000, 25000), B)),
    "no bust rule": Row(at(E, A, tobi="off"), won((-9000, 49000, 35000, 25000), B)),
    "bust by a void hand": Row(
        at(E, A), void((27000, -1000, 37000, 36000)), ["goes_on.nobody_bust"]
    ),
    "bust by a riichi before an abortive draw": Row(
        at(E, A), aborted((-100, 39100, 35000, 25000)), ["goes_on.nobody_bust"]
    ),
    "bust although the dealer repeats": Row(
        at(S, D, **YAME), won((-100, 19100, 20000, 61000), D), ["goes_on.nobody_bust"]
    ),
    "bust at the end": Row(
        at(S, D),
        won((-100, 40100, 35000, 25000), B),
        ["goes_on.nobody_bust", "goes_on.below_return"],
    ),
    # extension (R4.3.2-e to -g)
    "extended": Row(at(S, D), won(SHORT, A)),
    "extended after a draw": Row(at(S, D), drawn(SHORT, A)),
    "no extra round": Row(at(S, D, **NO_EXTRA), won(SHORT, A), ["goes_on.extension"]),
    "the extra round goes on": Row(at(W, B), won(SHORT, A)),
    "sudden death": Row(at(W, B), won(REACHED, A), ["goes_on.below_return"]),
    "sudden death at a draw": Row(at(W, B), drawn(REACHED, A), ["goes_on.below_return"]),
    "the dealer reaches it": Row(at(W, D), won(DEALER_FIRST, D), ["goes_on.below_return"]),
    "another reaches it, the dealer tenpai": Row(
        at(W, B), drawn(REACHED, B), ["goes_on.below_return"]
    ),
    "the dealer repeats first": Row(at(W, B, first=True), drawn(REACHED, B)),
    "the dealer passes the deal": Row(
        at(W, B, first=True), drawn(REACHED, A), ["goes_on.below_return"]
    ),
    "a leading dealer repeats first": Row(at(W, D, first=True), won(DEALER_FIRST, D)),
    "a leading dealer may stop": Row(
        at(W, D, first=True, **YAME), won(DEALER_FIRST, D), may_stop=True
    ),
    "the extra round is over": Row(at(W, D), won(SHORT, A), ["goes_on.wind_left"]),
    "it stays open as long as the dealer repeats": Row(at(W, D), won(SHORT, D)),
    "a further round": Row(at(W, D, winds=2), won(SHORT, A)),
    "the further round is over": Row(at(N, D, winds=2), won(SHORT, A), ["goes_on.wind_left"]),
    "exactly the return score": Row(
        at(S, D, return_points=29000), won(SHORT, A), ["goes_on.below_return"]
    ),
}


@pytest.mark.parametrize("name", ROWS)
def test_whether_the_game_is_over(name: str) -> None:
    row = ROWS[name]
    end = game_end(row.match, row.result)
    assert [finding.check for finding in end.reasons] == row.reasons
    assert end.over is bool(row.reasons)
    assert end.may_stop is row.may_stop
    after = after_hand(row.match, row.result)
    assert isinstance(after, GameOver) is end.over
    counted = after.match if isinstance(after, GameOver) else after
    assert (counted.points, counted.deposits) == (row.result.points, row.result.deposits)


@pytest.mark.parametrize("name", ROWS)
def test_the_dealer_stops_only_where_the_rules_say_so(name: str) -> None:
    row = ROWS[name]
    if row.may_stop or row.reasons:
        over = after_hand(row.match, row.result, dealer_stops=True)
        assert isinstance(over, GameOver)
        assert over.stopped is row.may_stop
        assert over.match.name == row.match.name
    else:
        with pytest.raises(IllegalActionError) as refused:
            after_hand(row.match, row.result, dealer_stops=True)
        assert refused.value.verdict.failures


@pytest.mark.parametrize(
    ("match", "result", "failures"),
    [
        (at(S, D), won(DEALER_FIRST, D), ["stop.after_win"]),
        (at(S, D), drawn(DEALER_FIRST, D), ["stop.after_tenpai"]),
        (at(S, D, **YAME), won(REACHED, D), ["stop.first"]),
        (at(S, D, **YAME), won(DEALER_FIRST_SHORT, D), ["stop.no_extension"]),
        (at(W, D, **YAME), won(DEALER_FIRST_SHORT, D), ["stop.no_extension"]),
        (at(S, D, **YAME), drawn(REACHED, D), ["stop.first"]),
        (at(S, D, **YAME), drawn(DEALER_FIRST_SHORT, D), ["stop.no_extension"]),
        (at(S, D, **YAME), won(DEALER_FIRST, A), ["stop.repeats"]),
        (at(S, D, **YAME), aborted(DEALER_FIRST), ["stop.repeats"]),
        (at(E, D, **YAME), won(DEALER_FIRST, D), ["stop.last_hand"]),
    ],
)
def test_what_speaks_against_stopping(
    match: Match, result: HandResult, failures: list[str]
) -> None:
    assert [finding.check for finding in game_end(match, result).stop.failures] == failures


@pytest.mark.parametrize(
    ("match", "result", "tenpai"),
    [
        (at(S, D), drawn(DEALER_FIRST, D), True),
        (at(S, D, all_noten_dealer_repeats=True, **YAME), drawn(DEALER_FIRST), False),
    ],
)
def test_a_refused_tenpai_yame_says_whether_the_dealer_is_tenpai(
    match: Match, result: HandResult, tenpai: bool
) -> None:
    (refused,) = game_end(match, result).stop.failures
    assert refused.fact("tenpai") is tenpai


@pytest.mark.parametrize(
    ("result", "findings"),
    [
        (
            aborted(SHORT),
            {"goes_on.nobody_bust": CheckAnswer.YES, "goes_on.undecided": CheckAnswer.YES},
        ),
        (aborted((-100, 40100, 60000, 0)), {"goes_on.nobody_bust": CheckAnswer.NO}),
    ],
)
def test_what_is_asked_after_an_abort(result: HandResult, findings: dict[str, CheckAnswer]) -> None:
    verdict = game_end(at(S, D), result).verdict
    assert {finding.check: finding.answer for finding in verdict.findings} == findings


def test_the_findings_name_who_is_bust_and_who_has_reached_the_score() -> None:
    bust, reached = game_end(at(S, D), won((-100, 40100, 60000, 0), B)).reasons
    assert bust.fact("bust") == ("A",)
    assert (reached.fact("player"), reached.fact("best")) == ("C", 60000)
    assert reached.fact("needed") == 30000


def test_abortive_draws_and_void_hands_never_end_a_game() -> None:
    """In no hand, whatever the rules, as long as nobody is bust."""
    lengths = ("east_only", "hanchan", "full")
    keeps = ("always", "passes_on_suufon_and_kyuushu")
    for length, extension, keep, wind, dealer in product(
        lengths, ("none", "sudden_death"), keeps, (E, S, W, N), SEATS
    ):
        match = at(
            wind, dealer, game_length=length, extension=extension, abort_dealer_keeps_deal=keep
        )
        for result in (aborted(REACHED), aborted(SHORT, "kyuushu_kyuuhai"), void(REACHED)):
            assert isinstance(after_hand(match, result), Match)


def test_the_extension_is_played_to_its_end() -> None:
    """Nobody ever reaches the score: as many hands as there are winds, then it is settled."""
    for winds, hands in ((1, 12), (2, 16)):
        match: Match | GameOver = start_match(RuleSet(), winds)
        played = 0
        while isinstance(match, Match):
            match = after_hand(match, won(SHORT, SEATS[(match.dealer + 1) % 4]))
            played += 1
        assert played == match.match.played == hands


def test_what_is_counted() -> None:
    """Wins, wins without a break (R3.7-d), chombo and hands, by seat."""
    match = start_match(RuleSet())
    history = [
        (won(REACHED, B), (0, 1, 0, 0), (0, 1, 0, 0)),
        (won(REACHED, B), (0, 2, 0, 0), (0, 2, 0, 0)),
        (void(REACHED), (0, 2, 0, 0), (0, 2, 0, 0)),
        (won(REACHED, B, C), (0, 3, 1, 0), (0, 3, 1, 0)),
        (won(REACHED, C), (0, 3, 2, 0), (0, 0, 2, 0)),
        (aborted(REACHED), (0, 3, 2, 0), (0, 0, 0, 0)),
        (won(REACHED, A), (1, 3, 2, 0), (1, 0, 0, 0)),
        (drawn(REACHED, A), (1, 3, 2, 0), (0, 0, 0, 0)),
    ]
    for played, (result, wins, in_row) in enumerate(history, 1):
        after = after_hand(match, result)
        assert isinstance(after, Match)
        match = after
        assert (match.wins, match.wins_in_row, match.played) == (wins, in_row, played)
    assert match.chombo == (0, 1, 0, 0)
