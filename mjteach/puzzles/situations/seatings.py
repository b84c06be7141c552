"""Four players at the table: who deals, which round it is, and the deals since then."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from mjteach.core.decision import CheckAnswer, answer_of
from mjteach.core.melds import Source
from mjteach.core.message import Explanation, Message, msg
from mjteach.core.seats import AFTER, SEATS, Seat, seat_wind
from mjteach.core.tiles import WINDS, Tile
from mjteach.riichi.match.repeats import NextHand, next_hand
from mjteach.riichi.match.result import HandResult, ResultKind
from mjteach.riichi.match.state import Match, start_match
from mjteach.riichi.round.variant import start_round
from mjteach.riichi.round.view import view
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.setup.seating import seating as after_draw
from mjteach.riichi.setup.wall import shuffled_wall

from ..scenes import Board, BoardPart, Scene
from ..sorts import Wish, dealing

_BY_LETTER: Final = frozenset({"round.player", "settlement.player"})
"""Players in sentences for programs."""

SIDES: Final = ("bottom", "right", "top", "left")
"""Where players sit in the drawing, from the lower edge on in turn order."""


class AskedSeating(NamedTuple):
    """A table as somebody sees it, and a player who is asked about."""

    dealer: Seat
    round_wind: Tile
    bottom: Seat
    """Who sits at the lower edge of the drawing."""
    asked: Seat
    source: Source
    """The neighbour of ``asked`` who is looked for."""
    results: tuple[HandResult, ...] = ()
    """How the deals since then ended, in order."""
    drawn: tuple[Tile, ...] = ()
    """The winds that four players draw for their seats, where that is asked."""


class Seated(NamedTuple):
    """Who deals now, in which round, and the deals that led there; whom the question is about."""

    asked: Seat
    source: Source
    start: Match
    deals: tuple[NextHand, ...]
    around: tuple[int, ...] = (0, 1, 2, 3)
    """The players in the order of the winds they drew."""

    @property
    def dealer(self) -> Seat:
        """Who deals now."""
        return self.deals[-1].dealer if self.deals else self.start.dealer

    @property
    def round_wind(self) -> Tile:
        """The wind of the round now."""
        return self.deals[-1].round_wind if self.deals else self.start.round_wind


def seated(seating: AskedSeating, rules: RuleSet) -> Seated:
    """Who deals after all that happened."""
    start = start_match(rules)._replace(dealer=seating.dealer, round_wind=seating.round_wind)
    match, deals = start, []
    for result in seating.results:
        following = next_hand(match, result)
        deals.append(following)
        match = match._replace(
            dealer=following.dealer, round_wind=following.round_wind, honba=following.honba
        )
    around = after_draw(seating.drawn or WINDS).players
    return Seated(seating.asked, seating.source, start, tuple(deals), around)


@dealing
def seatings(
    rng: random.Random, wish: Wish, deals: int = 0, *, draw: bool = False
) -> Iterator[AskedSeating]:
    """Any dealer, any view, any player asked about, and so many deals since; or a draw of winds."""
    dealer = rng.choice(SEATS)
    bottom, asked = rng.choice(SEATS), rng.choice(SEATS)
    before = AskedSeating(dealer, rng.choice(WINDS[:2]), bottom, asked, rng.choice(tuple(Source)))
    if draw:
        before = before._replace(drawn=tuple(rng.sample(WINDS, 4)))
    for _ in range(deals):
        result = _result(rng, dealer, wish.rules)
        before = before._replace(results=(*before.results, result))
        dealer = seated(before, wish.rules).dealer
    yield before


def _result(rng: random.Random, dealer: Seat, rules: RuleSet) -> HandResult:
    """A win or a draw; the dealer has won or is tenpai a third of the time."""
    points = (rules.start_points,) * 4
    keeps = rng.random() < 0.35
    others = [seat for seat in SEATS if seat is not dealer]
    if rng.random() < 0.6:
        winner = dealer if keeps else rng.choice(others)
        return HandResult(ResultKind.WIN, points, 0, winners=(winner,))
    ready = rng.sample(others, rng.choice((0, 1, 2))) + [dealer] * keeps
    return HandResult(ResultKind.EXHAUSTIVE_DRAW, points, 0, tenpai=tuple(sorted(ready)))


# ---- what is shown


def player_at(seating: AskedSeating, seat: Seat) -> Message:
    """A player by where they sit in the drawing."""
    return msg(f"table.player_at.{SIDES[(seat - seating.bottom) % 4]}")


def moved(seating: AskedSeating, found: Seated) -> Iterator[Explanation]:
    """Who deals after each deal, and why; players by where they sit."""
    for number, deal in enumerate(found.deals, 1):
        word = "stays" if deal.repeats else "moves"
        who = player_at(seating, deal.dealer)
        places = {seat: player_at(seating, seat) for seat in SEATS}
        lines = with_names(deal.verdict.explain(), places).children
        reasons = tuple(line for line in lines if answer_of(line.message) is not CheckAnswer.MOOT)
        yield Explanation(msg(f"puzzle.seat_label.deal.{word}", number=number, who=who), reasons)


def wind_of(seat: Seat, dealer: Seat) -> Message:
    """A player by the wind of the seat."""
    return msg(f"seat.{seat_wind(seat, dealer)}.name")


def by_wind(dealer: Seat, bottom: Seat | None = None) -> dict[Seat, Message]:
    """The players of a deal by their winds, the dealer first.

    Where a table is shown, each also by where they sit for ``bottom``, the learner.
    """
    around = (dealer, *AFTER[dealer])
    if bottom is None:
        return {seat: wind_of(seat, dealer) for seat in around}
    return {
        seat: msg(
            "seat.called", wind=seat_wind(seat, dealer), place=SIDES[(seat - bottom) % len(SIDES)]
        )
        for seat in around
    }


def some_of(names: Mapping[Seat, Message], seats: Iterable[Seat]) -> tuple[Message, ...]:
    """Some of the players, in the order of all."""
    there = {*seats}
    return tuple(name for seat, name in names.items() if seat in there)


def with_names(tree: Explanation, names: Mapping[Seat, Message]) -> Explanation:
    """An explanation that calls players by their seats, as programs do, with names instead.

    Several players are named in the order of all.
    """
    by_letter = {str(seat): name for seat, name in names.items()}

    def named(value: Any) -> Any:
        if isinstance(value, Message):
            return by_letter[str(value.get("seat"))] if value.id in _BY_LETTER else value
        if isinstance(value, tuple):
            if {*value} <= {*by_letter}:
                return tuple(name for letter, name in by_letter.items() if letter in value)
            return tuple(map(named, value))
        return by_letter.get(value, value) if isinstance(value, str) else value

    said = Message(tree.message.id, tuple((name, named(v)) for name, v in tree.message.params))
    below = tuple(with_names(child, names) for child in tree.children)
    return tree._replace(message=said, children=below)


def from_bottom(seating: AskedSeating) -> tuple[Seat, ...]:
    """The players from the lower edge on in turn order."""
    return (seating.bottom, *AFTER[seating.bottom])


def mirrored(seat: Seat, around: Seat) -> Seat:
    """Where a player sits for somebody who takes left for right, seen from ``around``."""
    return SEATS[(2 * around - seat) % 4]


def seating_scene(seating: AskedSeating, rules: RuleSet, *, dealer: bool) -> Scene:
    """The table before the first discard, without winds; or with who dealt first, and the round.

    Before that, who drew which wind.
    """
    if seating.drawn:
        drawn = enumerate(seating.drawn, 1)
        return Scene((), tuple(msg("scene.drew", number=n, wind=wind) for n, wind in drawn))
    wall = shuffled_wall(0, rules, seating.dealer)
    seen = view(start_round(rules, wall, round_wind=seating.round_wind), None)
    seen = seen._replace(
        players=tuple(each._replace(hand=None) for each in seen.players)  # type: ignore[arg-type]
    )
    shown = {BoardPart.DEALER, BoardPart.ROUND} if dealer else set()
    hidden = tuple(part for part in BoardPart if part not in shown)
    return Scene((), tuple(happened(seating)), board=Board(seen, seating.bottom, hidden))


def happened(seating: AskedSeating) -> Iterable[Message]:
    """How the deals since then ended, in words."""
    for number, result in enumerate(seating.results, 1):
        if result.winners:
            who = player_at(seating, result.winners[0])
            yield msg("scene.deal.won", number=number, who=who)
        else:
            ready = tuple(player_at(seating, seat) for seat in result.tenpai)
            yield msg("scene.deal.drawn", number=number, who=ready, count=len(ready))
