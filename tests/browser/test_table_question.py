"""A question about a table: its seats are pressed in the drawing, by mouse and by keys."""

import pytest

import mjteach as mj
import mjwidgets as mjw
from mjteach.core.message import Message
from mjteach.core.seats import SEATS, Seat
from mjteach.puzzles.generate import generate, open_code
from mjteach.puzzles.practice import single
from mjteach.puzzles.questions import Choice, PickPlaces, Question
from mjteach.puzzles.scenes import Board as TableBoard
from mjteach.puzzles.scenes import Row, RowKind, Scene, Spot, seat_place
from mjteach.riichi.round.view import view
from mjwidgets._puzzle.widget import PuzzleWidget
from support.pages.widget_page import Board

pytestmark = pytest.mark.browser

STATE = mj.recorded_deal("first")[-5]


def question(page, *, hand=True, **options):
    """Who sits where, asked of the table that South sees."""
    seen = view(STATE, Seat.B)
    tiles = enumerate(seen.players[Seat.B].hand.concealed)
    spots = tuple(Spot(f"hand.{place}", tile) for place, tile in tiles)
    row = Row("hand", RowKind.HAND, Message("widget.group"), spots)
    sides = ("left", "bottom", "right", "top")
    choices = [
        Choice(seat_place(seat), Message(f"table.player_at.{side}"))
        for seat, side in zip(SEATS, sides, strict=True)
    ]
    puzzle = generate("wait_finder", level=1, seed="a")._replace(
        scene=Scene((row,) if hand else (), board=TableBoard(seen)),
        question=Question((PickPlaces("who", Message("widget.choose"), tuple(choices)),)),
    )
    return Board(page, PuzzleWidget(single(puzzle)), **options)


def seats(played):
    return played.frame.locator("[data-place]")


def pressed(played):
    return played.frame.locator("[data-place][aria-pressed=true]").evaluate_all(
        "found => found.map((place) => place.dataset.place)"
    )


def test_a_seat_is_pressed_by_mouse(page):
    played = question(page)
    assert seats(played).count() == 4
    for place in ("seat.C", "seat.A"):
        played.frame.locator(f"[data-place='{place}']").click()
        played.pump()
        assert pressed(played) == [place]
        assert played.widget.draft["who"] == place
    assert played.problems == []


def test_a_seat_is_pressed_by_keys_and_named(page):
    played = question(page)
    played.focus()
    played.tab_to("[data-place='seat.D']")
    assert played.focused("e => e.getAttribute('aria-label')") == "North, at the top"
    played.keys(" ")
    assert pressed(played) == ["seat.D"]
    assert {*played.leaked()} <= {"Tab"}


def test_of_many_places_one_is_reached_by_tab_and_the_others_by_arrows(page):
    played = Board(page, PuzzleWidget(single(open_code("wall_click.2-2b-a3~break"))))
    assert seats(played).count() == 4 * 17
    assert played.frame.locator("[data-place][tabindex='0']").count() == 1
    played.focus()
    played.tab_to("[data-place]")
    first = played.focused("e => e.dataset.place").split(".")
    played.keys("ArrowLeft", "ArrowRight", "ArrowLeft")
    wall, stack = played.focused("e => e.dataset.place").split(".")[1:]
    assert (wall, abs(int(stack) - int(first[2]))) == (first[1], 1)
    played.keys("ArrowUp")
    assert played.focused("e => e.dataset.place").split(".")[1] != wall
    name = played.focused("e => e.getAttribute('aria-label')")
    assert "'s wall, stack " in name
    played.keys(" ")
    assert len(pressed(played)) == 1
    assert name in played.frame.locator(".mj-reading").inner_text()
    assert played.violations() == []
    assert played.problems == []


@pytest.mark.parametrize("theme", ["true", "false"])
@pytest.mark.parametrize("hand", [True, False])
def test_nothing_bars_the_way(page, theme, hand):
    played = question(page, hand=hand, theme=theme)
    assert played.violations() == []


@pytest.mark.parametrize("hand", [True, False])
def test_the_table_and_check_stand_on_one_screen(page, hand):
    """With the learner's own tiles in it the table is as high as a screen takes."""
    page.set_viewport_size({"width": 1280, "height": 800})
    played = question(page, hand=hand)
    played.frame.locator(".mj-board").scroll_into_view_if_needed()
    for shown in (".mj-board", "[data-action=check]"):
        box = played.frame.locator(shown).first.bounding_box()
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 800
    assert played.frame.locator(".mj-board").bounding_box()["width"] > 340


def test_on_a_phone_the_table_is_as_wide_as_the_page(page):
    page.set_viewport_size({"width": 400, "height": 800})
    played = question(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 400
    assert played.frame.locator(".mj-board").bounding_box()["width"] > 320
    seat = seats(played).nth(1).bounding_box()
    assert min(seat["width"], seat["height"]) >= 44


OWN_HAND = """() => {
  const upright = (image) => !image.getAttribute("transform");
  const tiles = [...document.querySelectorAll(".mj-scene-own image")].filter(upright);
  const boxes = tiles.map((image) => image.getBoundingClientRect());
  const foot = Math.max(...boxes.map((box) => box.bottom));
  return Math.max(...boxes.filter((box) => box.bottom > foot - 2).map((box) => box.width));
}"""


OWN_SETS = """() => {
  const tiles = [...document.querySelectorAll(".mj-scene-own image")];
  const seen = tiles.map((image) => image.getBoundingClientRect());
  const foot = Math.max(...seen.map((box) => box.bottom));
  const own = seen.filter((box) => box.bottom > foot - 2);
  return Math.min(...own.map((box) => Math.min(box.width, box.height)));
}"""


@pytest.mark.parametrize(("width", "least"), [(1280, 40), (400, 24)])
@pytest.mark.parametrize("kind", ["kuikae_guard", "kan_choice"])
def test_the_own_sets_are_as_large_as_the_hand(page, kind, width, least):
    page.set_viewport_size({"width": width, "height": 800})
    level = {"kuikae_guard": 1, "kan_choice": 2}[kind]
    puzzles = (generate(kind, level=level, seed=seed) for seed in "abcdefghijklmnop")
    asked = next(puzzle for puzzle in puzzles if sets_of(puzzle))
    played = Board(page, PuzzleWidget(single(asked)))
    assert played.page.evaluate(OWN_SETS) >= least
    assert played.page.evaluate("document.documentElement.scrollWidth") <= width


def sets_of(puzzle):
    """The sets of the player at the lower edge."""
    board = puzzle.scene.board
    return board.view.players[board.nearest].melds


@pytest.mark.parametrize(("width", "least"), [(1280, 40), (400, 24)])
@pytest.mark.parametrize("kind", ["call_choice", "kan_choice", "payer", "win_check"])
def test_the_own_tiles_are_large_enough_to_read(page, kind, width, least):
    """A whole table shows the tiles of the learner's own hand the largest."""
    page.set_viewport_size({"width": width, "height": 800})
    asked = Board(page, mjw.puzzle(kind, level=3, seed="a"))
    assert asked.page.evaluate(OWN_HAND) >= least
    assert asked.page.evaluate("document.documentElement.scrollWidth") <= width
