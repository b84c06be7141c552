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

from ..fields import label, pick_seats
from ..hints import first_line
from ..kind import Kind, Posed, Topic
from ..mistakes_of.seats import SEATS_AND_WINDS
from ..questions import NONE, Choice, Field, OrderItems, PickOne, PickTiles, Value
from ..scenes import seat_place
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
        names = ((seat, player_at(seating, seat)) for seat in from_bottom(seating))
        yield pick_seats(ID, "neighbour", names)
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
    which = f"1.{seating.source}" if posed.level == 1 else str(posed.level)
    word = f"puzzle.{ID}.prompt.{'drawn' if seating.drawn else which}"
    return msg(word, who=player_at(seating, seating.asked))


def _sits(seating: Seating, source: Source) -> Message:
    """Who is that neighbour of the player who is asked about."""
    there, asked = player_at(seating, seat_of(seating.asked, source)), seating.asked
    return msg(f"puzzle.{ID}.sits.{source}", who=there, of=player_at(seating, asked), rule="R2.1-b")


def explain(posed: Posed) -> Explanation:
    """Why the deal stayed or moved, who is East, and who is what to the right of East."""
    seating, found = posed.situation, posed.result
    if seating.drawn:
        drew = zip(found.around, WINDS, strict=True)
        order = (msg("scene.drew", number=player + 1, wind=wind) for player, wind in drew)
        return Explanation(msg(f"puzzle.{ID}.sit_down"), tuple(map(Explanation, order)))
    if posed.level == 1:
        return Explanation(_sits(seating, seating.source))
    lines = [*moved(seating, found), *_winds(seating, found)]
    return Explanation(_told(posed), tuple(lines))


def _winds(seating: Seating, found: Seated) -> Iterator[Explanation]:
    for steps, wind in enumerate(WINDS):
        who = player_at(seating, SEATS[(found.dealer + steps) % 4])
        word = f"puzzle.{ID}.is.{'next' if steps else 'east'}"
        yield Explanation(msg(word, who=who, wind=wind, rule="R1.2.1-f"))


def _told(posed: Posed) -> Message:
    """Who is East; at level 4 which winds are worth a han."""
    seating, found = posed.situation, posed.result
    if posed.level < 4:
        east = player_at(seating, found.dealer)
        return msg(f"puzzle.{ID}.winds", who=east, rule="R1.2.1-f")
    own, wind = seat_wind(seating.asked, found.dealer), found.round_wind
    word = f"puzzle.{ID}.worth.{'double' if own is wind else 'two'}"
    return msg(word, own=own, wind=wind, rule="R3.1-b")


def line(posed: Posed) -> Message | None:
    """One line of the working; at level 1 another neighbour of the same player."""
    seating: Seating = posed.situation
    if posed.level > 1 or seating.drawn:
        return first_line(explain(posed))
    across = Source.TOIMEN
    return _sits(seating, across if seating.source is not across else Source.SHIMOCHA)


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
    scene=lambda p: seating_scene(p.situation, p.rules, dealer=p.level > 1),
    explain=explain,
    about=lambda posed: "drawn" if posed.situation.drawn else str(posed.level),
    line=line,
    bound=0.3,
    mistakes=SEATS_AND_WINDS,
    left_out={},
    options=("renchan", "all_noten_dealer_repeats"),
)
