"""A whole table from one seed: seats, first dealer, break and wall of the first hand."""

from __future__ import annotations

from typing import NamedTuple

from ...core.tileset import generator
from ..rules import RuleSet
from .dice import roll_dice
from .seating import FirstDealer, Seating, draw_winds, first_dealer, seating, seats_of_players
from .wall import Wall, shuffled_wall
from .wall_break import WallBreak, wall_break


class Setup(NamedTuple):
    """Everything up to the deal of the first hand; its dealer is seat ``A``."""

    seating: Seating
    first: FirstDealer
    wall_break: WallBreak
    wall: Wall

    @property
    def players(self) -> tuple[int, ...]:
        """The players in seats A to D."""
        return seats_of_players(self.seating, self.first.dealer)


def set_up(seed: str | int, rules: RuleSet, east_place: int = 0) -> Setup:
    """The seats, the dice and the wall of a seed; the wall is :func:`.wall.shuffled_wall`'s.

    ``east_place`` is where the provisional East sits (R2.1-a, R2.1-h). Raises RuleSetError for
    rules with another wall than riichi's, SituationError for a place that does not exist.

    >>> made = set_up("a table", RuleSet())
    >>> made.wall == shuffled_wall("a table", RuleSet())
    True
    """
    wall = shuffled_wall(seed, rules)
    rng = generator(f"{seed}/first dealer")
    sums = [roll_dice(rng) for _ in range(rules.kiicha_dice_rolls)]
    return Setup(
        seating(draw_winds(f"{seed}/seats"), east_place),
        first_dealer(sums, rules),
        wall_break(wall.sums, rules, wall.dealer),
        wall,
    )
