from __future__ import annotations

import random

import pytest

from mjteach.core.errors import GenerationError
from mjteach.core.hand import check_copies
from mjteach.core.melds import MeldKind, Source
from mjteach.core.readings import WaitKind
from mjteach.core.tiles import ALL_KINDS, Tile, parse_tiles, sort_tiles
from mjteach.core.waits import waits
from mjteach.puzzles.situations.walls import Undealt, called, tenpai_hand

STANDARD = (
    WaitKind.RYANMEN,
    WaitKind.KANCHAN,
    WaitKind.PENCHAN,
    WaitKind.SHANPON,
    WaitKind.TANKI,
)


def test_a_wall_has_four_of_each_and_no_fifth() -> None:
    wall = Undealt(random.Random("all"))
    drawn = wall.draw(136)
    assert sort_tiles(drawn) == tuple(tile for tile in ALL_KINDS for _ in range(4))
    for more in (wall.draw, wall.run, wall.set, lambda: wall.alike(2)):
        with pytest.raises(GenerationError):
            more()


def test_what_is_dealt_elsewhere_is_not_drawn() -> None:
    wall = Undealt(random.Random("dealt"), parse_tiles("1111m222m33m"))
    assert not wall.holds(parse_tiles("1m"))
    assert wall.holds(parse_tiles("2m33m"))
    assert not wall.holds(parse_tiles("22m"))
    with pytest.raises(GenerationError):
        wall.take(parse_tiles("22m"))
    assert sort_tiles(wall.draw(3, parse_tiles("123m"))) == parse_tiles("233m")
    wall.put_back(parse_tiles("1m"))
    assert wall.draw(1, parse_tiles("123m")) == parse_tiles("1m")


@pytest.mark.parametrize("wait", STANDARD)
@pytest.mark.parametrize("melds", [0, 2, 3])
def test_a_tenpai_hand_can_be_won_in_the_wanted_way(wait: WaitKind, melds: int) -> None:
    for number in range(60):
        wall = Undealt(random.Random(f"{wait}/{melds}/{number}"))
        dealt = tenpai_hand(wall, wait, melds=melds, kans=0.5)
        check_copies((*dealt.hand.tiles, dealt.tile))
        assert len(dealt.hand.concealed) == 13 - 3 * melds
        kinds = {found.tile: found.kinds for found in waits(dealt.hand).waits}
        assert wait in kinds[dealt.tile]


@pytest.mark.parametrize(
    ("tiles", "kinds"),
    [
        ("345p", {MeldKind.CHI}),
        ("555p", {MeldKind.PON}),
        ("5555p", {MeldKind.ANKAN, MeldKind.DAIMINKAN, MeldKind.KAKAN}),
    ],
)
def test_called_sets_lie_as_they_may(tiles: str, kinds: set[MeldKind]) -> None:
    rng = random.Random("called")
    melds = [called(rng, parse_tiles(tiles)) for _ in range(60)]
    assert {meld.kind for meld in melds} == kinds
    sources = {meld.source for meld in melds if meld.kind is not MeldKind.ANKAN}
    assert sources == ({Source.KAMICHA} if tiles == "345p" else set(Source))
    assert all(isinstance(meld.called, Tile) for meld in melds if meld.is_open)
