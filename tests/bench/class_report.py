"""How many of thirty pupils with one false rule each a report names rightly, and how fast.

    python tests/bench/class_report.py --kind fu_count --level 3

The pupils are those of tests/support/learners_free. "Met": the false rule made an answer wrong. A
wrong name is one that the pupil's rule does not go by.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2])]

from mjteach.study.report import Report, report_of  # noqa: E402
from support.classes import Believer, class_of, codes_of_set, names_it  # noqa: E402

WORDS: Final = ("tuesday", "wind", "table", "river", "crane")
CLASSES: Final = (
    *(("fu_count", level) for level in (1, 3, 4)),
    *(("wait_finder", level) for level in (3, 4)),
    *(("furiten_judge", level) for level in (2, 4)),
)


class Counted(NamedTuple):
    """Of the pupils of a class: who met their error, who was named, who was named wrongly."""

    pupils: int
    met: int
    named: int
    wrong: int
    seconds: float


def counted(kind: str, word: str, codes: list[str]) -> Counted:
    """A class of thirty that does this set."""
    pupils = class_of(kind, codes, word)
    files = [(f"{place:02}", pupil.file) for place, pupil in enumerate(pupils)]
    begun = perf_counter()
    report = report_of(files)
    seconds = perf_counter() - begun
    right, wrong = zip(*_named(kind, pupils, report), strict=True)
    met = sum(not all(first.is_right for first in pupil.firsts) for pupil in report.pupils)
    return Counted(len(report.pupils), met, sum(right), sum(wrong), seconds)


def _named(kind: str, pupils: list[Believer], report: Report) -> Iterator[tuple[bool, bool]]:
    for place, pupil in enumerate(pupils):
        named = {error.code for error in report.errors if place in error.who}
        yield (
            names_it(kind, pupil.code, named),
            any(not names_it(kind, pupil.code, {code}) for code in named),
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kind")
    parser.add_argument("--level", type=int)
    parser.add_argument("--n", type=int, default=10, help="questions of a set")
    given = parser.parse_args()
    chosen = [
        (kind, level)
        for kind, level in CLASSES
        if given.kind in (None, kind) and given.level in (None, level)
    ]
    for kind, level in chosen:
        classes = [counted(kind, word, codes_of_set(kind, level, given.n, word)) for word in WORDS]
        total = Counted(*(sum(values) for values in zip(*classes, strict=True)))
        print(
            f"{kind} {level}: {total.pupils} pupils, met {total.met}, named {total.named}"
            f" ({100 * total.named / total.met:.0f} % of these), also wrongly {total.wrong},"
            f" slowest report {max(one.seconds for one in classes):.1f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
