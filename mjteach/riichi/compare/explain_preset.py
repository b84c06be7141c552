"""A rule set as a tree of messages: what its source states, leaves open and does not say.

What a source does not state is never told as that rule set's own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial, reduce
from typing import TypeAlias

from ...core.message import Explanation, Message, Param, msg
from ..penalties.category import option_name
from ..presets import TUTORIAL, TUTORIAL_ID, Preset
from ..published import PUBLISHED
from ..rules import OPTIONS, RuleSet
from .difference import Said, source_stance, units_of, values_of
from .words import value_message

Unit: TypeAlias = tuple[str, ...]
"""An option, and those that belong to it."""

Line: TypeAlias = Callable[[Preset, Unit], Explanation]


def explain_preset(preset: Preset) -> Explanation:
    """A rule set beside the tutorial's: options that differ, are left open, agree, are unstated.

    >>> from ..presets import preset
    >>> tree = explain_preset(preset("mleague"))
    >>> [(part.message.id, part.message.get("count")) for part in tree.children]
    ... # doctest: +NORMALIZE_WHITESPACE
    [('compare.ruleset.differs', 1), ('compare.ruleset.agrees', 2), ('compare.ruleset.silent', 101),
     ('compare.published.mleague', 18)]
    """
    units: dict[Said, list[Unit]] = {word: [] for word in Said}
    for unit in units_of(tuple(OPTIONS)):
        units[source_stance(preset, unit[0])].append(unit)
    differing = [unit for unit in units[Said.STATES] if _differs(preset, unit)]
    agreeing = [unit for unit in units[Said.STATES] if not _differs(preset, unit)]
    if preset.id == TUTORIAL_ID:
        lines = tuple(_SAME(preset, unit) for unit in agreeing)
        return Explanation(msg("compare.ruleset.course"), lines)
    differs = _part("differs", preset, differing, _OTHER)
    others = (
        _part("open", preset, units[Said.OPEN], _left_open),
        _part("agrees", preset, agreeing, _SAME),
        _part("silent", preset, units[Said.SILENT], _SAME),
    )
    told = (differs, *(part for part in others if part.children), *_published(preset))
    return Explanation(msg("compare.ruleset.beside", ruleset=preset.title), told)


def explain_rules(rules: RuleSet) -> Explanation:
    """The options in which some rules differ from the tutorial's.

    >>> tree = explain_rules(RuleSet(kuitan=False))
    >>> tree.message.id, [line.message.id for line in tree.children]
    ('compare.ruleset.own', ['compare.ruleset.other'])
    """
    own = Preset("", rules, frozenset(), {}, frozenset())
    units = [unit for unit in units_of(tuple(OPTIONS)) if _differs(own, unit)]
    told = msg("compare.ruleset.own", count=len(units))
    return Explanation(told, tuple(_OTHER(own, unit) for unit in units))


def _differs(preset: Preset, unit: Unit) -> bool:
    return values_of(preset.rules, unit) != values_of(TUTORIAL, unit)


def _part(word: str, preset: Preset, units: list[Unit], line: Line) -> Explanation:
    """Some options under a line with their number."""
    told = msg(f"compare.ruleset.{word}", count=len(units))
    return Explanation(told, tuple(line(preset, unit) for unit in units))


def _stated(word: str, preset: Preset, unit: Unit) -> Explanation:
    """The value played, and the tutorial's value where that is another."""
    return Explanation(_line(word, preset, unit), tuple(map(Explanation, _below(preset, unit))))


_OTHER: Line = partial(_stated, "other")
_SAME: Line = partial(_stated, "same")


def _left_open(preset: Preset, unit: Unit) -> Explanation:
    """The alternatives the source names, if any, and whether it says there are others."""
    option, *_ = unit
    named = [value_message(option, value) for value in preset.varies[option]]
    if not named:
        return Explanation(_line("unsaid", preset, unit))
    word = "more" if option in preset.open_ended else "choice"
    return Explanation(_line(word, preset, unit, named=reduce(_or, named)))


def _published(preset: Preset) -> Iterator[Explanation]:
    """What was published elsewhere, with the source's own value if it differs."""
    lines = []
    for option, value in PUBLISHED.get(preset.id, {}).items():
        ours = getattr(preset.rules, option)
        word = "otherwise" if preset.states(option) and ours != value else "published"
        facts = {"value": value_message(option, value), "here": value_message(option, ours)}
        named = msg(f"compare.ruleset.{word}", option=option_name(option), **facts)
        lines.append(Explanation(named))
    if lines:
        heading = msg(f"compare.published.{preset.id}", count=len(lines))
        yield Explanation(heading, tuple(lines))


def _or(left: Message, right: Message) -> Message:
    return msg("compare.ruleset.or", left=left, right=right)


def _line(word: str, preset: Preset, unit: Unit, **facts: Param) -> Message:
    option, *_ = unit
    return msg(
        f"compare.ruleset.{word}",
        option=option_name(option),
        value=value_message(option, getattr(preset.rules, option)),
        here=value_message(option, getattr(TUTORIAL, option)),
        rules=OPTIONS[option].refs,
        **facts,
    )


def _below(preset: Preset, unit: Unit) -> Iterator[Message]:
    """What depends on the option, and the doubt about it, if there is one."""
    option, *belonging = unit
    for other in belonging:
        value = getattr(preset.rules, other)
        if value is not None:
            yield msg("compare.ruleset.part", value=value_message(other, value))
    if option in preset.uncertain:
        yield msg("compare.ruleset.uncertain", rule=preset.uncertain[option])
