"""The course opens to be read: one lesson, its width, the way to the next one, and no tools."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from support.pages.widget_page import AXE

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("own_choice")]

FOR_PROGRAMMERS = (
    *("#jp-top-panel", "#jp-menu-panel", "#jp-bottom-panel", ".jp-SideBar", ".jp-Notebook-footer"),
    *(".jp-NotebookPanel-toolbar", ".jp-InputPrompt", ".jp-OutputPrompt", ".jp-cell-toolbar"),
    *("#filebrowser", ".jp-DebuggerBugButton", ".jp-InputPlaceholder"),
)


def open_course(page: Page, lab) -> None:
    page.goto(lab.start_page)
    expect(page.locator(".room-here")).to_have_text("Start here", timeout=60_000)
    expect(page.locator(".jp-NotebookPanel .mj")).not_to_have_count(0, timeout=60_000)


def shown(page: Page) -> set[str]:
    """What of the programmers' tools can be seen."""
    visible = "selector => [...document.querySelectorAll(selector)].some(e => e.checkVisibility())"
    return {part for part in FOR_PROGRAMMERS if page.evaluate(visible, part)}


def open_course_map(page: Page) -> None:
    page.get_by_role("button", name="Map", exact=True).click(timeout=60_000)


def tool(page: Page, name: str) -> Locator:
    """A tool in the map, which is opened for it."""
    open_course_map(page)
    return page.get_by_role("button", name=name)


def violations(page: Page, part: str) -> list[str]:
    """What axe finds wrong in a part of the page."""
    page.add_script_tag(path=AXE)
    found = "part => axe.run(part).then(({ violations }) => violations.map((rule) => rule.id))"
    return page.evaluate(found, part)


def test_a_lesson_has_the_page_and_leads_to_the_next(page: Page, lab) -> None:
    open_course(page, lab)
    assert shown(page) == set()
    lesson = json.loads((lab.folder / "en" / "0-1-start.ipynb").read_bytes())
    code = [cell for cell in lesson["cells"] if cell["cell_type"] == "code"]
    placeholders = page.locator(".jp-NotebookPanel:visible .jp-InputPlaceholder")
    expect(placeholders).to_have_count(len(code))
    expect(page.locator(".jp-Dialog, .Toastify__toast")).to_have_count(0)
    notebook = page.locator(".jp-NotebookPanel:visible")
    notebook.locator(".jp-MarkdownCell").first.dblclick()
    cells = notebook.locator(".jp-Cell").count()
    for key in ("Enter", "b", "x", "d", "d", "m", "Alt+Enter", "ControlOrMeta+a", "Shift+End"):
        page.keyboard.press(key)
    assert notebook.locator(".jp-mod-multiSelected").count() == 0
    assert notebook.locator(".jp-Cell").count() == cells
    assert page.locator(".jp-MarkdownCell .jp-Editor:visible").count() == 0
    for width in (1280, 400):
        page.set_viewport_size({"width": width, "height": 800})
        expect(notebook).to_have_css("width", f"{width}px")
        overflow = "e => [e.scrollWidth > e.clientWidth, e.getBoundingClientRect().top]"
        assert notebook.locator(".jp-WindowedPanel-outer").evaluate(overflow) == [False, 44]
    page.get_by_role("button", name=re.compile("^Next: ")).click()
    back = page.get_by_role("button", name="Back: Start here")
    expect(back).to_be_visible(timeout=30_000)
    assert (
        page.locator("h1:visible").inner_text().strip("¶")
        == page.locator(".room-here").inner_text()
    )
    back.click()
    expect(page.locator(".room-here")).to_have_text("Start here", timeout=30_000)
    page.get_by_role("button", name="Map").click()
    first = page.locator("#mjteach-map li button").first
    expect(first).to_have_attribute("aria-current", "page")
    yaku = page.get_by_role("region", name="3. Yaku")
    expect(yaku.get_by_role("list", name="Detours").get_by_role("button")).to_have_text(
        re.compile("Local yaku")
    )
    page.get_by_role("button", name="Furiten 24 min").click()
    expect(page.locator(".room-here")).to_have_text("Furiten", timeout=30_000)
    page.wait_for_url("**/doc/tree/en/2-06-furiten.ipynb*")
    assert shown(page) == set()
    expect(page.locator(".jp-NotebookPanel")).to_have_count(2)  # one before it, each a kernel


def test_the_browser_shows_a_lesson_and_not_a_tool(page: Page, lab) -> None:
    page.emulate_media(color_scheme="dark")
    names: set[str] = set()
    page.expose_function("named", lambda name: names.update([name]))
    page.add_init_script(
        """new MutationObserver(() => {
          const name = document.querySelector('.room-here')?.textContent;
          if (name) window.named(name);
        }).observe(document, { childList: true, subtree: true });"""
    )
    open_course(page, lab)
    expect(page).to_have_title("Start here")
    assert not [name for name in names if ".ipynb" in name]  # the lesson of before may be there
    expect(page.locator("body")).to_have_attribute("data-jp-theme-light", "false")
    page.emulate_media(color_scheme="light")
    expect(page.locator("body")).to_have_attribute("data-jp-theme-light", "true")

    text = page.locator(".jp-MarkdownCell:visible").first
    for part in (text, page.locator(".jp-NotebookPanel .mj").first):
        part.click(button="right")
    assert page.locator(".lm-Menu:not(#jp-MainMenu *)").count() == 0
    open_all = tool(page, "All of JupyterLab")
    open_all.click()
    expect(open_all).to_have_attribute("aria-pressed", "true", timeout=30_000)  # it is kept now
    page.keyboard.press("Escape")
    text.click(button="right")
    expect(page.locator(".lm-Menu").filter(has_text="Cut Cell")).to_be_visible()


def test_a_lesson_that_opens_is_named_at_once(page: Page, lab) -> None:
    """By its address as well: what was read before doesn't stand there meanwhile."""
    told: list[str] = []
    page.expose_function("told", lambda said: told.extend([said]))
    page.add_init_script(
        """new MutationObserver(() => {
          const said = document.querySelector('.mj-opening');
          const here = document.querySelector('.room-here');
          if (said) window.told(`${said.textContent} ${here?.textContent}`);
        }).observe(document, { childList: true, subtree: true });"""
    )
    open_course(page, lab)
    open_course_map(page)
    page.get_by_role("button", name="Furiten 24 min").click()
    expect(page.locator("h1:visible").first).to_contain_text("Furiten", timeout=60_000)
    expect(page.locator(".mj-opening")).to_have_count(0)
    assert "FuritenOne moment… Furiten" in told
    told.clear()
    page.goto(lab.address("en/2-05-dora.ipynb").replace("?reset&", "?"))
    expect(page.locator(".room-here")).to_have_text("Dora", timeout=60_000)
    expect(page.locator(".mj-opening")).to_have_count(0)
    assert any(said.startswith("DoraOne moment…") for said in told)


def test_what_lies_below_the_name_of_a_lesson_that_opens_is_out_of_reach(page: Page, lab) -> None:
    open_course(page, lab)
    page.route("**/api/contents/en/2-06-furiten.ipynb*", lambda _route: None)  # does not come yet
    asked = page.locator(".mj[data-stands]").first
    expect(asked).to_be_visible(timeout=60_000)
    stands = asked.get_attribute("data-stands")
    asked.focus()
    open_course_map(page)
    page.get_by_role("button", name="Furiten 24 min").click()
    expect(page.locator(".mj-opening")).to_be_visible()
    page.evaluate("document.activeElement.blur()")
    for key in ("1", "Enter", "k"):
        page.keyboard.press(key)
    for _ in range(12):
        page.keyboard.press("Tab")
        assert not page.evaluate("Boolean(document.activeElement.closest('.jp-NotebookPanel'))")
    assert asked.get_attribute("data-stands") == stands
    page.unroute_all()
    expect(page.locator("h1:visible").first).to_contain_text("Furiten", timeout=60_000)
    expect(page.locator(".mj-opening")).to_have_count(0)
    assert page.locator(".jp-NotebookPanel[inert]").count() == 0


@pytest.mark.parametrize("path", ["en/2-99-nothing.ipynb", "en/100%.ipynb"])
def test_where_no_lesson_comes_nothing_stays_covered(page: Page, lab, path: str) -> None:
    """Neither where there is no such file nor where the address cannot be read."""
    page.add_init_script(
        """const later = window.setTimeout;
        window.setTimeout = (done, after, ...told) =>
          after === 20000 ? 0 : later(done, after, ...told);"""
    )  # the cover does not go by itself
    page.goto(lab.address("PATH").replace("PATH", path).replace("?reset&", "?"))
    expect(page.locator("#mjteach-bar")).to_be_visible(timeout=60_000)
    expect(page.locator(".mj-opening")).to_have_count(0)


def test_code_that_may_be_changed_is_in_sight(page: Page, lab) -> None:
    page.goto(lab.address("en/6-1-house-rules.ipynb"))
    page.get_by_role("button", name="Show the whole lesson").click(timeout=60_000)
    code = page.locator(".jp-InputArea-editor").filter(visible=True)
    expect(code).to_contain_text(re.compile("ourclub"), timeout=60_000)
    expect(page.locator(".jp-Cell:not([role=article])")).to_have_count(0, timeout=60_000)
    assert violations(page, "html") == []
    cell = page.locator(".jp-CodeCell").filter(has=code)
    code.get_by_role("textbox").press("Control+End")
    page.keyboard.press("Enter")
    page.keyboard.type("6 * 7")
    cell.get_by_role("button", name="Run").click()
    expect(cell.locator(".jp-OutputArea")).to_contain_text(re.compile(r"\b42"), timeout=60_000)
    with page.expect_popup() as opened:
        tool(page, "To print").click()
    paper = opened.value
    key = paper.get_by_role("heading", name="Answer key for teachers")
    expect(paper.get_by_role("heading", name="House rules")).to_be_visible(timeout=30_000)
    expect(key).to_be_hidden()
    paper.get_by_role("link", name="Answer key for teachers").click()
    expect(key).to_be_visible()


def choose_the_code_by_keyboard(page: Page) -> None:
    """Opens the map, leaves it, and asks for the code in it twice; nothing of it needs a mouse."""
    focused = page.locator("#mjteach-bar button:focus")
    the_map = page.get_by_role("button", name="Map", exact=True)
    the_map.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#mjteach-map")).to_be_visible()
    assert violations(page, "#mjteach-bar") == []
    page.keyboard.press("Tab")
    expect(focused).to_have_attribute("aria-current", "page")
    page.keyboard.press("Escape")
    expect(page.locator("#mjteach-map")).to_be_hidden()
    expect(focused).to_have_text("Map")
    code = tool(page, "Show the code")
    code.focus()
    for pressed in ("true", "false", "true"):
        page.keyboard.press("Enter")
        expect(code).to_have_attribute("aria-pressed", pressed, timeout=30_000)
        expect(focused).to_have_text("Show the code")
    assert violations(page, "#mjteach-bar") == []


def test_what_the_learner_chose_to_see_by_keyboard_stays(page: Page, lab) -> None:
    open_course(page, lab)
    choose_the_code_by_keyboard(page)
    expect(page.locator(".jp-InputPlaceholder:visible").first).to_be_visible(timeout=30_000)
    assert shown(page) == {".jp-InputPlaceholder"}
    open_all = page.get_by_role("button", name="All of JupyterLab")
    open_all.click()
    expect(open_all).to_have_attribute("aria-pressed", "true", timeout=30_000)  # it is kept now
    page.reload()
    open_course_map(page)
    expect(open_all).to_have_attribute("aria-pressed", "true", timeout=60_000)
    expect(page.get_by_role("menuitem", name="Kernel", exact=True)).to_be_visible()
    expect(page.locator(".jp-SideBar.jp-mod-left")).to_be_visible()
    expect(page.locator(".jp-NotebookPanel-toolbar:visible")).to_have_count(1)
    open_all.click()
    expect(open_all).to_have_attribute("aria-pressed", "false", timeout=30_000)
    expect(page.locator(".jp-InputPlaceholder:visible").first).to_be_visible()
    assert shown(page) == {".jp-InputPlaceholder"}
