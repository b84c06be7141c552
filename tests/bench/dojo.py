"""Whether a long drill slows down or grows: CPU time for each hand, and memory, at 10, 100, 1000.

    python tests/bench/dojo.py [--hands 1000] [--what fu] [--step total]

One answer in five is wrong. A hand is all that Python does for it: the verdict, the next hand, and
the one after that made ahead. With ``--trace`` memory is counted by ``tracemalloc`` too, which
makes everything slower.
"""

from __future__ import annotations

import argparse
import gc
import resource
import sys
import tracemalloc
from contextlib import suppress
from pathlib import Path
from statistics import median
from time import process_time
from typing import Final

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "widgets")]

import mjwidgets as mjw  # noqa: E402
from mjteach.puzzles.practice import PracticePhase  # noqa: E402
from mjwidgets._puzzle.widget import key_of  # noqa: E402
from support.pages.learners import wrong_answer  # noqa: E402

_WRONG: Final = 5
_SHARE: Final = 0.95


def hand(widget: mjw.DojoWidget, number: int) -> float:
    """Milliseconds of CPU time from an answer to the next hand, and to the one made ahead of it."""
    answer = key_of(widget.state)
    if number % _WRONG == 0:
        with suppress(StopIteration):  # nothing else to choose
            answer = wrong_answer(widget)
    began = process_time()
    widget.check(answer)
    widget._look_ahead()
    widget.next()
    if widget.state.phase is PracticePhase.FINISHED:
        widget._look_ahead()
        widget.again()
    widget._look_ahead()
    return 1000 * (process_time() - began)


def main() -> None:
    """The table: milliseconds of the last ten hands and of 95 of 100, and memory so far."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--hands", type=int, default=1000)
    asked.add_argument("--what", default="fu")
    asked.add_argument("--step", default=None)
    asked.add_argument("--trace", action="store_true")
    given = asked.parse_args()
    if given.trace:
        tracemalloc.start()
    widget = mjw.dojo(given.what, step=given.step, seed="bench", clock=True)
    times: list[float] = []
    print("hands   last hundred: median p95 (ms CPU)   peak RSS (MB)   traced (MB)")
    for number in range(1, given.hands + 1):
        times.append(hand(widget, number))
        if number in (10, 50) or number % 100 == 0:
            gc.collect()
            last = sorted(times[-100:])
            peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
            traced = tracemalloc.get_traced_memory()[0] / 2**20 if given.trace else 0
            p95 = last[min(int(_SHARE * len(last)), len(last) - 1)]
            print(f"{number:5}   {median(last):20.1f} {p95:5.1f}   {peak:18.1f}   {traced:11.1f}")


if __name__ == "__main__":
    main()
