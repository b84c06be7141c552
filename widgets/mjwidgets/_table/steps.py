"""A recorded round as one seat saw it: the moments that differ for it, each with a caption."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import takewhile
from os import PathLike
from typing import Final, NamedTuple, TypeAlias

from mjteach.api.records import Record
from mjteach.core.errors import GivenError
from mjteach.core.message import Message, msg
from mjteach.core.printable import shown
from mjteach.core.seats import Seat
from mjteach.puzzles.scenes import Board
from mjteach.riichi.kans import winning_tiles
from mjteach.riichi.match.result import ResultKind
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.explain_breach import explain_breach
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.round.view import SeatView, view
from mjteach.text import render

from .wall import KANS
from .words import Speaker, end_words

FORBIDDEN: Final = "round.breach.forbidden"
UNSAID: Final = (".elsewhere", ".fixed", ".at_once")
"""What does not matter at the moment: other tables, and that nothing else decides."""
Seen: TypeAlias = RoundState | SeatView
Steps: TypeAlias = Record | Iterable[Seen] | Iterable[Iterable[Seen]]
"""The moments of a deal, or of several one after the other."""


class StepMoment(NamedTuple):
    """One step of a round: what is seen, and the state behind it where questions are possible."""

    view: SeatView
    state: RoundState | None


def moments(states: Steps, seat: Seat | None) -> tuple[StepMoment, ...]:
    """The steps of a round that ``seat`` can tell apart; without one, with all hands open.

    Where others may answer a tile and let it go, nothing is seen: such steps are one moment. So
    the number of steps does not tell what others hold. Raises GivenError for a round without a
    state, or for the view of another seat.

    >>> from mjteach.riichi.round.variant import start_round
    >>> from mjteach.riichi.rules import RuleSet
    >>> from mjteach.riichi.setup.wall import shuffled_wall
    >>> start = start_round(RuleSet(), shuffled_wall("a wall", RuleSet()))
    >>> len(moments([start, start], Seat.B))
    1
    """
    found: list[StepMoment] = []
    for state in read_states(states):
        moment = _moment(state, seat)
        if found and _is_same(found[-1].view, moment.view):
            found.pop()
        found.append(moment)
    if not found:
        raise GivenError("no_states", text=None)
    return tuple(found)


def read_states(states: object) -> Iterable[Seen]:
    """The states of one deal or several; raises GivenError for anything else."""
    if isinstance(states, str | PathLike):
        raise GivenError("no_states", text=shown(str(states)))
    if isinstance(states, Record):
        states = states.rounds
    given = tuple(states) if isinstance(states, Iterable) else ()
    if given and all(type(each) in (tuple, list) for each in given):
        given = tuple(state for each in given for state in each)
    if isinstance(states, RoundState | SeatView) or not all(
        isinstance(state, RoundState | SeatView) for state in given
    ):
        raise GivenError("no_states", text=None)
    return given


def _moment(state: Seen, seat: Seat | None) -> StepMoment:
    if isinstance(state, RoundState):
        return StepMoment(view(state, seat), state)
    if state.viewer is not seat:
        raise GivenError("other_viewer", viewer=str(state.viewer or "none"))
    return StepMoment(state, None)


def _is_same(before: SeatView, after: SeatView) -> bool:
    """Whether nothing was done in between that the viewer hears, and nothing was asked."""
    asked = before.asked is not None or after.asked is not None
    return before == after or (not asked and _heard(before) == _heard(after))


def _heard(seen: SeatView) -> list[Action]:
    """The actions that were heard; an own pass is not, once all have answered."""
    return [action for action in seen.history if action.kind is not ActionKind.PASS]


def caption(before: SeatView | None, after: SeatView, lang: str = "en") -> list[str]:
    """What has just happened: a sentence for every action, and how the round ended.

    >>> from mjteach.riichi.round.variant import start_round
    >>> from mjteach.riichi.rules import RuleSet
    >>> from mjteach.riichi.setup.wall import shuffled_wall
    >>> start = start_round(RuleSet(), shuffled_wall("a wall", RuleSet()))
    >>> caption(None, view(start, Seat.B))
    ['The tiles are dealt. East is the dealer and goes first.']
    """
    speaker = Speaker(Board(after, hidden=()), lang)
    said = list(_happened(speaker, before, after))
    if after.end is not None and (before is None or before.end is None):
        said += end_words(speaker, after.end)
    return said


def ruling(before: RoundState, after: StepMoment, lang: str = "en") -> list[str]:
    """The price of a rule that the viewer has broken since ``before``; nothing if none was.

    Why it was refused has been said already.
    """
    assert after.state is not None
    own = (b for b in after.state.breaches if b.seat is after.view.viewer)
    trees = [explain_breach(breach) for breach in own if breach not in before.breaches]
    parts = (part for tree in trees for part in tree.children if part.message.id != FORBIDDEN)
    said = (node.message for part in parts for _, node in part.walk())
    return [render(one, lang) for one in said if not one.id.endswith(UNSAID)]


def _happened(speaker: Speaker, before: SeatView | None, after: SeatView) -> Iterator[str]:
    if before is None:
        before = after._replace(history=after.history[:-1], asked=None)
        if not after.history:
            yield _sentence_about(speaker, "started", after.dealer)
            return
    known = sum(
        1
        for _ in takewhile(
            lambda pair: pair[0] == pair[1], zip(before.history, after.history, strict=False)
        )
    )
    for place in range(known, len(after.history)):
        yield did(speaker, after.history, place)
    if known == len(after.history) and before.asked is not None and before.asked.waiting:
        passing = Action(ActionKind.PASS, before.asked.waiting[0], before.asked.tile)
        yield did(speaker, (passing,), 0)


def did(speaker: Speaker, history: tuple[Action, ...], place: int) -> str:
    """The sentence of one action of a history, at its place."""
    action, end = history[place], speaker.view.end
    tile = action.tile
    id = f"did.{action.kind}"
    if action.kind is ActionKind.DRAW:
        replaces = place > 0 and history[place - 1].kind in KANS
        hand = speaker.view.players[action.seat].hand
        tile = hand.drawn if hand is not None else None
        id = ("did.replace" if replaces else "did.draw") + ("_seen" if tile is not None else "")
    elif action.kind is ActionKind.DISCARD and action.drawn:
        id = "did.discard_drawn"
    elif action.kind in _WINS and end is not None and end.kind is ResultKind.CHOMBO:
        id = "did.claim"
    elif action.kind is ActionKind.SHOW and _is_noten_riichi(speaker.view, action.seat):
        id = "did.show_noten"
    return speaker.say(
        id,
        you=speaker.is_you(action.seat),
        who=speaker.who(action.seat),
        tile=tile,
        using=action.using,
        called=_called(speaker, history, place),
        red=any(used.is_red for used in action.using),
        offence=action.offence,
        win=action.kind,
    )


_WINS: Final = frozenset({ActionKind.RON, ActionKind.TSUMO})


def _is_noten_riichi(view: SeatView, seat: Seat) -> bool:
    """Whether a hand that was shown after riichi waits for nothing."""
    player = view.players[seat]
    if player.hand is None or not player.riichi:
        return False
    return not winning_tiles(player.hand, view.rules)


_PUT_DOWN: Final = frozenset(
    {
        *(ActionKind.DISCARD, ActionKind.RIICHI, ActionKind.OPEN_RIICHI),
        *(ActionKind.KAKAN, ActionKind.ANKAN),
    }
)
"""What brings a tile that others may answer."""

_ANSWERS: Final = frozenset({ActionKind.RON, ActionKind.PON, ActionKind.DAIMINKAN, ActionKind.CHI})


def _called(speaker: Speaker, history: tuple[Action, ...], place: int) -> Message | None:
    """The tile of an answer, and whose it was: what another player put down last."""
    action = history[place]
    if action.kind not in _ANSWERS:
        return None
    before = (done for done in reversed(history[:place]) if done.kind in _PUT_DOWN)
    giver = next((done.seat for done in before if done.seat != action.seat), None)
    if giver is None:
        return msg("table.called", whose="unknown", giver=None, tile=action.tile)
    whose = "you" if speaker.is_you(giver) else "other"
    return msg("table.called", whose=whose, giver=speaker.who(giver), tile=action.tile)


def _sentence_about(speaker: Speaker, id: str, seat: Seat) -> str:
    return speaker.say(id, you=speaker.is_you(seat), who=speaker.who(seat))
