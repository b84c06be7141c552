"""Dealing tiles for questions: sets, pairs, melds and tenpai hands from what is left of a wall.

Everything is drawn from the ``random.Random`` of the wall, in a fixed order, so that a seed gives
the same deal everywhere. No red fives: they belong to the lesson on dora.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from mjteach.core.errors import GenerationError
from mjteach.core.hand import Hand, make_hand
from mjteach.core.melds import Meld, MeldKind, Source, make_meld
from mjteach.core.readings import WaitKind
from mjteach.core.tiles import ALL_KINDS, KINDS, TILES, Tile

Tiles = tuple[Tile, ...]

RUN_LOWS: Final = tuple(tile for tile in ALL_KINDS if tile < 27 and tile % 9 < 7)
"""The lowest tile of every run."""

KANS: Final = (MeldKind.ANKAN, MeldKind.DAIMINKAN, MeldKind.KAKAN)


def beside(tile: Tile, *steps: int) -> Tiles:
    """The tiles so many steps away in the same suit, as far as there are any.

    >>> beside(Tile.M2, -3, 3)
    (<5m>,)
    """
    there = (tile + step for step in steps)
    return tuple(TILES[to] for to in there if 0 <= to < 27 and to // 9 == tile // 9)


class Undealt:
    """The tiles not yet dealt, four of each kind at first; what is drawn is gone.

    Drawing what is not there raises GenerationError.

    >>> wall = Undealt(random.Random("a wall"))
    >>> wall.take((Tile.M1,) * 4)
    (<1m>, <1m>, <1m>, <1m>)
    >>> wall.left[Tile.M1], wall.holds((Tile.M1,))
    (0, False)
    """

    def __init__(self, rng: random.Random, dealt: Iterable[Tile] = ()) -> None:
        self.rng = rng
        self.left = [4] * KINDS
        self.take(dealt)

    def holds(self, tiles: Sequence[Tile]) -> bool:
        """Whether all of ``tiles`` are left."""
        return all(self.left[tile.kind] >= tiles.count(tile) for tile in tiles)

    def take(self, tiles: Iterable[Tile]) -> Tiles:
        """Exactly these tiles."""
        taken = tuple(tile.kind for tile in tiles)
        if not self.holds(taken):
            raise GenerationError("not_left", tiles=taken)
        for tile in taken:
            self.left[tile] -= 1
        return taken

    def put_back(self, tiles: Iterable[Tile]) -> None:
        """Undo a draw."""
        for tile in tiles:
            self.left[tile.kind] += 1

    def draw(self, count: int = 1, among: Sequence[Tile] = ALL_KINDS) -> Tiles:
        """``count`` tiles of the kinds ``among``, each tile left equally likely."""
        drawn: list[Tile] = []
        for _ in range(count):
            weights = [self.left[tile] for tile in among]
            if not any(weights):
                raise GenerationError("not_left", tiles=tuple(among))
            drawn += self.take(self.rng.choices(among, weights))
        return tuple(drawn)

    def run(self, lows: Sequence[Tile] = RUN_LOWS) -> Tiles:
        """A run that begins with one of ``lows``."""
        left = self.left
        possible = [low for low in lows if left[low] and left[low + 1] and left[low + 2]]
        low = self._one_of(possible, lows)
        return self.take(TILES[low : low + 3])

    def alike(self, count: int, among: Sequence[Tile] = ALL_KINDS) -> Tiles:
        """A pair, a triplet or a quad of one of the kinds ``among``."""
        possible = [tile for tile in among if self.left[tile] >= count]
        return self.take((self._one_of(possible, among),) * count)

    def set(
        self, runs: float = 0.75, lows: Sequence[Tile] = RUN_LOWS, kinds: Sequence[Tile] = ALL_KINDS
    ) -> Tiles:
        """A run, with the chance ``runs``, or a triplet."""
        return self.run(lows) if self.rng.random() < runs else self.alike(3, kinds)

    def _one_of(self, possible: Sequence[Tile], wanted: Sequence[Tile]) -> Tile:
        if not possible:
            raise GenerationError("not_left", tiles=tuple(wanted[:1]))
        return self.rng.choice(possible)


def called(rng: random.Random, tiles: Tiles, kind: MeldKind | None = None) -> Meld:
    """``tiles`` as a set on the table, with a called tile and its discarder.

    Without ``kind`` a run is a chi, a triplet a pon, four alike one of the three kans.
    """
    if kind is None:
        run = tiles[0] != tiles[-1]
        kind = MeldKind.CHI if run else MeldKind.PON if len(tiles) == 3 else rng.choice(KANS)
    if kind is MeldKind.ANKAN:
        return make_meld(kind, tiles)
    source = Source.KAMICHA if kind is MeldKind.CHI else rng.choice(tuple(Source))
    return make_meld(kind, tiles, rng.choice(tiles), source)


class Tenpai(NamedTuple):
    """A hand one tile from complete: made to win on ``tile`` in the way ``wait``.

    It may wait for other tiles too, and may be read in other ways; ask the engine.
    """

    hand: Hand
    tile: Tile
    wait: WaitKind
    sets: tuple[Tiles, ...]
    """The four sets as they will be, those of the melds last."""
    pair: Tiles


PLACES: Final = {
    WaitKind.RYANMEN: tuple(
        (low, end) for low in RUN_LOWS for end in (0, 2) if low % 9 != (6 if end == 0 else 0)
    ),
    WaitKind.KANCHAN: tuple((low, 1) for low in RUN_LOWS),
    WaitKind.PENCHAN: tuple(
        (low, 2 if low % 9 == 0 else 0) for low in RUN_LOWS if low % 9 in (0, 6)
    ),
}
"""For a wait that a run completes: the run's lowest tile, and the place of the winning tile."""


def tenpai_hand(
    wall: Undealt,
    wait: WaitKind,
    *,
    melds: int = 0,
    runs: float = 0.75,
    kans: float = 0.0,
    last: Tiles = (),
) -> Tenpai:
    """A standard hand with ``melds`` sets on the table, made to win by the shape ``wait``.

    ``runs`` is the chance that a set is a run, ``kans`` that a triplet on the table is a kan;
    ``last`` is a set that is called in any case.
    Raises GenerationError when the wall has not the tiles for it.
    """
    sets: list[Tiles] = []
    wanted = [wall.take(last)] if last else []
    if wait is WaitKind.TANKI:
        pair = wall.alike(2)
        tile = pair[0]
    elif wait is WaitKind.SHANPON:
        sets.append(wall.alike(3))
        pair, tile = wall.alike(2), sets[0][0]
    else:
        possible = [(low, at) for low, at in PLACES[wait] if wall.holds(TILES[low : low + 3])]
        low, at = wall.rng.choice(possible or PLACES[wait])
        sets.append(wall.take(TILES[low : low + 3]))
        pair, tile = wall.alike(2), TILES[low + at]
    sets += [wall.set(runs) for _ in range(4 - len(sets) - len(wanted))] + wanted
    closed, open_sets = sets[: 4 - melds], sets[4 - melds :]
    exposed = [called(wall.rng, _maybe_kan(wall, tiles, kans)) for tiles in open_sets]
    concealed = [tile for tiles in (*closed, pair) for tile in tiles]
    concealed.remove(tile)
    return Tenpai(make_hand(concealed, exposed), tile, wait, tuple(sets), pair)


def _maybe_kan(wall: Undealt, tiles: Tiles, chance: float) -> Tiles:
    alike = tiles[0] == tiles[-1]
    if alike and wall.holds(tiles[:1]) and wall.rng.random() < chance:
        return (*tiles, *wall.take(tiles[:1]))
    return tiles
