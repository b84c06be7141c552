"""Writing mjai events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from ...core.seats import SEATS, Seat, seat_wind
from ...core.tiles import Tile, sort_tiles
from ...riichi.equipment import RIICHI_STICK
from ...riichi.match.result import Points
from ...riichi.round.actions import CALLS, Action, ActionKind
from ...riichi.rules import RedFives
from ..events import RecordedDraw, RecordedGame, RecordedRound, RecordedWin
from ..moves import hands_dealt, indicators, moves, pays_riichi
from ..notation import MJAI
from ..yaku_words import YAKU_WORDS

Event = dict[str, object]
Tiles = tuple[Tile, ...]
_Pons = dict[tuple[Seat, Tile], Tiles]

_WIND_NAMES: Final = ("east", "south", "west", "north")
_NAME: Final = {row.id: row.name for row in reversed(YAKU_WORDS)}


def write_game(game: RecordedGame) -> Iterator[Event]:
    """The events of a game; ``start_game`` and ``end_game`` around its rounds.

    >>> from ...riichi.rules import RuleSet
    >>> [event["type"] for event in write_game(RecordedGame(RuleSet()))]
    ['start_game', 'end_game']
    """
    names = game.names or ("", "", "", "")
    has_red_fives = game.rules.red_fives is not RedFives.NONE
    yield {"type": "start_game", "names": list(names), "aka_flag": has_red_fives}
    for recorded in game.rounds:
        yield from write_round(recorded)
    final = game.final or (game.rounds[-1].after if game.rounds else None)
    yield {"type": "end_game"} | ({"scores": list(final)} if final else {})


def write_round(recorded: RecordedRound) -> Iterator[Event]:
    """The events of one round, as far as it goes; ``end_kyoku`` where it is finished.

    >>> from ..mjai import read_game
    >>> from ..samples import SHORT_ROUND
    >>> read = read_game(SHORT_ROUND).rounds[0]
    >>> [*write_round(read)][0] == SHORT_ROUND[0]
    True
    """
    yield _start(recorded)
    points = recorded.points
    pons: _Pons = {}
    previous: Action | None = None
    wins = iter(recorded.wins)
    for place, action in enumerate(moves(recorded)):
        yield from _turned(recorded, place)
        if action.kind in (ActionKind.RON, ActionKind.TSUMO):
            win = next(wins)
            points = _added(points, win.changes)
            yield _hora(recorded, win, points)
            continue
        yield from _events(action, previous, pons)
        if _is_accepted(recorded, place):
            points = _added(points, _stick(action.seat))
            yield _accepted(action.seat, points)
        previous = action
    yield from _turned(recorded, len(recorded.actions))
    if recorded.draw is not None:
        yield _ryukyoku(recorded.draw, _added(points, recorded.draw.changes))
    if recorded.is_finished:
        yield {"type": "end_kyoku"}


def _turned(recorded: RecordedRound, place: int) -> Iterator[Event]:
    """The kan indicators that turn after this many actions."""
    for indicator, after in zip(indicators(recorded)[1:], recorded.turned, strict=True):
        if after == place:
            yield {"type": "dora", "dora_marker": MJAI[indicator]}


def _start(recorded: RecordedRound) -> Event:
    return {
        "type": "start_kyoku",
        "bakaze": MJAI[recorded.round_wind],
        "kyoku": recorded.dealer + 1,
        "honba": recorded.honba,
        "kyotaku": recorded.deposits,
        "oya": int(recorded.dealer),
        "dora_marker": MJAI[indicators(recorded)[0]],
        "scores": list(recorded.points),
        "tehais": [_codes(sort_tiles(hand)) for hand in hands_dealt(recorded)],
    }


def _codes(tiles: Iterable[Tile]) -> list[str]:
    return [MJAI[tile] for tile in tiles]


def _events(action: Action, previous: Action | None, pons: _Pons) -> Iterator[Event]:
    """The event or events of an action that is no win; remembers every pon."""
    kind, actor, tile, using, drawn = action[:5]
    event: Event = {"type": kind.value, "actor": int(actor)}
    if kind is ActionKind.ANKAN:
        yield event | {"consumed": _codes(using)}
        return
    if tile is None:
        return  # the reason of an abortive draw says it
    event["pai"] = MJAI[tile]
    if kind is ActionKind.DRAW:
        yield event | {"type": "tsumo"}
    elif kind is ActionKind.KAKAN:
        yield event | {"consumed": _codes(pons.get((actor, tile.kind), ()))}
    elif kind in CALLS:
        if kind is ActionKind.PON:
            pons[actor, tile.kind] = sort_tiles((*using, tile))
        target = int(previous.seat) if previous else 0
        yield event | {"target": target, "consumed": _codes(using)}
    else:
        if kind is ActionKind.RIICHI:
            yield {"type": "reach", "actor": int(actor)}
        yield event | {"type": "dahai", "tsumogiri": drawn}


def _hora(recorded: RecordedRound, win: RecordedWin, points: Points) -> Event:
    event: Event = {
        "type": "hora",
        "actor": int(win.seat),
        "target": int(win.by),
        "pai": MJAI[win.tile],
        "ura_markers": _codes(win.ura),
        "yaku": _yaku(recorded, win),
        "han": win.han,
        "yakuman": win.yakuman,
        "fu": win.fu,
        "points": win.value,
    }
    if win.changes is not None:
        event |= {"deltas": list(win.changes), "scores": list(points)}
    return event | ({} if win.liable is None else {"pao": int(win.liable)})


def _yaku(recorded: RecordedRound, win: RecordedWin) -> list[list[object]]:
    """Each yaku with its han; those of winds name the wind."""
    winds = {
        "yakuhai_jikaze": ("seat_wind", seat_wind(win.seat, recorded.dealer)),
        "yakuhai_bakaze": ("round_wind", recorded.round_wind),
    }
    rows: list[list[object]] = []
    for item in win.yaku:
        name = _NAME.get(item.id, item.id)
        if item.id in winds:
            place, wind = winds[item.id]
            name = f"{place}_{_WIND_NAMES[wind.rank - 1]}"
        rows.append([name, "yakuman" if item.han is None else item.han])
    return rows


def _ryukyoku(draw: RecordedDraw, points: Points) -> Event:
    event: Event = {"type": "ryukyoku"}
    if draw.reason is not None:
        event["reason"] = draw.reason.value
    if draw.changes is not None:
        event |= {"deltas": list(draw.changes), "scores": list(points)}
    if draw.tenpai is not None:
        event["tenpai"] = [seat in draw.tenpai for seat in SEATS]
    return event


def _is_accepted(recorded: RecordedRound, place: int) -> bool:
    """Whether the action at a place is a riichi that took effect."""
    if recorded.actions[place].kind is not ActionKind.RIICHI:
        return False
    return pays_riichi(recorded.actions, place, finished=recorded.is_finished)


def _accepted(seat: Seat, points: Points) -> Event:
    return {
        "type": "reach_accepted",
        "actor": int(seat),
        "deltas": list(_stick(seat)),
        "scores": list(points),
    }


def _stick(seat: Seat) -> Points:
    a, b, c, d = (-RIICHI_STICK if other is seat else 0 for other in SEATS)
    return a, b, c, d


def _added(points: Points, changes: Points | None) -> Points:
    if changes is None:
        return points
    a, b, c, d = (old + new for old, new in zip(points, changes, strict=True))
    return a, b, c, d
