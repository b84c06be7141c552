"""Classes whose pupils share no code with the tables of mistakes: one false belief each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from mjteach.study.classes import ClassQuestion, ClassSet
from mjteach.study.handed import handed, text_of
from mjteach.study.made import answered

from .learners_free.sessions import MODULES


class Believer(NamedTuple):
    """A pupil, and the file that was handed in."""

    belief: str
    code: str
    file: str


def codes_of_set(kind: str, level: int, n: int, word: str) -> list[str]:
    """The questions of a set."""
    return [*ClassSet(ClassQuestion(kind, level), word, n).codes]


def class_of(kind: str, codes: Sequence[str], word: str, pupils: int = 30) -> list[Believer]:
    """So many pupils, each with one of the beliefs that a level of the kind can show."""
    module, level = MODULES[kind], int(codes[0].split("-")[1][0])
    levels = getattr(module, "LEVELS", {})
    beliefs = sorted(name for name in module.BELIEFS if level in levels.get(name, (level,)))
    made = []
    for number in range(pupils):
        belief = beliefs[number % len(beliefs)]
        answers = answered(codes, word, partial(module.answer, beliefs=frozenset({belief})))
        made.append(Believer(belief, module.BELIEFS[belief], text_of(handed(answers))))
    return made


def names_it(kind: str, code: str, named: set[str]) -> bool:
    """Whether a code is among those that were named, or one that says the same."""
    same = getattr(MODULES[kind], "SAME", {})
    return bool({code, *same.get(code, ())} & named)
