"""All answers as one readable file, to take away and to bring back: a header, then one a line."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Final, NamedTuple
from zlib import crc32

from mjteach.core.errors import StudyError
from mjteach.core.printable import shown

from .answer import Answer, answer_of_line, line_of
from .handed import COURSE, header_in
from .store import in_order

_FORM: Final = 1
_ALL: Final = "all"
_CHECK: Final = 16
"""So many digits of the check sum are written."""
_SUM: Final = 8
"""So many digits has the sum of each line: by it one that was changed is known."""


class Read(NamedTuple):
    """What a file holds: its answers, and the numbers of the lines that are none."""

    answers: tuple[Answer, ...]
    spoilt: tuple[int, ...]
    missing: int = 0
    """How many lines were written, and are not in it: only a part of the file was copied."""
    is_changed: bool = False
    """Whether lines that can be read are not as they were written, and none is missing."""


def text_of(answers: Iterable[Answer]) -> str:
    """The file; the same answers are the same file, byte for byte.

    >>> one = Answer("i", "2026-11-23T09:00:00.000Z", "s", "x", 1, "c", "fu_count", 1, "correct")
    >>> read(text_of([one])).answers == (one,)
    True
    """
    lines = [*map(line_of, in_order(answers))]
    said = {"lines": len(lines), "check": _check(lines), "sums": "".join(map(_sum, lines))}
    header = json.dumps({"course": COURSE, "form": _FORM, "holds": _ALL} | said)
    return "\n".join((header, *lines, ""))


def read(text: str) -> Read:
    """What a file holds; a line that cannot be read spoils no other.

    The header of an earlier version does not say how many lines there are.
    Raises StudyError for a file that this course has not written, or a newer one has.
    """
    first, *lines = text.removeprefix("\N{BOM}").splitlines() or [""]
    header = header_in(first, _FORM)
    if header.get("holds") != _ALL:  # a file that is handed in
        header = {}
    sums, answers, spoilt = _sums_of(header), [], []
    there = {number: line for number, line in enumerate(lines, 2) if line.strip()}
    for number, line in there.items():
        try:
            if sums and _sum(line) not in sums:
                raise StudyError("no_answer", found=shown(line))
            answers.append(answer_of_line(line))
        except StudyError:
            spoilt.append(number)
    written = header.get("lines")
    missing = max(0, written - len(there)) if isinstance(written, int) else 0
    is_as_written = header.get("check", "") in ("", _check(there.values()))
    return Read(tuple(answers), tuple(spoilt), missing, not (is_as_written or missing or spoilt))


def _sum(line: str) -> str:
    return f"{crc32(line.encode(errors='surrogatepass')):0{_SUM}x}"


def _sums_of(header: Mapping[str, object]) -> frozenset[str]:
    """The sums of the lines as they were written; none in the file of an earlier version."""
    sums = str(header.get("sums", ""))
    return frozenset(sums[at : at + _SUM] for at in range(0, len(sums), _SUM))


def _check(lines: Iterable[str]) -> str:
    return sha256("\n".join(lines).encode(errors="surrogatepass")).hexdigest()[:_CHECK]
