"""``payer``: what every player gains or loses when a deal ends (R2.8, R2.9, R2.10, R5.4).

Level 1 gives the points of a win by ron, level 2 the shares of a win by tsumo, and draws; level 3
gives han and fu, and adds honba, sticks and what is rare; level 4 liability and offences, and the
points everybody has afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from mjteach.core.message import Explanation, Message, msg
from mjteach.core.seats import SEATS
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.rules import RuleSet, WrongCallVoiceOnly

from ...base import Part
from ...fields import gain_or_loss, number
from ...kind import Kind
from ...mistakes.payments import PAYMENTS, sticks_of
from ...parts import Asks, Posed, Steps, Tells, Topic
from ...questions import Field, Value
from ...situations.ended import (
    asked_of_each,
    end_of,
    ending_scene,
    explain_payments,
    happened,
    how,
    players,
)
from ...situations.endings import (
    after_voice_only,
    both_won,
    declared,
    drawn,
    ended,
    false_ron,
    fed_dragons,
    over,
    won,
    won_after_daiminkan,
)
from ...situations.moments import Moment
from ...sorts import Dealer, Sort, at, under
from ...words import prompt_per_level, rule_per_field, with_reason
from .dealing import OWN
from .mistakes import DRAWS

ID: Final = "payer"


def write(_ending: Moment, over: RoundState) -> dict[str, Value]:
    """What the end moves for everybody, the sticks it leaves, and what everybody has then."""
    end = end_of(over)
    key: dict[str, Value] = {f"seat.{seat}": end.changes[seat] for seat in SEATS}
    key |= {f"points.{seat}": end.points[seat] for seat in SEATS}
    return {**key, "sticks": end.deposits}


# ---- what is dealt


def sort(
    name: str, deal: Dealer, share: int, exists: Callable[[RuleSet], bool] = lambda _: True
) -> Sort:
    """Deals that end with what is dealt last."""
    return Sort(name, over(deal), share, exists=exists)


DEPOSIT: Final = under(wrong_call_voice_only=WrongCallVoiceOnly.DEPOSIT_1000)
SPLITS: Final = (8, 13, 12, 11, 6)
"""The shares of draws by how many are tenpai."""
ron, tsumo = partial(won, tsumo=False), partial(won, tsumo=True)
SORTS: Final[tuple[Sort, ...]] = (
    *at(1, sort("ron", ron(), 70), sort("ron.open", ron(melds=2), 30)),
    *at(
        2,
        sort("tsumo", tsumo(), 25),
        sort("tsumo.dealer", tsumo(dealer=True), 15),
        sort("tsumo.open", tsumo(melds=2), 10),
        *(sort(f"draw.{count}", drawn(count), share) for count, share in enumerate(SPLITS)),
    ),
    *at(
        3,
        sort("ron.sticks", ron(sticks=True), 20),
        sort("tsumo.sticks", tsumo(sticks=True), 20),
        sort("draw.sticks", drawn(1, sticks=True), 10),
        sort("draw.furiten", drawn(2, furiten=True, sticks=True), 10),
        sort("several", both_won(), 15),
        sort("nagashi", drawn(2, outside=True), 12, under(nagashi_mangan=True)),
        sort("declared", declared(), 13),
    ),
    *at(
        4,
        sort("liable", fed_dragons(), 30, lambda rules: "daisangen" in rules.pao_yakuman),
        sort("rinshan", won_after_daiminkan(), 20),
        sort("chombo", false_ron(), 30),
        sort("deposit", after_voice_only(tsumo(sticks=True)), 20, DEPOSIT),
    ),
)
TOPICS: Final = {
    name: Topic(levels=(level,), sorts=sorts)
    for level, name, sorts in (
        (1, "ron", {"ron": 1, "ron.open": 1}),
        (2, "tsumo", {"tsumo": 1, "tsumo.dealer": 1}),
        (2, "noten", {"draw.0": 1, "draw.1": 4, "draw.2": 4, "draw.3": 4, "draw.4": 1}),
        (3, "sticks", {"*.sticks": 1, "declared": 1}),
        (3, "honba", {"ron.sticks": 1, "tsumo.sticks": 1}),
        (3, "several_ron", {"several": 1}),
        (3, "nagashi", {"nagashi": 1}),
        (4, "liability", {"liable": 1}),
        (4, "rinshan", {"rinshan": 1}),
        (4, "chombo", {"chombo": 1}),
        (4, "deposit", {"deposit": 1}),
    )
}


# ---- what is asked and shown


def ask(posed: Posed) -> Iterator[Field]:
    """A number for every player, the dealer first; then the sticks and the new points."""
    over: RoundState = posed.result
    called = players(over)
    for seat, who in called.items():
        yield gain_or_loss(ID, f"seat.{seat}", who)
    if posed.level >= 3:
        yield number(ID, "sticks")
    if posed.level >= 4:
        for seat, who in called.items():
            yield number(ID, f"points.{seat}", unit="points", who=who)


def facts(posed: Posed) -> Iterator[Message]:
    """How the deal ended; what each win is worth: points, shares, or han and fu."""
    over: RoundState = posed.result
    yield from happened(over)
    for win in end_of(over).wins:
        best, who = win.result.best, players(over)[win.seat]
        assert best.score is not None
        if posed.level == 1:
            yield msg("scene.ended.worth", who=who, points=best.score.value)
        elif posed.level == 2:
            yield asked_of_each(over, win)
        elif best.yakuman:
            yield msg("scene.ended.yakuman", who=who, count=best.yakuman)
        else:
            yield msg("scene.ended.han_fu", who=who, han=best.han, fu=best.fu.total)
    sticks = posed.situation.state.deposits
    if posed.level >= 3:
        yield msg("scene.ended.lying", honba=over.honba, sticks=sticks)
    elif sticks:
        yield msg("scene.ended.sticks", sticks=sticks)


def explain(posed: Posed) -> Explanation:
    """The end as the engine tells it; han and fu where they are given."""
    return explain_payments(posed.result, worth_known=posed.level <= 2)


def line(posed: Posed) -> Message:
    """What the winner receives; without a win, what the first player gains or loses."""
    said = [told.message for told in explain(posed).children]
    wanted = ("receives",) if posed.result.end.wins else ("gains", "loses", "keeps")
    return next(one for one in said if one.id.removeprefix("round.end.") in wanted)


def right(posed: Posed) -> Message:
    """How the deal ended, with what the one winner receives, or who pays whom at a draw."""
    tree, wins = explain(posed), posed.result.end.wins
    wanted = "round.end.receives" if len(wins) == 1 else "draw."
    said = (part.message for part in tree.children if part.message.id.startswith(wanted))
    found = next(said, None)
    return tree.message if found is None else with_reason(tree.message, found)


def wrong(posed: Posed, part: Part) -> Iterator[Message]:
    """Who pays whom, what a winner gets, where the sticks go, or what new points come from."""
    name, _, seat = part.field.partition(".")
    word, start = f"wrong.{name}", posed.situation.state
    if name == "seat":
        is_winner = seat in {str(win.seat) for win in end_of(posed.result).wins}
        word = "wrong.winner" if is_winner else f"hint.{how(posed.result)}.ask"
    lie = start.deposits > 0 or any(sticks_of(posed.result))
    yield msg(f"puzzle.{ID}.{word}", sticks=lie)


def nudge(posed: Posed, code: str) -> Message | None:
    """Where the points are given, nothing is said of basic points: they come in a later lesson."""
    return msg(f"puzzle.{ID}.given") if code == "P10" and posed.level <= 2 else None


def rule(posed: Posed, code: str) -> Message | None:
    """The same for the rule."""
    return msg(f"puzzle.{ID}.given_rule") if nudge(posed, code) else None


KIND: Final = Kind(
    id=ID,
    version=5,
    section="2.8",
    levels=(1, 2, 3, 4),
    sorts=SORTS,
    topics=TOPICS,
    from_facts=OWN,
    steps=Steps(ended, write),
    asks=Asks(
        ask,
        lambda posed: ending_scene(posed.situation, posed.result, facts(posed)),
        prompt_per_level(ID),
    ),
    tells=Tells(
        explain,
        right=right,
        line=line,
        about=lambda posed: how(posed.result),
        wrong=wrong,
        rule=rule_per_field(
            ID, lambda posed: how(posed.result), points=(), sticks=("ron", "chombo")
        ),
        nudge=nudge,
        rule_instead=rule,
    ),
    headline=tuple(f"seat.{seat}" for seat in SEATS),
    bound=0.15,
    mistakes=(*PAYMENTS, *DRAWS),
    options=(
        *("honba_value", "multiple_ron", "tenpai_payment", "chombo_payment"),
        *("own_four_wait", "nagashi_mangan", "kiriage_mangan", "pao_yakuman"),
    ),
)
