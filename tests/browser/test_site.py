"""The course as plain pages: built once, opened in a browser that has nothing but the folder.

By day three lessons, one with each sort of thing a page holds; with ``-m slow`` all of them.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from mjteach.launch import lessons
from support.pages.widget_page import AXE

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("site")]

BY_DAY = ("0-1-start", "2-04-tenpai-and-waits", "9-1-practice-room")
ALL = sorted(path.stem for path in (lessons() / "en").glob("*.ipynb"))
LONG = 120_000
"""Milliseconds that Python may take to come, beside other work."""
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/")


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[str]:
    """The address at which the site is served, built as its command builds it."""
    is_whole = any(item.get_closest_marker("slow") for item in request.session.items)
    out = tmp_path_factory.mktemp("site") / "out"
    only = () if is_whole else ("--only", *BY_DAY)
    called = [sys.executable, "-m", "mjteach.site", out, "--lessons", lessons(), *only]
    built = subprocess.run(called, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    assert str(out / "serve.py") in built.stdout
    serve = [sys.executable, out / "serve.py", "--port", "0", "--no-browser"]
    with subprocess.Popen(serve, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        found = ADDRESS.search(server.stdout.readline())
        assert found
        yield found[0]
        server.terminate()


@contextmanager
def opened(browser: Browser, site: str, lesson: str, width: int = 1280) -> Iterator[Page]:
    """A lesson in a browser of its own; afterwards nothing was wrong, and nobody else was asked."""
    told: list[str] = []
    asked: list[str] = []
    with browser.new_context(viewport={"width": width, "height": 844}) as context:
        page = context.new_page()
        page.on("console", lambda said: said.type == "error" and told.append(said.text))
        page.on("pageerror", lambda error: told.append(str(error)))
        page.on("request", lambda request: asked.append(request.url))
        page.goto(f"{site}en/{lesson}.html")
        yield page
        assert told == []
        assert [url for url in asked if not url.startswith((site, "data:", "blob:"))] == []


def all_run(page: Page) -> None:
    expect(page.locator("html[data-ran=all]")).to_have_count(1, timeout=LONG)


def violations(page: Page) -> list[str]:
    page.add_script_tag(path=AXE)
    found = "() => axe.run().then(({ violations }) => violations.map((rule) => rule.id))"
    return page.evaluate(found)


@pytest.mark.parametrize(
    "lesson",
    [
        pytest.param(lesson, marks=() if lesson in BY_DAY else pytest.mark.slow, id=lesson)
        for lesson in ALL
    ],
)
def test_a_lesson_is_whole_before_python_and_with_it(browser: Browser, site: str, lesson: str):
    with opened(browser, site, lesson, width=390) as page:
        expect(page.locator("html[data-laid=all]")).to_have_count(1)
        cells = json.loads(page.locator("#lesson").text_content() or "")["cells"]
        widgets = sum("widget" in cell for cell in cells)
        assert page.locator(".jp-OutputArea-output > .mj").count() == widgets
        all_run(page)
        assert page.locator("html").get_attribute("data-joined") == str(widgets)
        page.get_by_role("button", name="Map").click()
        whole = page.locator('#mjteach-map [data-words="room.whole"]')
        if whole.is_visible():
            whole.click()
        page.keyboard.press("Escape")
        assert page.evaluate(WIDER) == []
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            assert violations(page) == []


WIDER = """() => {
  const page = document.querySelector('.jp-WindowedPanel-outer');
  const wide = (cell) => cell.getBoundingClientRect().right > innerWidth + 1;
  const cells = [...document.querySelectorAll('.jp-Cell')].filter(wide).map((cell) => cell.id);
  return page.scrollWidth > page.clientWidth ? [...cells, 'page'] : cells;
}"""


def test_an_answer_is_judged_and_kept(browser: Browser, site: str):
    with opened(browser, site, "0-1-start") as page:
        question = page.locator(".mj:visible").first
        question.locator(".mj-option").nth(0).click()
        expect(question.locator(".mj-status")).to_contain_text(re.compile(r"\w"), timeout=LONG)
        expect(question).to_have_attribute("data-stands", "asks")
        question.locator(".mj-option").nth(1).click()
        expect(question).to_have_attribute("data-stands", "done", timeout=LONG)
        page.get_by_role("button", name="Continue").click()
        expect(page.locator(".mj").nth(1)).to_be_in_viewport()
        all_run(page)
        page.reload()
        expect(page.get_by_role("progressbar")).to_have_attribute("aria-valuenow", "1")
        all_run(page)
        expect(page.locator(".mj").first).to_have_attribute("data-stands", "done")
