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
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from mjteach.launch import lessons
from support.pages.widget_page import AXE

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("site")]

BY_DAY = ("0-1-start", "2-04-tenpai-and-waits", "9-1-practice-room")
ALL = sorted(path.stem for path in (lessons() / "en").glob("*.ipynb"))
LONG = 120_000
"""Milliseconds that Python may take to come, beside other work."""
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/\S*")

ELSEWHERE = re.compile(r"JupyterLab|own folder|python3 -m|matplotlib|All Cells")
"""What is true of a course that is installed, and of no page."""


class Site(NamedTuple):
    """A site that is served."""

    address: str
    folder: Path


@pytest.fixture(scope="session")
def site(
    tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Site]:
    """The site, built as its command builds it."""
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
        yield Site(found[0], out)
        server.terminate()


@contextmanager
def opened(browser: Browser, site: Site, lesson: str, width: int = 1280) -> Iterator[Page]:
    """A lesson in a browser of its own; afterwards nothing was wrong, and nobody else was asked."""
    told: list[str] = []
    asked: list[str] = []
    with browser.new_context(viewport={"width": width, "height": 844}) as context:
        page = context.new_page()
        page.set_default_timeout(LONG)
        page.on("console", lambda said: said.type == "error" and told.append(said.text))
        page.on("pageerror", lambda error: told.append(str(error)))
        page.on("request", lambda request: asked.append(request.url))
        page.add_init_script(OVERHEARD)
        page.goto(f"{site.address}en/{lesson}.html")
        yield page
        assert told == []
        assert [url for url in asked if not url.startswith((site.address, "data:", "blob:"))] == []


OVERHEARD = """
  window.overheard = { asked: [], told: [] };
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => overheard.told.push(data));
    }
    postMessage(data) {
      overheard.asked.push(data);
      super.postMessage(data);
    }
  };
"""
"""What a page and its Python say to each other."""


def states(page: Page) -> dict[str, dict[str, object]]:
    """The states in which Python has opened the widgets of cells."""
    overheard = page.evaluate("() => overheard")
    models: dict[str, dict[str, object]] = {}
    shown: dict[int, dict[str, str]] = {}
    for data in overheard["told"]:
        if data.get("answer"):
            shown[data["number"]] = json.loads(data["answer"])
        elif "told" in data:
            told = json.loads(data["told"])
            if "open" in told:
                models[told["open"]] = told["state"]
            elif told["told"].get("method") == "update":
                models[told["to"]] |= told["told"]["state"]
    cells = {one["number"]: one["given"][0] for one in overheard["asked"] if "given" in one}
    return {cells[number]: models[one["model"]] for number, one in shown.items() if "model" in one}


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
def test_a_lesson_is_whole_before_python_and_with_it(browser: Browser, site: Site, lesson: str):
    with opened(browser, site, lesson, width=390) as page:
        expect(page.locator("html[data-laid=all]")).to_have_count(1)
        cells = json.loads(page.locator("#lesson").text_content() or "")["cells"]
        widgets = sum("widget" in cell for cell in cells)
        assert page.locator(".jp-OutputArea-output > .mj").count() == widgets
        all_run(page)
        assert page.locator("html").get_attribute("data-joined") == str(widgets)
        in_python = states(page)
        for cell in (cell for cell in cells if "widget" in cell):
            laid = cell["widget"]["state"]
            assert {name: in_python[cell["id"]][name] for name in laid} == laid, cell["id"]
        assert ELSEWHERE.search(page.locator("main").inner_text()) is None
        assert page.locator('a[href*=".ipynb"]').count() == 0
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
  const isWide = page.scrollWidth > page.clientWidth;
  const isTall = document.documentElement.scrollHeight > innerHeight; // only the lesson scrolls
  return [...cells, ...(isWide ? ['page'] : []), ...(isTall ? ['around'] : [])];
}"""


def test_answers_are_judged_and_kept(browser: Browser, site: Site):
    with opened(browser, site, "0-1-start") as page:
        wrong, right = page.locator(".mj").nth(0), page.locator(".mj").nth(1)
        wrong.locator(".mj-option").nth(0).click()
        expect(wrong.locator(".mj-status")).to_contain_text("Not quite", timeout=LONG)
        wrong.get_by_role("button", name="Continue").click()
        expect(right).to_be_in_viewport()
        right.locator(".mj-option").nth(1).click()
        expect(right.locator(".mj-status")).to_contain_text("Right", timeout=LONG)
        all_run(page)
        page.reload()
        expect(page.get_by_role("progressbar")).to_have_attribute("aria-valuenow", "2")
        all_run(page)
        for done in (wrong, right):
            expect(done).to_have_attribute("data-stands", "done")


def solve_first(page: Page) -> None:
    """The first question of the first lesson, answered right."""
    page.locator(".mj-option").nth(1).click()
    expect(page.locator(".mj").first).to_have_attribute("data-stands", "done", timeout=LONG)


def tool(page: Page, name: str) -> None:
    page.get_by_role("button", name="Map").click()
    page.locator("#mjteach-map").get_by_role("button", name=name).click()
    page.keyboard.press("Escape")


def test_the_next_visit_needs_no_network_and_answers_can_be_taken_along(
    browser: Browser, site: Site, tmp_path: Path
):
    with opened(browser, site, "0-1-start") as page:
        solve_first(page)
        all_run(page)
        with page.expect_download() as taken:
            tool(page, "Save my answers to a file")
        taken.value.save_as(tmp_path / "mine.jsonl")
        page.evaluate("() => navigator.serviceWorker.ready")
        page.context.set_offline(True)
        page.reload()
        expect(page.get_by_role("progressbar")).to_have_attribute("aria-valuenow", "1")
        all_run(page)
        expect(page.locator(".mj").first).to_have_attribute("data-stands", "done")
        page.goto(site.address)
        expect(page.get_by_role("progressbar")).to_have_attribute("aria-valuenow", "1")
    with opened(browser, site, "0-1-start") as page:
        all_run(page)
        notice = page.locator(".mj-page-notice")
        for choice, says in (
            ("No", "Nothing of mine.jsonl was added"),
            ("Yes, add to mine", "What you've done so far"),
        ):
            with page.expect_file_chooser() as chooser:
                tool(page, "Bring in a file")
            chooser.value.set_files(tmp_path / "mine.jsonl")
            expect(notice).to_contain_text("yours?", timeout=LONG)
            assert page.evaluate("() => document.activeElement.textContent") == "Yes, add to mine"
            notice.get_by_role("button", name=choice, exact=True).click()
            expect(notice).to_contain_text(says, timeout=LONG)
        page.reload()
        all_run(page)
        expect(page.locator(".mj").first).to_have_attribute("data-stands", "done")


def test_code_that_lies_open_can_be_changed_and_run(browser: Browser, site: Site):
    with opened(browser, site, "9-1-practice-room") as page:
        tool(page, "Show the code")
        code = page.get_by_role("textbox", name="Code").first
        code.fill('import mjwidgets as mjw; mjw.show("19m <b>")')
        code.press("Shift+Enter")
        cell = page.locator(".jp-CodeCell").first
        expect(cell.locator("pre")).to_contain_text("<b>", timeout=LONG)
        assert cell.locator("pre b").count() == 0
        code.fill('import mjwidgets as mjw; mjw.show("19m")')
        cell.get_by_role("button", name="Run").click()
        expect(cell.locator("img")).not_to_have_count(0)


def test_a_deal_goes_on_at_the_same_tile_when_its_page_is_opened_again(
    browser: Browser, site: Site
):
    with opened(browser, site, "9-1-practice-room") as page:
        tool(page, "Show the code")
        said = []
        for moves in (3, 0):
            code = page.get_by_role("textbox", name="Code").first
            code.fill(
                "import mjwidgets as mjw; table = mjw.play('monday', stage='draw')\n"
                f"for _ in range({moves}):\n    done = table.do(table.choices[0])\n"
                "f'told: {len(table.sitting.states)}, {table.choices}'"
            )
            code.press("Shift+Enter")
            there = page.locator(".jp-CodeCell pre").first
            expect(there).to_contain_text("told", timeout=LONG)
            said.append(there.inner_text())
            page.reload()
        assert said[0] == said[1]


def test_two_pages_that_begin_with_the_same_memory_are_two_sessions(browser: Browser, site: Site):
    found = set()
    for _ in range(2):
        with opened(browser, site, "9-1-practice-room") as page:
            tool(page, "Show the code")
            code = page.get_by_role("textbox", name="Code").first
            code.fill(
                "import random; from mjteach.study.written import session\n"
                "' '.join((session(), str(random.random()), 'told'))"
            )
            code.press("Shift+Enter")
            said = page.locator(".jp-CodeCell").first.locator("pre")
            expect(said).to_contain_text("told", timeout=LONG)
            found |= {*said.inner_text().strip("'").split()}
    assert len(found) == 5


def test_after_each_tenth_set_the_answers_can_be_taken_along_once(browser: Browser, site: Site):
    with opened(browser, site, "9-1-practice-room") as page:
        tool(page, "Show the code")
        code = page.get_by_role("textbox", name="Code").first
        notice = page.locator(".mj-page-notice")
        for sets, is_offered in ((10, False), (11, True), (12, False)):
            code.fill(
                f"import mjwidgets as mjw\nfor n in range({sets}):\n"
                "    one = mjw.practice('win_check', level=1, n=1, seed=str(n))\n"
                "    said = one.check({'may': 'no', 'reason': 'wait'})\n"
                f"'{sets} are answered'"
            )
            code.press("Shift+Enter")
            said = page.locator(".jp-CodeCell pre").first
            expect(said).to_contain_text(f"{sets} are answered", timeout=LONG)
            expect(page.locator(f"html[data-sets='{sets}']")).to_have_count(1, timeout=LONG)
            assert ("10 sets" in notice.inner_text()) is is_offered
            for said in ("stay in the browser of this computer", "may throw your answers away"):
                assert (said in notice.inner_text()) is (sets == 10)
            if is_offered:
                with page.expect_download() as taken:
                    notice.get_by_role("button", name="Save my answers").click()
                assert taken.value.suggested_filename == "my-answers.jsonl"


def test_what_one_tab_has_forgotten_is_forgotten_in_the_other(browser: Browser, site: Site):
    """What is brought in there afterwards is kept again."""
    with opened(browser, site, "0-1-start") as page:
        solve_first(page)
        other = page.context.new_page()
        other.set_default_timeout(LONG)
        other.goto(f"{site.address}en/9-1-practice-room.html")
        tool(other, "Show the code")
        code = other.get_by_role("textbox", name="Code").first
        code.fill("import mjwidgets as mjw; mjw.forget(everything=True)")
        code.press("Shift+Enter")
        expect(other.locator(".jp-CodeCell").first).to_contain_text("has been deleted")
        there = page.get_by_role("progressbar")
        expect(there).to_have_attribute("aria-valuenow", "0", timeout=LONG)
        all_run(page)
        expect(page.locator(".mj").first).not_to_have_attribute("data-stands", "done")


def test_what_the_browser_has_thrown_away_is_told_until_a_file_is_brought_in(
    browser: Browser, site: Site, tmp_path: Path
):
    """Chromium begins its whole record anew where a disk is full; what was chosen it still has."""
    with opened(browser, site, "0-1-start") as page:
        solve_first(page)
        all_run(page)
        here = page.url
        page.goto(f"{site.address}icon.svg")
        page.evaluate(
            """async () => {
              for (const { name } of await indexedDB.databases()) {
                await new Promise((done) => { indexedDB.deleteDatabase(name).onsuccess = done; });
              }
            }"""
        )
        page.goto(here)
        notice = page.locator(".mj-page-notice")
        expect(notice).to_contain_text("lost 1 of the answers", timeout=LONG)
        solve_first(page)
        page.wait_for_function("() => overheard.told.some(({ stage }) => stage === 'kept')")
        page.reload()
        expect(notice).to_contain_text("lost 1 of the answers", timeout=LONG)
        with page.expect_download() as taken:
            tool(page, "Save my answers to a file")
        taken.value.save_as(tmp_path / "mine.jsonl")
        with page.expect_file_chooser() as chooser:
            tool(page, "Bring in a file")
        chooser.value.set_files(tmp_path / "mine.jsonl")
        notice.get_by_role("button", name="Yes, add to mine").click()
        expect(notice).to_contain_text("Nothing in the file was new", timeout=LONG)
        page.reload()
        all_run(page)
        assert "lost" not in notice.inner_text()


LATE = """
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', (event) => {
        if (event.data.stage !== 'ready' || window.late) return;
        event.stopImmediatePropagation();
        window.late = () => this.onmessage(event);
      });
    }
  };
"""
"""Python is ready when ``late`` is called."""


def test_what_is_given_in_one_tab_while_another_comes_is_not_taken_for_lost(
    browser: Browser, site: Site
):
    with opened(browser, site, "0-1-start") as page:
        other = page.context.new_page()
        other.set_default_timeout(LONG)
        other.add_init_script(LATE)
        other.goto(f"{site.address}en/9-1-practice-room.html")
        other.wait_for_function("() => window.late")
        solve_first(page)
        page.wait_for_function("() => overheard.told.some(({ stage }) => stage === 'kept')")
        other.evaluate("() => late()")
        expect(other.locator("html[data-python='ready']")).to_have_count(1)
        assert "lost" not in other.locator(".mj-page-notice").inner_text()


WRITES_NOTHING = "IDBObjectStore.prototype.put = () => { throw new Error('no room'); };"


FAILS_ONCE = """{
  const { put } = IDBObjectStore.prototype;
  let isFull = true;
  IDBObjectStore.prototype.put = function (...given) {
    if (!isFull) return put.apply(this, given);
    isFull = false;
    throw new Error('no room');
  };
}"""


def with_worker(page: Page, before: str) -> None:
    """The page anew, with something that its Python finds done."""
    page.context.route(
        "**/worker.mjs",
        lambda route: route.fulfill(
            body=before + route.fetch().text(), content_type="text/javascript"
        ),
    )
    page.reload()


def test_what_the_browser_refused_is_kept_as_soon_as_it_takes_something(
    browser: Browser, site: Site
):
    with opened(browser, site, "0-1-start") as page:
        with_worker(page, FAILS_ONCE)
        notice = page.locator(".mj-page-notice")
        solve_first(page)
        expect(notice).to_contain_text("isn't keeping your answers", timeout=LONG)
        page.locator(".mj").first.get_by_role("button", name="Continue").click()
        page.locator(".mj").nth(1).locator(".mj-option").nth(1).click()
        page.wait_for_function("() => overheard.told.some(({ stage }) => stage === 'all_kept')")
        expect(notice).not_to_contain_text("isn't keeping your answers")
        page.reload()
        expect(page.get_by_role("progressbar")).to_have_attribute("aria-valuenow", "2")
        all_run(page)
        for done in range(2):
            expect(page.locator(".mj").nth(done)).to_have_attribute("data-stands", "done")


def test_a_file_is_not_said_to_be_added_where_the_browser_keeps_none_of_it(
    browser: Browser, site: Site, tmp_path: Path
):
    with opened(browser, site, "9-1-practice-room") as page:
        with_worker(page, WRITES_NOTHING)
        all_run(page)
        tool(page, "Show the code")
        code = page.get_by_role("textbox", name="Code").first
        code.fill(
            "import mjwidgets as mjw\n"
            "one = mjw.practice('win_check', level=1, n=1, seed='a')\n"
            "said = one.check({'may': 'no', 'reason': 'wait'})\nmjw.take_out()"
        )
        with page.expect_download() as taken:
            code.press("Shift+Enter")
        taken.value.save_as(tmp_path / "mine.jsonl")
        asked: list[str] = []
        page.on("dialog", lambda dialog: (asked.append(dialog.type), dialog.accept()))
        page.reload()
        assert asked == ["beforeunload"]  # whoever goes on without a file loses them
        all_run(page)
        notice = page.locator(".mj-page-notice")
        with page.expect_file_chooser() as chooser:
            tool(page, "Bring in a file")
        chooser.value.set_files(tmp_path / "mine.jsonl")
        notice.get_by_role("button", name="Yes, add to mine").click()
        expect(notice).to_contain_text("isn't keeping your answers", timeout=LONG)
        assert "What you've done so far" not in notice.inner_text()


MOVED = """async (path) => {
  const of = (asked) => new Promise((done) => { asked.onsuccess = () => done(asked.result); });
  const own = await of(indexedDB.open(`mjteach${path}`));
  const lines = await of(own.transaction('answers').objectStore('answers').getAll());
  own.close();
  const asked = indexedDB.open('mjteach/as-it-lay-before/', 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore('answers');
  const other = await of(asked);
  const writing = other.transaction('answers', 'readwrite');
  lines.forEach((line, place) => writing.objectStore('answers').put(line, String(place)));
  await new Promise((done) => { writing.oncomplete = done; });
  other.close();
  await of(indexedDB.deleteDatabase(`mjteach${path}`));
  localStorage.clear();
}"""
"""What the browser keeps, as if by a copy of the course that lay elsewhere."""


def test_what_another_copy_of_the_course_has_is_asked_about(browser: Browser, site: Site):
    """Until there's an answer, though the reader has begun here meanwhile."""
    with opened(browser, site, "0-1-start") as page:
        solve_first(page)
        all_run(page)
        here = page.url
        path = page.evaluate("() => new URL('../', location.href).pathname")
        page.goto(f"{site.address}icon.svg")
        page.evaluate(MOVED, path)
        page.goto(here)
        notice = page.locator(".mj-page-notice")
        expect(notice).to_contain_text("another copy of the course", timeout=LONG)
        solve_first(page)
        page.wait_for_function("() => overheard.told.some(({ stage }) => stage === 'kept')")
        page.reload()
        expect(notice).to_contain_text("another copy of the course", timeout=LONG)
        notice.get_by_role("button", name="Yes, add to mine").click()
        expect(notice).to_contain_text("What you did there is here now", timeout=LONG)
        page.reload()
        expect(page.get_by_role("progressbar")).to_have_attribute("aria-valuenow", "1")
        all_run(page)
        assert "another copy" not in notice.inner_text()


@pytest.mark.slow
def test_two_tabs_lose_nothing_of_each_other(browser: Browser, site: Site):
    with opened(browser, site, "0-1-start") as page:
        other = page.context.new_page()
        other.goto(f"{site.address}en/2-02-a-deal-at-the-table.html")
        all_run(other)
        solve_first(page)
        question = other.locator(".mj:visible").first
        for option in question.locator(".mj-option").all():
            if question.get_attribute("data-stands") == "asks":
                option.click()
                expect(question.locator(".mj-status")).not_to_have_text("", timeout=LONG)
        for tab in (page, other):
            tab.reload()
            all_run(tab)
            expect(tab.get_by_role("progressbar")).to_have_attribute("aria-valuenow", "1")


@pytest.mark.slow
def test_a_newer_version_waits_until_it_is_taken(browser: Browser, site: Site):
    worker = site.folder / "sw.js"
    text = worker.read_text(encoding="utf-8")
    try:
        with opened(browser, site, "0-1-start") as page:
            solve_first(page)
            all_run(page)
            page.evaluate("() => navigator.serviceWorker.ready")
            worker.write_text(text.replace('"version": "', '"version": "newer'), encoding="utf-8")
            page.reload()
            expect(page.locator(".mj-page-notice")).to_contain_text("newer", timeout=LONG)
            kept = (
                "() => caches.keys().then((names) => names.map((name) => name.split(' ').at(-1)))"
            )
            assert len(page.evaluate(kept)) == 2
            with page.expect_navigation():
                page.get_by_role("button", name="Use it now").click()
            all_run(page)
            assert [name[:5] for name in page.evaluate(kept)] == ["newer"]
            expect(page.locator(".mj").first).to_have_attribute("data-stands", "done")
    finally:
        worker.write_text(text, encoding="utf-8")
