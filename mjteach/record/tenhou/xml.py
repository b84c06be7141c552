"""Reading Tenhou's XML logs (mjlog): one element for each event.

``GO`` has the rules, ``UN`` the names, ``INIT`` starts a round. ``T U V W`` with an id are draws
of seats A to D, ``D E F G`` their discards, ``N`` is a call, ``REACH`` riichi and its stick,
``DORA`` a kan indicator; ``AGARI`` and ``RYUUKYOKU`` end a round, and the last one the game.
Points are written in hundreds. ``SHUFFLE``, ``TAIKYOKU`` and ``BYE`` say nothing that is needed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final
from urllib.parse import unquote
from xml.parsers import expat

from ...core.errors import MjteachError, RecordError
from ...core.seats import SEATS, Seat
from ...core.tiles import WINDS, Tile, sort_tiles
from ...riichi.round.actions import Action, ActionKind
from ...riichi.rules import RedFives, RuleSet
from .. import fields
from ..build import GameBuilder, RoundBuilder, Start
from ..events import (
    DrawReason,
    Numbering,
    RecordedDraw,
    RecordedGame,
    RecordedWin,
    kept_or_raised,
)
from ..limits import LONGEST_TEXT, MOST_POINTS, MOST_ROUNDS, shown
from ..notation import from_id
from . import attributes as mjlog
from .attributes import Attributes
from .melds import MOST, read_call
from .rules import DEFAULT_RULES, MOST_TYPE, options_of_type, with_options

DRAWS: Final = "TUVW"
DISCARDS: Final = "DEFG"
DEEPEST: Final = 2
"""The one element around all others, and they."""

_AFTER_ROOT: Final = expat.errors.codes[expat.errors.XML_ERROR_JUNK_AFTER_DOC_ELEMENT]

_REASONS: Final = {
    "yao9": DrawReason.KYUUSHU_KYUUHAI,
    "kaze4": DrawReason.SUUFON_RENDA,
    "reach4": DrawReason.SUUCHA_RIICHI,
    "kan4": DrawReason.SUUKAIKAN,
    "ron3": DrawReason.SANCHAHOU,
    "nm": DrawReason.NAGASHI_MANGAN,
}


def read_game(text: str, rules: RuleSet = DEFAULT_RULES, *, keep: bool = False) -> RecordedGame:
    """The game in an XML log; the ``rules`` of the result are those given, with the header's.

    ``places`` are the numbers of the elements, from 1 for the outermost. Raises RecordError, with
    line and element, where the text cannot be read, contradicts the tiles or breaks off, and for
    three players; with ``keep`` the error is the game's ``problem`` and what came before is kept.

    >>> read_game("<mjloggm><INIT seed='0'/></mjloggm>", keep=True).problem.message.id
    'error.record.element'
    """
    return kept_or_raised(_Reader(rules).read(text), keep=keep)


class _Reader(GameBuilder):
    """The elements so far."""

    opener = "INIT"

    def __init__(self, rules: RuleSet) -> None:
        super().__init__(rules, Numbering.ELEMENT)
        self.drawn_id: int | None = None
        self.last_id: int | None = None
        """The tile that may be called or won."""
        self.declaring: Seat | None = None
        self.element = 0
        self.depth = 0
        self.parser = expat.ParserCreate()
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = self.end

    def read(self, text: str) -> RecordedGame:
        """All elements up to the first that cannot be read."""
        try:
            self.parse(text)
            self.check_over()
        except MjteachError as error:
            self.break_off(self.located(error))
        return self.game()

    def check_over(self) -> None:
        """Raise RecordError where a round has no end."""
        if self.building is not None and not self.building.is_over:
            raise RecordError("breaks_off")

    def located(self, error: MjteachError) -> RecordError:
        """An error with the place of the element being read."""
        line = self.parser.CurrentLineNumber
        return RecordError("element", line=line, element=self.element, problem=error.message)

    def parse(self, text: str) -> None:
        """Hand every element to its reader; refuses a document that defines anything."""
        if len(text) > LONGEST_TEXT:
            raise RecordError("text_too_long", most=LONGEST_TEXT)
        if "<!DOCTYPE" in text or "<!ENTITY" in text:
            raise RecordError("document_type")
        try:
            self.parser.Parse(text, True)
        except expat.ExpatError as error:
            if error.code == _AFTER_ROOT and "<mjloggm" in text[1:]:
                raise RecordError("second_game") from None
            raise RecordError("no_xml", column=error.offset + 1, line=error.lineno) from None
        except UnicodeEncodeError:
            raise RecordError("no_text") from None

    def start(self, name: str, attributes: dict[str, str]) -> None:
        """An element begins."""
        self.element += 1
        self.depth += 1
        if self.depth > DEEPEST:
            raise RecordError("too_deep")
        if self.depth == 1:
            if name != "mjloggm":
                raise RecordError("other_document", found=shown(name), wanted="mjloggm")
            return
        if self.skipping and name != self.opener:
            return
        try:
            self.take(name, attributes)
        except MjteachError as error:
            if len(self.problems) == MOST_ROUNDS:
                raise
            self.break_off(self.located(error))

    def take(self, name: str, attributes: Attributes) -> None:
        """One element."""
        if name in _HANDLERS:
            _HANDLERS[name](self, attributes)
        elif name[0] in DRAWS and name[1:].isdecimal():
            self.draw(SEATS[DRAWS.index(name[0])], name[1:])
        elif name[0] in DISCARDS and name[1:].isdecimal():
            self.discard(SEATS[DISCARDS.index(name[0])], name[1:])
        else:
            raise RecordError("no_such_element", found=shown(name))

    def end(self, _name: str) -> None:
        """An element ends."""
        self.depth -= 1

    def tile(self, id: int, name: str) -> Tile:
        """The tile of an id under the rules of the log."""
        return from_id(id, name, red_fives=self.rules.red_fives is not RedFives.NONE)

    # --- the game

    def go(self, attributes: Attributes) -> None:
        flags = mjlog.number(attributes, "type", 0, MOST_TYPE)
        self.rules = with_options(self.rules, options_of_type(flags))

    def un(self, attributes: Attributes) -> None:
        """The names; a later one says that a player came back."""
        if not self.names:
            names = (attributes.get(f"n{seat:d}", "") for seat in SEATS)
            self.names = tuple(fields.clean_name(unquote(name)) for name in names)

    def init(self, attributes: Attributes) -> None:
        try:
            self.check_over()
        except RecordError as error:
            self.break_off(self.located(error))
        self.close_round()
        self.check_room()
        self.declaring = self.drawn_id = self.last_id = None
        seed = mjlog.numbers(attributes, "seed", 6)
        number = fields.number(seed[0], "seed", 0, 15)
        if not attributes.get("hai3"):
            raise RecordError("three_players")
        start = Start(
            dealer=SEATS[number % len(SEATS)],
            round_wind=WINDS[number // len(SEATS)],
            honba=fields.number(seed[1], "seed", 0, MOST_ROUNDS),
            deposits=fields.number(seed[2], "seed", 0, MOST_ROUNDS),
            points=mjlog.hundreds(mjlog.numbers(attributes, "ten", len(SEATS)), "ten"),
            hands=[self.tiles(attributes, f"hai{seat:d}") for seat in SEATS],
            indicator=self.tile(seed[5], "seed"),
        )
        if mjlog.number(attributes, "oya", 0, 3) != start.dealer:
            raise RecordError("other_dealer", seat=str(start.dealer))
        self.begin_round(start)

    def nothing(self, _attributes: Attributes) -> None:
        """An element that is not needed."""

    # --- a round

    def draw(self, seat: Seat, id: str) -> None:
        number = mjlog.whole(id, "draw")
        self.playing().draw(seat, self.tile(number, "draw"), self.element)
        self.drawn_id = self.last_id = number

    def discard(self, seat: Seat, id: str) -> None:
        number = mjlog.whole(id, "discard")
        kind = ActionKind.DISCARD if self.declaring is None else ActionKind.RIICHI
        if self.declaring not in (None, seat):
            raise RecordError("riichi_by_other", seat=str(self.declaring), found=str(seat))
        tile = self.tile(number, "discard")
        self.playing().act(Action(kind, seat, tile, drawn=number == self.drawn_id), self.element)
        self.declaring = self.drawn_id = None
        self.last_id = number

    def reach(self, attributes: Attributes) -> None:
        self.playing()
        if mjlog.number(attributes, "step", 1, 2) == 1:
            self.declaring = mjlog.seat(attributes, "who")

    def call(self, attributes: Attributes) -> None:
        seat, call = (
            mjlog.seat(attributes, "who"),
            read_call(mjlog.number(attributes, "m", 0, MOST)),
        )
        if call.source and call.kind is not ActionKind.KAKAN:
            target = SEATS[(seat + call.source) % len(SEATS)]
            last = self.playing().last
            if last is None or last.seat is not target or self.last_id != call.tile:
                tile = self.tile(call.tile, "m")
                raise RecordError("not_last_tile", tile=tile, seat=str(target))
        using = sort_tiles(self.tile(id, "m") for id in call.using)
        tile = self.tile(call.tile, "m")
        if call.kind is ActionKind.ANKAN:
            tile = tile.kind
        self.playing().act(Action(call.kind, seat, tile, using), self.element)
        self.drawn_id, self.last_id = None, call.tile

    def dora(self, attributes: Attributes) -> None:
        self.playing().turn(self.tile(mjlog.number(attributes, "hai", 0, 135), "hai"))

    def agari(self, attributes: Attributes) -> None:
        building = self.building
        if building is None or building.draw_end is not None:
            raise RecordError("outside_round", needed="INIT")
        seat, by = mjlog.seat(attributes, "who"), mjlog.seat(attributes, "fromWho")
        if any(win.seat is seat for win in building.wins):
            raise RecordError("wins_twice", seat=str(seat))
        won = mjlog.number(attributes, "machi", 0, 135)
        if won != self.last_id and not self.robs_ankan(building, won):
            raise RecordError("other_tile_won", tile=self.tile(won, "machi"))
        tile = self.tile(won, "machi")
        building.win(self.win(attributes, seat, by, tile))
        ron = Action(ActionKind.RON, seat, tile)
        building.act(Action(ActionKind.TSUMO, seat) if seat is by else ron, self.element)
        self.settle(building, attributes)

    def robs_ankan(self, building: RoundBuilder, won: int) -> bool:
        """Whether a tile is any of the four of the concealed kan just declared (R3.1-s)."""
        last = building.last
        kind = self.tile(won, "machi").kind
        return last is not None and last.kind is ActionKind.ANKAN and last.tile is kind

    def win(self, attributes: Attributes, seat: Seat, by: Seat, tile: Tile) -> RecordedWin:
        """The win that an ``AGARI`` tells of."""
        has_worth = "ten" in attributes
        fu, value, _limit = mjlog.numbers(attributes, "ten", 3) if has_worth else (0, 0, 0)
        yaku, yakuman = mjlog.yaku(attributes)
        return RecordedWin(
            seat=seat,
            by=by,
            tile=tile,
            yaku=yaku,
            han=None if yakuman or not yaku else sum(item.han or 0 for item in yaku),
            yakuman=yakuman if yaku else None,
            fu=fields.number(fu, "ten", 0, 1000) if has_worth else None,
            value=fields.number(value, "ten", 0, MOST_POINTS) if has_worth else None,
            changes=mjlog.changes(attributes),
            ura=self.tiles(attributes, "doraHaiUra") if "doraHaiUra" in attributes else (),
            liable=mjlog.seat(attributes, "paoWho") if "paoWho" in attributes else None,
        )

    def ryuukyoku(self, attributes: Attributes) -> None:
        building = self.playing()
        word = attributes.get("type")
        reason = DrawReason.EXHAUSTIVE if word is None else fields.chosen(word, "type", _REASONS)
        if reason is DrawReason.KYUUSHU_KYUUHAI:
            if building.last is None:
                raise RecordError("abort_before_draw")
            building.act(Action(ActionKind.KYUUSHU_KYUUHAI, building.last.seat), self.element)
        tenpai = tuple(seat for seat in SEATS if attributes.get(f"hai{seat:d}"))
        building.draw_end = RecordedDraw(reason, mjlog.changes(attributes), tenpai)
        self.settle(building, attributes)

    def settle(self, building: RoundBuilder, attributes: Attributes) -> None:
        """The points after the round, and after the game."""
        building.end_place = self.element
        if "sc" in attributes:
            score = mjlog.numbers(attributes, "sc", 2 * len(SEATS))
            building.after = mjlog.hundreds(
                [before + change for before, change in zip(score[::2], score[1::2], strict=True)],
                "sc",
            )
        if "owari" in attributes:
            parts = attributes["owari"].split(",")[:8:2]
            self.final_place = self.element
            self.final = mjlog.hundreds([mjlog.whole(part, "owari") for part in parts], "owari")

    def tiles(self, attributes: Attributes, name: str) -> tuple[Tile, ...]:
        """The tiles of a list of ids."""
        return tuple(self.tile(id, name) for id in mjlog.numbers(attributes, name))


_HANDLERS: Final[Mapping[str, Callable[[_Reader, Attributes], None]]] = {
    "GO": _Reader.go,
    "UN": _Reader.un,
    "INIT": _Reader.init,
    "N": _Reader.call,
    "REACH": _Reader.reach,
    "DORA": _Reader.dora,
    "AGARI": _Reader.agari,
    "RYUUKYOKU": _Reader.ryuukyoku,
    "SHUFFLE": _Reader.nothing,
    "TAIKYOKU": _Reader.nothing,
    "BYE": _Reader.nothing,
}
