"""The three tables of Korean mahjong as named rule sets (RK2-g).

They differ in the han of their yaku only; what else the source states, it states for all three.
Where it names alternatives without choosing, or contradicts itself, the rule set plays by the
first of them and lists the others.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from ..core.errors import RuleSetError
from ..core.message import Message, msg
from ..core.printable import shown
from .rules import OPTIONS, KoreanRules
from .values import HanTable

VARIES: Final[Mapping[str, tuple[Any, ...]]] = MappingProxyType(
    {
        key: tuple(OPTIONS[key].typed(word) for word in words.split())
        for key, words in {
            "bulleo_after_eopeo": "forbidden allowed",
            "first_turn_yaku": "base bonus",
            "furiten_ssumu": "allowed forbidden",
            "furiten_bulleo": "forbidden allowed",
            "haitei_ssoa_tile": "9p 1p",
            "samkkang": "not_played doubles",
            "honnodu_total": "by_addition as_stated",
            "hwamangwan_value": "table 8_han",
            "bulleo_value": "table 2_han",
        }.items()
    }
)
"""Alternatives the source names, the one played first."""

UNSTATED: Final = frozenset({"agreed_han"})
"""What only the players at a table can say."""


@dataclass(frozen=True, slots=True, eq=False)
class KoreanPreset:
    """A named rule set, with the options its source does not decide."""

    id: str
    rules: KoreanRules
    unstated: frozenset[str]
    """Options the source says nothing about."""
    varies: Mapping[str, tuple[Any, ...]]
    """Alternatives the source names without choosing."""

    @property
    def title(self) -> Message:
        """The name of the rule set, as a message."""
        return msg(f"korean.ruleset.{self.id}")

    def states(self, option: str) -> bool:
        """Whether the value of ``option`` is the source's own.

        >>> preset("korean_nagari").states("min_han"), preset("korean_nagari").states("samkkang")
        (True, False)
        """
        return option not in self.unstated and option not in self.varies


PRESETS: Final[Mapping[str, KoreanPreset]] = MappingProxyType(
    {
        f"korean_{table}": KoreanPreset(
            f"korean_{table}", KoreanRules(han_table=table), UNSTATED, VARIES
        )
        for table in HanTable
    }
)
"""The rule sets under their ids."""


def preset(id: str) -> KoreanPreset:
    """The named rule set ``id``; raises RuleSetError with the known ids.

    >>> preset("korean_samsik").rules
    KoreanRules(han_table='samsik')
    """
    if id not in tuple(PRESETS):  # whatever it is
        raise RuleSetError("no_such_rule_set", ruleset=shown(id), known=tuple(PRESETS))
    return PRESETS[id]
