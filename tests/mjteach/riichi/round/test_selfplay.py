"""Rounds that play themselves: the same for the same seed, legal, and of many sorts."""

from functools import partial
from random import Random

import pytest

from mjteach.riichi.match.result import ResultKind
from mjteach.riichi.presets import PRESETS
from mjteach.riichi.round.actions import ActionKind
from mjteach.riichi.round.rig import rigged_wall
from mjteach.riichi.round.selfplay import SETS, WINS, plain, played
from mjteach.riichi.round.state import Phase
from mjteach.riichi.round.variant import legal_actions, step


def kinds(moments):
    return {moment.action.kind for moment in moments if moment.action}


@pytest.mark.parametrize("preset", PRESETS.values(), ids=PRESETS)
def test_a_round_is_what_its_actions_make_of_it(preset):
    *moments, last = played(Random(7), preset.rules)
    for (state, action), after in zip(moments, [*moments[1:], last], strict=True):
        assert action in legal_actions(state, action.seat)
        assert step(state, action) == after.state
    assert last.state.phase is Phase.OVER
    assert last.action is None


def test_equal_generators_give_equal_rounds():
    assert [*played(Random(3))] == [*played(Random(3))]
    assert [*played(Random(3))] != [*played(Random(4))]


def test_a_wall_and_a_start_can_be_given():
    wall = rigged_wall(["123m456p789s1122z"], "1z")
    first, *_, last = played(Random(1), wall=wall, honba=2)
    assert first.state.wall == wall
    assert last.state.end.wins[0].result.context.honba == 2


def test_the_player_does_all_that_a_round_knows():
    rounds = [[*played(Random(seed))] for seed in range(25)]
    done = {kind for moments in rounds for kind in kinds(moments)}
    assert done >= {ActionKind.RIICHI, ActionKind.CHI, ActionKind.PON, *WINS}
    ends = {moments[-1].state.end.kind for moments in rounds}
    assert ends == {ResultKind.WIN, ResultKind.EXHAUSTIVE_DRAW}


@pytest.mark.parametrize(
    ("never", "how"),
    [(WINS, {"wins": 0}), (SETS, {"calls": 0}), ({ActionKind.RIICHI}, {"riichi": 0})],
)
def test_what_a_player_never_does(never, how):
    for seed in range(8):
        assert not never & kinds(played(Random(seed), choose=partial(plain, **how)))
