"""Ctrl+C and its relatives: held back for a moment, or made alike."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, NoReturn


@contextmanager
def ctrl_c_held_back() -> Iterator[None]:
    """Do not hear Ctrl+C: what is under way finishes, or it is meant for another process."""
    with _handled({"SIGINT": signal.SIG_IGN}):
        yield


@contextmanager
def all_like_ctrl_c() -> Iterator[None]:
    """Let a polite kill and the closing of the terminal end the program as Ctrl+C does.

    Ctrl+C itself is named too: a shell that starts us in the background has it ignored.
    """
    with _handled(dict.fromkeys(("SIGINT", "SIGTERM", "SIGHUP"), _interrupt)):
        yield


@contextmanager
def _handled(handlers: dict[str, Callable[[int, FrameType | None], Any] | int]) -> Iterator[None]:
    known = {getattr(signal, name, None): handler for name, handler in handlers.items()}
    usual = {
        number: signal.signal(number, handler)
        for number, handler in known.items()
        if number is not None  # Windows has no SIGHUP
    }
    try:
        yield
    finally:
        for number, handler in usual.items():
            signal.signal(number, handler)


def _interrupt(_number: int, _frame: FrameType | None) -> NoReturn:
    raise KeyboardInterrupt
