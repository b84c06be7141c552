"""A beginner with one misconception goes through the course: where it shows, is found, is gone.

    python tests/bench/beginner.py [CODE ...] > beginner.md

For each code of the catalogue in turn the beginner takes the practice of every lesson in order.
What the lessons so far have said is known, but for the misconception: its questions are answered
as its rule has it, each twice, as by somebody who reads what is said and tries again. It is found
where its rule is told; from then on it is not believed, and gone with the first right answer in
which it would have shown. The answers are those of the tables of mistakes: this measures what the
lessons practise and say, not how well a cause is inferred (``tests/bench/diagnosis.py``).
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2])]

from mjteach.puzzles.base import Puzzle  # noqa: E402
from mjteach.puzzles.diagnosis.shown import shown  # noqa: E402
from mjteach.puzzles.feedback import Feedback  # noqa: E402
from mjteach.puzzles.practice import Practice  # noqa: E402
from mjteach.puzzles.questions import Response  # noqa: E402
from mjteach.puzzles.registry import KINDS, kind  # noqa: E402
from mjwidgets._puzzle.widget import key_of  # noqa: E402
from support.course.lessons import LESSONS, cells, rules_in, sets  # noqa: E402
from support.puzzles.misconceptions import MISCONCEPTIONS  # noqa: E402

ALL: Final = tuple(sorted({row.code for known in KINDS.values() for row in known.mistakes}))

practised = cache(lambda lesson: tuple(sets(lesson)))


class Way(NamedTuple):
    """The lessons in which a misconception showed first, was found and was gone."""

    code: str
    shown: str = ""
    found: str = ""
    gone: str = ""
    instead: tuple[str, ...] = ()
    """What was told where it showed and was not found."""


def has(kind_id: str, code: str) -> bool:
    """Whether a kind has the misconception as a row."""
    return any(row.code == code for row in kind(kind_id).mistakes)


def shows(puzzle: Puzzle) -> Iterator[tuple[str, str, Response]]:
    """The false rules that show in a question, each with the answer it leads to."""
    known = kind(puzzle.kind)
    asked = shown(known, puzzle)
    for place, row in enumerate(known.mistakes):
        answer = asked.row(place)
        if asked.shows(answer):
            yield row.code, row.slug, {id: answer[id] for id in asked.fields}


def way_of(code: str, lessons: Iterable[str] = LESSONS) -> Way:
    """The way of a misconception through the lessons."""
    way = Way(code)
    for lesson in lessons:
        for begun in practised(lesson):
            if any(has(id, code) for id in (begun.puzzle.kind, *(t.kind for t in begun.older))):
                way = _through(begun, way, lesson)
            if way.gone:
                return way
    return way


def _through(state: Practice, way: Way, lesson: str) -> Way:
    """The way after one more set of questions."""
    slugs: dict[str, str] = {}  # of several false rules by a code one is believed in a set
    for _ in range(state.of):
        believed = [(slug, given) for code, slug, given in shows(state.puzzle) if code == way.code]
        slug = slugs.setdefault(state.puzzle.kind, believed[0][0]) if believed else ""
        wrong = next((given for each, given in believed if each == slug), None)
        told: list[str] = []
        if wrong is not None and way.found:
            return way._replace(gone=lesson)
        if wrong is not None:
            way = way._replace(shown=way.shown or lesson)
            state, told = _tried(state, wrong)
        else:
            state = state.check(key_of(state)).practice
        step = state.next()
        state, told = step.practice, [*told, *_rules(step.feedback)]
        if way.shown and not way.found:
            found = lesson if way.code in told else ""
            way = way._replace(found=found, instead=(*way.instead, *told))
    return way


def _tried(state: Practice, wrong: Response) -> tuple[Practice, list[str]]:
    """The question after the same wrong answer twice, and the rules told: first it is asked."""
    told: list[str] = []
    for _ in range(2):
        step = state.check(wrong)
        told += _rules(step.feedback)
        state = step.practice.again().practice
    return state, told


def _rules(said: Feedback) -> list[str]:
    """The codes whose rule is told."""
    ids = (line.id.split(".") for line in said.lines)
    return [words[1] for words in ids if words[0] == "mistake" and words[-1] == "rule"]


def table(ways: Sequence[Way]) -> Iterator[str]:
    """The ways as a table; then what was not found, and why."""
    yield "| code | first shown | found | gone |\n| --- | --- | --- | --- |"
    for way in ways:
        yield f"| {way.code} | {' | '.join(each or '–' for each in way[1:4])} |"
    yield f"\n{sum(bool(w.found) for w in ways)} of {len(ways)} are found.\n\nNot found:\n"
    for way in ways:
        if not way.found:
            kinds = ", ".join(id for id in KINDS if has(id, way.code))
            told = f"told {', '.join(dict.fromkeys(way.instead)) or 'no rule'} instead"
            yield f"- {way.code}: {told if way.shown else 'no practice shows it'} ({kinds})"


def unseen(lesson: str) -> list[str]:
    """The misconceptions about the rules of a lesson that its kinds have and its practice lacks."""
    cited, seen = rules_in("\n".join(cells("markdown", lesson))), set()
    for begun in practised(lesson):
        state = begun
        for _ in range(state.of):
            seen |= {code for code, _, _ in shows(state.puzzle)}
            state = state.check(key_of(state)).practice.next().practice
    about = {row.code for row in MISCONCEPTIONS if {*row.rules} & cited} - seen
    return sorted(c for c in about if any(has(s.puzzle.kind, c) for s in practised(lesson)))


def main() -> None:
    print("\n".join(table([way_of(code) for code in sys.argv[1:] or ALL])), flush=True)
    print("\nTaught in a lesson, in its kinds, but shown by none of its own questions:\n")
    lacking = {lesson: ", ".join(unseen(lesson)) for lesson in LESSONS}
    print("\n".join(f"- {lesson}: {codes}" for lesson, codes in lacking.items() if codes))


if __name__ == "__main__":
    main()
