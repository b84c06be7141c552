"""Hints before the answer of a Korean question, and the working and its reason after it."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from mjteach.core.hand import hand
from mjteach.core.message import Explanation, Message, msg
from mjteach.core.tiles import tile
from mjteach.korean import KoreanContext, KoreanRules, evaluate
from mjteach.korean.declare import eopeo_verdict, worth_of_waits
from mjteach.korean.explain import explain_count, explain_declaration

from .base import Hint, Puzzle
from .canonical import tiles_of
from .korean_facts import Form, KoreanContent, eopeo_of, full_of, key, sorted_of, value_of
from .questions import Response


def hints(puzzle: Puzzle, _response: Response | None) -> tuple[Hint, ...]:
    """The ladder: where to look, what to ask, the rule, another hand, one part filled in."""
    form = puzzle.content.form
    word = f"puzzle.korean_count.hint.{form}"
    spots = tuple(spot.id for spot in puzzle.scene.spots() if spot.label is not None)
    return (
        Hint(msg(f"{word}.look"), spots),
        Hint(msg(f"{word}.ask")),
        Hint(msg(f"{word}.rule")),
        Hint(msg("puzzle.korean_count.hint.example"), (), _example(form, puzzle.rules)),
        Hint(_one_part(puzzle)),
    )


_EXAMPLES: Final = MappingProxyType(
    {
        Form.LINES: ("234567m22p45p777z", "6p"),
        Form.MINIMUM: ("234m678m55p34p + pon 333p", "5p"),
        Form.FULL: ("123456m22p67788p", "6p"),
        Form.EOPEO: ("222m456m22p67788p", ""),
    }
)
"""A hand for every form, unlike the one being asked about."""


def _example(form: Form, rules: KoreanRules) -> Explanation:
    text, won = _EXAMPLES[form]
    held = hand(text)
    if form is Form.EOPEO:
        return _declared(KoreanContent(form, held, None, KoreanContext()), rules)
    tree = explain_count(evaluate(held, tile(won), KoreanContext(), rules))
    told = msg(
        f"puzzle.korean_count.example.{'closed' if held.is_closed else 'open'}",
        tiles=held.concealed,
        melds=held.melds,
        tile=tile(won),
    )
    return Explanation(told, (tree,))


def _one_part(puzzle: Puzzle) -> Message:
    """One line or number of the answer."""
    content, rules = puzzle.content, puzzle.rules
    if content.form is Form.EOPEO:
        waits = tuple(wait.tile for wait in eopeo_of(content, rules).waits)
        return msg("puzzle.korean_count.hint.waits", tiles=waits)
    best = value_of(content, rules).best
    if content.form is Form.FULL:
        return msg("puzzle.korean_count.hint.base", han=best.base_han)
    if content.form is Form.LINES:
        first = best.base[0]
        return msg("puzzle.korean_count.hint.line", yaku=first.yaku, han=best.han_of(first.yaku))
    item = sorted_of(best)[-1]
    return msg("puzzle.korean_count.hint.item", yaku=item.yaku, place=item.place)


def working(puzzle: Puzzle) -> Explanation:
    """The whole count, or the verdict with what every winning tile gives."""
    content, rules = puzzle.content, puzzle.rules
    if content.form is Form.EOPEO:
        return _declared(content, rules)
    return explain_count(value_of(content, rules))


def _declared(content: KoreanContent, rules: KoreanRules) -> Explanation:
    verdict = eopeo_verdict(content.hand, content.context, rules)
    closed = content.hand.is_closed
    worth = worth_of_waits(content.hand, content.context, rules) if closed else ()
    return explain_declaration(verdict, worth)


def why_right(puzzle: Puzzle) -> Message:
    """One line on why the right answer is right."""
    content, rules = puzzle.content, puzzle.rules
    if content.form is Form.EOPEO:
        right = key(content, rules)
        tiles = tiles_of(right["short"])
        return msg(
            f"puzzle.korean_count.right.eopeo.{right['why']}", least=rules.min_han, tiles=tiles
        )
    best = value_of(content, rules).best
    base, *bonus = full_of(best)
    if content.form is Form.MINIMUM:
        word = "enough" if base >= rules.min_han else "short"
        return msg(f"puzzle.korean_count.right.{word}", base=base, least=rules.min_han)
    if content.form is Form.FULL:
        return msg("puzzle.korean_count.right.full", base=base, bonus=sum(bonus), total=best.han)
    yaku = tuple(dict.fromkeys(item.yaku for item in best.base))
    return msg("puzzle.korean_count.right.lines", yaku=yaku, base=base)
