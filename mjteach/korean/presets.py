"""The three tables of Korean mahjong as named rule sets (RK2-g).

They differ in the han of their yaku only; what else the source states, it states for all three.
Where it names alternatives without choosing, or contradicts itself, the rule set plays by the
first of them and lists the others.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from ..core.message import Message, msg
from ..core.own import NamedRules, Own, RuleSets, no_such_rule_set
from .rules import OPTIONS, KoreanRules, replace_options
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


@dataclass(frozen=True, slots=True)
class KoreanPreset(NamedRules[KoreanRules]):
    """A named Korean table, or one of one's own: see :func:`own_table`.

    >>> preset("korean_nagari").states("min_han"), preset("korean_nagari").states("samkkang")
    (True, False)
    """

    own: Own | None = field(default=None, compare=False)
    """Its name and what it is based on, where it is somebody's own."""

    @property
    def title(self) -> Message:
        """The name of the rule set, as a message."""
        if self.own is not None:
            return self.own.title(PRESETS[self.own.base].title)
        return msg(f"korean.ruleset.{self.id}")


PRESETS: Final[Mapping[str, KoreanPreset]] = MappingProxyType(
    {
        f"korean_{table}": KoreanPreset(
            f"korean_{table}", KoreanRules(han_table=table), UNSTATED, VARIES
        )
        for table in HanTable
    }
)
"""The rule sets under their ids."""


TableLike: TypeAlias = str | KoreanPreset | KoreanRules
"""A Korean table: its name such as ``"samsik"`` or its id, its rules, or itself."""


def preset(named: TableLike) -> KoreanPreset:
    """The Korean table of a name, of rules, or of the code of a custom table.

    Rules without a name go by the table that is most like them. Raises RuleSetError with the
    known names.

    >>> preset("samsik").rules
    KoreanRules(han_table='samsik')
    >>> preset("korean_samsik+mhan=3").rules.min_han
    3
    """
    if isinstance(named, KoreanPreset):
        return named
    if isinstance(named, KoreanRules):
        return _TABLES.nearest(named)
    if type(named) is not str:
        raise no_such_rule_set(named, PRESETS)
    return PRESETS.get(named) or PRESETS.get(f"korean_{named}") or _opened(named)


@lru_cache(maxsize=256)
def _opened(text: str) -> KoreanPreset:
    """The custom table that a text spells."""
    found = _TABLES.opened(text)
    if found is None:
        raise no_such_rule_set(text, PRESETS)
    return found


def own_table(name: object, *, based_on: TableLike, **options: Any) -> KoreanPreset:
    """A custom Korean table: ``options`` are what differs from the one it is ``based_on``.

    Raises RuleSetError for an option or a value that does not exist, and for the name of a
    published table.

    >>> own_table("ourtable", based_on="samsik", min_han=3).id
    'ourtable.korean_samsik+mhan=3'
    """
    base = preset(based_on)
    return _TABLES.own(
        name, base.own.base if base.own else base.id, replace_options(base.rules, **options)
    )


_TABLES: Final = RuleSets(
    presets=PRESETS,
    options=OPTIONS,
    replace=replace_options,
    check=lambda _rules: None,  # no two of these options contradict each other
    build=lambda id, rules, own: KoreanPreset(id, rules, frozenset(), {}, own),
)
