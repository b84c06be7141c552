"""Answers that could not be stored when they were given: they wait in files beside the store."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeVar

from mjteach.core.errors import StudyError
from mjteach.core.printable import printable

from .answer import Answer
from .aside import Aside, line_aside, read_aside
from .folder import PENDING, TWINS, append_whole, beside
from .forked import Forked
from .store import is_named

_SHARED: Final = re.compile("pending-shared-(?:(?P<place>[0-9a-f]{8})-)?")
"""How the name of a file begins in which answers wait for a database that many share."""

_LAST: Final = re.compile("[^-]+(?=[.])")
"""What tells it from others of its place."""

_LOOKS: Final = 9
_LONGEST: Final = 1_000
_ENOUGH: Final = 300_000
"""After so many bytes another file is begun: some hundred answers, which are taken in at once."""

_Found = TypeVar("_Found")


class Pending(Forked):
    """The files of a folder in which answers wait; without a folder there are none.

    Each program writes into one of its own, and the same once more into its twin: what waits is
    nowhere else, and a file is easily emptied, cut or removed. Whoever wants to take answers out
    claims a file first: it gets a name that nobody writes into. What waits for a database that many
    share is left to who answers there, and what waits for the learner's own to who answers here.
    Each waits for the database of one ``place``, and goes to no other unless its learner says so.
    """

    def __init__(
        self,
        folder: Path | None,
        *,
        is_shared: bool = False,
        place: str = "",
    ) -> None:
        self._folder, self._is_shared = folder, is_shared
        self._place = place
        self._learners = dict[tuple[str, int], frozenset[str]]()
        """Whose answers are in a file of such a name and size."""
        super().__init__()

    def _begin(self) -> None:
        self.path = self._folder and self._fresh_in(self._folder)
        """The file that this program writes into, and no other: where a line does not fit, it is
        cut off again."""

    @property
    def files(self) -> list[Path]:
        """All that wait for this store, and the twins of those that are gone."""
        return _settled(self._files, [])

    def files_of(self, learner: str | None) -> list[Path]:
        """The same: first those with answers of one learner."""
        if learner is None:
            return self.files

        def in_turn() -> list[Path]:
            return sorted(self._files(), key=lambda one: learner not in self._learners_in(one))

        return _settled(in_turn, list[Path]())

    def _files(self) -> list[Path]:
        return [path for path in self._all() if self._is_for_this(path)]

    def _all(self) -> list[Path]:
        """All files in which answers wait, for whatever store, and twins whose file is gone."""
        if self._folder is None:
            return []
        found = beside(self._folder, *PENDING)
        names = {path.name for path in found}
        return [*found, *(twin for twin in beside(self._folder, *TWINS) if twin.name not in names)]

    def answers(self) -> tuple[Answer, ...]:
        """All that wait for this store."""
        return _settled(lambda: _answers_of(self._files()), ())

    @property
    def elsewhere(self) -> tuple[Answer, ...]:
        """The answers that wait for a database that many share, but not for this store."""
        return _settled(lambda: _answers_of(self._files_elsewhere()), ())

    def leave(self, ids: Collection[str]) -> int:
        """Let go of files that wait for another database, where all their answers are elsewhere.

        What cannot be removed stays. Returns how many damaged lines were set aside with them.
        """
        spoilt = 0
        for path in _settled(self._files_elsewhere, list[Path]()):
            with suppress(OSError, StudyError):
                claimed, read = self.claim(path, path.with_name(_LAST.sub(_token(), path.name)))
                if all(answer.id in ids for answer in read.answers) and let_go(claimed, read):
                    spoilt += read.spoilt
        return spoilt

    def _files_elsewhere(self) -> list[Path]:
        found = self._all()
        return [one for one in found if _SHARED.match(one.name) and not self._is_for_this(one)]

    def _is_for_this(self, path: Path) -> bool:
        """Whether a file waits for this store; earlier versions named no place, or all alike.

        Raises FileNotFoundError where somebody has just claimed it.
        """
        if shared := _SHARED.match(path.name):
            place = shared["place"]
            return self._is_shared and place in (None, self._place)
        return not self._is_shared or any(self._learners_in(path))

    def _learners_in(self, path: Path) -> frozenset[str]:
        """Whose answers are in a file, which is read again once there is more in it."""
        known = path.name, path.stat().st_size
        if known not in self._learners:
            found = frozenset(answer.learner for answer in _answers_in(path))
            if not found:  # it may be read another time
                return found
            self._learners[known] = found
        return self._learners[known]

    def add(self, answers: Iterable[Answer], *, is_full: bool = False) -> None:
        """Write answers down; raises OSError where that cannot be done, and leaves none of them.

        On a disk that is full they are written once: a second time is room for fewer.

        Somebody may claim the file while it is open, and read it too early; then the answers are
        written once more.
        """
        lines = "".join(f"\n{line_aside(answer)}\n" for answer in answers)
        if self._folder is None or self.path is None:
            raise OSError
        is_there = not lines
        while not is_there:
            if self.path.exists() and self.path.stat().st_size > _ENOUGH:
                self.path = self._fresh_in(self._folder)
            is_there = append_whole(self.path, lines)
        if lines and not is_full:
            with suppress(OSError):
                twin_of(self.path).parent.mkdir(0o700, exist_ok=True)
                append_whole(twin_of(self.path), lines)

    def claim(self, path: Path, to: Path | None = None) -> tuple[Path, Aside]:
        """What a file holds, and its new name: for this store, unless another is given.

        Raises OSError where somebody else has it or nothing can be renamed there, and StudyError
        where it cannot be read now.
        """
        mine = path.rename(to or self._fresh_in(self._folder or path.parent))
        with suppress(OSError):
            twin_of(path).rename(twin_of(mine))
        try:
            return mine, held_by(mine)
        except FileNotFoundError:
            raise
        except OSError:
            raise StudyError("unread", folder=printable(str(mine.parent), _LONGEST)) from None

    def forget(self, learner: str | None) -> None:
        """Let go of the answers of one learner, or of all; those of others stay.

        Raises OSError where something of one's own stays.
        """
        for path in self.files:
            try:
                claimed, read = self.claim(path)
            except FileNotFoundError:  # somebody else has claimed it
                continue
            others = [
                one
                for one in read.answers
                if one.learner and not is_named(one.learner, learner or "")
            ]
            if learner is None or len(others) < len(read.answers):
                if learner is not None:
                    self.add(others)
                _remove(claimed)

    def _fresh_in(self, folder: Path) -> Path:
        """A name for answers beside the store that no other program uses."""
        sort = "shared-" if self._is_shared else ""
        place = f"{self._place}-" if self._place else ""
        return folder / f"pending-{sort}{place}{_token()}.jsonl"


def _token() -> str:
    return secrets.token_hex(6)


def _settled(look: Callable[[], _Found], otherwise: _Found) -> _Found:
    """What is found; a file that gets another name meanwhile is looked for."""
    for _ in range(_LOOKS):
        with suppress(FileNotFoundError):
            return look()
    return otherwise


def let_go(path: Path, read: Aside) -> bool:
    """Remove a file whose answers are in the store, unless there is more in it; False if it stays.

    One with damaged lines is set aside, and one with answers of a newer program waits for that.
    """
    if read.newer:
        return False
    try:
        if read.spoilt:
            path.rename(path.with_name(path.name.replace("pending", "damaged")))
        _remove(path)
    except OSError:
        return False
    return True


def held_by(path: Path) -> Aside:
    """What a file holds, with what only its twin has; raises OSError where neither can be read."""
    twin = twin_of(path)
    try:
        read = _read(path)
    except OSError:
        if not (path.exists() and twin.exists()):
            raise
        read, is_less = _read(twin), twin.stat().st_size < path.stat().st_size
        return read._replace(spoilt=max(read.spoilt, int(is_less)))
    with suppress(OSError):
        if read.spoilt or twin.stat().st_size > path.stat().st_size:
            return read.filled_from(_read(twin))
    return read


def twin_of(path: Path) -> Path:
    """Where what is written into a file of answers is written once more."""
    return path.with_name("copies") / path.name


def _read(path: Path) -> Aside:
    return read_aside(path.read_text("utf-8", errors="replace").split("\n"))


def _remove(path: Path) -> None:
    """Let go of a file and its twin; raises OSError where one of them stays."""
    for each in (twin_of(path), path):
        each.unlink(missing_ok=True)


def _answers_of(files: Iterable[Path]) -> tuple[Answer, ...]:
    """The answers in files, each once."""
    return tuple({answer.id: answer for path in files for answer in _answers_in(path)}.values())


def _answers_in(path: Path) -> tuple[Answer, ...]:
    """The answers in a file; none where it cannot be read.

    Raises FileNotFoundError for one that is not there.
    """
    try:
        return held_by(path).answers
    except FileNotFoundError:
        raise
    except OSError:
        return ()
