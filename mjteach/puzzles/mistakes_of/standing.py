"""False rules of what is tenpai, and what it counts as at a draw (topic W)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mjteach.core.readings import Shape
from mjteach.core.waits import WaitShape
from mjteach.riichi.rules import OwnFourWait

from ..mistakes import Mistake, believes, misjudge, miswrite
from ..partly import partly
from ..questions import Value
from ..situations.standing import Standing


@partly
def noten_where(found: Standing, fits: Callable[[Standing], bool]) -> Standing | None:
    """The hand is thought to be noten."""
    if not found.status.tenpai or not fits(found):
        return None
    status = found.status._replace(tenpai=False, waits=(), yakuless=())
    live = found.live._replace(waits=(), exhausted=())
    return found._replace(live=live, status=status)


def _pairs_only(found: Standing) -> bool:
    readings = [reading for wait in found.live.waits for reading in wait.readings]
    return bool(readings) and all(reading.shape is Shape.SEVEN_PAIRS for reading in readings)


def _all_gone(found: Standing) -> bool:
    return not any(wait.left for wait in found.live.waits)


def _kan_opens(key: dict[str, Value]) -> dict[str, Value] | None:
    return {**key, "closed": "no"} if key["closed"] == "yes" else None


STANDINGS: Final[tuple[Mistake, ...]] = (
    misjudge("W16", "one-step-off", lambda found: found._replace(steps=found.steps + 1), 1),
    misjudge("W12", "seven-pairs-unseen", noten_where(_pairs_only)),
    misjudge(
        "W06",
        "two-pairs-are-done",
        noten_where(lambda found: found.live.shape is WaitShape.SHANPON),
    ),
    believes("W18", "own-four-is-tenpai", own_four_wait=OwnFourWait.TENPAI),
    misjudge("W19", "no-copy-left", noten_where(_all_gone)),
    believes("W26", "formal-tenpai-is-noten", keishiki_tenpai=False),
    miswrite(
        "R02",
        "concealed-kan-opens",
        _kan_opens,
        when=lambda waiting: bool(waiting.hand.melds) and waiting.hand.is_closed,
    ),
)
"""The table of false rules."""
