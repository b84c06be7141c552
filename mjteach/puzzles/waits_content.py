"""The facts of a wait question, and its key: right, or under a false rule."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from mjteach.core.hand import Hand
from mjteach.core.melds import Meld
from mjteach.core.tiles import Tile
from mjteach.core.waits import Waits, waits
from mjteach.riichi.rules import OwnFourWait, RuleSet

from .base import Key
from .canonical import codes
from .questions import Value

Tiles = tuple[Tile, ...]


class WaitContent(NamedTuple):
    """A hand of thirteen tiles and what else is seen; empty where the level shows no table."""

    hand: Hand
    asks: tuple[str, ...] = ()
    """What is asked besides the waits: ``kinds``, ``left``."""
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

    @property
    def visible(self) -> Tiles:
        """Every tile seen outside the hand."""
        return (*self.river, *self.others, *theirs(self), *self.indicators)


def theirs(content: WaitContent) -> Tiles:
    """The tiles of another player's sets."""
    return tuple(tile for meld in content.theirs for tile in meld.tiles)


@lru_cache(maxsize=2_000)
def found(content: WaitContent, rules: RuleSet) -> Waits:
    """Every wait of the hand, with the copies left after what is seen."""
    pairs = rules.chiitoitsu_four_of_a_kind
    return waits(content.hand, visible=content.visible, four_as_two_pairs=pairs)


def waited(content: WaitContent, rules: RuleSet) -> Tiles:
    """The tiles the hand waits for under the table's rules.

    Where waiting on nothing but own tiles is tenpai, these are the waits (R2.9-d).
    """
    live = found(content, rules)
    if not live.waits and rules.own_four_wait is OwnFourWait.TENPAI:
        return live.exhausted
    return live.tiles


def left(content: WaitContent, tiles: Tiles, seen: Tiles | None = None) -> int:
    """How many copies of ``tiles`` are neither in the hand nor ``seen`` (all that is visible)."""
    known = [
        tile.kind for tile in (*content.hand.tiles, *(content.visible if seen is None else seen))
    ]
    return sum(max(0, 4 - known.count(tile)) for tile in tiles)


def key_of(content: WaitContent, rules: RuleSet) -> dict[str, Value]:
    """The right value of every field."""
    kinds = {str(wait.tile): wait.kinds[0].value for wait in found(content, rules).waits}
    tiles = waited(content, rules)
    return {"waits": codes(tiles), "kinds": kinds or None, "left": left(content, tiles)}


def changed(
    content: WaitContent,
    rules: RuleSet,
    tiles: Tiles | None = None,
    kinds: Mapping[str, str] | None = None,
    copies: int | None = None,
) -> Key:
    """The key of someone who errs in the tiles, the names or the number, and nowhere else."""
    key = key_of(content, rules)
    if tiles is not None:
        key |= {"waits": codes(tiles), "left": left(content, tuple(dict.fromkeys(tiles)))}
    if kinds is not None:
        key["kinds"] = dict(kinds)
    if copies is not None:
        key["left"] = copies
    return key
