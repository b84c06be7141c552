"""A hand being played for a question: river, events in turn order, the tile asked about.

Tiles are taken from one wall, so no fifth copy is ever seen. Filler tiles are never a wait, never
three away from one, and red only where red fives are in play.

What is played is a script: steps separated by semicolons, in the order of play. A tile is a name
given before or a word that picks one, such as ``good``, a wait with a yaku (:meth:`Stage.pick`).

======================  ============================================================================
``a b = good other``    gives names to tiles
``river``, ``river a``  own discards, one of them perhaps given: ``a^`` called away, ``a*``
                        declaring riichi, ``a@24`` at one of the places 2 to 4
``since``               it is told that the hand has been tenpai since some discard after that one
``until 01``            idle discards until one of these of the others is next to play
``let a``               the next of the others discards it, and the player lets it go
``kakan a``             the next of the others adds it to an open triplet
``skip``                another player's call takes the own turn away
``own``, ``own a``      the own turn comes: what is drawn is discarded
``some``                up to two of the others discard
``pon``                 the own turn comes by a pon of the pair
``change off``          a tile of the former wait lies in the river, and a draw changes the wait
``change on``           the same with a tile ``a`` of the wait to come
``ask a``               the tile asked about is discarded next
``later a``             the same after idle turns, or at once where no events are told
======================  ============================================================================
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final, NamedTuple

from mjteach.core.errors import GenerationError
from mjteach.core.hand import Hand, make_hand
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
from mjteach.riichi.kans import winning_tiles
from mjteach.riichi.rules import RedFives, RuleSet

from ...mistakes_of.furiten import suji_of, ways_of
from ...situations.rons import OtherRiver, RonAsked
from ...situations.walls import Tiles, Wall
from .hands import Held

SEATS: Final = (Source.SHIMOCHA, Source.TOIMEN, Source.KAMICHA)
"""The others in the order in which they play after the player's own discard."""

_RED: Final = {Tile.M5: Tile.RED_M5, Tile.P5: Tile.RED_P5, Tile.S5: Tile.RED_S5}


class Look(NamedTuple):
    """What a question shows beside the hand and the own river."""

    events: bool
    others: bool
    """Another player's river, and which own discards were called away."""
    reds: bool


class _Change(NamedTuple):
    """One way in which the hand may have come from another wait."""

    drawn: Tile
    thrown: Tile
    before: Hand
    waits: Tiles


class Stage:
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
        self.names: dict[str, Tile] = {}
        self.river: list[Discard] = []
        self.events: list[Event] = []
        self.asked: TheirDiscard | None = None
        self.tenpai_from: int | None = None
        self._special = 0
        self._turn = 0
        self._reds = list(_RED) if look.reds and rules.red_fives is not RedFives.NONE else []
        self._busy = [*held.waits, *suji_of(held.waits)]

    # --- the script

    def play(self, script: str) -> None:
        """Play a script to its end."""
        for step in script.split("; "):
            names, is_naming, words = step.partition(" = ")
            if is_naming:
                for name, word in zip(names.split(), words.split(), strict=True):
                    self.names[name] = self.pick(word)
            else:
                self._step(*step.split())

    def _step(self, word: str, argument: str = "") -> None:
        match word:
            case "river":
                self._lay_river(argument)
            case "since":
                self.tenpai_from = self.rng.randrange(self._special + 1, len(self.river))
            case "until":
                self._until([int(place) for place in argument])
            case "let":
                self._theirs(self.pick(argument))
            case "kakan":
                self._kakan(self._taken(self.pick(argument)))
            case "skip":
                self._skip()
            case "own":
                self._own(self.pick(argument) if argument else None)
            case "some":
                for _ in range(self.rng.randrange(3)):
                    self._theirs()
            case "pon":
                self._pon(self.held.pair[0], self.held.sets[0][0])
            case "change":
                self._change(argument)
            case _:
                self._ask(self.pick(argument), later=word == "later")

    def pick(self, word: str) -> Tile:
        """A named tile, or one that a word stands for and of which a copy is left."""
        good, rng = self.held.good, self.rng
        match word:
            case "good":  # a wait with a yaku
                return self._one(good)
            case "other":  # a wait with a yaku that has no name yet
                return self._one(wait for wait in good if wait not in self.names.values())
            case "unheld":  # a wait of which none is in the hand
                return self._one(w for w in good if not self.held.hand.own_counts[w])
            case "yakuless":
                return self._one(self.held.yakuless)
            case "suji":  # three away from a wait
                return self._one(suji_of(self.held.waits))
            case "other_way":  # no wait of one way to read the hand that takes the tile ``a``
                ways = [way for way in ways_of(self.held.hand) if self.names["a"] in way]
                chosen = rng.choice(ways)
                return self._one(wait for wait in good if wait not in chosen)
            case "five":
                return self._one(wait for wait in good if not wait.is_honour and wait.rank == 5)
            case "colour":  # the five ``a`` or its red one; ``a`` becomes the other
                five, red = self.names["a"], self._red(self.names["a"])
                self.names["a"], other = rng.choice(((red, five), (five, red)))
                return other
            case _:
                return self.names[word]

    # --- tiles

    def _one(self, tiles: Iterator[Tile] | Tiles) -> Tile:
        wanted = tuple(tiles)
        left = [tile for tile in wanted if self.wall.left[tile]]
        if not left:
            raise GenerationError("not_left", tiles=wanted)
        return self.rng.choice(left)

    def _taken(self, tile: Tile) -> Tile:
        """The same tile, gone from the wall."""
        self.wall.take((tile,))
        return tile

    def _filler(self, *, early: bool = False, copies: int = 1) -> Tile:
        """A tile without any meaning for the question, of which at least ``copies`` are left."""
        quiet = [
            tile
            for tile in ALL_KINDS
            if tile not in self._busy
            and self.wall.left[tile] >= copies
            and (tile.is_yaochuu or not early)
        ]
        (tile,) = self.wall.draw(1, quiet)
        return self._red(tile) if tile in self._reds and self.rng.random() < 0.5 else tile

    def _red(self, tile: Tile) -> Tile:
        """The red five of a kind; there is one of each."""
        if tile in self._reds:
            self._reds.remove(tile)
        return _RED[tile]

    # --- the own river, before anything happens

    def _lay_river(self, argument: str) -> None:
        """Five to eleven discards, perhaps a special one at its place or anywhere.

        With riichi one of the tiles after it lies sideways, unless it does so itself.
        """
        word, _, places = argument.partition("@")
        name = word.rstrip("^*")
        special = Discard(self.pick(name), "^" in word, "*" in word) if name else None
        at = self.rng.randint(int(places[0]), int(places[1])) if places else None
        length = self.rng.randint(5, 11)
        place = self.rng.randrange(1, length - 1) if at is None else at
        self.river = [Discard(self._filler(early=number < 3)) for number in range(length)]
        if special is not None:
            self.wall.take((special.tile,))
            self.river[place] = special
        if self.held.riichi and not (special and special.riichi):
            first = max(place + 1, length - 4)
            sideways = self.rng.randrange(first, length)
            self.river[sideways] = self.river[sideways]._replace(riichi=True)
        self._special = place
        if self.look.others:
            self._have_some_called()
            self._tell_tenpai()

    def _have_some_called(self) -> None:
        """Others took a few of the fillers."""
        for place in range(1, len(self.river) - 1):
            own = self.river[place]
            if place != self._special and not own.riichi and self.rng.random() < 0.15:
                self.river[place] = own._replace(called_away=True)

    def _tell_tenpai(self) -> None:
        """Sometimes it is told since when the hand is tenpai: from before the special tile."""
        if self._special > 1 and not self.held.riichi and self.rng.random() < 0.35:
            self.tenpai_from = self.rng.randrange(1, self._special)

    def _change(self, where: str) -> None:
        """A draw by which the wait changes, and a tile of one of the two waits in the river."""
        held = self.held
        near = (*held.waits, *suji_of(held.waits))
        possible = [
            (change, tile)
            for change in self._changes()
            for tile in (change.waits if where == "off" else held.good)
            if tile not in (near if where == "off" else change.waits)
        ]
        if not possible:
            raise GenerationError("not_left", tiles=held.waits)
        change, self.names["a"] = self.rng.choice(possible)
        self._busy += (*change.waits, *suji_of(change.waits))
        self._lay_river("a")
        self.tenpai_from = None
        self._finish_round()
        self.start = change.before
        self.events.append(OwnTurn(change.drawn, self._taken(change.thrown)))
        self._turn = 0

    def _changes(self) -> Iterator[_Change]:
        """Every draw and discard that leads from another wait to the hand held now."""
        held = self.held
        for drawn in dict.fromkeys(held.hand.concealed):
            rest = list(held.hand.concealed)
            rest.remove(drawn)
            for thrown in ALL_KINDS:
                if thrown is drawn or thrown in held.waits or not self.wall.left[thrown]:
                    continue
                before = make_hand((*rest, thrown), held.hand.melds)
                waits = winning_tiles(before, self.rules)
                if waits and waits != held.waits and drawn not in waits:
                    yield _Change(drawn, thrown, before, waits)

    # --- what happens

    def _theirs(self, tile: Tile | None = None, *, copies: int = 1) -> Tile:
        """The next of the others discards ``tile``, or a filler; the player lets it go."""
        if self._turn == len(SEATS):
            self._own()
        thrown = self._filler(copies=copies) if tile is None else self._taken(tile)
        self.events.append(TheirDiscard(SEATS[self._turn], thrown))
        self._turn += 1
        return thrown

    def _finish_round(self) -> None:
        while self._turn < len(SEATS):
            self._theirs()

    def _own(self, tile: Tile | None = None) -> None:
        """The others finish their turns, then the player draws a tile and discards it."""
        self._finish_round()
        drawn = self._filler() if tile is None else self._taken(tile)
        self.events.append(OwnTurn(drawn, drawn))
        self._turn = 0

    def _idle(self) -> None:
        """Some turns, at least one, in which nothing happens that matters."""
        if self.rng.random() < 0.5:
            self._own()
        for _ in range(self.rng.randint(1, 2)):
            self._theirs()
        if not self._idle_kakan() and self.rng.random() < 0.25:
            self._skip()

    def _until(self, places: list[int]) -> None:
        """Perhaps a whole round, then idle discards until one of ``places`` plays next."""
        if self.rng.random() < 0.35:
            self._own()
        wanted = self.rng.choice(places)
        while self._turn < wanted:
            self._theirs()
        self._idle_kakan()

    def _idle_kakan(self) -> bool:
        """Sometimes the next of the others adds a tile that does not matter to a triplet."""
        if self._turn == len(SEATS) or self.rng.random() > 0.2:
            return False
        self._kakan(self._filler(copies=4))
        return True

    def _kakan(self, tile: Tile) -> None:
        """The next of the others adds ``tile``, taken before, to an open triplet of their own."""
        self.wall.take((tile,) * 3)
        self.events.append(TheirKakan(SEATS[self._turn], tile))

    def _skip(self) -> None:
        """The player on the left discards, and another one calls it: the own turn is skipped."""
        if self._turn == len(SEATS):
            self._own()
        while self._turn < len(SEATS) - 1:
            self._theirs()
        called = self._theirs(copies=3)
        caller = self.rng.randrange(2)
        self.wall.take((called,) * 2)
        self.events.append(TheirCall(SEATS[caller], MeldKind.PON, called, SEATS[-1]))
        self._turn = caller

    def _pon(self, pair: Tile, discard: Tile) -> None:
        """The next of the others discards ``pair``; the player calls it and discards a tile."""
        source = SEATS[self._turn]
        self._theirs(pair)
        self.events.append(OwnCall(MeldKind.PON, pair, (pair, pair), source, discard))
        self._turn = 0

    def _ask(self, tile: Tile, *, later: bool) -> None:
        """The next of the others discards the tile that the question is about."""
        if later and self.look.events:
            self._idle()
        elif later:
            self._turn = self.rng.randrange(len(SEATS))
        if self._turn == len(SEATS):
            self._own()
        self.asked = TheirDiscard(SEATS[self._turn], self._taken(tile), passed=False)

    # --- the end

    def situation(self, bait: bool) -> RonAsked:
        """What was played; with ``bait`` a winning tile lies in another player's river."""
        assert self.asked is not None, "a script ends with the tile asked about"
        held = self.held
        others = (self._other_river(self.asked.by, bait),) if self.look.others else ()
        self._one(held.good)  # for a tsumo to be possible
        return RonAsked(
            self.start,
            tuple(self.river),
            tuple(self.events),
            self.asked,
            held.seat,
            held.round,
            others,
            self.tenpai_from,
        )

    def _other_river(self, by: Source, bait: bool) -> OtherRiver:
        """Earlier discards of one of the others."""
        length = len(self.river) - self.rng.randrange(2)
        tiles = [self._filler(early=place < 3) for place in range(length)]
        if bait:
            place = self.rng.randrange(min(length, self._not_yet_tenpai()))
            tiles[place] = self._taken(self._one(self.held.waits))
        return OtherRiver(by, tuple(tiles))

    def _not_yet_tenpai(self) -> int:
        """How many discards of the others came while the hand waited on nothing, for all one sees.

        A winning tile among later ones would have been let go.
        """
        if self.tenpai_from is not None:
            return max(1, self.tenpai_from)
        sideways = (place for place, own in enumerate(self.river) if own.riichi)
        return max(1, next(sideways, len(self.river)))
