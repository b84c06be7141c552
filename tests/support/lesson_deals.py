"""Ways to play the deal of a lesson: with more or less sense."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from mjteach.play.deals import LessonDeal
from mjteach.play.goals import is_met
from mjteach.play.sitting import Sitting, lesson_setup, sit_down
from mjteach.riichi.players.choosing import plain
from mjteach.riichi.round.actions import Action
from mjteach.riichi.round.view import view

WAYS: Final = (0.0, 0.2, 0.5)
"""How many of the choices are left to chance."""

Chooser = Callable[[Sitting], Action]


def chosen(table: Sitting, rng: Random, by_chance: float) -> Action:
    """What a plain player does, and at times anything, against the rules where that can be done."""
    if rng.random() < by_chance:
        wrong = table.forbidden if table.state.table else ()
        return rng.choice((*table.choices, *wrong))
    return plain(view(table.state, table.seat), table.choices)


def played(deal: LessonDeal, word: str, choose: Chooser) -> Sitting:
    """The deal with one of its words, at its end; of several, the last."""
    table = sit_down(lesson_setup(deal)._replace(wall=word))
    while not table.has_ended:
        table = table.next_deal() if table.is_over else table.do(choose(table))
    return table


def shares(deal: LessonDeal, word: str, rng: Random, ways: int) -> list[float]:
    """Of the deals that are played in some ways, how many show what they are for."""

    def share(by_chance: float) -> float:
        many = ways if by_chance else 1
        ends = (
            played(deal, word, lambda table: chosen(table, rng, by_chance)) for _ in range(many)
        )
        return sum(map(is_met, ends)) / many

    return [share(by_chance) for by_chance in WAYS]
