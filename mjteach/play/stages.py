"""What is played at a stage of the course, and what is left out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from ..core.decision import CheckAnswer, Finding, Verdict
from ..core.errors import SituationError
from ..core.message import Message
from ..core.printable import shown
from ..core.seats import Seat
from ..riichi.round.actions import Action, ActionKind
from ..riichi.round.state import RoundState
from ..riichi.round.variant import legal_actions, to_act
from ..riichi.rules import RuleSet, replace_options

_Kind = ActionKind


class PlayStage(NamedTuple):
    """A stage: which actions there are, for everybody, and how its rules differ."""

    id: str
    kinds: frozenset[ActionKind]
    changes: tuple[tuple[str, object], ...] = ()
    """Options of the rules, with their values."""
    table: bool = False
    """Rules can be broken, and it costs what it costs."""
    is_plain: bool = False
    """Told in the words of somebody who has learned the tiles and nothing else."""
    is_counted: bool = True
    """Whether it is told how a win adds up."""

    @property
    def message(self) -> Message:
        """What is left out, in one line."""
        return Message(f"play.stage.{self.id}")

    def rules(self, rules: RuleSet) -> RuleSet:
        """The rules of a table at this stage."""
        return replace_options(rules, **dict(self.changes))

    def of(self, actions: Iterable[Action]) -> tuple[Action, ...]:
        """Those of some actions that there are."""
        return tuple(action for action in actions if action.kind in self.kinds)

    def verdict(self, verdict: Verdict, action: Action) -> Verdict:
        """A verdict on an action of the rules; the stage alone refuses what it leaves out."""
        if action.kind in self.kinds:
            return verdict
        facts = (("kind", action.kind.value),)
        return verdict._replace(findings=(Finding("stage", CheckAnswer.NO, "", facts),))


_FIRST: Final = frozenset(
    {_Kind.DRAW, _Kind.DISCARD, _Kind.TSUMO, _Kind.PASS, _Kind.SHOW, _Kind.NOTEN}
)
_DRAW: Final = _FIRST | {_Kind.RON}
_RIICHI: Final = _DRAW | {_Kind.RIICHI}
_CALLS: Final = _RIICHI | {_Kind.PON, _Kind.CHI}
_KANS: Final = _CALLS | {_Kind.ANKAN, _Kind.KAKAN, _Kind.DAIMINKAN}
_ALL: Final = frozenset(ActionKind) - {_Kind.OFFEND}

STAGES: Final = {
    stage.id: stage
    for stage in (
        PlayStage("first", _FIRST, (("min_han", 0),), is_plain=True, is_counted=False),
        PlayStage("draw", _DRAW, (("min_han", 0),), is_counted=False),
        PlayStage("riichi", _RIICHI),
        PlayStage("calls", _CALLS),
        PlayStage("kans", _KANS),
        PlayStage("all", _ALL),
        PlayStage("table", frozenset(ActionKind), table=True),
    )
}
"""The stages by name, each with more than the one before."""


def stage_named(name: str | PlayStage) -> PlayStage:
    """The stage of this name; raises SituationError with the names there are.

    >>> stage_named("calls").id
    'calls'
    """
    if isinstance(name, PlayStage):
        return name
    found = STAGES.get(name) if type(name) is str else None
    if found is None:
        raise SituationError("no_such_stage", found=shown(name), known=tuple(STAGES))
    return found


_NO_CHOICE: Final = frozenset({_Kind.DRAW, _Kind.PASS})


def choices_of(state: RoundState, seat: Seat, stage: PlayStage) -> tuple[Action, ...]:
    """What a seat may do now; nothing where nobody asks it, or where it can only draw or pass."""
    if seat not in to_act(state):
        return ()
    found = stage.of(legal_actions(state, seat))
    return () if all(action.kind in _NO_CHOICE for action in found) else found
