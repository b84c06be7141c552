"""Cells of the score table: han and fu of a win, who won how, and sorts of them."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import Final, NamedTuple

from mjteach.core.errors import PuzzleError
from mjteach.core.given import wind_named
from mjteach.riichi.context import WinBy
from mjteach.riichi.rules import RuleSet, ScoringMethod, Switch, replace_options
from mjteach.riichi.score import Score

from ...facts import Facts, is_yes, whole
from ...mistakes.scores import paid, priced
from ...parts import FromFacts
from ...situations.wins import WAYS
from ...sorts import Share, Sort, Wish, dealing


class HanAndFu(NamedTuple):
    """Han and fu of a win, and who won how."""

    han: int
    fu: int
    yakuman: int
    dealer: bool
    by: WinBy
    shown: str = ""
    """The payment, where the way back is asked for."""
    house: str = ""
    """The house rule that is played, one of :data:`HOUSE`; none: the usual ones."""


USUAL: Final = {"aotenjou": Switch.OFF, "scoring_method": ScoringMethod.FU_HAN}
HOUSE: Final[Mapping[str, Mapping[str, object]]] = {
    "wareme": USUAL | {"wareme": Switch.ON},
    "aotenjou": USUAL | {"aotenjou": Switch.ON},
    "han_only": USUAL | {"scoring_method": ScoringMethod.HAN_ONLY},
}
"""The options of a table that plays a house rule, and no other one."""


def find_score(drill: HanAndFu, rules: RuleSet) -> Score:
    """The score under the rules, or at a table with the house rule; all is doubled by wareme."""
    played = replace_options(rules, **HOUSE[drill.house]) if drill.house else rules
    return priced(drill, played, wareme="self" if drill.house == "wareme" else None)


# ---- what is dealt

Cell = tuple[int, int, int]
"""Han, fu, and how many yakuman."""

MANGAN_LINE: Final = 1920
"""Basic points from which on tables differ, or a hand is mangan."""
FU: Final = (30, 40, 50, 60, 70)
LOW: Final = [(h, f, 0) for h, f in product((1, 2, 3, 4), FU) if f << h + 2 < MANGAN_LINE]
LIMITS: Final = [(han, fu, 0) for han, fu in product(range(5, 13), (30, 40, 50))]
CELLS: Final[dict[str, tuple[Share, Sequence[Cell]]]] = {
    "low": ((40, 36, 10, 70), LOW),
    "pinfu": ((10, 10, 4, 12), ((2, 20, 0), (3, 20, 0), (4, 20, 0))),
    "seven": ((8, 8, 4, 14), ((3, 25, 0), (4, 25, 0))),
    "seven_ron": ((4, 4, 2, 4), ((2, 25, 0),)),
    "capped": ((10, 10, 12, 0), ((4, 40, 0), (4, 50, 0), (4, 60, 0), (3, 70, 0), (3, 80, 0))),
    "kiriage": ((0, 6, 6, 0), ((4, 30, 0), (3, 60, 0))),
    "limit": ((24, 20, 50, 0), LIMITS),
    "counted": ((0, 3, 6, 0), ((13, 30, 0), (13, 40, 0), (14, 30, 0), (15, 40, 0))),
    "yakuman": ((4, 2, 4, 0), ((0, 0, 1),)),
    "twice_yakuman": ((0, 1, 2, 0), ((0, 0, 2),)),
}
HOUSE_CELLS: Final[Mapping[str, Sequence[Cell]]] = {
    "wareme": LOW,
    "aotenjou": [(han, fu, 0) for han, fu in product((5, 6, 7, 8), (30, 40))],
    "han_only": [(han, fu, 0) for han, fu in product((1, 2, 3, 4), (30, 40, 50))],
}
"""What is dealt, how often at each level, and the cells of the score table it is drawn from."""
RON, TSUMO = WinBy.RON, WinBy.TSUMO
ALONE: Final = {"pinfu": TSUMO, "seven_ron": RON}
"""Drawn pinfu is the only hand of 20 fu, and drawn seven pairs have a han more (R4.1-h)."""


@dealing
def cell(
    rng: random.Random,
    wish: Wish,
    cells: Sequence[Cell],
    dealer: bool,
    by: WinBy,
    house: str = "",
) -> Iterable[HanAndFu]:
    """One of the cells; at level 4 with what is paid for it. A rule of the house matters there."""
    drill = HanAndFu(*rng.choice(cells), dealer, by)
    usual = paid(find_score(drill, wish.rules))
    drill = drill._replace(shown=usual if wish.level == 4 else "", house=house)
    if not house or paid(find_score(drill, wish.rules)) != usual:
        yield drill


CELL_SORTS: Final = (
    *(
        Sort(f"{name}.{way}", cell(cells, dealer, by), share)
        for name, (share, cells) in CELLS.items()
        for way, (by, dealer) in WAYS.items()
        if by is ALONE.get(name, by)
    ),
    *(
        Sort(f"house.{house}.{way}", cell(cells, dealer, by, house))
        for house, cells in HOUSE_CELLS.items()
        for way, (by, dealer) in WAYS.items()
    ),
)


FIRST: Final = {RON: 30, TSUMO: 20}
LEAST: Final = {(20, TSUMO): 2, (25, RON): 2, (25, TSUMO): 3}
"""From how many han on a row has cells (R4.1-h)."""


def is_cell(han: int, fu: int, by: WinBy) -> bool:
    """Whether a win can have so many han and fu (R4.1-h).

    >>> is_cell(2, 20, TSUMO), is_cell(2, 20, RON), is_cell(1, 25, RON), is_cell(1, 30, RON)
    (True, False, False, True)
    """
    return fu >= min(FIRST[by], 25) and han >= LEAST.get((fu, by), 1)


_FU: Final = (20, 25, *range(30, 171, 10))
_MOST_YAKUMAN: Final = 6
"""Four kans of winds, honours alone, each kan closed and the wait on the pair (R3.6-a)."""


def _drill(facts: Facts, _rules: RuleSet) -> HanAndFu:
    by = WinBy.TSUMO if is_yes(facts, "tsumo") else WinBy.RON
    is_dealer = wind_named("seat", facts.get("seat", "s")) is wind_named("seat", "e")
    han, fu, yakuman = (whole(facts, name) for name in ("han", "fu", "yakuman"))
    if yakuman > _MOST_YAKUMAN:
        raise PuzzleError("too_many_yakuman", count=yakuman, most=_MOST_YAKUMAN)
    if not yakuman and not (fu in _FU and is_cell(han, fu, by)):
        raise PuzzleError("no_han_and_fu", han=han, fu=fu, by=by)
    return HanAndFu(han, fu, yakuman, is_dealer, by)


OWN: Final = FromFacts(_drill, ("han", "fu", "yakuman", "seat", "tsumo"))
"""How a question is made of han and fu that are told."""
