"""How long a click takes: CPU time from Check to the verdict, and from Next to the next question.

    python tests/bench/clicks.py --seeds 200 [--kind fu_count] [--slower]

Every kind and level, half the answers wrong. The next question is made when it is asked for, not
ahead while the verdict is read; ``--slower`` prints only what is over its goal.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
from contextlib import suppress
from pathlib import Path
from time import process_time
from typing import Final

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "widgets")]

import mjwidgets as mjw  # noqa: E402
from mjteach.puzzles.registry import ALL  # noqa: E402
from mjwidgets._puzzle.answers import response_of  # noqa: E402
from mjwidgets._puzzle.widget import key_of  # noqa: E402
from support.pages.learners import wrong_answer  # noqa: E402

VERDICT, NEXT = 100, 300
"""The goals, in milliseconds, for 95 of 100 clicks."""
_SHARE: Final = 0.95


def clicks(kind: str, level: int, number: int) -> tuple[float, float]:
    """Milliseconds of CPU time until the verdict on an answer, and until the next question."""
    widget = mjw.practice(kind, level=level, n=3, seed=f"bench{number}")
    answer = key_of(widget.state)
    if number % 2:
        with suppress(StopIteration):  # nothing else to choose
            answer = wrong_answer(widget)
    response = response_of(widget.question.question, answer, widget.question.scene)
    gc.disable()  # as in a notebook between a click and the answer to it
    moments = [process_time()]
    for id, action in enumerate(("check", "next"), 1):
        told = {"id": id, "action": action, "turn": widget.view["turn"]}
        told["response"] = dict(response)
        widget._on_message(widget, told, [])
        moments.append(process_time())
    gc.enable()
    widget.close()
    return 1000 * (moments[1] - moments[0]), 1000 * (moments[2] - moments[1])


def main() -> None:
    """The table: milliseconds of 95 of 100 clicks, and the longest one."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seeds", type=int, default=200)
    asked.add_argument("--kind", default="")
    asked.add_argument("--slower", action="store_true")
    given = asked.parse_args()
    print(f"{'':18} verdict p95 max   next p95 max   (ms; load {os.getloadavg()[0]:.1f})")
    for kind in ALL:
        for level in kind.levels if given.kind in ("", kind.id) else ():
            both = zip(*(clicks(kind.id, level, n) for n in range(given.seeds)), strict=True)
            verdict, following = (sorted(times) for times in both)
            at = min(int(_SHARE * given.seeds), given.seeds - 1)
            is_slow = verdict[at] > VERDICT or following[at] > NEXT
            if is_slow or not given.slower:
                told = f"{verdict[at]:8.0f} {verdict[-1]:6.0f} {following[at]:8.0f}"
                print(f"{kind.id:14} {level:3} {told} {following[-1]:6.0f}", flush=True)


if __name__ == "__main__":
    main()
