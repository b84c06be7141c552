"""Is it furiten: what is told before and after the answer, and what is not."""

from __future__ import annotations

import warnings

import pytest

from mjteach.puzzles.furiten import KIND, question_on
from mjteach.puzzles.scenes import Spot
from mjteach.riichi.rules import TempFuritenEnd, replace_options
from mjteach.text import outline, render
from support.puzzles.furiten import BY_ID, RULES, puzzle_on
from support.puzzles.samples import sample


def test_the_question_does_not_depend_on_the_answer() -> None:
    """Rules under which the answer is another one show the very same question."""
    changed = 0
    other = replace_options(
        RULES, temp_furiten_end=TempFuritenEnd.OWN_DRAW, temp_furiten_on_yakuless_tile=True
    )
    for puzzle in sample(KIND, 3, 120):
        there = question_on(puzzle.content, 3, other)
        assert (there.scene, there.prompt, there.question) == (
            puzzle.scene,
            puzzle.prompt,
            puzzle.question,
        )
        changed += KIND.key(puzzle.content, other) != KIND.key(puzzle.content, RULES)
    assert changed


@pytest.mark.parametrize("level", KIND.levels)
def test_every_question_of_a_level_asks_the_same(level: int) -> None:
    lists = set()
    for puzzle in sample(KIND, level, 40):
        fields = puzzle.question.fields
        choices = tuple(getattr(field, "choices", ()) for field in fields)
        lists.add((tuple(field.id for field in fields), choices))
    assert len(lists) == 1


def test_winning_tiles_look_like_others() -> None:
    """Ids count the tiles of a row; what is said of a discard names the player and no more."""
    for puzzle in sample(KIND, 4, 80):
        for row in puzzle.scene.rows:
            if row.id == "events":
                events = puzzle.content.events
                ids = [f"event.{place}" for place in range(len(events))]
                assert [spot.id for spot in row.spots if spot.id.count(".") == 1] == ids
                for spot in row.spots:
                    assert spot.label is not None
                    assert spot._replace(label=None) == Spot(spot.id, spot.tile)
                    event = events[int(spot.id.split(".")[1])]
                    by = getattr(event, "by", None)
                    assert spot.label.params == (() if by is None else (("by", by),))
            else:
                assert [spot.id for spot in row.spots] == [
                    f"{row.id}.{place}" for place in range(len(row.spots))
                ]
                assert row.id.startswith("meld") or all(s.label is None for s in row.spots)


@pytest.mark.parametrize("level", KIND.levels)
def test_hints_point_at_whole_rows_and_end_with_one_line(level: int) -> None:
    for puzzle in sample(KIND, level, 30):
        look, ask, rule, example, line = KIND.hints(puzzle, None)
        by_row = [{spot.id for spot in row.spots} for row in puzzle.scene.rows]
        assert all(not row & set(look.spots) or row <= set(look.spots) for row in by_row)
        assert [step.message.params for step in (look, ask, rule)] == [()] * 3
        assert example.explanation is not None
        shown = example.explanation.message.get("tiles")
        assert shown != puzzle.content.hand.tiles
        assert line.message.get("tiles")


@pytest.mark.parametrize("level", KIND.levels)
def test_everything_said_has_words(level: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for puzzle in sample(KIND, level, 60):
            assert render(KIND.why_right(puzzle))
            trees = [KIND.working(puzzle)]
            trees += [hint.explanation for hint in KIND.hints(puzzle, None) if hint.explanation]
            assert all(line.text for tree in trees for line in outline(tree))
            told = (*puzzle.scene.facts, puzzle.prompt, *(row.label for row in puzzle.scene.rows))
            told += tuple(spot.label for spot in puzzle.scene.spots() if spot.label)
            told += tuple(field.label for field in puzzle.question.fields)
            assert all(render(message) for message in told)


WHY = [
    ("clean", "You wait on 4m and 7m. None of your discards fits, and you let no winning tile go."),
    ("own turn came", "You let 4m go, but your own turn has come since. That furiten is over."),
    (
        "passed without yaku",
        "You let 1p go. It had no yaku, and these rules let that pass.",
    ),
    (
        "other tile",
        "You wait on 4m and 7m, and you discarded 7m. A wait is judged as a whole.",
    ),
    (
        "declaration tile",
        "You wait on 4m and 7m, and you discarded 4m. After riichi the wait cannot change.",
    ),
    ("passed", "You let 4m go, and your turn has not come since. That bars every wait."),
    ("riichi, passed", "You let 4m go after your riichi. That bars every wait to the end."),
]


@pytest.mark.parametrize(("id", "text"), WHY)
def test_why_it_is_right_in_one_line(id: str, text: str) -> None:
    assert render(KIND.why_right(puzzle_on(BY_ID[id].content))) == text
