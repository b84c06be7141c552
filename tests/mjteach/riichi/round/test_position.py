"""Positions as text: every moment of a round, there and back, and what is filled in."""

from functools import partial
from random import Random

import pytest

from mjteach.core.errors import MjteachError
from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import Tile, format_tiles, parse_tiles
from mjteach.record import PlayedGame, dump
from mjteach.riichi.furiten.state import FuritenPlace
from mjteach.riichi.presets import PRESETS
from mjteach.riichi.round import selfplay
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.askable import askable
from mjteach.riichi.round.opening import moments_of, opening_of
from mjteach.riichi.round.position import before_answers, position, position_text
from mjteach.riichi.round.rig import act
from mjteach.riichi.round.selfplay import plain
from mjteach.riichi.round.state import Phase
from mjteach.riichi.round.variant import legal_actions, step, why
from mjteach.riichi.round.view import view
from mjteach.riichi.rules import RuleSet, replace_options
from mjteach.text import render

SEEDS = (13, 17, 35, 89)
OFTEN = partial(plain, calls=0.6, wins=0.4)
"""A player who calls a lot and lets wins go, so that much is known of everybody."""
HOUSE = replace_options(
    RuleSet(),
    open_riichi="2_han",
    kan_dora_timing_open="immediate",
    kan_dora_order="draw_then_flip",
    kakan_with_held_tile="drawn_tile_only",
    temp_furiten_on_yakuless_tile=False,
)


TABLES = [*(found.rules for found in PRESETS.values()), HOUSE]


def seen(state):
    """What all four see, but not what was done before."""
    return view(state, None)._replace(history=(), asked=None)


def told(verdict):
    """What a verdict says, but not where in the history a tile was let go."""
    facts = (f.facts for f in verdict.findings)
    return [
        [(name, fact) for name, fact in found if name not in ("position", "positions")]
        for found in facts
    ]


def moments(seed):
    rules = TABLES[seed % len(TABLES)]
    choose = OFTEN if seed % 3 else plain
    return [*selfplay.played(Random(seed), rules, choose, honba=1, deposits=2)]


@pytest.mark.parametrize("seed", SEEDS)
def test_every_moment_goes_there_and_back(seed):
    *before, last = moments(seed)
    rules = last.state.rules
    for state, _ in before:
        text = position_text(state)
        again = position(text, rules)
        assert position_text(again) == text
        assert seen(again) == seen(state)
        for seat in SEATS:
            assert legal_actions(again, seat) == legal_actions(state, seat)


@pytest.mark.parametrize("seed", range(60, 66))
def test_every_question_has_the_same_answer_there(seed):
    for state, _ in moments(seed)[:-1:7]:
        again = position(position_text(state), state.rules)
        for seat in SEATS:
            for action in askable(state, seat):
                assert told(why(again, action)) == told(why(state, action))


@pytest.mark.parametrize("seed", [116, 119, 121])
def test_what_is_told_after_a_kan_that_nobody_robbed_is_the_same_there(seed):
    after = [state for state, _ in moments(seed)[:-1] if before_answers(state) is not state]
    assert after
    for state in after:
        again = position(position_text(state), state.rules)
        for seat in SEATS:
            for action in askable(state, seat):
                assert told(why(again, action)) == told(why(state, action))


@pytest.mark.parametrize("seed", range(80, 92))
def test_play_goes_on_to_the_same_end(seed):
    *before, last = moments(seed)
    for number in range(0, len(before), 29):
        state = position(position_text(before[number].state), last.state.rules)
        for _, action in before[number:]:
            state = step(state, action)
        assert state.end == last.state.end


def test_the_kans_of_self_play_are_many():
    """The seeds above see every kind of kan, open tiles, and hands that are shown."""
    done = {action.kind for seed in SEEDS for _, action in moments(seed)[:-1]}
    assert done >= {ActionKind.ANKAN, ActionKind.KAKAN, ActionKind.DAIMINKAN, ActionKind.SHOW}


# --- what the words mean


def own(text, seat=Seat.A, **options):
    return position(text, **options).seats[seat]


def test_what_is_not_said_is_filled_in():
    state = position("A: 123m | dealer: B")
    assert state.phase is Phase.DRAW
    assert (state.turn, state.dealer, state.live_left) == (Seat.B, Seat.B, 70)
    assert [len(one.hand.concealed) for one in state.seats] == [13] * 4
    assert state.points == (25000,) * 4
    assert {*parse_tiles("123m")} <= {*state.seats[0].hand.concealed}


@pytest.mark.parametrize(
    ("text", "phase", "turn"),
    [
        ("A: 123m456p789s11223z", Phase.ACT, "A"),
        ("B: 123m456p789s11223z", Phase.ACT, "B"),
        ("turn: C", Phase.DRAW, "C"),
        ("B: 123m456p78s11z + pon 55*5z", Phase.DRAW, "A"),
        ("B: 123m456p78s112z + pon 55*5z!", Phase.ACT, "B"),
        ("B: 123m456p78s11z + daiminkan 55*55z!", Phase.DRAW, "B"),
        ("B: 123m456p78s11z4m + daiminkan 55*55z!", Phase.ACT, "B"),
        ("B: 123m456p78s11z + kakan 55*55z?", Phase.DRAW, "B"),
        ("B: 123p456p78s11z + kakan 9*999s? | A: 123m456p78s55z5p", Phase.DRAW, "B"),
        ("A: 55m123456p789s1z | B: / 9m 5m? | C: 1z", Phase.CALL, "B"),
    ],
)
def test_whose_turn_it_is(text, phase, turn):
    state = position(text)
    assert (state.phase, str(state.turn)) == (phase, turn)


def test_a_replacement_tile_has_been_drawn():
    state = position("A: 123m456p78s11z9s + ankan 5555z! | rinshan: 4m")
    assert state.replacing
    assert str(legal_actions(state, Seat.A)[0]) == "A tsumo"
    assert position("A: 123m456p78s11z + ankan 5555z! | rinshan: 4m").live_left == 68


def test_a_call_just_made_bars_its_tile():
    state = position("B: 3m456p78s11226z + chi 3*45m!")
    assert not any(found.tile is Tile.M3 for found in legal_actions(state, Seat.B))


def test_marks_of_a_river():
    river = own("A: / 12m 3m' 4p*^ 5s").river
    assert format_tiles(thrown.tile for thrown in river) == "123m4p5s"
    assert [thrown.drawn for thrown in river] == [False, False, True, False, False]
    assert [thrown.riichi for thrown in river] == [False, False, False, True, False]
    assert [thrown.called_away for thrown in river] == [False, False, False, True, False]
    assert [thrown.sideways for thrown in river] == [False, False, False, False, True]


@pytest.mark.parametrize(
    ("text", "flags"),
    [
        ("A: / 1m*", {"riichi", "deposited"}),
        ("A: / / riichi", {"riichi", "deposited"}),
        ("A: / / double riichi, ippatsu", {"riichi", "deposited", "double", "ippatsu"}),
        ("A: / / open riichi", {"riichi", "deposited", "open"}),
        ("A: / / dead, released", {"dead", "released"}),
        ("A: 234p / 1m*? | C: 11m", {"riichi"}),
    ],
)
def test_what_is_known_of_a_player(text, flags):
    found = own(text)
    words = ("riichi", "deposited", "double", "open", "ippatsu", "dead", "released")
    assert {word for word in words if getattr(found, word)} == flags


def test_a_stick_in_riichi_is_paid_for():
    state = position("A: / / riichi")
    assert (state.points, state.deposits) == ((24000, 25000, 25000, 25000), 1)
    assert position("A: / / riichi | sticks: 3").deposits_before == 2


def test_a_tile_let_go_blocks_ron():
    hand = "A: 234m456p34678s55p / 9m 1z"
    open_ = " | D: / 1z 5s? | dora: 9s"
    assert why(position(hand + open_), RON_5S).legal
    for known in ("passed 2s from C", "passed 2s kan of B", "riichi, passed 5s drawn"):
        assert not why(position(f"{hand} / {known}{open_}"), RON_5S).legal
    for reason in ("turn_came", "yakuless"):
        assert why(position(f"{hand} / passed 2s from C {reason}{open_}"), RON_5S).legal


RON_5S = Action(ActionKind.RON, Seat.A, Tile.S5)


@pytest.mark.parametrize(
    ("known", "place"),
    [
        ("passed 2s from C", FuritenPlace.DISCARD),
        ("passed 2s kan of B", FuritenPlace.KAKAN),
        ("riichi, passed 5s drawn", FuritenPlace.DRAW),
    ],
)
def test_where_a_tile_was_let_go(known, place):
    assert [cause.place for cause in own(f"A: / / {known}").passes] == [place]


def test_where_the_rivers_do_not_fit_the_first_turn_is_over():
    first = position("A: / 9m | B: 123m456p789s1122z3m")
    later = position("B: 123m456p789s1122z3m")
    assert (first.called, later.called) == (False, True)


def test_a_liable_player_is_told():
    assert own("A: 55z / / pao daisangen C").liabilities == (("daisangen", Seat.C),)


def test_the_tiles_to_come_are_where_they_were_asked_for():
    state = position("wall: 5m | last: 9s | dora: 1m | more dora: 2m | ura: 3m | rinshan: 4m")
    assert state.indicators == parse_tiles("1m")
    after = act(state, "A -")
    assert after.history[1].tile is Tile.M5
    tiles = state.wall.tiles
    assert (tiles[121], tiles[128], tiles[131], tiles[134]) == parse_tiles("9s2m3m4m")


def test_play_goes_on_after_the_position():
    state = position("A: 123m456p789s1122z5m | then: A -, B 1m")
    assert [str(done) for done in state.history[:1]] == ["A discard 5m drawn"]
    assert position_text(opening_of(state)) == position_text(position("A: 123m456p789s1122z5m"))
    assert moments_of(state)[-1] == state


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("E: 123m", "“E: 123m” isn't part of a position. Begin each part with its name"),
        ("A 123m", "isn't part of a position"),
        ("A: 1m | A: 2m", "“A” appears twice"),
        ("honba: two", "“two” after honba isn't a whole number"),
        ("points: 1 2 3", "“1 2 3” after points isn't 4 whole numbers"),
        ("A: 1x", "“1x”"),
        ("A: 1m / 2m / riichi / dead", "has too many parts"),
        ("A: / 1m#", "“1m#” isn't a river"),
        ("A: / 1m? 2m", "“1m? 2m” isn't a river"),
        ("A: / / tired", "“tired” doesn't say anything about player A"),
        ("A: / / passed 3p somewhere", "“passed 3p somewhere” doesn't say anything"),
        ("A: / / passed 3p from B lazily", "doesn't say anything about player A"),
        ("A: / / passed 3p from A", "doesn't say anything about player A"),
        ("A: / / passed 3p from E", "“E” isn't a player"),
        ("break: B 20", "“B 20” doesn't say where the wall is broken"),
        ("A: 123m + pon 555z!", "as just called by A. Mark the called tile"),
        ("A: 123456789m123456p", "has too many tiles for player A"),
        ("A: 123456789m123p + chi 3*45p!", "has too many tiles for player A"),
        ("A: 11111m", "1m"),
        ("A: 11m | dora: 1m | wall: 11m", "one tile too many: 1m. Leave it out"),
        ("turn: B | C: 123m456p789s11223z", "can't be the turn of more than one player: B and C"),
        ("A: / 1m? | B: / 2m?", "more than one player: A and B"),
        ("A: / / riichi | sticks: 0", "so there can't be only 0"),
        (
            "dora: 12m",
            (
                "There can't be 2 open dora indicators. There's one at the start, and each kan "
                "adds one at most. So here there can be at most 1"
            ),
        ),
        ("more dora: 12345m", "“12345m” has 5 tiles, but there's room for only 4"),
        ("then: A jump", "jump"),
        ("dealer: X", "“X” isn't a player"),
        ("round: X", "X"),
    ],
)
def test_what_cannot_be_is_named(text, sentence):
    with pytest.raises(MjteachError) as caught:
        position(text)
    assert sentence in render(caught.value.message)


def test_what_cannot_be_written_is_refused():
    over = act(position("A: 123m456p789s11222z | round: E"), "A tsumo")
    with pytest.raises(MjteachError, match="over"):
        position_text(over)


def test_a_position_is_no_record():
    with pytest.raises(MjteachError, match="no beginning"):
        [*dump(PlayedGame(RuleSet(), (position(""),)))]
