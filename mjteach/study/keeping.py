"""The store of this program: opened when it is first wanted, and never in the way of a lesson.

In the folder lie ``answers.db``, copies of it from the last days, and ``pending-….jsonl``: answers
that could not be written when they were given. They are taken in as soon as that works again.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final

from mjteach.core.errors import StudyError
from mjteach.core.message import Message
from mjteach.core.printable import printable

from .answer import Answer, answers_of, line_of
from .store import Store

FOLDER: Final = "MJTEACH_STUDY"
"""The folder in which answers are kept; where it is not named, nothing is remembered."""

DATABASE: Final = "MJTEACH_DATABASE"
"""The address of a database that many people share, in place of a file in the folder."""

LEARNER: Final = "MJTEACH_LEARNER"
"""The name under which somebody answers into a shared database, if they want to give one."""

FILE: Final = "answers.db"
TAKEN: Final = ".taken"
"""The end of the name of a file whose answers are in the store."""


class Keeper:
    """Keeps answers where it can. What goes wrong is told once, and the lesson goes on.

    Without a store nothing is kept, and nothing is said of it.
    """

    def __init__(
        self, store: Store | None, folder: Path | None = None, learner: str | None = None
    ) -> None:
        self._store, self._folder = store, folder
        self.learner = learner
        """Who answers, where several share a store; None where it is one's own."""
        self._aside = folder and folder / f"pending-{secrets.token_hex(4)}.jsonl"
        self._unkept: list[Answer] = []
        self._told: set[str] = set()
        self.trouble: Message | None = None
        """What went wrong since it was last said, in a sentence for the learner."""

    @property
    def is_on(self) -> bool:
        """Whether answers are remembered at all."""
        return self._store is not None

    def remember(self, answer: Answer) -> None:
        """Keep an answer: in the store, else in a file beside it, else as long as this runs."""
        if self._store is not None:
            self._unkept.append(self._signed(answer))
            self.keep()

    def keep(self) -> None:
        """Keep what is not in the store yet, answers in files beside it included."""
        if self._store is None:
            return
        beside = self._beside("pending-*.jsonl")
        try:
            self._store.append((*map(self._signed, answers_in(beside)), *self._unkept))
        except StudyError as error:
            try:
                self.set_aside(self._unkept)
            except OSError:
                self.say(error)
                return
        else:
            _taken(beside)
        self._unkept.clear()

    def set_aside(self, answers: Iterable[Answer]) -> None:
        """Write answers into a file beside the store; raises OSError where that cannot be done."""
        if self._aside is None:
            raise OSError
        with self._aside.open("a", encoding="utf-8") as file:
            for answer in answers:
                file.write(f"\n{line_of(answer)}\n")  # after half a line a new one begins
            file.flush()
            os.fsync(file.fileno())

    def answers(self, moment: str = "", *, set_id: str = "") -> tuple[Answer, ...]:
        """The answers from a moment on, of one set or of all, in the order of time and id.

        Where the store cannot be read, those beside it.
        """
        try:
            return self.all_answers(moment, set_id=set_id)
        except StudyError as error:
            self.say(error)
        return self._with_those_beside((), moment, set_id)

    def all_answers(self, moment: str = "", *, set_id: str = "") -> tuple[Answer, ...]:
        """As :meth:`answers`; raises StudyError where the store cannot be read."""
        if self._store is None:
            return ()
        read = self._store.since(moment, set_id=set_id, learner=self.learner)
        return self._with_those_beside(read, moment, set_id)

    def _with_those_beside(
        self, read: Iterable[Answer], moment: str, set_id: str
    ) -> tuple[Answer, ...]:
        found = {answer.id: answer for answer in read}
        beside = map(self._signed, answers_in(self._beside("pending-*.jsonl")))
        for answer in (*beside, *self._unkept):
            is_mine = self.learner in (None, answer.learner)
            if is_mine and answer.checked_at >= moment and set_id in ("", answer.set_id):
                found.setdefault(answer.id, answer)
        return tuple(sorted(found.values(), key=lambda answer: (answer.checked_at, answer.id)))

    def take_in(self, answers: tuple[Answer, ...]) -> int:
        """Keep answers of another file or computer as one's own; returns how many were new.

        Raises StudyError where they cannot be written.
        """
        if self._store is None:
            raise StudyError("not_kept")
        known = {answer.id for answer in self.all_answers()}
        self._store.append(
            answer._replace(learner=self.learner or answer.learner) for answer in answers
        )
        return len({answer.id for answer in answers} - known)

    def erase(self) -> None:
        """Forget everything, copies and files beside the store included.

        Raises StudyError where something of it stays.
        """
        self._unkept.clear()
        try:  # files first: what is missing in the store would come back from them
            for path in self._beside("pending-*", "copies/*", "damaged-*"):
                path.unlink(missing_ok=True)
        except OSError:
            raise StudyError("read_only") from None
        if self._store is not None:
            self._store.erase(self.learner)

    def _signed(self, answer: Answer) -> Answer:
        return answer._replace(learner=answer.learner or self.learner or "")

    def say(self, error: StudyError) -> None:
        """Tell the learner in one sentence, once for each thing that can go wrong."""
        if error.message.id not in self._told:
            self._told.add(error.message.id)
            self.trouble = error.message

    def _beside(self, *patterns: str) -> tuple[Path, ...]:
        if self._folder is None:
            return ()
        return tuple(path for pattern in patterns for path in sorted(self._folder.glob(pattern)))


def answers_in(paths: Iterable[Path]) -> Iterator[Answer]:
    """The answers in files beside the store; half a line is nobody's answer."""
    for path in paths:
        with suppress(OSError):
            yield from answers_of(path.read_text("utf-8", errors="replace").splitlines())


def _taken(paths: Iterable[Path]) -> None:
    """Give files that are in the store another name; for a day they are read at every start.

    So nothing is lost of who was writing into one meanwhile; what comes twice is kept once. No
    name comes twice, or one that is taken would take the place of another.
    """
    for path in paths:
        with suppress(OSError):
            path.rename(path.with_suffix(f".{secrets.token_hex(4)}{TAKEN}"))


@cache
def keeper() -> Keeper:
    """The keeper of this program; off where neither a folder nor a database is named."""
    address, named = os.environ.get(DATABASE, ""), os.environ.get(FOLDER)
    if not (address or named):
        return Keeper(None)
    from .sql.opening import opened  # a lesson that remembers nothing need not load a database

    folder = Path(named).absolute() if named else None
    return opened(address, folder, _learner(folder) if address else "")


def _learner(folder: Path | None) -> str:
    """Who answers into a shared database: the name given, else one made up and kept."""
    given = os.environ.get(LEARNER, "")
    if given or folder is None:
        return printable(given)
    own = folder / "learner.txt"
    with suppress(OSError):
        if not _name_in(own):
            folder.mkdir(parents=True, exist_ok=True)
            own.write_text(secrets.token_hex(8), encoding="utf-8")
        return _name_in(own)
    return ""


def _name_in(file: Path) -> str:
    if not file.exists():
        return ""
    return printable(file.read_text(encoding="utf-8", errors="replace").strip())
