"""How long a false rule goes unnoticed in a dojo, and what is said before: the table of figures.

    python tests/bench/untested.py --step total --seeds 100-104

Every seed is a session of each learner of tests/support/learners_free/fu.py, who share nothing with
what looks for their beliefs: one for each belief, one without any who slips in a hand of ten, and
one who says 40 for a closed ron, 30 or 20 for pinfu, 25 for seven pairs and else 30. A hand counts
until the course has told of the belief as found; a word of trust is the offer of the next step, or
a sentence that something of the belief is tested and right.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2])]

from mjteach.core.readings import Shape  # noqa: E402
from mjteach.puzzles.base import Puzzle  # noqa: E402
from mjteach.puzzles.diagnosis.naming import MisconceptionStanding  # noqa: E402
from mjteach.puzzles.questions import Response  # noqa: E402
from mjteach.riichi.context import WinBy  # noqa: E402
from mjteach.riichi.win import evaluate_win  # noqa: E402
from mjteach.study.dojo import Dojo, opened  # noqa: E402
from mjteach.study.tested import parts_of  # noqa: E402
from support.learners_free import fu  # noqa: E402
from support.learners_free.sessions import SLIP, slipped  # noqa: E402

Answering = Callable[[Puzzle], Response]
NEVER: Final = 999
TARGET: Final = {"total": 20, "sum": 10}
"""So many hands until a belief is found, in nine of ten sessions."""


class Session(NamedTuple):
    """What came of some sets of a dojo."""

    found: dict[str, int]
    """What was told as found, with the number of the hand."""
    trusted: int
    """The hand behind which a word of trust came first; NEVER where there was none."""
    shown: int
    """The hand in which the belief showed first."""
    rights: list[int]
    """Right answers, set by set."""


def session(answer: Answering, step: str, seed: str, hands: int, belief: str = "") -> Session:
    dojo, done, shown = opened("fu", step=step, seed=seed), 0, NEVER
    found: dict[str, int] = {}
    trusted, rights = NEVER, list[int]()
    while done < hands:
        puzzle, done = dojo.practice.puzzle, done + 1
        given = answer(puzzle)
        if shown == NEVER and given != fu.answer(puzzle, frozenset()):
            shown = done
        dojo = dojo.after(dojo.practice.check(given).practice, 10.0)
        for one in dojo.practice.told.of(MisconceptionStanding.FOUND):
            found.setdefault(one.code, done)
        dojo = dojo.after(dojo.practice.next().practice)
        if dojo.is_over:
            rights.append(sum(hand.is_right for hand in dojo.hands))
            trusted = min(trusted, done) if _trusts(dojo, belief) else trusted
            dojo = dojo.after(dojo.practice.again().practice)
    return Session(found, trusted, shown, rights)


def _trusts(dojo: Dojo, belief: str) -> bool:
    """Whether the end of a set lets somebody trust what they believe."""
    about = {part for part, codes in parts_of(dojo.rung.step).items() if belief in codes}
    said = {line.id for line in dojo.practice.said.lines}
    is_said = not said.isdisjoint({"practice.all_right", "dojo.all_tested", "dojo.climb"})
    return is_said or bool(about.intersection(dojo.tested.sure))


def by_belief(belief: str) -> Answering:
    return lambda puzzle: fu.answer(puzzle, frozenset({belief}))


def slipping(seed: str) -> Answering:
    """Somebody without a false rule who slips in a hand of ten."""
    rng = random.Random(f"slips/{seed}")

    def answer(puzzle: Puzzle) -> Response:
        given = fu.answer(puzzle, frozenset())
        return slipped(puzzle, given, rng) if rng.random() < SLIP else given

    return answer


def by_habit(puzzle: Puzzle) -> Response:
    """The fu of most hands that were won so, in every line that asks for fu."""
    win = puzzle.content
    best = evaluate_win(win.hand, win.tile, win.context, puzzle.rules).best
    ron = win.context.by is WinBy.RON
    total = 40 if ron and not any(meld.is_open for meld in win.hand.melds) else 30
    if any(item.yaku == "pinfu" for item in best.yaku):
        total = 30 if ron else 20
    if best.reading.shape is Shape.SEVEN_PAIRS:
        total = 25
    return {**fu.answer(puzzle, frozenset()), "total": total}


def table(step: str, seeds: range, hands: int) -> Iterator[str]:
    target, all_found, early, never = TARGET[step], list[int](), Counter[str](), Counter[str]()
    for belief, code in fu.BELIEFS.items():
        ran = [session(by_belief(belief), step, f"b{n}", hands, code) for n in seeds]
        needed = [one.found.get(code, NEVER) for one in ran]
        wrong = sum(bool({*one.found} - {code}) for one in ran)
        soon = sum(one.trusted < need for one, need in zip(ran, needed, strict=True))
        late = sum(need > target for need in needed)
        all_found += needed
        early[code] += soon
        never[code] += sum(one.shown == NEVER for one in ran)
        told = " ".join("-" if need == NEVER else str(need) for need in needed)
        showed = " ".join("-" if one.shown == NEVER else str(one.shown) for one in ran)
        yield (
            f"  {code} {belief:<48} found {told:<24} shown {showed:<20} late {late}"
            f" wrong {wrong} trusted {soon}"
        )
    share = sum(need <= target for need in all_found) / len(all_found)
    yield f"found in {target} hands: {100 * share:.1f} % of {len(all_found)}"
    yield f"median {median(all_found)}, never shown {sum(never.values())}"
    yield f"a word of trust or an offer to climb before: {sum(early.values())} of {len(all_found)}"
    many = 5 * len(seeds)
    slips = [session(slipping(f"{n}"), step, f"s{n}", hands) for n in range(many)]
    told = sum(bool(one.found) for one in slips)
    yield f"slips alone: found in {told} of {many} sessions of {hands} hands"
    habit = [session(by_habit, step, f"h{n}", hands) for n in seeds]
    rights = [right for one in habit for right in one.rights]
    yield (
        f"the guess by habit: right in {100 * sum(rights) / len(rights) / 10:.0f} % of a set,"
        f" {max(rights)} of ten at most"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--step", action="append", choices=TARGET)
    parser.add_argument("--seeds", default="100-104")
    parser.add_argument("--hands", type=int, default=40, help="of a session")
    given = parser.parse_args()
    first, last = map(int, given.seeds.split("-"))
    for step in given.step or TARGET:
        print(f"fu, step {step}, seeds {given.seeds}")
        for line in table(step, range(first, last), given.hands):
            print(line, flush=True)


if __name__ == "__main__":
    main()
