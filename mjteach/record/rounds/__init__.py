"""Deals that come with the course, in our own record."""

from __future__ import annotations

from importlib.resources import files

from ...core.errors import SituationError
from ...core.printable import shown
from ...riichi.round.opening import moments_of
from ...riichi.round.state import RoundState
from ..own import load


def names() -> tuple[str, ...]:
    """The names of the deals there are.

    >>> names()
    ('first',)
    """
    found = (file.name for file in files(__name__).iterdir() if file.name.endswith(".jsonl"))
    return tuple(sorted(name.removesuffix(".jsonl") for name in found))


def recorded_deal(name: str = "first") -> tuple[RoundState, ...]:
    """Every moment of a deal, from the first to its end; raises SituationError for another name.

    >>> [str(state.history[-1]) for state in recorded_deal("first")[1:3]]
    ['A draw', 'A discard 9m']
    """
    if name not in names():
        raise SituationError("no_such_round", found=shown(name), known=names())
    text = files(__name__).joinpath(f"{name}.jsonl").read_text(encoding="utf-8")
    *_, last = load(text.splitlines()).rounds
    return moments_of(last)
