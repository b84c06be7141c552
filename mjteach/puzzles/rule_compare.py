"""``rule_compare``: the same tiles under two or three rule sets, and the rule that decides.

Level 1 asks which of two rule sets pays more, with the han and fu of the course's rules given;
level 2 which of three; level 3 which of three let a hand win or allow something. The rule sheets
are shown as far as they differ, so the question is which of their lines touches this hand.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from mjteach.core.hand import hand
from mjteach.core.message import Explanation, Message, msg
from mjteach.core.tiles import Tile
from mjteach.riichi.compare.cases import FinishedHand, NagashiAsked, RiichiKanAsked
from mjteach.riichi.compare.compare import compare_verdicts
from mjteach.riichi.compare.difference import switched
from mjteach.riichi.compare.explain import explain_comparison
from mjteach.riichi.compare.outcome import Outcome, changed
from mjteach.riichi.compare.outcome import Question as Compared
from mjteach.riichi.compare.words import fact_message, option_names, ruleset_names
from mjteach.riichi.context import WinContext
from mjteach.riichi.penalties.category import option_name
from mjteach.riichi.presets import PRESETS, preset
from mjteach.riichi.rules import RuleSet

from . import canonical
from .base import HandmadeKind, Hint, Key, Made, Mix, Puzzle
from .questions import NONE, Choice, Field, PickOne, Question, Response
from .rule_compare_deals import draw_content
from .rule_compare_facts import (
    COMPARED,
    OPTIONS_OF,
    About,
    Asked,
    RuleContent,
    choices_of,
    facts_of,
    key_of,
    sheet_of,
)
from .rule_compare_mistakes import LEFT_OUT, MISTAKES
from .rule_compare_scene import scene_of

LEVELS: Final = (1, 2, 3)


def _make(rng: random.Random, level: int, rules: RuleSet, mix: Mix) -> Made:
    table = next((id for id, row in PRESETS.items() if row.rules == rules), "")
    return question_on(draw_content(rng, level, table, mix), level)


def question_on(content: RuleContent, level: int) -> Made:
    """The question about some content, with the help of a level."""
    scene = scene_of(content, counted=level == 1)
    prompt = msg(f"puzzle.rule_compare.prompt.{level}")
    if content.about is About.VERDICT:
        prompt = msg("puzzle.rule_compare.prompt.3", question=_asking(content.asked))
    return Made(content, scene, prompt, Question(tuple(_fields(content))))


def _asking(asked: Asked) -> Message:
    """What a table would be asked."""
    match asked:
        case FinishedHand():
            return msg("puzzle.rule_compare.ask.win", tile=asked.tile)
        case RiichiKanAsked():
            return msg("puzzle.rule_compare.ask.kan", tile=asked.drawn)
        case NagashiAsked():
            return msg("puzzle.rule_compare.ask.nagashi")
        case _:
            return asked.subject


def _fields(content: RuleContent) -> Iterator[Field]:
    about, names = content.about, ruleset_names(content.rulesets)
    letters = choices_of(about, len(names))
    best = (Choice(some, _named(some, names, about)) for some in letters)
    yield PickOne("best", msg(f"puzzle.rule_compare.best.{about}"), tuple(best))
    options = (Choice(key, option_name(key)) for key in OPTIONS_OF[about])
    nothing = Choice(NONE, msg("puzzle.rule_compare.option.none"))
    yield PickOne("option", msg("puzzle.rule_compare.option"), (*options, nothing))


def _named(letters: str, names: tuple[Message, ...], about: About) -> Message:
    """Some of the rule sets as a choice."""
    if letters == NONE:
        return msg("puzzle.rule_compare.best.none")
    some = tuple(names["abc".index(letter)] for letter in letters)
    if len(some) == len(names):
        return msg(f"puzzle.rule_compare.best.{about}.all", count=len(names))
    return msg("puzzle.rule_compare.best.some", rulesets=some)


def _key(content: RuleContent, _rules: RuleSet) -> Key:
    return key_of(content)


# --- hints


def _hints(puzzle: Puzzle, _response: Response | None) -> tuple[Hint, ...]:
    content: RuleContent = puzzle.content
    word = f"puzzle.rule_compare.hint.{content.about}"
    return (
        Hint(msg(f"{word}.look")),
        Hint(msg(f"{word}.ask")),
        Hint(msg(f"{word}.rule")),
        Hint(msg("puzzle.rule_compare.hint.example"), explanation=_example(puzzle)),
        Hint(_one_line(content)),
    )


_EXAMPLES: Final[Mapping[str, Compared]] = MappingProxyType(
    {
        "kiriage_mangan": FinishedHand(
            hand("234567m4588p678s"), Tile.P3, WinContext(riichi=True, indicators=(Tile.M4,))
        ),
        "ippatsu": FinishedHand(
            hand("123m456m789p23s55p"), Tile.S4, WinContext(riichi=True, ippatsu=True)
        ),
        "nagashi_mangan": NagashiAsked((Tile.M1, Tile.EAST, Tile.S9, Tile.RED, Tile.P9)),
        "ankan_after_riichi": RiichiKanAsked(hand("777z234m567p23s88s"), Tile.RED),
    }
)
"""Other hands and situations in which an option decides."""

_EXAMPLE_SETS: Final = MappingProxyType(
    {
        "kiriage_mangan": ("jpml_a", "npm"),
        "ippatsu": ("jpml_a", "npm"),
        "nagashi_mangan": ("kwiki_general", "npm"),
        "ankan_after_riichi": ("npm", "saikouisen_classic"),
    }
)


def _example(puzzle: Puzzle) -> Explanation:
    """Another question, chosen by the seed alone, so that it tells nothing of this one."""
    listed = OPTIONS_OF[puzzle.content.about]
    options = [option for option in _EXAMPLES if option in listed]
    option = random.Random(f"example {puzzle.seed}").choice(options)
    found = compare_verdicts(
        _EXAMPLES[option], _EXAMPLE_SETS[option], about=COMPARED[puzzle.content.about]
    )
    return explain_comparison(found)


def _one_line(content: RuleContent) -> Message:
    """What the first rule set answers."""
    row = facts_of(content).comparison.rulesets[0]
    ((name, value), *_) = row.outcome.facts
    return msg(
        "puzzle.rule_compare.hint.line",
        ruleset=ruleset_names([row.ruleset])[0],
        says=fact_message(name, value),
    )


# --- after the answer


def _working(puzzle: Puzzle) -> Explanation:
    """The comparison, then what each line of the sheet does here."""
    content: RuleContent = puzzle.content
    tree = explain_comparison(facts_of(content).comparison)
    decided = facts_of(content).deciding
    idle = (option for option in sheet_of(content) if option not in decided)
    lines = tuple(Explanation(_idle_line(content, option)) for option in idle)
    return tree._replace(children=(*tree.children, *lines))


def _idle_line(content: RuleContent, option: str) -> Message:
    """What an option changes on the way that does not change the answer, if anything."""
    (name,) = option_names([option])
    for before, after in _switches(content, option):
        facts = [fact for fact in changed(before, after) if fact in SHOWN]
        if facts:
            told = fact_message(facts[0], before.fact(facts[0]))
            other = fact_message(facts[0], after.fact(facts[0]))
            return msg("puzzle.rule_compare.idle.moves", option=name, one=told, other=other)
    return msg("puzzle.rule_compare.idle", option=name)


SHOWN: Final = ("han", "yaku", "dora")
"""Facts on the way to the points that are worth telling."""


def _switches(content: RuleContent, option: str) -> Iterator[tuple[Outcome, Outcome]]:
    """Every rule set as it is, and with the option as another one has it."""
    sets = [preset(id).rules for id in content.rulesets]
    for own in sets:
        for value in dict.fromkeys(getattr(other, option) for other in sets):
            rules = switched(own, (option,), (value,))
            if rules is not None and rules != own:
                yield content.asked.under(own).outcome, content.asked.under(rules).outcome


def _why_right(puzzle: Puzzle) -> Message:
    content: RuleContent = puzzle.content
    facts = facts_of(content)
    if not facts.deciding:
        return msg(f"puzzle.rule_compare.right.{content.about}.same", points=facts.answers[0])
    option = option_name(facts.deciding[0])
    if content.about is About.VERDICT:
        return msg("puzzle.rule_compare.right.verdict", option=option)
    most, least = max(facts.answers), min(facts.answers)
    return msg("puzzle.rule_compare.right.points", option=option, most=most, least=least)


KIND: Final = HandmadeKind(
    id="rule_compare",
    version=1,
    section="6",
    levels=LEVELS,
    deal=_make,
    key=_key,
    headline=("best", "option"),
    mistakes=MISTAKES,
    left_out=LEFT_OUT,
    options=(),
    read=canonical.read,
    hints=_hints,
    working=_working,
    why_right=_why_right,
)
