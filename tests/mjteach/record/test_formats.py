"""The same two rounds in four formats: read, compared, played, and written again."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mjteach.core.errors import RecordError
from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import Tile, sort_tiles
from mjteach.record import (
    PlayedGame,
    as_recorded,
    dump,
    load,
    mjai,
    played,
)
from mjteach.record.events import DrawReason, RecordedDraw, RecordedGame, RecordedRound, RecordedWin
from mjteach.record.mjai import write as mjai_write
from mjteach.record.moves import hands_dealt, indicators, moves
from mjteach.record.tenhou import json as tenhou_json
from mjteach.record.tenhou import json_write as tenhou_json_write
from mjteach.record.tenhou import xml as tenhou_xml
from mjteach.riichi.match.result import ResultKind
from mjteach.riichi.match.standing import order
from mjteach.riichi.presets import PRESETS
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.rules import replace_options
from support.records.mjlog_writer import mjlog_of
from support.records.samples import RULES, bare_rounds, mjai_events, reason_of, sample
from support.rounds.play import eager
from support.rounds.play import played as random_play

Tiles = tuple[Tile, ...]

NAMES = ("Aoi", "Botan", "Chika", "Dan")


def in_every_format() -> list[RecordedGame]:
    return [
        mjai.read_lines(sample("mjai.jsonl").splitlines(), RULES),
        tenhou_xml.read_game(sample("mjlog.xml"), RULES),
        tenhou_json.read_game(sample("tenhou.json"), RULES),
    ]


def test_the_readers_agree() -> None:
    first, *others = in_every_format()
    assert first.names == NAMES
    assert first.final == (31600, 24400, 19600, 24400)
    assert len(first.rounds) == 2
    for other in others:
        assert bare_rounds(other) == bare_rounds(first)
        assert other._replace(rounds=first.rounds, final_place=first.final_place) == first


def test_what_was_written_by_hand_is_what_is_read() -> None:
    first, second = mjai.read_game(mjai_events(), RULES).rounds
    assert first.actions[:4] == (
        Action(ActionKind.DRAW, Seat.A),
        Action(ActionKind.DISCARD, Seat.A, Tile.WEST),
        Action(ActionKind.PON, Seat.C, Tile.WEST, (Tile.WEST, Tile.WEST)),
        Action(ActionKind.DISCARD, Seat.C, Tile.WHITE),
    )
    assert first.actions[11] == Action(ActionKind.RIICHI, Seat.A, Tile.P2, drawn=True)
    assert first.turned == (15,)
    assert (first.wins[0].value, first.wins[0].fu, first.wins[0].han) == (7700, 40, 3)
    assert second.actions[1].kind is ActionKind.ANKAN
    assert second.turned == (2,)
    assert second.points == first.after == (32700, 25000, 17300, 25000)
    assert second.actions[4] == Action(ActionKind.CHI, Seat.B, Tile.M4, (Tile.M3, Tile.RED_M5))


def test_played_they_end_as_recorded() -> None:
    for game in in_every_format():
        done = played(game)
        assert [state.end and state.end.points for state in done.rounds] == [
            recorded.after for recorded in game.rounds
        ]
        assert done == played(in_every_format()[0])


def test_the_machine_writes_what_was_read() -> None:
    game = in_every_format()[0]
    assert bare_rounds(as_recorded(played(game))) == bare_rounds(game)


def test_our_own_record_is_the_same_game() -> None:
    own = load(sample("own.jsonl").splitlines())
    assert own == played(in_every_format()[0])
    assert [*dump(own)] == sample("own.jsonl").splitlines()


def test_mjai_is_written_as_it_was_read() -> None:
    game = mjai.read_game(mjai_events(), RULES)
    assert [*mjai_write.write_game(game)] == mjai_events()


def test_json_is_written_as_it_was_read() -> None:
    game = in_every_format()[2]
    written = json.loads(tenhou_json_write.write_game(game))
    assert written["log"] == json.loads(sample("tenhou.json"))["log"]
    assert tenhou_json.read_game(json.dumps(written), RULES) == game


# --- what the formats can tell


def test_the_sticks_that_are_left_may_be_the_first_one_s() -> None:
    state = next(
        last
        for seed in range(200)
        for *_, last in [random_play(RULES, seed, eager)]
        if last.end and last.end.deposits
    )
    assert state.end is not None
    game = as_recorded(PlayedGame(RULES, (state,)))
    points = state.end.points
    first = max(points)
    given = tuple(
        each + 1000 * state.end.deposits if seat is order(points)[0] else each
        for seat, each in zip(SEATS, points, strict=True)
    )
    assert max(given) > first
    for final in (points, given):
        assert played(game._replace(final=final)).problem is None
    lost = (points[0], points[1], points[2], points[3] - 100)
    assert reason_of(played(game._replace(final=lost), keep=True).problem) == "other_result"


def test_who_shows_a_hand_that_counts_as_noten_comes_back() -> None:
    rules = replace_options(RULES, keishiki_tenpai=False, min_han=3)
    state = next(
        last
        for seed in range(400)
        for *_, last in [random_play(rules, seed, eager)]
        if last.end and last.end.kind is ResultKind.EXHAUSTIVE_DRAW and shows_for_nothing(last)
    )
    game = as_recorded(PlayedGame(rules, (state,)))
    events = list(mjai_write.write_game(game))
    assert played(mjai.read_game(events, rules)).rounds[0].end == state.end
    log = tenhou_json.read_game(tenhou_json_write.write_game(game), rules)
    assert played(log).rounds[0].end == state.end


def shows_for_nothing(state: RoundState) -> bool:
    """Whether somebody in riichi shows a hand that counts as noten."""
    assert state.end is not None
    declared = {action.seat for action in state.history if action.kind is ActionKind.RIICHI}
    return bool(declared - {*state.end.tenpai})


def test_wareme_can_be_told_by_our_own_record_alone() -> None:
    rules = replace_options(RULES, wareme="on")
    *_, state = random_play(rules, 1, eager)
    game = PlayedGame(rules, (state,))
    assert load(dump(game)) == game
    with pytest.raises(RecordError) as caught:
        as_recorded(game)
    assert reason_of(caught.value) == "wareme"


def test_a_game_of_four_winds_is_no_log_of_tenhou() -> None:
    game = RecordedGame(replace_options(RULES, game_length="full"))
    assert mjai.read_game(list(mjai_write.write_game(game)), game.rules).rules == game.rules
    with pytest.raises(RecordError) as caught:
        tenhou_json_write.write_game(game)
    assert reason_of(caught.value) == "four_winds"


def test_two_tenpai_of_whom_nobody_is_paid() -> None:
    first = in_every_format()[0].rounds[0]
    drawn = first._replace(
        wins=(), draw=RecordedDraw(DrawReason.EXHAUSTIVE, (0, 0, 0, 0), (Seat.A, Seat.B))
    )
    assert tenhou_json_write.round_log(drawn)[-1] == ["流局"]


# --- random rounds


class Shown(NamedTuple):
    """What a log shows of a round: the tiles of the wall that nobody saw are not in it."""

    start: tuple[Any, ...]
    hands: tuple[Tiles, ...]
    indicators: Tiles
    actions: tuple[Action, ...]
    turned: tuple[int, ...]
    wins: tuple[RecordedWin, ...]
    draw: RecordedDraw | None
    after: tuple[int, ...] | None


def shown(recorded: RecordedRound) -> Shown:
    return Shown(
        recorded[1:6],
        tuple(sort_tiles(hand) for hand in hands_dealt(recorded)),
        indicators(recorded),
        tuple(moves(recorded)),
        recorded.turned,
        recorded.wins,
        recorded.draw,
        recorded.after,
    )


def shown_in_json(found: Shown) -> Shown:
    """Without what a JSON log cannot tell: when indicators turn, the fu of limit hands, double
    yakuman, and who is tenpai where nothing is paid."""
    wins = tuple(win._replace(fu=None, yakuman=bool(win.yakuman)) for win in found.wins)
    draw = found.draw and found.draw._replace(tenpai=None)
    return found._replace(turned=(), wins=wins, draw=draw)


def shown_in_xml(found: Shown) -> Shown:
    """Who shows a hand is told by the hands in the log, so nobody does at an abortive draw."""
    draw = found.draw
    if draw is None or draw.tenpai is not None:
        return found
    return found._replace(draw=draw._replace(tenpai=()))


def a_round(preset: str, seed: int, stop: float) -> RoundState:
    states = list(random_play(PRESETS[preset].rules, seed, eager))
    return states[int(stop * (len(states) - 1))]


rounds = st.builds(
    a_round,
    st.sampled_from(["tutorial_default", "tenhou", "mahjongsoul", "wrc"]),
    st.integers(0, 10_000),
    st.floats(0.5, 1) | st.just(1.0),
)


@settings(max_examples=60, deadline=None)
@given(rounds)
def test_a_random_round_goes_through_every_format(state: RoundState) -> None:
    game = played(RecordedGame(state.rules))._replace(rounds=(state,), names=NAMES)
    assert load(dump(game)) == game
    recorded = as_recorded(game)
    events = list(mjai_write.write_game(recorded))
    if state.end is None:
        assert mjai.read_game(events, state.rules, keep=True).problem is not None
        return
    final = state.end.points
    wanted = shown(recorded.rounds[0])
    again = mjai.read_game(events, state.rules)
    assert shown(again.rounds[0]) == wanted
    log = tenhou_json.read_game(tenhou_json_write.write_game(recorded), state.rules)
    assert shown_in_json(shown(log.rounds[0])) == shown_in_json(wanted)
    xml = tenhou_xml.read_game(mjlog_of(recorded), state.rules)
    assert shown(xml.rounds[0]) == shown_in_xml(wanted)
    assert again.final == log.final == xml.final == final


@settings(max_examples=40, deadline=None)
@given(rounds.filter(lambda state: state.end is not None))
def test_a_logged_round_is_played_to_the_same_end(state: RoundState) -> None:
    recorded = as_recorded(played(RecordedGame(state.rules))._replace(rounds=(state,)))
    again = played(recorded).rounds[0]
    assert again.end == state.end
    assert again.points == state.points
    assert as_recorded(played(recorded)).rounds == recorded.rounds
