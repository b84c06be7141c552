"""A sheet of two numbers and their sum: the smallest kind with lines and false rules."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from mjteach.core.message import Explanation, msg
from mjteach.puzzles.base import Made, Mix, Puzzle
from mjteach.puzzles.kind import Kind
from mjteach.puzzles.mistakes import Mistake, misjudge
from mjteach.puzzles.parts import Asks, Steps, Tells
from mjteach.puzzles.questions import EnterNumber
from mjteach.puzzles.scenes import Scene
from mjteach.puzzles.sorts import Sort
from mjteach.riichi.rules import RuleSet

WORKING = Explanation(msg("working"), tuple(Explanation(msg(id)) for id in ("first", "second")))
EXAMPLE = Explanation(msg("example"))


class Fu(NamedTuple):
    """The two numbers: 4 and 2 by the usual rules."""

    pair: int
    wait: int


def sheet(*mistakes: Mistake, options: tuple[str, ...] = ()) -> Kind:
    """Two numbers and their sum; the first depends on an option."""
    fields = tuple(EnterNumber(id, msg(id)) for id in ("pair", "wait", "sum"))
    return Kind(
        id="sheet",
        section="0",
        levels=(1,),
        sorts=(Sort("only", lambda *_: iter([()]), 1),),
        steps=Steps(
            lambda _, rules: Fu(rules.renpuu_pair_fu, 2),
            lambda _, fu: {**fu._asdict(), "sum": sum(fu)},
        ),
        asks=Asks(lambda _: fields, lambda _: Scene(()), lambda _: msg("prompt")),
        tells=Tells(lambda _: WORKING, example=lambda _: EXAMPLE),
        bound=1,
        headline=("sum",),
        follows=("sum",),
        mistakes=mistakes,
        options=options,
    )


def false(code: str, common: int = 2, slug: str = "", **changes: int) -> Mistake:
    """One number is taken for another, and the sum with it."""
    return misjudge(code, slug or code.lower(), lambda fu: fu._replace(**changes), common)


def question_of(kind: Kind) -> Puzzle:
    """The one question of a sheet."""
    return by_hand(kind, kind.make(Random(1), 1, RuleSet(), Mix.BALANCED), RuleSet())


def by_hand(kind: Kind, made: Made, rules: RuleSet) -> Puzzle:
    """A question that no seed leads to."""
    return Puzzle(kind.id, 1, 1, "1", Mix.BALANCED, "tutorial_default", rules, *made)
