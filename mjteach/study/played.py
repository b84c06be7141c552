"""Deals at the table, kept while they are played: a log for each table, beside the answers.

Each entry has a number and a check sum, and says how the text of the deal changed. It follows the
entry before it, or is passed over. So whoever knows an older text than the log has writes nothing,
and hears of it. Where two computers share a folder, the program that keeps it alike may set the
log of one beside that of the other, or in its place: the longer goes on. In a page the browser
keeps the log. Where nothing is remembered, a deal lasts as long as its program.
"""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Callable, Sequence, Set
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from threading import RLock
from typing import Final, NamedTuple, Protocol
from zlib import crc32

from mjteach.core.errors import StudyError

from . import in_page
from .folder import any_copy_of, append_whole, beside, is_full, write_whole
from .in_page import PageStore
from .keeping import Keeper

_SIGNS: Final = 16
_PASSED: Final = re.compile(r'"(?:after|passed)": "([0-9a-f ]*)"')
_DAMAGED, _ASIDE = "damaged", "apart"
"""Why a log has another name, under which nobody looks for it."""
_OTHER: Final = "other"
"""The same of one that is met, as a copy is, when the table is opened again."""
_ENOUGH: Final = 200_000
"""Bytes; after so many a log begins again with the text as it stands."""
_LONGEST: Final = 4_000_000
"""No log has more bytes."""


class _Log(NamedTuple):
    """What a log says."""

    number: int = 0
    """That of its last entry."""
    lines: tuple[str, ...] = ("",)
    """The text of the deal."""
    is_damaged: bool = False
    """Whether something below cannot be read."""

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    @property
    def mark(self) -> str:
        return _mark(self.text)

    def follows(self, other: _Log) -> bool:
        """Whether there is more in it than in another, or something else."""
        return self.number >= other.number and self[:2] != other[:2]


class _Place(Protocol):
    """Where a log is. Each method raises OSError where it cannot be done."""

    @property
    def size(self) -> int:
        """How many bytes it has; none where there is no log."""

    def text(self) -> str:
        """All entries, each on a line; raises FileNotFoundError where there is no log."""

    def add(self, number: int, entry: str) -> bool:
        """Add an entry; False where the log has another name by then."""

    def begin(self, number: int, entry: str, *, keeps: str) -> str:
        """Begin it again with an entry; returns the new name of what it was.

        That is kept where ``keeps`` says why.
        """


@dataclass(frozen=True)
class _File:
    """A log in the folder of answers."""

    path: Path

    @property
    def size(self) -> int:
        return self.path.stat().st_size if self.path.exists() else 0

    def text(self) -> str:
        return self.path.read_text(encoding="utf-8", errors="replace")

    def add(self, _number: int, entry: str) -> bool:
        return append_whole(self.path, f"\n{entry}\n")

    def begin(self, _number: int, entry: str, *, keeps: str) -> str:
        aside = _set_aside(self.path, self.path, keeps) if keeps else None
        try:
            write_whole(self.path, f"{entry}\n")
        except OSError:
            if aside is not None:
                _put_back(aside, self.path)
            raise
        return aside.name if aside else ""


@dataclass(frozen=True)
class _InPage:
    """A log that a browser keeps."""

    store: PageStore
    table: str

    @property
    def size(self) -> int:
        return sum(map(len, self.store.deals.get(self.table, ())))

    def text(self) -> str:
        if self.table not in self.store.deals:
            raise FileNotFoundError
        return "\n".join(self.store.deals[self.table])

    def add(self, number: int, entry: str) -> bool:
        self.store.add_to_deal(self.table, number, entry, is_anew=False)
        return True

    def begin(self, number: int, entry: str, *, keeps: str) -> str:  # noqa: ARG002 - entries are whole
        self.store.add_to_deal(self.table, number, entry, is_anew=True)
        return ""


class DealLog:
    """The log of the table with this name, as one window knows it."""

    def __init__(
        self, keeper: Keeper, name: str, tell: Callable[[], object] = lambda: None
    ) -> None:
        self._keeper, self._place = keeper, _place(keeper, name)
        self._known, self._text, self._tell = _Log(), "", tell
        self._passed = set[str]()
        """The marks of what the deal was before."""
        self._lock = RLock()
        self.left_apart: StudyError | None = None
        """That it went on at several computers, where what was last read is only the longest."""
        self.trouble: StudyError | None = None
        """Why the deal is not kept as it stands, where it ought to be.

        That is tried again, and ``tell`` called in whatever thread once it is over or another.
        """

    @property
    def is_apart(self) -> bool:
        """Whether it went on in another window while it could not be kept here."""
        return self.trouble is not None and self.trouble.message == _APART.message

    @property
    def is_damaged(self) -> bool:
        """Whether something in the log could not be read."""
        return self._known.is_damaged

    def read(self) -> str:
        """The text that is kept, as far as it can be read; empty where there is none."""
        with self._lock:
            self.left_apart = None
            if isinstance(self._place, _File) and (copies := _copies_of(self._place.path)):
                with suppress(StudyError), self._keeper.alone():
                    self._meet_all(self._place.path, copies)
            self._passed.clear()
            with suppress(OSError):
                self._passed |= _passed_in(self._place.text() if self._place else "")
            self._known, self.trouble = self._there(), None
            return self._known.text

    def _meet_all(self, path: Path, copies: Sequence[Path]) -> None:
        """Meet copies, the longest first: it may have passed the others."""
        found = []
        for copy in copies:
            with suppress(OSError):
                found.append((_story_of(copy).log.number, copy))
        names = []
        for _, copy in sorted(found, reverse=True):
            with suppress(OSError):
                names.append(_meet(path, copy))
        if names := list(filter(None, names)):
            self.left_apart = StudyError("deal_twice", count=len(names), file=", ".join(names))

    def keep(self, text: str, *, anyway: bool = False) -> bool:
        """Keep the text, whatever another window has kept if ``anyway``.

        False where another window has, so that this one had an older text. Where it could not be
        kept, :attr:`trouble` says why, and all of it is kept later.
        """
        with self._lock:
            is_kept = self._try(text, anyway=anyway)
        if self._waits:
            self._keeper.try_again(self._again)
        return is_kept

    @property
    def _waits(self) -> bool:
        return self.trouble is not None and not self.is_apart

    def _again(self) -> bool:
        """Keep what waits; whether nothing does any more."""
        with self._lock:
            before = self.trouble and self.trouble.message
            if self._waits:
                self._try(self._text, anyway=False)
            now = self.trouble and self.trouble.message
        if now != before:
            self._tell()
        return not self._waits

    def _try(self, text: str, *, anyway: bool) -> bool:
        if self._place is None:
            return True
        self._text = text
        try:
            is_kept = self._keep(self._place, tuple(text.split("\n")), anyway=anyway)
        except OSError as error:
            self.trouble = StudyError("deal_full" if is_full(error) else "deal_unwritten")
            return True
        if not is_kept and self.trouble is not None:
            self.trouble = _APART
            return True
        self.trouble = None
        return is_kept

    def set_aside(self, text: str) -> str:
        """Begin the log again with a text; returns the new name of the old one, or nothing."""
        with self._lock, suppress(OSError):
            if self._place is not None:
                log = _Log(self._known.number + 1, tuple(text.split("\n")))
                return self._write(self._place, log, keeps=_DAMAGED)
        return ""

    def _keep(self, place: _Place, lines: tuple[str, ...], *, anyway: bool) -> bool:
        there = self._there()
        if there.lines == lines and not there.is_damaged:  # both did the same
            self._known = there
            return True
        if there.follows(self._known) and not anyway:
            return False
        after = _Log(max(there.number, self._known.number) + 1, lines)
        is_behind = there.number + 1 < after.number
        if there.is_damaged or is_behind or place.size > _ENOUGH:
            is_other = is_behind and there.number and there.mark not in self._passed
            keeps = _DAMAGED if there.is_damaged else _OTHER if is_other else ""
            self._write(place, after, keeps=keeps)
            return True
        is_added = place.add(after.number, _entry(there, after))
        if is_added and self._there() == after:
            self._passed.add(self._known.mark)
            self._known = after
            return True
        return self._keep(place, lines, anyway=anyway)  # somebody else was faster

    def _write(self, place: _Place, log: _Log, *, keeps: str) -> str:
        """Begin the log again with only the text as it stands; see :meth:`_Place.begin`."""
        self._passed.add(self._known.mark)
        aside = place.begin(log.number, _entry(self._known, log, passed=self._passed), keeps=keeps)
        self._known = log
        return aside

    def _there(self) -> _Log:
        """What the log says now; nothing, and damaged, where it cannot be read."""
        if self._place is None:
            return _Log()
        try:
            if self._place.size <= _LONGEST:
                log = _read(self._place.text())
                return log if log.number else log._replace(is_damaged=True)
        except FileNotFoundError:
            return _Log()
        except OSError:
            pass
        return _Log(is_damaged=True)


_APART: Final = StudyError("deal_apart")


def _mark(text: str) -> str:
    return sha256(text.encode(errors="surrogatepass")).hexdigest()[:_SIGNS]


def _set_aside(path: Path, of: Path, why: str) -> Path:
    """Give a log, or a copy of it, another name; raises OSError where it stays."""
    return path.rename(of.with_name(f"{of.stem}-{why}-{secrets.token_hex(4)}.jsonl"))


def _put_back(aside: Path, path: Path) -> None:
    """Give what was set aside its name again, unless somebody else has it; raises OSError."""
    if not path.exists():
        aside.rename(path)


def _copies_of(path: Path) -> tuple[Path, ...]:
    """What lies beside a log under a name that is made of its own, and was not set aside."""
    aside = tuple(f"{path.stem}-{why}-".lower() for why in (_DAMAGED, _ASIDE))
    return tuple(
        each
        for each in beside(path.parent, any_copy_of(path.stem))
        if each != path
        and not each.name.startswith((".", "~"))
        and not any(mark in each.name.lower() for mark in aside)
    )


def _meet(path: Path, copy: Path) -> str:
    """Let the longer of two logs go on, and set the other aside; raises OSError.

    Returns the name of that one, unless the longer once was as it is.
    """
    here, there = _story_of(path), _story_of(copy)
    if not there.log.number:  # it is none of ours
        return ""
    is_longer = there.log.number > here.log.number
    shorter, longer = (here, there) if is_longer else (there, here)
    aside = None
    with suppress(FileNotFoundError):
        aside = _set_aside(path if is_longer else copy, path, _ASIDE)
    if is_longer:
        try:
            copy.rename(path)
        except OSError:
            if aside is not None:
                _put_back(aside, path)
            raise
    return "" if aside is None or longer.has_passed(shorter.log) else aside.name


class _Story(NamedTuple):
    """A file of a log, and what it says."""

    text: str = ""
    log: _Log = _Log()

    def has_passed(self, log: _Log) -> bool:
        """Whether it once stood as another log does, or does now."""
        return self.log.text == log.text or log.mark in _passed_in(self.text)


def _story_of(path: Path) -> _Story:
    """What a file says; nothing where there is none, or far too much. Raises OSError."""
    with suppress(FileNotFoundError):
        if path.stat().st_size <= _LONGEST:
            text = path.read_text(encoding="utf-8", errors="replace")
            return _Story(text, _read(text))
    return _Story()


def _passed_in(text: str) -> set[str]:
    """The marks of what a log was before; one that was begun again has those of the old one."""
    return {mark for marks in _PASSED.findall(text) for mark in marks.split()}


def _entry(before: _Log, after: _Log, *, passed: Set[str] = frozenset()) -> str:
    """The line that leads from one text to another.

    The first of a log has all of the text, and the marks of what the deal was before.
    """
    pairs = enumerate(zip(before.lines, after.lines, strict=False))
    least = min(len(before.lines), len(after.lines))
    same = 0 if passed else next((n for n, (old, new) in pairs if old != new), least)
    told = {
        "number": after.number,
        "after": before.mark,
        "same": same,
        "lines": after.lines[same:],
        **({"passed": " ".join(sorted(passed))} if passed else {}),
    }
    line = json.dumps(told)
    return f"{_sum(line)} {line}"


def _read(text: str) -> _Log:
    """What a log says up to the first line that is damaged, or follows one that is gone."""
    log = _Log()
    for line in filter(None, text.split("\n")):
        check_sum, _, told = line.partition(" ")
        if check_sum != _sum(told):
            return log._replace(is_damaged=True)
        entry = json.loads(told)
        number, same = entry["number"], entry["same"]
        is_first = log.number == 0 and same == 0
        if is_first or (number, entry["after"]) == (log.number + 1, log.mark):
            log = _Log(number, (*log.lines[:same], *entry["lines"]))
        elif number > log.number:
            return log._replace(is_damaged=True)
    return log


def _sum(line: str) -> str:
    return f"{crc32(line.encode(errors='surrogatepass')):08x}"


def _place(keeper: Keeper, name: str) -> _Place | None:
    if not keeper.is_on:
        return None
    if keeper.folder is not None:
        here, before = (
            keeper.folder / named.replace("*", _mark(name))
            for named in (keeper.deals, keeper.deals_before)
        )
        if before.exists() and not here.exists():
            with suppress(OSError):
                before.rename(here)
        return _File(here)
    page = in_page.opened()
    return None if page is None else _InPage(page, _mark(name))
