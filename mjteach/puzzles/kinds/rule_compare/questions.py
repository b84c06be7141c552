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
from mjteach.riichi.compare.outcome import OutcomeWithReasons, outcome
from mjteach.riichi.context import WinContext
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.rig import deal
from mjteach.riichi.round.variant import advance
from mjteach.riichi.rules import RedFives, RuleSet
from mjteach.riichi.setup.wall import LIVE_END
from mjteach.riichi.win import WinResult, evaluate_win

from ...scenes import Row, RowKind
from ...situations.tables import called_away, own_rows, tile_row
from ...situations.walls import Tiles
from ...situations.wins import Win, win_scene

WORD: Final = "puzzle.rule_compare"


class TableQuestion(NamedTuple):
    """A question of the engine, which of its facts answers it, and what is seen of it."""

    word: str
    """The question in words: ``puzzle.rule_compare.ask.<word>``."""
    question: Any
    """One of those that the engine can compare."""
    fact: str
    """The fact of the engine's answer that is asked for: ``points``, or a yes or no."""
    rows: tuple[Row, ...]
    told: tuple[Message, ...] = ()
    options: tuple[str, ...] = ()
    """The options that can change that fact, where they are fewer than those of the question."""
    you: str = ""
    """Whether this player wins is asked, where several say ron."""
    worth: Callable[[WinResult], Any] | None = None
    """How somebody values hands who has a false rule for it."""

    @property
    def on_table(self) -> Tiles:
        """The tiles that are seen; one that was called away lies in the set."""
        spots = (spot for row in self.rows for spot in row.spots)
        return tuple(spot.tile for spot in spots if not spot.called_away)

    @property
    def subject(self) -> Message:
        """The question itself."""
        return msg(f"{WORD}.ask.{self.word}")

    @property
    def scope(self) -> frozenset[str]:
        """The options that can change the answer."""
        return frozenset(self.options or self.question.scope)

    def under(self, rules: RuleSet) -> OutcomeWithReasons:
        """That fact under some rules, with the engine's reasons."""
        found: Any = answered(self.question, rules)
        if self.fact == "points":
            score = found.best.score if found.can_win else None
            points = self.worth(found) if self.worth else score and score.value
            return OutcomeWithReasons(outcome(points=points))
        told = found.outcome
        answer = self.you in told.fact("winners") if self.you else told.fact(self.fact)
        return OutcomeWithReasons(outcome(**{self.fact: answer}), found.reasons)

    def answer(self, rules: RuleSet) -> Any:
        """That fact alone."""
        return self.under(rules).outcome.fact(self.fact)


@lru_cache(maxsize=4_000)
def answered(question: Any, rules: RuleSet) -> WinResult | OutcomeWithReasons:
    """What the engine finds, remembered: dealing and every false rule ask for it again."""
    if isinstance(question, cases.FinishedHand):
        return evaluate_win(question.hand, question.tile, question.context, rules)
    found: OutcomeWithReasons = question.under(rules)
    return found


def _row(id: str, kind: RowKind, tiles: Iterable[Tile], **params: Param) -> Row:
    return tile_row(id, kind, tiles, msg(f"{WORD}.row.{id}", **params))


def _fact(word: str, **params: Param) -> Message:
    return msg(f"{WORD}.{word}", **params)


# ---- a finished hand


def paid(win: Win) -> TableQuestion:
    """What a hand is worth."""
    scene = win_scene(win)
    rows = (*scene.rows, *_indicators(win.context))
    return TableQuestion("pays", cases.FinishedHand(*win[:3]), "points", rows, scene.facts)


def _indicators(context: WinContext) -> Iterator[Row]:
    """The indicator that lay open from the start, those that kans opened, and what lies below."""
    for id, tiles in (("dora", context.indicators), ("ura", context.ura_indicators)):
        for name, some in ((id, tiles[:1]), (f"kan_{id}", tiles[1:])):
            if some:
                yield _row(name, RowKind.INDICATORS, some, count=len(some))


# ---- at the table


PLAIN: Final = RuleSet(red_fives=RedFives.NONE)
"""The rules under which hands are dealt here; then other rules are asked."""


def late_riichi(held: Tiles, drawn: Tile, left: int) -> TableQuestion:
    """Riichi with the tile just drawn, when so many tiles are left to draw."""
    state = advance(deal([format_tiles(held)], format_tiles((drawn,)), rules=PLAIN))
    action, told = Action(ActionKind.RIICHI, Seat.A, drawn, drawn=True), _fact("left", left=left)
    question = cases.ActionAsked(state._replace(taken=LIVE_END - left), action)
    rows = own_rows(state.seats[Seat.A].hand)
    return TableQuestion(
        "late_riichi", question, "action", rows, (told,), ("riichi_without_draw_left",)
    )


def swap(held: Tiles, called: Tile, using: Tiles, discard: Tile) -> TableQuestion:
    """A discard in the turn of a chi; ``held`` are the concealed tiles after it."""
    before, script = format_tiles((*held, *using)), f"A -, B chi {format_tiles(using)}"
    state = deal(["", before], format_tiles((called,)), script, rules=PLAIN)
    question = cases.ActionAsked(state, Action(ActionKind.DISCARD, Seat.B, discard))
    rows = (*own_rows(state.seats[Seat.B].hand), _row("asked", RowKind.WIN, (discard,)))
    return TableQuestion(
        "swap_discard", question, "action", rows, (), ("kuikae_genbutsu", "kuikae_suji")
    )


def riichi_kan(hand: Hand, drawn: Tile) -> TableQuestion:
    """A concealed kan in riichi, with the tile just drawn."""
    rows = own_rows(hand._replace(drawn=drawn))
    return TableQuestion(
        "kan", cases.RiichiKanAsked(hand, drawn), "kan", rows, (_fact("in_riichi"),)
    )


def shared_ron(tile: Tile, before: int, after: int) -> TableQuestion:
    """Whether you win when so many others say ron, between the discarder and you and after you."""
    seats, rows = SEATS[1 : 2 + before + after], (_row("asked", RowKind.WIN, (tile,)),)
    told = (_fact("before_you", count=before), _fact("after_you", count=after))
    you = str(seats[before])
    return TableQuestion("shared_ron", cases.SeveralRon(Seat.A, seats), "ron", rows, told, you=you)


# ---- draws


def nine_kinds(tiles: Tiles) -> TableQuestion:
    """Whether you may end the hand with your first draw."""
    question = AbortAsked(Abort.KYUUSHU_KYUUHAI, AbortFacts(tiles=tiles))
    rows = (_row("hand", RowKind.HAND, tiles),)
    return TableQuestion("nine_kinds", question, "abort", rows, (_fact("first_draw"),))


def four_discards(discards: Tiles) -> TableQuestion:
    """Whether four first discards draw the hand."""
    question = AbortAsked(Abort.SUUFON_RENDA, AbortFacts(first_discards=discards))
    rows = (_row("discards", RowKind.RIVER, discards),)
    return TableQuestion("four_discards", question, "abort", rows, (_fact("no_call"),))


def nagashi(river: Tiles, called: int | None = None) -> TableQuestion:
    """Whether a river earns nagashi mangan; the tile at ``called`` was taken."""
    away = () if called is None else (called,)
    question = cases.NagashiAsked(river, tuple(river[place] for place in away))
    row, told = _row("river", RowKind.RIVER, river), (_fact("wall_is_out"), _fact("closed_hand"))
    return TableQuestion("nagashi", question, "nagashi", (called_away(row, away),), told)
