"""The deal, held to dealing by the rule and one tile at a time (R2.3.1-c, R2.3.1-d)."""

import pytest

from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import Tile
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.setup.deal import TAKING, deal, dealt
from mjteach.riichi.setup.wall import Wall, shuffled_wall

WALLS = [shuffled_wall("deal", RuleSet(), dealer) for dealer in SEATS]
BY_DEALER = pytest.mark.parametrize("wall", WALLS, ids=[str(seat) for seat in SEATS])


def one_by_one(wall: Wall) -> tuple[dict[Seat, list[Tile]], Tile]:
    """R2.3.1-c word by word, then the dealer's first draw."""
    left = list(wall.tiles)
    hands: dict[Seat, list[Tile]] = {seat: [] for seat in SEATS}
    order = [SEATS[(wall.dealer + step) % 4] for step in range(4)]
    for share in (4, 4, 4, 1):
        for seat in order:
            hands[seat] += left[:share]
            del left[:share]
    return hands, left[0]


@BY_DEALER
def test_everybody_gets_the_tiles_of_the_rule(wall: Wall) -> None:
    hands, first_draw = one_by_one(wall)
    found = dealt(wall)
    assert [list(hand) for hand in found.hands] == [hands[seat] for seat in SEATS]
    assert found.first_draw is first_draw


@BY_DEALER
def test_movements(wall: Wall) -> None:
    steps = deal(wall)
    assert [len(step.tiles) for step in steps] == [4] * 12 + [2, 1, 1, 1]
    assert [step.seat for step in steps] == [SEATS[(wall.dealer + turn) % 4] for turn in range(16)]
    assert all(step.tiles == tuple(wall.tiles[at] for at in step.places) for step in steps)
    assert sorted(at for step in steps for at in step.places) == list(range(53))


def test_fours_are_two_stacks() -> None:
    for step in deal(WALLS[0])[:12]:
        first = step.places[0]
        assert first % 4 == 0
        assert step.places == tuple(range(first, first + 4))


def test_the_dealer_takes_the_last_two_together() -> None:
    dealer, *others = deal(WALLS[0])[12:]
    assert dealer.places == (48, 52)  # R2.3.1-d
    assert all(place % 2 == 0 for place in dealer.places)  # both upper tiles
    assert [step.places for step in others] == [(49,), (50,), (51,)]


def test_every_live_tile_leaves_the_wall_once() -> None:
    assert sorted(TAKING) == list(range(122))
    steps = [place for step in deal(WALLS[0]) for place in step.places]
    assert list(TAKING[:53]) == steps
    assert TAKING[53:] == tuple(range(53, 122))
