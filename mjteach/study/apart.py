"""Answers that aren't at hand: out of reach, or left apart by how the course was started."""

from __future__ import annotations

from contextlib import suppress

from mjteach.core.errors import StudyError
from mjteach.core.message import Message, msg

from .folder import FILE
from .held import held_in
from .keeping import Keeper


def only_waiting(keeper: Keeper) -> tuple[Message, ...]:
    """What is said where of a store that many share only what waits for it can be read.

    Raises StudyError where nothing waits, and where one's own store can't be read.
    """
    try:
        keeper.names("")
    except StudyError:
        if keeper.learner is None or not keeper.answers():
            raise
        return (msg("study.part"),)
    return ()


def kept_apart(keeper: Keeper) -> tuple[Message, ...]:
    """What is said of answers in the same folder that a keeper doesn't show.

    Who answers into a database that many share may have answers of their own, and the other way
    round. Nothing is missing then, so it is told only where all answers are spoken of.
    """
    folder = keeper.folder
    if folder is None:
        return ()
    if keeper.learner is None:
        return (msg("study.apart.class"),) if held_in(folder) else ()
    from .sql.mending import ids_in  # who keeps nothing need not load a database
    from .sql.store import ERRORS

    with suppress(*ERRORS):  # another program uses it
        return (msg("study.apart.own"),) if ids_in(folder / FILE) else ()
    return ()
