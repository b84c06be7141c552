"""A comparison as a tree of messages: who answers what, and which options make the difference.

What a source does not state is never told as that rule set's rule: it plays the tutorial's value
there, and the lines say so.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Final

from ...core.message import Explanation, Message, Param, msg
from ..penalties.category import option_name
from ..presets import PRESETS
from .compare import ComparedRuleSet, Comparison, OutcomeGroup
from .difference import DecidingOption, Effect, Play, Values, heads_of
from .outcome import RuleSetOutcome, changed
from .words import (
    fact_message,
    option_names,
    quoted,
    quoted_values,
    ruleset_names,
    value_message,
    values_message,
)


def explain_comparison(comparison: Comparison) -> Explanation:
    """Every group of rule sets with what only it says; then each option that decides.

    >>> from mjteach.core.seats import Seat
    >>> from .cases_game import NotenPayments
    >>> from .compare import compare_verdicts
    >>> found = compare_verdicts(NotenPayments((Seat.A,)), ["club", "saikouisen_classic"])
    >>> [line.message.id for _, line in explain_comparison(found).walk()][:4]
    ['compare.differ', 'compare.group', 'compare.group', 'compare.decides']
    """
    varying = _varying(comparison)
    groups = tuple(_group(comparison, group, varying) for group in comparison.groups)
    count = len(comparison.rulesets)
    if comparison.alike:
        told = msg("compare.alike", subject=comparison.subject, count=count)
        return Explanation(told, groups)
    told = msg("compare.differ", subject=comparison.subject, count=count, answers=len(groups))
    return Explanation(told, (*groups, *map(explain_difference, comparison.differences)))


def explain_difference(difference: DecidingOption) -> Explanation:
    """Who plays which value, how firmly its source states it, and what switching it changes.

    >>> from mjteach.core.seats import Seat
    >>> from .cases_game import NotenPayments
    >>> from .compare import compare_verdicts
    >>> found = compare_verdicts(NotenPayments((Seat.A,)), ["tenhou", "saikouisen_classic"])
    >>> [line.message.id for line in explain_difference(found.differences[0]).children]
    ['compare.play.silent', 'compare.play.states', 'compare.effect']
    """
    options = difference.options
    lines = [line for play in difference.plays for line in _play(options, play)]
    lines += [_effect(options, effect) for effect in _distinct(difference)]
    names = option_names(options)
    told = msg("compare.decides", options=names, count=len(names))
    return Explanation(told, tuple(map(Explanation, lines)))


# --- groups


def _varying(comparison: Comparison) -> tuple[str, ...]:
    """The facts in which the groups differ; if they are all alike, the main facts."""
    first, *others = (group.outcome for group in comparison.groups)
    if not others:
        return _main_facts(first)
    differing = {name for other in others for name in changed(first, other)}
    names = dict.fromkeys(name for group in comparison.groups for name, _ in group.outcome.facts)
    return tuple(name for name in names if name in differing)


def _main_facts(outcome: RuleSetOutcome) -> tuple[str, ...]:
    """The verdict alone, or what a hand that may win is worth."""
    names = [name for name, _ in outcome.facts]
    telling = [name for name, value in outcome.facts if (name, value) not in _PLAIN]
    return tuple((telling or names)[:1])


_PLAIN: Final = (("win", True), ("settled", True))
"""Verdicts that leave the answer to the facts after them."""


def _group(comparison: Comparison, group: OutcomeGroup, varying: tuple[str, ...]) -> Explanation:
    says, *more = (
        fact_message(name, value) for name, value in _distinct_facts(group.outcome, varying)
    )
    rows = [comparison.of(ruleset) for ruleset in group.rulesets]
    sure = [row.ruleset for row in rows if not row.undecided]
    if sure:
        head = msg("compare.group", rulesets=ruleset_names(sure), count=len(sure), says=says)
    else:
        head = msg("compare.unsettled", says=says)
    facts = (Explanation(msg("compare.fact", fact=fact)) for fact in more)
    doubts = (line for row in rows for line in _doubts(row.doubted, [row.ruleset]))
    lines = map(Explanation, (*doubts, *_resting(rows)))
    return Explanation(head, (*facts, *_reasons(group), *lines))


def _distinct_facts(
    outcome: RuleSetOutcome, varying: tuple[str, ...]
) -> Iterator[tuple[str, Param]]:
    """The facts to print: of several that mean the same, one."""
    told = {name: value for name, value in outcome.facts if name in varying}
    if "points" in told:
        told.pop("payments", None)
    if "limit" in told and "yakuman" in told:
        told.pop("limit" if told["yakuman"] else "yakuman")
    telling = [fact for fact in told.items() if fact not in _PLAIN]
    yield from telling or told.items()


def _reasons(group: OutcomeGroup) -> Iterator[Explanation]:
    """The reasons against; where rule sets of the group differ in them, each with its own."""
    if len(group.reasons) == 1 and group.reasons[0].rulesets == group.rulesets:
        yield from map(Explanation, group.reasons[0].messages)
        return
    for rulesets, messages in group.reasons:
        head = msg("compare.reasons", rulesets=ruleset_names(rulesets))
        yield Explanation(head, tuple(map(Explanation, messages)))


def _resting(rows: Iterable[ComparedRuleSet]) -> Iterator[Message]:
    """The rule sets whose sources leave something open, by what they leave open."""
    by_options: dict[tuple[str, ...], list[str]] = {}
    for row in rows:
        if row.undecided:
            by_options.setdefault(row.undecided, []).append(row.ruleset)
    for options, rulesets in by_options.items():
        yield msg(
            "compare.rests",
            rulesets=ruleset_names(rulesets),
            count=len(rulesets),
            options=option_names(options),
        )


# --- differences


def _play(options: tuple[str, ...], play: Play) -> Iterator[Message]:
    """One value: who states it, who leaves it open, whose source is silent."""
    value = values_message(options, play.values)
    if play.states:
        yield _stance_line("states", play.states, value)
        yield from _doubts(options, play.states)
    for ruleset in play.open:
        named = _named(ruleset, options)
        yield msg(
            "compare.play.open" if named else "compare.play.unsaid",
            ruleset=ruleset_names([ruleset])[0],
            named=named,
            value=value,
        )
    if play.silent:
        yield _stance_line("silent", play.silent, value)


def _stance_line(word: str, rulesets: tuple[str, ...], value: Param) -> Message:
    names = ruleset_names(rulesets)
    return msg(f"compare.play.{word}", rulesets=names, count=len(names), value=value)


def _doubts(options: Iterable[str], rulesets: Iterable[str]) -> Iterator[Message]:
    """The rule sets whose sources are uncertain: they only do not say otherwise."""
    for ruleset, option in product(rulesets, options):
        known = PRESETS.get(ruleset)
        if known is not None and option in known.uncertain:
            yield msg(
                "compare.uncertain",
                ruleset=ruleset_names([ruleset])[0],
                option=option_name(option),
                rule=known.uncertain[option],
            )


def _named(ruleset: str, options: tuple[str, ...]) -> tuple[Message, ...]:
    """The alternatives that a source names for the options it leaves open."""
    known = PRESETS.get(ruleset)
    if known is None:
        return ()
    heads = heads_of(options)
    named = [
        quoted(value_message(option, value))
        for option in heads
        for value in known.varies.get(option, ())
    ]
    if named and any(option in known.open_ended for option in heads):
        named.append(msg("compare.value.something_else"))
    return tuple(named)


def _distinct(difference: DecidingOption) -> Iterator[Effect]:
    """For each value one effect of switching to it, unless the reverse is listed already.

    Those come first that change a number: they tell more than a yes that becomes a no.
    """
    targets: set[Values] = set()
    shown: set[object] = set()
    for effect in sorted(difference.effects, key=_is_verdict):
        name = effect.changed[:1]
        own = difference.play_of(effect.ruleset).values
        facts = {effect.before.only(name), effect.after.only(name)}
        switch = (frozenset({own, effect.values}), frozenset(facts))
        if effect.values not in targets and switch not in shown:
            yield effect
        targets.add(effect.values)
        shown.add(switch)


def _is_verdict(effect: Effect) -> bool:
    return isinstance(effect.after.fact(effect.changed[0]), bool)


def _effect(options: tuple[str, ...], effect: Effect) -> Message:
    """The most important change that the switch makes."""
    name = effect.changed[0]
    return msg(
        "compare.effect",
        ruleset=ruleset_names([effect.ruleset])[0],
        values=quoted_values(options, effect.values),
        before=fact_message(name, effect.before.fact(name)),
        after=fact_message(name, effect.after.fact(name)),
    )
