"""``wait_finder``: every tile that completes a hand; its kinds of wait; the copies left (R2.6.1).

Level 1 has one simple wait, level 2 names and called sets, level 3 readings that overlap, level 4
a table with traps (fifth copies, seven pairs, orphans, dead waits), level 5 a hand of one suit.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from mjteach.core.hand import Hand, hand
from mjteach.core.message import Explanation, Message, msg
from mjteach.core.readings import Group, GroupKind, Reading, Shape, splits
from mjteach.core.shanten import useful_tiles
from mjteach.core.tiles import TILES, Counts, Suit, Tile, counts_of
from mjteach.core.waits import Waits, WaitShape, waits
from mjteach.riichi.explain import explain_waits
from mjteach.riichi.rules import RuleSet

from .base import HandmadeKind, Hint, Key, Made, Mix, Puzzle
from .canonical import read, tiles_of
from .questions import Choice, EnterNumber, Field, NameEach, PickTiles, Question, Response, Value
from .scenes import Row, RowKind, Scene, Spot, meld_row
from .waits_content import WaitContent, found, key_of, left, waited
from .waits_deals import draw_content
from .waits_mistakes import LEFT_OUT, MISTAKES, NAMED
from .waits_mixes import MIXES

SUITS: Final = (Suit.PINZU, Suit.SOUZU, Suit.MANZU)
CHOICES: Final = tuple(Choice(kind.value, msg(f"wait.{kind}.name")) for kind in NAMED)


def _make(rng: random.Random, level: int, rules: RuleSet, mix: Mix) -> Made:
    return made(draw_content(rng, level, rules, mix))


def made(content: WaitContent) -> Made:
    """The question about ``content``."""
    scene = Scene(tuple(_rows(content)), tuple(_facts(content)))
    prompt = msg("puzzle.wait_finder.prompt")
    return Made(content, scene, prompt, Question(tuple(_fields(content))))


def _fields(content: WaitContent) -> Iterator[Field]:
    suits = tuple(dict.fromkeys(tile.suit for tile in content.hand.tiles))
    order = tuple(suit for suit in Suit if suit in suits)
    none = msg("puzzle.wait_finder.none")
    yield PickTiles("waits", msg("puzzle.wait_finder.waits"), none, order)
    if "kinds" in content.asks:
        label = msg("puzzle.wait_finder.kinds")
        yield NameEach("kinds", label, "waits", CHOICES, optional=True)
    if "left" in content.asks:
        label = msg("puzzle.wait_finder.left")
        yield EnterNumber("left", label, unit=msg("puzzle.wait_finder.tiles"), optional=True)


# --- the scene


def _rows(content: WaitContent) -> Iterator[Row]:
    yield _row("hand", RowKind.HAND, content.hand.concealed)
    for place, meld in enumerate(content.hand.melds):
        yield meld_row(f"meld.{place}", meld, msg(f"meld.{meld.kind}.name"))
    if content.river:
        yield _row("river.self", RowKind.RIVER, content.river)
        yield _row("river.others", RowKind.RIVER, content.others)
    for place, meld in enumerate(content.theirs):
        yield meld_row(f"theirs.{place}", meld, msg("puzzle.wait_finder.row.theirs"))
    if content.indicators:
        yield _row("indicators", RowKind.INDICATORS, content.indicators)


def _row(id: str, kind: RowKind, tiles: tuple[Tile, ...]) -> Row:
    spots = tuple(Spot(f"{id}.{place}", tile) for place, tile in enumerate(tiles))
    return Row(id, kind, msg(f"puzzle.wait_finder.row.{id.replace('.', '_')}"), spots)


def _facts(content: WaitContent) -> Iterator[Message]:
    if content.seat is not None:
        yield msg("puzzle.wait_finder.seat", wind=content.seat)
        yield msg("puzzle.wait_finder.round", wind=content.round)


# --- the key


def _key(content: WaitContent, rules: RuleSet) -> Key:
    return key_of(content, rules)


def _derive(content: WaitContent, values: dict[str, Value]) -> dict[str, Value]:
    """The number left follows from the tiles."""
    if values.get("waits") is None:
        return values
    return {**values, "left": left(content, tiles_of(values["waits"]))}


# --- hints

EXAMPLES: Final = {
    WaitShape.RYANMEN: ("45{} 11z",),
    WaitShape.KANCHAN: ("46{} 11z",),
    WaitShape.PENCHAN: ("89{} 11z",),
    WaitShape.SHANPON: ("33{} 11z", "33{} 22z"),
    WaitShape.TANKI: ("345{} 2z", "345{} 4z"),
    WaitShape.NOBETAN: ("4567{}",),
    WaitShape.HADAKA_TANKI: ("345{} 2z", "345{} 4z"),
    WaitShape.THREE_SIDED: ("45678{} 11z",),
    WaitShape.MULTI_SIDED: ("4445{}",),
    WaitShape.ORPHAN: ("19m19p19s1123456z", "119m19p19s234567z"),
    WaitShape.THIRTEEN_SIDED: ("19m19p19s1123456z",),
}
"""Smaller hands for every shape; the suit is one in which the question's hand does not wait."""

SEVEN_PAIRS: Final = ("2277m3399p4488s5z", "2277m3399p4488s6z")


def _hints(puzzle: Puzzle, _response: Response | None) -> tuple[Hint, ...]:
    content: WaitContent = puzzle.content
    theme = _theme(content.hand)
    word = f"puzzle.wait_finder.hint.{theme}"
    example = _example(content, puzzle.rules)
    return (
        Hint(msg("puzzle.wait_finder.hint.look"), _open_spots(content.hand)),
        Hint(msg(f"{word}.ask")),
        Hint(msg(f"{word}.rule")),
        Hint(
            msg("puzzle.wait_finder.hint.example", tiles=example.concealed),
            explanation=explain_waits(waits(example)),
        ),
        Hint(_one_line(content, puzzle.rules)),
    )


def _theme(hand: Hand) -> str:
    """What the tiles in sight suggest to think of, whether or not it leads anywhere."""
    counts = hand.counts
    if not hand.melds and counts.count(2) >= 5:
        return "pairs"
    if sum(tile.is_yaochuu for tile in TILES[:34] if counts[tile]) >= 9:
        return "orphans"
    if max(hand.own_counts) == 4:
        return "copies"
    if any(_has_neighbours(kind, counts) for kind in range(27) if counts[kind] >= 3):
        return "triplet"
    return "melds" if hand.melds else "plain"


def _has_neighbours(kind: int, counts: Counts) -> bool:
    """Whether tiles of the same suit lie next to a number, or one further."""
    suit = kind // 9
    near = (kind - 2, kind - 1, kind + 1, kind + 2)
    return any(counts[other] for other in near if other >= 0 and other // 9 == suit)


def _open_spots(hand: Hand) -> tuple[str, ...]:
    """The tiles of suits whose number is no multiple of three: something is missing there."""
    sizes = {suit: sum(tile.suit is suit for tile in hand.concealed) for suit in Suit}
    return tuple(
        f"hand.{place}" for place, tile in enumerate(hand.concealed) if sizes[tile.suit] % 3
    )


def _example(content: WaitContent, rules: RuleSet) -> Hand:
    """A smaller hand that waits in the same way; for a noten hand one that is ready."""
    live = found(content, rules)
    readings = [reading for wait in live.waits for reading in wait.readings]
    texts = EXAMPLES[live.shape or WaitShape.RYANMEN]
    if readings and all(reading.shape is Shape.SEVEN_PAIRS for reading in readings):
        texts = SEVEN_PAIRS
    busy = {tile.suit for tile in live.tiles}
    suit = next((suit for suit in SUITS if suit not in busy), Suit.PINZU)
    examples = (hand(text.format(suit)) for text in texts)
    return next(example for example in examples if waits(example).tiles != live.tiles)


def _one_line(content: WaitContent, rules: RuleSet) -> Message:
    """A set that is surely finished; without one, something to count or to try."""
    live = found(content, rules)
    finished = _finished_set(content.hand, live)
    if finished is not None:
        return msg("puzzle.wait_finder.hint.finished", group=finished)
    if live.waits:
        return msg("puzzle.wait_finder.hint.number", kinds=len(live.waits))
    if live.exhausted:
        return msg("puzzle.wait_finder.hint.count")
    useful = useful_tiles(content.hand.counts, len(content.hand.melds))
    return msg("puzzle.wait_finder.hint.not_this", tile=TILES[useful[0][0]])


def _finished_set(hand: Hand, live: Waits) -> Group | None:
    """A concealed set that every reading has; of a hand without waits, one of a finished suit."""
    readings = [reading for wait in live.waits for reading in wait.readings]
    standing = [_standing_sets(reading) for reading in readings] or [_sets_of_suits(hand)]
    return next((group for group in standing[0] if all(group in sets for sets in standing)), None)


def _standing_sets(reading: Reading) -> tuple[Group, ...]:
    """The concealed sets of a reading that the winning tile did not complete."""
    waiting = reading.winning_group
    return tuple(
        group
        for place, group in enumerate(reading.groups)
        if place != waiting and not group.open and group.kind in (GroupKind.RUN, GroupKind.TRIPLET)
    )


def _sets_of_suits(hand: Hand) -> tuple[Group, ...]:
    """The sets of each suit whose concealed tiles are nothing but sets, split in the first way."""
    found: list[Group] = []
    for suit in Suit:
        tiles = [tile for tile in hand.concealed if tile.suit is suit]
        pair = (Tile.M1 if suit is Suit.HONOUR else Tile.EAST,) * 2
        ways = splits(counts_of((*tiles, *pair))) if tiles else []
        found += ways[0][0] if ways else ()
    return tuple(found)


# --- after the answer


def _working(puzzle: Puzzle) -> Explanation:
    content: WaitContent = puzzle.content
    live = found(content, puzzle.rules)
    tree = explain_waits(live)
    return tree._replace(children=(*tree.children, *_more(content, live, puzzle.rules)))


def _more(content: WaitContent, live: Waits, rules: RuleSet) -> Iterator[Explanation]:
    """How far a noten hand is, and how many copies are left in all."""
    tiles = waited(content, rules)
    if not tiles and not live.exhausted:
        useful = tuple(
            TILES[kind] for kind, _ in useful_tiles(content.hand.counts, len(content.hand.melds))
        )
        yield Explanation(msg("puzzle.wait_finder.working.noten", tiles=useful), (), useful)
    if "left" in content.asks and live.waits:
        yield Explanation(msg("puzzle.wait_finder.working.left", left=left(content, tiles)))


def _why_right(puzzle: Puzzle) -> Message:
    content: WaitContent = puzzle.content
    live = found(content, puzzle.rules)
    if live.shape is None:
        counted = "own_four" if waited(content, puzzle.rules) else "exhausted"
        word = counted if live.exhausted else "noten"
        return msg(f"puzzle.wait_finder.right.{word}", tiles=live.exhausted)
    return msg("puzzle.wait_finder.right.tenpai", tiles=live.tiles, shape=live.shape)


KIND: Final = HandmadeKind(
    id="wait_finder",
    version=1,
    section="2.6.1",
    levels=tuple(MIXES),
    deal=_make,
    key=_key,
    headline=("waits", "kinds", "left"),
    mistakes=MISTAKES,
    left_out=LEFT_OUT,
    options=("own_four_wait", "chiitoitsu_four_of_a_kind"),
    read=read,
    derive=_derive,
    hints=_hints,
    working=_working,
    why_right=_why_right,
)
