"""What keeps answers: in a store where it can, beside it where it cannot, never in a lesson's way.

In the folder, which nobody else can read, lie ``answers.db``, copies of it and logs from the last
days, what follows from the answers (see :mod:`.concluded`), and ``pending-….jsonl``: answers that
could not be written when they were given. They are taken in as soon as that works again: with the
next answer, after a while, or by whoever opens the folder next.
"""

from __future__ import annotations

import errno
import os
import secrets
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext, suppress
from pathlib import Path
from threading import RLock, Timer
from typing import Final

from mjteach.core.errors import StudyError
from mjteach.core.message import Message

from .answer import Answer, answer_of_line, line_of
from .aside import Aside, line_aside, read_aside
from .store import Name, Store, in_order, name_of

FILE: Final = "answers.db"
PENDING: Final = ("pending-*.jsonl", "pending-*.taken")
COPIES: Final = ("copies/*.db", "answers*.db")
"""The copies of some days, and those that a program makes which keeps two computers alike."""

LOGS: Final = ("copies/*.log",)
"""What was answered on some days; see :mod:`mjteach.study.sql.daylog`."""

CONCLUSIONS: Final = ("conclusions.json", "conclusions.half")
"""What follows from the answers, and what was broken off while it was written."""

DAMAGED: Final = ("damaged-*.db", "damaged-*.jsonl", "copies/unfinished")
"""What is set aside, or was broken off."""

BESIDE: Final = (*PENDING, *COPIES, *LOGS, *CONCLUSIONS, *DAMAGED)
"""All that lies beside the store and is told by answers."""

_FULL: Final = (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC))
_LOOKS: Final = 9
_AGAIN: Final = 10.0
"""After so many seconds what could not be written is tried again."""


class Keeper:
    """Keeps answers where it can. What goes wrong is told, and the lesson goes on.

    Without a store nothing is kept, and nothing is said of it.
    """

    def __init__(
        self,
        store: Store | None,
        folder: Path | None = None,
        learner: str | None = None,
        mend: Callable[[Keeper], object] | None = None,
        alone: Callable[[], AbstractContextManager[None]] = nullcontext,
    ) -> None:
        self._store, self.folder, self._mend, self._alone = store, folder, mend, alone
        self.learner = learner
        """Who answers, where several share a store; None where it is one's own."""
        self._aside = folder and _fresh_in(folder)
        self._unkept: list[Answer] = []
        self._told: set[Message] = set()
        self._lock = RLock()
        self._timer: Timer | None = None
        self._unsaid: list[Message] = []
        self.cause: Message | None = None
        """Why answers are nowhere but in memory, if any ever were."""

    @property
    def is_on(self) -> bool:
        """Whether answers are remembered at all."""
        return self._store is not None

    @property
    def trouble(self) -> Message | None:
        """The first thing that went wrong and was not told yet, in a sentence for the learner."""
        return next(iter(self._unsaid), None)

    def tell(self) -> tuple[Message, ...]:
        """All that went wrong since this was last asked, in sentences for the learner."""
        unsaid, self._unsaid = self._unsaid, []
        return tuple(unsaid)

    @property
    def unsaved(self) -> int:
        """How many answers are nowhere but in memory: what is lost if the program ends now."""
        return len(self._unkept)

    def remember(self, answer: Answer) -> None:
        """Keep an answer: in the store, else in a file beside it, else as long as this runs.

        Raises an error for what could not be read again: it would stop all others, too.
        """
        if self._store is not None:
            signed = self._signed(answer)
            answer_of_line(line_of(signed))
            with self._lock:
                self._unkept.append(signed)
                self.keep()

    def keep(self) -> None:
        """Keep what is not in the store yet, answers in files beside it included."""
        if self._store is None:
            return
        with self._lock:
            try:
                if self._unkept:
                    self._store.append(self._unkept)
                    self._unkept.clear()
                    self._told -= {self.cause}  # that is over: it may come again
                self._take_in_beside(self._store)
            except StudyError as error:
                self._put_off(error)
            except BaseException:  # somebody interrupts it
                self._try_later()
                raise

    def _take_in_beside(self, store: Store) -> None:
        """Put answers of files beside the store into it, and let go of the files.

        Each file gets a name first that nobody writes into. One that cannot be read now stays, and
        so does one that holds an answer of a newer program. One with damaged lines is set aside.
        """
        if not self._beside(*PENDING):
            return
        with self._alone():  # who forgets meanwhile would find them again
            claimed, waiting = dict[Path, Aside](), list[Answer]()
            for path in self._beside(*PENDING):
                mine = _fresh_in(path.parent)
                with suppress(OSError):
                    claimed[mine] = read = _held_by(path.rename(mine))
                    waiting += map(self._signed, read.answers)
            if waiting:
                store.append(waiting)
            spoilt = Counter[bool]()
            for path, read in claimed.items():
                spoilt[_is_let_go(path, read)] += read.spoilt
            for is_gone, count in spoilt.items():
                if count:
                    self.say(StudyError("spoilt", count=count), is_anew=is_gone)

    def _put_off(self, error: StudyError) -> None:
        """Put what cannot be stored into a file, or keep it in mind, and try again later."""
        try:
            while self._unkept:  # one by one: a disk that is nearly full takes some
                self.set_aside(self._unkept[:1])
                del self._unkept[0]
        except OSError as failed:
            told = StudyError("full") if is_full(failed) else error
            self.cause = told.message
            self.say(told)
        self._try_later()

    def _try_later(self) -> None:
        if self._timer is None:
            timer = Timer(_AGAIN, self._try_again)
            timer.daemon = True
            with suppress(RuntimeError):  # while a program ends, nothing can be begun
                timer.start()
                self._timer = timer

    def _try_again(self) -> None:
        self._timer = None
        self.keep()

    def reopen(self) -> None:
        """Let go of the store: under its name may be another file now."""
        if self._store is not None:
            self._store.close()

    def set_aside(self, answers: Iterable[Answer]) -> None:
        """Write answers into a file beside the store; raises OSError where that cannot be done.

        Then nothing of them stays there. Somebody may claim the file while it is open, and read it
        too early; then the answers are written once more.
        """
        lines = "".join(f"\n{line_aside(answer)}\n" for answer in answers)
        if self._aside is None:
            raise OSError
        is_there = not lines
        while not is_there:
            before = self._aside.stat().st_size if self._aside.exists() else 0
            try:
                with open(self._aside, "a", encoding="utf-8", opener=for_me_alone) as file:
                    file.write(lines)  # after half a line a new one begins
                    file.flush()
                    os.fsync(file.fileno())
                    is_there = _is_still_there(self._aside, file.fileno())
            except OSError:
                with suppress(OSError):
                    os.truncate(self._aside, before)
                raise

    def answers(self, moment: str = "", *, set_id: str = "") -> tuple[Answer, ...]:
        """The answers from a moment on, of one set or of all, in the order of time and id.

        Where the store cannot be read, those beside it.
        """
        try:
            return self.all_answers(moment, set_id=set_id)
        except StudyError as error:
            self.say(error)
        return in_order(self._those_beside(moment, set_id=set_id))

    def all_answers(
        self, moment: str = "", *, until: str = "", set_id: str = ""
    ) -> tuple[Answer, ...]:
        """As :meth:`answers`, before a moment; raises StudyError where the store cannot be read."""
        if self._store is None:
            return ()
        with self._lock:  # those beside first: what leaves a file is in the store by then
            beside = self._those_beside(moment, until, set_id)
            read = self._read(self._store, moment, until, set_id)
        return in_order({answer.id: answer for answer in (*beside, *read)}.values())

    def names(self, until: str) -> tuple[Name, ...]:
        """The names of all answers before a moment, in order.

        Raises StudyError where the store cannot be read.
        """
        if self._store is None:
            return ()
        with self._lock:
            beside = map(name_of, self._those_beside("", until))
            there = self._store.names(until, learner=self.learner)
        return tuple(sorted({*beside, *there}))

    def _read(self, store: Store, moment: str, until: str, set_id: str) -> tuple[Answer, ...]:
        """What the store has; where something of it is damaged, it is mended first if it can be."""
        try:
            read = store.since(moment, until=until, set_id=set_id, learner=self.learner)
        except StudyError as error:
            if self._mend is None or error.message != StudyError("broken").message:
                raise
        else:
            if not store.spoilt:
                return read
            if self._mend is None:
                self.say(StudyError("spoilt", count=store.spoilt))
                return read
        self._mend(self)
        self.reopen()
        read = store.since(moment, until=until, set_id=set_id, learner=self.learner)
        if store.spoilt:  # another program is using the file, or nobody may write there
            self.say(StudyError("spoilt", count=store.spoilt))
        return read

    def _those_beside(
        self, moment: str = "", until: str = "", set_id: str = ""
    ) -> tuple[Answer, ...]:
        """The answers that are not in the store, of one set or of all."""
        beside = map(self._signed, self._in_files())
        return tuple(
            answer
            for answer in (*beside, *self._unkept)
            if self._owns(answer)
            and answer.checked_at >= moment
            and (not until or answer.checked_at < until)
            and set_id in ("", answer.set_id)
        )

    def _in_files(self) -> tuple[Answer, ...]:
        """The answers of all files beside the store; one that gets another name is looked for."""
        for _ in range(_LOOKS):
            with suppress(FileNotFoundError):
                return tuple(a for path in self._beside(*PENDING) for a in _answers_in(path))
        return ()

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

        What others have set aside in the same folder stays. Raises StudyError where something of
        one's own does.
        """
        with self._lock, self._alone():
            self._unkept.clear()
            try:  # files first: what is missing in the store would come back from them
                old = self._beside(*BESIDE)
                others = [one for one in map(self._signed, self._in_files()) if not self._owns(one)]
                if others and self.folder is not None:
                    self._aside = _fresh_in(self.folder)
                    self.set_aside(others)
                for path in old:
                    path.unlink(missing_ok=True)
            except OSError:
                raise StudyError("read_only") from None
            if self._store is not None:
                self._store.erase(self.learner)

    def _owns(self, answer: Answer) -> bool:
        """Whether an answer is the learner's, where several share a store."""
        return self.learner in (None, answer.learner)

    def _signed(self, answer: Answer) -> Answer:
        return answer._replace(learner=answer.learner or self.learner or "")

    def say(self, error: StudyError, *, is_anew: bool = False) -> None:
        """Tell the learner in one sentence: what lasts once, and what happens anew each time."""
        if is_anew or error.message not in self._told:
            self._unsaid.append(error.message)
        if not is_anew:
            self._told.add(error.message)

    def _beside(self, *patterns: str) -> tuple[Path, ...]:
        if self.folder is None:
            return ()
        return beside(self.folder, *patterns)


def beside(folder: Path, *patterns: str) -> tuple[Path, ...]:
    """The files with such names beside the store of a folder, each once; none where it is gone."""
    with suppress(OSError):
        found = {path for pattern in patterns for path in folder.glob(pattern)}
        return tuple(sorted(path for path in found if path.is_file() and path.name != FILE))
    return ()


def _fresh_in(folder: Path) -> Path:
    """A name for answers beside the store that no other program uses."""
    return folder / f"pending-{secrets.token_hex(6)}.jsonl"


def _answers_in(path: Path) -> tuple[Answer, ...]:
    """The answers in a file beside the store; none where it cannot be read.

    Raises FileNotFoundError for one that is not there.
    """
    try:
        return _held_by(path).answers
    except FileNotFoundError:
        raise
    except OSError:
        return ()


def _is_let_go(path: Path, read: Aside) -> bool:
    """Remove a file whose answers are in the store, unless there is more in it; False if it stays.

    One with damaged lines is set aside, and one with answers of a newer program waits for that.
    """
    if read.newer:
        return False
    try:
        if read.spoilt:
            path.rename(path.with_name(path.name.replace("pending", "damaged")))
        else:
            path.unlink()
    except OSError:
        return False
    return True


def _held_by(path: Path) -> Aside:
    return read_aside(path.read_text("utf-8", errors="replace").split("\n"))


def is_full(error: OSError) -> bool:
    """Whether it is for want of space on the disk."""
    return error.errno is not None and error.errno in _FULL


def for_me_alone(path: str, flags: int) -> int:
    """An opener of files that nobody else can read."""
    return os.open(path, flags, 0o600)


def _is_still_there(path: Path, number: int) -> bool:
    """Whether an open file still has this name."""
    with suppress(OSError):
        return os.path.samestat(path.stat(), os.fstat(number))
    return False
