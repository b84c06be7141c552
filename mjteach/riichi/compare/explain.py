"""A comparison as a tree of messages: who says what, and the options that make the difference.

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
from .compare import Compared, Comparison, OutcomeGroup
from .difference import Difference, Effect, Play, Values, heads_of
from .outcome import Outcome, changed
from .words import (
    fact_message,
    option_names,
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


def explain_difference(difference: Difference) -> Explanation:
    """Who plays which value by what authority, and what switching it does.

    >>> from mjteach.core.seats import Seat
    >>> from .cases_game import NotenPayments
    >>> from .compare import compare_verdicts
    >>> found = compare_verdicts(NotenPayments((Seat.A,)), ["tenhou", "saikouisen_classic"])
    >>> [line.message.id for line in explain_difference(found.differences[0]).children]
    ['compare.play.silent', 'compare.play.states', 'compare.effect']
    """
    options = difference.options
    lines = [line for play in difference.plays for line in _play(options, play)]
    lines += [_effect(options, effect) for effect in _distinct(difference.effects)]
    names = option_names(options)
    told = msg("compare.decides", options=names, count=len(names))
    return Explanation(told, tuple(map(Explanation, lines)))


# --- groups


def _varying(comparison: Comparison) -> tuple[str, ...]:
    """The facts in which the groups differ; where they are alike, the first ones."""
    first, *others = (group.outcome for group in comparison.groups)
    if not others:
        return _main_facts(first)
    differing = {name for other in others for name in changed(first, other)}
    names = dict.fromkeys(name for group in comparison.groups for name, _ in group.outcome.facts)
    return tuple(name for name in names if name in differing)


def _main_facts(outcome: Outcome) -> tuple[str, ...]:
    """The verdict alone, or for a hand that may win what it is worth."""
    names = [name for name, _ in outcome.facts]
    telling = [name for name, value in outcome.facts if (name, value) not in _PLAIN]
    return tuple((telling or names)[:1])


_PLAIN: Final = (("win", True), ("settled", True))
"""Verdicts that leave the answer to the facts after them."""


def _group(comparison: Comparison, group: OutcomeGroup, varying: tuple[str, ...]) -> Explanation:
    told = {name: value for name, value in group.outcome.facts if name in varying}
    if "points" in told:
        told.pop("payments", None)  # they follow from the points
    says, *more = (fact_message(name, value) for name, value in told.items())
    rows = [comparison.of(ruleset) for ruleset in group.rulesets]
    sure = [row.ruleset for row in rows if not row.undecided]
    if sure:
        head = msg("compare.group", rulesets=ruleset_names(sure), count=len(sure), says=says)
    else:
        head = msg("compare.unsettled", says=says)
    lines = [*(msg("compare.fact", fact=fact) for fact in more), *group.reasons]
    lines += (line for row in rows for line in _doubts(row.doubted, [row.ruleset]))
    lines += _resting(rows)
    return Explanation(head, tuple(map(Explanation, lines)))


def _resting(rows: Iterable[Compared]) -> Iterator[Message]:
    """The rule sets whose sources do not say enough, by what they leave out."""
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
    """One value: who states it, who leaves it open between which, whose source is silent."""
    value = values_message(options, play.values)
    if play.states:
        yield _said("states", play.states, value)
        yield from _doubts(options, play.states)
    for ruleset in play.open:
        yield msg(
            "compare.play.open",
            ruleset=ruleset_names([ruleset])[0],
            named=_named(ruleset, options),
            value=value,
        )
    if play.silent:
        yield _said("silent", play.silent, value)


def _said(word: str, rulesets: tuple[str, ...], value: Param) -> Message:
    names = ruleset_names(rulesets)
    return msg(f"compare.play.{word}", rulesets=names, count=len(names), value=value)


def _doubts(options: Iterable[str], rulesets: Iterable[str]) -> Iterator[Message]:
    """The rule sets whose sources are read so only because they do not say otherwise."""
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
    varies = {} if known is None else known.varies
    return tuple(
        value_message(option, value)
        for option in heads_of(options)
        for value in varies.get(option, ())
    )


def _distinct(effects: Iterable[Effect]) -> Iterator[Effect]:
    """For every value the first effect of switching to it, unless its reverse was shown."""
    targets: set[Values] = set()
    shown: set[frozenset[object]] = set()
    for effect in effects:
        name = effect.changed[:1]
        change = frozenset({effect.before.only(name), effect.after.only(name)})
        if effect.values not in targets and change not in shown:
            yield effect
        targets.add(effect.values)
        shown.add(change)


def _effect(options: tuple[str, ...], effect: Effect) -> Message:
    """What switching changes first of all."""
    name = effect.changed[0]
    return msg(
        "compare.effect",
        ruleset=ruleset_names([effect.ruleset])[0],
        value=values_message(options, effect.values),
        before=fact_message(name, effect.before.fact(name)),
        after=fact_message(name, effect.after.fact(name)),
    )
