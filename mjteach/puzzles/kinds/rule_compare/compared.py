"""What a comparison question is made of, and its answer: which rule sets, and by which option."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from functools import lru_cache
from itertools import combinations
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeAlias

from mjteach.riichi.compare.cases import FinishedHand, NagashiAsked, RiichiKanAsked
from mjteach.riichi.compare.compare import Comparison, compare_verdicts
from mjteach.riichi.presets import preset

from ...questions import NONE, Value
from ...situations.asked import (
    FourDiscards,
    LateRiichi,
    LetGo,
    NineKinds,
    SharedRon,
    SwapDiscard,
)
from ...situations.walls import Wall

Asked: TypeAlias = (
    FinishedHand
    | LateRiichi
    | SwapDiscard
    | RiichiKanAsked
    | SharedRon
    | NineKinds
    | FourDiscards
    | NagashiAsked
    | LetGo
)
"""What rule sets are asked about: a hand to be paid, or whether something is allowed."""


class About(StrEnum):
    """What is compared."""

    POINTS = "points"
    """What the hand is paid."""
    VERDICT = "verdict"
    """Whether it may win, or whether it is allowed."""


class RuleContent(NamedTuple):
    """Two or three rule sets, and one question to all of them."""

    about: About
    rulesets: tuple[str, ...]
    asked: Asked


class Plot(NamedTuple):
    """One option: how often it decides, how often it only seems to, and how tiles are dealt."""

    option: str
    matters: int
    idle: int
    deal: Callable[[Wall, bool], Asked | None]
    """A question in which the option matters, or seems to; None where this attempt gave none.

    Raises GenerationError where the wall has not the tiles for it.
    """


PAYING: Final = (
    "ippatsu",
    "kan_dora",
    "ura_dora",
    "kan_ura_dora",
    "renpuu_pair_fu",
    "rinshan_tsumo_fu",
    "kiriage_mangan",
    "kazoe_yakuman",
    "renhou",
    "open_riichi",
    "ryuuiisou_needs_hatsu",
)
"""The options to choose from where points are compared, as the sources state them differently."""

JUDGING: Final = (
    "temp_furiten_end",
    "temp_furiten_on_yakuless_tile",
    "riichi_without_draw_left",
    "ankan_after_riichi",
    "kuikae_genbutsu",
    "kuikae_suji",
    "multiple_ron",
    "abort_kyuushu_kyuuhai",
    "abort_suufon_renda",
    "nagashi_mangan",
    "nagashi_mangan_needs_menzen",
    "kokushi_robs_ankan",
    "renhou",
)
"""The options to choose from where verdicts are compared."""

OPTIONS_OF: Final[Mapping[About, tuple[str, ...]]] = MappingProxyType(
    {About.POINTS: PAYING, About.VERDICT: JUDGING}
)

VERDICTS: Final = frozenset({"win", "ron", "riichi", "kan", "action", "abort", "nagashi"})
"""The facts that are a yes or a no."""

COMPARED: Final[Mapping[About, frozenset[str]]] = MappingProxyType(
    {About.POINTS: frozenset({"points"}), About.VERDICT: VERDICTS}
)


@lru_cache(maxsize=2_000)
def comparison_of(content: RuleContent) -> Comparison:
    """What the rule sets answer, and the options that make the difference."""
    return compare_verdicts(content.asked, content.rulesets, about=COMPARED[content.about])


def answers_of(found: Comparison) -> tuple[Any, ...]:
    """Points, or yes and no, in the order of the rule sets; 0 for a hand that may not win."""
    return tuple(row.outcome.facts[0][1] if row.outcome.facts else 0 for row in found.rulesets)


def deciding(found: Comparison) -> tuple[str, ...]:
    """The options that alone make the difference."""
    return tuple(row.options[0] for row in found.differences if len(row.options) == 1)


def write(content: RuleContent, found: Comparison) -> dict[str, Value]:
    """The rule sets that pay most or say yes, and the option that decides."""
    option = next(iter(deciding(found)), NONE)
    return {"best": best_of(answers_of(found), content.about), "option": option}


def best_of(answers: tuple[Any, ...], about: About) -> str:
    """The letters of the rule sets that pay most, or that say yes; ``none`` for nobody.

    >>> best_of((8000, 7700, 8000), About.POINTS), best_of((0, 0), About.VERDICT)
    ('ac', 'none')
    """
    wanted = max(answers) if about is About.POINTS else 1
    letters = (letter for letter, answer in zip("abc", answers, strict=False) if answer == wanted)
    return "".join(letters) or NONE


def choices_of(about: About, count: int) -> tuple[str, ...]:
    """The lists of letters to choose from, the same for every question about so many rule sets.

    >>> choices_of(About.POINTS, 2)
    ('a', 'b', 'ab')
    """
    sizes = range(1, count + 1)
    letters = ("".join(some) for size in sizes for some in combinations("abc"[:count], size))
    return (*letters, *((NONE,) if about is About.VERDICT else ()))


@lru_cache(maxsize=4_000)
def is_decided(asked: Asked, about: About, ruleset: str) -> bool:
    """Whether a source says all that the answer depends on, and says so for certain."""
    found = compare_verdicts(asked, [preset(ruleset)], about=COMPARED[about])
    return found.rulesets[0].settled


def is_fair(content: RuleContent) -> bool:
    """Whether the sources decide the question, and one option of the list at most does."""
    if not all(is_decided(content.asked, content.about, id) for id in content.rulesets):
        return False
    found = comparison_of(content)
    if content.about is About.POINTS and not all(answers_of(found)):
        return False
    if found.alike:
        return True
    (first, *others) = found.differences
    return not others and len(first.options) == 1 and first.options[0] in OPTIONS_OF[content.about]


def sheet_of(content: RuleContent) -> tuple[str, ...]:
    """The options of the list that the rule sets do not play alike."""
    rows = [preset(id).rules for id in content.rulesets]
    listed = OPTIONS_OF[content.about]
    return tuple(key for key in listed if len({getattr(rules, key) for rules in rows}) > 1)
