"""False rules about rule sets: a line of the sheets not seen, a hand valued otherwise, or one
situation taken for another. Who then comes out best, and by which option, the engine compares.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any, Final, NamedTuple, TypeAlias

from mjteach.core.hand import hand
from mjteach.core.tiles import YAOCHUU, Tile
from mjteach.riichi.compare.cases import NagashiAsked, RiichiKanAsked
from mjteach.riichi.compare.cases_game import AbortAsked
from mjteach.riichi.compare.compare import Comparison
from mjteach.riichi.presets import preset
from mjteach.riichi.result import Scored, WinResult
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.score import base_points

from ...mistakes import Edit, Mistake, misread
from .dealing import Poll
from .questions import TableQuestion

Worth: TypeAlias = Callable[[Scored, RuleSet], int]
"""What somebody thinks that a hand below yakuman is worth; basic points suffice to compare."""


def thinks(code: str, slug: str, edit: Edit) -> Mistake:
    """Something else is compared, and only the lines of the sheet are thought of."""

    def change(poll: Poll) -> Poll | None:
        seen: Poll | None = edit(poll)
        if seen is None:
            return None
        thought_of = tuple(option for option in poll.sheet if option in poll.asked.scope)
        return seen._replace(asked=seen.asked._replace(options=thought_of), believed=True)

    return misread(code, slug, change)


def unseen(code: str, option: str, value: object) -> Mistake:
    """The same value of an option everywhere: its line on the sheet is not seen."""

    def edit(poll: Poll) -> Poll | None:
        is_news = any(getattr(preset(id).rules, option) != value for id in poll.rulesets)
        if not is_news or option not in poll.asked.scope:
            return None
        return poll._replace(alike=(*poll.alike, (option, value)))

    return thinks(code, f"{option}-{value}-everywhere", edit)


def taken_for(code: str, slug: str, sort: type, other: Callable[[Any], Any]) -> Mistake:
    """One question is taken for another; None: there is nothing to confuse."""

    def edit(poll: Poll) -> Poll | None:
        own = poll.asked.question
        seen = other(own) if isinstance(own, sort) else None
        return seen and poll._replace(asked=poll.asked._replace(question=seen))

    return thinks(code, slug, edit)


# ---- points


def _base(best: Scored, _rules: RuleSet) -> int:
    return best.score.base if best.score else 0


class Valued(NamedTuple):
    """A hand valued otherwise; of equal values the one with ``more`` is thought to be more."""

    code: str
    slug: str
    value: Worth = _base
    more: Worth = lambda _best, _rules: 0

    def measure(self, won: WinResult) -> tuple[int, int]:
        """What somebody thinks that a hand is worth."""
        best, rules = won.best, won.rules
        if best.yakuman:
            return (_base(best, rules), 0)
        return (self.value(best, rules), self.more(best, rules))

    def seen(self, asked: TableQuestion) -> TableQuestion:
        """A question of points as it looks with such values."""
        return asked._replace(worth=self.measure)

    def rows(self) -> Iterator[Mistake]:
        """Where two options then seem to decide, either may be named."""

        def edit(poll: Poll) -> Poll | None:
            is_paid = poll.asked.fact == "points"
            return poll._replace(asked=self.seen(poll.asked)) if is_paid else None

        row = thinks(self.code, self.slug, edit)
        return iter((row, row._replace(result=_without_first)))


def _without_first(found: Comparison) -> Comparison | None:
    alone = tuple(row for row in found.differences if len(row.options) == 1)
    return found._replace(differences=alone[1:]) if alone[1:] else None


def _of_han(wrong: Mapping[int, int]) -> Worth:
    """Some numbers of han are taken for others."""
    return lambda best, rules: (
        base_points(wrong.get(best.han, best.han), best.fu.total, rules).points
    )


def _uncapped(best: Scored, rules: RuleSet) -> int:
    """Below five han the basic points go on doubling, and are still rounded up to mangan."""
    doubled = best.fu.total << best.han + 2 if best.han < 5 else 0
    return max(_base(best, rules), doubled)


def _kiriage_too_wide(best: Scored, rules: RuleSet) -> int:
    """Four han, or three with 50 fu or more, are rounded up to five whatever the rest."""
    near = best.han == 4 or (best.han == 3 and best.fu.total >= 50)
    return base_points(5, 30, rules).points if near and rules.kiriage_mangan else _base(best, rules)


def _dora(best: Scored) -> int:
    return sum(item.han for item in best.bonus)


def _is_limit(best: Scored) -> bool:
    return best.score is not None and best.score.limit is not None


# ---- what is allowed


KAN_APART: Final = RiichiKanAsked(hand("777z234m567p23s88s"), Tile.RED)
"""A kan that changes nothing in the hand."""


def _nine_tiles(asked: AbortAsked) -> AbortAsked | None:
    """Nine tiles are counted, not nine kinds."""
    taken = asked.facts._replace(tiles=(*YAOCHUU, Tile.M1))
    is_nine = sum(tile.is_yaochuu for tile in asked.facts.tiles) >= 9
    return replace(asked, facts=taken) if is_nine else None


def _four_alike(asked: AbortAsked) -> AbortAsked | None:
    """Four discards of any kind draw the hand."""
    taken = asked.facts._replace(first_discards=(Tile.EAST,) * 4)
    return replace(asked, facts=taken) if len({*asked.facts.first_discards}) == 1 else None


def _as_if_not_called(asked: NagashiAsked) -> NagashiAsked | None:
    """A discard that was called does not matter."""
    return replace(asked, called=()) if asked.called else None


# ---- the table


UNSEEN: Final[Mapping[str, tuple[Any, ...]]] = {
    "kiriage_mangan": ("P12", False),
    "renpuu_pair_fu": ("U25", 4),
    "rinshan_tsumo_fu": ("U33", 2),
    "kazoe_yakuman": ("P14", False),
    "ura_dora": ("R14", False),
    "kan_dora": ("K02", False),
    "ippatsu": ("Y43", False),
    "riichi_without_draw_left": ("R07", "allowed", "forbidden"),
    "ankan_after_riichi": ("R10", "forbidden"),
    "kuikae_genbutsu": ("C05", "allowed", "forbidden"),
    "kuikae_suji": ("C06", "allowed", "forbidden"),
    "multiple_ron": ("C15", "all_win", "atamahane"),
    "abort_kyuushu_kyuuhai": ("G06", True, False),
    "abort_suufon_renda": ("G06", True, False),
}
"""Lines of the sheets that are not seen: the code, and what is then believed of every table."""

VALUED: Final = (
    Valued("P12", "kiriage-too-wide", _kiriage_too_wide),
    Valued("P14", "yakuman-from-eleven", _of_han({11: 13, 12: 13})),
    Valued("P13", "limits-too-early", _of_han({5: 6, 7: 8, 10: 11})),
    Valued("P11", "no-mangan-cap", _uncapped),
    Valued("D09", "dora-past-the-limit", more=lambda best, _: _dora(best) * _is_limit(best)),
    Valued("U32", "fu-past-the-limit", more=lambda best, _: best.fu.raw * _is_limit(best)),
    Valued("U01", "no-rounding", more=lambda best, _: best.fu.raw * (not _is_limit(best))),
)
"""False rules for what a hand is worth."""

RULE_SETS: Final = (
    *(
        unseen(code, option, value)
        for option, (code, *values) in UNSEEN.items()
        for value in values
    ),
    *(row for valued in VALUED for row in valued.rows()),
    taken_for("R09", "any-kan-after-riichi", RiichiKanAsked, lambda _: KAN_APART),
    taken_for("G06", "nine-tiles", AbortAsked, _nine_tiles),
    taken_for("G06", "four-alike", AbortAsked, _four_alike),
    taken_for("Y41", "called-away-counts", NagashiAsked, _as_if_not_called),
)
