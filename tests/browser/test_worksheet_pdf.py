"""A worksheet as PDF: printed by the browser that is there, on A4 and on Letter, nothing cut."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

import mjwidgets as mjw

pytestmark = pytest.mark.browser


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
@pytest.mark.parametrize(("kind", "level"), [("fu_count", 1), ("score_full", 3)])
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
