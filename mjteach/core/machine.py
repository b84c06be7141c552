"""A game as a machine: states, actions, and checks that decide and explain at once.

A :class:`Variant` has one :class:`ActionRule` for every kind of action. The same checks answer
three questions: :func:`legal_actions` lists what a seat may do and stops at the first no,
:func:`why` asks every check and tells all it found, :func:`step` plays. Nothing here knows a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

from .decision import Check, IllegalActionError, Verdict, allowed, judge
from .message import Message
from .seats import Seat


class HasPhase(Protocol):
    """A state of some game: its phase names the kinds of action that are possible."""

    @property
    def phase(self) -> str:
        """The phase the state is in."""


class HasKind(Protocol):
    """An action of some game."""

    @property
    def kind(self) -> str:
        """What is done."""


S = TypeVar("S", bound=HasPhase)
A = TypeVar("A", bound=HasKind)


@dataclass(frozen=True, slots=True)
class ActionRule(Generic[S, A]):
    """The rules of one kind of action, in the order a teacher would give them.

    ``shared`` checks look at no tile, so one action stands for all of its kind; ``checks`` look
    at the action itself.
    """

    phases: tuple[str, ...]
    """Where it can be possible at all; elsewhere the shared checks refuse it."""
    shared: tuple[Check[S, A], ...]
    checks: tuple[Check[S, A], ...]
    candidates: Callable[[S, Seat], Sequence[A]]
    """At least every legal action of the kind; where it is easy to see, nothing else."""
    apply: Callable[[S, A], S]
    """The state after an action that the checks allow."""


@dataclass(frozen=True, slots=True)
class Variant(Generic[S, A]):
    """A game: its rules by kind of action, and by the phase in which they can apply."""

    rules: Mapping[str, ActionRule[S, A]]
    question: Callable[[S, A], Message]
    """The question that a verdict answers."""
    of_phase: Mapping[str, tuple[ActionRule[S, A], ...]] = field(init=False)
    """The rules that can apply in each phase."""

    def __post_init__(self) -> None:
        phases = dict.fromkeys(phase for rule in self.rules.values() for phase in rule.phases)
        rules = {
            phase: tuple(rule for rule in self.rules.values() if phase in rule.phases)
            for phase in phases
        }
        object.__setattr__(self, "of_phase", rules)


def why(variant: Variant[S, A], state: S, action: A) -> Verdict:
    """Every finding about an action, legal or not, in the order of its checks."""
    rule = variant.rules[action.kind]
    return judge(variant.question(state, action), (*rule.shared, *rule.checks), state, action)


def is_legal(variant: Variant[S, A], state: S, action: A) -> bool:
    """Whether every check allows the action; stops at the first that does not."""
    rule = variant.rules[action.kind]
    return allowed(rule.shared, state, action) and allowed(rule.checks, state, action)


def legal_actions(variant: Variant[S, A], state: S, seat: Seat) -> list[A]:
    """What a seat may do now, in the order of the rules."""
    actions: list[A] = []
    for rule in variant.of_phase.get(state.phase, ()):
        candidates = rule.candidates(state, seat)
        if candidates:
            actions += allowed_of(rule, state, candidates)
    return actions


def allowed_of(rule: ActionRule[S, A], state: S, candidates: Sequence[A]) -> list[A]:
    """The candidates, all of one kind and seat, that the checks allow.

    What looks at no tile is asked once for all of them.
    """
    first = candidates[0]
    if not allowed(rule.shared, state, first):
        return []
    left = list(candidates)
    for check in rule.checks:
        if check.when is None or check.when(state, first):
            test = check.test
            left = [action for action in left if test(state, action)]
    return left


def step(variant: Variant[S, A], state: S, action: A) -> S:
    """The state after an action; raises IllegalActionError, with the verdict, if it is refused."""
    if not is_legal(variant, state, action):
        raise IllegalActionError(why(variant, state, action))
    return variant.rules[action.kind].apply(state, action)


def replay(variant: Variant[S, A], state: S, actions: Iterable[A]) -> Iterator[S]:
    """The states that actions lead through, the first one included.

    Raises IllegalActionError at the first action that is refused.
    """
    yield state
    for action in actions:
        state = step(variant, state, action)
        yield state
