"""A staged moment could have been played: turns, calls and indicators fit each other."""

from collections.abc import Iterator

import pytest

from mjteach.core.seats import NEXT, SEATS, Seat, seat_of
from mjteach.puzzles.generate import generate
from mjteach.puzzles.registry import ALL
from mjteach.puzzles.situations.moments import Moment, moment_scene
from mjteach.riichi.equipment import RIICHI_STICK
from mjteach.riichi.round.position import before_answers
from mjteach.riichi.round.state import Phase, RoundState

STAGED = ("call_choice", "kan_choice", "kuikae_guard", "payer", "pao_split", "priority")
STAGED = (*STAGED, "riichi_choice", "win_check")


def staged(kind: str, ruleset: str | None = None, count: int = 12) -> Iterator[RoundState]:
    (row,) = (row for row in ALL if row.id == kind)
    for level in row.levels:
        for number in range(count):
            puzzle = generate(row, level=level, seed=f"past{number}", ruleset=ruleset)
            yield before_answers(puzzle.content.state.origin)


def who_is_up(state: RoundState) -> Seat | None:
    """Who draws or has called once every river is discarded; None where it cannot be."""
    rivers = [[*own.river] for own in state.seats]
    calls = [[meld for meld in own.hand.melds if meld.source] for own in state.seats]
    who = state.dealer
    while rivers[who]:
        thrown = rivers[who].pop(0)
        if not thrown.called_away:
            who = NEXT[who]
            continue
        callers = [
            seat
            for seat in SEATS
            if calls[seat]
            and calls[seat][0].called == thrown.tile
            and seat_of(seat, calls[seat][0].source) is who
        ]
        if len(callers) != 1:
            return None
        who = callers[0]
        calls[who].pop(0)
    return None if any(rivers) or any(calls) else who


@pytest.mark.parametrize("kind", STAGED)
def test_the_rivers_are_those_of_turns_that_followed_each_other(kind):
    for state in staged(kind):
        up = who_is_up(state)
        put_down = state.asked if state.phase in (Phase.CALL, Phase.DRAW) else None
        robbed = put_down is not None and put_down.by != "discard"
        if state.phase is Phase.SHOW:
            assert up is not None
        elif state.phase is Phase.CALL and put_down is not None:
            assert up is (put_down.seat if robbed else NEXT[put_down.seat])
        else:
            assert up is state.turn


@pytest.mark.parametrize("kind", STAGED)
def test_points_and_sticks_are_those_of_four_players(kind):
    for state in staged(kind):
        on_the_table = RIICHI_STICK * state.deposits
        assert sum(state.points) + on_the_table == 4 * state.rules.start_points


@pytest.mark.parametrize("kind", STAGED)
def test_after_riichi_everything_is_discarded_as_drawn(kind):
    for state in staged(kind):
        for own in state.seats:
            places = [place for place, thrown in enumerate(own.river) if thrown.riichi]
            assert all(thrown.drawn for place in places for thrown in own.river[place + 1 :])
            is_open = state.asked is not None and state.phase is Phase.CALL
            assert is_open or all(0 < place < len(own.river) - 1 for place in places)


@pytest.mark.parametrize(
    ("ruleset", "opens"), [("tutorial_default", True), ("saikouisen_classic", False)]
)
def test_an_indicator_lies_open_for_every_kan_where_the_rules_open_one(ruleset, opens):
    for kind in ("pao_split", "kan_choice"):
        for state in staged(kind, ruleset):
            kans = sum(meld.is_quad for own in state.seats for meld in own.hand.melds)
            assert len(state.indicators) == 1 + kans * opens


def test_a_kan_that_may_be_robbed_looks_the_same_whether_somebody_may_or_not():
    for puzzle in (
        generate("win_check", level=3, seed=f"p{n}", topics="robbed_kan") for n in range(12)
    ):
        moment: Moment = puzzle.content
        seen = moment_scene(moment).board.view
        assert seen.phase is Phase.CALL
        assert len(seen.indicators) == 1
        assert seen.kans == 0


def test_after_a_call_nobody_is_asked_about_the_tile():
    for number in range(12):
        moment = generate("kuikae_guard", level=1, seed=f"n{number}").content
        seen = moment_scene(moment).board.view
        assert seen.phase is Phase.ACT
        assert seen.asked is None
        assert seen.turn is moment.seat
