"""A hand being played for a question, by a script: its own river, then what happened since.

A script has a word for the river, or none, and after a semicolon a word for every event; the last
event is the discard that is asked about. Each word has the letter of a tile.

=======  ===========================================================================================
``-``    a tile without meaning: no wait, and not three away from one
``a b``  two different waits with a yaku
``o y``  any wait with a yaku, one without
``s``    a tile three away from a wait
``w``    a wait that some way to read the hand has not, while it takes ``a``
``p r``  a plain five that is a wait, and its red one
``c``    a pair of the hand
``x``    what is discarded for the wait the hand has now
``f n``  a wait of before that only, one of now only
=======  ===========================================================================================

Before the letter stands what happens to it; without a sign the next of the others discards it:
``+`` he adds it to a triplet, ``!`` the player on the left discards it and another one calls it,
``<`` it is discarded and called, ``=`` it is drawn and discarded, ``/`` it is discarded for
another tile. ``~`` are some turns without meaning. In the river ``^`` is called away, ``*`` the
riichi tile, ``@`` told to be from before the hand was tenpai.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import product
from typing import Final, NamedTuple

from mjteach.core.errors import GenerationError
from mjteach.core.hand import Hand, make_hand
from mjteach.core.melds import MeldKind, Source
from mjteach.core.tiles import ALL_KINDS, Tile
from mjteach.core.waits import waits
from mjteach.riichi.furiten import events as happened
from mjteach.riichi.furiten.events import Discard, Event, TheirDiscard
from mjteach.riichi.kans import winning_tiles
from mjteach.riichi.rules import RedFives

from ...mistakes_of.furiten import suji_of
from ...situations.rons import RonAsked
from ...situations.waiting import ways_of
from ...situations.walls import Tiles, Wall
from ...sorts import Wish

SEATS: Final = (Source.SHIMOCHA, Source.TOIMEN, Source.KAMICHA)
"""The others in the order in which they play after the player's own discard."""

IDLE: Final = ("", "", "-", "-", "+- -", "=-", "=- -", "- !-", "=- +- -")
"""What ``~`` may be; two of the others can still discard after it."""

AFTER: Final = {"!": 2, "=": 3, "/": 3}
"""How many of the others have discarded before an event."""

RED: Final = {Tile.M5: Tile.RED_M5, Tile.P5: Tile.RED_P5, Tile.S5: Tile.RED_S5}


class Held(NamedTuple):
    """A tenpai hand in its seat, and what it waits for."""

    hand: Hand
    waits: Tiles
    yakuless: Tiles
    riichi: bool
    seat: Tile
    round: Tile


class Stage:
    """What lies and happens around one hand; all tiles come from one wall.

    GenerationError means that hand or wall do not allow the script.
    """

    def __init__(self, rng: random.Random, held: Held, wish: Wish) -> None:
        has_reds = wish.level == 4 and wish.rules.red_fives is not RedFives.NONE
        self.rng, self.held, self.rules = rng, held, wish.rules
        self.has_events, self.has_others = wish.level > 2, wish.level in (2, 4)
        self.wall, self.reds = Wall(rng, held.hand.tiles), dict(RED) if has_reds else {}
        self.start, self.drawn = held.hand, held.hand.concealed[0]
        self.meant: dict[str, Tiles] = {}

    def played(self, script: str, bait: float) -> RonAsked:
        """What a script makes of it; ``bait`` is the chance that others discarded a wait."""
        river, _, happens = script.partition("; ")
        words = happens.replace("~", self.rng.choice(IDLE)).split()
        thrown = self._change() if "/x" in words else ()
        self._name(thrown)
        own, tenpai_from, tenpai = self._river(river)
        if self.has_events:
            *past, asked = self._events(words, 0)
        else:
            *past, asked = self._events(words[-1:], self.rng.randrange(len(SEATS)))
        assert isinstance(asked, TheirDiscard), "a script ends with a discard"
        others = self._others(len(own), tenpai, bait) if self.has_others else ()
        asked, held = replace(asked, passed=False), self.held
        return RonAsked(
            self.start, own, tuple(past), asked, held.seat, held.round, others, tenpai_from
        )

    # --- tiles

    def _change(self) -> Tiles:
        """Let the hand come to its wait by a draw, and return what is discarded for it."""
        concealed, melds = self.held.hand.concealed, self.held.hand.melds
        free = [tile for tile in ALL_KINDS if self.wall.left[tile] and tile not in self.held.waits]
        swaps = [*product(sorted({*concealed}), free)]
        for drawn, thrown in self.rng.sample(swaps, len(swaps)):
            before = [*concealed, thrown]
            before.remove(drawn)
            start = make_hand(before, melds)
            former = winning_tiles(start, self.rules)
            if former and former != self.held.waits and drawn not in former:
                self.start, self.drawn = start, drawn
                return (thrown,)
        raise GenerationError("not_left", tiles=self.held.waits)

    def _name(self, thrown: Tiles) -> None:
        """Give the letters their tiles."""
        held, former = self.held, winning_tiles(self.start, self.rules)
        good = [wait for wait in held.waits if wait not in held.yakuless]
        first, *rest = self.rng.sample(good, len(good))
        way = self.rng.choice(ways_of(waits(held.hand), first))
        known = tuple({*held.waits, *former})
        five = tuple(wait for wait in good if wait in RED)[:1]
        count = held.hand.concealed.count
        self.meant = {
            "-": tuple(tile for tile in ALL_KINDS if tile not in {*known, *suji_of(known)}),
            "a": (first,),
            "b": tuple(rest[:1]),
            "o": tuple(good),
            "y": held.yakuless,
            "s": suji_of(held.waits),
            "w": tuple(wait for wait in good if wait not in way),
            "p": five,
            "r": five,
            "c": tuple(tile for tile in ALL_KINDS if count(tile) == 2),
            "x": thrown,
            "f": tuple(tile for tile in former if tile not in (*held.waits, *suji_of(held.waits))),
            "n": tuple(wait for wait in good if wait not in former)[:1],
        }

    def _tile(self, letter: str) -> Tile:
        """A tile that a letter stands for, taken from the wall; a quiet five may be red."""
        (tile,) = self.wall.draw(1, self.meant[letter])
        is_red = letter == "r" or (letter == "-" and self.rng.random() < 0.5)
        return self.reds.pop(tile, tile) if is_red else tile

    # --- what lies and what happens

    def _river(self, word: str) -> tuple[tuple[Discard, ...], int | None, int]:
        """The own discards; from where the hand is told to be tenpai; from where it surely was.

        That of the script is neither the first nor the last.
        """
        rng, length = self.rng, self.rng.randint(5, 11)
        place = rng.randrange(1, length - 1)
        tiles = [self._tile(word[0] if word and at == place else "-") for at in range(length)]
        declared = place if "*" in word else rng.randrange(place + 1, length)
        riichi = declared if self.held.riichi else length
        away = {at for at in range(1, length) if self.has_others and rng.random() < 0.15}
        away = away - {place, riichi} | ({place} if "^" in word else set())
        told = rng.randrange(place + 1, length) if "@" in word else None
        if told is None and self.has_others and not self.held.riichi and rng.random() < 0.35:
            told = rng.randint(1, place)
        own = (Discard(tile, at in away, at == riichi) for at, tile in enumerate(tiles))
        return tuple(own), told, riichi if told is None else told

    def _others(self, length: int, tenpai: int, bait: float) -> Tiles:
        """Earlier discards of another player; a wait only from before the hand was tenpai."""
        tiles = [self._tile("-") for _ in range(length - self.rng.randrange(2))]
        if self.rng.random() < bait:
            tiles[self.rng.randrange(min(tenpai, len(tiles)))] = self._tile("o")
        return tuple(tiles)

    def _events(self, words: Iterable[str], turn: int) -> Iterator[Event]:
        """The events of a script; ``turn`` of the others have discarded before them."""
        for word in words:
            sign, letter = word[:-1], word[-1]
            for seat in SEATS[turn : AFTER.get(sign, turn)]:
                yield TheirDiscard(seat, self._tile("-"))
            turn = max(turn, AFTER.get(sign, turn))
            tile = self._tile(letter)
            match sign:
                case "+":
                    self.wall.take((tile,) * 3)
                    yield happened.TheirKakan(SEATS[turn], tile)
                case "=" | "/":
                    turn = 0
                    yield happened.OwnTurn(tile if sign == "=" else self.drawn, tile)
                case _:
                    yield TheirDiscard(SEATS[turn], tile)
                    turn += 1
            if sign == "!":
                self.wall.take((tile,) * 2)
                turn = self.rng.randrange(2)
                yield happened.TheirCall(SEATS[turn], MeldKind.PON, tile, SEATS[-1])
            if sign == "<":
                yield self._pon(tile, SEATS[turn - 1])
                turn = 0

    def _pon(self, tile: Tile, source: Source) -> Event:
        """A pon; one of three alike is discarded and leaves a pair."""
        concealed = self.held.hand.concealed
        alike = [tile for tile in concealed if concealed.count(tile) == 3]
        if not alike:
            raise GenerationError("not_left", tiles=(tile,))
        return happened.OwnCall(MeldKind.PON, tile, (tile, tile), source, self.rng.choice(alike))
