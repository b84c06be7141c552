"""A store that answers within a second, or is taken as out of reach for a while."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from threading import Thread
from typing import Final, TypeVar

from mjteach.core.errors import StudyError

from .answer import Answer
from .store import Name, Store

_PATIENCE: Final = 0.8
"""So many seconds a lesson waits for a server."""

_BACK_OFF: Final = 15.0
"""So many seconds it is left alone after that."""

_Done = TypeVar("_Done")


class PromptStore:
    """A store on a server, which nobody waits for longer than a moment.

    What is asked of it is done in a thread. Where that takes too long, StudyError is raised, and
    until the thread has ended, or a while has passed, nothing else is asked; what it does after all
    does no harm, since an answer is kept once.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._thread: Thread | None = None
        self._silent_until = 0.0

    @property
    def spoilt(self) -> int:
        """See :class:`mjteach.study.store.Store`."""
        return self._store.spoilt

    def append(self, answers: Iterable[Answer]) -> None:
        """See :class:`mjteach.study.store.Store`."""
        kept = tuple(answers)
        self._in_time(lambda: self._store.append(kept))

    def since(
        self, moment: str = "", *, until: str = "", set_id: str = "", learner: str | None = None
    ) -> tuple[Answer, ...]:
        """See :class:`mjteach.study.store.Store`."""
        return self._in_time(
            lambda: self._store.since(moment, until=until, set_id=set_id, learner=learner)
        )

    def names(self, until: str, *, learner: str | None = None) -> tuple[Name, ...]:
        """See :class:`mjteach.study.store.Store`."""
        return self._in_time(lambda: self._store.names(until, learner=learner))

    def erase(self, learner: str | None = None) -> None:
        """See :class:`mjteach.study.store.Store`."""
        self._in_time(lambda: self._store.erase(learner))

    def close(self) -> None:
        """See :class:`mjteach.study.store.Store`."""
        self._store.close()

    def _in_time(self, what: Callable[[], _Done]) -> _Done:
        is_busy = self._thread is not None and self._thread.is_alive()
        if is_busy or time.monotonic() < self._silent_until:
            raise StudyError("unreachable")
        done: Future[_Done] = Future()
        self._thread = Thread(target=_fulfil, args=(done, what), daemon=True)
        try:
            self._thread.start()
        except RuntimeError:  # while a program ends, nothing can be begun
            raise StudyError("unreachable") from None
        try:
            return done.result(timeout=_PATIENCE)
        except TimeoutError:
            self._silent_until = time.monotonic() + _BACK_OFF
            raise StudyError("unreachable") from None


def _fulfil(done: Future[_Done], what: Callable[[], _Done]) -> None:
    try:
        done.set_result(what())
    except Exception as error:  # whatever it is, it belongs to who asked
        done.set_exception(error)
