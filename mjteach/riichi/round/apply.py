"""What each action of a player's own turn does to a round; the checks have allowed it."""

from __future__ import annotations

from bisect import insort

from ...core.hand import Hand
from ...core.melds import Meld, MeldKind, Source, make_meld
from ...core.seats import FROM, Seat
from ...core.tiles import KIND, TABLE_ORDER, UNIT, Packed, Tile, sort_tiles
from ...core.waits import packed_waits
from ..aborts import Abort, is_fifth_kan, is_played, is_suukaikan, is_suukaikan_due
from ..furiten.events import OwnDiscard
from ..furiten.state import FuritenCause, FuritenPlace, lifted, passed
from ..rules import KanDoraOrder, KanDoraTiming, RuleSet, TempFuritenEnd
from ..setup.wall import RINSHAN
from .actions import Action, ActionKind
from .kuikae import kuikae
from .liability import lasting, liabilities_after
from .settle import aborted, won_by_tsumo
from .state import AskedTile, Phase, RoundState, Seats, SeatState, drawn_in_turn, with_seat

Tiles = tuple[Tile, ...]

_KAKAN, _PON = MeldKind.KAKAN, MeldKind.PON
_MELD_OF = {
    ActionKind.CHI: MeldKind.CHI,
    ActionKind.PON: MeldKind.PON,
    ActionKind.DAIMINKAN: MeldKind.DAIMINKAN,
}


# --- drawing


def draw(state: RoundState, action: Action) -> RoundState:
    """The next tile of the wall, or a rinshan tile (R2.5-a, R2.3.2-b); temporary furiten ends."""
    seat, own = action.seat, state.seats[action.seat]
    taken = state.taken
    if state.replacing:
        tile = state.wall.tiles[RINSHAN[len(state.kans) - 1]]
    else:
        tile = state.wall.tiles[taken]
        taken += 1
    concealed, melds, drawn = own.hand
    if drawn is not None:  # a second draw, which is an offence (R5.3-e)
        concealed = sort_tiles((*concealed, drawn))
        own = own._replace(waits=())
    own = own._replace(
        hand=Hand(concealed, melds, tile),
        packed=own.packed + UNIT[tile],
        passes=lifted(own.passes) if own.passes else (),
    )
    return state._replace(
        seats=with_seat(state.seats, seat, own),
        phase=Phase.ACT,
        taken=taken,
        opened=state.opened + state.opening,
        opening=0,
        asked=None,
        overruled=(),
        history=(*state.history, action),
    )


# --- discarding


def discard(state: RoundState, action: Action) -> RoundState:
    """The tile in the river, where the others may answer it."""
    own = _discarded(state, action, riichi=False)
    return _asking(state, action, own)


def riichi(state: RoundState, action: Action) -> RoundState:
    """The discard, laid sideways; the stick is paid when the tile passes (R2.6.3-b, R2.6.3-g)."""
    first = not state.seats[action.seat].river and not state.called
    own = _discarded(state, action, riichi=True)
    shown = action.kind is ActionKind.OPEN_RIICHI
    return _asking(state, action, own._replace(riichi=True, double=first, open=shown))


def _discarded(state: RoundState, action: Action, *, riichi: bool) -> SeatState:
    own = state.seats[action.seat]
    concealed, melds, drawn = own.hand
    tile = action.tile
    assert tile is not None
    packed, waits = own.packed - UNIT[tile], own.waits
    if not action.drawn:
        concealed = _exchanged(concealed, tile, drawn)
        waits = waits_of(packed, melds, len(concealed), state.rules)
    thrown = OwnDiscard(tile, False, riichi, action.drawn, own.riichi and lies_in_place(own.river))
    return own._replace(
        hand=Hand(concealed, melds),
        packed=packed,
        waits=waits,
        river=(*own.river, thrown),
        passes=_passed_own_win(state, own, drawn) if own.riichi else own.passes,
        ippatsu=False,
        liabilities=lasting(own.liabilities) if own.liabilities else (),
    )


def _exchanged(concealed: Tiles, tile: Tile, drawn: Tile | None) -> Tiles:
    """Sorted tiles without one of them, and with the drawn one."""
    rest = list(concealed)
    rest.remove(tile)
    if drawn is not None:
        insort(rest, drawn, key=TABLE_ORDER.__getitem__)
    return tuple(rest)


def lies_in_place(river: tuple[OwnDiscard, ...]) -> bool:
    """Whether the next discard lies sideways because the one that should was called (R2.6.3-u)."""
    sideways = [thrown for thrown in river if thrown.riichi or thrown.sideways]
    return bool(sideways) and sideways[-1].called_away


def _passed_own_win(
    state: RoundState, own: SeatState, drawn: Tile | None
) -> tuple[FuritenCause, ...]:
    """The passed tiles after not winning on a drawn tile in riichi (R2.6.2-k)."""
    if drawn is None or KIND[drawn] not in own.waits:
        return own.passes
    position = len(state.history) - 1  # the draw
    return (*own.passes, passed(True, drawn, FuritenPlace.DRAW, position, None))


def _asking(state: RoundState, action: Action, own: SeatState) -> RoundState:
    assert action.tile is not None
    return state._replace(
        seats=with_seat(state.seats, action.seat, own),
        phase=Phase.CALL,
        opened=state.opened + state.due,  # R2.4-f, R2.4-k: before anybody can win on the tile
        due=0,
        replacing=False,
        drawn_before=(),
        barred=(),
        asked=AskedTile(action.seat, action.tile, ActionKind.DISCARD, position=len(state.history)),
        overruled=(),
        history=(*state.history, action),
    )


# --- winning and ending


def tsumo(state: RoundState, action: Action) -> RoundState:
    """The round won (R2.8.2-a)."""
    return won_by_tsumo(state._replace(history=(*state.history, action)), action.seat)


def kyuushu_kyuuhai(state: RoundState, action: Action) -> RoundState:
    """The round broken off for nine kinds of terminals and honours (R2.9-p)."""
    return aborted(state._replace(history=(*state.history, action)), Abort.KYUUSHU_KYUUHAI)


# --- kans


def ankan(state: RoundState, action: Action) -> RoundState:
    """The four tiles on the table; others may rob it where the rules let kokushi (R3.1-s)."""
    own = state.seats[action.seat]
    meld = make_meld(MeldKind.ANKAN, action.using)
    return _kan_declared(state, action, own, (*own.hand.melds, meld), action.using)


def kakan(state: RoundState, action: Action) -> RoundState:
    """The tile on the open triplet; others may rob it (R2.7.2.2-e)."""
    own, tile = state.seats[action.seat], action.tile
    assert tile is not None
    melds = tuple(
        make_meld(_KAKAN, (*meld.tiles, tile), meld.called, meld.source)
        if meld.kind is _PON and meld.first == KIND[tile]
        else meld
        for meld in own.hand.melds
    )
    return _kan_declared(state, action, own, melds, (tile,))


def _kan_declared(
    state: RoundState, action: Action, own: SeatState, melds: tuple[Meld, ...], used: Tiles
) -> RoundState:
    state = state._replace(history=(*state.history, action))
    if ends_at_once(state, action.seat):
        return aborted(state, _abort_of(state))
    assert action.tile is not None
    changed = without(own, used, melds, state.rules)
    changed = changed._replace(liabilities=lasting(own.liabilities))  # R2.8.3-i
    return state._replace(
        seats=with_seat(state.seats, action.seat, changed),
        phase=Phase.CALL,
        opened=state.opened + state.due,  # those of earlier kans
        due=0,
        drawn_before=drawn_in_turn(state),
        asked=AskedTile(action.seat, action.tile, action.kind, position=len(state.history) - 1),
        overruled=(),
    )


def ends_at_once(state: RoundState, seat: Seat) -> bool:
    """Whether a kan declared now draws the hand by being declared (R2.7.2-d, R2.9-r)."""
    return is_fifth_kan(state.kans) or (
        is_played(Abort.SUUKAIKAN, state.rules)
        and is_suukaikan((*state.kans, seat))
        and is_suukaikan_due(state.rules, discarded=False)
    )


def _abort_of(state: RoundState) -> Abort:
    return Abort.FIFTH_KAN if is_fifth_kan(state.kans) else Abort.SUUKAIKAN


def without(own: SeatState, used: Tiles, melds: tuple[Meld, ...], rules: RuleSet) -> SeatState:
    """A player's tiles after a set was laid down, the drawn tile sorted in."""
    concealed, _, drawn = own.hand
    rest = list(concealed if drawn is None else (*concealed, drawn))
    packed = own.packed
    for tile in used:
        rest.remove(tile)
        packed -= UNIT[tile]
    waits = waits_of(packed, melds, len(rest), rules)
    return own._replace(hand=Hand(sort_tiles(rest), melds), packed=packed, waits=waits)


def waits_of(packed: Packed, melds: tuple[Meld, ...], concealed: int, rules: RuleSet) -> Tiles:
    """The winning tiles of a hand between turns; a hand with another number of tiles has none."""
    if concealed % 3 != 1:
        return ()
    return packed_waits(packed, melds, rules.chiitoitsu_four_of_a_kind)


def kan_stands(state: RoundState, kind: MeldKind, seat: Seat) -> RoundState:
    """The round after a kan that nobody robbed: its indicator, then a rinshan tile (R2.7.2-b)."""
    at_once, with_draw, later = indicator_timing(kind, state.rules)
    return state._replace(
        seats=without_ippatsu(state.seats),
        turn=seat,
        phase=Phase.DRAW,
        kans=(*state.kans, seat),
        opened=state.opened + at_once,
        opening=with_draw,
        due=state.due + later,
        replacing=True,
        called=True,
    )


def indicator_timing(kind: MeldKind, rules: RuleSet) -> tuple[int, int, int]:
    """When a kan's indicator opens: at once, with the rinshan draw, after the discard (R2.4-f).

    One that waits for the discard opens with the next kan, if that comes first.
    """
    concealed = kind is MeldKind.ANKAN
    timing = rules.kan_dora_timing_concealed if concealed else rules.kan_dora_timing_open
    if not rules.kan_dora or timing is KanDoraTiming.NOT_USED:
        return 0, 0, 0
    if timing is KanDoraTiming.AFTER_DISCARD:
        return 0, 0, 1
    return (1, 0, 0) if rules.kan_dora_order is KanDoraOrder.FLIP_THEN_DRAW else (0, 1, 0)


def without_ippatsu(seats: Seats) -> Seats:
    """The seats once a call or kan has ended ippatsu for everybody (R3.1-j)."""
    if not any(own.ippatsu for own in seats):
        return seats
    a, b, c, d = (own._replace(ippatsu=False) if own.ippatsu else own for own in seats)
    return a, b, c, d


# --- calls


def call(state: RoundState, action: Action) -> RoundState:
    """The round after a chi, pon or daiminkan that nobody overruled (R2.7-g)."""
    asked, seat = state.asked, action.seat
    assert asked is not None
    own = state.seats[seat]
    kind = _MELD_OF[action.kind]
    source = FROM[seat][asked.seat]
    assert isinstance(source, Source)
    if kind is MeldKind.DAIMINKAN and ends_at_once(state, seat):
        return aborted(state, _abort_of(state))
    melds = (*own.hand.melds, make_meld(kind, (asked.tile, *action.using), asked.tile, source))
    liable = liabilities_after(state, seat, melds, asked.seat)
    own = without(own, action.using, melds, state.rules)
    if state.rules.temp_furiten_end is TempFuritenEnd.OWN_TURN:  # R2.6.2-h, C6
        own = own._replace(passes=lifted(own.passes))
    state = state._replace(seats=with_seat(state.seats, seat, own._replace(liabilities=liable)))
    state = _called_away(state, asked.seat)
    if kind is MeldKind.DAIMINKAN:
        return kan_stands(state, kind, seat)
    left = kuikae(asked.tile, action.using)
    return state._replace(
        seats=without_ippatsu(state.seats),
        turn=seat,
        phase=Phase.ACT,
        called=True,
        barred=left.genbutsu + left.suji,
    )


def _called_away(state: RoundState, seat: Seat) -> RoundState:
    own = state.seats[seat]
    river = (*own.river[:-1], own.river[-1]._replace(called_away=True))
    return state._replace(seats=with_seat(state.seats, seat, own._replace(river=river)))
