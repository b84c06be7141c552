"""Sessions of learners with false beliefs, and what the diagnosis says of them.

A session goes through the real practice: every question is the one a learner would get. It ends so
many questions after the first answer with a wrong line.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Set
from time import process_time
from types import ModuleType
from typing import NamedTuple

from mjteach.puzzles.base import Puzzle
from mjteach.puzzles.diagnosis.choosing import in_play
from mjteach.puzzles.diagnosis.naming import Conclusions, MisconceptionStanding
from mjteach.puzzles.generate import generate
from mjteach.puzzles.grading import agrees
from mjteach.puzzles.practice import Practice, seed_of, single
from mjteach.puzzles.questions import (
    EnterNumber,
    Flag,
    GroupTiles,
    NameEach,
    PickAction,
    PickMany,
    PickOne,
    PickSpots,
    PickTiles,
    Response,
    Value,
)

from . import calls, fu, furiten, kans, korean, payments, rules, waits

MODULES: dict[str, ModuleType] = {
    "call_choice": calls,
    "fu_count": fu,
    "furiten_judge": furiten,
    "kan_choice": kans,
    "korean_count": korean,
    "payer": payments,
    "rule_compare": rules,
    "wait_finder": waits,
}
SLIP = 0.1
PATIENCE = 60
"""So many questions without a wrong line, and the belief is not seen in this session."""


class Moment(NamedTuple):
    """After one answer: what is told, and what the learner did."""

    told: Conclusions
    leads: str | None
    """The likeliest code from the chance on from which it is suspected."""
    has_errors: bool
    chosen: bool
    """Whether the question was one that the diagnosis chose."""
    would_show: bool
    """Whether the beliefs change the answer to this question."""
    shown: frozenset[str]
    """Those of several beliefs without which it would be another."""
    step: float
    choosing: float
    """Seconds for the answer, and for the next question."""


class Learner(NamedTuple):
    """Somebody with beliefs, from question ``cured`` on without them."""

    kind: str
    level: int
    beliefs: frozenset[str]
    seed: str
    slips: float = 0.0
    cured: int | None = None

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes of the beliefs, without those outside the catalogue."""
        known = MODULES[self.kind].BELIEFS
        return tuple(known[belief] for belief in sorted(self.beliefs) if belief in known)


def session(learner: Learner) -> Iterator[Moment]:
    """The moments of a session, without an end."""
    module = MODULES[learner.kind]
    answer: Callable[[Puzzle, Set[str]], Response] = module.answer
    rng = random.Random(f"slips/{learner.seed}")
    first = generate(learner.kind, level=learner.level, seed=seed_of(learner.seed, 0))
    state, number = single(first), 0
    while True:
        held = learner.cured is None or number < learner.cured
        puzzle = state.puzzle
        given = answer(puzzle, learner.beliefs if held else frozenset())
        would = answer(puzzle, learner.beliefs)
        without = answer(puzzle, frozenset())
        shows = _differs(would, without)
        cured = {each: answer(puzzle, learner.beliefs - {each}) for each in learner.beliefs}
        shown = frozenset(each for each, said in cured.items() if _differs(said, would))
        if rng.random() < learner.slips:
            given = slipped(puzzle, given, rng)
        chosen = bool(in_play(state.tracked))
        begin = process_time()
        state = state.check(given).practice
        answered = process_time()
        assert state.attempts == 1, f"{learner} cannot answer {puzzle}"
        following = state.next().practice
        ended = process_time()
        yield _moment(state, chosen, shows, shown, (answered - begin, ended - answered))
        state, number = following, number + 1


def _differs(one: Response, other: Response) -> bool:
    return any(not agrees(one.get(id), other[id]) for id in other)


def _moment(
    state: Practice,
    chosen: bool,
    shows: bool,
    shown: frozenset[str],
    seconds: tuple[float, float],
) -> Moment:
    chances = state.tracked.codes()
    best = max(chances, key=chances.__getitem__, default=None)
    leads = best if best is not None and chances[best] >= 0.3 else None
    return Moment(state.told, leads, state.tracked.has_errors, chosen, shows, shown, *seconds)


def after_first_error(learner: Learner, chosen: int, *, of_belief: bool = True) -> list[Moment]:
    """The moments up to the answer to the question chosen as the last of ``chosen``.

    They are counted from the first answer with a wrong line in which the beliefs show, or from the
    first with any wrong line. None where there is no such answer in many questions.
    """
    moments: list[Moment] = []
    begun: int | None = None
    for moment in session(learner):
        moments.append(moment)
        if begun is None and moment.has_errors and (moment.would_show or not of_belief):
            begun = len(moments)
        if begun is not None and sum(m.chosen for m in moments[begun:]) == chosen:
            return moments
        if len(moments) >= PATIENCE:
            return moments if begun is not None else []
    raise AssertionError("a session has no end")


# --- slips


def slipped(puzzle: Puzzle, given: Response, rng: random.Random) -> Response:
    """The answer with one field got wrong by accident."""
    module = MODULES[puzzle.kind]
    fields = [field for field in puzzle.question.fields if given.get(field.id) is not None]
    fields = [field for field in fields if not isinstance(field, Flag | GroupTiles)]
    field = rng.choice(fields)
    changed = {**given, field.id: _another(field, given[field.id], puzzle, rng)}
    carry = getattr(module, "carried", None)
    return carry(puzzle, changed, field.id) if carry and rng.random() < 0.5 else changed


def _another(field: object, value: Value, puzzle: Puzzle, rng: random.Random) -> Value:
    match field:
        case EnterNumber():
            steps = [-10, -8, -4, -2, -1, 1, 2, 4, 8, 10]
            if puzzle.kind == "fu_count":
                steps = [-10, 10] if field.id == "total" else [-10, -8, -4, -2, 2, 4, 8, 10]
            if puzzle.kind == "payer" and field.id != "sticks":
                return int(value) + rng.choice([-1000, -300, -100, 100, 300, 1000])
            return max(0, int(value) + rng.choice(steps))
        case PickOne(choices=choices):
            return rng.choice([choice.id for choice in choices if choice.id != value])
        case NameEach(choices=choices):
            tile = rng.choice(sorted(value))
            others = [choice.id for choice in choices if choice.id != value[tile]]
            return {**value, tile: rng.choice(others)}
        case PickTiles():
            held = {str(spot.tile.kind) for spot in puzzle.scene.spots()}
            return _set_slip(value, sorted(held), rng)
        case PickAction(choices=choices) | PickMany(choices=choices):
            return _set_slip(value, [choice.id for choice in choices], rng)
        case PickSpots(rows=rows):
            spots = [s.id for row in puzzle.scene.rows if row.id in rows for s in row.spots]
            return _set_slip(value, spots, rng)
    raise AssertionError(field)


def _set_slip(value: Value, among: list[str], rng: random.Random) -> Value:
    """One too many or one too few."""
    members = [] if value == "none" else list(value)
    others = [one for one in among if one not in members]
    if members and (not others or rng.random() < 0.5):
        members.remove(rng.choice(members))
    else:
        members.append(rng.choice(others))
    return sorted(members) or "none"


__all__ = ["MODULES", "Learner", "MisconceptionStanding", "Moment", "after_first_error", "session"]
