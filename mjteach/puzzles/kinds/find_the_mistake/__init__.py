"""``find_the_mistake``: somebody else's count, and where it is wrong.

A sheet of another kind is filled in by one of its false rules, a quarter of them by none. Level 1
asks for the line that is wrong first, level 2 for what belongs there too, level 3 for the idea. At
level 4 it is two false rules, each in lines of its own.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from mjteach.core.message import Explanation, Message, msg

from ...base import Key, Mix, Part
from ...fields import label, many_of, one_of
from ...kind import Kind
from ...mistakes import Mistake
from ...parts import Asks, Posed, Steps, Tells, Topic
from ...questions import NONE, EnterNumber, Field, Value
from ...scenes import Line, Scene, Table
from ...sorts import Sort, Wish, dealing
from ...words import prompt_per_level, with_reason
from .. import fu_count, han_count, payer
from .sheets import ComparedLines, CountSheet, Tried, accounts, by_two

ID: Final = "find_the_mistake"
MOST: Final = 3
"""A false rule spoils so many lines at most, and so many other ideas are named at most."""
FEWEST: Final = 2
"""So many ideas are named at least beside those that are behind the sheet."""
WITH_IDEAS, WITH_TWO = 3, 4
"""From which level on the idea behind a sheet is asked for, and at which there are two."""


class SheetSource(NamedTuple):
    """Whose sheets are shown, of which level, and how often."""

    kind: Kind
    level: int
    share: tuple[int, ...]


SOURCES: Final[Mapping[str, SheetSource]] = {
    "fu": SheetSource(fu_count.KIND, 1, (40, 40, 40, 60)),
    "han": SheetSource(han_count.KIND, 2, (30, 30, 30, 0)),
    "payment": SheetSource(payer.KIND, 2, (30, 30, 30, 0)),
    "dora": SheetSource(han_count.KIND, 3, (0, 0, 0, 40)),
}


def find(sheet: CountSheet, rules: Any) -> ComparedLines:
    """The key of the other question, and the sheet as it was filled in."""
    kind, level, _ = SOURCES[sheet.source]
    written = dict(sheet.written)
    asked = kind.asks.ask(kind.posed(sheet.situation, rules, level))
    fields = [f for f in asked if isinstance(f, EnterNumber) and f.id in written]
    key = kind.key(sheet.situation, rules)
    return ComparedLines(sheet, _told_apart(fields), key, written, kind.follows)


def _told_apart(fields: list[EnterNumber]) -> tuple[EnterNumber, ...]:
    """The same lines; of those with one label the later ones are numbered."""
    labels = [field.label for field in fields]
    numbers = (labels[: place + 1].count(label) for place, label in enumerate(labels))
    return tuple(
        field._replace(label=msg(f"puzzle.{ID}.again", line=field.label, number=number))
        if number > 1
        else field
        for field, number in zip(fields, numbers, strict=True)
    )


def write(sheet: CountSheet, compared: ComparedLines) -> dict[str, Value]:
    """The first line that does not fit, what belongs there, and the false rules behind it."""
    first = next(iter(compared.wrong), None)
    return {
        "line": first or NONE,
        "right": compared.right[first] if first else None,
        "why": (*sheet.codes, NONE)[0] if first else NONE,
        "lines": [*compared.spoilt] or NONE,
        "ideas": [*sheet.codes] or NONE,
    }


# ---- what is dealt


@dealing
def sheets(rng: random.Random, wish: Wish, name: str, spoilt: bool) -> Iterator[CountSheet]:
    """Questions of another kind, filled in by false rules that show, or by none."""
    kind, level, _ = SOURCES[name]
    content = kind.make(rng, level, wish.rules, Mix.BALANCED).content
    right = filled_in(name, content, kind.key(content, wish.rules), wish.rules)

    def by(*rows: Mistake) -> ComparedLines:
        """The sheet of somebody who follows all of these rules, where there can be one."""
        answer = kind.answer(content, wish.rules, *rows)
        codes = sorted(row.code for row in rows)
        tried = filled_in(name, content, answer, wish.rules, *codes) if answer else right
        return find(tried, wish.rules)

    showing: dict[str, list[Tried]] = {}
    for row in kind.mistakes:
        tried = by(row)
        if 1 <= len(tried.wrong) <= MOST:
            showing.setdefault(row.code, []).append((row, tried))
    if not showing:
        return
    if wish.level < WITH_TWO:
        _, chosen = rng.choice(showing[rng.choice(sorted(showing))])
    else:
        chosen = next(by_two(rng, showing, by), by())
    others = [code for code in sorted(showing) if not accounts(showing[code], chosen)]
    if chosen.sheet.codes and (wish.level < WITH_IDEAS or len(others) >= FEWEST):
        more = rng.sample(others, min(MOST, len(others)))
        offered = tuple(sorted((*chosen.sheet.codes, *more)))
        yield (chosen.sheet if spoilt else right)._replace(offered=offered)


def filled_in(source: str, situation: Any, answer: Key, rules: Any, *codes: str) -> CountSheet:
    """The sheet of somebody who answers so: its lines that hold a number."""
    kind, level, _ = SOURCES[source]
    asked = (f.id for f in kind.asks.ask(kind.posed(situation, rules, level)))
    numbers = ((id, answer.get(id)) for id in asked)
    written = ((id, n) for id, n in numbers if isinstance(n, int | str) and not isinstance(n, bool))
    return CountSheet(source, situation, tuple(written), codes)


SORTS: Final = tuple(
    Sort(f"{name}.{'wrong' if spoilt else 'right'}", sheets(name, spoilt), share)
    for name, source in SOURCES.items()
    for spoilt, share in ((True, tuple(3 * each for each in source.share)), (False, source.share))
)
TOPICS: Final = {
    name: Topic(
        levels=tuple(level for level, share in enumerate(source.share, 1) if share),
        sorts={f"{name}.wrong": 3, f"{name}.right": 1},
    )
    for name, source in SOURCES.items()
}


# ---- what is asked, shown and told


def ask(posed: Posed) -> Iterator[Field]:
    """The line, what belongs there, and the idea behind it; at level 4 all lines and ideas."""
    compared: ComparedLines = posed.result
    lines = [(field.id, field.label) for field in compared.fields]
    ideas = [(code, msg(f"mistake.{code}.name")) for code in posed.situation.offered]
    if posed.level == WITH_TWO:
        yield many_of(ID, "lines", (line for line in lines if line[0] in compared.counted))
        yield many_of(ID, "ideas", ideas)
        return
    yield one_of(ID, "line", (*lines, (NONE, msg(f"puzzle.{ID}.all_right"))))
    if posed.level >= 2:
        yield EnterNumber("right", label(ID, "right"), unit=compared.unit, optional=True)
    if posed.level == WITH_IDEAS:
        yield one_of(ID, "why", (*ideas, (NONE, msg(f"puzzle.{ID}.no_idea"))))


def scene(posed: Posed) -> Scene:
    """The scene of the other question, and the sheet as a table beside it."""
    compared: ComparedLines = posed.result
    kind, level, _ = SOURCES[compared.sheet.source]
    shown = kind.asks.scene(kind.posed(compared.sheet.situation, posed.rules, level))
    lines = tuple(Line(field.label, (_written(compared, field),)) for field in compared.fields)
    head, column = msg(f"puzzle.{ID}.head"), msg(f"puzzle.{ID}.column")
    return shown._replace(table=Table(msg(f"puzzle.{ID}.title"), head, (column,), lines))


def _written(compared: ComparedLines, field: EnterNumber) -> Message:
    return msg(f"puzzle.{ID}.written", number=_number(compared.written, field.id))


def _number(key: Key, id: str) -> int | str:
    """What stands in a line: a number, or one with tenths as text."""
    number = key[id]
    assert isinstance(number, int | str)
    return number


def right(posed: Posed) -> Message:
    """What belongs in the line that is wrong, or in each of the lines."""
    compared: ComparedLines = posed.result
    wrong = compared.spoilt if posed.level == WITH_TWO else compared.wrong[:1]
    corrected = tuple(
        msg(f"puzzle.{ID}.corrected", line=field.label, number=_number(compared.right, field.id))
        for field in compared.fields
        if field.id in wrong
    )
    word = "right_is" if corrected else "none_is_wrong"
    return msg(f"puzzle.{ID}.{word}", lines=corrected)


def corrected(posed: Posed) -> Message:
    """What belongs there, and the first rule that was broken; where none was, that all is right."""
    said = right(posed)
    is_wrong = bool(posed.result.spoilt if posed.level == WITH_TWO else posed.result.wrong)
    return with_reason(said, explain(posed).children[0].message) if is_wrong else said


def line(posed: Posed) -> Message | None:
    """Where there may be two mistakes the lines that are right, but for one of them."""
    compared: ComparedLines = posed.result
    right = [field.label for field in compared.fields if field.id not in compared.spoilt]
    return (
        msg(f"puzzle.{ID}.these_are_right", lines=tuple(right[1:]))
        if posed.level == WITH_TWO
        else None
    )


def explain(posed: Posed) -> Explanation:
    """The rules that were broken, and the working of the other question."""
    sheet: CountSheet = posed.situation
    kind, level, _ = SOURCES[sheet.source]
    rule = [Explanation(msg(f"mistake.{code}.rule")) for code in sheet.codes]
    working = kind.tells.explain(kind.posed(sheet.situation, posed.rules, level))
    return Explanation(right(posed), (*rule, *working.children))


def wrong(posed: Posed, part: Part) -> Iterator[Message]:
    """What the false rule on the sheet asks whoever shares it; else how to go on looking."""
    compared: ComparedLines = posed.result
    shared = [NONE, *(compared.written[id] for id in compared.wrong[:1])]
    if compared.wrong and part.given in shared:
        yield msg(f"mistake.{compared.sheet.codes[0]}.nudge")
    else:
        yield msg(f"puzzle.{ID}.wrong.{part.field}")


KIND: Final = Kind(
    id=ID,
    section="4.2.2",
    version=4,
    levels=(1, 2, 3, 4),
    seconds=60,
    sorts=SORTS,
    topics=TOPICS,
    steps=Steps(find, write),
    asks=Asks(ask, scene, prompt_per_level(ID)),
    tells=Tells(
        explain, right=corrected, line=line, about=lambda p: str(p.situation.source), wrong=wrong
    ),
    headline=("line", "right", "why", "lines", "ideas"),
    bound=0.4,
    mistakes=(),
)
