"""Our own record: what is written, and every way in which a line can be wrong."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mjteach.core.errors import RecordError
from mjteach.core.seats import Seat
from mjteach.core.tiles import Tile
from mjteach.record import PlayedGame, dump, load, mjai, played
from mjteach.record.limits import LONGEST_TEXT, MOST_OFFENCES, MOST_ROUNDS
from mjteach.record.own import match_of
from mjteach.riichi.match.ending import GameOver, after_hand
from mjteach.riichi.penalties.offences import Offence
from mjteach.riichi.presets import PRESETS
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.round.variant import advance, legal_actions, start_round, step, to_act
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.setup.wall import shuffled_wall
from mjteach.text import render
from support.records.samples import RULES, innermost, mjai_events, reason_of, sample
from support.rounds.play import eager
from support.rounds.play import played as random_play

Lines = list[str]


def sample_lines() -> Lines:
    return sample("own.jsonl").splitlines()


def refused(lines: Lines) -> RecordError:
    with pytest.raises(RecordError) as caught:
        load(lines)
    return caught.value


# --- there and back


def test_the_sample_is_a_game_of_two_rounds() -> None:
    game = load(sample_lines())
    assert game.names == ("Aoi", "Botan", "Chika", "Dan")
    assert game.rules == RULES
    assert [state.end is not None for state in game.rounds] == [True, True]
    assert game.problem is None


@pytest.mark.parametrize("name", PRESETS)
def test_every_rule_set_is_written_by_its_changes(name: str) -> None:
    game = PlayedGame(PRESETS[name].rules)
    first, _last = dump(game)
    assert load(dump(game)).rules == game.rules
    assert len(json.loads(first)["rules"]) < 40


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10_000), st.floats(0, 1), st.integers(0, 5), st.integers(0, 3))
def test_whatever_was_played_comes_back(seed: int, stop: float, honba: int, sticks: int) -> None:
    start: dict[str, Any] = {
        "honba": honba,
        "deposits": sticks,
        "round_wind": Tile.SOUTH,
        "points": (30000, 28000, 22000, 20000 - 1000 * sticks),
        "wins_in_row": (0, 2, 0, 1),
    }
    states = list(random_play(RuleSet(), seed, eager, **start))
    game = PlayedGame(RuleSet(), (states[int(stop * (len(states) - 1))],))
    assert load(dump(game)) == game


def test_a_game_follows_from_round_to_round() -> None:
    game = whole_game("a game", RuleSet())
    assert len(game.rounds) > 4
    assert load(dump(game)) == game


def whole_game(seed: str, rules: RuleSet) -> PlayedGame:
    """A game of random play until it is over."""
    rounds: list[RoundState] = []
    state = start_round(rules, shuffled_wall(f"{seed} 1", rules))
    match = match_of(state)
    while not isinstance(match, GameOver):
        start = {
            name: getattr(match, name)
            for name in ("round_wind", "honba", "deposits", "points", "wins_in_row")
        }
        wall = shuffled_wall(f"{seed} {len(rounds) + 1}", rules, match.dealer)
        rounds.append(finished(start_round(rules, wall, **start), seed))
        end = rounds[-1].end
        assert end is not None
        match = after_hand(match, end.result)
    return PlayedGame(rules, tuple(rounds), extension_winds=1)


def finished(state: RoundState, seed: str) -> RoundState:
    """The round played to its end with the first discards that come to mind."""
    rng = random.Random(seed)
    while waiting := to_act(state):
        state = advance(step(state, eager(rng, state, legal_actions(state, waiting[0]))))
    return state


def test_a_seed_may_stand_for_the_wall() -> None:
    rules = RuleSet()
    lines = [
        '{"format": "mjteach", "version": 1}',
        '{"round": 1, "seed": "a wall", "dealer": "B"}',
        '"B draw"',
        '{"rounds": 1}',
    ]
    state = load(lines).rounds[0]
    assert state.wall == shuffled_wall("a wall", rules, Seat.B)
    assert state == step(
        start_round(rules, shuffled_wall("a wall", rules, Seat.B)), Action(ActionKind.DRAW, Seat.B)
    )


def test_dice_and_table_mode_are_kept() -> None:
    rules = RuleSet(penalty_deposit=1000)
    state = advance(start_round(rules, shuffled_wall("a table", rules), table=True))
    state = step(state, Action(ActionKind.DISCARD, Seat.A, state.drawn, drawn=True))
    for offence in (Offence.CALL_VOICE_ONLY, Offence.WALL_TILES_VISIBLE):
        state = step(state, Action(ActionKind.OFFEND, Seat.B, offence=offence, number=2))
    game = PlayedGame(rules, (state,))
    assert state.points[Seat.B] < 25000, "an offence should have cost a deposit"
    assert state.wall.sums
    again = load(dump(game))
    assert again == game
    assert again.rounds[0].breaches == state.breaches


# --- what is wrong, and where

Change = Callable[[Lines], Lines]


def line_of(lines: Lines, start: str) -> int:
    """The number of the first line that begins so, from 0."""
    return next(number for number, line in enumerate(lines) if line.startswith(start))


def with_line(start: str, new: str) -> Change:
    """The first line that begins with ``start`` replaced."""

    def change(lines: Lines) -> Lines:
        place = line_of(lines, start)
        return [*lines[:place], *([new] if new else []), *lines[place + 1 :]]

    return change


def with_field(start: str, name: str, value: object) -> Change:
    """The first line that begins with ``start`` with one field changed; None takes it out."""

    def change(lines: Lines) -> Lines:
        place = line_of(lines, start)
        fields = json.loads(lines[place])
        fields[name] = value
        if value is None:
            del fields[name]
        return [*lines[:place], json.dumps(fields), *lines[place + 1 :]]

    return change


WRONG = {
    # the first line
    "empty": (lambda _: [], 1, "breaks_off"),
    "another format": (with_field('{"format"', "format", "mjai"), 1, "other_format"),
    "a later version": (with_field('{"format"', "version", 2), 1, "other_version"),
    "no such option": (with_field('{"format"', "rules", {"kuitann": 1}), 1, "no_such_option"),
    "no such value": (with_field('{"format"', "rules", {"kuitan": 1}), 1, "no_such_value"),
    "rules as a list": (with_field('{"format"', "rules", []), 1, "no_fields"),
    "a slip": (with_field('{"format"', "nmaes", ["A"]), 1, "no_such_field"),
    "five names": (with_field('{"format"', "names", [*"ABCDE"]), 1, "list_too_long"),
    "five winds": (with_field('{"format"', "extension_winds", 5), 1, "no_number"),
    # text
    "broken line": (with_line('"A riichi', '"A riichi 2p'), 15, "no_json"),
    "a list": (with_line('"A riichi', "[1]"), 15, "no_fields"),
    "a number": (with_line('"A riichi', "5"), 15, "no_fields"),
    "not a number": (with_line('"A riichi', "NaN"), 15, "no_finite_number"),
    "a long number": (with_line('"A riichi', "9" * 5000), 15, "number_too_long"),
    "twice the same": (with_line('{"rounds"', '{"rounds": 2, "rounds": 2}'), 35, "name_twice"),
    "too deep": (with_line('"A riichi', "[" * 5000), 15, "too_deep"),
    "too long": (with_line('"A riichi', f'"{"A" * 30_000}"'), 15, "line_too_long"),
    # a round
    "no wall": (with_field('{"round": 1', "wall", None), 2, "wall_or_seed"),
    "wall and seed": (with_field('{"round": 1', "seed", 1), 2, "wall_or_seed"),
    "135 tiles": (with_field('{"round": 1', "wall", "1m"), 2, "wall_tiles"),
    "no tiles": (with_field('{"round": 1', "wall", "what?"), 2, "no_tiles"),
    "no wind": (with_field('{"round": 1', "wind", "5z"), 2, "no_such_word"),
    "no dealer": (with_field('{"round": 1', "dealer", "E"), 2, "no_such_word"),
    "negative honba": (with_field('{"round": 1', "honba", -1), 2, "no_number"),
    "half points": (with_field('{"round": 1', "points", [1.5, 2, 3, 4]), 2, "no_number"),
    "wrong dice": (with_field('{"round": 1', "dice", [13]), 2, "no_number"),
    "wrong number": (with_field('{"round": 1', "round", 7), 2, "other_number"),
    "no round": (with_line('{"round": 1', ""), 2, "outside_round"),
    # actions
    "no such action": (with_line('"A riichi', '"A win"'), 15, "action_kind"),
    "no such seat": (with_line('"A riichi', '"E discard 2p"'), 15, "action_seat"),
    "no such tile": (with_line('"A riichi', '"A discard 0z"'), 15, "no_such_tile"),
    "two tiles drawn": (with_line('"A draw 8p', '"A draw 88p"'), 3, "no_single_tile"),
    "another tile drawn": (with_line('"A draw 8p', '"A draw 7p"'), 3, "other_tile_drawn"),
    "an endless action": (with_line('"A riichi', f'"A {"ri" * 99}"'), 15, "no_such_line"),
    "no action": (with_line('"A riichi', '"A"'), 15, "no_action"),
    "out of turn": (with_line('"A discard 3z', '"B discard 2m"'), 4, "no"),
    "not in the hand": (with_line('"A discard 3z', '"A discard 7z"'), 4, "no"),
    # the end
    "other points": (with_field('{"end"', "points", [25000] * 4), 23, "other_end"),
    "other kind": (with_field('{"end"', "end", "chombo"), 23, "other_end"),
    "an end too early": (with_line('"A ron', '{"end": "win"}'), 22, "end_not_reached"),
    "no end": (with_line('{"end"', ""), 23, "round_without_end"),
    "another count": (with_field('{"rounds"', "rounds", 3), 35, "other_number"),
    "no last line": (with_line('{"rounds"', ""), 34, "breaks_off"),
    "more": (lambda lines: [*lines, '"A draw"'], 36, "after_end"),
    "a second game": (lambda lines: [*lines, lines[0]], 36, "second_game"),
    "what is this": (with_line('{"rounds"', '{"what": 1}'), 35, "no_such_line"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_line_is_named_and_what_came_before_is_kept(name: str) -> None:
    change, number, reason = WRONG[name]
    lines = change(sample_lines())
    error = refused(lines)
    assert error.message.get("line") == number, innermost(error)
    assert reason_of(error) == reason
    kept = load(lines, keep=True)
    assert kept.problem is not None
    assert kept.problem.message == error.message
    before = load(lines[: number - 1], keep=True).rounds
    assert kept.rounds[: len(before)] == before
    assert {*kept.rounds[len(before) :]} <= {*load(sample_lines()).rounds}


def test_a_round_that_breaks_off_does_not_end_the_game() -> None:
    lines = sample_lines()
    whole = load(lines)
    lines[line_of(lines, '"A discard')] = '"A discard 9f"'
    kept = load(lines, keep=True)
    assert [len(kept.problems), len(kept.rounds)] == [1, 2]
    assert kept.rounds[0].end is None
    assert kept.rounds[1] == whole.rounds[1]


def test_what_is_kept_of_a_broken_record() -> None:
    lines = sample_lines()
    place = line_of(lines, '"B chi')
    kept = load([*lines[:place], "{}"], keep=True)
    whole = load(lines)
    assert kept.rounds[0] == whole.rounds[0]
    assert kept.rounds[1].history == whole.rounds[1].history[:4]
    assert kept.names == whole.names


# --- a game follows rules of its own


def as_a_game(lines: Lines) -> Lines:
    return with_field('{"format"', "extension_winds", 1)(lines)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("honba", 2),
        ("wind", "2z"),
        ("dealer", "B"),
        ("deposits", 1),
        ("points", [32800, 25000, 17200, 25000]),
        ("wins_in_row", [0, 0, 0, 0]),
    ],
)
def test_a_round_that_does_not_follow(field: str, value: object) -> None:
    lines = with_field('{"round": 2', field, value)(as_a_game(sample_lines()))
    error = refused(lines)
    assert reason_of(error) == "does_not_follow"
    assert error.message.get("line") == line_of(lines, '{"round": 2') + 1


def test_the_rounds_of_the_sample_follow() -> None:
    assert load(as_a_game(sample_lines())).extension_winds == 1


def test_nothing_follows_the_end_of_a_game() -> None:
    lines = as_a_game(sample_lines())
    poor = json.loads(lines[1]) | {"points": [30000, 39100, 900, 30000]}
    lines[1] = json.dumps(poor)
    lines[line_of(lines, '{"end"')] = '{"end": "win"}'
    error = refused(lines)
    assert reason_of(error) == "game_over_before"
    assert error.message.get("line") == line_of(lines, '{"round": 2') + 1


def test_unfinished_rounds_stand_apart_but_not_in_a_game() -> None:
    header, opening, *_ = sample_lines()
    second = with_field('{"round"', "round", 2)([opening])[0]
    lines = [header, opening, '"A draw 8p"', second, '{"rounds": 2}']
    assert [len(state.history) for state in load(lines).rounds] == [1, 0]
    assert reason_of(refused(as_a_game(lines))) == "breaks_off"


# --- limits


def test_no_more_rounds_than_a_game_can_have() -> None:
    rounds = [json.dumps({"round": n, "seed": 1}) for n in range(1, MOST_ROUNDS + 2)]
    lines = ['{"format": "mjteach", "version": 1}', *rounds]
    error = refused(lines)
    assert reason_of(error) == "too_many_rounds"
    assert error.message.get("line") == MOST_ROUNDS + 2


def test_no_more_text_than_a_game_can_have() -> None:
    blank = " " * 1_000_000
    lines = [blank] * (LONGEST_TEXT // len(blank) + 1)
    assert reason_of(refused(lines)) == "text_too_long"


def test_a_round_that_its_actions_do_not_lead_to_is_not_written() -> None:
    state = load(sample_lines()).rounds[0]
    moved = state._replace(wall=state.wall._replace(right=3))
    for wrong in (state._replace(kans=()), moved):
        with pytest.raises(RecordError) as caught:
            list(dump(PlayedGame(RULES, (wrong,))))
        assert reason_of(caught.value) == "not_reproduced"
    with pytest.raises(RecordError) as caught:
        list(dump(PlayedGame(RuleSet(), (state,))))
    assert reason_of(caught.value) == "other_rules"


def test_a_log_that_breaks_off_becomes_a_game_that_does() -> None:
    recorded = mjai.read_game(mjai_events()[:20], RULES, keep=True)
    game = played(recorded, keep=True)
    assert game.problem is not None
    assert [state.end for state in game.rounds] == [None]
    assert load(dump(game._replace(problems=()))).rounds == game.rounds
    with pytest.raises(RecordError):
        played(recorded)


def test_other_rules_refuse_what_was_played() -> None:
    recorded = mjai.read_game(mjai_events(), RULES)
    game = played(recorded, RuleSet(chi=False), keep=True)
    assert game.problem is not None
    assert game.problem.message.get("round") == 2
    assert innermost(game.problem).id == "check.chi_played.no"
    assert len(game.rounds) == 2
    assert game.rounds[1].history[-1].kind is ActionKind.DISCARD


def test_more_offences_than_a_round_can_have() -> None:
    offences = ['"B offend left_seat"'] * (MOST_OFFENCES + 1)
    start = ['{"format": "mjteach", "version": 1}', '{"round": 1, "seed": "a", "table": true}']
    game = load([*start, '"A draw"', *offences, '{"rounds": 1}'], keep=True)
    assert reason_of(game.problem) == "too_many_offences"
    assert game.problem is not None
    assert game.problem.message.get("line") == 3 + MOST_OFFENCES + 1
    assert len(game.rounds[0].history) == 1 + MOST_OFFENCES
    again = game._replace(problems=())
    assert load(dump(again)) == again
    offence = game.rounds[0].history[-1]
    more = game._replace(rounds=(step(game.rounds[0], offence),))
    with pytest.raises(RecordError) as caught:
        [*dump(more)]
    assert reason_of(caught.value) == "too_many_offences"


def test_what_is_no_value_of_json_is_shown_as_it_stands() -> None:
    line = '{"format": "mjteach", "version": 1, "repeat_before_end": null}'
    game = load([line], keep=True)
    assert game.problem is not None
    assert render(game.problem.message).startswith("Line 1: “repeat_before_end” is null.")
