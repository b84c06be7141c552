"""Make the pictures of the README, in JupyterLab: a question with one line wrong, and a table.

Run in the project's environment: ``python .ci/screenshots.py``. It starts the course as a learner
does, in a folder of its own, and writes ``images/practice.png`` and ``images/table.png``.
"""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

import mjwidgets as mjw
from mjteach.riichi.fu import round_up
from mjwidgets._puzzle.widget import key_of

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests" / "browser"))

from conftest import FLAGS, find_chromium  # noqa: E402

IMAGES = ROOT / "images"
LESSON = "en/4-2-counting-fu.ipynb"
TOPICS = "way sets quads"
FIRST_SET = {"kind": "fu_count", "level": 1, "topics": TOPICS, "n": 3, "seed": "sets"}
"""The first practice of that lesson; its twin in this process knows the answer."""
ROUND = "en/2-02-a-deal-at-the-table.ipynb"
MOMENT = 45
"""A place in the recorded round of that lesson: two sets are called, riichi is declared."""
START = "import sys; from mjteach.launch import main; sys.exit(main())"


def main() -> None:
    """Start the course, answer, take the picture, stop."""
    with tempfile.TemporaryDirectory() as home:
        command = [sys.executable, "-c", START, "--no-browser", "--folder", f"{home}/lessons"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8") as launcher:
            lines = launcher.stdout or []
            address = next(filter(None, (re.search(r"http://\S+", line) for line in lines)))[0]
            try:
                with sync_playwright() as playwright:
                    browser = playwright.chromium.launch(
                        executable_path=find_chromium(), args=list(FLAGS)
                    )
                    page = browser.new_page(
                        viewport={"width": 1040, "height": 1500}, device_scale_factor=1.5
                    )
                    for lesson, picture in ((LESSON, practice), (ROUND, table)):
                        page.goto(address.replace("en/0-1-start.ipynb", lesson))
                        picture(page)
                    browser.close()
            finally:
                launcher.send_signal(signal.SIGINT)
                launcher.communicate()


def practice(page: Page) -> None:
    """Every line right but one: the 10 fu of a closed ron, or the 2 of a tsumo, are left out."""
    widget = page.locator(".mj:has(.mj-number)").first
    widget.wait_for(timeout=90_000)
    key = key_of(mjw.practice(**FIRST_SET).state)
    short = key["sum"] - key["win"]
    wrong = {"win": 0, "sum": short, "total": round_up(short)}
    for id, value in {**key, **wrong}.items():
        field = widget.locator(f"input[id$='-{id}']:not([type=checkbox])")
        if field.count():
            field.fill(str(value))
    widget.get_by_role("button", name=re.compile("^Check")).click()
    widget.get_by_role("button", name=re.compile("^Why")).wait_for()
    widget.screenshot(path=IMAGES / "practice.png")


def table(page: Page) -> None:
    """The stepper late in the round, and why a call is refused."""
    widget = page.locator(".mj:has(input[type=range])")
    widget.wait_for(timeout=90_000)
    widget.get_by_role("slider").fill(str(MOMENT))
    widget.get_by_text(re.compile(f"^{MOMENT} of ")).wait_for()
    widget.get_by_role("button", name=re.compile("^Why can")).click()
    widget.get_by_role("combobox").select_option(label="Pon: 2 of bamboo")
    widget.get_by_role("button", name="Ask").click()
    page.wait_for_timeout(1_500)  # the answer is drawn
    widget.screenshot(path=IMAGES / "table.png")


if __name__ == "__main__":
    main()
