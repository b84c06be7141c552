"""Whether guessing pays: how often one answer to everything is right, at every level and topic.

    python tests/bench/guessing.py [--kind call_choice] [--series other] [--jobs 2] [--write]

Of each level and topic 60 questions are dealt. Where a guess comes near its bound, more are, until
its field was asked 400 times; where it is over it, 1,000 times, for among thousands of guesses some
are right often by chance. What is over its bound then is listed, and the exit code is 1.
``--series`` deals others. At the end stands where a question takes longest to make.

With ``--write`` questions are first dealt as they come, and how often each answer is kept is
written to ``mjteach/puzzles/balance.json``; what no choice among them can mend is told. A kind
whose questions become others needs a new version.
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
from mjteach.puzzles.generate import generate  # noqa: E402
from mjteach.puzzles.kind import Kind  # noqa: E402
from mjteach.puzzles.registry import ALL, kind  # noqa: E402
from support.puzzles.constant import Constant, Dealt, constants, dealt, is_of_one_answer  # noqa: E402

FILE: Final = Path(balance.__file__).with_name("balance.json")
LOOKS: Final = (60, 150, 400, 1000, 2000)
"""After so many questions of a level or topic it is seen whether more are needed."""
NEAR: Final = 2
"""So many standard deviations below its bound a guess is surely held."""
ENOUGH, ENOUGH_TO_FIT = 400, 1000
"""So often a field is asked whose guess stays near its bound; to measure what is kept how often."""
ENOUGH_IF_OVER: Final = 1000
"""The same where it is over its bound."""
MARGINS: Final = (0.06, 0.03, 0.015)
"""So far below what a guess may be right is aimed at: the first that can be reached."""
TURNS: Final = 300
LEAST: Final = 0.1
"""No answer is kept more seldom."""
KEPT: Final = 0.4
"""No smaller part of all questions is kept: dealing would take too long."""


class Narrowing(NamedTuple):
    """A level of a kind, or one topic of it."""

    kind: str
    level: int
    topic: str = ""


def narrowings(kinds: Iterable[Kind]) -> Iterator[Narrowing]:
    """Every level of some kinds whole, and each of its topics."""
    for row in kinds:
        rules = row.game.preset(row.game.usual).rules
        for level in row.levels_under(rules):
            yield from (Narrowing(row.id, level, t) for t in ("", *row.topics_under(rules, level)))


class Watched(NamedTuple):
    """Questions of a level or topic, and how many seconds each took to make."""

    where: Narrowing
    questions: list[Dealt]
    seconds: list[float]

    def deal(self, series: str, many: int) -> None:
        """Questions of a series until there are so many."""
        row = kind(self.where.kind)
        for number in range(len(self.questions), many):
            start = process_time()
            seed, topic = f"{series}{number}", self.where.topic
            puzzle = generate(row.id, level=self.where.level, seed=seed, topics=topic)
            self.seconds.append(process_time() - start)
            self.questions.append(dealt(row, puzzle))

    def guesses(self, weights: Iterable[float] = repeat(1.0)) -> Iterator[Constant]:
        """Those at fields that come often enough to be counted, each question counted so often."""
        counted = [weight for weight, _ in zip(weights, self.questions, strict=False)]
        row, topics = kind(self.where.kind), (self.where.topic,)
        for one in constants(self.questions, counted):
            if one.of >= sum(counted) / 8 and not is_of_one_answer(row, topics, one):
                yield one


def watched(series: str, enough: int, where: Narrowing) -> Watched:
    """Questions until each guess is surely held, or its field was asked often enough."""
    there = Watched(where, [], [])
    for many in LOOKS:
        there.deal(series, many)
        if all(_is_sure(one, enough) for one in there.guesses()):
            break
    return there


def _is_sure(one: Constant, enough: int) -> bool:
    if one.is_too_often(0):
        return one.of >= ENOUGH_IF_OVER
    return one.of >= enough or not one.is_too_often(-NEAR)


class Found(NamedTuple):
    """What is right too often somewhere, and how many milliseconds its questions took to make."""

    where: Narrowing
    too_often: tuple[Constant, ...]
    times: tuple[float, ...]

    @property
    def time(self) -> str:
        """Of how many questions, what one takes, and the longest."""
        mean = sum(self.times) / len(self.times)
        return f"{len(self.times)} questions, {mean:.1f} ms, longest {max(self.times):.0f}"


def measured(series: str, where: Narrowing) -> Found:
    """The guesses that are right too often there."""
    there = watched(series, ENOUGH, where)
    too_often = tuple(one for one in there.guesses() if one.is_too_often(0))
    return Found(where, too_often, tuple(1000 * seconds for seconds in there.seconds))


def search(kinds: Iterable[Kind], series: str, jobs: int) -> bool:
    """List what pays, and how far the search is; whether nothing does."""
    everything, found = [*narrowings(kinds)], list[Found]()
    with Pool(jobs) as pool:
        for here in pool.imap(partial(measured, series), everything):
            found.append(here)
            place, so_far = place_of(*here.where), f"[{len(found)} of {len(everything)}]"
            print(so_far, place, here.time, file=sys.stderr, flush=True)
            for one in here.too_often:
                share = f"{one.share:.1%} of {one.of:.0f}, may be {one.most:.0%}"
                print(f"{place}: {one.guess.text}: {share}", flush=True)
    for here in sorted(found, key=lambda here: -sum(here.times) / len(here.times))[:5]:
        print(f"slowest: {place_of(*here.where)}: {here.time}")
    print(f"held at {sum(not here.too_often for here in found)} of {len(found)} levels and topics")
    return not any(here.too_often for here in found)


def fitted(series: str, where: Narrowing) -> tuple[Narrowing, dict[str, float]]:
    """How often the answers of a level or topic are kept; nothing where none comes too often."""
    with patch.object(balance, "_listed", dict):
        return where, fit(watched(series, ENOUGH_TO_FIT, where))


def fit(there: Watched) -> dict[str, float]:
    """The chances with which no guess is right too often, with as wide a margin as can be."""
    if not any(one.share > one.most - MARGINS[-1] for one in there.guesses()):
        return {}
    fits = (_fit(there, margin) for margin in MARGINS)
    found = next((kept for kept in fits if kept is not None), None)
    if found is None:
        print(f"{place_of(*there.where)}: no choice among these deals mends it", flush=True)
    return found or {}


def _fit(there: Watched, margin: float) -> dict[str, float] | None:
    """The worst guess is made rarer, again and again; None where that leads nowhere."""
    kept: dict[str, float] = {}
    for _ in range(TURNS):
        weights = [balance.chance(kept, question.right) for question in there.questions]
        worst = max(
            there.guesses(weights), key=lambda c: (round(c.share - c.most, 9), c.guess.text)
        )
        if sum(weights) < KEPT * len(weights):
            return None
        if worst.share <= worst.most - margin:
            return {text: round(chance, 2) for text, chance in sorted(kept.items())}
        wanted = worst.most - margin - 0.005
        ratio = wanted * (1 - worst.share) / (worst.share * (1 - wanted))
        kept[worst.guess.text] = kept.get(worst.guess.text, 1.0) * ratio
        if kept[worst.guess.text] < LEAST:
            return None
    return None


def write(kinds: Sequence[Kind], series: str, jobs: int) -> None:
    """Measure some kinds and put what was found into the file."""
    listed = json.loads(FILE.read_text(encoding="utf-8"))
    ids = {row.id for row in kinds}
    listed = {place: kept for place, kept in listed.items() if place.split()[0] not in ids}
    everything = [*narrowings(kinds)]
    with Pool(jobs) as pool:
        each = pool.imap(partial(fitted, series), everything)
        for number, (where, kept) in enumerate(each, 1):
            so_far = f"[{number} of {len(everything)}]"
            print(so_far, place_of(*where), kept or "", file=sys.stderr, flush=True)
            if kept:
                listed[place_of(*where)] = kept
    text = json.dumps(dict(sorted(listed.items())), indent=1, ensure_ascii=False)
    FILE.write_text(text + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kind", action="append", help="a kind of puzzle (default: all)")
    parser.add_argument("--series", default="guess", help="which questions: small letters")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--write", action="store_true", help="measure anew what is kept")
    options = parser.parse_args()
    kinds = [kind(id) for id in options.kind or [row.id for row in ALL]]
    if options.write:
        write(kinds, f"fit{options.series}", options.jobs)
    sys.exit(not search(kinds, options.series, options.jobs))


if __name__ == "__main__":
    main()
