"""False rules as rows: one false step each, so that the same row serves every kind.

:func:`misread` changes the situation, :func:`believes` the rules, :func:`misjudge` the engine's
result, :func:`miswrite` the answer. An edit that has nothing to change returns None; what equals
the key does not show. Two false rules together are two edits, made in the order of the steps.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, TypeAlias, TypedDict, Unpack

from ..base import Content

Edit: TypeAlias = Callable[[Any], Any]
"""From a value to the wrong one, or None where there is nothing to be got wrong."""


class Mistake(NamedTuple):
    """A false rule of one false step; of the four edits it has one."""

    code: str
    """As in ``misconceptions.md``, for example ``U07``."""
    slug: str
    common: int
    """How common among beginners, 1-3."""
    situation: Edit | None = None
    options: tuple[tuple[str, object], ...] = ()
    result: Edit | None = None
    written: Edit | None = None
    when: Callable[[Content], bool] | None = None
    """Whether the false rule has anything to say in a situation."""
    last: bool = False
    """Done after the other edits of its step: rounding, after the lines."""
    yields_to: tuple[str, ...] = ()
    """Codes that are named first where they give the same answer.

    Read by the tracker, which lets this row go by their names while both have said the same, and by
    the diagnosis, which leaves this code out unless it is clearly likelier by now.
    """


class More(TypedDict, total=False):
    """What may be said of any row, as :class:`Mistake` has it."""

    when: Callable[[Content], bool]
    last: bool
    yields_to: tuple[str, ...]


def misread(code: str, slug: str, change: Edit, common: int = 2, **more: Unpack[More]) -> Mistake:
    """A fact of the situation is taken for another.

    A situation that cannot be (the engine refuses it) says nothing about the learner.
    """
    return Mistake(code, slug, common, situation=change, **more)


def believes(
    code: str,
    slug: str,
    common: int = 2,
    /,
    *,
    when: Callable[[Content], bool] | None = None,
    yields_to: tuple[str, ...] = (),
    **options: object,
) -> Mistake:
    """Another house rule is played."""
    changed = tuple(options.items())
    return Mistake(code, slug, common, options=changed, when=when, yields_to=yields_to)


def misjudge(code: str, slug: str, change: Edit, common: int = 2, **more: Unpack[More]) -> Mistake:
    """The engine's result with one judgement changed."""
    return Mistake(code, slug, common, result=change, **more)


def miswrite(code: str, slug: str, change: Edit, common: int = 2, **more: Unpack[More]) -> Mistake:
    """Found right and written down wrong; the edit gets the key as a dict of its own."""
    return Mistake(code, slug, common, written=change, **more)


def edited(value: Any, edits: Iterable[Edit | None]) -> Any:
    """The value after every edit; None as soon as one has nothing to change.

    >>> edited(2, (None, lambda n: n + 1)), edited(2, (lambda _: None, None))
    (3, None)
    """
    for edit in edits:
        if edit is not None:
            value = edit(value)
            if value is None:
                return None
    return value
