"""What the project has beyond the specification, each with where it is known from.

Here alone: tests that hold the project to the specification leave these out. Rules beyond it are
those whose source in ``rulebook.md`` is "ours".
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mjteach.riichi.yaku import YAKU

OURS: Final = {
    "kazoe_yakuman_stacking": "a house rule; KAZOE_NO_LIMIT of the PyPI package mahjong",
    "all_noten_riichi_unpunished": "R5.4-q: reported of one online game",
}
"""Options of riichi. No named rule set of the specification states one of them; a source may report
one without choosing it."""

OUR_YAKU: Final = {id for id, row in YAKU.items() if OURS.keys() & dict(row.switches).keys()}
"""Those that such an option switches on."""

RULE_SETS: Final[Mapping[str, str]] = {}
"""Named rule sets of riichi."""
