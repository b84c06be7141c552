"""What can go wrong, as a small tree caught by meaning.

    MjteachError
    ├── GivenError           something of another kind was given than can be used
    ├── NotationError        the text cannot be read (position and fix are in the parameters)
    ├── HandError            the tiles are no possible hand (five copies, wrong count, no meld ...)
    ├── SituationError       the circumstances contradict each other (rinshan with ron ...)
    ├── RuleSetError         no such option, value, rule or rule set
    ├── IllegalActionError   the rules refuse an action; it stands beside the verdict it carries,
    │                        in :mod:`.decision`
    ├── RecordError          a line of a record that cannot be read or does not fit
    ├── StudyError           what was kept of answers cannot be read or written
    ├── ReadingError         an answer that cannot be read, and so is not graded
    └── PuzzleError
        ├── CodeError        a puzzle code that cannot be opened
        └── GenerationError  no puzzle found within the bounded attempts

An exception carries a message id and typed parameters; given texts among them are made fit to be
shown. Its ``str()`` is the sentence a person reads. A notebook shows this sentence alone; ``%tb``
in the next cell shows where it came from.
"""

from __future__ import annotations

from traceback import format_exception

from .message import Message, Param, msg
from .printable import LONG_NUMBER, LONGEST_PATH, LONGEST_REPEATED, printable, shown


class MjteachError(Exception):
    """Base of every error of this project; ``message`` says what happened and where.

    >>> try:
    ...     raise NotationError("not_one_tile", text="258m", count=3)
    ... except MjteachError as error:
    ...     print(error.message.id, error)
    error.notation.not_one_tile “258m” names 3 tiles. Write exactly one, such as 5p.
    """

    topic = "any"
    _longest = LONGEST_REPEATED
    _is_told = False

    def __init__(self, problem: str, /, **params: Param) -> None:
        shown = {name: _fit(value, self._longest) for name, value in params.items()}
        self.message: Message = msg(f"error.{self.topic}.{problem}", **shown)
        super().__init__(problem)

    @property
    def problem(self) -> str:
        """What is wrong: the last part of the message's id."""
        return self.message.id.removeprefix(f"error.{self.topic}.")

    def __str__(self) -> str:
        return str(self.message)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"

    def _render_traceback_(self) -> list[str]:
        """What a notebook shows: the sentence; asked again, by ``%tb``, where it came from."""
        if self._is_told:
            return "".join(format_exception(self)).splitlines()
        self._is_told = True
        return str(self).splitlines()


class GivenError(MjteachError, TypeError, ValueError):
    """An argument of a kind that cannot be used; ``found`` shows it."""

    topic = "given"


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
    """An unknown option, value or rule set."""

    topic = "rules"


class RecordError(MjteachError, ValueError):
    """A record cannot be read on; parameters: line (from 1) and the culprit."""

    topic = "record"


class StudyError(MjteachError, ValueError):
    """Kept answers cannot be read or written; the parameters say where they are."""

    topic = "study"
    _longest = LONGEST_PATH


class ReadingError(MjteachError, ValueError):
    """An answer that cannot be read, and so is not graded."""

    topic = "reading"


class PuzzleError(MjteachError, ValueError):
    """A puzzle cannot be made or opened."""

    topic = "puzzle"


class CodeError(PuzzleError):
    """A puzzle code that names no puzzle of this version."""

    topic = "code"


class GenerationError(PuzzleError):
    """A generator found nothing within its bounded attempts; a defect, not the learner's fault."""

    topic = "generation"


def _fit(value: Param, most: int) -> Param:
    """A parameter made fit for a sentence; tiles, words of closed sets and messages stay."""
    if type(value) is str:
        return printable(value, most)
    if type(value) is int and abs(value) >= LONG_NUMBER:
        return shown(value)
    if type(value) is tuple:
        return tuple(_fit(each, most) for each in value)  # type: ignore[arg-type]
    return value
