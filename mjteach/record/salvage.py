"""The readable part of a JSON log that breaks off or is damaged."""

from __future__ import annotations

import json
import re
from typing import Final, NamedTuple

from .jsonl import parse_json
from .limits import LONGEST_TEXT, MOST_ROUNDS

_OPENED: Final = re.compile(r"\[\s*")
_SEPARATOR: Final = re.compile(r"\s*,\s*")
_CLOSED: Final = re.compile(r"\s*\]")
_NAMED: Final = re.compile(r'"(name|rule|sc|log)"\s*:\s*')


class Salvaged(NamedTuple):
    """The readable part of a log."""

    value: dict[str, object]
    broken_round: int | None = None
    """Which round cannot be read; None where the log breaks elsewhere."""


def salvaged(text: str) -> Salvaged:
    """The header and the rounds before the place where a JSON log cannot be read.

    >>> salvaged('{"name": ["a", "b"], "log": [[1, 2], [3, 4], [5')
    Salvaged(value={'name': ['a', 'b'], 'log': [[1, 2], [3, 4]]}, broken_round=3)
    """
    found: dict[str, object] = {}
    log: list[object] = []
    broken = None
    matches = _NAMED.finditer(text) if len(text) <= LONGEST_TEXT else ()
    for match in matches:
        if match[1] == "log":
            log, closed = _items(text, match.end())
            broken = None if closed else len(log) + 1
            break
        if match[1] not in found:  # each once, so that no text takes long
            found[match[1]], _ = _value(text, match.end())
    readable = {name: value for name, value in found.items() if value is not None}
    return Salvaged(readable | {"log": log}, broken)


def second_start(text: str) -> int | None:
    """Where a second log begins after a complete one.

    >>> second_start('{"log": []} {"log": []}'), second_start('{"log": []}')
    (12, None)
    """
    value, end = _value(text, len(text) - len(text.lstrip()))
    rest = text[end:].lstrip()
    return len(text) - len(rest) if value is not None and rest.startswith("{") else None


def _value(text: str, start: int) -> tuple[object, int]:
    """The value that begins at ``start`` and its end; None if it cannot be read."""
    try:
        _, end = json.JSONDecoder().raw_decode(text, start)
        return parse_json(text[start:end], LONGEST_TEXT), end
    except (ValueError, RecursionError):
        return None, start


def _items(text: str, start: int) -> tuple[list[object], bool]:
    """The elements of a list as far as they can be read, and whether the list ends there."""
    items: list[object] = []
    end = start
    opened = _OPENED.match(text, start)
    while opened is not None and len(items) <= MOST_ROUNDS:
        value, end = _value(text, opened.end())
        if value is None:
            break
        items.append(value)
        opened = _SEPARATOR.match(text, end)
    return items, _CLOSED.match(text, end) is not None
