"""A made learner who goes through lessons day by day, with one false rule or none."""

from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from functools import partial

from mjteach.puzzles.course import TAUGHT
from mjteach.puzzles.generate import code_of, generate
from mjteach.puzzles.mistakes import Mistake
from mjteach.puzzles.practice import seed_of
from mjteach.puzzles.registry import kind as kind_of
from mjteach.study.answer import Answer
from mjteach.study.clock import fresh_id, stamp
from mjteach.study.made import answered, by_rule


def row_of(kind: str, code: str | None) -> Mistake | None:
    """The first row of a misconception in a kind, where it has one."""
    return next((row for row in kind_of(kind).mistakes if row.code == code), None)


def answers_to(
    codes: Sequence[str], seed: str, at: datetime, believes: str | None = None, seconds: int = 30
) -> list[Answer]:
    """A planned set from a moment on, as somebody answers it who errs by one rule at most."""
    given = answered(codes, seed, lambda puzzle: by_rule(puzzle, row_of(puzzle.kind, believes)))
    moments = (at + timedelta(seconds=seconds * place) for place in range(1, len(given) + 1))
    return [
        answer._replace(id=fresh_id(when), checked_at=stamp(when), seconds=float(seconds))
        for answer, when in zip(given, moments, strict=True)
    ]


def sets_of(lesson: str, n: int = 4) -> Iterator[list[str]]:
    """The codes of each set of a lesson."""
    for row in TAUGHT[lesson]:
        made = partial(generate, row.kind, level=row.level, topics=row.topics)
        yield [code_of(made(seed=seed_of(lesson, place))) for place in range(1, n + 1)]


def lesson_done(lesson: str, at: datetime, believes: str | None = None, n: int = 4) -> list[Answer]:
    """The sets of a lesson, one after the other."""
    done: list[Answer] = []
    for codes in sets_of(lesson, n):
        given = answers_to(codes, lesson, at + timedelta(minutes=len(done)), believes)
        done += [answer._replace(set_id=f"{codes[0]}*{n}") for answer in given]
    return done
