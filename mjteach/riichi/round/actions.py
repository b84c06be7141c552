"""What a player can do in a round: one small value for every action (R2.5, R2.7, R2.8)."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from ...core.seats import Seat
from ...core.tiles import Tile, format_tiles
from ..penalties.offences import Offence

Tiles = tuple[Tile, ...]


class ActionKind(StrEnum):
    """The kinds of action, and which fields each uses besides ``seat``."""

    DRAW = "draw"
    """Takes the next tile of the wall, after a kan the next rinshan tile."""
    DISCARD = "discard"
    """Discards ``tile``; ``drawn`` when it is the tile just drawn (tsumogiri)."""
    RIICHI = "riichi"
    """Declares riichi and discards ``tile``, as above."""
    OPEN_RIICHI = "open_riichi"
    """The same, and shows the hand."""
    TSUMO = "tsumo"
    """Wins with the drawn tile."""
    ANKAN = "ankan"
    """Declares a concealed kan of the four tiles ``using``; ``tile`` is their kind."""
    KAKAN = "kakan"
    """Adds ``tile`` to an open triplet."""
    KYUUSHU_KYUUHAI = "kyuushu_kyuuhai"
    """Ends the hand for nine kinds of terminals and honours."""
    RON = "ron"
    """Wins with ``tile``, another player's discard or kan tile."""
    PON = "pon"
    """Calls ``tile`` with the two tiles ``using``."""
    DAIMINKAN = "daiminkan"
    """Calls ``tile`` with the three tiles ``using``."""
    CHI = "chi"
    """Calls ``tile`` with the two tiles ``using``."""
    PASS = "pass"
    """Lets ``tile`` go."""
    SHOW = "show"
    """Shows a tenpai hand when the wall has run out."""
    NOTEN = "noten"
    """Declares noten when the wall has run out, and keeps the hand hidden."""
    OFFEND = "offend"
    """Commits ``offence``, which is no action of the game; ``number`` counts tiles."""


class Action(NamedTuple):
    """One action of one seat; tiles as they are, with red fives.

    >>> Action(ActionKind.PON, Seat.C, Tile.P5, (Tile.RED_P5, Tile.P5))
    Action('pon', <C>, tile=<5p>, using=(<0p>, <5p>))
    >>> str(_)
    'C pon 5p with 05p'
    """

    kind: ActionKind
    seat: Seat
    tile: Tile | None = None
    using: Tiles = ()
    drawn: bool = False
    offence: Offence | None = None
    number: int = 0

    def __str__(self) -> str:
        words = [str(self.seat), self.kind.value]
        if self.offence is not None:
            words += [self.offence.value, *([str(self.number)] if self.number else [])]
        if self.tile is not None:
            words.append(str(self.tile))
        if self.using:
            words += ["with", format_tiles(self.using)]
        if self.drawn:
            words.append("drawn")
        return " ".join(words)

    def __repr__(self) -> str:
        given = (f"{name}={value!r}" for name, value in self._asdict().items() if value)
        _, _, *more = given
        return f"Action({', '.join([repr(str(self.kind)), repr(self.seat), *more])})"


CALLS = frozenset({ActionKind.PON, ActionKind.DAIMINKAN, ActionKind.CHI})
"""Calls for another player's discard (R2.7-a)."""
