"""Wrong arguments to a public function, explained in one sentence that names the fix."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, MutableMapping
from functools import wraps
from inspect import Parameter, Signature, isfunction, signature
from typing import Any, Final, ParamSpec, TypeVar

from .errors import GivenError
from .printable import nearest

Given = ParamSpec("Given")
Returned = TypeVar("Returned")

_IN_ORDER: Final = (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)


def with_call_errors(function: Callable[Given, Returned]) -> Callable[Given, Returned]:
    """``function``, raising GivenError for arguments that are missing, unknown or too many.

    >>> @with_call_errors
    ... def value(hand: str, *, dora: str = "") -> str:
    ...     return hand
    >>> value("258m", dorra="3m")
    Traceback (most recent call last):
    mjteach.core.errors.GivenError: value doesn't take “dorra”. Did you mean dora?
    """
    takes = signature(function)

    @wraps(function)
    def called(*given: Given.args, **named: Given.kwargs) -> Returned:
        try:
            takes.bind(*given, **named)
        except TypeError:
            raise _misfit(function.__name__, takes, given, named) from None
        return function(*given, **named)

    return called


def with_call_errors_if_function(value: Any) -> Any:
    """A function wrapped by :func:`with_call_errors`; any other value as it is."""
    return with_call_errors(value) if isfunction(value) else value


def add_call_errors(names: MutableMapping[str, Any], public: Iterable[str]) -> None:
    """Wrap every public function of a module in place; ``names`` are its globals."""
    names.update({name: with_call_errors_if_function(names[name]) for name in public})


def _misfit(
    name: str, takes: Signature, given: tuple[object, ...], named: Mapping[str, object]
) -> GivenError:
    """The error that says why the arguments do not fit the parameters."""
    each = takes.parameters.values()
    in_order = [known.name for known in each if known.kind in _IN_ORDER]
    if in_order[:1] == ["self"]:  # nobody writes it
        in_order, given = in_order[1:], given[1:]
    by_name = [known.name for known in each if known.kind is Parameter.KEYWORD_ONLY]
    known = (*in_order, *by_name)
    takes_any = any(known.kind is Parameter.VAR_KEYWORD for known in each)
    for word in named:
        if word not in known and not takes_any:
            return GivenError(
                "not_taken", name=name, found=word, near=nearest(word, known), known=known
            )
    filled = (*in_order[: len(given)], *named)
    for word in filled:
        if filled.count(word) > 1:
            return GivenError("given_twice", name=name, found=word)
    if len(given) > len(in_order):
        others = [*by_name, *(["option"] if takes_any else []), None]
        order = tuple(in_order) or None
        return GivenError("too_much", name=name, order=order, by_name=others[0])
    needed = [word for word in known if takes.parameters[word].default is Parameter.empty]
    left_out = tuple(word for word in needed if word not in filled)
    return GivenError("left_out", name=name, found=left_out, call=", ".join(needed))
