"""A question and the answer of one rule set: named facts, so that answers can be compared."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple, Protocol, runtime_checkable

from ...core.message import Message, Param
from ..rules import OPTIONS, RuleSet


class RuleSetOutcome(NamedTuple):
    """The answer of one rule set: facts by name, the verdict first."""

    facts: tuple[tuple[str, Param], ...]

    def fact(self, name: str) -> Param:
        """One fact by its name, or None."""
        return dict(self.facts).get(name)

    def only(self, names: Collection[str]) -> RuleSetOutcome:
        """The outcome with nothing but the facts named."""
        return RuleSetOutcome(tuple(fact for fact in self.facts if fact[0] in names))


class OutcomeWithReasons(NamedTuple):
    """An outcome, and the reasons if it is a refusal; reasons are shown, never compared."""

    outcome: RuleSetOutcome
    reasons: tuple[Message, ...] = ()


@runtime_checkable
class RuleSetQuestion(Protocol):
    """Something that every rule set has an answer to."""

    @property
    def subject(self) -> Message:
        """What the question is about."""

    @property
    def scope(self) -> frozenset[str]:
        """The options that can change the answer."""

    def under(self, rules: RuleSet) -> OutcomeWithReasons:
        """The answer of one rule set."""


def outcome(**facts: Param) -> RuleSetOutcome:
    """An :class:`RuleSetOutcome`, facts in the order given.

    >>> outcome(tenpai=True).fact("tenpai")
    True
    """
    return RuleSetOutcome(tuple(facts.items()))


def changed(before: RuleSetOutcome, after: RuleSetOutcome) -> tuple[str, ...]:
    """The names of the facts in which two outcomes differ, in their order.

    >>> changed(outcome(han=3, fu=30), outcome(han=4, fu=30))
    ('han',)
    """
    names = dict.fromkeys(name for name, _ in (*before.facts, *after.facts))
    return tuple(name for name in names if before.fact(name) != after.fact(name))


def options_in(*groups: str, also: Collection[str] = ()) -> frozenset[str]:
    """The options of some groups, and those named besides.

    >>> sorted(options_in("house"))
    ['ryanhan_shibari', 'wareme', 'yakitori']
    """
    return frozenset(key for key, row in OPTIONS.items() if row.group in groups or key in also)
