"""``find_the_mistake``: somebody else's count, and where it is wrong.

A sheet of another kind is filled in by one of its false rules, a quarter of them by none. Level 1
asks for the line that is wrong first, level 2 for what belongs there too, level 3 for the idea.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from mjteach.core.message import Explanation, Message, msg

from ..base import Key, Mix, Part
from ..fields import label, one_of
from ..grading import agrees
from ..kind import Asks, Kind, Posed, Steps, Tells, Topic
from ..questions import NONE, EnterNumber, Field, Value
from ..scenes import Line, Scene, Table
from ..sorts import Sort, Wish, dealing
from ..words import nothing, prompt_per_level
from . import fu_count, han_count, payer

ID: Final = "find_the_mistake"
MOST: Final = 3
"""A sheet is wrong in so many lines at most, and so many other ideas are named at most."""


class Source(NamedTuple):
    """Whose sheets are shown, of which level, and how often."""

    kind: Kind
    level: int
    share: int


SOURCES: Final[Mapping[str, Source]] = {
    "fu": Source(fu_count.KIND, 1, 40),
    "han": Source(han_count.KIND, 2, 30),
    "payment": Source(payer.KIND, 2, 30),
}


class Sheet(NamedTuple):
    """A question of another kind, what was written line by line, and the false rule behind it.

    Without a false rule all is right. ``offered`` are codes that are named to choose from.
    """

    source: str
    situation: Any
    written: tuple[tuple[str, int | str], ...]
    code: str = ""
    offered: tuple[str, ...] = ()


class Compared(NamedTuple):
    """What is asked, line by line, what belongs there, and what somebody wrote."""

    sheet: Sheet
    fields: tuple[EnterNumber, ...]
    right: Key
    written: Key

    @property
    def wrong(self) -> tuple[str, ...]:
        """The lines that do not fit; what is counted from others comes last."""
        follows = SOURCES[self.sheet.source].kind.follows
        ids = sorted((field.id for field in self.fields), key=lambda id: id in follows)
        return tuple(id for id in ids if not agrees(self.written[id], self.right[id]))


def find(sheet: Sheet, rules: Any) -> Compared:
    """The key of the other question, and the sheet as it was filled in."""
    kind, level, _ = SOURCES[sheet.source]
    written = dict(sheet.written)
    asked = kind.asks.ask(kind.posed(sheet.situation, rules, level))
    fields = tuple(f for f in asked if isinstance(f, EnterNumber) and f.id in written)
    return Compared(sheet, fields, kind.key(sheet.situation, rules), written)


def write(sheet: Sheet, compared: Compared) -> dict[str, Value]:
    """The first line that does not fit, what belongs there, and the false rule behind it."""
    first = next(iter(compared.wrong), None)
    if first is None:
        return {"line": NONE, "right": None, "why": NONE}
    return {"line": first, "right": compared.right[first], "why": sheet.code or NONE}


# ---- what is dealt


@dealing
def sheets(rng: random.Random, wish: Wish, name: str, spoilt: bool) -> Iterator[Sheet]:
    """Questions of another kind, filled in by one of its false rules that shows, or by none."""
    kind, level, _ = SOURCES[name]
    made = kind.make(rng, level, wish.rules, Mix.BALANCED)
    right = filled_in(name, made.content, kind.key(made.content, wish.rules), wish.rules)
    showing: dict[str, list[Sheet]] = {}
    for row in kind.mistakes:
        answer = row.answer(made.content, wish.rules)
        tried = filled_in(name, made.content, answer, wish.rules, row.code) if answer else right
        if 1 <= len(find(tried, wish.rules).wrong) <= MOST:
            showing.setdefault(row.code, []).append(tried)
    if not showing:
        return
    chosen = rng.choice(showing[rng.choice(sorted(showing))])
    others = [code for code in sorted(showing) if not _writes(showing[code], chosen)]
    if wish.level < WITH_IDEAS or len(others) >= FEWEST:
        more = rng.sample(others, min(MOST, len(others)))
        offered = tuple(sorted((chosen.code, *more)))
        yield (chosen if spoilt else right)._replace(offered=offered)


def _writes(tried: list[Sheet], chosen: Sheet) -> bool:
    """Whether a false rule fills the sheet in the same way: nobody could tell the two apart."""
    return any(sheet.written == chosen.written for sheet in tried)


def filled_in(source: str, situation: Any, answer: Key, rules: Any, code: str = "") -> Sheet:
    """The sheet of somebody who answers so: its lines that hold a number."""
    kind, level, _ = SOURCES[source]
    asked = (f.id for f in kind.asks.ask(kind.posed(situation, rules, level)))
    numbers = ((id, answer.get(id)) for id in asked)
    written = ((id, n) for id, n in numbers if isinstance(n, int | str) and not isinstance(n, bool))
    return Sheet(source, situation, tuple(written), code)


WITH_IDEAS: Final = 3
"""The level that asks for the idea behind a sheet."""
FEWEST: Final = 2
"""So many false rules are named at least beside the one that is behind the sheet."""
SORTS: Final = tuple(
    Sort(f"{name}.{'wrong' if spoilt else 'right'}", sheets(name, spoilt), share)
    for name, source in SOURCES.items()
    for spoilt, share in ((True, 3 * source.share), (False, source.share))
)
TOPICS: Final = {name: Topic(sorts={f"{name}.wrong": 3, f"{name}.right": 1}) for name in SOURCES}


# ---- what is asked, shown and told


def ask(posed: Posed) -> Iterator[Field]:
    """The line, what belongs there, and the idea behind it."""
    compared: Compared = posed.result
    lines = ((field.id, field.label) for field in compared.fields)
    yield one_of(ID, "line", (*lines, (NONE, msg(f"puzzle.{ID}.all_right"))))
    if posed.level >= 2:
        yield EnterNumber("right", label(ID, "right"), optional=True)
    if posed.level == WITH_IDEAS:
        ideas = ((code, msg(f"mistake.{code}.name")) for code in posed.situation.offered)
        yield one_of(ID, "why", (*ideas, (NONE, msg(f"puzzle.{ID}.no_idea"))))


def scene(posed: Posed) -> Scene:
    """The scene of the other question, and the sheet as a table beside it."""
    compared: Compared = posed.result
    kind, level, _ = SOURCES[compared.sheet.source]
    shown = kind.asks.scene(kind.posed(compared.sheet.situation, posed.rules, level))
    lines = tuple(Line(field.label, (_written(compared, field),)) for field in compared.fields)
    head, column = msg(f"puzzle.{ID}.head"), msg(f"puzzle.{ID}.column")
    return shown._replace(table=Table(msg(f"puzzle.{ID}.title"), head, (column,), lines))


def _written(compared: Compared, field: EnterNumber) -> Message:
    return msg(f"puzzle.{ID}.written", number=_number(compared.written, field.id))


def _number(key: Key, id: str) -> int | str:
    """What stands in a line: a number, or one with tenths as text."""
    number = key[id]
    assert isinstance(number, int | str)
    return number


def right(posed: Posed) -> Message:
    """The line that is wrong, and what belongs there."""
    compared: Compared = posed.result
    for field in compared.fields:
        if field.id in compared.wrong[:1]:
            number = _number(compared.right, field.id)
            return msg(f"puzzle.{ID}.right_is", line=field.label, number=number)
    return msg(f"puzzle.{ID}.none_is_wrong")


def explain(posed: Posed) -> Explanation:
    """The rule that was broken, and the working of the other question."""
    sheet: Sheet = posed.situation
    kind, level, _ = SOURCES[sheet.source]
    rule = [Explanation(msg(f"mistake.{sheet.code}.rule"))] if sheet.code else []
    working = kind.tells.explain(kind.posed(sheet.situation, posed.rules, level))
    return Explanation(right(posed), (*rule, *working.children))


def wrong(posed: Posed, part: Part) -> Iterator[Message]:
    """What the false rule on the sheet asks whoever shares it; else how to go on looking."""
    compared: Compared = posed.result
    shared = [NONE, *(compared.written[id] for id in compared.wrong[:1])]
    if compared.wrong and part.given in shared:
        yield msg(f"mistake.{compared.sheet.code}.nudge")
    else:
        yield msg(f"puzzle.{ID}.wrong.{part.field}")


KIND: Final = Kind(
    id=ID,
    section="4.2.2",
    levels=(1, 2, 3),
    sorts=SORTS,
    topics=TOPICS,
    steps=Steps(find, write),
    asks=Asks(ask, scene, prompt_per_level(ID)),
    tells=Tells(explain, line=nothing, about=lambda p: str(p.situation.source), wrong=wrong),
    headline=("line", "right", "why"),
    bound=0.4,
    mistakes=(),
)
