"""Stepping through a round in a browser: by mouse, by keys, in words, and why one can't."""

from itertools import combinations

import pytest

import mjwidgets as mjw
from mjteach.api.deals import start_deal, step
from mjteach.core.seats import SEATS, Seat
from mjteach.riichi.round.actions import ActionKind
from mjwidgets._table.stepper import step_through
from support.pages.widget_page import Board
from support.rounds.samples import played_with

pytestmark = pytest.mark.browser

LIVELY = (ActionKind.RIICHI, ActionKind.PON, ActionKind.RON)


class Round(Board):
    """A stepper on a page."""

    @property
    def caption(self):
        return " ".join(self.frame.locator(".mj-caption p").all_inner_texts())

    def ask(self, label):
        """Choose a question and ask it."""
        self.frame.get_by_role("combobox").select_option(label=label)
        self.press("Ask")


def shown(page, seat=Seat.B, place=1, **options):
    widget = step_through(played_with(*LIVELY), seat)
    widget.go(place)
    return Round(page, widget, **options)


# --- stepping


def test_by_keys(page):
    played = shown(page)
    last = played.widget.view["of"]
    played.focus()
    for keys, place in (
        (("ArrowRight",), 2),
        (("ArrowRight", "ArrowRight"), 4),
        (("ArrowLeft",), 3),
        (("End",), last),
        (("ArrowRight",), last),
        (("Home",), 1),
        (("ArrowLeft",), 1),
    ):
        played.keys(*keys)
        assert played.widget.place == place
        assert f"{place} of {last}" in played.frame.inner_text()
        assert played.caption == " ".join(played.widget.view["caption"])
    assert played.leaked() == []
    assert played.problems == []


def test_by_mouse(page):
    played = shown(page)
    last = played.widget.view["of"]
    for name, place in (("Next", 2), ("Last", last), ("Previous", last - 1), ("First", 1)):
        played.press(name)
        assert played.widget.place == place
    played.frame.get_by_role("button", name="Previous").click(force=True)
    played.pump()
    assert played.widget.place == 1
    off = played.frame.locator("[aria-disabled=true]:visible").all_inner_texts()
    assert off == ["First", "Previous"]
    assert played.problems == []


def test_by_the_slider(page):
    played = shown(page)
    slider = played.frame.get_by_role("slider")
    slider.fill("30")
    played.pump()
    assert played.widget.place == 30
    assert slider.get_attribute("aria-valuetext") == played.widget.view["position"]
    slider.focus()
    played.keys("ArrowRight")
    assert played.widget.place == 31
    played.keys("Home")
    assert played.widget.place == 1
    assert played.leaked() == []


def test_many_steps_while_python_is_busy_end_where_they_lead(page):
    played = shown(page)
    played.focus()
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    for _ in range(3):
        played.pump()
    assert played.widget.place == 13
    assert played.frame.locator(".mj-slider").input_value() == "13"
    assert played.widget.answered <= 12


@pytest.mark.usefixtures("own_context")
def test_a_lost_message_is_sent_again_and_a_silent_kernel_is_said(page):
    page.clock.install()
    played = shown(page)
    played.deaf = True
    played.focus()
    played.keys("ArrowRight")
    played.deaf = False
    page.clock.run_for(1600)
    played.pump()
    assert played.widget.place == 2
    played.deaf = True
    played.keys("ArrowRight")
    page.clock.run_for(13_000)
    assert "Wait a moment" in played.caption
    assert played.frame.get_attribute("aria-busy") == "false"


def test_the_notebook_gets_its_own_keys_and_no_others(page):
    played = shown(page)
    played.focus()
    played.keys("d", "d", "x", "a", "b", "j", "Enter", "ArrowDown")
    assert played.leaked() == []
    played.keys("Control+s", "Tab", "Escape")
    assert played.leaked() == ["Control", "s", "Tab", "Escape"]
    assert played.widget.place == 1


def test_everything_can_be_reached_by_tab(page):
    played = shown(page)
    for selector in (".mj-slider", "[data-step=first]", "[data-step=last]", ".mj-quiet"):
        played.tab_to(selector)


# --- what is refused, done anyway


def test_what_is_refused_is_done_anyway_by_keys_and_its_cost_is_heard(page):
    dealt = step(start_deal("a table", table=True), "A discard 1z")
    played = Round(page, step_through([dealt], "B"))
    played.focus()
    played.keys("w")
    anyway = played.frame.get_by_role("button", name="Do it anyway")
    assert not anyway.is_visible()
    played.ask("Tsumo")
    described = played.page.locator(f"#{anyway.get_attribute('aria-describedby')}").inner_text()
    assert "Can you win by tsumo?" in described
    played.tab_to(".mj-why + .mj-action")
    played.keys("Enter")
    assert played.widget.place == 2
    assert "This is a chombo" in played.frame.get_by_role("status").first.inner_text()
    assert played.widget.moment.state.end.points[1] == 17000
    assert not anyway.is_visible()
    played.keys("ArrowLeft")
    assert played.widget.place == 1
    assert played.problems == []


# --- what is seen and heard


@pytest.mark.parametrize("seat", [*SEATS, None])
def test_the_picture_is_the_one_python_tells(page, seat):
    played = shown(page, seat, place=60)
    items = played.widget.view["items"]
    for what, tag in (("tile", "image"), ("box", "rect"), ("text", "text")):
        expected = sum(item[0] == what for item in items)
        assert played.page.locator(f".mj-board {tag}").count() == expected
    empty = played.page.locator(".mj-board image[href='']").count()
    assert empty == 0


def test_a_screen_reader_hears_caption_position_and_picture(page):
    played = shown(page, place=8)
    heard = played.frame.aria_snapshot()
    assert 'group "The table in East 1, as South sees it"' in heard
    assert 'img "The table in East 1, as South sees it"' in heard
    assert f"status:\n    - paragraph: {played.caption}" in heard
    assert 'slider "Moment in the deal"' in heard
    described = played.page.locator(".mj-board").get_attribute("aria-describedby")
    told = played.page.locator(f"#{described}").text_content()
    for line in played.widget.view["text"]:
        assert line["text"] in told


def test_the_table_in_words_is_one_key_away(page):
    played = shown(page, place=8)
    played.focus()
    played.keys("t")
    panel = played.frame.locator(".mj-in-words")
    assert "South, you" in panel.inner_text()
    played.keys("ArrowRight")
    assert panel.is_visible()
    for line in played.widget.view["text"]:
        assert line["text"] in panel.inner_text()
    played.keys("t", "?")
    assert not panel.is_visible()
    assert "first or last moment" in played.frame.locator(".mj-keys").inner_text()


@pytest.mark.parametrize("theme", ["true", "false"])
@pytest.mark.parametrize("width", [400, 1200])
def test_both_themes_and_a_phone(page, theme, width):
    page.set_viewport_size({"width": width, "height": 900})
    played = shown(page, place=70, theme=theme)
    played.focus()
    played.keys("w")
    played.ask("Tsumo")
    assert played.page.evaluate("document.documentElement.scrollWidth") <= width
    ground = played.page.evaluate("getComputedStyle(document.querySelector('.mat')).fill")
    assert ground == {"true": "rgb(241, 235, 221)", "false": "rgb(40, 43, 45)"}[theme]
    assert played.violations() == []
    assert played.problems == []


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1200, 900), (400, 800)])
def test_table_sentence_and_buttons_are_seen_together(page, width, height):
    page.set_viewport_size({"width": width, "height": height})
    played = shown(page, place=70)
    played.frame.evaluate("frame => frame.scrollIntoView()")
    order = [".mj-board", ".mj-caption", ".mj-actions"]
    boxes = [played.frame.locator(part).bounding_box() for part in order]
    assert abs(boxes[0]["width"] / boxes[0]["height"] - 1) < 0.2, "no empty ground beside it"
    for one, other in combinations(boxes, 2):
        below = one["y"] + one["height"] <= other["y"] + 1
        assert below or one["x"] + one["width"] <= other["x"] + 1
    assert max(box["y"] + box["height"] for box in boxes) <= height


def test_touch_targets_are_large_enough(browser):
    context = browser.new_context(
        viewport={"width": 360, "height": 800}, has_touch=True, is_mobile=True
    )
    played = shown(context.new_page())
    played.press("Why can't I")
    sizes = played.page.evaluate(
        "[...document.querySelectorAll('.mj button, .mj select, .mj input')]"
        ".filter((b) => b.offsetParent).map((b) => [b.offsetWidth, b.offsetHeight, b.className])"
    )
    assert len(sizes) >= 8
    assert [size for size in sizes if size[0] < 44 or size[1] < 44] == []
    context.close()


# --- why can't I


def on_turn(played):
    """Go on to a moment at which the viewer acts."""
    widget = played.widget
    while widget.moment.state.phase != "act" or widget.moment.view.turn != Seat.B:
        widget.next()
    played.page.evaluate("view => model.update({ view })", widget.view)


def test_a_question_is_answered_with_signs_and_words(page):
    played = shown(page)
    on_turn(played)
    played.focus()
    played.keys("w")
    assert played.focused() == "mj-choose"
    group = next(g for g in played.widget.view["asks"] if g["label"] == "Riichi")
    played.ask(group["options"][0]["label"])
    said = played.widget.view["said"]
    status = played.frame.locator(".mj-ask .mj-status")
    assert status.get_attribute("data-tone") == "wrong"
    assert said["question"] in status.inner_text()
    lines = played.frame.locator(".mj-reasons li")
    assert lines.count() == len(said["lines"])
    for place, line in enumerate(said["lines"]):
        told = lines.nth(place).inner_text()
        assert line["sign"] in told
        assert line["text"] in told
        assert f"{line['word']}:" in told
    marks = sum(item[1] == "mark why" for item in played.widget.view["items"])
    assert played.page.locator(".mj-board .why").count() == marks
    assert played.page.locator(".mj-board .badge").count() == marks
    assert played.violations() == []
    played.press("Next")
    assert played.frame.locator(".mj-reasons").count() == 0
    assert played.page.locator(".mj-board .why").count() == 0


def test_a_question_by_keys_alone(page):
    played = shown(page)
    on_turn(played)
    played.focus()
    played.keys("w")
    played.type("Tsumo")
    played.keys("Enter")
    assert "tsumo" in played.frame.locator(".mj-ask .mj-status").inner_text().lower()
    played.keys("Escape")
    assert not played.frame.locator(".mj-ask").is_visible()
    assert played.focused() == "mj mj-stepper"
    played.keys("ArrowRight")
    assert played.leaked() == []


def test_nothing_is_asked_without_a_choice_or_without_a_seat(page):
    played = shown(page)
    played.press("Why can't I")
    played.press("Ask")
    assert played.widget.view["said"] is None
    assert played.widget.answered == 0
    status = played.frame.locator(".mj-ask .mj-status")
    assert status.inner_text() == "Choose an action first."
    assert status.get_attribute("role") == "status"
    open_hands = shown(page.context.new_page(), None)
    assert open_hands.frame.get_by_role("button", name="Why can't I").count() == 0


def test_an_old_answer_does_not_stand_for_no_choice(page):
    played = shown(page)
    played.press("Why can't I")
    played.ask("Tsumo")
    assert played.frame.locator(".mj-reasons li").count() > 0
    played.ask("–")
    assert played.frame.locator(".mj-ask .mj-status").inner_text() == "Choose an action first."
    assert played.frame.locator(".mj-reasons li").count() == 0


def test_at_the_end_nothing_is_left_to_ask_and_it_is_said_where_there_is(page):
    played = shown(page)
    played.press("Why can't I")
    played.press("Last")
    assert "receive" in played.caption
    panel = played.frame.locator(".mj-ask")
    assert panel.inner_text().startswith("The deal is over")
    assert panel.get_by_role("combobox").count() == 0
    played.focus()
    played.keys("ArrowLeft")
    assert panel.get_by_role("combobox").is_visible()
    assert "The deal is over" not in panel.inner_text()
    assert played.violations() == []


# --- a wall of one's own


@pytest.mark.parametrize("width", [1280, 390])
def test_words_of_ones_own_deal_a_wall(page, width):
    page.set_viewport_size({"width": width, "height": 800})
    played = Round(page, mjw.own_wall("one"))
    box = played.frame.get_by_label("Words for your wall")
    first = played.caption, played.widget.moment
    assert box.input_value() == "one"
    box.fill("two <b>")
    played.press("Deal")
    second = played.widget.moment
    assert second != first[1]
    assert played.caption == " ".join(played.widget.view["caption"])
    box.fill("one")
    played.keys("Enter")
    assert (played.caption, played.widget.moment) == first
    assert played.frame.get_by_role("button", name="Next").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert played.violations() == []
    assert played.problems == []


def test_a_sentence_stands_where_something_happens(page):
    widget = step_through(played_with(*LIVELY), Seat.B, notes={2: "That's a draw."})
    played = Round(page, widget)
    assert "That's a draw." not in played.caption
    played.press("Next")
    assert played.caption.endswith("That's a draw.")


# --- more than one view


def test_two_views_of_one_widget_show_the_same(page):
    played = shown(page)
    played.second_view()
    played.page.locator("#el .mj").focus()
    played.keys("ArrowRight")
    assert played.page.locator("#second .mj-position").inner_text().startswith("2 of")
    assert played.page.locator("#second .mj-slider").input_value() == "2"
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map((part) => part.id)")
    assert len(ids) == len(set(ids))
    assert played.problems == []


def test_taken_away_it_listens_no_more(page):
    shown(page)
    page.evaluate("window.stop()")
    assert page.evaluate("Object.values(model.listeners).flat().length") == 0


@pytest.mark.parametrize("place", [1, 60])
def test_picture_and_buttons_are_seen_without_scrolling(page, place):
    page.set_viewport_size({"width": 1280, "height": 800})
    played = shown(page, place=place)
    boxes = [
        played.frame.locator(found).bounding_box()
        for found in (".mj-round", ".mj-slider", "[data-step=next]", "[data-step=last]")
    ]
    assert max(box["y"] + box["height"] for box in boxes) <= 800
    assert boxes[0]["width"] > 440
    played.focus()
    played.keys("w")
    assert played.frame.get_by_role("combobox").bounding_box()["y"] < 760


def test_on_a_phone_the_buttons_stand_below_the_picture(page):
    page.set_viewport_size({"width": 400, "height": 800})
    played = shown(page, place=60)
    picture = played.frame.locator(".mj-round").bounding_box()
    button = played.frame.locator("[data-step=next]").bounding_box()
    assert button["y"] >= picture["y"] + picture["height"]
    assert button["y"] + button["height"] <= 800
    assert page.evaluate("document.documentElement.scrollWidth") <= 400
