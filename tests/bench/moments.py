"""How often something is named after a deal, over recorded games of people and plain players.

    python tests/bench/moments.py [--games 50]

Prints for the seats of recorded games (people) how many deals have each sort of moment, how many
moments a deal has, how many name what was done, whether the seat won a deal in which that is named
(it never should), how many moments have a question and how many questions do not open to
themselves, and the CPU time of a deal and seat. The exit code is 1 for a win that is blamed, or a
code that does not open.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from sys import path
from time import process_time
from typing import Final

path[:0] = [str(Path(__file__).parents[2]), str(Path(__file__).parents[1])]

from corpora.replay import rules_of  # noqa: E402
from corpora.reviewed import spread  # noqa: E402
from corpora.test_games import FILES  # noqa: E402
from mjteach.core.seats import SEATS  # noqa: E402
from mjteach.play.mattering import KeyMoment, Mattered, key_moments  # noqa: E402
from mjteach.puzzles.generate import code_of, open_code  # noqa: E402
from mjteach.record.mjai import read_game  # noqa: E402
from mjteach.record.playing import play  # noqa: E402

BLAMED: Final = frozenset(
    {Mattered.WIN_LET_GO, Mattered.FURITEN, Mattered.WAIT_LOST, Mattered.NO_YAKU, Mattered.RIICHI}
)
"""What names something that was done."""


def count(moments: tuple[KeyMoment, ...], counts: Counter[str]) -> None:
    """Add what a deal has for a seat."""
    counts["deals and seats"] += 1
    counts[f"moments: {len(moments)}"] += 1
    counts.update(str(moment.what) for moment in moments)
    blamed = [moment for moment in moments if moment.what in BLAMED]
    counts["something is named"] += bool(blamed)
    counts["named, but won"] += bool(blamed) and any(m.what is Mattered.OWN_WIN for m in moments)
    codes = [moment.code for moment in moments if moment.code]
    counts["questions"] += len(codes)
    counts["questions that do not open"] += sum(code_of(open_code(code)) != code for code in codes)


def main() -> int:
    """Look at the games and print what is found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50)
    counts: Counter[str] = Counter()
    took = 0.0
    for row in spread(FILES, parser.parse_args().games):
        game = read_game(row["events"], rules_of(row))
        for recorded in game.rounds:
            states = tuple(play(recorded, game.rules))
            for seat in SEATS:
                began = process_time()
                moments = key_moments(states, seat)
                took += process_time() - began
                count(moments, counts)
    print(*(f"{name:28}{number:8}" for name, number in sorted(counts.items())), sep="\n")
    print(f"{1000 * took / counts['deals and seats']:.1f} ms CPU")
    return 1 if counts["named, but won"] or counts["questions that do not open"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
