"""What the project has beyond the specification, each with where it is known from.

Here alone: tests that hold the project to the specification leave these out. A yaku that an option
of ours switches on is ours as well, and so is a rule whose source in ``rulebook.md`` is "ours".
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

OURS: Final = {
    "kazoe_yakuman_stacking": "a house rule; KAZOE_NO_LIMIT of the PyPI package mahjong",
    "all_noten_riichi_unpunished": "R5.4-q: reported of one online game",
}
"""Options of riichi. No named rule set of the specification states one of them; a source may report
one without choosing it."""

RULE_SETS: Final[Mapping[str, str]] = {}
"""Named rule sets of riichi."""
