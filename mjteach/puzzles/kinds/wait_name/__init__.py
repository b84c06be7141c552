"""``wait_name``: what the wait of a hand is called, and as what a tile completes it (R2.6.1).

Level 1 has the five simple waits, level 2 all of them, level 3 asks as what one tile may be read,
level 4 which of the readings pays most, and the fu of its wait.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mjteach.core.message import Explanation, Message, msg
from mjteach.core.readings import WaitKind
from mjteach.core.waits import WaitShape
from mjteach.riichi.explain import explain_waits

from ...fields import many_of, number, one_of
from ...kind import Kind
from ...mistakes.waits import NAMED
from ...parts import Asks, Posed, Steps, Tells, Topic
from ...questions import NONE, Field, Value
from ...scenes import Row, RowKind, Scene, Spot
from ...situations.hands import in_a_row, lone_tile, many, orphans, simple
from ...situations.tables import own_rows
from ...situations.wins import Win, win_scene
from ...sorts import Dealer, Sort, at
from ...words import because, per_level, prompt_per_level
from .dealing import Called, beside, called_so, named, wait_fu, ways
from .mistakes import NAMES, OF_WAITS

ID: Final = "wait_name"
S: Final = WaitShape


def write(_win: Win, found: Called) -> dict[str, Value]:
    """The name of the wait, what the tile completes, and what that is best."""
    best = next(iter(ways(found.won)), None)
    return {
        "shape": str(found.shape),
        "kinds": sorted(map(str, found.kinds)) or NONE,
        "best": best and str(best.reading.wait),
        "fu": best and wait_fu(best),
    }


def ask(posed: Posed) -> Iterator[Field]:
    """One name, or as many as the tile has; the name that pays and its fu."""
    simple = [(str(name), msg(f"wait.{name}.name")) for name in NAMED]
    match posed.level:
        case 1:
            yield one_of(ID, "shape", simple)
        case 2:
            more = [name for name in map(str, S) if name not in dict(simple)]
            exact = [(name, msg(f"puzzle.{ID}.exact.{name}")) for name in more]
            yield one_of(ID, "shape", [*simple, *exact])
        case 3:
            yield many_of(ID, "kinds", simple)
        case _:
            yield one_of(ID, "best", simple)
            yield number(ID, "fu", unit="fu")


def scene(posed: Posed) -> Scene:
    """The hand, at level 3 with the tile apart, at level 4 with how it was won."""
    win: Win = posed.situation
    if posed.level == 4:
        return win_scene(win)
    rows = own_rows(win.hand)
    if posed.level == 3:
        spots = (Spot("asked.0", win.tile),)
        rows = (*rows, Row("asked", RowKind.WIN, msg("scene.won"), spots))
    return Scene(rows)


def explain(posed: Posed) -> Explanation:
    """Every wait with what it completes; the tile that comes alone; every reading that it pays."""
    found: Called = posed.result
    tree = explain_waits(found.waits)
    if posed.level < 3:
        return tree
    if posed.level == 3:
        tile = posed.situation.tile
        right = msg(f"puzzle.{ID}.right.nothing", tile=tile)
        if found.kinds:
            right = msg(f"puzzle.{ID}.right.kinds", tile=tile, kinds=found.kinds)
        every = tree.children
        return Explanation(
            right, tuple(each for each in every if tile.kind in each.highlight) or every
        )
    readings = ways(found.won)
    told = (
        msg(
            f"puzzle.{ID}.way",
            shape=way.reading.wait,
            groups=way.reading.groups,
            han=way.han,
            fu=way.fu.total,
            points=way.score.value if way.score else 0,
        )
        for way in readings
    )
    best = readings[0]
    right = msg(f"puzzle.{ID}.right.pays", shape=best.reading.wait, fu=wait_fu(best))
    return Explanation(right, tuple(map(Explanation, told)))


def line(posed: Posed) -> Message:
    """How many tiles complete the hand, in how many ways one does, or what a cheaper way pays."""
    found: Called = posed.result
    if posed.level == 4 and len(ways(found.won)) > 1:
        return explain(posed).children[-1].message
    if posed.level >= 3 and found.kinds:
        return msg(f"puzzle.{ID}.line.ways", count=len(found.kinds))
    return msg(f"puzzle.{ID}.line.tiles", count=len(found.waits.waits))


def nudge(posed: Posed, code: str) -> Message | None:
    """Whose wait is another pays another fu: what is asked of the fu fits any wait."""
    return msg(f"puzzle.{ID}.which_earn") if posed.level == 4 and code in OF_WAITS else None


SIMPLE: Final = {kind: named(simple(kind)) for kind in NAMED}
SHAPES: Final[dict[WaitShape, Dealer]] = {
    S.NOBETAN: named(in_a_row(4, S.NOBETAN, 3, pair=False)),
    S.HADAKA_TANKI: named(lone_tile, (4,)),
    S.THREE_SIDED: named(in_a_row(5, S.THREE_SIDED, 2, pair=True)),
    S.MULTI_SIDED: named(many((2,), triplet=True), (0,)),
    S.ORPHAN: named(orphans, (0,)),
}
MORE: Final = (*NAMED[1:], *SHAPES)
OFTEN: Final = {"ryanmen": 2, "kanchan": 2, "tanki": 2}
"""What other waits are told apart from."""
SEVERAL: Final = many((2, 3), triplet=True)
PAYING: Final = {
    "run": (WaitKind.KANCHAN, WaitKind.PENCHAN),
    "alike": (WaitKind.SHANPON, WaitKind.TANKI),
    "two_sided": (WaitKind.RYANMEN,),
}

KIND: Final = Kind(
    id=ID,
    section="2.6.1",
    version=3,
    levels=(1, 2, 3, 4),
    seconds=25,
    sorts=(
        *(Sort(str(kind), deal, (20, 6)) for kind, deal in SIMPLE.items()),
        *at(2, *(Sort(str(shape), deal, 14) for shape, deal in SHAPES.items())),
        *at(3, Sort("two_ways", named(SEVERAL, (0,), True), 60)),
        *at(3, Sort("one_way", named(SEVERAL, (0,), False), 30)),
        *at(3, Sort("no_way", beside(SEVERAL), 10)),
        *at(
            4,
            *(
                Sort(f"pays.{name}", named(SEVERAL, (0,), True, kinds), 28)
                for name, kinds in PAYING.items()
            ),
            Sort("pays.one", named(SEVERAL, (0,), False, NAMED), 16),
        ),
    ),
    topics={
        **{str(name): Topic((), (), (2,), {str(name): 3} | OFTEN) for name in MORE},
        "depends_on_tile": Topic(levels=(3, 4)),
    },
    steps=Steps(called_so, write),
    asks=Asks(ask, scene, prompt_per_level(ID, tile=lambda posed: posed.situation.tile)),
    tells=Tells(explain, right=because(explain), line=line, about=per_level(), nudge=nudge),
    follows=("fu",),
    bound=0.45,
    mistakes=NAMES,
    options=("chiitoitsu_four_of_a_kind",),
)
