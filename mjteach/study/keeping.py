"""What keeps answers: in a store where it can, beside it where it cannot, never in a lesson's way.

In the folder, which nobody else can read, lie ``answers.db``, copies of it and logs from the last
days, what follows from the answers (see :mod:`.concluded`), and ``pending-….jsonl``: answers that
could not be written when they were given. They are taken in as soon as that works again: with the
next answer, after a while, or by whoever opens the folder next.
"""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Set
from contextlib import AbstractContextManager, nullcontext, suppress
from functools import partial
from hashlib import sha256
from itertools import chain
from pathlib import Path
from threading import RLock, Timer
from typing import Final

from mjteach.core.errors import StudyError
from mjteach.core.message import Message

from .answer import Answer, answer_of_line, line_of
from .aside import Aside
from .folder import (
    BESIDE,
    BESIDE_SHARED,
    HERE,
    PENDING,
    PLAYED,
    TWINS,
    any_copy_of,
    beside,
    is_full,
)
from .forked import Forked
from .held import Held, Missing
from .pending import Pending, let_go
from .store import (
    NEVER,
    Name,
    RestingError,
    Store,
    in_order,
    is_named,
    known_as,
    known_before,
    name_of,
)
from .untold import Untold

_AGAIN: Final = 10.0
"""After so many seconds what could not be written is tried again."""

_AT_ONCE: Final = 500
"""So many answers are written at once, so that a server far away can do it in time."""

_REFUSED: Final = 2
"""So often in turn a database that many share is asked in vain before the learner hears of it: what
heals by itself meanwhile needs no word."""

_SIGNS: Final = 16
"""So many signs stand for a name in the name of a file."""

_ENOUGH: Final = 0.3
"""After so many seconds what else waits is left for another time."""


class Keeper(Forked):
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
        unkept: StudyError | None = None,
        database: str = "",
        patient: Callable[[], AbstractContextManager[None]] = nullcontext,
        *,
        is_of_here: bool = False,
    ) -> None:
        self._store, self.folder, self._mend, self._alone = store, folder, mend, alone
        self.patient = patient
        """In such a context the store has some seconds to answer, where it usually has less."""
        self.learner = learner
        """Who answers, where several share a store; None where it is one's own."""
        self.unkept = unkept
        """Why nothing is kept, where that is not meant so: told to who answers on a page."""
        self._is_of_here = is_of_here
        """Whether nobody answers under this name but in this folder, as it was made up for it."""
        self.held, self._is_compared = Held(folder, learner, database), False
        """What is noted of a store that several share."""
        self.pending = Pending(
            folder,
            is_shared=learner is not None,
            place=self.held.place,
        )
        self._there: set[str] = set()
        """What files beside the store still hold, though it is in the store."""
        self._unkept: list[Answer] = []
        self._told: set[Message] = set()
        self._offered: set[Message] = set()
        self._untold = Untold(folder, learner)
        self._unsaid = [error.message for error in self._untold.earlier]
        self.cause: Message | None = None
        """Why answers are nowhere but in memory, if any ever were."""
        self.waits: Message | None = None
        """What is said of answers that wait for a store that many share, once that takes long."""
        self._unread: Message | None = None
        """Why the store could not be read when that was last tried, if it could not."""
        super().__init__()

    def _begin(self) -> None:
        self._lock = RLock()
        self._timer: Timer | None = None
        self._listening = dict[Callable[[], object], None]()
        self._again = dict[Callable[[], bool], None]()
        self.is_late = False
        """Whether something could not be stored when that was last tried."""
        self._refused = 0
        """How often that was so in turn."""

    @property
    def is_on(self) -> bool:
        """Whether answers are remembered at all."""
        return self._store is not None

    @property
    def trouble(self) -> Message | None:
        """The first thing that went wrong and was not told yet, in a sentence for the learner."""
        return next(iter(self.untold), None)

    @property
    def untold(self) -> tuple[Message, ...]:
        """All that went wrong and was not told yet, in sentences for the learner."""
        return tuple(self._unsaid)

    def offer(self) -> tuple[Message, ...]:
        """What was not told yet, once, for a place that may be out of sight: it stays untold."""
        fresh = tuple(message for message in self._unsaid if message not in self._offered)
        self._offered.update(fresh)
        return fresh

    def told(self, messages: Collection[Message]) -> None:
        """The learner has seen these."""
        self._offered.difference_update(messages)
        self._unsaid = [message for message in self._unsaid if message not in messages]
        if not self._unsaid:
            self._untold.clear()

    def tell(self) -> tuple[Message, ...]:
        """What was not told yet, for who shows it at once."""
        untold = self.untold
        self.told(untold)
        return untold

    @property
    def unsaved(self) -> int:
        """How many answers are nowhere but in memory: what is lost if the program ends now."""
        return len(self._unkept)

    @property
    def lasting(self) -> Message | None:
        """What is said as long as it lasts: why answers are in memory only, or that they wait."""
        return self.cause if self._unkept else self.waits

    def remember(self, answer: Answer) -> None:
        """Keep an answer: in the store, else in a file beside it, else as long as this runs.

        Raises an error for what could not be read again: it would stop all others, too.
        """
        if self._store is not None:
            signed = self._signed(answer)
            answer_of_line(line_of(signed))
            with self._lock:
                self.held.give([name_of(signed)])
                self._unkept.append(signed)
                self.keep()

    def keep(self) -> None:
        """Keep what is not in the store yet, answers in files beside it included."""
        if self._store is None:
            return
        with self._lock:
            before = self.lasting
            try:
                self._compare(self._store)  # first: what is put there makes up for what is gone
                while self._unkept:
                    part = self._unkept[:_AT_ONCE]
                    self._store.append(part)
                    self.held.add(map(name_of, part))
                    self._is_compared = True  # right before
                    del self._unkept[:_AT_ONCE]
                    self._told -= {self.cause}  # that is over: it may come again
                if self._take_in_beside(self._store):
                    self.is_late, self._refused = False, 0
                    self._wait_no_more()
            except StudyError as error:
                self._put_off(error)
            except BaseException:  # somebody interrupts it
                self._try_later()
                raise
            self._tell_if(self.lasting != before or not self.is_late)
            self._again = {each: None for each in self._again if not each()}
            if self._again:
                self._try_later()

    def try_again(self, again: Callable[[], bool]) -> None:
        """Call this again from time to time, in whatever thread, until it says that it is done."""
        with self._lock:
            self._again[again] = None
            self._try_later()

    def once_changed(self, tell: Callable[[], object]) -> None:
        """Call this once when what lasts is another, or over: in whatever thread that is.

        Who asked last is called first.
        """
        with self._lock:
            self._listening.pop(tell, None)
            self._listening[tell] = None
            self._tell_if(not self.is_late)

    def _tell_if(self, is_changed: bool) -> None:
        while is_changed and self._listening:
            self._listening.popitem()[0]()

    def _compare(self, store: Store) -> None:
        """Tell once if something of the learner is gone from a store that many share.

        After an outage that is asked again, and before the first answer: until then the learner
        may have been elsewhere.
        """
        if self.held.is_kept and not self._is_compared:
            self._is_compared = self._note(store) > 0

    def _note(self, store: Store) -> int:
        """Note how much a store that many share has of the learner; tell if something is gone.

        And where another computer has answered under a name that was made up for this folder.
        """
        if not self.held.is_kept:
            return 0
        find = partial(store.names, NEVER, learner=self.learner)
        return self.held.renew(find, self._say_missing, partial(self._say_others, store))

    def _say_others(self, store: Store, unknown: Set[Name]) -> None:
        if not self._is_of_here:
            return
        found = (one for one in store.since(learner=self.learner) if name_of(one) in unknown)
        if count := sum("-" in one.session and not one.session.startswith(HERE) for one in found):
            self.say(StudyError("same_name", name=self.learner, count=count), is_anew=True)

    def _say_missing(self, lost: Missing) -> None:
        why = "other_database" if lost.is_elsewhere else "fewer"
        self.say(StudyError(why, count=lost.left, before=lost.before), is_anew=True)

    def _take_in_beside(self, store: Store) -> bool:
        """Put answers of files beside the store into it, and let go of the files; False where some
        are left for later.

        One that cannot be read now stays, and so does one that holds an answer of a newer program.
        One with damaged lines is set aside. Where it is a term's work it is done in parts.
        """
        waiting = self.pending.files_of(self.learner)
        if not waiting:
            return True
        until, spoilt, is_done = time.monotonic() + _ENOUGH, Counter[bool](), True
        newer, claimed = 0, dict[Path, Aside]()
        try:
            with self._alone():  # who forgets meanwhile would find them again
                while waiting and is_done:
                    claimed = self._claimed(waiting)
                    newer += sum(read.newer for read in claimed.values())
                    is_done = self._put(store, claimed.values(), until)
                    spoilt += self._let_go(claimed)
                    is_done = is_done and time.monotonic() < until
        except StudyError:  # what is there waits no more, whatever of others cannot be put there
            spoilt += self._let_go(claimed)
            self._say_spoilt(spoilt)
            raise
        if is_done:
            self._there.clear()
            self._note(store)
        else:
            self._try_later()
        if newer:
            self.say(StudyError("newer_answers", count=newer))
        self._say_spoilt(spoilt)
        return is_done

    def _let_go(self, claimed: Mapping[Path, Aside]) -> Counter[bool]:
        """Let go of files that the store has; how many damaged lines were in those gone, or not."""
        spoilt = Counter[bool]()
        for path, read in claimed.items():
            if self._there.issuperset(answer.id for answer in read.answers):
                spoilt[let_go(path, read)] += read.spoilt
        return spoilt

    def _say_spoilt(self, spoilt: Mapping[bool, int]) -> None:
        for is_gone, count in spoilt.items():
            if count:
                self.say(StudyError("spoilt", count=count), is_anew=is_gone)

    def _claimed(self, waiting: list[Path]) -> dict[Path, Aside]:
        """The first of the files that wait: with as many answers as are written at once."""
        claimed = dict[Path, Aside]()
        while waiting and sum(len(read.answers) for read in claimed.values()) < _AT_ONCE:
            try:
                path, read = self.pending.claim(waiting.pop(0))
                claimed[path] = read
            except OSError:  # somebody else has it
                continue
            except StudyError as error:
                self.say(error)
        return claimed

    def _put(self, store: Store, claimed: Iterable[Aside], until: float) -> bool:
        """Put answers into the store, some at a time; False where it gets too late for all.

        First one's own: what others have given may be what a database cannot hold.
        """
        answers = map(self._signed, chain.from_iterable(read.answers for read in claimed))
        rest = [answer for answer in answers if answer.id not in self._there]
        rest.sort(key=self._owns, reverse=True)
        while rest:
            many = sum(self._owns(answer) for answer in rest) or len(rest)
            part, rest = rest[: min(many, _AT_ONCE)], rest[min(many, _AT_ONCE) :]
            self.held.give(map(name_of, filter(self._owns, part)))  # an earlier version did not
            store.append(part)
            self._there.update(answer.id for answer in part)
            others = defaultdict[str, list[Name]](list)
            for answer in part:  # of one's own it is noted once all are there
                if not self._owns(answer):
                    others[answer.learner].append(name_of(answer))
            for learner, names in others.items():
                self.held.add_for(learner, names)
            if rest and time.monotonic() > until:
                return False
        return True

    def _put_off(self, error: StudyError) -> None:
        """Put what cannot be stored into a file, or keep it in mind, and try again later.

        A file on this computer may be gone before it is opened here again. So who answers for a
        store elsewhere hears of it, unless that was only slow for a moment.
        """
        self._is_compared, self.is_late = False, True
        self._refused += not isinstance(error, RestingError)
        has_no_room = error.message == StudyError("full").message
        is_of_others = error.message == StudyError("replaced").message  # and so is the folder
        if is_of_others and self._unkept:
            self.cause = error.message
            self.say(error)
        try:
            while (
                self._unkept and not is_of_others
            ):  # one by one: a disk that is nearly full takes some
                self.pending.add(self._unkept[:1], is_full=has_no_room)
                self._unkept.pop(0)
        except OSError as failed:
            told = StudyError("full") if is_full(failed) else error
            self.cause = told.message
            self.say(told)
        is_long = self.learner is not None and self._refused >= _REFUSED
        if is_long and not self._unkept and self._those_beside():
            waits = StudyError("waits")
            self.waits = waits.message
            self.say(waits)
        self._try_later()

    def _wait_no_more(self) -> None:
        """What was said of answers that wait is over, and may be said again another time."""
        if self.waits is not None:
            self.told((self.waits,))
            self._told.discard(self.waits)
            self.waits = None

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

    def answers(self, moment: str = "", *, sets: Collection[str] = ()) -> tuple[Answer, ...]:
        """The answers from a moment on, of some sets or of all, in the order of time and id.

        Where the store cannot be read, those beside it.
        """
        try:
            return self.all_answers(moment, sets=sets)
        except StudyError as error:
            self._unread = error.message
            self.say(error)
        return in_order(self._those_beside(moment, sets=sets))

    @property
    def waiting(self) -> tuple[Answer, ...]:
        """The answers that are not in the store yet, in the order of time and id."""
        return in_order(self._those_beside())

    def all_answers(
        self, moment: str = "", *, until: str = "", sets: Collection[str] = ()
    ) -> tuple[Answer, ...]:
        """As :meth:`answers`, before a moment; raises StudyError where the store cannot be read."""
        if self._store is None:
            return ()
        with self._lock:  # those beside first: what leaves a file is in the store by then
            beside = self._those_beside(moment, until, sets)
            read = self._read(self._store, moment, until, sets)
            self._told -= {self._unread}  # as in keep
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

    def _read(
        self, store: Store, moment: str, until: str, sets: Collection[str]
    ) -> tuple[Answer, ...]:
        """What the store has; where something of it is damaged, it is mended first if it can be."""
        wanted = partial(store.since, moment, until=until, sets=sets, learner=self.learner)
        try:
            read = wanted(is_whole=self._mend is not None)
        except StudyError as error:
            if self._mend is None or error.message != StudyError("broken").message:
                raise
            self._mend(self)
            self.reopen()
            read = wanted()
        if store.newer:
            self.say(StudyError("newer_answers", count=store.newer))
        if store.spoilt:  # or another program is using the file, or nobody may write there
            self.say(StudyError("spoilt", count=store.spoilt))
        return read

    def _those_beside(
        self, moment: str = "", until: str = "", sets: Collection[str] = ()
    ) -> tuple[Answer, ...]:
        """The answers that are not in the store, of some sets or of all."""
        beside = map(self._signed, self.pending.answers())
        return tuple(
            answer
            for answer in (*beside, *self._unkept)
            if self._owns(answer)
            and answer.checked_at >= moment
            and (not until or answer.checked_at < until)
            and (not sets or answer.set_id in sets)
        )

    def take_in(self, answers: tuple[Answer, ...]) -> int:
        """Keep answers of another file or computer as one's own; returns how many were new.

        A mark is none. Of those that somebody else has here it is told: an answer belongs to one.
        Raises StudyError where they cannot be written.
        """
        if self._store is None:
            raise StudyError("not_kept")
        known = {answer.id for answer in self.all_answers()}
        mine = [answer._replace(learner=self.learner or answer.learner) for answer in answers]
        self.held.give(map(name_of, mine))
        for first in range(0, len(mine), _AT_ONCE):
            self._store.append(mine[first : first + _AT_ONCE])
        self._note(self._store)
        given, there = ({answer.id for answer in some} for some in (answers, self.all_answers()))
        if not given <= there:
            self.say(StudyError("of_another", count=len(given - there)), is_anew=True)
        return len({answer.id for answer in answers if not answer.is_mark} & there - known)

    @property
    def waiting_elsewhere(self) -> tuple[Answer, ...]:
        """One's own answers that wait here for another database that many share."""
        return tuple(filter(self._owns, self.pending.elsewhere)) if self.learner else ()

    def take_in_waiting(self) -> int:
        """Keep one's own answers here that wait for another database; returns how many were new.

        Raises StudyError where they cannot be written; then they wait on.
        """
        count = self.take_in(self.waiting_elsewhere)
        spoilt = self.pending.leave({answer.id for answer in self.all_answers()})
        self._say_spoilt({True: spoilt})
        return count

    def erase(self) -> None:
        """Forget everything, copies and files beside the store included.

        What others have set aside in the same folder stays. Raises StudyError where something of
        one's own does.
        """
        with self._lock, self._alone():
            if self._store is not None:
                self._store.erase(self.learner, also=self._erase_beside)
            self._unkept.clear()
            self._again.clear()
            self._there.clear()
            Untold(self.folder, self.learner).clear()
            self.held.begin()

    def _erase_beside(self) -> None:
        """Forget what lies beside the store: what is missing there would come back from it."""
        try:
            for path in self._told_by_answers():
                path.unlink(missing_ok=True)
            self.pending.forget(self.learner)
        except OSError:
            raise StudyError("read_only") from None

    def _owns(self, answer: Answer) -> bool:
        """Whether an answer is the learner's, where several share a store."""
        return self.learner is None or is_named(answer.learner, self.learner)

    def _signed(self, answer: Answer) -> Answer:
        return answer._replace(learner=answer.learner or self.learner or "")

    def say(self, error: StudyError, *, is_anew: bool = False) -> None:
        """Tell the learner in one sentence: what lasts once, and what happens anew each time."""
        if is_anew or error.message not in self._told:
            self._unsaid.append(error.message)
        if is_anew:
            self._untold.add(error)
        else:
            self._told.add(error.message)

    def _told_by_answers(self) -> Collection[Path]:
        """All that lies beside the store, but for what waits for it."""
        if self.folder is None:
            return ()
        sorts = BESIDE if self.learner is None else BESIDE_SHARED
        found = {*beside(self.folder, *sorts)} - {*beside(self.folder, *PENDING, *TWINS)}
        mine = (any_copy_of(Path(each).stem) for each in (self.deals, self.deals_before))
        return found | {*beside(self.folder, *mine)}

    @property
    def alone(self) -> Callable[[], AbstractContextManager[None]]:
        """In such a context no other program looks after the folder; raises StudyError."""
        return self._alone

    @property
    def deals(self) -> str:
        """How the files of one's own deals at the table are called."""
        return _deals_of(known_as(self.learner or ""))

    @property
    def deals_before(self) -> str:
        """How an earlier version called them, where it spelt a name in another way."""
        return _deals_of(known_before(self.learner or ""))


def _deals_of(whose: str) -> str:
    one = sha256(whose.encode(errors="surrogatepass")).hexdigest()
    return PLAYED.replace("*", f"{one[:_SIGNS]}-*")
