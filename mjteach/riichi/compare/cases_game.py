"""Questions about an exhaustive or abortive draw, a penalty, the next hand, the end of a game."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from ...core.errors import RuleSetError
from ...core.message import Message, msg
from ...core.seats import Seat
from ..aborts import Abort, AbortFacts, abort_verdict, dealer_keeps_deal
from ..draws import tenpai_payments
from ..match.ending import game_end
from ..match.repeats import next_hand
from ..match.result import HandResult
from ..match.settlement import FinalScore, settle
from ..match.state import Match
from ..penalties.category import category
from ..penalties.chombo import chombo_payments
from ..penalties.offences import Offence, OffenceFacts
from ..rules import RuleSet
from .cases import refusals
from .outcome import OutcomeWithReasons, options_in, outcome

_NO_MORE: Final = OffenceFacts()
"""Nothing besides the offence."""
_KUIKAE: Final = frozenset({"kuikae_genbutsu", "kuikae_suji", "kuikae_penalty"})


@dataclass(frozen=True, slots=True)
class NotenPayments:
    """Who pays whom at an exhaustive draw; fact ``changes`` of A to D in points."""

    tenpai: tuple[Seat, ...]

    @property
    def scope(self) -> frozenset[str]:
        """The options that can change the answer."""
        return frozenset({"tenpai_payment"})

    @property
    def subject(self) -> Message:
        """How many players are tenpai."""
        return msg("compare.about.noten_payments", count=len(self.tenpai))

    def under(self, rules: RuleSet) -> OutcomeWithReasons:
        """Option ``tenpai_payment`` (R2.9-b)."""
        return OutcomeWithReasons(outcome(changes=tenpai_payments(self.tenpai, rules).changes))


@dataclass(frozen=True, slots=True)
class AbortAsked:
    """Whether a hand is drawn early; facts ``abort`` and, where it is, ``dealer_stays``."""

    abort: Abort
    facts: AbortFacts
    """What has happened; its rules do not matter."""

    @property
    def scope(self) -> frozenset[str]:
        """The options that can change the answer."""
        return options_in("draws", also=("multiple_ron", "fifth_kan"))

    @property
    def subject(self) -> Message:
        """The question of the checks."""
        return msg("check.abort.question", abort=self.abort)

    def under(self, rules: RuleSet) -> OutcomeWithReasons:
        """The options of the abortive draws (R2.9-k to R2.9-t)."""
        verdict = abort_verdict(self.abort, self.facts._replace(rules=rules))
        if not verdict.legal:
            return OutcomeWithReasons(outcome(abort=False), refusals(verdict))
        stays = dealer_keeps_deal(self.abort, rules)
        return OutcomeWithReasons(outcome(abort=True, dealer_stays=stays))


@dataclass(frozen=True, slots=True)
class OffenceAsked:
    """What an offence costs; facts ``category`` and ``deposit`` in points."""

    offence: Offence
    facts: OffenceFacts = _NO_MORE

    @property
    def scope(self) -> frozenset[str]:
        """The options that can change the answer."""
        return options_in("penalties", also=(*_KUIKAE, "riichi_without_draw_left"))

    @property
    def subject(self) -> Message:
        """The question of the checks."""
        return msg("check.penalty.question", offence=self.offence)

    def under(self, rules: RuleSet) -> OutcomeWithReasons:
        """The options of the penalties (R5.2 to R5.4)."""
        ruled = category(self.offence, rules, self.facts)
        facts = outcome(category=ruled.category, deposit=ruled.points)
        return OutcomeWithReasons(facts, refusals(ruled.verdict))


@dataclass(frozen=True, slots=True)
class ChomboAsked:
    """What a chombo costs; facts ``changes`` of A to D, and ``after_game`` in points of 1000."""

    offender: Seat
    dealer: Seat = Seat.A

    @property
    def scope(self) -> frozenset[str]:
        """The options that can change the answer."""
        return frozenset({"chombo_payment", "chombo_after_game_points"})

    @property
    def subject(self) -> Message:
        """Whether the dealer pays."""
        return msg("compare.about.chombo", dealer=self.offender is self.dealer)

    def under(self, rules: RuleSet) -> OutcomeWithReasons:
        """Options ``chombo_payment`` and ``chombo_after_game_points`` (R5.4-b to R5.4-d)."""
        paid = chombo_payments(self.offender, self.dealer, rules)
        return OutcomeWithReasons(outcome(changes=paid.changes, after_game=paid.after_game))


@dataclass(frozen=True, slots=True)
class NextAsked:
    """What comes after a hand: ``game_over``, else ``next_hand`` and whether the dealer
    ``may_stop``.
    """

    match: Match
    """The game before the hand; its rules do not matter."""
    result: HandResult

    @property
    def scope(self) -> frozenset[str]:
        """The options that can change the answer."""
        return options_in(
            "format", "game_end", "draws", also=("multiple_ron_dealer_repeats", "multiple_ron")
        )

    @property
    def subject(self) -> Message:
        """The hand that was played."""
        return msg("compare.about.next", hand=self.match.name)

    def under(self, rules: RuleSet) -> OutcomeWithReasons:
        """The options of renchan, honba and the end of the game (R2.10, R2.11)."""
        match = self.match._replace(rules=rules)
        end = game_end(match, self.result)
        if end.over:
            reasons = tuple(finding.message for finding in end.reasons)
            return OutcomeWithReasons(outcome(game_over=True), reasons)
        coming = next_hand(match, self.result)
        facts = outcome(game_over=False, next_hand=coming.name, may_stop=end.may_stop)
        return OutcomeWithReasons(facts)


@dataclass(frozen=True, slots=True)
class SettlementAsked:
    """The final results of a game; facts ``settled``, ``results`` (points of 1000) and ``places``.

    A result that a rule set does not settle is told as such, with the reason (C28, C58).
    """

    final: FinalScore
    start: int | None = None
    """The start score the points were played with: others then begin from their own."""
    yakitori: int | None = None
    """What a player without a win pays where that is a rule, in points of 1000."""

    @property
    def scope(self) -> frozenset[str]:
        """The options that can change the answer."""
        return options_in("format", "penalties", "house", also=("deposit_at_game_end",))

    @property
    def subject(self) -> Message:
        """The points and sticks at the end, and from which start score they count."""
        points = tuple(msg("compare.value.number", number=own) for own in self.final.points)
        sticks = self.final.deposits
        return msg("compare.about.settlement", points=points, sticks=sticks, start=self.start)

    def under(self, rules: RuleSet) -> OutcomeWithReasons:
        """Uma, oka, ties, sticks and penalties (R4.3, R4.4)."""
        try:
            settled = settle(self._final(rules), rules, yakitori=self.yakitori)
        except RuleSetError as error:
            reason = error.message.get("reason")
            assert isinstance(reason, Message)
            return OutcomeWithReasons(outcome(settled=False), (reason,))
        results: tuple[Fraction, ...] = settled.results
        return OutcomeWithReasons(outcome(settled=True, results=results, places=settled.places))

    def _final(self, rules: RuleSet) -> FinalScore:
        """The points counted from these rules' start score."""
        if self.start is None:
            return self.final
        shift = rules.start_points - self.start
        a, b, c, d = (own + shift for own in self.final.points)
        return self.final._replace(points=(a, b, c, d))
