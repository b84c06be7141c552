"""``fu_count``: count the fu of a won hand, line by line or in the head (R4.2.2).

Level 1 gives the groups, level 2 asks the learner to group, level 3 asks the sum and the fu that
count, level 4 only the latter. At a limit "fu do not matter here" is an answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Final, NamedTuple

from mjteach.core.hand import hand
from mjteach.core.message import Explanation, Message, msg
from mjteach.core.readings import Shape
from mjteach.core.tiles import tile
from mjteach.riichi.explain import explain_fu
from mjteach.riichi.result import WinResult
from mjteach.riichi.win import evaluate_win

from ...base import Key, Part
from ...counts import fu_counted, fu_term
from ...fields import label, number
from ...kind import Kind
from ...mistakes.fu import FU, summed
from ...parts import Asks, Posed, Steps, Tells, Topic
from ...questions import Field, Flag, GroupTiles, Value
from ...scenes import Scene
from ...situations.own_wins import OWN_WIN
from ...situations.wins import Fits, Win, found, read_otherwise, win_scene
from ...words import added, prompt_per_level
from .dealing import (
    BY_FU,
    anything,
    drawn_sets,
    has_line,
    has_pinfu,
    is_limit,
    readings,
    third_tile,
)

ID: Final = "fu_count"
_number = partial(number, ID, unit="fu")


def write(_win: Win, result: WinResult) -> dict[str, Value]:
    """The lines of the engine's count under the ids of the form."""
    best, groups, called = result.best, result.best.reading.groups, len(result.hand.melds)
    concealed = (*groups[: len(groups) - 1 - called], *groups[-1:])
    lines = [(item.id.partition(".")[0], item.fu) for item in best.fu.items]
    sets = [fu for name, fu in lines if name == "set"]
    return {
        **{f"set.{place}": fu for place, fu in enumerate(sets)},
        **{name: fu for name, fu in lines if name in ("pair", "wait", "win")},
        **({"sets": sum(sets)} if best.reading.shape is Shape.STANDARD else {}),
        "groups": sorted([str(tile) for tile in group.tiles] for group in concealed),
        "sum": summed(result),
        "total": best.fu.total,
        "irrelevant": is_limit(result),
    }


def accepts(win: Win, result: WinResult, key: Key) -> Iterator[Key]:
    """The lines of a reading that is worth as much; at a limit "fu do not matter" is enough."""
    yield from read_otherwise(write)(win, result, key)
    if key["irrelevant"]:
        yield {"irrelevant": True, "total": None}


# ---- what is dealt


def _when(fits: Fits) -> Callable[[Posed], bool]:
    return lambda posed: fits(posed.result)


LINES: Final = (1, 2)
HEAD: Final = (3, 4)
ALIKE: Final = ("set.*", "sets")
EVENLY: Final = {"30": 1, "40": 1, "50": 1}
FIXED: Final = has_line("chiitoitsu", "win.pinfu", "open_no_fu")
TOPICS: Final[Mapping[str, Topic]] = {
    "way": Topic(("win",), (), LINES, EVENLY),
    "sets": Topic(ALIKE, (), LINES, {"sets.*": 1}, _when(drawn_sets)),
    "quads": Topic(ALIKE, (), LINES, {"quads.*": 1}, _when(has_line("set.quad"))),
    "pair": Topic(("pair",), (), LINES, {"pair.*": 1}),
    "wait": Topic(("wait",), (), LINES, EVENLY),
    "third_tile": Topic(ALIKE, (), LINES, {"third_tile.*": 1}, _when(third_tile)),
    "fixed": Topic(sorts={"2[05]": 7, "open_no_fu.*": 3, "pinfu.*": 3}, needed=_when(FIXED)),
    "readings": Topic((), (), HEAD, {"readings.*": 2, "[56]0": 1}, _when(readings)),
    "limits": Topic(
        ("irrelevant",), (), HEAD, {"limit.*": 2, "[345]0": 3, "60": 1}, _when(is_limit)
    ),
}


# ---- what is asked, shown and told


def ask(posed: Posed) -> Iterator[Field]:
    """The lines at level 1, groups and lines at level 2, then only sum and fu."""
    reading, level = posed.result.best.reading, posed.level
    standard = reading.shape is Shape.STANDARD
    if level == 1 and standard:
        for place, group in enumerate(reading.groups[:-1]):
            yield _number(f"set.{place}", row=f"group.{place}", tiles=group.tiles)
        yield _number("pair", row="group.4")
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
    """Which of the six ends the count came to, and what was added up."""
    best, raw = posed.result.best, summed(posed.result)
    ends = {
        "seven_pairs": best.reading.shape is Shape.SEVEN_PAIRS,
        "limit": is_limit(posed.result),
        "open_no_fu": (raw, best.fu.total) == (20, 30),
        "bare": (raw, best.fu.total) == (20, 20),
        "exact": raw == best.fu.total,
        "rounded": True,
    }
    word = next(word for word, is_so in ends.items() if is_so)
    terms = added(fu_term(item) for item in best.fu.items if item.fu)
    told = {"terms": terms, "sum": raw, "total": best.fu.total}
    return msg(f"puzzle.{ID}.right.{word}", han=best.han, **told)


class About(NamedTuple):
    """What hints speak of: in which hands and topics, and an example unlike the one asked."""

    fits: Fits
    topics: frozenset[str]
    hand: str
    tile: str


FREE: Final = frozenset({"fixed", "readings", "limits"})
ABOUT: Final = {
    "seven_pairs": About(has_line("chiitoitsu"), FREE, "", ""),
    "quad": About(has_line("set.quad"), FREE | {"quads"}, "234567m22p67s + ankan 1111z", "8s"),
    "ron_triplet": About(third_tile, FREE | {"third_tile"}, "234567m678p22s55z", "5z"),
    "triplet": About(has_line("set.triplet"), FREE | {"sets"}, "234567m5567p777s", "8p"),
    "pinfu": About(has_pinfu, FREE, "234567m67p345s99s", "8p"),
    "wait": About(anything, FREE | {"wait"}, "234567m46p345s99s", "5p"),
    "pair": About(anything, frozenset({"pair"}), "234567m46p345s55z", "5p"),
    "way": About(anything, frozenset({"way", "sets"}), "234567m46p345s99s", "5p"),
}
"""The part of the count that goes wrong most easily comes first."""


def about(posed: Posed) -> str:
    """The first of :data:`ABOUT` that the hand has and the topics speak of."""
    topics = set(posed.topics) or FREE
    return next(w for w, row in ABOUT.items() if row.topics & topics and row.fits(posed.result))


def look(posed: Posed, scene: Scene) -> tuple[str, ...]:
    """The tiles of the sets that earn fu, else the winning tile."""
    earning = {f"group.{item.group}" for item in posed.result.best.fu.items if item.fu}
    rows = [row for row in scene.rows if row.id in earning - {"group.None", "group.4"}]
    spots = tuple(spot.id for row in rows for spot in row.spots)
    return spots or tuple(spot.id for spot in scene.spots() if spot.label is not None)


def example(posed: Posed) -> Explanation | None:
    """Another hand, counted to the end; all seven pairs count the same."""
    row = ABOUT[about(posed)]
    if not row.hand:
        return None
    best = evaluate_win(hand(row.hand), tile(row.tile)).best
    return explain_fu(best.fu, best.reading)


def line(posed: Posed) -> Message:
    """A line of the count, of those that are asked; seven pairs have none."""
    if posed.result.best.reading.shape is not Shape.STANDARD:
        return msg(f"puzzle.{ID}.hint.no_lines")
    asked = {field.partition(".")[0] for name in posed.topics for field in TOPICS[name].fields}
    starts = tuple(asked & {"set", "pair", "wait", "win"}) or ("win",)
    item = next(item for item in posed.result.best.fu.items if item.id.startswith(starts))
    return msg(f"puzzle.{ID}.hint.line", line=msg(f"fu.{item.id}", fu=item.fu, tiles=item.tiles))


def wrong(posed: Posed, part: Part, word: str = "wrong") -> Iterator[Message]:
    """A question about the part of the hand that a field is about, never its value; or a rule."""
    reading, context = posed.result.best.reading, posed.result.context
    name, _, place = part.field.partition(".")
    openness = "closed" if posed.result.hand.is_closed else "open"
    at = {"pair": -1, "wait": reading.winning_group}.get(name, int(place or 0))
    yield msg(
        f"puzzle.{ID}.{word}.{name if reading.shape is Shape.STANDARD else 'fixed'}",
        kind=reading.groups[at].kind,
        tiles=reading.groups[at].tiles,
        groups=reading.groups[:-1] if name == "sets" else reading.groups,
        tile=posed.result.winning_tile,
        seat=context.seat_wind,
        round=context.round_wind,
        won=f"{context.by}_{openness}",
        level=posed.level,
    )


KIND: Final = Kind(
    id=ID,
    version=3,
    section="4.2.2",
    levels=(1, 2, 3, 4),
    seconds=60,
    sorts=BY_FU,
    topics=TOPICS,
    from_facts=OWN_WIN,
    steps=Steps(found, write, accepts=accepts),
    asks=Asks(ask, scene, prompt_per_level(ID)),
    tells=Tells(
        explain,
        right=right,
        line=line,
        about=about,
        wrong=wrong,
        rule=lambda posed, part: wrong(posed, part, "rule") if posed.level < 4 else (),
        look=look,
        example=example,
        counts=fu_counted,
    ),
    headline=("total",),
    follows=("sum", "total"),
    bound=0.36,
    mistakes=FU,
    options=("renpuu_pair_fu", "rinshan_tsumo_fu", "open_no_fu_hand", "pinfu_with_tsumo"),
)
