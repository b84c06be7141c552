"""A game between two hands: who deals, what is on the table, what everyone has."""

from __future__ import annotations

from typing import Final, NamedTuple

from ...core.errors import SituationError
from ...core.message import Message, msg
from ...core.seats import Seat
from ...core.tiles import Tile
from ..rules import RuleSet
from .result import Points

NONE_EACH: Final[Points] = (0, 0, 0, 0)

MOST_EXTRA_WINDS: Final = 3
"""No game has more than four winds, and one is played anyway."""


class Match(NamedTuple):
    """A game about to deal a hand; every tuple of four is by seat, A the first dealer."""

    rules: RuleSet
    round_wind: Tile
    dealer: Seat
    honba: int
    deposits: int
    """Sticks of 1000 points on the table."""
    points: Points
    wins: Points = NONE_EACH
    """Hands won in this game (R6.1-c)."""
    wins_in_row: Points = NONE_EACH
    """Hands won without a break up to now; the win in hand is one more (R3.7-d)."""
    chombo: Points = NONE_EACH
    """Chombo committed in this game (R5.4-d)."""
    extension_winds: int = 1
    """How many winds the extension may add to the game (R4.3.2-g)."""
    repeat_before_end: bool = False
    """In the extension a dealer who repeats plays on, although somebody has the return score.

    R4.3.2-e ends the game at once; recorded online games let the dealer repeat first.
    """
    played: int = 0
    """Hands dealt so far, void ones included."""

    @property
    def number(self) -> int:
        """The hand's number within its wind round, 1 to 4 (R2.10-b)."""
        return self.dealer + 1

    @property
    def name(self) -> Message:
        """The name of the hand, such as East 4, 1 honba (R2.10-b)."""
        return hand_name(self.round_wind, self.dealer, self.honba)


def hand_name(round_wind: Tile, dealer: Seat, honba: int) -> Message:
    """The name of a hand (R2.10-b): seats are fixed, so the dealer gives the number.

    >>> hand_name(Tile.EAST, Seat.D, 1)
    Message(id='match.hand', params=(('wind', <1z>), ('number', 4), ('honba', 1)))
    """
    return msg("match.hand", wind=round_wind, number=dealer + 1, honba=honba)


def start_match(
    rules: RuleSet, extension_winds: int = 1, *, repeat_before_end: bool = False
) -> Match:
    """A game before its first hand, East 1; ``extension_winds`` count only where rules extend.

    Raises SituationError for a number of extra winds that no game can have.

    >>> game = start_match(RuleSet())
    >>> game.points, game.number
    ((25000, 25000, 25000, 25000), 1)
    """
    if extension_winds not in range(1, MOST_EXTRA_WINDS + 1):
        raise SituationError("extension_winds", found=extension_winds, most=MOST_EXTRA_WINDS)
    each = rules.start_points
    return Match(
        rules=rules,
        round_wind=Tile.EAST,
        dealer=Seat.A,
        honba=0,
        deposits=0,
        points=(each, each, each, each),
        extension_winds=extension_winds,
        repeat_before_end=repeat_before_end,
    )
