"""A step of a practice as the answer that is kept of it."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from functools import cache, lru_cache

from mjteach import __version__
from mjteach.puzzles.base import Outcome, Puzzle
from mjteach.puzzles.diagnosis.naming import MisconceptionStanding, told
from mjteach.puzzles.diagnosis.shown import shown
from mjteach.puzzles.generate import code_of
from mjteach.puzzles.kind import Kind
from mjteach.puzzles.practice import Practice, PracticePhase
from mjteach.puzzles.questions import Response
from mjteach.puzzles.registry import kind as kind_of

from .answer import ABOUT, AFRESH, SKIPPED, Answer
from .clock import fresh_id, stamp
from .folder import HERE


@cache
def session() -> str:
    """A word that is another in every run of the program; it begins with the computer's mark."""
    return f"{HERE}-{secrets.token_hex(4)}"


def rows_showing(puzzle: Puzzle) -> frozenset[int]:
    """The places, in the kind's table, of the false rules that would show in an answer."""
    kind = kind_of(puzzle.kind)
    asked = shown(kind, puzzle)
    places = range(len(kind.mistakes))
    return frozenset(place for place in places if asked.shows(asked.row(place)))


def showing(puzzle: Puzzle) -> frozenset[str]:
    """The codes of the misconceptions that would show in an answer to a question."""
    rows = kind_of(puzzle.kind).mistakes
    return frozenset(rows[place].code for place in rows_showing(puzzle))


def lacks_at_most(puzzle: Puzzle, codes: Iterable[str], most: int) -> bool:
    """Whether all but so many of some misconceptions would show; tells no sooner than one must.

    >>> from mjteach.puzzles.generate import open_code
    >>> puzzle = open_code("fu_count.3-1b-spgm")
    >>> lacks_at_most(puzzle, {"U01", "U31"}, 0), lacks_at_most(puzzle, {"U01", "U31"}, 1)
    (False, True)
    """
    kind = kind_of(puzzle.kind)
    asked, rows, lacking = shown(kind, puzzle), rows_of_codes(kind), 0
    for code in codes:
        if lacking > most:
            break
        lacking += not any(asked.shows(asked.row(place)) for place in rows[code])
    return lacking <= most


@lru_cache(maxsize=64)
def rows_of_codes(kind: Kind) -> Mapping[str, tuple[int, ...]]:
    """For every misconception of a kind the places of its false rules in the kind's table."""
    places: dict[str, tuple[int, ...]] = {}
    for place, row in enumerate(kind.mistakes):
        places[row.code] = (*places.get(row.code, ()), place)
    return places


def answer_of(
    before: Practice,
    after: Practice,
    response: Response,
    *,
    set_id: str,
    at: datetime,
    seconds: float,
    is_sure: bool | None = None,
    learner: str = "",
) -> Answer | None:
    """What is kept of the step from ``before`` to ``after``; None where nothing was answered.

    A question left without an answer, or told without one, is kept as skipped.
    """
    is_checked = after.attempts == before.attempts + 1
    is_over = after.shown or len(after.records) == len(before.records) + 1
    is_left = is_over and not (before.attempts or before.shown)
    if not (is_checked or is_left):
        return None
    puzzle, state = before.puzzle, after if is_checked else before
    named = told(state.tracked).named
    return Answer(
        id=fresh_id(at),
        checked_at=stamp(at),
        set_id=set_id,
        seed=before.seed,
        number=before.number,
        code=code_of(puzzle),
        kind=puzzle.kind,
        level=puzzle.level,
        outcome=_outcome(after) if is_checked else SKIPPED,
        finding=after.finding.value if is_checked and after.finding else "",
        topics=puzzle.topics,
        is_review=before.reviewing,
        response=dict(response) if is_checked else {},
        parts={part.field: part.outcome.value for part in after.parts} if is_checked else {},
        tests=tuple(sorted(showing(puzzle))),
        blamed=after.suspects if is_checked else (),
        **{
            each.value: tuple(one.code for one in named if one.standing is each)
            for each in (
                MisconceptionStanding.SUSPECTED,
                MisconceptionStanding.FOUND,
                MisconceptionStanding.CLEARED,
            )
        },
        hints=before.hints_used,
        tries=state.attempts,
        was_shown=before.shown,
        is_sure=is_sure,
        seconds=round(max(0.0, seconds), 1),
        learner=learner,
        session=session(),
        program=__version__,
    )


def begun_afresh(
    begun: Practice, set_id: str, at: datetime, before: Sequence[Answer] | None
) -> Answer:
    """What is kept where a set is begun afresh: what was answered before it is over.

    Where that cannot be read, it is whatever is earlier by the clock.
    """
    puzzle = begun.puzzle
    return Answer(
        id=fresh_id(at),
        checked_at=stamp(at),
        set_id=set_id,
        seed=begun.seed,
        number=0,
        code=code_of(puzzle),
        kind=puzzle.kind,
        level=puzzle.level,
        outcome=AFRESH,
        response={} if before is None else {ABOUT: [one.id for one in before]},
        session=session(),
        program=__version__,
    )


def _outcome(after: Practice) -> str:
    if after.phase is PracticePhase.RIGHT:
        return Outcome.CORRECT.value
    outcome = after.said and after.said.outcome
    return (outcome or Outcome.WRONG).value
