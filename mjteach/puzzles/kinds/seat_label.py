"""``seat_label``: who sits where, which wind everybody is, and what winds are worth (R1.2.1, R2.1).

Level 1 asks for a neighbour, level 2 for the four winds, level 3 the same two deals later, level 4
which winds are worth a han to a player.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mjteach.core.melds import Source
from mjteach.core.message import Explanation, Message, msg
from mjteach.core.seats import SEATS, seat_of, seat_wind
from mjteach.core.tiles import WINDS

from ..fields import label
from ..hints import first_line
from ..kind import Kind, Posed, Topic
from ..mistakes_of.seats import SEATS_AND_WINDS
from ..questions import NONE, Choice, Field, OrderItems, PickOne, PickPlaces, PickTiles, Value
from ..scenes import Scene, seat_place
from ..situations.seatings import (
    Seated,
    Seating,
    from_bottom,
    moved,
    player_at,
    seated,
    seating_scene,
    seatings,
)
from ..sorts import Sort

ID: Final = "seat_label"


def write(_seating: Seating, found: Seated) -> dict[str, Value]:
    """The neighbour, everybody's wind, the winds worth a han, and the wind worth two."""
    own, wind = str(seat_wind(found.asked, found.dealer)), str(found.round_wind)
    key: dict[str, Value] = {f"wind.{seat}": str(seat_wind(seat, found.dealer)) for seat in SEATS}
    return key | {
        "neighbour": seat_place(seat_of(found.asked, found.source)),
        "own": own,
        "round": wind,
        "value": sorted({own, wind}),
        "double": [own] if own == wind else NONE,
        "around": tuple(str(player + 1) for player in found.around),
    }


WIND_NAMES: Final = tuple(Choice(str(wind), msg(f"seat.{wind}.name")) for wind in WINDS)


def ask(posed: Posed) -> Iterator[Field]:
    """A place on the table, a wind for every player, or tiles."""
    seating: Seating = posed.situation
    if seating.drawn:
        players = (msg(f"puzzle.{ID}.player", number=number) for number in range(1, 5))
        choices = (Choice(str(number), name) for number, name in enumerate(players, 1))
        yield OrderItems("around", label(ID, "around"), tuple(choices))
    elif posed.level == 1:
        places = tuple(
            Choice(seat_place(seat), player_at(seating, seat)) for seat in from_bottom(seating)
        )
        yield PickPlaces("neighbour", label(ID, f"neighbour.{seating.source}"), places)
    elif posed.level == 4:
        yield PickTiles("value", label(ID, "value"), msg(f"puzzle.{ID}.no_wind"))
        yield PickTiles("double", label(ID, "double"), msg(f"puzzle.{ID}.no_wind"))
    else:
        for seat in from_bottom(seating):
            words = label(ID, f"wind.{seat}", who=player_at(seating, seat))
            yield PickOne(f"wind.{seat}", words, WIND_NAMES)


def prompt(posed: Posed) -> Message:
    """The question; levels 1 and 4 name the player it is about."""
    seating: Seating = posed.situation
    asked = player_at(seating, seating.asked)
    if seating.drawn:
        return msg(f"puzzle.{ID}.prompt.drawn")
    if posed.level == 1:
        return msg(f"puzzle.{ID}.prompt.1.{seating.source}", who=asked)
    return msg(f"puzzle.{ID}.prompt.{posed.level}", who=asked)


def scene(posed: Posed) -> Scene:
    """The table without winds; who deals where that matters."""
    return seating_scene(posed.situation, posed.rules, dealer=posed.level > 1)


def explain(posed: Posed) -> Explanation:
    """Why the deal stayed or moved, who is East, and who is what to the right of East."""
    seating, found = posed.situation, posed.result
    if seating.drawn:
        lines = [
            Explanation(msg("scene.drew", number=player + 1, wind=wind))
            for player, wind in zip(found.around, WINDS, strict=True)
        ]
        return Explanation(msg(f"puzzle.{ID}.sit_down"), tuple(lines))
    if posed.level == 1:
        there = player_at(seating, seat_of(seating.asked, seating.source))
        asked = player_at(seating, seating.asked)
        word = f"puzzle.{ID}.sits.{seating.source}"
        return Explanation(msg(word, who=there, of=asked, rule="R2.1-b"))
    lines = list(moved(seating, found))
    for steps in range(4):
        seat = SEATS[(found.dealer + steps) % 4]
        who = player_at(seating, seat)
        word = f"puzzle.{ID}.is.{'east' if steps == 0 else 'next'}"
        lines.append(Explanation(msg(word, who=who, wind=WINDS[steps], rule="R1.2.1-f")))
    if posed.level < 4:
        east = player_at(seating, found.dealer)
        return Explanation(msg(f"puzzle.{ID}.winds", who=east, rule="R1.2.1-f"), tuple(lines))
    own = seat_wind(seating.asked, found.dealer)
    word = "double" if own is found.round_wind else "two"
    said = msg(f"puzzle.{ID}.worth.{word}", own=own, wind=found.round_wind, rule="R3.1-b")
    return Explanation(said, tuple(lines))


def line(posed: Posed) -> Message | None:
    """One line of the working; at level 1 another neighbour of the same player."""
    if posed.level > 1 or posed.situation.drawn:
        return first_line(explain(posed))
    seating: Seating = posed.situation
    asked = player_at(seating, seating.asked)
    other = Source.TOIMEN if seating.source is not Source.TOIMEN else Source.SHIMOCHA
    there = player_at(seating, seat_of(seating.asked, other))
    return msg(f"puzzle.{ID}.sits.{other}", who=there, of=asked, rule="R2.1-b")


KIND: Final = Kind(
    id=ID,
    version=2,
    section="1.2.1",
    levels=(1, 2, 3, 4),
    sorts=(
        Sort("table", seatings(), (1, 1, 0, 1)),
        Sort("later", seatings(deals=2), (0, 0, 1, 0)),
        Sort("draw", seatings(draw=True)),
    ),
    topics={
        "neighbours": Topic(levels=(1,)),
        "seating": Topic(("around",), levels=(1,), sorts={"draw": 1}),
        "winds": Topic(levels=(2,)),
        "moved": Topic(levels=(3,)),
        "values": Topic(levels=(4,)),
    },
    find=seated,
    write=write,
    ask=ask,
    prompt=prompt,
    scene=scene,
    explain=explain,
    about=lambda posed: "drawn" if posed.situation.drawn else str(posed.level),
    line=line,
    bound=0.3,
    mistakes=SEATS_AND_WINDS,
    left_out={},
    options=("renchan", "all_noten_dealer_repeats"),
)
