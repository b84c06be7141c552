"""What an offence costs under given rules, with every condition.

Checks of the verdict; a finding's message is ``check.<id>.yes|no``, the question's
``check.penalty.question`` (``offence``). A penalty is due when all say yes.

==========================  ========  =============================================
check                       rule      facts
==========================  ========  =============================================
``penalty.in_play``         R5.1-a    none
``penalty.no_win``          R5.1-b    none
``penalty.forbidden``       R5.1-c    ``offence``, ``option`` that decides, or None
``penalty.comes_to_light``  R2.6.3-h  ``reveal``, ``end`` of the hand, or None
==========================  ========  =============================================
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ...core.decision import Check, Found, Verdict, found, judge
from ...core.message import Message, msg
from ..rules import RuleSet
from .offences import (
    OFFENCES,
    REVEALED_AT,
    Category,
    Decided,
    HandEnd,
    Offence,
    OffenceFacts,
    Reveal,
)


class Charge(NamedTuple):
    """An offence with its circumstances, and the rules it is judged by."""

    offence: Offence
    facts: OffenceFacts
    rules: RuleSet


class Ruled(NamedTuple):
    """The penalty for an offence, and everything it depends on."""

    charge: Charge
    category: Category
    option: str | None
    """The option that decides; None where the penalty is the same under all rules."""
    points: int
    """What goes on the table as a deposit; 0 for any other degree."""
    worsened: bool
    """The hand was dead already, which made it a chombo (R5.4-o)."""
    verdict: Verdict
    """The conditions of a penalty; ``legal`` means that one is due."""

    @property
    def ref(self) -> str:
        """The rule that names the offence."""
        return OFFENCES[self.charge.offence].ref

    @property
    def reveal(self) -> Reveal:
        """When the offence comes to light."""
        return OFFENCES[self.charge.offence].reveal

    @property
    def is_noten(self) -> bool:
        """Whether the hand counts as noten at a draw; a chombo voids the hand (R5.3-a)."""
        return self.category is Category.DEAD_HAND


def category(offence: Offence, rules: RuleSet, facts: OffenceFacts | None = None) -> Ruled:
    """What an offence costs, with the option and the rule that say so (R5.2 to R5.4).

    >>> category(Offence.TAHAI, RuleSet()).category
    <Category.DEAD_HAND: 'dead_hand'>
    >>> category(Offence.WALL_TILES_VISIBLE, RuleSet(), OffenceFacts(visible=5)).category
    <Category.CHOMBO: 'chombo'>
    """
    charge = Charge(offence, OffenceFacts() if facts is None else facts, rules)
    decided = _decided(charge)
    verdict = judge(msg("check.penalty.question", offence=offence), CHECKS, charge, None)
    worsened = verdict.legal and _is_worse(charge, decided.category)
    degree = Category.CHOMBO if worsened else decided.category
    degree = degree if verdict.legal else Category.NONE
    points = rules.penalty_deposit if degree is Category.DEPOSIT else 0
    return Ruled(charge, degree, decided.option, points, worsened, verdict)


def comes_to_light(offence: Offence, end: HandEnd | None) -> bool:
    """Whether an offence is seen when the hand ends this way; during the hand it is not.

    >>> comes_to_light(Offence.NOTEN_RIICHI, HandEnd.OTHER_WINS)
    False
    """
    return end in REVEALED_AT[OFFENCES[offence].reveal]


def _decided(charge: Charge) -> Decided:
    offence, facts, rules = charge
    decided = OFFENCES[offence].decide(rules, facts)
    if decided.category is Category.DEPOSIT and not rules.penalty_deposit:  # R5.2-a
        return Decided(Category.NONE, "penalty_deposit")
    return decided


def _is_worse(charge: Charge, degree: Category) -> bool:
    """Whether a dead hand makes the offence a chombo (R5.4-o); this one must be about the first."""
    repeated = charge.facts.dead_hand and charge.offence is not Offence.RIICHI_THEN_DEAD_HAND
    return repeated and degree is not Category.CHOMBO


def _in_play(charge: Charge, _: None) -> bool:
    return charge.facts.in_play


def _no_win(charge: Charge, _: None) -> bool:
    return not charge.facts.with_win


def _is_forbidden(charge: Charge, _: None) -> bool:
    return _decided(charge).category is not Category.NONE


def _deciding(charge: Charge, _: None) -> Found:
    option = _decided(charge).option
    return found(offence=charge.offence, option=None if option is None else option_name(option))


def option_name(option: str) -> Message:
    """The name of an option, as a message.

    >>> option_name("tahai").id
    'rule.tahai.name'
    """
    return msg(f"rule.{option}.name")


def _comes_to_light(charge: Charge, _: None) -> bool:
    end = charge.facts.end
    return end is None or comes_to_light(charge.offence, end)


def _end(charge: Charge, _: None) -> Found:
    return found(reveal=OFFENCES[charge.offence].reveal, end=charge.facts.end)


CHECKS: Final[tuple[Check[Charge, None], ...]] = (
    Check("penalty.in_play", "R5.1-a", _in_play),
    Check("penalty.no_win", "R5.1-b", _no_win),
    Check("penalty.forbidden", "R5.1-c", _is_forbidden, _deciding),
    Check("penalty.comes_to_light", "R2.6.3-h", _comes_to_light, _end),
)
"""The conditions of a penalty, in a teacher's order."""
