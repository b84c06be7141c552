"""A worksheet as PDF: printed by the browser that is there, on A4 and on Letter, nothing cut."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

import mjwidgets as mjw

pytestmark = pytest.mark.browser

TALL = [
    *(("fu_count", 1), ("score_full", 3), ("furiten_judge", 3), ("furiten_judge", 4)),
    *(("minimal_pair", 1), ("minimal_pair", 3), ("wall_click", 2)),
    *(("find_the_mistake", 3), ("rule_compare", 2)),
]
"""What takes most room: in its question, or in the working of its key."""


@pytest.mark.usefixtures("browser")
def test_a_sheet_is_printed_into_a_file(tmp_path: Path) -> None:
    sheet = mjw.worksheet(mjw.practice("fu_count", n=6, seed="paper"))
    sheet.save(tmp_path / "tuesday.pdf")
    content = (tmp_path / "tuesday.pdf").read_bytes()
    assert content.startswith(b"%PDF")
    pages = len(re.findall(rb"/Type\s*/Page[^s]", content))
    assert 4 <= pages <= 12


@pytest.mark.usefixtures("browser")
@pytest.mark.parametrize(("paper", "size"), [("A4", (595, 842)), ("letter", (612, 792))])
def test_it_is_printed_on_the_paper_it_is_told(
    tmp_path: Path, paper: str, size: tuple[int, int]
) -> None:
    file = tmp_path / "tuesday.pdf"
    mjw.worksheet(mjw.class_set("fu_count", "tuesday", n=4)).save(file, paper=paper)
    boxes = re.findall(rb"/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)", file.read_bytes())
    assert {tuple(round(float(edge)) for edge in box) for box in boxes} == {size}
    assert 3 <= len(boxes) <= 4


@pytest.mark.parametrize("paper", ["A4", "Letter"])
@pytest.mark.parametrize(("kind", "level"), TALL)
def test_what_belongs_together_stays_together(
    page: Page, paper: str, kind: str, level: int
) -> None:
    """No question is wider than the paper, and none with the head is taller than a page."""
    page.set_content(mjw.worksheet(mjw.class_set(kind, "Ärger", n=3, level=level)).page)
    page.emulate_media(media="print")
    width, height = {"A4": (182, 269), "Letter": (188, 251)}[paper]
    millimetre = 96 / 25.4
    page.set_viewport_size({"width": int(width * millimetre), "height": 1000})
    head = page.locator(".mj-pages > thead").first.evaluate("e => e.getBoundingClientRect().height")
    found = page.locator(".mj-question").evaluate_all(
        "all => all.map(e => [e.scrollWidth - e.clientWidth, e.getBoundingClientRect().height])"
    )
    assert all(beyond <= 1 for beyond, _ in found)
    assert all(head + tall <= height * millimetre for _, tall in found)


def test_a_page_never_ends_with_a_heading_or_inside_a_picture(page: Page) -> None:
    page.set_content(mjw.worksheet(mjw.class_set("furiten_judge", "tuesday", n=1, level=4)).page)
    page.emulate_media(media="print")
    style = "e => [getComputedStyle(e).breakAfter, getComputedStyle(e).breakInside]"
    assert page.locator(".mj-question > h2").first.evaluate(style)[0] == "avoid"
    assert page.locator(".mj-rows").first.evaluate(style)[1] == "avoid"


def test_tiles_on_the_key_are_as_large_in_every_row(page: Page) -> None:
    """A river of two rows is as tall as two tiles of the hand."""
    page.set_content(mjw.worksheet(mjw.class_set("furiten_judge", "monday", n=1, level=4)).page)
    boxes = "all => all.map(e => e.getBoundingClientRect().height)"
    hand = max(page.locator(".mj-key .mj-rows > :nth-child(1) img").evaluate_all(boxes))
    river = max(page.locator(".mj-key .mj-rows > :nth-child(2) img").evaluate_all(boxes))
    assert river > 1.4 * hand
