"""A message about slow work while it runs, removed when the work is done."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import timedelta
from typing import Final, TypeVar

from mjteach.core.message import Message
from mjteach.study.clock import now
from mjteach.text import render

PATIENCE: Final = timedelta(seconds=2)
"""So long nothing is said."""
_PLACE: Final = {"display_id": "mjteach-waiting"}

T = TypeVar("T")


def with_progress(work: Iterable[tuple[Message, T]], lang: str) -> Iterator[T]:
    """The result of ``work``; while it takes long, the notebook shows the message of each step.

    Outside a notebook nothing is said.
    """
    from IPython import get_ipython

    shell, begun, is_said = get_ipython(), now(), False
    for message, one in work:
        if hasattr(shell, "kernel") and now() - begun > PATIENCE:
            told = {"text/plain": render(message, lang)}
            shell.display_pub.publish(told, transient=_PLACE, update=is_said)
            is_said = True
        yield one
    if is_said:
        shell.display_pub.clear_output(wait=True)
