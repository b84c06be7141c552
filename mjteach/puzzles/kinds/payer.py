"""``payer``: what every player gains or loses when a deal ends (R2.8, R2.9, R2.10, R5.4).

Level 1 gives the points of a win by ron, level 2 han and fu, and draws; level 3 adds honba, sticks
and what is rare, level 4 liability and offences, and the points everybody has afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mjteach.core.message import Message, msg
from mjteach.core.seats import AFTER, SEATS
from mjteach.riichi.match.result import ResultKind
from mjteach.riichi.round.actions import ActionKind
from mjteach.riichi.round.explain_end import explain_round_end, player
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.rules import RuleSet, WrongCallVoiceOnly

from ..fields import number
from ..kind import Kind, Posed, Topic
from ..mistakes_of.draws import DRAWS
from ..mistakes_of.payments import PAYMENTS
from ..questions import Field, Value
from ..scenes import Scene
from ..situations import endings
from ..situations.endings import FIRST_TURN, Ending, ended, ending_scene, happened
from ..sorts import Sort

ID: Final = "payer"


def write(_ending: Ending, over: RoundState) -> dict[str, Value]:
    """What the end moves for everybody, the sticks it leaves, and what everybody has then."""
    end = over.end
    assert end is not None
    key: dict[str, Value] = {f"seat.{seat}": end.changes[seat] for seat in SEATS}
    key |= {f"points.{seat}": end.points[seat] for seat in SEATS}
    return {**key, "sticks": end.deposits}


# ---- what is dealt


def _ron(over: RoundState) -> bool:
    return bool(over.end and over.end.wins) and not _tsumo(over)


def _tsumo(over: RoundState) -> bool:
    wins = over.end.wins if over.end else ()
    return bool(wins) and wins[0].seat is wins[0].by


def _by_dealer(over: RoundState) -> bool:
    return _tsumo(over) and over.end is not None and over.end.wins[0].seat is over.dealer


def _tenpai(count: int) -> endings.Fits:
    return lambda over: over.end is not None and len(over.end.tenpai) == count


def _several(over: RoundState) -> bool:
    return _ron(over) and len({one.seat for one in over.history[-2:]}) == 2


def _nagashi(over: RoundState) -> bool:
    return bool(over.end and over.end.nagashi)


def _void(over: RoundState) -> bool:
    return over.end is not None and over.end.kind is ResultKind.CHOMBO


def _liable(rules: RuleSet) -> bool:
    return "daisangen" in rules.pao_yakuman


def _deposit(rules: RuleSet) -> bool:
    return rules.wrong_call_voice_only is WrongCallVoiceOnly.DEPOSIT_1000


NO_RON: Final = frozenset({ActionKind.RON})
RIICHI: Final = FIRST_TURN + "{1} riichi -, "
two, riichi = endings.two_waiting_alike, endings.riichi_win
SORTS: Final = (
    Sort("ron", riichi(_ron, tsumo=False), (70, 0, 0, 0)),
    Sort("ron.open", endings.self_played(_ron), (30, 0, 0, 0)),
    Sort("tsumo", riichi(_tsumo, tsumo=True), (0, 25, 0, 0)),
    Sort("tsumo.dealer", riichi(_by_dealer, tsumo=True), (0, 15, 0, 0)),
    Sort("tsumo.open", endings.self_played(_tsumo, without=NO_RON), (0, 10, 0, 0)),
    Sort("draw.0", endings.drawn(0, _tenpai(0)), (0, 8, 0, 0)),
    Sort("draw.1", endings.drawn(1, _tenpai(1)), (0, 13, 0, 0)),
    Sort("draw.2", endings.drawn(2, _tenpai(2)), (0, 12, 0, 0)),
    Sort("draw.3", endings.drawn(3, _tenpai(3)), (0, 11, 0, 0)),
    Sort("draw.4", endings.drawn(4, _tenpai(4)), (0, 6, 0, 0)),
    Sort("ron.sticks", riichi(_ron, tsumo=False, sticks=True), (0, 0, 20, 0)),
    Sort("tsumo.sticks", riichi(_tsumo, tsumo=True, sticks=True), (0, 0, 20, 0)),
    Sort("draw.sticks", endings.drawn(1, _tenpai(1), sticks=True), (0, 0, 10, 0)),
    Sort("draw.furiten", endings.drawn(2, _tenpai(2), furiten=True, sticks=True), (0, 0, 10, 0)),
    Sort(
        "several",
        two(RIICHI + "{2} riichi -, {3} -, {1} ron, {2} ron", declares=False, fits=_several),
        (0, 0, 15, 0),
    ),
    Sort(
        "nagashi",
        endings.river_of_outside_tiles(_nagashi),
        (0, 0, 12, 0),
        exists=lambda rules: rules.nagashi_mangan,
    ),
    Sort(
        "declared",
        two(RIICHI + "{2} -, {3} riichi -, {1} ron", declares=True, fits=_ron),
        (0, 0, 13, 0),
    ),
    Sort("liable", endings.fed_dragons(lambda _: True), (0, 0, 0, 30), exists=_liable),
    Sort("rinshan", endings.won_after_daiminkan(_tsumo), (0, 0, 0, 20)),
    Sort("chombo", endings.false_ron(_void), (0, 0, 0, 30)),
    Sort(
        "deposit",
        two(
            FIRST_TURN + "{2} offend call_voice_only, {1} riichi -, {2} -, {3} -, {1} ron",
            declares=False,
            fits=_ron,
            offences=True,
        ),
        (0, 0, 0, 20),
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
    """How the deal ended; what each win is worth, by its points or by han and fu."""
    over: RoundState = posed.result
    yield from happened(over)
    assert over.end is not None
    for win in over.end.wins:
        best, who = win.result.best, player(over, win.seat)
        assert best.score is not None
        if posed.level == 1:
            yield msg("scene.ended.worth", who=who, points=best.score.value)
        elif best.yakuman:
            yield msg("scene.ended.yakuman", who=who, count=best.yakuman)
        else:
            yield msg("scene.ended.han_fu", who=who, han=best.han, fu=best.fu.total)
    yield msg("scene.ended.lying", honba=over.honba, sticks=posed.situation.before.deposits)


def scene(posed: Posed) -> Scene:
    """The table after the deal, before anything is paid."""
    return ending_scene(posed.situation, posed.result, facts(posed))


def _around(over: RoundState) -> str:
    assert over.end is not None
    return str(over.end.kind) if not over.end.wins else "tsumo" if _tsumo(over) else "ron"


KIND: Final = Kind(
    id=ID,
    section="2.8",
    levels=(1, 2, 3, 4),
    sorts=SORTS,
    topics=TOPICS,
    find=ended,
    write=write,
    ask=ask,
    scene=scene,
    prompt=lambda posed: msg(f"puzzle.{ID}.prompt.{posed.level}"),
    explain=lambda posed: explain_round_end(posed.result.end, posed.result),
    about=lambda posed: _around(posed.result),
    headline=tuple(f"seat.{seat}" for seat in SEATS),
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
