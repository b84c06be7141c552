"""What happened after a hand, and how a game was settled, as trees of messages."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from ...core.decision import CheckAnswer, Verdict
from ...core.message import Explanation, Message, msg
from ...core.seats import Seat
from .ending import GameEnd, after_hand, game_end
from .going_on import NOBODY_BUST
from .repeats import NextHand, next_hand
from .result import HandResult
from .settlement import Settlement, SettlementStep
from .state import Match


def explain_after_hand(
    match: Match, result: HandResult, *, dealer_stops: bool = False
) -> Explanation:
    """What follows a hand, and below it everything that decided it.

    Raises what :func:`~mjteach.riichi.match.ending.after_hand` raises.

    >>> from ..rules import RuleSet
    >>> from .result import ResultKind
    >>> from .state import start_match
    >>> draw = HandResult(ResultKind.EXHAUSTIVE_DRAW, (25000,) * 4, 0)
    >>> tree = explain_after_hand(start_match(RuleSet()), draw)
    >>> tree.message.id, [child.message.id for child in tree.children]
    ('match.goes_on', ['check.goes_on.question', 'check.repeat.question', 'match.honba.draw'])
    """
    after_hand(match, result, dealer_stops=dealer_stops)  # refuses a stop that is not allowed
    end, coming = game_end(match, result), next_hand(match, result)
    parts = [end.verdict.explain()]
    if all(finding.check != NOBODY_BUST.id for finding in end.reasons):
        parts.append(coming.verdict.explain())
    if _choice_arises(end):
        parts.append(end.stop.explain())
    if end.over or dealer_stops:
        headline = msg("match.over" if end.over else "match.stopped", hand=match.name)
        return Explanation(headline, tuple(parts))
    parts += _carried(coming)
    return Explanation(msg("match.goes_on", hand=coming.name), tuple(parts))


def _choice_arises(end: GameEnd) -> bool:
    """Whether the dealer has a choice: it is a last hand, and the deal stays."""
    return not end.over and all(
        _check_passed(end.stop, check) for check in ("stop.last_hand", "stop.repeats")
    )


def _check_passed(verdict: Verdict, check: str) -> bool:
    return any(
        finding.check == check and finding.answer is CheckAnswer.YES for finding in verdict.findings
    )


def _carried(coming: NextHand) -> Iterable[Explanation]:
    """The honba and sticks of the next hand."""
    yield Explanation(coming.honba_message)
    if coming.deposits:
        yield Explanation(msg("match.deposits", sticks=coming.deposits))


def amount(value: Fraction) -> Message:
    """Points of 1000 with their sign, for a sentence: in tenths where these are exact.

    >>> amount(Fraction(-8, 10)).params
    (('sign', 'minus'), ('whole', 0), ('tenths', 8))
    >>> amount(Fraction(20, 3)).params
    (('sign', 'plus'), ('whole', 6), ('part', 2), ('of', 3))
    """
    sign = "plus" if value > 0 else "minus" if value < 0 else "none"
    whole, rest = divmod(abs(value), 1)
    if (10 * rest).denominator == 1:
        return msg("settlement.amount.tenths", sign=sign, whole=whole, tenths=int(10 * rest))
    return msg(
        "settlement.amount.fraction",
        sign=sign,
        whole=whole,
        part=rest.numerator,
        of=rest.denominator,
    )


def explain_settlement(settlement: Settlement) -> Explanation:
    """Every line of a settlement once: what concerns everyone, then each player in order of place.

    >>> from ..rules import RuleSet
    >>> from .settlement import FinalScore, settle
    >>> settled = settle(FinalScore((42300, 28600, 18100, 11000)), RuleSet())
    >>> tree = explain_settlement(settled)
    >>> [child.message.id for child in tree.children]
    ['settlement.result', 'settlement.result', 'settlement.result', 'settlement.result', \
'settlement.sum']
    """
    general = (Explanation(_sentence(step)) for step in settlement.steps if step.seat is None)
    own = (_player(settlement, seat) for seat in settlement.order)
    total = Explanation(msg("settlement.sum", amount=amount(settlement.total)))
    return Explanation(msg("settlement.title"), (*general, *own, total))


def _player(settlement: Settlement, seat: Seat) -> Explanation:
    headline = msg(
        "settlement.result",
        who=msg("settlement.player", seat=str(seat)),
        place=settlement.places[seat],
        amount=amount(settlement.results[seat]),
    )
    lines = (Explanation(_sentence(step)) for step in settlement.steps if step.seat is seat)
    return Explanation(headline, tuple(lines))


def _sentence(step: SettlementStep) -> Message:
    return msg(
        f"settlement.step.{step.id}",
        player=str(step.seat),
        amount=amount(step.value),
        **dict(step.facts),
        rule=step.ref,
    )
