"""A comparison in JupyterLab, opened by the command a learner types."""

import pytest
from playwright.sync_api import expect

from support.pages.comparisons import ruleset_name
from support.pages.widget_page import Player, notebook

pytestmark = pytest.mark.browser

SOURCES = (
    """\
import mjteach as mj
from mjteach.core.tiles import Tile
from mjteach.riichi.compare.compare import compare
from mjteach.riichi.context import WinContext
from mjwidgets import show
from mjwidgets._comparison.widget import comparison

context = WinContext(riichi=True, indicators=(Tile.M4,))
found = compare(mj.hand("234567m4588p678s"), Tile.P3, context)
table = comparison(found)
""",
    "table",
    "show(found)",
)


class Lesson(Player):
    """A comparison and its still page in a notebook that runs when it is opened."""

    def __init__(self, page, lab):
        super().__init__(page, None)
        notebook(lab.folder / "comparison.ipynb", *SOURCES)
        page.goto(lab.address("comparison.ipynb"))
        expect(self.frame).to_be_visible(timeout=60_000)

    def run_again(self, place):
        """Run one cell of the notebook again."""
        self.page.locator(".jp-NotebookPanel .jp-Cell").nth(place).locator(".cm-content").click()
        self.page.keyboard.press("Control+Enter")


def test_by_keys_in_the_notebook_and_as_it_was_left_when_the_cell_runs_again(page, lab):
    lesson = Lesson(page, lab)
    look_at_the_still_page(page)
    rows = lesson.frame.locator("tbody tr")
    expect(rows).to_have_count(17)
    width = lesson.frame.bounding_box()["width"]
    assert width > 500, "the table takes the room it has"
    cells = lesson.cells()
    lesson.frame.get_by_label("Only where the source gives a clear answer").focus()
    lesson.keys("Space")
    expect(rows).to_have_count(7)
    lesson.frame.get_by_role("button", name="Points", exact=True).focus()
    lesson.keys("Enter", "Enter", "d", "d", "x", "a", "b", "ArrowDown")
    expect(rows.first).to_contain_text(ruleset_name("club"))
    assert lesson.cells() == cells, "no key of the widget is the notebook's"
    assert lesson.violations() == []
    lesson.frame.evaluate("part => part.setAttribute('data-old', '')")
    lesson.run_again(1)
    expect(page.locator(".mj[data-old]")).to_have_count(0)
    expect(rows).to_have_count(7)
    expect(rows.first).to_contain_text(ruleset_name("club"))
    expect(page.locator("th[aria-sort=descending]")).to_have_count(1)


def look_at_the_still_page(page):
    """It is a table too."""
    still = page.locator(".jp-RenderedHTML table")
    expect(still).to_be_visible(timeout=30_000)
    assert still.locator("tbody tr").count() == 17
    assert still.locator("th[scope=col]").count() == 5
    folded = page.locator(".jp-RenderedHTML details")
    assert folded.get_attribute("open") is None
    align = still.locator("tbody td").first.evaluate("cell => getComputedStyle(cell).textAlign")
    assert align == "right"
