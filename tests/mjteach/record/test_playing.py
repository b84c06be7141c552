"""Playing recorded rounds: what is put in, and where a record does not fit the rules."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from mjteach.core.decision import IllegalActionError
from mjteach.core.errors import RecordError
from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import Tile
from mjteach.record import RecordedDraw, RecordedRound, RecordedWin, mjai, play, played
from mjteach.record.events import DrawReason
from mjteach.record.from_state import recorded
from mjteach.riichi.aborts import Abort
from mjteach.riichi.match.result import ResultKind
from mjteach.riichi.penalties.offences import Offence
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.opening import opening_of
from mjteach.riichi.round.rig import deal
from mjteach.riichi.round.state import Phase, RoundState
from mjteach.riichi.round.variant import step
from mjteach.riichi.rules import RuleSet
from support.records.samples import RULES, innermost, mjai_events, reason_of

Kind = ActionKind

DRAW_AT_END = RecordedDraw(DrawReason.EXHAUSTIVE)


def last(found: RecordedRound, rules: RuleSet = RULES) -> RoundState:
    *_, state = play(found, rules)
    return state


def kinds(state: RoundState) -> list[str]:
    return [action.kind.value for action in state.history]


def seats_of(state: RoundState, kind: Kind) -> list[Seat]:
    return [action.seat for action in state.history if action.kind is kind]


# --- what is put in


def test_whoever_could_have_answered_passes() -> None:
    first = mjai.read_game(mjai_events(), RULES).rounds[0]
    state = last(first)
    passes = [action for action in state.history if action.kind is Kind.PASS]
    assert passes == [Action(Kind.PASS, Seat.A, Tile.S9)]
    assert [action for action in state.history if action.kind is not Kind.PASS] == [*first.actions]


def test_every_state_is_told_from_the_first_draw_on() -> None:
    states = list(play(mjai.read_game(mjai_events(), RULES).rounds[0], RULES))
    assert states[0].history == ()
    assert [len(state.history) for state in states] == list(range(21))
    assert states[-1].phase is Phase.OVER


QUIET = deal(["1m1m1m2m3m5p6p7p4s5s6s9s9s"], script="end")
"""A round to the end of the wall; A and perhaps others are tenpai."""


@pytest.mark.parametrize("tenpai", [None, (Seat.A,)])
def test_hands_are_shown_at_the_end_of_the_wall(tenpai: tuple[Seat, ...] | None) -> None:
    assert QUIET.phase is Phase.SHOW
    found = recorded(QUIET)._replace(draw=DRAW_AT_END._replace(tenpai=tenpai))
    state = last(found, QUIET.rules)
    assert state.phase is Phase.OVER
    shown = seats_of(state, Kind.SHOW)
    assert len(shown) + len(seats_of(state, Kind.NOTEN)) == 4
    if tenpai is None:
        assert set(shown) == {seat for seat in SEATS if QUIET.seats[seat].waits}
    else:
        assert shown == [Seat.A]


def test_an_unfinished_round_stops_behind_its_last_action() -> None:
    first = mjai.read_game(mjai_events(), RULES).rounds[0]
    part = first._replace(actions=first.actions[:9], places=first.places[:9], wins=(), after=None)
    state = last(part)
    assert state.history == first.actions[:9]
    assert state.phase is not Phase.OVER
    cut = first._replace(actions=first.actions[:10], places=first.places[:10], wins=())
    assert last(cut).phase is Phase.CALL, "nobody knows whether A would have called"


def three_rons() -> RoundState:
    """A discards 5p, on which the other three wait."""
    hands = [
        "5p1m4m7m1s4s7s1z2z3z4z5z6z",
        "2m3m4m2p3p4p6p7p8p2s2s4p6p",
        "3m4m5m3s4s5s6s7s8s8s8s4p6p",
        "4m5m6m5s6s7s2p2p2p9s9s4p6p",
    ]
    rules = RuleSet(multiple_ron="double_wins_triple_aborts", abort_sanchahou=True)
    return deal(hands, "9p", "A 5p", rules=rules)


def test_three_rons_that_end_the_hand_are_put_in() -> None:
    state = three_rons()
    assert state.asked is not None
    assert len(state.asked.waiting) == 3
    found = recorded(state)._replace(draw=RecordedDraw(DrawReason.SANCHAHOU))
    ended = last(found, state.rules)
    assert kinds(ended)[-3:] == ["ron"] * 3
    assert ended.end is not None
    assert ended.end.abort is Abort.SANCHAHOU
    assert recorded(ended).actions == found.actions
    assert recorded(ended).draw == RecordedDraw(DrawReason.SANCHAHOU, (0, 0, 0, 0))


def test_two_wins_on_one_tile_are_answered_in_any_order() -> None:
    state = three_rons()
    tile = Tile.P5
    wins = tuple(RecordedWin(seat, Seat.A, tile) for seat in (Seat.D, Seat.B))
    rons = tuple(Action(Kind.RON, win.seat, tile) for win in wins)
    found = recorded(state)
    found = found._replace(actions=found.actions + rons, places=(1, 2, 3, 4), wins=wins)
    ended = last(found, state.rules)
    assert ended.end is not None
    assert [won.seat for won in ended.end.wins] == [Seat.B, Seat.D]
    assert seats_of(ended, Kind.PASS) == [Seat.C]
    again = recorded(ended)
    assert [action.seat for action in again.actions[-2:]] == [Seat.B, Seat.D]


def test_a_draw_without_a_reason_is_nine_kinds_when_somebody_just_drew() -> None:
    state = deal(["1m9m1p9p1s9s1z2z3z4z5z6z7z"], "2m")
    found = recorded(state)._replace(
        actions=(Action(Kind.DRAW, Seat.A),), places=(1,), draw=RecordedDraw(None)
    )
    ended = last(found, state.rules)
    assert ended.end is not None
    assert ended.end.kind is ResultKind.ABORTIVE_DRAW
    assert kinds(ended) == ["draw", "kyuushu_kyuuhai"]


# --- what a log hears


def test_a_call_that_gave_way_is_not_in_a_log() -> None:
    hands = [
        "5p1m4m7m1s4s7s1z2z3z4z5z6z",
        "2m3m4m2p3p4p6p7p8p2s2s4p6p",
        "5p5p1m9m1s9s1z2z3z4z6z7z7z",
    ]
    state = deal(hands, "9p", "A 5p, C pon 55p, B ron")
    assert kinds(state)[-2:] == ["pon", "ron"]
    told = recorded(state)
    assert [action.kind for action in told.actions] == [Kind.DRAW, Kind.DISCARD, Kind.RON]
    assert last(told, state.rules).end == state.end


def test_answers_that_are_still_open_are_not_told() -> None:
    state = three_rons()
    part = deal(["5p1m4m7m1s4s7s1z2z3z4z5z6z"], "9p", "A 5p")
    assert recorded(state).actions == recorded(part).actions
    assert recorded(state).draw is None
    assert opening_of(state).history == ()


# --- what does not fit


def with_actions(found: RecordedRound, actions: Sequence[Action]) -> RecordedRound:
    return found._replace(actions=tuple(actions), places=tuple(range(101, 101 + len(actions))))


def test_a_refused_action_is_named_with_its_reason() -> None:
    first = mjai.read_game(mjai_events(), RULES).rounds[0]
    wrong = with_actions(first, [first.actions[0], Action(Kind.DISCARD, Seat.A, Tile.RED)])
    with pytest.raises(RecordError) as caught:
        list(play(wrong, RULES))
    assert caught.value.message.get("place") == 102
    assert innermost(caught.value).id == "check.discard_held.no"
    assert isinstance(caught.value.__cause__, IllegalActionError)


def test_an_answer_of_somebody_who_is_not_asked_is_refused() -> None:
    first = mjai.read_game(mjai_events(), RULES).rounds[0]
    call = Action(Kind.PON, Seat.B, Tile.WEST, (Tile.WEST, Tile.WEST))
    wrong = with_actions(first, [*first.actions[:2], call])
    with pytest.raises(RecordError) as caught:
        list(play(wrong, RULES))
    assert caught.value.message.get("place") == 103


def test_a_record_that_goes_on_after_the_end() -> None:
    first = mjai.read_game(mjai_events(), RULES).rounds[0]
    wrong = with_actions(first, [*first.actions, Action(Kind.DRAW, Seat.D)])
    with pytest.raises(RecordError) as caught:
        list(play(wrong, RULES))
    assert reason_of(caught.value) == "over_before"
    assert caught.value.message.get("place") == 101 + len(first.actions)


def test_a_record_that_ends_too_early() -> None:
    first = mjai.read_game(mjai_events(), RULES).rounds[0]
    wrong = with_actions(first, first.actions[:-1])
    for ending in (wrong, wrong._replace(wins=(), draw=DRAW_AT_END)):
        with pytest.raises(RecordError) as caught:
            list(play(ending, RULES))
        assert reason_of(caught.value) == "end_not_reached"
        assert caught.value.message.get("place") == first.end_place


def test_rules_with_other_tiles() -> None:
    first = mjai.read_game(mjai_events(), RULES).rounds[0]
    with pytest.raises(RecordError) as caught:
        list(play(first, RuleSet(red_fives="none")))
    assert reason_of(caught.value) == "wall_tiles"
    game = mjai.read_game(mjai_events(), RULES)
    kept = played(game, RuleSet(red_fives="none"), keep=True)
    assert kept.rounds == ()
    assert kept.problem is not None


# --- what no log can tell


def test_an_open_riichi_is_not_written_as_a_log() -> None:
    rules = RuleSet(open_riichi="2_han")
    state = deal(["1m2m3m4m5m6m7m8m9m1p2p5s5s"], "9p", "A open_riichi 9p", rules=rules)
    with pytest.raises(RecordError) as caught:
        recorded(state)
    assert reason_of(caught.value) == "open_riichi"


def test_an_offence_is_not_written_as_a_log() -> None:
    state = deal(["5p1m4m7m1s4s7s1z2z3z4z5z6z"], "9p", "A 5p", table=True)
    seen = step(state, Action(Kind.OFFEND, Seat.B, offence=Offence.OTHER_HAND_LOOKED_AT))
    for found in (seen, step(state, Action(Kind.OFFEND, Seat.C, offence=Offence.TAHAI))):
        with pytest.raises(RecordError) as caught:
            recorded(found)
        assert reason_of(caught.value) == "offences"


def test_a_draw_without_a_word_is_not_written_as_a_log() -> None:
    state = last(mjai.read_game(mjai_events(), RULES).rounds[0])
    assert state.end is not None
    end = state.end._replace(wins=(), abort=Abort.FIFTH_KAN)
    with pytest.raises(RecordError) as caught:
        recorded(state._replace(end=end))
    assert reason_of(caught.value) == "no_such_draw"
