"""Every action that a learner could ask about, legal or not; the checks say which are.

:func:`askable` has what a player may wish for who knows the kinds of action: each discard, kans of
three tiles at least, calls with a tile too few. :func:`mistaken` has what is no action of the game
and is asked about all the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, product
from typing import Final

from ...core.hand import Hand
from ...core.melds import MeldKind
from ...core.seats import Seat
from ...core.tiles import ALL_KINDS, KIND, TILES, Tile, sort_tiles
from ..rules import OpenRiichi
from .actions import Action, ActionKind
from .candidates import PARTNERS, different
from .state import AskedTile, Phase, RoundState

Tiles = tuple[Tile, ...]


def askable(state: RoundState, seat: Seat) -> tuple[Action, ...]:
    """Every action that ``seat`` could have in mind, each once, the likeliest first.

    First the answers to the last tile of another player, then what is done with the own tiles.
    Every legal action is among them.

    >>> from .rig import deal
    >>> state = deal(["123m456p789s1122z"], "5m")
    >>> [str(action) for action in askable(state, Seat.A) if action.tile is None]
    ['A draw', 'A tsumo', 'A kyuushu_kyuuhai']
    """
    hand = state.seats[seat].hand
    answers = _answers(_offered(state, seat), hand, seat)
    return tuple(dict.fromkeys((*answers, *_own(state, hand, seat))))


def mistaken(state: RoundState, seat: Seat) -> tuple[Action, ...]:
    """Actions that no rule allows but that learners ask about, with the last tile put down.

    A discard added to an own pon, and a chi of three tiles that are near each other, or go around
    the end, but make no run.

    >>> from .rig import deal
    >>> state = deal(["", "89m11z"], "1m", "A 1m")
    >>> [str(action) for action in mistaken(state, Seat.B)]
    ['B chi 1m with 89m']
    """
    asked, hand = _offered(state, seat), state.seats[seat].hand
    if asked is None:
        return ()
    tile = asked.tile
    added = [Action(ActionKind.KAKAN, seat, tile) for pon in _pons(hand) if pon == KIND[tile]]
    near = dict.fromkeys(own for own in hand.concealed if KIND[own] in NEAR[KIND[tile]])
    pairs = map(sort_tiles, combinations(near, 2))
    runs = PARTNERS[KIND[tile]]
    chis = (
        Action(ActionKind.CHI, seat, tile, using)
        for using in pairs
        if tuple(KIND[own] for own in using) not in runs
    )
    return (*added, *chis)


_APART: Final = (0, 1, 2, 7, 8)
NEAR: Final = tuple(
    frozenset(
        other for other in ALL_KINDS if other // 9 == kind // 9 and abs(other - kind) in _APART
    )
    for kind in ALL_KINDS
)
"""For each kind those of its suit at most two ranks away; after 9 comes 1 again."""


# --- with the own tiles


def _own(state: RoundState, hand: Hand, seat: Seat) -> Iterator[Action]:
    yield Action(ActionKind.DRAW, seat)
    if state.phase is Phase.SHOW:
        yield Action(ActionKind.SHOW, seat)
        yield Action(ActionKind.NOTEN, seat)
    yield Action(ActionKind.TSUMO, seat)
    yield from _discards(ActionKind.RIICHI, hand, seat)
    if state.rules.open_riichi is not OpenRiichi.OFF:
        yield from _discards(ActionKind.OPEN_RIICHI, hand, seat)
    yield from _discards(ActionKind.DISCARD, hand, seat)
    yield from _ankans(hand, seat)
    yield from _kakans(hand, seat)
    yield Action(ActionKind.KYUUSHU_KYUUHAI, seat)


def _discards(kind: ActionKind, hand: Hand, seat: Seat) -> Iterator[Action]:
    """Each different tile once, then the drawn one."""
    for tile in hand.concealed:
        yield Action(kind, seat, tile)
    if hand.drawn is not None:
        yield Action(kind, seat, hand.drawn, drawn=True)


def _ankans(hand: Hand, seat: Seat) -> Iterator[Action]:
    """A concealed kan of each kind that is held three times at least."""
    for kind, count in enumerate(hand.counts):
        if count >= 3:
            using = sort_tiles(tile for tile in _held(hand) if KIND[tile] == kind)
            yield Action(ActionKind.ANKAN, seat, TILES[kind], using)


def _kakans(hand: Hand, seat: Seat) -> Iterator[Action]:
    """Each held tile that fits an own pon; without one in hand, the tile of the pon."""
    for pon in _pons(hand):
        for tile in [own for own in _held(hand) if KIND[own] == pon] or [TILES[pon]]:
            yield Action(ActionKind.KAKAN, seat, tile)


def _pons(hand: Hand) -> Iterator[int]:
    """The kinds of the own open triplets."""
    return (meld.first for meld in hand.melds if meld.kind is MeldKind.PON)


def _held(hand: Hand) -> Tiles:
    return hand.concealed if hand.drawn is None else (*hand.concealed, hand.drawn)


# --- with another player's tile


def _offered(state: RoundState, seat: Seat) -> AskedTile | None:
    """The last tile that another player put down."""
    return state.asked if state.asked is not None and state.asked.seat is not seat else None


def _answers(asked: AskedTile | None, hand: Hand, seat: Seat) -> Iterator[Action]:
    """Ron, the calls and the pass on a tile."""
    if asked is None:
        return
    tile = asked.tile
    alike = [own for own in hand.concealed if KIND[own] == KIND[tile]]
    yield Action(ActionKind.RON, seat, tile)
    for kind, count in ((ActionKind.PON, 2), (ActionKind.DAIMINKAN, 3)):
        for using in combinations(alike, min(count, len(alike))):  # those there are
            yield Action(kind, seat, tile, using)
    for using in _runs(tile, hand.concealed):
        yield Action(ActionKind.CHI, seat, tile, using)
    yield Action(ActionKind.PASS, seat, tile)


def _runs(tile: Tile, concealed: Tiles) -> Iterator[tuple[Tile, ...]]:
    """The pairs that would make a run with a tile, if at least one of the two is held."""
    for pair in PARTNERS[KIND[tile]]:
        held = [[*different(concealed, kind)] for kind in pair]
        if any(held):
            choices: Iterable[list[Tile]] = (
                tiles or [TILES[kind]] for tiles, kind in zip(held, pair, strict=True)
            )
            yield from product(*choices)
