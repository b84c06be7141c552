"""What a puzzle shows, as data: rows of tiles and facts in words. No drawing, no sentence."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from mjteach.core.melds import Meld, MeldKind, laid_out
from mjteach.core.message import Message
from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import Tile
from mjteach.riichi.round.view import SeatView

from .sketches import Sketch


class RowKind(StrEnum):
    """How a row of tiles lies on the table."""

    HAND = "hand"
    """Concealed tiles, standing."""
    GROUP = "group"
    """One group of a hand already taken apart."""
    MELD = "meld"
    """A called or declared set."""
    WIN = "win"
    """The winning tile, or the tile the question is about, apart from the hand."""
    RIVER = "river"
    """Discards in rows of six."""
    EVENTS = "events"
    """What happened, in order: each spot carries a label."""
    INDICATORS = "indicators"


class Spot(NamedTuple):
    """One tile in a scene; ``id`` is stable, for example ``hand.3`` or ``river.self.2``."""

    id: str
    tile: Tile
    sideways: bool = False
    back: bool = False
    """Lies face down."""
    stacked: bool = False
    """Lies on the sideways tile before it (the added tile of a kakan)."""
    called_away: bool = False
    """A discard that another player took."""
    label: Message | None = None
    """What to say beside it: who discarded it, that it was passed."""
    same: str | None = None
    """The spot it stands for, of the same tile or row; tapping this one is tapping that one."""


class Row(NamedTuple):
    """Tiles that belong together; ``id`` such as ``hand``, ``meld.0``, ``river.self``."""

    id: str
    kind: RowKind
    label: Message
    spots: tuple[Spot, ...]

    @property
    def is_one(self) -> bool:
        """Whether the row is one place to point at: all other tiles stand for its first."""
        return len(self.spots) > 1 and all(s.same == self.spots[0].id for s in self.spots[1:])


class Line(NamedTuple):
    """A line of a table: what it is about, and a cell for each column."""

    label: Message
    cells: tuple[Message, ...]


class Table(NamedTuple):
    """Words side by side: one heading for the lines, one for each column."""

    title: Message
    head: Message
    columns: tuple[Message, ...]
    lines: tuple[Line, ...]


class BoardPart(StrEnum):
    """What a drawing of a table can go without, where the question asks for it."""

    WALLS = "walls"
    """The four walls; the indicators lie in the middle then."""
    ROUND = "round"
    """The round and its number, such as East 2."""
    WINDS = "winds"
    """Seat winds: players are named by where they sit."""
    DEALER = "dealer"
    """The dealer's marker."""
    POINTS = "points"
    TURN = "turn"
    """Whose turn it is, and which tile was put down last."""
    LEFT = "left"
    """How many tiles are left to draw."""
    INDICATORS = "indicators"
    """The dora indicators in the middle."""
    TILES = "tiles"
    """Hands, sets, rivers and indicators."""


class Board(NamedTuple):
    """A table as one player sees it, drawn whole; its seats are places to point at.

    The hand and the sets at the bottom are drawn large in the picture, unless a row of the scene
    is a hand.
    """

    view: SeatView
    bottom: Seat | None = None
    """Who sits at the lower edge; without one, the viewer."""
    hidden: tuple[BoardPart, ...] = (BoardPart.WALLS,)

    @property
    def nearest(self) -> Seat:
        """Who sits at the lower edge."""
        return next(s for s in (self.bottom, self.view.viewer, SEATS[0]) if s is not None)

    @property
    def places(self) -> tuple[str, ...]:
        """Ids of the places one can point at, from the lower edge on in turn order."""
        return tuple(seat_place(SEATS[(self.nearest + step) % 4]) for step in range(4))


class Counters(NamedTuple):
    """What lies on the table beside a hand, drawn: honba counters and sticks of 1000 points."""

    honba: int
    sticks: int


def seat_place(seat: Seat) -> str:
    """The id of a player's place.

    >>> seat_place(Seat.B)
    'seat.B'
    """
    return f"seat.{seat}"


class Scene(NamedTuple):
    """Everything the learner may see before answering."""

    rows: tuple[Row, ...]
    facts: tuple[Message, ...] = ()
    """Circumstances in words: seat, round, how the hand was won, riichi."""
    table: Table | None = None
    """What is compared, where the question compares."""
    board: Board | Sketch | Counters | None = None
    """The table, where the question is about what happens at it; or another drawing of places, or
    of what lies beside a hand."""
    corners: bool = True
    """Whether tiles have their short name in the corner, for a reader who wants it: not where a
    question asks for the names."""

    @property
    def is_house(self) -> bool:
        """Whether a fact names a rule that the table plays beside its rule set."""
        return any("house" in fact.id.split(".") for fact in self.facts)

    def row(self, id: str) -> Row | None:
        """The row with this id, or None."""
        return next((row for row in self.rows if row.id == id), None)

    def spots(self) -> tuple[Spot, ...]:
        """Every spot of every row, in order."""
        return tuple(spot for row in self.rows for spot in row.spots)

    @property
    def whole(self) -> Mapping[str, Row]:
        """The rows that are one place to point at, by the id of that place: their first spot."""
        return {row.spots[0].id: row for row in self.rows if row.is_one}


def meld_row(id: str, meld: Meld, label: Message) -> Row:
    """A set on the table as it lies: sideways tile, an ankan's outer tiles face down."""
    tiles, sideways = laid_out(meld)
    ankan = meld.kind is MeldKind.ANKAN
    kakan = meld.kind is MeldKind.KAKAN and sideways is not None
    order = list(range(len(tiles)))
    if kakan and sideways is not None:
        order.insert(sideways + 1, order.pop())  # the added tile lies on the sideways one
    spots = tuple(
        Spot(
            f"{id}.{place}",
            tiles[index],
            sideways=index == sideways,
            back=ankan and index in (0, 3),
            stacked=kakan and index == 3,
        )
        for place, index in enumerate(order)
    )
    return Row(id, RowKind.MELD, label, spots)
