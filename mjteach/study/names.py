"""The names of sets: what was done under one is found again, whatever a later course asks there.

A name says what a set is about and where it begins, not which version of its kind asks it. Older
courses wrote the version into the name, and a pupil's name there in another spelling; the answers
that they kept stay as they are.
"""

from __future__ import annotations

import re
from typing import Final
from zlib import crc32

from mjteach.puzzles.generate import code_of
from mjteach.puzzles.practice import Practice
from mjteach.puzzles.registry import kind as kind_of

from .answer import Answer
from .keeping import Keeper
from .store import known_as

_VERSION: Final = re.compile(r"^([a-z_]+)\.\d+(?=-)")
PLANNED: Final = "~"
"""Before the mark of a set whose questions are all known beforehand."""
_FIRST_WRITTEN: Final = 2
"""The first version of a kind is not written."""


def set_id_of(begun: Practice) -> str:
    """The name of a set, from its first state: the same cell of a lesson always has the same.

    >>> from mjteach.puzzles.practice import start
    >>> set_id_of(start("fu_count", n=5, seed="tuesday"))
    'fu_count-1b-ifan*5'
    """
    older = "+" if begun.older else ""
    plan = f"{PLANNED}{crc32(' '.join(begun.plan).encode()):08x}" if begun.plan else ""
    return lasting(f"{code_of(begun.own)}*{begun.of}{older}{plan}")


def lasting(set_id: str) -> str:
    """The name of a set as it is written now: without a version, and with the pupil's in one way.

    >>> lasting("fu_count.2-1b-ifan*5"), lasting("fu_count-1b-ifan*5@weiß")
    ('fu_count-1b-ifan*5', 'fu_count-1b-ifan*5@weiss')
    """
    own, _, name = _VERSION.sub(r"\1", set_id).partition("@")
    return named(own, name)


def named(set_id: str, name: str) -> str:
    """The name of a set that a pupil answers under a name; without one it is the set's own.

    >>> named("fu_count-1b-ifan*5", "zoe"), name_in("fu_count-1b-ifan*5@zoe")
    ('fu_count-1b-ifan*5@zoe', 'zoe')
    """
    return f"{set_id}@{known_as(name)}" if name else set_id


def of_other_lengths(set_id: str, most: int) -> tuple[str, ...]:
    """The names of the same set where it has another number of questions, up to ``most``.

    >>> of_other_lengths("fu_count-1b-ifan*1", 2)
    ('fu_count-1b-ifan*1+', 'fu_count-1b-ifan*2', 'fu_count-1b-ifan*2+')
    """
    begun, _, _ = set_id.partition("*")
    names = (f"{begun}*{of}{older}" for of in range(1, most + 1) for older in ("", "+"))
    return tuple(name for name in names if name != set_id)


def name_in(set_id: str) -> str:
    """The name under which a pupil answers a set; empty for a set without one."""
    return known_as(set_id.partition("@")[2])


def shared(set_id: str) -> str:
    """The name of a set that all pupils share, whatever they are called.

    >>> shared("fu_count.2-1b-ifan*5@zoe")
    'fu_count-1b-ifan*5'
    """
    return lasting(set_id).partition("@")[0]


def kept_of(set_id: str, keeper: Keeper) -> tuple[Answer, ...]:
    """The answers to a set under all names that it has had, in the order of time and id.

    Nobody can list the ways in which a pupil's name was spelt: all that is kept is looked through.
    """
    if name_in(set_id):
        return tuple(one for one in keeper.answers() if lasting(one.set_id) == set_id)
    return keeper.answers(sets=_names_of(set_id))


def _names_of(set_id: str) -> tuple[str, ...]:
    kind, rest = set_id.split("-", 1)
    versions = range(_FIRST_WRITTEN, kind_of(kind).version + 1)
    return (set_id, *(f"{kind}.{version}-{rest}" for version in versions))
