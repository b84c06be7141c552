"""The dojo in a browser: fifty hands by keys alone, what is read aloud, an exam on paper."""

import pytest
from playwright.sync_api import expect

import mjwidgets as mjw
from mjteach.puzzles.generate import code_of
from mjteach.puzzles.practice import PracticePhase
from mjteach.study.dojo import LADDERS
from mjwidgets._puzzle.widget import fresh_seed, key_of
from support.pages.learners import by_keyboard
from support.pages.widget_page import Board, notebook

pytestmark = pytest.mark.browser


class Timed(Board):
    """A board that makes the next hand while the learner thinks, as in a notebook."""

    def pump(self):
        super().pump()
        self.widget._look_ahead()


def board(page, *given, **options):
    return Timed(page, mjw.dojo(*given, seed="a", **options))


def total(played):
    return str(key_of(played.widget.state)["total"])


@pytest.mark.parametrize("sets", [2, pytest.param(5, marks=pytest.mark.slow)])
def test_set_after_set_by_keys_alone(page, sets):
    played = board(page, clock=True)
    played.page.wait_for_function("document.activeElement.matches('input[type=text]')")
    codes = set()
    for number in range(1, 10 * sets + 1):
        codes.add(played.widget.view["code"])
        is_wrong = number % 10 == 3
        typed = "110" if is_wrong else total(played)
        played.type(typed)
        played.keys("Enter")
        wanted = PracticePhase.WRONG if is_wrong else PracticePhase.RIGHT
        assert played.widget.state.phase is wanted, (typed, played.widget.draft)
        assert played.frame.locator("input[type=text]").first.input_value() == typed
        played.keys("Enter")
        if played.widget.state.phase is PracticePhase.FINISHED:
            assert "9 of 10 right" in played.frame.inner_text()
            assert "Half of the hands took you" in played.status.inner_text()
            played.keys("Enter")
    assert len(codes) == 10 * sets
    assert played.widget.dojo.sets == sets
    assert played.leaked() == []
    assert played.problems == []


@pytest.mark.parametrize("name", LADDERS)
def test_every_dojo_is_answered_by_keys(page, name):
    played = board(page, name)
    by_keyboard(played, key_of(played.widget.state))
    played.focus()
    played.keys("Enter")
    assert played.widget.state.phase is PracticePhase.RIGHT, played.widget.draft
    played.keys("Enter")
    assert played.widget.state.number == 2
    assert played.violations() == []


def test_why_by_its_key_and_the_next_try_by_typing(page):
    played = board(page)
    played.type("110")
    played.keys("Enter", "w")
    assert "working" in played.status.inner_text()
    played.type("90")
    assert played.page.locator(".mj-number").input_value() == "90"
    assert played.widget.state.phase is PracticePhase.ASKING
    assert played.violations() == []


def test_enter_before_the_answer_has_come_is_not_lost(page):
    played = board(page)
    for number in range(1, 4):
        played.type(total(played))
        for _ in range(3):  # one more than is needed: it checks no empty line of the next hand
            page.keyboard.press("Enter")
        played.pump()
        played.pump()
        assert played.widget.state.number == number + 1
        assert played.widget.state.attempts == 0
    assert played.problems == []


def answers_of(step, wrong, **options):
    """So many hands of a dojo as they are typed, and what becomes of them."""
    twin, typed = mjw.dojo("fu", step=step, seed="a", **options), []
    for number in range(1, 13):
        key = key_of(twin.state)
        lines = [str(key[field.id]) for field in twin.question.question.fields][:-1]
        lines = ["110" if number in wrong else line for line in lines]
        typed += [*(key for line in lines for key in (*line, "Enter")), "Enter"]
        twin.check(dict(zip(key, map(int, lines), strict=False)))
        twin.next()
        if twin.state.phase is PracticePhase.FINISHED:
            typed.append("Enter")
            twin.again()
    return typed, [code_of(record.puzzle) for record in twin.state.records]


@pytest.mark.parametrize("every", [1, 2, 5, 9, 200], ids="a reply behind {} keys".format)
@pytest.mark.parametrize("step", ["total", "sum"])
def test_no_key_is_lost_while_python_judges(page, every, step):
    """Keys that come faster than replies: hands, verdicts and the end of a ten go by in order."""
    typed, codes = answers_of(step, {3})
    played = board(page, "fu", step=step)
    for place, key in enumerate(typed, 1):
        page.keyboard.press(key)
        if place % every == 0:
            played.pump()
    for _ in typed:
        played.pump()
    dojo = played.widget.dojo
    assert [code_of(record.puzzle) for record in dojo.practice.records] == codes
    assert [hand.is_right for hand in (*dojo.past, *dojo.hands)] == [True, True, False, *[True] * 9]
    assert played.widget.state.number == 3
    assert played.problems == []
    assert played.leaked() == []


def test_what_is_typed_ahead_can_be_taken_back(page):
    played = board(page)
    right = total(played)
    for key in (*right, "Enter", "Enter", "1", "1", "Backspace", "2"):
        page.keyboard.press(key)
    for _ in range(9):
        played.pump()
    assert played.widget.state.number == 2
    assert played.page.locator(".mj-number").input_value() == "12"
    assert played.page.locator(".mj-number").get_attribute("inputmode") == "numeric"


def test_a_wrong_number_is_typed_over(page):
    played = board(page)
    line, right = played.page.locator(".mj-number"), total(played)
    played.type("110")
    played.keys("Enter", "r")
    played.type(right)
    assert line.input_value() == right
    played.keys("Enter")
    assert played.widget.state.phase is PracticePhase.RIGHT


def test_the_line_to_look_at_is_typed_over_without_a_key_before(page):
    played = board(page, "fu", step="lines")
    key = key_of(played.widget.state)
    first, *others = [field.id for field in played.widget.question.question.fields][:-1]
    for text in (str(key[first] + 2), *(str(key[id]) for id in others[:-1]), "110"):
        played.type(text)
        played.keys("Enter")
    assert played.widget.state.phase is PracticePhase.WRONG
    assert played.focused("e => e.closest('.mj-field').dataset.field") == first
    played.type(str(key[first]))
    assert played.widget.draft == {**key, first: key[first], "total": 110, "irrelevant": None}


def test_the_panel_says_what_enter_does_here(page):
    played = board(page)
    played.type("110")
    played.keys("Enter", "?")
    assert "then go to the next hand" in played.page.locator(".mj-keys").inner_text()


def test_lines_are_filled_in_by_numbers_and_enter(page):
    played = board(page, "fu", step="lines")
    key = key_of(played.widget.state)
    asked = [field.id for field in played.widget.question.question.fields][:-1]
    for id in asked:
        played.type(str(key[id]))
        assert played.widget.state.attempts == 0
        played.keys("Enter")
    assert played.widget.state.phase is PracticePhase.RIGHT, played.widget.draft
    played.keys("Enter")
    assert played.widget.state.number == 2


def test_a_field_that_may_stay_empty_holds_nobody_up(page):
    played = board(page, "waits", step="table")
    played.type("1m")
    played.keys("Enter")
    assert played.widget.state.attempts == 1


def test_the_stopwatch_is_quiet_and_starts_anew(page):
    played = board(page, clock=True)
    watch = played.frame.locator(".mj-clock")
    assert watch.get_attribute("aria-hidden") == "true"
    page.wait_for_function("document.querySelector('.mj-clock').textContent === '0:01'")
    played.type(total(played))
    played.keys("Enter")
    (hand,) = played.widget.dojo.hands
    assert 1 <= hand.seconds < 30
    played.keys("Enter")
    assert watch.inner_text() == "0:00"


def test_without_a_wish_there_is_no_stopwatch(page):
    assert board(page).frame.locator(".mj-clock").count() == 0


@pytest.mark.parametrize(("name", "first"), [("fu", "the fu of the hand"), ("waits", "tiles")])
def test_what_has_the_focus_has_a_name(page, name, first):
    played = board(page, name)
    focused = played.page.locator("input:focus")
    focused.wait_for()
    label = focused.evaluate("e => e.labels[0]?.textContent ?? e.getAttribute('aria-label')")
    assert first in label
    assert played.violations() == []


def test_what_to_practise_is_chosen_by_keys(page):
    played = board(page)
    fold = played.frame.locator(".mj-choose")
    assert "the fu in one number · 10 hands" in fold.inner_text()
    assert fold.locator("select").first.is_hidden()
    played.keys("c")
    assert played.focused("e => e.tagName") == "SELECT"
    assert played.violations() == []
    played.keys("ArrowUp", "Tab", "ArrowUp", "Tab", "Tab", "Tab", " ", "3")
    assert played.widget.draft == {}, "no digit went to the answer"
    played.keys("Enter")
    dojo = played.widget.dojo
    assert (dojo.rung.name, dojo.wanted.n, dojo.wanted.only) == ("sum", 5, ("pair",))
    assert played.focused("e => e.matches('input[type=text]')")
    played.keys("c", "Escape")
    assert fold.get_attribute("open") is None
    assert played.problems == []


def test_after_the_first_answer_there_is_nothing_to_choose(page):
    played = board(page)
    played.type("110")
    played.keys("Enter")
    assert played.frame.locator(".mj-choose").is_hidden()
    played.keys("c")
    assert played.widget.state.attempts == 1


def test_what_is_out_of_sight_takes_no_focus(page):
    page.set_viewport_size({"width": 800, "height": 300})
    widget = mjw.dojo("fu", seed="a")
    played = Board(page, widget, above=2_000)
    page.evaluate("() => new Promise(requestAnimationFrame)")
    assert played.focused("e => e.tagName") == "BODY"


@pytest.mark.parametrize("theme", ["true", "false"])
def test_a_set_ends_well_in_both_themes(page, theme):
    played = Timed(page, mjw.dojo("fu", seed="a", clock=True), theme=theme)
    for _ in range(10):
        played.type(total(played))
        played.keys("Enter", "Enter")
    assert played.frame.get_by_role("button", name="Next ten").is_visible()
    assert played.frame.locator(".mj-summary .mj-went").count() == 20
    assert played.violations() == []


@pytest.mark.usefixtures("own_context")
def test_an_exam_ends_on_paper(page):
    page.add_init_script(
        "window.print = () => { top.paper = [document.title, document.body.innerText]; }"
    )
    page.goto("about:blank")
    played = board(page, exam=True)
    for number in range(20):
        played.type("110" if number == 4 else total(played))
        played.keys("Enter")
        assert "Right." not in played.frame.inner_text()
    assert "19 of 20" in played.frame.inner_text()
    assert played.violations() == []
    played.keys("Enter", "p")
    page.wait_for_function("window.paper")
    title, text = page.evaluate("window.paper")
    assert title == "Exam: the fu in one number"
    assert "Right: 19 of 20" in text
    assert "110" in text
    assert played.problems == []


# --- in JupyterLab

WAIT = 120_000
IS_IDLE = "jupyterapp.shell.currentWidget?.sessionContext?.session?.kernel?.status === 'idle'"
"""Whether the notebook in front has a kernel that is ready."""


class Drill(Timed):
    """A dojo in JupyterLab; a twin in this process knows the answers."""

    def __init__(self, page, lab):
        seed = fresh_seed()  # what was answered in a first try is remembered in the second
        super(Board, self).__init__(page, mjw.dojo("fu", seed=seed))
        cell = f"mjw.dojo('fu', seed={seed!r})"
        notebook(lab.folder / "dojo.ipynb", "import mjwidgets as mjw", cell)
        page.goto(lab.address("dojo.ipynb"))
        expect(self.frame).to_be_visible(timeout=60_000)

    def pump(self):
        pass

    def expect_code(self):
        expect(self.frame.locator(".mj-about code")).to_have_text(code_of(self.widget.question))


def test_a_set_in_a_notebook_from_its_first_key_to_the_next_ten(page, lab):
    played = Drill(page, lab)
    page.wait_for_function("document.activeElement.matches('.mj input[type=text]')")
    cells = played.cells()
    for number in range(1, 12):
        played.expect_code()
        right = key_of(played.widget.state)
        typed = "110" if number == 4 else str(right["total"])
        played.type(typed)
        played.keys("Enter")
        expect(played.status).not_to_be_empty()
        played.widget.check(typed)
        played.widget.next()
        page.keyboard.press("Enter")
        if number == 10:
            expect(played.frame).to_contain_text("9 of 10 right")
            page.keyboard.press("Enter")
            played.widget.again()
    played.expect_code()
    assert played.cells() == cells, "no key is the notebook's"


def test_a_set_is_typed_in_a_notebook_with_forty_milliseconds_between_keys(page, lab):
    played = Drill(page, lab)
    page.wait_for_function("document.activeElement.matches('.mj input[type=text]')")
    for _ in range(11):
        right = str(key_of(played.widget.state)["total"])
        played.widget.check(right)
        played.widget.next()
        for key in (*right, "Enter", "Enter"):
            page.keyboard.press(key)
            page.wait_for_timeout(40)
        if played.widget.state.phase is PracticePhase.FINISHED:
            page.keyboard.press("Enter")
            played.widget.again()
    expect(played.frame.locator(".mj-dot[data-result=first_try]")).to_have_count(1)
    played.expect_code()


def test_shift_enter_runs_one_cell_after_the_other_beside_a_dojo(page, lab):
    cells, frame = page.locator(".jp-NotebookPanel .jp-Cell"), page.locator(".mj")
    sources = ("import mjwidgets as mjw", f"mjw.dojo(seed={fresh_seed()!r})", "6 * 7", "6 * 8")
    notebook(lab.folder / "own.ipynb", *sources, runs=False)
    page.goto(lab.address("own.ipynb"))
    expect(cells).to_have_count(4, timeout=WAIT)
    page.wait_for_function(IS_IDLE, timeout=WAIT)
    expect(page.locator(".jp-OutputArea-output")).to_have_count(0)  # no lesson, and nothing has run
    cells.first.locator(".cm-content").click()
    page.keyboard.press("Shift+Enter")
    page.keyboard.press("Shift+Enter")
    line = frame.locator(".mj-number")
    expect(line).to_be_focused(timeout=WAIT)
    page.keyboard.press("3")
    page.keyboard.press("Shift+Enter")
    expect(cells.nth(2).locator(".jp-OutputArea-output")).to_have_text("42", timeout=WAIT)
    expect(cells.nth(3).locator(".jp-OutputArea-output")).to_have_count(0)
    expect(frame).to_have_count(1)
    assert line.input_value() == "3"
