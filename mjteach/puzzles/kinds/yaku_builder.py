"""``yaku_builder``: one other tile, and the hand has the yaku (R3.1, R3.2).

Level 1 has several exchanges that do it, level 2 only one; level 3 asks the han after it as well.
Now and then no exchange does it.
"""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Final

from mjteach.core.message import Explanation, Message, msg
from mjteach.core.tiles import Suit
from mjteach.riichi.explain import explain_win

from ..base import Key, Mix
from ..fields import label, number
from ..kind import Kind
from ..mistakes import Mistake, misjudge
from ..mistakes.yaku import GRANTED, han_of, with_yaku
from ..partly import partly
from ..parts import Asks, Posed, Steps, Tells, Topic
from ..questions import NONE, Field, PickSpots, PickTiles, Value
from ..scenes import Scene
from ..situations.exchanges import Changed, Exchange, Wanted, change, tempting, without
from ..situations.misses import fault_of
from ..situations.tables import alike_once
from ..situations.wins import win_scene
from ..sorts import Sort
from ..words import wrong_per_field

ID: Final = "yaku_builder"


def write(_wanted: Wanted, found: Changed) -> dict[str, Value]:
    """The exchange that is worth most."""
    return next(map(_written, found.ways), {"out": NONE, "into": NONE, "han": 0})


def _written(way: Exchange) -> dict[str, Value]:
    return {"out": [f"hand.{way.place}"], "into": [str(way.into)], "han": han_of(way.won)}


def accepts(_wanted: Wanted, found: Changed, _key: Key) -> Iterator[Key]:
    """Every other exchange that gives the yaku; and all tiles that may go, or come, at once."""
    ways = found.ways
    yield from map(_written, ways[1:])
    every = {"out": {f"hand.{way.place}" for way in ways}, "into": {str(way.into) for way in ways}}
    yield from (
        {**_written(ways[0]), id: sorted(them)} for id, them in every.items() if len(them) > 1
    )


def ask(posed: Posed) -> Iterator[Field]:
    """The tile that goes and the tile that comes; at level 3 the han after it."""
    win = posed.situation.win
    none = msg(f"puzzle.{ID}.no_tile")
    held = {tile.suit for tile in (*win.hand.concealed, win.tile)}
    yield PickSpots("out", label(ID, "out"), ("hand",), none)
    yield PickTiles("into", label(ID, "into"), none, tuple(suit for suit in Suit if suit in held))
    if posed.level == 3:
        yield number(ID, "han", unit="han")


def scene(posed: Posed) -> Scene:
    """The finished hand; equal tiles of the hand are one, the winning tile stays by itself."""
    shown = win_scene(posed.situation.win)
    own, *melds = shown.rows
    *spots, won = own.spots
    tied = alike_once(own._replace(spots=tuple(spots)), reds=True)
    return shown._replace(rows=(tied._replace(spots=(*tied.spots, won)), *melds))


def explain(posed: Posed) -> Explanation:
    """What every exchange makes of the hand, and its yaku."""
    ways = posed.result.ways
    last = len(posed.situation.win.hand.concealed)
    return Explanation(right(posed), tuple(_told(way, way.place == last) for way in ways))


def _told(way: Exchange, is_winning: bool) -> Explanation:
    parts = explain_win(way.won).children
    yaku = next(part for part in parts if part.message.id.startswith("win.yaku."))
    told = msg(f"puzzle.{ID}.exchange", out=way.out, into=way.into, winning=is_winning)
    return Explanation(told, yaku.children)


def right(posed: Posed) -> Message:
    """The exchange that is worth most."""
    yaku = posed.situation.yaku
    for way in posed.result.ways:
        return msg(f"puzzle.{ID}.right", out=way.out, into=way.into, yaku=yaku)
    return msg(f"puzzle.{ID}.cannot", yaku=yaku)


def line(posed: Posed) -> Message | None:
    """The one thing that the hand lacks, where it is one."""
    yaku = posed.situation.yaku
    fault = fault_of(posed.result.won, yaku)
    if fault is None:
        return None
    here = msg("yaku.here", by=None)
    return msg(f"near.{fault.condition}", yaku=yaku, tiles=fault.tiles, why=here)


# ---- false rules


@partly
def _granted(found: Changed, *ways: str) -> Changed | None:
    """An exchange after which the yaku seems to be there."""
    first = tempting(found, ways)
    if first is None:
        return None
    granted = {*first.won.best.yaku_ids, ways[0].partition("/")[0]}
    return found._replace(ways=(first._replace(won=with_yaku(first.won, frozenset(granted))),))


@partly
def _wants(wanted: Wanted, *ways: str) -> bool:
    """Whether it is this yaku that is wanted."""
    return any(fnmatchcase(wanted.yaku, way.partition("/")[0]) for way in ways)


GIVEN: Final = {named: ways for named, ways in GRANTED.items() if named[0] in "Y09 Y13 Y20 Y25"}
"""Each thinks the yaku is there although one condition fails, where that shows in an exchange."""
UNKNOWN: Final = {ways[0].partition("/")[0]: ways for ways in GIVEN.values()}
"""By the yaku what somebody may not know of it."""
MISTAKES: Final[tuple[Mistake, ...]] = tuple(
    misjudge(*named, _granted(*ways), when=_wants(*ways)) for named, ways in GIVEN.items()
)

AFTER_ONE_HAN: Final = ("tanyao", "pinfu", "iipeikou")
AFTER_PATTERNS: Final = (*AFTER_ONE_HAN, "ittsuu", "sanshoku_doujun")
BUILT: Final = (*AFTER_PATTERNS, "chanta", "junchan")


def _sorts(yaku: str) -> Iterator[Sort]:
    """Hands that one exchange gives the yaku; and a few that none does."""
    unknown = UNKNOWN.get(yaku, ())
    yield Sort(yaku, without(yaku, unknown), 12)
    yield Sort(f"{yaku}.never", without(yaku, unknown, never=True), 1)


def _topic(*yaku: str) -> Topic:
    return Topic(sorts={sort.name: sort.share(1, Mix.BALANCED) for y in yaku for sort in _sorts(y)})


KIND: Final = Kind(
    id=ID,
    version=2,
    section="3.1",
    levels=(1, 2, 3),
    sorts=tuple(sort for yaku in BUILT for sort in _sorts(yaku)),
    topics={
        "one_han": _topic(*AFTER_ONE_HAN),
        "patterns": _topic(*AFTER_PATTERNS),
        "ordinary": _topic(*BUILT),
    },
    steps=Steps(change, write, accepts=accepts),
    asks=Asks(ask, scene, lambda posed: msg(f"puzzle.{ID}.prompt", yaku=posed.situation.yaku)),
    tells=Tells(
        explain,
        line=line,
        wrong=wrong_per_field(ID, "yaku"),
    ),
    bound=0.15,
    probes=(8, 5, 6),
    mistakes=MISTAKES,
    options=("kuitan",),
)
