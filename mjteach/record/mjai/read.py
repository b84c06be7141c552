"""Reading mjai events: one object for each event at the table.

Read are ``start_game``, ``start_kyoku``, ``tsumo``, ``dahai``, ``chi``, ``pon``, ``daiminkan``,
``kakan``, ``ankan``, ``dora``, ``reach``, ``reach_accepted``, ``hora``, ``ryukyoku``,
``end_kyoku`` and ``end_game``; ``none`` and ``hello`` say nothing about the game. Of what ``hora``
and ``ryukyoku`` tell, everything may be missing but who won from whom.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Final

from ...core.errors import MjteachError, RecordError
from ...core.seats import SEATS, Seat
from ...core.tiles import Tile
from ...riichi.match.result import Points
from ...riichi.round.actions import Action, ActionKind
from ...riichi.rules import RedFives, RuleSet, replace_options
from .. import fields
from ..build import GameBuilder, Start
from ..events import DrawReason, Numbering, RecordedDraw, RecordedGame, kept_or_raised
from ..fields import Fields
from ..jsonl import at_line, numbered
from ..limits import MOST_ROUNDS
from . import fields as mjai

Event = Mapping[str, object]


def read_game(
    events: Iterable[Event], rules: RuleSet | None = None, *, keep: bool = False
) -> RecordedGame:
    """The game in some mjai events; ``rules`` say which red fives are in play.

    Its ``rounds`` are one :class:`~.events.RecordedRound` for each ``start_kyoku``:

    - ``wall``: 136 tiles with the deal, the draws, the rinshan draws, the dora and ura indicators
      at their places, so that the round machine deals and draws what was recorded; all other
      places hold the remaining tiles in table order;
    - ``dealer``, ``round_wind``, ``honba``, ``deposits``, ``points`` at the start;
    - ``actions``: machine actions in order: DRAW for every ``tsumo`` (the dealer's first one
      included), DISCARD or RIICHI for ``dahai`` (``reach`` and its ``dahai`` are one RIICHI),
      CHI, PON, DAIMINKAN, KAKAN, ANKAN, and TSUMO, RON or KYUUSHU_KYUUHAI at the end. PASS, SHOW
      and NOTEN are not among them: :func:`.playing.play` puts them in;
    - ``turned``: after how many actions each ``dora`` event came;
    - ``wins`` (one for each ``hora``, in order) or ``draw``, and ``after``, the last ``scores``.

    ``places`` are the numbers of the events, from 1. Raises RecordError at the first event that
    cannot be read or contradicts the tiles, and at the end of a game that breaks off; with
    ``keep``, the error is the game's ``problem`` and what came before it is kept.

    >>> read_game([{"type": "start_kyoku", "bakaze": "E"}], keep=True).problem.message.id
    'error.record.event'
    """
    reader = _Reader(RuleSet() if rules is None else rules, Numbering.EVENT, _at_event)
    reader.read((place, partial(_itself, event)) for place, event in enumerate(events, 1))
    return kept_or_raised(reader.game(), keep=keep)


def read_lines(
    lines: Iterable[str], rules: RuleSet | None = None, *, keep: bool = False
) -> RecordedGame:
    """:func:`read_game` of text with one event in each line; ``places`` are then the lines.

    >>> read_lines(['{"type": "end_game", "scores": [1, 2, 3, 4]}']).final
    (1, 2, 3, 4)
    """
    reader = _Reader(RuleSet() if rules is None else rules, Numbering.LINE, at_line)
    reader.read(numbered(lines))
    return kept_or_raised(reader.game(), keep=keep)


def _itself(event: Event) -> Event:
    return event


def _at_event(place: int, problem: MjteachError) -> RecordError:
    return RecordError("event", event=place, problem=problem.message)


class _Reader(GameBuilder):
    """The events so far."""

    opener = "start_kyoku"

    def __init__(
        self,
        rules: RuleSet,
        counted: Numbering,
        located: Callable[[int, MjteachError], RecordError],
    ) -> None:
        super().__init__(rules, counted)
        self.located = located
        self.declaring: Seat | None = None
        """Who has said riichi and has not discarded yet."""
        self.accepted: set[Seat] = set()
        """Whose riichi took effect in this round."""
        self.is_game = False
        """Whether the record began with ``start_game``, so that ``end_game`` must come."""
        self.is_over = False

    def read(self, events: Iterable[tuple[int, Callable[[], object]]]) -> None:
        """Read all events; one that cannot be read ends its round, and the next round goes on."""
        place = 0
        try:
            for place, event in events:
                try:
                    self.take(fields.table(event(), "event"), place)
                except MjteachError as error:
                    if self.is_over or len(self.problems) == MOST_ROUNDS:
                        raise
                    self.break_off(self.located(place, error))
            self.check_end()
        except MjteachError as error:
            self.break_off(self.located(place, error))

    def take(self, event: Fields, place: int) -> None:
        """One event."""
        if self.skipping and event.get("type") not in _GOES_ON:
            return
        kind = fields.chosen(fields.field(event, "type"), "type", _HANDLERS)
        if self.is_over:
            raise RecordError("second_game" if event["type"] == "start_game" else "after_end")
        if self.declaring is not None and event["type"] not in _BETWEEN:
            raise RecordError("riichi_without_discard", seat=str(self.declaring))
        kind(self, event, place)

    def check_end(self) -> None:
        """Raise RecordError when the record breaks off."""
        if self.building is not None or (self.is_game and not self.is_over):
            raise RecordError("breaks_off")

    # --- the game

    def start_game(self, event: Fields, _place: int) -> None:
        """``names``, and ``aka_flag`` where it is given."""
        if self.is_game or self.rounds or self.building:
            raise RecordError("second_game")
        self.is_game = True
        self.names = fields.names(event.get("names"), "names")
        if "aka_flag" in event:
            self.rules = _with_red_fives(self.rules, fields.truth(event["aka_flag"], "aka_flag"))

    def end_game(self, event: Fields, place: int) -> None:
        if self.building is not None:
            raise RecordError("breaks_off")
        self.final, self.final_place = mjai.points(event, "scores"), place
        self.is_over = True

    def start_kyoku(self, event: Fields, place: int) -> None:
        self.declaring, self.accepted = None, set()
        if self.building is not None:
            self.break_off(self.located(place, RecordError("breaks_off")))
        self.check_room()
        start = Start(
            dealer=mjai.dealer(event),
            round_wind=fields.chosen(fields.field(event, "bakaze"), "bakaze", mjai.WIND_OF),
            honba=fields.number(fields.field(event, "honba"), "honba", 0, MOST_ROUNDS),
            deposits=fields.number(fields.field(event, "kyotaku"), "kyotaku", 0, MOST_ROUNDS),
            points=mjai.points(event, "scores") or self.points_before(),
            hands=mjai.hands(event),
            indicator=mjai.tile(event, "dora_marker"),
        )
        self.begin_round(start)

    def points_before(self) -> Points:
        """The points before a round that does not give them, as on the first server."""
        if not self.rounds:
            a, b, c, d = (self.rules.start_points for _ in SEATS)
            return a, b, c, d
        if self.rounds[-1].after is None:
            raise RecordError("field_missing", field="scores")
        return self.rounds[-1].after

    def end_kyoku(self, _event: Fields, _place: int) -> None:
        if not self.current().is_over:
            raise RecordError("round_without_end")
        self.close_round()

    # --- a round

    def tsumo(self, event: Fields, place: int) -> None:
        self.playing().draw(mjai.seat(event, "actor"), mjai.tile(event, "pai"), place)

    def dahai(self, event: Fields, place: int) -> None:
        seat, tile = mjai.seat(event, "actor"), mjai.tile(event, "pai")
        drawn = fields.truth(event.get("tsumogiri", False), "tsumogiri")
        kind = ActionKind.DISCARD
        if self.declaring is not None:
            if self.declaring is not seat:
                raise RecordError("riichi_by_other", seat=str(self.declaring), found=str(seat))
            kind = ActionKind.RIICHI
        self.declaring = None
        self.playing().discard(kind, seat, tile, drawn, place)

    def call(self, event: Fields, place: int) -> None:
        """chi, pon and daiminkan."""
        kind, count = mjai.CALLS[str(event["type"])]
        using = mjai.consumed(event, count)
        seat, tile = mjai.seat(event, "actor"), mjai.tile(event, "pai")
        self._check_called(mjai.seat(event, "target"), tile)
        self.playing().act(Action(kind, seat, tile, using), place)

    def _check_called(self, target: Seat, tile: Tile) -> None:
        last = self.current().last
        if last is None or (last.seat, last.tile) != (target, tile):
            raise RecordError("not_last_tile", tile=tile, seat=str(target))

    def ankan(self, event: Fields, place: int) -> None:
        using = mjai.consumed(event, 4)
        action = Action(ActionKind.ANKAN, mjai.seat(event, "actor"), using[0].kind, using)
        self.playing().act(action, place)

    def kakan(self, event: Fields, place: int) -> None:
        action = Action(ActionKind.KAKAN, mjai.seat(event, "actor"), mjai.tile(event, "pai"))
        self.playing().act(action, place)

    def dora(self, event: Fields, _place: int) -> None:
        self.playing().turn(mjai.tile(event, "dora_marker"))

    def reach(self, event: Fields, _place: int) -> None:
        self.playing()
        self.declaring = mjai.seat(event, "actor")

    def reach_accepted(self, event: Fields, _place: int) -> None:
        """The stick is paid when the declaration tile passes (R2.6.3-g)."""
        actions, seat = self.playing().actions, mjai.seat(event, "actor")
        declared = any((done.kind, done.seat) == (ActionKind.RIICHI, seat) for done in actions)
        if not declared or seat in self.accepted:
            raise RecordError("accepted_without_riichi", seat=str(seat))
        self.accepted.add(seat)
        mjai.check_sticks(event, self.playing().start.points, seat, self.accepted)

    def hora(self, event: Fields, place: int) -> None:
        building = self.current()
        if building.draw_end is not None:
            raise RecordError("after_round")
        seat, by = mjai.seat(event, "actor"), mjai.seat(event, "target")
        if any(win.seat is seat for win in building.wins):
            raise RecordError("wins_twice", seat=str(seat))
        tile = mjai.won_tile(building, event, seat is by)
        building.win(mjai.win(event, seat, by, tile))
        action = (
            Action(ActionKind.TSUMO, seat) if seat is by else Action(ActionKind.RON, seat, tile)
        )
        building.act(action, place)
        building.after = mjai.points(event, "scores") or building.after
        building.end_place = place

    def ryukyoku(self, event: Fields, place: int) -> None:
        building, reason = self.playing(), event.get("reason")
        found = None if reason is None else fields.chosen(reason, "reason", mjai.REASONS)
        last = building.last
        if found is DrawReason.KYUUSHU_KYUUHAI:
            if last is None:
                raise RecordError("abort_before_draw")
            building.act(Action(ActionKind.KYUUSHU_KYUUHAI, last.seat), place)
        building.draw_end = RecordedDraw(found, mjai.points(event, "deltas"), mjai.tenpai(event))
        building.after = mjai.points(event, "scores")
        building.end_place = place

    def nothing(self, _event: Fields, _place: int) -> None:
        """An event that says nothing about the game."""


def _with_red_fives(rules: RuleSet, has_red: bool) -> RuleSet:
    """The rules with or without red fives; the event does not say how many."""
    if has_red is not (rules.red_fives is RedFives.NONE):
        return rules
    return replace_options(rules, red_fives=RedFives.THREE if has_red else RedFives.NONE)


_BETWEEN: Final = {"dahai", "none", "hello"}
"""What may follow ``reach`` before anything else happens."""

_GOES_ON: Final = ("start_game", "start_kyoku", "end_game")
"""What ends the leaving out of a round that was broken off."""

_HANDLERS: Final[Mapping[str, Callable[[_Reader, Fields, int], None]]] = {
    "start_game": _Reader.start_game,
    "start_kyoku": _Reader.start_kyoku,
    "tsumo": _Reader.tsumo,
    "dahai": _Reader.dahai,
    "chi": _Reader.call,
    "pon": _Reader.call,
    "daiminkan": _Reader.call,
    "kakan": _Reader.kakan,
    "ankan": _Reader.ankan,
    "dora": _Reader.dora,
    "reach": _Reader.reach,
    "reach_accepted": _Reader.reach_accepted,
    "hora": _Reader.hora,
    "ryukyoku": _Reader.ryukyoku,
    "end_kyoku": _Reader.end_kyoku,
    "end_game": _Reader.end_game,
    "none": _Reader.nothing,
    "hello": _Reader.nothing,
}
