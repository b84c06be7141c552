"""Why the answer to a question may be disputed: what a teacher should know of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mjteach.core.errors import MjteachError
from mjteach.core.message import Message, msg
from mjteach.riichi.result import WinResult

from ..base import Puzzle
from ..grading import differing
from ..kind import Kind
from .causes import differences_of
from .shown import shown


def warnings_of(row: Kind, puzzle: Puzzle) -> Iterator[Message]:
    """Why an answer may be disputed: readings worth the same, and what a rule set leaves open."""
    result = row.of(puzzle).result
    if isinstance(result, WinResult) and result.as_good:
        yield msg("ask.warning.readings", count=1 + len(result.as_good))
    preset, known = row.game.preset(puzzle.ruleset), shown(row, puzzle)
    open_here = {
        difference.option
        for difference in differences_of(row, puzzle.rules)
        if not preset.states(difference.option)
        and _differs(row, puzzle, difference.option, difference.value, known.fields)
    }
    for option in sorted(open_here):
        yield msg("ask.warning.silent", ruleset=preset.title, option=row.game.option_name(option))


def _differs(row: Kind, puzzle: Puzzle, option: str, value: Any, fields: tuple[str, ...]) -> bool:
    """Whether the answer is another where an option has another value."""
    rules = row.game.replace_options(puzzle.rules, **{option: value})
    try:
        other = row.key(puzzle.content, rules)
    except MjteachError:
        return True
    return bool(differing(other, row.key(puzzle.content, puzzle.rules), fields))
