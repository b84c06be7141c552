"""One question under several rule sets: which agree, which differ, and by which option."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple

from ...core.errors import RuleSetError
from ...core.hand import Hand
from ...core.message import Message
from ...core.tiles import Tile
from ..context import WinContext
from ..presets import PRESETS, Preset, RulesLike, preset
from ..rules import OPTIONS, RuleSet
from ..win import evaluate_win
from .cases import FinishedHand
from .causes import Ask, Options, after_switch, causes
from .difference import DecidingOption, Effect, others, plays, switches, values_of
from .outcome import OutcomeWithReasons, RuleSetOutcome, RuleSetQuestion


class ComparedRuleSet(NamedTuple):
    """One rule set, its answer, and the unstated options that the answer rests on."""

    ruleset: str
    outcome: RuleSetOutcome
    undecided: tuple[str, ...]
    """Options its source leaves open or does not mention, with which the answer might change."""
    doubted: tuple[str, ...] = ()
    """Options read into its source, with which the answer would change if the reading is wrong."""

    @property
    def settled(self) -> bool:
        """Whether its source states with certainty all that the answer rests on."""
        return not self.undecided and not self.doubted


class RefusalReasons(NamedTuple):
    """Why some rule sets refuse; others may refuse it for other reasons."""

    rulesets: tuple[str, ...]
    messages: tuple[Message, ...]


class OutcomeGroup(NamedTuple):
    """The rule sets that give the same answer, those with settled sources first."""

    outcome: RuleSetOutcome
    rulesets: tuple[str, ...]
    reasons: tuple[RefusalReasons, ...]
    """Why not, where the answer is a refusal: every rule set under its own reasons."""


class Comparison(NamedTuple):
    """What rule sets answer to one question, and the options that make them differ."""

    subject: Message
    rulesets: tuple[ComparedRuleSet, ...]
    """In the order in which they were given."""
    groups: tuple[OutcomeGroup, ...]
    """By answer, in the order in which they first occur."""
    differences: tuple[DecidingOption, ...]
    """In the order of the options."""

    @property
    def alike(self) -> bool:
        """Whether all answers are the same."""
        return len(self.groups) == 1

    def __repr__(self) -> str:
        rulesets, answers = len(self.rulesets), len(self.groups)
        return f"<Comparison rulesets={rulesets} answers={answers}: {self.subject}>"

    def of(self, ruleset: str) -> ComparedRuleSet:
        """One of the rule sets; raises KeyError for one that was not compared."""
        for row in self.rulesets:
            if row.ruleset == ruleset:
                return row
        raise KeyError(ruleset)


def compare(
    hand: Hand,
    tile: Tile,
    context: WinContext | None = None,
    presets: Iterable[RulesLike] | RulesLike | None = None,
) -> Comparison:
    """The value of a hand under some rule sets, by default all of them.

    Raises what :func:`~mjteach.riichi.win.evaluate_win` raises, a hand that only some rule sets
    call complete excepted; RuleSetError for an unknown rule set, or for none at all.

    >>> from mjteach.core.hand import hand
    >>> context = WinContext(riichi=True, indicators=(Tile.M4,))
    >>> found = compare(hand("234567m4588p678s"), Tile.P3, context, ["wrc", "jpml_a"])
    >>> [group.outcome.fact("points") for group in found.groups], found.differences[0].options
    ([8000, 7700], ('kiriage_mangan',))
    """
    asked = FinishedHand(hand, tile, WinContext() if context is None else context)
    found = compare_verdicts(asked, presets)
    if all(row.outcome.fact("complete") is False for row in found.rulesets):
        evaluate_win(hand, tile, asked.context, preset(found.rulesets[0].ruleset).rules)
    return found


def compare_verdicts(
    question: RuleSetQuestion,
    presets: Iterable[RulesLike] | RulesLike | None = None,
    *,
    about: Collection[str] | None = None,
) -> Comparison:
    """The answers of some rule sets, by default all, to a question such as ``RonAsked``.

    ``about`` are the facts that count as a difference, by default all. Raises RuleSetError for an
    unknown rule set, or for none at all.

    >>> from .cases_game import NotenPayments
    >>> from mjteach.core.seats import Seat
    >>> found = compare_verdicts(NotenPayments((Seat.A,)), ["club", "saikouisen_classic"])
    >>> [group.outcome.fact("changes") for group in found.groups]
    [(3000, -1000, -1000, -1000), (0, 0, 0, 0)]
    """
    rows = _chosen(presets)
    scope = tuple(key for key in OPTIONS if key in question.scope)

    @cache
    def answer(rules: RuleSet) -> OutcomeWithReasons:
        return question.under(rules)

    @cache
    def ask(rules: RuleSet) -> RuleSetOutcome:
        found = answer(rules).outcome
        return found if about is None else found.only(about)

    compared = tuple(
        ComparedRuleSet(
            row.id, ask(row.rules), _undecided(ask, row, scope), _doubted(ask, row, scope)
        )
        for row in rows
    )
    reasons = {row.id: answer(row.rules).reasons for row in rows}
    groups = tuple(_groups(compared, reasons))
    return Comparison(question.subject, compared, groups, tuple(_differences(ask, rows, scope)))


def _chosen(presets: Iterable[RulesLike] | RulesLike | None) -> tuple[Preset, ...]:
    """The rule sets to compare, each once."""
    if isinstance(presets, RulesLike) or not isinstance(presets, Iterable | None):
        presets = (presets,)
    given: Iterable[RulesLike] = PRESETS.values() if presets is None else presets
    rows = {row.id: row for row in map(preset, given)}
    if not rows:
        raise RuleSetError("nothing_to_compare", known=tuple(PRESETS))
    return tuple(rows.values())


def _undecided(ask: Ask, row: Preset, scope: Sequence[str]) -> tuple[str, ...]:
    """The options that the source does not decide and that could change the answer."""
    own = ask(row.rules)
    return tuple(
        dict.fromkeys(option for option, rules in switches(row, scope) if ask(rules) != own)
    )


def _doubted(ask: Ask, row: Preset, scope: Sequence[str]) -> tuple[str, ...]:
    """The options that are uncertain and would change the answer."""
    own = ask(row.rules)
    return tuple(
        option
        for option in scope
        if option in row.uncertain and any(ask(rules) != own for rules in others(row.rules, option))
    )


def _groups(
    compared: tuple[ComparedRuleSet, ...], reasons: dict[str, tuple[Message, ...]]
) -> Iterator[OutcomeGroup]:
    by_outcome: dict[RuleSetOutcome, list[ComparedRuleSet]] = {}
    for row in compared:
        by_outcome.setdefault(row.outcome, []).append(row)
    for found, rows in by_outcome.items():
        ordered = sorted(rows, key=lambda row: not row.settled)
        names = tuple(row.ruleset for row in ordered)
        yield OutcomeGroup(found, names, tuple(_by_reasons(names, reasons)))


def _by_reasons(
    rulesets: tuple[str, ...], reasons: dict[str, tuple[Message, ...]]
) -> Iterator[RefusalReasons]:
    alike: dict[tuple[Message, ...], list[str]] = {}
    for ruleset in rulesets:
        alike.setdefault(reasons[ruleset], []).append(ruleset)
    for messages, names in alike.items():
        if messages:
            yield RefusalReasons(tuple(names), messages)


def _differences(
    ask: Ask, rows: tuple[Preset, ...], scope: Sequence[str]
) -> Iterator[DecidingOption]:
    effects: dict[Options, dict[tuple[str, object], Effect]] = {}
    for a, b in combinations(_different(rows, scope), 2):
        for options in causes(ask, a.rules, b.rules, scope):
            found = effects.setdefault(options, {})
            for effect in (_effect(ask, a, b, options), _effect(ask, b, a, options)):
                if effect is not None:
                    found.setdefault((effect.ruleset, effect.values), effect)
    place = {key: place for place, key in enumerate(scope)}
    for options in sorted(effects, key=lambda keys: (len(keys), [place[key] for key in keys])):
        yield DecidingOption(options, plays(rows, options), tuple(effects[options].values()))


def _different(rows: tuple[Preset, ...], scope: Sequence[str]) -> tuple[Preset, ...]:
    """The first rule set for each choice of the options that can matter."""
    first: dict[object, Preset] = {}
    for row in rows:
        first.setdefault(values_of(row.rules, scope), row)
    return tuple(first.values())


def _effect(ask: Ask, a: Preset, b: Preset, options: Options) -> Effect | None:
    """What switching the options of ``a`` to those of ``b`` does; None if it does nothing."""
    before, after = ask(a.rules), after_switch(ask, a.rules, b.rules, options)
    if after is None or after == before:
        return None
    return Effect(a.id, values_of(b.rules, options), before, after)
