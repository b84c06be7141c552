"""A rule set option by option: its value in words, and where it comes from; for either game."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any, Final, NamedTuple, TypeAlias

from ..core.errors import RuleSetError
from ..core.message import Message, Param, msg
from ..core.options import Option
from ..korean import presets as korean
from ..korean.explain import value_message as korean_value
from ..korean.presets import KoreanPreset
from ..korean.rules import LISTS as KOREAN_LISTS
from ..korean.rules import OPTIONS as KOREAN_OPTIONS
from ..korean.rules import KoreanRules
from ..riichi import presets as riichi
from ..riichi.compare.words import value_message as riichi_value
from ..riichi.presets import Preset
from ..riichi.rules import LISTS as RIICHI_LISTS
from ..riichi.rules import OPTIONS as RIICHI_OPTIONS
from ..riichi.rules import RuleSet

AnyRules: TypeAlias = str | Preset | RuleSet | KoreanPreset | KoreanRules
"""A rule set of either game, its rules, or its name."""


class ValueSource(StrEnum):
    """Where the value of an option comes from."""

    OWN = "own"
    """From whoever made the rule set."""
    BASE = "base"
    """From the rule set it is based on, which states it; of a published one, from its source."""
    COURSE = "course"
    """From the rules of this course, because the source leaves it open or is silent."""


class RuleLine(NamedTuple):
    """One option of a rule set."""

    option: str
    group: str
    refs: tuple[str, ...]
    name: Message
    what: Message
    """What the option decides."""
    value: Message
    source: ValueSource
    base: Message
    """The value that the rule set has which this one is based on."""


class GameOptions(NamedTuple):
    """What a game calls its options, and where its rule sets are."""

    prefix: str
    """Of the messages about its options."""
    value: Callable[[str, Any], Param]
    presets: Any
    options: Any
    preset: Callable[[Any], Any]
    own: Callable[..., Any]
    opens: str
    """The function that opens a rule set from the text of its id."""
    lists: str
    """What shows every option by its name."""


_RIICHI: Final = GameOptions(
    prefix="rule",
    value=riichi_value,
    presets=riichi.PRESETS,
    options=RIICHI_OPTIONS,
    preset=riichi.preset,
    own=riichi.rules,
    opens="mj.preset",
    lists=RIICHI_LISTS,
)
_KOREAN: Final = GameOptions(
    prefix="korean.rule",
    value=korean_value,
    presets=korean.PRESETS,
    options=KOREAN_OPTIONS,
    preset=korean.preset,
    own=korean.own_table,
    opens="mj.korean.table",
    lists=KOREAN_LISTS,
)


def rule_set(named: AnyRules) -> Preset | KoreanPreset:
    """The rule set of either game with this name, or the one given.

    Raises RuleSetError with the known names, and for rules by which nobody can play.

    >>> rule_set("club").id, rule_set("samsik").id
    ('club', 'korean_samsik')
    """
    game = _KOREAN if isinstance(named, str) and _is_korean(named) else game_of(named)
    found: Preset | KoreanPreset = game.preset(named)
    return found


def _is_korean(text: str) -> bool:
    """Whether a text names a Korean table, or one that is based on it."""
    try:
        korean.preset(text)
    except RuleSetError:
        return text.partition("+")[0].rpartition(".")[2] in korean.PRESETS
    return True


def rule_lines(named: AnyRules) -> tuple[RuleLine, ...]:
    """Every option of a rule set in the order of the topics.

    >>> ours = riichi.rules("ourclub", based_on="wrc", kuitan=False)
    >>> line = next(line for line in rule_lines(ours) if line.option == "kuitan")
    >>> line.source, line.value.id, line.base.id
    (<ValueSource.OWN: 'own'>, 'compare.value.no', 'compare.value.yes')
    """
    preset = rule_set(named)
    game = game_of(preset)
    base = game.presets[preset.own.base] if preset.own else preset
    return tuple(_line(game, preset, base, row) for row in game.options.values())


def game_of(rules: AnyRules) -> GameOptions:
    """What the game of a rule set or of rules calls its options."""
    return _KOREAN if isinstance(rules, KoreanPreset | KoreanRules) else _RIICHI


def _line(game: GameOptions, preset: Any, base: Any, option: Option) -> RuleLine:
    key, named = option.key, f"{game.prefix}.{option.key}"
    own = preset.own.options if preset.own else ()
    is_stated = base.states(key) and base.id != riichi.TUTORIAL_ID
    source = (
        ValueSource.OWN if key in own else ValueSource.BASE if is_stated else ValueSource.COURSE
    )
    values = (_value(game, key, getattr(each.rules, key)) for each in (preset, base))
    value, before = values
    name, what = msg(f"{named}.name"), msg(f"{named}.what")
    return RuleLine(key, option.group, option.refs, name, what, value, source, before)


def _value(game: GameOptions, option: str, value: object) -> Message:
    """A value as a message; an empty list of yaku counts as nothing."""
    told = game.value(option, value)
    if isinstance(told, Message):
        return told
    return msg("rules.value", value=told) if told != () else msg("compare.value.none")
