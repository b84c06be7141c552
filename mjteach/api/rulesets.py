"""One hand or one question under many rule sets, as lessons use it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..core.errors import SituationError
from ..core.given import HandLike, TilesLike
from ..riichi.compare import compare as comparing
from ..riichi.compare.cases import ActionAsked
from ..riichi.compare.compare import Comparison
from ..riichi.compare.outcome import RuleSetQuestion
from ..riichi.presets import RulesLike
from ..riichi.round.actions import Action
from ..riichi.round.notation import action as read_action
from ..riichi.round.state import RoundState
from .hands import value


def compare(
    what: HandLike | RoundState | RuleSetQuestion,
    win: TilesLike | Action | None = None,
    by: str = "ron",
    *,
    presets: Iterable[RulesLike] | RulesLike | None = None,
    **situation: Any,
) -> Comparison:
    """What a hand is worth under some rule sets, by default all, and which option makes it differ.

    ``situation`` is told as for :func:`.hands.value`. Of a round, ``win`` is an action such as
    ``"A chi 3p with 12p"``, and what differs is whether it is allowed. Of a question (see
    :mod:`.questions`) the answers are compared. Raises what ``value`` and the notation of actions
    raise, and RuleSetError for a rule set that does not exist.

    >>> two = ["wrc", "jpml_a"]
    >>> found = compare("234567m4588p678s", "3p", flags="riichi", dora="4m", presets=two)
    >>> [row.outcome.fact("points") for row in found.rulesets]
    [8000, 7700]
    """
    if isinstance(what, RoundState | RuleSetQuestion):
        return comparing.compare_verdicts(_question(what, win, situation), presets)
    if isinstance(win, Action):
        raise SituationError("action_without_round", action=str(win))
    result = value(what, win, by, **situation)
    return comparing.compare(result.hand, result.winning_tile, result.context, presets)


def _question(
    what: RoundState | RuleSetQuestion, win: TilesLike | Action | None, situation: dict[str, Any]
) -> RuleSetQuestion:
    """A question, or whether an action of a round is allowed; neither takes more arguments."""
    more = [*situation]
    if isinstance(what, RoundState):
        asked: RuleSetQuestion = ActionAsked(
            what, read_action(win if isinstance(win, Action) else str(win))
        )
    else:
        asked = what
        more += [] if win is None else ["win"]
    if more:
        raise SituationError("asked_already", named=tuple(more))
    return asked
