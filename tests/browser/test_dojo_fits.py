"""The working of a hand in a dojo fits on the screen with the hand, on a laptop and on a phone."""

import pytest

import mjwidgets as mjw
from mjteach.study.counted import in_short
from mjteach.study.dojo import LADDERS
from mjteach.text import outline
from support.pages.widget_page import Board

pytestmark = pytest.mark.browser

SEEDS = 12
LAPTOP, PHONE = (1280, 800), (390, 844)
STEPS = [(name, rung.name) for name in ("fu", "payments") for rung in LADDERS[name].rungs]
BOXES = """() => ['.mj-table:has(.mj-tile), .mj-facts', '.mj-why', '.mj-actions'].map((name) => {
  const shown = [...document.querySelectorAll(name)].at(-1);
  const { top, bottom } = shown.getBoundingClientRect();
  return [Math.round(top), Math.round(bottom)];
})"""


def with_longest(name, step):
    """Of some dojos the one whose first hand has the longest working."""

    def length(dojo):
        lines = [line.text for line in outline(in_short(dojo.dojo.practice))]
        return len(lines), len("".join(lines))

    return max((mjw.dojo(name, step=step, seed=str(seed)) for seed in range(SEEDS)), key=length)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids="{0[0]}x{0[1]}".format)
@pytest.mark.parametrize(("name", "step"), STEPS, ids=str)
def test_the_working_fits_with_the_hand(page, name, step, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    played = Board(page, with_longest(name, step))
    for field in played.widget.view["fields"]:
        if field["type"] != "flag":
            played.type("110" if field["type"] == "enter_number" else "1200/2200")
            played.keys("Enter")
    played.keys("w")
    hand, working, buttons = boxes = page.evaluate(BOXES)
    assert 0 <= hand[0] < hand[1] <= working[0] < working[1] <= size[1], boxes
    assert buttons[1] <= working[0] or working[1] <= buttons[0], boxes
