"""False rules of the score table (topic P): other points for the same han and fu.

An edit changes the engine's :class:`Score`: its shares, or the basic points they come from.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from mjteach.riichi.context import WinBy
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.score import Score, ScoreStep, Terms, round_up, score_of

from ..payments import ALL
from . import Mistake, misjudge, misread

Worth: TypeAlias = Callable[[Score], Score | None]
"""From a score to the wrong one; None where a false rule says nothing of it."""


def priced(
    told: Any, rules: RuleSet, honba: int = 0, sticks: int = 0, wareme: str | None = None
) -> Score:
    """The score of what was counted, with the honba and sticks that lie on the table.

    ``told`` has the han, the fu and how many yakuman, whether the winner is the dealer, and by what
    it was won.
    """
    terms = Terms(told.by, told.dealer, honba=honba, deposits=sticks, wareme=wareme)
    return score_of(told.han, told.fu, terms, rules, told.yakuman)


def shares_of(score: Score) -> tuple[ScoreStep, ...]:
    """What each sort of payer pays: one line, or that of non-dealers and that of the dealer."""
    return tuple(step for step in score.steps if step.id.startswith("share."))


def paid(score: Score) -> str:
    """The shares as they are written in a field for payments.

    >>> from mjteach.riichi.rules import RuleSet
    >>> from mjteach.riichi.score import Terms, score_of
    >>> paid(score_of(3, 30, Terms(WinBy.TSUMO), RuleSet()))
    '1000/2000'
    """
    shares = shares_of(score)
    times = 2 if any(step.id == "wareme" for step in score.steps) else 1
    written = "/".join(str(times * share.result) for share in shares)
    if not shares:  # a false rule has left no fu
        return "0"
    return written + ALL if shares[0].id == "share.each" else written


def honba_each(score: Score) -> int:
    """What each player who pays adds for the honba, in points."""
    each = [_number(step, "each") for step in score.steps if step.id == "honba"]
    return sum(each)


def with_more(score: Score, points: int) -> Score:
    """The score with so many points more in each share."""
    return _shared(score, lambda share: share.result + points)


def received(score: Score) -> int:
    """What the winner gets in all: the shares with honba, and the sticks."""
    sticks = sum(step.result for step in score.steps if step.id == "deposits")
    each = honba_each(score)
    return sticks + sum(
        (share.result + each) * _PAYERS[share.id.partition(".")[2]] for share in shares_of(score)
    )


_PAYERS: Final = {"ron": 1, "each": 3, "non_dealer": 2, "dealer": 1}
"""How many pay a share."""


def _number(step: ScoreStep, fact: str) -> int:
    number = dict(step.facts)[fact]
    assert isinstance(number, int)
    return number


def _raw(share: ScoreStep) -> int:
    raw = dict(share.facts).get("raw", share.result)
    assert isinstance(raw, int)
    return raw


def _shared(score: Score, pays: Callable[[ScoreStep], int]) -> Score:
    """The score with another number in each share."""
    others = (step for step in score.steps if step not in shares_of(score))
    paid = (step._replace(result=pays(step)) for step in shares_of(score))
    return score._replace(steps=(*others, *paid))


def _paid_as(score: Score, **points: int) -> Score:
    """The score with these shares instead."""
    others = (step for step in score.steps if step not in shares_of(score))
    return score._replace(
        steps=(*others, *(ScoreStep(f"share.{role}", pays) for role, pays in points.items()))
    )


def _from(score: Score, base: int) -> Score:
    """The score from other basic points."""
    made = _shared(score, lambda share: round_up(_raw(share) * base // score.base))
    return made._replace(base=base)


def _only(*ids: str) -> Callable[[Worth], Worth]:
    """A false rule that speaks of some ways to pay only."""
    wanted = {f"share.{id}" for id in ids}

    def narrowed(worth: Worth) -> Worth:
        return lambda score: worth(score) if shares_of(score)[0].id in wanted else None

    return narrowed


@_only("each", "non_dealer")
def _whole(score: Score) -> Score:
    """P02: the sum stands where the shares belong."""
    return _paid_as(score, ron=score.undoubled)


@_only("non_dealer")
def _swapped(score: Score) -> Score:
    """P03: the dealer pays once, the others twice."""
    others, dealer = shares_of(score)
    return _paid_as(score, non_dealer=dealer.result, dealer=others.result)


@_only("each")
def _uneven(score: Score) -> Score:
    """P04: one of those who pay the dealer pays double."""
    share = round_up(score.undoubled // 4)
    return _paid_as(score, non_dealer=share, dealer=2 * share)


@_only("ron")
def _split(score: Score) -> Score:
    """P05: all three pay a third."""
    return _paid_as(score, each=round_up(score.undoubled // 3))


def _ron_split(score: Score) -> Score | None:
    """P06: the value of a ron is shared out, and no share is rounded."""
    each = shares_of(score)[0].id == "share.each"
    parts, value = (3, round_up(6 * score.base)) if each else (4, round_up(4 * score.base))
    return _shared(score, lambda share: value // parts * (2 if share.id == "share.dealer" else 1))


def _half_factor(score: Score) -> Score:
    """P10: basic points times two for a ron, and twice too often for each share of a tsumo."""
    ron = shares_of(score)[0].id == "share.ron"
    made = _shared(score, lambda s: round_up(score.base * 2 if ron else _raw(s) * 2))
    return made._replace(base=_raw(shares_of(score)[0]) // 2 if ron else score.base // 2)


def _quarter(score: Score) -> Score | None:
    """P09: the two doublings before the first han are left out."""
    return None if score.limit else _from(score, score.base // 4)


def _uncapped(score: Score) -> Score | None:
    """P11: the basic points go on doubling past mangan."""
    above = [dict(step.facts)["above"] for step in score.steps if step.id == "cap"]
    return _from(score, above[0])._replace(limit=None) if above else None  # type: ignore[arg-type]


def _past_limit(base: Callable[[Score], int]) -> Worth:
    """The points of a limit hand below yakuman come from its han and fu after all."""
    return lambda score: (
        _from(score, base(score)) if score.limit and score.han >= 5 and not score.yakuman else None
    )


def _han(wrong: Mapping[int, int]) -> Callable[[Any], Any]:
    """Some numbers of han are taken for others."""
    return lambda drill: drill._replace(han=wrong[drill.han]) if drill.han in wrong else None


def _fu(wrong: Mapping[int, int]) -> Callable[[Any], Any]:
    """The row of other fu is read."""
    return lambda drill: drill._replace(fu=wrong[drill.fu]) if drill.fu in wrong else None


def _other_winner(drill: Any) -> Any:
    """P01: the dealer is read in the column of the others, or the reverse."""
    return drill._replace(dealer=not drill.dealer)


def _as_ron(drill: Any) -> Any:
    """P06: a win by tsumo is given the value of a ron."""
    return drill._replace(by=WinBy.RON) if drill.by is WinBy.TSUMO else None


def _rounded_down(share: ScoreStep) -> int:
    return _raw(share) // 100 * 100


def _honba(wrong: Callable[[int, int], int]) -> Worth:
    """Each who pays adds something else for the honba: by what it is, and the share's factor."""

    def counted(score: Score) -> Score | None:
        each = wrong(honba_each(score), _raw(shares_of(score)[0]) // score.base)
        told = (s._replace(facts=(("each", each),)) if s.id == "honba" else s for s in score.steps)
        return score._replace(steps=tuple(told)) if each != honba_each(score) else None

    return counted


MONEY: Final[tuple[Mistake, ...]] = (
    misjudge("P02", "total-not-share", _whole),
    misjudge("P03", "tsumo-shares-swapped", _swapped),
    misjudge("P04", "dealer-tsumo-uneven", _uneven),
    misjudge("P05", "ron-shared", _split),
    misjudge("P06", "ron-value-split", _only("each", "non_dealer")(_ron_split)),
    misjudge("P07", "no-hundred-rounding", lambda score: _shared(score, _raw)),
    misjudge("P08", "hundred-down", lambda score: _shared(score, _rounded_down)),
    misjudge("P09", "exponent", _quarter, 1),
    misjudge("P10", "ron-times-six", _half_factor, 1),
    misjudge("P11", "no-mangan-cap", _uncapped),
    misjudge("D09", "dora-doubles", _past_limit(lambda s: 2000 << s.han - 5)),
    misjudge("U32", "fu-above-mangan", _past_limit(lambda s: s.fu << s.han + 2), 1),
)
"""False rules of the score alone: they serve every kind that asks for points."""


def _unseen(told: Any) -> Any:
    """S01: the counters are not seen."""
    return told._replace(honba=0) if told.honba else None


COUNTERS: Final[tuple[Mistake, ...]] = (
    misread("S01", "honba-forgotten", _unseen, 3),
    misjudge(
        "S02", "honba-300-each", _only("each", "non_dealer")(_honba(lambda each, _: 3 * each))
    ),
    misjudge("S03", "honba-100-on-ron", _only("ron")(_honba(lambda each, _: each // 3))),
    misjudge("S04", "honba-multiplied", _only("ron", "each")(_honba(lambda each, by: each * by))),
)
"""False rules of honba, for kinds that ask the total."""

TABLE: Final[tuple[Mistake, ...]] = (
    misread("P01", "dealer-table", _other_winner, 3),
    misread("P06", "ron-value", _as_ron),
    misread("P13", "limit-thresholds", _han({5: 6, 7: 8, 10: 11})),
    misread("P14", "counted-yakuman", _han({11: 13, 12: 13}), 1),
    misread("P15", "pinfu-tsumo-table", _fu({20: 30})),
    misread("P16", "chiitoi-30", _fu({25: 30})),
    misread("P16", "chiitoi-50", _fu({25: 50})),
    *MONEY,
)
"""And those of looking up han and fu that are given."""
