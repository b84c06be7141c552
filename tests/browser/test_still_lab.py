"""Still pages in JupyterLab: run by the learner, and read only, before anything was run."""

import json

import pytest
from playwright.sync_api import expect

import mjteach as mj
import mjwidgets as mjw
from support.pages.widget_page import notebook

pytestmark = pytest.mark.browser

SOURCE = "mjw.show(mj.value('1122334455667m', '7m', flags='riichi'))"
READABLE = 30
"""The least width of a tile in px."""


def run(path):
    """A notebook that runs when it is opened."""
    notebook(path, "import mjteach as mj\nimport mjwidgets as mjw", SOURCE)


def read_only(path):
    """A notebook with its output, which JupyterLab does not trust."""
    run(path)
    made = json.loads(path.read_text(encoding="utf-8"))
    page = mjw.show(mj.value("1122334455667m", "7m", flags="riichi")).html
    output = {
        "output_type": "execute_result",
        "execution_count": 1,
        "metadata": {},
        "data": {"text/html": page, "text/plain": ""},
    }
    made["metadata"].pop("mjteach")
    made["cells"][1] |= {"outputs": [output], "execution_count": 1}
    path.write_text(json.dumps(made), encoding="utf-8")


def pictures_heard(page):
    """The names of all pictures in the browser's own tree for screen readers."""
    tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    return [
        node["name"]["value"]
        for node in tree
        if not node["ignored"] and node["role"]["value"] in ("image", "img")
    ]


def box_of(picture):
    return picture.bounding_box()


def in_hand(shown):
    """The pictures of the hand, a group each."""
    return shown.locator("img[alt*=' of ']")


@pytest.mark.parametrize("opened", [pytest.param(run, marks=pytest.mark.slow), read_only])
def test_still_hands_wrap_and_only_they_are_heard(page, lab, opened):
    name = f"still-{opened.__name__}.ipynb"
    opened(lab.folder / name)
    page.goto(lab.address(name))
    shown = page.locator(".jp-OutputArea-output:has(img[alt*='the winning tile'])")
    expect(shown).to_be_visible(timeout=60_000)
    for fold in shown.locator("details").all():
        fold.evaluate("fold => (fold.open = true)")
    heard = pictures_heard(page)
    assert any("7 of characters: the winning tile" in name for name in heard)
    assert "Image" not in heard
    assert shown.locator("img[alt=Image]").count() > 3, "what JupyterLab makes of no words"
    feet = {round(box["y"] + box["height"]) for box in map(box_of, in_hand(shown).all())}
    assert len(feet) == 1, "one line where there is room"
    shown.evaluate("area => (area.style.width = '270px')")
    for picture in in_hand(shown).all():
        tiles = len(picture.get_attribute("alt").split(", "))
        assert box_of(picture)["width"] / tiles >= READABLE
