"""How long a lesson takes to open, and how much is sent: seconds until its first question answers.

    python tests/bench/opening.py [--lesson en/2-04-tenpai-and-waits.ipynb] [--times 5]

The course is started by the command that a learner types, in a home of its own. Each time the
lesson is opened in a fresh page, and by a kernel that starts for it; the browser has what the pages
are made of since the first time, which is not counted. "Seen" is when the first question stands on
the page, "live" when it has an answer from Python; "sent" are megabytes that the kernel has sent.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import BrowserContext, WebSocket, sync_playwright

ROOT: Final = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "widgets"), str(ROOT / "tests")]

from mjwidgets._class.paper import found_browser  # noqa: E402
from support.pages.lab_server import Lab, serving  # noqa: E402

_ASKING: Final = ".mj[data-stands]"
_LIVE: Final = ".jp-Cell:not(.mj-way-ahead) .mj[data-stands=asks]"


def opened(context: BrowserContext, lab: Lab, lesson: str) -> tuple[float, float, float]:
    """Seconds until the first question is seen, until it is live, and megabytes sent until then."""
    sent = 0

    def note(socket: WebSocket) -> None:
        def add(payload: Any) -> None:
            nonlocal sent
            sent += len(payload)

        socket.on("framereceived", add)

    page = context.new_page()
    page.on("websocket", note)
    began = time.monotonic()
    page.goto(lab.address(lesson), wait_until="commit")
    page.wait_for_selector(_ASKING, timeout=120_000)
    seen = time.monotonic() - began
    press = page.locator(f"{_LIVE} :is(button[data-action=hint], .mj-option)").first
    press.wait_for(timeout=120_000)
    status = page.locator(f"{_LIVE} [role=status]:not(.mj-only-read)").first.element_handle()
    press.click()
    page.wait_for_function("status => status.innerText.trim()", arg=status, timeout=120_000)
    live = time.monotonic() - began
    page.close()
    return seen, live, sent / 1e6


def main() -> None:
    """A line for each time, and the median."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--lesson", default="en/0-1-start.ipynb")
    asked.add_argument("--times", type=int, default=5)
    given = asked.parse_args()
    with (
        tempfile.TemporaryDirectory() as home,
        serving(Path(home)) as lab,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found_browser(), args=["--no-sandbox"])
        context = browser.new_context(viewport={"width": 1280, "height": 800})
        rows = []
        print(f"{'':8}{'seen':>6}{'live':>6}{'sent':>6}   (load {os.getloadavg()[0]:.1f})")
        for number in range(given.times + 1):
            row = opened(context, lab, given.lesson)
            print(f"{number or 'first':>8}" + "".join(f"{figure:6.2f}" for figure in row))
            rows += [row] if number else []
        median = (statistics.median(column) for column in zip(*rows, strict=True))
        print(f"{'median':>8}" + "".join(f"{figure:6.2f}" for figure in median))
        browser.close()


if __name__ == "__main__":
    main()
