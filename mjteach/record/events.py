"""A recorded round, whatever file it came from.

The tiles of the wall that the record does not show are filled in, in table order, so that the
round can be played again (:mod:`.playing`).
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from ..core.errors import RecordError
from ..core.message import Message
from ..core.seats import Seat
from ..core.tiles import Tile
from ..riichi.match.result import Points
from ..riichi.round.actions import Action, ActionKind
from ..riichi.rules import RuleSet
from ..riichi.setup.wall import Wall

Tiles = tuple[Tile, ...]

ANSWERS: Final = frozenset(
    {ActionKind.RON, ActionKind.PON, ActionKind.DAIMINKAN, ActionKind.CHI, ActionKind.PASS}
)
"""Answers to another player's tile."""


class DrawReason(StrEnum):
    """Why a round ended without a win."""

    EXHAUSTIVE = "exhaustive"
    """The wall ran out (R2.9-a)."""
    NAGASHI_MANGAN = "nagashi_mangan"
    KYUUSHU_KYUUHAI = "kyuushu_kyuuhai"
    SUUFON_RENDA = "suufon_renda"
    SUUCHA_RIICHI = "suucha_riichi"
    SUUKAIKAN = "suukaikan"
    SANCHAHOU = "sanchahou"


class Numbering(StrEnum):
    """What the places in a record count, from 1."""

    LINE = "line"
    EVENT = "event"
    ELEMENT = "element"
    MOVE = "move"
    """Draws, discards and calls of the round, in their order."""


class RecordedYaku(NamedTuple):
    """A yaku as the record gives it; dora are listed like yaku."""

    id: str
    """The id of the tables here (``yakuhai_haku``), or the record's word where there is none."""
    han: int | None = None
    """None for a yakuman, and where the record does not say."""


class RecordedWin(NamedTuple):
    """A win as the record gives it; None for what it does not say."""

    seat: Seat
    by: Seat
    """Who dealt in; the winner for a tsumo."""
    tile: Tile
    yaku: tuple[RecordedYaku, ...] = ()
    han: int | None = None
    """Dora included; None for a yakuman."""
    yakuman: int | None = None
    fu: int | None = None
    value: int | None = None
    """Points without honba and deposits: what a ron costs, or the sum of a tsumo."""
    changes: Points | None = None
    """Points of A to D, honba and deposits included."""
    ura: Tiles = ()
    """The ura indicators that were turned for this win."""
    liable: Seat | None = None
    """Who was liable for a yakuman (R2.8.3)."""


class RecordedDraw(NamedTuple):
    """A draw as the record gives it."""

    reason: DrawReason | None
    """None where the record does not say."""
    changes: Points | None = None
    tenpai: tuple[Seat, ...] | None = None
    """Who showed a hand; None where the record does not say."""


class RecordedRound(NamedTuple):
    """One round: where it started, what was done, and how it ended as far as recorded."""

    wall: Wall
    dealer: Seat
    round_wind: Tile
    honba: int
    deposits: int
    """Sticks of 1000 points on the table at the start."""
    points: Points
    """At the start."""
    actions: tuple[Action, ...] = ()
    """Every draw, discard, call, kan and win in order; nobody's pass, show or noten."""
    turned: tuple[int, ...] = ()
    """For each kan indicator that was turned: after how many of ``actions``."""
    wins: tuple[RecordedWin, ...] = ()
    draw: RecordedDraw | None = None
    after: Points | None = None
    """Points when all was paid."""
    places: tuple[int, ...] = ()
    """Where each of ``actions`` stands in the record, as ``counted`` says."""
    end_place: int = 0
    """Where the end stands."""
    counted: Numbering = Numbering.MOVE

    @property
    def is_finished(self) -> bool:
        """Whether the record tells how the round ended."""
        return bool(self.wins) or self.draw is not None

    def error_at(self, place: int, problem: Message) -> RecordError:
        """An error at a place of the record."""
        return RecordError("at", counted=self.counted.value, place=place, problem=problem)


class RecordedGame(NamedTuple):
    """As much of a game, or of a few rounds, as could be read."""

    rules: RuleSet
    """The rules given, with what the record says of its own."""
    rounds: tuple[RecordedRound, ...] = ()
    """In order; the last one is unfinished where the reading stopped within it."""
    names: tuple[str, ...] = ()
    final: Points | None = None
    """Points when the game was over, where the record gives them."""
    final_place: int = 0
    """Where they stand in the record."""
    problems: tuple[RecordError, ...] = ()
    """What could not be read, in order; each ends its deal, and not the game."""

    @property
    def problem(self) -> RecordError | None:
        """The first of the problems; None when everything was read."""
        return self.problems[0] if self.problems else None

    def with_problem(self, problem: RecordError) -> RecordedGame:
        """The game with one more problem."""
        return self._replace(problems=(*self.problems, problem))


def kept_or_raised(game: RecordedGame, *, keep: bool) -> RecordedGame:
    """``game`` itself; raises its problem unless ``keep`` says to keep the good part.

    >>> kept_or_raised(RecordedGame(RuleSet()), keep=False).rounds
    ()
    """
    if game.problem is not None and not keep:
        raise game.problem
    return game
