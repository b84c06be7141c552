"""Looking back on deals in a browser: from choice to choice, by the lists, and a win to count."""

import pytest

import mjteach as mj
import mjwidgets as mjw
from mjteach.play.looking import Noticed
from support.pages.widget_page import Board
from support.records.samples import SAMPLES

pytestmark = pytest.mark.browser

HOST = """() => {
  window.manager.models.counted = new Model({});
  window.manager.create_view = async () => {
    const el = document.createElement('div');
    el.innerHTML = '<div class="mj" tabindex="-1">a question</div>';
    return { el, remove: () => {} };
  };
}"""
"""A host that draws one widget inside another."""


@pytest.fixture
def shown(page):
    """The recorded deal as A saw it, in a host that draws questions below it."""
    board = Board(page, mjw.review(mj.recorded_deal("first"), "A"))
    page.evaluate(HOST)
    return board


def notes(board):
    return board.frame.locator(".mj-note-here").all_inner_texts()


def test_from_choice_to_choice(shown):
    choices = shown.widget.noticed["choices"]
    shown.focus()
    for place in choices:
        shown.keys("n")
        assert shown.widget.place == place
    shown.keys("n")
    assert shown.widget.place == choices[-1]
    shown.keys("b")
    assert shown.widget.place == choices[-2]
    shown.press("Next choice")
    assert shown.widget.place == choices[-1]
    assert shown.leaked() == []
    assert shown.problems == []


def test_by_the_list_of_what_there_is_to_see(shown):
    deal = shown.widget.noticed["deals"][0]
    lines = shown.frame.locator(".mj-noticed button")
    assert lines.count() == len(deal["notices"])
    for number, notice in enumerate(deal["notices"]):
        lines.nth(number).click()
        shown.pump()
        assert shown.widget.place == notice["place"]
        assert lines.nth(number).get_attribute("aria-current") == "true"
        told = shown.widget.deals[0][number].won is None  # else the caption tells it
        assert (lines.nth(number).inner_text() in notes(shown)) is told
    assert shown.problems == []


def test_after_each_discard_it_says_how_far_the_hand_is(shown):
    shown.focus()
    shown.keys("n", "ArrowRight")
    assert [note.split(":")[0] for note in notes(shown)] == ["After this discard"]
    shown.keys("ArrowRight")
    assert notes(shown) == []


def test_a_win_can_be_counted(page, shown):
    count = shown.frame.get_by_role("button", name="Count it")
    assert not count.is_visible()
    shown.focus()
    shown.keys("End")
    assert shown.widget.deals[0][-1].what is Noticed.OWN_WIN
    assert count.is_visible()
    shown.keys("c")
    assert shown.widget.below.state.puzzle.kind == "yaku_mark"
    page.evaluate("model.update({ below: 'IPY_MODEL_counted' })")
    page.locator(".mj-under-table").get_by_text("a question").wait_for()
    assert not count.is_visible()
    assert shown.problems == []


def test_a_game_has_a_list_of_its_deals(page):
    game = mj.open_record(SAMPLES / "two_rounds.mjai.jsonl")
    board = Board(page, mjw.review(game, "B"))
    deals = board.widget.noticed["deals"]
    listed = board.frame.get_by_role("combobox", name="All deals")
    assert len(deals) == len(game.rounds) > 1
    listed.select_option(index=1)
    board.pump()
    assert board.widget.place == deals[1]["place"]
    assert board.frame.locator(".mj-noticed button").count() == len(deals[1]["notices"])
    board.focus()
    board.keys("Home")
    assert listed.input_value() == str(deals[0]["place"])
    assert board.problems == []


@pytest.mark.parametrize("theme", ["true", "false"])
def test_it_can_be_read_by_everybody(page, theme):
    page.set_viewport_size({"width": 400, "height": 800})
    board = Board(page, mjw.review(mj.recorded_deal("first"), "A"), theme=theme)
    board.focus()
    board.keys("End")
    assert board.violations() == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 400
