"""Hands made around a discard: what can be called with it, nearly can, or may not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from mjteach.core.melds import MeldKind, Source, make_meld
from mjteach.core.readings import WaitKind
from mjteach.core.tiles import ALL_KINDS, DRAGONS, RED_OF, SUITED, TILES, WINDS, Tile, format_tiles
from mjteach.core.waits import waits
from mjteach.riichi.round.candidates import PARTNERS
from mjteach.riichi.round.kuikae import kuikae
from mjteach.riichi.round.plausible import chi_shape

from .moments import staging
from .stages import LATE, USUAL, Stage, StagePlayer
from .walls import PLACES, RUN_LOWS, Tiles, Undealt, called, tenpai_hand

LEFT: Final = (3,)
ELSEWHERE: Final = (1, 2)
ANYWHERE: Final = (*LEFT, *ELSEWHERE)
"""Where a discard comes from: so many steps to the right."""
ANY: Final = tuple(kind for kind in WaitKind if kind in PLACES or kind is WaitKind.TANKI)


# ---- a tile, and what goes with it


class Fit(NamedTuple):
    """A tile, and tiles that it may seem to go with."""

    tile: Tile
    beside: Tiles = ()


def _pairs(family: Sequence[Tile], shape: str) -> tuple[Fit, ...]:
    """The tiles of a family with two others of it, as they make a chi or what looks like one."""
    return tuple(
        Fit(tile, pair)
        for tile in family
        for pair in combinations(family, 2)
        if tile not in pair and chi_shape(tile, pair) == shape
    )


def _in_suits(shape: str) -> tuple[Fit, ...]:
    return tuple(fit for suit in (0, 9, 18) for fit in _pairs(TILES[suit : suit + 9], shape))


SHAPES: Final = ("edge", "gap", "two_sided")
FITS: Final = {
    "any": tuple(map(Fit, ALL_KINDS)),
    **{shape: _in_suits(shape) for shape in (*SHAPES, "around")},
    "low_end": tuple(fit for fit in _in_suits("two_sided") if fit.tile < fit.beside[0]),
    "high_end": tuple(fit for fit in _in_suits("two_sided") if fit.tile > fit.beside[1]),
    "honours": _pairs(WINDS, "honours") + _pairs(DRAGONS, "honours"),
    "several": tuple(
        Fit(TILES[kind], tuple(TILES[kind + step] for step in steps))
        for kind in range(27)
        for steps in ((-2, -1, 1), (-1, 1, 2), (-2, -1, 1, 2))
        if all((kind + step) // 9 == kind // 9 and kind + step >= 0 for step in steps)
    ),
    "five": tuple(
        Fit(TILES[kind], pair)
        for kind in (4, 13, 22)
        for pair in ((), *(tuple(TILES[k] for k in pair) for pair in PARTNERS[kind]))
    ),
    "beside_five": tuple(
        fit for shape in SHAPES[1:] for fit in _in_suits(shape) if {*fit.beside} & {*RED_OF}
    ),
}
"""Tiles and what goes with them, or seems to."""


# ---- stages


def won_on(wall: Undealt, own: StagePlayer, tile: Tile, *, tsumo: bool) -> Stage:
    """A win is thought of, with the tile just drawn or with one that lies open."""
    if tsumo:
        return Stage({0: own._replace(drawn=tile)}, turns=LATE, does="{0} tsumo")
    return Stage({0: own}, tile, wall.rng.choice(ANYWHERE), LATE, "{0} ron")


@staging
def around(
    wall: Undealt,
    fits: Sequence[str],
    copies: Sequence[int],
    sources: Sequence[int],
    *,
    turns: Sequence[int] = USUAL,
    red: bool = False,
    pon: bool = False,
    chi: bool = True,
) -> Stage:
    """A hand that holds so many of the tile and what it fits, and nothing else near it.

    With ``red`` one five of the hand is red; with ``pon`` a called triplet of the tile lies on
    the table; without ``chi`` the table plays none.
    """
    rng = wall.rng
    tile, beside = rng.choice(FITS[rng.choice(fits)])
    near, triplet = (tile,) * rng.choice(copies) + beside, (tile,) * 3 * pon
    wall.take((tile, *near, *triplet))
    held = near + far_from(tile, wall, 13 - len(triplet) - len(near))
    if red:
        place = next(place for place, own in enumerate(held) if own in RED_OF)
        held = (*held[:place], RED_OF[held[place]], *held[place + 1 :])
    house = {} if chi else {"chi": False}
    melds = [make_meld(MeldKind.PON, triplet, tile, rng.choice(tuple(Source)))] if pon else []
    return Stage({0: StagePlayer(held, melds)}, tile, rng.choice(sources), turns, house=house)


def far_from(tile: Tile, wall: Undealt, count: int) -> Tiles:
    """Tiles that nothing can be called with: of other suits, or no honours."""
    far = [kind for kind in ALL_KINDS if kind // 9 != tile // 9]
    lows = [kind for kind in RUN_LOWS if kind // 9 != tile // 9]
    runs = [wall.run(lows) for _ in range(wall.rng.randrange(count // 3 + 1))]
    rest = tuple(each for run in runs for each in run)
    return rest + wall.draw(count - len(rest), far)


@staging
def in_riichi(wall: Undealt, *, chi: bool) -> Stage:
    """A hand in riichi, and a tile that could be called without it: for a chi, or for a pon."""
    ready = tenpai_hand(wall, wall.rng.choice(ANY), runs=0.5).hand
    held, waited = ready.concealed, waits(ready).tiles
    using = {tile: PARTNERS[tile] if chi else ((tile, tile),) for tile in ALL_KINDS}
    tiles = [
        tile
        for tile, pairs in using.items()
        if tile not in waited and any(Counter(pair) <= Counter(held) for pair in pairs)
    ]
    (tile,) = wall.draw(1, tiles)
    by = wall.rng.choice(LEFT if chi else ANYWHERE)
    return Stage({0: StagePlayer(held, riichi=True)}, tile, by, LATE, barred=waited)


@staging
def nothing_to_discard(wall: Undealt) -> Stage:
    """Three sets on the table, and a run to call that leaves only what may not be discarded."""
    rng = wall.rng
    tile, beside = rng.choice([fit for fit in FITS["two_sided"] if _ends(fit)])
    ends = _ends(Fit(tile, beside))
    left = rng.choice(((tile, tile), (tile, *ends), ends * 2))
    wall.take((tile, *beside, *left))
    melds = [called(rng, wall.set(0.5)) for _ in range(3)]
    return Stage({0: StagePlayer((*beside, *left), melds)}, tile, turns=LATE)


def _ends(fit: Fit) -> Tiles:
    """The other end of the two-sided shape."""
    return tuple(TILES[end] for end in kuikae(fit.tile, fit.beside).suji)


@staging
def after_four_kans(wall: Undealt) -> Stage:
    """Two others have declared four kans, and one of them could win on the discard."""
    by, other = wall.rng.sample(ANYWHERE, 2)
    (tile,) = wall.take((wall.rng.choice(SUITED),))
    waiting = (*wall.take((tile,)), *wall.run(), *wall.run())
    held = wall.take((tile, tile)) + wall.draw(11)
    kans = [make_meld(MeldKind.ANKAN, wall.alike(4)) for _ in range(4)]
    players = {
        0: StagePlayer(held),
        by: StagePlayer(wall.draw(7), kans[:2]),
        other: StagePlayer(waiting, kans[2:], riichi=True),
    }
    return Stage(players, tile, by, range(20, 50), barred=(tile,))


@staging
def winning(wall: Undealt) -> Stage:
    """A tile that completes a hand, and that could be called as well."""
    ready = tenpai_hand(wall, wall.rng.choice(ANY), runs=0.6)
    by, waited = wall.rng.choice(ANYWHERE), waits(ready.hand).tiles
    return Stage({0: StagePlayer(ready.hand.concealed)}, ready.tile, by, barred=waited)


@staging
def made_tenpai(
    wall: Undealt, among: Iterable[Tile], *, dragons: bool = False, runs: float = 0.7
) -> Stage:
    """A hand of the kinds ``among`` that is tenpai once a set is called and a tile discarded."""
    rng, kinds = wall.rng, sorted({*among})
    lows = [low for low in RUN_LOWS if {*TILES[low : low + 3]} <= {*kinds}]
    sets = [wall.alike(3, DRAGONS)] if dragons else []
    while len(sets) < 4:
        sets.append(wall.set(runs, lows, kinds))
    held = [*wall.alike(2, kinds), *wall.draw(), *(tile for each in sets for tile in each)]
    held.remove(rng.choice(sets.pop()))
    using = list(rng.choice(sets))
    tile = using.pop(rng.randrange(3))
    held.remove(tile)
    is_run = using[0] != using[1]
    by = rng.choice(LEFT if is_run else ANYWHERE)
    does = f"{{0}} {'chi' if is_run else 'pon'} {format_tiles(using)}"
    return Stage({0: StagePlayer(held)}, tile, by, does=does)
