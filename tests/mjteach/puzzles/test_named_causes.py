"""A cause is named for what was answered, and another table only where its rules have the answer.

Answers of every false rule, and of every rule set, are given to questions of every kind and level;
with many more questions::

    python -m pytest tests/mjteach/puzzles/test_named_causes.py --all-seeds
"""

from collections.abc import Iterator
from itertools import combinations, islice
from typing import Any

import pytest

from mjteach.core.errors import MjteachError
from mjteach.puzzles.base import Puzzle
from mjteach.puzzles.canonical import is_blank
from mjteach.puzzles.generate import code_of
from mjteach.puzzles.grading import agrees, differing
from mjteach.puzzles.kind import Kind
from mjteach.puzzles.practice import Practice, PracticePhase, planned
from mjteach.puzzles.practice import single as asked
from mjteach.puzzles.registry import KINDS
from mjteach.riichi.rules import RuleSet
from support.puzzles.samples import of_every_level, sample

Answer = dict[str, Any]


def answers(kind: Kind, puzzle: Puzzle) -> Iterator[Answer]:
    """What false rules and the rules of other tables lead to."""
    for row in kind.mistakes:
        yield dict(kind.answer(puzzle.content, puzzle.rules, row) or {})
    for preset in kind.game.presets.values():
        try:
            if kind.can_be(puzzle.content, preset.rules, puzzle.level):
                yield kind.key(puzzle.content, preset.rules)
        except MjteachError:  # that cannot happen at that table
            continue


def misses(kind: Kind, count: int) -> Iterator[tuple[Practice, Answer]]:
    """Every such answer that is wrong, given to questions of all levels."""
    for puzzle in of_every_level(kind, count):
        fields = [field.id for field in puzzle.question.fields if field.given is None]
        given = (
            {id: answer.get(id) for id in fields} for answer in answers(kind, puzzle) if answer
        )
        for answer in {repr(one): one for one in given}.values():
            tried = asked(puzzle).check(answer).practice
            if tried.phase is PracticePhase.WRONG:
                yield tried, answer


def leads_there(kind: Kind, tried: Practice, code: str) -> bool:
    """Whether a false rule, alone or with another that is named, has the answer looked at first."""
    puzzle, said = tried.puzzle, tried.said
    assert said
    given = {part.field: part.given for part in tried.parts}
    rows = [row for row in kind.mistakes if row.code in tried.suspects]
    ways = [(row,) for row in rows] + [*combinations(rows, 2)]
    return any(
        agrees(answer.get(said.look), given[said.look])
        for way in ways
        if code in {row.code for row in way}
        and (answer := kind.answer(puzzle.content, puzzle.rules, *way)) is not None
    )


@pytest.mark.parametrize("kind", KINDS.values(), ids=list(KINDS))
def test_what_is_named_has_the_answer(kind: Kind, pytestconfig: pytest.Config) -> None:
    titles = {preset.title: preset for preset in kind.game.presets.values()}
    for tried, answer in misses(kind, 40 if pytestconfig.getoption("--all-seeds") else 3):
        said, puzzle = tried.said, tried.puzzle
        assert said
        for line in said.lines:
            name, _, rest = line.id.partition(".")
            if name == "mistake" and rest.endswith((".nudge", ".rule")):
                code = rest.partition(".")[0]
                is_of_the_sheet = kind.id == "find_the_mistake" and code not in tried.suspects
                assert is_of_the_sheet or leads_there(kind, tried, code), (puzzle, answer, code)
            if line.id in ("feedback.elsewhere", "feedback.rule_difference"):
                for title in line.get("rulesets"):
                    key = kind.key(puzzle.content, titles[title].rules)
                    filled = [id for id, value in answer.items() if not is_blank(value)]
                    asks = [id for id in filled if id in key]
                    assert asks, (puzzle, answer)
                    assert not differing(key, answer, asks), (puzzle, answer, title)


def test_where_the_same_comes_again_under_house_rules_its_cause_stands_beside_it() -> None:
    """First only the other table is named; the next time what is wrong here is said, too."""
    kind = KINDS["fu_count"]
    here = kind.game.preset("jpml_a").rules
    there = kind.game.replace_options(here, renpuu_pair_fu=2)

    def total(puzzle: Puzzle, rules: RuleSet) -> Any:
        return kind.key(puzzle.content, rules)["total"]

    dealt = sample(kind, 4, 400, ruleset="jpml_a")
    differ = (one for one in dealt if total(one, here) != total(one, there))
    state, told = planned([code_of(one) for one in islice(differ, 3)], seed="again"), []
    for _ in range(3):
        state = state.check({"total": total(state.puzzle, there)}).practice
        assert state.said
        assert state.said.verdict.id == "verdict.rule_difference"
        told.append([line.id for line in state.said.lines])
        state = state.next().practice
    place = told[0].index("feedback.rule_difference")
    assert told[0][place + 1 :] == []
    assert all(lines[place + 1 :] for lines in told[1:])
