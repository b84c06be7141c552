"""Riichi mahjong that gives its reasons: hands, waits, yaku, fu, points and furiten.

The public names are loaded when they are first used, so that importing this package is quick,
and so that a Python too old for the rest can still say which one is needed.
"""

import sys
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from . import korean
    from .api import questions
    from .api.deals import legal_actions, position, position_text, start_deal, step
    from .api.hands import dora, furiten, near_misses, readings, shanten, value, waits
    from .api.reasons import why
    from .api.records import open_record, save_record
    from .api.rule_files import load_rules, save_rules
    from .api.rulebook import rule
    from .api.rulesets import compare
    from .core.errors import MjteachError
    from .core.given import hand, tiles
    from .core.hand import Hand
    from .core.melds import Meld
    from .core.message import Explanation, Message
    from .core.tiles import Tile
    from .record.rounds import recorded_deal
    from .riichi.presets import PRESETS, preset, rules
    from .riichi.rules import RuleSet

__version__ = "0.1.0"

_MODULE_OF = {
    "compare": "api.rulesets",
    "dora": "api.hands",
    "furiten": "api.hands",
    "legal_actions": "api.deals",
    "load_rules": "api.rule_files",
    "near_misses": "api.hands",
    "position": "api.deals",
    "position_text": "api.deals",
    "readings": "api.hands",
    "open_record": "api.records",
    "rule": "api.rulebook",
    "save_record": "api.records",
    "save_rules": "api.rule_files",
    "shanten": "api.hands",
    "start_deal": "api.deals",
    "step": "api.deals",
    "value": "api.hands",
    "waits": "api.hands",
    "why": "api.reasons",
    "MjteachError": "core.errors",
    "hand": "core.given",
    "tiles": "core.given",
    "Hand": "core.hand",
    "Meld": "core.melds",
    "Tile": "core.tiles",
    "recorded_deal": "record.rounds",
    "PRESETS": "riichi.presets",
    "preset": "riichi.presets",
    "rules": "riichi.presets",
    "RuleSet": "riichi.rules",
}

_PARTS = {"korean": "korean", "questions": "api.questions"}
"""Modules with public names of their own."""

__all__ = [
    "PRESETS",
    "Hand",
    "Meld",
    "MjteachError",
    "RuleSet",
    "Tile",
    "__version__",
    "compare",
    "dora",
    "furiten",
    "hand",
    "korean",
    "legal_actions",
    "load_rules",
    "near_misses",
    "open_record",
    "position",
    "position_text",
    "preset",
    "questions",
    "readings",
    "recorded_deal",
    "rule",
    "rules",
    "save_record",
    "save_rules",
    "shanten",
    "start_deal",
    "step",
    "tiles",
    "value",
    "waits",
    "why",
]


def too_old(version: "tuple[int, int]" = sys.version_info[:2]) -> str:
    """One sentence naming the Python that is needed, or "" where this one will do.

    >>> too_old((3, 8))
    'mjteach needs Python 3.11 or newer; this is Python 3.8.'
    """
    if version >= (3, 11):
        return ""
    return "mjteach needs Python 3.11 or newer; this is Python {}.{}.".format(*version)


def _sentence(what: "Message | Explanation") -> str:
    """What a message says, loaded when the first one is printed; else what it is made of."""
    try:
        from .text.in_words import in_words
    except ImportError:
        return repr(what)
    return in_words(what)


if not too_old():
    import_module(".core.message", __name__).print_with(_sentence)


if not TYPE_CHECKING:

    def __getattr__(name):
        if name not in _MODULE_OF and name not in _PARTS:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        if too_old():
            raise ImportError(too_old())
        if name in _PARTS:
            value = import_module("." + _PARTS[name], __name__)
        else:
            value = getattr(import_module("." + _MODULE_OF[name], __name__), name)
            errors = import_module(".core.call_errors", __name__)
            value = errors.with_call_errors_if_function(value)
        globals()[name] = value
        return value


def __dir__() -> "list[str]":
    return sorted(__all__)
