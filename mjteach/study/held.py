"""Which answers a database that many share has of a learner, noted where the learner is.

Nobody here looks after such a database: where an older backup of it is put back, this tells.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Set
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple
from zlib import crc32

from .folder import HELD, beside, for_me_alone, write_whole
from .store import Name, known_as, known_before

_THERE, _GONE = "+", "-"
"""What a line says of an answer: it is there, or it is missing and that is told."""

_GIVEN: Final = "="
"""What one says before that: it was given here, or brought here."""

_LINE: Final = re.compile(r"([+=-])(.*) ([0-9a-f]{8})")


class Noted(NamedTuple):
    """What a note says, by the names of answers."""

    there: frozenset[Name] = frozenset()
    gone: frozenset[Name] = frozenset()
    """Those that were missing, and that was told."""
    earlier: int = 0
    """How many there were, where an earlier version noted only that."""
    is_begun: bool = True
    """Whether the learner has looked since there is one: others send what waits of everybody."""

    @property
    def many(self) -> int:
        """How many answers are noted."""
        return len(self.there) or self.earlier


class Missing(NamedTuple):
    """What is said where answers that were noted are not there."""

    left: int
    """So many of those noted are there."""
    before: int
    """So many were."""
    is_elsewhere: bool = False
    """Whether they were in another database, and this is the first look at this one."""


class Held:
    """The note in a folder about one learner and one database; without a learner there is none.

    A line is added for each answer, so that several programs may write. A note without a database
    is of an earlier version or of a name that was just made up: the first one used takes it over.
    """

    def __init__(self, folder: Path | None, learner: str | None, database: str = "") -> None:
        self._path: Path | None = None
        self._learner, self._database = learner, database
        self.place = _sum_of(database) if database else ""
        """What stands for the database in names of files; empty where none is named."""
        if folder is not None and learner is not None:
            self._path = folder / _name_of(learner, self.place)

    @property
    def is_kept(self) -> bool:
        """Whether there is a place for it."""
        return self._path is not None

    @property
    def noted(self) -> Noted | None:
        """What is noted; None where that is nothing, or cannot be read."""
        return None if self._path is None else _noted_in(self._path)

    @property
    def many(self) -> int:
        """How many answers are noted."""
        return noted.many if (noted := self.noted) else 0

    def renew(
        self,
        find: Callable[[], Iterable[Name]],
        tell: Callable[[Missing], object],
        tell_of_others: Callable[[Set[Name]], object] = lambda _: None,
    ) -> int:
        """Note what is there by now, where ``find`` gives the names of the answers that are.

        Where some are missing that is told once, and noted after that: somebody may interrupt it.
        So is which are there that no note here knows of. Returns how many are there.
        """
        self._take_over()
        noted = self.noted  # first: what is noted by now will be found
        there = {*find()}
        if others := self._unknown(there, noted):
            tell_of_others(others)
        if noted and noted.earlier:
            if len(there) < noted.earlier:
                tell(Missing(len(there), noted.earlier))
            self._begin(there)
            return len(there)
        is_first = noted is None or not noted.there or not noted.is_begun
        before = self._noted_elsewhere(there, is_first=is_first)
        is_elsewhere = noted is None
        if noted is not None:  # what only others note was given there since, or it is told
            known = noted.there | noted.gone
            is_elsewhere = not noted.there - there and bool(before.there - there - known)
            before = Noted(noted.there | (before.there - known), noted.gone)
        had, gone = before.there, before.there - there
        if is_first and noted and noted.there <= there:  # what others sent here is no part of those
            had -= noted.there
        if before.gone & there:  # who puts a backup back brings some back, and thinks it was all
            had, gone = had | before.gone, gone | (before.gone - there)
        if gone:
            tell(Missing(len(had) - len(gone), len(had), is_elsewhere))
        if noted is None:
            given = () if self._path is None else _signs_in(self._path).keys() - there
            self._begin(there, (before.there | before.gone) - there, given)
        else:
            lost = before.there - there
            begun = () if noted.is_begun else ("",)
            self._add([*_lines(_GONE, lost), *_lines(_THERE, (*begun, *there - noted.there))])
        return len(there)

    def _unknown(self, there: Set[Name], noted: Noted | None) -> Set[Name]:
        """Those that are there and were never noted, neither as given here nor otherwise.

        None where an earlier version noted how many, or nothing is noted at all.
        """
        if self._path is None or self._learner is None or (noted and noted.earlier):
            return frozenset()
        if noted and there <= noted.there | noted.gone:
            return frozenset()
        known = dict[Name, str]()
        for path in _notes_of(self._path.parent, self._learner):
            known |= _signs_in(path)
        is_noted = bool({*known.values()} - {_GIVEN})
        return there - known.keys() if is_noted else frozenset()

    def _noted_elsewhere(self, there: Set[Name], *, is_first: bool) -> Noted:
        """What notes of other databases say: the record may have moved here, or back here.

        Those that share an answer with what is there are of the same record. Where none does,
        nobody knows: it is of another class, or everything was lost. That is asked while this
        database never had an answer. What another one is known to miss says nothing then: it may
        be of another class itself.
        """
        if self._path is None or self._learner is None:
            return Noted()
        notes = _notes_of(self._path.parent, self._learner)
        found = (_noted_in(path) for path in notes if path != self._path)
        others = list(filter(None, found))
        meant = [noted for noted in others if noted.there & there]
        gone = frozenset[Name]().union(*(noted.gone for noted in meant))
        if is_first:
            meant = meant or others
        return Noted(frozenset[Name]().union(*(noted.there for noted in meant)) - gone, gone)

    def _take_over(self) -> None:
        """Make a note of before the one of this database.

        That is one without a database, where there is none of any, or one under a name that was
        spelt otherwise then.
        """
        if self._path is not None and self._learner is not None:
            older = self._path.with_name(_name_of(self._learner, self.place, spelt=known_before))
            if older.exists() and not self._path.exists():
                with suppress(OSError):
                    older.replace(self._path)
            notes = _notes_of(self._path.parent, self._learner)
            if len(notes) == 1 and notes[0].stem == self._path.stem.rpartition("-")[0]:
                with suppress(OSError):
                    notes[0].replace(self._path)

    def add(self, names: Iterable[Name]) -> None:
        """Note answers as well."""
        self._add(_lines(_THERE, names))

    def give(self, names: Iterable[Name]) -> None:
        """Note that answers are of here, before they are put anywhere."""
        self._add(_lines(_GIVEN, names))

    def add_for(self, learner: str, names: Iterable[Name]) -> None:
        """Note answers of somebody else in the same database."""
        if self._path is not None:
            other = Held(self._path.parent, learner, self._database)
            other._take_over()
            noted = other.noted
            if not (noted and noted.earlier):
                other.add(names)

    def begin(self) -> None:
        """Note that there is nothing: a name is new here, or all has been forgotten."""
        self._begin(())

    def _begin(
        self, there: Iterable[Name], gone: Iterable[Name] = (), given: Iterable[Name] = ()
    ) -> None:
        if self._path is not None:
            lines = [*_lines(_THERE, ("", *there)), *_lines(_GONE, gone), *_lines(_GIVEN, given)]
            with suppress(OSError):
                write_whole(self._path, "".join(lines))

    def _add(self, lines: Iterable[str]) -> None:
        """Add lines, where that is possible; after half a line a new one begins."""
        if self._path is not None and (text := "".join(lines)):
            with suppress(OSError), open(self._path, "a", 1 << 20, opener=for_me_alone) as file:
                file.write(f"\n{text}")


def held_in(folder: Path, learner: str | None = None) -> int:
    """How many answers are noted in a folder, of one learner or of all, whatever the database."""
    notes = beside(folder, HELD) if learner is None else _notes_of(folder, learner)
    return sum(noted.many for noted in map(_noted_in, notes) if noted)


def is_known(folder: Path, learner: str) -> bool:
    """Whether a folder has a note of a learner that can be read, whatever the database."""
    return any(_noted_in(path) for path in _notes_of(folder, learner))


def _notes_of(folder: Path, learner: str) -> tuple[Path, ...]:
    spelt = (known_as, known_before)
    return beside(folder, *(_name_of(learner, of, spelt=by) for of in ("", "*") for by in spelt))


def _name_of(learner: str, place: str = "", *, spelt: Callable[[str], str] = known_as) -> str:
    one = _sum_of(spelt(learner))
    return HELD.replace("*", f"{one}-{place}" if place else one)


def _noted_in(path: Path) -> Noted | None:
    """What a note says: of an answer its last line, where that is as it was written."""
    found = {name: sign for name, sign in _signs_in(path).items() if sign != _GIVEN}
    if not found:
        return _of_earlier(_text_in(path).split())
    is_begun = found.pop("", None) is not None
    there = frozenset(name for name, sign in found.items() if sign == _THERE)
    return Noted(there, frozenset(found) - there, is_begun=is_begun)


def _signs_in(path: Path) -> dict[Name, str]:
    """What a note says last of each answer; that it was given here, where it says nothing else."""
    found = dict[Name, str]()
    for line in map(_LINE.fullmatch, _text_in(path).split("\n")):
        if line and line[3] == _sum_of(line[1] + line[2]):
            found[line[2]] = found.get(line[2], _GIVEN) if line[1] == _GIVEN else line[1]
    return found


def _text_in(path: Path) -> str:
    with suppress(OSError):
        return path.read_text("utf-8", errors="replace")
    return ""


def _of_earlier(words: list[str]) -> Noted | None:
    """The same twice: how many, until when, and how many of them were told as missing; again."""
    first, second = words[: len(words) // 2], words[len(words) // 2 :]
    with suppress(ValueError):
        if first and first == second:
            return Noted(earlier=sum(map(int, first[::3])) - sum(map(int, first[2::3])))
    return None


def _lines(sign: str, names: Iterable[Name]) -> Iterator[str]:
    """A line for each name; one that would not be read again is left out."""
    for name in names:
        if name.isprintable():
            yield f"{sign}{name} {_sum_of(sign + name)}\n"


def _sum_of(text: str) -> str:
    return f"{crc32(text.encode(errors='surrogatepass')):08x}"
