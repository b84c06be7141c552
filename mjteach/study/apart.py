"""Answers that lie in a learner's folder and aren't shown, as the course was started otherwise."""

from __future__ import annotations

from contextlib import suppress

from mjteach.core.message import Message, msg

from .folder import FILE
from .held import held_in
from .keeping import Keeper


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
