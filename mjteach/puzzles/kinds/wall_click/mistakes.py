"""False rules of places (G, K): whose wall it is, its places, and a river."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from mjteach.core.seats import SEATS
from mjteach.riichi.setup.dead_wall import last_draw
from mjteach.riichi.setup.wall import LIVE_END, STACKS_EACH, WALL_TILES, Wall

from ...mistakes import Mistake, misjudge, misread
from ...partly import partly
from ...situations.seatings import mirrored
from .situation import FoundPlace, WallMoment

Place: TypeAlias = Callable[[Wall], int]


@partly
def _wall(
    found: FoundPlace,
    *asked: str,
    by: Place = lambda wall: wall.broken,
    after: Place = lambda wall: wall.right,
) -> FoundPlace | None:
    """The wall is broken elsewhere: another player's, or after another stack."""
    wall = found.wall._replace(broken=SEATS[by(found.wall) % 4], right=after(found.wall))
    fits = found.spot.asked in asked and 0 <= wall.right < STACKS_EACH
    return found._replace(wall=wall) if fits else None


def _last_to_the_left(found: FoundPlace) -> FoundPlace:
    """G03: the last draws go round to the left."""
    return found._replace(drawer=SEATS[(found.spot.turn - found.left + 1) % 4])


@partly
def _at(
    found: FoundPlace, change: Callable[[FoundPlace, int], int], *asked: str
) -> FoundPlace | None:
    """Another tile of the wall is taken for the one that is sought."""
    if found.spot.asked not in asked:
        return None
    (place,) = found.tiles
    wrong = change(found, place)
    return found._replace(tiles=(wrong,)) if wrong < WALL_TILES else None


def _no_kans(spot: WallMoment) -> WallMoment | None:
    """K09: the dead wall is taken for that of a deal without kans."""
    return spot._replace(kans=0) if spot.kans else None


@partly
def _more_left(found: FoundPlace, more: Callable[[WallMoment], int]) -> FoundPlace:
    """G04: tiles that cannot be drawn are counted."""
    return found._replace(left=found.left + more(found.spot))


@partly
def _rows_of(found: FoundPlace, length: int) -> FoundPlace:
    """G10: a river has rows of another length."""
    row, place = divmod(found.spot.number - 1, length)
    return found._replace(cell=(row + 1, place + 1))


_STACKS: Final = ("first", "dead")
_ROLLED: Final = ("broken", *_STACKS)
_OPENED: Final = ("indicator", "ura", "kan_indicator")
_REPLACED: Final = ("replacement", "next")

WALL_PLACES: Final[tuple[Mistake, ...]] = (
    misjudge(
        "G03", "counted-to-the-left", _wall(*_ROLLED, by=lambda w: mirrored(w.broken, w.dealer)), 3
    ),
    misjudge("G03", "last-draws-to-the-left", _last_to_the_left, 3),
    misjudge("G07", "dealer-counts-zero", _wall(*_ROLLED, by=lambda w: w.broken + 1), 3),
    misjudge(
        "G08", "from-the-left-end", _wall(*_STACKS, after=lambda w: STACKS_EACH - 1 - w.right), 3
    ),
    misjudge("G08", "last-one-that-stays", _wall(*_STACKS, after=lambda w: w.right - 1)),
    misjudge("G09", "one-stack-too-far-left", _at(lambda _, place: place + 2, *_OPENED)),
    misjudge("G09", "one-stack-too-far-right", _at(lambda _, place: place - 2, *_OPENED)),
    misjudge(
        "G09", "upper-and-lower", _at(lambda _, place: place ^ 1, *_OPENED, *_REPLACED, "joins")
    ),
    misjudge("G09", "from-the-right-end", _at(lambda *_: LIVE_END, *_REPLACED)),
    misjudge("K01", "from-the-live-wall", _at(lambda f, _: last_draw(f.spot.kans), *_REPLACED)),
    misread("K09", "as-without-kans", _no_kans),
    misjudge("G04", "dead-wall-counted", _more_left(lambda _: WALL_TILES - LIVE_END)),
    misjudge("G04", "kans-take-nothing", _more_left(lambda spot: spot.kans)),
    misjudge("G10", "rows-of-five", _rows_of(5)),
    misjudge("G10", "rows-of-eight", _rows_of(8)),
)
