"""The four walls: what is left of each stack, the dead wall, the open indicators (R2.3, R2.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from mjteach.core.seats import Seat
from mjteach.core.tiles import Tile
from mjteach.riichi.round.actions import ActionKind
from mjteach.riichi.round.view import SeatView
from mjteach.riichi.setup.wall import (
    CLOCKWISE,
    INDICATORS,
    LIVE_END,
    RINSHAN,
    STACKS,
    STACKS_EACH,
)

from .._art.body import EDGE, WIDTH
from .frame import HIDDEN, WALL_STEP, WALL_UNIT, TableBands
from .items import Item, Lying, box, tile_item, upright

KANS: Final = frozenset({ActionKind.ANKAN, ActionKind.KAKAN, ActionKind.DAIMINKAN})


class Stack(NamedTuple):
    """One stack of a wall; ``offset`` counts from the right end as its player sees it."""

    seat: Seat
    offset: int
    upper: bool
    """Whether the upper tile is still there."""
    lower: bool
    dead: bool
    """Whether it belongs to the dead wall, with one tile at least."""
    indicator: Tile | None = None
    """The upper tile, where it lies face up."""


def stacks(view: SeatView) -> Iterator[Stack]:
    """The stacks that still have a tile, in the order in which they are drawn.

    Stack 0 is left of the break; further stacks lie clockwise around the table (R2.3.1-f).

    >>> from mjteach.riichi.round.variant import start_round
    >>> from mjteach.riichi.round.view import view
    >>> from mjteach.riichi.rules import RuleSet
    >>> from mjteach.riichi.setup.wall import shuffled_wall
    >>> start = start_round(RuleSet(), shuffled_wall("a wall", RuleSet()))
    >>> sum(stack.dead for stack in stacks(view(start, None)))
    7
    """
    open_tiles = dict(zip(INDICATORS, view.indicators, strict=False))
    gone = set(RINSHAN[: replaced(view)])
    first_dead = LIVE_END - view.kans  # R2.3.2-d
    start = CLOCKWISE.index(view.broken)
    for number in range(STACKS):
        wall, offset = divmod(number + view.right, STACKS_EACH)
        upper, lower = 2 * number, 2 * number + 1
        stack = Stack(
            CLOCKWISE[(start + wall) % len(CLOCKWISE)],
            offset,
            upper >= view.taken and upper not in gone,
            lower >= view.taken and lower not in gone,
            lower >= first_dead,
            open_tiles.get(upper),
        )
        if stack.upper or stack.lower:
            yield stack


def replaced(view: SeatView) -> int:
    """How many replacement tiles have been drawn; a kan may still wait for its own.

    Without a history every kan has had its tile.
    """
    if not view.history:
        return min(view.kans, len(RINSHAN))
    waiting, drawn = False, 0
    for action in view.history:
        drawn += waiting and action.kind is ActionKind.DRAW
        waiting = action.kind in KANS
    return drawn


def stack_items(stack: Stack, where: TableBands) -> Iterator[Item]:
    """A stack before its player: the lower tile shows a rim under the upper one."""
    x = ((STACKS_EACH - 1) / 2 - stack.offset) * WALL_STEP
    y = where.wall + upright(WALL_UNIT) / 2
    if stack.dead:
        yield box("dead", x, where.wall + upright(WALL_UNIT) + HIDDEN + 2.5, WALL_STEP, 3)
    if stack.lower:
        yield from face_down(x, y + HIDDEN, covered=stack.upper)
    if stack.indicator is not None:
        yield tile_item(Lying(str(stack.indicator), x, y, WALL_UNIT))
    elif stack.upper:
        yield from face_down(x, y, covered=False)


def face_down(x: float, y: float, *, covered: bool) -> Iterator[Item]:
    """One tile of a wall, its back up; of a covered one only the body."""
    height = upright(WALL_UNIT)
    edge = EDGE * WALL_UNIT / WIDTH
    yield box("body", x, y, WALL_UNIT, height)
    if not covered:
        yield box("back", x, y - edge / 2, WALL_UNIT - 1, height - edge - 1)


def wall_sides(view: SeatView, where: TableBands) -> dict[Seat, list[Item]]:
    """The items of each player's wall."""
    sides: dict[Seat, list[Item]] = {}
    for stack in stacks(view):
        sides.setdefault(stack.seat, []).extend(stack_items(stack, where))
    return sides
