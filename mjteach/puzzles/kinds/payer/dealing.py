"""A deal that ends with a win of somebody's own choice."""

from __future__ import annotations

import random
from typing import Final

from mjteach.core.errors import MjteachError, PuzzleError
from mjteach.riichi.context import WinBy
from mjteach.riichi.rules import RuleSet

from ...base import Mix
from ...facts import Facts, text_of
from ...parts import FromFacts
from ...situations.endings import ended, won_by
from ...situations.moments import Moment
from ...situations.own_moments import MOMENT_FACTS, last_moment_of
from ...situations.own_wins import valued
from ...sorts import Wish

_DEALS: Final = 40
"""So many deals are tried."""


def _ending(facts: Facts, rules: RuleSet) -> Moment:
    """A deal in which the win is the last thing that happens; what nobody told is dealt."""
    if "does" in facts:
        return last_moment_of(facts, rules)
    won = valued(facts, rules)
    deal = won_by(
        won.hand,
        won.winning_tile,
        tsumo=won.context.by is WinBy.TSUMO,
        riichi=won.context.riichi,
        dealer=won.context.is_dealer,
        honba=won.context.honba,
    )
    chance = random.Random(text_of(facts))
    for _ in range(_DEALS):
        try:
            moment: Moment = next(iter(deal(chance, Wish(1, rules, Mix.BALANCED, ()))))
            if ended(moment, rules).end is not None:
                return moment
        except MjteachError:
            continue
    raise PuzzleError("not_to_be_dealt")


_OF_A_WIN: Final = ("hand", "win", "tsumo", "seat", "flags", "honba")
OWN: Final = FromFacts(_ending, tuple(dict.fromkeys((*_OF_A_WIN, *MOMENT_FACTS))))
"""How a question is made of a win that is told, where what nobody told is dealt; or of the last
moment of a deal and what ends it."""
