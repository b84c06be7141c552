"""``seat_label``: who sits where, which wind everybody is, and what winds are worth (R1.2.1, R2.1).

Level 1 asks for a neighbour, level 2 for the four winds, level 3 the same two deals later, level 4
which winds are worth a han to a player.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from mjteach.core.melds import Source
from mjteach.core.message import Explanation, Message, msg
from mjteach.core.seats import NEXT, SEATS, Seat, seat_of, seat_wind
from mjteach.core.tiles import WINDS, Tile
from mjteach.riichi.match.repeats import NextHand
from mjteach.riichi.match.schedule import following

from ..fields import label, pick_among, pick_seats
from ..hints import first_line
from ..kind import Kind
from ..mistakes import Mistake, misjudge, misread, miswrite
from ..partly import partly
from ..parts import Asks, Posed, Steps, Tells, Topic
from ..questions import NONE, Choice, Field, OrderItems, PickOne, Value
from ..scenes import seat_place
from ..situations.seatings import (
    AskedSeating,
    Seated,
    from_bottom,
    mirrored,
    moved,
    player_at,
    seated,
    seating_scene,
    seatings,
)
from ..sorts import Sort

ID: Final = "seat_label"


def write(_seating: AskedSeating, found: Seated) -> dict[str, Value]:
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
    seating: AskedSeating = posed.situation
    if seating.drawn:
        players = (msg(f"puzzle.{ID}.player", number=number) for number in range(1, 5))
        choices = (Choice(str(number), name) for number, name in enumerate(players, 1))
        yield OrderItems("around", label(ID, "around"), tuple(choices))
    elif posed.level == 1:
        names = ((seat, player_at(seating, seat)) for seat in from_bottom(seating))
        yield pick_seats(ID, "neighbour", names)
    elif posed.level == 4:
        none = msg(f"puzzle.{ID}.no_wind")
        yield pick_among(WINDS, "value", label(ID, "value"), none)
        yield pick_among(WINDS, "double", label(ID, "double"), none, one=True)
    else:
        for seat in from_bottom(seating):
            words = label(ID, f"wind.{seat}", who=player_at(seating, seat))
            yield PickOne(f"wind.{seat}", words, WIND_NAMES)


def prompt(posed: Posed) -> Message:
    """The question; levels 1 and 4 name the player it is about."""
    seating: AskedSeating = posed.situation
    which = f"1.{seating.source}" if posed.level == 1 else str(posed.level)
    word = f"puzzle.{ID}.prompt.{'drawn' if seating.drawn else which}"
    return msg(word, who=player_at(seating, seating.asked))


def _sits(seating: AskedSeating, source: Source) -> Message:
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


def _winds(seating: AskedSeating, found: Seated) -> Iterator[Explanation]:
    for steps, wind in enumerate(WINDS):
        who = player_at(seating, SEATS[(found.dealer + steps) % 4])
        word = f"puzzle.{ID}.is.{'next' if steps else 'east'}"
        yield Explanation(msg(word, who=who, wind=wind, rule="R1.2.1-f"))


def _told(posed: Posed) -> Message:
    """Who is East, and how the deal came there; at level 4 which winds are worth a han."""
    seating, found = posed.situation, posed.result
    if posed.level < 4:
        east = player_at(seating, found.dealer)
        if not found.deals:
            south = player_at(seating, NEXT[found.dealer])
            return msg(f"puzzle.{ID}.winds", who=east, south=south, rule="R1.2.1-f")
        seats = sum(not deal.repeats for deal in found.deals)
        return msg(f"puzzle.{ID}.winds.after", who=east, seats=seats, rule="R1.2.1-f")
    own, wind = seat_wind(seating.asked, found.dealer), found.round_wind
    word = f"puzzle.{ID}.worth.{'double' if own is wind else 'two'}"
    return msg(word, own=own, wind=wind, rule="R3.1-b")


def line(posed: Posed) -> Message | None:
    """One line of the working; at level 1 another neighbour of the same player."""
    seating: AskedSeating = posed.situation
    if posed.level > 1 or seating.drawn:
        return first_line(explain(posed))
    across = Source.TOIMEN
    return _sits(seating, across if seating.source is not across else Source.SHIMOCHA)


# ---- false rules


MIRRORED: Final = dict(zip(Source, reversed(Source), strict=True))


def _mirrored(seating: AskedSeating) -> AskedSeating:
    """G03: turns go to the left."""
    looks = seating._replace(source=MIRRORED[seating.source])
    asked = mirrored(seating.asked, seating.dealer)
    return looks if looks != seating else seating._replace(asked=asked)


@partly
def _exchanged(key: dict[str, Any], one: Tile, other: Tile) -> dict[str, Any]:
    """The winds of all players with two of them exchanged."""
    swap, around = {str(one): str(other), str(other): str(one)}, list(key["around"])
    a, b = WINDS.index(one), WINDS.index(other)
    around[a], around[b] = around[b], around[a]
    winds = {id: swap[key[id]] for id in key if id.startswith("wind.") and key[id] in swap}
    return {**key, **winds, "around": tuple(around)}


@partly
def _moving_on(seated: Seated, moves: Callable[[NextHand], bool]) -> Seated | None:
    """S11: the dealer moves on after other deals than by the rules."""
    dealer, wind = seated.start.dealer, seated.start.round_wind
    deals = []
    for deal in seated.deals:
        if moves(deal):
            wind, dealer = following(wind, dealer)
        deals.append(deal._replace(dealer=dealer, round_wind=wind))
    return seated._replace(deals=tuple(deals)) if deals else None


@partly
def _one_wind(key: dict[str, Any], known: str) -> dict[str, Any] | None:
    """Y16: of two winds worth a han one is known: the ``own`` one, or that of the ``round``."""
    if key["double"] != NONE:
        return None
    return {**key, "value": [key[known]]}


def _won_last(seating: AskedSeating) -> AskedSeating | None:
    """S27: whoever wins deals next."""
    wins = [place for place, result in enumerate(seating.results) if result.winners]
    if not wins:
        return None
    last = wins[-1]
    (winner,) = seating.results[last].winners
    return seating._replace(dealer=winner, results=seating.results[last + 1 :])


def _dealt_first(seating: AskedSeating) -> AskedSeating | None:
    """G01: winds stay as they were at the first deal."""
    if seating.results:
        return seating._replace(results=())
    return seating._replace(dealer=Seat.A) if seating.dealer is not Seat.A else None


def _still_east(seating: AskedSeating) -> AskedSeating | None:
    """G02: the round is always East."""
    return None if seating.round_wind is Tile.EAST else seating._replace(round_wind=Tile.EAST)


MISTAKES: Final[tuple[Mistake, ...]] = (
    misread("G01", "winds-stay", _dealt_first),
    misread("G02", "always-east-round", _still_east),
    misread("G03", "neighbours-mirrored", _mirrored, 3),
    miswrite("G03", "winds-to-the-left", _exchanged(Tile.SOUTH, Tile.NORTH), 3),
    miswrite("T03", "winds-as-on-a-compass", _exchanged(Tile.SOUTH, Tile.WEST)),
    miswrite("T03", "winds-of-the-clock", _exchanged(Tile.WEST, Tile.NORTH)),
    misjudge("S11", "noten-deal", _moving_on(lambda deal: deal.repeats)),
    misjudge("S11", "always-passed", _moving_on(lambda _: True)),
    misread("S27", "winner-deals", _won_last, 3),
    miswrite("Y16", "round-wind-missed", _one_wind("own"), 3),
    miswrite("Y16", "seat-wind-missed", _one_wind("round"), 3),
)


KIND: Final = Kind(
    id=ID,
    version=3,
    section="1.2.1",
    levels=(1, 2, 3, 4),
    seconds=25,
    sorts=(
        Sort("table", seatings(), (1, 1, 0, 1)),
        Sort("later", seatings(deals=2), (0, 0, 1)),
        Sort("draw", seatings(draw=True)),
    ),
    topics={
        "neighbours": Topic(levels=(1,)),
        "seating": Topic(("around",), levels=(1,), sorts={"draw": 1}),
        "winds": Topic(levels=(2,)),
        "moved": Topic(levels=(3,)),
        "values": Topic(levels=(4,)),
    },
    steps=Steps(seated, write),
    asks=Asks(ask, lambda p: seating_scene(p.situation, p.rules, dealer=p.level > 1), prompt),
    tells=Tells(
        explain,
        line=line,
        about=lambda posed: "drawn" if posed.situation.drawn else str(posed.level),
    ),
    bound=0.3,
    mistakes=MISTAKES,
    options=("renchan", "all_noten_dealer_repeats"),
)
