"""One question put to two or three rule sets: who pays most or says yes, and which rule decides."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeAlias

from mjteach.riichi.compare.compare import Comparison, compare_verdicts
from mjteach.riichi.compare.difference import others
from mjteach.riichi.presets import PRESETS, TUTORIAL, TUTORIAL_ID, Preset, preset
from mjteach.riichi.rules import RuleSet, replace_options

from ...questions import NONE, Value
from ...situations.walls import Undealt
from ...sorts import Dealer, Wish
from .questions import TableQuestion


class Poll(NamedTuple):
    """A question, and the rule sets that answer it."""

    rulesets: tuple[str, ...]
    asked: TableQuestion
    alike: tuple[tuple[str, object], ...] = ()
    """Options that somebody takes to have this value everywhere, whatever the sheets say."""
    believed: bool = False
    """Seen by somebody with a false rule, who takes the sheets to settle all that matters."""

    @property
    def listed(self) -> tuple[str, ...]:
        """The options to choose from, the same for every question of this sort."""
        return PAYING if self.asked.fact == "points" else JUDGING

    @property
    def sheet(self) -> tuple[str, ...]:
        """Those of them that the rule sets do not play alike."""
        rows = [preset(id).rules for id in self.rulesets]
        return tuple(key for key in self.listed if len({getattr(row, key) for row in rows}) > 1)


PAYING: Final = (
    *("ippatsu", "kan_dora", "ura_dora", "kan_ura_dora", "renpuu_pair_fu", "rinshan_tsumo_fu"),
    *("kiriage_mangan", "kazoe_yakuman", "renhou", "open_riichi", "ryuuiisou_needs_hatsu"),
)
"""The options to choose from where points are compared, as the sources state them differently."""

JUDGING: Final = (
    *("riichi_without_draw_left", "ankan_after_riichi", "kuikae_genbutsu", "kuikae_suji"),
    *("multiple_ron", "abort_kyuushu_kyuuhai", "abort_suufon_renda", "nagashi_mangan"),
    *("nagashi_mangan_needs_menzen", "temp_furiten_end", "kokushi_robs_ankan"),
)
"""The options to choose from where it is asked whether something is allowed."""


@lru_cache(maxsize=4_000)
def compared(poll: Poll) -> Comparison:
    """What the rule sets answer, and the options that make the difference."""
    rows = (_believed(id, poll.alike) if poll.believed else preset(id) for id in poll.rulesets)
    return compare_verdicts(poll.asked, rows)


@lru_cache(maxsize=1_000)
def _believed(ruleset: str, alike: tuple[tuple[str, object], ...]) -> Preset:
    """A rule set with some options as somebody takes them to be, and nothing left open."""
    row = preset(ruleset)
    rules = replace_options(row.rules, **dict(alike)) if alike else row.rules
    return replace(row, rules=rules, unstated=frozenset(), varies={}, uncertain={})


def answers_of(found: Comparison) -> tuple[Any, ...]:
    """Points, or yes and no, in the order of the rule sets."""
    return tuple(row.outcome.facts[0][1] for row in found.rulesets)


def deciding(found: Comparison) -> tuple[str, ...]:
    """The options that alone make the difference."""
    return tuple(row.options[0] for row in found.differences if len(row.options) == 1)


def write(_poll: Poll, found: Comparison) -> dict[str, Value]:
    """The letters of the rule sets that pay most or say yes, and the option that decides."""
    answers, option = answers_of(found), next(iter(deciding(found)), NONE)
    most = max(answers)
    letters = [letter for letter, own in zip("abc", answers, strict=False) if own == most]
    return {"best": "".join(letters) if most else NONE, "option": option}


def is_settled(asked: TableQuestion, ruleset: str) -> bool:
    """Whether a source says for certain what its table answers."""
    (row,) = compared(Poll((ruleset,), asked)).rulesets
    return row.settled and row.outcome.facts[0][1] is not None


def is_fair(poll: Poll) -> bool:
    """Whether the sources decide the question for certain, and one option alone does or none."""
    if not all(is_settled(poll.asked, id) for id in poll.rulesets):
        return False
    found = compared(poll)
    return [row.options for row in found.differences] in ([], [deciding(found)[:1]])


# ---- dealt


Deal: TypeAlias = Callable[[Undealt], TableQuestion]
"""A question in which an option matters, or seems to.

Raises GenerationError where the wall has not the tiles for it.
"""


def dealt_to(
    option: str,
    deal: Deal,
    matters: bool,
    tempts: Callable[[TableQuestion, Iterable[RuleSet]], bool],
) -> Dealer:
    """Questions in which an option decides, or is there and does not: by a false rule it would.

    The rule set of the table is among those compared wherever its source says enough for it; the
    tutorial's, which most questions are asked under, in half of them.
    """
    rows = PRESETS.items()
    stating = [id for id, row in rows if row.states(option) and option not in row.uncertain]

    def polls(rng: random.Random, wish: Wish) -> Iterator[Poll]:
        asked, decided = deal(Undealt(rng)), (option,) * matters
        played = (TUTORIAL, *others(TUTORIAL, option))
        if differs(asked, played) is not matters or not (matters or tempts(asked, played)):
            return
        own = [id for id in stating if PRESETS[id].rules == wish.rules][:1]
        own = [id for id in own if is_settled(asked, id)]
        own *= own != [TUTORIAL_ID] or rng.random() < 0.5
        rest, count = [id for id in stating if id not in own], min(wish.level, 2) + 1
        for _ in range(12):
            chosen = rng.sample((*own, *rng.sample(rest, count - len(own))), count)
            poll, tables = Poll(tuple(chosen), asked), [PRESETS[id].rules for id in chosen]
            if option not in poll.sheet or differs(asked, tables) is not matters:
                continue
            if is_fair(poll) and deciding(compared(poll)) == decided:
                yield poll

    return polls


def differs(asked: TableQuestion, played: Iterable[RuleSet]) -> bool:
    """Whether some rules answer otherwise than others."""
    return len({asked.answer(rules) for rules in played}) > 1
