"""The packed table behind :mod:`mjteach.core.shanten`: its contents and how they are unpacked.

``shanten.bin`` is made by ``.ci/make_shanten.py`` from the definition of a standard hand. It holds
little-endian 16-bit numbers: layer after layer, each as its number of rows, its width and its
rows. A number in a row points to a row of the layer before, so that a hand is read by walking from
one tuple to the next:

* a suit: nine steps, each choosing by the copies held of one kind; the last tuple is
  ``(class, facts)``. Two holdings have one class when they miss equally many tiles for every
  number of sets, with and without a pair.
* the honours: seven steps, ending in ``(joined, facts)``.
* ``joined[melds][class of manzu][class of pinzu][class of souzu]`` is the standard form's shanten.

The facts are what seven pairs and thirteen orphans need. They are added over suits and honours.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

PATH: Final = Path(__file__).with_name("shanten.bin")

LOWEST: Final = -1
"""The shanten of a complete hand; the first layer's numbers are counted from here."""

FACT_BITS: Final = 7
"""Kinds held (4 bits) and kinds held twice (3 bits), then the same again of orphans only."""
_KIND: Final = 1
_PAIR: Final = 1 << 4

Row: TypeAlias = Any
"""A tuple whose items are rows of the layer below; no static type follows twenty layers."""


class Walks(NamedTuple):
    """Where the walk through a suit starts, and the walk through the honours."""

    suit: Row
    honours: Row


def facts_of(copies: int, *, orphan: bool) -> int:
    """What holding ``copies`` of one kind adds to the facts."""
    facts = _KIND * (copies >= 1) + _PAIR * (copies >= 2)
    return facts + (facts << FACT_BITS) * orphan


def kinds_and_pairs(half: int) -> tuple[int, int]:
    """The kinds held and the kinds held twice, from the lower or the upper half of the facts."""
    return half % _PAIR, half // _PAIR


def load() -> Walks:
    """The unpacked table, read from the file."""
    words = array("H", PATH.read_bytes())
    if sys.byteorder == "big":
        words.byteswap()
    layers = _layers(words)
    joined = _climb(layers, range(LOWEST, 16), steps=4)
    suit = _climb(layers, _ends(next(layers), range(len(words))), steps=9)
    honours = _climb(layers, _ends(next(layers), joined), steps=7)
    return Walks(suit[0], honours[0])


def _layers(words: array[int]) -> Iterator[tuple[int, array[int]]]:
    """Width and content of each layer."""
    start = 0
    while start < len(words):
        rows, width = words[start : start + 2]
        end = start + 2 + rows * width
        yield width, words[start + 2 : end]
        start = end


def _climb(
    layers: Iterator[tuple[int, array[int]]], below: Sequence[Row], steps: int
) -> Sequence[Row]:
    """The rows of the layer ``steps`` further on; an index past its end leads nowhere."""
    for width, numbers in islice(layers, steps):
        pointed = map([*below, None].__getitem__, numbers)
        below = tuple(zip(*[pointed] * width, strict=True))
    return below


def _ends(layer: tuple[int, array[int]], classes: Sequence[Row]) -> Sequence[Row]:
    """Where a walk ends: the class, or what it stands for, and the facts."""
    _, numbers = layer
    return tuple(zip(map(classes.__getitem__, numbers[::2]), numbers[1::2], strict=True))
