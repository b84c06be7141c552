"""One question that every rule set answers: what a hand is paid, or whether something is allowed.

Each function here makes one, with what the learner sees of it; the engine answers it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Any, Final, NamedTuple

from mjteach.core.hand import Hand
from mjteach.core.message import Message, Param, msg
from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import Tile, format_tiles
from mjteach.riichi.aborts import Abort, AbortFacts
from mjteach.riichi.compare import cases
from mjteach.riichi.compare.cases_game import AbortAsked
from mjteach.riichi.compare.outcome import Answered, outcome
from mjteach.riichi.context import WinContext
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.rig import deal
from mjteach.riichi.round.variant import advance
from mjteach.riichi.rules import RedFives, RuleSet
from mjteach.riichi.setup.wall import LIVE_END
from mjteach.riichi.win import WinResult, evaluate_win

from ..scenes import Row, RowKind
from .tables import own_rows, tile_row
from .walls import Tiles
from .wins import Win, win_scene

WORD: Final = "puzzle.rule_compare"


class Asked(NamedTuple):
    """A question of the engine, which of its facts answers it, and what is seen of it."""

    word: str
    """The question in words: ``puzzle.rule_compare.ask.<word>``."""
    question: Any
    """One of those that the engine can compare."""
    fact: str
    """The fact of the engine's answer that is asked for: ``points``, or a yes or no."""
    options: tuple[str, ...]
    """The options that can change that fact."""
    rows: tuple[Row, ...]
    told: tuple[Message, ...] = ()
    you: str = ""
    """Whether this player wins is asked, where several say ron."""
    thoughts: tuple[Callable[[Asked, RuleSet], Any], ...] = ()
    """What somebody with false rules makes of it; the last one answers in the engine's place."""
    sheet: tuple[str, ...] = ()
    """The options that are then thought of."""

    @property
    def subject(self) -> Message:
        """The question itself."""
        return msg(f"{WORD}.ask.{self.word}")

    @property
    def scope(self) -> frozenset[str]:
        """The options that can change the answer."""
        seen = self.sheet if self.thoughts else self.options
        return frozenset(self.options).intersection(seen)

    def under(self, rules: RuleSet) -> Answered:
        """The answer under some rules, with the engine's reasons."""
        is_told = not self.thoughts and self.fact != "points"
        reasons = answered(self.question, rules).reasons if is_told else ()
        return Answered(outcome(**{self.fact: self.answer(rules)}), reasons)

    def answer(self, rules: RuleSet) -> Any:
        """The fact under some rules; None for the points of a hand that may not win."""
        if self.thoughts:
            *before, last = self.thoughts
            return last(self._replace(thoughts=tuple(before)), rules)
        if self.fact == "points":
            won = valued(self.question, rules)
            return won.best.score.value if won.can_win and won.best.score else None
        found = answered(self.question, rules).outcome
        winners: Any = found.fact("winners")
        return self.you in winners if self.you else found.fact(self.fact)


@lru_cache(maxsize=4_000)
def answered(question: Any, rules: RuleSet) -> Answered:
    """The engine's answer, remembered: dealing and every false rule ask for it again."""
    found: Answered = question.under(rules)
    return found


def valued(asked: cases.FinishedHand, rules: RuleSet) -> WinResult:
    """The hand, valued once: every false rule asks for it under the same rules."""
    return _valued(asked.hand, asked.tile, asked.context, rules)


@lru_cache(maxsize=4_000)
def _valued(hand: Hand, tile: Tile, context: WinContext, rules: RuleSet) -> WinResult:
    return evaluate_win(hand, tile, context, rules)


def _row(id: str, kind: RowKind, tiles: Iterable[Tile], **params: Param) -> Row:
    return tile_row(id, kind, tiles, msg(f"{WORD}.row.{id}", **params))


def _fact(word: str, **params: Param) -> Message:
    return msg(f"{WORD}.{word}", **params)


# ---- a finished hand


def paid(win: Win) -> Asked:
    """What a hand is worth."""
    hand, tile, context = win.hand, win.tile, win.context
    question, scene = cases.FinishedHand(hand, tile, context), win_scene(win)
    rows = (*scene.rows, *_indicators(context))
    return Asked("pays", question, "points", tuple(sorted(question.scope)), rows, scene.facts)


def _indicators(context: WinContext) -> Iterator[Row]:
    """The indicator that lay open from the start, those that kans opened, and what lies below."""
    for id, tiles in (("dora", context.indicators), ("ura", context.ura_indicators)):
        for name, some in ((id, tiles[:1]), (f"kan_{id}", tiles[1:])):
            if some:
                yield _row(name, RowKind.INDICATORS, some, count=len(some))


# ---- at the table


PLAIN: Final = RuleSet(red_fives=RedFives.NONE)
"""The rules under which hands are dealt here; then other rules are asked."""


def late_riichi(held: Tiles, drawn: Tile, left: int) -> Asked:
    """Riichi with the tile just drawn, when so many tiles are left to draw."""
    state = advance(deal([format_tiles(held)], format_tiles((drawn,)), rules=PLAIN))
    question = cases.ActionAsked(
        state._replace(taken=LIVE_END - left), Action(ActionKind.RIICHI, Seat.A, drawn, drawn=True)
    )
    rows = own_rows(state.seats[Seat.A].hand)
    options = ("riichi_without_draw_left",)
    return Asked("late_riichi", question, "action", options, rows, (_fact("left", left=left),))


def swap(held: Tiles, called: Tile, using: Tiles, discard: Tile) -> Asked:
    """A discard in the turn of a chi; ``held`` are the concealed tiles after it."""
    before, script = format_tiles((*held, *using)), f"A -, B chi {format_tiles(using)}"
    state = deal(["", before], format_tiles((called,)), script, rules=PLAIN)
    question = cases.ActionAsked(state, Action(ActionKind.DISCARD, Seat.B, discard))
    rows = (*own_rows(state.seats[Seat.B].hand), _row("asked", RowKind.WIN, (discard,)))
    return Asked("swap_discard", question, "action", ("kuikae_genbutsu", "kuikae_suji"), rows)


def riichi_kan(hand: Hand, drawn: Tile) -> Asked:
    """A concealed kan in riichi, with the tile just drawn."""
    question = cases.RiichiKanAsked(hand, drawn)
    rows = own_rows(hand._replace(drawn=drawn))
    return Asked("kan", question, "kan", tuple(sorted(question.scope)), rows, (_fact("in_riichi"),))


def shared_ron(tile: Tile, before: int, after: int) -> Asked:
    """Whether you win when so many others say ron, between the discarder and you and after you."""
    seats = SEATS[1 : 2 + before + after]
    question = cases.SeveralRon(Seat.A, seats)
    told = (_fact("before_you", count=before), _fact("after_you", count=after))
    rows, options = (_row("asked", RowKind.WIN, (tile,)),), tuple(sorted(question.scope))
    return Asked("shared_ron", question, "ron", options, rows, told, you=str(seats[before]))


# ---- draws


def nine_kinds(tiles: Tiles) -> Asked:
    """Whether you may end the hand with your first draw."""
    question = AbortAsked(Abort.KYUUSHU_KYUUHAI, AbortFacts(tiles=tiles))
    rows, options = (_row("hand", RowKind.HAND, tiles),), ("abort_kyuushu_kyuuhai",)
    return Asked("nine_kinds", question, "abort", options, rows, (_fact("first_draw"),))


def four_discards(discards: Tiles) -> Asked:
    """Whether four first discards draw the hand."""
    question = AbortAsked(Abort.SUUFON_RENDA, AbortFacts(first_discards=discards))
    rows, options = (_row("discards", RowKind.RIVER, discards),), ("abort_suufon_renda",)
    return Asked("four_discards", question, "abort", options, rows, (_fact("no_call"),))


def nagashi(river: Tiles, called: int | None = None) -> Asked:
    """Whether a river earns nagashi mangan; the tile at ``called`` was taken."""
    away = () if called is None else (river[called],)
    question, row = cases.NagashiAsked(river, away), _row("river", RowKind.RIVER, river)
    spots = (spot._replace(called_away=place == called) for place, spot in enumerate(row.spots))
    rows, told = (row._replace(spots=tuple(spots)),), (_fact("wall_is_out"), _fact("closed_hand"))
    return Asked("nagashi", question, "nagashi", tuple(sorted(question.scope)), rows, told)
