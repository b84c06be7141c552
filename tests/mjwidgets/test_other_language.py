"""Every question can be asked and answered in another language: no English word stays behind."""

from __future__ import annotations

from typing import Final

import pytest

from mjteach.puzzles.practice import Practice, Step, start
from mjteach.puzzles.registry import KINDS
from mjwidgets._puzzle.view import view_of
from mjwidgets._words import words
from support.words.pseudo import LANG, leaks, strings
from support.words.speaking import pseudo_catalog, spoken  # noqa: F401 - fixtures

# fmt: off
NO_WORDS: Final = frozenset({
    "code", "example", "face", "game", "groups", "id", "key", "keys", "kind", "marks", "of",
    "phase", "result", "row", "settles", "stamp", "status", "suits", "tile", "tiles", "tone",
    "type",
})
# fmt: on
"""Parts of a view that the front end alone reads, and notation that is typed alike anywhere."""


def seen(step: Step | Practice) -> set[str]:
    practice = step.practice if isinstance(step, Step) else step
    view = view_of(practice, 0, LANG)
    fields, board = view.pop("fields"), view.pop("board", None) or {}
    drawn = [text for kind, *_, text in board.pop("items", ()) if kind == "text"]
    view["board"] = {**board, "drawn": drawn}
    return leaks((*strings(view, NO_WORDS), *strings(fields, NO_WORDS | {"rows", "given"})))


@pytest.mark.parametrize(
    ("kind", "level"), [(id, level) for id, kind in KINDS.items() for level in kind.levels]
)
@pytest.mark.usefixtures("spoken")
def test_a_question_leaks_no_english(kind: str, level: int, spoken: list[str]) -> None:  # noqa: F811
    practice = asked = start(kind, level=level, n=1, seed="a")
    found = seen(asked)
    for _ in range(6):
        step = practice.hint()
        practice = step.practice
        found |= seen(step)
    # Of every false rule at one of the levels: its words are the same at each.
    for row in asked.kind.mistakes[level % len(asked.kind.levels) :: len(asked.kind.levels)]:
        wrong = asked.kind.answer(asked.puzzle.content, asked.puzzle.rules, row)
        if wrong is not None:
            found |= seen(asked.check(wrong))
    right = asked.check(asked.kind.key(asked.puzzle.content, asked.puzzle.rules))
    found |= seen(right) | seen(right.practice.why()) | seen(right.practice.next())
    assert spoken
    assert not found | leaks(spoken)


@pytest.mark.usefixtures("spoken")
def test_the_frame_leaks_no_english() -> None:
    words.cache_clear()
    signs = frozenset({"signs", "pad_tiles", "keys", "id"})
    assert not leaks(strings(words(LANG), signs))
    words.cache_clear()
