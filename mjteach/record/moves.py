"""The actions of a recorded round with the tiles drawn, for writing it in another format."""

from __future__ import annotations

from collections.abc import Iterator

from ..core.tiles import Tile
from ..riichi.round.actions import Action, ActionKind
from ..riichi.setup.deal import FIRST_DRAW, dealt
from ..riichi.setup.wall import INDICATORS, LIVE_END, RINSHAN
from .build import KANS
from .events import RecordedRound

Tiles = tuple[Tile, ...]


def hands_dealt(recorded: RecordedRound) -> tuple[Tiles, ...]:
    """The thirteen tiles of each seat, A to D.

    >>> from .mjai import read_game
    >>> from .samples import SHORT_ROUND
    >>> hands_dealt(read_game(SHORT_ROUND).rounds[0])[0][-1]
    <7s>
    """
    return dealt(recorded.wall).hands


def moves(recorded: RecordedRound) -> Iterator[Action]:
    """The actions of a round, each draw with its tile.

    >>> from .mjai import read_game
    >>> from .samples import SHORT_ROUND
    >>> next(moves(read_game(SHORT_ROUND).rounds[0])).tile
    <8s>
    """
    tiles = recorded.wall.tiles
    live, replacements = iter(tiles[FIRST_DRAW:LIVE_END]), iter([tiles[p] for p in RINSHAN])
    last: Action | None = None
    for action in recorded.actions:
        if action.kind is ActionKind.DRAW:
            after_kan = last is not None and last.kind in KANS and last.seat is action.seat
            yield action._replace(tile=next(replacements if after_kan else live))
        else:
            yield action
        last = action


def indicators(recorded: RecordedRound) -> Tiles:
    """The dora indicators that were turned, the first one included.

    >>> from .mjai import read_game
    >>> from .samples import SHORT_ROUND
    >>> indicators(read_game(SHORT_ROUND).rounds[0])
    (<9m>,)
    """
    shown = INDICATORS[: len(recorded.turned) + 1]
    return tuple(recorded.wall.tiles[place] for place in shown)


def pays_riichi(actions: tuple[Action, ...], place: int, *, finished: bool) -> bool:
    """Whether the riichi at a place took effect: its tile was not ronned (R2.6.3-g).

    >>> from ..core.seats import Seat
    >>> riichi = Action(ActionKind.RIICHI, Seat.A, Tile.M1)
    >>> pays_riichi((riichi, Action(ActionKind.RON, Seat.B, Tile.M1)), 0, finished=True)
    False
    """
    after = actions[place + 1] if place + 1 < len(actions) else None
    return finished if after is None else after.kind is not ActionKind.RON
