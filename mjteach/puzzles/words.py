"""What kinds say by the names of their sentences: by level, or by the part that is wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from mjteach.core.message import Message, Param, msg

from .base import Part
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


def rule_before(kind: str, **taught: str) -> Callable[[Posed, str], Message | None]:
    """``puzzle.<id>.rule.<code>`` in place of a rule that speaks of what is not taught yet.

    For a code the topic that teaches it: without that topic the rule does without it.
    """

    def rule(posed: Posed, code: str) -> Message | None:
        is_early = code in taught and posed.topics and taught[code] not in posed.topics
        return msg(f"puzzle.{kind}.rule.{code}") if is_early else None

    return rule


def nothing(_posed: Posed) -> None:
    """No last hint: every line of the working would be the answer."""
