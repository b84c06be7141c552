"""The fields of an mjai event as values of this engine.

Two forms of ``hora`` are read: that of the first mjai server (``yakus``, ``fan``, ``hora_points``,
``uradora_markers``) and the later one (``yaku``, ``han``, ``points``, ``ura_markers``); the
indicators also as ``uradora_marker`` or ``ura_marker``, alone or in a list.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import Final

from ...core.errors import RecordError
from ...core.seats import SEATS, Seat
from ...core.tiles import WINDS, Tile, sort_tiles
from ...riichi.equipment import RIICHI_STICK
from ...riichi.match.result import Points
from ...riichi.round.actions import ActionKind
from .. import fields
from ..build import RoundBuilder
from ..events import DrawReason, RecordedWin, RecordedYaku
from ..fields import Fields
from ..limits import MOST_POINTS, shown
from ..notation import MJAI, from_mjai, several_from_mjai
from ..yaku_words import OUR_ID

WIND_OF: Final = {MJAI[wind]: wind for wind in WINDS}

REASONS: Final[Mapping[str, DrawReason]] = {
    **{reason.value: reason for reason in DrawReason},
    "fanpai": DrawReason.EXHAUSTIVE,
    "nagashimangan": DrawReason.NAGASHI_MANGAN,
    "kyushukyuhai": DrawReason.KYUUSHU_KYUUHAI,
    "sufonrenda": DrawReason.SUUFON_RENDA,
    "suchareach": DrawReason.SUUCHA_RIICHI,
    "sukaikan": DrawReason.SUUKAIKAN,
    "suukan_sanra": DrawReason.SUUKAIKAN,
    "sanchaho": DrawReason.SANCHAHOU,
}
"""Our words for draws, and those of other writers."""

CALLS: Final = {
    "chi": (ActionKind.CHI, 2),
    "pon": (ActionKind.PON, 2),
    "daiminkan": (ActionKind.DAIMINKAN, 3),
}
"""What each call is, and with how many own tiles."""

YAKUMAN: Final = ("yakuman", 100)
"""What stands for the han of a yakuman."""


def seat(event: Fields, name: str) -> Seat:
    """The seat called ``name``.

    >>> seat({"actor": 1}, "actor")
    <B>
    """
    return fields.seat(fields.field(event, name), name)


def dealer(event: Fields) -> Seat:
    """The dealer, who may also be named by the number of the round.

    >>> dealer({"oya": 1, "kyoku": 2})
    <B>
    """
    found = seat(event, "oya")
    if "kyoku" in event:
        counted = SEATS[fields.number(event["kyoku"], "kyoku", 1, len(SEATS)) - 1]
        if counted is not found:
            raise RecordError("other_dealer", seat=str(counted))
    return found


def hands(event: Fields) -> list[tuple[Tile, ...]]:
    """The hands that are dealt; raises RecordError for those of three players.

    >>> hands({"tehais": [["1m"], ["2m"], ["3m"], ["4m"]]})[3]
    (<4m>,)
    """
    given = fields.field(event, "tehais")
    if isinstance(given, list) and (len(given) == len(SEATS) - 1 or given[3:] == [[]]):
        raise RecordError("three_players")
    return [several_from_mjai(hand, "tehais") for hand in fields.items(given, "tehais", len(SEATS))]


def check_sticks(event: Fields, start: Points, player: Seat, accepted: Set[Seat]) -> None:
    """Raise RecordError where an accepted riichi moves other points than its stick.

    ``start`` are the points at the start of the round, ``accepted`` all who paid a stick so far.

    >>> check_sticks({"deltas": [-1000, 0, 0, 0]}, (25000,) * 4, Seat.A, {Seat.A})
    """
    told = {
        "deltas": tuple(-RIICHI_STICK * (seat is player) for seat in SEATS),
        "scores": tuple(start[seat] - RIICHI_STICK * (seat in accepted) for seat in SEATS),
    }
    for name, wanted in told.items():
        found = points(event, name)
        if found is not None and found != wanted:
            what = "changes" if name == "deltas" else "points"
            raise RecordError("other_result", what=what, found=found, played=wanted)


def tile(event: Fields, name: str) -> Tile:
    """The tile called ``name``.

    >>> tile({"pai": "5sr"}, "pai")
    <0s>
    """
    return from_mjai(fields.field(event, name), name)


def consumed(event: Fields, count: int) -> tuple[Tile, ...]:
    """The own tiles of a call, in table order as the machine has them.

    >>> consumed({"consumed": ["5m", "5mr"]}, 2)
    (<0m>, <5m>)
    """
    return sort_tiles(several_from_mjai(fields.field(event, "consumed"), "consumed", count))


def points(event: Fields, name: str) -> Points | None:
    """Four numbers, where they are given.

    >>> points({"deltas": [0, 1000, 0, -1000]}, "deltas")
    (0, 1000, 0, -1000)
    """
    return None if event.get(name) is None else fields.points(event[name], name)


def won_tile(building: RoundBuilder, event: Fields, is_tsumo: bool) -> Tile:
    """The winning tile: the one drawn, discarded or added last, which the event may repeat.

    Raises RecordError where it is another one, or where there is none.

    >>> from ..mjai import read_game
    >>> from ..samples import SHORT_ROUND
    >>> read_game(SHORT_ROUND).rounds[0].wins[0].tile
    <8s>
    """
    last = building.last
    first = building.wins[0].tile if building.wins else None
    found = first or (building.drawn if is_tsumo else last.tile if last else None)
    if found is None:
        raise RecordError("nothing_to_win")
    if event.get("pai") is not None and tile(event, "pai") is not found:
        raise RecordError("other_winning_tile", tile=tile(event, "pai"), last=found)
    return found


def win(event: Fields, winner: Seat, by: Seat, won: Tile) -> RecordedWin:
    """A win with everything that the event says about it.

    >>> win({"fu": 30, "yakus": [["tanyaochu", 1]]}, Seat.B, Seat.C, Tile.M5).yaku
    (RecordedYaku(id='tanyao', han=1),)
    """
    yaku = fields.items(_either(event, "yaku", "yakus") or [], "yaku", most=40)
    ura = _either(event, "ura_markers", "uradora_markers", "ura_marker", "uradora_marker")
    return RecordedWin(
        seat=winner,
        by=by,
        tile=won,
        yaku=tuple(_yaku(row) for row in yaku),
        han=_number(event, "han", "fan"),
        yakuman=_number(event, "yakuman"),
        fu=_number(event, "fu"),
        value=_number(event, "points", "hora_points"),
        changes=points(event, "deltas"),
        ura=several_from_mjai([ura] if isinstance(ura, str) else ura or [], "ura_markers"),
        liable=None if event.get("pao") is None else seat(event, "pao"),
    )


def tenpai(event: Fields) -> tuple[Seat, ...] | None:
    """The players who showed a hand, if the event says so.

    >>> tenpai({"tenpai": [True, False, False, True]})
    (<A>, <D>)
    """
    given = _either(event, "tenpai", "tenpais")
    if given is None:
        return None
    answers = fields.items(given, "tenpai", len(SEATS))
    return tuple(
        seat for seat, answer in zip(SEATS, answers, strict=True) if fields.truth(answer, "tenpai")
    )


def _either(event: Fields, *names: str) -> object:
    """The first of some fields that is present."""
    return next((event[name] for name in names if event.get(name) is not None), None)


def _number(event: Fields, *names: str) -> int | None:
    given = _either(event, *names)
    return None if given is None else fields.number(given, names[0], 0, MOST_POINTS)


def _yaku(row: object) -> RecordedYaku:
    name, han = fields.items(row, "yaku", 2)
    found = fields.word(name, "yaku")
    counted = None if han in YAKUMAN else fields.number(han, "yaku", 0, 100)
    return RecordedYaku(OUR_ID.get(found, shown(found)), counted)
