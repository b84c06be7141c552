"""The way through the course as pages show it: what it takes to begin, and each lesson walked.

    python tests/bench/walk.py [--phone] [--lesson 2-05] [--chapters 012]

The course is started by the command that a learner types. First the start page: seconds until its
question answers, words to read, clicks until something was right. Then the way from there until the
first deal at the table is won, along the help that is given with each choice: every word that comes
on the screen (texts, questions, choices, verdicts, help; no button that is a tool), the questions
and choices, and the minutes they take. Then the lessons of the first chapters on the main road,
walked by keys with every answer shown: steps; words; the tallest step, in screens from its first
word to the end of its question; and how many screens one would have to scroll, at worst, until the
button that leads on is in sight.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
import time
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Locator, Page, expect, sync_playwright

ROOT: Final = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "widgets"), str(ROOT / "tests")]

from browser.test_steps import WAIT, Room  # noqa: E402
from mjteach.puzzles.registry import kind  # noqa: E402
from mjteach.study.road import Lesson, lessons, main_road  # noqa: E402
from mjwidgets._class.paper import found_browser  # noqa: E402
from support.pages.lab_server import Lab, serving  # noqa: E402
from support.scripts import script  # noqa: E402

READ: Final = 180
"""Words a minute."""
_CELLS: Final = ".jp-NotebookPanel:not(.lm-mod-hidden) .jp-Cell:not(.mj-way-ahead)"
_WORDS: Final = """cells => cells.map(cell => {
    const apart = "button, style, script, svg, details, .mj-only-read, .jp-InputArea-editor";
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    let count = 0;
    while (texts.nextNode()) {
        const { parentElement: around, data } = texts.currentNode;
        if (around.closest(apart) || !around.checkVisibility()) continue;
        count += (data.match(/[A-Za-z][A-Za-z'-]*/g) || []).length;
    }
    return count;
}).reduce((sum, count) => sum + count, 0)"""
_SEEN: Final = """(cells, choice) => cells.flatMap((cell, place) => {
    const apart = "style, script, svg, kbd, .mj-only-read, .jp-InputArea-editor, .mj-tools";
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) {
        const { parentElement: around, data } = texts.currentNode;
        if (around.closest(apart) || !around.checkVisibility()) continue;
        if (around.closest("button:not(.mj-option)")) continue;
        const now = around.closest(".mj-guide") ? choice : "";
        const text = data.replace(/[0-9]+/g, "#").trim();
        if (/[A-Za-z]/.test(text)) found.push(`${place} ${now} ${text}`);
    }
    return found;
})"""
"""What can be read in each cell, whatever numbers are in it; of buttons only the answers.

Of a deal's help, what is said at each choice."""


class Walked(NamedTuple):
    """A lesson that was walked; heights in screens."""

    steps: int
    words: int
    tallest: float
    hidden: float


def begin(page: Page, lab: Lab) -> str:
    """What it takes to get something right for the first time."""
    began = time.monotonic()
    page.goto(lab.start_page)
    first = page.locator(f"{_CELLS} .mj[data-stands]").first
    right = first.get_by_role("button", name="5 of circles")
    right.wait_for(timeout=WAIT)
    waited = time.monotonic() - began
    read = int(page.locator(_CELLS).evaluate_all(_WORDS))
    right.click()
    expect(first).to_have_attribute("data-stands", "done", timeout=WAIT)
    seconds = time.monotonic() - began + read * 60 / READ
    return f"first success: {waited:.1f} s waited, {read} words, 1 click: {seconds:.0f} s"


class Reader:
    """What somebody has read and answered on the way."""

    def __init__(self) -> None:
        self.read: set[str] = set()
        self.questions, self.choices, self.seconds = 0, 0, 0.0

    def look(self, page: Page, lesson: Lesson) -> None:
        """Reads what has come."""
        seen: list[str] = page.locator(_CELLS).evaluate_all(_SEEN, self.choices)
        self.read |= {f"{lesson.number} {text}" for text in seen}

    @property
    def words(self) -> int:
        """The words that were read, each text once, and help each time."""
        return sum(
            len(re.findall(r"[A-Za-z][A-Za-z'’-]*", text.split(" ", 3)[3])) for text in self.read
        )

    def __str__(self) -> str:
        seconds = self.seconds + self.words * 60 / READ
        return (
            f"first won deal: {self.words} words, {self.questions} questions, "
            f"{self.choices} choices at the table: {seconds / 60:.1f} minutes"
        )


def to_first_win(page: Page, lab: Lab) -> Reader:
    """From the start page to the end of the first deal that is won."""
    reader, takes = Reader(), script("list_sets")
    for lesson in main_road():
        room = Room(page, lab, f"en/{lesson.file}")
        for cell in lesson.cells:
            expect(room.asking).to_be_visible(timeout=WAIT)
            reader.look(page, lesson)
            if room.asking.evaluate("e => e.classList.contains('mj-play')"):
                for _ in room.winning("first"):
                    reader.look(page, lesson)
                    reader.choices += 1
                reader.look(page, lesson)
                reader.seconds += takes.CHOICE * reader.choices
                return reader
            name, many = cell.sets[0] if cell.sets else ("", 1)
            sort = name.partition("-")[0].partition(".")[0]
            reader.questions += many
            reader.seconds += many * (kind(sort).seconds if sort else takes.PREDICTION)
            room.leave()
            reader.look(page, lesson)
            room.asking.focus()
            page.keyboard.press("Enter")
            page.wait_for_timeout(500)  # the next step comes
        reader.look(page, lesson)
    raise AssertionError("no deal is won on the way")


def walk(room: Room) -> Walked:
    """A lesson from its first step to its end, with every answer shown."""
    cells = room.page.locator(_CELLS)
    screen = room.page.viewport_size
    assert screen is not None
    begun = steps = 0
    tallest = hidden = 0.0
    while not room.end.is_visible():
        steps += 1
        foot = _edge(room.asking, "bottom")
        tallest = max(tallest, foot - _edge(cells.nth(begun), "top"))
        begun = cells.count()
        room.leave()
        hidden = max(hidden, _edge(room.blue.last, "bottom") - screen["height"])
        room.asking.focus()
        room.page.keyboard.press("Enter")
        room.page.wait_for_timeout(500)  # it scrolls
    read = int(cells.evaluate_all(_WORDS))
    return Walked(steps, read, tallest / screen["height"], hidden / screen["height"])


def _edge(shown: Locator, side: str) -> float:
    return float(shown.evaluate("(e, side) => e.getBoundingClientRect()[side]", side))


def main() -> None:
    """A line for the beginning, and one for each lesson."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--phone", action="store_true", help="390 x 844 instead of 1280 x 800")
    asked.add_argument("--lesson", help="the number of a lesson, as 2-05")
    asked.add_argument("--chapters", default="012", help="the chapters to walk")
    given = asked.parse_args()
    wide, high = (390, 844) if given.phone else (1280, 800)
    chosen = [
        lesson
        for lesson in lessons()
        if (lesson.number == given.lesson)
        or (not given.lesson and lesson.number[0] in given.chapters and not lesson.parent)
    ]
    with (
        tempfile.TemporaryDirectory() as home,
        serving(Path(home)) as lab,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found_browser(), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": wide, "height": high})
        print(begin(page, lab))
        with serving(Path(home) / "another") as fresh:
            print(to_first_win(browser.new_page(viewport=page.viewport_size), fresh), flush=True)
        print(f"{'':32}{'steps':>6}{'words':>6}{'tallest':>8}{'hidden':>7}")
        for lesson in chosen:
            row = walk(Room(page, lab, f"en/{lesson.file}"))
            figures = f"{row.steps:6}{row.words:6}{row.tallest:8.2f}{row.hidden:7.2f}"
            print(f"{lesson.number} {lesson.title[:27]:28}{figures}", flush=True)


if __name__ == "__main__":
    main()
