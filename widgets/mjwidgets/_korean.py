"""Korean mahjong drawn: a count is the hand as it is read, its flowers, and what it gives.

Importing this module teaches :func:`mjwidgets.show` to draw it.
"""

from __future__ import annotations

from mjteach.core.message import msg
from mjteach.core.tiles import format_tiles
from mjteach.korean import KoreanResult
from mjteach.korean.explain import explain_count

from ._picture import Picture, picture
from ._show import _below, _drawn, _groups_text, _plain, _read


@picture.register
def korean_count(what: KoreanResult) -> Picture:
    """The hand as it is read with its flowers, then what it is worth at which table.

    >>> from mjteach.core.hand import hand
    >>> from mjteach.core.tiles import Tile
    >>> from mjteach.korean import evaluate
    >>> print(korean_count(evaluate(hand("123456m22p67788p"), Tile.P6)).text.splitlines()[0])
    123m 456m 678p 678p 22p
    """
    reading, flowers = what.best.reading, what.context.flowers
    concealed = (what.winning_tile, *what.hand.concealed)
    has_last = not what.context.is_cheonhwa
    groups = list(_read(reading, concealed, what.hand.melds, has_last=has_last))
    text = _groups_text(reading)
    if flowers:
        groups, text = [*groups, _plain(flowers)], f"{text} {format_tiles(flowers)}"
    told = explain_count(what)
    table = msg("widget.by_table", table=what.rules.han_table, said=told.message)
    return _below(_drawn(groups, text), told._replace(message=table))
