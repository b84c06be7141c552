"""The riichi options that rulesets.yaml does not have, each with where it is known from."""

from __future__ import annotations

from typing import Final

OURS: Final = {
    "kazoe_yakuman_stacking": "a house rule; KAZOE_NO_LIMIT of the PyPI package mahjong",
    "all_noten_riichi_unpunished": "R5.4-q: reported of one online game",
}
"""No named rule set states one of them. A source may report one without choosing it."""
