"""Reading untrusted JSON lines: bounded in size, and every error names its line."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Final

from ..core.decision import IllegalActionError
from ..core.errors import MjteachError, RecordError
from ..core.message import Message
from .limits import DEEPEST_LISTS, LONGEST_LINE, LONGEST_TEXT, shown


def numbered(
    lines: Iterable[str], longest: int = LONGEST_LINE
) -> Iterator[tuple[int, Callable[[], object]]]:
    """Each line that is not blank, with its number from 1 and a function that reads its JSON.

    Raises RecordError where the text is too long.

    >>> [(number, read()) for number, read in numbered(['{"a": 1}', "", "[2]"])]
    [(1, {'a': 1}), (3, [2])]
    """
    total = 0
    for number, line in enumerate(lines, 1):
        total += len(line)
        if total > LONGEST_TEXT:
            raise at_line(number, RecordError("text_too_long", most=LONGEST_TEXT))
        if line.strip():
            yield number, partial(parse_json, line, longest)


def at_line(line: int, error: MjteachError) -> RecordError:
    """An error with its line; one that names a line already stays as it is.

    >>> at_line(3, RecordError("breaks_off")).message.get("line")
    3
    """
    if isinstance(error, RecordError) and error.message.get("line") is not None:
        return error
    return RecordError("line", line=line, problem=reason(error))


def reason(error: MjteachError) -> Message:
    """The message of an error; of a refused action, the first reason.

    >>> reason(RecordError("breaks_off")).id
    'error.record.breaks_off'
    """
    if isinstance(error, IllegalActionError) and error.verdict.failures:
        return error.verdict.failures[0].message
    return error.message


def innermost(message: Message) -> Message:
    """What is wrong, without the place.

    >>> innermost(at_line(3, RecordError("breaks_off")).message).id
    'error.record.breaks_off'
    """
    while isinstance(inner := message.get("problem"), Message):
        message = inner
    return message


def parse_json(text: str, longest: int = LONGEST_LINE) -> object:
    """The value of a JSON text; raises RecordError, without a line.

    Names that come twice and numbers that are none (``NaN``) are refused.

    >>> parse_json('{"a": [1, 2]}')
    {'a': [1, 2]}
    """
    if len(text) > longest:
        raise RecordError("line_too_long", found=len(text), most=longest)
    if text.count("[") + text.count("{") > DEEPEST_LISTS:
        _check_depth(text)
    try:
        return json.loads(text, object_pairs_hook=_once_each, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        found = RecordError("no_json", column=error.colno, found=shown(text[error.pos :]))
        raise (at_line(error.lineno, found) if "\n" in text.strip() else found) from None
    except RecordError:
        raise
    except ValueError:
        raise RecordError("number_too_long") from None


def _check_depth(text: str) -> None:
    """Raise RecordError for deeply nested lists; the depth that Python's reader bears varies."""
    depth = 0
    for piece in _STRING_OR_BRACKET.finditer(text):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(piece[0], 0)
        if depth > DEEPEST_LISTS:
            raise RecordError("too_deep")


_STRING_OR_BRACKET: Final = re.compile(r'"(?:[^"\\]|\\.)*"?|[][{}]', re.DOTALL)
"""A string may be cut off; then it goes to the end, and is looked at once."""


def _once_each(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise RecordError("name_twice", field=shown(twice))
    return found


def _no_number(word: str) -> None:
    raise RecordError("no_finite_number", found=word)
