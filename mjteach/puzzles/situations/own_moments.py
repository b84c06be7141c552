"""A moment of somebody's own: a position as one seat sees it, and an action thought of there."""

from __future__ import annotations

import re
from typing import Final

from mjteach.core.errors import PuzzleError
from mjteach.core.seats import Seat
from mjteach.riichi.round.actions import Action
from mjteach.riichi.round.askable import askable
from mjteach.riichi.round.notation import action
from mjteach.riichi.round.position import position, seen_parts
from mjteach.riichi.round.state import Phase, RoundState
from mjteach.riichi.round.variant import step, why
from mjteach.riichi.rules import RuleSet

from ..facts import Facts
from ..parts import FromFacts
from .moments import Moment

_DOES: Final = "does"
_OF_TABLE: Final = (
    *("dealer", "round", "honba", "sticks", "points", "wins", "turn", "dora", "ura", "then"),
)


def moment_facts(state: RoundState, does: Action, *seats: Seat) -> dict[str, str]:
    """What is told of a moment, as its player or some seats see it, with what is thought of.

    Raises SituationError for a round that is over, or has an offence that is not settled.

    >>> from mjteach.riichi.round.rig import deal
    >>> state = deal(["123m456p789s1122z"], "1z", "A draw")
    >>> facts = moment_facts(state, action("A tsumo"))
    >>> facts["a"], facts["does"]
    ('123m456p789s1122z 1z', 'A tsumo')
    """
    parts = {
        name.lower(): said for name, said in seen_parts(state, *(seats or (does.seat,))).items()
    }
    return {**parts, _DOES: str(does)}


def moment_of(facts: Facts, rules: RuleSet) -> Moment:
    """The moment that is told; raises PuzzleError where nobody could think of that."""
    state, does = _read(facts, rules)
    if state.phase is Phase.SHOW or does not in askable(state, does.seat):
        raise PuzzleError("not_to_be_dealt")
    return Moment(state, does)


def last_moment_of(facts: Facts, rules: RuleSet) -> Moment:
    """The moment before the end of a deal, with what ends it; raises PuzzleError for another."""
    state, does = _read(facts, rules)
    if not why(state, does).legal or step(state, does).phase is not Phase.OVER:
        raise PuzzleError("not_to_be_dealt")
    return Moment(state, does)


def _read(facts: Facts, rules: RuleSet) -> tuple[RoundState, Action]:
    told = {
        **facts,
        "then": re.sub(r"\b[a-d]\b", lambda seat: seat[0].upper(), facts.get("then", "")),
    }
    parts = (
        f"{name.upper() if len(name) == 1 else name}: {said}"
        for name, said in told.items()
        if name != _DOES and said
    )
    return position("\n".join(parts), rules), action(facts.get(_DOES, ""))


MOMENT_FACTS: Final = (*"abcd", *_OF_TABLE, _DOES)
OWN_MOMENT: Final = FromFacts(moment_of, MOMENT_FACTS)
"""How a question about a moment is made of what is told of it."""
