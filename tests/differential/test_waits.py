"""Waits and completeness of seeded random hands, compared with the PyPI package ``mahjong``."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from differential import peer
from differential.deals import random_groups, random_win
from mjteach.core.hand import Hand, make_hand
from mjteach.core.tiles import ALL_KINDS, Tile, counts_of
from mjteach.core.waits import is_complete, waits
from support.hands.strategies import WALL

HANDS = 1_500


def near_complete(rng: Random) -> Hand:
    """A hand with melds that was complete before a few of its concealed tiles were exchanged."""
    hand = random_win(rng).hand
    concealed = list(hand.concealed)
    left = list(WALL)
    for tile in hand.tiles:
        left.remove(tile)
    for _ in range(rng.choice((0, 0, 1, 1, 2))):
        place = rng.randrange(len(left))
        concealed[rng.randrange(len(concealed))] = left.pop(place)
    return make_hand(concealed, hand.melds)


def from_the_wall(rng: Random) -> Hand:
    return make_hand(rng.sample(WALL, 13))


def waits_by_the_peer(hand: Hand) -> tuple[Tile, ...]:
    """The kinds, fifth copies left out, with which the other engine finds the hand complete."""
    counts, own = list(counts_of(hand.concealed)), hand.own_counts
    found = []
    for kind in ALL_KINDS:
        counts[kind] += 1
        if own[kind] < 4 and peer.is_complete(counts):
            found.append(kind)
        counts[kind] -= 1
    return tuple(found)


@pytest.mark.parametrize("deal", [near_complete, from_the_wall])
def test_waits(deal: Callable[[Random], Hand]) -> None:
    rng = Random(f"waits {deal.__name__}")
    for _ in range(HANDS):
        hand = deal(rng)
        assert waits(hand).tiles == waits_by_the_peer(hand), str(hand)


def test_complete_hands() -> None:
    rng = Random("complete")
    for _ in range(HANDS):
        kinds = [kind for group in random_groups(rng) for kind in group]
        if rng.random() < 0.5:
            kinds[rng.randrange(14)] = rng.randrange(34)
        counts = counts_of(kinds)
        if max(counts) <= 4:
            assert is_complete(counts) == peer.is_complete(list(counts)), kinds
