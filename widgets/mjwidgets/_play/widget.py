"""A widget to play a deal or a game: the table, the own tiles, and every possible answer.

The kernel holds the sitting (:mod:`mjteach.play.sitting`), keeps it after each own action, and
sends what the learner's seat sees.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from os import PathLike
from typing import Any, ClassVar, Final

import ipywidgets
import traitlets

import mjteach as mj
from mjteach.core.decision import Verdict
from mjteach.core.errors import GivenError, StudyError
from mjteach.core.message import Message, msg
from mjteach.core.printable import shown
from mjteach.core.seats import Seat
from mjteach.play.counting import codes_of_end, count_named
from mjteach.play.goals import is_met
from mjteach.play.mattering import KeyMoment, key_moments
from mjteach.play.sitting import (
    Others,
    Sitting,
    TableSetup,
    lesson_setup,
    restored,
    sit_down,
    table_setup,
    text_of,
    wall_left,
)
from mjteach.play.stages import PlayStage
from mjteach.puzzles.practice import planned
from mjteach.puzzles.scenes import Board, BoardPart
from mjteach.puzzles.situations.tables import own_rows
from mjteach.riichi.presets import TUTORIAL_ID, RulesLike
from mjteach.riichi.round.actions import Action
from mjteach.riichi.round.notation import action as read_action
from mjteach.riichi.round.view import SeatView, view
from mjteach.riichi.setup.wall import Wall
from mjteach.study.demonstration import keeper
from mjteach.study.played import DealLog
from mjteach.text import render

from .._frame import Frame, Json, Words, first_turn
from .._puzzle.feedback import drawn_line
from .._puzzle.scene import row_view
from .._puzzle.widget import PuzzleWidget
from .._settings import current
from .._table.asks import Ask, asks, broken
from .._table.board import drawing, room_for
from .._table.centre import Hidden
from .._table.marks import marks_of
from .._table.picture import board_picture, legend
from .._table.reasons import reasons
from .._table.scene_board import drawing_view
from .._table.stepper import asks_view, reasons_view
from .._table.words import board_lines, board_title
from .._way import Stand
from .._words import words
from .review import Review
from .told import (
    HelpPage,
    before_payment,
    beside,
    broken_rules,
    buttons,
    discards,
    ended,
    guide,
    happened,
    help_pages,
    prompt,
)

TOOLS: Final = ("help", "why", "back")
"""What a learner may use beside the tiles; each can be left out."""
_PLAIN: Final = (
    *("back", "help", "more_help", "next", "again", "another", "look", "log", "hand"),
    *("mattered", "look_here", "ask_me", "what_if", "beside", "paid", "next_stick"),
    *("count", "count_it", "show_count", "skip"),
    *("own_result", "final_place", "final_who", "final_points", "final_result"),
)
_OF_TABLE: Final = ("why", "ask", "choose", "choose_first", "anyway")
_APART: Final = ("go_on_here", "go_on_there")
"""What can be done where a deal went on in another window, too."""
_KEYS: Final = ("tile", "arrows", "enter", "pass", "riichi", "calls", "tools", "back")
_UNSAID: Final = (
    *(BoardPart.WALLS, BoardPart.ROUND, BoardPart.WINDS, BoardPart.DEALER),
    *(BoardPart.POINTS, BoardPart.INDICATORS, BoardPart.LEFT),
)
_ROWS: Final = 2
"""Rivers have room for so many rows at least."""


class PlayWidget(Frame):
    """A deal or a game in play; :attr:`sitting` is where it stands."""

    front_end_files: ClassVar = ("play", "table", "stepper", "play")
    actions: ClassVar = frozenset(
        {
            *("do", "back", "why", "anyway", "help", "count", "show", "look", "ask"),
            *("what_if", "list", "add_up"),
            *("next", "again", "another", "skip"),
            *_APART,
        }
    )
    view = traitlets.Dict(help="What is shown: the table, the own tiles, what can be done.").tag(
        sync=True
    )

    below = traitlets.Instance(
        ipywidgets.DOMWidget,
        allow_none=True,
        help="Below the table: questions about a win, or a look back.",
    ).tag(sync=True, **ipywidgets.widget_serialization)

    def __init__(
        self, begun: TableSetup, tools: tuple[str, ...] = TOOLS, counts: tuple[str, ...] = ()
    ) -> None:
        self._counts, self._is_shown = counts, False
        self._set, self._tools, self._keeper = current(), tools, keeper()
        self._log = DealLog(self._keeper, begun.id, self._has_changed)
        self._begun = begun
        self._sitting, damaged = _kept(begun, self._log)
        self.is_question = begun.deal is not None
        self._stand = Stand() if self.is_question else None
        self._turn = first_turn(self._still()[1])
        self._is_through = False
        self._asked: Action | None = None
        self._verdict: Verdict | None = None
        self._refused: Action | None = None
        self._helped, self._is_listed, self._is_added_up = 0, False, False
        self._mattered: tuple[KeyMoment, ...] | None = None
        self._counted_codes: tuple[str, ...] | None = None
        self._loop = None
        with suppress(RuntimeError):  # outside a notebook there is no loop
            self._loop = asyncio.get_running_loop()
        super().__init__(self._set, play_words(self._set.lang), view=self._view())
        self._tell(damaged)

    # --- from Python

    @property
    def sitting(self) -> Sitting:
        """Where it stands: the deal, what may be done, what was played before."""
        return self._sitting

    @property
    def choices(self) -> tuple[str, ...]:
        """All that may be done now, as :meth:`do` reads it."""
        return tuple(map(str, self._sitting.choices))

    def do(self, action: str | Action) -> Words:
        """Do something, such as ``"A discard 5p"``; returns what happened up to the next choice.

        Raises NotationError for what cannot be read, IllegalActionError for what may not be done.
        """
        said = self._tell(self._go(self._sitting.do(read_action(action))))
        self.view = self._view()
        return Words(" ".join((*said, *self._told(), self._prompt())))

    def back(self) -> Words:
        """Take back the last choice; returns what is asked then."""
        said = self._tell(self._go(self._sitting.back()))
        self.view = self._view()
        return Words(" ".join((*said, self._prompt())))

    def why(self, action: str | Action) -> Words:
        """Whether you may do something now, with every reason.

        Raises GivenError for what another seat does.
        """
        wanted = read_action(action)
        if wanted.seat is not self._sitting.seat:
            raise GivenError("nobody_asks", seat=str(self._sitting.seat))
        self._ask(wanted)
        self.view = self._view()
        assert self._verdict is not None
        return Words(reasons(self._verdict, self._set.lang).text)

    def help(self) -> Words:
        """One thing more that can be counted; returns all of them so far."""
        self._helped += 1
        self.view = self._view()
        return Words("\n".join(render(line, self._set.lang) for line in self._help_lines()))

    def counted(self) -> PuzzleWidget | None:
        """Questions about the win that ended the deal; None where there are none to ask."""
        codes = self._codes()
        return (
            PuzzleWidget(planned(codes, seed=self._sitting.begun.id), kept_by=self._keeper)
            if codes
            else None
        )

    def look_back(self) -> Review:
        """The deal to look back on: what you saw, and what there was to do."""
        sitting, begun = self._sitting, self._sitting.begun
        rounds, opening = (sitting.states,), len(begun.opening)
        return Review(rounds, sitting.seat, begun.stage, self._keeper, opening=opening)

    @property
    def moments(self) -> tuple[KeyMoment, ...]:
        """The moments that mattered in a deal that is over, three at most."""
        if not self._sitting.is_over:
            return ()
        if self._mattered is None:
            begun = self._sitting.begun
            states, opening = self._sitting.states, len(begun.opening)
            self._mattered = key_moments(states, begun.seat, begun.stage, opening=opening)
        return self._mattered

    def save(self, path: str | PathLike[str], *, replace: bool = False) -> None:
        """Keep what was played in a file: our own format, or by its name mjai or Tenhou's JSON.

        As :func:`mjteach.save_record`, whose errors it raises.
        """
        mj.save_record(path, *self._sitting.rounds, replace=replace)

    # --- the page

    def _answer(self, action: str, content: Mapping[str, Any]) -> None:
        said = None
        if action == "list":
            self._is_listed = content.get("open") is True
        elif content.get("turn") != self._turn:
            return
        elif action == "why":
            self._ask_listed(content.get("ask"))
        elif action == "help":
            self._helped += 1
        elif action == "add_up":
            self._is_added_up = True
        elif action == "count":
            self.below = self.counted()
        elif action == "look" and self._sitting.is_over and not self._waits:
            self.below = self._looked_back(content.get("number"))
        elif action == "ask" and not self._waits:
            self.below = self._asked_about(content.get("number"))
        elif action == "show":
            self._is_shown, self._is_added_up, self.below = True, True, None
        elif action in _APART and self._log.is_apart:
            said = self._settle(is_here=action == _APART[0])
        elif action == "skip" and self._stand is not None:
            self._stand.done({"skipped": True})
            self._is_through = True
        else:
            said = self._go(self._after(action, content))
        self._tell(said)
        self.view = self._view()

    def _after(self, action: str, content: Mapping[str, Any]) -> Sitting:
        """The table after what the page wants; as it is where that cannot be."""
        sitting, what = self._sitting, content.get("what")
        match action:
            case "do":
                listed = (*sitting.choices, *sitting.forbidden)
                found = next((each for each in listed if str(each) == what), None)
                if found in sitting.forbidden and not sitting.state.table:
                    self._refused = found
                    return sitting
                return sitting if found is None else sitting.do(found)
            case "anyway" if self._asked is not None and self._can_be_broken:
                return sitting.do(self._asked)
            case "back" if "back" in self._tools:
                return sitting.back()
            case "what_if" if "back" in self._tools and not self._waits:
                moment = self._moment(content.get("number"))
                return sitting if moment is None else sitting.at(moment.place)
            case "next":
                return sitting.next_deal()
            case "again":
                return sit_down(sitting.begun)
            case "another" if sitting.is_over:
                return sit_down(sitting.begun.another)
        return sitting

    def _go(self, sitting: Sitting) -> StudyError | None:
        """The table stands so now, and is kept.

        Where it went on in another window it stands as it does there, and that is to be told.
        """
        if sitting is self._sitting:
            return None
        if not self._log.keep(text_of(sitting)):
            return self._go_on_there() or StudyError("deal_elsewhere")
        self._stands(sitting)
        return None

    def _settle(self, *, is_here: bool) -> StudyError | None:
        """Go on here, or as it stands in the other window; what is to be told of that."""
        if not is_here:
            return self._go_on_there()
        self._log.keep(text_of(self._sitting), anyway=True)
        return None

    def _go_on_there(self) -> StudyError | None:
        sitting, damaged = _kept(self._begun, self._log)
        self._stands(sitting)
        return damaged

    def _stands(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._turn += 1
        self._asked = self._verdict = self._refused = None
        self._helped = 0
        self._is_shown, self.below, self._mattered = False, None, None
        self._is_added_up, self._counted_codes = False, None
        if sitting.has_ended and self._stand is not None:
            self._stand.done({})
            self._is_through = True

    def _tell(self, error: StudyError | None = None) -> tuple[str, ...]:
        """Say what went wrong, or why the deal is not kept: as long as that lasts."""
        found = tuple(
            render(each.message, self._set.lang) for each in (error, self._log.trouble) if each
        )
        if found:
            self.trouble = {"text": " ".join(found), "details": ""}
        return found

    def _has_changed(self) -> None:
        """Called in any thread: what the page shows changes in the kernel's own."""
        if self._loop is not None:
            with suppress(RuntimeError):  # the kernel ends
                self._loop.call_soon_threadsafe(self._say_anew)

    def _say_anew(self) -> None:
        """Say no longer what is over."""
        if not self._tell():
            self.trouble = {}
        self.view = self._view()

    def _ask(self, action: Action) -> None:
        self._asked, self._verdict = action, self._sitting.why(action)

    @property
    def _can_be_broken(self) -> bool:
        """Whether what was asked about can be done against the rules."""
        return self._asked is not None and broken(self._sitting.state, self._asked) is not None

    def _asks(self) -> dict[str, list[Ask]]:
        if "why" not in self._tools or self._sitting.is_over:
            return {}
        found = asks(self._sitting.state, self._sitting.seat, self._set.lang)
        return {str(kind): each for kind, each in found.items()}

    def _ask_listed(self, id: object) -> None:
        """Ask about an action that is on the list."""
        for kind, found in self._asks().items():
            for number, ask in enumerate(found):
                if id == f"{kind}.{number}":
                    self._ask(ask.action)

    def _moment(self, number: object) -> KeyMoment | None:
        """The moment that mattered with this number, from 0."""
        moments = dict(enumerate(self.moments))
        return moments.get(number) if isinstance(number, int) else None

    def _looked_back(self, number: object) -> Review:
        """The deal to look back on, from its beginning or from a moment that mattered."""
        review, moment = self.look_back(), self._moment(number)
        if moment is not None:
            review.go_to(moment.place)
        return review

    def _asked_about(self, number: object) -> PuzzleWidget | None:
        """The question about a moment that mattered."""
        moment = self._moment(number)
        code = moment.code if moment else ""
        return (
            PuzzleWidget(planned((code,), seed=self._sitting.begun.id), kept_by=self._keeper)
            if code
            else None
        )

    # --- shown

    def _codes(self) -> tuple[str, ...]:
        """What is asked about the end of the deal; nothing where it is not to be counted."""
        sitting = self._sitting
        if not self._counts or not sitting.is_over:
            return ()
        if self._counted_codes is None:
            states, seat = sitting.states, sitting.seat
            self._counted_codes = codes_of_end(sitting.match, states, seat, self._counts)
        return self._counted_codes

    @property
    def _waits(self) -> bool:
        """Whether the table waits with its own count until the learner has counted."""
        return not self._is_shown and bool(self._codes())

    @property
    def _is_done(self) -> bool:
        """Whether a lesson that waits for this deal can go on: it was played once, or left out."""
        is_kept = self._stand is not None and self._stand.kept is not None
        return is_kept or self._is_through or self._sitting.has_ended

    def _still(self) -> tuple[str, str]:
        drawn = board_picture(self._board(view(self._sitting.state, self._sitting.seat), ()))
        return drawn.html, f"{self._prompt()}\n{drawn.text}"

    def _board(self, seen: SeatView, hidden: Hidden = (BoardPart.WALLS,)) -> Board:
        """The table as it is drawn and told; at a plain stage without what was never explained."""
        if not self._sitting.begun.stage.is_plain:
            return Board(seen, self._sitting.seat, hidden)
        players = tuple(
            player._replace(river=tuple(put._replace(drawn=False) for put in player.river))
            for player in seen.players
        )
        seen = seen._replace(players=players)  # type: ignore[arg-type]
        return Board(seen, self._sitting.seat, _UNSAID)

    def _concerns(self) -> str:
        return f"{self._sitting.begun.id}: {', '.join(map(str, self._sitting.state.history))}"

    def _told(self) -> list[str]:
        return [str(line["text"]) for line in happened(self._sitting, self._set.lang)]

    def _prompt(self) -> str:
        return render(prompt(self._sitting), self._set.lang)

    def _pages(self) -> list[HelpPage]:
        """The pages of help that were asked for; nothing once the deal is over."""
        if not self._helped or self._sitting.is_over:
            return []
        return help_pages(self._sitting)[: self._helped]

    def _help_lines(self) -> list[Message]:
        return [line for page in self._pages() for line in page.lines]

    def _view(self) -> dict[str, Json]:
        sitting, lang = self._sitting, self._set.lang
        state, seat = sitting.state, sitting.seat
        waits = self._waits
        seen = before_payment(sitting) if waits else view(state, seat)
        board = self._board(seen)
        marks = marks_of(seen, seat, self._verdict)
        drawn = drawing(board, marks, lang, room_for([seen], board, least=_ROWS, own=False))
        rows = own_rows(state.seats[seat].hand)
        can_ask = "help" in self._tools and not sitting.is_over
        can_compare = "back" in self._tools and not waits and not sitting.begun.stage.is_plain
        deal, line = sitting.begun.deal, guide(sitting)
        return {
            "turn": self._turn,
            "title": board_title(board, lang),
            "round": _round(sitting, lang),
            "stage": render(sitting.begun.stage.message, lang),
            "goal": render(deal.message, lang) if deal else "",
            "prompt": drawn_line(prompt(sitting, self._refused), lang),
            "guide": drawn_line(line, lang) if line else [],
            "log": happened(sitting, lang),
            "costs": [] if sitting.is_over else self._costs(),
            "board": {
                "title": board_title(board, lang),
                **drawing_view(drawn),
                "legend": [*legend(board, marks, lang)],
            },
            "rows": [row_view(row, lang) for row in rows],
            "can": discards(sitting),
            "buttons": buttons(sitting, lang, refused=self._refused),
            "text": [{"label": told.label, "text": told.text} for told in board_lines(board, lang)],
            "back": "back" in self._tools and sitting.last_choice is not None,
            "help": self._help() if can_ask else None,
            "asks": asks_view(self._asks(), lang) if self._is_listed else [],
            "can_ask": "why" in self._tools and not sitting.is_over,
            "said": None if self._verdict is None else reasons_view(reasons(self._verdict, lang)),
            "anyway": self._can_be_broken,
            "beside": beside(sitting, lang) if can_compare else [],
            "end": self._ended(waits) if sitting.is_over else None,
            "unsaved": self._log.trouble is not None,
            "apart": self._log.is_apart,
            "waited": self.is_question,
            "done": self._is_done,
            "met": is_met(sitting),
            "score": [0, 0],
        }

    def _costs(self) -> list[Json]:
        """What a rule that was broken costs, and why the win that was tried is refused."""
        sitting, lang = self._sitting, self._set.lang
        found: list[Json] = [[line] for line in broken_rules(sitting, lang)]
        refused = () if self._refused is None else sitting.why(self._refused).failures
        return found + [drawn_line(finding.message, lang) for finding in refused]

    def _ended(self, waits: bool) -> dict[str, Json]:
        """How the deal ended; how it adds up once that was asked for."""
        said = ended(self._sitting, self.moments, self._set.lang, waits=waits)
        return said if self._is_added_up else {**said, "tree": []}

    def _help(self) -> dict[str, Json]:
        """What was asked for so far, and whether there is more."""
        pages = self._pages()
        hand = own_rows(self._sitting.state.seats[self._sitting.seat].hand)[0]
        goes = {tile.kind for page in pages for tile in page.marks}
        return {
            "lines": [drawn_line(line, self._set.lang) for line in self._help_lines()],
            "marks": [spot.id for spot in hand.spots if spot.tile.kind in goes],
            "more": len(help_pages(self._sitting)) > len(pages),
        }


def _round(sitting: Sitting, lang: str) -> str:
    state, begun = sitting.state, sitting.begun
    if begun.stage.is_plain:
        return render(msg("play.left", left=state.live_left), lang)
    round_name = msg("table.round", wind=state.round_wind, number=state.dealer + 1)
    is_named = isinstance(begun.wall, str) and begun.deal is None  # a lesson's deal names none
    wall = begun.wall if is_named else None
    return render(msg("play.round", round=round_name, left=state.live_left, wall=wall), lang)


def _kept(begun: TableSetup, log: DealLog) -> tuple[Sitting, StudyError | None]:
    """The table as it was left, at the wall it was left at; else at its first choice.

    What fits no more is set aside and told; what comes before it is played again. Where it went on
    at two computers, that is told, too.
    """
    text = log.read()
    left = wall_left(begun, text)
    found = restored(left, text)
    if not log.is_damaged and (found or not text):
        return found or sit_down(begun), log.left_apart
    sitting = found or restored(left, text, keep=True)
    goes_on = sitting is not None and sitting.last_choice is not None
    sitting = sitting or sit_down(begun)
    aside = log.set_aside(text_of(sitting))
    return sitting, StudyError("deal_damaged", goes_on=str(goes_on), file=aside or "none")


def play(
    wall: str | int | Wall = "monday",
    *,
    stage: str | PlayStage = "all",
    rules: RulesLike = TUTORIAL_ID,
    seat: str | Seat = "A",
    others: str | Others = "sound plain plain",
    deals: int | str = 1,
    without: str = "",
    count: str = "",
) -> PlayWidget:
    """A seat at the table: a deal that you play; the same word deals the same wall everywhere.

    ``stage`` is what there is: draw, riichi, calls, kans, all, or table, where rules can be
    broken. ``others`` are the players on the right, across and on the left: sound, plain or idle.
    ``deals`` is how many deals, or ``east`` or ``half`` for a game. ``without`` leaves out help,
    why or back, as for an exam. ``count`` is what you count yourself at your win before the table
    does: yaku, han, fu or points; ``all`` is anybody's win, who pays what, who deals next, and at
    the end of a game the places. What was played of the same table before goes on. Raises
    GivenError, RuleSetError or SituationError for what there is not.

    >>> play("monday", stage="draw", without="help why back").choices[0]
    'A discard 1m'
    """
    left_out = without.split() if type(without) is str else [shown(without)]
    wrong = next((word for word in left_out if word not in TOOLS), None)
    if wrong is not None:
        raise GivenError("no_such_tool", found=shown(wrong), known=TOOLS)
    begun = table_setup(wall, stage=stage, rules=rules, seat=seat, others=others, deals=deals)
    tools = tuple(tool for tool in TOOLS if tool not in left_out)
    return PlayWidget(begun, tools, count_named(count))


def lesson_deal(name: str) -> PlayWidget:
    """The deal of a lesson, by its name: what the lesson is about comes up in it.

    A lesson that is read step by step waits for it. Raises SituationError for what there is not.

    >>> lesson_deal("first").sitting.begun.stage.id
    'first'
    """
    begun = lesson_setup(name)
    assert begun.deal is not None
    left_out = begun.deal.without.split()
    return PlayWidget(begun, tuple(tool for tool in TOOLS if tool not in left_out))


def play_words(lang: str = "en") -> dict[str, Any]:
    """Every fixed word of the frame."""
    shared = words(lang)
    names = ("text_view", "scene_in_words", "keys_button", "marks", "signs", "parts")
    return {
        **{name: shared[name] for name in names},
        **{name: render(Message(f"table.{name}"), lang) for name in _OF_TABLE},
        **{name: render(Message(f"play.word.{name}"), lang) for name in (*_PLAIN, *_APART)},
        "declare_with": render(msg("play.declare_with", tiles="{tiles}"), lang),
        "keys": [
            {
                "keys": render(Message(f"play.key.{name}"), lang),
                "what": render(Message(f"play.key.{name}.what"), lang),
            }
            for name in _KEYS
        ],
    }
