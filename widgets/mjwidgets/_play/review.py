"""A widget to look back on deals: the stepper, with what its player could do at each moment."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Final, NamedTuple, TypeAlias

import ipywidgets
import traitlets

from mjteach.api.records import Record
from mjteach.core.decision import Verdict
from mjteach.core.errors import GivenError
from mjteach.core.message import Message, msg
from mjteach.core.seats import Seat, seat_named
from mjteach.play.counting import COUNTS, codes_of_win
from mjteach.play.helping import leads, waiting
from mjteach.play.looking import Notice, Noticed, decisions, notices
from mjteach.play.mattering import KeyMoment, Mattered, key_moments
from mjteach.play.sitting import Sitting
from mjteach.play.stages import STAGES, PlayStage
from mjteach.puzzles.practice import planned
from mjteach.puzzles.scenes import Board
from mjteach.riichi.explain import explain_furiten
from mjteach.riichi.round.actions import CALLS, Action, ActionKind
from mjteach.riichi.round.opening import moments_of
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.round.view import view
from mjteach.study.demonstration import keeper
from mjteach.study.keeping import Keeper
from mjteach.text import render

from .._frame import Json, Words
from .._puzzle.feedback import drawn_line
from .._puzzle.widget import PuzzleWidget
from .._table.stepper import Stepper
from .._table.steps import StepMoment, Steps, read_states
from .._table.words import Speaker, end_words
from .._words import own_words

_PLAIN: Final = ("choice_before", "choice_after", "all_deals", "noticed", "count_it", "ask_me")
_KEYS: Final = ("choices", "count")
_DISCARDS: Final = frozenset({ActionKind.DISCARD, ActionKind.RIICHI, ActionKind.OPEN_RIICHI})
Rounds: TypeAlias = tuple[tuple[RoundState, ...], ...]
_COUNTED: Final = (*COUNTS["han"], "fu_count", "score_full")


_NAMED: Final = frozenset({Mattered.FURITEN, Mattered.WAIT_LOST, Mattered.NO_YAKU, Mattered.RIICHI})
"""What is named with what would have kept more."""


class ReviewedDeal(NamedTuple):
    """A deal, where it begins in the line of moments, and what there is to see in it."""

    place: int
    states: tuple[RoundState, ...]
    places: tuple[int, ...]
    """For each of its states the moment that shows it, from 1."""
    notices: tuple[Notice, ...]
    moments: tuple[KeyMoment, ...]
    """Those that mattered."""
    speaker: Speaker

    def told(self, notice: Notice) -> Message:
        """What is noticed, as a sentence to the viewer."""
        return _told(notice, self.speaker)

    @property
    def name(self) -> str:
        """The round, and how the deal ended."""
        state, lang = self.states[-1], self.speaker.lang
        round_name = msg("table.round", wind=state.round_wind, number=state.dealer + 1)
        named = render(msg("review.deal", round=round_name, honba=state.honba), lang)
        ended = end_words(self.speaker, state.end) if state.end else ()
        return " · ".join((named, *ended))


class Review(Stepper):
    """Deals to look back on, as one seat saw them; :attr:`deals` has what there is to see."""

    actions: ClassVar = Stepper.actions | {"count"}
    noticed = traitlets.Dict(help="All choices, all deals, and what there is to see in each.").tag(
        sync=True
    )
    below = traitlets.Instance(
        ipywidgets.DOMWidget, allow_none=True, help="Questions about the wins of a deal."
    ).tag(sync=True, **ipywidgets.widget_serialization)

    def __init__(
        self,
        rounds: Rounds,
        seat: Seat,
        stage: PlayStage,
        kept_by: Keeper | None = None,
        *,
        opening: int = 0,
    ) -> None:
        self._rounds, self._viewer, self._stage = rounds, seat, stage
        self._opening = opening
        self._keeper = kept_by or keeper()
        super().__init__(rounds, seat)

    @property
    def deals(self) -> tuple[tuple[Notice, ...], ...]:
        """What there is to see in each deal, in order."""
        return tuple(deal.notices for deal in self._reviewed)

    def counted(self) -> PuzzleWidget | None:
        """Questions about the wins that end the deal on show; None where it is not at its end."""
        codes = self._codes()
        if not codes:
            return None
        return PuzzleWidget(planned(codes, seed=self._counted()), kept_by=self._keeper)

    def go_to(self, moment: int, deal: int = 0) -> Words:
        """Show a moment of a deal by its number in there, both from 0; returns what happened."""
        return self.go(self._reviewed[deal].places[moment])

    @cached_property
    def _reviewed(self) -> tuple[ReviewedDeal, ...]:
        reviewed = _deals(
            self._rounds, self._moments, self._viewer, self._stage, self._opening, self._set.lang
        )
        return tuple(reviewed)

    @property
    def _deal(self) -> ReviewedDeal:
        """The deal on show."""
        return next(deal for deal in reversed(self._reviewed) if deal.place <= self._place)

    def _here(self) -> list[Notice]:
        """What there is to see at the moment on show."""
        deal = self._deal
        return [notice for notice in deal.notices if deal.places[notice.place] == self._place]

    @property
    def _mattered(self) -> KeyMoment | None:
        """What mattered at the moment on show."""
        deal = self._deal
        here = (each for each in deal.moments if deal.places[each.place] == self._place)
        return next(here, None)

    def _codes(self) -> tuple[str, ...]:
        """The questions about the moment on show: its wins to count, or what mattered."""
        mattered = self._mattered
        if mattered is not None and mattered.code:
            return (mattered.code,)
        wins = [notice.won.result for notice in self._here() if notice.won is not None]
        return tuple(code for result in wins for code in codes_of_win(result, _COUNTED))

    # --- what differs from stepping through

    def _fixed_words(self) -> dict[str, Any]:
        table, own = super()._fixed_words(), own_words("review", _PLAIN, _KEYS, self._set.lang)
        return {**table, **own, "keys": [*table["keys"], *own["keys"]]}

    def _once(self) -> dict[str, Any]:
        found = (
            (deal, decisions(deal.states, self._viewer, self._stage)) for deal in self._reviewed
        )
        choices = [deal.places[each.place] for deal, all_ in found for each in all_]
        deals = [self._listed(deal) for deal in self._reviewed]
        return {"noticed": {"choices": choices, "deals": deals}}

    def _judged(self, action: Action, state: RoundState) -> Verdict:
        return self._stage.verdict(super()._judged(action, state), action)

    @property
    def _broken(self) -> None:
        """What was played stays as it was."""
        return

    def _answer(self, action: str, content: Mapping[str, Any]) -> None:
        if action != "count":
            super()._answer(action, content)
        elif content.get("place") == self._place:
            self.below = self.counted()

    # --- shown

    def _view(self) -> dict[str, Json]:
        notes: list[Json] = [drawn_line(note, self._set.lang) for note in self._notes()]
        asks = "ask_me" if self._mattered else "count_it"
        return {**super()._view(), "notes": notes, "asks_here": asks if self._codes() else ""}

    def _notes(self) -> Iterator[Message]:
        """What there is to say of the moment on show."""
        state = self.moment.state
        if state is not None:
            yield from _after_discard(state, self._viewer)
        for notice in self._here():
            if notice.won is None:  # which the caption tells
                yield self._deal.told(notice)
            if notice.verdict is not None:
                yield from (finding.message for finding in notice.verdict.failures)
            if notice.furiten is not None:
                yield from (node.message for _, node in explain_furiten(notice.furiten).walk())
        if self._mattered is not None and self._mattered.what in _NAMED:
            yield told_moment(self._mattered, self._deal.speaker)

    def _listed(self, deal: ReviewedDeal) -> dict[str, Json]:
        lines: list[Json] = [
            {
                "place": deal.places[notice.place],
                "text": drawn_line(deal.told(notice), self._set.lang),
                "mattered": any(notice.place == each.place for each in deal.moments),
            }
            for notice in deal.notices
        ]
        return {"place": deal.place, "label": deal.name, "notices": lines}


def _deals(
    rounds: Rounds,
    shown: Sequence[StepMoment],
    seat: Seat,
    stage: PlayStage,
    opening: int,
    lang: str,
) -> Iterator[ReviewedDeal]:
    """Each deal; a moment shows all states that its viewer cannot tell apart, the last one too."""
    place = 0
    for states in rounds:
        places = []
        for state in states:
            places.append(place + 1)
            place += shown[place].state is state
        speaker = Speaker(Board(view(states[-1], seat), hidden=()), lang)
        found = notices(states, seat, stage, opening=opening)
        mattered = key_moments(states, seat, stage, opening=opening)
        yield ReviewedDeal(places[0], states, tuple(places), found, mattered, speaker)


def _told(notice: Notice, speaker: Speaker) -> Message:
    done, won = notice.done, notice.won
    tiles = tuple(action.tile for action in notice.actions if action.tile is not None)
    match notice.what:
        case Noticed.CALL if CALLS.isdisjoint(action.kind for action in notice.actions):
            return msg("review.kan", tiles=tiles, done=done and done.tile)
        case Noticed.CALL:
            names = dict.fromkeys(_name(action) for action in notice.actions)
            called = done and _name(done)
            return msg("review.call", tile=notice.tile, kinds=tuple(names), done=called)
        case Noticed.RIICHI:
            return msg("review.riichi", tiles=tiles, done=done and done.tile)
    who, points = won and speaker.who(won.seat), won and won.changes[won.seat]
    return msg(f"review.{notice.what}", tile=notice.tile, who=who, points=points)


def told_moment(moment: KeyMoment, speaker: Speaker) -> Message:
    """What mattered, as a sentence to the viewer."""
    if moment.what not in _NAMED:
        return _told(Notice(0, Noticed(moment.what), moment.tile, won=moment.won), speaker)
    better = moment.better and moment.better.tile
    return msg(
        f"review.mattered.{moment.what}", tile=moment.tile, better=better, tiles=moment.tiles
    )


def _name(action: Action) -> Message:
    return Message(f"review.kind.{action.kind}")


def _after_discard(state: RoundState, seat: Seat) -> Iterator[Message]:
    """How far the hand is right after its player has discarded; nothing at other moments."""
    last = state.history[-1] if state.history else None
    if last is None or last.seat is not seat or last.kind not in _DISCARDS:
        return
    for waits in waiting(state, seat, ()):
        tiles = tuple(msg("play.help.left", tile=one.tile, left=one.left) for one in waits.tiles)
        yield msg("review.after", said=msg("play.help.waits", waits=tiles))
        return
    (lead,) = leads(state, seat, ())
    yield msg("review.after", said=msg("play.help.far", count=lead.distance + 1, left=lead.left))


def review(record: Record | Sitting | Steps, seat: str | Seat | None = None) -> Review:
    """A widget to look back on deals as one seat saw them: a game that was opened, or one played.

    It steps through as :func:`step_through` does. Besides it says at each moment what there was:
    a win let go or refused and why, furiten that begins, riichi and calls that were possible, and
    how far the hand is after each discard. At the end of a deal its wins can be counted as
    questions. ``seat`` is A, or of a table in play the own one. Raises GivenError where there are
    no states, or only views.

    >>> import mjteach as mj
    >>> [notice.what.value for notice in review(mj.recorded_deal("first"), "A").deals[0]]
    ['riichi', 'own_win']
    """
    if isinstance(record, Sitting):
        earlier = tuple(map(moments_of, record.before))
        own = record.seat if seat is None else seat_named(seat)
        opening = len(record.begun.opening) if own is record.seat else 0
        return Review((*earlier, record.states), own, record.begun.stage, opening=opening)
    return Review(_rounds(record), seat_named(seat or Seat.A), STAGES["all"])


def _rounds(record: Record | Steps) -> Rounds:
    """The deals, each with all its moments; raises GivenError for anything else."""
    if isinstance(record, Record):
        return record.rounds
    rounds: list[list[RoundState]] = []
    for state in read_states(record):
        if not isinstance(state, RoundState):
            raise GivenError("no_states", text=None)
        if not rounds or not state.history:
            rounds.append([])
        rounds[-1].append(state)
    if not rounds:
        raise GivenError("no_states", text=None)
    return tuple(map(tuple, rounds))
