"""Answers that aren't at hand: out of reach, or left apart by how the course was started."""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple

from mjteach.core.errors import StudyError
from mjteach.core.message import Message, msg

from .answer import Answer
from .folder import FILE
from .held import held_in
from .keeping import Keeper


class AtHand(NamedTuple):
    """The answers that can be read, and what is said where they are not all."""

    answers: tuple[Answer, ...]
    said: tuple[Message, ...] = ()


def at_hand(keeper: Keeper) -> AtHand:
    """All answers; of a store that many share and that can't be read, those that wait for it.

    A store far away is asked once, and has some seconds to answer. Raises StudyError where nothing
    waits, and where one's own store can't be read.
    """
    try:
        with keeper.patient():
            return AtHand(keeper.all_answers())
    except StudyError:
        if keeper.learner is None or not (waiting := keeper.waiting):
            raise
        return AtHand(waiting, (msg("study.part"),))


def kept_apart(keeper: Keeper) -> tuple[Message, ...]:
    """What is said of answers in the same folder that a keeper doesn't show.

    Who answers into a database that many share may have answers of their own, and the other way
    round. Nothing is missing then, so it is told only where all answers are spoken of.
    """
    folder = keeper.folder
    if folder is None:
        return ()
    left = keeper.waiting_elsewhere if keeper.learner else keeper.pending.elsewhere
    said = [msg("study.apart.waiting", count=len(left))] if left else []
    if keeper.learner is None:
        return (*said, msg("study.apart.class")) if held_in(folder) else tuple(said)
    from .sql.mending import ids_in  # who keeps nothing need not load a database
    from .sql.store import ERRORS

    with suppress(*ERRORS):  # another program uses it
        said += [msg("study.apart.own")] if ids_in(folder / FILE) else []
    return tuple(said)
