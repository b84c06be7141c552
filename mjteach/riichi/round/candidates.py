"""The actions worth checking: at least every legal one of each kind."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations, product

from ...core.melds import MeldKind
from ...core.seats import NEXT, Seat
from ...core.shanten import shanten
from ...core.tiles import FOUR_ALIKE, KIND, TILES, Tile, sort_tiles, unpack
from ..rules import LocalYakuman, OpenRiichi, OwnFourWait, RuleSet
from .actions import Action, ActionKind
from .state import RoundState

Tiles = tuple[Tile, ...]
Actions = Sequence[Action]

_NONE: Actions = ()
_PON = MeldKind.PON


def bare(kind: ActionKind, _state: RoundState, seat: Seat) -> Actions:
    """The one action of a kind that needs no tile."""
    return (Action(kind, seat),)


def own_wins(state: RoundState, seat: Seat) -> Actions:
    """The win with a drawn tile that completes the hand, or may do so by a local yaku."""
    own = state.seats[seat]
    drawn = own.hand.drawn
    if drawn is None:
        return _NONE
    if KIND[drawn] in own.waits or state.rules.shiisanputou is not LocalYakuman.OFF:
        return (Action(ActionKind.TSUMO, seat),)
    return _NONE


def first_turn_ends(state: RoundState, seat: Seat) -> Actions:
    """The end of the hand for nine kinds of terminals and honours, in a first turn."""
    if state.seats[seat].river:
        return _NONE
    return (Action(ActionKind.KYUUSHU_KYUUHAI, seat),)


def letting_go(state: RoundState, seat: Seat) -> Actions:
    """The pass on the tile that was offered."""
    return (Action(ActionKind.PASS, seat, state.asked.tile),) if state.asked else _NONE


def winning(state: RoundState, seat: Seat) -> Actions:
    """The ron on a tile that completes the hand."""
    asked = state.asked
    if asked is None or KIND[asked.tile] not in state.seats[seat].waits:
        return _NONE
    return (Action(ActionKind.RON, seat, asked.tile),)


def _ready(kind: ActionKind, drawn: bool) -> tuple[tuple[Action, ...], ...]:
    """The discards of each seat and tile, made once."""
    return tuple(tuple(Action(kind, seat, tile, (), drawn) for tile in TILES[:37]) for seat in Seat)


_DISCARDS = {
    kind: (_ready(kind, False), _ready(kind, True))
    for kind in (ActionKind.DISCARD, ActionKind.RIICHI, ActionKind.OPEN_RIICHI)
}


def discards(kind: ActionKind, state: RoundState, seat: Seat) -> Actions:
    """Each different concealed tile once, then the drawn tile."""
    own = state.seats[seat]
    concealed, _, drawn = own.hand
    from_hand, as_drawn = _DISCARDS[kind]
    actions = []
    if not own.riichi or own.released:
        ready, last = from_hand[seat], None
        for tile in concealed:  # sorted, so equal tiles are neighbours
            if tile is not last:
                actions.append(ready[tile])
                last = tile
    if drawn is not None:
        actions.append(as_drawn[seat][drawn])
    return actions


def riichi_discards(kind: ActionKind, state: RoundState, seat: Seat) -> Actions:
    """The discards of a closed hand that is tenpai with its fourteen tiles."""
    own = state.seats[seat]
    hand = own.hand
    if hand.drawn is None or own.riichi or (hand.melds and not hand.is_closed):
        return _NONE
    if kind is ActionKind.OPEN_RIICHI and state.rules.open_riichi is OpenRiichi.OFF:
        return _NONE
    if _reads_as_usual(state.rules) and shanten(unpack(own.packed), len(hand.melds)) > 0:
        return _NONE
    return discards(kind, state, seat)


@lru_cache(maxsize=64)
def _reads_as_usual(rules: RuleSet) -> bool:
    """Whether shanten 0 and tenpai are the same: no fifth copies, no four alike as two pairs."""
    return rules.own_four_wait is OwnFourWait.NOTEN and not rules.chiitoitsu_four_of_a_kind


def ankans(state: RoundState, seat: Seat) -> Actions:
    """A kan of each kind that is held four times."""
    own = state.seats[seat]
    if not own.packed & FOUR_ALIKE:
        return _NONE
    concealed, _, drawn = own.hand
    tiles = concealed if drawn is None else (*concealed, drawn)
    kinds = [kind for kind, count in enumerate(unpack(own.packed)) if count == 4]
    return [
        Action(
            ActionKind.ANKAN,
            seat,
            TILES[kind],
            sort_tiles(tile for tile in tiles if KIND[tile] == kind),
        )
        for kind in kinds
    ]


def kakans(state: RoundState, seat: Seat) -> Actions:
    """Each held tile of the kind of an own pon."""
    melds = state.seats[seat].hand.melds
    if not melds:
        return _NONE
    kinds = [meld.first for meld in melds if meld.kind is _PON]
    if not kinds:
        return _NONE
    concealed, _, drawn = state.seats[seat].hand
    tiles = concealed if drawn is None else (*concealed, drawn)
    found = dict.fromkeys(tile for tile in tiles if KIND[tile] in kinds)
    return [Action(ActionKind.KAKAN, seat, tile) for tile in found]


def alike(kind: ActionKind, count: int, state: RoundState, seat: Seat) -> Actions:
    """The calls of a tile with ``count`` of its kind, with each choice of red fives."""
    asked = state.asked
    if asked is None:
        return _NONE
    own = state.seats[seat]
    wanted = KIND[asked.tile]
    if own.packed >> 8 * wanted & 7 < count:
        return _NONE
    tiles = [tile for tile in own.hand.concealed if KIND[tile] == wanted]
    choices = dict.fromkeys(combinations(tiles, count))
    return [Action(kind, seat, asked.tile, using) for using in choices]


def runs(state: RoundState, seat: Seat) -> Actions:
    """The chi of a tile with each two tiles that make a run with it."""
    asked = state.asked
    if asked is None or NEXT[asked.seat] is not seat:
        return _NONE
    own = state.seats[seat]
    found = []
    for first, second in PARTNERS[KIND[asked.tile]]:
        if own.packed >> 8 * first & 7 and own.packed >> 8 * second & 7:
            concealed = own.hand.concealed
            choices = product(different(concealed, first), different(concealed, second))
            found += [Action(ActionKind.CHI, seat, asked.tile, using) for using in choices]
    return found


def different(tiles: Tiles, kind: int) -> Iterable[Tile]:
    """The tiles of a kind; of red and ordinary fives one each."""
    return dict.fromkeys(tile for tile in tiles if KIND[tile] == kind)


def _partners(kind: int) -> tuple[tuple[int, int], ...]:
    """The kinds that make a run with a kind (R2.7.3-b)."""
    if kind >= 27:
        return ()
    rank = kind % 9
    pairs = [(kind - 2, kind - 1), (kind - 1, kind + 1), (kind + 1, kind + 2)]
    return tuple(
        pair for pair, low in zip(pairs, (rank - 2, rank - 1, rank), strict=True) if 0 <= low <= 6
    )


PARTNERS = tuple(_partners(kind) for kind in range(34))


ALIKE = tuple(6 << 8 * kind for kind in range(34))
"""The bits of packed tiles that are set where two or more of a kind are held, for pon and kan."""

NEAR = tuple(
    ALIKE[kind] | sum({7 << 8 * other for pair in PARTNERS[kind] for other in pair})
    for kind in range(34)
)
"""The same, and any tile that makes a run with the kind."""
