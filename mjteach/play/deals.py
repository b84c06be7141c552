"""The deals of lessons: each is dealt so that what the lesson is about comes up.

A deal is a row: the stage, what has to come up, and the tiles that lie in given places. All other
tiles are shuffled by a word, and the words of a row are those with which it comes up best
(tests/bench/lesson_deals.py looks for them).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ..core.errors import SituationError
from ..core.message import Message, msg
from ..core.printable import shown
from ..core.seats import Seat
from ..core.tiles import Tile, parse_tiles
from ..core.tiles import tile as read_tile
from ..riichi.match.result import Points
from ..riichi.round.rig import at_places, filled
from ..riichi.rules import RuleSet
from ..riichi.setup.deal import FIRST_DRAW, HAND_PLACES
from ..riichi.setup.wall import LIVE_END, Wall

_SUITS: Final = "mps"


class LessonDeal(NamedTuple):
    """A deal of a lesson."""

    id: str
    stage: str
    goal: str
    """What has to come up: a name in :data:`~mjteach.play.goals.GOALS`."""
    words: tuple[str, ...]
    """Each shuffles the tiles that have no place here; another deal is that of the next word."""
    hands: tuple[str, ...] = ()
    """Tiles that are dealt, the dealer's first and then in turn order."""
    draws: tuple[str, ...] = ()
    """What each draws as long as nobody calls, in the same order."""
    last: str = ""
    """The last tiles of the live wall, in the order in which they are drawn."""
    others: str = "idle idle idle"
    without: str = ""
    """What the learner has no use for yet, as :func:`mjwidgets.play` reads it."""
    is_guided: bool = False
    """Whether every choice comes with a line of help."""
    opening: tuple[str, ...] = ()
    """What the learner's seat discards before the learner sits down: an honour, or ``-``, the drawn
    tile."""

    tempts: bool = False
    """Whether a win that the rules refuse can be tried, and is refused with its reason."""
    errs: Seat | None = None
    """Who declares riichi without tenpai, at a table where that can be done."""
    points: Points | None = None
    """What everybody has before the last deal of an East game, if it is that one."""
    later: tuple[tuple[str, ...], ...] = ()
    """The hands of each deal that follows the first."""

    @property
    def message(self) -> Message:
        """What the learner is here for."""
        return Message(f"play.deal.{self.id}")

    def outcome(self, *, is_met: bool, own: bool = False) -> Message:
        """What is said at the end, where it came up, by the learner's ``own`` doing, or didn't."""
        return msg(f"play.deal.{self.id}.{'met' if is_met else 'open'}", own=own)

    def wall(self, word: str, rules: RuleSet, dealer: Seat, number: int = 1) -> Wall:
        """The wall of one of its words, and of the deal with this number.

        Each word has the suits in another place, so that another deal looks like another one.
        """
        drawn = (range(FIRST_DRAW + turn, LIVE_END, 4) for turn in range(4))
        last = parse_tiles(self.last)
        hands = dict(enumerate((self.hands, *self.later), 1)).get(number, ())
        placed = {
            place: tile
            for places, text in (
                *zip(HAND_PLACES, hands, strict=False),
                *zip(drawn, self.draws if number == 1 else (), strict=False),
                (range(LIVE_END - len(last), LIVE_END), self.last if number == 1 else ""),
            )
            for place, tile in at_places(places, text).items()
        }
        by = self.words.index(word) if word in self.words else 0
        tiles = filled(placed, rules, word if number == 1 else f"{word}/{number}")
        return Wall(tuple(_turned(tile, by) for tile in tiles), dealer, dealer)


def _turned(tile: Tile, by: int) -> Tile:
    """The tile so many suits on; what is built of suits alone stays built."""
    place = _SUITS.find(tile.suit.value)
    suit = _SUITS[(place + by) % len(_SUITS)]
    return tile if place < 0 else read_tile(f"{str(tile)[0]}{suit}")


LESSON_DEALS: Final = {
    deal.id: deal
    for deal in (
        LessonDeal(
            "first",
            "first",
            "win",
            ("first 273", "first 188", "first 170"),
            hands=("123m45p77p678s136z",),
            draws=("3p 2s 9m 3s 9p 5m 4s 1s 6p 7p 3p 4s 2s 9s 1s 4m 6p",),
            without="why help",
            is_guided=True,
        ),
        LessonDeal(
            "table",
            "draw",
            "win",
            ("table 5", "table 6", "table 4"),
            hands=("234m56p88p678s1s9m4z",),
            draws=("7p 3s 1m 2s 5z 9p 4s 1s 1s 4s",),
            without="help",
        ),
        LessonDeal(
            "furiten",
            "draw",
            "furiten",
            ("furiten 17", "furiten 19", "furiten 11"),
            hands=("123p789s222z55s14z",),
            draws=(
                "9m 7m 8m 3z 9p 6z 7z 6m",
                "3z 9p 1p 6m 2s 9m",
                "7z 2s 8p 4z 9m",
                "5z 8p 2p 7z 1s 6m",
            ),
            opening=("-", "1z", "4z"),
            tempts=True,
        ),
        LessonDeal(
            "riichi",
            "riichi",
            "riichi",
            ("riichi 4", "riichi 2", "riichi 3"),
            hands=("123m56p99p678s14s4z",),
            draws=("7p 5s 6z 9m 3s 1z 6s 3s 6s",),
        ),
        LessonDeal(
            "calls",
            "calls",
            "call",
            ("calls 1", "calls 2", "calls 3"),
            hands=("55z67m345p45s88p1m9s",),
            draws=("9m 1p 4z", "5z 9p", "1s 5z", "8m 3s"),
        ),
        LessonDeal(
            "kans",
            "kans",
            "kan",
            ("kans 0", "kans 20", "kans 26"),
            hands=("777z234m67p45s88p1m",),
            draws=("9m 7z 4z 8p 3s",),
        ),
        LessonDeal(
            "draws",
            "all",
            "draw",
            ("draws 1", "draws 3", "draws 4"),
            hands=("123m789m789s11z7p4z", "234m456p567s33m66s", "8888p147m258s123z"),
            draws=("3z 1p 5s 6z 2s 9p 4p 5z 1s 2m 6m 1m 4s 3z 9p 6z 4z 7z",),
            opening=("-",) * 13,
        ),
        LessonDeal(
            "next",
            "all",
            "next",
            ("next 4", "next 8", "next 9"),
            hands=("234m56p88p67834s9m",),
            draws=("1z 7p 4z 9p 5s",),
            others="plain idle idle",
            later=(("", "23456m234p567s33p"),),
        ),
        LessonDeal(
            "penalties",
            "table",
            "penalty",
            ("penalties 0", "penalties 1", "penalties 2"),
            hands=("23456m34p67899s1z", "", "147m147p258s1567z"),
            draws=("9m 4z 2p 7m 8m 3z 9p 1m 2z 4s 1s 3z 8m",),
            last="4z 6z 5p 3z 1s 9m 1m 7z 2p 1z 9p 8m 4z 2z 1s 5z 6s 8p 3s",
            opening=("-", "-", "-", "1z", *("-",) * 9),
            errs=Seat.C,
        ),
        LessonDeal(
            "final",
            "all",
            "final",
            ("final 0", "final 1", "final 2"),
            hands=("147m258p369s1234z", "234m567p34s67s88p1z"),
            draws=("", "9m 5s 4z 1p 8s"),
            points=(23300, 42300, 23400, 11000),
        ),
    )
}
"""The deals by name, in the order of their lessons."""


def deal_named(name: str | LessonDeal) -> LessonDeal:
    """The deal of this name; raises SituationError with the names there are.

    >>> deal_named("first").stage
    'first'
    """
    if isinstance(name, LessonDeal):
        return name
    found = LESSON_DEALS.get(name) if type(name) is str else None
    if found is None:
        raise SituationError("no_lesson_deal", found=shown(name), known=tuple(LESSON_DEALS))
    return found
