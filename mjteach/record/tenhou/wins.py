"""What a win was worth, in the words of Tenhou's JSON logs: 30符2飜2000点, 断幺九(1飜)."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from ...core.errors import RecordError
from ...core.tiles import WINDS, Tile
from ...riichi.context import WinBy
from ...riichi.rules import RuleSet
from ...riichi.score import Terms, score_of
from ..events import RecordedWin, RecordedYaku
from ..limits import shown
from ..yaku_words import YAKU_WORDS

_WORTH: Final = re.compile(
    r"(?:(?P<fu>\d{1,3})符(?P<han>\d{1,3})飜|\D*)(?P<points>\d{1,7})(?:-(?P<dealer>\d{1,7}))?点(?P<each>∀)?",
    re.ASCII,
)
_YAKU: Final = re.compile(r"(?P<name>.+)\((?:(?P<han>\d{1,3})飜|(?P<yakuman>.*役満.*))\)", re.ASCII)

_IDS: Final = {row.japanese: row.id for row in YAKU_WORDS}
_WORDS: Final = {row.id: row.japanese for row in reversed(YAKU_WORDS)}
_WIND_WORDS: Final = {"yakuhai_jikaze": "自風 ", "yakuhai_bakaze": "場風 "}
_WINDS: Final = "東南西北"
_MANY: Final = ((13, "役満"), (11, "三倍満"), (8, "倍満"), (6, "跳満"))


class Worth(NamedTuple):
    """The value of a win in words; fu only below mangan."""

    value: int
    fu: int | None = None


def read_worth(text: str) -> Worth:
    """The points in the words; raises RecordError where there are none.

    >>> read_worth("30符1飜300-500点"), read_worth("満貫4000点∀")
    (Worth(value=1100, fu=30), Worth(value=12000, fu=None))
    """
    found = _WORTH.fullmatch(text)
    if found is None:
        raise RecordError("no_worth", found=shown(text))
    points, fu = int(found["points"]), found["fu"]
    if found["dealer"]:
        points = 2 * points + int(found["dealer"])
    elif found["each"]:
        points *= 3
    return Worth(points, int(fu) if fu else None)


def read_yaku(text: str) -> RecordedYaku:
    """A yaku with its han; raises RecordError where the words are of another form.

    >>> read_yaku("場風 東(1飜)")
    RecordedYaku(id='yakuhai_bakaze', han=1)
    """
    found = _YAKU.fullmatch(text)
    if found is None:
        raise RecordError("no_yaku_words", found=shown(text))
    han = found["han"]
    return RecordedYaku(_IDS.get(found["name"], shown(found["name"])), int(han) if han else None)


def write_worth(win: RecordedWin, *, dealer: bool) -> str:
    """The words for the points of a win, as far as they are known.

    >>> from ...core.seats import Seat
    >>> write_worth(RecordedWin(Seat.B, Seat.A, Tile.M1, han=2, fu=30, value=2000), dealer=False)
    '30符2飜2000点'
    """
    value = win.value or 0
    return f"{_level(win)}{_payments(win, value, dealer)}"


def _level(win: RecordedWin) -> str:
    """The fu and han, or the name of the limit."""
    if win.yakuman:
        return "役満"
    if win.han is None:
        return ""
    name = next((word for least, word in _MANY if win.han >= least), None)
    if name is not None:
        return name
    return "満貫" if _is_mangan(win) else f"{win.fu or 0}符{win.han}飜"


def _is_mangan(win: RecordedWin) -> bool:
    """By its fu and han; a rounded-up mangan shows its fu and han."""
    han, fu = win.han or 0, win.fu or 0
    return han >= 5 or fu * 2 ** (2 + han) >= 2000


def _payments(win: RecordedWin, value: int, dealer: bool) -> str:
    if win.seat is not win.by:
        return f"{value}点"
    if dealer:
        return f"{value // 3}点∀"
    low, high = _shares(win, value)
    return f"{low}-{high}点"


def _shares(win: RecordedWin, value: int) -> tuple[int, int]:
    """What the others and the dealer pay for a tsumo of somebody else.

    Rounding makes the dealer's share a little less or more than half of the whole.
    """
    if win.han and win.fu and not _is_mangan(win) and not win.yakuman:
        score = score_of(win.han, win.fu, Terms(WinBy.TSUMO), RuleSet())
        low, high = score.payments[0].points, max(share.points for share in score.payments)
        if 2 * low + high == value:
            return low, high
    return value // 4, value // 2


def write_yaku(yaku: RecordedYaku, seat_wind: Tile, round_wind: Tile) -> str:
    """The words for a yaku.

    >>> write_yaku(RecordedYaku("yakuhai_jikaze", 1), Tile.SOUTH, Tile.EAST)
    '自風 南(1飜)'
    """
    winds = {"yakuhai_jikaze": seat_wind, "yakuhai_bakaze": round_wind}
    if yaku.id in winds:
        word = _WIND_WORDS[yaku.id] + _WINDS[WINDS.index(winds[yaku.id])]
    else:
        word = _WORDS.get(yaku.id, yaku.id)
    return f"{word}({'役満' if yaku.han is None else f'{yaku.han}飜'})"
