"""``dora_pick``: which tiles are dora, and how much are they worth? (R2.4)

Level 1 asks what the indicators point to, level 2 for the dora of a hand, level 3 counts red fives
besides, level 4 the tiles below the indicators and those that a kan has opened.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from mjteach.core.message import Explanation, Message, msg
from mjteach.core.tiles import DRAGONS, TILES, WINDS, Tile
from mjteach.riichi.context import WinContext
from mjteach.riichi.dora import DORA_OF, BonusItem, bonus_items
from mjteach.riichi.rules import RuleSet

from ..fields import label, number
from ..hints import first_line
from ..kind import Asks, Kind, Posed, Steps, Tells, Topic, per_level, prompt_per_level
from ..mistakes import Edit, Mistake, misjudge, misread
from ..partly import partly
from ..questions import NONE, Field, PickSpots, PickTiles, Value
from ..scenes import Row, RowKind, Scene
from ..situations.indicators import URA_LEVEL, with_indicators
from ..situations.tables import own_rows, tile_row
from ..situations.wins import Win
from ..sorts import Sort

ID: Final = "dora_pick"
COUNTED: Final = {
    "by_dora": ("dora", "kan_dora"),
    "by_ura": ("ura_dora",),
    "by_red": ("aka_dora",),
    "total": ("dora", "kan_dora", "ura_dora", "aka_dora"),
}
"""The fields for han, with the bonus that each counts."""
ASKED: Final = {2: ("by_dora",), 3: ("by_dora", "by_red", "total"), 4: tuple(COUNTED)}


class Bonus(NamedTuple):
    """What the indicators and the red fives of a hand give."""

    win: Win
    items: tuple[BonusItem, ...]

    @property
    def dora(self) -> tuple[Tile, ...]:
        """What the indicators point to, in their order, each once."""
        return tuple(dict.fromkeys(item.dora for item in self.items if item.dora is not None))

    @property
    def reds(self) -> tuple[Tile, ...]:
        """The red fives of the hand."""
        return tuple(tile for tile in (*self.win.hand.tiles, self.win.tile) if tile.is_red)

    @property
    def rows(self) -> tuple[Row, ...]:
        """The whole hand."""
        return own_rows(self.win.hand, self.win.tile)


def find(win: Win, rules: RuleSet) -> Bonus:
    """The engine's count, whatever the hand is worth besides."""
    found = Bonus(win, ())
    counts = win.hand._replace(drawn=win.tile).own_counts
    return found._replace(items=bonus_items(counts, len(found.reds), win.context, rules))


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
    yield PickTiles("dora", label(ID, "dora"), msg(f"puzzle.{ID}.nothing"))
    if posed.level == 2:
        rows = tuple(row.id for row in posed.result.rows)
        yield PickSpots("tiles", label(ID, "tiles"), rows, msg(f"puzzle.{ID}.no_tile"))
    for field in ASKED.get(posed.level, ()):
        yield number(ID, field, unit="han")


def scene(posed: Posed) -> Scene:
    """The indicators, the hand, and at level 4 what lies below and whether it counts."""
    context = posed.situation.context
    above = _row("indicators", context.indicators)
    if posed.level < URA_LEVEL:
        return Scene((above, *posed.result.rows) if posed.level > 1 else (above,))
    said = [msg("scene.riichi") if context.riichi else msg(f"puzzle.{ID}.no_riichi")]
    said += [msg(f"puzzle.{ID}.opened")] * (len(context.indicators) - 1)
    return Scene((above, _row("below", context.ura_indicators), *posed.result.rows), tuple(said))


def _row(id: str, tiles: tuple[Tile, ...]) -> Row:
    return tile_row(id, RowKind.INDICATORS, tiles, msg(f"puzzle.{ID}.{id}", count=len(tiles)))


def explain(posed: Posed) -> Explanation:
    """What each indicator points to and how many of it are there; how many fives are red."""
    found: Bonus = posed.result
    if posed.level == 1:
        said = msg(f"puzzle.{ID}.dora_are", tiles=found.dora, count=len(found.dora))
        return Explanation(said, tuple(_line(item, "points") for item in found.items), found.dora)
    lines = [_line(item, item.id.removeprefix("kan_")) for item in found.items]
    if posed.level == URA_LEVEL and not posed.situation.context.riichi:
        lines.append(Explanation(msg(f"puzzle.{ID}.below_unused")))
    total = sum(item.han for item in found.items)
    return Explanation(msg(f"puzzle.{ID}.together", count=total), tuple(lines))


def _line(item: BonusItem, word: str) -> Explanation:
    facts = {"indicator": item.indicator, "dora": item.dora, "count": item.han}
    return Explanation(msg(f"puzzle.{ID}.item.{word}", **facts))


def line(posed: Posed) -> Message | None:
    """What the first indicator gives; nothing where that is the answer."""
    is_all = posed.level == 1 and len(posed.result.items) == 1
    return None if is_all else first_line(explain(posed))


# ---- false rules


_BEFORE: Final = {dora: TILES[indicator] for indicator, dora in enumerate(DORA_OF)}


@partly
def _seen(win: Win, /, **facts: Callable[[WinContext], Any]) -> Win | None:
    """Facts of the win that are taken for others."""
    thought = {name: change(win.context) for name, change in facts.items()}
    context = win.context._replace(**thought)
    return None if context == win.context else win._replace(context=context)


def _points(change: Callable[[Tile], Tile | None]) -> Edit:
    """Indicators point at other tiles, or at nothing: seen as those that do."""

    def thought(indicators: tuple[Tile, ...]) -> tuple[Tile, ...]:
        dora = (change(tile.kind) for tile in indicators)
        return tuple(_BEFORE[tile] for tile in dora if tile is not None)

    return _seen(
        indicators=lambda context: thought(context.indicators),
        ura_indicators=lambda context: thought(context.ura_indicators),
    )


def _backwards(tile: Tile) -> Tile:
    return DORA_OF[tile] if tile.is_honour else _BEFORE[tile]


def _after(row: tuple[Tile, ...]) -> Callable[[Tile], Tile]:
    """The tiles of ``row`` go round in this order; the others as they do."""
    following = dict(zip(row, (*row[1:], row[0]), strict=True))
    return lambda tile: following.get(tile, DORA_OF[tile])


def _after_nine(dora: Callable[[Tile], Tile | None]) -> Callable[[Tile], Tile | None]:
    return lambda tile: dora(tile) if tile.rank == 9 else DORA_OF[tile]


def _concealed_only(win: Win) -> Win | None:
    """D08: sets on the table are forgotten."""
    return win._replace(hand=win.hand._replace(melds=())) if win.hand.melds else None


@partly
def _one_reason(found: Bonus, id: str) -> Bonus | None:
    """D06: a red five that is also dora counts for one reason only."""
    both = sum(tile.kind in found.dora for tile in found.reds)
    less = [i._replace(han=i.han - both) if i.id == id else i for i in found.items]
    return found._replace(items=tuple(less)) if both and min(i.han for i in less) >= 0 else None


MISTAKES: Final[tuple[Mistake, ...]] = (
    misread("D01", "indicator-is-dora", _points(lambda tile: tile), 3),
    misread("D02", "tile-before-it", _points(_backwards)),
    misread("D03", "nothing-after-nine", _points(_after_nine(lambda _: None))),
    misread("D03", "next-suit-after-nine", _points(_after_nine(lambda t: TILES[(t + 1) % 27]))),
    misread("D04", "honours-in-one-chain", _points(_after((*WINDS, *DRAGONS)))),
    misread("D05", "dragons-in-another-order", _points(_after(DRAGONS[::-1]))),
    misjudge("D06", "dora-only", _one_reason("aka_dora")),
    misjudge("D06", "red-only", _one_reason("dora")),
    misread(
        "D07", "indicators-once", _seen(indicators=lambda c: tuple(dict.fromkeys(c.indicators)))
    ),
    misread("D08", "called-dora-lost", _concealed_only),
    misread("R13", "below-for-everyone", _seen(riichi=lambda _: True)),
    misread("R14", "nothing-below", _seen(ura_indicators=lambda _: ())),
    misread("R14", "only-the-first-below", _seen(ura_indicators=lambda c: c.ura_indicators[:1])),
    misread(
        "K02",
        "kan-opened-nothing",
        _seen(indicators=lambda c: c.indicators[:1], ura_indicators=lambda c: c.ura_indicators[:1]),
        when=lambda win: any(meld.is_quad for meld in win.hand.melds),
    ),
)


KIND: Final = Kind(
    id=ID,
    section="2.4",
    levels=(1, 2, 3, 4),
    sorts=(
        Sort("next", with_indicators(wraps=False), (40, 0, 0, 0)),
        Sort("wrap", with_indicators(wraps=True), (40, 0, 0, 0)),
        Sort("two", with_indicators(2), (20, 30, 0, 0)),
        Sort("one", with_indicators(), (0, 70, 100, 60)),
        Sort("kan", with_indicators(2, kan=True), (0, 0, 0, 40)),
    ),
    topics={
        "indicator": Topic(levels=(1,), sorts={"next": 1}),
        "wrap": Topic(levels=(1,), sorts={"wrap": 1}),
        "hand": Topic(levels=(2,), sorts={"one": 1}),
        "two": Topic(levels=(1, 2), sorts={"two": 1}),
        "red_fives": Topic(levels=(3,), sorts={"one": 1}),
        "ura": Topic(levels=(4,), sorts={"one": 1}),
        "kan": Topic(levels=(4,), sorts={"kan": 1}),
    },
    steps=Steps(find, write),
    asks=Asks(ask, scene, prompt_per_level(ID)),
    tells=Tells(explain, line=line, about=per_level("points", "hand", "reds", "below")),
    follows=("total",),
    bound=0.3,
    mistakes=MISTAKES,
    left_out={
        "D11": "no other hand and no discards are shown",
        "K07": "no kan is robbed here",
    },
    options=("kan_dora", "kan_ura_dora", "ura_dora", "red_fives"),
)
