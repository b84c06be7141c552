"""False rules about rule sets: somebody asks every table as it is, and values the answer otherwise.

A row gives its own answer under the rules of one table. Which tables come out best, and which
option seems to decide, the engine's comparison finds from those answers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from mjteach.core.message import Message
from mjteach.riichi.compare.compare import Comparison
from mjteach.riichi.compare.outcome import Answered, Question, outcome
from mjteach.riichi.presets import preset
from mjteach.riichi.rules import RuleSet

from ...mistakes import Mistake, misread
from .compared import About, RuleContent, sheet_of
from .worth import (
    Worth,
    alike,
    any_kan,
    any_kan_robbed,
    any_wind_doubled,
    beside,
    called_is_harmless,
    counting,
    dora_past_the_limit,
    draw_needed,
    four_alike,
    fu_below_the_limit,
    fu_past_the_limit,
    kiriage_too_wide,
    never_ends,
    nine_tiles,
    no_ankan_robbed,
    no_draw_needed,
    no_kan,
    passing_is_free,
    saying,
    shifted_limits,
    uncapped,
    valued,
    yakuman_from_eleven,
)


@dataclass(frozen=True, slots=True)
class Seen:
    """A question as somebody with a false rule answers it."""

    asked: Question
    about: About
    sheet: tuple[str, ...]
    """The options in which the rule sets differ."""
    worth: Worth

    @property
    def subject(self) -> Message:
        """The question itself."""
        return self.asked.subject

    @property
    def scope(self) -> frozenset[str]:
        """The lines of the sheet that can change the answer."""
        return self.asked.scope.intersection(self.sheet)

    def under(self, rules: RuleSet) -> Answered:
        """What the false rule says; where it says nothing, what is right."""
        value = self.worth(self.asked, rules)
        if value is None:
            return self.asked.under(rules)
        name = "points" if self.about is About.POINTS else "action"
        return Answered(outcome(**{name: value}))


_PAYING: Final[tuple[tuple[str, str, int, Worth], ...]] = (
    # the line of the sheet that decides is overlooked
    ("P12", "kiriage-overlooked", 2, alike("kiriage_mangan", False)),
    ("U25", "double-wind-overlooked", 2, alike("renpuu_pair_fu", 4)),
    ("U33", "rinshan-fu-overlooked", 1, alike("rinshan_tsumo_fu", 2)),
    ("P14", "counted-yakuman-overlooked", 2, alike("kazoe_yakuman", False)),
    ("R14", "ura-forgotten", 2, alike("ura_dora", False)),
    ("K02", "kan-dora-forgotten", 2, alike("kan_dora", False)),
    ("Y43", "ippatsu-forgotten", 3, alike("ippatsu", False)),
    # a line seems to decide that does not
    ("P12", "kiriage-too-wide", 2, valued(kiriage_too_wide)),
    ("U25", "any-wind-is-double", 2, counting(any_wind_doubled)),
    ("P14", "yakuman-from-eleven", 2, counting(yakuman_from_eleven)),
    ("P13", "limits-too-early", 2, counting(shifted_limits)),
    ("P11", "no-mangan-cap", 2, valued(uncapped)),
    ("D09", "dora-past-the-limit", 2, beside(dora_past_the_limit)),
    ("U32", "fu-past-the-limit", 2, beside(fu_past_the_limit)),
    ("U01", "no-rounding", 2, beside(fu_below_the_limit)),
)

_JUDGING: Final[tuple[tuple[str, str, int, Worth], ...]] = (
    ("R07", "draw-not-needed", 2, saying(no_draw_needed)),
    ("R07", "draw-always-needed", 2, saying(draw_needed)),
    ("R09", "any-kan-after-riichi", 2, saying(any_kan)),
    ("R10", "no-kan-after-riichi", 2, saying(no_kan)),
    ("C05", "same-kind-free", 2, alike("kuikae_genbutsu", "allowed")),
    ("C05", "same-kind-barred", 2, alike("kuikae_genbutsu", "forbidden")),
    ("C06", "other-end-free", 2, alike("kuikae_suji", "allowed")),
    ("C06", "other-end-barred", 2, alike("kuikae_suji", "forbidden")),
    ("C15", "everyone-wins", 2, alike("multiple_ron", "all_win")),
    ("C15", "only-the-first-wins", 2, alike("multiple_ron", "atamahane")),
    ("K06", "any-kan-robbed", 2, saying(any_kan_robbed)),
    ("K06", "no-concealed-kan-robbed", 2, saying(no_ankan_robbed)),
    ("G06", "nine-tiles", 2, saying(nine_tiles)),
    ("G06", "four-alike", 2, saying(four_alike)),
    ("G06", "nine-kinds-everywhere", 2, alike("abort_kyuushu_kyuuhai", True)),
    ("G06", "nine-kinds-nowhere", 2, alike("abort_kyuushu_kyuuhai", False)),
    ("G06", "four-winds-everywhere", 2, alike("abort_suufon_renda", True)),
    ("G06", "four-winds-nowhere", 2, alike("abort_suufon_renda", False)),
    ("Y41", "called-away-counts", 2, saying(called_is_harmless)),
    ("F10", "passing-is-free", 3, saying(passing_is_free)),
    ("F12", "temporary-forever", 2, saying(never_ends)),
    ("F22", "yakuless-pass-counts", 2, alike("temp_furiten_on_yakuless_tile", True)),
    ("F22", "yakuless-pass-is-free", 2, alike("temp_furiten_on_yakuless_tile", False)),
)


def _rows(about: About, rows: tuple[tuple[str, str, int, Worth], ...]) -> Iterator[Mistake]:
    """A false rule may make two options look as if they decided: a row for each of them."""
    for code, slug, common, worth in rows:
        row = misread(code, slug, _seen(about, worth), common)
        yield from (row._replace(result=_deciding(place)) for place in (0, 1))


def _seen(about: About, worth: Worth) -> Callable[[RuleContent], RuleContent | None]:
    def change(content: RuleContent) -> RuleContent | None:
        if content.about is not about:
            return None
        if any(worth(content.asked, preset(id).rules) is None for id in content.rulesets):
            return None
        seen = Seen(content.asked, about, sheet_of(content), worth)
        return content._replace(asked=seen)  # type: ignore[arg-type]

    return change


def _deciding(place: int) -> Callable[[Comparison], Comparison | None]:
    """The comparison of somebody who names the option in this place; None where there is none."""

    def change(found: Comparison) -> Comparison | None:
        if found.alike:
            return None if place else found
        single = tuple(row for row in found.differences if len(row.options) == 1)
        return found._replace(differences=single[place:]) if len(single) > place else None

    return change


MISTAKES: Final = (*_rows(About.POINTS, _PAYING), *_rows(About.VERDICT, _JUDGING))

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
