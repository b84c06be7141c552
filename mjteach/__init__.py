"""Riichi mahjong that gives its reasons: hands, waits, yaku, fu, points and furiten.

The public names are loaded when they are first used, so that importing this package is quick,
and so that a Python too old for the rest can still say which one is needed.
"""

import sys
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .api.hands import furiten, hand, near_misses, readings, shanten, tiles, value, waits
    from .api.korean import bulleo, eopeo, korean_count, korean_table
    from .api.reasons import why
    from .api.records import open_record, save_record
    from .api.rounds import legal_actions, start_round, step
    from .api.rulesets import compare, exhaustive_draw, final_points, several_ron
    from .core.errors import MjteachError
    from .core.hand import Hand
    from .core.melds import Meld
    from .core.tiles import Tile
    from .record.rounds import recorded_round
    from .riichi.presets import PRESETS, preset
    from .riichi.rules import RuleSet

__version__ = "0.1.0"

_MODULE_OF = {
    "bulleo": "api.korean",
    "compare": "api.rulesets",
    "eopeo": "api.korean",
    "exhaustive_draw": "api.rulesets",
    "final_points": "api.rulesets",
    "furiten": "api.hands",
    "hand": "api.hands",
    "korean_count": "api.korean",
    "korean_table": "api.korean",
    "legal_actions": "api.rounds",
    "near_misses": "api.hands",
    "readings": "api.hands",
    "open_record": "api.records",
    "save_record": "api.records",
    "several_ron": "api.rulesets",
    "shanten": "api.hands",
    "start_round": "api.rounds",
    "step": "api.rounds",
    "tiles": "api.hands",
    "value": "api.hands",
    "waits": "api.hands",
    "why": "api.reasons",
    "MjteachError": "core.errors",
    "Hand": "core.hand",
    "Meld": "core.melds",
    "Tile": "core.tiles",
    "recorded_round": "record.rounds",
    "PRESETS": "riichi.presets",
    "preset": "riichi.presets",
    "RuleSet": "riichi.rules",
}

__all__ = [
    "PRESETS",
    "Hand",
    "Meld",
    "MjteachError",
    "RuleSet",
    "Tile",
    "__version__",
    "bulleo",
    "compare",
    "eopeo",
    "exhaustive_draw",
    "final_points",
    "furiten",
    "hand",
    "korean_count",
    "korean_table",
    "legal_actions",
    "near_misses",
    "open_record",
    "preset",
    "readings",
    "recorded_round",
    "save_record",
    "several_ron",
    "shanten",
    "start_round",
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


if not TYPE_CHECKING:

    def __getattr__(name):
        if name not in _MODULE_OF:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        if too_old():
            raise ImportError(too_old())
        value = getattr(import_module("." + _MODULE_OF[name], __name__), name)
        globals()[name] = value
        return value


def __dir__() -> "list[str]":
    return sorted(__all__)
