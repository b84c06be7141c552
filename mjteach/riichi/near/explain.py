"""Near misses as a tree of messages: a line for each yaku, below it the tile that would give it."""

from __future__ import annotations

from collections.abc import Iterable

from ...core.message import Explanation, msg
from .misses import NearMiss


def explain_near(misses: Iterable[NearMiss]) -> Explanation:
    """Which yaku were close, and what kept each away.

    >>> from mjteach.core.hand import hand
    >>> from mjteach.core.tiles import Tile
    >>> from mjteach.riichi.near import near_misses
    >>> from mjteach.riichi.win import evaluate_win
    >>> won = evaluate_win(hand("23p234s777s345m88m"), Tile.P1)
    >>> [node.message.id for _, node in explain_near(near_misses(won)).walk()][3:]
    ['near.outside_set', 'near.exchange', 'near.no_run']
    """
    lines = tuple(map(_miss, misses))
    return Explanation(msg("near.title" if lines else "near.none"), lines)


def _miss(miss: NearMiss) -> Explanation:
    exchange = {"out": miss.out, "into": miss.into}
    if miss.condition == "one_tile":
        return Explanation(msg("near.one_tile", yaku=miss.yaku, **exchange), (), miss.tiles)
    here = msg("yaku.here", by=miss.by)
    message = msg(f"near.{miss.condition}", yaku=miss.yaku, tiles=miss.tiles, why=here)
    below = (Explanation(msg("near.exchange", **exchange)),) if miss.into is not None else ()
    return Explanation(message, below, miss.tiles)
