"""A store that answers within a second, or is taken as out of reach for a while."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable, Iterator
from concurrent.futures import Future, wait
from contextlib import contextmanager
from functools import partial
from itertools import pairwise
from threading import Event, Thread
from typing import Any, Final, TypeVar

from mjteach.core.errors import StudyError

from .answer import Answer
from .store import NEVER, Name, RestingError, Store

_PATIENCE: Final = 0.8
"""So many seconds a lesson waits for a server."""

_BACK_OFF: Final = 15.0
"""So many seconds it is left alone after that."""

_PATIENT: Final = 5.0
"""So many seconds who hands something in waits for it."""

_AT_ONCE: Final = 1_000
"""About so many answers are read at once."""

_Done = TypeVar("_Done")


class PromptStore:
    """A store on a server, which nobody waits for longer than a moment.

    What is asked of it is done in a thread. Where that takes too long, StudyError is raised, and
    until that has ended, or a while has passed, nothing else is asked; what it does after all
    does no harm, since an answer is kept once. To get to know a server takes many messages: that
    goes on while nobody waits, and once it is done the server is asked.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asked: Future[Any] | None = None
        self._silent_until = 0.0
        self._is_known = self._is_patient = False
        self.spoilt = self.newer = 0

    @contextmanager
    def patiently(self) -> Iterator[None]:
        """In this context the server is waited for some seconds, even if it was slow just now."""
        self._is_patient = True
        try:
            yield
        finally:
            self._is_patient = False

    def append(self, answers: Iterable[Answer]) -> None:
        """See :class:`mjteach.study.store.Store`."""
        kept = tuple(answers)
        self._in_time(lambda: self._store.append(kept))

    def since(
        self,
        moment: str = "",
        *,
        until: str = "",
        sets: Collection[str] = (),
        learner: str | None = None,
        is_whole: bool = False,
    ) -> tuple[Answer, ...]:
        """See :class:`mjteach.study.store.Store`; those of years are read some at a time."""
        edges = [moment, *(() if moment or sets else self._edges(until, learner)), until]
        read = partial(self._store.since, sets=sets, learner=learner, is_whole=is_whole)
        found, self.spoilt, self.newer = list[Answer](), 0, 0
        for first, end in pairwise(edges):
            found += self._in_time(partial(read, first, until=end))
            self.spoilt += self._store.spoilt
            self.newer += self._store.newer
        return tuple(found)

    def _edges(self, until: str, learner: str | None) -> list[str]:
        """The moments between which answers are read at once."""
        names = self.names(until or NEVER, learner=learner)
        return sorted({name.partition(" ")[0] for name in names[_AT_ONCE::_AT_ONCE]})

    def names(self, until: str, *, learner: str | None = None) -> tuple[Name, ...]:
        """See :class:`mjteach.study.store.Store`."""
        return self._in_time(lambda: self._store.names(until, learner=learner))

    def erase(
        self, learner: str | None = None, *, also: Callable[[], object] = lambda: None
    ) -> None:
        """See :class:`mjteach.study.store.Store`.

        Where it takes too long, what lies beside the store stays: more may be written there by the
        time that the server forgets.
        """
        is_begun, is_late = Event(), Event()

        def forget() -> None:
            is_begun.set()
            self._store.erase(learner, also=lambda: None if is_late.is_set() else also())

        try:
            self._in_time(forget)
        except StudyError as error:
            is_late.set()
            is_slow = is_begun.is_set() and error.message == StudyError("unreachable").message
            raise StudyError("not_forgotten") if is_slow else error from None

    def close(self) -> None:
        """See :class:`mjteach.study.store.Store`."""
        self._store.close()

    def _in_time(self, what: Callable[[], _Done]) -> _Done:
        until = time.monotonic() + (_PATIENT if self._is_patient else _PATIENCE)
        if not self._is_known:
            self._ask(self._get_to_know, until)
        return self._ask(what, until)

    def _get_to_know(self) -> None:
        self._store.append(())
        self._is_known, self._silent_until = True, 0.0

    def _ask(self, what: Callable[[], _Done], until: float) -> _Done:
        self._check_is_free(until)
        done: Future[_Done] = Future()
        try:
            Thread(target=_fulfil, args=(done, what), daemon=True).start()
        except RuntimeError:  # while a program ends, nothing can be begun
            raise StudyError("unreachable") from None
        self._asked = done
        try:
            found = done.result(timeout=max(0.0, until - time.monotonic()))
        except TimeoutError:
            self._silent_until = time.monotonic() + _BACK_OFF
            raise StudyError("unreachable") from None
        self._silent_until = 0.0  # who was patient finds that it is back
        return found

    def _check_is_free(self, until: float) -> None:
        """Raise StudyError while something else is asked, and for a while after it took long."""
        before = self._asked
        if before is not None and self._is_patient:
            wait((before,), timeout=max(0.0, until - time.monotonic()))
        if before is not None and not before.done():
            raise StudyError("unreachable")
        if time.monotonic() < self._silent_until and not self._is_patient:
            has_failed = before is not None and before.exception() is not None
            raise (StudyError if has_failed else RestingError)("unreachable")


def _fulfil(done: Future[_Done], what: Callable[[], _Done]) -> None:
    try:
        done.set_result(what())
    except Exception as error:  # whatever it is, it belongs to who asked
        done.set_exception(error)
