"""In the reader's room a lesson is walked step by step, and opens at the step that was left."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from mjteach.play.sitting import lesson_setup, sit_down
from mjteach.riichi.players.choosing import plain
from mjteach.riichi.round.view import view
from mjwidgets._play.told import discards
from support.pages.lab_page import is_changed
from support.pages.lab_server import Lab, serving

pytestmark = pytest.mark.browser

START = "en/0-1-start.ipynb"
PHONE = {"width": 390, "height": 844}
WAIT = 120_000
"""Milliseconds: a server and its first kernel beside other work."""


class Room:
    """A lesson in the room of a reader."""

    def __init__(self, page: Page, lab: Lab, lesson: str) -> None:
        self.page, self.lab, self.lesson = page, lab, lesson
        page.goto(lab.address(lesson))
        self.opened()

    def opened(self) -> None:
        """Waits for the lesson, and until all its cells have run."""
        expect(self.bar).to_be_attached(timeout=WAIT)
        expect(self.page.locator(".jp-Cell:not([role=article])")).to_have_count(0, timeout=WAIT)

    @property
    def bar(self) -> Locator:
        return self.page.locator(".mj-way-bar")

    @property
    def end(self) -> Locator:
        return self.page.locator(".mj-way-end")

    @property
    def asking(self) -> Locator:
        """The question that the step in front ends with."""
        return self.page.locator(".jp-Cell:not(.mj-way-ahead) .mj[data-stands]").last

    @property
    def blue(self) -> Locator:
        return self.page.locator(".jp-NotebookPanel .mj-main").filter(visible=True)

    def is_at(self, step: int) -> None:
        expect(self.bar).to_have_attribute("aria-valuetext", re.compile(f"^Step {step} of "))

    def leave(self) -> None:
        """Has every answer shown or leaves it out, by keys, until the question is done."""
        asking = self.asking
        expect(asking).to_be_visible(timeout=WAIT)
        asking.focus()
        if asking.evaluate("e => e.classList.contains('mj-predict')"):
            show = asking.get_by_role("button", name="Show me")
            show.focus()
            show.press("Enter")
            expect(asking).to_have_attribute("data-stands", "done")
        if asking.evaluate("e => e.classList.contains('mj-play')"):
            skip = asking.get_by_role("button", name="Skip this deal")
            skip.focus()
            skip.press("Enter")
            expect(asking).to_have_attribute("data-stands", "done")
        while asking.get_attribute("data-stands") == "asks":
            left = asking.locator(".mj-dot[data-result=skipped]")
            one_more = left.nth(left.count())
            asking.press("k")
            done = asking.and_(self.page.locator("[data-stands=done]"))
            expect(done.or_(one_more).first).to_be_visible(timeout=WAIT)

    def winning(self, deal: str) -> Iterator[None]:
        """Plays the deal of a lesson as a plain player would; stops before each choice."""
        table, asking = sit_down(lesson_setup(deal)), self.asking
        while not table.is_over:
            yield
            chosen = plain(view(table.state, table.seat), table.choices)
            spots = (spot for spot, by in discards(table).items() if str(chosen) in by.values())
            spot = next(spots, None)
            own = asking.locator("[data-kind=hand] button.mj-tile")
            wins = asking.locator(".mj-actions .mj-main").filter(visible=True)
            log = asking.locator(".mj-log").first
            before = log.inner_html()
            (own.nth(int(spot.partition(".")[2])) if spot else wins).click()
            table = table.do(chosen)
            expect(log).not_to_have_js_property("innerHTML", before)
        expect(asking).to_have_attribute("data-stands", "done")

    def leads_on(self) -> None:
        """One button is blue, in sight, and leads on; nothing is too wide."""
        expect(self.blue).to_have_count(1)
        expect(self.blue).to_have_text(re.compile("Continue"))
        expect(self.blue).to_be_in_viewport(ratio=0.9)
        overflow = "e => e.scrollWidth > e.clientWidth"
        assert not self.page.locator(".jp-WindowedPanel-outer:visible").evaluate(overflow)

    def restart(self) -> None:
        """Restarts the kernel as another client of the server would."""
        sessions = self.lab.ask("GET", "sessions")
        (session,) = (one for one in sessions if one["path"] == self.lesson)
        self.lab.ask("POST", f"kernels/{session['kernel']['id']}/restart")


ONWARD = re.compile(r"^Next lesson: The tiles · \d+ min$")
"""How long a lesson takes is counted from its words, so no test says it."""


@pytest.mark.usefixtures("own_context")
def test_a_beginner_walks_the_first_lesson(page: Page, tmp_path) -> None:
    with serving(tmp_path) as lab:
        room = Room(page, lab, START)
        room.is_at(1)
        expect(page.get_by_role("progressbar", name="How far you are")).to_be_visible()
        first = page.locator(".mj[data-stands]").first
        top = first.evaluate("e => e.getBoundingClientRect().top")
        first.get_by_role("button", name="5 of circles").click()
        expect(first).to_have_attribute("data-stands", "done")
        assert first.evaluate("e => e.getBoundingClientRect().top") == top
        expect(room.blue).to_have_text(re.compile("Continue"))
        expect(room.bar).to_have_attribute("aria-valuenow", "1")
        page.keyboard.press("Enter")
        room.is_at(2)
        expect(page.locator(".mj-way-said")).to_have_text("Step 2 of 9")
        expect(room.asking.locator(".mj-prompt")).to_be_in_viewport()
        expect(room.blue).to_have_count(0)  # Continue is gone above

        page.reload()
        room.opened()
        room.is_at(2)
        expect(room.asking.locator(".mj-prompt")).to_be_in_viewport()
        expect(first.locator(".mj-status")).to_contain_text("Right")

        for step in (3, 4):
            room.leave()
            room.asking.focus()
            page.keyboard.press("Enter")
            room.is_at(step)
        expect(page.get_by_role("heading", name="What the tiles are called")).to_be_in_viewport()
        assert page.evaluate("document.activeElement.innerText").startswith(
            "What the tiles are called"
        )
        page.keyboard.press("Enter")  # from the text into the question
        expect(room.asking).to_be_focused()

        page.set_viewport_size(PHONE)
        room.leave()
        room.leads_on()
        page.evaluate("document.querySelector('.jp-WindowedPanel-outer').scrollTo(0, 1e6)")
        expect(room.asking.locator(".mj-prompt")).to_be_in_viewport()  # nothing empty below it

        room.restart()
        page.get_by_role("alert").wait_for(timeout=WAIT)
        page.get_by_role("button", name="Start the lesson again").click()
        expect(page.locator(".mj-lesson-stopped")).to_have_count(0, timeout=WAIT)
        room.is_at(4)
        expect(room.blue.filter(has_text="Continue")).to_have_count(1)
        assert not is_changed(page)
        room.asking.focus()
        page.keyboard.press("Enter")
        room.is_at(5)
        room.leave()
        room.asking.focus()
        page.keyboard.press("Enter")
        room.is_at(6)
        for _ in room.winning("first"):
            expect(room.asking.locator(".mj-guide")).not_to_be_empty()
        expect(room.asking.locator(".mj-outcome")).to_have_text("You've won your first deal.")
        room.leads_on()
        page.keyboard.press("Enter")
        room.is_at(7)
        expect(room.blue).to_have_text(re.compile("Check"))
        room.asking.locator("input[type=text]").first.fill("5p")
        room.asking.locator("input[type=text]").first.press("Enter")
        expect(room.asking).to_have_attribute("data-stands", "done")
        room.asking.focus()
        page.keyboard.press("Enter")
        room.is_at(8)
        room.leave()  # answer after answer reaches the new kernel
        expect(room.asking).to_contain_text("That's both done.")
        room.leads_on()

        expect(room.end).to_be_hidden()
        room.asking.focus()
        page.keyboard.press("Enter")
        expect(room.end.get_by_role("heading")).to_have_text("Done: Start here")
        expect(room.end).to_contain_text("You got 2 of 8 right the first time.")
        page.keyboard.press("Enter")  # a second one leads nowhere
        expect(page.locator(".room-here")).to_have_text("Start here")
        missed = room.end.get_by_role("group", name="Worth another look").get_by_role("button")
        expect(missed).to_have_count(6)
        for one in missed.all():
            expect(one).to_have_accessible_name(re.compile(r"^Back to question \d: .+"))
        expect(room.end.get_by_role("button", name="Next lesson")).to_be_in_viewport()
        missed.last.click()
        expect(page.locator(".mj-summary").last).to_be_in_viewport()
        back = page.locator(".mj-summary > li:focus")
        expect(back).to_have_accessible_name(re.compile("^Which tiles complete.+, "))
        room.end.get_by_role("button", name=ONWARD).click()
        expect(page.locator(".room-here")).to_have_text("The tiles", timeout=WAIT)

        page.goto(lab.start_page)
        home = page.get_by_role("region", name="Welcome back")
        expect(home).to_contain_text("You finished Start here.", timeout=WAIT)
        onward = home.get_by_role("button", name=ONWARD)
        expect(onward).to_be_focused()
        expect(page.locator(".jp-Cell[role=article]")).to_have_count(0)  # nothing runs behind it
        assert not home.evaluate("e => e.parentNode.scrollWidth > e.parentNode.clientWidth")
        home.get_by_role("button", name="Start here done").click()
        expect(home).to_have_count(0)
        expect(room.end).to_be_visible()
    expect(page.get_by_role("alert")).to_have_text(
        "The course was closed. Start it again with the same command.",
        timeout=WAIT,
    )
    expect(page.locator(".jp-Dialog")).to_have_count(0)


def test_a_lesson_is_walked_by_keys_alone(page: Page, lab: Lab) -> None:
    room = Room(page, lab, START)
    said = page.locator(".mj-way-said")
    expect(said).to_have_text("Step 1 of 9")  # after the moment it took
    for step in (2, 3, 4):
        room.leave()
        room.asking.focus()
        page.keyboard.press("Enter")
        room.is_at(step)
    text = page.get_by_role("article", name="What the tiles are called")
    expect(text).to_be_focused()
    page.keyboard.press("x")  # nobody's key
    expect(text).to_be_focused()
    page.keyboard.press("1")
    expect(room.asking).to_have_attribute("data-stands", "done")
    expect(room.asking).to_be_focused()

    page.keyboard.press("Enter")
    room.is_at(5)
    for step in (6, 7, 8, 9):
        room.leave()
        room.asking.focus()
        page.keyboard.press("Enter")
        room.is_at(step)
    last = page.get_by_role("article", name="With the keyboard")
    expect(last).to_be_focused()
    page.keyboard.press("Enter")
    expect(room.end).to_be_focused()
    expect(room.end).to_have_accessible_name("Done: Start here")
    expect(room.end).to_have_accessible_description(re.compile(r"^You got \d of 8 right"))
    for key in ("Enter", "ArrowRight", "ArrowDown", "End"):
        page.keyboard.press(key)
    expect(room.end).to_be_focused()
    buttons = room.end.get_by_role("button")
    for place in range(buttons.count()):
        page.keyboard.press("Tab")
        expect(buttons.nth(place)).to_be_focused()
        page.keyboard.press("ArrowRight")
        expect(buttons.nth(place)).to_be_focused()
    assert buttons.first.inner_text().startswith("Next lesson")
    link = page.locator(".jp-MarkdownCell a:focus:not(.jp-InternalAnchorLink)")
    for _ in range(buttons.count() + 4):  # back through the card into the text above it
        if link.count():
            break
        page.keyboard.press("Shift+Tab")
    expect(link).to_have_count(1)
    card = room.end.bounding_box()
    seen = link.bounding_box()
    assert card is not None
    assert seen is not None
    assert seen["y"] + seen["height"] <= card["y"], "what has the focus isn't under the card"


@pytest.mark.usefixtures("own_choice")
def test_the_whole_lesson_at_once(page: Page, lab: Lab) -> None:
    room = Room(page, lab, START)
    cells = page.locator(".jp-Cell")
    ahead = page.locator(".mj-way-ahead")
    expect(ahead).not_to_have_count(0)
    room.leave()
    expect(room.asking.locator(".mj-onward")).to_be_visible()
    whole = page.get_by_role("button", name="Show the whole lesson")
    whole.click()
    expect(ahead).to_have_count(0)
    steps = page.get_by_role("button", name="Show it step by step")
    expect(steps).to_be_visible()
    expect(room.bar).to_be_hidden()
    expect(page.locator(".mj-onward").filter(visible=True)).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Next: ")).click()
    expect(page.locator(".room-here")).to_have_text("The tiles", timeout=WAIT)
    expect(whole).to_be_visible()  # of that lesson nobody asked to see it all
    page.get_by_role("button", name="Back: Start here").click()
    expect(page.locator(".room-here")).to_have_text("Start here", timeout=WAIT)
    expect(steps).to_be_visible()
    page.goto(lab.address(START))
    room.opened()
    expect(ahead).to_have_count(0)
    steps.click()
    expect(ahead).not_to_have_count(0)
    expect(whole).to_be_visible()

    page.emulate_media(media="print")
    expect(cells.filter(visible=True)).to_have_count(cells.count())
    page.emulate_media(media="screen")
    with page.expect_popup() as opened:
        page.keyboard.press("Control+p")
    expect(opened.value.get_by_role("heading", name="Start here", exact=True)).to_be_visible(
        timeout=WAIT
    )
    opened.value.close()

    page.get_by_role("button", name="Map", exact=True).click()
    every = page.get_by_role("button", name="All of JupyterLab")
    every.click()
    expect(ahead).to_have_count(0)
    expect(room.bar).to_have_count(0)
    every.click()
    expect(ahead).not_to_have_count(0)
    room.is_at(1)


@pytest.mark.usefixtures("own_choice")
def test_in_a_whole_lesson_a_set_of_one_question_leads_on_too(page: Page, lab: Lab) -> None:
    Room(page, lab, "en/1-1-tiles.ipynb")
    page.get_by_role("button", name="Show the whole lesson").click()
    cell = page.locator(".jp-Cell").filter(has_text="What comes after the South wind?")
    asked = cell.locator(".mj")
    onward = cell.get_by_role("button", name="Continue")
    expect(asked).to_be_visible(timeout=WAIT)
    expect(onward).to_be_hidden()
    for key in ("1", "z", "Enter"):
        asked.press(key)
    expect(asked).to_have_attribute("data-phase", "answered_wrong")
    asked.press("w")
    expect(asked).to_have_attribute("data-stands", "done")
    expect(asked.locator(".mj-why li")).not_to_have_count(0)
    onward.click()
    after = page.get_by_role("article", name=re.compile("^The three dragons have an order"))
    expect(after).to_be_focused()
    expect(after).to_be_in_viewport()


def test_a_page_that_is_no_lesson_has_no_steps(page: Page, lab: Lab) -> None:
    page.goto(lab.address("en/9-1-practice-room.ipynb"))
    expect(page.locator(".jp-Cell:not([role=article])")).to_have_count(0, timeout=WAIT)
    expect(page.locator(".mj-way-bar, .mj-way-ahead")).to_have_count(0)


def test_a_page_stays_where_the_reader_has_scrolled_it(page: Page, lab: Lab) -> None:
    """Somebody scrolled to the question that was still waking up, and was thrown to the top."""
    page.set_viewport_size(PHONE)
    is_late, held = True, list[Route]()  # so is the kernel, as on a slow computer
    page.route(
        "**/api/sessions*",
        lambda route: (
            held.append(route) if is_late and route.request.method == "POST" else route.continue_()
        ),
    )
    page.goto(lab.address("en/2-03-a-finished-hand.ipynb"))
    scroller = page.locator(".jp-WindowedPanel-outer:visible")
    waking = page.locator(".jp-Cell[data-waking]")
    expect(waking.first).to_be_visible(timeout=WAIT)
    page.mouse.move(200, 500)
    page.mouse.wheel(0, 300)
    page.wait_for_function("document.querySelector('.jp-WindowedPanel-outer').scrollTop > 100")
    page.wait_for_timeout(500)
    at = scroller.evaluate("e => e.scrollTop")
    expect(waking.first).to_be_attached()
    is_late = False
    for route in held:
        route.continue_()
    expect(page.locator(".jp-Cell:not([role=article])")).to_have_count(0, timeout=WAIT)
    expect(waking).to_have_count(0, timeout=WAIT)
    assert scroller.evaluate("e => e.scrollTop") == at
