"""A reading as the conditions of yaku see it, and questions about one group."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from ...core.patterns import GREEN
from ...core.readings import Group, GroupKind, Reading, WaitKind
from ...core.tiles import Tile
from ..context import WinBy, WinContext

Tiles: TypeAlias = tuple[Tile, ...]
Asks: TypeAlias = Callable[[Group], bool]


class Look(NamedTuple):
    """What the conditions read: a reading, how it was won, and the yaku that count."""

    reading: Reading
    context: WinContext
    yaku: tuple[str, ...]

    @property
    def groups(self) -> tuple[Group, ...]:
        """Every group of the reading, pairs included."""
        return self.reading.groups

    @property
    def pair(self) -> Tiles:
        """The pair of a standard reading."""
        return self.reading.groups[-1].tiles

    @property
    def pair_kind(self) -> Tile:
        """The kind of the pair in a standard reading."""
        return min(self.pair)

    @property
    def runs(self) -> tuple[Group, ...]:
        """The runs, called ones included."""
        return tuple(group for group in self.groups if is_run(group))

    @property
    def triplets(self) -> tuple[Group, ...]:
        """The triplets and quads, called ones included."""
        return tuple(group for group in self.groups if is_triplet(group))

    @property
    def finished_by_ron(self) -> Group | None:
        """The triplet that another player's tile completed; it is not concealed (R3.2-g)."""
        if self.context.by is WinBy.TSUMO or self.reading.wait is not WaitKind.SHANPON:
            return None
        return self.reading.groups[self.reading.winning_group]


def lowest(group: Group) -> Tile:
    """The lowest tile of a group, which identifies a run."""
    return min(group.tiles)


def is_run(group: Group) -> bool:
    """Three numbers in a row."""
    return group.kind is GroupKind.RUN


def is_triplet(group: Group) -> bool:
    """Three or four of a kind."""
    return group.kind in (GroupKind.TRIPLET, GroupKind.QUAD)


def is_honours(group: Group) -> bool:
    """Winds or dragons."""
    return lowest(group).is_honour


def is_numbers(group: Group) -> bool:
    """Tiles of a suit."""
    return not is_honours(group)


def has_outside(group: Group) -> bool:
    """Some tile is a terminal or an honour."""
    return any(tile.is_yaochuu for tile in group.tiles)


def has_no_outside(group: Group) -> bool:
    """No tile is a terminal or an honour."""
    return not has_outside(group)


def has_simple(group: Group) -> bool:
    """Some tile is a number from 2 to 8."""
    return not all(tile.is_yaochuu for tile in group.tiles)


def is_not_terminals(group: Group) -> bool:
    """Some tile is no terminal."""
    return not all(tile.is_terminal for tile in group.tiles)


def is_not_green(group: Group) -> bool:
    """Some tile is not green (R3.6-m)."""
    return not all(GREEN >> tile & 1 for tile in group.tiles)
