"""What the pages of a learner with years of answers cost: CPU time of each call, and memory.

    python tests/bench/years.py [--answers 50000] [--folder FOLDER]

The answers are made: every sort of question that a lesson has practised, right and by a false rule,
a hundred a day until yesterday. Each call has a Python of its own, in which what it needs is loaded
and the store is open. "First" concludes everything, "next" goes on from what was concluded;
"memory" is that of the whole process, in megabytes. What is in the folder stays for another time.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from datetime import timedelta
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "widgets"), str(ROOT / "tests")]

from mjteach.puzzles.course import TAUGHT  # noqa: E402
from mjteach.puzzles.generate import code_of, generate  # noqa: E402
from mjteach.puzzles.practice import seed_of  # noqa: E402
from mjteach.puzzles.registry import kind as kind_of  # noqa: E402
from mjteach.study.answer import Answer  # noqa: E402
from mjteach.study.clock import moment, stamp  # noqa: E402
from mjteach.study.concluded import FILE as CONCLUSIONS  # noqa: E402
from mjteach.study.folder import FILE  # noqa: E402
from mjteach.study.made import answered, by_rule  # noqa: E402
from mjteach.study.sql.store import SqlStore  # noqa: E402

CALLS: Final = ("progress()", "course_map()", "today()", 'dojo("fu")')
NOW: Final = moment("2026-11-23T09:00")
_A_DAY: Final = 100
_SEED: Final = "88k8"
_CALL: Final = """
import resource, sys, time
import mjwidgets as mjw
import mjwidgets._chart.drawing
from mjteach.study.demonstration import keeper
keeper()
began = time.process_time()
mjw.{call}
print(time.process_time() - began, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
"""


def samples() -> Iterator[Answer]:
    """For every sort of question of the course an answer that is right, and one by a false rule."""
    for lesson, rows in TAUGHT.items():
        for row in rows:
            made = generate(row.kind, level=row.level, topics=row.topics, seed=_SEED)
            for mistake in (None, *kind_of(row.kind).mistakes[:1]):
                yield from answered([code_of(made)], lesson, partial(by_rule, row=mistake))


def years(many: int) -> Iterator[Answer]:
    """So many answers until yesterday, each to a question of its own."""
    begun = NOW - timedelta(days=-(-many // _A_DAY))
    for place, one in enumerate(islice(cycle([*samples()]), many)):
        day, minute = divmod(place, _A_DAY)
        when = begun + timedelta(days=day, seconds=40 * minute)
        yield one._replace(
            id=f"{place:032x}",
            checked_at=stamp(when),
            seed=f"{one.seed}/{place // 10}",
            number=place % 10 + 1,
            set_id=f"{one.code}*10",
            code=one.code.replace(_SEED, seed_of(one.seed, place)),
            seconds=10.0 + place % 37,
        )


def measured(call: str, folder: Path) -> tuple[float, float]:
    """Seconds of CPU time, and megabytes of the whole process."""
    done = subprocess.run(
        [sys.executable, "-c", _CALL.format(call=call)],
        env={
            **os.environ,
            "MJTEACH_STUDY": str(folder),
            "MJTEACH_CLOCK": stamp(NOW),
            "PYTHONPATH": os.pathsep.join(sys.path[:3]),
        },
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    seconds, megabytes = map(float, done.stdout.split())
    return seconds, megabytes


def main() -> None:
    """The table, a line for each call."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--answers", type=int, default=50_000)
    asked.add_argument("--folder", type=Path)
    given = asked.parse_args()
    folder = given.folder or Path(tempfile.mkdtemp())
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / FILE).exists():
        store = SqlStore(f"sqlite:///{folder / FILE}")
        store.append(years(given.answers))
        store.close()
    print(f"{'call':14}{'first':>8}{'memory':>8}{'next':>8}{'memory':>8}")
    for call in CALLS:
        (folder / CONCLUSIONS).unlink(missing_ok=True)
        row = (*measured(call, folder), *measured(call, folder))
        print(f"{call:14}{row[0]:8.2f}{row[1]:8.0f}{row[2]:8.2f}{row[3]:8.0f}", flush=True)


if __name__ == "__main__":
    main()
