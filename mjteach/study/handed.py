"""The answers to one set as a small file that is handed in: a header, then an answer a line.

Nothing in it says whose it is, unless a name is given.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from hashlib import sha256
from itertools import islice
from typing import Any, Final, NamedTuple

from mjteach import __version__
from mjteach.core.errors import StudyError
from mjteach.core.printable import printable
from mjteach.puzzles.diagnose import diagnose
from mjteach.puzzles.generate import code_of
from mjteach.puzzles.practice import Practice

from .answer import Answer, answers_of, line_of
from .classes import LONGEST
from .clock import now, stamp
from .names import shared
from .written import session

COURSE: Final = "mjteach"
_FORM: Final = 1
_QUESTIONS: Final = 100
_MOST: Final = 500
"""So many answers to so many questions a file holds at most: a set of a hundred, each tried five
times. Every answer is graded and explained anew: a report must not take minutes for one file."""
_CHECK: Final = 16
"""So many digits of the check sum are written."""
_HEADER: Final[Mapping[str, type]] = {
    **dict.fromkeys(("course", "word", "set", "learner", "program", "check"), str),
    **dict.fromkeys(("form", "answers"), int),
}


class Handed(NamedTuple):
    """What a learner has handed in of one set."""

    word: str
    """The word on the board: the seed of the set."""
    set_id: str
    answers: tuple[Answer, ...]
    learner: str = ""
    """The name that the learner gives, if any."""
    program: str = __version__


def handed(answers: Iterable[Answer], learner: str = "") -> Handed:
    """The first answers to a set, as many as a file holds.

    What else is known of the learner stays behind. Raises StudyError where there are none.
    """
    given = tuple(
        answer._replace(learner="", session="", set_id=shared(answer.set_id))
        for answer in islice(answers, _MOST)
    )
    if not given:
        raise StudyError("nothing_to_hand_in")
    return Handed(given[0].seed, given[0].set_id, given, learner)


def text_of(what: Handed) -> str:
    """The file: it ends with a line break, and damage to it is noticed.

    >>> one = Answer("i", "2026-11-23T09:00:00.000Z", "s", "x", 1, "c", "fu_count", 1, "correct")
    >>> handed_of(text_of(handed([one]))) == handed([one])
    True
    """
    lines = [line_of(answer) for answer in what.answers]
    header = {
        "course": COURSE,
        "form": _FORM,
        "word": what.word,
        "set": what.set_id,
        "learner": what.learner,
        "program": what.program,
        "answers": len(lines),
    }
    head = json.dumps(header | {"check": _check(header, lines)}, ensure_ascii=False)
    return "\n".join((head, *lines, ""))


def handed_of(text: str) -> Handed:
    """What a file says; raises StudyError for another file, and for a damaged one.

    Of a name only what can be shown is kept, in one line.
    """
    first, *lines = text.removeprefix("\N{BOM}").strip().splitlines() or [""]
    header = _header_of(first)
    check = header.pop("check")
    if len(lines) != header["answers"] or not lines or check != _check(header, lines):
        raise StudyError("damaged_file")
    if len(lines) > _MOST:
        raise StudyError("too_many_answers", questions=_QUESTIONS, answers=_MOST)
    answers = tuple(answers_of(lines))
    if len({answer.number for answer in answers}) > _QUESTIONS:
        raise StudyError("too_many_answers", questions=_QUESTIONS, answers=_MOST)
    if len(answers) != len(lines) or any(
        (a.seed, a.set_id) != (header["word"], header["set"]) for a in answers
    ):
        raise StudyError("damaged_file")
    learner = printable(header["learner"], LONGEST)
    return Handed(header["word"], header["set"], answers, learner, header["program"])


def header_in(line: str, form: int) -> dict[str, Any]:
    """The header of a file of answers; raises StudyError for another file, or another form.

    >>> header_in('{"course": "mjteach", "form": 1, "word": "x"}', 1)["word"]
    'x'
    """
    try:
        header = json.loads(line)
    except (ValueError, RecursionError):
        raise StudyError("foreign") from None
    if not isinstance(header, dict) or header.get("course") != COURSE:
        raise StudyError("foreign")
    if header.get("form") != form:
        raise StudyError("other_form")
    return header


def _header_of(line: str) -> dict[str, Any]:
    header = header_in(line, _FORM)
    types = {name: type(value) for name, value in header.items()}
    if types != _HEADER or header["word"] != printable(header["word"]):
        raise StudyError("damaged_file")
    return header


def _check(header: Mapping[str, object], lines: Iterable[str]) -> str:
    whole = "\n".join((json.dumps(header, sort_keys=True), *lines))
    return sha256(whole.encode(errors="surrogatepass")).hexdigest()[:_CHECK]


def answers_in(practice: Practice, set_id: str, begun: str = "") -> tuple[Answer, ...]:
    """The first answers to the questions of a set, where nothing else has kept them.

    ``begun`` tells it from the same set as somebody else has begun it.
    """
    firsts = [(known.kind, *one) for known in practice.known for one in known.record]
    asked = [record.puzzle for record in practice.records] + [practice.puzzle]
    at, found = now(), []
    for kind, puzzle, given in sorted(firsts, key=lambda first: asked.index(first[1])):
        number = asked.index(puzzle) + 1
        grade, diagnosis = diagnose(kind, puzzle, given)
        found.append(
            Answer(
                id=_id(set_id, practice.seed, begun, number),
                checked_at=stamp(at),
                set_id=set_id,
                seed=practice.seed,
                number=number,
                code=code_of(puzzle),
                kind=puzzle.kind,
                level=puzzle.level,
                outcome=grade.outcome.value,
                finding=diagnosis.finding.value,
                topics=puzzle.topics,
                response=dict(given),
                program=__version__,
            )
        )
    return tuple(found)


def _id(*answer: object) -> str:
    """The same for the same answer of this run, and no other's."""
    return sha256(f"{session()}/{answer}".encode()).hexdigest()[:32]
