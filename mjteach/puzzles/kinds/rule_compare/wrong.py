"""False rules about rule sets: somebody asks every table as it is, and takes the answer otherwise.

A row thinks an answer for the rules of one table. Which tables come out best, and which option
seems to decide, the engine's comparison finds from those answers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final, TypeAlias

from mjteach.core.hand import hand
from mjteach.core.tiles import YAOCHUU, Tile
from mjteach.riichi.compare.cases import FinishedHand, NagashiAsked, RiichiKanAsked
from mjteach.riichi.compare.cases_game import AbortAsked
from mjteach.riichi.compare.compare import Comparison
from mjteach.riichi.compare.difference import switched
from mjteach.riichi.compare.outcome import Question
from mjteach.riichi.presets import preset
from mjteach.riichi.result import Scored, WinResult
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.score import LIMIT_BASE, Limit, base_points

from ...mistakes import Mistake, misread
from ...situations.asked import Asked, valued
from .polls import Poll

Thought: TypeAlias = Callable[[Asked, RuleSet], Any]
"""What a table would answer; None where the false rule has nothing to say."""


def alike(option: str, value: object) -> Thought:
    """The same value of an option everywhere: its line on the sheet is not seen."""

    def thought(asked: Asked, rules: RuleSet) -> object:
        same = switched(rules, (option,), (value,))
        return asked.answer(same) if same and option in asked.options else None

    return thought


# ---- points


def worth(value: Callable[[WinResult], Any]) -> Thought:
    """A hand that may win, valued otherwise; basic points suffice to compare."""

    def thought(asked: Asked, rules: RuleSet) -> object:
        if asked.fact != "points" or not isinstance(asked.question, FinishedHand):
            return None
        won = valued(asked.question, rules)
        return value(won) if won.can_win else None

    return thought


def _base(won: WinResult) -> int:
    return won.best.score.base if won.best.score else 0


def _dora(best: Scored) -> int:
    return sum(item.han for item in best.bonus)


def _of_han(wrong: Mapping[int, int]) -> Callable[[WinResult], int]:
    """Some numbers of han are taken for others."""

    def value(won: WinResult) -> int:
        han = 0 if won.best.yakuman else wrong.get(won.best.han, 0)
        return base_points(han, won.best.fu.total, won.rules).points if han else _base(won)

    return value


def _uncapped(won: WinResult) -> int:
    """Below five han the basic points go on doubling."""
    is_below = not won.best.yakuman and won.best.han < 5
    return max(_base(won), won.best.fu.total << won.best.han + 2) if is_below else _base(won)


def _kiriage_too_wide(won: WinResult) -> int:
    """Four han, or three with 50 fu or more, are rounded up whatever the rest."""
    near = won.best.han == 4 or (won.best.han == 3 and won.best.fu.total >= 50)
    is_rounded = won.rules.kiriage_mangan and near and not won.best.yakuman
    return LIMIT_BASE[Limit.MANGAN] if is_rounded else _base(won)


def _more(of: Callable[[Scored], int], *, limit: bool) -> Callable[[WinResult], tuple[int, int]]:
    """Of equal points, at a limit or below, those with more of something are thought to be more."""

    def value(won: WinResult) -> tuple[int, int]:
        best = won.best
        is_limit = best.score is not None and best.score.limit is not None
        return _base(won), of(best) if is_limit is limit and not best.yakuman else 0

    return value


# ---- what is allowed


def taken_for(sort: type[Question], other: Callable[[Any], Question | None]) -> Thought:
    """One question is taken for another, which the engine answers."""

    def thought(asked: Asked, rules: RuleSet) -> object:
        own = asked.question
        seen = other(own) if isinstance(own, sort) else None
        return None if seen is None else asked._replace(question=seen).answer(rules)

    return thought


KAN_APART: Final = RiichiKanAsked(hand("777z234m567p23s88s"), Tile.RED)
"""A kan that changes nothing in the hand."""


def _early(asked: AbortAsked) -> AbortAsked | None:
    """Nine tiles are counted, not nine kinds; four discards of any kind draw the hand."""
    facts = asked.facts
    if sum(tile.is_yaochuu for tile in facts.tiles) >= 9:
        return replace(asked, facts=facts._replace(tiles=(*YAOCHUU, Tile.M1)))
    if len(set(facts.first_discards)) == 1:
        return replace(asked, facts=facts._replace(first_discards=(Tile.EAST,) * 4))
    return None


def _as_if_not_called(asked: NagashiAsked) -> NagashiAsked | None:
    """A discard that was called does not matter."""
    return replace(asked, called=()) if asked.called else None


# ---- the table


def thinks(code: str, slug: str, thought: Thought, common: int = 2) -> tuple[Mistake, ...]:
    """A false rule may make two options look as if they decided: a row for each of them."""

    def change(poll: Poll) -> Poll | None:
        asked = poll.asked
        if any(thought(asked, preset(id).rules) is None for id in poll.rulesets):
            return None
        seen = asked._replace(thoughts=(*asked.thoughts, thought), sheet=poll.sheet)
        return poll._replace(asked=seen)

    row = misread(code, slug, change, common)
    return tuple(row._replace(result=_naming(place)) for place in (0, 1))


def _naming(place: int) -> Callable[[Comparison], Comparison | None]:
    """The comparison of somebody who names the option in this place; None where there is none."""

    def change(found: Comparison) -> Comparison | None:
        if found.alike:
            return None if place else found
        single = tuple(row for row in found.differences if len(row.options) == 1)
        return found._replace(differences=single[place:]) if len(single) > place else None

    return change


MISTAKES: Final = (
    # what is paid: the line of the sheet that decides is overlooked
    *thinks("P12", "kiriage-overlooked", alike("kiriage_mangan", False)),
    *thinks("U25", "double-wind-overlooked", alike("renpuu_pair_fu", 4)),
    *thinks("U33", "rinshan-fu-overlooked", alike("rinshan_tsumo_fu", 2), 1),
    *thinks("P14", "counted-yakuman-overlooked", alike("kazoe_yakuman", False)),
    *thinks("R14", "ura-forgotten", alike("ura_dora", False)),
    *thinks("K02", "kan-dora-forgotten", alike("kan_dora", False)),
    *thinks("Y43", "ippatsu-forgotten", alike("ippatsu", False), 3),
    # or a line seems to decide that does not
    *thinks("P12", "kiriage-too-wide", worth(_kiriage_too_wide)),
    *thinks("P14", "yakuman-from-eleven", worth(_of_han({11: 13, 12: 13}))),
    *thinks("P13", "limits-too-early", worth(_of_han({5: 6, 7: 8, 10: 11}))),
    *thinks("P11", "no-mangan-cap", worth(_uncapped)),
    *thinks("D09", "dora-past-the-limit", worth(_more(_dora, limit=True))),
    *thinks("U32", "fu-past-the-limit", worth(_more(lambda best: best.fu.raw, limit=True))),
    *thinks("U01", "no-rounding", worth(_more(lambda best: best.fu.raw, limit=False))),
    # what is allowed
    *thinks("R07", "draw-not-needed", alike("riichi_without_draw_left", "allowed")),
    *thinks("R07", "draw-always-needed", alike("riichi_without_draw_left", "forbidden")),
    *thinks("R09", "any-kan-after-riichi", taken_for(RiichiKanAsked, lambda _: KAN_APART)),
    *thinks("R10", "no-kan-after-riichi", alike("ankan_after_riichi", "forbidden")),
    *thinks("C05", "same-kind-free", alike("kuikae_genbutsu", "allowed")),
    *thinks("C05", "same-kind-barred", alike("kuikae_genbutsu", "forbidden")),
    *thinks("C06", "other-end-free", alike("kuikae_suji", "allowed")),
    *thinks("C06", "other-end-barred", alike("kuikae_suji", "forbidden")),
    *thinks("C15", "everyone-wins", alike("multiple_ron", "all_win")),
    *thinks("C15", "only-the-first-wins", alike("multiple_ron", "atamahane")),
    *thinks("G06", "nine-tiles-or-four-alike", taken_for(AbortAsked, _early)),
    *thinks("G06", "nine-kinds-everywhere", alike("abort_kyuushu_kyuuhai", True)),
    *thinks("G06", "nine-kinds-nowhere", alike("abort_kyuushu_kyuuhai", False)),
    *thinks("G06", "four-winds-everywhere", alike("abort_suufon_renda", True)),
    *thinks("G06", "four-winds-nowhere", alike("abort_suufon_renda", False)),
    *thinks("Y41", "called-away-counts", taken_for(NagashiAsked, _as_if_not_called)),
)

LEFT_OUT: Final = {
    **dict.fromkeys(
        ("C08", "F19", "H06", "K08", "R06", "U29", "W18", "Y10", "Y14"),
        "all sources that state it for certain play the same",
    ),
    **dict.fromkeys(("R11", "R12", "R13"), "what ippatsu and ura ask for is told, not asked"),
    **dict.fromkeys(("F12", "F13", "F22", "K06"), "furiten and robbed kans are not asked here"),
    **dict.fromkeys(("S01", "S02", "S03", "S08"), "no hand here has honba counters on the table"),
    **dict.fromkeys(("P18", "S09", "S11", "S17", "S18"), "who pays whom is not asked here"),
}
"""Codes that the catalogue calls rule differences and that cannot show here, with the reason."""
