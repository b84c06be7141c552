"""The widget in JupyterLab, opened by the command a learner types."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

import mjwidgets as mjw
from mjteach.puzzles.practice import start
from mjteach.puzzles.registry import ALL
from mjwidgets._puzzle.widget import key_of
from support.pages.lab_page import command, is_changed, until_kept, write
from support.pages.learners import by_keyboard, by_mouse, wrong_answer
from support.pages.widget_page import Player, notebook
from support.puzzles.by_day import each_kind

pytestmark = pytest.mark.browser


KINDS = (
    *("wait_finder", "furiten_judge", "fu_count", "call_choice", "priority"),
    *("yaku_mark", "order_cycle", "set_builder", "score_lookup"),
)
"""Kinds that have every sort of field between them; on a page by itself every kind is tried."""
BY_DAY = ("wait_finder", "set_builder")
"""A line to type in, and tiles that are reached by arrows; the others are tried by night."""
PICTURES = os.environ.get("MJTEACH_PICTURES")
"""A folder for pictures of what the tests saw, if wanted."""


class Lesson(Player):
    """A widget in JupyterLab; a twin in this process tells what it asks."""

    def __init__(self, page, kind):
        super().__init__(page, mjw.practice(kind, seed="lab", n=2))

    def picture(self, name):
        if PICTURES:
            self.frame.screenshot(path=Path(PICTURES) / f"{name}.png")


def practice(kind):
    """What a cell says to deal two questions of a kind."""
    return f"mjw.practice({kind!r}, seed='lab', n=2)"


@pytest.fixture(scope="module")
def one_notebook(lab_page, lab):
    """A notebook that is opened once, for all kinds in turn."""
    name = "kinds.ipynb"
    sources = ("import mjwidgets as mjw", practice(KINDS[0]), "mjw.show('123m 0p')")
    notebook(lab.folder / name, *sources)
    lab_page.goto(lab.address(name))
    expect(lab_page.locator("img[alt^='1 of characters']")).to_be_visible(timeout=60_000)
    return lab_page


@pytest.fixture
def lesson(one_notebook, request):
    """A kind in the one notebook, from its first question, in a window of the usual size."""
    one_notebook.set_viewport_size({"width": 1280, "height": 900})
    write(one_notebook, 1, practice(request.param))
    run_anew(one_notebook)
    return Lesson(one_notebook, request.param)


def run_anew(page):
    """Run every cell; the set begins again, as nothing is kept here."""
    shown = page.locator(".mj").element_handle()
    command(page, "runmenu:run-all")
    page.wait_for_function("shown => !shown.isConnected", arg=shown)
    expect(page.locator(".mj-progress")).to_contain_text("Question 1 of 2")


def test_every_sort_of_field_is_tried():
    assert sorts_of_field(KINDS) == sorts_of_field(kind.id for kind in ALL)


def sorts_of_field(kinds):
    asked = (start(kind, level=1, seed="lab").puzzle.question for kind in kinds)
    return {type(field) for question in asked for field in question.fields}


@pytest.mark.parametrize(
    "lesson",
    each_kind(KINDS, BY_DAY),
    indirect=True,
)
def test_by_mouse_wrong_then_right_and_by_keyboard_alone(lesson, request):
    kind = request.node.callspec.params["lesson"]
    by_mouse(lesson, wrong_answer(lesson.widget))
    lesson.press("Check")
    expect(lesson.frame.locator("[data-status=look]")).to_have_count(1)
    lesson.picture(f"{kind}-wrong")
    lesson.press("Show me")
    expect(lesson.status).to_contain_text("working")
    assert lesson.violations() == []
    lesson.press("Next")
    expect(lesson.frame).to_contain_text("Question 2 of 2")

    run_anew(lesson.page)
    cells = lesson.cells()
    by_keyboard(lesson, key_of(lesson.widget.state))
    lesson.focus()
    lesson.keys("Enter")
    expect(lesson.status).to_contain_text("Right.")
    lesson.picture(f"{kind}-right")
    lesson.keys("w")
    expect(lesson.status).to_contain_text("working")
    lesson.keys("Enter")
    expect(lesson.frame).to_contain_text("Question 2 of 2")
    lesson.keys("h")
    expect(lesson.status).to_contain_text("Hint 1")
    lesson.keys("d", "d", "x", "a", "b")
    assert lesson.cells() == cells, "no key of the widget is the notebook's"


@pytest.mark.parametrize("lesson", ["fu_count"], indirect=True)
def test_saving_still_works_inside_the_widget_and_all_of_a_line_is_marked(lesson):
    line = lesson.page.locator(".mj-number").first
    line.fill("30")
    lesson.keys("ControlOrMeta+a", "4", "0")
    expect(line).to_have_value("40")
    lesson.focus()
    lesson.keys("ControlOrMeta+a")
    assert lesson.page.locator(".jp-mod-multiSelected").count() == 0
    lesson.page.locator(".jp-Cell .cm-content").last.click()
    lesson.page.keyboard.type("# ")
    assert is_changed(lesson.page)
    lesson.focus()
    lesson.page.keyboard.press("ControlOrMeta+s")
    until_kept(lesson.page)


@pytest.mark.parametrize("lesson", ["furiten_judge"], indirect=True)
def test_check_is_in_sight_however_tall_the_question(lesson):
    """The window is made so low that the question does not fit, wherever it is scrolled to."""
    height = round(lesson.frame.bounding_box()["height"] * 0.6)
    lesson.page.set_viewport_size({"width": 1280, "height": height})
    assert lesson.frame.bounding_box()["height"] > height
    for place in ("start", "center"):
        lesson.frame.evaluate("(frame, block) => frame.scrollIntoView({ block })", place)
        expect(lesson.frame.locator("[data-action=check]")).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("lesson", ["fu_count"], indirect=True)
def test_a_restarted_kernel_is_said_at_once_and_the_lesson_starts_again(lesson):
    page = lesson.page
    page.locator(".mj-number").first.fill("30")
    command(page, "kernelmenu:restart")
    page.get_by_role("button", name="Confirm Kernel Restart").click()
    banner = page.locator(".mj-lesson-stopped")
    expect(banner).to_contain_text("The lesson has stopped.")
    lesson.press("Check")
    expect(lesson.frame.locator(".mj-notice")).to_be_hidden()  # the banner says it, once
    expect(page.locator(".mj-number").first).to_have_value("30")
    expect(lesson.frame).not_to_have_attribute("aria-busy", "true")
    banner.get_by_role("button", name="Start the lesson again").click()
    expect(banner).to_have_count(0, timeout=30_000)
    lesson.frame.locator("input[id$='-set.0']").fill("2")
    lesson.press("Check")
    expect(lesson.frame).to_contain_text("Still empty")
    lesson.press("Check")
    expect(lesson.status).not_to_be_empty(timeout=15_000)
