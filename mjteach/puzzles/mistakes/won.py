"""False rules of how a hand was won (topics R, G, T, Y), for every kind about finished hands."""

from __future__ import annotations

from typing import Any, Final

from mjteach.core.tiles import WINDS, parse_tiles

from ..partly import partly
from ..situations.wins import Win
from . import Edit, Mistake, misread


@partly
def _told(win: Win, /, fact: str, **context: Any) -> Win | None:
    """A fact that counts for nothing, or ends something, is passed over."""
    if fact not in win.told:
        return None
    return win._replace(context=win.context._replace(**context))


def _winds(seats: str, rounds: str) -> Edit:
    """East, South, West and North are taken for these."""
    seat, wind = (dict(zip(WINDS, parse_tiles(taken), strict=True)) for taken in (seats, rounds))

    def edit(win: Win) -> Win:
        own, its = seat[win.context.seat_wind], wind[win.context.round_wind]
        return win._replace(context=win.context._replace(seat_wind=own, round_wind=its))

    return edit


VALUES: Final = ("Y07", "Y15", "Y16", "Y18")
WON: Final[tuple[Mistake, ...]] = (
    misread("Y42", "first-turn-yaku", _told("called_before_first_draw", first_turn=True)),
    misread("R11", "ippatsu-survives-call", _told("called_since_riichi", ippatsu=True), 3),
    misread("R11", "ippatsu-survives-own-kan", _told("own_ankan_since_riichi", ippatsu=True)),
    misread("R12", "ippatsu-window", _told("turn_passed_since_riichi", ippatsu=True)),
    misread("R17", "riichi-tile-called", _told("riichi_tile_called", riichi=False)),
    misread("G01", "seat-wind-from-start", _winds("2341z", "1234z"), 1, yields_to=VALUES),
    misread("G02", "round-wind-stays-east", _winds("1234z", "1134z"), 2, yields_to=VALUES[:3]),
    misread("T03", "wind-names", _winds("1324z", "1324z"), 1, yields_to=(*VALUES, "G01", "G02")),
)
"""The table of false rules."""
