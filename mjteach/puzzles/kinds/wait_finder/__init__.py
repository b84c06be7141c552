"""``wait_finder``: every tile that completes a hand; its kinds of wait; the copies left (R2.6.1).

Level 1 has one simple wait, level 2 names and called sets, level 3 readings that overlap, level 4
a table with traps (fifth copies, seven pairs, orphans, dead waits), level 5 a hand of one suit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import reduce
from typing import Final

from mjteach.core.hand import Hand
from mjteach.core.message import Explanation, Message, msg
from mjteach.core.partial import partial_split
from mjteach.core.readings import Reading, Shape, WaitKind
from mjteach.core.tiles import ALL_KINDS, Tile
from mjteach.core.waits import Waits, WaitShape
from mjteach.riichi.explain import explain_waits

from ...base import Part
from ...canonical import codes, tiles_of
from ...fields import label, number, pick_tiles
from ...hints import spots_with
from ...kind import Kind
from ...mistakes.tiles import suits_exchanged
from ...mistakes.waits import NAMED, WAITS
from ...parts import Asks, Posed, Steps, Tells, Topic
from ...questions import Choice, Field, NameEach, Value
from ...scenes import Scene
from ...situations.waiting import (
    FoundWaits,
    Waiting,
    completes,
    found,
    standing,
    useful,
    waiting_scene,
)
from ...situations.walls import beside
from ...words import rule_per_field, with_reason
from .dealing import OWN, TABLE, WAITING, smaller

ID: Final = "wait_finder"
_FEW: Final = 2
"""What so many waits complete is told in one line."""
NAMES: Final = tuple(Choice(kind.value, msg(f"wait.{kind}.name")) for kind in NAMED)


def write(_waiting: Waiting, result: FoundWaits) -> dict[str, Value]:
    """The tiles, each with its name, and the copies of them that are left."""
    names = {str(tile): kind.value for tile, kind in result.kinds.items()}
    left = sum(max(0, result.unseen[tile]) for tile in set(result.tiles))
    return {"waits": codes(result.tiles), "kinds": names or None, "left": left}


# ---- what is dealt


S: Final = WaitShape
NEEDED: Final[Mapping[str, Callable[[FoundWaits], bool]]] = {
    "nobetan": lambda f: f.waits.shape is S.NOBETAN,
    "hadaka_tanki": lambda f: f.waits.shape is S.HADAKA_TANKI,
    "three_sided": lambda f: f.waits.shape is S.THREE_SIDED,
    "triplet": lambda f: f.waits.shape is S.MULTI_SIDED and max(f.waiting.hand.counts) >= 3,
    "overlap": lambda f: f.waits.shape is S.MULTI_SIDED and max(f.waiting.hand.counts) < 3,
    "noten": lambda f: not (f.waits.waits or f.waits.exhausted),
    "seven_pairs": lambda f: any(way.shape is Shape.SEVEN_PAIRS for way in f.readings),
    "orphans": lambda f: any(way.shape is Shape.ORPHANS for way in f.readings),
    "fifth": lambda f: bool(f.waits.exhausted),
    "dead": lambda f: any(not wait.left for wait in f.waits.waits),
    "river": lambda f: bool({*f.tiles} & {*f.waiting.river}),
}
"""The topics without which some questions cannot be answered, and which questions these are."""


def _topic(name: str, *levels: int, **sorts: int) -> Topic:
    """A topic of the sort of its name, or of several."""
    needed = NEEDED.get(name)
    asks = None if needed is None else lambda posed: needed(posed.result)
    return Topic(sorts=sorts or {name: 1}, levels=levels, needed=asks)


EACH: Final = dict.fromkeys(("ryanmen", "kanchan", "penchan", "shanpon", "tanki"), 1)

TOPICS: Final[Mapping[str, Topic]] = {
    **{name: _topic(name, 1, 2) for name in EACH},
    **{name: _topic(name, 2, 3) for name in ("nobetan", "three_sided", "triplet", "overlap")},
    **{name: _topic(name, 4) for name in ("seven_pairs", "orphans", "dead", "river", "yakuless")},
    **{f"suit_{kinds}": _topic(f"suit_{kinds}", 5) for kinds in range(3, 7)},
    "suit_wide": _topic("suit_wide", 5, suit_7=10, suit_8=8, suit_9=5),
    "hadaka_tanki": _topic("hadaka_tanki", 2),
    "noten": _topic("noten", 2, 3, 4, noten=2, **EACH),
    "fifth": _topic("fifth", 4, fifth=3, fifth_only=1),
    "names": Topic(("kinds",), (), (2, 3), EACH),
    "left": Topic(("left",), (), (4,), {"plain": 1}),
}
"""``suit_wide`` has seven kinds of waits and more; noten hands come with some that are tenpai."""


# ---- what is asked, shown and told


def ask(posed: Posed) -> Iterator[Field]:
    """The waits; names where each has one; the number that is left from the table on."""
    none = msg(f"puzzle.{ID}.{'none' if posed.level == 1 else 'noten'}")
    yield pick_tiles(posed.situation.hand, "waits", label(ID, "waits"), none)
    if posed.situation.named:
        yield NameEach("kinds", label(ID, "kinds"), "waits", NAMES, optional=True)
    if posed.level >= TABLE:
        yield number(ID, "left", unit="tiles")._replace(optional=True)


def explain(posed: Posed) -> Explanation:
    """Each wait with what it completes; how far a noten hand is, and how many copies are left."""
    if posed.level == 1:
        return _unnamed(posed.result.waits)._replace(message=right(posed))
    tree = explain_waits(posed.result.waits)
    return tree._replace(children=(*tree.children, *_more(posed)))


def _unnamed(waits: Waits) -> Explanation:
    """What a hand waits for; kinds of wait have no names yet at level 1."""
    tree = explain_waits(waits)
    lines = zip(tree.children, waits.waits, strict=False)
    unnamed = tuple(line._replace(message=completes(wait)) for line, wait in lines)
    rest = tree.children[len(waits.waits) :]
    head = msg(f"{WORD}.example_waits", tiles=waits.tiles)
    return tree._replace(message=head, children=(*unnamed, *rest))


def _more(posed: Posed) -> Iterator[Explanation]:
    result, hand = posed.result, posed.situation.hand
    live = result.waits
    if not result.tiles and not live.exhausted:
        nearer = useful(hand)
        yield Explanation(msg(f"puzzle.{ID}.working.noten", tiles=nearer), (), nearer)
    if posed.level >= TABLE and live.waits:
        left = sum(wait.left for wait in live.waits)
        yield Explanation(msg(f"puzzle.{ID}.working.left", left=left))


def right(posed: Posed) -> Message:
    """The waits with the name of the whole, or why there is none."""
    live = posed.result.waits
    if live.shape is None:
        counted = "own_four" if posed.result.tiles else "exhausted"
        word = counted if live.exhausted else "noten"
        return msg(f"puzzle.{ID}.right.{word}", tiles=live.exhausted)
    word = "these" if posed.level == 1 else "tenpai"
    return msg(f"puzzle.{ID}.right.{word}", tiles=live.tiles, shape=live.shape)


def completed(posed: Posed) -> Message:
    """The waits, and what each completes where there are one or two."""
    said, live = right(posed), posed.result.waits
    if live.shape is None or len(live.tiles) > _FEW:
        return said
    groups = (
        part.message for part in explain(posed).children if "tile" in dict(part.message.params)
    )
    return reduce(with_reason, groups, said)


# ---- what is told


WORD: Final = "puzzle.wait_finder"


def about(posed: Posed) -> str:
    """What the tiles in sight suggest to think of, whether or not it leads anywhere."""
    hand = posed.situation.hand
    held = [tile for tile in ALL_KINDS if hand.counts[tile]]
    near = (beside(tile, -2, -1, 1, 2) for tile in held if hand.counts[tile] >= 3)
    themes = {
        "sets": posed.level == 1,
        "pairs": not hand.melds and hand.counts.count(2) >= 5,
        "orphans": sum(tile.is_yaochuu for tile in held) >= 9,
        "copies": max(hand.own_counts) == 4,
        "triplet": any(tile in held for tiles in near for tile in tiles),
        "melds": bool(hand.melds),
    }
    return next((theme for theme, is_so in themes.items() if is_so), "plain")


def finished(posed: Posed, scene: Scene) -> tuple[str, ...]:
    """The sets in hand that are surely finished."""
    return spots_with(scene, "hand", (t for group in standing(posed.result) for t in group.tiles))


def look(posed: Posed, scene: Scene) -> tuple[str, ...]:
    """The other tiles in hand: they still lack something."""
    hand, done = scene.row("hand"), finished(posed, scene)
    return tuple(spot.id for spot in hand.spots if spot.id not in done) if hand else ()


def example(posed: Posed) -> Explanation:
    """A smaller hand that waits in the same way; for a noten hand one that is ready."""
    hand, waits = smaller(posed.result)
    tree = (_unnamed if posed.level == 1 else explain_waits)(waits)
    return Explanation(msg(f"{WORD}.example", tiles=hand.concealed), (tree,), hand.concealed)


def line(posed: Posed) -> Message:
    """What the finished sets leave; without one, something to count or to try."""
    live, hand = posed.result.waits, posed.situation.hand
    sets = tuple(standing(posed.result))
    if sets:
        held = Counter(tile.kind for tile in hand.concealed)
        held -= Counter(tile.kind for one in sets for tile in one.tiles)
        return msg("waits.left", groups=sets, loose=tuple(sorted(held.elements())))
    if live.waits:
        return msg(f"{WORD}.hint.number", kinds=len(live.waits))
    if live.exhausted:
        return msg(f"{WORD}.hint.count")
    return msg(f"{WORD}.hint.not_this", tile=useful(hand)[0])


# --- a wrong part that no false rule explains


def wrong(posed: Posed, part: Part) -> Iterator[Message]:
    """How the hand fails with a tile that is too much; what a missing one would make grow."""
    if part.field != "waits":
        yield msg(f"{WORD}.wrong.{part.field}")
        return
    result, taken = posed.result, tiles_of(part.given)
    missing = next((wait for wait in result.waits.waits if wait.tile not in taken), None)
    extra = next((tile for tile in taken if tile not in result.tiles), None)
    shapes = {reading.shape for reading in result.readings} - {Shape.STANDARD}
    if shapes:
        yield msg(f"{WORD}.wrong.{shapes.pop()}")
    elif extra is not None:
        yield _failing(posed.situation.hand, extra)
    elif missing is not None:
        yield _growing(missing.readings[0])


def _failing(hand: Hand, tile: Tile) -> Message:
    """What is left over of the hand with a tile that does not complete it."""
    if hand.own_counts[tile] == 4:
        return msg(f"{WORD}.wrong.fifth", tile=tile)
    groups, loose = partial_split(hand.draw(tile).counts)
    word = "extra" if groups else "alone"
    return msg(f"{WORD}.wrong.{word}", tile=tile, groups=groups, loose=loose)


def _growing(reading: Reading) -> Message:
    """The part that a missing tile completes; of a pair or a triplet only its kind is told."""
    if reading.wait in (WaitKind.SHANPON, WaitKind.TANKI):
        return msg(f"{WORD}.wrong.{reading.wait}")
    part = list(reading.groups[reading.winning_group].tiles)
    part.remove(reading.winning_tile)
    return msg(f"{WORD}.wrong.part", tiles=tuple(part))


KIND: Final = Kind(
    id=ID,
    section="2.6.1",
    levels=(1, 2, 3, 4, 5),
    seconds=55,
    sorts=WAITING,
    topics=TOPICS,
    from_facts=OWN,
    steps=Steps(found, write),
    asks=Asks(ask, lambda posed: waiting_scene(posed.situation)),
    tells=Tells(
        explain,
        right=completed,
        line=line,
        about=about,
        wrong=wrong,
        rule=rule_per_field(ID, kinds=(), left=()),
        look=look,
        finished=finished,
        example=example,
    ),
    follows=("left",),
    bound=0.2,
    mistakes=(*WAITS, suits_exchanged("waits", "kinds")),
    options=("own_four_wait", "chiitoitsu_four_of_a_kind"),
)
