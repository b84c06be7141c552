"""Drawings of walls and of a river: four walls from above, the end of the wall large, cells."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mjteach.core.message import Message, msg
from mjteach.core.seats import SEATS, Seat
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.setup.places import Role, places, stands
from mjteach.riichi.setup.wall import STACKS, STACKS_EACH, Wall

from ...scenes import seat_place
from ...situations.seatings import SIDES, wind_of
from ...sketches import TALL, Caption, Sketch, SketchArea, SketchTile
from .situation import FoundPlace, WallMoment

WORD: Final = "puzzle.wall_click"
LETTERS: Final = "ESWN"
"""How the walls are typed, from the dealer's on."""
STEP: Final = 1.03
EDGE: Final = 9.7
"""How far the middle of a wall is from the middle of the drawing."""
LINE: Final = 0.9
"""The size of words."""
COLUMNS, ROWS = 8, 4
"""Cells of an empty river: more in a row than belong there."""
_TURNS: Final = (0, 270, 0, 90)


def letter(seat: Seat, dealer: Seat) -> str:
    """The letter of a wall, by the wind of its player."""
    return LETTERS[(seat - dealer) % len(SEATS)]


def stack_place(wall: Wall, place: int) -> str:
    """The id of a stack: ``wall.S.9`` is the ninth of South's from the right."""
    seat, stack, _ = stands(wall, place)
    return f"wall.{letter(seat, wall.dealer)}.{stack + 1}"


def tile_place(wall: Wall, place: int) -> str:
    """The id of a tile in a stack: ``wall.S.9.lower``."""
    return f"{stack_place(wall, place)}.{'lower' if place % 2 else 'upper'}"


def _stack_name(seat: Seat, dealer: Seat, number: int, level: str = "") -> Message:
    return msg(f"{WORD}.stack", wind=wind_of(seat, dealer), number=number, level=level)


# ---- four walls from above


def ring(spot: WallMoment, *, stacks: bool) -> Sketch:
    """Four whole walls; each stack is a place to point at, or each wall."""
    around = [(side, SEATS[(spot.bottom + side) % len(SEATS)]) for side in range(len(SEATS))]
    where = [(side, seat, number) for side, seat in around for number in range(1, STACKS_EACH + 1)]
    pieces = [
        SketchTile(_across(number), EDGE, covers=True, side=side) for side, _, number in where
    ]
    areas = (
        SketchArea(
            f"wall.{letter(seat, spot.dealer)}.{number}",
            _stack_name(seat, spot.dealer, number),
            _across(number),
            EDGE + 0.07,
            STEP,
            TALL + 0.15,
            side,
        )
        for side, seat, number in where
    )
    if not stacks:
        areas = (
            SketchArea(
                f"wall.{letter(seat, spot.dealer)}",
                msg(f"{WORD}.wall", wind=wind_of(seat, spot.dealer)),
                0,
                EDGE - 0.8,
                STACKS_EACH * STEP,
                TALL + 1.8,
                side,
            )
            for side, seat in around
        )
    captions = [_named(seat, spot.dealer, side) for side, seat in around]
    low = spot.sums[0] // 2
    dice = msg(f"{WORD}.dice", one=low, other=spot.sums[0] - low)
    captions.append(Caption(dice, 0, 0, 1.2))
    told = tuple(
        msg(f"{WORD}.sits", wind=wind_of(seat, spot.dealer), side=side) for side, seat in around
    )
    return Sketch(msg(f"{WORD}.title.ring"), tuple(areas), tuple(pieces), tuple(captions), told)


def _across(number: int) -> float:
    """Where a stack stands as its player sees it, numbered from the right end from 1."""
    return (STACKS_EACH + 1 - 2 * number) / 2 * STEP


def _named(seat: Seat, dealer: Seat, side: int) -> Caption:
    x, y = ((0, 1), (1, 0), (0, -1), (-1, 0))[side]
    words = msg(f"{WORD}.owner", wind=wind_of(seat, dealer), dealer=seat is dealer)
    return Caption(words, 7.9 * x, 7.9 * y, LINE, _TURNS[side])


# ---- the end of the wall, large


def end_of_wall(spot: WallMoment, found: FoundPlace, rules: RuleSet, *, players: bool) -> Sketch:
    """The dead wall seen from the front, upper tiles above, and stacks of the live wall beside it.

    Where the last draw is asked for, there are more of them, and players round it.
    """
    shown = 13 if players else 9
    opened = 0 if spot.asked == "indicator" else 1 + spot.kans * rules.kan_dora
    stood = places(found.wall, spot.taken, spot.kans, opened)
    areas, pieces, captions = [], [], []
    for column in range(1, shown + 1):
        first = 2 * (STACKS - column)
        seat, stack, _ = stands(found.wall, first)
        x = (column - (shown + 1) / 2) * STEP
        number = msg(f"{WORD}.short.{letter(seat, spot.dealer)}", number=stack + 1)
        captions.append(Caption(number, x, 2 * TALL - 0.15, 0.5))
        for place, y, level in ((first, 0.0, "upper"), (first + 1, TALL, "lower")):
            tile = stood[place]
            if tile.role is Role.TAKEN:
                continue
            pieces.append(SketchTile(x, y, tile.tile if tile.face_up else None))
            name = _stack_name(seat, spot.dealer, stack + 1, level)
            areas.append(SketchArea(tile_place(found.wall, place), name, x, y))
    if players:
        seats, names = zip(*_around(spot), strict=True)
        areas.extend(seats)
        captions.extend(names)
    counts = tuple(
        sum(stood[2 * (STACKS - n) + k].role is not Role.TAKEN for k in (0, 1))
        for n in range(1, shown + 1)
    )
    seat, stack, _ = stands(found.wall, 2 * (STACKS - 1))
    begins = _stack_name(seat, spot.dealer, stack + 1)
    told = (msg(f"{WORD}.counts", first=begins, counts=counts),)
    return Sketch(msg(f"{WORD}.title.end"), tuple(areas), tuple(pieces), tuple(captions), told)


def _around(spot: WallMoment) -> Iterator[tuple[SketchArea, Caption]]:
    """A player at each side of the drawing."""
    for side, (x, y) in enumerate(((0, 4.6), (8.2, 0.7), (0, -2.6), (-8.2, 0.7))):
        seat = SEATS[(spot.bottom + side) % len(SEATS)]
        wind = wind_of(seat, spot.dealer)
        name = msg("table.place", who=wind, where=msg(f"table.at.{SIDES[side]}"))
        across, down = (4.5, 1.5) if side % 2 == 0 else (1.5, 4.5)
        yield (
            SketchArea(seat_place(seat), name, x, y, across, down, is_empty=True),
            Caption(wind, x, y, LINE, _TURNS[side]),
        )


# ---- a river


def river() -> Sketch:
    """Cells of a river, more than belong in a row."""
    cells = tuple(
        SketchArea(
            f"river.{row}.{place}",
            msg(f"{WORD}.cell_at", row=row, place=place),
            place * 1.1,
            row * (TALL + 0.1),
            is_empty=True,
        )
        for row in range(1, ROWS + 1)
        for place in range(1, COLUMNS + 1)
    )
    return Sketch(msg(f"{WORD}.title.river"), cells, told=(msg(f"{WORD}.empty"),))
