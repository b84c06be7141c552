"""The ladder of hints: where to look, what to ask, the rule, another hand, one line filled in."""

from __future__ import annotations

from collections.abc import Iterator

from mjteach.core.message import Explanation, Message, msg

from .base import Hint
from .parts import Posed, Tells
from .scenes import Scene


def ladder(kind: str, tells: Tells, posed: Posed, scene: Scene) -> Iterator[Hint]:
    """Three sentences of the kind, an example where it has one, and a line of the working.

    The sentences are ``puzzle.<id>.hint.look``, ``.ask`` and ``.rule``; a kind whose questions
    are about different things has a set of them for each: ``puzzle.<id>.hint.<about>.look``.
    """
    about = f".{tells.about(posed)}" if tells.about else ""
    word = f"puzzle.{kind}.hint{about}"
    yield Hint(msg(f"{word}.look"), tells.look(posed, scene) if tells.look else ())
    yield Hint(msg(f"{word}.ask"))
    yield Hint(msg(f"{word}.rule"))
    example = tells.example(posed) if tells.example else None
    if example is not None:
        yield Hint(msg("hint.example"), (), example)
    line = tells.line(posed) if tells.line else first_line(tells.explain(posed))
    if line is not None:
        yield Hint(line)


def first_line(tree: Explanation) -> Message | None:
    """The first thing an explanation rests on, past what only asks.

    None where it rests on nothing: what it says is then the answer.

    >>> first_line(Explanation(msg("why.question"))) is None
    True
    """
    if not tree.children:
        return None
    first = tree.children[0]
    only_asks = first.message.id.endswith(".question")  # that of a verdict, its checks below
    return first_line(first) if only_asks else first.message
