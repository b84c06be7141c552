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
from mjteach.riichi.compare.outcome import Outcome, Question, changed
from mjteach.riichi.compare.words import fact_message, option_names, ruleset_names
from mjteach.riichi.context import WinContext
from mjteach.riichi.penalties.category import option_name
from mjteach.riichi.presets import preset

from ...kind import Kind, Posed, Topic
from ...questions import NONE, Choice, Field, PickOne
from .compared import (
    COMPARED,
    OPTIONS_OF,
    About,
    RuleContent,
    answers_of,
    choices_of,
    comparison_of,
    deciding,
    sheet_of,
    write,
)
from .deals import SORTS
from .scene import scene_of
from .wrong import LEFT_OUT, MISTAKES

ID: Final = "rule_compare"


# ---- what is asked


def prompt(posed: Posed) -> Message:
    """What pays most; or what a table would be asked."""
    asked = posed.situation.asked
    if posed.situation.about is About.POINTS:
        return msg(f"puzzle.{ID}.prompt.{posed.level}")
    match asked:
        case FinishedHand():
            question = msg(f"puzzle.{ID}.ask.win", tile=asked.tile)
        case RiichiKanAsked():
            question = msg(f"puzzle.{ID}.ask.kan", tile=asked.drawn)
        case NagashiAsked():
            question = msg(f"puzzle.{ID}.ask.nagashi")
        case _:
            question = asked.subject
    return msg(f"puzzle.{ID}.prompt.3", question=question)


def ask(posed: Posed) -> Iterator[Field]:
    """Which rule sets, and by which option."""
    about, names = posed.situation.about, ruleset_names(posed.situation.rulesets)
    letters = choices_of(about, len(names))
    best = (Choice(some, _named(some, names, about)) for some in letters)
    yield PickOne("best", msg(f"puzzle.{ID}.best.{about}"), tuple(best))
    options = (Choice(key, option_name(key)) for key in OPTIONS_OF[about])
    nothing = Choice(NONE, msg(f"puzzle.{ID}.option.none"))
    yield PickOne("option", msg(f"puzzle.{ID}.option"), (*options, nothing))


def _named(letters: str, names: tuple[Message, ...], about: About) -> Message:
    """Some of the rule sets as a choice."""
    if letters == NONE:
        return msg(f"puzzle.{ID}.best.none")
    some = tuple(names["abc".index(letter)] for letter in letters)
    if len(some) == len(names):
        return msg(f"puzzle.{ID}.best.{about}.all", count=len(names))
    return msg(f"puzzle.{ID}.best.some", rulesets=some)


def _topic(about: About, *options: str) -> Topic:
    """Some options to be dealt by; all of the list stay to choose from."""
    names = [f"{about}.{option}" for option in options]
    known = {sort.name for sort in SORTS}
    idle = {f"{name}.idle": 1 for name in names if f"{name}.idle" in known}
    levels = (1, 2) if about is About.POINTS else (3,)
    return Topic(levels=levels, sorts={**dict.fromkeys(names, 2), **idle})


TOPICS: Final[Mapping[str, Topic]] = MappingProxyType(
    {
        "scoring": _topic(
            About.POINTS,
            "kiriage_mangan",
            "renpuu_pair_fu",
            "rinshan_tsumo_fu",
            "kazoe_yakuman",
        ),
        "dora": _topic(About.POINTS, "ura_dora", "kan_dora"),
        "yaku": _topic(About.POINTS, "ippatsu", "renhou", "ryuuiisou_needs_hatsu"),
        "win": _topic(About.VERDICT, "multiple_ron", "kokushi_robs_ankan", "renhou"),
        "riichi": _topic(About.VERDICT, "riichi_without_draw_left", "ankan_after_riichi"),
        "calls": _topic(About.VERDICT, "kuikae_suji", "kuikae_genbutsu"),
        "draws": _topic(
            About.VERDICT, "abort_kyuushu_kyuuhai", "abort_suufon_renda", "nagashi_mangan"
        ),
        "furiten": _topic(About.VERDICT, "temp_furiten_end", "temp_furiten_on_yakuless_tile"),
    }
)


# ---- hints


_EXAMPLES: Final[Mapping[str, tuple[Question, tuple[str, str]]]] = MappingProxyType(
    {
        "kiriage_mangan": (
            FinishedHand(
                hand("234567m4588p678s"), Tile.P3, WinContext(riichi=True, indicators=(Tile.M4,))
            ),
            ("jpml_a", "npm"),
        ),
        "ippatsu": (
            FinishedHand(
                hand("123m456m789p23s55p"), Tile.S4, WinContext(riichi=True, ippatsu=True)
            ),
            ("jpml_a", "npm"),
        ),
        "nagashi_mangan": (
            NagashiAsked((Tile.M1, Tile.EAST, Tile.S9, Tile.RED, Tile.P9)),
            ("kwiki_general", "npm"),
        ),
        "ankan_after_riichi": (
            RiichiKanAsked(hand("777z234m567p23s88s"), Tile.RED),
            ("npm", "saikouisen_classic"),
        ),
    }
)
"""Other hands and situations in which an option decides, and rule sets that show it."""


def example(posed: Posed) -> Explanation:
    """Another question, chosen by the rule sets alone, so that it tells nothing of this one."""
    about, rulesets = posed.situation.about, posed.situation.rulesets
    options = [option for option in _EXAMPLES if option in OPTIONS_OF[about]]
    chosen = random.Random(" ".join(rulesets)).choice(options)
    asked, shown = _EXAMPLES[chosen]
    return explain_comparison(compare_verdicts(asked, shown, about=COMPARED[about]))


def line(posed: Posed) -> Message:
    """What the first rule set answers."""
    row = posed.result.rulesets[0]
    ((name, value), *_) = row.outcome.facts
    (ruleset,) = ruleset_names([row.ruleset])
    return msg(f"puzzle.{ID}.hint.line", ruleset=ruleset, says=fact_message(name, value))


# ---- after the answer


def explain(posed: Posed) -> Explanation:
    """The comparison, then what each line of the sheet does here."""
    tree, decided = explain_comparison(posed.result), deciding(posed.result)
    idle = (option for option in sheet_of(posed.situation) if option not in decided)
    lines = tuple(Explanation(_idle_line(posed.situation, option)) for option in idle)
    return tree._replace(children=(*tree.children, *lines))


def _idle_line(content: RuleContent, option: str) -> Message:
    """What an option changes on the way that does not change the answer, if anything."""
    (name,) = option_names([option])
    for before, after in _switches(content, option):
        facts = [fact for fact in changed(before, after) if fact in ("han", "yaku", "dora")]
        if facts:
            told = fact_message(facts[0], before.fact(facts[0]))
            other = fact_message(facts[0], after.fact(facts[0]))
            return msg(f"puzzle.{ID}.idle.moves", option=name, one=told, other=other)
    return msg(f"puzzle.{ID}.idle", option=name)


def _switches(content: RuleContent, option: str) -> Iterator[tuple[Outcome, Outcome]]:
    """Every rule set as it is, and with the option as another one has it."""
    sets = [preset(id).rules for id in content.rulesets]
    for own in sets:
        for value in dict.fromkeys(getattr(other, option) for other in sets):
            rules = switched(own, (option,), (value,))
            if rules is not None and rules != own:
                yield content.asked.under(own).outcome, content.asked.under(rules).outcome


def right(posed: Posed) -> Message:
    """The line that decides, or that none does."""
    about, answers, decided = (
        posed.situation.about,
        answers_of(posed.result),
        deciding(posed.result),
    )
    if not decided:
        return msg(f"puzzle.{ID}.right.{about}.same", points=answers[0])
    option = option_name(decided[0])
    if about is About.VERDICT:
        return msg(f"puzzle.{ID}.right.verdict", option=option)
    most, least = max(answers), min(answers)
    return msg(f"puzzle.{ID}.right.points", option=option, most=most, least=least)


KIND: Final = Kind(
    id=ID,
    section="6",
    levels=(1, 2, 3),
    sorts=SORTS,
    topics=TOPICS,
    find=lambda content, _rules: comparison_of(content),
    write=write,
    ask=ask,
    scene=lambda posed: scene_of(posed.situation, counted=posed.level == 1),
    prompt=prompt,
    explain=explain,
    right=right,
    about=lambda posed: str(posed.situation.about),
    example=example,
    line=line,
    bound=0.4,
    mistakes=MISTAKES,
    left_out=LEFT_OUT,
)
