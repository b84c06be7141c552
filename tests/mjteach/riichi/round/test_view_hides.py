"""A view tells nothing hidden: rounds that differ only in unseen tiles look the same."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from mjteach.core.decision import IllegalActionError
from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import Tile
from mjteach.riichi.presets import PRESETS
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.rig import ANSWERS, passed
from mjteach.riichi.round.state import Phase, RoundState
from mjteach.riichi.round.variant import legal_actions, start_round, step, to_act
from mjteach.riichi.round.view import view
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.setup.deal import HAND_PLACES
from mjteach.riichi.setup.wall import INDICATORS, LIVE_END, RINSHAN, URA, Wall, shuffled_wall
from support.rounds.play import eager, nearest

BOUND = frozenset(
    {
        ActionKind.RIICHI,
        ActionKind.OPEN_RIICHI,
        ActionKind.TSUMO,
        ActionKind.RON,
        ActionKind.SHOW,
        ActionKind.KYUUSHU_KYUUHAI,
    }
)
"""What only some hands can do: the tiles of whoever does it stay as they are."""


def random_round(seed: int, rules: RuleSet, steps: int) -> list[RoundState]:
    """The states of a round of random play, up to so many steps, draws and passes included."""
    rng = random.Random(seed)
    choose = rng.choice([eager, nearest])
    states = [start_round(rules, shuffled_wall(seed, rules))]
    while (waiting := to_act(states[-1])) and len(states) <= steps:
        actions = legal_actions(states[-1], rng.choice(waiting))
        states.append(step(states[-1], choose(rng, states[-1], actions)))
    return states


# --- where the tiles of a round are


def held_places(states: list[RoundState]) -> dict[Seat, list[int]]:
    """The places of the wall from which the tiles come that every player holds now."""
    wall, dealt = states[0].wall, HAND_PLACES
    held = {seat: list(dealt[(seat - wall.dealer) % 4]) for seat in SEATS}
    for before, after in pairwise(states):
        done = after.history[-1]
        if done.kind is ActionKind.DRAW:
            rinshan = RINSHAN[len(before.kans) - 1]
            held[done.seat].append(rinshan if before.replacing else before.taken)
            continue
        for seat in SEATS:
            for tile in (tiles_of(before, seat) - tiles_of(after, seat)).elements():
                held[seat].remove(place_of(tile, held[seat], done, wall, before.drawn is not None))
    return held


def place_of(tile: Tile, places: list[int], done: Action, wall: Wall, drew: bool) -> int:
    """The place of a tile that leaves a hand; the last of ``places`` is that of a drawn tile."""
    if done.drawn:
        return places[-1]
    from_hand = done.kind not in (ActionKind.ANKAN, ActionKind.KAKAN) and drew
    return next(place for place in places[: -1 if from_hand else None] if wall.tiles[place] is tile)


def tiles_of(state: RoundState, seat: Seat) -> Counter[Tile]:
    concealed, _, drawn = state.seats[seat].hand
    return Counter(concealed if drawn is None else (*concealed, drawn))


def unseen_places(states: list[RoundState], viewer: Seat) -> list[int]:
    """The places of tiles that the viewer has never seen, without those of bound hands."""
    state, held = states[-1], held_places(states)
    stay = {done.seat for done in state.history if done.kind in BOUND} | {viewer}
    to_draw = len(state.kans) - (state.replacing and state.phase is Phase.DRAW)
    seen_ura = len(view(state, viewer).ura_indicators)
    return [
        *range(state.taken, LIVE_END),
        *RINSHAN[to_draw:],
        *INDICATORS[state.opened :],
        *URA[seen_ura:],
        *(place for seat in SEATS if seat not in stay for place in held[seat]),
    ]


def with_other_tiles(wall: Wall, places: list[int], rng: random.Random) -> Wall:
    """The wall with the tiles of these places exchanged among each other."""
    tiles = [wall.tiles[place] for place in places]
    rng.shuffle(tiles)
    changed = dict(zip(places, tiles, strict=True))
    return wall._replace(
        tiles=tuple(changed.get(place, tile) for place, tile in enumerate(wall.tiles))
    )


# --- the same play with them


def played_again(start: RoundState, wanted: RoundState) -> RoundState:
    """The round after the same actions; whoever is asked and did nothing else passes.

    Raises IllegalActionError where another hand cannot do the same.
    """
    state = start
    for done in wanted.history:
        if done.kind is ActionKind.PASS:
            if done.seat in to_act(state) and state.phase is Phase.CALL:
                state = step(state, done)
        else:
            state = step(state if done.kind in ANSWERS else passed(state), done)
    return state if wanted.phase is Phase.CALL else passed(state)


def shows_a_pause(state: RoundState, viewer: Seat) -> bool:
    """Whether somebody at the table must wait without being asked: a kan, or an own call."""
    asked = state.asked
    if state.phase is not Phase.CALL or asked is None or viewer in asked.waiting:
        return False
    called = any(
        answer.seat is viewer and answer.kind is not ActionKind.PASS for answer in asked.answers
    )
    return called or asked.by is not ActionKind.DISCARD


@settings(max_examples=60, deadline=None)
@given(
    preset=st.sampled_from(sorted(PRESETS)),
    seed=st.integers(0, 10**9),
    steps=st.integers(0, 200),
    viewer=st.sampled_from(SEATS),
)
@example(preset="club", seed=683892, steps=60, viewer=Seat.A)  # has passed; C may still answer
def test_other_unseen_tiles_change_no_view(
    preset: str, seed: int, steps: int, viewer: Seat
) -> None:
    states = random_round(seed, PRESETS[preset].rules, steps)
    state = states[-1]
    assume(not shows_a_pause(state, viewer))
    wall = with_other_tiles(state.wall, unseen_places(states, viewer), random.Random(seed))
    try:
        other = played_again(start_round(state.rules, wall), state)
    except IllegalActionError:
        assume(False)
    assume((other.phase is Phase.OVER) is (state.phase is Phase.OVER))
    assert view(other, viewer) == view(state, viewer)


def test_the_exchanged_tiles_are_all_unseen_and_many() -> None:
    """The test above exchanges what lies in the wall and in three hands."""
    states = random_round(1, PRESETS["tutorial_default"].rules, 40)
    places = unseen_places(states, Seat.A)
    assert len(set(places)) == len(places)
    state = states[-1]
    hidden = Counter(state.wall.tiles[place] for place in places)
    others = sum((tiles_of(state, seat) for seat in SEATS[1:]), Counter())
    assert others <= hidden
    rivers = [thrown for own in state.seats for thrown in own.river if not thrown.called_away]
    sets = [tile for own in state.seats[1:] for meld in own.hand.melds for tile in meld.tiles]
    own, indicator = state.seats[Seat.A].hand.tiles, 1
    assert len(places) == 136 - len(own) - len(rivers) - len(sets) - indicator
