"""How deep a JSON text may be: the same on every Python, and brackets in words do not count."""

from __future__ import annotations

import json

import pytest

from mjteach.core.errors import RecordError
from mjteach.record.jsonl import parse_json
from mjteach.record.limits import DEEPEST_LISTS


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


@pytest.mark.parametrize(
    "text",
    [
        nested(DEEPEST_LISTS),
        '{"a": ' * 50 + "[]" + "}" * 50,
        json.dumps(["[" * 500, '"' + "{" * 500, "\\"]),
        json.dumps([[]] * 500),
    ],
)
def test_what_is_not_too_deep(text: str) -> None:
    assert parse_json(text) == json.loads(text)


def test_a_string_that_never_ends_is_looked_at_once() -> None:
    """Looked at from each of its quotes on, this would take hours."""
    with pytest.raises(RecordError) as caught:
        parse_json("[]" * 101 + '"' + '\\"' * 400_000)
    assert caught.value.message.id == "error.record.no_json"


@pytest.mark.parametrize(
    "text", [nested(DEEPEST_LISTS + 1), "[" * 5_000, '{"a": ' * 101, nested(100_000)]
)
def test_what_is_too_deep(text: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse_json(text)
    assert caught.value.message.id == "error.record.too_deep"
