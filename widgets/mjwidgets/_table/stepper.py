"""A widget that steps through a recorded deal and says why an action is possible or not.

At a table where the rules can be broken, what is refused can be done anyway, and it says the cost.

The kernel draws every moment, as one seat sees it, and sends only the one on show.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, Final

import traitlets

from mjteach.core.decision import Verdict
from mjteach.core.errors import GivenError
from mjteach.core.message import Message, msg
from mjteach.core.printable import shown
from mjteach.core.seats import Seat, seat_named
from mjteach.puzzles.scenes import Board
from mjteach.riichi.round.actions import Action
from mjteach.riichi.round.notation import action as read_action
from mjteach.riichi.round.state import RoundState
from mjteach.riichi.round.variant import why
from mjteach.text import render

from .._frame import Frame, Json, Words
from .._settings import current
from .._words import own_words
from .asks import Ask, asks, broken
from .board import drawing, room_for
from .marks import marks_of
from .picture import legend, table
from .reasons import ReasonsInWords, reasons
from .scene_board import drawing_view
from .steps import StepMoment, Steps, caption, moments, ruling
from .words import position, position_text, title

_PLAIN: Final = (
    *("first", "previous", "next", "last", "deal_before", "deal_after", "slider"),
    *("why", "ask", "choose", "choose_first", "anyway"),
)
_KEYS: Final = ("steps", "ends", "deals", "why", "text")


class Stepper(Frame):
    """A deal to step through; ``place`` counts its moments from 1."""

    front_end_files: ClassVar = ("table", "table", "stepper")
    actions: ClassVar = frozenset({"go", "why", "anyway"})
    view = traitlets.Dict(help="The moment on show: its picture, its words, a verdict.").tag(
        sync=True
    )

    def __init__(
        self, states: Steps, seat: Seat | None, notes: Mapping[int, str] = MappingProxyType({})
    ) -> None:
        self._said_at = notes
        self._seat, self._place = seat, 1
        self._take(moments(states, seat))
        self._set = current()
        self._asked: Action | None = None
        self._verdict: Verdict | None = None
        super().__init__(self._set, self._fixed_words(), view=self._view(), **self._once())

    def _take(self, moments: tuple[StepMoment, ...]) -> None:
        """From now on these are the moments; the picture has room for what lies in any of them."""
        self._moments = moments
        self._where = room_for([moment.view for moment in moments], self._board)

    @property
    def place(self) -> int:
        """The number of the moment in view, from 1."""
        return self._place

    @property
    def moment(self) -> StepMoment:
        """The moment in view."""
        return self._moments[self._place - 1]

    def _fixed_words(self) -> dict[str, Any]:
        fixed = stepper_words(self._set.lang)
        if self._seat is None:
            return fixed
        return {**fixed, "why_over": render(msg("table.why_over"), self._set.lang)}

    def _once(self) -> dict[str, Any]:
        """What is sent once, beside the moment on show."""
        return {}

    def _judged(self, action: Action, state: RoundState) -> Verdict:
        return why(state, action)

    @property
    def _board(self) -> Board:
        return Board(self.moment.view, self._seat, ())

    @property
    def asks(self) -> dict[str, list[Ask]]:
        """What the viewer may ask about now, by kind of action; nothing without a viewer."""
        state = self.moment.state
        if self._seat is None or state is None or state.end is not None:
            return {}
        return {str(kind): found for kind, found in asks(state, self._seat, self._set.lang).items()}

    def go(self, place: int) -> Words:
        """Show the moment with this number; beyond the ends, the first or the last one."""
        if not isinstance(place, int):
            raise GivenError("no_number", found=shown(place))
        self._place = min(max(place, 1), len(self._moments))
        self._asked = self._verdict = None
        self.view = self._view()
        return Words(" ".join(self._caption()))

    def first(self) -> Words:
        """Show the first moment; like every step it returns what happened."""
        return self.go(1)

    def previous(self) -> Words:
        """Go back by one moment."""
        return self.go(self._place - 1)

    def next(self) -> Words:
        """Go on by one moment."""
        return self.go(self._place + 1)

    def last(self) -> Words:
        """Show the last moment."""
        return self.go(len(self._moments))

    def why(self, action: str | Action) -> Words:
        """Whether the viewer may do ``action`` now, with every reason.

        Raises GivenError for an action of somebody else, or where the states are not known.
        """
        action = read_action(action)
        if action.seat is not self._seat or self.moment.state is None:
            seat = None if self._seat is None else str(self._seat)
            raise GivenError("nobody_asks", seat=seat or "none")
        self._asked, self._verdict = action, self._judged(action, self.moment.state)
        self.view = self._view()
        return Words(reasons(self._verdict, self._set.lang).text)

    def anyway(self) -> Words:
        """Do the refused action that was asked about last, and say what it costs.

        What was played from here on is forgotten. Nothing happens where it cannot be done, or the
        deal is not played with ``table=True``.
        """
        after = self._broken
        if after is None:
            return Words("")
        self._take((*self._moments[: self._place], *moments([after], self._seat)))
        return self.go(self._place + 1)

    @property
    def _broken(self) -> RoundState | None:
        """The deal after the action asked about, if that breaks a rule."""
        if self._asked is None or self.moment.state is None:
            return None
        return broken(self.moment.state, self._asked)

    def _still(self) -> tuple[str, str]:
        text = position_text(self.moment.view, self._set.lang, names=False)
        html = table(self.moment.view, verdict=self._verdict).html
        return html, "\n".join((self._counted(), *self._caption(), text))

    def _concerns(self) -> str:
        return self._counted()

    def _caption(self) -> list[str]:
        starts = self._place == 1 or not self.moment.view.history
        before = None if starts else self._moments[self._place - 2]
        if before and before.state and self.moment.state:
            told = ruling(before.state, self.moment, self._set.lang)
            if told:
                return told
        return caption(before and before.view, self.moment.view, self._set.lang)

    def _title(self) -> str:
        """What the picture shows; of several deals also which one."""
        told = title(self.moment.view, self._set.lang)
        if len(self._deals) < 2:
            return told
        number = sum(start <= self._place for start in self._deals)
        deal = msg("table.title.deal", number=number, of=len(self._deals), title=told)
        return render(deal, self._set.lang)

    @property
    def _deals(self) -> list[int]:
        """The places at which a deal begins, from 1."""
        moments = enumerate(self._moments, 1)
        return [place for place, one in moments if place == 1 or not one.view.history]

    def _counted(self) -> str:
        counted = msg("table.position", place=self._place, of=len(self._moments))
        return render(counted, self._set.lang)

    def _view(self) -> dict[str, Json]:
        """Everything the front end shows of this moment."""
        seen, lang = self.moment.view, self._set.lang
        seat = self._seat
        marks = marks_of(seen, seat, self._verdict)
        drawn = drawing(self._board, marks, lang, self._where)
        said = None if self._verdict is None else reasons(self._verdict, lang)
        return {
            "place": self._place,
            "of": len(self._moments),
            "position": self._counted(),
            "title": self._title(),
            "deals": [*self._deals],
            "caption": [*self._caption()],
            **drawing_view(drawn),
            "legend": [*legend(self._board, marks, lang)],
            "text": [{"label": told.label, "text": told.text} for told in position(seen, lang)],
            "asks": asks_view(self.asks, lang),
            "said": None if said is None else reasons_view(said),
            "anyway": self._broken is not None,
            "notes": [note for place, note in self._said_at.items() if place == self._place],
        }

    def _answer(self, action: str, content: Mapping[str, Any]) -> None:
        if action == "go" and isinstance(content.get("place"), int):
            self.go(content["place"])
        elif action == "why" and content.get("place") == self._place:
            chosen = self._chosen(content.get("ask"))
            if chosen is not None:
                self.why(chosen)
        elif action == "anyway" and content.get("place") == self._place:
            self.anyway()

    def _chosen(self, id: object) -> Action | None:
        """The action of a question that is on offer."""
        for kind, found in self.asks.items():
            for number, ask in enumerate(found):
                if id == f"{kind}.{number}":
                    return ask.action
        return None


def step_through(
    states: Steps,
    seat: str | Seat | None = None,
    *,
    notes: Mapping[int, str] = MappingProxyType({}),
) -> Stepper:
    """A widget to step through a deal as ``seat`` saw it; without one, with all hands open.

    ``states`` are those of a deal in order, as ``replay`` gives them, or views of one seat; a game
    that was opened, or several deals, are stepped through one deal after the other. With
    a seat and states, the learner may ask at every moment why an action of that seat is possible
    or not. ``notes`` are said at moments, by their number from 1. Raises GivenError for no states,
    or for views of another seat.

    >>> from mjteach.riichi.round.variant import start_round
    >>> from mjteach.riichi.rules import RuleSet
    >>> from mjteach.riichi.setup.wall import shuffled_wall
    >>> start = start_round(RuleSet(), shuffled_wall("a wall", RuleSet()))
    >>> step_through([start], "B").next()
    The tiles are dealt. East is the dealer and goes first.
    """
    return Stepper(states, None if seat is None else seat_named(seat), notes)


def stepper_words(lang: str = "en") -> dict[str, Any]:
    """Every fixed word of the frame."""
    return own_words("table", _PLAIN, _KEYS, lang)


def asks_view(found: Mapping[str, Sequence[Ask]], lang: str) -> list[Json]:
    """What can be asked about as the page lists it, by kind of action."""
    return [
        {
            "label": render(Message(f"table.kind.{kind}"), lang),
            "options": [
                {"id": f"{kind}.{number}", "label": ask.label} for number, ask in enumerate(each)
            ],
        }
        for kind, each in found.items()
    ]


def reasons_view(said: ReasonsInWords) -> dict[str, Json]:
    """A verdict as the page shows it."""
    return {
        "question": said.question,
        "legal": said.legal,
        "answer": said.answer,
        "lines": [{**line._asdict(), "tiles": list(line.tiles)} for line in said.lines],
    }
