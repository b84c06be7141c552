"""Writing a position: everything that later play can depend on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ....core.errors import SituationError
from ....core.melds import Meld, MeldKind
from ....core.seats import SEATS, Seat, seat_of
from ....core.tiles import KIND, Tile, format_tiles
from ...furiten.events import OwnDiscard
from ...furiten.state import FuritenCause, FuritenPlace
from ...setup.wall import INDICATORS, LIVE_END, RINSHAN, URA
from ..actions import ActionKind
from ..apply import indicator_timing
from ..rig import written
from ..state import AskedTile, Phase, RoundState
from .parts import CALLED_AWAY, DRAWN, FLAGS, JUST, OPEN, RIICHI

_KAN_OF: Final = {ActionKind.KAKAN: MeldKind.KAKAN, ActionKind.ANKAN: MeldKind.ANKAN}


def position_text(state: RoundState) -> str:
    """The position of a round in the notation of this package, with the wall.

    What was done before is not in it. Raises SituationError for a round that is over, and for one
    with an offence that is not settled.

    >>> from ..rig import deal
    >>> from .read import position
    >>> state = deal(["123m456p789s1122z"], "1z", "A -")
    >>> print(position_text(state).splitlines()[0])
    A: 123m456p789s1122z / 1z'?
    >>> position_text(position(position_text(state))) == position_text(state)
    True
    """
    _check(state)
    state = before_answers(state)
    parts = {str(seat): _player(state, seat) for seat in SEATS} | dict(_others(state))
    return "\n".join(f"{name}: {said}" for name, said in parts.items() if said)


_UNSEEN: Final = frozenset({"more dora", "ura", "wall", "rinshan", "break", "then"})


def seen_parts(state: RoundState, *seats: Seat) -> dict[str, str]:
    """The parts of a position by name, without what some seats cannot see or what bars nothing.

    Read again, the tiles that none of them sees lie anywhere. Raises SituationError as
    :func:`position_text` does.

    >>> from ..rig import deal
    >>> seen_parts(deal(["123m456p789s1122z"], "1z", "A -"), Seat.B)["A"]
    "/ 1z'?"
    """
    _check(state)
    state = before_answers(state)
    players = {str(each): _player(state, each, seats) for each in SEATS}
    others = {name: said for name, said in _others(state) if name not in _UNSEEN}
    shown = ", ".join(f"{done.seat} {written(done)}" for done in state.shown)
    parts = players | others | {"then": shown}
    return {name: said for name, said in parts.items() if said}


def _check(state: RoundState) -> None:
    """Raise SituationError for a round that has no position."""
    if state.phase is Phase.OVER or state.breaches:
        word = "over" if state.phase is Phase.OVER else "offences"
        raise SituationError("position_unwritten", why=word)


def before_answers(state: RoundState) -> RoundState:
    """The round before a kan stood that nobody robbed; answering it again makes it stand."""
    asked = state.asked
    if state.phase is not Phase.DRAW or asked is None or asked.by not in _KAN_OF:
        return state
    at_once, _, _ = indicator_timing(_KAN_OF[asked.by], state.rules)
    return state._replace(
        kans=state.kans[:-1], opened=state.opened - at_once, replacing=False, turn=asked.seat
    )


def _open_of(state: RoundState) -> AskedTile | None:
    """The tile that is open, or was until nobody answered; not one that was called."""
    if state.phase is Phase.ACT or state.replacing:
        return None
    return state.asked


# --- a player


def _player(state: RoundState, seat: Seat, viewers: tuple[Seat, ...] = ()) -> str:
    """A player's part; with viewers no more than these see."""
    own = state.seats[seat]
    seen = not viewers or seat in viewers
    asked = _open_of(state)
    robbed = asked is not None and asked.seat is seat and asked.by in _KAN_OF
    open_ = asked is not None and asked.seat is seat and not robbed
    just = _just(state) if seat is state.turn else None
    held = format_tiles(own.hand.concealed) if seen else ""
    held += f" {own.hand.drawn}" if seen and own.hand.drawn is not None else ""
    sets = [
        f"{meld}{JUST if meld is just else OPEN if robbed and _is_asked(meld, asked) else ''}"
        for meld in own.hand.melds
    ]
    river = [_thrown(thrown) for thrown in own.river]
    known = ", ".join(_known(state, seat, viewers))
    text = f"{' + '.join([held, *sets]).strip()} / {' '.join(river)}{OPEN * open_} / {known}"
    return text.rstrip(" /").strip()


def _just(state: RoundState) -> Meld | None:
    """The set that was just called or declared and stands, by the player whose turn it is."""
    melds = state.seats[state.turn].hand.melds
    if state.replacing:
        return [meld for meld in melds if meld.is_quad][-1]
    return melds[-1] if state.phase is Phase.ACT and state.drawn is None else None


def _is_asked(meld: Meld, asked: AskedTile | None) -> bool:
    if asked is None:
        return False
    return meld.kind is _KAN_OF[asked.by] and meld.first == KIND[asked.tile]


def _thrown(thrown: OwnDiscard) -> str:
    marks = (
        (DRAWN, thrown.drawn),
        (RIICHI, thrown.riichi),
        (CALLED_AWAY, thrown.called_away),
    )
    return str(thrown.tile) + "".join(mark for mark, holds in marks if holds)


def _known(state: RoundState, seat: Seat, viewers: tuple[Seat, ...]) -> Iterator[str]:
    own = state.seats[seat]
    how = [word for word, holds in (("double", own.double), ("open", own.open)) if holds]
    if own.deposited:
        yield " ".join([*how, "riichi"])
    elif how:
        yield " ".join(["declared", *how])
    for flag in FLAGS:
        if getattr(own, flag):
            yield flag
    for cause in own.passes:
        is_told = not viewers or (seat in viewers and cause.harmless is None)
        if is_told and not _is_repeated(state, cause):
            yield _let_go(cause, seat)
    for yaku, liable in own.liabilities:
        yield f"pao {yaku} {liable}"
    if (not viewers or seat in viewers) and seat is state.turn and state.drawn_before:
        yield f"drew {format_tiles(state.drawn_before)}"


def _is_repeated(state: RoundState, cause: FuritenCause) -> bool:
    """Whether a passed tile is still written as open, so that it is passed again."""
    asked = _open_of(state)
    return asked is not None and cause.position == asked.position


def _let_go(cause: FuritenCause, seat: Seat) -> str:
    words = [f"passed {cause.tile}"]
    if cause.by is None:
        words.append("drawn")
    else:
        words.append("kan of" if cause.place is FuritenPlace.KAKAN else "from")
        words.append(str(seat_of(seat, cause.by)))
    if cause.harmless is not None:
        words.append(cause.harmless)
    return " ".join(words)


# --- the rest


def _others(state: RoundState) -> Iterator[tuple[str, str]]:
    """The other parts; one that has its default may be empty."""
    tiles, wall = state.wall.tiles, state.wall
    replaced = len(state.kans) - (state.replacing and state.phase is Phase.DRAW)
    yield "dealer", str(state.dealer)
    yield "round", "ESWN"[state.round_wind - Tile.EAST]
    yield "honba", str(state.honba)
    yield "sticks", str(state.deposits)
    yield "points", " ".join(map(str, state.points))
    yield "wins", " ".join(map(str, state.wins_in_row)) if any(state.wins_in_row) else ""
    if state.phase is Phase.DRAW and _open_of(state) is None:
        yield "turn", str(state.turn)
    for name, places in (
        ("dora", INDICATORS[: state.opened]),
        ("more dora", INDICATORS[state.opened :]),
        ("ura", URA),
        ("wall", range(state.taken, LIVE_END)),
        ("rinshan", RINSHAN[replaced:]),
    ):
        yield name, format_tiles(tiles[place] for place in places)
    yield "break", f"{wall.broken} {wall.right}"
    answers = state.asked.answers if state.asked and _open_of(state) else ()
    yield "then", ", ".join(f"{done.seat} {written(done)}" for done in (*answers, *state.shown))
