"""Whether guessing pays: how often one answer to everything is right, at every level and topic.

    python tests/bench/guessing.py [--kind call_choice] [--seeds 200] [--jobs 2] [--write]

Lists what is right more often than it may be, with the mean and the longest time that a question
takes to make. With ``--write`` questions are first dealt as they come, and how often each answer
is kept is written to ``mjteach/puzzles/balance.json``; what no choice among them can mend is told.
A kind whose questions become others needs a new version.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import repeat
from multiprocessing import Pool
from pathlib import Path
from time import process_time
from typing import Final, NamedTuple
from unittest.mock import patch

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "widgets")]

from mjteach.puzzles import balance  # noqa: E402
from mjteach.puzzles.balance import place_of  # noqa: E402
from mjteach.puzzles.base import Puzzle  # noqa: E402
from mjteach.puzzles.generate import generate  # noqa: E402
from mjteach.puzzles.kind import Kind  # noqa: E402
from mjteach.puzzles.registry import ALL, kind  # noqa: E402
from support.puzzles.constant import Constant, Dealt, constants, dealt, is_of_one_answer  # noqa: E402

FILE: Final = Path(balance.__file__).with_name("balance.json")
MARGINS: Final = (0.06, 0.03, 0.015)
"""So far below what a guess may be right is aimed at: the first that can be reached."""
TURNS: Final = 300
LEAST: Final = 0.1
"""No answer is kept more seldom: dealing would take too long."""


class Narrowing(NamedTuple):
    """A level of a kind, or one topic of it."""

    kind: str
    level: int
    topic: str = ""

    def questions(self, seeds: int, times: list[float]) -> Iterator[Puzzle]:
        """So many questions; the seconds that each takes are put into ``times``."""
        for seed in range(seeds):
            start = process_time()
            puzzle = generate(self.kind, level=self.level, seed=f"guess{seed}", topics=self.topic)
            times.append(process_time() - start)
            yield puzzle


def narrowings(kinds: Iterable[Kind]) -> Iterator[Narrowing]:
    """Every level of some kinds whole, and each of its topics."""
    for row in kinds:
        for level in row.levels_under(row.game.preset(row.game.usual).rules):
            rules = row.game.preset(row.game.usual).rules
            yield from (Narrowing(row.id, level, t) for t in ("", *row.topics_under(rules, level)))


class Found(NamedTuple):
    """What is right too often there, and how long questions take, in milliseconds."""

    where: Narrowing
    too_often: tuple[Constant, ...]
    mean: float
    longest: float


def measured(seeds: int, where: Narrowing) -> Found:
    """The guesses that are right too often, by one standard deviation and more."""
    times: list[float] = []
    questions = [dealt(kind(where.kind), puzzle) for puzzle in where.questions(seeds, times)]
    every = _asked_often(questions, repeat(1.0, seeds))
    row, topics = kind(where.kind), (where.topic,)
    every = (one for one in every if not is_of_one_answer(row, topics, one))
    found = tuple(one for one in every if one.is_too_often(1))
    return Found(where, found, 1000 * sum(times) / len(times), 1000 * max(times))


def fitted(seeds: int, where: Narrowing) -> tuple[Narrowing, dict[str, float]]:
    """How often the answers of a level or topic are kept; nothing where none comes too often."""
    with patch.object(balance, "_listed", dict):
        questions = [dealt(kind(where.kind), puzzle) for puzzle in where.questions(seeds, [])]
    return where, fit(questions)


def fit(questions: Sequence[Dealt]) -> dict[str, float]:
    """The chances with which no guess is right too often, with as wide a margin as can be."""
    if not any(c.share > c.most for c in _asked_often(questions, repeat(1.0, len(questions)))):
        return {}
    fits = (_fit(questions, margin) for margin in MARGINS)
    found = next((kept for kept in fits if kept is not None), None)
    if found is None:
        print("  no choice among these deals mends it", flush=True)
    return found or {}


def _fit(questions: Sequence[Dealt], margin: float) -> dict[str, float] | None:
    """The worst guess is made rarer, again and again; None where that leads nowhere."""
    kept: dict[str, float] = {}
    for _ in range(TURNS):
        weights = [balance.chance(kept, question.right) for question in questions]
        every = _asked_often(questions, weights)
        worst = max(every, key=lambda c: (round(c.share - c.most, 9), c.guess.text))
        if worst.share <= worst.most - margin:
            return {text: round(chance, 2) for text, chance in sorted(kept.items())}
        wanted = worst.most - margin - 0.005
        ratio = wanted * (1 - worst.share) / (worst.share * (1 - wanted))
        kept[worst.guess.text] = kept.get(worst.guess.text, 1.0) * ratio
        if kept[worst.guess.text] < LEAST:
            return None
    return None


def _asked_often(questions: Sequence[Dealt], weights: Iterable[float]) -> Iterator[Constant]:
    """The guesses at fields that come often enough to be counted."""
    weights = [*weights]
    return (c for c in constants(questions, weights) if c.of >= sum(weights) / 8)


def write(kinds: Sequence[Kind], seeds: int, jobs: int) -> None:
    """Measure some kinds and put what was found into the file."""
    listed = json.loads(FILE.read_text(encoding="utf-8"))
    ids = {row.id for row in kinds}
    listed = {place: kept for place, kept in listed.items() if place.split()[0] not in ids}
    with Pool(jobs) as pool:
        for where, kept in pool.imap(partial(fitted, seeds), narrowings(kinds)):
            if kept:
                listed[place_of(*where)] = kept
                print(place_of(*where), kept, flush=True)
    text = json.dumps(dict(sorted(listed.items())), indent=1, ensure_ascii=False)
    FILE.write_text(text + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kind", action="append", help="a kind of puzzle (default: all)")
    parser.add_argument("--seeds", type=int, default=200, help="questions of each level and topic")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--write", action="store_true", help="measure anew what is kept")
    options = parser.parse_args()
    kinds = [kind(id) for id in options.kind or [row.id for row in ALL]]
    if options.write:
        write(kinds, options.seeds, options.jobs)
    everything, held = [*narrowings(kinds)], 0
    with Pool(options.jobs) as pool:
        for found in pool.imap(partial(measured, options.seeds), everything):
            held += not found.too_often
            for one in found.too_often:
                time = f"{found.mean:.1f} ms, longest {found.longest:.0f}"
                share = f"{one.share:.0%} of {one.of}, may be {one.most:.0%}"
                print(f"{place_of(*found.where)}: {one.guess.text}: {share} ({time})", flush=True)
    print(f"held at {held} of {len(everything)} levels and topics")


if __name__ == "__main__":
    main()
