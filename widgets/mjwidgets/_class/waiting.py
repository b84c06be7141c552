"""A sentence about work that takes long, while it takes long; it goes when the work is done."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from time import monotonic
from typing import Final, TypeVar

from mjteach.core.message import Message
from mjteach.text import render

PATIENCE: Final = 2.0
"""So many seconds nothing is said."""
_PLACE: Final = {"display_id": "mjteach-waiting"}

T = TypeVar("T")


def saying(work: Iterable[tuple[Message, T]], lang: str) -> Iterator[T]:
    """What ``work`` gives; once it takes long, the message of each step stands in the notebook.

    Outside a notebook nothing is said.
    """
    from IPython import get_ipython

    shell, begun, is_said = get_ipython(), monotonic(), False
    for message, one in work:
        if hasattr(shell, "kernel") and monotonic() - begun > PATIENCE:
            told = {"text/plain": render(message, lang)}
            shell.display_pub.publish(told, transient=_PLACE, update=is_said)
            is_said = True
        yield one
    if is_said:
        shell.display_pub.clear_output(wait=True)
