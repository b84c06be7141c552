"""Hands made around a discard: what can be called with it, nearly can, or may not."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Final, NamedTuple

from mjteach.core.errors import GenerationError
from mjteach.core.melds import Meld, MeldKind, Source, make_meld
from mjteach.core.readings import WaitKind
from mjteach.core.seats import SEATS, Seat, seat_of
from mjteach.core.tiles import (
    ALL_KINDS,
    DRAGONS,
    KIND,
    TILES,
    WINDS,
    Tile,
    format_tiles,
    sort_tiles,
)
from mjteach.core.waits import waits
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.askable import askable, mistaken
from mjteach.riichi.round.candidates import PARTNERS
from mjteach.riichi.round.kuikae import kuikae
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.rules import replace_options

from ..sorts import Dealer, Wish
from .moments import Moment, Player, set_up
from .walls import PLACES, RUN_LOWS, Tiles, Wall, called, tenpai_hand

PON, CHI, KAN, RON = ActionKind.PON, ActionKind.CHI, ActionKind.DAIMINKAN, ActionKind.RON
LEFT: Final = (Source.KAMICHA,)
ELSEWHERE: Final = (Source.TOIMEN, Source.SHIMOCHA)
ANYWHERE: Final = (*LEFT, *ELSEWHERE)
SUITED: Final = ALL_KINDS[:27]
TURNS: Final = range(5, 48)
WHOLE_WALL: Final = (70,)
"""Discards in a deal without a kan."""
ANY: Final = tuple(kind for kind in WaitKind if kind in PLACES or kind is WaitKind.TANKI)
RED_OF: Final = {Tile.M5: Tile.RED_M5, Tile.P5: Tile.RED_P5, Tile.S5: Tile.RED_S5}


# ---- the actions that are listed


def actions(state: RoundState, seat: Seat) -> Iterator[Action]:
    """The answers of somebody who holds the tiles for them, or nearly.

    A pon with one tile alike at least, and a chi of what looks like a run to somebody.
    """
    if state.asked is None or state.asked.seat is seat:
        return
    tile, concealed = state.asked.tile, state.seats[seat].hand.concealed
    for action in dict.fromkeys((*askable(state, seat), *mistaken(state, seat))):
        held = all(action.using.count(own) <= concealed.count(own) for own in action.using)
        if action.tile is tile and held and _is_thinkable(state, action):
            yield action
    pairs = combinations(dict.fromkeys(sort_tiles(concealed)), 2)
    across = (Action(CHI, seat, tile, pair) for pair in pairs)
    yield from [action for action in across if is_across_suits(state, action)][:1]


def _is_thinkable(state: RoundState, action: Action) -> bool:
    if action.kind is CHI:
        seems = goes_around(state, action) or is_of_honours(state, action)
        return seems or shape_of(action) is not None
    least = {PON: 1, KAN: 2, RON: 0, ActionKind.KAKAN: 0}
    return action.kind in least and len(action.using) >= least[action.kind]


def shape_of(action: Action) -> str | None:
    """Whether a chi fills a gap, an edge or a two-sided shape; None where it makes no run."""
    assert action.tile is not None
    kind = KIND[action.tile]
    pair = tuple(sorted(KIND[own] for own in action.using))
    if pair not in PARTNERS[kind]:
        return None
    low, high = pair
    if low < kind < high:
        return "gap"
    return "edge" if low % 9 == 0 or high % 9 == 8 else "two_sided"


def _kinds(action: Action) -> tuple[int, ...]:
    assert action.tile is not None
    return tuple(sorted(KIND[tile] for tile in (action.tile, *action.using)))


def goes_around(_state: RoundState, action: Action) -> bool:
    """A chi of 8, 9 and 1, or of 9, 1 and 2, in one suit."""
    kinds = _kinds(action)
    suits = {kind // 9 for kind in kinds}
    ranks = {kind % 9 for kind in kinds}
    return len(suits) == 1 and kinds[-1] < 27 and ranks in ({7, 8, 0}, {8, 0, 1})


def is_of_honours(_state: RoundState, action: Action) -> bool:
    """A chi of three winds, or of the three dragons."""
    kinds = _kinds(action)
    winds, dragons = {27, 28, 29, 30}, {31, 32, 33}
    return len(set(kinds)) == 3 and (set(kinds) <= winds or set(kinds) <= dragons)


def is_across_suits(_state: RoundState, action: Action) -> bool:
    """A chi of three numbers in a row that are not of one suit."""
    kinds = _kinds(action)
    low, middle, high = sorted(kind % 9 for kind in kinds)
    suits = {kind // 9 for kind in kinds}
    return len(suits) > 1 and kinds[-1] < 27 and low + 2 == middle + 1 == high


# ---- hands around a tile


class Fit(NamedTuple):
    """A tile, and tiles that it may seem to go with."""

    tile: Tile
    beside: Tiles = ()


def _runs(shape: str) -> tuple[Fit, ...]:
    """Every tile with two that it makes a run with, in this way."""
    pairs = [(TILES[k], (TILES[a], TILES[b])) for k in range(27) for a, b in PARTNERS[k]]
    return tuple(
        Fit(tile, pair)
        for tile, pair in pairs
        if shape_of(Action(CHI, Seat.A, tile, pair)) == shape
    )


def _rank(tile: Tile, rank: int) -> Tile:
    return TILES[tile - tile % 9 + rank - 1]


FITS: Final = {
    "any": tuple(map(Fit, ALL_KINDS)),
    **{shape: _runs(shape) for shape in ("gap", "edge", "two_sided")},
    "around": tuple(
        Fit(_rank(TILES[suit], rank), (_rank(TILES[suit], a), _rank(TILES[suit], b)))
        for suit in (0, 9, 18)
        for rank, a, b in ((1, 8, 9), (9, 1, 2), (1, 2, 9), (9, 1, 8))
    ),
    "honours": tuple(
        Fit(tile, others)
        for family in (WINDS, DRAGONS)
        for tile in family
        for others in combinations([other for other in family if other != tile], 2)
    ),
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
        fit for fit in (*_runs("gap"), *_runs("two_sided")) if any(t % 9 == 4 for t in fit.beside)
    ),
}
"""Tiles and what goes with them, or seems to."""


def around(
    fits: Iterable[str],
    copies: Iterable[int],
    sources: Iterable[Source],
    *,
    turns: Iterable[int] = TURNS,
    red: bool = False,
    pon: bool = False,
    chi: bool = True,
) -> Dealer:
    """Hands that hold so many of the tile and what it fits, and nothing else near it.

    With ``red`` one five of the hand is red; with ``pon`` a called triplet of the tile lies on
    the table; without ``chi`` the table plays none.
    """
    kinds, counts, froms, when = tuple(fits), tuple(copies), tuple(sources), tuple(turns)

    def deal(rng: random.Random, wish: Wish) -> Iterator[Moment]:
        wall = Wall(rng)
        fit, seat = rng.choice(FITS[rng.choice(kinds)]), rng.choice(SEATS)
        near = (fit.tile,) * rng.choice(counts) + fit.beside
        triplet = (fit.tile,) * 3 if pon else ()
        wall.take((fit.tile, *near, *triplet))
        held = (*near, *far_from(fit.tile, wall, 13 - len(triplet) - len(near)))
        melds = [make_meld(MeldKind.PON, triplet, fit.tile, rng.choice(ANYWHERE))] if pon else []
        rules = wish.rules if chi else replace_options(wish.rules, chi=False)
        players = {seat: Player(hand_text(_reddened(held) if red else held, melds))}
        last = seat_of(seat, rng.choice(froms))
        yield _passing(set_up(wall, rules, rng.choice(when), last, players, offered=fit.tile), seat)

    return deal


def _passing(state: RoundState, seat: Seat) -> Moment:
    if state.asked is None:  # the deal has ended with the discard
        raise GenerationError("attempts", what="discard", attempts=1)
    return Moment(state, Action(ActionKind.PASS, seat, state.asked.tile))


def hand_text(held: Iterable[Tile], melds: Iterable[Meld] = ()) -> str:
    """A hand as a position has it."""
    return " + ".join([format_tiles(sort_tiles(held)), *map(str, melds)])


def _reddened(tiles: Tiles) -> Tiles:
    """The tiles with the first five of them as a red one."""
    place = next(place for place, tile in enumerate(tiles) if tile in RED_OF)
    return (*tiles[:place], RED_OF[tiles[place]], *tiles[place + 1 :])


def far_from(tile: Tile, wall: Wall, count: int) -> Tiles:
    """Tiles that nothing can be called with: of other suits, or no honours."""
    far = [kind for kind in ALL_KINDS if kind // 9 != tile // 9]
    lows = [kind for kind in RUN_LOWS if kind // 9 != tile // 9]
    rest: Tiles = ()
    for _ in range(wall.rng.randrange(count // 3 + 1)):
        rest += wall.run(lows)
    return rest + wall.draw(count - len(rest), far)


def in_riichi() -> Dealer:
    """Hands in riichi, and a tile that could be called without it."""

    def deal(rng: random.Random, wish: Wish) -> Iterator[Moment]:
        wall, seat = Wall(rng), rng.choice(SEATS)
        ready = tenpai_hand(wall, rng.choice(ANY), runs=0.5).hand
        held, waited = ready.concealed, waits(ready).tiles
        last = seat_of(seat, rng.choice(ANYWHERE))
        tiles = [
            tile
            for tile in ALL_KINDS
            if tile not in waited and wall.holds((tile,)) and held.count(tile) >= 2
        ] + [
            TILES[kind]
            for kind in range(27)
            for pair in PARTNERS[kind]
            if last is seat_of(seat, Source.KAMICHA)
            and TILES[kind] not in waited
            and wall.holds((TILES[kind],))
            and all(TILES[own] in held for own in pair)
        ]
        if not tiles:
            return
        (tile,) = wall.take((rng.choice(tiles),))
        players = {seat: Player(hand_text(held), riichi=True)}
        turns = rng.choice(range(16, 60))
        state = set_up(wall, wish.rules, turns, last, players, offered=tile, barred=waited)
        yield _passing(state, seat)

    return deal


def nothing_to_discard() -> Dealer:
    """Three sets on the table, and a run to call that leaves only what may not be discarded."""

    def deal(rng: random.Random, wish: Wish) -> Iterator[Moment]:
        wall, seat = Wall(rng), rng.choice(SEATS)
        fit = rng.choice([fit for fit in FITS["two_sided"] if _ends(fit)])
        left = rng.choice(((fit.tile, fit.tile), (fit.tile, *_ends(fit)), _ends(fit) * 2))
        wall.take((fit.tile, *fit.beside, *left))
        melds = [called(rng, wall.set(0.5)) for _ in range(3)]
        players = {seat: Player(hand_text((*fit.beside, *left), melds))}
        last = seat_of(seat, Source.KAMICHA)
        state = set_up(wall, wish.rules, rng.choice(range(24, 60)), last, players, offered=fit.tile)
        yield _passing(state, seat)

    return deal


def _ends(fit: Fit) -> Tiles:
    """The other end of the two-sided shape."""
    return tuple(TILES[end] for end in kuikae(fit.tile, fit.beside).suji)


def after_four_kans() -> Dealer:
    """Two others have declared four kans, and one of them could win on the discard."""

    def deal(rng: random.Random, wish: Wish) -> Iterator[Moment]:
        wall, seat = Wall(rng), rng.choice(SEATS)
        first, second = rng.sample(ANYWHERE, 2)
        (tile,) = wall.take((rng.choice(SUITED),))
        waiting = (*wall.take((tile,)), *wall.run(), *wall.run())
        held = wall.take((tile, tile)) + wall.draw(11)
        kans = [make_meld(MeldKind.ANKAN, wall.alike(4)) for _ in range(4)]
        last, other = seat_of(seat, first), seat_of(seat, second)
        players = {
            seat: Player(hand_text(held)),
            last: Player(hand_text(wall.draw(7), kans[:2])),
            other: Player(hand_text(waiting, kans[2:]), riichi=True),
        }
        turns = rng.choice(range(20, 50))
        state = set_up(wall, wish.rules, turns, last, players, offered=tile, barred=(tile,))
        yield _passing(state, seat)

    return deal


def winning() -> Dealer:
    """A tile that completes a hand, and that could be called as well."""

    def deal(rng: random.Random, wish: Wish) -> Iterator[Moment]:
        wall, seat = Wall(rng), rng.choice(SEATS)
        ready = tenpai_hand(wall, rng.choice(ANY), runs=0.6)
        waited = waits(ready.hand).tiles
        last = seat_of(seat, rng.choice(ANYWHERE))
        players = {seat: Player(hand_text(ready.hand.concealed))}
        state = set_up(
            wall, wish.rules, rng.choice(TURNS), last, players, offered=ready.tile, barred=waited
        )
        yield _passing(state, seat)

    return deal


# ---- hands that a call makes tenpai


def made_tenpai(among: Iterable[Tile], *, dragons: float = 0.0, runs: float = 0.7) -> Dealer:
    """Hands of the kinds ``among`` that are tenpai once a set is called and a tile discarded."""
    kinds = frozenset(among)
    lows = [low for low in RUN_LOWS if {*TILES[low : low + 3]} <= kinds]

    def one(wall: Wall) -> Tiles:
        return wall.run(lows) if wall.rng.random() < runs else wall.alike(3, sorted(kinds))

    def deal(rng: random.Random, wish: Wish) -> Iterator[Moment]:
        wall, seat = Wall(rng), rng.choice(SEATS)
        sets = [wall.alike(3, DRAGONS) if rng.random() < dragons else one(wall)]
        sets += [one(wall) for _ in range(3)]
        pair, junk = wall.alike(2, sorted(kinds)), wall.draw()
        part = list(sets.pop())
        part.remove(rng.choice(part))
        group = list(rng.choice(sets))
        tile = rng.choice(group)
        group.remove(tile)
        held = [one for each in sets for one in each] + [*part, *pair, *junk]
        held.remove(tile)
        is_run = group[0] != group[1]
        source = rng.choice((*LEFT * 4, *ELSEWHERE) if is_run else ANYWHERE)
        players = {seat: Player(hand_text(held))}
        last = seat_of(seat, source)
        state = set_up(wall, wish.rules, rng.choice(TURNS), last, players, offered=tile)
        yield Moment(state, Action(CHI if is_run else PON, seat, tile, tuple(group)))

    return deal
