"""The hand in a comparison: its tiles, the circumstances of the win, and its words."""

from __future__ import annotations

from mjteach.core.melds import Meld
from mjteach.core.message import Message, msg
from mjteach.core.tiles import Tile
from mjteach.riichi.context import WinContext
from mjteach.text import render

from .._faces import Mark, Placed
from .._hands import DrawnHand, Laid, laid
from .._win_facts import win_facts


def hand_of(subject: Message) -> DrawnHand | None:
    """The hand in a subject; None if it has none.

    >>> hand_of(msg("compare.about.hand", tiles=(Tile.M1,), tile=Tile.P2, sets=())).words()
    '1 of characters; 2 of circles: the winning tile'
    >>> hand_of(msg("compare.about.chombo", dealer=True)) is None
    True
    """
    held = [tile for tile in _several(subject, "tiles") if isinstance(tile, Tile)]
    if not held:
        return None
    groups = [tuple(Placed(str(tile)) for tile in held)]
    winning = subject.get("tile")
    if isinstance(winning, Tile):
        groups.append((Placed(str(winning), mark=Mark.WIN),))
    melds = [meld for meld in _several(subject, "sets") if isinstance(meld, Meld)]
    return DrawnHand((*groups, *map(laid, melds)))


def _several(subject: Message, name: str) -> tuple[object, ...]:
    found = subject.get(name)
    return found if isinstance(found, tuple) else ()


def facts_of(subject: Message) -> tuple[Message, ...]:
    """The circumstances of the win in a subject; none if it has none."""
    context = subject.get("context")
    return win_facts(context) if isinstance(context, WinContext) else ()


def spoken_headline(told: Message, lang: str = "en") -> str:
    """A headline for screen readers: the tiles of its hand by name.

    >>> about = msg("compare.about.hand", tiles=(Tile.M1,), tile=Tile.P2, sets=(), by="ron")
    >>> spoken_headline(msg("compare.alike", subject=about, count=2)).split(". ")[0]
    '1 of characters, won by ron on 2 of circles'
    """
    subject = told.get("subject")
    held = hand_of(subject) if isinstance(subject, Message) else None
    if held is None or not isinstance(subject, Message):
        return render(told, lang)
    by_name = msg(
        "comparison." + subject.id.removeprefix("compare."),
        tiles=DrawnHand(tuple(group for group in held.groups if not _wins(group))).words(lang),
        tile=subject.get("tile"),
        by=subject.get("by"),
    )
    params = {**dict(told.params), "subject": by_name}
    return render(msg(told.id, **params), lang)


def _wins(group: Laid) -> bool:
    return any(placed.mark == Mark.WIN for placed in group)
