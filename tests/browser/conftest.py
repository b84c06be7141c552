"""A browser without a network, and JupyterLab started as a learner starts it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
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
    """Where any other page is opened: nothing is left of an earlier one."""
    with browser.new_context(viewport=VIEWPORT) as context:
        yield context


@contextmanager
def without_network(context: BrowserContext) -> Iterator[Page]:
    """A fresh page; it fails where anything was asked for from beyond this machine."""
    outside: list[str] = []

    def note(asked: Request) -> None:
        parts = urlsplit(asked.url)
        if parts.scheme in {"http", "https"} and parts.hostname not in LOOPBACK:
            outside.append(asked.url)

    context.on("request", note)
    yield context.new_page()
    context.remove_listener("request", note)
    for opened in context.pages:
        opened.close()
    assert outside == [], "a page must not need a network"


@pytest.fixture
def page(request: pytest.FixtureRequest) -> Iterator[Page]:
    """A fresh page for each test."""
    is_served = "lab" in request.fixturenames
    context = request.getfixturevalue("lab_context" if is_served else "own_context")
    with without_network(context) as opened:
        yield opened


@pytest.fixture(scope="module")
def lab_page(lab_context: BrowserContext) -> Iterator[Page]:
    """A page of JupyterLab that the tests of a file share; each must begin anew on it."""
    with without_network(lab_context) as opened:
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
