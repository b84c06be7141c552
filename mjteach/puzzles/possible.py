"""Whether what a situation shows can lie on one table: a part of the tiles that are in play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final, Protocol, TypeAlias, TypeGuard

from mjteach.core.hand import Hand
from mjteach.core.tiles import Tile
from mjteach.riichi.context import WinContext

Tiles: TypeAlias = tuple[Tile, ...]


MOST_KANS: Final = 4
"""Of all players together, as far as indicators are opened for them."""


class WonHand(Protocol):
    """A finished hand as it was won."""

    @property
    def hand(self) -> Hand:
        """The tiles without the winning one."""

    @property
    def context(self) -> WinContext:
        """How it was won, and the indicators."""


def won_tiles(hand: Hand, tile: Tile, context: WinContext) -> Tiles:
    """A finished hand, and the indicators with what lies below them.

    >>> from mjteach.core.hand import hand
    >>> won_tiles(hand("1m"), Tile.M1, WinContext(indicators=(Tile.EAST,)))
    (<1m>, <1m>, <1z>)
    """
    return (*hand.tiles, tile, *context.indicators, *context.ura_indicators)


def tables(situation: Any) -> Iterator[Tiles]:
    """What lies on each table that a situation speaks of: its ``on_table``, or its members'.

    A round is the engine's own, and its wall has the tiles of its rules.

    >>> from mjteach.puzzles.generate import generate
    >>> [len(tiles) for tiles in tables(generate("minimal_pair", level=1, seed="0").content)]
    [15, 15]
    """
    return (part.on_table for part in _parts(situation) if hasattr(part, "on_table"))


def _parts(situation: Any) -> Iterator[Any]:
    """A situation and its members, and theirs, down to what lies on one table."""
    yield situation
    if isinstance(situation, tuple) and not hasattr(situation, "on_table"):
        for member in situation:
            if isinstance(member, tuple):
                yield from _parts(member)


def least_open(win: WonHand, rules: Any) -> int:
    """How many indicators lie open at least: by one more for each kan of the hand (R2.4).

    Of a kan whose replacement tile has just won it may still be face down.
    """
    kans = sum(meld.is_quad for meld in win.hand.melds) - win.context.after_kan
    return 1 + max(kans, 0) if rules.kan_dora else 1


def most_below(opened: int, rules: Any) -> int:
    """How many tiles below so many indicators can count by some rules."""
    return opened if rules.ura_dora and rules.kan_ura_dora else int(rules.ura_dora)


def are_open(situation: Any, rules: Any) -> bool:
    """Whether as many indicators lie open on each table as its kans have turned there.

    A hand that is shown without indicators is not looked at.
    """
    return all(_are_open(part, rules) for part in _parts(situation) if _is_won(part))


def _is_won(part: Any) -> TypeGuard[WonHand]:
    """By its members: ``isinstance`` with a protocol takes hundreds of times as long."""
    return hasattr(part, "hand") and hasattr(part, "context")


def _are_open(win: WonHand, rules: Any) -> bool:
    above, below = win.context.indicators, win.context.ura_indicators
    most = 1 + MOST_KANS if rules.kan_dora else 1
    is_above = not above or least_open(win, rules) <= len(above) <= most
    return is_above and len(below) in (0, most_below(len(above), rules))


def can_lie(situation: Any, in_play: Mapping[Tile, int]) -> bool:
    """Whether no table of a situation has a tile more often than it is in play.

    >>> from mjteach.puzzles.kinds.set_builder.dealing import Built
    >>> in_play = {Tile.M5: 3, Tile.RED_M5: 1}
    >>> fives = (Tile.M5,) * 3
    >>> [can_lie(Built(((one, *fives),)), in_play) for one in (Tile.RED_M5, Tile.M5)]
    [True, False]
    """
    return all(
        count <= in_play.get(tile, 0)
        for tiles in tables(situation)
        for tile, count in Counter(tiles).items()
    )
