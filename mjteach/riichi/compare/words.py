"""Options, values and facts of a comparison as messages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import StrEnum
from fractions import Fraction
from types import MappingProxyType
from typing import Any, Final

from ...core.message import Message, Param, msg
from ...core.seats import SEATS
from ..match.explain import amount
from ..penalties.category import option_name
from ..presets import title_of
from .difference import Values, heads_of


def ruleset_names(rulesets: Iterable[str]) -> tuple[Message, ...]:
    """The names of some rule sets.

    >>> [name.id for name in ruleset_names(["wrc"])]
    ['ruleset.wrc']
    """
    return tuple(map(title_of, rulesets))


def option_names(options: Sequence[str]) -> tuple[Message, ...]:
    """The names of some options, without those that are a detail of another one.

    >>> [name.id for name in option_names(("uma", "uma_table"))]
    ['rule.uma.name']
    """
    return tuple(option_name(option) for option in heads_of(options))


def value_message(option: str, value: object) -> Message:
    """A value of an option as a message.

    >>> value_message("tobi", "off").id, value_message("kuitan", True).id
    ('rule.tobi.value.off', 'compare.value.yes')
    """
    match value:
        case bool():
            return msg("compare.value.yes" if value else "compare.value.no")
        case str():
            return msg(f"rule.{option}.value.{value}")
        case int():
            return msg("compare.value.number", number=value)
        case (str(), *_):
            return msg("compare.value.yaku", yaku=tuple(value))
        case (int(first), int(second), int(third), int(fourth)):
            places = {"first": first, "second": second, "third": third, "fourth": fourth}
            return msg("compare.value.uma", **places)
        case (_, _, _):
            one, two, three = (value_message(option, row) for row in value)
            return msg("compare.value.uma_rows", one=one, two=two, three=three)
        case _:
            return msg("compare.value.none")


def values_message(options: tuple[str, ...], values: Values) -> Param:
    """The values of some options; of several, each with the name of its option.

    >>> values_message(("kuitan",), (True,))
    Message(id='compare.value.yes', params=())
    """
    several = _each_value(options, values)
    return several if len(several) > 1 else several[0]


def quoted_values(options: tuple[str, ...], values: Values) -> tuple[Message, ...]:
    """The values of some options in quotation marks, one message for each option.

    >>> [value.get("value").id for value in quoted_values(("kuitan",), (True,))]
    ['compare.value.yes']
    """
    return tuple(quoted(value) for value in _each_value(options, values))


def quoted(value: Message) -> Message:
    """A value in quotation marks, for the middle of a sentence.

    >>> quoted(value_message("kuitan", True)).id
    'compare.value.quoted'
    """
    return msg("compare.value.quoted", value=value)


def _each_value(options: tuple[str, ...], values: Values) -> tuple[Message, ...]:
    heads = heads_of(options)
    pairs = [pair for pair in zip(options, values, strict=True) if pair[0] in heads]
    if len(pairs) == 1:
        return (value_message(*pairs[0]),)
    return tuple(
        msg("compare.value.of", option=option_name(option), value=value_message(option, value))
        for option, value in pairs
    )


def fact_message(name: str, value: Param) -> Message:
    """A fact of an outcome as a message; ``compare.fact.<name>.none`` where there is nothing.

    >>> fact_message("points", 8000)
    Message(id='compare.fact.points', params=(('value', 8000), ('count', 1)))
    >>> fact_message("yaku", ()).id
    'compare.fact.yaku.none'
    """
    if value is None or value == ():
        return msg(f"compare.fact.{name}.none")
    shown = SHOWN.get(name)
    told = value if shown is None else shown(value)
    count = len(value) if isinstance(value, tuple) else 1
    return msg(f"compare.fact.{name}", value=told, count=count)


def _dora(dora: Iterable[tuple[str, int]]) -> Param:
    return tuple(msg("compare.dora", dora=id, han=han) for id, han in dora)


def _payments(payments: Iterable[tuple[StrEnum | None, int]]) -> Param:
    return tuple(msg("score.payment", payer=payer, points=points) for payer, points in payments)


def _changes(changes: Iterable[int]) -> Param:
    amounts = zip(SEATS, map(_thousandths, changes), strict=True)
    return tuple(msg("compare.of_player", player=str(seat), amount=own) for seat, own in amounts)


def _thousandths(points: int) -> Message:
    """A change of points with its sign."""
    sign = "plus" if points > 0 else "minus" if points < 0 else "none"
    return msg("compare.change_of", sign=sign, points=abs(points))


def _results(results: Iterable[Fraction]) -> Param:
    amounts = zip(SEATS, map(amount, results), strict=True)
    return tuple(msg("compare.of_player", player=str(seat), amount=own) for seat, own in amounts)


SHOWN: Final[Mapping[str, Callable[[Any], Param]]] = MappingProxyType(
    {"dora": _dora, "payments": _payments, "changes": _changes, "results": _results}
)
"""How a fact's value is told where it is more than a word, a number or a list of these."""
