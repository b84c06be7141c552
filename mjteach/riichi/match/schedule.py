"""Which hands a game has: its wind rounds (R1.4), its last hand, its extension (R4.3.2-e)."""

from __future__ import annotations

from typing import Final, NamedTuple

from ...core.seats import NEXT, SEATS, Seat
from ...core.tiles import WINDS, Tile
from ..rules import Extension, GameLength, RuleSet
from .state import Match

LAST_WIND: Final = {
    GameLength.EAST_ONLY: Tile.EAST,  # R1.4.1-a
    GameLength.HANCHAN: Tile.SOUTH,  # R1.4.2-a
    GameLength.FULL: Tile.NORTH,  # R1.4.2-b
}
"""The last wind round of each length."""


class ScheduledDeal(NamedTuple):
    """A hand without its honba: the wind round, and who deals."""

    round_wind: Tile
    dealer: Seat


def following(round_wind: Tile, dealer: Seat) -> ScheduledDeal:
    """The hand after the deal has moved on; North 4 is followed by East 1.

    >>> following(Tile.EAST, Seat.D)
    ScheduledDeal(round_wind=<2z>, dealer=<A>)
    """
    if dealer is not SEATS[-1]:
        return ScheduledDeal(round_wind, NEXT[dealer])
    return ScheduledDeal(WINDS[(WINDS.index(round_wind) + 1) % 4], SEATS[0])


def last_wind(rules: RuleSet) -> Tile:
    """The wind of the last regular round (R1.4.1-a, R1.4.2-a, R1.4.2-b).

    >>> last_wind(RuleSet())
    <2z>
    """
    return LAST_WIND[rules.game_length]


def extra_winds(match: Match) -> int:
    """How many wind rounds past the last regular one this hand is; 0 in the regular game.

    >>> from .state import start_match
    >>> extra_winds(start_match(RuleSet())._replace(round_wind=Tile.WEST))
    1
    """
    return max(0, WINDS.index(match.round_wind) - WINDS.index(last_wind(match.rules)))


def is_last_hand(match: Match) -> bool:
    """Whether a wind round that may end the game has its fourth hand (R2.11.1-a).

    >>> from .state import start_match
    >>> is_last_hand(start_match(RuleSet())._replace(round_wind=Tile.SOUTH, dealer=Seat.D))
    True
    """
    return is_last_deal(match.rules, match.round_wind, match.dealer)


def is_last_deal(rules: RuleSet, round_wind: Tile, dealer: Seat) -> bool:
    """The same for a hand outside a game.

    >>> is_last_deal(RuleSet(), Tile.SOUTH, Seat.D)
    True
    """
    final = WINDS.index(round_wind) >= WINDS.index(last_wind(rules))
    return final and dealer is SEATS[-1]


def has_wind_left(match: Match) -> bool:
    """Whether the deal could move on from this hand, by the winds alone (R4.3.2-g).

    >>> from .state import start_match
    >>> south_4 = start_match(RuleSet())._replace(round_wind=Tile.SOUTH, dealer=Seat.D)
    >>> has_wind_left(south_4), has_wind_left(south_4._replace(round_wind=Tile.WEST))
    (True, False)
    """
    if not is_last_hand(match):
        return True
    return match.round_wind is not WINDS[-1] and extra_winds(match) < match.extension_winds


def has_extension(rules: RuleSet) -> bool:
    """Whether a game may be extended into another wind (R4.3.2-e); after North there is none.

    >>> has_extension(RuleSet()), has_extension(RuleSet(game_length=GameLength.FULL))
    (True, False)
    """
    return rules.extension is Extension.SUDDEN_DEATH and last_wind(rules) is not WINDS[-1]
