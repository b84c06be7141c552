"""False rules of seats and winds (topics G, S, T, Y): edits of a :class:`Seated`."""

from __future__ import annotations

from typing import Any, Final

from mjteach.core.melds import Source
from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import WINDS, Tile
from mjteach.riichi.match.schedule import following

from ..mistakes import Mistake, misjudge, misread, miswrite
from ..partly import partly
from ..questions import NONE
from ..situations.seatings import Seated, Seating

MIRRORED: Final = {
    Source.SHIMOCHA: Source.KAMICHA,
    Source.KAMICHA: Source.SHIMOCHA,
    Source.TOIMEN: Source.TOIMEN,
}


def _mirrored(seating: Seating) -> Seating:
    """G03: turns go to the left."""
    asked = SEATS[(2 * seating.dealer - seating.asked) % 4]
    looks = seating._replace(source=MIRRORED[seating.source])
    return looks if looks != seating else seating._replace(asked=asked)


def _exchanged(one: Tile, other: Tile) -> Any:
    """The winds of all players with two of them exchanged."""
    swap = {str(one): str(other), str(other): str(one)}

    def edit(key: dict[str, Any]) -> dict[str, Any]:
        around = list(key["around"])
        a, b = WINDS.index(one), WINDS.index(other)
        around[a], around[b] = around[b], around[a]
        winds = {id: swap[key[id]] for id in key if id.startswith("wind.") and key[id] in swap}
        return {**key, **winds, "around": tuple(around)}

    return edit


def _negated(seated: Seated) -> Seated | None:
    """S11: the dealer moves on where the same player deals again, and the reverse."""
    dealer, wind = seated.start.dealer, seated.start.round_wind
    deals = []
    for deal in seated.deals:
        if not deal.repeats:
            deals.append(deal._replace(dealer=dealer, round_wind=wind))
        else:
            wind, dealer = following(wind, dealer)
            deals.append(deal._replace(dealer=dealer, round_wind=wind))
    return seated._replace(deals=tuple(deals)) if deals else None


@partly
def _one_wind(key: dict[str, Any], place: int) -> dict[str, Any] | None:
    """Y16: of two winds worth a han only one is known; 0: the player's own, 1: the round's."""
    if key["double"] != NONE:
        return None
    return {**key, "value": [key["own"] if place == 0 else key["round"]]}


def _dealt_first(seating: Seating) -> Seating | None:
    """G01: winds stay as they were at the first deal."""
    if seating.results:
        return seating._replace(results=())
    return seating._replace(dealer=Seat.A) if seating.dealer is not Seat.A else None


def _still_east(seating: Seating) -> Seating | None:
    """G02: the round is always East."""
    return None if seating.round_wind is Tile.EAST else seating._replace(round_wind=Tile.EAST)


SEATS_AND_WINDS: Final[tuple[Mistake, ...]] = (
    misread("G01", "winds-stay", _dealt_first),
    misread("G02", "always-east-round", _still_east),
    misread("G03", "neighbours-mirrored", _mirrored, 3),
    miswrite("G03", "winds-to-the-left", _exchanged(Tile.SOUTH, Tile.NORTH), 3),
    miswrite("T03", "winds-as-on-a-compass", _exchanged(Tile.SOUTH, Tile.WEST)),
    miswrite("T03", "winds-of-the-clock", _exchanged(Tile.WEST, Tile.NORTH)),
    misjudge("S11", "noten-deal", _negated),
    miswrite("Y16", "round-wind-missed", _one_wind(0), 3),
    miswrite("Y16", "seat-wind-missed", _one_wind(1), 3),
)
"""The table of false rules."""
