"""Why players sit where they do, who deals first, where the wall breaks: a line for each step.

Before the first hand players are named by the winds they drew, afterwards by their seat winds.
"""

from __future__ import annotations

from typing import Final

from ...core.message import Explanation, Message, msg
from ...core.seats import NEXT, Seat, seat_wind
from ...core.tiles import WINDS, Tile
from .dead_wall import MOST_KANS, check_numbers, draws_left, last_draw
from .deal import FIRST_DRAW, DealStep, deal
from .dice import SUMS, Roll, neighbour, steps_right
from .seating import FirstDealer, Seating
from .wall import INDICATORS, LIVE_END, RINSHAN, WALL_TILES, Wall
from .wall_break import WallBreak

DEAD_STACKS: Final = (WALL_TILES - LIVE_END) // 2


def explain_dice(total: int) -> Explanation:
    """Whom a sum of the dice points at, counted from the roller (R1.2.2-b).

    Raises SituationError when no dice show ``total``.

    >>> tree = explain_dice(10)
    >>> tree.message.get("chosen"), [child.message.id for child in tree.children]
    (<Source.SHIMOCHA: 'shimocha'>, ['setup.dice.count', 'setup.dice.same'])
    """
    chosen = neighbour(total)
    return Explanation(msg("setup.dice.sum", total=total, chosen=chosen), _counting(total))


def _counting(total: int) -> tuple[Explanation, ...]:
    alike = tuple(other for other in SUMS if steps_right(other) == steps_right(total))
    return _lines(
        msg("setup.dice.count", total=total), msg("setup.dice.same", sums=alike, count=len(alike))
    )


def explain_seating(seats: Seating) -> Explanation:
    """Who drew which wind, and where each of them sits (R2.1-a).

    >>> from mjteach.riichi.setup.seating import seating
    >>> tree = explain_seating(seating(WINDS))
    >>> [child.message.id for child in tree.children][:2]
    ['setup.seats.east', 'setup.seats.other']
    """
    east, *others = seats.players
    lines = [msg("setup.seats.east", player=east)]
    for wind, player, left in zip(WINDS[1:], others, WINDS, strict=False):
        lines.append(msg("setup.seats.other", player=player, wind=wind, left=left))
    return Explanation(msg("setup.seats.drawn"), _lines(*lines))


def explain_first_dealer(first: FirstDealer) -> Explanation:
    """How the rolls lead to the first dealer (R2.1-d, R2.1-g).

    >>> from mjteach.riichi.rules import RuleSet
    >>> from mjteach.riichi.setup.seating import first_dealer
    >>> tree = explain_first_dealer(first_dealer([10, 8], RuleSet()))
    >>> [child.message.id for child in tree.children]
    ['setup.first.roll', 'setup.first.again', 'setup.first.winds']
    """
    roll, *second = first.rolls
    lines = [_roll(msg("setup.first.roll", **_facts(roll)), roll)]
    lines += [_roll(msg("setup.first.again", **_facts(again)), again) for again in second]  # C12
    head = msg("setup.first.dealer", dealer=first.dealer)
    return Explanation(head, (*lines, Explanation(msg("setup.first.winds"))))


def explain_break(where: WallBreak) -> Explanation:
    """Whose wall breaks and where, and where the dead wall stands (R2.3.1, C13).

    >>> from mjteach.riichi.rules import RuleSet
    >>> from mjteach.riichi.setup.wall_break import wall_break
    >>> tree = explain_break(wall_break([9], RuleSet()))
    >>> [child.message.id for child in tree.children][:2]
    ['setup.break.roll', 'setup.break.same_sum']
    """
    roll = where.rolls[0]
    beyond = max(0, DEAD_STACKS - where.right)
    neighbour_wall = seat_wind(NEXT[where.broken], where.dealer)
    lines = _lines(
        _place(where),
        msg("setup.break.direction"),
        msg("setup.break.dead", stacks=DEAD_STACKS, beyond=beyond, wind=neighbour_wall),
    )
    broken = seat_wind(where.broken, where.dealer)
    head = msg("setup.break.place", wind=broken, right=where.right, position=where.position)
    return Explanation(head, (_roll(msg("setup.break.roll", **_facts(roll)), roll), *lines))


def _place(where: WallBreak) -> Message:
    """Which sum counts the stacks, and how."""
    roll, *second = where.rolls
    if second:
        return msg("setup.break.again", roller=second[0].roller, total=second[0].total)
    return msg("setup.break.same_sum", total=roll.total)


def explain_deal(wall: Wall) -> Explanation:
    """The deal, a line for each movement (R2.3.1-c, R2.3.1-d).

    >>> from mjteach.riichi.rules import RuleSet
    >>> from mjteach.riichi.setup.wall import shuffled_wall
    >>> tree = explain_deal(shuffled_wall("a wall", RuleSet()))
    >>> [child.message.id for child in tree.children][11:14]
    ['setup.deal.four', 'setup.deal.two', 'setup.deal.one']
    """
    lines = tuple(_deal_step(step, wall.dealer) for step in deal(wall))
    return Explanation(msg("setup.deal.all"), lines)


_MOVEMENT: Final = {4: "four", 2: "two", 1: "one"}


def _deal_step(step: DealStep, dealer: Seat) -> Explanation:
    word = _MOVEMENT[len(step.tiles)]
    message = msg(f"setup.deal.{word}", wind=seat_wind(step.seat, dealer), tiles=step.tiles)
    return _of_tiles(message, step.tiles)


def explain_dead_wall(wall: Wall, kans: int = 0, indicators: int = 1) -> Explanation:
    """What the dead wall is for, and how many tiles are left to draw (R2.3.2, R2.4-a).

    ``kans`` is the number of replacement tiles taken, 0 to 4; ``indicators`` how many are open, 0
    to 5. Raises SituationError for other numbers.

    >>> from mjteach.riichi.rules import RuleSet
    >>> from mjteach.riichi.setup.wall import shuffled_wall
    >>> tree = explain_dead_wall(shuffled_wall("a wall", RuleSet()), kans=1)
    >>> tree.children[-1].message.get("draws")
    69
    """
    check_numbers(kans=(kans, MOST_KANS), indicators=(indicators, len(INDICATORS)))
    dead = WALL_TILES - LIVE_END
    draws = draws_left(FIRST_DRAW, kans)
    lines = _lines(
        msg("setup.dead.rinshan", left=len(RINSHAN) - kans),
        msg("setup.dead.set_down"),
        msg("setup.dead.replenished", kans=kans, tiles=dead),
        msg("setup.dead.last", draws=draws, upper=last_draw(kans) % 2 == 0),
    )
    return Explanation(
        msg("setup.dead.wall", tiles=dead, stacks=DEAD_STACKS),
        (*_indicators(wall, indicators), *lines),
    )


def _indicators(wall: Wall, indicators: int) -> tuple[Explanation, ...]:
    """The first open indicator, and the others to its right (R2.4-e)."""
    opened = tuple(wall.tiles[place] for place in INDICATORS[:indicators])
    lines = [_of_tiles(msg("setup.dead.indicator", tile=tile), (tile,)) for tile in opened[:1]]
    if others := opened[1:]:
        opened_by_kans = msg("setup.dead.kan_indicators", tiles=others, count=len(others))
        lines.append(_of_tiles(opened_by_kans, others))
    return tuple(lines)


def _of_tiles(message: Message, tiles: tuple[Tile, ...]) -> Explanation:
    return Explanation(message, (), tiles)


def _facts(roll: Roll) -> dict[str, int]:
    return {"roller": roll.roller, "total": roll.total, "chosen": roll.chosen}


def _roll(message: Message, roll: Roll) -> Explanation:
    """A roll, and below it how its sum is counted out."""
    return Explanation(message, _counting(roll.total))


def _lines(*messages: Message) -> tuple[Explanation, ...]:
    return tuple(Explanation(message) for message in messages)
