"""A deal in play in JupyterLab: to its end, looked back on and asked about, by mouse and keys."""

import pytest
from playwright.sync_api import expect

from support.pages.widget_page import Player, notebook

pytestmark = pytest.mark.browser

SOURCES = (
    """\
import mjteach as mj
import mjwidgets as mjw
from mjteach.riichi.round.rig import rigged_wall
wall = rigged_wall(["234456m45622p67s"], "1z 2z 3z 4z 5s")""",
    "mjw.play(wall, others='idle idle idle')",
    "mjw.review(mj.recorded_deal('first'), 'A')",
)


@pytest.fixture
def lesson(page, lab):
    """A table, and a review below it, in a notebook that runs when it is opened."""
    notebook(lab.folder / "play.ipynb", *SOURCES)
    page.goto(lab.address("play.ipynb"))
    found = Player(page, None)
    expect(page.locator(".mj-play")).to_be_visible(timeout=60_000)
    expect(page.locator(".mj-stepper").first).to_be_visible(timeout=60_000)
    return found


def test_a_deal_is_won_looked_back_on_and_asked_about(lesson):
    page, table = lesson.page, lesson.page.locator(".mj-play")
    cells = lesson.cells()
    table.focus()
    page.keyboard.press("1")
    page.keyboard.press("z")
    expect(table.locator(".mj-prompt").first).to_have_text("You can win with the tile you drew.")
    page.keyboard.press("Enter")
    expect(table.locator(".mj-payments")).to_be_visible()
    table.get_by_role("button", name="Ask me").click()
    below = table.locator(".mj-under-table")
    expect(below.locator(".mj").first).to_be_visible()
    expect(below.locator(".mj-stepper")).to_have_count(0)
    table.get_by_role("button", name="Look", exact=True).click()
    review = below.locator(".mj-stepper")
    expect(review.locator(".mj-noticed")).to_be_visible()
    expect(review).to_be_focused()
    place = review.locator(".mj-position").inner_text()
    page.keyboard.press("b")
    expect(review.locator(".mj-position")).not_to_have_text(place)
    assert lesson.cells() == cells, "no key of the table is the notebook's"
    inside(page, ".mj-play .mj-round", ".mj-play")
    inside(page, ".mj-under-table .mj-stepper", ".mj-play")


def test_a_review_counts_a_win(lesson):
    page = lesson.page
    review = page.locator(".mj-stepper").last
    review.scroll_into_view_if_needed()
    review.focus()
    page.keyboard.press("End")
    expect(review.get_by_role("button", name="Count it")).to_be_visible()
    page.keyboard.press("c")
    expect(review.locator(".mj-under-table .mj").first).to_be_visible()
    expect(review.locator(".mj-under-table")).to_contain_text("yaku")


def inside(page, inner, outer):
    """One element lies within another from left to right."""
    small, large = (page.locator(each).first.bounding_box() for each in (inner, outer))
    assert small["x"] >= large["x"]
    assert small["x"] + small["width"] <= large["x"] + large["width"] + 1
