"""Questions that several tables can be asked, in which an option matters, or seems to."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

from mjteach.core.errors import GenerationError
from mjteach.core.hand import make_hand
from mjteach.core.readings import WaitKind
from mjteach.core.tiles import (
    ALL_KINDS,
    DRAGONS,
    HONOURS,
    SIMPLES,
    SUITED,
    TILES,
    WINDS,
    YAOCHUU,
    Tile,
    sort_tiles,
)
from mjteach.riichi.dora import dora_from
from mjteach.riichi.presets import TUTORIAL

from ...partly import partly
from ...situations.plans import SUIT_STARTS, PlanOf
from ...situations.walls import Tiles, Undealt, tenpai_hand
from ...situations.wins import Taste, Win, wins
from ...sorts import Wish
from . import questions as ask
from .questions import TableQuestion

# ---- what a hand is paid


@partly
def paid(
    wall: Undealt,
    /,
    plan: PlanOf | Taste,
    ura: int = 0,
    dora: Sequence[int] = (0, 0, 1, 1, 2, 3),
    **facts: bool,
) -> TableQuestion:
    """Hands whose indicators give some of these numbers of dora, up to ``ura`` from below.

    Facts are added.
    """
    rng = wall.rng
    for win in wins(plan)(rng, Wish(1, TUTORIAL)):
        kans = sum(meld.is_quad for meld in win.hand.melds)
        above = rng.choices(dora, k=1 + kans)
        below = [rng.randint(0, ura), *kans * [0]] if win.context.riichi else []
        shown = _indicators(rng, (*win.hand.tiles, win.tile), (*above, *below))
        lying = {"indicators": shown[: 1 + kans], "ura_indicators": shown[1 + kans :]}
        return ask.paid(Win(win.hand, win.tile, win.context._replace(**lying, **facts)))
    raise GenerationError("attempts", what="win", attempts=1)


def _indicators(rng: random.Random, tiles: Tiles, dora: Sequence[int]) -> Tiles:
    """One indicator for each number of dora it gives; no tile is shown a fifth time."""
    held = Counter(tile.kind for tile in tiles)
    chosen: list[Tile] = []
    for number in dora:
        seen = held + Counter(chosen)
        kinds = [kind for kind in ALL_KINDS if seen[kind] < 4 and held[dora_from(kind)] == number]
        if not kinds:
            raise GenerationError("attempts", what="dora", attempts=1)
        chosen.append(rng.choice(kinds))
    return tuple(chosen)


# ---- what is allowed at the table


def late_riichi(wall: Undealt) -> TableQuestion:
    """Few tiles are left, of which three or fewer are too few to draw once more."""
    held = tenpai_hand(wall, wall.rng.choice((WaitKind.RYANMEN, WaitKind.KANCHAN)), runs=0.85)
    (drawn,) = wall.draw(1, [tile for tile in HONOURS if tile not in held.hand.concealed])
    return ask.late_riichi(held.hand.concealed, drawn, wall.rng.randint(1, 6))


@partly
def swap(wall: Undealt, *shapes: str) -> TableQuestion:
    """Places in a suit: the called tile, the two of the hand, and the one discarded after it."""
    shape = [int(place) for place in wall.rng.choice(shapes)]
    low = wall.rng.choice(SUIT_STARTS) + wall.rng.randrange(9 - max(shape))
    called, one, two, discard = wall.take(TILES[low + place] for place in shape)
    rest = (*wall.run(), *wall.run(), *wall.alike(2), *wall.draw(2, SUITED))
    return ask.swap(sort_tiles((*rest, discard)), called, (one, two), discard)


def kan(wall: Undealt) -> TableQuestion:
    """A drawn fourth tile: its triplet may stand alone, or belong to the wait."""
    three = wall.alike(3, SUITED)
    kind = min(three)
    (fourth,), suit = wall.take([kind]), TILES[(start := kind // 9 * 9) : start + 9]
    near = [tile for tile in suit if 0 < abs(tile - kind) <= 2]
    lone = wall.draw(1, wall.rng.choice((SUITED, near)))
    return ask.riichi_kan(make_hand((*three, *wall.run(), *wall.run(), *wall.run(), *lone)), fourth)


def shared_ron(wall: Undealt) -> TableQuestion:
    """Others say ron before you, after you, or both."""
    return ask.shared_ron(wall.draw()[0], *wall.rng.choice(((1, 0), (1, 1), (2, 0), (0, 1))))


# ---- draws


def nine_kinds(wall: Undealt) -> TableQuestion:
    """Nine to eleven kinds; or as many tiles, but eight kinds."""
    kinds = wall.rng.sample(YAOCHUU, wall.rng.choice((8, 9, 10, 11)))
    doubled = wall.rng.sample(kinds, wall.rng.randint(1, 3)) if len(kinds) == 8 else ()
    held = wall.take((*kinds, *doubled))
    return ask.nine_kinds(sort_tiles((*held, *wall.draw(14 - len(held), SIMPLES))))


def four_discards(wall: Undealt) -> TableQuestion:
    """Four of one wind, or of one dragon, or a wind that one player does not follow."""
    wind, other = wall.rng.sample(WINDS, 2)
    broken = wall.rng.sample((wind, wind, wind, other), 4)
    alike = ((tile,) * 4 for tile in (wind, wall.rng.choice(DRAGONS)))
    return ask.four_discards(wall.rng.choice((tuple(broken), *alike)))


def nagashi(wall: Undealt) -> TableQuestion:
    """Terminals and honours to the end, or but for one simple, or one of them called."""
    river = list(wall.draw(wall.rng.randint(16, 18), YAOCHUU))
    place, called = wall.rng.randrange(16), wall.rng.choice((True, False, False, False))
    if not called and wall.rng.random() < 0.3:
        (river[place],) = wall.draw(1, SIMPLES)
    return ask.nagashi(tuple(river), place if called else None)
