"""What can go wrong, as a small tree caught by meaning.

    MjteachError
    ├── NotationError        the text cannot be read (position and fix are in the parameters)
    ├── HandError            the tiles are no possible hand (five copies, wrong count, no meld ...)
    ├── SituationError       the circumstances contradict each other (rinshan with ron ...)
    ├── RuleSetError         no such option, value or rule set
    ├── IllegalActionError   the rules refuse an action; it carries the verdict with every reason
    ├── RecordError          a line of a record that cannot be read or does not fit
    └── PuzzleError
        ├── CodeError        a puzzle code that cannot be opened
        └── GenerationError  no puzzle found within the bounded attempts

An exception carries a message id and typed parameters; given texts among them are made fit to be
shown. Its ``str()`` is meant for developers; :mod:`mjteach.text` turns the same ``message`` into
a sentence for learners.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .message import Message, Param, msg
from .printable import printable

if TYPE_CHECKING:
    from .decision import Verdict


class MjteachError(Exception):
    """Base of every error of this project; ``message`` says what happened and where.

    >>> try:
    ...     raise NotationError("suit_missing", text="258", position=3)
    ... except MjteachError as error:
    ...     print(error.message.id, error)
    error.notation.suit_missing error.notation.suit_missing(text='258', position=3)
    """

    topic = "any"

    def __init__(self, problem: str, /, **params: Param) -> None:
        shown = {name: _fit(value) for name, value in params.items()}
        self.message: Message = msg(f"error.{self.topic}.{problem}", **shown)
        super().__init__(problem)

    def __str__(self) -> str:
        inside = ", ".join(f"{key}={value!r}" for key, value in self.message.params)
        return f"{self.message.id}({inside})"


class NotationError(MjteachError, ValueError):
    """The text cannot be read as tiles; parameters: text, position (0-based), and the culprit."""

    topic = "notation"


class HandError(MjteachError, ValueError):
    """The tiles are no possible hand."""

    topic = "hand"


class SituationError(MjteachError, ValueError):
    """The circumstances of a win or of a table contradict each other."""

    topic = "situation"


class RuleSetError(MjteachError, ValueError):
    """An option, a value or a rule set that does not exist."""

    topic = "rules"


class IllegalActionError(MjteachError, ValueError):
    """The rules refuse an action; ``verdict`` has every finding, ``failed`` those that say no."""

    topic = "action"

    def __init__(self, verdict: Verdict) -> None:
        self.verdict = verdict
        failed = tuple(finding.check for finding in verdict.failures)
        super().__init__("illegal", asked=verdict.subject, failed=failed)


class RecordError(MjteachError, ValueError):
    """A record cannot be read on; parameters: line (from 1) and the culprit."""

    topic = "record"


class PuzzleError(MjteachError, ValueError):
    """A puzzle cannot be made or opened."""

    topic = "puzzle"


class CodeError(PuzzleError):
    """A puzzle code that names no puzzle of this version."""

    topic = "code"


class GenerationError(PuzzleError):
    """A generator found nothing within its bounded attempts; a defect, not the learner's fault."""

    topic = "generation"


_LONG_NUMBER: Final = 10**24


def _fit(value: Param) -> Param:
    """A parameter as a sentence can repeat it; tiles, words of closed sets and messages stay."""
    if type(value) is str:
        return printable(value)
    if type(value) is int and abs(value) >= _LONG_NUMBER:
        return printable(f"{value:,}")
    if type(value) is tuple:
        return tuple(_fit(each) for each in value)  # type: ignore[arg-type]
    return value
