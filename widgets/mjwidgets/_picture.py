"""A picture: HTML for a notebook, text everywhere else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import singledispatch
from typing import Final, TypeAlias

from mjteach.core.decision import CheckAnswer
from mjteach.core.errors import GivenError
from mjteach.core.printable import shown

from ._hands import Laid

SIGNS: Final = {CheckAnswer.YES: "✓", CheckAnswer.NO: "✗"}
"""What a finding for or against an action begins with."""

FEW: Final = 8
"""Up to so many tiles are drawn beside a line that speaks of them."""

Groups: TypeAlias = Sequence[Laid]


@dataclass(frozen=True, slots=True)
class Picture:
    """Something drawn: html for a notebook, text for everywhere else."""

    html: str
    text: str

    def __repr__(self) -> str:
        return self.text

    def _repr_html_(self) -> str:
        return self.html


@dataclass(frozen=True, slots=True, repr=False)
class TellingPicture(Picture):
    """A picture that tells something; ``seen`` is called whenever it is shown."""

    seen: Callable[[], object]

    def __repr__(self) -> str:
        self.seen()
        return self.text

    def _repr_html_(self) -> str:
        self.seen()
        return self.html


@dataclass(frozen=True, slots=True, repr=False)
class River(Picture):
    """The picture of a river, and its rows, so that it can stand beside a question."""

    rows: Groups


@singledispatch
def picture(what: object) -> Picture:
    """The picture of one kind of value; each type has its own."""
    raise GivenError("no_picture", found=shown(what))
