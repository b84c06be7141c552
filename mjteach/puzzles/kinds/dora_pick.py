"""``dora_pick``: which tiles are dora, and how much are they worth? (R2.4)

Level 1 asks what the indicators point to, level 2 for the dora of a hand, level 3 counts red fives
besides, level 4 the tiles below the indicators and those that a kan has opened.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeGuard

from mjteach.core.message import Explanation, Message, msg
from mjteach.core.tiles import WINDS
from mjteach.riichi.dora import BonusItem

from ..fields import label, number, suits_of
from ..hints import first_line
from ..kind import Kind
from ..mistakes.dora import DORA_PICKED
from ..parts import Asks, Posed, Steps, Tells, Topic
from ..questions import NONE, Field, PickSpots, PickTiles, Value
from ..scenes import Row, RowKind, Scene
from ..situations.indicators import (
    URA_LEVEL,
    Bonus,
    Indicated,
    above,
    after_a_robbed_kan,
    around,
    beside_discards,
    bonus_of,
    opened,
    with_indicators,
)
from ..situations.tables import tile_row
from ..situations.wins import Win
from ..sorts import Sort, under
from ..words import added, because, per_level, prompt_per_level, rule_per_field, with_reason

ID: Final = "dora_pick"
COUNTED: Final = {
    "by_dora": ("dora", "kan_dora"),
    "by_first": ("dora",),
    "by_kan": ("kan_dora",),
    "by_ura": ("ura_dora",),
    "by_red": ("aka_dora",),
    "total": ("dora", "kan_dora", "ura_dora", "aka_dora"),
}
"""The lines of han, with the bonus that each counts."""
ASKED: Final = {
    2: ("by_dora",),
    3: ("by_dora", "by_red", "total"),
    URA_LEVEL: ("by_dora", "by_ura", "by_red", "total"),
}
"""The lines of a level; an indicator that a kan has opened gets one of its own at the last."""

BOTH: Final = under(kan_dora=True, ura_dora=True)
"""A kan opens an indicator, and what lies below is counted."""


def write(_win: Win, found: Bonus) -> dict[str, Value]:
    """The dora, where they are in the hand, and the han from each source."""
    spots = [spot.id for row in found.rows for spot in row.spots if spot.tile.kind in found.dora]
    han = {
        field: sum(item.han for item in found.items if item.id in ids)
        for field, ids in COUNTED.items()
    }
    return {"dora": [*map(str, found.dora)] or NONE, "tiles": spots or NONE, **han}


def ask(posed: Posed) -> Iterator[Field]:
    """The dora; at level 2 where they are and their han, then han by source."""
    suits = suits_of(spot.tile for spot in scene(posed).spots())
    yield PickTiles("dora", label(ID, "dora"), msg(f"puzzle.{ID}.nothing"), suits)
    if posed.level == 2:
        rows = tuple(row.id for row in posed.result.rows)
        yield PickSpots("tiles", label(ID, "tiles"), rows, msg(f"puzzle.{ID}.no_tile"))
    asked = ASKED.get(posed.level, ())
    if posed.level == URA_LEVEL and len(posed.situation.context.indicators) > 1:
        asked = ("by_first", "by_kan", *asked[1:])
    for field in asked:
        yield number(ID, field, unit="han")


def scene(posed: Posed) -> Scene:
    """The indicators, the hand, and at level 4 what lies below and whether it counts."""
    win: Win | Indicated = posed.situation
    if posed.level == 1:
        return Scene((above(win),))
    if posed.level < URA_LEVEL:
        return Scene((above(win), *posed.result.rows, *_beside(win)))
    riichi = msg("scene.riichi" if win.context.riichi else "scene.no_riichi")
    robbed = [msg(f"puzzle.{ID}.robbed")] * _is_robbed(win)
    rows = (*around(win), *posed.result.rows, *_beside(win))
    return Scene(rows, (riichi, *opened(win), *robbed))


def _beside(win: Win | Indicated) -> Iterator[Row]:
    """What lies there and counts for nothing."""
    if isinstance(win, Indicated) and win.river:
        yield tile_row("river", RowKind.RIVER, win.river, msg("scene.river.self"))
    if _is_robbed(win):
        turned = msg(f"puzzle.{ID}.turned")
        yield tile_row("turned", RowKind.INDICATORS, win.turned, turned)


def _is_robbed(win: Win | Indicated) -> TypeGuard[Indicated]:
    return isinstance(win, Indicated) and bool(win.turned)


def explain(posed: Posed) -> Explanation:
    """What each indicator points to and how many of it are there; how many fives are red."""
    found: Bonus = posed.result
    if posed.level == 1:
        said = msg(f"puzzle.{ID}.dora_are", tiles=found.dora, count=len(found.dora))
        return Explanation(said, tuple(_line(item, "points") for item in found.items), found.dora)
    is_last = posed.level == URA_LEVEL
    words = (i.id if is_last else i.id.removeprefix("kan_") for i in found.items)
    lines = [_line(item, word) for item, word in zip(found.items, words, strict=True)]
    if is_last and not posed.situation.context.riichi:
        lines.append(Explanation(msg("scene.below_unused")))
    if isinstance(posed.situation, Indicated):
        word = "never_was" if posed.situation.turned else "discarded"
        lines.append(Explanation(msg(f"puzzle.{ID}.{word}")))
    total = sum(item.han for item in found.items)
    return Explanation(msg(f"puzzle.{ID}.together", count=total), tuple(lines))


def _line(item: BonusItem, word: str) -> Explanation:
    facts = {"indicator": item.indicator, "dora": item.dora, "count": item.han}
    return Explanation(msg(f"puzzle.{ID}.item.{word}", **facts))


def right(posed: Posed) -> Message:
    """What the first indicator points to; where han are counted, what was added up."""
    if posed.level == 1:
        return because(explain)(posed)
    items = posed.result.items
    terms = added(
        msg(f"puzzle.{ID}.term", what=item.id, han=item.han, dora=item.dora) for item in items
    )
    total = sum(item.han for item in items)
    counted = msg(f"puzzle.{ID}.count", terms=terms, total=total)
    return with_reason(explain(posed).message, counted)


def line(posed: Posed) -> Message | None:
    """What the first indicator gives; where that is the answer, the order that is counted on."""
    if posed.level > 1 or len(posed.result.items) > 1:
        return first_line(explain(posed))
    pointer = posed.result.items[0].indicator
    honours = "winds" if pointer in WINDS else "dragons"
    row = honours if pointer.is_honour else "numbers"
    return msg(f"puzzle.{ID}.row.{row}", indicator=pointer)


def look(_posed: Posed, scene: Scene) -> tuple[str, ...]:
    """The indicators."""
    rows = (row for row in scene.rows if row.id in ("indicators", "below"))
    return tuple(spot.id for row in rows for spot in row.spots)


KIND: Final = Kind(
    id=ID,
    version=4,
    section="2.4",
    levels=(1, 2, 3, 4),
    sorts=(
        Sort("next", with_indicators(wraps=False), (40,)),
        Sort("wrap", with_indicators(wraps=True), (40,)),
        Sort("two", with_indicators(2), (20, 30), exists=under(kan_dora=True)),
        Sort("one", with_indicators(), (0, 70, 100)),
        Sort("ura", with_indicators(), (0, 0, 0, 60), exists=under(ura_dora=True)),
        Sort("kan", with_indicators(2, kan=True), (0, 0, 0, 40), exists=BOTH),
        Sort("river", beside_discards(), (0, 40, 40)),
        Sort("robbed", after_a_robbed_kan(), (0, 0, 0, 30), exists=BOTH),
    ),
    topics={
        "indicator": Topic(levels=(1,), sorts={"next": 1}),
        "wrap": Topic(levels=(1,), sorts={"wrap": 1}),
        "hand": Topic(levels=(2,), sorts={"one": 1}),
        "two": Topic(levels=(1, 2), sorts={"two": 1}),
        "red_fives": Topic(levels=(3,), sorts={"one": 1}),
        "ura": Topic(levels=(4,), sorts={"ura": 1}),
        "kan": Topic(levels=(4,), sorts={"kan": 1}),
        "river": Topic(levels=(2, 3), sorts={"river": 1}),
        "robbed": Topic(levels=(4,), sorts={"robbed": 1}),
    },
    steps=Steps(bonus_of, write),
    asks=Asks(ask, scene, prompt_per_level(ID)),
    tells=Tells(
        explain,
        right=right,
        line=line,
        look=look,
        rule=rule_per_field(
            ID, lambda posed: str(posed.level), dora=(), by_dora="23", by_red="3", total="3"
        ),
        about=per_level("points", "hand", "reds", "below"),
    ),
    follows=("total",),
    bound=0.3,
    mistakes=DORA_PICKED,
    options=("kan_dora", "kan_ura_dora", "ura_dora", "red_fives"),
)
