"""A hand being played for a question, by a script: its river, what happens, the tile asked about.

A script is a word for the river, or none, then after a semicolon the events, each a word. A tile
of the river is ``^`` called away, ``*`` the riichi tile, ``@`` told to be from before the hand was
tenpai. Where no events are shown only the last word is played.

=========  =========================================================================================
``a b``    two different waits with a yaku
``o``      any wait with a yaku; at the end of a script it is asked about, as every tile there
``y``      a wait without yaku
``s``      a tile three away from a wait
``w``      a wait that some way to read the hand has not, while it takes ``a``
``p r``    a plain five that is a wait, and its red one
``f n``    a tile of the wait before ``change``, and a wait that was none then
``+a``     the next of the others adds it to an open triplet; else they discard it
``=a``     the player draws and discards it
``~``      some turns without meaning
``?``      perhaps a discard without meaning
``own``    the own turn comes
``pon``    it comes by a pon of a pair that leaves the wait as it is
``skip``   another player's call takes it away
``change`` it comes with a draw that changes the wait
=========  =========================================================================================
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cached_property
from typing import Final, NamedTuple, TypeVar

from mjteach.core.errors import GenerationError
from mjteach.core.hand import Hand, make_hand
from mjteach.core.melds import MeldKind, Source
from mjteach.core.tiles import ALL_KINDS, Tile
from mjteach.core.waits import waits
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

from ...mistakes_of.furiten import suji_of
from ...situations.rons import OtherRiver, RonAsked
from ...situations.waiting import ways_of
from ...situations.walls import Tiles, Wall

T = TypeVar("T")

SEATS: Final = (Source.SHIMOCHA, Source.TOIMEN, Source.KAMICHA)
"""The others in the order in which they play after the player's own discard."""

_RED: Final = {Tile.M5: Tile.RED_M5, Tile.P5: Tile.RED_P5, Tile.S5: Tile.RED_S5}


class Held(NamedTuple):
    """A tenpai hand in its seat, and what it waits for."""

    hand: Hand
    waits: Tiles
    yakuless: Tiles
    riichi: bool
    seat: Tile
    round: Tile

    @property
    def good(self) -> Tiles:
        """The waits with a yaku."""
        return tuple(wait for wait in self.waits if wait not in self.yakuless)


class Stage:
    """What lies and happens around one hand.

    Tiles come from one wall, so no fifth copy is ever seen; those without meaning are no wait and
    not three away from one. GenerationError means that hand or wall do not allow the script.
    """

    def __init__(self, rng: random.Random, held: Held, level: int, rules: RuleSet) -> None:
        self.rng, self.held, self.rules = rng, held, rules
        self.has_events, self.has_others = level > 2, level in (2, 4)
        self.wall = Wall(rng, held.hand.tiles)
        self.start = held.hand
        self.reds = dict(_RED) if level == 4 and rules.red_fives is not RedFives.NONE else {}
        self.busy = {*held.waits, *suji_of(held.waits)}
        self.named = dict(zip("ab", rng.sample(held.good, len(held.good)), strict=False))
        self.tenpai_from: int | None = None
        self.river: list[Discard] = []
        self.events: list[Event] = []
        self.turn = 0

    def played(self, script: str, bait: float) -> RonAsked:
        """What a script makes of it; ``bait`` is the chance that others discarded a wait."""
        river, _, happens = script.partition("; ")
        *events, last = happens.split()
        self._lay_river(river)
        if self.has_events:
            for word in events:
                self._play(word)
        else:
            self.turn = self.rng.randrange(len(SEATS))
        self._theirs(self._tile(last))
        *past, asked = self.events
        assert isinstance(asked, TheirDiscard)
        others = (self._other_river(asked.by, bait),) if self.has_others else ()
        if not any(self.wall.left[wait] for wait in self.held.good):
            raise GenerationError("not_left", tiles=self.held.good)
        asked = TheirDiscard(asked.by, asked.tile, passed=False)
        held, own = self.held, tuple(self.river)
        return RonAsked(
            self.start, own, tuple(past), asked, held.seat, held.round, others, self.tenpai_from
        )

    # --- tiles

    def _tile(self, letter: str) -> Tile:
        """The tile that a letter of a script stands for, taken from the wall."""
        left = [tile for tile in self._meant(letter) if self.wall.left[tile]]
        (tile,) = self.wall.take((self._one(left),))
        return self.reds.pop(tile) if letter == "r" else tile

    def _meant(self, letter: str) -> Tiles:
        good, named = self.held.good, self.named
        match letter:
            case "o":
                return good
            case "y":
                return self.held.yakuless
            case "s":
                return suji_of(self.held.waits)
            case "w":
                ways = [way for way in ways_of(waits(self.held.hand)) if named["a"] in way]
                way = self._one(ways)
                return tuple(wait for wait in good if wait not in way)
            case "p" | "r":
                return tuple(wait for wait in good if wait in _RED)[:1]
            case "f":
                return tuple(tile for tile in self.former_waits if tile not in self.busy)
            case "n":
                return tuple(wait for wait in good if wait not in self.former_waits)[:1]
            case _:
                return (named[letter],) if letter in named else ()

    def _one(self, among: Sequence[T]) -> T:
        if not among:
            raise GenerationError("not_left", tiles=self.held.waits)
        return self.rng.choice(among)

    def _filler(self, *, early: bool = False, copies: int = 1) -> Tile:
        """A tile without meaning, of which at least ``copies`` are left."""
        quiet = [
            tile
            for tile in ALL_KINDS
            if self.wall.left[tile] >= copies
            and tile not in self.busy
            and (tile.is_yaochuu or not early)
        ]
        (tile,) = self.wall.draw(1, quiet)
        is_red = tile in self.reds and self.rng.random() < 0.5
        return self.reds.pop(tile) if is_red else tile

    @cached_property
    def former(self) -> tuple[Hand, OwnTurn]:
        """Another tenpai hand, and the draw and discard that led from it to the one held now."""
        hand, waited = self.held.hand, self.held.waits
        possible = [tile for tile in ALL_KINDS if self.wall.left[tile] and tile not in waited]
        changes = []
        for drawn in dict.fromkeys(hand.concealed):
            rest = list(hand.concealed)
            rest.remove(drawn)
            for thrown in possible:
                before = make_hand((*rest, thrown), hand.melds)
                earlier = winning_tiles(before, self.rules)
                if earlier and earlier != waited and drawn not in earlier:
                    changes.append((before, OwnTurn(drawn, thrown)))
        before, turn = self._one(changes)
        self.wall.take((turn.discard,))
        return before, turn

    @cached_property
    def former_waits(self) -> Tiles:
        """What it waited for."""
        return winning_tiles(self.former[0], self.rules)

    # --- the rivers

    def _lay_river(self, word: str) -> None:
        """Five to eleven own discards; that of the script is neither the first nor the last."""
        rng, length = self.rng, self.rng.randint(5, 11)
        place = rng.randrange(1, length - 1)
        special = self._tile(word[0]) if word else None
        if word in ("f", "n"):
            self.busy |= {*self.former_waits, *suji_of(self.former_waits)}
        for number in range(length):
            if number == place and special:
                self.river.append(Discard(special, "^" in word, "*" in word))
            else:
                away = self.has_others and number > 0 and rng.random() < 0.15
                self.river.append(Discard(self._filler(early=number < 3), away))
        if self.held.riichi and "*" not in word:
            at = rng.randrange(max(place + 1, length - 4), length)
            self.river[at] = Discard(self.river[at].tile, riichi=True)
        if "@" in word:
            self.tenpai_from = rng.randrange(place + 1, length)
        elif self.has_others and not self.held.riichi and rng.random() < 0.35:
            self.tenpai_from = rng.randint(1, place)

    def _other_river(self, by: Source, bait: float) -> OtherRiver:
        """Earlier discards of one of the others; a wait only from before the hand was tenpai."""
        length = len(self.river) - self.rng.randrange(2)
        tiles = [self._filler(early=place < 3) for place in range(length)]
        if self.rng.random() < bait:
            declared = (place for place, own in enumerate(self.river) if own.riichi)
            tenpai = length if self.tenpai_from is None else self.tenpai_from
            place = self.rng.randrange(max(1, min(length, next(declared, tenpai))))
            tiles[place] = self._one([wait for wait in self.held.waits if self.wall.left[wait]])
        return OtherRiver(by, tuple(tiles))

    # --- what happens

    def _play(self, word: str) -> None:
        """One word of a script."""
        match word:
            case "~":
                self._idle()
            case "?":
                if self.turn < 2 and self.rng.random() < 0.5:
                    self._theirs(self._filler())
            case "own":
                self._own()
            case "pon":
                self._pon()
            case "skip":
                self._skip()
            case "change":
                self.start, turn = self.former
                self._own(turn)
            case _ if word[0] == "+":
                self._kakan(self._tile(word[1]))
            case _ if word[0] == "=":
                tile = self._tile(word[1])
                self._own(OwnTurn(tile, tile))
            case _:
                self._theirs(self._tile(word))

    def _theirs(self, tile: Tile) -> None:
        """The next of the others discards a tile, and the player lets it go."""
        if self.turn == len(SEATS):
            raise GenerationError("not_left", tiles=(tile,))
        self.events.append(TheirDiscard(SEATS[self.turn], tile))
        self.turn += 1

    def _own(self, turn: OwnTurn | None = None) -> None:
        """The others finish their turns, then the player discards what is drawn."""
        while self.turn < len(SEATS):
            self._theirs(self._filler())
        drawn = self._filler() if turn is None else turn.drawn
        self.events.append(turn or OwnTurn(drawn, drawn))
        self.turn = 0

    def _idle(self) -> None:
        """Perhaps a whole round, up to two discards, and sometimes a kan or a call of others."""
        if self.rng.random() < 0.4:
            self._own()
        for _ in range(self.rng.randrange(3)):
            self._theirs(self._filler())
        chance = self.rng.random()
        if chance < 0.15:
            self._kakan(self._filler(copies=4))
        elif chance < 0.3:
            self._skip()

    def _kakan(self, tile: Tile) -> None:
        self.wall.take((tile,) * 3)
        self.events.append(TheirKakan(SEATS[self.turn], tile))

    def _skip(self) -> None:
        """The player on the left discards, and another one calls it."""
        while self.turn < len(SEATS) - 1:
            self._theirs(self._filler())
        called = self._filler(copies=3).kind
        self._theirs(called)
        self.wall.take((called,) * 2)
        self.turn = self.rng.randrange(2)
        self.events.append(TheirCall(SEATS[self.turn], MeldKind.PON, called, SEATS[-1]))

    def _pon(self) -> None:
        """A pon of one of the pairs; one of three alike is discarded and leaves the pair."""
        tiles = self.held.hand.concealed
        pair, discard = (
            self._one([tile for tile in tiles if tiles.count(tile) == number]) for number in (2, 3)
        )
        self._theirs(*self.wall.take((pair,)))
        source = SEATS[self.turn - 1]
        self.events.append(OwnCall(MeldKind.PON, pair, (pair, pair), source, discard))
        self.turn = 0
