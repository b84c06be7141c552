"""False rules about several actions at once: edits of what the checks say of each of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, Unpack

from mjteach.core.decision import CheckAnswer, Verdict
from mjteach.riichi.round.actions import Action
from mjteach.riichi.round.state import RoundState

from ..situations.judged import Judged
from . import Mistake, More, misjudge

Where: TypeAlias = Callable[[RoundState, Action], bool]
"""Which actions a false rule speaks of."""


def without(verdict: Verdict, *checks: str) -> Verdict:
    """The verdict of somebody who does not know some checks."""
    kept = tuple(found for found in verdict.findings if found.check not in checks)
    return verdict._replace(findings=kept)


def everywhere(_state: RoundState, _action: Action) -> bool:
    """Every action."""
    return True


def overlooking(
    code: str,
    slug: str,
    *checks: str,
    where: Where = everywhere,
    common: int = 2,
    **more: Unpack[More],
) -> Mistake:
    """Checks are not known: what only they refuse is thought to be free."""
    return _judging(code, slug, lambda verdict: without(verdict, *checks), where, common, **more)


def demanding(
    code: str, slug: str, check: str, *, where: Where = everywhere, common: int = 2
) -> Mistake:
    """A check is thought to refuse what is free."""

    def judge(verdict: Verdict) -> Verdict:
        if verdict.failures:
            return verdict
        failed = verdict.findings[0]._replace(check=check, answer=CheckAnswer.NO)
        return verdict._replace(findings=(*without(verdict, check).findings, failed))

    return _judging(code, slug, judge, where, common)


def _judging(
    code: str,
    slug: str,
    judge: Callable[[Verdict], Verdict],
    where: Where,
    common: int,
    **more: Unpack[More],
) -> Mistake:
    def change(judged: Judged) -> Judged | None:
        verdicts = tuple(
            (action, judge(verdict) if where(judged.state, action) else verdict)
            for action, verdict in judged.verdicts
        )
        return None if verdicts == judged.verdicts else judged._replace(verdicts=verdicts)

    return misjudge(code, slug, change, common, **more)
