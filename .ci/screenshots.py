"""Make the picture of the README: a question answered wrong, as JupyterLab shows it.

Run in the project's environment: ``python .ci/screenshots.py``. It starts the course as a learner
does, in a folder of its own, and writes ``images/practice.png``.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests" / "browser"))

from conftest import FLAGS, find_chromium  # noqa: E402

LESSON = "en/15-counting-fu.ipynb"
START = "import sys; from mjteach.launch import main; sys.exit(main())"


def main() -> None:
    """Start, answer, take the picture, stop."""
    with tempfile.TemporaryDirectory() as home:
        folder = Path(home) / "lessons"
        command = [sys.executable, "-c", START, "--no-browser", "--folder", str(folder)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8") as launcher:
            assert launcher.stdout is not None
            address = next(
                found[0] for line in launcher.stdout if (found := re.search(r"http://\S+", line))
            )
            try:
                with sync_playwright() as playwright:
                    browser = playwright.chromium.launch(
                        executable_path=find_chromium(), args=list(FLAGS)
                    )
                    page = browser.new_page(
                        viewport={"width": 1000, "height": 1400}, device_scale_factor=2
                    )
                    page.goto(address.replace("en/00-start.ipynb", LESSON))
                    picture(page)
                    browser.close()
            finally:
                launcher.terminate()


def picture(page: Page) -> None:
    """The first question of the lesson, with one line wrong on purpose."""
    widget = page.locator(".mj-puzzle").first
    widget.wait_for(timeout=90_000)
    for field in widget.locator("input[type=text]").all():
        field.fill("0")
    widget.get_by_role("button", name=re.compile("^Check")).click()
    page.wait_for_timeout(1500)
    (ROOT / "images").mkdir(exist_ok=True)
    widget.screenshot(path=ROOT / "images" / "practice.png")


if __name__ == "__main__":
    main()
