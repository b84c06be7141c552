"""How much a database that many share held of a learner, noted where the learner is.

Nobody here looks after such a database: where an older backup of it is put back, this tells.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple
from zlib import crc32

from .folder import HELD, beside, for_me_alone

_MOST: Final = 20
"""So many spans are noted at most: there is one more with each loss that was told."""


class Span(NamedTuple):
    """How many entries were there of those that are later than the span before, up to a moment.

    What is answered afterwards makes up for nothing that is gone, and what comes back of an older
    span for nothing of this one. Earlier versions noted no moment, and one span alone.
    """

    many: int = 0
    until: str = ""
    told: int = 0
    """How many of them are missing, and that is told."""


class Held:
    """The note in a folder about one learner; without either there is none."""

    def __init__(self, folder: Path | None, learner: str | None) -> None:
        self._path: Path | None = None
        if folder is not None and learner is not None:
            named = f"{crc32(learner.casefold().encode(errors='surrogatepass')):08x}"
            self._path = folder / HELD.replace("*", named)

    @property
    def is_kept(self) -> bool:
        """Whether there is a place for it."""
        return self._path is not None

    @property
    def many(self) -> int:
        """How many entries are noted."""
        return sum(span.many for span in self.spans)

    @property
    def spans(self) -> tuple[Span, ...]:
        """What was noted last; none where that cannot be read, or is not as it was written."""
        return () if self._path is None else _spans_in(self._path)

    @property
    def of_others(self) -> int:
        """How many entries are noted beside it of other learners, whoever they are."""
        if self._path is None:
            return 0
        return held_in(self._path.parent) - self.many

    def renew(self, count: Callable[[str], int], at: str) -> tuple[int, int] | None:
        """Note what is there by now, where ``count`` gives how many there are until a moment.

        Where some are missing and that was not told: how many of those noted are there, and were.
        """
        noted = self.spans
        spans, before, is_news, had = list[Span](), 0, False, 0
        for span in (*noted, Span(0, max([at, *(span.until for span in noted)]))):
            until = count(span.until)
            there, before = max(0, until - before), max(before, until)
            missing = max(0, span.many - there)
            is_news = is_news or missing > span.told
            had += span.many
            now = Span(max(span.many, there), span.until, missing)
            if spans and not (missing or spans[-1].told):
                now = now._replace(many=spans.pop().many + now.many)
            spans.append(now)
        self._write(spans)
        return (had - sum(span.told for span in spans), had) if is_news else None

    def add(self, moments: Iterable[str]) -> None:
        """Note entries of such moments as well; earlier ones another program may have counted."""
        *before, last = self.spans or (Span(),)
        if later := [moment for moment in moments if moment > last.until]:
            self._write([*before, last._replace(many=last.many + len(later), until=max(later))])

    def begin(self, at: str) -> None:
        """Note that there is nothing: a name is new here, or all has been forgotten."""
        self._write([Span(0, at)])

    def _write(self, spans: list[Span]) -> None:
        """Note spans, where that is possible."""
        latest = tuple(spans[-_MOST:])
        if self._path is not None and latest != self.spans:
            line = " ".join(str(word) for span in latest for word in span) + "\n"
            with suppress(OSError), open(self._path, "w", opener=for_me_alone) as file:
                file.write(line * 2)


def held_in(folder: Path) -> int:
    """How many entries are noted in a folder, of all learners together."""
    return sum(span.many for path in beside(folder, HELD) for span in _spans_in(path))


def _spans_in(path: Path) -> tuple[Span, ...]:
    """The spans of a note; none where it cannot be read, or is not as it was written."""
    with suppress(OSError, ValueError):
        words = path.read_text("ascii").split()
        first, second = words[: len(words) // 2], words[len(words) // 2 :]
        if first == second:
            return _spans_of(first)
    return ()


def _spans_of(words: list[str]) -> tuple[Span, ...]:
    """The spans of a note; an earlier version wrote one, without what was told of it."""
    if len(words) < 3:
        return (Span(int(words[0]), "".join(words[1:])),) if words else ()
    parts = zip(words[::3], words[1::3], words[2::3], strict=True)
    return tuple(Span(int(many), until, int(told)) for many, until, told in parts)
