"""Kinds of case about everything before the first discard: dice, the first dealer, the break."""

from __future__ import annotations

from cases.loader import Case, Fields
from mjteach.core.seats import seat_wind
from mjteach.core.tiles import WINDS, Tile
from mjteach.riichi.equipment import tiles_in_play
from mjteach.riichi.setup.deal import deal
from mjteach.riichi.setup.dice import count_out, steps_right
from mjteach.riichi.setup.seating import first_dealer
from mjteach.riichi.setup.wall import make_wall
from mjteach.riichi.setup.wall_break import wall_break


def dice_seat(case: Case) -> Fields:
    total = case.given["sum"]
    return {
        "seat_from_roller": _word(count_out(Tile.EAST, total).chosen),
        "steps_right": steps_right(total),
        "stacks_left_of_break_kept_right": wall_break([total], case.rules).right,
    }


def first_dealer_of_rolls(case: Case) -> Fields:
    sums = [case.given[name] for name in ("first_sum", "second_sum") if name in case.given]
    found = first_dealer(sums, case.rules)
    last = found.rolls[-1].roller
    return {
        "second_roller": _word(last),
        "dealer_relative_to_second_roller": _word(_from(last, found.dealer)),
        "dealer_relative_to_provisional_east": _word(found.dealer),
    }


def _from(wind: Tile, other: Tile) -> Tile:
    """The wind of ``other`` if ``wind`` were East."""
    return WINDS[(WINDS.index(other) - WINDS.index(wind)) % 4]


def wall_break_of_rolls(case: Case) -> Fields:
    sums = case.given.get("sums") or [case.given["sum"]]
    found = wall_break(sums, case.rules)
    dealer = found.dealer
    wall = make_wall(tiles_in_play(case.rules), case.rules, dealer, sums)
    return {
        "wall_of": _word(seat_wind(wall.broken, dealer)),
        "stacks_right_of_break": wall.right,
        "first_tile_taken_by": _word(seat_wind(deal(wall)[0].seat, dealer)),
        "second_roller": _word(found.rolls[-1].roller),
        "position_from_right": found.position,
    }


def _word(wind: Tile) -> str:
    """A wind as the cases write it."""
    return wind.name.lower()
