"""What furiten depends on: a hand, its river, and the events since.

Everything is seen by the player whose furiten is in question: ``by`` is one of the other three.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from ...core.hand import Hand
from ...core.melds import MeldKind, Source
from ...core.tiles import Tile
from ..rules import RuleSet

Tiles = tuple[Tile, ...]


class OwnDiscard(NamedTuple):
    """One tile of the own river; a tile that was called away still belongs to it (R2.6.2-n)."""

    tile: Tile
    called_away: bool = False
    riichi: bool = False
    """It was the declaration tile, laid sideways."""
    drawn: bool = False
    """It was the tile just drawn (tsumogiri)."""
    sideways: bool = False
    """It lies sideways because the declaration tile before it was called away (R2.6.3-u)."""


@dataclass(frozen=True, slots=True)
class TheirDiscard:
    """Another player's discard; ``passed`` is False while the player may still answer."""

    by: Source
    tile: Tile
    passed: bool = True


@dataclass(frozen=True, slots=True)
class TheirKakan:
    """A tile another player adds to an open triplet; it could be robbed (R2.7.2.2-e)."""

    by: Source
    tile: Tile
    passed: bool = True


@dataclass(frozen=True, slots=True)
class TheirCall:
    """Another player's chi, pon or open kan; the discard after it is an event of its own.

    ``source`` is who discarded the tile, as seen by the player; None is the player.
    """

    by: Source
    kind: MeldKind
    tile: Tile
    source: Source | None


@dataclass(frozen=True, slots=True)
class OwnTurn:
    """The player's draw and discard; ``riichi`` when declared with it."""

    drawn: Tile
    discard: Tile
    riichi: bool = False


@dataclass(frozen=True, slots=True)
class OwnCall:
    """The player's chi, pon or open kan with the tiles ``using``; after a kan, ``discard`` is None.

    The replacement draw after a kan is the next :class:`OwnTurn`.
    """

    kind: MeldKind
    tile: Tile
    using: Tiles
    source: Source
    discard: Tile | None


@dataclass(frozen=True, slots=True)
class OwnKan:
    """The player's concealed or added kan of ``tile`` after drawing; then comes an OwnTurn."""

    drawn: Tile
    tile: Tile


Event: TypeAlias = TheirDiscard | TheirKakan | TheirCall | OwnTurn | OwnCall | OwnKan


class FuritenCase(NamedTuple):
    """A player's hand and river before the events, and the events, oldest first.

    ``hand`` is without a drawn tile. It may be the waits alone, where no other tile matters; they
    then stay the same throughout. ``yakuless`` are the winning tiles on which a ron would have no
    yaku.
    """

    hand: Hand | Tiles
    river: tuple[OwnDiscard, ...] = ()
    events: tuple[Event, ...] = ()
    riichi: bool = False
    """Riichi was declared before the events."""
    yakuless: Tiles = ()
    rules: RuleSet = RuleSet()

    @property
    def asked(self) -> Tile | None:
        """The tile that the player may still answer: the last event's, if it was not passed."""
        match self.events:
            case (*_, TheirDiscard(tile=tile, passed=False) | TheirKakan(tile=tile, passed=False)):
                return tile
            case _:
                return None

    @property
    def past(self) -> tuple[Event, ...]:
        """The events that are over. Once play went on, no tile can be answered any more."""
        return self.events if self.asked is None else self.events[:-1]
