"""Reading a position: the players' tiles, and from them everything else about the round."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from ....core.errors import NotationError, SituationError
from ....core.given import wind_named
from ....core.hand import Hand, check_copies
from ....core.melds import Meld, MeldKind
from ....core.seats import SEATS, Seat, seat_named, seat_of
from ....core.tiles import TILES, Tile, pack, parse_tiles, sort_tiles
from ....core.tileset import tile_difference
from ...equipment import RIICHI_STICK, tiles_in_play
from ...rules import RuleSet
from ...setup.wall import INDICATORS, LIVE_END, RINSHAN, STACKS_EACH, URA, Wall
from ..actions import ActionKind
from ..apply import indicator_timing, waits_of
from ..flow import follow
from ..kuikae import kuikae
from ..rig import act, at_places, filled, mixed
from ..state import AskedTile, Phase, Points, RoundState, SeatState
from .parts import PARTS
from .players import CALLS, PlayerPosition, player

Tiles = tuple[Tile, ...]
Parts = Mapping[str, str]

_ASKED_BY: Final = {MeldKind.KAKAN: ActionKind.KAKAN, MeldKind.ANKAN: ActionKind.ANKAN}


def position(text: str, rules: RuleSet | None = None, *, table: bool = False) -> RoundState:
    """The round at the moment that ``text`` describes, in the notation of this package.

    Raises NotationError for what cannot be read, SituationError for tiles or a turn that cannot
    be.

    >>> state = position("A: 123m456p789s11223z | B: 2255m34p / 9p | dora: 3s")
    >>> state.phase, state.live_left, [thrown.tile for thrown in state.seats[Seat.B].river]
    (<Phase.ACT: 'act'>, 68, [<9p>])
    """
    rules = RuleSet() if rules is None else rules
    parts = _parts(text)
    players = _filled_up([player(parts.get(str(seat), ""), seat) for seat in SEATS], parts, rules)
    state = follow(_at(_moment(players, parts), players, parts, rules, table))
    return act(state._replace(origin=state), parts.get("then", ""))


def _parts(text: str) -> Parts:
    """The parts of a position by name."""
    found: dict[str, str] = {}
    for part in filter(None, map(str.strip, re.split(r"[|\n]", text))):
        name, colon, said = map(str.strip, part.partition(":"))
        if not colon or name not in PARTS:
            raise NotationError("position_part", text=part, found=name, known=PARTS)
        if name in found:
            raise NotationError("position_twice", found=name)
        found[name] = said
    return found


def _numbers(parts: Parts, name: str, count: int) -> tuple[int, ...] | None:
    """The numbers of a part; None where it is left out."""
    if name not in parts:
        return None
    words = parts[name].split()
    if len(words) != count or not all(re.fullmatch(r"-?\d{1,9}", word) for word in words):
        raise NotationError("position_numbers", part=name, text=parts[name], count=count)
    return tuple(map(int, words))


def _number(parts: Parts, name: str) -> int | None:
    found = _numbers(parts, name, 1)
    return None if found is None else found[0]


# --- whose move it is


class _Moment(NamedTuple):
    """What the round waits for, and the last thing that was done."""

    seat: Seat
    """Who acts, draws, or has put down the tile that is open."""
    phase: Phase
    kan: Meld | None = None
    """The kan just declared that stands, and whose replacement tile is due or drawn."""


def _moment(players: list[PlayerPosition], parts: Parts) -> _Moment:
    """Whose turn it is, from the marks and from who holds an extra tile."""
    acting = [seat for seat in SEATS if players[seat].drawn is not None or players[seat].calls]
    marked = [seat for seat in SEATS if players[seat].just is not None]
    open_ = [seat for seat in SEATS if players[seat].open or players[seat].robbed]
    told = [seat_named(parts["turn"])] if "turn" in parts else []
    if len({*acting, *marked, *told}) + len(open_) > 1:
        turns = tuple(map(str, sorted({*acting, *marked, *told, *open_})))
        raise SituationError("position_turns", seats=turns)
    if open_:
        return _Moment(open_[0], Phase.CALL)
    seat = (*acting, *marked, *told, seat_named(parts.get("dealer", "A")))[0]
    just = players[seat].just
    kan = just if just is not None and just.is_quad else None
    return _Moment(seat, Phase.ACT if acting else Phase.DRAW, kan)


# --- the tiles


def _filled_up(players: list[PlayerPosition], parts: Parts, rules: RuleSet) -> list[PlayerPosition]:
    """The players with thirteen tiles each; unnamed tiles come from what is left."""
    named = [one for found in players for one in found.visible]
    for part in ("dora", "more dora", "ura", "wall", "last", "rinshan"):
        named += parse_tiles(parts.get(part, ""))
    check_copies(tuple(one for found in players for one in found.visible))
    rest = tile_difference(tiles_in_play(rules), named)
    if rest.missing:
        raise SituationError("too_many_tiles", tiles=rest.missing, count=len(rest.missing))
    left = list(mixed(rest.surplus))
    needed = sum(found.full - len(found.concealed) for found in players)
    if needed > len(left):
        raise SituationError("position_filling", needed=needed, left=len(left))
    return [
        found._replace(
            concealed=(
                *found.concealed,
                *(left.pop() for _ in range(found.full - len(found.concealed))),
            )
        )
        for found in players
    ]


class _Taken(NamedTuple):
    """What has left the wall."""

    kans: tuple[Seat, ...]
    """Who declared each kan that stands, the last one last."""
    replaced: int
    """Rinshan tiles drawn."""
    live: int
    """Tiles taken from the front."""


def _taken(moment: _Moment, players: list[PlayerPosition]) -> _Taken:
    kans = [
        seat
        for seat in (*SEATS[moment.seat + 1 :], *SEATS[: moment.seat + 1])
        for found in players[seat].melds
        if found.is_quad and found is not players[seat].robbed
    ]
    replaced = len(kans) - (moment.kan is not None and moment.phase is Phase.DRAW)
    live = sum(len(found.visible) for found in players) - replaced
    if live > LIVE_END - len(kans):
        raise SituationError("position_wall", found=live, most=LIVE_END - len(kans))
    return _Taken(tuple(kans), replaced, live)


def _wall(
    players: list[PlayerPosition], taken: _Taken, opened: int, parts: Parts, rules: RuleSet
) -> Wall:
    """The wall: the tiles that were taken first, then those to come."""
    seen = [one for found in players for one in found.visible]
    placed = dict(zip((*range(taken.live), *RINSHAN[: taken.replaced]), seen, strict=True))
    end = LIVE_END - len(taken.kans)
    last = parts.get("last", "")
    first_last = max(taken.live, end - len(parse_tiles(last)))
    for places, text in (
        (range(taken.live, LIVE_END), parts.get("wall", "")),
        (range(first_last, end), last),
        (RINSHAN[taken.replaced :], parts.get("rinshan", "")),
        (INDICATORS[:opened], parts.get("dora", "")),
        (INDICATORS[opened:], parts.get("more dora", "")),
        (URA, parts.get("ura", "")),
    ):
        placed |= at_places(places, text)
    dealer = seat_named(parts.get("dealer", "A"))
    match parts.get("break", f"{dealer} 0").split():
        case [name, right] if right.isdecimal() and int(right) < STACKS_EACH:
            return Wall(filled(placed, rules), dealer, seat_named(name), int(right))
    raise NotationError("position_break", text=parts["break"])


# --- the round


def _at(
    moment: _Moment, players: list[PlayerPosition], parts: Parts, rules: RuleSet, table: bool
) -> RoundState:
    """The round before anybody has answered an open tile."""
    taken = _taken(moment, players)
    opened, opening, due = _indicators(moment, players, parts, rules)
    wall = _wall(players, taken, opened, parts, rules)
    riichi = sum(found.deposited for found in players)
    sticks = _number(parts, "sticks")
    deposits = riichi if sticks is None else sticks
    if deposits < riichi:
        raise SituationError("position_sticks", found=deposits, riichi=riichi)
    points = tuple(rules.start_points - RIICHI_STICK * found.deposited for found in players)
    acting, last = players[moment.seat], moment.kan
    state = RoundState(
        rules=rules,
        wall=wall,
        dealer=wall.dealer,
        round_wind=wind_named("round", parts.get("round", "E")),
        honba=_number(parts, "honba") or 0,
        deposits=deposits,
        points=_of_four(_numbers(parts, "points", 4) or points),
        seats=tuple(_seat(found, rules) for found in players),  # type: ignore[arg-type]
        turn=moment.seat,
        phase=moment.phase,
        taken=taken.live,
        kans=taken.kans,
        opened=opened,
        opening=opening,
        due=due,
        replacing=last is not None,
        drawn_before=acting.drew,
        called=not _is_first_turn(moment, players, wall.dealer),
        barred=_barred(acting.just),
        asked=_open_tile(moment, acting),
        deposits_before=deposits - riichi,
        wins_in_row=_of_four(_numbers(parts, "wins", 4) or (0, 0, 0, 0)),
        table=table,
    )
    if state.phase is Phase.DRAW and last is None and not state.live_left:
        return state._replace(phase=Phase.SHOW, turn=state.dealer)
    return state


def _of_four(numbers: tuple[int, ...]) -> Points:
    a, b, c, d = numbers
    return a, b, c, d


def _seat(found: PlayerPosition, rules: RuleSet) -> SeatState:
    held = found.concealed if found.drawn is None else (*found.concealed, found.drawn)
    concealed = sort_tiles(found.concealed)
    return SeatState(
        hand=Hand(concealed, found.melds, found.drawn),
        packed=pack(held),
        waits=waits_of(pack(concealed), found.melds, len(concealed), rules),
        river=found.river,
        passes=found.passes,
        riichi=found.riichi,
        deposited=found.deposited,
        double=found.double,
        open=found.shown,
        liabilities=found.liabilities,
        ippatsu="ippatsu" in found.flags,
        dead="dead" in found.flags,
        released="released" in found.flags,
    )


def _is_first_turn(moment: _Moment, players: list[PlayerPosition], dealer: Seat) -> bool:
    """Whether this is the first go-around, without an interruption so far.

    A kan that may be robbed has not interrupted it yet.
    """
    if any(found.melds != (found.robbed,) * len(found.melds) for found in players):
        return False
    turns = (moment.seat - dealer) % len(SEATS) + players[moment.seat].open
    rivers = [len(players[(dealer + turn) % len(SEATS)].river) for turn in range(len(SEATS))]
    return rivers == [1] * turns + [0] * (len(SEATS) - turns)


def _barred(just: Meld | None) -> Tiles:
    """The kinds that are kuikae after the latest call."""
    if just is None or just.called is None or just.kind not in CALLS:
        return ()
    using = list(just.tiles)
    using.remove(just.called)
    left = kuikae(just.called, tuple(using))
    return left.genbutsu + left.suji


def _open_tile(moment: _Moment, found: PlayerPosition) -> AskedTile | None:
    """The last tile put down: the open discard, a kan's tile, or the one just called."""
    seat, just, kan = moment.seat, found.just, found.robbed
    if just is not None and just.called and just.source and found.drawn is None:
        return AskedTile(seat_of(seat, just.source), just.called, ActionKind.DISCARD, position=-1)
    if moment.phase is not Phase.CALL:
        return None
    if kan is None:
        return AskedTile(seat, found.river[-1].tile, ActionKind.DISCARD, position=-1)
    tile = kan.tiles[-1] if kan.kind is MeldKind.KAKAN else TILES[kan.first]
    return AskedTile(seat, tile, _ASKED_BY[kan.kind], position=-1)


def _indicators(
    moment: _Moment, players: list[PlayerPosition], parts: Parts, rules: RuleSet
) -> tuple[int, int, int]:
    """How many indicators are open, how many open with the rinshan draw, and how many later."""
    kans = [
        one.kind
        for found in players
        for one in found.melds
        if one.is_quad and one is not found.robbed
    ]
    most = 1 + sum(any(indicator_timing(kind, rules)) for kind in kans)
    _, opening, later = indicator_timing(moment.kan.kind, rules) if moment.kan else (0, 0, 0)
    opening = opening if moment.phase is Phase.DRAW else 0
    opened = len(parse_tiles(parts.get("dora", ""))) or most - opening - later
    if opened > most:
        raise SituationError("position_dora", found=opened, most=most)
    opening = min(opening, most - opened)
    return opened, opening, most - opened - opening
