"""Rule sets as files: TOML that a person can edit, with what differs from a published one."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from os import PathLike
from pathlib import Path
from stat import S_ISREG
from typing import Any, Final

from ..core.errors import GivenError, RuleSetError
from ..core.given import decoded, flag, place
from ..core.message import Message, msg
from ..core.options import Option, check_keys
from ..core.printable import printable, shown
from ..korean.presets import KoreanPreset
from ..riichi.presets import Preset
from .rule_lines import AnyRules, GameOptions, RuleLine, ValueSource, game_of, rule_lines, rule_set
from .rule_typing import is_toml, meant, value_of

_MOST: Final = 100_000
"""Bytes of a file: each option has its line, and room for notes of one's own."""
_NAME, _BASE = "name", "based_on"
_NOTHING: Final = "none"
_AT: Final = re.compile(r"at line (\d+)")


def save_rules(rules: AnyRules, path: str | PathLike[str], *, replace: bool = False) -> None:
    """Write a custom rule set into a file to edit: its name, its base, and what differs.

    Above each option stands what it decides, what the base has, and what it can be. Raises
    RuleSetError where a file of this name is there already, unless it is to be replaced, and where
    nothing can be written.

    >>> import tempfile
    >>> from ..riichi.presets import rules
    >>> ours = rules("ourclub", based_on="club", renpuu_pair_fu=4)
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     save_rules(ours, f"{folder}/ourclub.toml")
    ...     load_rules(f"{folder}/ourclub.toml") == ours
    True
    """
    preset, file = rule_set(rules), place(_path(path))
    mode = "w" if flag("replace", replace) else "x"
    text = text_of(preset)
    try:
        _check_regular(file)
        with file.open(mode, encoding="utf-8", newline="\n") as opened:
            opened.write(text)
    except FileExistsError:
        raise RuleSetError("file.is_there", file=str(file)) from None
    except (OSError, ValueError):  # ValueError: no name for a file
        raise RuleSetError("file.cannot_write", file=str(file)) from None


def load_rules(path: str | PathLike[str]) -> Preset | KoreanPreset:
    """The rule set in a file that :func:`save_rules` or a person wrote.

    It goes wherever the name of a rule set goes. Raises RuleSetError where the file cannot be read
    or says what cannot be; the error names the line, and the nearest option or value.
    """
    file = place(_path(path))
    try:
        _check_regular(file)
        with file.open("rb") as opened:
            content = opened.read(_MOST + 1)
    except (OSError, ValueError):
        raise RuleSetError("file.cannot_read", file=str(file)) from None
    try:
        text = decoded(content)
    except UnicodeDecodeError:
        if b"\0" in content:
            raise RuleSetError("file.no_text", file=str(file)) from None
        text = content.decode("latin-1")  # as older editors save it
    if len(content) > _MOST:
        raise RuleSetError("file.too_long", file=str(file), most=_MOST)
    return rules_of_text(text)


def text_of(named: AnyRules) -> str:
    """A rule set as the text of a file; :func:`rules_of_text` reads it.

    >>> from ..riichi.presets import rules
    >>> text = text_of(rules("ourclub", based_on="club", renpuu_pair_fu=4))
    >>> [line for line in text.splitlines() if line and not line.startswith("#")]
    ['name = "ourclub"', 'based_on = "club"', 'renpuu_pair_fu = 4']
    """
    preset = rule_set(named)
    game, own = game_of(preset), preset.own
    base = own.base if own else preset.id
    head = [_comment(msg("rules.file.head", base=game.presets[base].title, id=base))]
    if own and own.name:
        head.append(f"{_NAME} = {_text(own.name)}")
    lines = [*head, f"{_BASE} = {_text(base)}"]
    topic = ""
    for line in rule_lines(preset):
        if line.source is not ValueSource.OWN:
            continue
        if line.group != topic:
            topic = line.group
            lines += ["", _comment(msg("rules.file.topic", topic=msg(f"rules.topic.{topic}")))]
        option = game.options[line.option]
        lines += ["", *map(_comment, _option_comments(line, option))]
        lines.append(f"{line.option} = {_written(getattr(preset.rules, line.option))}")
    lines += ["", _comment(Message("rules.file.more"))]
    return "\n".join(lines) + "\n"


def _option_comments(line: RuleLine, option: Option) -> Iterator[Message]:
    """What an option decides, its value in the base, and its possible values."""
    yield msg("rules.file.option", name=line.name, what=line.what)
    yield msg("rules.file.base", value=line.base)
    amounts = option.allowed
    if isinstance(amounts, range):
        yield msg("rules.file.amount", least=amounts[0], most=amounts[-1], step=amounts.step)
    elif amounts:
        yield msg("rules.file.choices", choices=tuple(map(_written, amounts)))


def _comment(message: Message) -> str:
    return f"# {' '.join(str(message).split())}"


def _text(value: str) -> str:
    return json.dumps(value, ensure_ascii=False)


def _written(value: object) -> str:
    """A value in TOML; an empty value is written as a word."""
    match value:
        case bool():
            return "true" if value else "false"
        case None:
            return _text(_NOTHING)
        case str():
            return _text(str(value))
        case tuple():
            return f"[{', '.join(map(_written, value))}]"
        case _:
            return str(value)


def rules_of_text(text: str) -> Preset | KoreanPreset:
    r"""The rule set that the text of a file describes.

    Raises RuleSetError, which names the line.

    >>> rules_of_text('name = "ourclub"\nbased_on = "club"\nkuitan = false').id
    'ourclub.club+kuitan=no'
    """
    told = _table(text)
    for key, value in told.items():
        if isinstance(value, dict) and _BASE in value:
            with _at_line(text, key):
                raise RuleSetError("file.part", part=printable(key))
    base, name = (told.pop(key, None) for key in (_BASE, _NAME))
    if not isinstance(base, str):
        raise RuleSetError("file.no_base")
    with _at_line(text, _BASE):
        preset = rule_set(base)
    game = game_of(preset)
    options = {key: _option(text, game, key, value) for key, value in told.items()}
    if name is None:
        raise RuleSetError("file.no_name")
    with _at_line(text, _NAME, *options):
        made: Preset | KoreanPreset = game.own(name, based_on=preset, **options)
        return made


def _table(text: str) -> dict[str, Any]:
    """The contents of a text; raises RuleSetError if it is no TOML."""
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise _unread(text, 1) from None
    except ValueError as error:  # TOMLDecodeError, or a number that is too long
        found = _AT.search(str(error))
        raise _unread(text, int(found[1]) if found else len(text)) from None


def _unread(text: str, line: int) -> RuleSetError:
    """Why a line cannot be read: it occurs twice, or its form is wrong."""
    lines = text.splitlines() or [""]
    number = min(line, len(lines))
    told = lines[number - 1]
    key = told.partition("=")[0].strip()
    first = _line_of(text, key) or number
    if is_toml(told) and first < number:
        return RuleSetError("file.twice", line=number, first=first, option=printable(key))
    return RuleSetError("file.unread", line=number, text=printable(told), meant=meant(told))


def _option(text: str, game: GameOptions, key: str, value: object) -> object:
    """The value of an option; raises RuleSetError, which names the line and the nearest option."""
    with _at_line(text, key):
        if isinstance(value, dict):
            raise RuleSetError("file.part", part=printable(key))
        check_keys(game.lists, (*game.options, _NAME, _BASE), [key])
        option = game.options[key]
        is_nothing = value == _NOTHING and option.default is None
        try:
            return option.typed(None if is_nothing else value)
        except RuleSetError as error:
            raise _as_in_file(error, text, key, value) from None


def _as_in_file(error: RuleSetError, text: str, key: str, value: object) -> RuleSetError:
    """The error with the value, and its alternatives, spelled as in the file."""
    told: dict[str, Any] = dict(error.message.params)
    line = _line_of(text, key)
    if line is not None and isinstance(value, str | int | float):
        told["value"] = value_of(text.splitlines()[line - 1])
    if "allowed" in told:
        told["allowed"] = tuple(map(_written, told["allowed"]))
    return RuleSetError(error.problem, **told)


@contextmanager
def _at_line(text: str, *keys: str) -> Iterator[None]:
    """Add to an error the line of the file where its option is."""
    try:
        yield
    except RuleSetError as error:
        named = [key for key in keys if key in _words_of(error)] or list(keys)
        lines = [line for key in named if (line := _line_of(text, key))]
        if not lines:
            raise
        raise RuleSetError("file.at_line", line=lines[0], why=error.message) from None


def _words_of(error: RuleSetError) -> tuple[str, ...]:
    """The options that an error is about."""
    told: dict[str, Any] = dict(error.message.params)
    return (str(told.get("option", "")), *map(str, told.get("options", ())))


def _line_of(text: str, key: str) -> int | None:
    """The number, from 1, of the line with a key."""
    spelling = re.compile(
        rf"""\s*(["']?){re.escape(key)}\1\s*(?:[=.]|$)|\s*\[\s*{re.escape(key)}"""
    )
    lines = enumerate(text.splitlines(), 1)
    return next((number for number, line in lines if spelling.match(line)), None)


def _path(path: object) -> str | PathLike[str]:
    """Raise GivenError for a value that is no file name."""
    if not isinstance(path, str | PathLike):
        raise GivenError("no_path", found=shown(path))
    return path


def _check_regular(file: Path) -> None:
    """Raise OSError for a device or a pipe, which has no end."""
    if file.exists() and not S_ISREG(file.stat().st_mode):
        raise OSError
