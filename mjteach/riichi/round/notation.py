"""Actions as text: who, what, which tile, and with which tiles from the hand.

``B pon 5p with 05p``, ``A riichi 9m drawn``, ``C ankan 7z with 7777z``, ``D tsumo``,
``B offend wall_tiles_visible 5``.
"""

from __future__ import annotations

import re
from typing import Final

from ...core.errors import GivenError, NotationError
from ...core.printable import shown
from ...core.seats import SEATS
from ...core.tiles import Tile, parse_tiles, tile
from ..penalties.offences import Offence
from .actions import Action, ActionKind

_SHORT_NUMBER: Final = re.compile("[0-9]{1,9}")
_SEATS: Final = {str(seat): seat for seat in SEATS}
_NEEDS_TILE: Final = frozenset(
    {
        ActionKind.DISCARD,
        ActionKind.RIICHI,
        ActionKind.OPEN_RIICHI,
        ActionKind.ANKAN,
        ActionKind.KAKAN,
        ActionKind.RON,
        ActionKind.PON,
        ActionKind.DAIMINKAN,
        ActionKind.CHI,
        ActionKind.PASS,
    }
)


def action(text: str | Action) -> Action:
    """The action written in ``text``; an action is returned unchanged.

    Raises NotationError naming the word it cannot read, and GivenError for what is no text.

    >>> action("A riichi 9m drawn")
    Action('riichi', <A>, tile=<9m>, drawn=True)
    """
    if isinstance(text, Action):
        return text
    if not isinstance(text, str):
        raise GivenError("no_action", found=shown(text))
    words = text.split()
    if len(words) < 2 or words[0].upper() not in _SEATS:
        raise NotationError("action_seat", text=text)
    seat, kind = _SEATS[words[0].upper()], _kind(text, words[1])
    rest = words[2:]
    if kind is ActionKind.OFFEND:
        return _offence(text, Action(kind, seat), rest)
    drawn = rest[-1:] == ["drawn"]
    rest = rest[:-1] if drawn else rest
    if bool(rest) != (kind in _NEEDS_TILE):
        raise NotationError("action_tile", text=text, kind=kind.value, needed=kind in _NEEDS_TILE)
    using: tuple[Tile, ...] = ()
    if len(rest) > 1:
        if rest[1] != "with" or len(rest) < 3:
            raise NotationError("action_with", text=text, found=rest[1])
        using = parse_tiles(" ".join(rest[2:]))
    return Action(kind, seat, tile(rest[0]) if rest else None, using, drawn)


def _kind(text: str, word: str) -> ActionKind:
    try:
        return ActionKind(word.lower())
    except ValueError:
        known = tuple(kind.value for kind in ActionKind)
        raise NotationError("action_kind", text=text, found=word, known=known) from None


def _offence(text: str, start: Action, words: list[str]) -> Action:
    number = int(words[1]) if len(words) == 2 and _SHORT_NUMBER.fullmatch(words[1]) else 0
    if not words or words[0] not in tuple(Offence) or len(words) > 1 + bool(number):
        raise NotationError("action_offence", text=text, found=" ".join(words))
    return start._replace(offence=Offence(words[0]), number=number)
