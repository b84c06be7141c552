"""What is left of a JSON log that breaks off, or turns bad somewhere."""

from __future__ import annotations

import json
import re
from typing import Final

from .limits import LONGEST_TEXT, MOST_ROUNDS

_OPENED: Final = re.compile(r"\[\s*")
_SEPARATOR: Final = re.compile(r"\s*,\s*")
_NAMED: Final = re.compile(r'"(name|rule|sc|log)"\s*:\s*')


def salvaged(text: str) -> dict[str, object]:
    """The header and the rounds in front of the place where a JSON log cannot be read.

    >>> salvaged('{"name": ["a", "b"], "log": [[1, 2], [3, 4], [5')
    {'name': ['a', 'b'], 'log': [[1, 2], [3, 4]]}
    """
    found: dict[str, object] = {}
    log: list[object] = []
    matches = _NAMED.finditer(text) if len(text) <= LONGEST_TEXT else ()
    for match in matches:
        if match[1] == "log":
            log = _items(text, match.end())
            break
        if match[1] not in found:  # each once, so that no text takes long
            found[match[1]], _ = _value(text, match.end())
    readable = {name: value for name, value in found.items() if value is not None}
    return readable | {"log": log}


def _value(text: str, start: int) -> tuple[object, int]:
    """The value that begins at ``start`` and where it ends; None where it cannot be read."""
    try:
        return json.JSONDecoder().raw_decode(text, start)
    except (ValueError, RecursionError):
        return None, start


def _items(text: str, start: int) -> list[object]:
    """The elements of a list as far as they can be read."""
    items: list[object] = []
    opened = _OPENED.match(text, start)
    while opened is not None and len(items) <= MOST_ROUNDS:
        value, end = _value(text, opened.end())
        if value is None:
            break
        items.append(value)
        opened = _SEPARATOR.match(text, end)
    return items
