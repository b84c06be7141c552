"""``wait_finder``: every tile that completes a hand; its kinds of wait; the copies left (R2.6.1).

Level 1 has one simple wait, level 2 names and called sets, level 3 readings that overlap, level 4
a table with traps (fifth copies, seven pairs, orphans, dead waits), level 5 a hand of one suit.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mjteach.core.message import Explanation, Message, msg
from mjteach.riichi.explain import explain_waits

from ...canonical import codes
from ...fields import label, number, pick_tiles
from ...kind import Asks, Kind, Posed, Steps, Tells
from ...mistakes_of.tiles import suits_exchanged
from ...mistakes_of.waits import NAMED, WAITS
from ...questions import Choice, Field, NameEach, Value
from ...situations.waiting import Found, Waiting, completes, found, useful, waiting_scene
from .deals import SORTS, TABLE, TOPICS
from .told import about, example, line, look, wrong

ID: Final = "wait_finder"
NAMES: Final = tuple(Choice(kind.value, msg(f"wait.{kind}.name")) for kind in NAMED)


def write(_waiting: Waiting, result: Found) -> dict[str, Value]:
    """The tiles, each with its name, and the copies of them that are left."""
    names = {str(tile): kind.value for tile, kind in result.kinds.items()}
    left = sum(max(0, result.unseen[tile]) for tile in set(result.tiles))
    return {"waits": codes(result.tiles), "kinds": names or None, "left": left}


def ask(posed: Posed) -> Iterator[Field]:
    """The waits; names where each has one; the number that is left from the table on."""
    none = msg(f"puzzle.{ID}.{'none' if posed.level == 1 else 'noten'}")
    yield pick_tiles(posed.situation.hand, "waits", label(ID, "waits"), none)
    if posed.situation.named:
        yield NameEach("kinds", label(ID, "kinds"), "waits", NAMES, optional=True)
    if posed.level >= TABLE:
        yield number(ID, "left", unit="tiles")._replace(optional=True)


def explain(posed: Posed) -> Explanation:
    """Each wait with what it completes; how far a noten hand is, and how many copies are left.

    Kinds of wait have no names yet at level 1.
    """
    tree, waits = explain_waits(posed.result.waits), posed.result.waits.waits
    if posed.level == 1:
        lines = zip(tree.children, waits, strict=False)
        unnamed = tuple(line._replace(message=completes(wait)) for line, wait in lines)
        rest = tree.children[len(waits) :]
        return tree._replace(message=right(posed), children=(*unnamed, *rest))
    return tree._replace(children=(*tree.children, *_more(posed)))


def _more(posed: Posed) -> Iterator[Explanation]:
    result, hand = posed.result, posed.situation.hand
    live = result.waits
    if not result.tiles and not live.exhausted:
        nearer = useful(hand)
        yield Explanation(msg(f"puzzle.{ID}.working.noten", tiles=nearer), (), nearer)
    if posed.level >= TABLE and live.waits:
        left = sum(wait.left for wait in live.waits)
        yield Explanation(msg(f"puzzle.{ID}.working.left", left=left))


def right(posed: Posed) -> Message:
    """The waits with the name of the whole, or why there is none."""
    live = posed.result.waits
    if live.shape is None:
        counted = "own_four" if posed.result.tiles else "exhausted"
        word = counted if live.exhausted else "noten"
        return msg(f"puzzle.{ID}.right.{word}", tiles=live.exhausted)
    word = "these" if posed.level == 1 else "tenpai"
    return msg(f"puzzle.{ID}.right.{word}", tiles=live.tiles, shape=live.shape)


KIND: Final = Kind(
    id=ID,
    section="2.6.1",
    levels=(1, 2, 3, 4, 5),
    sorts=SORTS,
    topics=TOPICS,
    steps=Steps(found, write),
    asks=Asks(ask, lambda posed: waiting_scene(posed.situation)),
    tells=Tells(
        explain, right=right, line=line, about=about, wrong=wrong, look=look, example=example
    ),
    follows=("left",),
    bound=0.2,
    mistakes=(*WAITS, suits_exchanged("waits", "kinds")),
    left_out={"W17": "the question shows thirteen tiles, so there is nothing to throw"},
    options=("own_four_wait", "chiitoitsu_four_of_a_kind"),
)
