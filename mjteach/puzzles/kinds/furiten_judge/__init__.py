"""``furiten_judge``: may I ron this tile, which tiles forbid it, and what still wins (R2.6.2).

Level 1 has own discards and simple waits; level 2 more waits, discards that were called away, and
another river; level 3 tiles that were let go, before and after riichi; level 4 everything mixed,
with waits that changed, red fives and the declaration tile.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, TypeAlias

from mjteach.core.message import Explanation, Message, Param, msg
from mjteach.core.waits import waits
from mjteach.riichi.furiten import Until, furiten_verdict
from mjteach.riichi.furiten.events import FuritenCase
from mjteach.riichi.furiten.state import FuritenKind

from ...base import Key, Mix, Part
from ...canonical import codes
from ...fields import label, pick_tiles, settling, word_of, yes_no
from ...kind import Kind
from ...parts import Asks, Posed, Steps, Tells, Topic
from ...questions import NONE, Field, PickSpots, Value
from ...scenes import RowKind, Scene
from ...situations.waiting import completes
from ...words import rule_per_field
from .dealing import PLAYED
from .mistakes import FURITEN, others_winning
from .situation import (
    EVENTS,
    EXAMPLES,
    OWN,
    OWN_RIVER,
    FuritenFound,
    RonQuestion,
    another_way,
    judged,
    ron_scene,
    spot_of,
)

ID: Final = "furiten_judge"

ASKED: Final[Mapping[int, tuple[str, ...]]] = {
    1: ("ron", "cause"),
    2: ("waits", "ron", "cause", "wins"),
    3: ("ron", "cause", "kind", "until", "wins"),
    4: ("waits", "ron", "cause", "kind", "until", "wins"),
}
"""The fields of every level, in the order of thinking; the waits may be left blank."""

CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "kind": (NONE, *FuritenKind),
    "until": (NONE, *Until),
    "wins": ("both", "tsumo", "nothing"),
}
RIVERS: Final = (RowKind.RIVER, RowKind.EVENTS)
"""The rows that the deciding tiles lie in."""


def write(asked: RonQuestion, found: FuritenFound) -> dict[str, Value]:
    """The verdict on the form."""
    now = found.now
    is_open = any(wait not in now.blocked for wait in found.waits)
    return {
        "waits": codes(found.waits),
        "ron": "yes" if now.ron_allowed else "no",
        "cause": sorted({spot_of(asked, cause) for cause in now.causes}) or NONE,
        "kind": str(now.type or NONE),
        "until": str(now.until or NONE),
        "wins": "nothing" if not now.tsumo_allowed else "both" if is_open else "tsumo",
    }


def accepts(_asked: RonQuestion, found: FuritenFound, key: Key) -> Iterable[Key]:
    """The kind of any tile that bars ron.

    A winning tile drawn in riichi is discarded: either name is right, both last to the end.
    """
    yield from ({"kind": str(kind)} for kind in {cause.kind: None for cause in found.now.causes})
    if key["kind"] == FuritenKind.RIICHI and OWN_RIVER in str(key["cause"]):
        yield {"kind": FuritenKind.DISCARD.value}


# ---- what is dealt


TEMPORARY: Final = ("temporary", "own_next_turn", "own_next_draw")
IN_RIICHI: Final = ("riichi", "hand_end")
Needed: TypeAlias = Callable[[FuritenFound], object]


def _topic(
    *levels: int, words: tuple[str, ...] = (), needed: Needed | None = None, **sorts: int
) -> Topic:
    asks = None if needed is None else lambda posed: bool(needed(posed.result))
    return Topic(choices=words, levels=levels, sorts=sorts, needed=asks)


TOPICS: Final[Mapping[str, Topic]] = {
    "own_river": _topic(1, 2, 4, same_tile=5, clean=4),
    "other_tile": _topic(1, 2, 4, other_tile=5, clean=4),
    "suji": _topic(1, 2, 4, suji=5, same_tile=3, other_tile=3),
    "called_away": _topic(2, 4, called_away=5, clean=4),
    "before_tenpai": _topic(2, 4, before_tenpai=5, clean=4),
    "other_river": _topic(2, 4, other_river=4, same_tile=5, needed=others_winning),
    "unchosen_reading": _topic(2, 4, unchosen_reading=5, clean=4, needed=another_way),
    "yakuless": _topic(2, 4, yakuless_wait=5, yakuless_clean=4),
    "declaration_tile": _topic(4, words=IN_RIICHI, declaration_tile=5, riichi_clean=4),
    "red_five": _topic(4, red_five=5, clean=4),
    "changed_wait": _topic(4, changed_off=4, changed_on=5),
    "passed": _topic(3, 4, words=TEMPORARY, passed=4, passed_twice=1, clean=4),
    "turn_came": _topic(3, 4, words=TEMPORARY, turn_came=4, called_turn=1, passed=6),
    "skipped_turn": _topic(3, 4, words=TEMPORARY, skipped=5, turn_came=4),
    "kakan": _topic(3, 4, words=TEMPORARY, kakan=5, clean=4),
    "riichi_pass": _topic(3, 4, words=IN_RIICHI, riichi_passed=5, riichi_clean=4),
    "own_draw": _topic(3, 4, words=IN_RIICHI, declined_draw=5, riichi_clean=4),
}
"""Each deals its own case beside one with another answer; no topic is about clean hands alone."""


# ---- what is asked, shown and told


def ask(posed: Posed) -> Iterator[Field]:
    """The fields of the level, the same in every question."""
    found: FuritenFound = posed.result
    for id in ASKED[posed.level]:
        if id == "ron":
            settled = (none for none in ("cause", "kind", "until") if none in ASKED[posed.level])
            yield settling(yes_no(ID, id, tile=found.tile), "yes", *settled)
        elif id == "waits":
            none = _word(f"{id}.none")
            yield pick_tiles(found.hand, id, label(ID, id), none, optional=True)
        elif id == "cause":
            rows = tuple(r.id for r in ron_scene(found).rows if r.kind in RIVERS)
            yield PickSpots(id, label(ID, id), rows, _word(f"{id}.none"))
        else:
            yield word_of(ID, id, CHOICES[id])


def _word(id: str, **params: Param) -> Message:
    return msg(f"puzzle.{ID}.{id}", **params)


def explain(posed: Posed) -> Explanation:
    """Every check in order, and what follows; below the first one, how each wait completes."""
    verdict = furiten_verdict(posed.result.case)
    tree, tile = verdict.explain(), posed.result.case.asked
    first, *rest = tree.children
    live = waits(posed.result.hand).waits
    ways = tuple(Explanation(completes(wait), (), (wait.tile,)) for wait in live)
    if verdict.legal and tile is not None:
        rest.append(Explanation(_word("right.free", tile=tile)))
    return tree._replace(children=(first._replace(children=ways), *rest))


def right(posed: Posed) -> Message:
    """What bars the ron, or why a tile that was let go does not."""
    found: FuritenFound = posed.result
    now, word = found.now, "clean"
    if now.type is not None:
        fixed = now.type is FuritenKind.DISCARD and found.state.riichi
        word = "discard_riichi" if fixed else now.type
    elif now.harmless:
        word = str(now.harmless[-1].harmless)
    decide = [c for c in now.causes if c.kind is now.type] or now.harmless[-1:]
    return _word(f"right.{word}", waits=found.waits, tiles=tuple(cause.tile for cause in decide))


def wrong(posed: Posed, part: Part) -> Iterator[Message]:
    """Of the tiles pointed at, one that would not even complete the hand; what other parts are."""
    if part.field in ("waits", "until", "wins"):
        yield _word(f"wrong.{part.field}")
    spots = ron_scene(posed.result).spots() if part.field == "cause" else ()
    tiles = (spot.tile for spot in spots if spot.id in part.extra)
    idle = next((tile for tile in tiles if tile.kind not in posed.result.waits), None)
    if idle is not None:
        yield _word("wrong.no_wait", tile=idle)


def about(posed: Posed) -> str:
    """What there is to look through, whether or not anything is found."""
    return "passed" if posed.situation.events else "river"


def look(_posed: Posed, scene: Scene) -> tuple[str, ...]:
    """The own river, and what happened."""
    rows = (row for row in scene.rows if row.id in (OWN_RIVER, EVENTS))
    return tuple(spot.id for row in rows for spot in row.spots)


def example(posed: Posed) -> Explanation:
    """Another hand, judged by the engine: with a discard, or a tile that was let go."""
    theme = about(posed)
    held, river, passed, before, asked = EXAMPLES[theme]
    case = FuritenCase(held, river, passed, rules=posed.rules)
    told = _word(f"example.{theme}", tiles=held.tiles, before=before, asked=asked)
    return Explanation(told, (furiten_verdict(case, asked).explain(),))


KIND: Final = Kind(
    id=ID,
    section="2.6.2",
    version=6,
    levels=tuple(ASKED),
    mixes=(Mix.BALANCED,),
    seconds=55,
    sorts=PLAYED,
    topics=TOPICS,
    from_facts=OWN,
    steps=Steps(judged, write, accepts=accepts),
    asks=Asks(
        ask,
        lambda posed: ron_scene(posed.result),
        lambda posed: _word("prompt", by=posed.situation.asked.by, tile=posed.situation.asked.tile),
    ),
    tells=Tells(
        explain,
        right=right,
        line=lambda posed: _word("hint.line", tiles=posed.result.waits),
        about=about,
        wrong=wrong,
        rule=rule_per_field(ID, about, waits=(), cause=(), kind=(), until=("passed",), wins=()),
        look=look,
        example=example,
    ),
    headline=("ron", "cause", "kind", "until", "wins"),
    bound=0.45,
    mistakes=FURITEN,
    options=("temp_furiten_end", "temp_furiten_on_yakuless_tile"),
)
