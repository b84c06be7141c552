"""``fu_count``: count the fu of a won hand, line by line or in the head (R4.2.2).

Level 1 gives the groups, level 2 asks the learner to group, level 3 asks the sum and the fu that
count, level 4 only the latter. At a limit "fu do not matter here" is an answer.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Final

from mjteach.core.hand import hand
from mjteach.core.message import Explanation, Message, msg
from mjteach.core.readings import Reading, Shape
from mjteach.core.tiles import TILES, sort_tiles, tile
from mjteach.riichi.explain import explain_fu
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.win import WinResult, evaluate_win

from .base import Hint, Key, Made, Mix, Puzzle, PuzzleKind
from .fu_lines import FuContent, FuFacts, Lines, facts_of, total_of, value_of
from .fu_mistakes import LEFT_OUT, MISTAKES, key_of
from .fu_scene import group_rows, hand_rows, situation
from .questions import EnterNumber, Field, Flag, GroupTiles, Question, Response, Value
from .scenes import Scene
from .wins import Drawn, Taste, draw_win

LEVELS: Final = (1, 2, 3, 4)

NATURAL: Final = {20: 86, 25: 30, 30: 575, 40: 273, 50: 29, 60: 8}
"""Fu of 26,251 recorded wins, per mille; 60 stands for 60 and more."""

BALANCED: Final = {20: 10, 25: 10, 30: 30, 40: 26, 50: 14, 60: 10}
"""So that the best constant answer is right in 30 % of the questions."""

LIMIT_SHARE: Final = {1: 0.0, 2: 0.0, 3: 0.1, 4: 0.15}
"""How often a hand comes whose fu do not matter, by level."""

TASTES: Final = {
    20: Taste(runs=1.0, open=0.0, tsumo=1.0, seven_pairs=0.0, honours=0.1),
    25: Taste(open=0.0, seven_pairs=1.0),
    30: Taste(runs=0.85, seven_pairs=0.0),
    40: Taste(runs=0.6, seven_pairs=0.0),
    50: Taste(runs=0.4, quads=0.1, seven_pairs=0.0),
    60: Taste(runs=0.4, quads=0.35, seven_pairs=0.0),
}
"""How hands are dealt so that the wanted fu come soon."""


def _bucket(total: int) -> int:
    return min(total, 60)


def _make(rng: random.Random, level: int, rules: RuleSet, mix: Mix) -> Made:
    shares = NATURAL if mix is Mix.NATURAL else BALANCED
    wanted = rng.choices(list(shares), list(shares.values()))[0]
    limit = rng.random() < LIMIT_SHARE[level]

    def fits(result: WinResult) -> bool:
        best = result.best
        if best.yakuman or best.reading.shape is Shape.ORPHANS or (best.han >= 5 and not limit):
            return False
        return best.han >= 5 if limit else _bucket(best.fu.total) == wanted

    taste = TASTES[wanted]._replace(runs=0.8, honours=0.7) if limit else TASTES[wanted]
    drawn = draw_win(rng, rules, taste, fits)
    return _made(drawn, level)


def _made(drawn: Drawn, level: int) -> Made:
    content = FuContent(drawn.hand, drawn.tile, drawn.context)
    reading = drawn.result.best.reading
    given = level == 1 and reading.shape is Shape.STANDARD
    rows = group_rows(content, reading) if given else hand_rows(content)
    scene = Scene(rows, situation(content, drawn.result.best.han))
    prompt = msg(f"puzzle.fu_count.prompt.{level}")
    return Made(content, scene, prompt, Question(tuple(_fields(level, reading))))


def _number(id: str, label: Message, row: str | None = None) -> EnterNumber:
    return EnterNumber(id, label, row, msg("puzzle.fu_count.unit"))


def _fields(level: int, reading: Reading) -> Iterator[Field]:
    standard = reading.shape is Shape.STANDARD
    if level == 1 and standard:
        for place, group in enumerate(reading.groups[:-1]):
            label = msg("puzzle.fu_count.set", tiles=group.tiles)
            yield _number(f"set.{place}", label, f"group.{place}")
        yield _number("pair", msg("puzzle.fu_count.pair"), "group.4")
    if level == 2:
        yield GroupTiles("groups", msg("puzzle.fu_count.groups"), "hand")
    if level == 2 and standard:
        yield _number("sets", msg("puzzle.fu_count.sets"))
        yield _number("pair", msg("puzzle.fu_count.pair"))
    if level <= 2 and standard:
        yield _number("wait", msg("puzzle.fu_count.wait"))
        yield _number("win", msg("puzzle.fu_count.win"))
    if level <= 3:
        yield _number("sum", msg("puzzle.fu_count.sum"))
    yield _number("total", msg("puzzle.fu_count.total"))
    yield Flag("irrelevant", msg("puzzle.fu_count.irrelevant"))


def _key(content: FuContent, rules: RuleSet) -> Key:
    facts = facts_of(content, rules)
    return key_of(facts, facts.lines, facts.total)


_NUMBER: Final = re.compile(r"\s*(\d{1,3})\s*(fu|부|符)?\s*", re.IGNORECASE)


def _read(puzzle: Puzzle, response: Response) -> tuple[Response, tuple[str, ...]]:
    """Numbers from text such as ``32 fu``, groups as tile codes; an unticked flag says nothing."""
    read: dict[str, Value] = {}
    forms: list[str] = []
    codes = {spot.id: str(spot.tile.kind) for spot in puzzle.scene.spots()}
    for field in puzzle.question.fields:
        given = response.get(field.id)
        if isinstance(field, EnterNumber):
            number = _NUMBER.fullmatch(str(given)) if isinstance(given, str | int) else None
            read[field.id] = int(number[1]) if number else None
            if number and number[2]:
                forms.append(field.id)
        elif isinstance(field, GroupTiles):
            read[field.id] = _read_groups(given, codes)
        else:
            read[field.id] = True if given is True else None
    if read.get("irrelevant") and read["total"] is None and _puzzle_facts(puzzle).limit_by_han:
        read["total"] = _puzzle_facts(puzzle).total  # any number would do at a limit (R4.1-j)
    return read, tuple(forms)


def _read_groups(given: Value, codes: dict[str, str]) -> Value:
    if not isinstance(given, list) or not given:
        return None
    groups = [[codes.get(str(id), str(id)) for id in group] for group in given if group]
    order = {str(tile): tile for tile in TILES}
    return sorted(
        [str(tile) for tile in sort_tiles(order[code] for code in group if code in order)]
        for group in groups
    )


def _derive(content: FuContent, key: dict[str, Value]) -> dict[str, Value]:
    """Sum and total computed again from the lines, under the tutorial's way of rounding."""
    sets = [value for id, value in key.items() if id.startswith("set.") and isinstance(value, int)]
    parts = [key.get(id) for id in ("pair", "wait", "win")]
    if len(sets) != 4 or not all(isinstance(part, int) for part in parts):
        return key
    pair, wait, win = (part for part in parts if isinstance(part, int))
    lines = Lines(tuple(sets), pair, wait, win)
    total = total_of(lines, content.hand.is_closed, content.context.by, RuleSet())
    return {**key, "sets": sum(sets), "sum": lines.sum, "total": total}


def _puzzle_facts(puzzle: Puzzle) -> FuFacts:
    return facts_of(puzzle.content, puzzle.rules)


def _hints(puzzle: Puzzle, _response: Response | None) -> tuple[Hint, ...]:
    """Where to look, what to ask, the rule, a smaller hand worked out, one line filled in."""
    facts = _puzzle_facts(puzzle)
    topic = _topic(facts)
    return (
        Hint(msg(f"puzzle.fu_count.hint.{topic}.look"), _spots(puzzle, facts)),
        Hint(msg(f"puzzle.fu_count.hint.{topic}.ask")),
        Hint(msg(f"puzzle.fu_count.hint.{topic}.rule")),
        Hint(msg("puzzle.fu_count.hint.example"), (), _example(topic)),
        Hint(_one_line(facts)),
    )


def _topic(facts: FuFacts) -> str:
    """What this hand teaches most: the part of the count that goes wrong most easily."""
    if facts.seven_pairs:
        return "seven_pairs"
    if any(group.is_quad for group in facts.sets):
        return "quad"
    if any(group.by_ron for group in facts.sets):
        return "ron_triplet"
    if any(group.is_triplet for group in facts.sets):
        return "triplet"
    if facts.pinfu:
        return "pinfu"
    return "wait"


def _spots(puzzle: Puzzle, facts: FuFacts) -> tuple[str, ...]:
    """The tiles of the sets that earn fu, else the winning tile."""
    earning = {f"group.{place}" for place, group in enumerate(facts.sets) if group.fu}
    rows = [row for row in puzzle.scene.rows if row.id in earning]
    spots = tuple(spot.id for row in rows for spot in row.spots)
    return spots or tuple(spot.id for spot in puzzle.scene.spots() if spot.label is not None)


_EXAMPLES: Final = {
    "seven_pairs": ("1199m2288p3377s5z", "5z"),
    "quad": ("234567m22p67s + ankan 1111z", "8s"),
    "ron_triplet": ("234567m678p22s55z", "5z"),
    "triplet": ("234567m5567p777s", "8p"),
    "pinfu": ("234567m67p345s99s", "8p"),
    "wait": ("234567m46p345s99s", "5p"),
}
"""A hand for every topic, unlike the one being asked about."""


def _example(topic: str) -> Explanation:
    text, won = _EXAMPLES[topic]
    result = evaluate_win(hand(text), tile(won))
    return explain_fu(result.best.fu, result.best.reading)


def _one_line(facts: FuFacts) -> Message:
    if facts.seven_pairs:
        return msg("puzzle.fu_count.hint.no_lines")
    return msg("puzzle.fu_count.hint.line", fu=facts.lines.win, way=facts.by.value)


def _working(puzzle: Puzzle) -> Explanation:
    best = value_of(puzzle.content, puzzle.rules).best
    matter = not _puzzle_facts(puzzle).limit_by_han
    return explain_fu(best.fu, best.reading, matter=matter)


def _why_right(puzzle: Puzzle) -> Message:
    facts = _puzzle_facts(puzzle)
    if facts.seven_pairs:
        return msg("puzzle.fu_count.right.seven_pairs")
    if facts.limit_by_han:
        return msg("puzzle.fu_count.right.limit", han=facts.han, total=facts.total)
    if facts.lines.sum == 20 and facts.total == 30:
        return msg("puzzle.fu_count.right.open_no_fu")
    word = "exact" if facts.lines.sum == facts.total else "rounded"
    return msg(f"puzzle.fu_count.right.{word}", sum=facts.lines.sum, total=facts.total)


KIND: Final = PuzzleKind(
    id="fu_count",
    version=1,
    section="4.2.2",
    levels=LEVELS,
    make=_make,
    key=_key,
    headline=("total",),
    mistakes=MISTAKES,
    left_out=LEFT_OUT,
    options=("renpuu_pair_fu", "rinshan_tsumo_fu", "open_no_fu_hand", "pinfu_with_tsumo"),
    read=_read,
    derive=_derive,
    hints=_hints,
    working=_working,
    why_right=_why_right,
)
