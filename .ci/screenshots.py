"""Make the pictures of the README, in JupyterLab: the way through a lesson, a table, a report.

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
from mjteach.riichi.players.choosing import plain
from mjteach.riichi.round.actions import ActionKind
from mjteach.riichi.round.view import view
from mjwidgets._class.paper import found_browser
from mjwidgets._puzzle.widget import key_of

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests" / "browser")]

from conftest import FLAGS  # noqa: E402

IMAGES = ROOT / "images"
FIRST = "en/0-1-start.ipynb"
SECOND = "en/1-1-tiles.ipynb"
LESSON = "en/4-2-counting-fu.ipynb"
TOPICS = "way sets quads"
COUNTED = {"kind": "fu_count", "level": 1, "topics": TOPICS, "n": 3, "seed": "sets"}
"""The second practice of that lesson; its twin in this process knows the answer."""
ROUND = "en/2-02-a-deal-at-the-table.ipynb"
MOMENT = 45
"""A place in the recorded round of that lesson: two sets are called, riichi is declared."""
TEACHERS = "en/for-teachers.ipynb"
DOJO = "en/dojo.ipynb"
"""Written for the picture: no lesson has a dojo on a fixed seed."""
DRILL = {"what": "fu", "step": "sum", "clock": True, "seed": "friday"}
PLAY = "en/play.ipynb"
"""Written for the picture too."""
DEAL = {"wall": "monday", "stage": "all"}
CHOICES = 14
"""So many choices are made before the picture of a deal in play."""
HEIGHTS = {
    FIRST: 720,
    SECOND: 720,
    LESSON: 1500,
    ROUND: 1500,
    DOJO: 1500,
    PLAY: 900,
    TEACHERS: 1500,
}
WHOLE = (LESSON, ROUND)
"""Lessons that are shown whole: what the picture shows stands further down."""
ASKING = ".jp-Cell:not(.mj-way-ahead) .mj[data-stands]"
FRONT = ".jp-NotebookPanel:not(.lm-mod-hidden)"
"""The lesson in front: the one of the picture before may lie behind it."""
UNRUN = f"{FRONT} .jp-Cell:not([role=article])"
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
                    write_cell(Path(home) / "lessons" / DOJO, "dojo", DRILL)
                    write_cell(Path(home) / "lessons" / PLAY, "play", DEAL)
                    for picture, lesson in PICTURES.items():
                        if picture.__name__ in (sys.argv[1:] or (picture.__name__,)):
                            page = browser.new_page(  # of somebody who comes anew
                                viewport={"width": 1040, "height": HEIGHTS[lesson]},
                                device_scale_factor=1.5,
                            )
                            page.goto(address.replace(FIRST, lesson))
                            if lesson in WHOLE:
                                show_all(page)
                            picture(page)
                            page.close()
                    browser.close()
            finally:
                launcher.send_signal(signal.SIGINT)
                launcher.communicate()


def step(page: Page) -> None:
    """What a newcomer sees first."""
    opened(page)
    page.screenshot(path=IMAGES / "step.png")


def course_map(page: Page) -> None:
    """The map, opened in the second lesson after its first step."""
    opened(page)
    leave(page)
    page.get_by_role("button", name="Map", exact=True).click()
    page.wait_for_timeout(1_000)
    page.screenshot(path=IMAGES / "map.png")


def returner(page: Page) -> None:
    """What somebody is met with who comes back: where it goes on, and today's questions."""
    page.locator(".mj-home").wait_for(timeout=90_000)
    page.wait_for_timeout(1_000)
    page.screenshot(path=IMAGES / "returner.png")


def end(page: Page) -> None:
    """The end of the first lesson, some of it answered and some of it shown."""
    opened(page)
    card = page.locator(".mj-way-end")
    while not card.is_visible():
        leave(page)
        page.locator(ASKING).last.focus()
        page.keyboard.press("Enter")
        page.wait_for_timeout(1_000)
    page.screenshot(path=IMAGES / "end.png")


def opened(page: Page) -> None:
    """Wait for a lesson, and until all its cells have run."""
    page.locator(".mj-way-bar").wait_for(state="attached", timeout=90_000)
    page.wait_for_function(f"!document.querySelector({UNRUN!r})", timeout=90_000)
    page.wait_for_timeout(2_000)


def show_all(page: Page) -> None:
    """All steps of a lesson at once."""
    way = page.get_by_role("button", name=re.compile("^Show (the whole|it step)"))
    way.wait_for(timeout=90_000)
    if "whole" in way.inner_text():
        way.click()


def leave(page: Page) -> None:
    """Have the question shown that the step in front ends with."""
    asking = page.locator(ASKING).last
    while asking.get_attribute("data-stands") == "asks":
        asking.get_by_role("button", name=re.compile("^(Show me|Skip)")).first.click()
        page.wait_for_timeout(500)


def practice(page: Page) -> None:
    """A hand counted line by line, and what the verdict adds up."""
    widget = page.locator(".mj:not(.mj-predict):has(.mj-number)").nth(1)
    widget.wait_for(timeout=90_000)
    for id, value in key_of(mjw.practice(**COUNTED).state).items():
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


def write_cell(path: Path, name: str, options: dict[str, object]) -> None:
    """A notebook with one widget in it, which runs by itself."""
    given = ", ".join(f"{option}={value!r}" for option, value in options.items())
    cell = new_code_cell(f"import mjwidgets as mjw\n\nmjw.{name}({given})")
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    metadata = {"kernelspec": kernel, "mjteach": {"autorun": True}}
    nbformat.write(new_notebook(cells=[cell], metadata=metadata), path)


def play(page: Page) -> None:
    """A deal in play, after some choices of a plain player, with help on the tile that goes."""
    widget = page.locator(f"{FRONT} .mj-play").first
    widget.wait_for(timeout=90_000)
    widget.focus()
    twin = mjw.play(**DEAL)
    while twin.view["turn"] < CHOICES or not twin.view["can"]:
        sitting = twin.sitting
        wanted = plain(view(sitting.state, sitting.seat), sitting.choices)
        if wanted.kind is ActionKind.DISCARD:
            page.keyboard.type(str(wanted.tile))
        else:
            key = next(each["key"] for each in twin.view["buttons"] if each["id"] == str(wanted))
            page.keyboard.press(key)
        twin.do(wanted)
        page.wait_for_timeout(500)
    for _ in range(3):
        page.keyboard.press("h")
        page.wait_for_timeout(500)
    widget.screenshot(path=IMAGES / "play.png")


def dojo(page: Page) -> None:
    """The third hand, with the numbers typed and not yet checked."""
    widget = page.locator(f"{FRONT} .mj:has(.mj-number)").first
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
    figure = page.locator(f"{FRONT} figure:has(svg)").first
    figure.wait_for(timeout=90_000)
    table = page.locator(f"{FRONT} table:has(th:text('For example'))").first
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
PICTURES = {
    step: FIRST,
    end: FIRST,
    course_map: SECOND,
    returner: FIRST,
    practice: LESSON,
    table: ROUND,
    dojo: DOJO,
    play: PLAY,
    report: TEACHERS,
}
"""Each picture, and the notebook it is taken from; the first ones are a learner's way, in order."""


if __name__ == "__main__":
    main()
