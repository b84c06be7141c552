"""A set whose questions are fixed beforehand: the same whatever is answered, of any kinds."""

import pytest

from mjteach.core.errors import CodeError
from mjteach.puzzles.generate import code_of, generate
from mjteach.puzzles.practice import Practice, PracticePhase, planned

CODES = ("wait_finder-1-359", "tile_name.2-2-81k2", "wait_finder-1-360")


def asked(practice: Practice, *, waits: list[str]) -> list[str]:
    """The codes asked by a set in which every wait is answered so, and all else left."""
    codes = []
    while practice.phase is not PracticePhase.FINISHED:
        codes.append(code_of(practice.puzzle))
        if practice.puzzle.kind == "wait_finder":
            practice = practice.check({"waits": waits}).practice.prepared()
        practice = practice.next().practice if practice.attempts else practice.skip().practice
    return codes


@pytest.mark.parametrize("waits", [["1m"], ["5p"], ["9s", "1z"]])
def test_answers_change_nothing(waits: list[str]) -> None:
    assert asked(planned(CODES, seed="1"), waits=waits) == list(CODES)


def test_another_set_asks_the_same() -> None:
    practice = planned(CODES, seed="1")
    while practice.phase is not PracticePhase.FINISHED:
        practice = practice.skip().practice
    assert asked(practice.again().practice, waits=["1m"]) == list(CODES)


def test_a_code_that_cannot_be_opened_is_refused() -> None:
    with pytest.raises(CodeError):
        planned(("nothing",), seed="1")


def test_misconceptions_of_every_kind_are_told() -> None:
    """What is told does not stop at the kind of the first question."""
    asked = [generate("fu_count", level=1, seed=seed) for seed in "abcdefghij"]
    practice = planned(["tile_name.2-2-81k2", *map(code_of, asked)], seed="1").skip().practice
    held = next(row for row in practice.kind.mistakes if row.code == "U09")
    while practice.phase is not PracticePhase.FINISHED:
        puzzle = practice.puzzle
        key = practice.kind.key(puzzle.content, puzzle.rules)
        given = practice.kind.answer(puzzle.content, puzzle.rules, held) or key
        fields = [field.id for field in puzzle.question.fields if field.id in given]
        practice = practice.check({id: given[id] for id in fields}).practice.next().practice
    assert "U09" in {named.code for named in practice.told.named}
