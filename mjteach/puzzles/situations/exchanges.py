"""A finished hand that one other tile would give a yaku: every exchange that keeps it finished."""

from __future__ import annotations

import random
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import Final, NamedTuple

from mjteach.core.hand import Hand, make_hand
from mjteach.core.tiles import WINDS, Tile, counts_of
from mjteach.core.waits import wait_tiles
from mjteach.riichi.context import WinBy, WinContext
from mjteach.riichi.result import WinResult
from mjteach.riichi.rules import RuleSet

from ..sorts import Wish, dealing
from .misses import fault_of
from .plans import chosen, made
from .wins import Win, found
from .yaku_hands import HANDS
from .yaku_lists import taught

MOST_WAYS: Final = 3
"""So many exchanges give the yaku at the most."""


class Wanted(NamedTuple):
    """A finished hand, and the yaku that it shall have by one other tile."""

    win: Win
    yaku: str


class Exchange(NamedTuple):
    """A tile that goes, by its place among the own tiles, what comes for it, and the new win."""

    place: int
    out: Tile
    into: Tile
    won: WinResult


class Changed(NamedTuple):
    """What one exchange can make of a hand."""

    won: WinResult
    ways: tuple[Exchange, ...]
    """Those that give the yaku, the most han first."""
    others: tuple[Exchange, ...]
    """Those that leave a finished hand without it."""


def change(wanted: Wanted, rules: RuleSet) -> Changed:
    """Every exchange, by whether it gives the yaku."""
    every = sorted(exchanges(wanted.win, rules), key=lambda way: -way.won.best.han)
    ways = tuple(way for way in every if wanted.yaku in way.won.best.yaku_ids)
    others = tuple(way for way in every if wanted.yaku not in way.won.best.yaku_ids)
    return Changed(found(wanted.win, rules), ways, others)


@lru_cache(maxsize=2_000)
def exchanges(win: Win, rules: RuleSet) -> tuple[Exchange, ...]:
    """Every tile that may go, the winning one last, and every kind that may come for it."""
    return tuple(_exchanges(win, rules))


def _exchanges(win: Win, rules: RuleSet) -> Iterator[Exchange]:
    own = (*win.hand.concealed, win.tile)
    last = len(own) - 1
    for place, out in enumerate(own):
        if place < last and out in own[:place]:
            continue
        rest = [*own[:place], *own[place + 1 :]]
        for into in _finishing(win.hand, rest, rules):
            if into is not out.kind:
                new = win._replace(tile=into)
                if place < last:
                    held = make_hand((*rest[:-1], into), win.hand.melds)
                    new = win._replace(hand=held)
                yield Exchange(place, out, into, found(new, rules))


def _finishing(hand: Hand, rest: list[Tile], rules: RuleSet) -> Iterator[Tile]:
    """What finishes the rest of a hand, of tiles of which a copy is left."""
    four = rules.chiitoitsu_four_of_a_kind
    held = counts_of((*rest, *(tile for meld in hand.melds for tile in meld.tiles)))
    waits = wait_tiles(counts_of(rest), hand.melds, four_as_two_pairs=four)
    yield from (tile for tile in waits if held[tile] < 4)


@dealing
def without(
    rng: random.Random, wish: Wish, yaku: str, unknown: tuple[str, ...] = (), *, never: bool = False
) -> Iterator[Wanted]:
    """A hand of the yaku, one tile of it exchanged so that the yaku is lost.

    At level 1 several exchanges bring it back, later on one only; with ``never`` two tiles are
    exchanged, and none does.

    Mostly another one tempts somebody to whom some conditions are ``unknown``.
    """
    known, tempts = taught(wish), bool(unknown) and rng.random() < 0.8
    many = range(1) if never else range(2, MOST_WAYS + 1) if wish.level == 1 else range(1, 2)
    hand, tile = made(rng, chosen(rng, HANDS[yaku][0]))
    win = Win(hand, tile, _plain(rng, hand))
    if yaku not in found(win, wish.rules).best.yaku_ids:
        return
    spoilt = _spoilt(rng, Wanted(win, yaku), wish.rules)
    if never:
        spoilt = (twice for once in spoilt for twice in _spoilt(rng, once, wish.rules))
    for wanted in spoilt:
        changed = change(wanted, wish.rules)
        if tempts and not tempting(changed, unknown):
            continue
        won = (changed.won, *(way.won for way in changed.ways))
        seen = {id for each in won for id in each.best.yaku_ids}
        if len(changed.ways) in many and seen <= set(known):
            yield wanted


def _spoilt(rng: random.Random, wanted: Wanted, rules: RuleSet) -> Iterator[Wanted]:
    """Some exchanges after which the hand has not got the yaku."""
    win, yaku = wanted
    without = [way.won for way in exchanges(win, rules) if yaku not in way.won.best.yaku_ids]
    for won in rng.sample(without, min(3, len(without))):
        yield Wanted(win._replace(hand=won.hand, tile=won.winning_tile), yaku)


def seems(won: WinResult, ways: tuple[str, ...]) -> bool:
    """Whether a yaku seems to be there where conditions such as ``pinfu/wait_*`` are not known."""
    faults = (fault_of(won, yaku) for yaku in {way.partition("/")[0] for way in ways})
    found = [f"{fault.yaku}/{fault.condition}" for fault in faults if fault]
    return any(fnmatchcase(fault, way) for fault in found for way in ways)


def tempting(changed: Changed, ways: tuple[str, ...]) -> Exchange | None:
    """The first exchange after which the yaku seems to be there, where it did not before."""
    seeming = (way for way in changed.others if seems(way.won, ways))
    return None if seems(changed.won, ways) else next(seeming, None)


def _plain(rng: random.Random, hand: Hand) -> WinContext:
    """Won by a discard or a draw, with riichi or without; nothing else."""
    by = WinBy.TSUMO if rng.random() < 0.4 else WinBy.RON
    riichi = hand.is_closed and rng.random() < 0.5
    return WinContext(by, riichi, seat_wind=rng.choice(WINDS), round_wind=rng.choice(WINDS[:2]))
