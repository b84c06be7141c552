"""What a learner meets who has no mouse, or hears the page."""

import pytest

import mjwidgets as mjw
from mjwidgets._puzzle.widget import key_of
from support.pages.learners import by_keyboard, by_mouse, wrong_answer
from support.pages.widget_page import FRAMES, Board

pytestmark = pytest.mark.browser

COVERED = """element => {
  if (!element.closest('.mj')) return null;
  if (element.closest('.mj-bar')) return '';
  const parts = [...element.closest('.mj').querySelectorAll('.mj-bar, .mj-actions, .mj-below')];
  const sticky = parts.filter((part) => getComputedStyle(part).position === 'sticky');
  const box = element.getBoundingClientRect();
  return sticky.map((part) => part.getBoundingClientRect())
    .some((over) => box.bottom > over.top && box.top < over.bottom)
    ? element.outerHTML.slice(0, 80) : '';
}"""
"""An element that the bar of buttons lies over; null for one of another part of the page."""


LONG = (
    *(("furiten_judge", 4), ("rule_compare", 3), ("yaku_mark", 4), ("next_action", 4)),
    *(("find_the_mistake", 4), ("minimal_pair", 3)),
)
"""Questions longer than a screen."""


def asked(page, kind, level=1, n=2):
    return Board(page, mjw.practice(kind, level=level, seed="keys", n=n))


def shown_wrong(page, kind, level):
    """A question answered wrong, with the working on show."""
    played = asked(page, kind, level)
    by_mouse(played, wrong_answer(played.widget))
    played.judge()
    played.press("Show me")
    return played


# --- by keys


@pytest.mark.parametrize("width", [400, 1280])
@pytest.mark.parametrize(("kind", "level"), LONG)
def test_what_tab_comes_to_is_not_under_the_buttons(page, kind, level, width):
    page.set_viewport_size({"width": width, "height": 800})
    played = asked(page, kind, level)
    played.focus()
    covered = []
    for _ in range(120):
        page.keyboard.press("Tab")
        found = played.focused(COVERED)
        if found is None:
            break
        covered.append(found)
    assert [*filter(None, covered)] == []
    assert covered, "Tab comes to something"


def test_a_part_keeps_the_focus_whatever_comes_into_sight_or_is_answered(page):
    page.set_viewport_size({"width": 400, "height": 800})
    played = asked(page, "furiten_judge", 3)
    played.focus()
    played.tab_to(".mj-part-button")
    number = played.focused("e => e.textContent")
    for top in (1e5, 0):
        page.evaluate("top => scrollTo(0, top)", top)
        page.evaluate(FRAMES)
        assert played.focused("e => e.textContent") == number
    played.keys("y")
    assert "yes" in played.widget.draft.values()
    assert played.focused("e => e.textContent") == number.replace("○", "●")


@pytest.mark.parametrize("way", ["press", "tap"])
def test_the_second_line_for_tiles_is_in_sight_when_the_pad_comes_to_it(page, way):
    page.set_viewport_size({"width": 400, "height": 800})
    played = asked(page, "kan_choice", 4)
    before, after = (page.locator(f"[data-field={name}]") for name in ("before", "after"))
    before.locator("input").click()
    before.locator(".mj-pad").wait_for()
    if way == "press":
        played.tab_to("[id$=-after]")
    else:
        after.locator("input").click()
    after.locator(".mj-pad").wait_for()
    box = after.locator("input").bounding_box()
    assert 0 <= box["y"] <= page.viewport_size["height"] - box["height"]


@pytest.mark.parametrize("pressed", ["Enter", "Space"])
def test_the_list_of_places_opens_by_enter_and_grades_nothing(page, pressed):
    played = asked(page, "wall_click", 2)
    by_keyboard(played, key_of(played.widget.state))
    played.focus()
    played.tab_to("summary")
    played.keys(pressed)
    assert played.page.locator("details:not(.mj-about)").get_attribute("open") is not None
    assert played.widget.state.attempts == 0


@pytest.mark.parametrize(
    ("kind", "choice"),
    [
        ("wait_finder", ".mj-pad .mj-tile"),
        ("tile_sort", ".mj-scene button.mj-tile"),
        ("dice_seat", ".place"),
        ("dice_seat", "input[type=radio]"),
        ("call_choice", ".mj-chip"),
    ],
)
def test_enter_makes_the_choice_with_the_focus_and_then_checks(page, kind, choice):
    played = asked(page, kind)
    page.locator(choice).first.focus()
    played.keys("Enter")
    assert any(played.widget.draft.values())
    assert played.widget.state.attempts == 0
    played.keys("Enter")
    assert played.widget.state.attempts == 1


def test_what_is_typed_with_the_focus_on_a_button_is_what_enter_checks(page):
    played = asked(page, "wait_finder")
    page.get_by_role("button", name="No tile").focus()
    played.type("2s")
    assert played.focused("e => e.value") == "2s"
    played.keys("Enter")
    assert played.widget.state.attempts == 1
    assert played.widget.draft["waits"] == ["2s"]


def test_making_a_group_and_taking_it_apart_leaves_the_focus_in_the_question(page):
    played = asked(page, "fu_count", 2)
    played.page.locator(".mj-scene button.mj-tile").first.click()
    for name in ("Make a group", "Take group A apart"):
        played.frame.get_by_role("button", name=name).focus()
        played.keys("Space", "d", "d")
        assert played.focused("e => Boolean(e.closest('.mj'))"), name
    assert played.leaked() == []


def test_the_button_for_hints_keeps_the_focus_while_there_are_hints(page):
    played = asked(page, "fu_count", 4)
    played.focus()
    played.tab_to("[data-action=hint]")
    played.keys("Enter", "Enter")
    assert played.widget.state.hints_used == 2
    assert played.focused("e => e.dataset.action") == "hint"
    played.tab_to("[data-action=skip]")
    played.keys("Enter")
    assert played.focused() == "mj", "a new question begins at its top"


# --- by ear


def test_a_tile_keeps_its_group_whatever_is_marked(page):
    played = shown_wrong(page, "fu_count", 2)
    tile = played.page.locator(".mj-scene button.mj-tile").first
    assert "in group A" in tile.get_attribute("aria-label")
    played.press("Take group A apart")
    assert "in group" not in tile.get_attribute("aria-label")


def test_a_new_group_is_said(page):
    played = asked(page, "fu_count", 2)
    tiles = played.page.locator(".mj-scene button.mj-tile")
    tiles.nth(0).focus()
    played.keys("Space", "ArrowRight", "Space", "g")
    names = [played.widget.view["rows"][0]["spots"][place]["name"] for place in (0, 1)]
    said = played.page.locator("[data-type=group_tiles] [role=status]")
    assert said.inner_text() == f"Group A: {'; '.join(names)}"


DESCRIBED = "e => e.ariaDescribedByElements.map((part) => part.textContent).join(' ')"


def test_unit_and_verdict_of_a_number_are_heard_with_it(page):
    played = asked(page, "fu_count", 4)
    by_keyboard(played, wrong_answer(played.widget))
    box = played.page.locator(".mj-number").first
    assert "fu" in box.evaluate(DESCRIBED).split()
    played.keys("Enter")
    assert "look here" in box.evaluate(DESCRIBED)


def test_the_verdict_on_a_statement_is_heard_with_it(page):
    played = asked(page, "fu_count", 3)
    by_mouse(played, {**key_of(played.widget.state), "irrelevant": True})
    played.press("Check")
    assert "look here" in played.page.locator("[data-type=flag] input").evaluate(DESCRIBED)


@pytest.mark.parametrize(
    ("kind", "level", "role", "said"),
    [
        ("yaku_mark", 2, "checkbox", ", missed"),
        ("wait_name", 3, "checkbox", ", missed"),
        ("priority", 1, "checkbox", ", too many"),
        ("priority", 1, "button", ": too many"),
        ("meld_layout", 2, "text", ", not correct"),
        ("meld_layout", 4, "button", ", missed"),
    ],
)
def test_what_was_missed_or_too_many_is_told_in_words(page, kind, level, role, said):
    played = shown_wrong(page, kind, level)
    heard = played.frame.aria_snapshot()
    assert any(said in line.replace(" ,", ",") for line in heard.splitlines() if role in line)
    assert played.violations() == []


@pytest.mark.parametrize("value", ["-48000", "105300"])
def test_points_are_not_cut_off(page, value):
    played = asked(page, "payer", 4)
    box = played.page.locator(".mj-number").first
    box.fill(value)
    assert box.evaluate("e => e.scrollWidth <= e.clientWidth")


# --- what is heard without looking for it

SAID = """() => {
  window.said = [];
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes)
      if (target.closest('[aria-live], [role=status]'))
        window.said.push([...addedNodes].map((node) => node.textContent).join(''));
  }).observe(document.querySelector('.mj'), { childList: true, subtree: true });
}"""
"""Notes what a screen reader would be told from now on."""


def heard(page):
    return " ".join(page.evaluate("said"))


def test_which_question_comes_next_is_said(page):
    played = asked(page, "wait_finder", n=3)
    played.focus()
    page.evaluate(SAID)
    played.keys("k")
    assert "Question 2 of 3" in heard(page)
    assert played.focused("e => e.className") == "mj"


def test_what_was_said_is_not_said_again_when_the_answer_is_changed(page):
    played = asked(page, "wait_finder")
    by_keyboard(played, wrong_answer(played.widget))
    played.keys("Enter")
    assert played.status.get_attribute("aria-atomic") == "false", "what goes is not heard"
    page.evaluate(SAID)
    page.locator(".mj-pad .mj-tile").first.click()
    played.pump()
    told = played.status.inner_text().strip()
    assert told
    assert told not in heard(page)


def test_who_asks_for_one_hint_too_many_hears_so(page):
    played = asked(page, "wait_finder")
    page.evaluate(SAID)
    played.focus()
    for _ in played.widget.state.kind.hints(played.widget.question, None):
        played.keys("h")
        assert "No more hints" not in heard(page)
    played.keys("h")
    assert "No more hints" in heard(page)


def test_the_working_is_said_and_nothing_of_it_twice(page):
    played = asked(page, "wait_finder")
    by_keyboard(played, wrong_answer(played.widget))
    played.keys("Enter")
    page.evaluate(SAID)
    played.keys("w")
    working = page.locator(".mj-why").text_content()
    assert working
    assert heard(page).count(working) == 1
    before = heard(page)
    played.keys("t", "t", "?")
    assert heard(page) == before


@pytest.mark.parametrize(("key", "panel"), [("t", ".mj-in-words"), ("?", ".mj-keys")])
def test_a_panel_that_opens_is_seen_and_read_and_gives_the_focus_back(page, key, panel):
    page.set_viewport_size({"width": 390, "height": 500})
    played = asked(page, "wait_finder")
    page.locator(".mj-pad .mj-tile").first.focus()
    page.keyboard.press(key)
    opened = page.locator(panel)
    assert played.focused(f"e => e.matches('{panel}')")
    shown = opened.bounding_box()
    assert shown is not None
    assert 0 <= shown["y"] < 500 - 48
    assert opened.get_attribute("aria-label") in ("In words", "Keys")
    page.keyboard.press("Escape")
    assert not opened.is_visible()
    assert played.focused("e => e.matches('.mj-pad .mj-tile')")
    assert played.violations() == []


def test_a_mistake_that_was_mended_no_longer_looks_like_one(page):
    played = asked(page, "wait_finder")
    line = page.locator(".mj-typed").first
    line.fill("banana")
    line.press("Enter")
    played.pump()
    assert line.get_attribute("aria-invalid") == "true"
    page.locator(".mj-pad .mj-tile").first.click()
    played.pump()
    assert line.get_attribute("aria-invalid") is None
    assert page.locator(".mj-reading").first.get_attribute("data-problem") == ""


@pytest.mark.parametrize("n", [0, 2])
def test_more_that_is_asked_for_has_enter_to_itself(page, n):
    made = mjw.practice("wait_finder", level=1, seed="keys", n=n) if n else None
    played = Board(page, made or mjw.puzzle("wait_finder", level=1, seed="keys"))
    page.evaluate(
        """() => {
          document.querySelector('#el').dataset.way = 'here';
          window.went = 0;
          document.addEventListener('mj:continue', () => (window.went += 1));
        }"""
    )
    onward = page.get_by_role("button", name="Continue")
    by_enter = page.locator("button[aria-keyshortcuts=Enter]:visible")
    blue = page.locator(".mj-main:visible")
    played.focus()
    for _ in range(n or 1):
        played.keys("k")
    assert onward.get_attribute("aria-keyshortcuts") == "Enter"
    played.press("Another set" if n else "More like this")
    played.focus()
    assert [by_enter.count(), by_enter.inner_text().split()[0]] == [1, "Check"]
    assert blue.inner_text().split()[0] == "Check"
    colours = "e => getComputedStyle(e).backgroundColor"
    assert blue.evaluate(colours) != onward.evaluate(colours)
    played.keys("Enter")
    assert page.evaluate("went") == 0, "an empty answer does not leave the question"
    by_keyboard(played, key_of(played.widget.state))
    played.keys("Enter")
    assert "Right" in played.status.inner_text()
    by_enter_now = by_enter.inner_text().split()[0]
    assert by_enter_now == ("Next" if n else "Continue")
    played.keys("Enter")
    assert page.evaluate("went") == (0 if n else 1)
