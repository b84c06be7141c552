"""A kind of puzzle in writing: what its golden file holds."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

from mjteach.core.message import Explanation
from mjteach.puzzles.base import Key, Mix, Outcome, Puzzle
from mjteach.puzzles.diagnosis.causes import differences_of
from mjteach.puzzles.generate import code_of
from mjteach.puzzles.grading import grade
from mjteach.puzzles.kind import Kind
from mjteach.puzzles.questions import Field, Value
from mjteach.text import outline, render
from mjwidgets._puzzle import still
from mjwidgets._puzzle.fields import value_words
from support.golden import Cell, Line, Row
from support.puzzles.plain import line_of, members_of, parts_of
from support.puzzles.samples import misled, of_every_level, sample
from support.puzzles.thoughtless import anything

WHOLE, NARROW, ELSEWHERE = 40, 15, 4
"""Questions of a level, of a topic at a level, and of a level by the rules of all other tables."""


def transcript(row: Kind) -> Iterator[Line]:
    """All that is dealt, expected and said: of a question a level in words, of many more in short.

    With ``--write-goldens`` it is kept in a golden file.
    """
    yield f"{row.id}, version {row.version}"
    yield from _dealt(row)
    yield from _false_rules(row)
    for puzzle in of_every_level(row, 1):
        yield ""
        yield from in_words(row, puzzle)
    for level in row.levels:
        yield f"\nlevel {level}: asked drawn expected said errors elsewhere"
        for place, puzzle in enumerate(sample(row, level, WHOLE)):
            elsewhere = _elsewhere(row, puzzle) if place < ELSEWHERE else ()
            yield Row(f"{level}-{puzzle.seed}", tuple(_cells(row, puzzle, elsewhere)))
    yield "\nin the other mix, of topics, at other tables: what is asked, and said"
    for level in row.levels:
        if Mix.NATURAL in row.mixes:
            yield _asked_and_said(row, f"mix {level}", sample(row, level, 5, mix=Mix.NATURAL))
    for name, topic in row.topics.items():
        for level in filter(topic.narrows, row.levels):
            puzzles = sample(row, level, NARROW, topics=(name,))
            yield _asked_and_said(row, f"topic {name} {level}", puzzles)
    for place, (ruleset, preset) in enumerate(row.game.presets.items()):
        levels = row.levels_under(preset.rules)
        level = levels[place % len(levels)]
        puzzles = sample(row, level, 2, start=place, ruleset=ruleset)
        yield _asked_and_said(row, f"at {ruleset} {level}", puzzles)


def _dealt(row: Kind) -> Iterator[str]:
    """How often each sort is dealt: in every mix at every level, and with every topic."""
    for sort in row.sorts:
        shares = (" ".join(str(sort.share(each, mix)) for each in row.levels) for mix in row.mixes)
        yield f"  deals {sort.name}: {' | '.join(shares)}"
    for name, topic in row.topics.items():
        yield f"  topic {name}: {line_of(topic.sorts)}"


def _false_rules(row: Kind) -> Iterator[str]:
    """What is said of the rows themselves, and of how they are asked after."""
    asked = {"probes": row.probes, "tempts": row.tempts, "follows": row.follows}
    yield f"  asks {line_of(asked)}; depends on {line_of(row.options)}"
    for mistake in row.mistakes:
        assert 1 <= mistake.common <= 3, mistake.slug
        last = ", last" if mistake.last else ""
        yields = f", yields to {' '.join(mistake.yields_to)}" if mistake.yields_to else ""
        yield f"  {mistake.code} {mistake.slug} {mistake.common}{last}{yields}"


# --- a question in words


def in_words(row: Kind, puzzle: Puzzle) -> Iterator[str]:
    """A question as it is read, with its key and what is right and said elsewhere."""
    *shown, code = still.text(puzzle).split("\n")
    key = row.key(puzzle.content, puzzle.rules)
    yield code
    yield from (f"  {line}" for line in shown)
    yield f"  right: {_key_in_words(puzzle, key)}"
    yield from (f"  {line}" for line in _right_elsewhere(row, puzzle, key))
    for code, answer in misled(row, puzzle):
        yield f"  {code}: {_other(puzzle, answer, key)}"
    yield f"  because: {render(row.why_right(puzzle))}"
    yield from (f"  hint: {render(hint.message)}" for hint in row.hints(puzzle))
    yield from _outline(row.working(puzzle))


def _outline(tree: Explanation) -> Iterator[str]:
    for line in outline(tree):
        yield f"  | {'  ' * line.depth}{line.text}"


def _key_in_words(puzzle: Puzzle, key: Key) -> str:
    fields = [field for field in puzzle.question.fields if field.given is None]
    return "; ".join(f"{field.id}: {_in_words(field, key.get(field.id))}" for field in fields)


def _in_words(field: Field, value: Value) -> str:
    return line_of(value) if isinstance(value, bool) else value_words(field, value)


def _other(puzzle: Puzzle, answer: Key, key: Key) -> str:
    """The open fields that an answer fills in otherwise than the key."""
    fields = [field.id for field in puzzle.question.fields if field.given is None]
    return line_of({id: answer.get(id) for id in fields if answer.get(id) != key.get(id)})[1:-1]


def _right_elsewhere(row: Kind, puzzle: Puzzle, key: Key) -> Iterator[str]:
    """What is right under another rule, by option, and at other tables, by name."""
    for option, value, _ in differences_of(row, puzzle.rules):
        changed = row.game.replace_options(puzzle.rules, **{option: value})
        if told := _other(puzzle, row.key(puzzle.content, changed), key):
            yield f"where {option} is {line_of(value)}: {told}"
    tables: dict[str, list[str]] = {}
    for id, preset in row.game.presets.items():
        told = "cannot be"
        if row.can_be(puzzle.content, preset.rules, puzzle.level):
            told = _other(puzzle, row.key(puzzle.content, preset.rules), key)
        tables.setdefault(told, []).append(id)
    yield from (f"at {', '.join(ids)}: {told}" for told, ids in tables.items() if told)


# --- many questions in short


def _cells(row: Kind, puzzle: Puzzle, elsewhere: Iterable[object]) -> Iterator[Cell]:
    code, board = code_of(puzzle), puzzle.scene.board
    yield _cell(f"{code} asked", _asked(puzzle))
    yield _cell(f"{code} drawn", [*(members_of(board) if board else ()), puzzle.scene.table or ()])
    yield _cell(f"{code} expected", _expected(row, puzzle))
    yield _cell(f"{code} said", _said(row, puzzle))
    yield _cell(f"{code} errors", _said_of_errors(row, puzzle))
    yield _cell(f"{code} elsewhere", elsewhere)


def _cell(name: str, what: Iterable[object]) -> Cell:
    return Cell(name, tuple(parts_of(tuple(what))))


def _asked_and_said(row: Kind, about: str, puzzles: Iterable[Puzzle]) -> Row:
    """Words for what is asked in each question, then for what is said of every third."""
    asked = [*puzzles]
    cells = [_cell(f"{code_of(puzzle)} asked", _asked(puzzle)) for puzzle in asked]
    cells += [_cell(f"{code_of(puzzle)} said", _said(row, puzzle)) for puzzle in asked[::3]]
    return Row(about, tuple(cells))


def _asked(puzzle: Puzzle) -> Iterator[object]:
    scene = puzzle.scene
    yield from (puzzle.content, puzzle.prompt, scene.rows, scene.facts, puzzle.question.fields)


def _expected(row: Kind, puzzle: Puzzle) -> Iterator[object]:
    yield row.key(puzzle.content, puzzle.rules)
    yield from (f"{code}: {line_of(answer)}" for code, answer in misled(row, puzzle))


def _said(row: Kind, puzzle: Puzzle) -> Iterator[object]:
    yield from (row.working(puzzle), row.why_right(puzzle), row.hints(puzzle))


def _said_of_errors(row: Kind, puzzle: Puzzle) -> Iterator[object]:
    """What is made of answers by false rules and of some without sense, and said of them."""
    rng, key = random.Random(f"{puzzle.level} {puzzle.seed}"), row.key(puzzle.content, puzzle.rules)
    nonsense = [{f.id: anything(f, puzzle, rng) for f in puzzle.question.fields} for _ in range(2)]
    for code, answer in (*misled(row, puzzle), *((None, each) for each in nonsense)):
        given, forms = row.read(puzzle, answer)
        graded = grade(puzzle, given, key, row.headline)
        wrong = [part for part in graded.parts if part.outcome is not Outcome.CORRECT]
        yield graded, forms, row.tells.clash(given), code and row.nudge(puzzle, code)
        yield [row.about_wrong(puzzle, part) for part in wrong]
    yield [*row.others(puzzle.content, puzzle.rules)]


def _elsewhere(row: Kind, puzzle: Puzzle) -> Iterator[object]:
    """The key and the false rules' answers by the rules of every other table."""
    for id, preset in row.game.presets.items():
        answers = (row.answer(puzzle.content, preset.rules, mistake) for mistake in row.mistakes)
        can_be = row.can_be(puzzle.content, preset.rules, puzzle.level)
        key = row.key(puzzle.content, preset.rules)
        yield f"{id}: {can_be}, {line_of(key)}"
        yield [*answers]
