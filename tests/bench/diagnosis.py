"""How well the diagnosis finds out what learners believe: the table of figures, by sessions.

    python tests/bench/diagnosis.py --kind fu_count --level 4 --seeds 1000-1100

Every seed is one session of each sort. The learners are those of tests/support/learners_free, who
share nothing with the tables of mistakes. A share is given with its numerator and denominator.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Set
from pathlib import Path
from statistics import median
from time import monotonic
from typing import Final, NamedTuple

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2])]

from mjteach.puzzles.registry import kind  # noqa: E402
from support.learners_free.sessions import (  # noqa: E402
    MODULES,
    SLIP,
    Learner,
    MisconceptionStanding,
    Moment,
    after_first_error,
    session,
)

CHOSEN, PAIR_QUESTIONS, SLIPS_ONLY = 6, 10, 15


class Figures(NamedTuple):
    """Counts of sessions by what was said of them, and the seconds that steps took."""

    counts: Counter[str]
    seconds: dict[str, list[float]]
    needed: list[int]
    """Right answers that would have shown a cured belief, until it was out of play."""


def belief_of(kind_id: str, level: int, number: int) -> str:
    """One of the beliefs that can show at a level."""
    module = MODULES[kind_id]
    levels = getattr(module, "LEVELS", {})
    names = sorted(name for name in module.BELIEFS if level in levels.get(name, (level,)))
    return names[number % len(names)]


def _found(moments: list[Moment]) -> set[str]:
    return {named.code for m in moments for named in m.told.of(MisconceptionStanding.FOUND)}


def _listed(moment: Moment, kind_id: str) -> set[str]:
    """The codes that are told, and those that are told as what another table plays."""
    played = getattr(MODULES[kind_id], "PLAYED", {})
    elsewhere = {difference.option for difference in moment.told.differences}
    told = {
        named.code
        for named in moment.told.of(MisconceptionStanding.FOUND, MisconceptionStanding.SUSPECTED)
    }
    return told | {code for code, option in played.items() if option in elsewhere}


def _is_true(code: str | None, learner: Learner) -> bool:
    """Whether a code is the learner's, or one that says the same."""
    same = getattr(MODULES[learner.kind], "SAME", {})
    return code in learner.codes or code in {s for c in learner.codes for s in same.get(c, ())}


def measure(kind_id: str, level: int, seeds: range, minutes: float, sorts: Set[str]) -> Figures:
    figures = Figures(Counter(), {"step": [], "next": []}, [])
    end = monotonic() + 60 * minutes
    for number in seeds:
        if monotonic() > end:
            break
        figures.counts["seeds"] += 1
        one = frozenset({belief_of(kind_id, level, number)})
        learner = Learner(kind_id, level, one, f"{number}")
        for sort in SORTS:
            if sort in sorts:
                SORTS[sort](figures, learner, number)
    return figures


def _one(figures: Figures, learner: Learner, _number: int) -> None:
    _single(figures, "one", learner)


def _slips(figures: Figures, learner: Learner, number: int) -> None:
    _single(figures, "slips", learner._replace(slips=SLIP, seed=f"{number}s"))


def _any_error(figures: Figures, learner: Learner, number: int) -> None:
    slipping = learner._replace(slips=SLIP, seed=f"{number}s")
    _single(figures, "any error", slipping, of_belief=False)


def _single(figures: Figures, sort: str, learner: Learner, *, of_belief: bool = True) -> None:
    moments = after_first_error(learner, CHOSEN, of_belief=of_belief)
    if not any(moment.would_show for moment in moments):
        figures.counts[f"{sort} never"] += 1
        return
    figures.seconds["step"] += [m.step for m in moments]
    figures.seconds["next"] += [m.choosing for m in moments]
    counts, last = figures.counts, moments[-1]
    counts[f"{sort} sessions"] += 1
    leads = last.leads or next(iter(_listed(last, learner.kind)), None)
    if leads is not None:
        counts[f"{sort} lead {'true' if _is_true(leads, learner) else 'wrong'}"] += 1
    found = _found(moments)
    counts[f"{sort} found true"] += any(_is_true(code, learner) for code in found)
    counts[f"{sort} found wrong"] += any(not _is_true(code, learner) for code in found)
    cleared = {named.code for m in moments for named in m.told.of(MisconceptionStanding.CLEARED)}
    counts["held called cleared"] += any(code in learner.codes for code in cleared)
    if leads is None or not _is_true(leads, learner):
        counts[f"  {sort} missed {sorted(learner.codes)} for {leads}"] += 1


def _pair(figures: Figures, one: Learner, number: int) -> None:
    kind_id, level = one.kind, one.level
    both = (number, number * 7 + 3)
    beliefs = frozenset(belief_of(kind_id, level, each) for each in both)
    learner = Learner(kind_id, level, beliefs, f"{number}p")
    if len(set(learner.codes)) < 2:
        return
    moments = after_first_error(learner, PAIR_QUESTIONS)
    if not moments:
        return
    counts = figures.counts
    if beliefs != {belief for moment in moments for belief in moment.shown}:
        counts["  two: one never showed"] += 1
        return
    counts["two sessions"] += 1
    alone = [learner._replace(beliefs=frozenset({belief})) for belief in beliefs]
    counts["two both listed"] += any(
        all(any(_is_true(code, one) for code in _listed(moment, kind_id)) for one in alone)
        for moment in moments
    )
    counts["two third found"] += any(not _is_true(code, learner) for code in _found(moments))


def _outside(figures: Figures, one: Learner, number: int) -> None:
    names = MODULES[one.kind].OUTSIDE
    learner = one._replace(beliefs=frozenset({names[number % len(names)]}), seed=f"{number}o")
    moments = after_first_error(learner, CHOSEN)
    if moments:
        figures.counts["outside sessions"] += 1
        figures.counts["outside found"] += bool(_found(moments[-1:]))
        if _found(moments[-1:]):
            figures.counts[f"  outside {sorted(learner.beliefs)} as {_found(moments[-1:])}"] += 1


def _slips_only(figures: Figures, one: Learner, number: int) -> None:
    learner = one._replace(beliefs=frozenset(), seed=f"{number}n", slips=SLIP)
    moments = [m for m, _ in zip(session(learner), range(SLIPS_ONLY), strict=False)]
    figures.counts["slips only sessions"] += 1
    figures.counts["slips only found"] += bool(_found(moments))


def _cured(figures: Figures, learner: Learner, _number: int) -> None:
    """Cured five questions after the first error: when is the belief out of play?"""
    before = after_first_error(learner, 5)
    if not before or not any(_is_true(c, learner) for c in _listed(before[-1], learner.kind)):
        return
    shown = 0
    cured = learner._replace(cured=len(before))
    for number, moment in enumerate(session(cured)):
        if number < len(before):
            continue
        shown += moment.would_show
        if not any(_is_true(code, learner) for code in _listed(moment, learner.kind)):
            figures.needed.append(shown)
            return
        if number > len(before) + 40:
            figures.needed.append(99)
            return


SORTS: Final[Mapping[str, Callable[[Figures, Learner, int], None]]] = {
    "one": _one,
    "slips": _slips,
    "any": _any_error,
    "two": _pair,
    "outside": _outside,
    "slips-only": _slips_only,
    "cured": _cured,
}
"""The sorts of sessions."""


def table(figures: Figures) -> Iterator[str]:
    counts = figures.counts
    yield f"{'seeds':<28} {counts['seeds']}"

    def share(sort: str, what: str) -> str:
        total = counts[f"{sort} sessions"]
        some = counts[f"{sort} {what}"]
        return f"{100 * some / total:5.1f} % ({some}/{total})" if total else "  -"

    for sort, title in (
        ("one", "one belief"),
        ("slips", "one belief, 10 % slips"),
        ("any error", "  from any error on"),
    ):
        yield f"{title:<28} lead true {share(sort, 'lead true')}, wrong {share(sort, 'lead wrong')}"
        yield f"{'':<28} found true {share(sort, 'found true')}, wrong {share(sort, 'found wrong')}"
    yield f"{'slips only':<28} found {share('slips only', 'found')}"
    both, third = share("two", "both listed"), share("two", "third found")
    yield f"{'two beliefs':<28} both listed {both}, third found {third}"
    yield f"{'outside the catalogue':<28} found {share('outside', 'found')}"
    yield f"{'held called cleared':<28} {counts['held called cleared']}"
    if needed := sorted(figures.needed):
        most = needed[int(0.9 * len(needed))]
        yield f"{'cured: out of play after':<28} {median(needed)}, 90 % {most} ({len(needed)})"
    for name, seconds in figures.seconds.items():
        ordered = sorted(1000 * second for second in seconds) or [0.0]
        mean, most = sum(ordered) / len(ordered), ordered[int(0.95 * len(ordered))]
        yield f"{name:<28} mean {mean:.0f} ms, 95 % {most:.0f} ms"
    for what, count in sorted(counts.items()):
        if what.startswith("  "):
            yield f"{count:4}{what}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kind", required=True, choices=sorted(MODULES))
    parser.add_argument("--level", type=int, action="append")
    parser.add_argument("--seeds", default="1000-1100")
    parser.add_argument("--minutes", type=float, default=60, help="for a level, then no new seed")
    parser.add_argument("--sorts", nargs="+", choices=SORTS, default=[*SORTS])
    given = parser.parse_args()
    first, last = map(int, given.seeds.split("-"))
    for level in given.level or kind(given.kind).levels:
        print(f"{given.kind} level {level}, seeds {given.seeds}")
        figures = measure(given.kind, level, range(first, last), given.minutes, {*given.sorts})
        print("\n".join(table(figures)), flush=True)


if __name__ == "__main__":
    main()
