"""What may be said about a learner: suspected, found, doubted, cleared (misconceptions, section 2).

A code is named by the chance of every cause that has it. What is found needs answers that fit; what
is cleared needs answers in which the same false rule would have shown and did not.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from ..base import Evidence, RuleDifference
from ..grading import differing
from .answers import Given
from .causes import UNKNOWN, Cause
from .tracker import LIKELY, SURE, Tracked, Trait

GONE: Final = 0.03
"""Up to this chance a misconception may be cleared, where enough answers speak against it."""

_FITS: Final = 3
"""So many answers have to fit before a false rule is found: where none is against it or astray."""

_EXPLAINED: Final = 0.01
"""Where an answer went astray a false rule is found up to this chance of a rule that is unknown."""

_ALWAYS: Final = 4
"""From so many fits on, with nothing against it or astray, no unknown rule is thought of."""

_WITHOUT: Final = 3
"""So many answers as without it have to follow before a false rule is cleared."""

RIVAL: Final = 2
"""Of two causes the likelier one leads if it is more than so many times as likely."""


class MisconceptionStanding(StrEnum):
    """How a misconception stands after a record."""

    FOUND = "found"
    SUSPECTED = "suspected"
    DOUBTED = "doubted"
    CLEARED = "cleared"


class NamedMisconception(NamedTuple):
    """A misconception that was likely at some time, and what speaks for and against it."""

    code: str
    standing: MisconceptionStanding
    chance: float
    evidence: Evidence


class Conclusions(NamedTuple):
    """All that may be said after a record; codes and differences most likely first."""

    named: tuple[NamedMisconception, ...] = ()
    differences: tuple[RuleDifference, ...] = ()
    unknown: bool = False
    """No rule explains what goes wrong."""

    def of(self, *standings: MisconceptionStanding) -> tuple[NamedMisconception, ...]:
        """The misconceptions that stand so."""
        return tuple(named for named in self.named if named.standing in standings)

    @property
    def either(self) -> tuple[NamedMisconception, ...]:
        """The likeliest misconception, or the two that are about as likely."""
        return ahead(self.of(MisconceptionStanding.FOUND, MisconceptionStanding.SUSPECTED))


def ahead(named: tuple[NamedMisconception, ...]) -> tuple[NamedMisconception, ...]:
    """The first, and the second where it is not clearly less likely."""
    return tuple(other for other in named[:2] if named[0].chance <= RIVAL * other.chance)


def told(tracked: Tracked) -> Conclusions:
    """What may be said after the record of ``tracked``."""
    chances = tracked.codes()
    known = dict.fromkeys(trait.code for trait in sorted(tracked.ever))
    named = (standing_of(tracked, code, chances[code]) for code in known)
    differences: dict[RuleDifference, float] = {
        difference: chance
        for cause, chance in tracked.chances.items()
        if chance >= LIKELY and (difference := _played_elsewhere(tracked, cause)) is not None
    }
    return Conclusions(
        tuple(sorted(filter(None, named), key=lambda found: (-found.chance, found.code))),
        tuple(sorted(differences, key=lambda difference: -differences[difference])),
        tracked.chances.get(UNKNOWN, 0.0) >= LIKELY,
    )


def right_elsewhere(answer: Given, cause: Cause) -> RuleDifference | None:
    """The other rule of a cause with the rule sets by whose rules the whole answer is right."""
    if cause.difference is None:
        return None
    (key,) = answer.shown.answers(cause)
    if not answer.wrong or differing(answer.given, key, answer.fields):
        return None
    given = {id: answer.given[id] for id in answer.fields}
    tables = answer.shown.tables(cause.difference, given)
    return cause.difference._replace(rulesets=tables) if tables else None


def _played_elsewhere(tracked: Tracked, cause: Cause) -> RuleDifference | None:
    """The other rule with the rule sets by which all answers are right that it explains."""
    right = [found for answer in tracked.answers if (found := right_elsewhere(answer, cause))]
    if not right:
        return None
    tables = [id for id in right[0].rulesets if all(id in each.rulesets for each in right)]
    return right[0]._replace(rulesets=tuple(tables)) if tables else None


def standing_of(tracked: Tracked, code: str, chance: float) -> NamedMisconception | None:
    """How a misconception of this chance stands; None where nothing is to be said of it."""
    leading = tracked.leading(code)
    evidence = _evidence(tracked, leading, code)
    fits, against = evidence.count(True), evidence.count(False)
    traits = [trait for trait in tracked.ever if trait.code == code]
    if chance >= LIKELY:
        astray = _astray(tracked, leading)
        enough = max(_FITS, 2 * against, 2 * astray + 1)
        is_alone = fits >= _ALWAYS and not against and not astray
        unknown = tracked.chances.get(UNKNOWN, 0.0)
        is_explained = not astray or unknown <= _EXPLAINED
        is_sure = chance >= SURE * (1.0 - unknown * is_alone) and is_explained
        is_found = is_sure and fits >= enough
        standing = MisconceptionStanding.FOUND if is_found else MisconceptionStanding.SUSPECTED
    elif chance <= GONE and all(_is_refuted(tracked, trait) for trait in traits):
        standing = MisconceptionStanding.CLEARED
    elif tracked.sure.intersection(traits):
        standing = MisconceptionStanding.DOUBTED
    else:
        return None
    return NamedMisconception(code, standing, chance, Evidence(fits, against))


def _is_refuted(tracked: Tracked, trait: Trait) -> bool:
    """Whether enough answers since the last that fits are as without the false rule."""
    evidence = _evidence(tracked, tracked.leading(*trait), trait.code)
    since = evidence[::-1].index(True) if True in evidence else len(evidence)
    return evidence[len(evidence) - since :].count(False) >= _WITHOUT


def _evidence(tracked: Tracked, cause: Cause, code: str) -> list[bool | None]:
    """Whether each answer of the record speaks for a code or against it."""
    others = tracked.others(cause, code)
    return [speaks(answer, cause, others) for answer in tracked.answers]


def _astray(tracked: Tracked, cause: Cause) -> int:
    """How many answers of the record went wrong in another way than ``cause`` has it."""
    return sum(not _accounts(answer, cause) for answer in tracked.answers)


def _accounts(answer: Given, cause: Cause) -> bool:
    """Whether a cause explains every wrong part, or the parts from which the others follow."""
    wrong = [id for id in answer.wrong if id not in answer.shown.computed] or answer.wrong
    return any(not differing(answer.given, way, wrong) for way in answer.shown.answers(cause))


def speaks(answer: Given, cause: Cause, others: tuple[int, ...]) -> bool | None:
    """Whether a false rule shows in an answer: as ``cause`` has it, or as its ``others`` alone.

    None where it changes nothing that was answered, or the answer is neither.
    """
    without = answer.shown.row(others[0]) if others else answer.shown.key
    found: bool | None = None
    for predicted in answer.shown.answers(cause):
        changed: Sequence[str] = differing(predicted, without, answer.fields)
        changed = [id for id in changed if id not in answer.shown.computed] or changed
        if changed and not differing(answer.given, predicted, changed):
            return True
        if changed and not differing(answer.given, without, changed):
            found = False
    return found
