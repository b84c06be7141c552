"""The widget in JupyterLab, opened by the command a learner types."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

import mjwidgets as mjw
from mjteach.puzzles.registry import ALL
from mjwidgets._puzzle.widget import key_of
from support.pages.lab_page import command, is_changed, until_kept
from support.pages.learners import by_keyboard, by_mouse, wrong_answer
from support.pages.widget_page import Player, notebook

pytestmark = pytest.mark.browser


def of_every_field():
    """Kinds that have every sort of field between them; on a page by itself every kind is tried."""
    seen = set()
    for kind in ALL:
        fields = set(map(type, mjw.practice(kind.id, seed="lab", n=2).question.question.fields))
        if not fields <= seen:
            seen |= fields
            yield kind.id


KINDS = tuple(of_every_field())
PICTURES = os.environ.get("MJTEACH_PICTURES")
"""A folder for pictures of what the tests saw, if wanted."""


class Lesson(Player):
    """A widget in JupyterLab; a twin in this process tells what it asks."""

    def __init__(self, page, lab, kind):
        super().__init__(page, mjw.practice(kind, seed="lab", n=2))
        name = f"{kind}.ipynb"
        notebook(
            lab.folder / name,
            "import mjwidgets as mjw",
            f"mjw.practice({kind!r}, seed='lab', n=2)",
            "mjw.show('123m 0p')",
        )
        page.goto(lab.address(name))
        expect(self.frame).to_be_visible(timeout=60_000)
        expect(page.locator("img[alt^='1 of characters']")).to_be_visible(timeout=30_000)

    def picture(self, name):
        if PICTURES:
            self.frame.screenshot(path=Path(PICTURES) / f"{name}.png")


@pytest.fixture
def lesson(page, lab, request):
    return Lesson(page, lab, request.param)


every_field = pytest.mark.parametrize("lesson", KINDS, indirect=True)


@every_field
def test_by_keyboard_alone(lesson):
    cells = lesson.cells()
    by_keyboard(lesson, key_of(lesson.widget.state))
    lesson.focus()
    lesson.keys("Enter")
    expect(lesson.status).to_contain_text("Right.", timeout=15_000)
    lesson.picture(f"{lesson.widget.question.kind}-right")
    assert lesson.violations() == []
    lesson.keys("w")
    expect(lesson.status).to_contain_text("working")
    lesson.keys("Enter")
    expect(lesson.frame).to_contain_text("Question 2 of 2")
    lesson.keys("h")
    expect(lesson.status).to_contain_text("Hint 1")
    lesson.keys("d", "d", "x", "a", "b")
    assert lesson.cells() == cells, "no key of the widget is the notebook's"


@every_field
def test_by_mouse_wrong_then_right(lesson):
    by_mouse(lesson, wrong_answer(lesson.widget))
    lesson.press("Check")
    expect(lesson.frame.locator("[data-status=look]")).to_have_count(1, timeout=15_000)
    lesson.picture(f"{lesson.widget.question.kind}-wrong")
    assert lesson.violations() == []
    lesson.press("Why")
    expect(lesson.status).to_contain_text("working")
    lesson.press("Try again")
    lesson.press("Check")
    expect(lesson.frame.get_by_role("button", name="Next")).to_be_visible()
    lesson.press("Next")
    expect(lesson.frame).to_contain_text("Question 2 of 2")


@pytest.mark.parametrize("lesson", ["fu_count"], indirect=True)
def test_saving_still_works_inside_the_widget(lesson):
    lesson.focus()
    lesson.page.locator(".jp-Cell .cm-content").last.click()
    lesson.page.keyboard.type("# ")
    assert is_changed(lesson.page)
    lesson.focus()
    lesson.page.keyboard.press("ControlOrMeta+s")
    until_kept(lesson.page)


@pytest.mark.parametrize("lesson", ["fu_count"], indirect=True)
def test_a_restarted_kernel_is_said_at_once_and_the_lesson_starts_again(lesson):
    page = lesson.page
    page.locator(".mj-number").first.fill("30")
    command(page, "kernelmenu:restart")
    page.get_by_role("button", name="Confirm Kernel Restart").click()
    banner = page.locator(".mj-lesson-stopped")
    expect(banner).to_contain_text("The lesson has stopped.", timeout=15_000)
    lesson.press("Check")
    expect(lesson.frame.locator(".mj-notice")).to_be_hidden()  # the banner says it, once
    expect(page.locator(".mj-number").first).to_have_value("30")
    expect(lesson.frame).not_to_have_attribute("aria-busy", "true")
    banner.get_by_role("button", name="Start the lesson again").click()
    expect(banner).to_have_count(0, timeout=30_000)
    lesson.frame.locator("input[id$='-set.0']").fill("2")
    lesson.press("Check")
    expect(lesson.status).not_to_be_empty(timeout=15_000)


@pytest.mark.parametrize("lesson", ["furiten_judge"], indirect=True)
def test_check_is_in_sight_however_tall_the_question(lesson):
    lesson.page.set_viewport_size({"width": 1280, "height": 800})
    lesson.frame.evaluate("frame => frame.scrollIntoView()")
    box = lesson.page.locator(".mj-main").bounding_box()
    assert box["y"] + box["height"] <= 800
