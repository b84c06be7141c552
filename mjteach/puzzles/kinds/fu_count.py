"""``fu_count``: count the fu of a won hand, line by line or in the head (R4.2.2).

Level 1 gives the groups, level 2 asks the learner to group, level 3 asks the sum and the fu that
count, level 4 only the latter. At a limit "fu do not matter here" is an answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from mjteach.core.hand import hand
from mjteach.core.message import Explanation, Message, msg
from mjteach.core.readings import Shape
from mjteach.core.tiles import tile
from mjteach.riichi.explain import explain_fu
from mjteach.riichi.result import WinResult
from mjteach.riichi.score import limit_of
from mjteach.riichi.win import evaluate_win

from ..base import Key
from ..fields import label, number
from ..kind import Kind, Posed, Topic
from ..mistakes_of.fu import FU, cheaper_reading, summed
from ..questions import EnterNumber, Field, Flag, GroupTiles, Value
from ..scenes import Scene
from ..situations.wins import Fits, Taste, Win, found, win_scene, wins
from ..sorts import Share, Sort

ID: Final = "fu_count"


def is_limit(result: WinResult) -> bool:
    """Whether the han alone, or a yakuman, fix the points (R4.1-j)."""
    return bool(result.best.yakuman or limit_of(result.best.han, result.rules))


def write(_win: Win, result: WinResult) -> dict[str, Value]:
    """The lines of the engine's count under the ids of the form."""
    best, places = result.best, iter(range(4))
    key: dict[str, Value] = {}
    for item in best.fu.items:
        name = item.id.partition(".")[0]
        if name == "set":
            key[f"set.{next(places)}"] = item.fu
        elif name in ("pair", "wait", "win"):
            key[name] = item.fu
    if best.reading.shape is Shape.STANDARD:
        key["sets"] = sum(item.fu for item in best.fu.items if item.id.startswith("set."))
    called = len(result.hand.melds)
    groups = best.reading.groups
    concealed = (*groups[: len(groups) - 1 - called], *groups[-1:])
    return key | {
        "groups": sorted([str(tile) for tile in group.tiles] for group in concealed),
        "sum": summed(result),
        "total": best.fu.total,
        "irrelevant": is_limit(result),
    }


def accepts(_win: Win, key: Key) -> Iterable[Key]:
    """At a limit "fu do not matter" is enough."""
    if key["irrelevant"]:
        yield {"irrelevant": True, "total": None}


# ---- what is dealt


def _plain(result: WinResult) -> bool:
    best = result.best
    return not best.yakuman and best.reading.shape is not Shape.ORPHANS and best.han < 5


def _limit(result: WinResult) -> bool:
    best = result.best
    return not best.yakuman and best.reading.shape is not Shape.ORPHANS and best.han >= 5


def _has_line(*ids: str) -> Fits:
    return lambda won: any(item.id.startswith(ids) for item in won.best.fu.items)


def _third_tile(result: WinResult) -> bool:
    """A triplet that another player's tile finished (R4.2.2-m)."""
    place, context = result.best.reading.winning_group, result.context
    lines = (item for item in result.best.fu.items if item.group == place)
    return context.by == "ron" and any(line.id.startswith("set.triplet") for line in lines)


def _drawn_sets(result: WinResult) -> bool:
    return _has_line("set.triplet")(result) and not _third_tile(result)


def _readings(result: WinResult) -> bool:
    return cheaper_reading(result) is not None


def of_fu(
    taste: Taste,
    name: str,
    fu: int,
    balanced: Share = 0,
    natural: Share | None = 0,
    fits: Fits = lambda _: True,
    among: Fits = _plain,
) -> Sort:
    """Hands that count so many fu; 60 stands for 60 and more."""

    def wanted(won: WinResult) -> bool:
        return min(won.best.fu.total, 60) == fu and among(won) and fits(won)

    return Sort(name, wins(taste, wanted), balanced, natural)


CLOSED: Final = Taste(runs=1.0, open=0.0, tsumo=1.0, seven_pairs=0.0, honours=0.1)
MANY: Final = Taste(runs=0.5, seven_pairs=0.0)
QUADS: Final = Taste(runs=0.6, quads=0.7, seven_pairs=0.0)
SETS: Final = Taste(runs=0.6, quads=0.0, seven_pairs=0.0)

MIXED: Final = (
    of_fu(CLOSED, "20", 20, 10, 86),
    of_fu(Taste(open=0.0, seven_pairs=1.0), "25", 25, 10, 30),
    of_fu(Taste(runs=0.85, seven_pairs=0.0), "30", 30, (22, 22, 20, 19), 575),
    of_fu(Taste(runs=0.6, seven_pairs=0.0), "40", 40, (18, 18, 17, 17), 273),
    of_fu(Taste(runs=0.4, quads=0.1, seven_pairs=0.0), "50", 50, (13, 13, 12, 12), 29),
    of_fu(Taste(runs=0.4, quads=0.35, seven_pairs=0.0), "60", 60, (9, 9, 8, 8), 8),
)
"""The fu of 26,251 recorded wins, per mille, and balanced."""

LIMIT: Final = Taste(runs=0.8, honours=0.7, seven_pairs=0.0)
STAGED: Final = (
    Sort("double_wind", wins(SETS._replace(double_wind=True), _plain), 6, 0),
    Sort("rinshan", wins(QUADS._replace(rinshan=True), _plain), 4, 0),
    Sort("readings", wins(Taste(runs=0.95), lambda won: _plain(won) and _readings(won)), 8, 0),
    *(
        of_fu(LIMIT, f"limit.{fu}", fu, (0, 0, 3, 5), (0, 0, 37, 59), among=_limit)
        for fu in (30, 40, 50)
    ),
)


def _family(name: str, taste: Taste, fits: Fits, *totals: int) -> tuple[Sort, ...]:
    """Sorts that only a topic deals, one for each number of fu."""
    return tuple(of_fu(taste, f"{name}.{fu}", fu, fits=fits) for fu in totals)


NARROW: Final = (
    *_family("sets", SETS, _drawn_sets, 30, 40, 50),
    *_family("quads", QUADS, _has_line("set.quad"), 40, 50, 60),
    *_family("third_tile", SETS, _third_tile, 30, 40, 50),
    *_family("pair", MANY._replace(honours=0.75), lambda _: True, 30, 40, 50),
    *_family("readings", Taste(runs=0.95), _readings, 30, 40),
    *_family("open_no_fu", Taste(runs=1.0, open=1.0, tsumo=0.0), _has_line("open_no_fu"), 30),
    *_family("pinfu", CLOSED._replace(tsumo=0.0), lambda won: "pinfu" in won.best.yaku_ids, 30),
)


def _even(name: str, *totals: int) -> dict[str, int]:
    return {f"{name}.{fu}": 1 for fu in totals}


LINES: Final = (1, 2)
HEAD: Final = (3, 4)
TOPICS: Final[Mapping[str, Topic]] = {
    "way": Topic(("win",), levels=LINES, sorts={"30": 1, "40": 1, "50": 1}),
    "sets": Topic(
        ("set.*", "sets"),
        levels=LINES,
        sorts=_even("sets", 30, 40, 50),
        needed=lambda posed: _drawn_sets(posed.result),
    ),
    "quads": Topic(
        ("set.*", "sets"),
        levels=LINES,
        sorts=_even("quads", 40, 50, 60),
        needed=lambda posed: _has_line("set.quad")(posed.result),
    ),
    "pair": Topic(("pair",), levels=LINES, sorts=_even("pair", 30, 40, 50)),
    "wait": Topic(("wait",), levels=LINES, sorts={"30": 1, "40": 1, "50": 1}),
    "third_tile": Topic(
        ("set.*", "sets"),
        levels=LINES,
        sorts=_even("third_tile", 30, 40, 50),
        needed=lambda posed: _third_tile(posed.result),
    ),
    "fixed": Topic(
        sorts={"20": 7, "25": 7, "open_no_fu.30": 3, "pinfu.30": 3},
        needed=lambda posed: _has_line("chiitoitsu", "win.pinfu", "open_no_fu")(posed.result),
    ),
    "readings": Topic(
        levels=HEAD,
        sorts={"readings.30": 2, "readings.40": 2, "50": 1, "60": 1},
        needed=lambda posed: _readings(posed.result),
    ),
    "limits": Topic(
        ("irrelevant",),
        levels=HEAD,
        sorts={"limit.30": 2, "limit.40": 2, "limit.50": 2, "30": 2, "40": 2, "50": 2, "60": 1},
        needed=lambda posed: is_limit(posed.result),
    ),
}


# ---- what is asked and shown


def _number(id: str, row: str | None = None, **params: tuple[object, ...]) -> EnterNumber:
    return number(ID, id, unit="fu", row=row, **params)


def ask(posed: Posed) -> Iterator[Field]:
    """The lines at level 1, groups and lines at level 2, then only sum and fu."""
    reading, level = posed.result.best.reading, posed.level
    standard = reading.shape is Shape.STANDARD
    if level == 1 and standard:
        for place, group in enumerate(reading.groups[:-1]):
            yield _number(f"set.{place}", f"group.{place}", tiles=group.tiles)
        yield _number("pair", "group.4")
    if level == 2:
        yield GroupTiles("groups", label(ID, "groups"), "hand")
    if level == 2 and standard:
        yield from (_number("sets"), _number("pair"))
    if level <= 2 and standard:
        yield from (_number("wait"), _number("win"))
    if level <= 3:
        yield _number("sum")
    yield _number("total")
    yield Flag("irrelevant", label(ID, "irrelevant"))


def scene(posed: Posed) -> Scene:
    """The hand as it was won, at level 1 in its groups, and its han."""
    best = posed.result.best
    grouped = posed.level == 1 and best.reading.shape is Shape.STANDARD
    shown = win_scene(posed.situation, best.reading if grouped else None)
    return shown._replace(facts=(*shown.facts, msg("scene.han", han=best.han)))


def explain(posed: Posed) -> Explanation:
    """The count line by line."""
    best = posed.result.best
    return explain_fu(best.fu, best.reading, matter=not is_limit(posed.result))


def right(posed: Posed) -> Message:
    """Which of the five ends the count came to."""
    raw, best = summed(posed.result), posed.result.best
    total = best.fu.total
    if best.reading.shape is Shape.SEVEN_PAIRS:
        return msg(f"puzzle.{ID}.right.seven_pairs")
    if is_limit(posed.result):
        return msg(f"puzzle.{ID}.right.limit", han=best.han, total=total)
    if raw == 20 and total == 30:
        return msg(f"puzzle.{ID}.right.open_no_fu")
    return msg(f"puzzle.{ID}.right.{'exact' if raw == total else 'rounded'}", sum=raw, total=total)


ABOUT: Final[Mapping[str, Fits]] = {
    "seven_pairs": _has_line("chiitoitsu"),
    "quad": _has_line("set.quad"),
    "ron_triplet": _third_tile,
    "triplet": _has_line("set.triplet"),
    "pinfu": lambda won: "pinfu" in won.best.yaku_ids,
    "wait": lambda _: True,
    "pair": lambda _: True,
    "way": lambda _: True,
}
"""What a hand teaches most: the part of the count that goes wrong most easily comes first."""

TAUGHT: Final = {
    "way": ("way",),
    "sets": ("triplet", "way"),
    "quads": ("quad",),
    "pair": ("pair",),
    "wait": ("wait",),
    "third_tile": ("ron_triplet",),
}
"""What of it a topic speaks of; other topics of any."""

EXAMPLES: Final = {
    "seven_pairs": ("1199m2288p3377s5z", "5z"),
    "quad": ("234567m22p67s + ankan 1111z", "8s"),
    "ron_triplet": ("234567m678p22s55z", "5z"),
    "triplet": ("234567m5567p777s", "8p"),
    "pinfu": ("234567m67p345s99s", "8p"),
    "wait": ("234567m46p345s99s", "5p"),
    "pair": ("234567m46p345s55z", "5p"),
    "way": ("234567m46p345s99s", "5p"),
}
"""A hand for each, unlike the one being asked about."""


LINE_OF: Final = {"set": {"sets", "quads", "third_tile"}, "pair": {"pair"}, "wait": {"wait"}}
"""The topics of the lines besides the way of winning."""


def about(posed: Posed) -> str:
    """The first of :data:`ABOUT` that the hand has and the topics speak of."""
    words = {word for topic in posed.topics for word in TAUGHT.get(topic, ABOUT)} or ABOUT
    return next(word for word, fits in ABOUT.items() if word in words and fits(posed.result))


def look(posed: Posed, scene: Scene) -> tuple[str, ...]:
    """The tiles of the sets that earn fu, else the winning tile."""
    earning = {f"group.{item.group}" for item in posed.result.best.fu.items if item.fu}
    rows = [row for row in scene.rows if row.id in earning - {"group.None", "group.4"}]
    spots = tuple(spot.id for row in rows for spot in row.spots)
    return spots or tuple(spot.id for spot in scene.spots() if spot.label is not None)


def example(posed: Posed) -> Explanation:
    """Another hand, counted to the end."""
    text, won = EXAMPLES[about(posed)]
    best = evaluate_win(hand(text), tile(won)).best
    return explain_fu(best.fu, best.reading)


def line(posed: Posed) -> Message:
    """A line of the count, of those that are asked; seven pairs have none."""
    if posed.result.best.reading.shape is not Shape.STANDARD:
        return msg(f"puzzle.{ID}.hint.no_lines")
    ours = [name for name in ("set", "pair", "wait") if LINE_OF[name] & {*posed.topics}]
    item = next(i for i in posed.result.best.fu.items if i.id.startswith((*ours, "win")))
    return msg(f"puzzle.{ID}.hint.line", line=msg(f"fu.{item.id}", fu=item.fu, tiles=item.tiles))


KIND: Final = Kind(
    id=ID,
    version=2,
    section="4.2.2",
    levels=(1, 2, 3, 4),
    sorts=(*MIXED, *STAGED, *NARROW),
    topics=TOPICS,
    find=found,
    write=write,
    accepts=accepts,
    ask=ask,
    scene=scene,
    prompt=lambda posed: msg(f"puzzle.{ID}.prompt.{posed.level}"),
    explain=explain,
    right=right,
    about=about,
    look=look,
    example=example,
    line=line,
    headline=("total",),
    follows=("sum", "total"),
    bound=0.36,
    mistakes=FU,
    left_out={
        "U25": "right under the other value of renpuu_pair_fu: told as a rule difference",
        "U29": "right under the other value of open_no_fu_hand: told as a rule difference",
        "U32": "shows in the payment, which this kind does not ask for",
        "U33": "right under the other value of rinshan_tsumo_fu: told as a rule difference",
        "U34": "is no false rule but the outcome correct_silent",
    },
    options=("renpuu_pair_fu", "rinshan_tsumo_fu", "open_no_fu_hand", "pinfu_with_tsumo"),
)
