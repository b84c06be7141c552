"""Uma and oka: what the places are worth, in points of 1000 (R4.3)."""

from __future__ import annotations

import re
from typing import Final

from ...core.errors import RuleSetError
from ..rules import Oka, RuleSet, UmaRow, UmaWord
from .result import Points

NO_UMA: Final[UmaRow] = (0, 0, 0, 0)

PLUS_COUNTS: Final = (1, 2, 3)
"""The numbers of players in plus that a table of uma has a row for (R4.3.1-e)."""

_PAIR: Final = re.compile(r"\s*([0-9]{1,4})\s*-\s*([0-9]{1,4})\s*")


def parse_uma(text: str) -> UmaRow:
    """The four bonuses of an uma named by its two numbers, in points of 1000 (R4.3.1-a, -d).

    The larger number is first and last place's, in whichever order they are named. Raises
    RuleSetError when the text does not name two numbers.

    >>> parse_uma("10-20"), parse_uma("15-5")
    ((20, 10, -10, -20), (15, 5, -5, -15))
    """
    pair = _PAIR.fullmatch(text)
    if pair is None:
        raise RuleSetError("no_uma_name", text=text)
    low, high = sorted(int(number) for number in pair.groups())
    return high, low, -low, -high


def plus_count(points: Points, rules: RuleSet) -> int:
    """How many players have at least the return score (R4.3.1-e).

    >>> plus_count((40000, 32000, 30000, 18000), RuleSet())
    3
    """
    return sum(own >= rules.return_points for own in points)


def uma_row(rules: RuleSet, plus: int) -> UmaRow | None:
    """The bonus of first to fourth place in points of 1000; ``plus`` as :func:`plus_count`.

    None where the rules have no row for so many players in plus (C28).

    >>> from ..presets import preset
    >>> uma_row(preset("jpml_a").rules, 2)
    (8, 4, -4, -8)
    """
    match rules.uma:
        case UmaWord.NONE:
            return NO_UMA
        case UmaWord.BY_PLUS_COUNT:
            table = rules.uma_table or ()
            return dict(zip(PLUS_COUNTS, table, strict=False)).get(plus)
        case row:
            return row


def oka_points(rules: RuleSet) -> int:
    """The oka in points, whoever gets it: four times what the return score is above the start.

    Equal scores mean no oka (R4.3.2-b, C32), and so does the option ``none``.

    >>> oka_points(RuleSet()), oka_points(RuleSet(start_points=27000))
    (20000, 12000)
    """
    if rules.oka is Oka.NONE:
        return 0
    return 4 * max(0, rules.return_points - rules.start_points)
