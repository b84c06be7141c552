"""How surely what a lesson's deal is for comes up, whatever its learner does.

    python tests/bench/lesson_deals.py [--deal first] [--words 40] [--ways 40]

Plays each deal with some words in many ways: as a plain player would, and with every fifth or
every second choice left to chance. Prints for the words that do best, and for those a deal has
now, in how many of a hundred ways it came up.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from sys import path
from typing import Final

path[:0] = [str(Path(__file__).parents[2]), str(Path(__file__).parents[1])]

from mjteach.play.deals import LESSON_DEALS  # noqa: E402
from support.lesson_deals import WAYS, shares  # noqa: E402

_SHOWN: Final = 6


def main() -> None:
    """Looks for words and prints."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--deal", choices=LESSON_DEALS)
    asked.add_argument("--words", type=int, default=40)
    asked.add_argument("--ways", type=int, default=40)
    given = asked.parse_args()
    print("by chance:", *(f"{way:.0%}" for way in WAYS))
    for deal in LESSON_DEALS.values():
        if given.deal not in (None, deal.id):
            continue
        words = dict.fromkeys((*deal.words, *(f"{deal.id} {n}" for n in range(given.words))))
        found = {word: shares(deal, word, Random(deal.id), given.ways) for word in words}
        best = sorted(words, key=lambda word: sum(found[word]), reverse=True)[:_SHOWN]
        for word in dict.fromkeys((*deal.words, *best)):
            print(f"{word:16}", *(f"{share:4.0%}" for share in found[word]))


if __name__ == "__main__":
    main()
