"""False rules of what a wait is called, and of how a winning tile is read (topics W, U, Y, H)."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from mjteach.core.waits import WaitShape as S

from ...mistakes import Mistake, misjudge
from ...mistakes.fu import FU
from ...mistakes.waits import CONFUSED
from ...partly import partly
from .dealing import Called, ways


@partly
def renamed(found: Called, of: str, name: str) -> Called | None:
    """One wait is called by the name of another."""
    return found._replace(shape=S(name)) if found.shape == of else None


@partly
def one_kind(found: Called, place: int) -> Called | None:
    """Of several ways to read the tile one is seen."""
    return found._replace(kinds=found.kinds[place:][:1]) if len(found.kinds) > 1 else None


def of_another(found: Called) -> Called | None:
    """The tile gets the name of another tile of the wait; a part of its own is H10."""
    others = (wait.kinds for wait in found.waits.waits)
    other = next((kinds for kinds in others if not {*kinds} <= {*found.kinds}), None)
    return found._replace(kinds=other) if other else None


@partly
def read(found: Called, place: int, pinfu: bool) -> Called | None:
    """Another reading is counted; with ``pinfu`` one that loses pinfu."""
    if found.won is None:
        return None
    best, *others = ways(found.won)
    lost = [way for way in others if pinfu is ("pinfu" in best.yaku_ids)]
    return found._replace(won=found.won._replace(best=lost[place])) if lost[place:] else None


@partly
def counted(found: Called, row: Mistake) -> Called | None:
    """The fu of the wait are counted by a false rule of fu."""
    won = row.result(found.won) if row.result and found.won else None
    return None if won is None else found._replace(won=won)


MORE: Final = (
    (S.NOBETAN, S.TANKI),
    (S.HADAKA_TANKI, S.TANKI),
    (S.THREE_SIDED, S.MULTI_SIDED),
    (S.MULTI_SIDED, S.THREE_SIDED),
    *permutations((S.ORPHAN, S.THIRTEEN_SIDED)),
)
OF_WAITS: Final = {"U18": ("U20",), "U19": (), "U20": (), "U21": ()}
"""False rules of the fu of a wait, and what is named before each of them."""
NAMES: Final[tuple[Mistake, ...]] = (
    *(
        misjudge("W24", f"{of}-named-{name}", renamed(str(of), str(name)))
        for of, name in (*CONFUSED, *MORE)
    ),
    misjudge("U22", "nobetan-named-ryanmen", renamed("nobetan", "ryanmen")),
    misjudge("W25", "name-of-another-tile", of_another),
    *(misjudge("H10", "one-reading-only", one_kind(place)) for place in (0, 1)),
    *(misjudge("U31", "cheaper-reading", read(place, pinfu=False)) for place in (0, 1)),
    *(misjudge("Y12", "pinfu-lost", read(place, pinfu=True)) for place in (0, 1)),
    *(
        misjudge(row.code, row.slug, counted(row), row.common, yields_to=OF_WAITS[row.code])
        for row in FU
        if row.code in OF_WAITS
    ),
)
"""The table of false rules."""
