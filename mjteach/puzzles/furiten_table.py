"""A hand being played for a furiten question: river, events in turn order, the tile asked about.

Tiles are taken from one wall, so no fifth copy is ever seen. Filler tiles are never a wait, never
three away from one, and red only where red fives are in play.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Final, NamedTuple

from mjteach.core.errors import GenerationError
from mjteach.core.hand import Hand
from mjteach.core.melds import MeldKind, Source
from mjteach.core.tiles import ALL_KINDS, Tile
from mjteach.riichi.furiten.events import (
    Discard,
    Event,
    OwnCall,
    OwnTurn,
    TheirCall,
    TheirDiscard,
    TheirKakan,
)
from mjteach.riichi.rules import RedFives, RuleSet

from .furiten_facts import FuritenContent, OtherRiver, suji_of
from .furiten_hands import Held
from .situations.walls import Wall

SEATS: Final = (Source.SHIMOCHA, Source.TOIMEN, Source.KAMICHA)
"""The others in the order in which they play after the player's own discard."""

_RED: Final = {Tile.M5: Tile.RED_M5, Tile.P5: Tile.RED_P5, Tile.S5: Tile.RED_S5}


class Look(NamedTuple):
    """What a question shows beside the hand and the own river."""

    events: bool
    others: bool
    """Another player's river, and which own discards were called away."""
    reds: bool


class Table:
    """What lies and happens around one hand; its methods add to it in the order of play.

    They raise GenerationError where the hand or the wall does not allow it.
    """

    def __init__(self, rng: random.Random, held: Held, look: Look, rules: RuleSet) -> None:
        self.rng = rng
        self.held = held
        self.rules = rules
        self.look = look
        self.start = held.hand
        """The hand before the events."""
        self.wall = Wall(rng, held.hand.tiles)
        self.river: list[Discard] = []
        self.events: list[Event] = []
        self.asked: TheirDiscard | None = None
        self.tenpai_from: int | None = None
        self._turn = 0
        self._reds = list(_RED) if look.reds and rules.red_fives is not RedFives.NONE else []
        self._busy = [*held.waits, *suji_of(held.waits)]

    def avoid(self, tiles: Iterable[Tile]) -> None:
        """Have no filler tile of these kinds from now on."""
        self._busy += tiles

    def one(self, tiles: Iterable[Tile]) -> Tile:
        """One of ``tiles`` that is still left."""
        wanted = tuple(tiles)
        left = [tile for tile in wanted if self.wall.left[tile]]
        if not left:
            raise GenerationError("not_left", tiles=wanted)
        return self.rng.choice(left)

    def filler(self, *, early: bool = False, copies: int = 1) -> Tile:
        """A tile without any meaning for the question, of which at least ``copies`` are left."""
        quiet = [
            tile
            for tile in ALL_KINDS
            if tile not in self._busy
            and self.wall.left[tile] >= copies
            and (tile.is_yaochuu or not early)
        ]
        (tile,) = self.wall.draw(1, quiet)
        return self.red(tile) if tile in self._reds and self.rng.random() < 0.5 else tile

    def red(self, tile: Tile) -> Tile:
        """The red five of a kind; there is one of each."""
        if tile in self._reds:
            self._reds.remove(tile)
        return _RED[tile]

    # --- the own river, before anything happens

    def lay_river(self, special: Discard | None = None, at: int | None = None) -> None:
        """Five to eleven discards, ``special`` among them at the place ``at`` or anywhere.

        With riichi one of the tiles after it lies sideways, unless it does so itself.
        """
        length = self.rng.randint(5, 11)
        place = self.rng.randrange(1, length - 1) if at is None else at
        self.river = [Discard(self.filler(early=number < 3)) for number in range(length)]
        if special is not None:
            self.wall.take((special.tile,))
            self.river[place] = special
        if self.held.riichi and not (special and special.riichi):
            first = max(place + 1, length - 4)
            sideways = self.rng.randrange(first, length)
            self.river[sideways] = self.river[sideways]._replace(riichi=True)
        if self.look.others:
            self._have_some_called(place)
            self._tell_tenpai(place)

    def _have_some_called(self, special: int) -> None:
        """Others took a few of the fillers."""
        for place in range(1, len(self.river) - 1):
            own = self.river[place]
            if place != special and not own.riichi and self.rng.random() < 0.15:
                self.river[place] = own._replace(called_away=True)

    def _tell_tenpai(self, special: int) -> None:
        """Sometimes it is told since when the hand is tenpai: from before the special tile."""
        if special > 1 and not self.held.riichi and self.rng.random() < 0.35:
            self.tenpai_from = self.rng.randrange(1, special)

    # --- play

    def theirs(self, tile: Tile | None = None, *, copies: int = 1) -> Tile:
        """The next of the others discards ``tile``, or a filler; the player lets it go."""
        if self._turn == len(SEATS):
            self.own()
        thrown = self.filler(copies=copies) if tile is None else self.taken(tile)
        self.events.append(TheirDiscard(SEATS[self._turn], thrown))
        self._turn += 1
        return thrown

    def own(self, tile: Tile | None = None) -> None:
        """The others finish their turns, then the player draws a tile and discards it."""
        while self._turn < len(SEATS):
            self.theirs()
        drawn = self.filler() if tile is None else self.taken(tile)
        self.events.append(OwnTurn(drawn, drawn))
        self._turn = 0

    def change(self, start: Hand, drawn: Tile, discard: Tile) -> None:
        """The others finish their turns, then the player draws into the hand held now."""
        while self._turn < len(SEATS):
            self.theirs()
        self.start = start
        self.events.append(OwnTurn(drawn, self.taken(discard)))
        self._turn = 0

    def idle(self) -> None:
        """Some turns, at least one, in which nothing happens that matters."""
        if self.rng.random() < 0.5:
            self.own()
        for _ in range(self.rng.randint(1, 2)):
            self.theirs()
        if not self._idle_kakan() and self.rng.random() < 0.25:
            self.skip()

    def wait_for(self, *seats: int) -> None:
        """Perhaps a whole round, then idle discards until one of ``seats`` plays next."""
        if self.rng.random() < 0.35:
            self.own()
        wanted = self.rng.choice(seats)
        while self._turn < wanted:
            self.theirs()
        self._idle_kakan()

    def _idle_kakan(self) -> bool:
        """Sometimes the next of the others adds a tile that does not matter to a triplet."""
        if self._turn == len(SEATS) or self.rng.random() > 0.2:
            return False
        self.kakan(self.filler(copies=4))
        return True

    def kakan(self, tile: Tile) -> None:
        """The next of the others adds ``tile``, taken before, to an open triplet of their own."""
        self.wall.take((tile,) * 3)
        self.events.append(TheirKakan(SEATS[self._turn], tile))

    def skip(self) -> None:
        """The player on the left discards, and another one calls it: the own turn is skipped."""
        if self._turn == len(SEATS):
            self.own()
        while self._turn < len(SEATS) - 1:
            self.theirs()
        called = self.theirs(copies=3)
        caller = self.rng.randrange(2)
        self.wall.take((called,) * 2)
        self.events.append(TheirCall(SEATS[caller], MeldKind.PON, called, SEATS[-1]))
        self._turn = caller

    def call_pon(self, pair: Tile, discard: Tile) -> None:
        """The next of the others discards ``pair``; the player calls it and discards a tile."""
        source = SEATS[self._turn]
        self.theirs(pair)
        self.events.append(OwnCall(MeldKind.PON, pair, (pair, pair), source, discard))
        self._turn = 0

    def taken(self, tile: Tile) -> Tile:
        """The same tile, gone from the wall."""
        self.wall.take((tile,))
        return tile

    def ask(self, tile: Tile) -> None:
        """The next of the others discards the tile that the question is about."""
        if self._turn == len(SEATS):
            self.own()
        self.asked = TheirDiscard(SEATS[self._turn], self.taken(tile), passed=False)

    def ask_later(self, tile: Tile) -> None:
        """The same after idle turns, or at once where the question tells of no events."""
        if self.look.events:
            self.idle()
        else:
            self._turn = self.rng.randrange(len(SEATS))
        self.ask(tile)

    # --- the end

    def content(self, bait: bool) -> FuritenContent:
        """The question; with ``bait`` a winning tile lies in another player's river."""
        assert self.asked is not None, "a play ends with the tile asked about"
        others = (self._other_river(self.asked.by, bait),) if self.look.others else ()
        self.one(self.held.good)  # for a tsumo to be possible
        return FuritenContent(
            self.start,
            tuple(self.river),
            tuple(self.events),
            self.asked,
            self.held.seat,
            self.held.round,
            others,
            self.tenpai_from,
        )

    def _other_river(self, by: Source, bait: bool) -> OtherRiver:
        """Earlier discards of one of the others."""
        length = len(self.river) - self.rng.randrange(2)
        tiles = [self.filler(early=place < 3) for place in range(length)]
        if bait:
            place = self.rng.randrange(min(length, self._not_yet_tenpai()))
            tiles[place] = self.taken(self.one(self.held.waits))
        return OtherRiver(by, tuple(tiles))

    def _not_yet_tenpai(self) -> int:
        """How many discards of the others came while the hand waited on nothing, for all one sees.

        A winning tile among later ones would have been let go.
        """
        if self.tenpai_from is not None:
            return max(1, self.tenpai_from)
        sideways = (place for place, own in enumerate(self.river) if own.riichi)
        return max(1, next(sideways, len(self.river)))
