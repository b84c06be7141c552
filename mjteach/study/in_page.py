"""Answers that a browser keeps: those it had when a page opened, those given since, and those of
other pages that are open. So it is with deals at the table.

The page itself writes them; see ``mjteach/site/static/keep.mjs`` and ``deals.mjs``. Here is what
Python knows of it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Protocol

from mjteach.core.errors import StudyError
from mjteach.core.message import Message, msg

from .answer import Answer, answer_of_line, line_of
from .store import Name, in_order, is_named, name_of


class Browser(Protocol):
    """What keeps answers for a page: a record for each, by its id."""

    def add(self, id: str, line: str) -> object:
        """Keep a line; one that is there already stays as it is."""

    def add_to_deal(self, table: str, number: int, line: str, *, is_anew: bool) -> object:
        """Keep an entry of the log of a deal, or this one alone."""

    def erase(self) -> object:
        """Forget all."""


class Nobody:
    """A browser in which nothing was answered, and which keeps nothing."""

    def add(self, id: str, line: str) -> None:
        """Keep nothing."""

    def add_to_deal(self, table: str, number: int, line: str, *, is_anew: bool) -> None:
        """Keep nothing."""

    def erase(self) -> None:
        """Forget nothing."""


class PageStore:
    """See :class:`mjteach.study.store.Store`."""

    def __init__(
        self,
        browser: Browser,
        lines: Iterable[str],
        deals: Mapping[str, list[str]] = MappingProxyType({}),
    ) -> None:
        self._browser = browser
        self.spoilt = self.newer = 0
        """How many lines the browser has that can't be read at all, or by a newer course only."""
        self.deals = dict(deals)
        """The entries of the log of each table; see :mod:`.played`."""
        self._known: dict[str, Answer] = {}
        self.hear(lines)

    def hear(self, lines: Iterable[str]) -> None:
        """Take note of what the browser has already: another page has put it there."""
        for line in lines:
            try:
                answer = answer_of_line(line)
            except StudyError:
                is_whole = line.startswith("{") and line.endswith("}")
                self.newer += is_whole
                self.spoilt += not is_whole
            else:
                self._known.setdefault(answer.id, answer)

    def forget(self) -> None:
        """Take note that the browser has nothing any more: another page has forgotten all."""
        self._known.clear()
        self.deals.clear()

    def hear_of_deal(self, table: str, entries: Iterable[str]) -> None:
        """Take note of the log of a table as the browser has it: another page has gone on."""
        self.deals.pop(table, None)
        if known := [*entries]:
            self.deals[table] = known

    def add_to_deal(self, table: str, number: int, line: str, *, is_anew: bool) -> None:
        """Add an entry to the log of a table, or begin it with that, and have the browser do so."""
        self.deals[table] = [*(() if is_anew else self.deals.get(table, ())), line]
        self._browser.add_to_deal(table, number, line, is_anew=is_anew)

    def append(self, answers: Iterable[Answer]) -> None:
        """Keep these, and have the browser keep them."""
        for answer in answers:
            if answer.id not in self._known:
                self._known[answer.id] = answer
                self._browser.add(answer.id, line_of(answer))

    def since(
        self,
        moment: str = "",
        *,
        until: str = "",
        sets: Collection[str] = (),
        learner: str | None = None,
        is_whole: bool = False,  # noqa: ARG002 - it is all at hand
    ) -> tuple[Answer, ...]:
        """The answers from a moment on, of some sets and one learner or of all."""
        return in_order(
            answer
            for answer in self._known.values()
            if answer.checked_at >= moment
            and (not until or answer.checked_at < until)
            and (not sets or answer.set_id in sets)
            and (learner is None or is_named(answer.learner, learner))
        )

    def names(self, until: str, *, learner: str | None = None) -> tuple[Name, ...]:
        """Their names before a moment, in order."""
        return tuple(map(name_of, self.since(until=until, learner=learner)))

    def close(self) -> None:
        """Nothing is open."""

    def erase(
        self,
        learner: str | None = None,  # noqa: ARG002 - it is one person's browser
        *,
        also: Callable[[], object] = lambda: None,
    ) -> None:
        """Forget all."""
        also()
        self.forget()
        self._browser.erase()


_OPENED: list[PageStore] = []


def begin(
    browser: Browser,
    lines: Iterable[str],
    deals: Mapping[str, list[str]] = MappingProxyType({}),
) -> PageStore:
    """The store of this page; from now on :func:`mjteach.study.this_program.keeper` keeps there."""
    _OPENED[:] = [PageStore(browser, lines, deals)]
    return _OPENED[0]


def opened() -> PageStore | None:
    """The store of this page; None where Python runs in no page."""
    return next(iter(_OPENED), None)


def known_to_reader(file: Path) -> str:
    """How a file is called to its reader: in a page by its name, for nobody knows its folder."""
    return file.name if opened() else str(file)


def downloaded() -> tuple[Message, ...]:
    """Where a page's reader finds a file that was written; nothing where Python runs in no page."""
    return (msg("study.downloaded"),) if opened() else ()
