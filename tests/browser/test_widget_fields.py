"""Ways to answer that kinds to come need: by keys, by mouse, typed, at the table, part by part."""

import re
from urllib.parse import unquote

import pytest
from playwright.sync_api import expect

import mjwidgets as mjw
from mjteach.puzzles.generate import generate
from mjteach.puzzles.practice import PracticePhase, single
from mjwidgets._faces import pictures
from mjwidgets._puzzle.widget import PuzzleWidget, key_of
from support.pages.learners import by_keyboard, by_mouse
from support.pages.widget_page import Board
from support.puzzles.every_field import ANSWER, puzzle

pytestmark = pytest.mark.browser


def asked(page, *names, **options):
    return Board(page, PuzzleWidget(single(puzzle(*names))), **options)


@pytest.mark.parametrize("learner", [by_keyboard, by_mouse])
@pytest.mark.parametrize(("width", "theme"), [(1280, "true"), (400, "false")])
def test_every_field_is_filled_in(page, learner, width, theme):
    page.set_viewport_size({"width": width, "height": 800})
    played = asked(page, theme=theme)
    assert played.violations() == []
    learner(played, ANSWER)
    assert played.widget.draft == {**ANSWER, "fu": 8}
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert played.violations() == []
    assert set(played.leaked()) <= {"Tab"}
    assert played.problems == []


@pytest.mark.parametrize(
    ("field", "typed", "value", "said"),
    [
        ("many", "riichi, 平和", ["pinfu", "riichi"], "Chosen"),
        ("many", "pinfo", None, "one of the choices"),
        ("action", "pon", ["pon 5m with 55m"], "Chosen"),
        ("pay", "1,300-2,600", "1300/2600", "The dealer pays 2,600"),
        ("pay", "2600 all", "2600 all", "Each of the others pays 2,600"),
        ("pay", "1300/", None, "1300/"),
    ],
)
def test_what_is_typed_is_read_back(page, field, typed, value, said):
    played = asked(page, field)
    played.page.locator(f"[data-field={field}] input[type=text]").fill(typed)
    played.pump()
    reading = played.page.locator(f"[data-field={field}] .mj-reading")
    assert said in reading.inner_text()
    assert played.widget.readings[field]["value"] == value
    assert (reading.get_attribute("data-problem") == "yes") is (value is None)


def test_the_boxes_of_a_list_are_ticked_where_something_is_chosen(page):
    played = asked(page, "many")
    boxes = played.page.locator("[data-field=many] input[type=checkbox]")

    def ticked():
        return {box.get_attribute("value") for box in boxes.all() if box.is_checked()}

    assert ticked() == set()
    for clicked, chosen in (
        ("riichi", {"riichi"}),
        ("pinfu", {"riichi", "pinfu"}),
        ("riichi", {"pinfu"}),
    ):
        boxes.and_(played.page.locator(f"[value={clicked}]")).click()
        played.pump()
        assert ticked() == chosen


@pytest.mark.parametrize(
    ("kind", "level"),
    [("settle", 2), ("payer", 2), ("pao_split", 2), ("minimal_pair", 2)],
)
def test_a_minus_is_typed_like_a_digit_where_a_number_may_have_one(page, kind, level):
    played = Board(page, mjw.puzzle(kind, level=level, seed="a"))
    box = played.page.locator(".mj-number").first
    assert box.get_attribute("inputmode") is None, "number pads of phones have no minus"
    played.focus()
    played.keys("-", "3", "1")
    assert box.input_value() == "-31"
    assert -31 in played.widget.draft.values()


def test_chosen_tiles_are_said_once_the_keys_rest(page):
    played = Board(page, mjw.puzzle("wait_finder", level=1, seed="a"))
    heard = played.frame.locator(".mj-only-read[role=status]").first
    played.focus()
    played.type("25p")
    expect(heard).to_have_text(re.compile("^Chosen: 2 of circles, 5 of circles"))
    played.keys("Escape")
    expect(heard).to_have_text("Nothing chosen yet")


def test_what_is_typed_where_tiles_of_the_picture_are_asked_goes_to_no_other_part(page):
    played = Board(page, mjw.puzzle("dora_pick", level=2, seed="a"))
    played.focus()
    played.type("1m")
    played.keys("Enter")
    assert played.focused("e => e.closest('.mj-field')?.dataset.field") == "tiles"
    played.type("5s")
    assert played.widget.draft["dora"] == ["1m"]
    played.keys("ArrowRight")
    assert played.focused("e => e.className").startswith("mj-tile")


def test_signs_in_a_picture_with_places_are_not_read_out(page):
    played = Board(page, mjw.puzzle("next_action", level=1, seed="a"))
    signs = played.frame.locator("svg[role=group] text")
    assert signs.count() > 0
    assert signs.evaluate_all("found => found.every((one) => one.ariaHidden === 'true')")


def test_a_number_that_is_tapped_is_typed_over_and_a_digit_typed_elsewhere_goes_behind(browser):
    with browser.new_context(has_touch=True, viewport={"width": 390, "height": 844}) as context:
        played = Board(context.new_page(), mjw.puzzle("payer", level=2, seed="a"))
        lines = played.frame.locator("input.mj-points")
        lines.first.fill("3")
        lines.last.tap()
        lines.first.tap()
        played.type("48")
        assert lines.first.input_value() == "48"
        lines.first.tap()  # the cursor stands where it was tapped
        played.keys("End")
        played.type("0")
        assert lines.first.input_value() == "480"
        lines.first.fill("")
        played.focus()
        played.type("12")
        assert lines.first.input_value() == "12"


def test_a_number_that_is_typed_moves_nothing_below_it(page):
    """A loss is a number like a gain: it isn't read back on a line of its own."""
    played = Board(page, mjw.puzzle("payer", level=1, seed="a"))
    boxes = played.frame.locator(".mj-number")
    place = boxes.last.bounding_box()
    boxes.first.focus()
    for key in "-1000":
        page.keyboard.press(key)
        played.pump()
        assert boxes.last.bounding_box() == place
    assert -1000 in played.widget.draft.values()


@pytest.mark.parametrize("seed", ["ron", "st"])
def test_a_row_of_four_numbers_is_one_line_on_a_phone(page, seed):
    page.set_viewport_size({"width": 400, "height": 800})
    played = Board(page, mjw.puzzle("score_lookup", level=1, topics="below_mangan", seed=seed))
    rows = played.page.locator(".mj-sheet tbody tr")
    for row in rows.all():
        tops = {round(cell.bounding_box()["y"]) for cell in row.locator("td").all()}
        assert len(tops) == 1
    assert rows.count() > 8
    assert page.evaluate("document.documentElement.scrollWidth") <= 400
    assert played.violations() == []


def test_what_cannot_be_read_is_not_graded_and_not_lost(page):
    played = Board(page, mjw.puzzle("fu_count", level=4, seed="a"))
    box = played.page.locator(".mj-number").first
    box.fill("abc")
    played.press("Check")
    assert played.widget.state.phase is PracticePhase.ASKING
    assert played.widget.state.attempts == 0
    assert "read “abc” as a number" in played.page.locator(".mj-reading").first.inner_text()
    assert "read “abc” as a number" in played.status.inner_text()
    assert box.input_value() == "abc"
    assert box.get_attribute("aria-invalid") == "true"
    assert played.violations() == []
    box.fill("30 fu")
    assert box.get_attribute("aria-invalid") is None
    played.press("Check")
    assert played.widget.state.attempts == 1


@pytest.mark.parametrize("typed", ["二萬", "2만", "２ｍ", "🀈"])
def test_tiles_in_other_scripts_are_pressed_on_the_pad(page, typed):
    played = Board(page, mjw.puzzle("wait_finder", seed="a"))
    played.page.locator(".mj-typed").fill(typed)
    played.pump()
    assert played.frame.get_by_role("button", name="2 of characters", pressed=True).count() == 1


def test_a_given_field_is_shown_and_cannot_be_changed(page):
    played = asked(page, "pay", "fu")
    given = played.page.locator("[data-field=fu]")
    assert "8" in given.inner_text()
    assert "already filled in" in given.inner_text()
    assert given.locator("input, button, select").count() == 0


# --- places at the table


def test_a_place_is_pressed_at_the_table_and_in_the_list_alike(page):
    played = asked(page, "seats")
    table = played.page.locator(".mj-board")
    table.locator("[data-place='seat.C']").click()
    played.pump()
    assert played.page.locator("input[value='seat.C']").is_checked()
    played.page.locator("input[value='seat.A']").check()
    played.pump()
    pressed = table.locator("[aria-pressed=true]")
    assert [place.get_attribute("data-place") for place in pressed.all()] == ["seat.A", "seat.C"]
    table.locator("[data-place='seat.C']").focus()
    played.keys("Space")
    assert played.widget.draft["seats"] == ["seat.A"]
    assert played.leaked() == []


# --- an order


def test_things_move_by_keys_and_keep_the_focus(page):
    played = asked(page, "order")
    by_keyboard(played, {"order": ["drawing", "calling", "paying"]})
    played.page.locator("[data-item=paying] button").first.focus()
    played.keys("Alt+ArrowUp", "Alt+ArrowUp")
    assert played.widget.draft["order"] == ["paying", "drawing", "calling"]
    assert played.focused("e => e.closest('li').dataset.item") == "paying"
    assert "step 1 of 3" in played.page.locator("[data-field=order] [role=status]").inner_text()
    played.keys("Delete")
    assert played.widget.draft["order"] == ["drawing", "calling"]
    assert set(played.leaked()) <= {"Tab", "Alt"}


def test_numbers_choose_the_order_and_enter_checks_it(page):
    played = Board(page, mjw.puzzle("step_order", level=1, seed="a"))
    played.focus()
    played.keys("2", "1", "Enter")
    assert [len(order) for order in played.widget.draft.values()] == [2]
    assert played.widget.state.attempts == 1


def test_a_double_click_chooses_one(page):
    played = asked(page, "order")
    played.frame.locator(".mj-chip").first.dblclick()
    played.pump()
    assert len(played.widget.draft["order"]) == 1


def test_things_move_by_buttons(page):
    played = asked(page, "order")
    by_mouse(played, {"order": ["drawing", "calling", "paying"]})
    played.page.locator("[data-item=drawing]").get_by_role("button", name="Later").click()
    played.pump()
    assert played.widget.draft["order"] == ["calling", "drawing", "paying"]


# --- part by part


def test_a_long_question_comes_part_by_part_and_enter_goes_on(page):
    played = Board(page, mjw.puzzle("furiten_judge", level=4, seed="a"))
    fields = played.page.locator(".mj-answer > .mj-field")
    assert [field.is_visible() for field in fields.all()].count(True) == 1
    played.focus()
    for part in range(2, 7):
        played.focus()
        played.keys("Enter")
        current = played.page.locator(".mj-part-button[aria-current=step]")
        assert current.inner_text().startswith(str(part))
    assert played.widget.state.attempts == 0
    assert played.frame.get_by_role("button", name="Check").count() == 1, "all parts were seen"
    played.press("All parts at once")
    assert all(field.is_visible() for field in fields.all())
    played.press("One part at a time")
    assert [field.is_visible() for field in fields.all()].count(True) == 1
    assert played.violations() == []


def test_the_blue_button_leads_through_the_parts_before_it_checks(page):
    played = Board(page, mjw.puzzle("furiten_judge", level=4, seed="a"))
    blue = played.frame.locator(".mj-main:visible")
    for part in range(2, played.frame.locator(".mj-part-button").count() + 1):
        assert blue.inner_text().startswith("Next part")
        blue.click()
        current = played.frame.locator(".mj-part-button[aria-current=step]")
        assert current.inner_text().startswith(str(part))
    assert played.widget.state.attempts == 0
    assert blue.inner_text().startswith("Check")


def test_after_the_last_question_there_are_no_parts_to_show(page):
    played = Board(page, mjw.practice("furiten_judge", level=4, seed="a", n=1))
    parts = played.frame.get_by_role("button", name=re.compile("^(One part|All parts)"))
    assert parts.count() == 1
    played.press("Skip")
    assert "That's this one done." in played.frame.inner_text()
    assert parts.count() == 0
    played.press("Another set")
    assert parts.count() == 1


def test_the_part_to_look_at_comes_into_sight(page):
    played = Board(page, mjw.puzzle("furiten_judge", level=3, seed="a"))
    answer = key_of(played.widget.state)
    by_mouse(played, {**answer, "ron": {"yes": "no", "no": "yes"}[answer["ron"]]})
    played.press("Check")
    assert played.page.locator("[data-status=look]").is_visible()


def test_there_is_one_tile_pad_whatever_is_asked(page):
    played = Board(page, mjw.puzzle("korean_count", level=3, seed="a"))
    assert played.page.locator(".mj-pad").count() <= 1


def test_the_tiles_of_the_own_hand_are_what_can_be_clicked(page):
    puzzle = generate("riichi_choice", level=4, seed="a")
    played = Board(page, PuzzleWidget(single(puzzle)))
    offered = [str(tile) for tile in puzzle.question.field("throw").offers]
    pad = played.frame.locator(".mj-pad")
    assert pad.locator("button.mj-tile").count() == len(offered)
    pad.locator("button.mj-tile").first.click()
    played.pump()
    assert played.widget.draft["throw"] == offered[:1]
    assert played.problems == []


def test_a_question_about_names_shows_none_in_the_corners(page):
    """Nor does the next one of a set, after tiles that had them."""
    played = Board(page, PuzzleWidget(single(generate("order_cycle", level=2, seed="a"))))
    faces = played.frame.locator(".mj-pad .mj-face")
    assert {*map(read, faces.evaluate_all(SOURCES))} <= {*pictures(index=True).values()}
    asked = (generate("tile_name", level=1, seed=seed) for seed in "abcdefgh")
    played.widget._state = single(next(one for one in asked if one.question.field("tiles")))
    played.widget._show(is_new=True)
    played.hear_python()
    assert faces.count() == 34
    assert {*map(read, faces.evaluate_all(SOURCES))} <= {*pictures(index=False).values()}
    assert played.frame.locator(".mj-pad [title]").count() == 0
    played.frame.get_by_role("button", name="east wind").click()
    said = played.frame.locator(".mj-reading > span")
    assert said.inner_text() == "Chosen: East wind", "for those who listen"
    assert said.bounding_box()["width"] <= 1
    assert played.problems == []


SOURCES = "found => found.map((face) => face.src)"


def read(address):
    """The picture behind an address."""
    return unquote(address).partition(",")[2]


def test_a_tile_of_a_group_chooses_the_whole_group(page):
    played = Board(page, mjw.puzzle("set_builder", level=2, seed="a"))
    row = played.widget.question.scene.rows[1]
    first, *_, last = row.spots
    tiles = played.frame.locator(".mj-row").nth(1).locator("button.mj-tile")
    tiles.last.click()
    played.pump()
    assert {tile.get_attribute("aria-pressed") for tile in tiles.all()} == {"true"}
    assert played.widget.draft["fault"] == [first.id] != [last.id]
    reading = played.frame.locator("[data-field=fault] .mj-reading")
    assert reading.inner_text().startswith("Chosen: group 2 (")
    played.frame.locator(".mj-row").first.locator("button.mj-tile").first.click()
    assert {tile.get_attribute("aria-pressed") for tile in tiles.all()} == {"false"}
    assert reading.inner_text().startswith("Chosen: group 1 (")
    assert played.problems == []


def test_a_chosen_tile_is_taken_off_where_it_is_named(page):
    """On a phone the hand may lie over the tiles to choose from."""
    played = Board(page, mjw.puzzle("wait_finder", level=1, seed="a"))
    played.focus()
    played.type("5p5z")
    named = played.frame.locator(".mj-reading img")
    named.nth(0).click()
    expect(named).to_have_count(1)
    assert played.widget.draft["waits"] == ["5z"]


def test_honours_of_the_picture_are_chosen_by_what_their_corners_say(page):
    widget = next(
        widget
        for seed in range(100)
        if (widget := mjw.practice("tile_sort", level=2, topics="classes", seed=f"h{seed}", n=1))
        and {"1z", "3z", "5z"} <= {str(spot.tile) for spot in widget.question.scene.spots()}
    )
    played = Board(page, widget)
    played.focus()
    played.keys("E", "W", "h", "W", "W")
    tiles = {spot.id: str(spot.tile) for spot in widget.question.scene.spots()}
    assert [tiles[spot] for spot in widget.draft["picked"]] == ["1z", "5z", "3z"]
