"""False rules of how many han a hand has (topics Y, D, P): yaku, dora, and where limits begin."""

from __future__ import annotations

from typing import Any, Final

from mjteach.riichi.result import WinResult
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.score import limit_of
from mjteach.riichi.yaku import YakuItem

from . import Mistake, believes, miswrite
from .dora import DORA_VALUED
from .yaku import YAKU_MARKED, han

YAKU_COUNTED: Final = frozenset(
    (
        *("R05", "R11", "R12", "R17", "Y16", "Y17", "Y22", "Y28", "Y29", "Y30"),
        *("Y31", "Y33", "Y34", "Y35", "Y36", "Y39", "Y42", "Y43"),
    )
)
"""The false rules of yaku that change how many han there are, and not only which."""


def _beside_yakuman(result: WinResult, item: YakuItem) -> int:
    """D10: dora are added to the first yakuman."""
    is_first = item is result.best.yaku[0] and item.yakuman > 0
    return sum(bonus.han for bonus in result.best.bonus) * is_first


def _early(key: dict[str, Any]) -> dict[str, Any] | None:
    """P13: a limit begins one han too early."""
    limit = limit_of(key["total"] + 1, RuleSet())
    return {**key, "limit": str(limit)} if limit else None


HAN: Final[tuple[Mistake, ...]] = (
    *(row for row in YAKU_MARKED if row.code in YAKU_COUNTED),
    *DORA_VALUED,
    han("D10", "dora-in-yakuman", _beside_yakuman),
    miswrite("P13", "limits-one-early", _early),
    believes("P14", "no-counted-yakuman", kazoe_yakuman=False),
)
"""The table of false rules."""
