"""A set just called, and tiles of the hand that may be barred after it (R2.7.4-h)."""

from __future__ import annotations

from collections.abc import Sequence

from mjteach.core.melds import MeldKind, Source, make_meld
from mjteach.core.seats import SEATS, seat_of
from mjteach.core.tiles import TILES, Tile

from .moments import staging
from .offers import FITS, far_from
from .stages import Player, Stage
from .walls import Tiles, Wall


def ends(called: Tile) -> Tiles:
    """Three steps up and down in the suit, as if it went on from 9 to 1; of an honour nothing."""
    suit, rank = divmod(called, 9)
    return () if suit == 3 else tuple(TILES[9 * suit + (rank + step) % 9] for step in (3, -3))


@staging
def after_call(wall: Wall, ways: Sequence[str], *, later: bool = False) -> Stage:
    """A set just called, or called in an earlier turn, and tiles that may be barred after it."""
    rng = wall.rng
    fit = rng.choice(FITS[rng.choice(ways)])
    called, using = fit.tile, fit.beside or (fit.tile,) * 2
    near = [each for each in (called, *ends(called)) if rng.random() < 0.7]
    kind = MeldKind.CHI if fit.beside else MeldKind.PON
    source = Source.KAMICHA if fit.beside else rng.choice(tuple(Source))
    meld = make_meld(kind, wall.take((called, *using)), called, source)
    *held, drawn = wall.take(near) + far_from(called, wall, 11 - len(near))
    own = Player(held, (meld,), drawn) if later else Player((*held, drawn), (meld,), just=True)
    by = 3 if later else seat_of(SEATS[0], source)
    return Stage({0: own}, by=by, does=f"{{0}} {held[0]}")
