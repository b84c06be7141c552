"""``dice_seat``: whom does the sum of the dice point to? (R1.2.2, R2.1)

Level 1 counts from the player at the bottom, level 2 from anybody, level 3 rolls twice for the
first dealer, level 4 asks for every sum that means a player.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final, NamedTuple

from mjteach.core.melds import Source
from mjteach.core.message import Explanation, Message, msg
from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import WINDS, Tile
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.setup.dice import SUMS, steps_right
from mjteach.riichi.setup.explain import explain_dice
from mjteach.riichi.setup.seating import first_dealer
from mjteach.riichi.setup.wall_break import wall_break

from ..fields import label, many_of
from ..kind import Kind
from ..mistakes import Mistake, misjudge, misread
from ..parts import Asks, Posed, Steps, Tells, Topic
from ..questions import Choice, Field, PickPlaces, Value
from ..scenes import seat_place
from ..situations.seatings import AskedSeating, from_bottom, player_at, seating_scene
from ..sorts import ALWAYS, Sort, Wish, dealing, under
from ..words import because

ID: Final = "dice_seat"


class Rolled(NamedTuple):
    """Who rolls, as somebody sees the table; the sums in their order, and what they decide."""

    roller: Seat
    bottom: Seat
    sums: tuple[int, ...]
    asked: str


class DiceCount(NamedTuple):
    """On whom the count of each roll ends, and the sums that mean the same as the first."""

    rolled: Rolled
    seats: tuple[Seat, ...]
    alike: tuple[int, ...]


def find(rolled: Rolled, rules: RuleSet) -> DiceCount:
    """The engine's count; as many rolls as the rules ask for."""
    alike = tuple(s for s in SUMS if steps_right(s) == steps_right(rolled.sums[0]))
    if rolled.asked == "first_dealer":
        found = first_dealer(rolled.sums[: rules.kiicha_dice_rolls], rules)
        steps = (WINDS.index(roll.chosen) for roll in found.rolls)
        return DiceCount(rolled, tuple(SEATS[(rolled.roller + step) % 4] for step in steps), alike)
    sums = rolled.sums * rules.wall_break_rolls
    return DiceCount(rolled, (wall_break(sums, rules, rolled.roller).broken,), alike)


def write(_rolled: Rolled, found: DiceCount) -> dict[str, Value]:
    """The seats as places, and the sums."""
    return {
        "seat": seat_place(found.seats[0]),
        "dealer": seat_place(found.seats[-1]),
        "sums": sorted(map(str, found.alike)),
    }


def _seating(rolled: Rolled) -> AskedSeating:
    return AskedSeating(rolled.roller, Tile.EAST, rolled.bottom, rolled.roller, Source.SHIMOCHA)


def _who(rolled: Rolled, seat: Seat) -> Message:
    return player_at(_seating(rolled), seat)


def ask(posed: Posed) -> Iterator[Field]:
    """A place on the table, two of them, or sums."""
    rolled: Rolled = posed.situation
    seats = from_bottom(_seating(rolled))
    places = tuple(Choice(seat_place(seat), _who(rolled, seat)) for seat in seats)
    if rolled.asked == "sums":
        yield many_of(ID, "sums", ((str(s), msg(f"puzzle.{ID}.sum", total=s)) for s in SUMS))
    else:
        yield PickPlaces("seat", label(ID, f"{rolled.asked}_seat"), places)
    if rolled.asked == "first_dealer":
        yield PickPlaces("dealer", label(ID, "dealer"), places)


def prompt(posed: Posed) -> Message:
    """Who rolls what; at level 4 whom the sums should mean."""
    rolled: Rolled = posed.situation
    return msg(
        f"puzzle.{ID}.prompt.{rolled.asked}",
        who=_who(rolled, rolled.roller),
        total=rolled.sums[0],
        again=rolled.sums[-1],
        meant=_who(rolled, posed.result.seats[0]),
    )


def explain(posed: Posed) -> Explanation:
    """Each roll with its count."""
    rolled, found = posed.situation, posed.result
    if rolled.asked == "sums":
        said = msg(f"puzzle.{ID}.all_sums", sums=found.alike, count=len(found.alike))
        counted = (explain_dice(total).children[0] for total in found.alike)
        return Explanation(said, tuple(counted))
    rollers = (rolled.roller, *found.seats)
    rolls = tuple(
        Explanation(
            msg(f"puzzle.{ID}.roll", who=_who(rolled, r), total=total, other=_who(rolled, seat)),
            explain_dice(total).children,
        )
        for r, total, seat in zip(rollers, rolled.sums, found.seats, strict=False)
    )
    return rolls[0] if len(rolls) == 1 else Explanation(rolls[-1].message, rolls)


@dealing
def rolls(rng: random.Random, wish: Wish, asked: str) -> Iterator[Rolled]:
    """A roll, or two; every neighbour is meant as often as the others."""
    roller = rng.choice(SEATS)
    bottom = roller if wish.level == 1 else rng.choice(SEATS)
    sums = tuple(_roll(rng) for _ in range(1 + (asked == "first_dealer")))
    yield Rolled(roller, bottom, sums, asked)


def _roll(rng: random.Random) -> int:
    steps = rng.randrange(4)
    return rng.choice([total for total in SUMS if steps_right(total) == steps])


ASKED: Final = {"sum": (1, 1), "wall": (0, 1), "first_dealer": (0, 0, 1), "sums": (0, 0, 0, 1)}
"""What is asked, with its share at each level."""
TWICE: Final = under(kiicha_dice_rolls=2)
"""The second roll is another player's."""


# ---- false rules


def _to_the_left(rolled: Rolled) -> Rolled:
    """G03: a sum is counted to the left."""
    return rolled._replace(sums=tuple(5 + (-steps_right(total)) % 4 for total in rolled.sums))


def _from_zero(rolled: Rolled) -> Rolled:
    """G07: the roller counts as 0, so the count ends one seat further on."""
    return rolled._replace(
        sums=tuple(total + 1 if total + 1 in SUMS else total - 3 for total in rolled.sums)
    )


def _from_the_first(found: DiceCount) -> DiceCount | None:
    """G07: the second roll is counted from the first roller."""
    if len(found.seats) < 2:
        return None
    steps = steps_right(found.rolled.sums[-1])
    dealer = SEATS[(found.rolled.roller + steps) % 4]
    return found._replace(seats=(*found.seats[:-1], dealer))


MISTAKES: Final[tuple[Mistake, ...]] = (
    misread("G03", "counted-to-the-left", _to_the_left, 3),
    misread("G07", "roller-counts-zero", _from_zero, 3),
    misjudge("G07", "second-roll-from-the-first", _from_the_first),
)


KIND: Final = Kind(
    id=ID,
    section="1.2.2",
    levels=(1, 2, 3, 4),
    seconds=20,
    sorts=tuple(
        Sort(asked, rolls(asked), shares, exists=TWICE if asked == "first_dealer" else ALWAYS)
        for asked, shares in ASKED.items()
    ),
    topics={
        asked: Topic(
            levels=tuple(n for n, share in enumerate(shares, 1) if share), sorts={asked: 1}
        )
        for asked, shares in ASKED.items()
    },
    steps=Steps(find, write),
    asks=Asks(
        ask,
        lambda posed: seating_scene(_seating(posed.situation), posed.rules, dealer=False),
        prompt,
    ),
    tells=Tells(
        explain,
        right=because(explain),
        line=lambda posed: explain_dice(posed.situation.sums[0]).children[0].message,
        about=lambda posed: posed.situation.asked,
    ),
    bound=0.3,
    mistakes=MISTAKES,
    options=("kiicha_dice_rolls", "wall_break_rolls"),
)
