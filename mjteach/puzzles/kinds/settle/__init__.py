"""``settle``: what everybody takes home when a game is over (R4.3, R4.4).

Level 1 asks for the places, level 2 for the results with uma and oka, level 3 has ties and sticks
left on the table, level 4 other tables: another uma, shared places, a chombo taken off.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from mjteach.core.message import Explanation, Message, msg
from mjteach.core.seats import SEATS, Seat
from mjteach.riichi.match.explain import amount, explain_settlement
from mjteach.riichi.match.settlement import Settlement

from ...base import Part
from ...canonical import decimal
from ...fields import number
from ...kind import Kind
from ...parts import Asks, Posed, Steps, Tells, Topic
from ...questions import Field, Value
from ...situations.seatings import with_names
from ...sorts import Sort
from ...words import per_level, prompt_per_level
from .dealing import (
    OWN,
    SAID,
    Closing,
    by_plus_count,
    closed,
    closing_scene,
    closings,
    fining,
    no_oka,
    other_uma,
    player,
    same,
    sharing,
)
from .mistakes import CLOSING

ID: Final = "settle"
THOUSAND: Final = 1000
"""No result is as large: such a number is meant in points."""


def write(_closing: Closing, found: Settlement) -> dict[str, Value]:
    """The place and the result of each player, and the oka of the first, in thousands."""
    places: dict[str, Value] = {f"place.{seat}": found.places[seat] for seat in SEATS}
    results = {f"result.{seat}": decimal(found.results[seat]) for seat in SEATS}
    oka = sum((step.value for step in found.steps if step.id == "oka"), Fraction())
    return {**places, **results, "oka": decimal(oka)}


SORTS: Final = (
    Sort("plain", closings(same), (60, 60)),
    Sort("no_oka", closings(no_oka), (0, 40)),
    Sort("tie", closings(same, tied=True), (40, 0, 55)),
    Sort("sticks", closings(same, sticks=2), (0, 0, 45)),
    Sort("uma", closings(other_uma), (0, 0, 0, 30)),
    Sort("plus_count", closings(by_plus_count), (0, 0, 0, 30)),
    Sort("shared", closings(sharing, tied=True), (0, 0, 0, 40)),
    Sort("chombo", closings(fining, chombo=True), (0, 0, 0, 30)),
)
TOPICS: Final = {
    "places": Topic.dealing("plain", levels=(1,)),
    "uma": Topic.dealing("no_oka", levels=(2,)),
    "oka": Topic.dealing("plain", levels=(2,)),
    "ties": Topic.dealing("tie", levels=(1, 3)),
    "sticks": Topic.dealing("sticks", levels=(3,)),
    "other_uma": Topic.dealing("uma", levels=(4,)),
    "by_plus_count": Topic.dealing("plus_count", levels=(4,)),
    "shared_uma": Topic.dealing("shared", levels=(4,)),
    "chombo": Topic.dealing("chombo", levels=(4,)),
}


def ask(posed: Posed) -> Iterator[Field]:
    """The four places, or the four results; before these the oka where tables differ."""
    if posed.level == 4:
        yield number(ID, "oka")
    asked = "place" if posed.level == 1 else "result"
    for seat in SEATS:
        field = number(ID, f"{asked}.{seat}", who=player(seat))
        yield field._replace(tenths=asked == "result")


def explain(posed: Posed) -> Explanation:
    """Every line of the settlement; at level 1 how the places came about."""
    found: Settlement = posed.result
    tree = with_names(explain_settlement(found), SAID)
    if posed.level > 1:
        return Explanation(right(posed), tree.children)
    own = (part for part in tree.children if part.message.id == "settlement.result")
    return Explanation(right(posed), tuple(part.children[0] for part in own))


def right(posed: Posed) -> Message:
    """The players from first to last, with their results where these are asked for."""
    found: Settlement = posed.result
    word = "place" if posed.level == 1 else "result"
    each = tuple(
        msg(f"puzzle.{ID}.so.{word}", who=SAID[seat], amount=amount(found.results[seat]))
        for seat in found.order
    )
    return msg(f"puzzle.{ID}.right", each=each)


def line(posed: Posed) -> Message:
    """What place the first has; where results are asked for, what it is counted from."""
    wanted = "settlement.step.place" if posed.level == 1 else "settlement.step.base"
    said = (node.message for _, node in explain(posed).walk())
    return next(one for one in said if one.id.startswith(wanted))


def wrong(_posed: Posed, part: Part) -> Iterator[Message]:
    """What a place or a result comes from; of a result in points, what it is counted in."""
    name, _, seat = part.field.partition(".")
    if name == "result" and isinstance(part.given, int) and abs(part.given) >= THOUSAND:
        name = "thousands"
    who = player(Seat[seat]) if seat else None
    yield msg(f"puzzle.{ID}.wrong.{name}", who=who, you=seat == str(SEATS[0]))


KIND: Final = Kind(
    id=ID,
    section="4.3",
    version=2,
    levels=(1, 2, 3, 4),
    seconds=60,
    from_facts=OWN,
    sorts=SORTS,
    topics=TOPICS,
    steps=Steps(closed, write),
    asks=Asks(
        ask,
        lambda posed: closing_scene(posed.situation, places_only=posed.level == 1),
        prompt_per_level(ID),
    ),
    tells=Tells(
        explain, line=line, about=per_level("places", "results", "ends", "tables"), wrong=wrong
    ),
    bound=0.05,
    mistakes=CLOSING,
    headline=(*(f"place.{seat}" for seat in SEATS), *(f"result.{seat}" for seat in SEATS)),
)
