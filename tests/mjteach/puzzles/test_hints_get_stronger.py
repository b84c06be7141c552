"""Hints get stronger, never weaker: the next one tells at least as much, and none before the last
tells the answer.

With ``--all-seeds`` a hundred questions of each cell are asked, in place of twenty of a level and
two of a topic.
"""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from mjteach.core.message import Explanation, Message
from mjteach.puzzles.base import Hint, Puzzle
from mjteach.puzzles.feedback import FINISHED, LOOK
from mjteach.puzzles.generate import code_of, generate
from mjteach.puzzles.kind import Kind
from mjteach.puzzles.practice import single
from mjteach.puzzles.questions import EnterNumber, EnterPayment
from mjteach.puzzles.registry import ALL
from mjteach.puzzles.registry import kind as kind_of
from mjteach.text import render
from support.puzzles.samples import each_kind, sample

BY_DAY, ALL_SEEDS, OF_A_TOPIC = 20, 100, 2
WITH_A_SHORT_LADDER = {
    ("meld_layout", 2),
    ("meld_layout", 4),
    *(("yaku_builder", n) for n in (1, 2, 3)),
}
"""Four places, or a tile that no tile can stand in for: each line of the working is the answer."""
MARKED = {
    *("wait_finder", "furiten_judge", "fu_count", "dora_pick", "pao_split"),
}
"""Where what matters lies on the table in every question."""


def puzzles(kind: Kind, config: pytest.Config) -> Iterator[Puzzle]:
    """Of every level and of every topic that a level has."""
    with_all = config.getoption("--all-seeds")
    rules = kind.game.preset(kind.game.usual).rules
    for level in kind.levels:
        yield from sample(kind, level, ALL_SEEDS if with_all else BY_DAY)
        for topic in kind.topics_under(rules, level):
            yield from sample(kind, level, ALL_SEEDS if with_all else OF_A_TOPIC, topics=(topic,))


def has_facts(message: Message) -> bool:
    """Whether a sentence speaks of this very question."""
    return any(value is not None for name, value in message.params if name != "rule")


def messages(tree: Explanation) -> Iterator[Message]:
    yield tree.message
    for child in tree.children:
        yield from messages(child)


def numbers(text: str) -> set[str]:
    """The numbers of a sentence, without their commas."""
    return {word.strip(".,:;!?()“”") for word in text.replace(",", "").split()}


def is_told(hint: Hint, puzzle: Puzzle, kind: Kind) -> bool:
    """Whether a hint tells the only number or payment that is asked for."""
    asked = [f for f in puzzle.question.fields if f.given is None and not f.optional]
    if len(asked) > 1 or not isinstance(asked[0], EnterNumber | EnterPayment):
        return False
    value = kind.key(puzzle.content, puzzle.rules)[asked[0].id]
    return isinstance(value, int) and value > 9 and str(value) in numbers(render(hint.message))


@each_kind
def test_hints_get_stronger(row: Kind, pytestconfig: pytest.Config) -> None:
    for puzzle in puzzles(row, pytestconfig):
        where, hints = code_of(puzzle), row.hints(puzzle)
        *before, last = hints
        texts = [render(hint.message) for hint in hints]
        assert len({*texts}) == len(texts), f"{where}: no text comes twice"
        assert len(hints) > 3 or (row.id, puzzle.level) in WITH_A_SHORT_LADDER, where
        there = {spot.id for spot in puzzle.scene.spots()}
        for hint, following in pairwise(hints):
            assert {*hint.spots} <= {*following.spots}, where
            assert {*hint.finished} <= {*following.finished}, where
        assert {*last.spots, *last.finished} <= there, where
        assert not {*last.spots} & {*last.finished}, where
        assert not hints[0].spots + hints[0].finished, f"{where}: the first says what to look for"
        if row.id in MARKED and there:
            assert last.spots or last.finished or row.id == "furiten_judge", where
        assert not any(has_facts(hint.message) for hint in before), f"{where}: facts come last"
        answer = row.working(puzzle)
        for hint in before:
            if hint.explanation is not None:
                assert hint.explanation != answer, f"{where}: another hand"
        assert last.message not in (answer.message, row.why_right(puzzle)), where
        assert not is_told(last, puzzle, row), where


@pytest.mark.parametrize("kind", ALL, ids=lambda kind: kind.id)
def test_the_last_hint_is_more_than_a_rule(kind: Kind) -> None:
    """It speaks of this very question, or of its sort."""
    lasts = [
        kind.hints(generate(kind.id, level=level, seed=seed))[-1].message
        for level in kind.levels
        for seed in "abcd"
    ]
    assert any(map(has_facts, lasts)) or len({message.id for message in lasts}) > 1


def test_what_is_finished_and_what_matters_are_marked_one_after_the_other() -> None:
    practice = single(generate("wait_finder", level=1, seed="a7"))
    said = []
    for _ in range(5):
        practice, told = practice.hint()
        said.append({how for _, how in told.marks})
    assert said == [set(), {FINISHED}, {FINISHED, LOOK}, {FINISHED, LOOK}, {FINISHED, LOOK}]
    marks = dict(told.marks)
    hand = practice.puzzle.scene.row("hand")
    assert hand is not None
    left = [str(spot.tile) for spot in hand.spots if marks[spot.id] == LOOK]
    assert render(told.lines[0]).endswith("That leaves 89m77s.")
    assert left == ["8m", "9m", "7s", "7s"]


def test_of_a_list_two_are_left_in_its_order() -> None:
    seen = set()
    for seed in range(30):
        puzzle = generate("penalty_sort", level=1, seed=str(seed))
        kind = kind_of("penalty_sort")
        last = kind.hints(puzzle)[-1].message
        assert last.id == "hint.one_of_two"
        field = puzzle.question.field("degree")
        labels = [choice.label for choice in field.choices]
        left = [labels.index(label) for label in last.get("choices")]
        right = [c.id for c in field.choices].index(
            kind.key(puzzle.content, puzzle.rules)["degree"]
        )
        assert left == sorted(left)
        assert right in left
        seen.add(left.index(right))
    assert seen == {0, 1}, "its place does not tell"
