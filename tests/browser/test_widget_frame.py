"""The frame around a question: keys after a verdict, a lost kernel, trouble, pictures, language."""

import json

import pytest

import mjwidgets as mjw
from mjteach.puzzles.practice import Practice, PracticePhase
from mjteach.riichi.round.variant import start_round
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.setup.wall import shuffled_wall
from mjwidgets._puzzle.widget import key_of
from support.pages.widget_page import Board, module_of

pytestmark = pytest.mark.browser


def answered(page, total):
    """A question answered in a text field that keeps the focus."""
    played = Board(page, mjw.practice("fu_count", level=4, n=2, seed="a"))
    played.page.locator(".mj-number").first.focus()
    played.type(str(total or key_of(played.widget.state)["total"]))
    played.keys("Enter")
    assert played.focused("e => e.tagName") == "INPUT"
    return played


def test_after_a_verdict_letters_and_enter_are_commands_in_a_text_field_too(page):
    played = answered(page, 110)
    typed = played.page.locator(".mj-number").first.input_value()
    played.keys("h")
    assert "Hint 1" in played.status.inner_text()
    played.keys("w")
    assert "working" in played.status.inner_text()
    assert played.page.locator(".mj-number").first.input_value() == typed


def test_after_a_right_answer_enter_in_the_field_goes_on(page):
    played = answered(page, None)
    assert played.widget.state.phase is PracticePhase.RIGHT
    played.keys("Enter")
    assert played.widget.state.number == 2


def test_a_number_is_checked_where_the_lesson_waits_to_go_on_too(page):
    played = Board(page, mjw.puzzle("fu_count", level=4, seed="a"))
    played.frame.evaluate("frame => (frame.parentElement.dataset.way = 'here')")
    played.page.locator(".mj-number").first.focus()
    played.type(str(key_of(played.widget.state)["total"]))
    played.keys("Enter")
    assert played.widget.state.phase is PracticePhase.RIGHT


# --- a kernel that is gone


def stop_by_comm(played):
    played.page.evaluate("window.gone = true; model.emit('comm_live_update')")


def stop_unseen(played):
    played.page.evaluate("window.gone = true")
    played.press("Check")


@pytest.mark.parametrize("stop", [stop_by_comm, stop_unseen])
def test_a_lost_kernel_is_said_at_once_and_nothing_is_lost(page, stop):
    played = Board(page, mjw.puzzle("fu_count", level=4, seed="a"))
    box = played.page.locator(".mj-number").first
    box.fill("30")
    stop(played)
    notice = played.page.locator(".mj-notice")
    assert "The lesson has stopped." in notice.inner_text()
    assert played.frame.get_attribute("aria-busy") != "true"
    assert box.input_value() == "30"
    played.press("Check")
    assert played.focused("e => e.textContent") == "Start the lesson again"
    box.fill("40")
    assert played.violations() == []
    assert played.problems == []


@pytest.mark.parametrize(
    ("heard", "said"), [(True, "The lesson is starting again."), (False, "Run All Cells")]
)
def test_the_lesson_starts_again_where_the_host_can_do_it(page, heard, said):
    played = Board(page, mjw.puzzle("fu_count", level=4, seed="a"))
    if heard:
        page.evaluate(
            "document.addEventListener('mj:again', (event) => {"
            " window.asked = event.target.className; event.preventDefault(); })"
        )
    stop_by_comm(played)
    played.press("Start the lesson again")
    assert said in played.page.locator(".mj-notice").inner_text()
    if heard:
        assert page.evaluate("window.asked") == "mj"


# --- trouble in Python


@pytest.mark.usefixtures("own_context")
def test_whatever_goes_wrong_question_and_answer_stay(page, monkeypatch):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    played = Board(page, mjw.practice("fu_count", level=4, n=2, seed="a"))

    def broken(*_given):
        raise IndexError("tuple index out of range")

    played.page.locator(".mj-number").first.fill("30")
    with monkeypatch.context() as patched:
        patched.setattr(Practice, "check", broken)
        played.press("Check")
    notice = played.page.locator(".mj-notice")
    assert "Something went wrong on our side." in notice.inner_text()
    assert "IndexError" not in notice.inner_text()
    assert played.page.locator(".mj-number").first.input_value() == "30"
    assert played.violations() == []
    played.press("Copy the details")
    details = played.widget.trouble["details"]
    for part in ("IndexError", played.widget.view["code"], "'total': 30"):
        assert part in details
    assert notice.locator("pre").inner_text().split() == details.split()
    assert played.violations() == []
    played.press("Skip")
    assert played.widget.state.number == 2
    assert not notice.is_visible()


# --- several on one page


def test_widgets_share_no_name_on_a_page(page):
    played = Board(page, mjw.puzzle("abort_judge", seed="a"))
    radios = "[...document.querySelectorAll('input[type=radio]')].map((radio) => radio.name)"
    names = set(page.evaluate(radios))
    page.evaluate("text => (0, eval)(text)", module_of(played.widget))  # as a notebook loads each
    played.second_view()
    assert set(page.evaluate(radios)) > names
    ids = page.evaluate("[...document.querySelectorAll('[id^=mj]')].map((named) => named.id)")
    assert len(ids) == len(set(ids))


# --- pictures and language


def test_pictures_scripts_and_styles_go_to_the_page_once():
    first, second = (mjw.puzzle("wait_finder", seed=seed) for seed in "ab")
    rules = RuleSet()
    table = mjw.step_through([start_round(rules, shuffled_wall("a wall", rules))])
    assert first.faces is second.faces is table.faces
    assert first.front_end is second.front_end is not table.front_end
    for widget in (first, second, table):
        state = widget.get_state()
        assert "<svg" not in json.dumps({name: state[name] for name in state if name[0] != "_"})
        assert len(state["_esm"]) < 2_000
        assert "_css" not in state


@pytest.mark.parametrize("shared", ["faces", "front_end"])
def test_what_is_shared_is_made_anew_where_it_was_closed(shared):
    before = getattr(mjw.puzzle("wait_finder", seed="a"), shared)
    before.close()
    assert getattr(mjw.puzzle("wait_finder", seed="a"), shared) is not before


def test_without_the_pictures_the_tiles_are_told_by_name(page):
    played = Board(page, mjw.puzzle("wait_finder", seed="a"))
    page.evaluate("window.stop(); document.getElementById('el').replaceChildren();")
    page.evaluate("id => delete manager.models[id]", played.widget.faces.model_id)
    page.evaluate("window.widget.render({ model, el: el })")
    page.locator(".mj-scene img").first.wait_for(state="attached")
    assert "tile 1" in played.frame.aria_snapshot()


def test_a_widget_says_its_language_and_keeps_korean_words_whole(page):
    played = Board(page, mjw.puzzle("fu_count", level=4, seed="a"))
    assert played.frame.get_attribute("lang") == "en"
    played.frame.evaluate("frame => (frame.lang = 'ko')")
    assert played.frame.evaluate("frame => getComputedStyle(frame).wordBreak") == "keep-all"
