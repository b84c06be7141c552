"""What a dead hand (agari houki) may no longer do, and what it counts as (R5.3-a)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from ...core.message import Explanation, msg
from .offences import Offence


class DeadHand(StrEnum):
    """The consequences of a dead hand."""

    WIN = "win"
    """No tsumo and no ron."""
    CALL = "call"
    """No pon, no chi and no kan of any kind."""
    RIICHI = "riichi"
    """No riichi."""
    NOTEN = "noten"
    """Noten at a draw, even if tenpai."""
    NAGASHI = "nagashi"
    """No nagashi mangan."""


CONSEQUENCES: Final[Mapping[DeadHand, str]] = MappingProxyType(
    {
        DeadHand.WIN: "R5.3-a",
        DeadHand.CALL: "R5.3-a",
        DeadHand.RIICHI: "R5.3-a",
        DeadHand.NOTEN: "R5.3-a",
        DeadHand.NAGASHI: "R3.5-d",  # C16
    }
)
"""Every consequence with its rule, in a teacher's order."""

BARRED: Final = frozenset({DeadHand.WIN, DeadHand.CALL, DeadHand.RIICHI})
"""What the player may not do; doing it is ``Offence.ACT_WITH_DEAD_HAND``, a chombo (R5.4-o)."""

_STILL_BOUND: Final = frozenset({Offence.FALSE_WIN_VOICE_ONLY})


def must_discard_drawn(cause: Offence, *, riichi: bool) -> bool:
    """Whether every drawn tile must still be discarded, as in riichi (R5.3-i).

    ``cause`` made the hand dead. Riichi no longer binds a dead hand, except after a false win.

    >>> must_discard_drawn(Offence.FALSE_WIN_VOICE_ONLY, riichi=True)
    True
    """
    return riichi and cause in _STILL_BOUND


def explain_dead_hand(cause: Offence, *, riichi: bool = False) -> Explanation:
    """What the player of a dead hand has to remember until the hand ends.

    >>> len(explain_dead_hand(Offence.TAHAI).children)
    6
    """
    lines = [
        msg(f"penalty.dead_hand.{consequence}", rule=rule)
        for consequence, rule in CONSEQUENCES.items()
        if not (riichi and consequence is DeadHand.RIICHI)
    ]
    if riichi:
        bound = "bound" if must_discard_drawn(cause, riichi=riichi) else "free"
        lines.append(msg(f"penalty.dead_hand.riichi_{bound}", rule="R5.3-i"))
    lines.append(msg("penalty.dead_hand.broken", rule="R5.4-o"))
    return Explanation(msg("penalty.dead_hand"), tuple(map(Explanation, lines)))
