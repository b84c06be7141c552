"""A browser without a network, and JupyterLab started as a learner starts it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Generator, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Request,
    expect,
    sync_playwright,
)

from mjteach.study.folder import STATE
from mjwidgets._class.paper import NAMED, found_browser
from support.pages.lab_server import Lab, serving
from support.pages.widget_page import clear_pages

NOT_NEEDED = (
    # pages behind the address bar: two processes more for every window
    *("AimEnabled", "WebUIOmniboxAimPopup", "WebUIOmniboxPopup"),
    # what Playwright leaves out; the flag below takes the place of its own
    *("HttpsUpgrades", "MediaRouter", "OptimizationHints", "PaintHolding", "PreconnectToSearch"),
)
"""What Chromium's window can do that no page here uses."""
FLAGS = (
    f"--disable-features={','.join(NOT_NEEDED)}",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
LOOPBACK = {"127.0.0.1", "localhost"}
VIEWPORT = {"width": 1280, "height": 900}

expect.set_options(timeout=30_000)  # a kernel beside other work is slow to answer, not wrong


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A real browser beside other work is late now and then: such a test may try once more.

    The summary names what did (RERUN), so that it is seen and its cause looked for.
    """
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = found_browser()
    if chromium is None:
        pytest.skip("no Chromium found; name one with " + NAMED)
    with ExitStack() as stack:
        try:
            playwright = stack.enter_context(sync_playwright())
        except Exception as error:  # what it raises where a system library is absent
            if NAMED in os.environ:
                raise
            pytest.skip(f"Playwright does not start here: {error}")
        running = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        stack.callback(running.close)
        yield running


@pytest.fixture(scope="session")
def lab_context(browser: Browser) -> Iterator[BrowserContext]:
    """Where the pages of JupyterLab are opened: what they are made of is fetched once."""
    with browser.new_context(viewport=VIEWPORT) as context:
        yield context


@pytest.fixture
def own_context(browser: Browser) -> Iterator[BrowserContext]:
    """Where a test opens its page that leaves something behind: a clock, a script, a right."""
    with browser.new_context(viewport=VIEWPORT) as context:
        yield context


@pytest.fixture(autouse=True)
def _no_widget_outlives_its_test() -> Iterator[None]:
    yield
    clear_pages()


class Stage:
    """One page for one test after the other: a page of its own costs as much as what it shows.

    What is on it is gone before the next test: the document, what was chosen of the window, and
    all other pages. After a test that failed the page is another one, for its second try as well.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._page: Page | None = None

    def cleared(self) -> Page:
        """The page as a new one would be."""
        if self._page is None:
            self._page = self._browser.new_context(viewport=VIEWPORT).new_page()
            return self._page
        for other in self._page.context.pages:
            if other is not self._page:
                other.close()
        self._page.goto("about:blank")
        self._page.set_viewport_size(VIEWPORT)
        self._page.emulate_media(media="null", color_scheme="null")
        self._page.mouse.move(0, 0)
        return self._page

    def leave(self) -> None:
        """Takes the page away; the next one is new."""
        if self._page is not None:
            self._page.context.close()
            self._page = None


@pytest.fixture(scope="session")
def stage(browser: Browser) -> Iterator[Stage]:
    stage = Stage(browser)
    yield stage
    stage.leave()


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport]:
    """A test knows at its end whether it has failed."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@contextmanager
def without_network(page: Page) -> Iterator[Page]:
    """The page; it fails where anything was asked for from beyond this machine."""
    outside: list[str] = []

    def note(asked: Request) -> None:
        parts = urlsplit(asked.url)
        if parts.scheme in {"http", "https"} and parts.hostname not in LOOPBACK:
            outside.append(asked.url)

    page.context.on("request", note)
    yield page
    page.context.remove_listener("request", note)
    assert outside == [], "a page must not need a network"


@contextmanager
def fresh(context: BrowserContext) -> Iterator[Page]:
    """A new page, which is closed with all that it has opened."""
    with without_network(context.new_page()) as opened:
        yield opened
        for one in context.pages:
            one.close()


@pytest.fixture
def page(request: pytest.FixtureRequest) -> Iterator[Page]:
    """An empty page for each test."""
    for own, name in (("lab", "lab_context"), ("own_context", "own_context")):
        if own in request.fixturenames:
            with fresh(request.getfixturevalue(name)) as opened:
                yield opened
            return
    stage = request.getfixturevalue("stage")
    with without_network(stage.cleared()) as cleared:
        yield cleared
    if request.node.stash.get(FAILED, False):
        stage.leave()


@pytest.fixture(scope="module")
def lab_page(lab_context: BrowserContext) -> Iterator[Page]:
    """A page of JupyterLab that the tests of a file share; each must begin anew on it."""
    with fresh(lab_context) as opened:
        yield opened


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """JupyterLab on a new learner's folder, started by the command a learner types."""
    if found_browser() is None:
        pytest.skip("no Chromium found; name one with " + NAMED)
    home = tmp_path_factory.mktemp("learner")
    with serving(home, MJTEACH_STUDY="") as found:  # what a test answers is no other test's matter
        yield found


@pytest.fixture
def own_choice(lab: Lab) -> Iterator[None]:
    """What a test chooses to see around a lesson is its own: the next one begins anew."""
    yield
    chosen = lab.folder / STATE / "jupyter" / "lab" / "user-settings" / "mjteach-lessons"
    shutil.rmtree(chosen, ignore_errors=True)
