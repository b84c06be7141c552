"""A question before its answer, on a page: by keyboard, by mouse, on a phone, by ear."""

import pytest

import mjteach as mj
import mjwidgets as mjw
from support.pages.widget_page import Board

pytestmark = pytest.mark.browser

THREE = mj.tiles("1s5z1p")
GAP = mj.waits("46p")

DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""The page has been drawn since."""


def bird(page, **options):
    widget = mjw.predict("Which is the bird?", THREE[0], choices=THREE, then="It is a bird.")
    return Board(page, widget, **options)


def test_yes_and_no_by_keyboard(page):
    played = Board(page, mjw.predict("Does it fit?", True, about="46p 5p", then=["So.", GAP]))
    assert "So." not in played.frame.inner_text()
    played.focus()
    played.keys("n")
    assert "Not quite" in played.status.inner_text()
    assert "gap wait" in played.frame.inner_text()
    assert played.frame.locator("[data-mark]").all_inner_texts() == [
        "Yes\n✓ correct",
        "No\n✗ not correct",
    ]
    played.keys("y")
    assert "Not quite" in played.status.inner_text(), "the first answer counts"
    assert played.leaked() == []
    assert played.problems == []


def test_a_button_by_tab_arrow_and_enter(page):
    played = bird(page)
    played.focus()
    played.tab_to(".mj-option")
    played.keys("ArrowRight", "ArrowLeft", "Enter")
    assert "It is a bird." in played.status.inner_text()
    assert played.widget.view["given"] == "1s"
    assert played.frame.locator(".mj-option [src]").count() == 3


def test_a_number_is_typed_and_checked_by_enter(page):
    played = Board(page, mjw.predict("How many are left?", GAP.waits[0].left, about="46p"))
    played.focus()
    played.type("x")
    assert played.widget.view["said"] is None
    played.frame.get_by_role("button", name="Check").click()
    played.pump()
    assert played.status.inner_text().strip() == "You haven't filled anything in yet."
    played.focus()
    played.type("4")
    played.keys("Enter")
    assert played.status.inner_text().strip().endswith("Right.")
    assert played.frame.get_by_role("button", name="Check").count() == 0


@pytest.mark.parametrize("choices", [(4, 3, 2), (0, 1, 2)])
def test_a_digit_is_the_key_of_its_own_button(page, choices):
    played = Board(page, mjw.predict("How many can still come?", 2, choices=choices))
    played.focus()
    played.keys("2")
    assert "Right" in played.status.inner_text()
    assert played.widget.view["given"] == "2"


@pytest.mark.parametrize(("key", "given"), [("b", "B"), ("B", "B"), ("c", "C"), ("3", "both")])
def test_a_letter_is_the_key_of_its_own_button(page, key, given):
    played = Board(page, mjw.predict("Who is second?", "B", choices=["B", "C", "both"]))
    played.focus()
    played.keys(key)
    assert played.widget.view["given"] == given


def test_tiles_from_the_pad(page):
    played = Board(page, mjw.predict("Which fits?", GAP.tiles, about="46p"))
    played.focus()
    played.type("wh")
    assert "white dragon" in played.frame.locator(".mj-reading").inner_text()
    assert played.frame.locator(".mj-pad [aria-pressed=true]").count() == 1
    played.type("x")
    assert played.frame.locator(".mj-reading").inner_text() == ""
    played.keys("Escape")
    played.frame.get_by_role("button", name="5 of circles").first.click()
    played.pump()
    played.press("Check")
    assert "Right." in played.status.inner_text()


def test_show_me(page):
    played = bird(page)
    played.press("Show me")
    assert "The answer:" in played.status.inner_text()
    assert played.frame.locator("[data-mark]").count() == 1


@pytest.mark.parametrize("pressed", ["Show me", "Check"])
def test_the_focus_stays_where_its_button_goes(page, pressed):
    played = Board(page, mjw.predict("How many are left?", GAP.waits[0].left, about="46p"))
    played.frame.locator("input").fill("3")
    played.press(pressed)
    page.evaluate(DRAWN)  # a button that is hidden keeps the focus until the page is drawn
    assert played.frame.get_by_role("button", name=pressed).count() == 0
    assert played.focused("e => e.className") == "mj mj-predict"


@pytest.mark.parametrize("theme", ["true", "false"])
def test_nothing_bars_the_way(page, theme):
    played = bird(page, theme=theme)
    assert played.violations() == []
    played.frame.locator(".mj-option").nth(1).click()
    played.pump()
    assert played.violations() == []


def test_on_a_phone_it_is_no_wider_than_the_page(page):
    page.set_viewport_size({"width": 400, "height": 800})
    played = Board(page, mjw.predict("Which fits?", GAP.tiles, about="123m 456p 789s 222z 55p"))
    assert page.evaluate("document.documentElement.scrollWidth") <= 400
    assert played.frame.locator(".mj-hand img").count() == 5


def test_a_label_is_nearer_to_its_own_tiles_than_to_those_above(page):
    seen = {"Your hand": "46p", "Your river": mjw.river("1z9s"), "Discarded": "5p"}
    played = Board(page, mjw.predict("May you take it?", True, about=seen))
    for label in played.frame.locator(".mj-named").all()[1:]:
        above, below = label.evaluate(
            """e => {
                const box = e.getBoundingClientRect();
                const before = e.parentElement.previousElementSibling.getBoundingClientRect();
                const own = e.nextElementSibling.getBoundingClientRect();
                return [box.top - before.bottom, own.top - box.bottom];
            }"""
        )
        assert above > below >= 0, label.inner_text()


def test_the_reason_is_heard_and_the_question_is_closed(page):
    played = Board(page, mjw.predict("How many are left?", 4, then=GAP))
    line = played.frame.locator("input")
    line.fill("3")
    line.press("Enter")
    played.pump()
    assert played.frame.locator("[aria-live=polite]", has_text="gap wait").count() == 1
    line.press("4")
    assert [line.input_value(), line.get_attribute("readonly")] == ["3", ""]


def test_what_is_told_comes_into_sight(page):
    page.set_viewport_size({"width": 400, "height": 500})
    told = [f"Sentence {number}." for number in range(1, 8)]
    played = Board(page, mjw.predict("Which fits?", GAP.tiles, then=told))
    played.press("Show me")
    box = played.frame.get_by_text(told[-1]).bounding_box()
    assert box["y"] + box["height"] <= 500


def test_several_of_the_tiles_shown_are_clicked(page):
    heap = mj.tiles("1m5p9s7z0p")
    ends = tuple(tile for tile in heap if tile.is_terminal)
    played = Board(page, mjw.predict("Which are terminals?", ends, choices=heap))
    tiles = played.frame.locator(".mj-pad button.mj-tile")
    assert tiles.count() == len(heap)
    assert played.frame.locator(".mj-pad .mj-chip").count() == 0, "no other suits are offered"
    for name in ("1 of characters", "9 of bamboo", "5 of circles", "red 5 of circles"):
        tiles.and_(played.page.get_by_role("button", name=name, exact=True)).click()
    played.pump()
    assert played.widget.draft["answer"] == ["1m", "9s"], "a red five and its five are one"
    played.frame.get_by_role("button", name="Check").click()
    played.pump()
    assert "Right" in played.status.inner_text()
    assert played.problems == []
