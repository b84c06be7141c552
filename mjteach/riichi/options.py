"""What a rule option is: its group, its values, and how a given value is read.

Words may come as plain text and tuples as lists, as they do from a file; everything else must
have the option's own type. A value the option does not have raises RuleSetError.
"""

from collections.abc import Callable
from dataclasses import field
from enum import Enum
from typing import Any, Literal, NamedTuple, TypeAlias, TypeVar, cast

from ..core.errors import RuleSetError

Group = Literal[
    "equipment", "format", "setup", "dora", "tenpai", "furiten", "riichi", "calls",
    "winning", "draws", "game_end", "yaku", "scoring", "penalties", "house",
]  # fmt: skip

Allowed: TypeAlias = tuple[object, ...] | range
"""The words, numbers, truth values or yaku ids to choose from; a range for amounts."""

Reader: TypeAlias = Callable[["Option", object], object]
Default = TypeVar("Default")


class Option(NamedTuple):
    """One rule option: where it belongs, which values it takes, which rules it decides.

    ``refs`` are rule ids. ``uma`` takes four numbers besides the words in ``allowed``;
    ``uma_table`` takes nothing but rows, so its ``allowed`` is empty.
    """

    key: str
    group: Group
    type: Any
    allowed: Allowed
    refs: tuple[str, ...]
    default: object
    read: Reader

    def typed(self, value: object) -> object:
        """``value`` in this option's type; raises RuleSetError when it is none of its values.

        >>> from mjteach.riichi.rules import OPTIONS
        >>> OPTIONS["tobi"].typed("off")
        <Tobi.OFF: 'off'>
        """
        return self.read(self, value)


def option(
    default: Default,
    group: Group,
    *refs: str,
    allowed: Allowed | None = None,
    read: Reader | None = None,
) -> Default:
    """A dataclass field that carries what an :class:`Option` needs besides its name and type."""
    if allowed is None:
        allowed = tuple(type(default)) if isinstance(default, Enum) else (True, False)
    if read is None:
        read = one_amount if isinstance(allowed, range) else one_value
    metadata = {"group": group, "refs": refs, "allowed": allowed, "read": read}
    return field(default=default, metadata=metadata)


def one_value(option: Option, value: object) -> object:
    """The allowed value that equals ``value``; 1 is not True, "off" is the word ``off``."""
    for member in option.allowed:
        if member == value and (isinstance(value, str) or type(member) is type(value)):
            return member
    raise _no_such_value(option, value)


def one_amount(option: Option, value: object) -> object:
    """``value`` itself when it is a whole number within the range."""
    amounts = cast(range, option.allowed)
    if type(value) is int and value in amounts:
        return value
    raise RuleSetError(
        "no_such_amount",
        option=option.key,
        value=str(value),
        least=amounts[0],
        most=amounts[-1],
        step=amounts.step,
    )


def yaku_ids(option: Option, value: object) -> object:
    """The ids without repetition and in the order of ``allowed``, so equal choices are equal."""
    if not isinstance(value, tuple | list):
        raise _no_such_value(option, value)
    for yaku in value:
        if yaku not in option.allowed:
            raise _no_such_value(option, yaku)
    return tuple(yaku for yaku in option.allowed if yaku in value)


def uma_bonus(option: Option, value: object) -> object:
    """Four bonuses, or one of the words."""
    return one_value(option, value) if isinstance(value, str) else _four_numbers(option, value)


def uma_rows(option: Option, value: object) -> object:
    """Three rows of four bonuses, or None."""
    if value is None:
        return None
    if isinstance(value, tuple | list) and len(value) == 3:
        return tuple(_four_numbers(option, row) for row in value)
    raise RuleSetError("not_three_rows", option=option.key, value=str(value))


def _four_numbers(option: Option, value: object) -> object:
    if isinstance(value, tuple | list) and [type(number) for number in value] == [int] * 4:
        return tuple(value)
    raise RuleSetError("not_four_numbers", option=option.key, value=str(value))


def _no_such_value(option: Option, value: object) -> RuleSetError:
    return RuleSetError(
        "no_such_value", option=option.key, value=str(value), allowed=tuple(option.allowed)
    )
