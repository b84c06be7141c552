"""Turns, draws and discards: whose turn it is, which tile comes, what may be discarded (R2.5)."""

from __future__ import annotations

import pytest

from mjteach.core.decision import IllegalActionError
from mjteach.core.seats import NEXT, SEATS, Seat
from mjteach.core.tiles import parse_tiles
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.rig import act, action, deal
from mjteach.riichi.round.state import Phase
from mjteach.riichi.round.variant import legal_actions, start_round, step, to_act, why
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.setup.wall import shuffled_wall
from support.rounds.play import against, listed

A, B, C, D = SEATS
HANDS = ["147m258p369s1234z", "147m258p369s1234z", "258m369p147s5567z", "369m147p258s5567z"]


@pytest.mark.parametrize("dealer", SEATS)
def test_the_dealer_begins_and_turns_go_to_the_right(dealer: Seat) -> None:  # R2.5-a, R2.1-b
    state = deal(HANDS, "6z6z7z7z1s", dealer=dealer)
    seats = []
    for _ in range(5):
        assert to_act(state) == (state.turn,)
        seats.append(state.turn)
        state = act(state, f"{state.turn} -")
    assert seats == [dealer, NEXT[dealer], NEXT[NEXT[dealer]], NEXT[NEXT[NEXT[dealer]]], dealer]


def test_the_wall_decides_what_is_drawn() -> None:
    state = deal(HANDS, "9m8p7s6z8m", "A -, B -, C -, D -, A draw")
    thrown = [state.seats[seat].river[0].tile for seat in SEATS]
    assert (*thrown, state.drawn) == parse_tiles("9m8p7s6z8m")


@pytest.mark.parametrize(
    ("script", "asked", "broken"),
    [
        ("", "B draw", {"R2.5-a"}),
        ("", "D draw", {"R2.5-a"}),
        ("", "A 1m", {"R2.5-b"}),  # before drawing
        ("", "B 1m", {"R2.5-a"}),
        ("A draw", "A draw", {"R2.5-b"}),
        ("A draw", "B draw", {"R2.5-a"}),  # R2.5-d: only after the discard before
        ("A draw", "B 1m", {"R2.5-a"}),
        ("A draw", "A 9p", {"R2.5-a"}),  # a tile that lies elsewhere
        ("A draw", "A show", {"R2.9-g"}),
        ("A draw", "B noten", {"R2.9-g"}),
        ("A 1m", "A 1z", {"R2.5-a"}),
        ("A 1m", "A tsumo", {"R2.5-a"}),  # R2.5-e
        ("A 1m", "A ankan 1111m", {"R2.5-a"}),  # R2.5-e
        ("A 1m", "A draw", {"R2.5-a"}),
    ],
)
def test_what_cannot_be_done_now(script: str, asked: str, broken: set[str]) -> None:
    state = deal(HANDS, "6z6z7z7z", script)
    assert broken <= against(state, asked)
    with pytest.raises(IllegalActionError) as refused:
        step(state, action(state, asked))
    assert refused.value.verdict.failures


def test_a_drawn_tile_and_the_same_tile_of_the_hand_are_two_discards() -> None:
    state = deal(["19m19p19s1234567z"], "1m", "A draw")
    one_m = parse_tiles("1m")[0]
    found = [found for found in legal_actions(state, A) if found.tile is one_m]
    discards = [found for found in found if found.kind is ActionKind.DISCARD]
    assert [found.drawn for found in discards] == [False, True]
    for discard in discards:
        after = step(state, discard).seats[A]
        assert after.river[-1].drawn is discard.drawn
        assert after.hand.concealed == parse_tiles("19m19p19s1234567z")


def test_only_the_drawn_tile_is_a_tsumogiri() -> None:
    state = deal(HANDS, "9m", "A draw")
    other = Action(ActionKind.DISCARD, A, parse_tiles("1m")[0], drawn=True)
    held = Action(ActionKind.DISCARD, A, parse_tiles("9m")[0], drawn=False)
    assert not why(state, other).legal
    assert not why(state, held).legal


def test_fourteen_tiles_may_be_discarded_each_kind_once() -> None:
    state = deal(HANDS, "4z", "A draw")
    tiles = "147m258p369s1234z"
    every = {f"discard {tile}" for tile in map(str, parse_tiles(tiles))}
    assert listed(state, A) == every
    assert not any(listed(state, seat) for seat in (B, C, D))


def test_a_hand_holds_thirteen_tiles_between_turns() -> None:  # R2.5-b
    state = deal(HANDS, "9m8p7s6z", "A 1m, B 1m, C -, D 3m")
    for own in state.seats:
        assert len(own.hand.concealed) == 13
        assert own.hand.drawn is None


def test_a_river_keeps_its_order() -> None:  # R2.5-c
    state = deal(HANDS, "9m8p7s6z8m", "A 1m, B -, C -, D -, A -")
    river = state.seats[A].river
    assert [thrown.tile for thrown in river] == [*parse_tiles("1m8m")]
    assert [thrown.drawn for thrown in river] == [False, True]
    assert not any(thrown.riichi or thrown.sideways or thrown.called_away for thrown in river)


def test_seventy_draws_without_a_kan() -> None:  # R2.3.2-g
    state = start_round(RuleSet(), shuffled_wall("no kan", RuleSet()))
    assert state.live_left == 70
    state = act(state, "end")
    draws = [done for done in state.history if done.kind is ActionKind.DRAW]
    assert len(draws) == 70
    assert state.phase is Phase.SHOW
    assert [len(own.river) for own in state.seats] == [18, 18, 17, 17]


@pytest.mark.parametrize(
    ("script", "draws"),
    [
        ("A ankan 1111m, A -", 69),
        ("A ankan 1111m, A ankan 2222p, A -", 68),
        ("A 9m, B daiminkan 999m, B -", 69),
    ],
)
def test_each_kan_takes_one_draw_from_the_live_wall(script: str, draws: int) -> None:  # R2.3.2-g
    hands = ["1111m2222p9m3456s", "999m1234567z456p", "258m369p147s5567z"]
    state = act(deal(hands, "6s", script), "end")
    live = [done for done in state.history if done.kind is ActionKind.DRAW]
    assert len(live) - len(state.kans) == draws
    assert state.phase is Phase.SHOW


def test_the_replacement_tiles_come_from_the_left_end_upper_before_lower() -> None:  # R2.3.2-c
    state = deal(["1111m2222p3333s9m"], "9p", "A ankan 1111m, A draw", rinshan="1z2z3z4z")
    seen = [state.drawn]
    for kan in ("A ankan 2222p, A draw", "A ankan 3333s, A draw"):
        state = act(state, kan)
        seen.append(state.drawn)
    assert tuple(seen) == parse_tiles("1z2z3z")
    first_two = state.wall.tiles[134], state.wall.tiles[135]
    assert first_two == parse_tiles("1z2z")


def test_nothing_can_be_done_once_the_round_is_over() -> None:
    state = deal(["19m19p19s1234567z"], "1m", "A tsumo")
    assert state.phase is Phase.OVER
    assert to_act(state) == ()
    for text in ("A draw", "A 1m", "B draw", "B ron", "C pass", "A show", "D noten", "A tsumo"):
        assert against(state, text), text
    assert not any(listed(state, seat) for seat in SEATS)
