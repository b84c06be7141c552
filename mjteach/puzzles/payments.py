"""A payment as text: ``7700``, ``1300/2600`` (non-dealer, dealer) or ``2600 all``."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

from mjteach.core.message import Message, msg

from .base import Key
from .parts import Posed
from .questions import Response

ALL = " all"
"""What follows a number that all three pay."""


def other_spellings(pays: str) -> Iterator[str]:
    """The same without "all", and in hundreds, as tables are often printed (RA.4-a).

    >>> sorted(other_spellings("700/1300"))
    ['7/13']
    """
    numbers = pays.removesuffix(ALL)
    hundreds = "/".join(str(int(share) // 100) for share in numbers.split("/"))
    yield from sorted({numbers, hundreds, pays.replace(numbers, hundreds)} - {pays})


def respelled(key: Key, *ids: str) -> Iterator[Key]:
    """These payments of a key, one of them or several written in another way.

    >>> [*respelled({"pays": "700/1300"}, "pays")]
    [{'pays': '7/13'}]
    """
    ways = [(key[id], *other_spellings(str(key[id]))) for id in ids]
    yield from (dict(zip(ids, way, strict=True)) for way in [*product(*ways)][1:])


def respelling(*ids: str) -> Callable[[object, object, Key], Iterator[Key]]:
    """What a kind accepts beside its key: these payments as others write them."""
    return lambda _situation, _result, key: respelled(key, *ids)


def one_share(
    write: Callable[[Any, Any], Key],
) -> Callable[[Posed, Response, str], Message | None]:
    """What a kind says, from its key, where one of two shares is named alone."""

    def plain(posed: Posed, given: Response, field: str) -> Message | None:
        shares = str(write(posed.situation, posed.result).get(field)).split("/")
        return msg("feedback.one_share") if given.get(field) in shares else None

    return plain


def in_words(pays: str, under: str) -> Message:
    """The message ``<under>.one``, ``.two`` or ``.all`` about a payment.

    >>> in_words("1000/2000", "puzzle.score_lookup.paid").id
    'puzzle.score_lookup.paid.two'
    """
    numbers = [int(share) for share in pays.removesuffix(ALL).split("/")]
    word = "all" if pays.endswith(ALL) else "two" if len(numbers) > 1 else "one"
    return msg(f"{under}.{word}", points=numbers[0], dealer=numbers[-1])
