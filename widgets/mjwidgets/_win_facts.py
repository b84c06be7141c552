"""The circumstances of a win in a few words each, to be shown beside its tiles."""

from __future__ import annotations

from collections.abc import Iterator

from mjteach.core.message import Message, msg
from mjteach.core.tiles import Tile
from mjteach.riichi.context import WinBy, WinContext


def win_facts(context: WinContext) -> tuple[Message, ...]:
    """What was declared and what happened, then the winds, the indicators, and the counters.

    >>> from mjteach.text import render
    >>> [render(fact) for fact in win_facts(WinContext(riichi=True, indicators=(Tile.M6,)))]
    ['Riichi', 'Seat: South wind', 'Round: East wind', 'Dora indicators: 6m']
    """
    return (*_situations(context), *_winds(context), *_indicators(context), *_counters(context))


def _situations(context: WinContext) -> Iterator[Message]:
    last = "haitei" if context.by is WinBy.TSUMO else "houtei"
    occurs = {
        "yaku.open_riichi.name": context.open_riichi,
        "yaku.double_riichi.name": context.double_riichi,
        "yaku.riichi.name": context.riichi and not (context.double_riichi or context.open_riichi),
        "yaku.ippatsu.name": context.ippatsu,
        "yaku.rinshan.name": context.after_kan,
        "yaku.chankan.name": context.robbed is not None,
        f"yaku.{last}.name": context.last_tile,
        "comparison.win.first_turn": context.first_turn,
        "comparison.win.furiten": context.furiten,
    }
    yield from (Message(id) for id, so in occurs.items() if so)


def _winds(context: WinContext) -> Iterator[Message]:
    yield msg("comparison.win.seat", wind=context.seat_wind)
    yield msg("comparison.win.round", wind=context.round_wind)


def _indicators(context: WinContext) -> Iterator[Message]:
    for name in ("indicators", "ura_indicators"):
        tiles: tuple[Tile, ...] = getattr(context, name)
        if tiles:
            yield msg(f"comparison.win.{name}", tiles=" ".join(map(str, tiles)))


def _counters(context: WinContext) -> Iterator[Message]:
    usual = WinContext()
    for name in ("dora_count", "ura_count", "honba", "deposits", "wins_in_row"):
        count = getattr(context, name)
        if count != getattr(usual, name):
            yield msg(f"comparison.win.{name}", count=count)
