"""A moment of somebody's own: a position as one seat sees it, and an action thought of there."""

from __future__ import annotations

from typing import Final

from mjteach.core.errors import PuzzleError
from mjteach.riichi.round.actions import Action
from mjteach.riichi.round.askable import askable
from mjteach.riichi.round.notation import action
from mjteach.riichi.round.position import position, seen_parts
from mjteach.riichi.round.state import Phase, RoundState
from mjteach.riichi.rules import RuleSet

from ..facts import Facts
from ..parts import FromFacts
from .moments import Moment

_DOES: Final = "does"
_OF_TABLE: Final = ("dealer", "round", "honba", "sticks", "points", "wins", "turn", "dora")


def moment_facts(state: RoundState, does: Action) -> dict[str, str]:
    """What is told of a moment, as its player sees it, with what is thought of.

    Raises SituationError for a round that is over, or has an offence that is not settled.

    >>> from mjteach.riichi.round.rig import deal
    >>> state = deal(["123m456p789s1122z"], "1z", "A draw")
    >>> facts = moment_facts(state, action("A tsumo"))
    >>> facts["a"], facts["does"]
    ('123m456p789s1122z 1z', 'A tsumo')
    """
    parts = {name.lower(): said for name, said in seen_parts(state, does.seat).items()}
    return {**parts, _DOES: str(does)}


def _moment(facts: Facts, rules: RuleSet) -> Moment:
    parts = (
        f"{name.upper() if len(name) == 1 else name}: {said}"
        for name, said in facts.items()
        if name != _DOES
    )
    state, does = position("\n".join(parts), rules), action(facts.get(_DOES, ""))
    if state.phase is Phase.SHOW or does not in askable(state, does.seat):
        raise PuzzleError("not_to_be_dealt")
    return Moment(state, does)


OWN_MOMENT: Final = FromFacts(_moment, (*"abcd", *_OF_TABLE, _DOES))
"""How a question about a moment is made of what is told of it."""
