"""The table and the stepper in JupyterLab, opened by the command a learner types."""

import pytest
from playwright.sync_api import expect

from support.pages.widget_page import Player, notebook

pytestmark = pytest.mark.browser

SOURCES = (
    """\
from mjteach.riichi.round.actions import ActionKind
from mjteach.riichi.round.variant import legal_actions, start_round, step, to_act
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.setup.wall import shuffled_wall
from mjwidgets._table.stepper import step_through
from mjwidgets._table.picture import table

states = [start_round(RuleSet(), shuffled_wall("lab", RuleSet()))]
while len(states) < 30:
    seat = to_act(states[-1])[0]
    states.append(step(states[-1], legal_actions(states[-1], seat)[-1]))
""",
    "step_through(states, states[0].dealer)",
    "table(states[-1], states[0].dealer)",
)


class Lesson(Player):
    """A stepper and a picture in a notebook that runs when it is opened."""

    def __init__(self, page, lab):
        super().__init__(page, None)
        notebook(lab.folder / "table.ipynb", *SOURCES)
        page.goto(lab.address("table.ipynb"))
        expect(self.frame).to_be_visible(timeout=60_000)


def test_stepping_by_keys_leaves_the_notebook_alone(page, lab):
    lesson = Lesson(page, lab)
    look_at_the_still_picture(page)
    position = lesson.frame.locator(".mj-position")
    expect(position).to_contain_text("1 of ")
    last = int(position.inner_text().partition(" of ")[2])
    cells = lesson.cells()
    lesson.focus()
    for key, place in (("ArrowRight", 2), ("End", last), ("ArrowLeft", last - 1), ("Home", 1)):
        lesson.page.keyboard.press(key)
        expect(position).to_have_text(f"{place} of {last}")
    lesson.keys("d", "d", "x", "a", "b", "ArrowDown")
    assert lesson.cells() == cells, "no key of the widget is the notebook's"
    lesson.keys("w")
    lesson.frame.get_by_role("combobox").select_option(label="Tsumo")
    lesson.press("Ask")
    expect(lesson.frame.locator(".mj-ask .mj-status")).to_contain_text("No.")
    assert lesson.violations() == []


def look_at_the_still_picture(page):
    """It is shown, with its words."""
    picture = page.locator("img[alt^='The table in East 1, as East sees it']")
    expect(picture).to_be_visible(timeout=30_000)
    assert picture.evaluate("image => image.complete && image.naturalWidth > 0")
    assert picture.bounding_box()["width"] > 300
