"""Of all possible questions, those that a player would think of who looks at the hand."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from ...core.seats import Seat
from ...core.tiles import DRAGONS, KIND, WINDS, Tile, sort_tiles
from .actions import Action, ActionKind
from .askable import askable, mistaken
from .candidates import PARTNERS
from .state import Phase, RoundState

PON, CHI, RON = ActionKind.PON, ActionKind.CHI, ActionKind.RON
ANKAN, KAKAN, DAIMINKAN = ActionKind.ANKAN, ActionKind.KAKAN, ActionKind.DAIMINKAN
KANS: Final = {DAIMINKAN: 2, ANKAN: 3, KAKAN: 0}
ANSWERS: Final = {RON: 0, PON: 1, DAIMINKAN: 2, KAKAN: 0}
"""How many own tiles somebody holds who thinks of an action."""

AROUND: Final = ({0, 7, 8}, {0, 1, 8})
HONOURS: Final = ({*map(int, WINDS)}, {*map(int, DRAGONS)})


def chi_shape(tile: Tile, using: tuple[Tile, ...]) -> str | None:
    """How a tile completes two others: ``two_sided``, ``gap`` or ``edge``.

    What is no run may look like one: ``around`` the end of a suit, of ``honours``, or ``across``
    the suits. None for anything else.

    >>> from ...core.tiles import parse_tiles
    >>> [chi_shape(Tile.M1, parse_tiles(pair)) for pair in ("23m", "89m", "2m3p", "2m3z")]
    ['two_sided', 'around', 'across', None]
    """
    kinds = sorted(KIND[each] for each in (tile, *using))
    low, high = sorted(KIND[each] for each in using)
    if (low, high) in PARTNERS[KIND[tile]]:
        if low < KIND[tile] < high:
            return "gap"
        return "edge" if low % 9 == 0 or high % 9 == 8 else "two_sided"
    suits, ranks = {kind // 9 for kind in kinds}, sorted(kind % 9 for kind in kinds)
    if suits == {3}:
        three = len({*kinds}) == 3 and any({*kinds} <= family for family in HONOURS)
        return "honours" if three else None
    if len(suits) == 1:
        return "around" if {*ranks} in AROUND else None
    in_a_row = ranks[0] + 2 == ranks[1] + 1 == ranks[2]
    return "across" if in_a_row and 3 not in suits else None


def plausible_answers(state: RoundState, seat: Seat) -> Iterator[Action]:
    """The answers to an open tile that a player with these tiles would consider.

    A pon with one tile alike at least, and a chi of what looks like a run to somebody.

    >>> from .rig import deal
    >>> state = deal(["", "89m11z"], "1m", "A 1m")
    >>> [str(action) for action in plausible_answers(state, Seat.B)]
    ['B ron 1m', 'B chi 1m with 89m']
    """
    if state.asked is None or state.asked.seat is seat:
        return
    tile, concealed = state.asked.tile, state.seats[seat].hand.concealed
    for action in dict.fromkeys((*askable(state, seat), *mistaken(state, seat))):
        held = all(action.using.count(own) <= concealed.count(own) for own in action.using)
        if action.tile is tile and held and _is_answer(action):
            yield action
    pairs = combinations(dict.fromkeys(sort_tiles(concealed)), 2)
    across = (pair for pair in pairs if chi_shape(tile, pair) == "across")
    yield from [Action(CHI, seat, tile, pair) for pair in across][:1]


def _is_answer(action: Action) -> bool:
    if action.kind is CHI:
        assert action.tile is not None
        return chi_shape(action.tile, action.using) is not None
    return action.kind in ANSWERS and len(action.using) >= ANSWERS[action.kind]


def plausible_kans(state: RoundState, seat: Seat) -> Iterator[Action]:
    """The kans that a player could consider: with three alike, or onto a pon.

    In turn with the own tiles, else with the tile that lies open.

    >>> from .position import position
    >>> state = position("A: 333m147p258s1122z 4z")
    >>> [str(action) for action in plausible_kans(state, Seat.A)]
    ['A ankan 3m with 333m']
    """
    is_turn = state.phase is Phase.ACT and state.turn is seat
    asked = state.asked
    is_open = asked is not None and asked.seat is not seat and state.phase is not Phase.ACT
    own = {ANKAN} if is_open else {ANKAN, KAKAN}
    for action in dict.fromkeys((*askable(state, seat), *mistaken(state, seat))):
        enough = action.kind in KANS and len(action.using) >= KANS[action.kind]
        if enough and is_turn is (action.kind in own):
            yield action
