"""The parts a kind of puzzle is declared with: what is put, looked for, asked and told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fnmatch import fnmatchcase
from typing import Any, Final, NamedTuple, TypeAlias

from mjteach.core.message import Explanation, Message, msg

from .base import Key, Part, Rules
from .partly import partly
from .questions import NONE, Field, Response, Value
from .scenes import Scene
from .sorts import Share

Situation: TypeAlias = Any
"""What a dealer deals and a scene shows: a Win, a Moment, an Ending ... (a NamedTuple)."""

Result: TypeAlias = Any
"""What the engine finds there: a WinResult, Waits, a Verdict, a RoundState ..."""


class Posed(NamedTuple):
    """A question as it is put: everything a form, a scene or a hint may depend on."""

    situation: Situation
    result: Result
    rules: Rules
    level: int
    topics: tuple[str, ...] = ()
    """What it is narrowed to; none: everything of its level."""


@partly
def at_odds(
    given: Response,
    verdict: str = "may",
    no: str = "no",
    *,
    reason: str = "reason",
    nothing: str = NONE,
) -> tuple[str, ...]:
    """A "no" that nothing speaks for, or a "yes" with a reason against it.

    >>> at_odds()({"may": "yes", "reason": "wait"}), at_odds()({"may": "no", "reason": "wait"})
    (('may', 'reason'), ())
    """
    said, why = given.get(verdict), given.get(reason)
    is_clash = bool(said and why) and (said == no) is (why == nothing)
    return (verdict, reason) if is_clash else ()


class Topic(NamedTuple):
    """What one section of a lesson teaches of a kind.

    Fields and choices that no topic names are always there. A topic that names no sorts deals
    those that no topic names, in the shares of the mix.
    """

    fields: tuple[str, ...] = ()
    """Ids of the fields it opens, such as ``pair`` or ``set.*``."""
    choices: tuple[str, ...] = ()
    """Ids it adds to the lists to choose from."""
    levels: tuple[int, ...] = ()
    """The levels it narrows; none: all."""
    sorts: Mapping[str, Share] = {}
    """The sorts it deals, with their shares; ``pair.*`` gives its share to each that fits."""
    needed: Callable[[Posed], bool] | None = None
    """Whether a question cannot be answered without this topic; it is then dealt with it only.

    Not asked where all fields of the topic are given, nor at a level the topic does not narrow.
    """

    @classmethod
    def dealing(cls, *sorts: str, levels: tuple[int, ...] = ()) -> Topic:
        """A topic that deals these sorts, one as often as another."""
        return cls(levels=levels, sorts=dict.fromkeys(sorts, 1))

    def narrows(self, level: int) -> bool:
        """Whether the topic can be chosen at a level."""
        return not self.levels or level in self.levels

    def opens(self, field: str) -> bool:
        """Whether a field is one of its fields."""
        return any(fnmatchcase(field, pattern) for pattern in self.fields)


class Everything:
    """A container that holds whatever it is asked for."""

    def __contains__(self, _: object) -> bool:
        return True


EVERYTHING: Final = Everything()
"""The headline of a kind in which every field counts."""


class Steps(NamedTuple):
    """From a situation to the right answer; false rules are false steps."""

    find: Callable[[Situation, Rules], Result]
    """The engine's own result under some rules, and nothing else; see :meth:`Kind.found`."""
    write: Callable[[Situation, Result], Mapping[str, Value]]
    """That result on the answer form, for every field of every level: the key."""
    accepts: Callable[[Situation, Result, Key], Iterable[Key]] = lambda *_: ()
    """Other right answers, such as every other true reason: where one of them fits what was
    answered, it counts as the key."""


class Asks(NamedTuple):
    """What a question looks like."""

    ask: Callable[[Posed], Iterable[Field]]
    scene: Callable[[Posed], Scene]
    prompt: Callable[[Posed], Message] | None = None
    """Usually ``puzzle.<id>.prompt``."""


class FromFacts(NamedTuple):
    """How a situation is made of what somebody tells of their own hand."""

    make: Callable[[Mapping[str, str], Any], Situation]
    """From facts by name, and rules; raises PuzzleError for what cannot be."""
    facts: tuple[str, ...]
    """The names of what can be told; the rest is usual."""


class Counted(NamedTuple):
    """A step of a count: its name, what it comes to, and how it is said.

    Of two counts that differ, steps of the lowest ``stage`` differ for a reason of their own.
    """

    id: str
    worth: int | str
    said: Message
    stage: int = 0
    is_sum: bool = True
    """Whether what is said of it adds up: a false rule may put any number in its place."""

    def worth_so(self, worth: int) -> Counted:
        """The same step worth something else; of a step that is said with its fu or han."""
        told = dict(self.said.params)
        told["fu" if "fu" in told else "han"] = worth
        return self._replace(worth=worth, said=msg(self.said.id, **told))


class Tells(NamedTuple):
    """What is said about a question: once it is answered, and in hints."""

    explain: Callable[[Posed], Explanation]
    """The engine's own explanation of the result: the working."""
    right: Callable[[Posed], Message] | None = None
    """One line on why the right answer is right; usually the headline of the explanation."""
    line: Callable[[Posed], Message | None] | None = None
    """The last hint: all but the last step; usually the first line of the explanation. None where
    that would be the answer: then two of the choices are left, if there are more."""
    about: Callable[[Posed], str] | None = None
    """What the question teaches most: the word between ``hint`` and ``look`` in the hints' ids."""
    wrong: Callable[[Posed, Part], Iterable[Message]] | None = None
    """What to say about a wrong part that no false rule explains, with this very answer."""
    rule: Callable[[Posed, Part], Iterable[Message]] | None = None
    """The rule of that part, where the answer is wrong again; usually that of the hints."""
    clash: Callable[[Response], tuple[str, ...]] = at_odds()
    """The parts of an answer that contradict each other: none of them is called right."""
    plain: Callable[[Posed, Response, str], Message | None] | None = None
    """What to say of an answer and its first wrong field before any false rule is thought of:
    a sum that does not follow from right lines, half of a payment."""
    nudge: Callable[[Posed, str], Message | None] | None = None
    """What to think about in place of a false rule's own question, where that would mislead."""
    rule_instead: Callable[[Posed, str], Message | None] | None = None
    """The rule in place of a false rule's own, where that would use words of a later lesson."""
    differs: Mapping[tuple[str, str], str] = {}
    """For an option and the field where it shows the option that says what differs there."""
    look: Callable[[Posed, Scene], tuple[str, ...]] | None = None
    """The spots that matter: marked from the third hint on."""
    finished: Callable[[Posed, Scene], tuple[str, ...]] | None = None
    """The spots of what is complete: marked from the second hint on."""
    example: Callable[[Posed], Explanation | None] | None = None
    """Another hand worked to the end, for the fourth hint; None where it would tell the answer."""
    counts: Callable[[Result], tuple[Counted, ...]] | None = None
    """What is found as it adds up, step by step, where it does."""
