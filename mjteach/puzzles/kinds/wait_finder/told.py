"""What ``wait_finder`` says: its hints, from what to think of to a finished set; wrong parts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import reduce
from operator import and_
from typing import Final

from mjteach.core.hand import Hand, hand
from mjteach.core.message import Explanation, Message, msg
from mjteach.core.partial import partial_split
from mjteach.core.readings import Group, Reading, Shape, WaitKind
from mjteach.core.tiles import ALL_KINDS, Suit, Tile, counts_of
from mjteach.core.waits import WaitShape, waits
from mjteach.riichi.explain import explain_waits

from ...base import Part
from ...canonical import tiles_of
from ...kind import Posed
from ...scenes import Scene
from ...situations.waiting import Found, useful
from ...situations.walls import beside

WORD: Final = "puzzle.wait_finder"
SUITS: Final = (Suit.PINZU, Suit.SOUZU, Suit.MANZU)
EXAMPLES: Final = {
    WaitShape.RYANMEN: "45{}11z",
    WaitShape.KANCHAN: "46{}11z",
    WaitShape.PENCHAN: "89{}11z",
    WaitShape.SHANPON: "33{}11z 33{}22z",
    WaitShape.TANKI: "345{}2z 345{}4z",
    WaitShape.NOBETAN: "4567{}",
    WaitShape.HADAKA_TANKI: "345{}2z 345{}4z",
    WaitShape.THREE_SIDED: "45678{}11z",
    WaitShape.MULTI_SIDED: "4445{}",
    WaitShape.ORPHAN: "19m19p19s1123456z 119m19p19s234567z",
    WaitShape.THIRTEEN_SIDED: "19m19p19s1123456z",
}
"""Smaller hands for every shape; the suit is one in which the question's hand does not wait."""

SEVEN_PAIRS: Final = "2277m3399p4488s5z 2277m3399p4488s6z"


def about(posed: Posed) -> str:
    """What the tiles in sight suggest to think of, whether or not it leads anywhere."""
    hand = posed.situation.hand
    held = [tile for tile in ALL_KINDS if hand.counts[tile]]
    near = (beside(tile, -2, -1, 1, 2) for tile in held if hand.counts[tile] >= 3)
    themes = {
        "sets": posed.level == 1,
        "pairs": not hand.melds and hand.counts.count(2) >= 5,
        "orphans": sum(tile.is_yaochuu for tile in held) >= 9,
        "copies": max(hand.own_counts) == 4,
        "triplet": any(tile in held for tiles in near for tile in tiles),
        "melds": bool(hand.melds),
    }
    return next((theme for theme, is_so in themes.items() if is_so), "plain")


def look(posed: Posed, _scene: Scene) -> tuple[str, ...]:
    """At level 1 the finished sets; then the suits that lack something."""
    tiles = posed.situation.hand.concealed
    if posed.level == 1:
        marked = counts_of(tile for group in _standing(posed.result) for tile in group.tiles)
        shown = (at for at, tile in enumerate(tiles) if tiles[:at].count(tile) < marked[tile])
    else:
        sizes = Counter(tile.suit for tile in tiles)
        shown = (at for at, tile in enumerate(tiles) if sizes[tile.suit] % 3)
    return tuple(f"hand.{place}" for place in shown)


def example(posed: Posed) -> Explanation:
    """A smaller hand that waits in the same way; for a noten hand one that is ready."""
    live = posed.result.waits
    texts = EXAMPLES[live.shape or WaitShape.RYANMEN]
    if {reading.shape for reading in posed.result.readings} == {Shape.SEVEN_PAIRS}:
        texts = SEVEN_PAIRS
    busy = {tile.suit for tile in live.tiles}
    suit = next((suit for suit in SUITS if suit not in busy), Suit.PINZU)
    smaller = (waits(hand(text)) for text in texts.format(suit, suit).split())
    return explain_waits(next(other for other in smaller if other.tiles != live.tiles))


def line(posed: Posed) -> Message:
    """A set that is surely finished; without one, something to count or to try."""
    live, hand = posed.result.waits, posed.situation.hand
    finished = _standing(posed.result)
    if finished:
        return msg(f"{WORD}.hint.finished", group=finished[0])
    if live.waits:
        return msg(f"{WORD}.hint.number", kinds=len(live.waits))
    if live.exhausted:
        return msg(f"{WORD}.hint.count")
    return msg(f"{WORD}.hint.not_this", tile=useful(hand)[0])


def _standing(result: Found) -> list[Group]:
    """The concealed sets that stand in every reading before the winning tile comes."""
    if not result.readings:
        return _sets_of_suits(result.waiting.hand)
    return list(reduce(and_, map(_sets_before, result.readings)).elements())


def _sets_before(reading: Reading) -> Counter[Group]:
    sets = (g for place, g in enumerate(reading.groups) if place != reading.winning_group)
    return Counter(group for group in sets if len(group.tiles) == 3 and not group.open)


def _sets_of_suits(hand: Hand) -> list[Group]:
    """The sets of each suit whose concealed tiles are nothing but sets."""
    suits = ([tile for tile in hand.concealed if tile.suit is suit] for suit in Suit)
    ways = (partial_split(counts_of(tiles), pair=False) for tiles in suits)
    return [group for way in ways if not way.loose for group in way.groups]


# --- a wrong part that no false rule explains


def wrong(posed: Posed, part: Part) -> Iterator[Message]:
    """How the hand fails with a tile that is too much; what a missing one would make grow."""
    if part.field != "waits":
        yield msg(f"{WORD}.wrong.{part.field}")
        return
    result, taken = posed.result, tiles_of(part.given)
    missing = next((wait for wait in result.waits.waits if wait.tile not in taken), None)
    extra = next((tile for tile in taken if tile not in result.tiles), None)
    shapes = {reading.shape for reading in result.readings} - {Shape.STANDARD}
    if shapes:
        yield msg(f"{WORD}.wrong.{shapes.pop()}")
    elif extra is not None:
        yield _failing(posed.situation.hand, extra)
    elif missing is not None:
        yield _growing(missing.readings[0])


def _failing(hand: Hand, tile: Tile) -> Message:
    """What is left over of the hand with a tile that does not complete it."""
    if hand.own_counts[tile] == 4:
        return msg(f"{WORD}.wrong.fifth", tile=tile)
    groups, loose = partial_split(hand.draw(tile).counts)
    word = "extra" if groups else "alone"
    return msg(f"{WORD}.wrong.{word}", tile=tile, groups=groups, loose=loose)


def _growing(reading: Reading) -> Message:
    """The part that a missing tile completes; of a pair or a triplet only its kind is told."""
    if reading.wait in (WaitKind.SHANPON, WaitKind.TANKI):
        return msg(f"{WORD}.wrong.{reading.wait}")
    part = list(reading.groups[reading.winning_group].tiles)
    part.remove(reading.winning_tile)
    return msg(f"{WORD}.wrong.part", tiles=tuple(part))
