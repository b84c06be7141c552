"""Whether a review answers every moment of recorded games as the record has it.

    python tests/bench/review.py [--games 200]

Takes games of ``MJTEACH_CORPORA`` that are spread over its files, and compares for each seat and
deal: what was done is among what could be done; wins, riichi and calls that were done are those of
the record, and no others; who wins was one tile away, who declares riichi waits after it; furiten
begins where a second program, which folds the events of the deal, has it begin; the questions
about a win want the han, the fu and the points that were recorded. Prints the counts, every
difference, and the time for a deal and seat; the exit code is 1 for a difference.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from sys import path
from time import process_time

path[:0] = [str(Path(__file__).parents[2]), str(Path(__file__).parents[1])]

from corpora.reviewed import reviewed, spread  # noqa: E402
from corpora.test_games import FILES  # noqa: E402


def main() -> int:
    """Review the games, print what was found, and return 1 if anything differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    wanted = parser.parse_args().games
    counts: Counter[str] = Counter()
    differences: list[str] = []
    began = process_time()
    for row in spread(FILES, wanted):
        differences += reviewed(row, counts)
    took = process_time() - began
    print(*(f"{name:24}{count:8}" for name, count in sorted(counts.items())), sep="\n")
    print(*differences, sep="\n")
    print(f"{len(differences)} differences, {1000 * took / counts['deals'] / 4:.1f} ms CPU")
    return 1 if differences or not counts["games"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
