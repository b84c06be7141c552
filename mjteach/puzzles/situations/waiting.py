"""A hand of thirteen tiles and what is seen around it: its waits, its scene, a table around it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from enum import StrEnum
from functools import lru_cache, reduce
from operator import and_
from typing import NamedTuple

from mjteach.core.hand import Hand
from mjteach.core.melds import Meld
from mjteach.core.message import Message, msg
from mjteach.core.partial import partial_split
from mjteach.core.readings import Group, GroupKind, Reading, Shape, WaitKind
from mjteach.core.shanten import useful_tiles
from mjteach.core.tiles import ALL_KINDS, TILES, WINDS, Counts, Suit, Tile, counts_of
from mjteach.core.waits import Wait, Waits, waits
from mjteach.riichi.kans import tenpai_tiles
from mjteach.riichi.rules import RuleSet

from ..scenes import RowKind, Scene, meld_row
from .tables import own_rows, tile_row
from .walls import Tiles, Undealt, called


class Waiting(NamedTuple):
    """A hand of thirteen tiles and what else is seen; empty where no table is shown."""

    hand: Hand
    river: Tiles = ()
    """The player's own discards."""
    others: Tiles = ()
    """The discards of the other three."""
    theirs: tuple[Meld, ...] = ()
    """Another player's sets on the table."""
    indicators: Tiles = ()
    seat: Tile | None = None
    """The winds, where they are shown."""
    round: Tile | None = None
    named: bool = False
    """Every wait has one name, and the question may ask for it."""

    @property
    def on_table(self) -> Tiles:
        """Every tile that is seen."""
        return (*self.hand.tiles, *self.visible)

    @property
    def called(self) -> Tiles:
        """The tiles of another player's sets."""
        return tuple(tile for meld in self.theirs for tile in meld.tiles)

    @property
    def visible(self) -> Tiles:
        """Every tile seen outside the hand."""
        return (*self.river, *self.others, *self.called, *self.indicators)


class FoundWaits(NamedTuple):
    """What a hand waits for."""

    waiting: Waiting
    rules: RuleSet
    waits: Waits
    """As the engine finds them."""
    tiles: Tiles
    """What the hand waits for at this table; () where it counts as noten (R2.9-d)."""
    kinds: Mapping[Tile, WaitKind]
    """The name of each wait, of several the first."""
    unseen: Counts
    """The copies of each kind that the player sees nowhere."""

    @property
    def readings(self) -> tuple[Reading, ...]:
        """Every way in which a wait completes the hand."""
        return tuple(reading for wait in self.waits.waits for reading in wait.readings)


def found(waiting: Waiting, rules: RuleSet) -> FoundWaits:
    """The waits of the hand, with what follows from them under ``rules``."""
    hand, visible = waiting.hand, waiting.visible
    live = waits(hand, visible=visible, four_as_two_pairs=rules.chiitoitsu_four_of_a_kind)
    kinds = {wait.tile: wait.kinds[0] for wait in live.waits}
    return FoundWaits(waiting, rules, live, tenpai_tiles(hand, rules), kinds, unseen(hand, visible))


def ways_of(live: Waits, tile: Tile | None = None) -> list[Tiles]:
    """The waits of each way to split a hand as it stands, the leftmost finished sets first.

    With ``tile`` only the ways that wait for it.

    >>> from mjteach.core.hand import hand
    >>> ways_of(waits(hand("34567m22p789s111z")))
    [(<5m>, <8m>), (<2m>, <5m>)]
    """
    ways: dict[tuple[Tiles, ...], list[Tile]] = {}
    for wait in live.waits:
        for reading in wait.readings:
            ways.setdefault(_finished(reading), []).append(wait.tile)
    found = (tuple(ways[sets]) for sets in sorted(ways))
    return [way for way in found if tile is None or tile.kind in way]


def _finished(reading: Reading) -> tuple[Tiles, ...]:
    """The sets that stand before the winning tile comes; they decide what the rest waits for."""
    sets = [*reading.groups[: reading.winning_group], *reading.groups[reading.winning_group + 1 :]]
    tiles = (group.tiles for group in sets if group.kind is not GroupKind.PAIR)
    return tuple(sorted(tiles)) if reading.shape is Shape.STANDARD else ()


@lru_cache(maxsize=2_000)
def useful(hand: Hand) -> Tiles:
    """The tiles that bring a hand nearer to tenpai."""
    return tuple(TILES[kind] for kind, _ in useful_tiles(hand.counts, len(hand.melds)))


def completes(wait: Wait) -> Message:
    """What a tile completes, without the name of the wait."""
    groups = tuple(dict.fromkeys(way.groups[way.winning_group] for way in wait.readings))
    return msg("waits.completes", tile=wait.tile, groups=groups)


def laid_out(counts: Counts) -> Message:
    """The sets and the pair that tiles make, and what is left over of them."""
    groups, loose = partial_split(counts)
    return msg("waits.left", groups=groups, loose=loose)


def unseen(hand: Hand, visible: Tiles) -> Counts:
    """The copies of each kind that are neither in the hand nor among ``visible``."""
    seen = counts_of(visible)
    return tuple(4 - own - out for own, out in zip(hand.own_counts, seen, strict=True))


def waiting_scene(waiting: Waiting) -> Scene:
    """The hand, the sets on the table, and where there is a table what lies on it."""
    sets, river = enumerate(waiting.theirs), RowKind.RIVER
    rows = (
        *own_rows(waiting.hand),
        tile_row("river.self", river, waiting.river),
        tile_row("river.others", river, waiting.others),
        *(meld_row(f"theirs.{place}", meld, msg("scene.theirs")) for place, meld in sets),
        tile_row("indicators", RowKind.INDICATORS, waiting.indicators),
    )
    winds = (("seat", waiting.seat), ("round", waiting.round))
    told = tuple(msg(f"scene.{name}", wind=wind) for name, wind in winds if wind)
    return Scene(tuple(row for row in rows if row.spots), told)


class Trap(StrEnum):
    """What may lie on the table to mislead."""

    DEAD = "dead"
    """No copy of one of the waits is left."""
    RIVER = "river"
    """One of the waits lies among the player's own discards."""


def at_a_table(
    rng: random.Random, waiting: Waiting, tiles: Tiles, trap: Trap | None = None
) -> Waiting:
    """The hand, which waits for ``tiles``, with winds, rivers and an indicator around it.

    Without a trap none of the waits lies in the own river. Raises GenerationError where the wall
    has not the tiles for it.
    """
    wall = Undealt(rng, waiting.hand.tiles)
    river = wall.take((rng.choice(tiles),)) if trap is Trap.RIVER else ()
    dead = rng.choice(tiles) if trap is Trap.DEAD else None
    others = wall.take((dead,) * wall.left[dead]) if dead is not None else ()
    theirs = (called(rng, wall.set()),) if rng.random() < 0.4 else ()
    quiet = [tile for tile in ALL_KINDS if tile not in tiles]
    river += wall.draw(rng.randint(4, 7) - len(river), quiet)
    likely = quiet if trap is Trap.DEAD else [*tiles, *ALL_KINDS]  # waits come up, to be counted
    others += wall.draw(rng.randint(8, 14) - len(others), likely)
    return waiting._replace(
        river=tuple(rng.sample(river, len(river))),
        others=tuple(rng.sample(others, len(others))),
        theirs=theirs,
        indicators=wall.draw(),
        seat=rng.choice(WINDS),
        round=rng.choice(WINDS[:2]),
    )


def standing(result: FoundWaits) -> list[Group]:
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
