"""A record of any format, recognised by its text and played through the machine."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from enum import StrEnum
from io import StringIO
from typing import Final

from ..core.errors import RecordError
from ..riichi.rules import RuleSet
from . import mjai
from .convert import as_recorded, played
from .events import RecordedGame
from .limits import shown
from .mjai import write as mjai_write
from .own import PlayedGame, dump, load
from .pasted import Events, Logs, holds_records, is_foreign, no_record_error, record_in, several_in
from .tenhou import json as tenhou_json
from .tenhou import json_write as tenhou_write
from .tenhou import xml as tenhou_xml
from .tenhou.rules import DEFAULT_RULES


class Format(StrEnum):
    """How a record is written."""

    OWN = "own"
    """Our own, see :mod:`.own`."""
    MJAI = "mjai"
    TENHOU_XML = "tenhou_xml"
    TENHOU_JSON = "tenhou_json"


def format_of(text: str) -> Format:
    """The format that a text is written in; raises RecordError for an unknown one.

    >>> format_of('{"type": "start_game"}'), format_of("<mjloggm ver='2.3'>")
    (<Format.MJAI: 'mjai'>, <Format.TENHOU_XML: 'tenhou_xml'>)
    """
    start = text.lstrip("\ufeff \t\r\n")
    if not start:
        raise RecordError("empty_file")
    first = next(_lines(start))
    for sign, found in _SIGNS.items():
        if sign.search(first):
            return found
    if _ROOT.search(start[:_HEAD]):
        return Format.TENHOU_XML
    if start.startswith("{") and _LOG.search(start):  # spread over several lines
        return Format.TENHOU_JSON
    raise RecordError("no_such_format", found=shown(first))


def written_as(name: str) -> Format:
    """The format for a file of this name: by its ending, else our own.

    ``.mjai`` and ``.mjai.jsonl`` are mjai events, ``.tenhou`` and ``.tenhou.json`` a JSON log.

    >>> written_as("game.mjai.jsonl"), written_as("game.jsonl")
    (<Format.MJAI: 'mjai'>, <Format.OWN: 'own'>)
    """
    endings = name.lower().split(".")[1:]
    return next(
        (_WRITTEN[ending] for ending in reversed(endings) if ending in _WRITTEN), Format.OWN
    )


_WRITTEN: Final = {"mjai": Format.MJAI, "tenhou": Format.TENHOU_JSON}


def write(game: PlayedGame, wanted: Format = Format.OWN) -> str:
    """The text of a game in our own format, as mjai events or as a JSON log of Tenhou.

    Only our own format keeps everything. Raises RecordError for what a log cannot tell.

    >>> write(PlayedGame(RuleSet()), Format.MJAI).splitlines()[-1]
    '{"type": "end_game"}'
    """
    match wanted:
        case Format.MJAI:
            events = mjai_write.write_game(as_recorded(game))
            lines: Iterable[str] = (json.dumps(event, ensure_ascii=False) for event in events)
        case Format.TENHOU_JSON:
            lines = [tenhou_write.write_game(as_recorded(game))]
        case _:
            lines = dump(game)
    return "".join(f"{line}\n" for line in lines)


def _lines(text: str) -> Iterator[str]:
    """The lines of a text; only real line ends count, since names may hold other separators."""
    return (line.rstrip("\n") for line in StringIO(text, newline=None))


_LOG: Final = re.compile(r'"log"\s*:\s*\[')
_ROOT: Final = re.compile("^<.*<mjloggm|^<mjloggm", re.DOTALL)
_SIGNS: Final = {
    re.compile(r'^\{.*"format"\s*:\s*"mjteach"'): Format.OWN,
    re.compile(r'^\{.*"log"\s*:\s*\['): Format.TENHOU_JSON,
    re.compile(r'^\{.*"type"\s*:'): Format.MJAI,
}
"""What the first line of a record has in it; the first sign that fits decides."""

_HEAD: Final = 1_000
"""In so many characters the root element of an XML log begins."""


def read(text: str, rules: RuleSet | None = None, *, keep: bool = False) -> PlayedGame:
    r"""The game in a text of any format, every action played again.

    ``rules`` are for logs, which say little of theirs; without them those of Tenhou are taken as
    far as they are known. Our own record has its rules with it. Raises RecordError, with the
    place, where the text cannot be read or the rules refuse what was done; with ``keep``, the
    error is the game's ``problem`` and what came before is kept. A text of no known format is
    always refused.

    >>> from .own import dump
    >>> read("\n".join(dump(PlayedGame(RuleSet(kuitan=False))))).rules
    RuleSet(kuitan=False)
    """
    text = text.removeprefix("\ufeff")
    try:
        found = format_of(text)
    except RecordError as error:
        return _read_within(text, rules, error, keep=keep)
    if found in (Format.MJAI, Format.TENHOU_JSON) and holds_records(text):
        return _read_within(
            text, rules, RecordError("no_such_format", found=shown(text)), keep=keep
        )
    if found is Format.TENHOU_JSON and is_foreign(text):
        raise no_record_error(text) or RecordError("no_such_format", found=shown(text))
    if found is Format.OWN:
        if rules is not None:
            raise RecordError("own_rules")
        return load(_lines(text), keep=keep)
    return played(_read_log(text, found, DEFAULT_RULES if rules is None else rules), keep=keep)


def _read_within(text: str, rules: RuleSet | None, error: RecordError, *, keep: bool) -> PlayedGame:
    """The game in a text that does not begin like a record, which ``error`` says."""
    found = record_in(text)
    if isinstance(found, str):
        return read(found, rules, keep=keep)
    chosen = DEFAULT_RULES if rules is None else rules
    if isinstance(found, Events):
        return played(mjai.read_game(found.events, chosen, keep=True), keep=keep)
    if isinstance(found, Logs):
        return played(_read_logs(found, chosen), keep=keep)
    raise no_record_error(text) or error


def _read_log(text: str, found: Format, rules: RuleSet) -> RecordedGame:
    """A log as far as it can be read."""
    if found is Format.TENHOU_XML:
        return tenhou_xml.read_game(text, rules, keep=True)
    if found is Format.TENHOU_JSON:
        logs = several_in(text)
        return (
            tenhou_json.read_game(text, rules, keep=True)
            if logs is None
            else _read_logs(logs, rules)
        )
    return mjai.read_lines(_lines(text), rules, keep=True)


def _read_logs(logs: Logs, rules: RuleSet) -> RecordedGame:
    game = tenhou_json.read_value(logs.value, rules, keep=True)
    return game if logs.problem is None else game.with_problem(logs.problem)
