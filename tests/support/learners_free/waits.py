"""People who look for waits: every tile is tried, and what is believed changes what they see."""

from __future__ import annotations

from collections.abc import Iterator, Set
from functools import lru_cache
from typing import Final, NamedTuple

from mjteach.core.errors import HandError
from mjteach.core.tiles import TILES
from mjteach.puzzles.base import Puzzle
from mjteach.puzzles.questions import NameEach, Response
from mjteach.riichi.context import WinContext
from mjteach.riichi.win import evaluate_win

BELIEFS: Final = {
    "two in a row wait on the low side": "W01",
    "two in a row wait on the high side": "W01",
    "five in a row wait on the outer ends": "W02",
    "five in a row wait on the two low ends": "W02",
    "runs go round the end": "W03",
    "a gap waits beside its tiles": "W04",
    "only the first of two pairs waits": "W05",
    "two pairs are finished": "W06",
    "four in a row wait on the low end": "W07",
    "four in a row wait on the high end": "W07",
    "four in a row wait outside": "W08",
    "three alike stay together": "W09",
    "three alike are never kept": "W10",
    "the first split is the only one": "W11",
    "seven pairs are overlooked": "W12",
    "the pairs of seven pairs wait": "W13",
    "thirteen orphans always wait on all": "W14",
    "what brings tenpai is a wait": "W15",
    "four of one's own can wait": "W18",
    "a wait that is gone is none": "W19",
    "a wait without yaku is none": "W20",
    "a discarded wait is none": "W21",
    "honours are overlooked": "W22",
    "four of each are left": "W23",
    "only one's own are taken off": "W23",
    "the indicators are not taken off": "W23",
    "a gap is called an edge": "W24",
    "an edge is called a gap": "W24",
    "two pairs are called a pair wait": "W24",
    "a pair wait is called two pairs": "W24",
}

_SHAPES_SHOWN: Final = (1, 2, 4)
_SPLIT: Final = (3, 4, 5)
_FOUR: Final = (2, 3)
_TABLE: Final = (4,)
LEVELS: Final = {
    "two in a row wait on the low side": _SHAPES_SHOWN,
    "two in a row wait on the high side": _SHAPES_SHOWN,
    "five in a row wait on the outer ends": (3,),
    "five in a row wait on the two low ends": (3,),
    "runs go round the end": (1, 2, 4, 5),
    "a gap waits beside its tiles": _SHAPES_SHOWN,
    "only the first of two pairs waits": _SHAPES_SHOWN,
    "two pairs are finished": _SHAPES_SHOWN,
    "four in a row wait on the low end": _FOUR,
    "four in a row wait on the high end": _FOUR,
    "four in a row wait outside": _FOUR,
    "three alike stay together": (2, 3, 4, 5),
    "three alike are never kept": _SPLIT,
    "the first split is the only one": _SPLIT,
    "seven pairs are overlooked": _TABLE,
    "the pairs of seven pairs wait": _TABLE,
    "thirteen orphans always wait on all": _TABLE,
    "what brings tenpai is a wait": (2, 3, 4, 5),
    "four of one's own can wait": _TABLE,
    "a wait that is gone is none": _TABLE,
    "a wait without yaku is none": _TABLE,
    "a discarded wait is none": _TABLE,
    "honours are overlooked": _SHAPES_SHOWN,
    "four of each are left": (4, 5),
    "only one's own are taken off": _TABLE,
    "the indicators are not taken off": _TABLE,
    "a gap is called an edge": _FOUR,
    "an edge is called a gap": (2,),
    "two pairs are called a pair wait": (2,),
    "a pair wait is called two pairs": _FOUR,
}

OUTSIDE: Final = (
    "terminals are no waits",
    "the highest of many is forgotten",
    "a wait beside a pair is none",
    "one more tile on top",
    "only the longest suit waits",
)

Counts = tuple[int, ...]
Group = tuple[int, ...]


class Way(NamedTuple):
    """One way to finish the hand: the tile, the sets before it came, and what it completes."""

    tile: int
    standing: tuple[Group, ...]
    kind: str


@lru_cache(maxsize=50_000)
def _sets(counts: Counts) -> tuple[tuple[Group, ...], ...]:
    """Every way to take the tiles apart into sets."""
    low = next((kind for kind, count in enumerate(counts) if count), None)
    if low is None:
        return ((),)
    found: list[tuple[Group, ...]] = []
    if counts[low] >= 3:
        rest = (*counts[:low], counts[low] - 3, *counts[low + 1 :])
        found += [((low,) * 3, *more) for more in _sets(rest)]
    if low < 27 and low % 9 < 7 and counts[low + 1] and counts[low + 2]:
        taken = list(counts)
        for kind in (low, low + 1, low + 2):
            taken[kind] -= 1
        found += [((low, low + 1, low + 2), *more) for more in _sets(tuple(taken))]
    return tuple(dict.fromkeys(tuple(sorted(groups)) for groups in found))


def _ways(counts: Counts, tile: int) -> Iterator[Way]:
    """Every way in which ``tile`` finishes the concealed tiles as sets and a pair."""
    full = list(counts)
    full[tile] += 1
    for pair in range(34):
        if full[pair] < 2:
            continue
        rest = [*full]
        rest[pair] -= 2
        for groups in _sets(tuple(rest)):
            if pair == tile:
                yield Way(tile, groups, "tanki")
            for group in dict.fromkeys(groups):
                if tile in group:
                    standing = list(groups)
                    standing.remove(group)
                    yield Way(tile, (*standing, (pair, pair)), _kind(group, tile))


def _kind(group: Group, tile: int) -> str:
    if group[0] == group[1]:
        return "shanpon"
    place = group.index(tile)
    if place == 1:
        return "kanchan"
    edge = (place == 2 and group[0] % 9 == 0) or (place == 0 and group[2] % 9 == 8)
    return "penchan" if edge else "ryanmen"


class Seen(NamedTuple):
    """The hand as plain numbers."""

    concealed: Counts
    own: Counts
    melds: int


def _seen(puzzle: Puzzle) -> Seen:
    hand = puzzle.content.hand
    concealed, own = [0] * 34, [0] * 34
    for tile in hand.concealed:
        concealed[tile.kind] += 1
        own[tile.kind] += 1
    for meld in hand.melds:
        for tile in meld.tiles:
            own[tile.kind] += 1
    return Seen(tuple(concealed), tuple(own), len(hand.melds))


def _standard(seen: Seen) -> list[Way]:
    return [way for tile in range(34) for way in _ways(seen.concealed, tile)]


ORPHANS: Final = tuple(kind for kind in range(34) if kind >= 27 or kind % 9 in (0, 8))


def _special(seen: Seen, beliefs: Set[str]) -> list[Way]:
    """Seven pairs and thirteen orphans."""
    counts = seen.concealed
    if seen.melds:
        return []
    found: list[Way] = []
    if (
        counts.count(2) == 6
        and counts.count(1) == 1
        and "seven pairs are overlooked" not in beliefs
    ):
        found.append(Way(counts.index(1), (), "tanki"))
        if "the pairs of seven pairs wait" in beliefs:
            found = [Way(kind, (), "tanki") for kind in range(34) if counts[kind] == 2]
    held = [kind for kind in ORPHANS if counts[kind]]
    if sum(counts[kind] for kind in ORPHANS) == 13 and len(held) >= 12:
        missing = [kind for kind in ORPHANS if not counts[kind]]
        everything = not missing or "thirteen orphans always wait on all" in beliefs
        tiles = ORPHANS if everything else missing
        found += [Way(kind, (), "tanki") for kind in tiles]
    return found


def answer(puzzle: Puzzle, beliefs: Set[str]) -> Response:
    """What somebody who believes this fills in."""
    seen = _seen(puzzle)
    ways = [*_standard(seen), *_special(seen, beliefs)]
    tiles = _tiles(puzzle, seen, ways, beliefs)
    found: dict[str, object] = {"waits": sorted(str(TILES[t]) for t in tiles) or "none"}
    ids = [field.id for field in puzzle.question.fields]
    if "kinds" in ids:
        found["kinds"] = _names(puzzle, ways, tiles, beliefs)
    if "left" in ids:
        found["left"] = _left(puzzle, tiles, beliefs)
    return found


def _tiles(puzzle: Puzzle, seen: Seen, ways: list[Way], beliefs: Set[str]) -> set[int]:
    live = {way.tile for way in ways if seen.own[way.tile] < 4}
    kinds = {tile: {way.kind for way in ways if way.tile == tile} for tile in live}
    tiles = set(live)
    tiles = _by_shape(tiles, kinds, beliefs)
    tiles = _by_reading(seen, ways, tiles, beliefs)
    if not live and "what brings tenpai is a wait" in beliefs:
        tiles = _helpful(seen)
    if "four of one's own can wait" in beliefs:
        tiles |= {way.tile for way in ways}
    return _by_table(puzzle, tiles, beliefs)


def _by_shape(tiles: set[int], kinds: dict[int, set[str]], beliefs: Set[str]) -> set[int]:
    """What is seen of a wait of one shape."""
    order = sorted(tiles)
    in_row = all(tile - order[0] == 3 * place for place, tile in enumerate(order))
    shape = (*sorted(set().union(*kinds.values())), len(order) if in_row else 0)
    for belief, (of, seen) in _SHAPES.items():
        if belief in beliefs and shape == of:
            near = {order[0] + step for step in seen}
            return {tile for tile in near if tile >= 0 and tile // 9 == order[0] // 9}
    if kinds and set().union(*kinds.values()) == {"shanpon"}:
        if "two pairs are finished" in beliefs:
            return set()
        if "only the first of two pairs waits" in beliefs and len(order) == 2:
            return set(order[:1])
    if "runs go round the end" in beliefs:
        return tiles | {t + 6 if t % 9 == 2 else t - 6 for t in tiles if "penchan" in kinds[t]}
    return tiles


_SHAPES: Final = {
    "two in a row wait on the low side": (("ryanmen", 2), (0,)),
    "two in a row wait on the high side": (("ryanmen", 2), (3,)),
    "five in a row wait on the outer ends": (("ryanmen", 3), (0, 6)),
    "five in a row wait on the two low ends": (("ryanmen", 3), (0, 3)),
    "a gap waits beside its tiles": (("kanchan", 1), (-2, 2)),
    "four in a row wait on the low end": (("tanki", 2), (0,)),
    "four in a row wait on the high end": (("tanki", 2), (3,)),
    "four in a row wait outside": (("tanki", 2), (-1, 4)),
}
"""The shape a belief is about, and the tiles it takes, counted from the lowest right one."""


def _by_reading(seen: Seen, ways: list[Way], tiles: set[int], beliefs: Set[str]) -> set[int]:
    threes = [kind for kind, count in enumerate(seen.concealed) if count >= 3]
    standing = [way for way in ways if way.standing]
    if threes and "three alike stay together" in beliefs:
        kept = [w for w in standing if all((kind,) * 3 in w.standing for kind in threes)]
        return {w.tile for w in kept} & tiles
    if threes and tiles and "three alike are never kept" in beliefs:
        split = {w.tile for w in standing if any((kind,) * 2 in w.standing for kind in threes)}
        return split & tiles or tiles
    plain = {way.kind for way in ways} == {"ryanmen"}
    if "the first split is the only one" in beliefs and len(tiles) > 2 and standing and not plain:
        sets = {w: tuple(sorted(g for g in w.standing if len(g) == 3)) for w in standing}
        first = min(sets.values())
        return {w.tile for w in standing if sets[w] == first} & tiles
    return tiles


def _helpful(seen: Seen) -> set[int]:
    """The tiles after which one discard leaves a hand that waits."""
    found = set()
    for tile in range(34):
        if seen.own[tile] >= 4:
            continue
        drawn = [*seen.concealed]
        drawn[tile] += 1
        for out in range(34):
            if drawn[out] and out != tile:
                left = [*drawn]
                left[out] -= 1
                counts = tuple(left)
                whole = seen._replace(concealed=counts)
                near = (t for t in range(34) if seen.own[t] + (t == tile) - (t == out) < 4)
                if any(any(_ways(counts, t)) for t in near) or _special(whole, frozenset()):
                    found.add(tile)
                    break
    return found


def _by_table(puzzle: Puzzle, tiles: set[int], beliefs: Set[str]) -> set[int]:
    content = puzzle.content
    if "a wait that is gone is none" in beliefs:
        tiles = {t for t in tiles if _copies(puzzle, t, content.visible)}
    if "a discarded wait is none" in beliefs:
        tiles = {t for t in tiles if t not in {tile.kind for tile in content.river}}
    if "honours are overlooked" in beliefs:
        tiles = {t for t in tiles if t < 27}
    if "a wait without yaku is none" in beliefs and content.seat is not None:
        context = WinContext(seat_wind=content.seat, round_wind=content.round)
        live = {t for t in tiles if _copies(puzzle, t, ()) > 0}
        tiles = {t for t in live if _may_win(puzzle, t, context)}
    return _outside(puzzle, tiles, beliefs)


def _may_win(puzzle: Puzzle, tile: int, context: WinContext) -> bool:
    """Whether there is a yaku; of what only seems to complete the hand nobody asks."""
    try:
        return evaluate_win(puzzle.content.hand, TILES[tile], context, puzzle.rules).can_win
    except HandError:
        return True


def _outside(puzzle: Puzzle, tiles: set[int], beliefs: Set[str]) -> set[int]:
    counts = _seen(puzzle).concealed
    if "terminals are no waits" in beliefs:
        tiles = {t for t in tiles if t >= 27 or t % 9 not in (0, 8)}
    if "the highest of many is forgotten" in beliefs and len(tiles) > 2:
        tiles = tiles - {max(tiles)}
    if "a wait beside a pair is none" in beliefs:
        near = {k + step for k in range(27) if counts[k] == 2 for step in (-1, 1)}
        tiles = tiles - near
    if "one more tile on top" in beliefs and tiles:
        top = max(tiles) + 1
        tiles = tiles | ({top} if top < 27 and top % 9 else set())
    if "only the longest suit waits" in beliefs:
        sizes = [sum(counts[9 * suit : 9 * suit + 9]) for suit in range(4)]
        tiles = {t for t in tiles if sizes[t // 9] == max(sizes)}
    return tiles


_RENAMED: Final = {
    "a gap is called an edge": ("kanchan", "penchan"),
    "an edge is called a gap": ("penchan", "kanchan"),
    "two pairs are called a pair wait": ("shanpon", "tanki"),
    "a pair wait is called two pairs": ("tanki", "shanpon"),
}


def _names(puzzle: Puzzle, ways: list[Way], tiles: set[int], beliefs: Set[str]) -> object:
    field = puzzle.question.field("kinds")
    assert isinstance(field, NameEach)
    known = [choice.id for choice in field.choices]
    order = ("tanki", "kanchan", "penchan", "ryanmen", "shanpon")
    named = {}
    for tile in sorted(tiles):
        kinds = {way.kind for way in ways if way.tile == tile} or {"ryanmen"}
        (kind, *_) = [one for one in order if one in kinds]
        for belief, (right, wrong) in _RENAMED.items():
            if belief in beliefs and kind == right:
                kind = wrong
                break
        named[str(TILES[tile])] = kind if kind in known else known[0]
    return named or None


def _copies(puzzle: Puzzle, tile: int, visible: object) -> int:
    seen = _seen(puzzle).own[tile] + sum(other.kind == tile for other in visible)
    return max(0, 4 - seen)


def _left(puzzle: Puzzle, tiles: set[int], beliefs: Set[str]) -> int:
    content = puzzle.content
    if "four of each are left" in beliefs:
        return 4 * len(tiles)
    visible = list(content.visible)
    if "only one's own are taken off" in beliefs:
        visible = []
    if "the indicators are not taken off" in beliefs:
        for tile in content.indicators:
            visible.remove(tile)
    return sum(_copies(puzzle, tile, visible) for tile in tiles)
