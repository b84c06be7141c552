"""A question about a hand of somebody's own choice, as its kind makes it of what is told."""

from __future__ import annotations

from mjteach.api.rule_lines import AnyRules
from mjteach.core.errors import PuzzleError
from mjteach.core.message import msg
from mjteach.core.printable import shown

from .base import Content, Mix, Puzzle, Rules
from .facts import facts_of
from .kind import Kind, can_say
from .questions import Question
from .registry import ALL


def asked(row: Kind, level: int, text: str, ruleset: AnyRules | None = None) -> Puzzle:
    """The question about what a text tells, by the rules of ``ruleset`` or the usual ones.

    Raises PuzzleError where the kind asks nothing of the sort, where nobody may win with the hand,
    or where a level cannot ask about it; HandError and others where there is no such hand.
    """
    own = row.from_facts
    if own is None:
        known = tuple(kind.id for kind in ALL if kind.from_facts)
        raise PuzzleError("not_to_be_asked", kind=row.id, known=known)
    if type(level) is not int or level not in row.levels:
        raise PuzzleError("no_such_level", kind=row.id, level=shown(level), levels=row.levels)
    played = row.game.preset(row.game.usual if ruleset is None else ruleset)
    facts, rules = facts_of(text), played.rules
    for name in facts:
        if name not in own.facts:
            raise PuzzleError("no_such_fact", fact=shown(name), kind=row.id, known=own.facts)
    content = own.make(facts, rules)
    puzzle = _put(row, level, content, rules)
    if puzzle is None:
        levels = tuple(other for other in row.levels if _put(row, other, content, rules))
        raise PuzzleError("not_at_this_level", kind=row.id, level=level, levels=levels)
    return puzzle._replace(seed=text, ruleset=played.id)


def _put(row: Kind, level: int, content: Content, rules: Rules) -> Puzzle | None:
    """The question as a level puts it; None where the level cannot."""
    if not row.can_be(content, rules, level):
        return None
    posed, key = row.posed(content, rules, level), row.key(content, rules)
    fields = tuple(row.asks.ask(posed))
    needed = [field.id for field in fields if not field.optional]
    if not can_say(fields, key) or any(key.get(id) is None for id in needed):
        return None
    prompt = row.asks.prompt(posed) if row.asks.prompt else msg(f"puzzle.{row.id}.prompt")
    scene, question = row.asks.scene(posed), Question(fields)
    made = (content, scene, prompt, question)
    return Puzzle(row.id, row.version, level, "", Mix.BALANCED, row.game.usual, rules, *made)
