"""The end of a deal, shown and told: what happened, and who pays whom."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from mjteach.core.melds import Source
from mjteach.core.message import Explanation, Message, msg
from mjteach.core.seats import Seat, seat_of
from mjteach.riichi.match.result import ResultKind
from mjteach.riichi.penalties.offences import Category
from mjteach.riichi.round.actions import ActionKind
from mjteach.riichi.round.ending import RoundEnd, Won
from mjteach.riichi.round.explain_end import explain_round_end
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.round.view import view

from ..scenes import Board, BoardPart, Scene
from .moments import Moment
from .seatings import by_wind, with_names


def end_of(over: RoundState) -> RoundEnd:
    """The end of a deal that is over."""
    assert over.end is not None
    return over.end


def how(over: RoundState) -> str:
    """How a deal ended: by ``ron``, ``tsumo``, ``nagashi``, or as its end is called."""
    end = end_of(over)
    if end.wins:
        return "tsumo" if end.wins[0].seat is end.wins[0].by else "ron"
    return "nagashi" if end.nagashi else str(end.kind)


def ending_scene(ending: Moment, over: RoundState, facts: Iterable[Message] = ()) -> Scene:
    """The table after the deal, with the points and the sticks of before its end."""
    before, nearest = ending.state, _nearest(over)
    shown = {win.seat for win in end_of(over).wins} | {
        seat for seat, tenpai in _showing(over) if tenpai
    }
    seen = view(over, nearest)
    players = tuple(
        each._replace(
            points=before.points[each.seat], hand=each.hand if each.seat in shown else None
        )
        for each in seen.players
    )
    seen = seen._replace(players=players, deposits=before.deposits, end=None)  # type: ignore[arg-type]
    hidden = (BoardPart.WALLS, BoardPart.TURN, BoardPart.LEFT)
    return Scene((), tuple(facts), board=Board(seen, nearest, hidden))


def _nearest(over: RoundState) -> Seat:
    """In whose seat the learner sits: the winner's, or else the dealer's."""
    wins = end_of(over).wins
    return wins[0].seat if wins else over.dealer


def players(over: RoundState) -> dict[Seat, Message]:
    """What everybody is called, the dealer first."""
    return by_wind(over.dealer, _nearest(over))


def _showing(over: RoundState) -> Iterator[tuple[Seat, bool]]:
    """Who said at a draw whether they are tenpai."""
    return ((said.seat, said.kind is ActionKind.SHOW) for said in over.shown)


def happened(over: RoundState) -> Iterator[Message]:
    """How the deal ended, in words; who showed what."""
    end, called = end_of(over), players(over)
    for win in end.wins:
        who, by = called[win.seat], called[win.by]
        word = "tsumo" if win.seat is win.by else "ron"
        yield msg(f"scene.ended.{word}", who=who, by=by, tile=win.tile)
    for said in over.overruled if end.wins else ():
        if said.kind is ActionKind.RON:
            yield msg("scene.ended.too", who=called[said.seat], tile=end.wins[0].tile)
    if end.kind is ResultKind.EXHAUSTIVE_DRAW:
        yield msg("scene.ended.draw")
        for seat, tenpai in _showing(over):
            yield msg(f"scene.ended.{'tenpai' if tenpai else 'noten'}", who=called[seat])
    for breach in over.breaches:
        what = msg(f"penalty.{breach.offence}.name")
        who, ruled = called[breach.seat], breach.ruled
        if ruled is not None and ruled.category is Category.DEPOSIT:
            yield msg("scene.ended.offence_paid", who=who, what=what, points=ruled.points)
        else:
            yield msg("scene.ended.offence", who=who, what=what)


def asked_of_each(over: RoundState, win: Won) -> Message:
    """What the winner of a tsumo asks of the others, where all three pay."""
    score = win.result.best.score
    shares = [paid.points for paid in score.payments] if score else [0]
    word, who = "dealer" if win.seat is over.dealer else "other", players(over)[win.seat]
    return msg(f"scene.ended.asks.{word}", who=who, share=min(shares), double=max(shares))


def explain_payments(over: RoundState, *, worth_known: bool) -> Explanation:
    """The end as the engine tells it; of a win who pays, and unless it is known what it is worth.

    Everybody is called as in the question.
    """
    tree, wins = explain_round_end(end_of(over), over), iter(end_of(over).wins)
    lines = (
        line._replace(children=tuple(_paid(over, next(wins), line, worth_known)))
        if line.message.id == "round.end.receives"
        else line
        for line in tree.children
    )
    return with_names(tree._replace(children=tuple(lines)), players(over))


def _paid(
    over: RoundState, win: Won, line: Explanation, worth_known: bool
) -> Iterator[Explanation]:
    called = players(over)
    for _, told in line.walk():
        name, facts = told.message.id, dict(told.message.params)
        if name.startswith("score.step.liable"):
            who = called[seat_of(win.seat, Source(str(facts["payer"])))]
            word = "liable_rinshan" if name.endswith("rinshan") else "liable"
            yield Explanation(msg(f"puzzle.payer.{word}", who=who, yaku=facts.get("yaku")))
        elif name.startswith("score.step.") and not (worth_known or name.endswith(".total")):
            yield told
    score = win.result.best.score
    for paid in score.payments if score else ():
        payer = seat_of(win.seat, paid.payer) if paid.payer else win.by
        yield Explanation(msg("puzzle.payer.pays", who=called[payer], points=paid.points))
