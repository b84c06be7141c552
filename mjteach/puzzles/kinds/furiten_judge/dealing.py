"""Sorts of hands played to teach furiten, each by a script of its own.

Games as they are played cannot teach furiten: of 1,000 hands 946 are clean, and of the 56 winning
tiles that came to a furiten hand none was barred by riichi. So every sort is staged on purpose.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from itertools import product
from typing import Final

from mjteach.core.errors import GenerationError
from mjteach.core.hand import Hand, make_hand
from mjteach.core.melds import MeldKind, Source
from mjteach.core.readings import WaitKind
from mjteach.core.tiles import ALL_KINDS, RED_OF, WINDS, YAOCHUU, Tile
from mjteach.core.waits import WaitShape, waits
from mjteach.riichi.context import WinContext
from mjteach.riichi.furiten import events as done
from mjteach.riichi.furiten.events import Event, OwnDiscard, TheirDiscard
from mjteach.riichi.kans import winning_tiles
from mjteach.riichi.rules import RedFives, RuleSet
from mjteach.riichi.yakuless import yakuless_waits

from ...situations.hands import Deal, Maker, in_a_row, many, plain, simple, that, tried, yakuless
from ...situations.waiting import ways_of
from ...situations.walls import Tiles, Undealt
from ...sorts import Sort, Wish, not_under, under
from .mistakes import suji_of
from .situation import RonQuestion, judged

SEATS: Final = (Source.SHIMOCHA, Source.TOIMEN, Source.KAMICHA)
"""The others in the order in which they play after the player's own discard."""

IDLE: Final = ("", "", "-", "-", "+- -", "=-", "=- -", "- !-", "=- +- -")
"""What ``~`` may be; two of the others can still discard after it."""
NO_KAN: Final = tuple(idle for idle in IDLE if "+" not in idle)
"""The same where added kans are not among the topics: nobody adds a tile before that is taught."""

AFTER: Final = {"!": 2, "=": 3}
"""How many of the others have discarded before an event."""


class FuritenStage:
    """What lies and happens around one hand; all tiles come from one wall.

    GenerationError means that hand or wall do not allow a script.
    """

    def __init__(self, rng: random.Random, hand: Hand, wish: Wish, *, riichi: bool) -> None:
        has_reds = wish.level == 4 and wish.rules.red_fives is not RedFives.NONE
        self.rng, self.hand, self.rules, self.riichi = rng, hand, wish.rules, riichi
        self.has_events, self.has_others = wish.level > 2, wish.level in (2, 4)
        self.idle = NO_KAN if wish.topics and "kakan" not in wish.topics else IDLE
        self.seat, self.round = rng.choice(WINDS), rng.choice(WINDS[:2])
        context = WinContext(seat_wind=self.seat, round_wind=self.round, riichi=riichi)
        self.waits = winning_tiles(hand, wish.rules)
        self.yakuless = yakuless_waits(hand, context, wish.rules)
        self.good = tuple(wait for wait in self.waits if wait not in self.yakuless)
        self.wall, self.reds = Undealt(rng, hand.tiles), dict(RED_OF) if has_reds else {}
        self.start, self.swap = hand, (hand.concealed[0], hand.concealed[0])

    def played(self, script: str, bait: float) -> RonQuestion:
        """What a script makes of the hand; ``bait``: the chance that others discarded a wait."""
        river, _, happens = script.partition("; ")
        words = happens.replace("~", self.rng.choice(self.idle)).split()
        if "=x" in words:
            self._change()
        self.meaning = self._meaning(winning_tiles(self.start, self.rules))
        own, tenpai_from, tenpai = self._river(river)
        turn = 0 if self.has_events else self.rng.randrange(len(SEATS))
        *past, asked = self._events(words if self.has_events else words[-1:], turn)
        assert isinstance(asked, TheirDiscard), "a script ends with a discard"
        others = self._others(len(own), tenpai, bait) if self.has_others else ()
        asked, seat, wind = replace(asked, passed=False), self.seat, self.round
        return RonQuestion(self.start, own, tuple(past), asked, seat, wind, others, tenpai_from)

    # --- tiles

    def _change(self) -> None:
        """Begin with another wait: swap the tile drawn for that discarded for the wait of now."""
        concealed = self.hand.concealed
        thrown = [tile for tile in ALL_KINDS if tile not in (*self.waits, *self.hand.tiles)]
        swaps = [*product(sorted({*concealed}), thrown)]
        for drawn, discard in self.rng.sample(swaps, len(swaps)):
            before = [*concealed, discard]
            before.remove(drawn)
            start = make_hand(before, self.hand.melds)
            former = winning_tiles(start, self.rules)
            if former and former != self.waits and drawn not in former:
                self.start, self.swap = start, (drawn, discard)
                return
        raise GenerationError("not_left", tiles=self.waits)

    def _meaning(self, former: Tiles) -> dict[str, Tiles]:
        """The tiles that each letter may stand for."""
        waited, good, count = self.waits, self.good, self.hand.concealed.count
        first, *rest = self.rng.sample(good, len(good))
        way = self.rng.choice(ways_of(waits(self.hand), first))
        known = tuple({*waited, *former})
        five = tuple(wait for wait in good if wait in RED_OF)[:1]
        return {
            # no wait, and not three away from one
            "-": tuple(tile for tile in ALL_KINDS if tile not in {*known, *suji_of(known)}),
            # two different waits with a yaku, any of them, and one without
            "a": (first,),
            "b": tuple(rest[:1]),
            "o": good,
            "y": self.yakuless,
            # three away from a wait
            "s": suji_of(waited),
            # a wait that some way to read the hand has not, while it takes "a"
            "w": tuple(wait for wait in good if wait not in way),
            # a five that is a wait, plain and red
            "p": five,
            "r": five,
            # what is discarded for the wait of now; a wait of before that only, one of now only
            "x": self.swap[1:],
            "f": tuple(tile for tile in former if tile not in (*waited, *suji_of(waited))),
            "n": tuple(wait for wait in good if wait not in former)[:1],
            # a pair of the hand
            "c": tuple(tile for tile in ALL_KINDS if count(tile) == 2),
        }

    def _tile(self, letter: str) -> Tile:
        """A tile that a letter stands for, taken from the wall; a quiet five may be red."""
        (tile,) = self.wall.draw(1, self.meaning[letter])
        is_red = letter == "r" or (letter == "-" and self.rng.random() < 0.5)
        return self.reds.pop(tile, tile) if is_red else tile

    # --- what lies and happens

    def _river(self, word: str) -> tuple[tuple[OwnDiscard, ...], int | None, int]:
        """The own discards; since when the hand is told to be tenpai; since when it surely was.

        The tile of the script is neither the first nor the last.
        """
        rng, length = self.rng, self.rng.randint(5, 11)
        place = rng.randrange(1, length - 1)
        tiles = [self._tile(word[0] if word and at == place else "-") for at in range(length)]
        declared = place if "*" in word else rng.randrange(place + 1, length)
        riichi = declared if self.riichi else length
        away = {at for at in range(1, length) if self.has_others and rng.random() < 0.15}
        away = away - {place, riichi} | ({place} if "^" in word else set())
        told = rng.randrange(place + 1, length) if "@" in word else None
        if told is None and self.has_others and not self.riichi and rng.random() < 0.35:
            told = rng.randint(1, place)
        own = (OwnDiscard(tile, at in away, at == riichi) for at, tile in enumerate(tiles))
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
            turn, tile = AFTER.get(sign, turn), self._tile(letter)
            match sign:
                case "+":  # the next of the others adds it to a triplet
                    self.wall.take((tile,) * 3)
                    yield done.TheirKakan(SEATS[turn], tile)
                case "!":  # the player on the left discards it, and another one calls it
                    self.wall.take((tile,) * 2)
                    yield TheirDiscard(SEATS[turn], tile)
                    turn = self.rng.randrange(2)
                    yield done.TheirCall(SEATS[turn], MeldKind.PON, tile, SEATS[-1])
                case "<":  # the next of the others discards it, and the player calls it
                    yield TheirDiscard(SEATS[turn], tile)
                    yield self._pon(tile, SEATS[turn])
                    turn = 0
                case "=":  # the player draws it and discards it; for "x" another one is drawn
                    yield done.OwnTurn(self.swap[0] if letter == "x" else tile, tile)
                    turn = 0
                case _:
                    yield TheirDiscard(SEATS[turn], tile)
                    turn += 1

    def _pon(self, tile: Tile, source: Source) -> Event:
        """A pon; one of three alike is discarded and leaves a pair."""
        concealed = self.hand.concealed
        alike = [tile for tile in concealed if concealed.count(tile) == 3]
        if not alike:
            raise GenerationError("not_left", tiles=(tile,))
        return done.OwnCall(MeldKind.PON, tile, (tile, tile), source, self.rng.choice(alike))


BAIT: Final = 0.25
"""How often a winning tile lies in another river where the case is not about it."""


def any_of(*makers: Maker) -> Maker:
    """A hand by one of several makers."""
    return lambda deal: deal.rng.choice(makers)(deal)


RYANMEN: Final = simple(WaitKind.RYANMEN)
TWO: Final = any_of(RYANMEN, simple(WaitKind.SHANPON))
NOBETAN: Final = in_a_row(4, WaitShape.NOBETAN, 3, pair=False)
MANY: Final = any_of(
    NOBETAN, in_a_row(5, WaitShape.THREE_SIDED, 2, pair=True), many((2,), triplet=True)
)
SEVERAL: Final = any_of(TWO, TWO, MANY)
ANY: Final = any_of(plain, SEVERAL)
RIICHI: Final = any_of(TWO, TWO, NOBETAN)
YAKULESS: Final = that(lambda live: len(live.waits) == 2 and len(ways_of(live)) == 1)(yakuless)
"""Of the two waits one has no yaku, and the hand is split in one way only."""


def staged(
    name: str,
    shares: tuple[int, int, int, int],
    maker: Maker,
    *scripts: str,
    riichi: bool = False,
    bait: float = BAIT,
    exists: Callable[[RuleSet], bool] = lambda _rules: True,
) -> Sort:
    """Hands played by one of the scripts."""

    def deal(rng: random.Random, wish: Wish) -> Iterator[RonQuestion]:
        calls = 0 if riichi else rng.choice((0, 0, 0, 1, 1, 2))
        outside = YAOCHUU * 4 if not riichi and rng.random() < 0.5 else ()  # gone, for tanyao
        hand = tried(maker, Deal.wished(Undealt(rng, outside), calls, wish))
        if wish.level == 1 and len(ways_of(waits(hand))) > 1:
            return
        stage = FuritenStage(rng, hand, wish, riichi=riichi)
        if len(stage.yakuless) == (maker is YAKULESS):
            asked = stage.played(rng.choice(scripts), bait)
            found = judged(asked, wish.rules)
            same = (found.waits, found.yakuless) == (stage.waits, stage.yakuless)
            if same and any(stage.wall.left[wait] for wait in stage.good):
                yield asked

    return Sort(name, deal, shares, exists=exists)


in_riichi: Final = partial(staged, riichi=True)
ALLOWED, HAS_REDS = under(furiten_riichi=True), not_under(red_fives=RedFives.NONE)

# Where several false rules could give the same wrong answer, a script is such that only one does:
# the tile asked about is the very one that was discarded, a second winning tile is let go.
PLAYED: Final = (
    staged("clean", (34, 12, 6, 3), ANY, "; ~ o"),
    staged("suji", (10, 10, 0, 3), ANY, "s; ~ o"),
    staged("same_tile", (24, 6, 0, 1), ANY, "a; ~ a"),
    staged("other_tile", (32, 12, 0, 3), SEVERAL, "b; ~ a"),
    staged("other_river", (0, 18, 0, 5), ANY, "; ~ o", bait=1),
    staged("called_away", (0, 13, 0, 5), ANY, "a^; ~ a"),
    staged("before_tenpai", (0, 8, 0, 3), ANY, "a@; ~ a"),
    staged("unchosen_reading", (0, 10, 0, 5), MANY, "w; ~ a"),
    staged("yakuless_wait", (0, 6, 0, 3), YAKULESS, "y; ~ o"),
    staged("yakuless_clean", (0, 5, 0, 2), YAKULESS, "; ~ o"),
    in_riichi("riichi_clean", (0, 0, 8, 7), RIICHI, "; ~ o"),
    in_riichi("riichi_discard", (0, 0, 0, 3), RIICHI, "b; ~ a", exists=ALLOWED),
    in_riichi("declaration_tile", (0, 0, 0, 6), RIICHI, "a*; ~ a", exists=ALLOWED),
    staged("red_five", (0, 0, 0, 6), ANY, "p; ~ r", "r; ~ p", exists=HAS_REDS),
    staged("changed_off", (0, 0, 0, 10), ANY, "f; =x ~ o"),
    staged("changed_on", (0, 0, 0, 6), ANY, "n; =x ~ n"),
    staged("passed", (0, 0, 12, 3), ANY, "; ~ o o"),
    staged("passed_twice", (0, 0, 5, 1), SEVERAL, "; a b a"),
    staged("skipped", (0, 0, 8, 2), SEVERAL, "; ~ a !- b a"),
    staged("kakan", (0, 0, 7, 2), RYANMEN, "; ~ +a b"),
    staged("turn_came", (0, 0, 16, 7), ANY, "; ~ o =- ~ o"),
    staged("called_turn", (0, 0, 6, 3), RYANMEN, "; ~ o <c o"),
    staged("pon_then_passed", (0, 0, 3, 1), RYANMEN, "; ~ <c o o"),
    staged("yakuless_pass", (0, 0, 8, 4), YAKULESS, "; ~ y o"),
    staged("yakuless_other", (0, 0, 4, 1), YAKULESS, "; ~ o o"),
    in_riichi("riichi_passed", (0, 0, 9, 3), RIICHI, "; ~ o =- ~ o", "; ~ o o"),
    in_riichi("riichi_kakan", (0, 0, 4, 1), RYANMEN, "; ~ +a b"),
    in_riichi("declined_draw", (0, 0, 4, 1), RIICHI, "; ~ =o ~ o"),
)
