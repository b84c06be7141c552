"""Walls for tests: the tiles that matter at their places, the rest filled up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mjteach.core.seats import Seat
from mjteach.core.tiles import ALL_KINDS, TILES, Tile, parse_tiles, sort_tiles, tile
from mjteach.core.tileset import tile_difference
from mjteach.riichi.equipment import tiles_in_play
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.setup.deal import FIRST_DRAW, MOVEMENTS
from mjteach.riichi.setup.wall import INDICATORS, RINSHAN, URA, Wall

HAND = 13
"""Tiles that are dealt to each player (R2.3.1-d)."""


def rigged(
    hands: Sequence[str] = (),
    draws: str = "",
    *,
    rinshan: str = "",
    indicators: str = "",
    ura: str = "",
    last: str = "",
    dealer: Seat = Seat.A,
    rules: RuleSet | None = None,
) -> Wall:
    """A wall that deals ``hands`` (of the dealer, then in turn order; short ones are filled up),
    then gives ``draws`` in order; ``last`` are the last tiles of the live wall.

    Tiles that nobody asked for fill the other places in a fixed order without much sense.

    >>> rigged(["19m19p19s1234567z"], "5m").tiles[52]
    <5m>
    """
    rules = RuleSet() if rules is None else rules
    placed: dict[int, Tile] = {}
    for places, text in (
        (RINSHAN, rinshan),
        (INDICATORS, indicators),
        (URA, ura),
        (range(FIRST_DRAW, 122), draws),
    ):
        placed |= dict(zip(places, parse_tiles(text), strict=False))
    ending = parse_tiles(last)
    placed |= {122 - len(ending) + number: tile for number, tile in enumerate(ending)}
    dealt = places_of_hands()
    for number, text in enumerate(hands):
        tiles = parse_tiles(text)
        assert len(tiles) <= HAND, f"{text} are {len(tiles)} tiles"
        placed |= dict(zip(dealt[number], tiles, strict=False))
    rest = tile_difference(tiles_in_play(rules), tuple(placed.values()))
    assert not rest.missing, f"too many of {rest.missing}"
    filling = iter(_mixed(rest.surplus))
    tiles = tuple(placed[place] if place in placed else next(filling) for place in range(136))
    return Wall(tiles, dealer, dealer)


def places_of_hands() -> Mapping[int, list[int]]:
    """The thirteen places of each hand, as steps from the dealer."""
    found: dict[int, list[int]] = {right: [] for right in range(4)}
    for right, places in MOVEMENTS:
        found[right] += [place for place in places if place != FIRST_DRAW]
    return found


def beside(hand: str, discard: str) -> str:
    """Thirteen tiles: ``hand``, and single ones that can do nothing with a discard."""
    near, held = tile(discard).kind, {found.kind for found in parse_tiles(hand)}
    others = [
        str(TILES[kind])
        for kind in ALL_KINDS
        if kind not in held and kind != near and (kind >= 27 or kind // 9 != near // 9)
    ]
    return hand + "".join(others[::2][: HAND - len(parse_tiles(hand))])


def _mixed(tiles: Sequence[Tile]) -> Sequence[Tile]:
    """The tiles in an order in which neighbours have little to do with each other."""
    ordered = sort_tiles(tiles)
    step = next(number for number in range(29, 200) if _coprime(number, len(ordered)))
    return [ordered[place * step % len(ordered)] for place in range(len(ordered))]


def _coprime(first: int, second: int) -> bool:
    while second:
        first, second = second, first % second
    return first == 1
