"""What of the events still counts for furiten (R2.6.2).

:func:`follow` folds the events of a case, oldest first, into a :class:`FuritenState`: the hand and
river they lead to, and every winning tile that was let go, with the reason where it blocks nothing.
"""

from __future__ import annotations

from enum import StrEnum
from functools import reduce
from typing import Final, NamedTuple

from ...core.errors import HandError, SituationError
from ...core.hand import Hand, make_hand
from ...core.melds import Source, make_meld
from ...core.tiles import Tile, sort_tiles
from ..kans import declare_kan, winning_tiles
from ..rules import RuleSet, TempFuritenEnd
from .events import (
    Event,
    FuritenCase,
    OwnCall,
    OwnDiscard,
    OwnKan,
    OwnTurn,
    TheirCall,
    TheirDiscard,
    TheirKakan,
)

Tiles = tuple[Tile, ...]


class FuritenKind(StrEnum):
    """The three kinds of furiten."""

    DISCARD = "discard"
    TEMPORARY = "temporary"
    RIICHI = "riichi"


class FuritenPlace(StrEnum):
    """Where a tile that causes furiten is."""

    RIVER = "river"
    """Into the own river, where it still lies."""
    CALLED_AWAY = "called_away"
    """Into the own river, from which another player called it."""
    DISCARD = "discard"
    """Another player discarded it."""
    KAKAN = "kakan"
    """Another player added it to an open triplet."""
    DRAW = "draw"
    """The player drew it and did not declare the win."""


class Harmless(StrEnum):
    """Why passing a winning tile does not block ron."""

    YAKULESS = "yakuless"
    """It would have given no yaku, and these rules let it pass (R2.6.2-g)."""
    TOO_FEW_HAN = "too_few_han"
    """It would have given a yaku, but too few han to win, which these rules let pass as well."""
    UNCERTAIN = "uncertain"
    """It would have given a yaku that came too late to count (atozuke), which may pass as well."""
    TURN_CAME = "turn_came"
    """The player has had a turn since (R2.6.2-h)."""


class FuritenCause(NamedTuple):
    """One tile that causes furiten, or would if it were not ``harmless``.

    ``position`` counts from 0: in the own river for the places ``river`` and ``called_away``, else
    among the events. ``by`` is None for the player's own tiles.
    """

    kind: FuritenKind
    tile: Tile
    place: FuritenPlace
    position: int
    by: Source | None = None
    harmless: Harmless | None = None

    @property
    def ref(self) -> str:
        """The rule that makes it count."""
        return _REFS[self.kind, self.place]


_REFS: Final = {
    (FuritenKind.DISCARD, FuritenPlace.RIVER): "R2.6.2-b",
    (FuritenKind.DISCARD, FuritenPlace.CALLED_AWAY): "R2.6.2-n",
    (FuritenKind.TEMPORARY, FuritenPlace.DISCARD): "R2.6.2-f",
    (FuritenKind.TEMPORARY, FuritenPlace.KAKAN): "R2.6.2-l",
    (FuritenKind.RIICHI, FuritenPlace.DISCARD): "R2.6.2-k",
    (FuritenKind.RIICHI, FuritenPlace.KAKAN): "R2.6.2-l",
    (FuritenKind.RIICHI, FuritenPlace.DRAW): "R2.6.2-k",
}


class FuritenState(NamedTuple):
    """A case after its past events; ``passes`` are all winning tiles that were passed."""

    case: FuritenCase
    hand: Hand | Tiles
    waits: Tiles
    river: tuple[OwnDiscard, ...]
    riichi: bool
    passes: tuple[FuritenCause, ...] = ()


def follow(case: FuritenCase) -> FuritenState:
    """The state that the events of ``case`` lead to; the tile asked about is left open.

    Raises HandError when an event uses a tile that the hand does not hold, SituationError when a
    tile is called from the own river that was not just discarded.

    >>> passed = TheirDiscard(Source.TOIMEN, Tile.P9)
    >>> state = follow(FuritenCase((Tile.P6, Tile.P9), events=(passed, OwnTurn(Tile.S3, Tile.S3))))
    >>> state.passes[0].harmless, [discard.tile for discard in state.river]
    (<Harmless.TURN_CAME: 'turn_came'>, [<3s>])
    """
    riichi = case.riichi or any(discard.riichi for discard in case.river)
    start = FuritenState(case, case.hand, _waits(case.hand, case.rules), case.river, riichi)
    return reduce(_after, enumerate(case.past), start)


def _waits(hand: Hand | Tiles, rules: RuleSet) -> Tiles:
    if isinstance(hand, Hand):
        return winning_tiles(hand, rules)
    return sort_tiles({tile.kind for tile in hand})


def _after(state: FuritenState, numbered: tuple[int, Event]) -> FuritenState:
    position, event = numbered
    match event:
        case TheirDiscard(by, tile):
            return _let_go(state, tile, FuritenPlace.DISCARD, position, by)
        case TheirKakan(by, tile):
            return _let_go(state, tile, FuritenPlace.KAKAN, position, by)  # R2.6.2-l
        case TheirCall(source=None):
            return _called_away(state, event, position)
        case TheirCall():
            return state  # R2.6.2-i: it may skip the player's turn, but it is not that turn
        case OwnTurn():
            return _own_turn(state, event, position)
        case OwnCall():
            return _own_call(state, event)
        case OwnKan():
            return _own_kan(state, event, position)


def _let_go(
    state: FuritenState, tile: Tile, place: FuritenPlace, position: int, by: Source | None
) -> FuritenState:
    """The state after a tile was not claimed, whether or not the player noticed it."""
    if tile.kind not in state.waits:
        return state
    harmless = Harmless.YAKULESS if _may_pass(state, tile, place) else None
    cause = passed(state.riichi, tile, place, position, by, harmless)
    return state._replace(passes=(*state.passes, cause))


def passed(
    riichi: bool,
    tile: Tile,
    place: FuritenPlace,
    position: int,
    by: Source | None,
    harmless: Harmless | None = None,
) -> FuritenCause:
    """What it means that a winning tile was passed; ``harmless`` says why it has no effect.

    >>> passed(True, Tile.P5, FuritenPlace.DISCARD, 3, Source.TOIMEN).kind
    <FuritenKind.RIICHI: 'riichi'>
    """
    kind = FuritenKind.RIICHI if riichi else FuritenKind.TEMPORARY  # R2.6.2-k, -f
    return FuritenCause(kind, tile, place, position, by, harmless)


def _may_pass(state: FuritenState, tile: Tile, place: FuritenPlace) -> bool:
    """Whether a winning tile without a yaku may be passed without effect (R2.6.2-g)."""
    rules = state.case.rules
    if state.riichi or rules.temp_furiten_on_yakuless_tile:
        return False
    if place is FuritenPlace.KAKAN and rules.min_han <= 1:
        return False  # R3.1-q: robbing a kan is a yaku
    return tile.kind in {yakuless.kind for yakuless in state.case.yakuless}


def _called_away(state: FuritenState, call: TheirCall, position: int) -> FuritenState:
    last = state.river[-1] if state.river else None
    if last is None or last.tile != call.tile or last.called_away:
        raise SituationError("not_last_discard", tile=call.tile, event=position)
    return state._replace(river=(*state.river[:-1], last._replace(called_away=True)))


def _own_turn(state: FuritenState, turn: OwnTurn, position: int) -> FuritenState:
    state = _drew(state, turn.drawn, position)
    hand = state.hand
    if isinstance(hand, Hand):
        hand = hand.draw(turn.drawn).discard(turn.discard)
    state = _discarded(state, OwnDiscard(turn.discard, riichi=turn.riichi))
    return _holding(state, hand)._replace(riichi=state.riichi or turn.riichi)


def _own_call(state: FuritenState, call: OwnCall) -> FuritenState:
    if state.case.rules.temp_furiten_end is TempFuritenEnd.OWN_TURN:  # R2.6.2-h, C6
        state = _turn_came(state)
    hand = state.hand
    if isinstance(hand, Hand):
        hand = _hand_after_call(hand, call)
    if call.discard is not None:
        state = _discarded(state, OwnDiscard(call.discard))
    return _holding(state, hand)


def _own_kan(state: FuritenState, kan: OwnKan, position: int) -> FuritenState:
    state = _drew(state, kan.drawn, position)
    hand = state.hand
    return _holding(
        state, declare_kan(hand, kan.drawn, kan.tile) if isinstance(hand, Hand) else hand
    )


def _drew(state: FuritenState, drawn: Tile, position: int) -> FuritenState:
    """The state after the player drew a tile and did not win; temporary furiten ends."""
    state = _turn_came(state)
    if not state.riichi:
        return state
    return _let_go(state, drawn, FuritenPlace.DRAW, position, None)  # R2.6.2-k


def _turn_came(state: FuritenState) -> FuritenState:
    return state._replace(passes=lifted(state.passes))


def lifted(passes: tuple[FuritenCause, ...]) -> tuple[FuritenCause, ...]:
    """The passed tiles once the player has had a turn; temporary furiten ends (R2.6.2-h).

    >>> lifted((passed(False, Tile.P5, FuritenPlace.DISCARD, 3, Source.TOIMEN),))[0].harmless
    <Harmless.TURN_CAME: 'turn_came'>
    """
    return tuple(map(_lifted, passes))


def _lifted(cause: FuritenCause) -> FuritenCause:
    if cause.kind is FuritenKind.RIICHI or cause.harmless is not None:
        return cause
    return cause._replace(harmless=Harmless.TURN_CAME)


def _discarded(state: FuritenState, discard: OwnDiscard) -> FuritenState:
    return state._replace(river=(*state.river, discard))


def _holding(state: FuritenState, hand: Hand | Tiles) -> FuritenState:
    return state._replace(hand=hand, waits=_waits(hand, state.case.rules))


def _hand_after_call(hand: Hand, call: OwnCall) -> Hand:
    rest = list(hand.concealed)
    for tile in (*call.using, *(() if call.discard is None else (call.discard,))):
        if tile not in rest:
            raise HandError("tile_not_in_hand", tile=tile, tiles=tuple(rest))
        rest.remove(tile)
    called = make_meld(call.kind, (call.tile, *call.using), call.tile, call.source)
    return make_hand(rest, (*hand.melds, called))
