"""The reasons behind everything that the other functions return."""

from __future__ import annotations

from typing import TypeAlias

from ..core.decision import Verdict
from ..core.errors import GivenError
from ..core.explanations import explain_readings, explain_shanten
from ..core.message import Explanation, msg
from ..core.printable import shown
from ..core.readings import Reading
from ..core.shanten import Shanten
from ..core.waits import Waits
from ..korean.explain import explain_count
from ..korean.explain import explain_rules as explain_korean
from ..korean.presets import KoreanPreset
from ..korean.result import KoreanResult
from ..riichi.compare.compare import Comparison
from ..riichi.compare.explain import explain_comparison
from ..riichi.compare.explain_preset import explain_preset, explain_rules
from ..riichi.fu import FuBreakdown
from ..riichi.furiten import Furiten
from ..riichi.near import NearMiss
from ..riichi.presets import Preset
from ..riichi.reasons import Explained, explain
from ..riichi.round import variant as rounds
from ..riichi.round.actions import Action
from ..riichi.round.notation import action as read_action
from ..riichi.round.state import RoundState
from ..riichi.rules import RuleSet
from ..riichi.score import Score
from ..riichi.win import WinResult
from .records import Record, explain_record

Tellable: TypeAlias = (
    "Explained | Comparison | Preset | Record | KoreanResult | KoreanPreset | RuleSet | Shanten"
    " | tuple[Reading, ...]"
)
"""What has reasons to tell."""


def why(what: Tellable, action: str | Action | None = None) -> Explanation:
    """The reasons behind a result, as a tree; of a round and an action, why it is legal or not.

    Without an action, a round tells how it ended; it must be over (SituationError). A rule set
    tells how it differs from the rules of this course, and what its source does not say; a Korean
    table what its yaku are worth; a record how its rounds ended, and what stopped the reading.
    ``print`` the tree to read it. Raises GivenError for what has no reasons.

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
            return explain_korean(what)
        case Comparison():
            return explain_comparison(what)
        case Record():
            return explain_record(what)
        case Preset():
            return explain_preset(what)
        case RuleSet():
            return explain_rules(what)
        case Shanten():
            return explain_shanten(what)
        case (
            Explanation() | FuBreakdown() | Furiten() | RoundState() | Score() | Verdict()
            | Waits() | WinResult()
        ):  # fmt: skip
            return explain(what)
        case _ if type(what) is tuple:
            return _why_all(what)
        case _:
            raise GivenError("no_reasons", found=shown(what))


def _why_all(what: tuple[object, ...]) -> Explanation:
    """The reasons for several readings or near misses; an empty tuple may be either."""
    if not what:
        return Explanation(msg("near.nothing"))
    readings = tuple(each for each in what if isinstance(each, Reading))
    misses = tuple(each for each in what if isinstance(each, NearMiss))
    if what == readings:
        return explain_readings(readings)
    if what == misses:
        return explain(misses)
    raise GivenError("no_reasons", found=shown(what))
