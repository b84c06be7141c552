"""Rounds that play themselves: the same for the same seed, legal, and of many sorts."""

from functools import partial
from random import Random

import pytest

from mjteach.core.seats import Seat
from mjteach.riichi.match.result import ResultKind
from mjteach.riichi.presets import PRESETS
from mjteach.riichi.round.actions import ActionKind
from mjteach.riichi.round.position import position
from mjteach.riichi.round.rig import rigged_wall
from mjteach.riichi.round.selfplay import SETS, WINS, plain, played
from mjteach.riichi.round.state import Phase
from mjteach.riichi.round.variant import legal_actions, step
from mjteach.riichi.rules import RuleSet, replace_options
from mjteach.riichi.setup.wall import shuffled_wall


class Lowest(Random):
    """Chance at its lowest, which is still not less than none."""

    def random(self):
        return 0.0


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
    first, *_ = played(Random(3))
    assert first.state.wall == shuffled_wall(str(Random(3).getrandbits(64)), RuleSet())
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
    ("text", "liked", "else_done"),
    [
        # a win before riichi, riichi before a kan
        ("A: 123m456p789s1122z 1z", {"tsumo"}, {"discard"}),
        ("A: 123m456p789s1122z | D: / 1z?", {"ron"}, {"pass"}),
        ("A: 1111m456p789s112z 2z", {"riichi", "open_riichi"}, {"discard"}),
        # calls and kans
        ("A: 1111m456p789s112z 7p", {"ankan"}, {"discard"}),
        ("A: 456p789s1122z 7z + pon 77*7z", {"kakan"}, {"discard"}),
        ("A: 23m55p456p789s112z | D: / 1m?", {"chi"}, {"pass"}),
        ("A: 055m12m46p78s1234z | B: / 5m?", {"pon", "daiminkan"}, {"pass"}),
        # nothing to like
        ("A: 147m258p369s1234z 5z", {"discard"}, {"discard"}),
        ("A: 147m258p369s1234z | turn: A", {"draw"}, {"draw"}),
    ],
)
def test_what_a_player_prefers(text, liked, else_done):
    state = position(text, replace_options(RuleSet(), open_riichi="2_han"))
    actions = legal_actions(state, Seat.A)
    for chance, done in ((1, liked), (0, else_done)):
        how = partial(plain, wins=chance, riichi=chance, calls=chance)
        rngs = [Lowest(), *map(Random, range(20))]
        assert {how(rng, state, actions).kind for rng in rngs} == done


def test_a_discard_leaves_the_hand_as_near_as_it_can_be():
    state = position("A: 123m456p79s67z 5z + ankan 9999p")
    actions = [a for a in legal_actions(state, Seat.A) if a.kind == "discard"]
    found = {str(plain(Random(seed), state, actions).tile) for seed in range(20)}
    assert found == {"5z", "6z", "7z"}  # all others belong to a set, or nearly
    near, far = (next(a for a in actions if str(a.tile) == name) for name in ("5z", "4p"))
    assert {plain(Random(seed), state, [far, near]) for seed in range(9)} == {near}


def test_where_one_thing_is_left_nothing_is_drawn_by_lot():
    state = position("A: 147m258p369s1234z 5z")
    rng, (one, *_) = Random(1), legal_actions(state, Seat.A)
    before = rng.getstate()
    assert plain(rng, state, [one]) == one
    assert rng.getstate() == before


@pytest.mark.parametrize(
    ("never", "how"),
    [(WINS, {"wins": 0}), (SETS, {"calls": 0}), ({ActionKind.RIICHI}, {"riichi": 0})],
)
def test_what_a_player_never_does(never, how):
    for seed in range(8):
        assert not never & kinds(played(Random(seed), choose=partial(plain, **how)))
