"""False rules about what is allowed: edits of a :class:`Verdict`, for every kind that asks it."""

from __future__ import annotations

from collections.abc import Callable

from mjteach.core.decision import Answer, Verdict

from ..base import Content
from ..mistakes import Mistake, misjudge


def ignoring(
    code: str, slug: str, *checks: str, common: int = 2, yields_to: tuple[str, ...] = ()
) -> Mistake:
    """Checks are not known: what only they forbid is thought to be free."""

    def change(verdict: Verdict) -> Verdict | None:
        kept = tuple(found for found in verdict.findings if found.check not in checks)
        return None if len(kept) == len(verdict.findings) else verdict._replace(findings=kept)

    return misjudge(code, slug, change, common, yields_to=yields_to)


def inventing(
    code: str,
    slug: str,
    check: str,
    when: Callable[[Content], bool],
    common: int = 2,
    *,
    yields_to: tuple[str, ...] = (),
) -> Mistake:
    """A check is thought to fail, and alone to forbid, where it does not."""

    def change(verdict: Verdict) -> Verdict | None:
        if not verdict.legal:
            return None
        asked = next((found for found in verdict.findings if found.check == check), None)
        failed = (asked or verdict.findings[0])._replace(check=check, answer=Answer.NO)
        others = tuple(found for found in verdict.findings if found.check != check)
        return verdict._replace(findings=(*others, failed))

    return misjudge(code, slug, change, common, when=when, yields_to=yields_to)


def failing(verdict: Verdict) -> tuple[str, ...]:
    """The checks that say no, in their order; the first is the reason that is asked for."""
    return tuple(found.check for found in verdict.failures)
