"""Decisions that give all their reasons.

A rule is a :class:`Check`: a predicate, and separately the facts it found. ``allowed`` asks the
predicates and stops at the first no; ``judge`` asks every one and builds the findings. Both read
the same checks, so a refusal and its explanation cannot disagree.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Generic, NamedTuple, TypeVar

from .errors import MjteachError
from .message import Explanation, Message, Param, msg
from .tiles import Tile

S = TypeVar("S")
A = TypeVar("A")


MOOT_LINES: Final = "check.moot_lines"
"""The id of the line under which findings stand that make no sense after a no."""

_MANY_MOOT: Final = 2


class CheckAnswer(StrEnum):
    """What a check says; ``moot`` means an earlier check failed, so this one makes no sense."""

    YES = "yes"
    NO = "no"
    MOOT = "moot"


class Found(NamedTuple):
    """The facts behind an answer: parameters of its message, and the tiles it is about."""

    facts: tuple[tuple[str, Param], ...] = ()
    highlight: tuple[Tile, ...] = ()


def found(highlight: Iterable[Tile] = (), /, **facts: Param) -> Found:
    """A :class:`Found`, facts in the order given."""
    return Found(tuple(facts.items()), tuple(highlight))


class Finding(NamedTuple):
    """One check's answer with its facts, rule id and tiles."""

    check: str
    answer: CheckAnswer
    ref: str
    facts: tuple[tuple[str, Param], ...] = ()
    highlight: tuple[Tile, ...] = ()

    @property
    def message(self) -> Message:
        """The message ``check.<id>.<answer>`` with the facts and the rule id."""
        return Message(f"check.{self.check}.{self.answer}", (*self.facts, ("rule", self.ref)))

    def fact(self, name: str) -> Param:
        """One fact by its name, or None."""
        return dict(self.facts).get(name)


def answer_of(message: Message) -> CheckAnswer | None:
    """The answer in the message of a finding; None for any other message.

    >>> answer_of(Finding("turn", CheckAnswer.NO, "R2.5-a").message), answer_of(Message("fu.total"))
    (<CheckAnswer.NO: 'no'>, None)
    """
    topic, *_, last = message.id.split(".")
    return CheckAnswer(last) if topic == "check" and last in tuple(CheckAnswer) else None


class Verdict(NamedTuple):
    """All findings about one question."""

    subject: Message
    findings: tuple[Finding, ...]

    @property
    def legal(self) -> bool:
        """Whether every check said yes."""
        return all(finding.answer is CheckAnswer.YES for finding in self.findings)

    @property
    def failures(self) -> tuple[Finding, ...]:
        """The findings that said no."""
        return tuple(finding for finding in self.findings if finding.answer is CheckAnswer.NO)

    def explain(self) -> Explanation:
        """The verdict as a tree: the question, then every finding in the checks' order.

        Several that are moot come last, under one line.
        """
        moot = [finding for finding in self.findings if finding.answer is CheckAnswer.MOOT]
        if len(moot) < _MANY_MOOT:
            return Explanation(self.subject, _lines(self.findings))
        asked = _lines(
            finding for finding in self.findings if finding.answer is not CheckAnswer.MOOT
        )
        folded = Explanation(msg(MOOT_LINES, count=len(moot)), _lines(moot))
        return Explanation(self.subject, (*asked, folded))


def _lines(findings: Iterable[Finding]) -> tuple[Explanation, ...]:
    return tuple(Explanation(finding.message, (), finding.highlight) for finding in findings)


class IllegalActionError(MjteachError, ValueError):
    """The rules refuse an action; ``verdict`` has every finding, ``failed`` those that say no."""

    topic = "action"

    def __init__(self, verdict: Verdict) -> None:
        self.verdict = verdict
        failed = tuple(finding.check for finding in verdict.failures)
        super().__init__("illegal", asked=verdict.subject, failed=failed)

    def __str__(self) -> str:
        return "\n".join(map(str, (self.message, *(no.message for no in self.verdict.failures))))


def nothing_found(_state: object, _action: object) -> Found:
    """No facts, for a check that has none."""
    return Found()


@dataclass(frozen=True, slots=True)
class Check(Generic[S, A]):
    """A named rule: ``test`` answers yes or no, ``found`` gives the facts behind either answer."""

    id: str
    ref: str
    test: Callable[[S, A], bool]
    found: Callable[[S, A], Found] = nothing_found
    needs: tuple[str, ...] = ()
    """Earlier checks that must hold for this question to make sense."""
    breach: str | None = None
    """The offence of a player who does it all the same; None where it cannot be done at all."""
    when: Callable[[S, A], bool] | None = None
    """Where the finding says anything; elsewhere ``test`` is true and no finding is told.

    It looks at no tile of the action.
    """


def allowed(checks: Iterable[Check[S, A]], state: S, action: A) -> bool:
    """Whether every check says yes; stops at the first no."""
    for check in checks:  # noqa: SIM110 - twice as fast as all() of a generator
        if not check.test(state, action):
            return False
    return True


def judge(subject: Message, checks: Iterable[Check[S, A]], state: S, action: A) -> Verdict:
    """Every check's finding; a check whose needs failed is moot and is not run."""
    findings: list[Finding] = []
    failed: set[str] = set()
    for check in checks:
        if check.when is not None and not check.when(state, action):
            continue
        if failed.intersection(check.needs):
            failed.add(check.id)
            findings.append(Finding(check.id, CheckAnswer.MOOT, check.ref))
            continue
        answer = CheckAnswer.YES if check.test(state, action) else CheckAnswer.NO
        if answer is CheckAnswer.NO:
            failed.add(check.id)
        findings.append(Finding(check.id, answer, check.ref, *check.found(state, action)))
    return Verdict(subject, tuple(findings))
