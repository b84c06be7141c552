"""People who count fu: a small counter of its own, with whatever is believed about each part."""

from __future__ import annotations

from collections.abc import Set
from typing import Final

from mjteach.core.readings import Group, Shape
from mjteach.puzzles.base import Puzzle
from mjteach.puzzles.questions import Response
from mjteach.riichi.win import evaluate_win

BELIEFS: Final = {
    "fu are not rounded": "U01",
    "fu are rounded down": "U02",
    "fu are rounded to the nearest ten": "U03",
    "a closed ron earns nothing": "U04",
    "an open ron earns ten": "U05",
    "a closed tsumo earns ten more": "U06",
    "tsumo earns nothing": "U07",
    "pinfu tsumo earns two": "U08",
    "an open tsumo earns nothing": "U09",
    "a ron triplet is concealed": "U10",
    "a called triplet is concealed": "U11",
    "a concealed triplet is worth as much as an open one": "U12",
    "terminals and honours earn no more": "U13",
    "ones and nines earn no more": "U14",
    "a quad is a triplet": "U15",
    "open and concealed quads are exchanged": "U16",
    "a concealed kan opens the hand": "U17",
    "the wait earns nothing": "U18",
    "two pairs earn two": "U19",
    "a pair wait earns nothing": "U20",
    "a two-sided wait earns two": "U21",
    "the pair earns nothing": "U23",
    "any wind as a pair earns two": "U24",
    "value triplets earn double": "U26",
    "runs earn two": "U27",
    "nothing is there to begin with": "U28",
    "seven pairs are counted": "U30",
    "seven pairs are rounded": "U30",
}

OUTSIDE: Final = (
    "a closed ron earns twenty",
    "triplets of fives earn double",
    "the pair of terminals earns two",
    "every hand earns ten more",
    "a tsumo triplet is open",
    "a dealer earns ten more",
    "only two sets earn fu",
    "every hand has thirty",
    "honours earn two each",
)


def answer(puzzle: Puzzle, beliefs: Set[str]) -> Response:
    """What somebody who believes this fills in."""
    win = puzzle.content
    best = evaluate_win(win.hand, win.tile, win.context, puzzle.rules).best
    if best.reading.shape is Shape.SEVEN_PAIRS:
        found = _seven_pairs(puzzle, best.reading.groups, beliefs)
    else:
        found = _counted(puzzle, best, beliefs)
    return {field.id: found[field.id] for field in puzzle.question.fields if field.id in found}


def carried(puzzle: Puzzle, given: Response, slip: str) -> Response:
    """The answer after a slip in a line, added up as it stands."""
    ids = [field.id for field in puzzle.question.fields]
    lines = [id for id in ids if id not in ("groups", "sum", "total", "irrelevant")]
    found = dict(given)
    if slip in lines:
        found["sum"] = 20 + sum(int(given[id]) for id in lines)
    if slip in (*lines, "sum"):
        found["total"] = -(-int(found["sum"]) // 10) * 10
    return found


def _is_edge(tile: int) -> bool:
    return tile >= 27 or tile % 9 in (0, 8)


def _rounded(raw: int, beliefs: Set[str]) -> int:
    if "fu are not rounded" in beliefs:
        return raw
    if "fu are rounded down" in beliefs:
        return raw - raw % 10
    if "fu are rounded to the nearest ten" in beliefs:
        return raw - raw % 10 + (10 if raw % 10 >= 5 else 0)
    return raw if raw % 10 == 0 else raw - raw % 10 + 10


def _worth_a_yaku(puzzle: Puzzle, tile: int) -> int:
    context = puzzle.content.context
    return (tile >= 31) + (tile == context.seat_wind) + (tile == context.round_wind)


def _seven_pairs(puzzle: Puzzle, pairs: tuple[Group, ...], beliefs: Set[str]) -> dict[str, object]:
    raw = total = 25
    if "seven pairs are counted" in beliefs:
        values = sum(_worth_a_yaku(puzzle, pair.tiles[0]) > 0 for pair in pairs)
        raw = 20 + 2 * values + 2 + (10 if puzzle.content.context.by == "ron" else 2)
        total = _rounded(raw, frozenset())
    elif "seven pairs are rounded" in beliefs:
        total = 30
    elif "every hand earns ten more" in beliefs:
        raw = total = 35
    concealed = sorted([str(tile) for tile in pair.tiles] for pair in pairs)
    return {"sum": raw, "total": total, "groups": concealed}


def _counted(puzzle: Puzzle, best: object, beliefs: Set[str]) -> dict[str, object]:
    win, reading = puzzle.content, best.reading
    ron, closed = win.context.by == "ron", all(not meld.is_open for meld in win.hand.melds)
    *sets, pair = reading.groups
    alike = [group.tiles[0] == group.tiles[1] for group in sets]
    worth = _worth_a_yaku(puzzle, pair.tiles[0])
    narrow = reading.wait in ("kanchan", "penchan", "tanki")
    pinfu = closed and not any(alike) and not worth and not narrow
    pinfu = pinfu and puzzle.rules.pinfu_with_tsumo == "both" if not ron else pinfu
    each = [
        _set(puzzle, group, ron and place == reading.winning_group, beliefs)
        for place, group in enumerate(sets)
    ]
    if "only two sets earn fu" in beliefs:
        each = [*each[:2], 0, 0]
    double = worth > 1 and puzzle.rules.renpuu_pair_fu == 2
    of_pair = _pair(pair, 2 * (1 if double else worth), beliefs)
    wait = _wait(reading.wait, narrow, beliefs)
    way = _way(puzzle, ron, closed, pinfu, beliefs)
    base = 0 if "nothing is there to begin with" in beliefs else 20
    raw = base + sum(each) + of_pair + wait + way
    if "every hand earns ten more" in beliefs:
        raw += 10
    if "a dealer earns ten more" in beliefs and win.context.seat_wind == 27:
        raw += 10
    if "honours earn two each" in beliefs:
        raw += 2 * sum(tile >= 27 for group in (*sets, pair) for tile in group.tiles)
    total = _rounded(raw, beliefs)
    if raw == 20 and not closed and ron:
        total = puzzle.rules.open_no_fu_hand
    if "every hand has thirty" in beliefs:
        total = 30
    called = len(win.hand.melds)
    concealed = (*sets[: len(sets) - called], pair)
    return {
        **{f"set.{place}": fu for place, fu in enumerate(each)},
        "sets": sum(each),
        "pair": of_pair,
        "wait": wait,
        "win": way,
        "sum": raw,
        "total": total,
        "groups": sorted([str(tile) for tile in group.tiles] for group in concealed),
    }


def _set(puzzle: Puzzle, group: Group, by_ron: bool, beliefs: Set[str]) -> int:
    tile = group.tiles[0]
    if tile != group.tiles[1]:
        return 2 if "runs earn two" in beliefs else 0
    quad = len(group.tiles) == 4
    concealed = not group.open and not by_ron
    if by_ron and "a ron triplet is concealed" in beliefs and not quad:
        concealed = True
    if group.open and not quad and "a called triplet is concealed" in beliefs:
        concealed = True
    if concealed and not group.open and not by_ron and not quad:
        if "a concealed triplet is worth as much as an open one" in beliefs:
            concealed = False
        if "a tsumo triplet is open" in beliefs and puzzle.content.context.by == "tsumo":
            concealed = False
    if quad and "open and concealed quads are exchanged" in beliefs:
        concealed = not concealed
    edge = _is_edge(tile) and "terminals and honours earn no more" not in beliefs
    if tile < 27 and "ones and nines earn no more" in beliefs:
        edge = False
    fu = 2 * (2 if concealed else 1) * (2 if edge else 1)
    if quad and "a quad is a triplet" not in beliefs:
        fu *= 4
    if _worth_a_yaku(puzzle, tile) and "value triplets earn double" in beliefs:
        fu *= 2
    if tile < 27 and tile % 9 == 4 and "triplets of fives earn double" in beliefs:
        fu *= 2
    return fu


def _pair(pair: Group, right: int, beliefs: Set[str]) -> int:
    tile = pair.tiles[0]
    if "the pair earns nothing" in beliefs:
        return 0
    if "any wind as a pair earns two" in beliefs and 27 <= tile < 31 and not right:
        return 2
    if "the pair of terminals earns two" in beliefs and tile < 27 and _is_edge(tile):
        return 2
    return right


def _wait(wait: str, narrow: bool, beliefs: Set[str]) -> int:
    if "the wait earns nothing" in beliefs:
        return 0
    if wait == "tanki" and "a pair wait earns nothing" in beliefs:
        return 0
    if wait == "shanpon" and "two pairs earn two" in beliefs:
        return 2
    if wait == "ryanmen" and "a two-sided wait earns two" in beliefs:
        return 2
    return 2 if narrow else 0


def _way(puzzle: Puzzle, ron: bool, closed: bool, pinfu: bool, beliefs: Set[str]) -> int:
    if ron and closed:
        kan = any(not meld.is_open for meld in puzzle.content.hand.melds)
        if kan and "a concealed kan opens the hand" in beliefs:
            return 0
        if "a closed ron earns twenty" in beliefs:
            return 20
        return 0 if "a closed ron earns nothing" in beliefs else 10
    if ron:
        return 10 if "an open ron earns ten" in beliefs else 0
    right = 0 if pinfu else 2
    if pinfu and "pinfu tsumo earns two" in beliefs:
        right = 2
    forgotten = "tsumo earns nothing" in beliefs and not pinfu
    forgotten = forgotten or ("an open tsumo earns nothing" in beliefs and not closed)
    replacement = puzzle.content.context.after_kan and puzzle.rules.rinshan_tsumo_fu == 0
    right = 0 if forgotten or replacement else right
    return right + (10 if closed and "a closed tsumo earns ten more" in beliefs else 0)
