"""The options that make rule sets answer differently, and how firmly their sources state them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from functools import cache, lru_cache
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from ...core.errors import RuleSetError
from ..presets import PRESETS, Preset
from ..rules import OPTIONS, RuleSet, replace_options
from .outcome import RuleSetOutcome, changed

Values: TypeAlias = tuple[object, ...]
"""One value for each of some options."""


class Said(StrEnum):
    """How firmly the source of a rule set states an option."""

    STATES = "states"
    """It states the value."""
    OPEN = "open"
    """It names alternatives without choosing; the tutorial's value is played."""
    SILENT = "silent"
    """It says nothing; the tutorial's value is played."""


class Play(NamedTuple):
    """Values of some options, and the rule sets that play them, by how firmly they do.

    A rule set stands under the weakest word its source has for any of the options.
    """

    values: Values
    states: tuple[str, ...] = ()
    open: tuple[str, ...] = ()
    silent: tuple[str, ...] = ()

    @property
    def rulesets(self) -> tuple[str, ...]:
        """All of these rule sets, those that state it first."""
        return (*self.states, *self.open, *self.silent)


class Effect(NamedTuple):
    """How the answer of one rule set changes when the options are switched in it alone."""

    ruleset: str
    values: Values
    """To which values."""
    before: RuleSetOutcome
    after: RuleSetOutcome

    @property
    def changed(self) -> tuple[str, ...]:
        """The names of the facts that change."""
        return changed(self.before, self.after)


class DecidingOption(NamedTuple):
    """An option that makes rule sets answer differently; several if none does alone."""

    options: tuple[str, ...]
    plays: tuple[Play, ...]
    """The values in play among the rule sets compared."""
    effects: tuple[Effect, ...]

    def play_of(self, ruleset: str) -> Play:
        """The values that a rule set plays; raises KeyError for one that was not compared."""
        for play in self.plays:
            if ruleset in play.rulesets:
                return play
        raise KeyError(ruleset)


def source_stance(preset: Preset, option: str) -> Said:
    """How firmly the source of a rule set states an option.

    >>> from ..presets import preset
    >>> [source_stance(preset(name), "kiriage_mangan").value for name in ("wrc", "tenhou")]
    ['states', 'silent']
    """
    if option in preset.varies:
        return Said.OPEN
    return Said.SILENT if option in preset.unstated else Said.STATES


def plays(presets: Iterable[Preset], options: Sequence[str]) -> tuple[Play, ...]:
    """The values of some options among rule sets, in the order in which they first occur.

    >>> from ..presets import preset
    >>> plays([preset("wrc"), preset("tenhou")], ["renpuu_pair_fu"])
    (Play(values=(2,), states=('wrc',), open=(), silent=()), \
Play(values=(4,), states=(), open=(), silent=('tenhou',)))
    """
    found: dict[Values, dict[Said, list[str]]] = {}
    for row in presets:
        words = {source_stance(row, option) for option in heads_of(options)}
        weakest = next(word for word in _WEAKEST if word in words)
        found.setdefault(values_of(row.rules, options), {}).setdefault(weakest, []).append(row.id)
    return tuple(
        Play(values, *(tuple(by_word.get(word, ())) for word in Said))
        for values, by_word in found.items()
    )


_WEAKEST = (Said.SILENT, Said.OPEN, Said.STATES)


UNITS: Mapping[str, str] = MappingProxyType({"uma_table": "uma"})
"""Options that say nothing by themselves: they belong to another one (R4.3.1-e)."""


def units_of(options: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Options grouped into units that can be switched one by one, in their order.

    >>> units_of(("oka", "uma", "uma_table"))
    (('oka',), ('uma', 'uma_table'))
    """
    belong = {UNITS[option]: option for option in options if UNITS.get(option) in options}
    heads = (option for option in options if option not in belong.values())
    return tuple((head, belong[head]) if head in belong else (head,) for head in heads)


def heads_of(options: Sequence[str]) -> tuple[str, ...]:
    """Options without those that are a detail of another one among them.

    >>> heads_of(("uma", "uma_table"))
    ('uma',)
    """
    return tuple(head for head, *_ in units_of(options))


def values_of(rules: RuleSet, options: Sequence[str]) -> Values:
    """The values that a rule set plays for some options.

    >>> values_of(RuleSet(), ("renpuu_pair_fu", "kuitan"))
    (4, True)
    """
    return tuple(getattr(rules, option) for option in options)


@lru_cache(maxsize=20_000)
def switched(rules: RuleSet, options: tuple[str, ...], values: Values) -> RuleSet | None:
    """The rules with some options switched; None if another option has to change with them.

    >>> switched(RuleSet(), ("uma",), ("by_plus_count",)) is None
    True
    """
    try:
        return replace_options(rules, **dict(zip(options, values, strict=True)))
    except RuleSetError:
        return None


@cache
def named_values(option: str) -> Values:
    """The values of an option worth asking about: all words, or those that a source names.

    >>> named_values("renpuu_pair_fu"), named_values("honba_value")
    ((2, 4), (300,))
    """
    row = OPTIONS[option]
    if isinstance(row.allowed, tuple) and row.default in row.allowed:
        return row.allowed
    played = (getattr(preset.rules, option) for preset in PRESETS.values())
    left_open = (value for preset in PRESETS.values() for value in preset.varies.get(option, ()))
    return tuple(dict.fromkeys((*played, *left_open)))


def others(rules: RuleSet, option: str) -> Iterable[RuleSet]:
    """The rules with each other value of an option that is worth asking about.

    >>> [other.kuitan for other in others(RuleSet(), "kuitan")]
    [False]
    """
    return (found for found in _switched_to(rules, option, named_values(option)) if found != rules)


def _switched_to(rules: RuleSet, option: str, values: Values) -> Iterator[RuleSet]:
    """The rules with each of these values of an option, where no other option has to change."""
    for value in values:
        found = switched(rules, (option,), (value,))
        if found is not None:
            yield found


LOCAL: frozenset[str] = frozenset(
    key
    for key, row in OPTIONS.items()
    if all(ref.startswith(("R3.7-", "R6.1-")) for ref in row.refs)
)
"""Local yaku and house rules, which count only where they are agreed on: silence means no."""


def alternatives(preset: Preset, option: str) -> Values:
    """The other rules that its source leaves possible; none where it states the value.

    >>> from ..presets import preset
    >>> alternatives(preset("saikouisen"), "renpuu_pair_fu"), alternatives(preset("wrc"), "kuitan")
    ((2,), ())
    """
    if preset.states(option) or (option in LOCAL and option not in preset.varies):
        return ()
    named = preset.varies.get(option)
    if named is None or option in preset.open_ended:
        named = (*(named or ()), *named_values(option))
    own = getattr(preset.rules, option)
    return tuple(value for value in dict.fromkeys(named) if value != own)


def switches(preset: Preset, scope: Iterable[str]) -> Iterable[tuple[str, RuleSet]]:
    """Every option of ``scope`` that the source does not decide, with the rules it leaves possible.

    >>> from ..presets import preset
    >>> [rules.kuitan for option, rules in switches(preset("mleague"), ["kuitan"])]
    [False]
    """
    for option in scope:
        for rules in _switched_to(preset.rules, option, alternatives(preset, option)):
            yield option, rules
