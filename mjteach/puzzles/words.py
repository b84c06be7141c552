"""What kinds say by the names of their sentences: by level, or by the part that is wrong."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator
from functools import reduce

from mjteach.core.message import Explanation, Message, Param, msg

from .base import Part
from .hints import first_line
from .partly import partly
from .parts import Posed


@partly
def per_level(posed: Posed, *words: str) -> str:
    """The word of a level, or its number: what the hints of a level are about."""
    return words[posed.level - 1] if words else str(posed.level)


@partly
def prompt_per_level(posed: Posed, /, kind: str, **facts: Callable[[Posed], Param]) -> Message:
    """``puzzle.<id>.prompt.<level>``, with facts of the question."""
    told = {name: fact(posed) for name, fact in facts.items()}
    return msg(f"puzzle.{kind}.prompt.{posed.level}", **told)


def wrong_per_field(
    kind: str, *facts: str, only: tuple[str, ...] = ()
) -> Callable[[Posed, Part], Iterator[Message]]:
    """``puzzle.<id>.wrong.<field>`` with facts of the situation; for ``pays.A`` that of ``pays``.

    With ``only`` nothing of other fields.
    """

    def wrong(posed: Posed, part: Part) -> Iterator[Message]:
        name = part.field.partition(".")[0]
        if not only or name in only:
            told = {fact: getattr(posed.situation, fact) for fact in facts}
            yield msg(f"puzzle.{kind}.wrong.{name}", **told)

    return wrong


def rule_per_field(
    id: str,
    about: Callable[[Posed], str] | None = None,
    /,
    **besides: Container[str],
) -> Callable[[Posed, Part], Iterator[Message]]:
    """``puzzle.<id>.rule.<field>`` for these fields, where a part is wrong again.

    Not for a question about what is named with the field: there the hints have its rule.
    """

    def rule(posed: Posed, part: Part) -> Iterator[Message]:
        name = part.field.partition(".")[0]
        if name in besides and not (about and about(posed) in besides[name]):
            yield msg(f"puzzle.{id}.rule.{name}")

    return rule


def rule_before(kind: str, **taught: str) -> Callable[[Posed, str], Message | None]:
    """``puzzle.<id>.rule.<code>`` in place of a rule that speaks of what is not taught yet.

    For a code the topic that teaches it: without that topic the rule does without it.
    """

    def rule(posed: Posed, code: str) -> Message | None:
        is_early = code in taught and posed.topics and taught[code] not in posed.topics
        return msg(f"puzzle.{kind}.rule.{code}") if is_early else None

    return rule


def because(explain: Callable[[Posed], Explanation], *levels: int) -> Callable[[Posed], Message]:
    """The headline of an explanation and the first thing it rests on, in one line.

    At other levels than these the headline alone, which says why; without levels at all of them.
    """

    def right(posed: Posed) -> Message:
        tree = explain(posed)
        reason = first_line(tree) if not levels or posed.level in levels else None
        return tree.message if reason is None else with_reason(tree.message, reason)

    return right


def with_reason(what: Message, why: Message) -> Message:
    """A result and why it is so, in one line."""
    return msg("feedback.because", what=what, why=why)


def added(terms: Iterable[Message]) -> Message:
    """What is added up, with a plus between any two."""
    return reduce(lambda left, right: msg("feedback.plus", left=left, right=right), terms)


def nothing(_posed: Posed) -> None:
    """No line for the last hint: every line of the working would be the answer."""
