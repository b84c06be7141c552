"""``wait_name``: what the wait of a hand is called, and as what a tile completes it (R2.6.1).

Level 1 has the five simple waits, level 2 all of them, level 3 asks as what one tile may be read.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import permutations
from typing import Final, NamedTuple

from mjteach.core.errors import GenerationError
from mjteach.core.message import Message, msg
from mjteach.core.readings import WaitKind
from mjteach.core.waits import Waits, WaitShape, waits
from mjteach.riichi.context import WinContext
from mjteach.riichi.explain import explain_waits
from mjteach.riichi.rules import RuleSet

from ..fields import many_of, one_of
from ..kind import Asks, Kind, Posed, Steps, Tells, Topic, per_level
from ..mistakes import Mistake, misjudge
from ..mistakes_of.waits import CONFUSED, NAMED
from ..partly import partly
from ..questions import Field, Value
from ..scenes import RowKind, Scene
from ..situations.hands import (
    Deal,
    Maker,
    in_a_row,
    lone_tile,
    many,
    orphans,
    simple,
)
from ..situations.tables import own_rows, tile_row
from ..situations.walls import Wall
from ..situations.wins import Win
from ..sorts import Dealer, Sort, Wish, at, dealing

ID: Final = "wait_name"
S: Final = WaitShape


class Called(NamedTuple):
    """The name of the whole wait, and what one of its tiles completes."""

    waits: Waits
    shape: WaitShape | None
    kinds: tuple[WaitKind, ...]


def find(win: Win, rules: RuleSet) -> Called:
    """The waits of the hand without its last tile, and the kinds of that one."""
    live = waits(win.hand, four_as_two_pairs=rules.chiitoitsu_four_of_a_kind)
    kinds = next((wait.kinds for wait in live.waits if wait.tile is win.tile.kind), ())
    return Called(live, live.shape, kinds)


def write(_win: Win, found: Called) -> dict[str, Value]:
    """The name of the wait, and what the tile completes."""
    return {"shape": str(found.shape), "kinds": sorted(map(str, found.kinds)) or "none"}


def ask(posed: Posed) -> Iterator[Field]:
    """One name, or as many as the tile has."""
    names = NAMED if posed.level in (1, 3) else tuple(WaitShape)
    choices = ((str(name), msg(f"wait.{name}.name")) for name in names)
    yield many_of(ID, "kinds", choices) if posed.level == 3 else one_of(ID, "shape", choices)


def prompt(posed: Posed) -> Message:
    """At level 3 with the tile that comes."""
    return msg(f"puzzle.{ID}.prompt.{posed.level}", tile=posed.situation.tile)


def scene(posed: Posed) -> Scene:
    """The hand, at level 3 with the tile apart."""
    win: Win = posed.situation
    rows = own_rows(win.hand)
    if posed.level == 3:
        rows = (*rows, tile_row("asked", RowKind.WIN, (win.tile,), msg("scene.won")))
    return Scene(rows)


def line(posed: Posed) -> Message:
    """How many kinds of tiles complete the hand; at level 3 in how many ways this one does."""
    found: Called = posed.result
    if posed.level == 3:
        return msg(f"puzzle.{ID}.line.ways", count=len(found.kinds))
    return msg(f"puzzle.{ID}.line.tiles", count=len(found.waits.waits))


# ---- false rules


@partly
def renamed(found: Called, of: str, name: str) -> Called | None:
    """One wait is called by the name of another."""
    return found._replace(shape=WaitShape(name)) if found.shape == of else None


@partly
def one_kind(found: Called, place: int) -> Called | None:
    """Of several ways to read the tile one is seen."""
    return found._replace(kinds=found.kinds[place:][:1]) if len(found.kinds) > 1 else None


def of_another(found: Called) -> Called | None:
    """The tile gets the name of another tile of the wait."""
    others = (wait.kinds for wait in found.waits.waits)
    other = next((kinds for kinds in others if {*kinds} != {*found.kinds}), None)
    return found._replace(kinds=other) if other else None


MORE: Final = (
    (S.NOBETAN, S.TANKI),
    (S.HADAKA_TANKI, S.TANKI),
    (S.THREE_SIDED, S.MULTI_SIDED),
    (S.MULTI_SIDED, S.THREE_SIDED),
    *permutations((S.ORPHAN, S.THIRTEEN_SIDED)),
)
MISTAKES: Final[tuple[Mistake, ...]] = (
    *(
        misjudge("W24", f"{of}-named-{name}", renamed(str(of), str(name)))
        for of, name in (*CONFUSED, *MORE)
    ),
    misjudge("U22", "nobetan-named-ryanmen", renamed("nobetan", "ryanmen")),
    misjudge("W25", "name-of-another-tile", of_another),
    *(misjudge("H10", "one-reading-only", one_kind(place)) for place in (0, 1)),
)


# ---- what is dealt


@dealing
def hands(
    rng: random.Random,
    wish: Wish,
    maker: Maker,
    melds: tuple[int, ...] = (0, 0, 1),
    several: bool | None = None,
) -> Iterator[Win]:
    """Hands of a maker with one of their winning tiles; with ``several`` one that reads so."""
    hand = maker(Deal(Wall(rng), rng.choice(melds), wish.rules, tidy=wish.level == 1))
    if hand is None:
        raise GenerationError("attempts", what="hand", attempts=1)
    live = waits(hand).waits
    kinds = [wait for wait in live if several in (None, len(wait.kinds) > 1)]
    yield from (Win(hand, w.tile, WinContext()) for w in rng.sample(kinds, len(kinds)))


SIMPLE: Final = {kind: hands(simple(kind)) for kind in NAMED}
SHAPES: Final[dict[WaitShape, Dealer]] = {
    S.NOBETAN: hands(in_a_row(4, S.NOBETAN, 3, pair=False)),
    S.HADAKA_TANKI: hands(lone_tile, (4,)),
    S.THREE_SIDED: hands(in_a_row(5, S.THREE_SIDED, 2, pair=True)),
    S.MULTI_SIDED: hands(many((2,), triplet=True), (0,)),
    S.ORPHAN: hands(orphans, (0,)),
}
SEVERAL: Final = many((2, 3), triplet=True)

KIND: Final = Kind(
    id=ID,
    section="2.6.1",
    levels=(1, 2, 3),
    sorts=(
        *(Sort(str(kind), deal, (20, 6)) for kind, deal in SIMPLE.items()),
        *at(2, *(Sort(str(shape), deal, 14) for shape, deal in SHAPES.items())),
        *at(3, Sort("two_ways", hands(SEVERAL, (0,), True), 60)),
        *at(3, Sort("one_way", hands(SEVERAL, (0,), False), 40)),
    ),
    topics={
        **{str(kind): Topic((), (), (2,), {str(kind): 1, "ryanmen": 1}) for kind in NAMED[1:]},
        **{str(shape): Topic((), (), (2,), {str(shape): 1, "tanki": 1}) for shape in SHAPES},
    },
    steps=Steps(find, write),
    asks=Asks(ask, scene, prompt),
    tells=Tells(
        lambda posed: explain_waits(posed.result.waits),
        line=line,
        about=per_level(),
    ),
    bound=0.45,
    mistakes=MISTAKES,
    left_out={
        "U31": "which way of reading pays is asked by fu_count",
        "Y12": "which way of reading pays is asked by yaku_mark",
    },
    options=("chiitoitsu_four_of_a_kind",),
)
