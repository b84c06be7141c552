"""Whose answers they are, where several pupils share a computer and its account.

Who opens a set under a name has it apart from everybody else. Answers without a name belong to
whoever hands them in first. Where nobody gave one then, whoever begins the set afresh may be
somebody else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final, NamedTuple

from mjteach import __version__
from mjteach.core.errors import StudyError

from .answer import ABOUT, HANDED, Answer, named_by
from .classes import as_meant
from .clock import fresh_id, moment, stamp
from .names import PLANNED, lasting, name_in, shared
from .resume import ended, since_afresh
from .store import known_as
from .written import session

_PAUSE: Final = timedelta(minutes=30)
"""After so long without an answer another sitting begins."""


def answers_of(kept: Sequence[Answer], pupil: str) -> tuple[Answer, ...]:
    """What a pupil has answered of the set that was answered last, of all that is kept of a word.

    That is what was answered under the pupil's name, and what nobody else has handed in where all
    was answered under none. Raises StudyError where that cannot be told, as where some have a name
    and the pupil gives none or another, or where somebody else has it all.
    """
    names = sorted({name_in(one.set_id) for one in kept if not one.is_mark})
    own = known_as(pupil)
    if not own and len(names) > 1:
        raise StudyError("several_names", first=next(filter(None, names)))
    if own and own not in names and any(names):
        like = next((name for name in names if name and as_meant(name) == as_meant(pupil)), "")
        unnamed = "like" if like else "yes" if "" in names else "no"
        raise StudyError("no_such_pupil", name=pupil, unnamed=unnamed, like=like)
    name = own if own in names else "".join(names)
    there = [one for one in kept if name_in(one.set_id) == name]
    last = [one for one in there if lasting(one.set_id) == lasting(there[-1].set_id)]
    return unclaimed(last, pupil)


def unclaimed(kept: Sequence[Answer], pupil: str) -> tuple[Answer, ...]:
    """The answers among what is kept of a set that nobody but the pupil has handed in.

    Raises StudyError where somebody else has handed in all of them, or may have.
    """
    by, over = _who_handed_in(kept), _handed_in_before(kept)
    own = {"", known_as(pupil)}
    mine = [one for one in kept if not one.is_mark and known_as(by.get(one.id, "")) in own]
    free = tuple(one for one in mine if one.id not in over)
    if mine and not free:
        raise StudyError("handed_in_before")
    other = next((name for name in reversed(by.values()) if known_as(name) not in own), "")
    if other and not free:
        last = kept[-1]
        named = {"other": other, "name": pupil or "Zoe"}
        raise StudyError("handed_in", **named, kind=last.kind, word=last.seed)
    return free


class Elsewhere(NamedTuple):
    """How many answers of its word, kind and level a class set lacks that may be meant for it."""

    updated: int = 0
    """So many, since an older course asked other questions."""
    other_set: int = 0
    """So many, since its line was another."""
    unnamed: int = 0
    """So many that were given without a name, and that nobody else has handed in."""


def elsewhere(set_id: str, code: str, word: str, kept: Sequence[Answer]) -> Elsewhere:
    """What a set with a question of such a code lacks of what is kept."""
    own, (asked_by, level, *_) = name_in(set_id), code.split("-")
    claimed = _who_handed_in(kept)
    found = Counter[str]()
    for one in kept:
        version, at, *_ = *one.code.split("-"), ""
        is_like = (one.seed, one.kind, at) == (word, asked_by.partition(".")[0], level)
        is_planned = PLANNED in one.set_id and not one.is_mark
        if not (is_like and is_planned) or lasting(one.set_id) == lasting(set_id):
            continue
        if name_in(one.set_id) == own:
            found["other_set" if version == asked_by else "updated"] += 1
        elif not name_in(one.set_id) and known_as(claimed.get(one.id, "")) in ("", own):
            found["unnamed"] += 1
    return Elsewhere(**found)


def written_otherwise(set_id: str, word: str, kept: Sequence[Answer]) -> str:
    """The name like the pupil's under which a set was answered last; empty where there is none."""
    own, same = name_in(set_id), shared(set_id)
    names = (
        name_in(one.set_id)
        for one in reversed(kept)
        if (shared(one.set_id), one.seed) == (same, word)
    )
    return next((each for each in names if each != own and as_meant(each) == as_meant(own)), "")


def other_sets(kept: Sequence[Answer], given: Sequence[Answer]) -> tuple[tuple[Answer, int], ...]:
    """Class sets of another kind or level than those given, with their word and by the same pupil.

    Of each its last answer, and how many of all that is kept nobody has handed in.
    """
    *_, last = given
    word, name, gone = as_meant(last.seed), name_in(last.set_id), _who_handed_in(kept)
    found: dict[str, list[Answer]] = {}
    for one in kept:
        is_like = (as_meant(one.seed), name_in(one.set_id)) == (word, name)
        is_other = (one.kind, one.level) != (last.kind, last.level) and PLANNED in one.set_id
        if is_like and is_other and not one.is_mark and one.id not in gone:
            found.setdefault(lasting(one.set_id), []).append(one)
    return tuple((each[-1], len(each)) for each in found.values())


def of_others(kept: Sequence[Answer], given: Sequence[Answer]) -> tuple[str, int]:
    """How many answers to the set of what is given are left to somebody else, and to whom last.

    They were handed in under a name that isn't the pupil's.
    """
    *_, last = given
    ids, by = {one.id for one in given}, _who_handed_in(kept)
    own = last.seed, lasting(last.set_id)
    same = (one for one in kept if (one.seed, lasting(one.set_id)) == own)
    left = [by[one.id] for one in same if by.get(one.id) and one.id not in ids]
    return (left[-1], len(left)) if left else ("", 0)


class Rounds(NamedTuple):
    """How many answers to a set are from before it was begun afresh."""

    left_out: int = 0
    """So many aren't handed in again, since somebody handed them in and gave no name."""
    with_others: int = 0
    """So many are handed in with those that came after."""


def rounds(kept: Sequence[Answer], given: Sequence[Answer]) -> Rounds:
    """What is from before its set was begun afresh, of all that is kept and of what is given.

    Where all that is given is from before that, nothing is said of it, nor of who gives a name in
    the line of the set.
    """
    *_, last = given
    word, set_id = as_meant(last.seed), lasting(last.set_id)
    same = [one for one in kept if (as_meant(one.seed), lasting(one.set_id)) == (word, set_id)]
    now = {one.id for one in since_afresh(same)}
    before = 0 if name_in(set_id) else sum(one.id not in now for one in given)
    return Rounds(len(_handed_in_before(same)), before if before < len(given) else 0)


def _handed_in_before(kept: Sequence[Answer]) -> set[str]:
    """The ids of answers that were handed in without any name, before their set was begun afresh.

    Who opens a set under a name is never taken for somebody else.
    """
    over = ended(kept)
    before = _who_handed_in([one for one in kept if one.outcome != HANDED or one.id in over])
    nameless = {id for id, name in _who_handed_in(kept).items() if not name} & before.keys()
    return {one.id for one in kept if one.id in nameless and not name_in(one.set_id)}


def _who_handed_in(kept: Sequence[Answer]) -> dict[str, str]:
    """By the ids of answers the first name under which each was handed in, if there is any.

    What was handed in is named, whatever the clock said then; an earlier version meant all before.
    """
    by: dict[str, str] = {}
    since: list[str] = []
    for one in kept:
        if not one.is_mark:
            since.append(one.id)
        elif one.outcome == HANDED:
            name = str(one.response.get("name", ""))
            named = named_by(one)
            for id in since if named is None else named:
                by[id] = by.get(id) or name
            since = [] if named is None else [id for id in since if id not in named]
    return by


def handed_in(kept: Sequence[Answer], pupil: str, at: datetime) -> Answer:
    """What is kept where a pupil hands in answers to a set."""
    last = kept[-1]
    return Answer(
        id=fresh_id(at),
        checked_at=stamp(at),
        set_id=last.set_id,
        seed=last.seed,
        number=0,
        code=last.code,
        kind=last.kind,
        level=last.level,
        outcome=HANDED,
        response={"name": pupil, ABOUT: [one.id for one in kept]},
        session=session(),
        program=__version__,
    )


def sittings(answers: Sequence[Answer]) -> tuple[datetime, ...]:
    """When each sitting began in which answers were given: after a pause there is another."""
    begun: list[datetime] = []
    before: tuple[str, datetime] | None = None
    for one in answers:
        at = moment(one.checked_at)
        if before is None or one.session != before[0] or at - before[1] > _PAUSE:
            begun.append(at)
        before = one.session, at
    return tuple(begun)
