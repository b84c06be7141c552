"""Korean mahjong as lessons use it: what ``mj.korean`` offers, text in, reasons out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ..core.decision import Verdict
from ..core.errors import SituationError
from ..core.given import HandLike, TilesLike, hand, tiles, wind_named, with_win, words_of
from ..core.hand import Hand
from ..core.printable import shown
from . import declare
from .context import KoreanContext, KoreanWinBy
from .counting import evaluate
from .presets import KoreanPreset, TableLike, own_table, preset
from .result import KoreanResult
from .rules import KoreanRules

FLAGS: Final = tuple(
    name for name, usual in KoreanContext._field_defaults.items() if usual is False
)
"""The facts of a situation that are true or not."""


def table(name: TableLike, *, based_on: TableLike | None = None, **options: Any) -> KoreanPreset:
    """One of the Korean tables, by its name or its id, or a custom one.

    With ``based_on`` it is a new table of that ``name``, and ``options`` are what differs: it goes
    wherever the name of a table goes. Raises RuleSetError with the known ids, and for an option or
    a value that does not exist.

    >>> table("samsik").rules
    KoreanRules(han_table='samsik')
    >>> table("ourtable", based_on="samsik", min_han=3).rules
    KoreanRules(min_han=3, han_table='samsik')
    """
    if based_on is None and not options:
        return preset(name)
    return own_table(name, based_on="nagari" if based_on is None else based_on, **options)


def count(
    what: HandLike,
    win: TilesLike | None = None,
    by: str = "ssoa",
    *,
    table: TableLike = "nagari",
    seat: str = "S",
    round: str = "E",  # noqa: A002 - the word of the table
    flowers: TilesLike = "",
    discards: TilesLike = "",
    flags: str | Iterable[str] = (),
) -> KoreanResult:
    """The han of a hand in Korean mahjong: base yaku, bonus yaku and whether it may win.

    ``table`` is one of the three tables, or one of your own; ``by`` is ``"ssoa"`` or ``"ssumu"``;
    ``flowers`` are those set aside; ``flags`` are facts of
    :class:`~mjteach.korean.context.KoreanContext` such as ``"eopeo"`` or ``"last_tile"``. Raises
    HandError, SituationError or RuleSetError.

    >>> count("123m456m789p23p55p", "4p").best.han
    3
    """
    held, winning = with_win(what, win)
    context = _context(by, seat, round, flowers, discards, flags)
    return evaluate(held, winning, context, _rules_of(table))


def eopeo(
    what: HandLike,
    *,
    table: TableLike = "nagari",
    seat: str = "S",
    round: str = "E",  # noqa: A002 - the word of the table
    flowers: TilesLike = "",
    discards: TilesLike = "",
    first_turn: bool = False,
) -> Verdict:
    """Whether eopeo may be declared with thirteen tiles: every wait must reach the minimum.

    On the ``first_turn`` it is bujibu eopeo, which adds its own han (RK4-v). Raises HandError,
    SituationError or RuleSetError (RK5-e, RK5-f).

    >>> eopeo("123456m22p67788p").legal
    True
    """
    held = hand(what)
    context = _declaring(held, first_turn, _context("ssoa", seat, round, flowers, discards, ()))
    return declare.eopeo_verdict(held, context, _rules_of(table))


def bulleo(
    what: HandLike,
    *,
    table: TableLike = "nagari",
    seat: str = "S",
    round: str = "E",  # noqa: A002 - the word of the table
    flowers: TilesLike = "",
    discards: TilesLike = "",
    first_turn: bool = False,
    others_eopeo: bool = False,
) -> Verdict:
    """Whether bulleo, an eopeo with the hand shown, may be declared with thirteen tiles.

    ``discards`` are the own ones: no wait may be among them. ``first_turn`` as in :func:`eopeo`;
    ``others_eopeo`` tells whether another player has declared eopeo. Raises HandError,
    SituationError or RuleSetError (RK5-g, RK5-h).

    >>> [finding.check for finding in bulleo("123456m22p67788p", discards="69p").failures]
    ['korean.bulleo_furiten']
    """
    held = hand(what)
    context = _declaring(held, first_turn, _context("ssoa", seat, round, flowers, discards, ()))
    return declare.bulleo_verdict(held, context, _rules_of(table), others_eopeo=others_eopeo)


def _declaring(held: Hand, first_turn: bool, context: KoreanContext) -> KoreanContext:
    """The context of a declaration; raises SituationError if it cannot be the first turn."""
    if first_turn and (held.melds or context.discards):
        raise SituationError("korean", problem="not_the_first_turn")  # RK4-v
    return context._replace(buji_eopeo=True) if first_turn else context


def _rules_of(named: TableLike) -> KoreanRules:
    return named if isinstance(named, KoreanRules) else preset(named).rules


def _context(
    by: str,
    seat: str,
    round_wind: str,
    flowers: TilesLike,
    discards: TilesLike,
    flags: str | Iterable[str],
) -> KoreanContext:
    if by not in tuple(KoreanWinBy):
        raise SituationError(
            "no_such_win", found=shown(by), known=tuple(str(way) for way in KoreanWinBy)
        )
    words = words_of(flags)
    for word in words:
        if word not in FLAGS:
            raise SituationError("no_such_flag", flag=word, known=FLAGS)
    facts: dict[str, Any] = dict.fromkeys(words, True)
    if "bulleo" in facts or "buji_eopeo" in facts:  # RK5-g, RK4-v: eopeo is part of both
        facts["eopeo"] = True
    return KoreanContext(
        by=KoreanWinBy(by),
        seat_wind=wind_named("seat", seat),
        round_wind=wind_named("round", round_wind),
        flowers=tiles(flowers),
        discards=tiles(discards),
        **facts,
    )
