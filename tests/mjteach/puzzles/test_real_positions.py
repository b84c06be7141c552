"""What may be called and declared, judged at any moment of any deal, not at dealt ones only.

``--all-seeds`` plays 200 deals.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random

import pytest

from mjteach.core.seats import SEATS, Seat
from mjteach.puzzles.kinds.call_choice import find_offered
from mjteach.puzzles.registry import KINDS
from mjteach.puzzles.situations.moments import Moment
from mjteach.riichi.round.actions import Action
from mjteach.riichi.round.notation import action
from mjteach.riichi.round.plausible import plausible_answers, plausible_kans
from mjteach.riichi.round.rig import deal
from mjteach.riichi.round.selfplay import played
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.rules import RuleSet

Thought = Callable[[RoundState, Seat], Iterable[Action]]


def moments(seed: int, thought: Thought) -> Iterator[Moment]:
    """Every action somebody could think of in a deal."""
    for each in played(Random(seed)):
        for seat in () if each.state.end else SEATS:
            yield from (Moment(each.state, one) for one in thought(each.state, seat))


def test_the_first_discard_of_a_deal_may_be_thought_of_by_everybody() -> None:
    """The player on the left of the one who calls has no river yet."""
    state = deal(["5z", "", "234567m23467p55z"], "", "A 5z")
    found = find_offered(Moment(state, action("C pon 5z with 55z")), RuleSet())
    assert found.yaku == ("yakuhai_haku",)


@pytest.mark.parametrize(
    ("id", "thought"), [("call_choice", plausible_answers), ("kan_choice", plausible_kans)]
)
def test_every_moment_has_a_key_and_a_working(
    id: str, thought: Thought, pytestconfig: pytest.Config
) -> None:
    row, rules = KINDS[id], RuleSet()
    deals = 200 if pytestconfig.getoption("--all-seeds") else 2
    met = 0
    for seed in range(deals):
        for place, moment in enumerate(moments(seed, thought)):
            if deals > 2 or place % 9 == 0:
                posed = row.posed(moment, rules, row.levels[place % len(row.levels)])
                assert row.key(moment, rules)
                assert row.tells.explain(posed)
                met += 1
    assert met > 3
