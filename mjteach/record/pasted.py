"""The record in what a person pastes or saves, and an error that says what it is if there is none.

A log of Tenhou may stand in a link, one log may hold the whole game or one deal each, mjai events
may lie in an array, a report of a review may hold either, and words may stand around all of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from html import unescape
from json import JSONDecoder
from typing import Any, Final, NamedTuple
from urllib.parse import unquote

from ..core.errors import RecordError
from .jsonl import parse_json
from .limits import LONGEST_TEXT, MOST_ROUNDS

Log = Mapping[str, Any]


class Logs(NamedTuple):
    """One game in logs of Tenhou: the whole of it, or its deals one by one."""

    value: Log
    problem: RecordError | None = None
    """A second game behind the first."""


class Events(NamedTuple):
    """One game as mjai events."""

    events: list[Any]


_LINK: Final = re.compile(r"#json=\s*")
_LINK_ENDS: Final = re.compile(r"[^\s\"'<>]+")
_LINES: Final = re.compile(r'^[ \t]*\{[^\n]*"(?:type"\s*:|format"\s*:\s*"mjteach")', re.MULTILINE)
_LAST_LINE: Final = re.compile(r'^[ \t]*["{][^\r\n]*', re.MULTILINE)
_ROOT: Final = re.compile(r"<mjloggm\b")
_ROOT_END: Final = "</mjloggm>"
_VALUE: Final = re.compile(r'[\[{](?=\s*["\[{])')

_MOST_TRIES: Final = 20
"""How often a text is tried that begins like JSON and is none."""
_MOST_VALUES: Final = 100_000
"""How many values are looked at inside a report."""
_DEEPEST: Final = 8


def record_in(text: str) -> Logs | Events | str | None:
    """The game inside a text that does not begin with it; None if there is none.

    What is cut out of a text of lines keeps its line numbers.

    >>> record_in('[{"type": "start_kyoku"}]')
    Events(events=[{'type': 'start_kyoku'}])
    >>> record_in('Look: https://tenhou.net/6/#json={"log":[[[0]]]} !').value
    {'log': [[[0]]]}
    """
    found = _ROOT.search(text)
    if found is not None:
        end = text.rfind(_ROOT_END)
        stop = end + len(_ROOT_END) if end > found.start() else len(text)
        return _blank(text[: found.start()]) + text[found.start() : stop]
    logs = [*_linked(text)] if _LINK.search(text) else []
    if logs:
        return _joined(logs)
    values = [*_values(text)]
    records = [each for value in values for each in _records(value)]
    logs = [each for each in records if isinstance(each, dict)]
    events = next((each for each in records if isinstance(each, list)), None)
    if logs:
        return _joined(logs)
    if events is not None:
        return Events(events)
    return _lines_in(text)


def several_in(text: str) -> Logs | None:
    """Logs one after another that are deals of one game; None for anything else.

    >>> several_in('{"log": [[[0]]]} {"log": [[[1]]]}').value["log"], several_in('{"log": []}')
    ([[[0]], [[1]]], None)
    """
    logs = [value for value in _values(text) if _is_log(value)]
    if len(logs) < 2:
        return None
    joined = _joined(logs)
    return None if joined.problem is not None else joined


def _blank(before: str) -> str:
    return "\n" * before.count("\n")


def _lines_in(text: str) -> str | None:
    """The lines of a record between other lines."""
    first = _LINES.search(text)
    if first is None:
        return None
    last = max(found.end() for found in _LAST_LINE.finditer(text, first.start()))
    return _blank(text[: first.start()]) + text[first.start() : last]


def _joined(logs: list[Log]) -> Logs:
    """The deals of logs that belong together, and what the last of them says of the end."""
    first, *others = logs
    deals = [*first["log"]]
    for other in others:
        if not _goes_on(first, deals, other):
            return Logs({**first, "log": deals}, RecordError("second_game"))
        deals += other["log"][: MOST_ROUNDS + 1]
    if not others:
        return Logs(first)
    return Logs({**first, "log": deals, "sc": others[-1].get("sc")})


def _goes_on(first: Log, deals: list[Any], other: Log) -> bool:
    """Whether a log has the same players and a later deal."""
    if other.get("name", first.get("name")) != first.get("name"):
        return False
    alone = len(deals) == len(other["log"]) == 1 or len(other["log"]) == 1
    return alone or not deals or _number(other["log"][:1]) > _number(deals[-1:])


def _number(deals: list[Any]) -> list[int]:
    """Which deal of a game it is, and its honba; [] if that is unknown."""
    head = deals[0][0][:2] if deals and _is_deal(deals[0]) else []
    return [part for part in head if isinstance(part, int)]


def holds_records(text: str) -> bool:
    """Whether a text begins with an object that is no record but contains one.

    >>> holds_records('{"review": {"log": [[[0]]]}}'), holds_records('{"log": [[[0]]]}')
    (True, False)
    """
    value, _ = _value(text, len(text) - len(text.lstrip()))
    return isinstance(value, dict) and not _is_log(value) and any(True for _ in _records(value))


# --- values


def _linked(text: str) -> Iterator[Log]:
    """The logs in links, percent-encoded or not."""
    for found in _LINK.finditer(text):
        rest = text[found.end() : found.end() + 1]
        if rest == "{":
            value, _ = _value(text, found.end())
        else:
            coded = _LINK_ENDS.match(text, found.end())
            value, _ = _value(unquote(unescape(coded.group())), 0) if coded else (None, 0)
        if _is_log(value):
            yield value


def _values(text: str) -> Iterator[Any]:
    """The JSON values in a text, one after another."""
    tries, place = 0, 0
    while tries < _MOST_TRIES and (found := _VALUE.search(text, place)) is not None:
        value, place = _value(text, found.start())
        if value is None:
            tries, place = tries + 1, found.end()
        else:
            yield value


def _value(text: str, start: int) -> tuple[Any, int]:
    """The JSON value that begins at ``start`` and its end; None if it cannot be read."""
    try:
        _, end = _DECODER.raw_decode(text, start)
        return parse_json(text[start:end], LONGEST_TEXT), end
    except (ValueError, RecursionError):
        return None, start


_DECODER: Final = JSONDecoder()


def _records(value: Any) -> Iterator[Log | list[Any]]:
    """The games in a value, the outermost first; nothing inside a game counts."""
    level: list[Any] = [value]
    seen = 0
    for _ in range(_DEEPEST):
        below: list[Any] = []
        for each in level:
            if _is_log(each) or _is_events(each):
                yield each
            elif isinstance(each, dict):
                below += each.values()
            elif isinstance(each, list):
                below += each
            elif isinstance(each, str) and "json=" in each:
                below += _linked(each)
        seen += len(below)
        if not below or seen > _MOST_VALUES:
            return
        level = below


def _is_log(value: object) -> bool:
    if not isinstance(value, dict) or not isinstance(value.get("log"), list):
        return False
    return any(map(_is_deal, value["log"])) or not value["log"]


def _is_deal(value: object) -> bool:
    return isinstance(value, list) and isinstance(next(iter(value), None), list)


def _is_events(value: object) -> bool:
    return isinstance(value, list) and any(
        isinstance(event, dict) and event.get("type") == "start_kyoku" for event in value
    )


# --- what cannot be read


_TENHOU_ID: Final = r"(?P<id>\d{10}gm-[0-9a-f]{4}-\d{4,5}-[0-9a-fx]{8,13})"
_SOUL_ID: Final = r"\b[0-9a-z]{6}-[0-9a-z]{8}(?:-[0-9a-z]{4}){3}-[0-9a-z]{12}"
SIGNS: Final = (
    (re.compile(_TENHOU_ID), "tenhou_link", None),
    (
        re.compile(r"RecordNewRound|RecordDiscardTile|\.lq\.|GameDetailRecords"),
        "server_file",
        "soul",
    ),
    (re.compile(r'"handRecord"|"handEventRecord"'), "server_file", "city"),
    (re.compile(r'"qijia"|"qipai"'), "server_file", "majiang"),
    (re.compile(rf"[?&]paipu=|{_SOUL_ID}"), "soul_link", None),
    (re.compile(r"(?i)<!doctype html|<html\b"), "web_page", None),
    (re.compile(r"(?i)\bhttps?://"), "link", None),
)
"""What a text without a record has in it, what it is, and whose."""

_HEAD: Final = 200_000
"""In so many characters the signs are looked for."""

MAGIC: Final = (
    (b"PK\x03\x04", "archive"), (b"7z\xbc\xaf", "archive"), (b"Rar!", "archive"),
    (b"BZh", "archive"), (b"\xfd7zXZ", "archive"), (b"\x28\xb5\x2f\xfd", "archive"),
    (b"\x89PNG", "picture"), (b"\xff\xd8\xff", "picture"), (b"GIF8", "picture"),
    (b"RIFF", "picture"), (b"BM", "picture"), (b"%PDF", "picture"),
)  # fmt: skip
"""How files begin that are no text."""


def no_record_error(text: str) -> RecordError | None:
    """The error for a text without a record: what the text is, and how to get a file that opens.

    >>> str(no_record_error("https://example.org/game/7").message)[:15]
    'This is a link,'
    """
    head = text[:_HEAD]
    for sign, problem, whose in SIGNS:
        found = sign.search(head)
        if found is not None and problem == "tenhou_link":
            return RecordError(problem, link=f"https://tenhou.net/0/log/?{found['id']}")
        if found is not None:
            return RecordError(problem, **({} if whose is None else {"whose": whose}))
    return None


def is_foreign(text: str) -> bool:
    """Whether the deals of a log have named events, which Tenhou's never have.

    >>> is_foreign('{"log": [[{"qipai": {}}]]}'), is_foreign('{"log": [[[0, 0, 0]]]}')
    (True, False)
    """
    return _NAMED_EVENTS.search(text, 0, _HEAD) is not None


_NAMED_EVENTS: Final = re.compile(r'"log"\s*:\s*\[\s*\[\s*\{')


def not_text_error(content: bytes) -> RecordError | None:
    """The error for bytes that are no text: what they are, if that is known.

    >>> not_text_error(b"%PDF-1.7").message.id
    'error.record.picture'
    """
    if b".lq." in content[:_HEAD] or b"RecordNewRound" in content[:_HEAD]:
        return RecordError("server_file", whose="soul")
    problems: Iterable[str] = (what for start, what in MAGIC if content.startswith(start))
    found = next(iter(problems), None)
    return None if found is None else RecordError(found)
