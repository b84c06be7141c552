"""Situations at a table in which rule sets say yes or no, as questions that can be compared."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from mjteach.core.hand import Hand
from mjteach.core.melds import Meld, MeldKind, Source, make_meld
from mjteach.core.message import Message, msg
from mjteach.core.seats import Seat
from mjteach.core.tiles import WINDS, Tile, pack, sort_tiles
from mjteach.riichi.aborts import Abort, AbortFacts
from mjteach.riichi.compare.cases import RonAsked, SeveralRon, refusals
from mjteach.riichi.compare.cases_game import AbortAsked
from mjteach.riichi.compare.outcome import Answered, options_in, outcome
from mjteach.riichi.context import WinContext
from mjteach.riichi.furiten.events import FuritenCase, OwnCall, OwnTurn, TheirDiscard
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.kuikae import kuikae
from mjteach.riichi.round.state import Phase, RoundState, with_seat
from mjteach.riichi.round.variant import start_round, why
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.setup.wall import LIVE_END, shuffled_wall

Tiles = tuple[Tile, ...]
YOU: Final = Seat.A


def chi(called: Tile, using: Tiles) -> Meld:
    """A run called from the left."""
    return make_meld(MeldKind.CHI, (called, *using), called, Source.KAMICHA)


def _asks(situation: str) -> Message:
    return msg(f"puzzle.rule_compare.ask.{situation}")


@lru_cache(maxsize=1)
def _table() -> RoundState:
    """Any round; what matters of it is replaced."""
    return start_round(RuleSet(), shuffled_wall("a table", RuleSet()))


@lru_cache(maxsize=200)
def _your_turn(held: Hand, left: int, barred: Tiles) -> RoundState:
    """Your turn with this hand, so many tiles left, and after a call tiles you may not discard."""
    table = _table()
    tiles = (*held.concealed, *(() if held.drawn is None else (held.drawn,)))
    own = table.seats[YOU]._replace(hand=held, packed=pack(tiles))
    return table._replace(
        seats=with_seat(table.seats, YOU, own),
        phase=Phase.ACT,
        turn=YOU,
        taken=LIVE_END - left,
        barred=barred,
    )


@dataclass(frozen=True, slots=True)
class LateRiichi:
    """Riichi with the tile just drawn, when ``left`` tiles are left to draw; fact ``riichi``."""

    hand: Hand
    """Without the drawn tile."""
    drawn: Tile
    left: int

    @property
    def subject(self) -> Message:
        """The question."""
        return _asks("late_riichi")

    @property
    def scope(self) -> frozenset[str]:
        """The options that can change the answer."""
        also = ("tobi", "own_four_wait", "chiitoitsu_four_of_a_kind")
        return options_in("riichi", also=also)

    def under(self, rules: RuleSet) -> Answered:
        """Every check of the declaration (R2.6.3)."""
        state = _your_turn(self.hand._replace(drawn=self.drawn), self.left, ())
        action = Action(ActionKind.RIICHI, YOU, self.drawn, drawn=True)
        verdict = why(state._replace(rules=rules), action)
        return Answered(outcome(riichi=verdict.legal), refusals(verdict))


@dataclass(frozen=True, slots=True)
class SwapDiscard:
    """A discard in the turn of a chi; fact ``action``."""

    hand: Hand
    """After the chi, which lies last: with one concealed tile more than between turns."""
    discard: Tile

    @property
    def subject(self) -> Message:
        """The question."""
        return _asks("swap_discard")

    @property
    def scope(self) -> frozenset[str]:
        """The options that can change the answer."""
        return frozenset({"kuikae_genbutsu", "kuikae_suji"})

    def under(self, rules: RuleSet) -> Answered:
        """Every check of the discard (R2.7.4)."""
        called = self.hand.melds[-1].called
        assert called is not None
        using = list(self.hand.melds[-1].tiles)
        using.remove(called)
        left = kuikae(called, tuple(using))
        state = _your_turn(self.hand, LEFT, left.genbutsu + left.suji)
        action = Action(ActionKind.DISCARD, YOU, self.discard)
        verdict = why(state._replace(rules=rules), action)
        return Answered(outcome(action=verdict.legal), refusals(verdict))


LEFT: Final = 40
"""Tiles left where their number does not matter."""


@dataclass(frozen=True, slots=True)
class SharedRon:
    """Whether you win when others say ron as well; fact ``ron``."""

    tile: Tile
    before: int
    """Players between the discarder and you who say ron."""
    after: int

    @property
    def subject(self) -> Message:
        """The question."""
        return _asks("shared_ron")

    @property
    def scope(self) -> frozenset[str]:
        """The options that can change the answer."""
        return SeveralRon(Seat.A, ()).scope

    def under(self, rules: RuleSet) -> Answered:
        """Whether you are among those whose ron counts (R2.8.1-f, R2.8.1-g)."""
        seats = tuple(Seat)[1 : 2 + self.before + self.after]
        found = SeveralRon(Seat.A, seats).under(rules).outcome
        winners, me = found.fact("winners"), str(seats[self.before])
        wins = isinstance(winners, tuple) and me in winners
        word = "drawn" if found.fact("drawn") else "bumped"
        reasons = () if wins else (msg(f"puzzle.rule_compare.{word}"),)
        return Answered(outcome(ron=wins), reasons)


@dataclass(frozen=True, slots=True)
class NineKinds:
    """Whether you may end the hand with your first draw; fact ``abort``."""

    tiles: Tiles

    @property
    def subject(self) -> Message:
        """The question."""
        return _asks("nine_kinds")

    @property
    def scope(self) -> frozenset[str]:
        """The options that can change the answer."""
        return frozenset({"abort_kyuushu_kyuuhai"})

    def under(self, rules: RuleSet) -> Answered:
        """Every condition of the draw (R2.9-p)."""
        return _early(AbortAsked(Abort.KYUUSHU_KYUUHAI, AbortFacts(tiles=self.tiles)), rules)


@dataclass(frozen=True, slots=True)
class FourDiscards:
    """Whether four first discards draw the hand; fact ``abort``."""

    discards: Tiles

    @property
    def subject(self) -> Message:
        """The question."""
        return _asks("four_discards")

    @property
    def scope(self) -> frozenset[str]:
        """The options that can change the answer."""
        return frozenset({"abort_suufon_renda"})

    def under(self, rules: RuleSet) -> Answered:
        """Every condition of the draw (R2.9-o)."""
        facts = AbortFacts(first_discards=self.discards)
        return _early(AbortAsked(Abort.SUUFON_RENDA, facts), rules)


def _early(asked: AbortAsked, rules: RuleSet) -> Answered:
    found = asked.under(rules)
    return Answered(found.outcome.only(("abort",)), found.reasons)


class Since(NamedTuple):
    """What you did after you let a tile go: a chi, a draw, or nothing."""

    drawn: Tile | None = None
    """The tile you drew and discarded."""
    called: Tile | None = None
    """The tile you called from the left."""
    using: Tiles = ()
    discard: Tile | None = None


@dataclass(frozen=True, slots=True)
class LetGo:
    """Whether you may ron a tile after letting another one go; fact ``ron``."""

    hand: Hand
    """As it was when the tile passed."""
    passed: Tile
    since: Since
    asked: Tile
    seat: Tile = WINDS[1]
    round: Tile = WINDS[0]

    @property
    def subject(self) -> Message:
        """The question."""
        return _asks("let_go")

    @property
    def scope(self) -> frozenset[str]:
        """The options that can change the answer."""
        return self._ron.scope - {"ryanhan_shibari"}

    def under(self, rules: RuleSet) -> Answered:
        """The furiten of the hand by now (R2.6.2-f to R2.6.2-h)."""
        found = self._ron.under(rules)
        return Answered(found.outcome.only(("ron",)), found.reasons)

    @property
    def now(self) -> Hand:
        """The hand as it is when you are asked."""
        since = self.since
        if since.called is None or since.discard is None:
            return self.hand
        rest = list(self.hand.concealed)
        for tile in (*since.using, since.discard):
            rest.remove(tile)
        return Hand(sort_tiles(rest), (chi(since.called, since.using),))

    @property
    def _ron(self) -> RonAsked:
        since = self.since
        events: tuple[TheirDiscard | OwnCall | OwnTurn, ...] = ()
        if since.called is not None:
            left = Source.KAMICHA
            events = (OwnCall(MeldKind.CHI, since.called, since.using, left, since.discard),)
        elif since.drawn is not None:
            events = (OwnTurn(since.drawn, since.drawn),)
        case = FuritenCase(self.hand, (), (TheirDiscard(Source.TOIMEN, self.passed), *events))
        context = WinContext(seat_wind=self.seat, round_wind=self.round)
        return RonAsked(case, self.asked, context)
