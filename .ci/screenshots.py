"""Make the pictures of the README, in JupyterLab: a question, a table, the dojo, a report.

Run in the project's environment: ``python .ci/screenshots.py``. It starts the course as a learner
does, in a folder of its own, and writes ``images/*.png``. Names choose some of them, such as
``python .ci/screenshots.py report``.
"""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import nbformat
from nbformat.v4 import new_code_cell, new_notebook
from playwright.sync_api import Page, sync_playwright

import mjwidgets as mjw
from mjteach.riichi.fu import round_up
from mjwidgets._class.paper import found_browser
from mjwidgets._puzzle.widget import key_of

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests" / "browser"))

from conftest import FLAGS  # noqa: E402

IMAGES = ROOT / "images"
LESSON = "en/4-2-counting-fu.ipynb"
TOPICS = "way sets quads"
FIRST_SET = {"kind": "fu_count", "level": 1, "topics": TOPICS, "n": 3, "seed": "sets"}
"""The first practice of that lesson; its twin in this process knows the answer."""
ROUND = "en/2-02-a-deal-at-the-table.ipynb"
MOMENT = 45
"""A place in the recorded round of that lesson: two sets are called, riichi is declared."""
TEACHERS = "en/for-teachers.ipynb"
DOJO = "en/dojo.ipynb"
"""Written for the picture: no lesson has a dojo on a fixed seed."""
DRILL = {"what": "fu", "step": "sum", "clock": True, "seed": "friday"}
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
                        executable_path=found_browser(), args=list(FLAGS)
                    )
                    page = browser.new_page(
                        viewport={"width": 1040, "height": 1500}, device_scale_factor=1.5
                    )
                    write_dojo(Path(home) / "lessons" / DOJO)
                    for picture, lesson in PICTURES.items():
                        if picture.__name__ in (sys.argv[1:] or (picture.__name__,)):
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


def write_dojo(path: Path) -> None:
    """A notebook with a dojo in it, which runs by itself."""
    given = ", ".join(f"{name}={value!r}" for name, value in DRILL.items())
    cell = new_code_cell(f"import mjwidgets as mjw\n\nmjw.dojo({given})")
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    metadata = {"kernelspec": kernel, "mjteach": {"autorun": True}}
    nbformat.write(new_notebook(cells=[cell], metadata=metadata), path)


def dojo(page: Page) -> None:
    """The third hand, with the numbers typed and not yet checked."""
    widget = page.locator(".mj:has(.mj-number)").first
    widget.wait_for(timeout=90_000)
    twin = mjw.dojo(**DRILL)
    for hand in range(1, 4):
        key = key_of(twin.state)
        for id, value in key.items():
            field = widget.locator(f"input[id$='-{id}']:not([type=checkbox])")
            if field.count():
                field.fill(str(value))
        if hand < 3:
            page.keyboard.press("Enter")
            widget.get_by_role("button", name=re.compile("^Next")).wait_for()
            page.keyboard.press("Enter")
            page.wait_for_timeout(1_500)
            twin.check(dict(key))
            twin.next()
    widget.screenshot(path=IMAGES / "dojo.png")


def report(page: Page) -> None:
    """What a made class got wrong, once the cell has run: the picture, and the first errors."""
    figure = page.locator("figure:has(svg)").first
    figure.wait_for(timeout=90_000)
    table = page.locator("table:has(th:text('For example'))").first
    table.wait_for()
    page.wait_for_timeout(1_500)
    page.set_viewport_size({"width": 1040, "height": 3000})
    figure.scroll_into_view_if_needed()
    page.wait_for_timeout(1_500)
    above, below = figure.bounding_box(), table.bounding_box()
    after = table.locator("tr").nth(ROWS + 1).bounding_box()
    assert above is not None
    assert below is not None
    assert after is not None
    clip = {
        "x": above["x"] - 8,
        "y": above["y"] - 8,
        "width": below["width"] + 16,
        "height": after["y"] - above["y"] + 8,
    }
    page.screenshot(path=IMAGES / "report.png", clip=clip)


ROWS = 3
"""So many errors of the table are seen."""
PICTURES = {practice: LESSON, table: ROUND, dojo: DOJO, report: TEACHERS}
"""Each picture, and the notebook it is taken from."""


if __name__ == "__main__":
    main()
