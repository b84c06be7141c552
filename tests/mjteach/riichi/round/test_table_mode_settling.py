"""Table mode: who pays, where the sticks go, what counts first; any play comes to an end."""

from __future__ import annotations

import random

import pytest

from mjteach.core.decision import IllegalActionError
from mjteach.core.seats import Seat
from mjteach.core.tiles import Tile
from mjteach.riichi.match.ending import after_hand
from mjteach.riichi.match.result import ResultKind
from mjteach.riichi.match.state import Match, start_match
from mjteach.riichi.penalties.offences import Offence
from mjteach.riichi.presets import PRESETS
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.state import Phase, RoundState
from mjteach.riichi.round.variant import legal_actions, replay, start_round, step, to_act, why
from mjteach.riichi.rules import RuleSet, replace_options
from support.oracle.walls import CHOICES, HOUSE, WALLS, house_rules
from support.rounds.play import everything
from support.rounds.table_mode import (
    CHOMBO,
    DEAD,
    DEPOSIT,
    DRAW,
    NONE,
    SEATS,
    TENPAI,
    WIN,
    A,
    B,
    C,
    D,
    assert_told,
    forgets_to_draw,
    kind,
    offenders,
    play,
    ruled,
    shown,
    table,
)

# --- what a chombo costs


@pytest.mark.parametrize(
    ("payment", "offender", "changes"),
    [
        ("mangan", C, (4000, 2000, -8000, 2000)),  # R5.4-b
        ("mangan", A, (-12000, 4000, 4000, 4000)),
        ("3000_all", C, (3000, 3000, -9000, 3000)),  # R5.4-c
        ("2000_all", A, (-6000, 2000, 2000, 2000)),
        ("after_game_deduction", C, (0, 0, 0, 0)),  # R5.4-d
    ],
)
def test_what_a_chombo_costs(payment: str, offender: Seat, changes: tuple[int, ...]) -> None:
    state = table(script=f"A -, {offender} offend left_seat", chombo_payment=payment)
    assert state.end is not None
    assert state.end.changes == changes
    assert state.points == tuple(25000 + change for change in changes)


def test_every_offender_pays() -> None:  # R5.4-g
    """A and B are in riichi without tenpai."""
    state = shown(table(script="A riichi -, B riichi -"))
    assert offenders(state) == (A, B)
    assert state.points == (25000 - 12000 + 4000, 25000 - 8000 + 4000, 31000, 31000)


def test_the_payments_of_a_draw_are_undone() -> None:  # R5.4-e
    """C is tenpai, and would be paid for it."""
    state = shown(table(["147m258p369s1234z", "", TENPAI], script="A riichi -"))
    assert offenders(state) == (A,)
    assert state.points == (13000, 29000, 29000, 29000)


def test_somebody_with_two_offences_pays_once() -> None:
    state = table(["", "", "6m7z"], "6m", "A -, C pon 6m7z", wrong_call_exposed="chombo")
    state = play(state, "C offend left_seat, pass")
    assert offenders(state) == (C,)
    assert state.points == (29000, 27000, 17000, 27000)


# --- sticks


def test_sticks_of_a_void_hand_go_back_and_earlier_ones_stay() -> None:  # R5.4-f, R2.6.3-k
    script = "A riichi -, B offend call_voice_only, C offend wall_tiles_visible 4"
    state = table([TENPAI], "3z", script, deposits=2)
    assert (state.points, state.deposits) == ((24000, 24000, 24000, 25000), 5)
    state = play(state, "D offend other_hand_looked_at")
    assert (state.points, state.deposits) == ((29000, 27000, 27000, 17000), 2)


def test_a_riichi_whose_tile_is_won_on_leaves_no_stick_to_return() -> None:  # R2.6.3-g
    """The false ron is answered by a true one, and the win counts first."""
    hands = ["234m567m23467s11p", "", TENPAI]
    state = table(hands, "3z4z7z6z8p", "A -, B -, C -, D -, A riichi -, D ron, C ron, pass")
    assert kind(state) is WIN
    assert state.deposits == 0
    assert sum(state.points) == 100000


def test_a_penalty_deposit_goes_to_the_next_winner() -> None:  # R5.2-b
    script = "A -, B offend call_voice_only, B -, C -, D -, A -, C ron, pass"
    state = table(["", "", TENPAI], "3z4z7z6z8p", script)
    assert state.end is not None
    score = state.end.wins[0].result.best.score
    assert score is not None
    assert state.points[C] == 25000 + score.value + 1000
    assert state.points[B] == 24000
    assert state.deposits == 0


def test_a_penalty_deposit_outlives_a_draw() -> None:
    state = shown(table(script="A -, B offend call_voice_only"))
    assert (kind(state), state.deposits) == (DRAW, 1)


FOUR_TENPAI = ["234456m45622p67s", "234m567678p33s67s", "345678m34588p67s", "123789m123p11z78s"]
"""All wait on 5s or 8s."""


@pytest.mark.parametrize(
    ("draws", "script", "options", "points", "sticks"),
    [
        (
            "5z6z7z5s",
            (
                "A riichi -, B riichi -, C riichi -, D riichi 5s, D offend call_voice_only, "
                "A pass, B pass, C pass"
            ),
            {},
            (24000, 24000, 24000, 23000),
            5,
        ),
        (
            "5z6z7z5s",
            "A -, B -, C -, D 5s, D offend call_voice_only, A ron, B ron, C ron",
            {"multiple_ron": "double_wins_triple_aborts"},
            (25000, 25000, 25000, 24000),
            1,
        ),
    ],
)
def test_a_deposit_outlives_an_abortive_draw(
    draws: str, script: str, options: dict[str, object], points: tuple[int, ...], sticks: int
) -> None:  # R5.2-b, R2.9-l
    """It waits for the answers, and they break the hand off."""
    state = table(FOUR_TENPAI, draws, script, **options)
    assert kind(state) is ResultKind.ABORTIVE_DRAW
    assert (state.points, state.deposits) == (points, sticks)
    assert_told(state)


def test_a_player_without_points_borrows_the_deposit() -> None:  # R5.2-c
    state = table(script="A -, B offend call_voice_only", points=(30000, 500, 30000, 39500))
    assert state.points[B] == -500


# --- a win and an offence together (R5.1-b)


@pytest.mark.parametrize(
    ("script", "offence"),
    [
        ("D ron, C ron", Offence.FALSE_WIN_OPENED_INCOMPLETE),
        ("D pon 3m3s, C ron", Offence.WRONG_CALL_EXPOSED),
        ("D offend call_voice_only, C ron", Offence.CALL_VOICE_ONLY),
        ("D offend other_hand_exposed, C ron", Offence.OTHER_HAND_EXPOSED),
    ],
)
def test_the_win_counts_first(script: str, offence: Offence) -> None:
    hands = ["", "", TENPAI, "3m3s"]
    start = table(hands, "3z4z7z6z8p", "A -, B -, C -, D -, A -", wrong_call_exposed="chombo")
    state = play(start, f"{script}, pass")
    assert kind(state) is WIN
    assert ruled(state) == [(D, offence, NONE)]
    let_go = play(start, f"{script.split(', ', maxsplit=1)[0]}, pass")
    assert ruled(let_go)[0][2] in (CHOMBO, DEPOSIT)


def test_what_the_winner_did_before_answering_takes_no_win_away() -> None:
    """It was seen at once: it does not show by the win."""
    start = table(["", "", TENPAI], "3z4z7z6z8p", "A -, B -, C -, D -, A -")
    state = play(start, "C offend call_voice_only, C ron, pass")
    assert state.end is not None
    assert [win.seat for win in state.end.wins] == [C]


def test_a_win_on_the_discard_of_somebody_who_forgot_to_draw() -> None:
    state = table(["", "8p", TENPAI], "3z4z7z6z", "A -, B -, C -, D -, A -", shouhai="chombo")
    state = step(state, Action(ActionKind.DISCARD, B, Tile.P8))
    assert C in to_act(state)
    state = play(state, "C ron, pass")
    assert (kind(state), ruled(state)) == (WIN, [(B, Offence.SHOUHAI, NONE)])


def test_a_false_win_is_an_answer() -> None:
    """B could have called the tile, and is asked no more."""
    state = table(["", "55m", ""], "5m", "A -")
    assert B in to_act(state)
    state = play(state, "B ron, pass")
    assert offenders(state) == (B,)


# --- before the dealer's first discard (R5.1-a)


@pytest.mark.parametrize("offence", ["left_seat", "call_voice_only", "early_draw"])
def test_before_the_first_discard_nothing_costs_anything(offence: str) -> None:
    state = table(script=f"A draw, B offend {offence}")
    assert ruled(state) == [(B, Offence(offence), NONE)]
    assert (state.end, state.deposits, state.seats[B].dead) == (None, 0, False)


def test_a_false_tsumo_before_the_first_discard() -> None:
    state = table(script="A draw, A tsumo")
    assert ruled(state) == [(A, Offence.FALSE_WIN_OPENED_INCOMPLETE, NONE)]
    assert to_act(state) == (A,)


@pytest.mark.parametrize(
    ("script", "offence", "degree"),
    [
        ("A draw, A draw, A -", Offence.TAHAI, DEAD),
        ("A riichi -, end, A show, B noten, C noten, D noten", Offence.NOTEN_RIICHI, CHOMBO),
    ],
)
def test_the_first_discard_itself_counts(script: str, offence: Offence, degree: object) -> None:
    assert ruled(table(script=script)) == [(A, offence, degree)]


def test_a_first_discard_without_a_draw_counts() -> None:
    assert ruled(forgets_to_draw(table())) == [(A, Offence.SHOUHAI, DEAD)]


# --- what nobody can do


@pytest.mark.parametrize(
    ("script", "action"),
    [
        ("A -", Action(ActionKind.TSUMO, B)),  # no tile was drawn
        ("A -, B draw", Action(ActionKind.TSUMO, C)),
        ("A draw", Action(ActionKind.RON, B, Tile.M1)),  # no tile lies there
        ("A -, B draw", Action(ActionKind.RON, C, Tile.M1)),
        ("A draw", Action(ActionKind.DISCARD, A, Tile.GREEN)),  # not held
        ("A -", Action(ActionKind.DISCARD, C, Tile.WEST)),  # not C's turn
        ("A -", Action(ActionKind.DRAW, C)),
        ("A draw", Action(ActionKind.ANKAN, A, Tile.GREEN, (Tile.GREEN,) * 4)),
        ("A -", Action(ActionKind.PON, C, None, (Tile.GREEN, Tile.GREEN))),
        ("A -", Action(ActionKind.PON, C)),  # shows nothing
        ("A -", Action(ActionKind.SHOW, A)),
        ("A -", Action(ActionKind.OFFEND, C)),
        ("A -", Action(ActionKind.OFFEND, C, offence=Offence.NOTEN_RIICHI)),
        ("A -", Action(ActionKind.OFFEND, C, offence=Offence.ILLEGAL_KAN_AFTER_RIICHI)),
        ("A -", Action(ActionKind.OFFEND, C, offence=Offence.ACT_WITH_DEAD_HAND)),
        ("A -, B offend left_seat", Action(ActionKind.OFFEND, C, offence=Offence.LEFT_SEAT)),
        ("A -, B offend left_seat", Action(ActionKind.DRAW, B)),
    ],
)
def test_what_nobody_can_do_is_refused(script: str, action: Action) -> None:
    state = table(script=script)
    with pytest.raises(IllegalActionError) as refused:
        step(state, action)
    assert refused.value.verdict.failures


def test_outside_table_mode_an_offence_is_refused() -> None:
    state = table(script="A -")._replace(table=False)
    with pytest.raises(IllegalActionError):
        play(state, "C offend left_seat")


# --- in a game


def test_the_same_dealer_plays_the_hand_again_without_another_honba() -> None:  # R5.4-e
    match = start_match(RuleSet())._replace(honba=2, deposits=1)
    state = table(script="A -, C offend left_seat", honba=2, deposits=1)
    assert state.end is not None
    coming = after_hand(match, state.end.result)
    assert isinstance(coming, Match)
    assert (coming.dealer, coming.honba, coming.deposits) == (A, 2, 1)
    assert coming.points == state.points


def test_the_game_remembers_a_chombo_that_is_paid_after_it() -> None:  # R5.4-d
    rules = PRESETS["npm"].rules
    options = {"chombo_payment": "after_game_deduction", "chombo_after_game_points": 40}
    state = table(script="A -, C offend left_seat", **options)
    assert state.end is not None
    coming = after_hand(start_match(rules), state.end.result)
    assert isinstance(coming, Match)
    assert coming.chombo == (0, 0, 1, 0)
    assert coming.points == (rules.start_points,) * 4


# --- any play at all

RULES = {id: preset.rules for id, preset in PRESETS.items()}
RULES |= {name: house_rules(name) for name in HOUSE}
TOLD = [
    Action(ActionKind.OFFEND, seat, offence=offence, number=number)
    for seat in SEATS
    for offence in Offence
    for number in (1, 5)
]
MOST_ACTIONS = 1000


def total(state: RoundState) -> int:
    return sum(state.points) + 1000 * state.deposits


def careless(state: RoundState, rng: random.Random) -> RoundState | None:
    """The round after something that is mostly against the rules; None where it cannot be done."""
    choices = [*everything(state)] if rng.random() < 0.8 else TOLD
    kinds = sorted({action.kind for action in choices})
    wanted = rng.choice(kinds)
    action = rng.choice([action for action in choices if action.kind == wanted])
    after = attempted(state, action)
    assert after is not None or why(state, action).failures
    return after


def attempted(state: RoundState, action: Action) -> RoundState | None:
    try:
        return step(state, action)
    except IllegalActionError:
        return None


@pytest.mark.parametrize("name", RULES)
def test_any_play_comes_to_an_end(name: str) -> None:
    """With every sort of offence in between; points and sticks are the same throughout."""
    rules = RULES[name]
    for number, wall in enumerate(WALLS):
        rng = random.Random(f"{name} {wall}")
        deposits = rng.randrange(3)
        start = start_round(rules, WALLS[wall](rules, rng), deposits=deposits, table=True)
        state = start
        while waiting := to_act(state):
            assert len(state.history) < MOST_ACTIONS
            wrong = careless(state, rng) if rng.random() < 0.2 else None
            if wrong is not None and (wrong.end is None or rng.random() < 0.2):
                state = wrong
            else:
                choose = CHOICES[number % len(CHOICES)]
                state = step(state, choose(rng, state, legal_actions(state, waiting[0])))
            assert total(state) == total(start)
        assert state.phase is Phase.OVER
        assert_told(state)
        *_, again = replay(start, state.history)
        assert again == state


def test_a_penalty_deposit_has_to_be_of_sticks() -> None:
    assert replace_options(RuleSet(), penalty_deposit=2000).penalty_deposit == 2000
    assert table(script="A -, B offend call_voice_only", penalty_deposit=2000).deposits == 2
