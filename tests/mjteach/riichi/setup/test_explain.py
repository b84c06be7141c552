"""Explanations: a line for each step, and the facts in them."""

from itertools import product

import pytest

from mjteach.core.errors import SituationError
from mjteach.core.message import Explanation
from mjteach.core.seats import SEATS, Seat, seat_wind
from mjteach.core.tiles import Tile
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.setup.deal import deal
from mjteach.riichi.setup.dice import SUMS, neighbour
from mjteach.riichi.setup.explain import (
    explain_break,
    explain_dead_wall,
    explain_deal,
    explain_dice,
    explain_first_dealer,
    explain_seating,
)
from mjteach.riichi.setup.places import Role, places
from mjteach.riichi.setup.seating import first_dealer, seating
from mjteach.riichi.setup.wall import INDICATORS, Wall, shuffled_wall
from mjteach.riichi.setup.wall_break import wall_break
from mjteach.text.render import outline
from support.errors import problem_is

WALL = shuffled_wall("explain", RuleSet(), Seat.C)
TWO_ROLLS = RuleSet(wall_break_rolls=2)


def ids(tree: Explanation) -> list[str]:
    return [child.message.id for child in tree.children]


@pytest.mark.parametrize("total", SUMS)
def test_dice(total: int) -> None:
    tree = explain_dice(total)
    assert tree.message.get("chosen") == neighbour(total)
    alike = tree.children[1].message.get("sums")
    assert alike == tuple(other for other in SUMS if other % 4 == total % 4)


def test_dice_that_do_not_exist() -> None:
    with pytest.raises(SituationError, check=problem_is("no_dice_sum")):
        explain_dice(13)


def test_seats() -> None:
    tree = explain_seating(seating((Tile.WEST, Tile.EAST, Tile.NORTH, Tile.SOUTH)))
    assert [child.message.get("player") for child in tree.children] == [1, 3, 0, 2]
    neighbours = [
        (child.message.get("left"), child.message.get("wind")) for child in tree.children[1:]
    ]
    assert neighbours == [
        (Tile.EAST, Tile.SOUTH),
        (Tile.SOUTH, Tile.WEST),
        (Tile.WEST, Tile.NORTH),
    ]


@pytest.mark.parametrize("rolls", [1, 2])
def test_first_dealer(rolls: int) -> None:
    first = first_dealer([10, 8][:rolls], RuleSet(kiicha_dice_rolls=rolls))
    tree = explain_first_dealer(first)
    assert tree.message.get("dealer") is first.dealer
    assert ids(tree)[:-1] == ["setup.first.roll", "setup.first.again"][:rolls]
    assert ids(tree)[-1] == "setup.first.winds"
    for roll, child in zip(first.rolls, tree.children, strict=False):
        assert [child.message.get(name) for name in roll._fields] == list(roll)
        assert ids(child) == ["setup.dice.count", "setup.dice.same"]


@pytest.mark.parametrize(("dealer", "total"), [*product(SEATS, SUMS)])
def test_break_by_one_roll(dealer: Seat, total: int) -> None:
    where = wall_break([total], RuleSet(), dealer)
    tree = explain_break(where)
    assert tree.message.get("wind") is seat_wind(where.broken, dealer)
    assert (tree.message.get("right"), tree.message.get("position")) == (total, total + 1)
    assert ids(tree)[:2] == ["setup.break.roll", "setup.break.same_sum"]


@pytest.mark.parametrize(("dealer", "second"), [*product(SEATS, SUMS)])
def test_the_dead_wall_beyond_the_corner(dealer: Seat, second: int) -> None:
    where = wall_break([7, second], TWO_ROLLS, dealer)
    tree = explain_break(where)
    assert ids(tree)[1] == "setup.break.again"
    dead = tree.children[-1].message
    stood = places(Wall(WALL.tiles, dealer, where.broken, where.right))[122::2]
    beyond = [place.seat for place in stood if place.seat is not where.broken]
    assert dead.get("beyond") == len(beyond)
    assert {seat_wind(seat, dealer) for seat in beyond} <= {dead.get("wind")}


def test_deal() -> None:
    tree = explain_deal(WALL)
    steps = deal(WALL)
    assert ids(tree) == ["setup.deal.four"] * 12 + ["setup.deal.two"] + ["setup.deal.one"] * 3
    for step, child in zip(steps, tree.children, strict=True):
        assert child.message.get("tiles") == child.highlight == step.tiles
        assert child.message.get("wind") is seat_wind(step.seat, WALL.dealer)


@pytest.mark.parametrize("kans", range(5))
def test_dead_wall(kans: int) -> None:
    tree = explain_dead_wall(WALL, kans, indicators=kans + 1)
    lines = {child.message.id: child.message for child in tree.children}
    roles = [place.role for place in places(WALL, 52, kans, kans + 1)]
    assert lines["setup.dead.indicator"].get("tile") is WALL.tiles[INDICATORS[0]]
    assert lines["setup.dead.rinshan"].get("left") == roles.count(Role.RINSHAN)
    last = lines["setup.dead.last"]
    assert last.get("draws") == roles.count(Role.LIVE)
    end = max(at for at, role in enumerate(roles) if role is Role.LIVE)
    assert last.get("upper") is places(WALL)[end].upper
    opened = tuple(WALL.tiles[place] for place in INDICATORS[1 : kans + 1])
    if opened:
        assert lines["setup.dead.kan_indicators"].get("tiles") == opened
    else:
        assert "setup.dead.kan_indicators" not in lines


def test_closed_indicators_are_not_told() -> None:
    closed = explain_dead_wall(WALL, indicators=0)
    assert all(not node.highlight for _, node in closed.walk())


@pytest.mark.parametrize("numbers", [(5, 1), (-1, 1), (0, 6)])
def test_dead_walls_that_do_not_exist(numbers: tuple[int, int]) -> None:
    with pytest.raises(SituationError, check=problem_is("no_such_moment")):
        explain_dead_wall(WALL, *numbers)


def test_every_line_has_words() -> None:
    """A message without words would raise a TextWarning."""
    trees = [
        explain_dice(9),
        explain_seating(seating((Tile.WEST, Tile.EAST, Tile.NORTH, Tile.SOUTH))),
        explain_first_dealer(first_dealer([10, 8], RuleSet())),
        explain_break(wall_break([2], RuleSet())),
        explain_break(wall_break([7, 8], TWO_ROLLS)),
        explain_deal(WALL),
        *(explain_dead_wall(WALL, kans, kans + 1) for kans in range(5)),
    ]
    assert all(line.text for tree in trees for line in outline(tree))


@pytest.mark.parametrize(
    ("tree", "line"),
    [
        (
            explain_dice(5),
            "Four steps take you once round the table, so 5 and 9 both end on the same seat.",
        ),
        (
            explain_dice(6),
            "Four steps take you once round the table, so 2, 6 and 10 all end on the same seat.",
        ),
        (
            explain_dead_wall(WALL, 1, 2),
            "{} was turned over after a kan. It's a dora indicator too.",
        ),
        (
            explain_dead_wall(WALL, 2, 3),
            "{} were turned over after kans. They're dora indicators too.",
        ),
    ],
)
def test_one_or_many(tree: Explanation, line: str) -> None:
    opened = [node for _, node in tree.walk() if node.message.id == "setup.dead.kan_indicators"]
    names = " and ".join(map(str, opened[0].message.get("tiles"))) if opened else ""
    assert any(shown.text.endswith(line.format(names)) for shown in outline(tree))
