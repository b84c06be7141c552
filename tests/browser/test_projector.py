"""A set on the wall, by keys alone: line by line, question by question, nothing told too early."""

import pytest

import mjwidgets as mjw
from support.pages.widget_page import Board

pytestmark = pytest.mark.browser

LINES = ".mj-wall-lines p"


def on_the_wall(page, kind="fu_count", **options):
    return Board(page, mjw.class_set(kind, "tuesday", n=2, projector=True), **options)


def said(played):
    return played.frame.locator(LINES).all_inner_texts()


def test_one_key_tells_the_next_line_and_the_left_arrow_takes_it_back(page):
    played = on_the_wall(page)
    lines = [line.text for line in played.widget.lines]
    played.focus()
    assert said(played) == []
    played.keys("Space")
    assert said(played) == lines[:1]
    played.keys("Enter", "ArrowRight")
    assert said(played) == lines[:3]
    played.keys("ArrowLeft")
    assert said(played) == lines[:2]
    assert played.leaked() == []
    assert played.problems == []


def test_after_the_last_line_comes_the_next_question(page):
    played = on_the_wall(page)
    played.focus()
    first, lines = played.widget.question, len(played.widget.lines)
    played.keys(*["Space"] * lines)
    assert len(said(played)) == lines
    assert played.widget.question == first
    played.keys("Space")
    assert said(played) == []
    assert played.widget.question != first
    assert "Question 2 of 2" in played.frame.inner_text()
    played.keys("PageUp")
    assert played.widget.question == first


def test_a_button_has_enter_and_space_for_itself(page):
    played = on_the_wall(page)
    played.press("Next line")
    played.keys("Space", "Enter")
    assert len(said(played)) == 3
    played.press("Previous line")
    played.keys("Enter")
    assert len(said(played)) == 1


@pytest.mark.parametrize("kind", ["fu_count", "payer"])
@pytest.mark.parametrize("theme", ["true", "false"])
def test_nothing_bars_the_way(page, kind, theme):
    played = on_the_wall(page, kind, theme=theme)
    played.focus()
    played.keys("Space", "Space")
    assert played.violations() == []
    assert played.frame.locator(".mj-wall-lines").get_attribute("aria-live") == "polite"
    assert page.evaluate("document.documentElement.scrollWidth") <= 1280


@pytest.mark.parametrize("kind", ["fu_count", "payer"])
def test_the_newest_line_and_the_hand_are_in_sight(page, kind):
    played = on_the_wall(page, kind)
    played.focus()
    for _ in played.widget.lines:
        played.keys("Space")
        line = played.frame.locator(LINES).last.bounding_box()
        bar = played.frame.locator(".mj-bar").bounding_box()
        scene = played.frame.locator(".mj-table").bounding_box()
        assert line["y"] + line["height"] <= bar["y"] + 1
        assert scene["y"] >= -1
    played.keys("Space")
    assert played.frame.locator(".mj-position").bounding_box()["y"] >= -1


ON_TOP = """line => {
  const { left, top, height } = line.getBoundingClientRect();
  return document.elementFromPoint(left + 40, top + height / 2) === line;
}"""


@pytest.mark.parametrize("kind", ["minimal_pair", "rule_compare", "payer", "furiten_judge"])
def test_nothing_lies_over_the_newest_line(page, kind):
    """Two hands and a table are taller than the wall: they do not stay in sight."""
    played = on_the_wall(page, kind)
    page.set_viewport_size({"width": 1280, "height": 720})
    played.focus()
    for _ in played.widget.lines[:12]:
        played.keys("Space")
        assert played.frame.locator(LINES).last.evaluate(ON_TOP)
