"""What needs no answer of its own beside a choice: searched over all kinds, levels and topics."""

from __future__ import annotations

from collections import Counter

import pytest

from mjteach.puzzles.practice import single
from mjteach.puzzles.questions import NONE, PickOne
from mjteach.puzzles.registry import ALL
from support.puzzles.samples import sample

SETTLING = {
    ("abort_judge", 4, "earned", "yes"),
    ("call_choice", 2, "may", "yes"),
    ("furiten_judge", 1, "ron", "yes"),
    ("furiten_judge", 2, "ron", "yes"),
    ("furiten_judge", 3, "ron", "yes"),
    ("furiten_judge", 4, "ron", "yes"),
    ("kan_choice", 3, "may", "yes"),
    ("kuikae_guard", 3, "may", "yes"),
    ("riichi_choice", 3, "may", "yes"),
    ("set_builder", 2, "complete", "yes"),
    ("tenpai_judge", 1, "tenpai", "noten"),
    ("win_check", 1, "may", "yes"),
    ("win_check", 2, "may", "yes"),
    ("win_check", 3, "may", "yes"),
    ("win_check", 4, "may", "yes"),
}


def test_beside_a_choice_that_settles_them_other_fields_have_nothing():
    """And who leaves them empty has answered as fully as who says that there's none."""
    seen: Counter[tuple[str, int, str, str]] = Counter()
    for kind in ALL:
        for level in kind.levels:
            for puzzle in sample(kind, level, 24):
                key = kind.key(puzzle.content, puzzle.rules)
                for field in puzzle.question.fields:
                    if not isinstance(field, PickOne):
                        continue
                    for choice in field.choices:
                        if not choice.settles or choice.id != key[field.id]:
                            continue
                        seen[kind.id, level, field.id, choice.id] += 1
                        assert {key[id] for id in choice.settles} == {NONE}, puzzle
                        bare = {id: value for id, value in key.items() if id not in choice.settles}
                        assert single(puzzle).check(bare).practice.parts == (
                            single(puzzle).check(key).practice.parts
                        )
    assert set(seen) == SETTLING


@pytest.mark.parametrize("named", sorted(SETTLING))
def test_a_wrong_choice_is_graded_as_if_the_others_were_filled_in(named):
    """So that a false belief is recognised, whichever way it was answered."""
    kind_id, level, field, chosen = named
    kind = next(kind for kind in ALL if kind.id == kind_id)
    for puzzle in sample(kind, level, 24):
        key = dict(kind.key(puzzle.content, puzzle.rules))
        if key[field] == chosen:
            continue
        (choice,) = (c for c in puzzle.question.field(field).choices if c.id == chosen)
        left = {id: value for id, value in key.items() if id not in choice.settles}
        bare = single(puzzle).check(left | {field: chosen})
        full = single(puzzle).check({**key, field: chosen} | dict.fromkeys(choice.settles, NONE))
        assert bare.feedback == full.feedback
        return
    raise AssertionError(f"no question whose answer isn't {chosen}")
