"""How much a record may hold, so that no file can stall or flood a reader."""

from __future__ import annotations

import json
from typing import Final

from ..core.printable import printable

LONGEST_LINE: Final = 1_000_000
"""Characters in one line: a whole game in one line has a tenth of it."""

LONGEST_TEXT: Final = 8_000_000
"""Characters in one file."""

DEEPEST_LISTS: Final = 100
"""How often lists may lie inside lists in one line; records have five."""

MOST_ROUNDS: Final = 200
"""Rounds in one game; recorded ones stay below 40."""

MOST_ACTIONS: Final = 1_000
"""Actions in one round, passes included: 70 draws and discards, each with three answers."""

MOST_OFFENCES: Final = 50
"""Offences in one round; four players who each break every rule there is need fewer."""

MOST_POINTS: Final = 10_000_000
"""Points that a player may have or lose."""

LONGEST_NAME: Final = 100
"""Characters of a player's name."""

SHOWN: Final = 40
"""Characters of a strange value that an error repeats."""


def shown(value: object) -> str:
    """An unexpected value, shortened for an error; anything but text as JSON.

    >>> shown({"type": None}), shown(""), len(shown("9" * 5000))
    ('{"type": null}', '""', 40)
    """
    return printable(value if isinstance(value, str) and value else _as_json(value), SHOWN)


def _as_json(value: object) -> str:
    try:
        return json.dumps(value, ensure_ascii=False, default=repr)
    except (TypeError, ValueError, RecursionError):
        return type(value).__name__
