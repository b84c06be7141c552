"""A round at one moment, with all that is known about it, even hidden tiles."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple, TypeAlias

from ...core.decision import Finding
from ...core.hand import Hand
from ...core.seats import Seat, seat_wind
from ...core.tiles import Packed, Tile
from ..furiten.events import OwnDiscard
from ..furiten.state import FuritenCause
from ..penalties.category import Ruled
from ..penalties.offences import Offence, OffenceFacts
from ..rules import RuleSet
from ..setup.wall import INDICATORS, LIVE_END, URA, Wall
from .actions import Action, ActionKind
from .ending import RoundEnd

Tiles = tuple[Tile, ...]
Points: TypeAlias = tuple[int, int, int, int]
"""Points of A, B, C and D."""


class Phase(StrEnum):
    """What the round waits for."""

    DRAW = "draw"
    """The seat whose turn it is draws."""
    ACT = "act"
    """That seat has drawn or called, and discards, declares a kan or wins."""
    CALL = "call"
    """Other seats may answer a discard or a kan."""
    SHOW = "show"
    """The wall has run out; each seat in turn shows its hand or declares noten."""
    OVER = "over"


class SeatState(NamedTuple):
    """One player's tiles and status."""

    hand: Hand
    """After chi or pon it has one tile more than :func:`~mjteach.core.hand.make_hand` allows."""
    packed: Packed
    """The concealed tiles, the drawn one included, packed."""
    waits: Tiles = ()
    """The winning tiles of the concealed tiles without the drawn one."""
    river: tuple[OwnDiscard, ...] = ()
    passes: tuple[FuritenCause, ...] = ()
    """The winning tiles let go; their positions count the actions of the round."""
    riichi: bool = False
    """Riichi is declared; it takes effect when the declaration tile passes (R2.6.3-g)."""
    deposited: bool = False
    """The riichi has taken effect and the stick is on the table."""
    double: bool = False
    """The riichi was declared on the first draw."""
    open: bool = False
    """The riichi was declared with the hand shown."""
    ippatsu: bool = False
    liabilities: tuple[tuple[str, Seat], ...] = ()
    """Whose discard made which yakuman certain (R2.8.3)."""
    dead: bool = False
    """The hand was ruled dead (R5.3-a)."""
    released: bool = False
    """The hand is dead, and riichi no longer binds it (R5.3-i)."""

    @property
    def miscounted(self) -> bool:
        """Whether there are too many or too few tiles beside the drawn one (R5.3-d)."""
        concealed, melds, _ = self.hand
        return len(concealed) + 3 * len(melds) != 13


Seats: TypeAlias = tuple[SeatState, SeatState, SeatState, SeatState]
"""The four players, A to D."""


def with_seat(seats: Seats, seat: Seat, own: SeatState) -> Seats:
    """The four seats with one of them replaced."""
    a, b, c, d = seats
    if seat == 0:
        return own, b, c, d
    if seat == 1:
        return a, own, c, d
    if seat == 2:
        return a, b, own, d
    return a, b, c, own


class AskedTile(NamedTuple):
    """A tile that the other players may answer, or could until the next draw."""

    seat: Seat
    """Who discarded it, or declares a kan with it."""
    tile: Tile
    by: ActionKind
    """``discard`` (with or without riichi), ``kakan`` or ``ankan``."""
    waiting: tuple[Seat, ...] = ()
    """Who may answer and has not."""
    answers: tuple[Action, ...] = ()
    """What was answered, passes included."""
    position: int = 0
    """Where the discard or kan stands in the history."""


class Breach(NamedTuple):
    """An offence that was committed at the table, and since when: a place in the history."""

    seat: Seat
    offence: Offence
    position: int
    facts: OffenceFacts
    findings: tuple[Finding, ...] = ()
    """The checks it failed."""
    ruled: Ruled | None = None
    """The penalty, once the offence has come to light."""
    riichi: bool = False
    """The offender was in riichi."""


class RoundState(NamedTuple):
    """Everything about a round; given the actions, nothing in it is random."""

    rules: RuleSet
    wall: Wall
    dealer: Seat
    round_wind: Tile
    honba: int
    deposits: int
    """Sticks of 1000 points on the table."""
    points: Points
    seats: Seats
    turn: Seat
    phase: Phase
    taken: int
    """Tiles taken from the front of the wall."""
    deposits_before: int
    """The sticks that lay on the table when the round began."""
    wins_in_row: Points
    """How many wins without a break each player has behind them (R3.7-d)."""
    kans: tuple[Seat, ...] = ()
    """Who declared each kan."""
    opened: int = 1
    """Dora indicators face up."""
    opening: int = 0
    """Indicators that open with the rinshan draw (R2.4-f)."""
    due: int = 0
    """Indicators of open kans that open with the next discard or kan (R2.4-f)."""
    replacing: bool = False
    """The next draw, or the tile just drawn, is a rinshan tile."""
    drawn_before: Tiles = ()
    """Drawn earlier in this turn, each before a kan of the same player."""
    called: bool = False
    """Somebody called or declared a kan, so the first go-around is interrupted."""
    barred: Tiles = ()
    """Kinds that may not be discarded after the call just made (R2.7.4-h); the called one first."""
    asked: AskedTile | None = None
    overruled: tuple[Action, ...] = ()
    """Answers to the last tile that gave way to a better one (R2.7.4-a)."""
    shown: tuple[Action, ...] = ()
    """Who showed a hand or declared noten at the end, so far."""
    history: tuple[Action, ...] = ()
    breaches: tuple[Breach, ...] = ()
    before_swap: RoundState | None = None
    """The round before a forbidden swap, as long as somebody may win on it (R2.7.4-i, R5.1-b)."""
    table: bool = False
    """Table mode: what the rules forbid can be done, and is punished."""
    end: RoundEnd | None = None
    origin: RoundState | None = None
    """The position it was set up as, where it was not dealt; its history begins there."""

    def __repr__(self) -> str:
        did = len(self.history)
        return f"<RoundState {self.phase} {self.turn}, {self.live_left} left, {did} actions>"

    @property
    def live_left(self) -> int:
        """Tiles left to draw from the live wall; each kan takes one away (R2.3.2-d)."""
        left = LIVE_END - len(self.kans) - self.taken
        return left if left > 0 else 0  # noqa: FURB136 - asked at every step, max() is slow

    @property
    def indicators(self) -> Tiles:
        """The open dora indicators (R2.4-a, R2.4-e)."""
        return tuple(self.wall.tiles[place] for place in INDICATORS[: self.opened])

    @property
    def ura_indicators(self) -> Tiles:
        """The tiles under the open indicators, as far as the rules use them (R2.4-g, R2.4-h)."""
        if not self.rules.ura_dora:
            return ()
        used = self.opened if self.rules.kan_ura_dora else 1
        return tuple(self.wall.tiles[place] for place in URA[:used])

    @property
    def drawn(self) -> Tile | None:
        """The tile just drawn by the seat whose turn it is."""
        return self.seats[self.turn].hand.drawn

    def wind(self, seat: Seat) -> Tile:
        """The wind of a seat in this round (R1.2.1-f)."""
        return seat_wind(seat, self.dealer)


def drawn_in_turn(state: RoundState) -> Tiles:
    """The tiles that the player to move has drawn in this turn, rinshan tiles included."""
    drawn = state.drawn
    return state.drawn_before if drawn is None else (*state.drawn_before, drawn)
