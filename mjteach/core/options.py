"""What a rule option is: its group, its values, and how a given value is read.

The options of a game are the fields of one frozen dataclass, each made with :func:`option`.
Words may come as plain text and tuples as lists, as they do from a file; everything else must
have the option's own type. A value the option does not have raises RuleSetError.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import field, fields
from enum import Enum
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias, TypeVar, cast

from .errors import RuleSetError
from .printable import nearest, shown

Allowed: TypeAlias = tuple[object, ...] | range
"""The words, numbers, truth values or yaku ids to choose from; a range for amounts."""

Reader: TypeAlias = Callable[["Option", object], object]
Default = TypeVar("Default")


class Option(NamedTuple):
    """One rule option: where it belongs, which values it takes, which rules it decides.

    ``refs`` are rule ids. ``allowed`` lists the words only, or nothing at all, where ``read``
    takes values of another form besides.
    """

    key: str
    group: str
    type: Any
    allowed: Allowed
    refs: tuple[str, ...]
    default: object
    read: Reader

    def typed(self, value: object) -> object:
        """``value`` in this option's type; raises RuleSetError when it is none of its values.

        >>> Option("min_han", "yaku", int, (0, 1, 2), (), 1, one_value).typed(2)
        2
        """
        return value if value is self.default else self.read(self, value)


class Difference(NamedTuple):
    """An option for which two rule sets choose differently."""

    option: str
    a: object
    b: object


def option(
    default: Default,
    group: str,
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


def options_of(rules: type) -> Mapping[str, Option]:
    """Every option of a dataclass of rules under its key, in the order of its fields."""
    return MappingProxyType(
        {
            found.name: Option(
                key=found.name, type=found.type, default=found.default, **found.metadata
            )
            for found in fields(rules)
            if found.metadata
        }
    )


def take_options(rules: object, options: Mapping[str, Option]) -> None:
    """Convert every option of a frozen value to its own type; for its ``__post_init__``.

    Raises RuleSetError for a value that an option does not have.
    """
    for key, choice in options.items():
        given = getattr(rules, key)
        if (typed := choice.typed(given)) is not given:
            object.__setattr__(rules, key, typed)


def shown_options(name: str, changes: Mapping[str, object]) -> str:
    """A rule set as an expression, from the options that differ from the defaults.

    >>> shown_options("RuleSet", {"kuitan": False})
    'RuleSet(kuitan=False)'
    """
    told = (
        f"{key}={str(value) if isinstance(value, Enum) else value!r}"
        for key, value in changes.items()
    )
    return f"{name}({', '.join(told)})"


def differences(options: Iterable[str], a: object, b: object) -> tuple[Difference, ...]:
    """The options in which two rule sets of one game differ, in the order given."""
    pairs = ((key, getattr(a, key), getattr(b, key)) for key in options)
    return tuple(Difference(*pair) for pair in pairs if pair[1] != pair[2])


def check_keys(lists: str, options: Collection[str], keys: Iterable[str]) -> None:
    """Raise RuleSetError for the first key that is no option, with the options nearest to it.

    ``lists`` is what ``mjw.show`` shows all of them of.

    >>> check_keys('mj.rules("ourclub")', ["min_han"], ["min_han"])
    """
    for key in keys:
        if key not in options:
            near = nearest(key, options)
            raise RuleSetError("no_such_option", option=key, nearest=near, lists=lists)


def one_value(option: Option, value: object) -> object:
    """The allowed value that equals ``value``; 1 is not True, "off" is the word ``off``."""
    for member in option.allowed:
        if member == value and (isinstance(value, str) or type(member) is type(value)):
            return member
    raise no_such_value(option, value)


def one_amount(option: Option, value: object) -> object:
    """``value`` itself if it is a whole number within the range; raises RuleSetError otherwise."""
    amounts = cast(range, option.allowed)
    if type(value) is int and value in amounts:
        return value
    raise RuleSetError(
        "no_such_amount",
        option=option.key,
        value=_quoted(value),
        least=amounts[0],
        most=amounts[-1],
        step=amounts.step,
    )


def no_such_value(option: Option, value: object) -> RuleSetError:
    """The error for a value, with those to choose from; for readers to raise."""
    has_words = any(isinstance(one, str) for one in option.allowed)
    told = shown(value) if has_words else _quoted(value)
    return RuleSetError(
        "no_such_value", option=option.key, value=told, allowed=tuple(option.allowed)
    )


def _quoted(value: object) -> str:
    """A value in an error about numbers: text keeps its quotation marks, the likely mistake."""
    return f'"{shown(value)}"' if isinstance(value, str) else shown(value)
