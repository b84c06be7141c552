"""False rules about rule sets, one row each: the answer of someone who follows that rule alone.

Codes are those of the catalogue of misconceptions. A row says what a question comes to under each
rule set; which come out best, and which option seems to decide, follows from it for all alike.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, partial
from itertools import permutations
from typing import Final, NamedTuple

from mjteach.riichi.compare.difference import switched
from mjteach.riichi.presets import preset
from mjteach.riichi.rules import RuleSet

from . import rule_compare_worth as to_them
from .base import Key, Mistake
from .questions import NONE
from .rule_compare_facts import OPTIONS_OF, About, Asked, RuleContent, best_of
from .rule_compare_worth import Worth, alike, beside, counting, overlooked, saying


class Belief(NamedTuple):
    """What somebody with a false rule thinks of each rule set, and which options seem to decide."""

    answers: tuple[object, ...]
    deciding: tuple[str, ...]


@lru_cache(maxsize=4_000)
def belief(content: RuleContent, worth: Worth) -> Belief | None:
    """What a way of valuing leads to; None where it has nothing to say."""
    asked, about = content.asked, content.about
    sets = [preset(id).rules for id in content.rulesets]
    answers = tuple(worth(asked, rules) for rules in sets)
    if any(answer is None for answer in answers):
        return None
    if len(set(answers)) == 1:
        return Belief(answers, (NONE,))
    options = (o for o in OPTIONS_OF[about] if _seems_to_decide(asked, worth, sets, o))
    return Belief(answers, tuple(options))


def _seems_to_decide(asked: Asked, worth: Worth, sets: list[RuleSet], option: str) -> bool:
    """Whether switching the option alone in one rule set to another's value changes anything."""
    for own, other in permutations(sets, 2):
        value = getattr(other, option)
        if value != getattr(own, option) and worth(asked, own) != worth(asked, other):
            rules = switched(own, (option,), (value,))
            if rules is not None and worth(asked, rules) != worth(asked, own):
                return True
    return False


def believed(content: RuleContent, worth: Worth, place: int = 0) -> Key | None:
    """The answer to which a way of valuing leads; ``place`` counts the options that seem to decide.

    None where it has nothing to say, or where so many options do not seem to decide.
    """
    found = belief(content, worth)
    if found is None or place >= len(found.deciding):
        return None
    return {"best": best_of(found.answers, content.about), "option": found.deciding[place]}


_PAYING: Final[tuple[tuple[str, str, int, Worth], ...]] = (
    # the line of the sheet that decides is overlooked
    ("P12", "kiriage-overlooked", 2, overlooked("kiriage_mangan", False)),
    ("U25", "double-wind-overlooked", 2, overlooked("renpuu_pair_fu", 4)),
    ("U33", "rinshan-fu-overlooked", 1, overlooked("rinshan_tsumo_fu", 2)),
    ("P14", "counted-yakuman-overlooked", 2, overlooked("kazoe_yakuman", False)),
    ("R14", "ura-forgotten", 2, overlooked("ura_dora", False)),
    ("K02", "kan-dora-forgotten", 2, overlooked("kan_dora", False)),
    ("Y43", "ippatsu-forgotten", 3, overlooked("ippatsu", False)),
    # a line seems to decide that does not
    ("P12", "kiriage-too-wide", 2, to_them.kiriage_too_wide),
    ("U25", "any-wind-is-double", 2, counting(to_them.any_wind_doubled)),
    ("P14", "yakuman-from-eleven", 2, counting(to_them.yakuman_from_eleven)),
    ("P13", "limits-too-early", 2, counting(to_them.shifted_limits)),
    ("P11", "no-mangan-cap", 2, to_them.uncapped),
    ("D09", "dora-past-the-limit", 2, beside(to_them.dora_past_the_limit)),
    ("U32", "fu-past-the-limit", 2, beside(to_them.fu_past_the_limit)),
    ("U01", "no-rounding", 2, beside(to_them.fu_below_the_limit)),
)

_JUDGING: Final[tuple[tuple[str, str, int, Worth], ...]] = (
    ("R07", "draw-not-needed", 2, saying(to_them.no_draw_needed)),
    ("R07", "draw-always-needed", 2, saying(to_them.draw_needed)),
    ("R09", "any-kan-after-riichi", 2, saying(to_them.any_kan)),
    ("R10", "no-kan-after-riichi", 2, saying(to_them.no_kan)),
    ("C05", "same-kind-free", 2, alike("kuikae_genbutsu", "allowed")),
    ("C05", "same-kind-barred", 2, alike("kuikae_genbutsu", "forbidden")),
    ("C06", "other-end-free", 2, alike("kuikae_suji", "allowed")),
    ("C06", "other-end-barred", 2, alike("kuikae_suji", "forbidden")),
    ("C15", "everyone-wins", 2, alike("multiple_ron", "all_win")),
    ("C15", "only-the-first-wins", 2, alike("multiple_ron", "atamahane")),
    ("K06", "any-kan-robbed", 2, saying(to_them.any_kan_robbed)),
    ("K06", "no-concealed-kan-robbed", 2, saying(to_them.no_ankan_robbed)),
    ("G06", "nine-tiles", 2, saying(to_them.nine_tiles)),
    ("G06", "four-alike", 2, saying(to_them.four_alike)),
    ("G06", "nine-kinds-everywhere", 2, alike("abort_kyuushu_kyuuhai", True)),
    ("G06", "nine-kinds-nowhere", 2, alike("abort_kyuushu_kyuuhai", False)),
    ("G06", "four-winds-everywhere", 2, alike("abort_suufon_renda", True)),
    ("G06", "four-winds-nowhere", 2, alike("abort_suufon_renda", False)),
    ("Y41", "called-away-counts", 2, saying(to_them.called_is_harmless)),
    ("F10", "passing-is-free", 3, saying(to_them.passing_is_free)),
    ("F12", "temporary-forever", 2, saying(to_them.never_ends)),
    ("F22", "yakuless-pass-counts", 2, alike("temp_furiten_on_yakuless_tile", True)),
    ("F22", "yakuless-pass-is-free", 2, alike("temp_furiten_on_yakuless_tile", False)),
)

_PLACES: Final = (0, 1)
"""A false rule may make two options look as if they decided."""


def _answer(
    about: About, worth: Worth, place: int, content: RuleContent, _rules: RuleSet
) -> Key | None:
    return believed(content, worth, place) if content.about is about else None


def _rows(about: About, rows: Iterable[tuple[str, str, int, Worth]]) -> Iterable[Mistake]:
    for code, slug, common, worth in rows:
        for place in _PLACES:
            yield Mistake(code, slug, partial(_answer, about, worth, place), common)


MISTAKES: Final[tuple[Mistake, ...]] = (
    *_rows(About.POINTS, _PAYING),
    *_rows(About.VERDICT, _JUDGING),
)

LEFT_OUT: Final = {
    "C08": "no source states that the last discard may be called",
    "F13": "the events here leave no moment at which it could have ended too early",
    "F19": "no source states that a furiten hand may not declare riichi",
    "H06": "no source states that four alike count as two pairs",
    "K08": "no source states that a kan may follow the last draw",
    "P18": "liability moves who pays, not how much, which is not asked here",
    "R06": "every source that states it asks for 1,000 points here",
    "R11": "whether a call ended ippatsu is told, not asked",
    "R12": "whether the win came within ippatsu is told, not asked",
    "R13": "a hand without riichi is shown without ura indicators here",
    "S01": "no hand here has honba counters on the table",
    "S02": "no hand here has honba counters on the table",
    "S03": "no hand here has honba counters on the table",
    "S08": "the second winner's share of honba and sticks is not asked here",
    "S09": "payments at a draw are not asked here",
    "S11": "who deals next is not asked here",
    "S17": "final results are not asked here",
    "S18": "payments for a chombo are not asked here",
    "U29": "no source states another number than 30 for an open hand without fu",
    "W18": "no source states that a wait on four own tiles is tenpai",
    "Y10": "no source states that pinfu and tsumo exclude each other",
    "Y14": "no source that states it forbids open tanyao",
}
"""Codes that the catalogue calls rule differences and that cannot show here, with the reason."""
