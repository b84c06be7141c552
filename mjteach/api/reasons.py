"""The reasons behind everything that the other functions return."""

from __future__ import annotations

from ..core.message import Explanation
from ..korean.explain import explain_count, explain_rules
from ..korean.presets import KoreanPreset
from ..korean.result import KoreanResult
from ..riichi.compare.compare import Comparison
from ..riichi.compare.explain import explain_comparison
from ..riichi.compare.explain_preset import explain_preset
from ..riichi.explain import Explained, explain
from ..riichi.presets import Preset
from ..riichi.round import variant as rounds
from ..riichi.round.actions import Action
from ..riichi.round.notation import action as read_action
from ..riichi.round.state import RoundState
from .records import Record, explain_record


def why(
    what: Explained | Comparison | Preset | Record | KoreanResult | KoreanPreset,
    action: str | Action | None = None,
) -> Explanation:
    """The reasons behind a result, as a tree; of a round and an action, why it is legal or not.

    Without an action, a round tells how it ended; it must be over (SituationError). A rule set
    tells how it differs from the rules of this course, and what its source does not say; a Korean
    table what its yaku are worth; a record how its rounds ended, and what stopped the reading.

    >>> from .hands import waits
    >>> why(waits("23m")).children[0].message.id
    'waits.tile'
    >>> from .deals import start_deal
    >>> why(start_deal("a wall"), "B discard 1m").children[0].message.id
    'check.turn.no'
    """
    match what:
        case RoundState() if action is not None:
            return rounds.why(what, read_action(action)).explain()
        case KoreanResult():
            return explain_count(what)
        case KoreanPreset():
            return explain_rules(what)
        case Comparison():
            return explain_comparison(what)
        case Record():
            return explain_record(what)
        case Preset():
            return explain_preset(what)
        case _:
            return explain(what)
