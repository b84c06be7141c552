"""Questions about a hand or a tile that can be asked under any rules of riichi mahjong."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...core.decision import Verdict
from ...core.errors import HandError
from ...core.hand import Hand
from ...core.message import Message, Param, msg
from ...core.seats import Seat
from ...core.tiles import Tile
from ..context import WinContext
from ..dora import BonusItem
from ..draw_status import DrawStatus, draw_status
from ..furiten import furiten, furiten_riichi_verdict, furiten_verdict
from ..furiten.events import FuritenCase
from ..kans import ankan_after_riichi_verdict
from ..nagashi import NagashiCase, nagashi_verdict
from ..result import Scored
from ..round.actions import Action, ActionKind
from ..round.priority import priority
from ..round.state import RoundState
from ..round.variant import question, why
from ..rules import OPTIONS, RuleSet, ScoringMethod, Switch
from ..score import limit_of
from ..win import evaluate_win
from ..yakuless import yakuless_waits
from .outcome import OutcomeWithReasons, options_in, outcome
from .round_under import state_under

Tiles = tuple[Tile, ...]

_BY_RON: Final = WinContext()
"""A win by ron with nothing besides."""

_NOT_THE_HAND: Final = frozenset(
    {"kan_dora_timing_concealed", "kan_dora_timing_open", "kan_dora_order", "yakitori"}
)
HAND_OPTIONS: Final = options_in("equipment", "dora", "yaku", "scoring", "house") - _NOT_THE_HAND
"""What can change the yaku, han, fu and points of a finished hand; its indicators are given."""

PAYMENT_OPTIONS: Final = frozenset(
    {"honba_value", "pao_yakuman", "pao_daiminkan_rinshan", "pao_honba"}
)
"""What can change who pays how much for it."""


def refusals(verdict: Verdict) -> tuple[Message, ...]:
    """The reasons against something, as messages.

    >>> [reason.id for reason in refusals(nagashi_verdict(NagashiCase(())))]
    ['check.nagashi.discards.no']
    """
    return tuple(finding.message for finding in verdict.failures)


@dataclass(frozen=True, slots=True)
class FinishedHand:
    """What a hand is worth, or whether it may win at all.

    Facts: ``win``; where it may, ``points`` of the hand alone, ``limit``, ``yakuman``, ``han``,
    ``fu`` where the points depend on them, ``yaku``, ``dora`` and ``payments``.
    """

    hand: Hand
    """Without the winning tile."""
    tile: Tile
    context: WinContext

    @property
    def scope(self) -> frozenset[str]:
        """The options that can change the answer."""
        return HAND_OPTIONS | PAYMENT_OPTIONS

    @property
    def subject(self) -> Message:
        """The tiles, the one that completes them, and the circumstances."""
        return msg(
            "compare.about.hand",
            tiles=self.hand.concealed,
            tile=self.tile,
            sets=self.hand.melds,
            count=len(self.hand.melds),
            by=self.context.by,
            context=self.context,
        )

    def under(self, rules: RuleSet) -> OutcomeWithReasons:
        """Its value; tiles that these rules do not call complete may not win."""
        try:
            result = evaluate_win(self.hand, self.tile, self.context, rules)
        except HandError as error:
            if error.message.id != "error.hand.not_complete":
                raise
            return OutcomeWithReasons(outcome(win=False, complete=False), (error.message,))
        if not result.can_win:
            reasons = tuple(refusal.message for refusal in result.refusals)
            return OutcomeWithReasons(outcome(win=False), reasons)
        return OutcomeWithReasons(outcome(win=True, **worth_facts(result.best, rules)))


def worth_facts(best: Scored, rules: RuleSet) -> dict[str, Param]:
    """What a reading that may win is worth; None for a number that has no effect (R4.1-j).

    >>> from mjteach.core.hand import hand
    >>> won = evaluate_win(hand("123m456m789p23s55p"), Tile.S4)
    >>> worth_facts(won.best, RuleSet())["points"], worth_facts(won.best, RuleSet())["fu"]
    (1000, 30)
    """
    score = best.score
    assert score is not None
    counted = not best.yakuman or rules.aotenjou is Switch.ON  # R3.0-h, R6.1-b
    fixed = limit_of(best.han, rules) is not None and rules.aotenjou is Switch.OFF
    by_fu = counted and not fixed and rules.scoring_method is ScoringMethod.FU_HAN
    return {
        "points": score.value,
        "limit": score.limit,
        "yakuman": best.yakuman,
        "han": best.han if counted else None,
        "fu": best.fu.total if by_fu else None,
        "yaku": best.yaku_ids,
        "dora": _dora(best.bonus) if counted else (),
        "payments": tuple((paid.payer, paid.points) for paid in score.payments),
    }


def _dora(bonus: tuple[BonusItem, ...]) -> tuple[tuple[str, int], ...]:
    """The han of each kind of dora that gives any."""
    han: dict[str, int] = {}
    for item in bonus:
        if item.han:
            han[item.id] = han.get(item.id, 0) + item.han
    return tuple(han.items())


@dataclass(frozen=True, slots=True)
class RonAsked:
    """Whether furiten forbids a ron; facts ``ron``, ``kinds`` of furiten, ``until``.

    With ``context``, the waits without yaku are looked up under every rule set; else those of the
    case stand.
    """

    case: FuritenCase
    tile: Tile | None = None
    """The tile asked about; by default that of the last event, else any wait."""
    context: WinContext | None = None

    @property
    def scope(self) -> frozenset[str]:
        """The options that can change the answer."""
        return options_in("furiten", "yaku", "house") - {"yakitori", "wareme"}

    @property
    def subject(self) -> Message:
        """The question of the furiten checks."""
        asked = self.case.asked if self.tile is None else self.tile
        return msg("check.ron.question", tile=asked)

    def under(self, rules: RuleSet) -> OutcomeWithReasons:
        """The furiten of the hand under these rules (R2.6.2)."""
        case, hand = self.case._replace(rules=rules), self.case.hand
        if self.context is not None and isinstance(hand, Hand):
            case = case._replace(yakuless=yakuless_waits(hand, self.context, rules))
        now = furiten(case, self.tile)
        reasons = refusals(furiten_verdict(case, self.tile))
        return OutcomeWithReasons(
            outcome(ron=now.ron_allowed, kinds=now.kinds, until=now.until), reasons
        )


@dataclass(frozen=True, slots=True)
class FuritenRiichiAsked:
    """Whether a furiten hand may declare riichi; fact ``riichi``."""

    case: FuritenCase

    @property
    def scope(self) -> frozenset[str]:
        """The options that can change the answer."""
        return options_in("furiten", "riichi", "yaku")

    @property
    def subject(self) -> Message:
        """Whether a furiten hand may."""
        return msg("compare.about.furiten_riichi")

    def under(self, rules: RuleSet) -> OutcomeWithReasons:
        """Option ``furiten_riichi`` (R2.6.2-m)."""
        verdict = furiten_riichi_verdict(self.case._replace(rules=rules))
        return OutcomeWithReasons(outcome(riichi=verdict.legal), refusals(verdict))


@dataclass(frozen=True, slots=True)
class RiichiKanAsked:
    """Whether a player in riichi may declare a concealed kan; fact ``kan``."""

    hand: Hand
    """Without the drawn tile."""
    drawn: Tile
    tile: Tile | None = None
    """The kind of the kan, by default the drawn one."""

    @property
    def scope(self) -> frozenset[str]:
        """The options that can change the answer."""
        return frozenset({"ankan_after_riichi", "chiitoitsu_four_of_a_kind"})

    @property
    def subject(self) -> Message:
        """The question of the kan checks."""
        kind = (self.drawn if self.tile is None else self.tile).kind
        return msg("check.kan_after_riichi.question", tile=kind, drawn=self.drawn)

    def under(self, rules: RuleSet) -> OutcomeWithReasons:
        """Option ``ankan_after_riichi`` (R2.7.2.1-e)."""
        verdict = ankan_after_riichi_verdict(self.hand, self.drawn, rules, self.tile)
        return OutcomeWithReasons(outcome(kan=verdict.legal), refusals(verdict))


@dataclass(frozen=True, slots=True)
class ActionAsked:
    """Whether an action of a round is legal; fact ``action``.

    What was let go before counts as the other rules would count it.
    """

    state: RoundState
    action: Action

    @property
    def scope(self) -> frozenset[str]:
        """The options that can change the answer."""
        return frozenset(OPTIONS)

    @property
    def subject(self) -> Message:
        """The question of the machine."""
        return question(self.state, self.action)

    def under(self, rules: RuleSet) -> OutcomeWithReasons:
        """Every check of the action."""
        verdict = why(state_under(self.state, rules), self.action)
        return OutcomeWithReasons(outcome(action=verdict.legal), refusals(verdict))


@dataclass(frozen=True, slots=True)
class SeveralRon:
    """Who wins when several players say ron; facts ``winners`` (``A`` to ``D``), ``drawn``."""

    discarder: Seat
    seats: tuple[Seat, ...]
    yakuman: tuple[Seat, ...] = ()
    """Those of them whose hand is a yakuman (R2.8.1-g)."""

    @property
    def scope(self) -> frozenset[str]:
        """The options that can change the answer."""
        return frozenset({"multiple_ron", "abort_sanchahou"})

    @property
    def subject(self) -> Message:
        """Who says ron."""
        return msg("compare.about.several_ron", count=len(self.seats))

    def under(self, rules: RuleSet) -> OutcomeWithReasons:
        """Option ``multiple_ron``; three may draw the hand (R2.8.1-f, R2.9-t)."""
        answers = [Action(ActionKind.RON, seat) for seat in self.seats]
        found = priority(self.discarder, answers, rules, lambda ron: ron.seat in self.yakuman)
        winners = tuple(str(answer.seat) for answer in found.counting)
        return OutcomeWithReasons(outcome(winners=winners, drawn=found.aborts))


@dataclass(frozen=True, slots=True)
class HandAtDraw:
    """Whether a hand counts as tenpai when the wall has run out; fact ``tenpai``."""

    hand: Hand
    context: WinContext = _BY_RON

    @property
    def scope(self) -> frozenset[str]:
        """The options that can change the answer."""
        return options_in("tenpai", "yaku", "house") - {"yakitori", "wareme"}

    @property
    def subject(self) -> Message:
        """The tiles of the hand."""
        sets = self.hand.melds
        return msg("compare.about.draw", tiles=self.hand.concealed, sets=sets, count=len(sets))

    def under(self, rules: RuleSet) -> OutcomeWithReasons:
        """Options ``keishiki_tenpai`` and ``own_four_wait`` (R2.9-c, R2.9-d)."""
        status = draw_status(self.hand, rules, self.context)
        reasons = () if status.tenpai else (_noten(status),)
        return OutcomeWithReasons(outcome(tenpai=status.tenpai), reasons)


def _noten(status: DrawStatus) -> Message:
    """Why a hand is noten: no yaku, no copy left of any wait, or not one tile from complete."""
    if status.yakuless:
        return msg("compare.noten.yakuless", tiles=status.yakuless)
    if status.exhausted:
        return msg("compare.noten.exhausted", tiles=status.exhausted)
    return msg("compare.noten.shape")


@dataclass(frozen=True, slots=True)
class NagashiAsked:
    """Whether a river earns nagashi mangan; fact ``nagashi``."""

    river: Tiles
    called: Tiles = ()
    """The discards that others took."""
    closed: bool = True
    dead_hand: bool = False

    @property
    def scope(self) -> frozenset[str]:
        """The options that can change the answer."""
        return frozenset({"nagashi_mangan", "nagashi_mangan_needs_menzen"})

    @property
    def subject(self) -> Message:
        """The question of the checks."""
        return msg("check.nagashi.question")

    def under(self, rules: RuleSet) -> OutcomeWithReasons:
        """Options ``nagashi_mangan`` and ``nagashi_mangan_needs_menzen`` (R3.5)."""
        case = NagashiCase(self.river, self.called, self.closed, self.dead_hand, rules=rules)
        verdict = nagashi_verdict(case)
        return OutcomeWithReasons(outcome(nagashi=verdict.legal), refusals(verdict))
