"""The ladder of hints: what to look for, to ask, the rule, another hand, all but the last step.

Each step tells more than the one before: what a step marks stays marked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from mjteach.core.message import Explanation, Message, msg
from mjteach.core.tiles import Tile

from .base import Hint, Key
from .parts import Posed, Tells
from .questions import Field, PickOne, PickPlaces
from .scenes import Scene


def ladder(
    kind: str, tells: Tells, posed: Posed, scene: Scene, otherwise: Message | None = None
) -> Iterator[Hint]:
    """Three sentences of the kind, an example where it has one, and a line of the working.

    The sentences are ``puzzle.<id>.hint.look``, ``.ask`` and ``.rule``; a kind whose questions
    are about different things has a set of them for each: ``puzzle.<id>.hint.<about>.look``. With
    the second what is finished is marked, with the third what matters. ``otherwise`` is told last
    where the working has no line that is less than the answer.
    """
    about = f".{tells.about(posed)}" if tells.about else ""
    word = f"puzzle.{kind}.hint{about}"
    finished = tells.finished(posed, scene) if tells.finished else ()
    spots = tells.look(posed, scene) if tells.look else ()
    yield Hint(msg(f"{word}.look"))
    yield Hint(msg(f"{word}.ask"), finished=finished)
    yield Hint(msg(f"{word}.rule"), spots, finished=finished)
    example = tells.example(posed) if tells.example else None
    if example is not None:
        yield Hint(msg("hint.example"), spots, example, finished)
    line = tells.line(posed) if tells.line else first_line(tells.explain(posed))
    last = line or otherwise
    if last is not None:
        yield Hint(last, spots, finished=finished)


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


def narrowed(fields: Iterable[Field], key: Key) -> Message | None:
    """Two choices that are left, in the order of their list: the right one and its neighbour.

    Of the first field with three or more to choose one from; None where there is none.

    >>> from mjteach.puzzles.questions import Choice
    >>> two = PickOne("a", msg("a"), tuple(Choice(id, msg(id)) for id in "xyz"))
    >>> [label.id for label in narrowed([two], {"a": "z"}).get("choices")]
    ['x', 'z']
    """
    for field in fields:
        is_single = isinstance(field, PickOne) or (isinstance(field, PickPlaces) and not field.many)
        if field.given is not None or not is_single:
            continue
        choices = field.choices if isinstance(field, PickOne | PickPlaces) else ()
        ids = [choice.id for choice in choices]
        right = key.get(field.id)
        if len(ids) > _TWO and right in ids:
            place = ids.index(str(right))
            left = sorted((place, (place + 1) % len(ids)))
            return msg("hint.one_of_two", choices=tuple(choices[at].label for at in left))
    return None


_TWO = 2


def spots_with(scene: Scene, row: str, tiles: Iterable[Tile]) -> tuple[str, ...]:
    """Ids of the first spots of a row that show these tiles, each as often as it is among them."""
    wanted, found = Counter(tile.kind for tile in tiles), []
    lying = scene.row(row)
    for spot in lying.spots if lying else ():
        if wanted[spot.tile.kind] > 0:
            wanted[spot.tile.kind] -= 1
            found.append(spot.id)
    return tuple(found)
