"""One player's part of a position: the hand, the river, and what else is known."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from ....core.errors import NotationError, SituationError
from ....core.melds import Meld, MeldKind, meld
from ....core.seats import FROM, Seat, seat_named
from ....core.tiles import Tile, parse_tiles, tile
from ...equipment import DEALT
from ...furiten.events import OwnDiscard
from ...furiten.state import FuritenCause, FuritenPlace, Harmless, passed
from ..apply import lies_in_place
from .parts import CALLED_AWAY, DRAWN, FLAGS, JUST, OPEN, RIICHI

Tiles = tuple[Tile, ...]

EARLIER: Final = -2
"""The place in the history of a tile let go before the last one of a position."""

CALLS: Final = frozenset({MeldKind.CHI, MeldKind.PON})


class PlayerPosition(NamedTuple):
    """What a position says about one player."""

    concealed: Tiles = ()
    drawn: Tile | None = None
    melds: tuple[Meld, ...] = ()
    just: Meld | None = None
    """The set that was just called or declared, and stands."""
    robbed: Meld | None = None
    """The kan that others may rob now."""
    river: tuple[OwnDiscard, ...] = ()
    open: bool = False
    """The last discard may be answered now."""
    riichi: bool = False
    deposited: bool = False
    double: bool = False
    shown: bool = False
    flags: frozenset[str] = frozenset()
    """Those of :data:`FLAGS` that hold."""
    passes: tuple[FuritenCause, ...] = ()
    liabilities: tuple[tuple[str, Seat], ...] = ()
    drew: Tiles = ()
    """Drawn before, in the same turn."""

    @property
    def full(self) -> int:
        """How many concealed tiles there are, the drawn one left out, in a hand filled up."""
        return DEALT - 3 * len(self.melds) + self.calls

    @property
    def calls(self) -> bool:
        """Whether the player has just called and discards without a draw."""
        return self.just is not None and self.just.kind in CALLS

    @property
    def visible(self) -> Tiles:
        """Every tile that has left the wall for this player and is in nobody else's set."""
        held = self.concealed if self.drawn is None else (*self.concealed, self.drawn)
        lying = (thrown.tile for thrown in self.river if not thrown.called_away)
        return (*held, *(one for found in self.melds for one in found.tiles), *lying)


def player(text: str, seat: Seat) -> PlayerPosition:
    """The player written as ``hand / river / known``; hands may be too short.

    Raises NotationError for what cannot be read, HandError or SituationError for a hand that
    cannot be.

    >>> player("34m55z + pon 77*7z / 1z 9m* / ippatsu", Seat.B).river[1].riichi
    True
    """
    held, thrown, known, *more = [*map(str.strip, text.split("/")), "", ""]
    if any(more):
        raise NotationError("position_slash", text=text)
    found = _with_river(_hand(held, seat), thrown)
    for words in filter(None, map(str.strip, known.split(","))):
        found = _knowing(found, words, seat)
    return found


def _hand(text: str, seat: Seat) -> PlayerPosition:
    concealed, *sets = (words.strip() for words in text.split("+"))
    melds = tuple(meld(words.rstrip(JUST + OPEN)) for words in sets)
    marked = {words[-1:]: found for words, found in zip(sets, melds, strict=True)}
    found = PlayerPosition(parse_tiles(concealed), None, melds, marked.get(JUST), marked.get(OPEN))
    if found.just is not None and found.just.kind in CALLS and found.just.called is None:
        raise SituationError("position_called", meld=found.just, seat=str(seat))
    if len(found.concealed) == found.full + 1 and not found.calls:
        *rest, drawn = found.concealed
        return found._replace(concealed=tuple(rest), drawn=drawn)
    if len(found.concealed) > found.full:
        raise SituationError("position_hand", seat=str(seat), text=text, most=found.full)
    return found


def _with_river(found: PlayerPosition, text: str) -> PlayerPosition:
    words = [(tiles, marks.strip()) for tiles, marks in _THROWN.findall(text)]
    *before, last = ["", *(marks for _, marks in words)]
    if (
        _THROWN.sub("", text)
        or not {*"".join((*before, last))} <= _MARKS
        or OPEN in "".join(before)
    ):
        raise NotationError("position_river", text=text)
    river: tuple[OwnDiscard, ...] = ()
    for written, marks in words:
        *plain, marked = parse_tiles(written)
        for one in plain:
            river = (*river, OwnDiscard(one, sideways=lies_in_place(river)))
        thrown = OwnDiscard(
            marked,
            called_away=CALLED_AWAY in marks,
            riichi=RIICHI in marks,
            drawn=DRAWN in marks,
            sideways=lies_in_place(river),
        )
        river = (*river, thrown)
    declared = [thrown.riichi for thrown in river]
    return found._replace(
        river=river,
        open=OPEN in last,
        riichi=any(declared),
        deposited=any(declared[:-1] if OPEN in last else declared),
    )


_THROWN: Final = re.compile(r"(\w+)(\W*)")
"""Some tiles, and the marks of the last one."""
_MARKS: Final = frozenset((DRAWN, RIICHI, CALLED_AWAY, OPEN))


def _knowing(found: PlayerPosition, words: str, seat: Seat) -> PlayerPosition:
    """The player with one more known fact."""
    match words.split():
        case [flag] if flag in FLAGS:
            return found._replace(flags=found.flags | {flag})
        case [*how, "riichi"] if {*how} <= {"double", "open"}:
            return found._replace(
                riichi=True, deposited=True, double="double" in how, shown="open" in how
            )
        case ["declared", *how] if {*how} <= {"double", "open"}:
            return found._replace(double="double" in how, shown="open" in how)
        case ["drew", *tiles]:
            return found._replace(drew=parse_tiles(" ".join(tiles)))
        case ["pao", yaku, name]:
            return found._replace(liabilities=(*found.liabilities, (yaku, seat_named(name))))
        case ["passed", code, *how]:
            cause = _cause(tile(code), how, seat, found.riichi)
            if cause is not None:
                return found._replace(passes=(*found.passes, cause))
    raise NotationError("position_known", text=words, seat=str(seat))


def _cause(let_go: Tile, how: list[str], seat: Seat, riichi: bool) -> FuritenCause | None:
    """The consequence of a passed winning tile: where it was, and why it blocks nothing."""
    match how:
        case ["drawn"]:
            return passed(True, let_go, FuritenPlace.DRAW, EARLIER, None)
        case ["from", name, *why] | ["kan", "of", name, *why] if set(why) <= {*Harmless}:
            place = FuritenPlace.KAKAN if how[0] == "kan" else FuritenPlace.DISCARD
            source = FROM[seat][seat_named(name)]
            if source is None:
                return None
            harmless = Harmless(why[0]) if why else None
            bound = riichi and harmless is None
            return passed(bound, let_go, place, EARLIER, source, harmless)
    return None
