"""Today's set and the page of progress as a learner sees them, with nothing for axe to find."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Page

import mjwidgets as mjw
from mjteach.puzzles.practice import PracticePhase
from mjteach.study import clock, this_program
from mjteach.study.clock import stamp
from mjwidgets._puzzle.widget import key_of
from support.pages.learners import by_keyboard
from support.pages.widget_page import AXE, Board
from support.study.samples import MONDAY
from support.study.weeks import lesson_done

pytestmark = pytest.mark.browser


@pytest.fixture(autouse=True)
def week(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A learner who had a lesson on two days with two false rules."""
    (tmp_path / "notes").touch()  # else a stick may be away
    monkeypatch.setenv(this_program.FOLDER, str(tmp_path))
    monkeypatch.setenv(clock.GIVEN, stamp(MONDAY + timedelta(days=2)))
    this_program.keeper.cache_clear()
    for day, code in enumerate(("U11", "U07")):
        done = lesson_done("4-2", MONDAY + timedelta(days=day), code)
        this_program.keeper().take_in(tuple(done))
    yield
    this_program.keeper.cache_clear()


@pytest.mark.parametrize("width", [400, 1280])
def test_a_question_shows_its_reason_until_the_set_is_over(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    board = Board(page, mjw.today(minutes=1))
    reason = page.locator(".mj-reason")
    assert reason.inner_text() == "You missed the rule behind this yesterday. Here's another hand."
    assert board.violations() == []
    for _ in range(board.widget.state.of):
        board.press("Skip")
    assert not reason.is_visible()
    assert board.problems == []


def test_in_an_exam_nothing_names_the_kind(page: Page) -> None:
    Board(page, mjw.today(exam=True))
    assert not page.locator(".mj-reason").is_visible()
    assert page.locator(".mj-badges, .mj-about").count() == 0
    assert page.get_by_role("button", name="Hint").count() == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_progress_fits_a_phone_and_axe_finds_nothing(page: Page, scheme: str) -> None:
    page.set_viewport_size({"width": 400, "height": 800})
    ink, paper = ("#111", "#fff") if scheme == "light" else ("#eee", "#111")
    style = f"color:{ink};background:{paper};--jp-brand-color1:#1976d2"
    page.set_content(f'<html lang="en"><title>.</title><main style="{style}">')
    page.locator("main").evaluate("(main, html) => { main.innerHTML = html }", mjw.progress().html)
    assert page.evaluate("document.documentElement.scrollWidth") <= 400
    assert page.locator("svg[role=img]").count() == 9
    page.add_script_tag(path=AXE)
    found = page.evaluate("axe.run('main').then(({ violations }) => violations.map(v => v.id))")
    assert found in ([], ["page-has-heading-one"])


@pytest.fixture
def asked_how_sure() -> Iterator[None]:
    mjw.settings(confidence=True)
    yield
    mjw.settings(confidence=False)


@pytest.mark.parametrize("code", ["fu_count.3-2-81k2", "fu_count.3-4-81k2"])
@pytest.mark.parametrize(("keys", "is_sure"), [("Enter", True), ("q", False)])
@pytest.mark.usefixtures("asked_how_sure")
def test_sure_and_guess_have_keys_of_their_own(
    page: Page, code: str, keys: str, is_sure: bool
) -> None:
    """Also where a letter makes a group, or is typed into a field."""
    board = Board(page, mjw.puzzle(code))
    by_keyboard(board, key_of(board.widget.state))
    for _ in range(20):
        if board.widget.state.phase is not PracticePhase.ASKING:
            break
        board.keys(keys)
    assert board.widget.state.phase is PracticePhase.RIGHT, board.widget.draft
    assert this_program.keeper().answers()[-1].is_sure is is_sure
    assert board.problems == []
