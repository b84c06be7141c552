"""Hands that could declare a kan: in turn with a drawn tile, after a call, in riichi."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mjteach.core.melds import MeldKind, Source, make_meld
from mjteach.core.seats import SEATS, seat_of
from mjteach.core.tiles import ALL_KINDS, KIND, TILES

from .moments import staging
from .offers import ANYWHERE, far_from
from .stages import USUAL, Stage, StagePlayer
from .walls import RUN_LOWS, Tiles, Undealt, called


@staging
def in_turn(
    wall: Undealt,
    same: int,
    *,
    pons: Sequence[int] = (0,),
    fits: bool = False,
    others: int = 0,
    turns: Sequence[int] = USUAL,
    calls: bool = False,
) -> Stage:
    """A hand with so many of a tile after a draw, and so many called sets.

    With ``fits`` one of the sets is a pon that a tile of the hand fits; ``others`` is how many
    kans another player has declared; with ``calls`` the last set was called in this turn.
    """
    rng = wall.rng
    held = wall.alike(same)
    melds = [called(rng, wall.set(0.5)) for _ in range(rng.choice(pons))]
    if fits:
        triplet = wall.alike(3)
        held += wall.take(triplet[:1])
        melds.append(make_meld(MeldKind.PON, triplet, triplet[0], rng.choice(tuple(Source))))
    held += far_from(held[0], wall, 14 - 3 * len(melds) - len(held))
    *kept, drawn = rng.sample(held, len(held))
    own = StagePlayer(held, melds, just=True) if calls else StagePlayer(kept, melds, drawn)
    players = {0: own}
    if others:
        kans = [make_meld(MeldKind.ANKAN, wall.alike(4)) for _ in range(others)]
        players[rng.choice(ANYWHERE)] = StagePlayer(wall.draw(13 - 3 * others), kans)
    came_from = (melds[-1].source if calls else None) or Source.KAMICHA
    by = seat_of(SEATS[0], came_from)
    return Stage(players, by=by, turns=turns, does=f"{{0}} {drawn}")


APART: Final = tuple(f"{rank}{rank}{rank} {rank}" for rank in range(1, 10))
WAITS: Final = (
    *(f"{rank}{rank}{rank}{rank + 2} {rank}" for rank in range(1, 8)),
    *(f"{rank}{rank}{rank}{rank + 1} {rank}" for rank in range(1, 9)),
    *(f"{rank}{rank + 1}{rank + 1}{rank + 1} {rank + 1}" for rank in range(1, 9)),
    *(f"{rank}{rank + 2}{rank + 2}{rank + 2} {rank + 2}" for rank in range(1, 8)),
)
SHAPE: Final = tuple(
    f"{low}{low}{low}{low + 1}{low + 1}{low + 1}{low + 2}{low + 2}{low + 2} {low + step}"
    for low in range(1, 8)
    for step in range(3)
)
HELD: Final = tuple(f"{low}{low}{low}{low}{low + 1}{low + 2} {low}" for low in range(1, 8))
"""Tiles of one suit in a hand in riichi, and the tile of the kan that is thought of.

Set apart; part of the wait; read as three runs as well; all four held before the draw.
"""


@staging
def in_riichi(wall: Undealt, forms: Sequence[str], *, held: bool = False) -> Stage:
    """A hand in riichi with one of ``forms``, and the tile of the kan as drawn tile.

    With ``held`` another tile was drawn.
    """
    rng, suit = wall.rng, 9 * wall.rng.randrange(3)
    ranks, rank = rng.choice(forms).split()
    tiles: Tiles = wall.take(TILES[suit + int(each) - 1] for each in ranks)
    lows = [low for low in RUN_LOWS if KIND[low] // 9 != suit // 9]
    if len(tiles) % 3 == 0:  # the wait and the pair are elsewhere
        low, middle, high = wall.run(lows)
        tiles += (middle, rng.choice((low, high)))
        tiles += wall.alike(2, [kind for kind in ALL_KINDS if kind // 9 != suit // 9])
    while len(tiles) < 13:
        tiles += wall.run(lows)
    (drawn,) = wall.draw(1) if held else wall.take((TILES[suit + int(rank) - 1],))
    own = StagePlayer(tiles, drawn=drawn, riichi=True)
    return Stage({0: own}, turns=range(16, 52), does=f"{{0}} {drawn}")
