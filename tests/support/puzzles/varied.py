"""A question with one fact changed, and whether anybody could see the change.

The facts of a situation are the members of its tuples. Each is exchanged for what other questions
of the level have there; a round is played again from another beginning. Where the key or the
working is another then, and all that is shown is the same, the question hides that fact.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, partial
from itertools import zip_longest
from typing import Any, NamedTuple, TypeAlias

from mjteach.core.errors import MjteachError
from mjteach.core.melds import Meld
from mjteach.core.message import Message, msg
from mjteach.core.tiles import RED_OF, WINDS, Tile
from mjteach.puzzles.base import Puzzle
from mjteach.puzzles.kind import Kind
from mjteach.puzzles.parts import Posed
from mjteach.puzzles.questions import Field
from mjteach.puzzles.scenes import Table
from mjteach.riichi.round.actions import Action
from mjteach.riichi.round.opening import opening_of
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.round.variant import replay
from mjteach.riichi.setup.wall import LIVE_END
from mjteach.text import render
from mjwidgets._puzzle.fields import field_view
from mjwidgets._puzzle.scene import row_view
from mjwidgets._table.scene_board import board_view

Path: TypeAlias = tuple[str | int, ...]
Part: TypeAlias = tuple[Callable[[Any], object], Any]
Pool: TypeAlias = Mapping[str, tuple[Any, ...]]
"""What questions of a level have at each place of their situation."""

_WHOLE = (Action, Meld, Tile, str)
"""What is exchanged as a whole: its parts follow from each other."""
_REDS = {**RED_OF, **{red: plain for plain, red in RED_OF.items()}}


_CANNOT_BE = (
    *(MjteachError, LookupError, ValueError, TypeError, AssertionError, AttributeError),
    *(StopIteration, RuntimeError, Warning),
)
"""What comes of facts that contradict each other; a warning where there are no words for them."""


class Hidden(NamedTuple):
    """A fact that decides and is not shown."""

    puzzle: Puzzle
    fact: str
    before: tuple[str, ...]
    after: tuple[str, ...]


def name_of(path: Path) -> str:
    """The place of a fact in words, the same for every member of a list."""
    return ".".join(step if isinstance(step, str) else "*" for step in path)


def facts_in(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every fact with its place, from the whole to its parts."""
    if path:
        yield path, value
    if isinstance(value, (RoundState, *_WHOLE)):
        return
    if hasattr(value, "_fields"):
        for name in value._fields:
            yield from facts_in(getattr(value, name), (*path, name))
    elif isinstance(value, tuple):
        for place, member in enumerate(value):
            yield from facts_in(member, (*path, place))


def put(value: Any, path: Path, new: Any) -> Any:
    """The value with another fact at a place."""
    if not path:
        return new
    first, *rest = path
    if isinstance(first, str):
        return value._replace(**{first: put(getattr(value, first), tuple(rest), new)})
    changed = (put(each, tuple(rest), new) if n == first else each for n, each in enumerate(value))
    return tuple(changed)


def pool_of(puzzles: Iterable[Puzzle]) -> Pool:
    """What these questions have at each place."""
    found: dict[str, dict[str, Any]] = defaultdict(dict)
    for puzzle in puzzles:
        for path, value in facts_in(puzzle.content):
            if not isinstance(value, RoundState):
                found[name_of(path)].setdefault(repr(value), value)
    return {name: tuple(values.values()) for name, values in found.items()}


def changed(content: Any, pool: Pool, most: int) -> Iterator[tuple[str, Any]]:
    """The situation with one fact changed, for every fact as often as ``most`` says.

    Of a list, as a hand is, three members; but each red five of it, and each plain one.
    """
    rng, times = random.Random(repr(content)), Counter[str]()
    facts = [*facts_in(content)]
    for path, value in rng.sample(facts, len(facts)):
        if isinstance(value, RoundState):
            for name, new in _other_rounds(value):
                yield f"{name_of(path)}.{name}", put(content, path, new)
            continue
        times[name_of(path)] += 1
        same = repr(value)
        others = [each for each in pool.get(name_of(path), ()) if repr(each) != same]
        news = rng.sample(others, min(most, len(others))) if times[name_of(path)] <= 3 else []
        news += [_REDS[value]] if isinstance(value, Tile) and value in _REDS else []
        for new in news:
            yield name_of(path), put(content, path, new)
        if isinstance(value, Meld):
            for place, tile in enumerate(value.tiles):
                if tile in _REDS:
                    tiles = put(value.tiles, (place,), _REDS[tile])
                    yield name_of(path), put(content, path, value._replace(tiles=tiles))


def _other_rounds(state: RoundState) -> Iterator[tuple[str, RoundState]]:
    """The same round from another beginning: what lay there, the points, the tiles to come."""
    begun, first = opening_of(state), state.taken
    tiles = begun.wall.tiles
    ahead = tiles[first : LIVE_END - len(state.kans)]
    end = tiles[LIVE_END - len(state.kans) :]
    wall = begun.wall._replace(tiles=tiles[:first] + ahead[1:] + ahead[:1] + end)
    a, b, c, d = begun.points
    for name, facts in {
        "honba": {"honba": begun.honba + 1},
        "sticks": {"deposits": begun.deposits + 1, "deposits_before": begun.deposits_before + 1},
        "points": {"points": (a - 900, b + 400, c + 700, d - 200)},
        "round_wind": {"round_wind": WINDS[(WINDS.index(begun.round_wind) + 1) % 2]},
        "wall": {"wall": wall},
    }.items():
        other = begun._replace(**facts)
        if begun.origin is not None:
            other = other._replace(origin=other._replace(origin=None))
        try:
            *_, last = replay(other, state.history)
        except MjteachError:  # what was done cannot be done from there
            continue
        yield name, last


def told(row: Kind, posed: Posed, fields: tuple[Field, ...]) -> tuple[str | Message, ...]:
    """The key and the working."""
    key = row.steps.write(posed.situation, posed.result)
    right = (row.tells.right(posed),) if row.tells.right else ()
    lines = (node.message for _, node in row.tells.explain(posed).walk())
    asked = {field.id: key.get(field.id) for field in fields}
    return (repr(asked), *right, *lines)


def in_words(said: tuple[str | Message, ...]) -> tuple[str, ...]:
    return tuple(render(each) if isinstance(each, Message) else each for each in said)


def read(row: Kind, posed: Posed, fields: tuple[Field, ...]) -> Iterator[Part]:
    """All that somebody reads before answering, each part with what shows it."""
    scene = row.asks.scene(posed)
    prompt = row.asks.prompt(posed) if row.asks.prompt else msg(f"puzzle.{row.id}.prompt")
    texts = [prompt, *scene.facts, *(_texts(scene.table) if scene.table else ())]
    yield from ((render, text) for text in texts)
    for line in scene.rows:
        yield render, line.label
        yield from ((partial(row_view, lang="en"), line._replace(spots=(s,))) for s in line.spots)
    yield from ((field_view, field) for field in fields)


def _texts(table: Table) -> Iterator[Message]:
    yield from (table.title, table.head, *table.columns)
    yield from (text for line in table.lines for text in (line.label, *line.cells))


def look_alike(some: Iterable[Part], others: Iterable[Part]) -> bool:
    """Whether all parts are shown alike; what is the same need not be shown."""
    return all(
        one and other and (one[1] == other[1] or one[0](one[1]) == other[0](other[1]))
        for one, other in zip_longest(some, others)
    )


def hidden_in(row: Kind, puzzle: Puzzle, pool: Pool, most: int) -> Iterator[Hidden]:
    """The facts of a question that decide and are not shown."""
    posed = row.of(puzzle)
    whole = tuple(row.asks.ask(posed))
    before, shown = told(row, posed, whole), [*read(row, posed, whole)]
    drawn = cache(lambda: board_view(row.asks.scene(posed)))
    for fact, content in changed(puzzle.content, pool, most):
        try:
            there = row.posed(content, puzzle.rules, puzzle.level, puzzle.topics)
            fields = tuple(row.asks.ask(there))
            if not look_alike(shown, read(row, there, fields)):  # most changes are in sight
                continue
            after = told(row, there, fields)
            if after == before or board_view(row.asks.scene(there)) != drawn():
                continue
            hidden = Hidden(puzzle, fact, in_words(before), in_words(after))
        except _CANNOT_BE:
            continue
        if hidden.before != hidden.after:
            yield hidden
