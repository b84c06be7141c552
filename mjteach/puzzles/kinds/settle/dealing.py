"""Games that are over: the last points, and by what a table settles them; dealing and showing."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from fractions import Fraction
from typing import Final, NamedTuple

from mjteach.core.errors import RuleSetError
from mjteach.core.message import Message, msg
from mjteach.core.seats import SEATS, Seat
from mjteach.riichi.equipment import RIICHI_STICK
from mjteach.riichi.match.explain import amount
from mjteach.riichi.match.settlement import FinalScore, Settlement, settle
from mjteach.riichi.match.uma import PLUS_COUNTS
from mjteach.riichi.presets import PRESETS
from mjteach.riichi.rules import (
    ChomboPayment,
    DepositAtGameEnd,
    Oka,
    RuleSet,
    Switch,
    TieBreak,
    UmaRow,
    UmaTable,
    UmaWord,
    replace_options,
)

from ...facts import Facts, whole
from ...parts import FromFacts
from ...scenes import Line, Scene, Table
from ...situations.finished import points_of
from ...situations.seatings import SIDES
from ...sorts import Wish, dealing


class House(NamedTuple):
    """The rules by which a table settles a game, as rule options have them."""

    start_points: int
    return_points: int
    uma: UmaRow | UmaWord
    oka: Oka
    tie_break: TieBreak
    deposit_at_game_end: DepositAtGameEnd
    chombo_payment: ChomboPayment
    chombo_after_game_points: int
    uma_table: UmaTable | None
    """The uma by how many reach the return score, where it is counted so."""


class Closing(NamedTuple):
    """The end of a game at a table."""

    final: FinalScore
    house: House


def closed(closing: Closing, rules: RuleSet) -> Settlement:
    """The settlement by the table's own rules; RuleSetError where they leave it open."""
    played = replace_options(rules, yakitori=Switch.OFF, **closing.house._asdict())
    return settle(closing.final, played)


def house_of(rules: RuleSet) -> House:
    """How rules settle a game."""
    return House(*(getattr(rules, option) for option in House._fields))


def by_place(house: House) -> House:
    """The same with the usual bonus, where its own depends on more than the place."""
    if isinstance(house.uma, tuple):
        return house
    return house._replace(uma=RuleSet().uma, uma_table=None)


def without_oka(house: House) -> House:
    """Everybody begins with the return score; an oka that the uma held is gone from it."""
    uma = house.uma
    if house.oka is Oka.FOLDED_INTO_UMA and isinstance(uma, tuple):
        first, second, third, fourth = uma
        held = 4 * (house.return_points - house.start_points) // 1000
        uma = (first - held, second, third, fourth)
    return house._replace(start_points=house.return_points, oka=Oka.NONE, uma=uma)


OTHER_UMA: Final[tuple[UmaRow, ...]] = (
    (30, 10, -10, -30),
    (15, 5, -5, -15),
    (10, 5, -5, -10),
)
Played = Callable[[random.Random, House], House]
"""The rules of another table."""


def same(_rng: random.Random, house: House) -> House:
    """The table plays by the rules of the question; an oka that the uma holds stays there."""
    return house if house.oka is Oka.FOLDED_INTO_UMA else with_oka(house)


def with_oka(house: House) -> House:
    """The first gets what everybody begins with less than the return score."""
    return house._replace(
        oka=Oka.TO_FIRST if house.start_points < house.return_points else Oka.NONE
    )


def no_oka(_rng: random.Random, house: House) -> House:
    """A table without oka."""
    return without_oka(house)


def other_uma(rng: random.Random, house: House) -> House:
    """A table with another bonus for the places."""
    return with_oka(house)._replace(uma=rng.choice(OTHER_UMA))


def by_plus_count(_rng: random.Random, house: House) -> House:
    """The bonus depends on how many players reach the return score."""
    table = PRESETS["jpml_a"].rules.uma_table
    return without_oka(house)._replace(uma=UmaWord.BY_PLUS_COUNT, uma_table=table)


def sharing(_rng: random.Random, house: House) -> House:
    """Equal points share the bonus; where two are first, oka would be open."""
    return without_oka(house)._replace(tie_break=TieBreak.SPLIT_UMA)


def fining(rng: random.Random, house: House) -> House:
    """A chombo is paid when the game is over."""
    return same(rng, house)._replace(
        chombo_payment=ChomboPayment.AFTER_GAME_DEDUCTION, chombo_after_game_points=20
    )


@dealing
def closings(
    rng: random.Random,
    wish: Wish,
    table: Played = same,
    *,
    tied: bool = False,
    sticks: int = 0,
    chombo: bool = False,
) -> Iterator[Closing]:
    """Games that end so; ``tied``: two have equal points."""
    house = table(rng, by_place(house_of(wish.rules)))
    lying = rng.randint(1, sticks) if sticks else 0
    points = _points(rng, house.start_points, lying * RIICHI_STICK, tied=tied)
    if points is None:
        return
    offender = rng.choice(SEATS) if chombo else None
    a, b, c, d = (int(seat is offender) for seat in SEATS)
    closing = Closing(FinalScore(points, lying, chombo=(a, b, c, d)), house)
    with suppress(RuleSetError):  # a shared first place, where nobody says who gets the oka
        closed(closing, wish.rules)
        yield closing


def _points(
    rng: random.Random, start: int, lying: int, *, tied: bool
) -> tuple[int, int, int, int] | None:
    """Points as games end with: none far below zero, and two equal ones or none."""
    own = [start + 100 * round(rng.gauss(0, 110)) for _ in SEATS]
    one, other, rest, last = rng.sample(range(4), 4)
    if tied:
        own[other] = own[one]
    own[last] = 4 * start - lying - own[one] - own[other] - own[rest]
    if min(own) < -9_000 or len(set(own)) != 4 - tied:
        return None
    a, b, c, d = own
    return a, b, c, d


def _told(facts: Facts, rules: RuleSet) -> Closing:
    return Closing(FinalScore(points_of(facts), whole(facts, "sticks")), by_place(house_of(rules)))


OWN: Final = FromFacts(_told, ("points", "sticks"))
"""How a question is made of the last points of a game, by the rules of the question."""


# ---- what is shown


def closing_scene(closing: Closing, *, places_only: bool = False) -> Scene:
    """The last points as a table, and what the table plays by."""
    lines = tuple(
        Line(player(seat), (msg("scene.closing.points", points=closing.final.points[seat]),))
        for seat in SEATS
    )
    head, column = msg("scene.closing.player"), msg("scene.closing.column")
    shown = Table(msg("scene.closing.title"), head, (column,), lines)
    said = _ties(closing) if places_only else _rules(closing)
    return Scene((), (msg("scene.closing.first_dealer"), *said), table=shown)


def _by_plus_count(house: House) -> Iterator[Message]:
    assert house.uma_table is not None
    for count, row in zip(PLUS_COUNTS, house.uma_table, strict=True):
        each = tuple(amount(Fraction(bonus)) for bonus in row)
        yield msg("scene.closing.plus_count", count=count, each=each)


def player(seat: Seat) -> Message:
    """A player by where they sit for the learner, who was the first dealer: as a heading."""
    return Message(f"seat.side.{SIDES[seat]}")


SAID: Final = {SEATS[0]: Message("table.seat.you"), **{seat: player(seat) for seat in SEATS[1:]}}
"""The players in the middle of a sentence."""


def _ties(closing: Closing) -> Iterator[Message]:
    if len(set(closing.final.points)) < len(SEATS):
        yield msg(f"scene.closing.{closing.house.tie_break}")


def _rules(closing: Closing) -> Iterator[Message]:
    final, house = closing
    yield msg("scene.closing.counted", start=house.start_points, zero=house.return_points)
    if isinstance(house.uma, tuple):
        first, second, third, fourth = house.uma
        yield msg("scene.closing.uma", first=first, second=second, third=-third, fourth=-fourth)
    else:
        yield from _by_plus_count(house)
    if house.oka is not Oka.NONE:
        yield msg(f"scene.closing.oka.{house.oka}")
    yield from _ties(closing)
    if final.deposits:
        yield msg(f"scene.closing.{house.deposit_at_game_end}", count=final.deposits)
    for seat in SEATS:
        if final.chombo[seat]:
            each = house.chombo_after_game_points
            yield msg("scene.closing.chombo", who=player(seat), you=seat is SEATS[0], points=each)
