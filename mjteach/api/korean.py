"""Korean mahjong in the words of a lesson."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..core.decision import Verdict
from ..core.errors import SituationError
from ..korean import declare
from ..korean.context import KoreanContext, WinBy
from ..korean.count import evaluate
from ..korean.presets import preset
from ..korean.result import KoreanResult
from .hands import HandLike, TilesLike, hand, tiles, wind_named, with_win


def korean_count(
    what: HandLike,
    win: TilesLike | None = None,
    by: str = "ssoa",
    *,
    table: str = "korean_nagari",
    seat: str = "S",
    round: str = "E",  # noqa: A002 - the word of the table
    flowers: TilesLike = "",
    discards: TilesLike = "",
    flags: str | Iterable[str] = (),
) -> KoreanResult:
    """The han of a hand in Korean mahjong: base yaku, bonus yaku and whether it may win.

    ``table`` names one of the three tables; ``by`` is ``"ssoa"`` or ``"ssumu"``; ``flowers`` are
    those set aside; ``flags`` are facts of :class:`~mjteach.korean.context.KoreanContext` such as
    ``"eopeo"`` or ``"last_tile"``. Raises HandError or SituationError.

    >>> korean_count("123m456m789p23p55p", "4p").best.han
    3
    """
    held, winning = with_win(what, win)
    context = _context(by, seat, round, flowers, discards, flags)
    return evaluate(held, winning, context, preset(table).rules)


def eopeo(
    what: HandLike,
    *,
    table: str = "korean_nagari",
    seat: str = "S",
    round: str = "E",  # noqa: A002 - the word of the table
    flowers: TilesLike = "",
    discards: TilesLike = "",
) -> Verdict:
    """Whether eopeo may be declared with thirteen tiles: every wait must reach the minimum.

    >>> eopeo("123456m22p67788p").legal
    True
    """
    context = _context("ssoa", seat, round, flowers, discards, ())
    return declare.eopeo_verdict(hand(what), context, preset(table).rules)


def _context(
    by: str,
    seat: str,
    round_wind: str,
    flowers: TilesLike,
    discards: TilesLike,
    flags: str | Iterable[str],
) -> KoreanContext:
    if by not in tuple(WinBy):
        raise SituationError("no_such_win", found=by, known=tuple(str(way) for way in WinBy))
    words = flags.replace(",", " ").split() if isinstance(flags, str) else tuple(flags)
    for word in words:
        if word not in FLAGS:
            raise SituationError("no_such_flag", flag=word, known=FLAGS)
    facts: dict[str, Any] = dict.fromkeys(words, True)
    if "bulleo" in facts or "buji_eopeo" in facts:  # RK5-g, RK4-v: eopeo is part of both
        facts["eopeo"] = True
    return KoreanContext(
        by=WinBy(by),
        seat_wind=wind_named("seat", seat),
        round_wind=wind_named("round", round_wind),
        flowers=tiles(flowers),
        discards=tiles(discards),
        **facts,
    )


FLAGS = ("eopeo", "buji_eopeo", "bulleo", "last_tile", "after_kan", "robbed_kan", "first_turn")
"""The facts that are true or not."""
