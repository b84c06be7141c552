"""A deal in play in a browser: by mouse, by keys, read out; on a phone and in the dark."""

import re

import pytest

import mjwidgets as mjw
from mjteach.riichi.players.choosing import idle, plain
from mjteach.riichi.round.rig import rigged_wall
from mjteach.riichi.round.view import view
from mjteach.study import this_program
from support.pages.widget_page import Board

pytestmark = pytest.mark.browser

WAITING = "234456m45622p67s"
ALONE = (idle, idle, idle)
MOST = 120
"""So many choices no deal has."""


class Table(Board):
    """A deal in play on a page."""

    @property
    def sitting(self):
        return self.widget.sitting

    @property
    def prompt(self):
        return self.frame.locator(".mj-prompt").inner_text()

    @property
    def wanted(self):
        """What a plain player would do."""
        return plain(view(self.sitting.state, self.sitting.seat), self.sitting.choices)

    def tile(self, action):
        """The tile of the hand that an action puts down."""
        can = self.widget.view["can"]
        places = [*range(len(self.widget.view["rows"][0]["spots"]))]
        at = next(n for n in places if str(action) in can.get(f"hand.{n}", {}).values())
        return self.frame.locator("[data-kind=hand] button.mj-tile").nth(at)

    def click(self, action):
        """Do something with the mouse."""
        armed = action.kind.value if action.kind in ("riichi", "open_riichi") else None
        if armed:
            self.press("Riichi")
        if action.kind == "discard" or armed:
            self.tile(action).click()
        else:
            names = [b for b in self.widget.view["buttons"] if b["id"] == str(action)]
            name = names[0]["told"]
            self.frame.locator(".mj-actions").get_by_role("button", name=name, exact=True).click()
        self.pump()

    def type_it(self, action):
        """Do something with the keys."""
        if action.kind in ("discard", "riichi"):
            keys = ["r"] if action.kind == "riichi" else []
            code = str(action.tile)
            hand = self.sitting.state.seats[self.sitting.seat].hand
            if hand.drawn is action.tile and not action.drawn and action.tile in hand.concealed:
                self.tile(action).focus()
                self.keys(*keys, "Enter")
                return
            self.keys(*keys, *code)
            return
        button = next(b for b in self.widget.view["buttons"] if b["id"] == str(action))
        self.keys(button["key"])


def dealt(page, hands, draws="", stage="all", theme=None, **more):
    wall = rigged_wall(hands, draws)
    return Table(page, mjw.play(wall, stage=stage, others=ALONE, **more), theme=theme)


# --- whole deals


@pytest.mark.parametrize(("word", "played"), [("clicked", "draw"), ("clicked 2", "all")])
def test_a_whole_deal_by_mouse(page, word, played):
    table = Table(page, mjw.play(word, stage=played))
    for _ in range(MOST):
        if table.sitting.is_over:
            break
        table.click(table.wanted)
    assert table.prompt == "The deal is over."
    table.press("Another deal")
    assert table.sitting.begun.wall in ("clicked 2", "clicked 3")
    assert not table.sitting.is_over
    assert table.problems == []


@pytest.mark.parametrize(("word", "played"), [("typed", "riichi"), ("typed 2", "all")])
def test_a_whole_deal_by_keys(page, word, played):
    table = Table(page, mjw.play(word, stage=played))
    table.focus()
    for _ in range(MOST):
        if table.sitting.is_over:
            break
        before = table.widget.view["turn"]
        table.type_it(table.wanted)
        assert table.widget.view["turn"] == before + 1
        inside = "document.querySelector('.mj').contains(document.activeElement)"
        assert page.evaluate(inside)
    table.keys("Enter")
    assert not table.sitting.is_over, "the blue button has the focus at the end"
    assert table.leaked() == []
    assert table.problems == []


@pytest.mark.parametrize(
    ("hand", "typed", "gone"),
    [
        ("123m4577p678s136z", "E", "1z"),
        ("123m4577p678s136z", "W", "3z"),
        ("123m4577p678s135z", "WW", "3z"),
        ("123m4577p678s135z", "Wh", "5z"),
        ("123m4577p678s136z", "Gr", "6z"),
        ("123m4577p678s247z", "Rd", "7z"),
        ("123m4577p678s247z", "7N", "4z"),
        ("123m4577p678s247z", "N7p", "4z"),
    ],
)
def test_an_honour_goes_by_what_its_corner_says(page, hand, typed, gone):
    table = dealt(page, [hand], "9s", stage="draw")
    table.focus()
    table.keys(*typed[:2])
    (put,) = table.sitting.state.seats[table.sitting.seat].river
    assert str(put.tile) == gone


def test_enter_after_enter_discards_what_is_drawn_and_takes_no_call(page):
    table = Table(page, mjw.play("entered", stage="calls"))
    table.focus()
    table.keys("Enter")
    for _ in range(MOST):
        if table.sitting.is_over:
            break
        table.keys("Enter")
    assert table.sitting.is_over
    own = [each for each in table.sitting.state.history if each.seat is table.sitting.seat]
    assert {each.kind.value for each in own} <= {
        "draw",
        "discard",
        "pass",
        "show",
        "noten",
        "ron",
        "tsumo",
    }
    assert all(each.drawn for each in own if each.kind == "discard")


# --- whole games


def every_choice(table, does):
    """Play an East game to its end, each choice in some way."""
    while True:
        while not table.sitting.is_over:
            turn = table.widget.view["turn"]
            does(table.wanted)
            assert table.widget.view["turn"] == turn + 1
        state = table.sitting.state
        assert sum(state.end.points) + 1000 * state.end.deposits == 100_000
        if not table.sitting.has_next:
            break
        table.press("Next deal")
    assert table.sitting.following.end.over
    assert table.problems == []


@pytest.mark.slow
@pytest.mark.parametrize("number", range(5))
def test_an_east_game_by_mouse(page, number):
    seat = "ABCDA"[number]
    table = Table(page, mjw.play(f"east by mouse {number}", seat=seat, deals="east"))
    every_choice(table, table.click)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(5))
def test_an_east_game_by_keys(page, number):
    seat = "ABCDA"[number]
    table = Table(page, mjw.play(f"east by keys {number}", seat=seat, deals="east"))
    table.focus()
    every_choice(table, table.type_it)
    assert table.leaked() == []


WORTH_A_PRESS = ("Tsumo", "Ron", "Pass")


@pytest.mark.slow
def test_an_east_game_by_what_is_read_out(page):
    """Nothing is known but roles, names and what is said: who plays so discards what was drawn."""
    table = Table(page, mjw.play("east in words", stage="calls", deals="east"))
    named = table.frame.get_by_role
    while True:
        words = table.prompt
        if "over" in words:
            following = named("button", name="Next deal")
            if not following.count():
                break
            following.click()
        elif "You can win" in words or "Do you want" in words:
            buttons = (named("button", name=re.compile(f"^{name}")) for name in WORTH_A_PRESS)
            next(button for button in buttons if button.count()).click()
        else:
            group = named("group", name="Your tiles")
            heard = group.get_by_role("button", disabled=False)
            drawn = heard.filter(visible=True).last
            assert drawn.get_attribute("aria-label")
            drawn.click()
        table.pump()
    assert table.sitting.following.end.over
    assert len(table.sitting.rounds) >= 3


# --- one choice


def test_riichi_is_pressed_first_and_let_go_again(page):
    table = dealt(page, [WAITING], "1z")
    table.focus()
    table.keys("r")
    free = table.frame.locator("button.mj-tile:not([aria-disabled])")
    assert free.count() == 1
    assert "North" not in free.first.get_attribute("aria-label")
    said = table.frame.get_by_text("Now choose the tile to discard")
    assert "1 of" not in said.inner_text()
    assert "East" in said.inner_text()
    assert page.evaluate("document.activeElement.getAttribute('aria-disabled')") is None
    stays = next(each for each in table.sitting.choices if str(each) == "A discard 2m")
    table.tile(stays).click(force=True)
    table.pump()
    assert len(table.sitting.states) == 2, "a tile that doesn't go stays"
    table.keys("Escape")
    assert free.count() == 14
    assert said.count() == 0
    table.keys("r", "1", "z")
    assert table.sitting.state.seats[0].riichi
    assert table.leaked() == []


def test_a_win_has_the_focus(page):
    table = dealt(page, [WAITING], "1z 2z 3z 4z 5s")
    table.focus()
    table.keys("1", "z")
    assert table.prompt == "You can win with the tile you drew."
    assert "mj-main" in table.focused()
    table.keys("Enter")
    assert table.sitting.state.end.wins
    assert "You receive" in table.frame.locator(".mj-end").inner_text()
    table.frame.get_by_text("How it adds up").click()
    table.pump()
    assert table.frame.locator(".mj-end .mj-tree li").count() > 5


STUB = """() => {
  window.manager.models.counted = new Model({});
  window.manager.create_view = async () => {
    const el = document.createElement('div');
    setTimeout(() => { el.innerHTML = '<div class="mj" tabindex="-1">a question</div>'; });
    return { el, remove: () => {} };
  };
}"""
"""A host that draws one widget inside another."""


def test_a_win_is_counted_first(page):
    table = dealt(page, [WAITING], "1z 2z 3z 4z 5s", count="points")
    page.evaluate(STUB)
    table.focus()
    table.keys("1", "z", "Enter")
    assert table.frame.locator(".mj-payments").count() == 0
    actions = table.frame.locator(".mj-actions button")
    assert actions.all_inner_texts()[0].startswith("Count it")
    table.keys("Enter")
    assert table.widget.below is not None
    page.evaluate("model.update({ below: 'IPY_MODEL_counted' })")
    below = page.locator(".mj-under-table")
    below.get_by_text("a question").wait_for()
    assert table.focused("element => element.textContent") == "a question"
    page.locator(".mj-actions").get_by_role("button", name="Show how it adds up").click()
    table.pump()
    assert page.locator(".mj-payments").count() == 1
    assert table.problems == []


def test_a_deal_is_looked_back_on(page):
    table = dealt(page, [WAITING], "1z 2z 3z 4z 5s")
    page.evaluate(STUB)
    table.focus()
    table.keys("1", "z", "Enter")
    table.press("Look back")
    assert table.widget.below.place == 1
    page.evaluate("model.update({ below: 'IPY_MODEL_counted' })")
    page.locator(".mj-under-table").get_by_text("a question").wait_for()
    assert not table.frame.first.get_by_role("button", name="Look back").is_visible()
    assert table.problems == []


def test_it_is_paid_with_sticks_step_by_step(page):
    table = dealt(page, [WAITING], "1z 2z 3z 4z 5s")
    table.focus()
    table.keys("1", "z", "Enter")
    paid = table.frame.locator(".mj-paid li")
    steps = table.widget.view["end"]["paid"]
    table.frame.get_by_text("With sticks").click()
    for number in range(1, len(steps) + 1):
        paid.nth(number - 1).wait_for()
        assert paid.count() == number
        sticks = paid.nth(number - 1).locator(".mj-laid-stick")
        assert sticks.count() == len(steps[number - 1]["sticks"])
        if number < len(steps):
            table.press("Next payment")
    assert not table.frame.get_by_role("button", name="Next payment").is_visible()
    assert table.violations() == []
    assert table.problems == []


def test_another_choice_stands_beside_the_first(page):
    table = dealt(page, ["123m456p78s11p444z"], "1z 2z 3z 3z 9m")
    table.focus()
    table.keys("7", "s", "Backspace", "1", "z")
    lines = table.frame.locator(".mj-what-if > div")
    assert [each.split("\n")[0].strip() for each in lines.all_inner_texts()] == [
        "First: Discard",
        "Now: Discard",
    ]
    assert table.violations() == []
    table.keys("9", "m")
    assert lines.count() == 0
    assert table.problems == []


def test_what_mattered_is_listed_and_asked_about(page):
    table = dealt(page, [WAITING], "1z 2z 3z 4z 5s")
    page.evaluate(STUB)
    table.focus()
    table.keys("1", "z", "Enter")
    listed = table.frame.locator(".mj-mattered li")
    assert listed.count() == len(table.widget.moments) == 1
    listed.get_by_role("button", name="Ask me").click()
    table.pump()
    assert table.widget.below.question.content.tile is table.widget.moments[0].tile
    listed.get_by_role("button", name="Look").click()
    table.pump()
    assert table.widget.below.place > 1
    assert table.problems == []
    assert table.violations() == []


def test_where_no_question_can_be_drawn_the_count_is_shown(page):
    table = dealt(page, [WAITING], "1z 2z 3z 4z 5s", count="points")
    table.focus()
    table.keys("1", "z", "Enter")
    assert table.frame.locator(".mj-actions button").count() == 1
    table.press("Show how it adds up")
    assert table.frame.locator(".mj-payments").count() == 1


def test_help_comes_one_thing_after_the_other(page):
    table = dealt(page, ["123m456m789p22z13s"], "4s")
    helped = table.frame.locator(".mj-helped p")
    for count, key in ((1, "h"), (3, "h"), (5, "h")):
        table.focus()
        table.keys(key)
        assert helped.count() == count
    marked = table.frame.locator("button.mj-tile[data-mark=look]")
    assert marked.count() == 1
    table.tile(table.wanted).click()
    table.pump()
    assert helped.count() == 0


def test_why_not_and_doing_it_anyway(page):
    table = dealt(page, ["19m258p369s1234z7m"], "5m", "table")
    table.focus()
    table.keys("w")
    assert table.focused() == "mj-choose"
    table.frame.get_by_role("combobox").select_option(index=2)
    table.press("Ask")
    assert table.frame.locator(".mj-reasons li").count() > 0
    table.frame.get_by_role("combobox").select_option(
        label="Riichi with the 5 of characters you've just drawn"
    )
    table.press("Ask")
    table.press("Do it anyway")
    assert table.sitting.is_over
    assert "chombo" in table.frame.locator(".mj-end").inner_text()
    table.press("Take it back")
    assert not table.sitting.is_over
    assert table.problems == []


def test_a_step_back(page):
    table = Table(page, mjw.play("back", stage="draw"))
    assert not table.frame.get_by_role("button", name="Take it back").is_visible()
    before = table.sitting
    table.click(table.wanted)
    table.focus()
    table.keys("Backspace")
    assert table.sitting.states == before.states
    assert table.frame.locator("button.mj-tile").count() == 14


# --- what is seen and heard


def test_what_happened_and_what_is_asked_are_read_out(page):
    table = dealt(page, ["19m258p369s1234z7m"], "5m 1p 2p 3p 4m")
    table.click(table.sitting.choices[-1])
    heard = table.frame.aria_snapshot()
    assert "Across discards the drawn tile, the 2 of circles." in heard
    assert "Your turn. Which tile goes?" in heard
    assert 'group "Your tiles"' in heard
    assert heard.count("button") > 15
    assert 'img "The table in East 1, as East sees it"' in heard
    table.focus()
    table.keys("t")
    panel = table.frame.locator(".mj-in-words").inner_text()
    for line in table.widget.view["text"]:
        assert line["text"] in panel


@pytest.mark.parametrize("theme", ["true", "false"])
@pytest.mark.parametrize("width", [390, 1280])
def test_both_themes_and_a_phone(page, theme, width):
    page.set_viewport_size({"width": width, "height": 844})
    table = dealt(page, [WAITING], "1z 1p 5z 9p 2z", theme=theme)
    table.press("Help")
    table.press("Riichi")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert table.violations() == []
    table.press("Riichi")
    table.click(table.sitting.choices[-1])
    assert table.violations() == []
    assert table.problems == []


def test_table_tiles_and_buttons_are_seen_together(page):
    for width, height in ((1280, 800), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        table = dealt(page, [WAITING], "1z")
        table.frame.evaluate("frame => frame.scrollIntoView()")
        for part in (".mj-board", ".mj-prompt", ".mj-own-tiles", ".mj-actions"):
            box = table.frame.locator(part).bounding_box()
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= height, (part, width)


def test_touch_targets_are_large_enough(browser):
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    table = dealt(context.new_page(), [WAITING], "1z")
    table.press("Why can't I")
    sizes = table.page.evaluate(
        "[...document.querySelectorAll('.mj button, .mj select')]"
        ".filter((b) => b.offsetParent).map((b) => [b.offsetWidth, b.offsetHeight, b.className])"
    )
    assert len(sizes) >= 20
    assert [size for size in sizes if size[0] < 44 or size[1] < 44] == []
    context.close()


# --- the same deal in two windows, and where it cannot be kept


@pytest.fixture
def _remembered(tmp_path, monkeypatch):
    monkeypatch.setenv(this_program.FOLDER, str(tmp_path))
    this_program.keeper.cache_clear()
    yield
    this_program.keeper.cache_clear()


@pytest.mark.usefixtures("_remembered")
def test_a_window_that_is_behind_shows_how_the_deal_went_on(page):
    ahead = Table(page, mjw.play("windows", stage="draw"))
    behind = Table(page.context.new_page(), mjw.play("windows", stage="draw"))
    for _ in range(3):
        ahead.click(ahead.wanted)
    behind.click(behind.wanted)
    notice = behind.frame.locator(".mj-notice")
    assert notice.inner_text().startswith("This deal went on in another window.")
    assert notice.get_by_role("status").count() == 1
    assert behind.sitting == ahead.sitting
    assert behind.frame.locator(".mj-log").first.inner_text() == (
        ahead.frame.locator(".mj-log").first.inner_text()
    )
    behind.click(behind.wanted)
    assert not notice.is_visible()
    ahead.click(next(each for each in ahead.sitting.choices if each != ahead.wanted))
    assert ahead.frame.locator(".mj-notice").is_visible()
    assert ahead.sitting == behind.sitting == mjw.play("windows", stage="draw").sitting
    assert ahead.problems == behind.problems == []


@pytest.mark.usefixtures("_remembered")
@pytest.mark.parametrize("pressed", ["Go on here", "Go on there"])
def test_what_could_not_be_kept_and_went_on_elsewhere_is_chosen(page, monkeypatch, pressed):
    def full(*_):
        raise OSError

    here = Table(page, mjw.play("windows", stage="draw"))
    there = mjw.play("windows", stage="draw")
    notice = here.frame.locator(".mj-notice")
    with monkeypatch.context() as refused:
        refused.setattr("mjteach.study.played.append_whole", full)
        here.click(here.wanted)
        assert notice.inner_text().startswith("This deal can't be saved right now.")
        assert asks_before_it_is_left(page)
    there.do(there.choices[0])
    here.click(here.wanted)
    assert "too" in notice.inner_text()
    assert here.violations() == []
    mine = here.sitting
    here.press(pressed)
    assert not notice.is_visible()
    assert not here.frame.get_by_role("button", name=pressed).is_visible()
    assert not asks_before_it_is_left(page)
    assert here.sitting == (mine if pressed == "Go on here" else there.sitting)
    assert here.problems == []


def asks_before_it_is_left(page):
    return page.evaluate("!dispatchEvent(new Event('beforeunload', { cancelable: true }))")


# --- the deal of a lesson


def test_a_lessons_deal_leads_on_once_it_is_won(page):
    table = Table(page, mjw.lesson_deal("first"))
    page.evaluate("document.querySelector('.mj').parentElement.dataset.way = 'here'")
    page.evaluate("addEventListener('mj:continue', () => void (window.wentOn = true))")
    assert table.frame.get_attribute("data-stands") == "asks"
    for _ in range(6):
        assert table.frame.locator(".mj-guide").inner_text()
        table.click(table.wanted)
    assert "so press" in table.frame.locator(".mj-guide").inner_text()
    table.press("I win")
    assert table.frame.get_attribute("data-stands") == "done"
    assert table.frame.get_attribute("data-score") == "0/0"
    outcome = table.frame.locator(".mj-outcome").inner_text()
    assert outcome.startswith("You've won your first deal.")
    assert not table.frame.locator(".mj-payments").inner_text()
    blue = table.frame.locator(".mj-main").filter(visible=True)
    assert [text.split("\n")[0] for text in blue.all_inner_texts()] == ["Continue"]
    table.focus()
    table.keys("Enter")
    assert page.evaluate("window.wentOn")
    assert table.problems == []


def test_where_it_does_not_come_up_another_deal_is_blue(page):
    table = Table(page, mjw.lesson_deal("first"))
    page.evaluate("document.querySelector('.mj').parentElement.dataset.way = 'here'")
    table.focus()
    for _ in range(MOST):
        if table.sitting.is_over:
            break
        table.click(table.sitting.choices[0])
    assert table.sitting.is_over
    table.pump()
    assert table.frame.get_attribute("data-stands") == "done"
    assert table.frame.get_attribute("data-more") == ""
    assert table.frame.get_by_role("button", name="Continue").is_visible()
    table.press("Another deal")
    assert table.sitting.begun.wall == "first 188"
    assert table.frame.get_attribute("data-stands") == "done", "what was played once stays done"


def test_a_lessons_deal_can_be_left_out(page):
    table = Table(page, mjw.lesson_deal("first"))
    page.evaluate("document.querySelector('.mj').parentElement.dataset.way = 'here'")
    table.press("Skip this deal")
    assert table.frame.get_attribute("data-stands") == "done"
    assert table.frame.get_by_role("button", name="Continue").is_visible()
    assert not table.frame.get_by_role("button", name="Skip this deal").is_visible()
    assert page.evaluate("document.activeElement.innerText").startswith("Continue")
    page.evaluate("addEventListener('mj:continue', () => void (window.wentOn = true))")
    table.focus()
    table.keys("Enter")
    assert page.evaluate("window.wentOn")
    assert table.sitting.last_choice is None, "no tile was discarded"


def tempted(page, name, theme=None):
    """The table where a tile finishes the hand, and cannot be won with."""
    table = Table(page, mjw.lesson_deal(name), theme=theme)
    while "ron" not in [action.kind for action in table.sitting.forbidden]:
        table.click(table.wanted)
    return table


def test_a_refused_ron_says_why_and_the_tile_passes(page):
    table = tempted(page, "furiten")
    assert table.prompt.endswith("It would finish your hand.")
    table.press("Ron")
    said = table.frame.locator(".mj-cost")
    assert "until you're waiting on something else" in said.inner_text()
    assert said.locator("svg, img").count() == 3, "its tiles are drawn"
    assert not table.frame.get_by_role("button", name="Ron").is_visible()
    inside = "document.querySelector('.mj').contains(document.activeElement)"
    assert page.evaluate(inside)
    table.press("Pass")
    assert said.count() == 0
    assert not table.sitting.is_over
    assert table.problems == []


def test_a_wrong_ron_is_paid_for(page):
    table = tempted(page, "penalties")
    table.press("Ron")
    outcome = table.frame.locator(".mj-outcome").inner_text()
    assert outcome.startswith("You broke a rule, and you've paid for it.")
    end = table.frame.locator(".mj-end").inner_text()
    assert "This is a chombo, the heaviest penalty." in end
    assert "but you're furiten" in end
    assert "+4,000" in end
    table.press("Play it again")
    assert not table.sitting.is_over
    assert table.problems == []


def test_riichi_goes_with_any_tile_where_rules_can_be_broken(page):
    table = Table(page, mjw.lesson_deal("penalties"))
    table.press("Riichi")
    assert table.frame.locator("[data-kind=hand] button[aria-disabled=true]").count() == 0
    table.press("Riichi")
    while not table.sitting.is_over:
        table.click(table.wanted)
    table.pump()
    outcome = table.frame.locator(".mj-outcome").inner_text()
    assert outcome.startswith("You kept to the rules.")
    assert "Across broke a rule" in table.frame.locator(".mj-end").inner_text()
    assert table.problems == []


@pytest.mark.parametrize("width", [390, 1280])
def test_the_last_deal_shows_places_and_results(page, width):
    page.set_viewport_size({"width": width, "height": 844})
    table = Table(page, mjw.lesson_deal("final"))
    while not table.sitting.is_over:
        table.click(table.wanted)
    table.pump()
    rows = table.frame.locator(".mj-final tbody tr")
    assert rows.count() == 4
    assert "You" in rows.nth(1).inner_text()
    assert "Uma for place 2: +10." in table.frame.locator(".mj-end").inner_text()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert table.problems == []


@pytest.mark.parametrize("width", [390, 1280])
def test_at_a_draw_the_hands_are_laid_down(page, width):
    page.set_viewport_size({"width": width, "height": 844})
    table = Table(page, mjw.lesson_deal("draws"))
    while not table.sitting.is_over:
        table.click(table.wanted)
    table.pump()
    laid = table.frame.locator(".mj-laid-down")
    assert laid.count() == 3
    assert laid.nth(1).locator(".mj-laid-tiles > *").count() == 13
    assert laid.nth(1).locator("> span").last.inner_text().startswith("Right is waiting for")
    tops = (
        laid.nth(1)
        .locator(".mj-laid-tiles > *")
        .evaluate_all(
            "tiles => [...new Set(tiles.map((tile) => tile.getBoundingClientRect().top))]"
        )
    )
    assert len(tops) == 1, "in one row"
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert table.problems == []


def test_a_refused_ron_by_keys(page):
    table = Table(page, mjw.lesson_deal("furiten"))
    table.focus()
    while not table.sitting.forbidden:
        table.type_it(table.wanted)
    before = table.widget.view["turn"]
    table.keys("Enter")
    assert table.frame.locator(".mj-cost").count() == 1
    assert page.evaluate("document.activeElement.textContent").startswith("Pass")
    table.keys("Space")
    assert table.widget.view["turn"] == before + 1
    assert table.frame.locator(".mj-cost").count() == 0
    assert table.problems == []
