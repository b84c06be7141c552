"""A learner on Monday, and again on Tuesday: the old answers, the set where it was, and the map."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from support.pages.lab_server import Lab, serving

pytestmark = pytest.mark.browser

START = "en/0-1-start.ipynb"


def widgets(page: Page, lab: Lab) -> Locator:
    """The questions of the start page, once they can be answered."""
    page.goto(lab.address(START))
    whole = page.get_by_role("button", name="Show the whole lesson")
    if whole.get_attribute("aria-pressed", timeout=90_000) == "false":
        whole.click()
    expect(page.locator(".mj-way-ahead")).to_have_count(0)
    found = page.locator(".mj[role=group]:not(.mj-predict):has(.mj-prompt)")
    expect(found).to_have_count(2, timeout=90_000)
    return found


def answer(widget: Locator, tiles: str) -> None:
    """Type tiles and check, by keys only."""
    field = widget.locator("input[type=text]").first
    field.scroll_into_view_if_needed()
    field.fill(tiles)
    field.press("Enter")


def verdict(widget: Locator) -> Locator:
    return widget.locator(".mj-status")


@pytest.mark.slow
@pytest.mark.usefixtures("own_context")
def test_monday_and_tuesday(page: Page, tmp_path) -> None:
    with serving(tmp_path, MJTEACH_CLOCK="2026-11-23T18:00") as lab:
        first, welcome = widgets(page, lab).all()
        answer(first, "5p")
        expect(verdict(first)).to_contain_text("Right")
        answer(welcome, "1m")
        expect(verdict(welcome)).to_contain_text("Not yet")
        welcome.press("n")
        expect(welcome.locator(".mj-progress")).to_contain_text("Question 2 of 3")
        answer(welcome, "2z")
        expect(verdict(welcome)).to_contain_text("Not yet")
        page.goto("about:blank")
    with serving(tmp_path, MJTEACH_CLOCK="2026-11-24T18:00") as lab:
        first, welcome = widgets(page, lab).all()
        expect(verdict(first)).to_contain_text("Right")
        expect(first.get_by_role("button", name="Start over")).to_be_visible()
        expect(welcome.locator(".mj-progress")).to_contain_text("Question 2 of 3")
        expect(verdict(welcome)).to_contain_text("Not yet")
        expect(welcome.locator("input[type=text]").first).to_have_value("S")
        expect(page.get_by_role("link", name="Next: “The tiles”")).to_be_visible()
        first.get_by_role("button", name="Start over").press("Enter")
        expect(verdict(first)).to_be_empty()
        answer(first, "5p")
        expect(verdict(first)).to_contain_text("Right")
