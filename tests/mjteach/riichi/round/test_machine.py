"""What holds in every round: what is listed is legal, nothing is lost, everything ends."""

from __future__ import annotations

import random
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from mjteach.core.machine import is_legal
from mjteach.core.seats import FROM, SEATS
from mjteach.core.tiles import TILES, Tile, pack
from mjteach.core.waits import packed_waits
from mjteach.riichi.furiten.state import FuritenPlace
from mjteach.riichi.presets import PRESETS
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.rig import ANSWERS
from mjteach.riichi.round.state import Phase, RoundState
from mjteach.riichi.round.variant import RIICHI, legal_actions, replay, start_round, to_act, why
from mjteach.riichi.rules import OPTIONS, RuleSet, replace_options
from mjteach.riichi.setup.wall import INDICATORS, LIVE_END, RINSHAN, URA, shuffled_wall
from support.rounds.play import at_random, eager, everything, nearest, played

PLAYERS = {"random": at_random, "eager": eager, "nearest": nearest}
MOST_ACTIONS = 600
"""More than any round can have: draws, discards, and three answers to each."""

GROUPS = ("dora", "tenpai", "furiten", "riichi", "calls", "winning", "draws", "yaku")
CHOICES = {key: found for key, found in OPTIONS.items() if found.group in GROUPS}

any_rules = st.sampled_from([found.rules for found in PRESETS.values()]) | st.builds(
    lambda chosen: replace_options(RuleSet(), **chosen),
    st.fixed_dictionaries(
        {},
        optional={
            key: st.sampled_from(list(found.allowed))
            for key, found in CHOICES.items()
            if key != "pao_yakuman" and all(isinstance(word, str | bool) for word in found.allowed)
        },
    ),
)
"""A named rule set, or the tutorial's with some options changed."""

rounds = st.builds(
    lambda rules, seed, who, honba: (rules, seed, who, honba),
    any_rules,
    st.integers(0, 10**9),
    st.sampled_from(sorted(PLAYERS)),
    st.integers(0, 6),
)


def states_of(rules: RuleSet, seed: int, who: str, honba: int) -> list[RoundState]:
    return list(played(rules, seed, PLAYERS[who], honba=honba, deposits=1))


def alike(action: Action) -> Action:
    """The action with its tiles in order: the same action, however they are named."""
    return action._replace(using=tuple(sorted(action.using)))


# --- what is listed and what is legal


@settings(max_examples=50, deadline=None)
@given(rounds, st.floats(0, 0.999))
def test_what_is_listed_is_what_is_legal(
    drawn: tuple[RuleSet, int, str, int], moment: float
) -> None:
    states = states_of(*drawn)
    state = states[int(moment * len(states))]
    listed = [alike(action) for seat in SEATS for action in legal_actions(state, seat)]
    assert len(set(listed)) == len(listed)
    legal = set()
    for action in everything(state):
        verdict = why(state, action)
        if verdict.legal:
            legal.add(alike(action))
        else:
            assert verdict.failures, action
            assert all(finding.ref for finding in verdict.failures)
    assert set(listed) == legal


@settings(max_examples=50, deadline=None)
@given(rounds, st.floats(0, 0.999))
def test_a_check_that_says_nothing_allows(
    drawn: tuple[RuleSet, int, str, int], moment: float
) -> None:
    """Where ``when`` is false the test is true, as long as all checks before it are."""
    states = states_of(*drawn)
    state = states[int(moment * len(states))]
    for action in everything(state):
        rule = RIICHI.rules[action.kind]
        for check in (*rule.shared, *rule.checks):
            test = check.test(state, action)
            if check.when is not None and not check.when(state, action):
                assert test, (check.id, action)
            if not test:
                break


any_tile = st.sampled_from(TILES[:37])
odd_actions = st.builds(
    Action,
    st.sampled_from(ActionKind),
    st.sampled_from(SEATS),
    st.none() | any_tile,
    st.lists(any_tile, max_size=5).map(tuple),
    st.booleans(),
)
"""Actions with whatever tiles, or none."""


@settings(max_examples=50, deadline=None)
@given(rounds, st.floats(0, 1), st.lists(odd_actions, min_size=20, max_size=20))
def test_no_action_is_too_odd_for_an_answer(
    drawn: tuple[RuleSet, int, str, int], moment: float, odd: list[Action]
) -> None:
    states = states_of(*drawn)
    state = states[int(moment * (len(states) - 1))]
    for action in odd:
        verdict = why(state, action)
        assert verdict.legal or verdict.failures
        assert is_legal(RIICHI, state, action) is verdict.legal


@settings(max_examples=50, deadline=None)
@given(rounds)
def test_somebody_can_always_do_something(drawn: tuple[RuleSet, int, str, int]) -> None:
    for state in states_of(*drawn)[:-1]:
        waiting = to_act(state)
        assert waiting
        for seat in waiting:
            kinds = {action.kind for action in legal_actions(state, seat)}
            assert kinds
            if state.phase is Phase.CALL:  # asked only who can do more than pass
                assert kinds <= ANSWERS
                assert ActionKind.PASS in kinds
                assert len(kinds) > 1
        for seat in SEATS:
            if seat not in waiting:
                assert not legal_actions(state, seat)


# --- nothing is lost


def tiles_on_the_table(state: RoundState) -> Counter[Tile]:
    """Every tile once: in a hand, a set, a river, or the wall."""
    found: Counter[Tile] = Counter()
    for own in state.seats:
        concealed, melds, last = own.hand
        found.update(concealed)
        found.update(() if last is None else (last,))
        found.update(tile for meld in melds for tile in meld.tiles)
        found.update(discard.tile for discard in own.river if not discard.called_away)
    tiles = state.wall.tiles
    undrawn = len(state.kans) - (state.replacing and state.phase is Phase.DRAW)
    places = (*range(state.taken, LIVE_END), *RINSHAN[undrawn:], *INDICATORS, *URA)
    found.update(tiles[place] for place in places)
    return found


@settings(max_examples=40, deadline=None)
@given(rounds)
def test_points_and_tiles_are_conserved(drawn: tuple[RuleSet, int, str, int]) -> None:
    states = states_of(*drawn)
    rules = drawn[0]
    total = 4 * rules.start_points + 1000
    every = Counter(states[0].wall.tiles)
    for state in states:
        assert sum(state.points) + 1000 * state.deposits == total
        assert tiles_on_the_table(state) == every


@settings(max_examples=40, deadline=None)
@given(rounds)
def test_every_round_ends(drawn: tuple[RuleSet, int, str, int]) -> None:
    states = states_of(*drawn)
    end = states[-1].end
    assert end is not None
    assert states[-1].phase is Phase.OVER
    assert len(states[-1].history) < MOST_ACTIONS
    assert all(state.end is None for state in states[:-1])
    assert end.points == states[-1].points
    assert end.deposits == states[-1].deposits
    assert sum(end.changes) == (1000 * states[-2].deposits if end.wins else 0)
    won, abort = bool(end.wins), end.abort is not None
    assert (end.kind.value == "win") is won
    assert (end.kind.value == "abortive_draw") is abort


@settings(max_examples=40, deadline=None)
@given(rounds)
def test_what_is_kept_about_a_hand_is_true(drawn: tuple[RuleSet, int, str, int]) -> None:
    """Packed tiles and waits are kept for speed; they are those of the tiles."""
    for state in states_of(*drawn)[::7]:
        for own in state.seats:
            concealed, melds, last = own.hand
            held = concealed if last is None else (*concealed, last)
            assert own.packed == pack(held)
            size = len(concealed) + 3 * len(melds)
            assert size == 13 or (
                size == 14 and own.waits == ()
            )  # after a call, before the discard
            if size == 13:
                four_alike = state.rules.chiitoitsu_four_of_a_kind
                assert own.waits == packed_waits(pack(concealed), melds, four_alike)


@settings(max_examples=50, deadline=None)
@given(rounds)
def test_a_tile_let_go_stands_in_the_history(drawn: tuple[RuleSet, int, str, int]) -> None:
    state = states_of(*drawn)[-1]
    for seat in SEATS:
        for cause in state.seats[seat].passes:
            done = state.history[cause.position]
            if cause.place is FuritenPlace.DRAW:
                assert (done.kind, done.seat) == (ActionKind.DRAW, seat)
            else:
                assert FROM[seat][done.seat] is cause.by
                assert done.tile is not None
                assert done.tile.kind == cause.tile.kind


# --- replaying


@settings(max_examples=50, deadline=None)
@given(rounds)
def test_any_prefix_of_the_history_leads_to_the_same_state(
    drawn: tuple[RuleSet, int, str, int],
) -> None:
    rules, seed, _, honba = drawn
    states = states_of(*drawn)
    start = start_round(rules, shuffled_wall(seed, rules), honba=honba, deposits=1)
    again = list(replay(start, states[-1].history))
    for state in states:
        assert again[len(state.history)] == state
        assert states[-1].history[: len(state.history)] == state.history


def test_findings_come_in_the_order_of_the_checks() -> None:
    state = next(iter(states_of(RuleSet(), 1, "eager", 0)))
    rng = random.Random(1)
    actions = list(everything(state))
    for action in rng.sample(actions, 200):
        rule = RIICHI.rules[action.kind]
        order = [check.id for check in (*rule.shared, *rule.checks)]
        found = [finding.check for finding in why(state, action).findings]
        assert found == [id for id in order if id in found]
