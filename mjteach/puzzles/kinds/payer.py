"""``payer``: what every player gains or loses when a deal ends (R2.8, R2.9, R2.10, R5.4).

Level 1 gives the points of a win by ron, level 2 the shares of a win by tsumo, and draws; level 3
gives han and fu, and adds honba, sticks and what is rare; level 4 liability and offences, and the
points everybody has afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mjteach.core.melds import Source
from mjteach.core.message import Explanation, Message, msg
from mjteach.core.seats import AFTER, SEATS, seat_of
from mjteach.riichi.round.ending import Won
from mjteach.riichi.round.explain_end import explain_round_end, player
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.rules import RuleSet, WrongCallVoiceOnly

from ..base import Part
from ..fields import number
from ..kind import Kind, Posed, Topic
from ..mistakes_of.draws import DRAWS
from ..mistakes_of.payments import PAYMENTS
from ..questions import Field, Value
from ..scenes import Scene
from ..situations.endings import (
    after_voice_only,
    both_won,
    declared,
    drawn,
    ended,
    ending_scene,
    false_ron,
    fed_dragons,
    happened,
    over,
    won,
    won_after_daiminkan,
)
from ..situations.moments import Moment
from ..sorts import Sort

ID: Final = "payer"


def write(_ending: Moment, over: RoundState) -> dict[str, Value]:
    """What the end moves for everybody, the sticks it leaves, and what everybody has then."""
    end = over.end
    assert end is not None
    key: dict[str, Value] = {f"seat.{seat}": end.changes[seat] for seat in SEATS}
    key |= {f"points.{seat}": end.points[seat] for seat in SEATS}
    return {**key, "sticks": end.deposits}


# ---- what is dealt


def _tsumo(over: RoundState) -> bool:
    wins = over.end.wins if over.end else ()
    return bool(wins) and wins[0].seat is wins[0].by


def _liable(rules: RuleSet) -> bool:
    return "daisangen" in rules.pao_yakuman


def _deposit(rules: RuleSet) -> bool:
    return rules.wrong_call_voice_only is WrongCallVoiceOnly.DEPOSIT_1000


def _at(level: int, share: int) -> tuple[int, ...]:
    return tuple(share * (each == level) for each in (1, 2, 3, 4))


def _nagashi(rules: RuleSet) -> bool:
    return rules.nagashi_mangan


SORTS: Final = (
    Sort("ron", over(won(tsumo=False)), _at(1, 70)),
    Sort("ron.open", over(won(tsumo=False, melds=2)), _at(1, 30)),
    Sort("tsumo", over(won(tsumo=True)), _at(2, 25)),
    Sort("tsumo.dealer", over(won(tsumo=True, dealer=True)), _at(2, 15)),
    Sort("tsumo.open", over(won(tsumo=True, melds=2)), _at(2, 10)),
    *(
        Sort(f"draw.{count}", over(drawn(count)), _at(2, share))
        for count, share in enumerate((8, 13, 12, 11, 6))
    ),
    Sort("ron.sticks", over(won(tsumo=False, sticks=True)), _at(3, 20)),
    Sort("tsumo.sticks", over(won(tsumo=True, sticks=True)), _at(3, 20)),
    Sort("draw.sticks", over(drawn(1, sticks=True)), _at(3, 10)),
    Sort("draw.furiten", over(drawn(2, furiten=True, sticks=True)), _at(3, 10)),
    Sort("several", over(both_won()), _at(3, 15)),
    Sort("nagashi", over(drawn(2, outside=True)), _at(3, 12), exists=_nagashi),
    Sort("declared", over(declared()), _at(3, 13)),
    Sort("liable", over(fed_dragons()), _at(4, 30), exists=_liable),
    Sort("rinshan", over(won_after_daiminkan()), _at(4, 20)),
    Sort("chombo", over(false_ron()), _at(4, 30)),
    Sort(
        "deposit",
        over(after_voice_only(won(tsumo=True, sticks=True))),
        _at(4, 20),
        exists=_deposit,
    ),
)


def _topic(*names: str, levels: tuple[int, ...]) -> Topic:
    return Topic(levels=levels, sorts=dict.fromkeys(names, 1))


TOPICS: Final = {
    "ron": _topic("ron", "ron.open", levels=(1,)),
    "tsumo": _topic("tsumo", "tsumo.dealer", levels=(2,)),
    "noten": Topic(
        levels=(2,), sorts={"draw.0": 1, "draw.1": 4, "draw.2": 4, "draw.3": 4, "draw.4": 1}
    ),
    "sticks": _topic("ron.sticks", "tsumo.sticks", "draw.sticks", "declared", levels=(3,)),
    "honba": _topic("ron.sticks", "tsumo.sticks", levels=(3,)),
    "several_ron": _topic("several", levels=(3,)),
    "nagashi": _topic("nagashi", levels=(3,)),
    "liability": _topic("liable", levels=(4,)),
    "rinshan": _topic("rinshan", levels=(4,)),
    "chombo": _topic("chombo", levels=(4,)),
    "deposit": _topic("deposit", levels=(4,)),
}


# ---- what is asked and shown


def ask(posed: Posed) -> Iterator[Field]:
    """A number for every player, the dealer first; then the sticks and the new points."""
    over: RoundState = posed.result
    seats = (over.dealer, *AFTER[over.dealer])
    for seat in seats:
        yield number(ID, f"seat.{seat}", unit="points", who=player(over, seat))
    if posed.level >= 3:
        yield number(ID, "sticks")
    if posed.level >= 4:
        for seat in seats:
            yield number(ID, f"points.{seat}", unit="points", who=player(over, seat))


def facts(posed: Posed) -> Iterator[Message]:
    """How the deal ended; what each win is worth: points, shares, or han and fu."""
    over: RoundState = posed.result
    yield from happened(over)
    assert over.end is not None
    for win in over.end.wins:
        best, who = win.result.best, player(over, win.seat)
        assert best.score is not None
        if posed.level == 1:
            yield msg("scene.ended.worth", who=who, points=best.score.value)
        elif posed.level == 2:
            shares = [paid.points for paid in best.score.payments]
            word = "dealer" if win.seat is over.dealer else "other"
            yield msg(f"scene.ended.asks.{word}", who=who, share=min(shares), double=max(shares))
        elif best.yakuman:
            yield msg("scene.ended.yakuman", who=who, count=best.yakuman)
        else:
            yield msg("scene.ended.han_fu", who=who, han=best.han, fu=best.fu.total)
    yield msg("scene.ended.lying", honba=over.honba, sticks=posed.situation.state.deposits)


def scene(posed: Posed) -> Scene:
    """The table after the deal, before anything is paid."""
    return ending_scene(posed.situation, posed.result, facts(posed))


def explain(posed: Posed) -> Explanation:
    """The end as the engine tells it; of a win only who pays, as its worth is given."""
    over: RoundState = posed.result
    assert over.end is not None
    tree, wins = explain_round_end(over.end, over), iter(over.end.wins)
    lines = [
        line._replace(children=tuple(_paid(posed, next(wins), line)))
        if line.message.id == "round.end.receives"
        else line
        for line in tree.children
    ]
    return tree._replace(children=tuple(lines))


def _paid(posed: Posed, win: Won, line: Explanation) -> Iterator[Explanation]:
    """The arithmetic of a win where han and fu are given, and who pays; everybody by name."""
    over: RoundState = posed.result
    for _, told in line.walk():
        name, facts = told.message.id, dict(told.message.params)
        if name.startswith("score.step.liable"):
            who = player(over, seat_of(win.seat, Source(str(facts["payer"]))))
            word = "liable_rinshan" if name.endswith("rinshan") else "liable"
            yield Explanation(msg(f"puzzle.{ID}.{word}", who=who, yaku=facts.get("yaku")))
        elif posed.level > 2 and name.startswith("score.step.") and name != "score.step.total":
            yield told
    score = win.result.best.score
    for paid in score.payments if score else ():
        who = player(over, seat_of(win.seat, paid.payer) if paid.payer else win.by)
        yield Explanation(msg(f"puzzle.{ID}.pays", who=who, points=paid.points))


def line(posed: Posed) -> Message:
    """What the winner receives; without a win, what the first player gains or loses."""
    said = [told.message for told in explain(posed).children]
    wanted = ("receives",) if posed.result.end.wins else ("gains", "loses", "keeps")
    return next(one for one in said if one.id.removeprefix("round.end.") in wanted)


def _around(over: RoundState) -> str:
    assert over.end is not None
    if over.end.nagashi:
        return "nagashi"
    return str(over.end.kind) if not over.end.wins else "tsumo" if _tsumo(over) else "ron"


def wrong(posed: Posed, part: Part) -> Iterator[Message]:
    """Who pays whom, where the sticks go, or what the new points come from."""
    name = part.field.partition(".")[0]
    word = f"hint.{_around(posed.result)}.ask" if name == "seat" else f"wrong.{name}"
    yield msg(f"puzzle.{ID}.{word}")


KIND: Final = Kind(
    id=ID,
    version=3,
    section="2.8",
    levels=(1, 2, 3, 4),
    sorts=SORTS,
    topics=TOPICS,
    find=ended,
    write=write,
    ask=ask,
    scene=scene,
    prompt=lambda posed: msg(f"puzzle.{ID}.prompt.{posed.level}"),
    explain=explain,
    line=line,
    about=lambda posed: _around(posed.result),
    headline=tuple(f"seat.{seat}" for seat in SEATS),
    wrong=wrong,
    bound=0.15,
    mistakes=(*PAYMENTS, *DRAWS),
    left_out={
        "S04": "shows in the value of the hand, which the question gives",
        "S11": "shows in who deals next, which this kind does not ask for",
        "W18": "right under the other value of own_four_wait: told as a rule difference",
        "S14": "a sum that is not constant is no false rule: the page shows the sum",
    },
    options=(
        "honba_value",
        "multiple_ron",
        "tenpai_payment",
        "chombo_payment",
        "own_four_wait",
        "nagashi_mangan",
        "kiriage_mangan",
        "pao_yakuman",
    ),
)
