"""Any value of the course as a line of text, the same in every process and by every Python.

What is as usual is left out: a field with its default, and of rules all but whose they are. So a
new field, or a new option that decides nothing here, leaves every line as it was.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from fractions import Fraction
from typing import Any

from mjteach.core.hand import Hand
from mjteach.core.melds import Meld
from mjteach.core.message import Explanation, Message
from mjteach.core.options import differences
from mjteach.core.tiles import Tile, format_tiles
from mjteach.korean.rules import KoreanRules
from mjteach.puzzles.games import KOREAN, RIICHI
from mjteach.riichi.round.opening import opening_of
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.rules import RuleSet


def line_of(value: object) -> str:
    """The value in one line.

    >>> from mjteach.core.message import msg
    >>> line_of({"sum": 32, "told": (msg("fu.base", fu=20),)})
    '{sum: 32, told: [fu.base(fu: 20)]}'
    """
    match value:
        case Tile() | Hand() | Meld() | Fraction():
            return str(value)
        case Enum():
            return line_of(value.value) if isinstance(value, str) else value.name
        case None | bool() | int():
            return str(value)
        case float():
            return f"{value:.6g}"  # the last digits may be others on another computer
        case str():
            is_word = re.fullmatch(r"[A-Za-z]\w*([.-]\w+)*", value)
            return value if is_word else json.dumps(value, ensure_ascii=False)
        case Message():
            return f"{value.id}({_named(value.params)})" if value.params else value.id
        case RuleSet() | KoreanRules():
            return f"rules({_whose(value)})"
        case RoundState():
            return f"{{{_named(_of_round(value))}}}"
        case Mapping():
            return f"{{{_named(sorted((str(name), each) for name, each in value.items()))}}}"
        case Set():
            return f"{{{', '.join(sorted(map(line_of, value)))}}}"
        case tuple() | list() if not hasattr(value, "_asdict"):
            return f"[{', '.join(map(line_of, value))}]"
    return f"{type(value).__name__}({_named(members_of(value))})"


def _named(members: Iterable[tuple[str, object]]) -> str:
    return ", ".join(f"{name}: {line_of(member)}" for name, member in members)


def members_of(value: Any) -> Iterator[tuple[str, object]]:
    """The fields of a named tuple or a dataclass that have not their defaults."""
    if is_dataclass(value):
        usual = {field.name: field.default for field in fields(value) if field.compare}
    else:
        usual = {name: value._field_defaults.get(name, MISSING) for name in value._fields}
    for name, default in usual.items():
        if (member := getattr(value, name)) != default:
            yield name, member


def _whose(rules: RuleSet | KoreanRules) -> str:
    """The named rule set; else the usual one, and the options that are others."""
    game = RIICHI if isinstance(rules, RuleSet) else KOREAN
    for id, row in game.presets.items():
        if row.rules == rules:
            return id
    usual = game.preset(game.usual).rules
    others = [(option, value) for option, _, value in differences(game.options, usual, rules)]
    return f"{game.usual}, {_named(others)}"


def _of_round(state: RoundState) -> Iterator[tuple[str, object]]:
    """What a round follows from: its wall, what lay on the table, and all that was done."""
    yield "wall", format_tiles(state.wall.tiles)
    yield "dealer", state.dealer
    yield "laid", [state.honba, state.deposits_before, *opening_of(state).points]
    yield "history", "; ".join(map(str, state.history))


def parts_of(what: object) -> Iterator[object]:
    """The members of a sequence and the nodes of an explanation, one after the other."""
    if isinstance(what, Explanation):
        yield from (Explanation(each.message, (), each.highlight) for _, each in what.walk())
    elif isinstance(what, tuple | list | Iterator) and not hasattr(what, "_asdict"):
        for part in what:
            yield from parts_of(part)
    else:
        yield what


def messages_in(value: object) -> Iterator[Message]:
    """Every message of a value; those that a message names are told with it."""
    if isinstance(value, Message):
        yield value
    elif isinstance(value, tuple | list):
        for member in value:
            yield from messages_in(member)
