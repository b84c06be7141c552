"""The widget's front end in a browser: by keyboard alone, by mouse, right and wrong."""

import pytest
from playwright.sync_api import expect

import mjwidgets as mjw
from mjteach.puzzles.practice import PracticePhase
from mjteach.puzzles.registry import ALL, KINDS
from mjwidgets._puzzle.widget import key_of
from support.pages.learners import by_keyboard, by_mouse, wrong_answer
from support.pages.widget_page import FRAMES, Board
from support.puzzles.by_day import each_kind, in_turn, parts_of

pytestmark = pytest.mark.browser


ALWAYS = (
    *("announce", "call_choice", "fu_count", "furiten_judge", "korean_count", "meld_layout"),
    *("minimal_pair", "next_hand", "order_cycle", "pao_split", "priority", "rule_compare"),
    *("score_full", "set_builder", "step_order", "tenpai_judge", "tile_sort", "wait_finder"),
    *("yaku_builder", "yaku_mark"),
)
"""Kinds that together have every sort of field and of drawing; the others are played by night."""


def _in_turn(kind, level):
    first, *_, last = kind.levels
    learner = by_keyboard if level in (last, *range(2, last, 2)) else by_mouse
    marks = [] if kind.id in ALWAYS and level in (first, last) else pytest.mark.slow
    return pytest.param(kind.id, level, learner, marks=marks)


IN_TURN = [_in_turn(kind, level) for kind in ALL for level in kind.levels]
"""Every level, the first by mouse and the last by keys; those in between are left for the night."""
HARDEST = [(kind.id, kind.levels[-1]) for kind in ALL]
LOOKED_AT = [
    each for each in HARDEST if each[0] in ("fu_count", "rule_compare", "tile_sort", "wait_finder")
]
"""Right answers that axe looks at: of numbers, a table, spots and tiles. Wrong ones it all sees."""
every_kind = pytest.mark.parametrize("kind", each_kind(KINDS, ALWAYS))


def board(page, kind, level=1, seed="a", n=0, **options):
    widget = (
        mjw.practice(kind, level=level, seed=seed, n=n)
        if n
        else mjw.puzzle(kind, level=level, seed=seed)
    )
    return Board(page, widget, **options)


def test_the_kinds_that_are_always_played_have_every_sort_of_part():
    always, others = set(), set()
    for kind in ALL:
        for level in (kind.levels[0], kind.levels[-1]):
            widget = mjw.puzzle(kind.id, level=level, seed="a")
            (always if kind.id in ALWAYS else others).update(parts_of(widget))
    assert others <= always


@pytest.mark.parametrize(("kind", "level", "learner"), IN_TURN)
def test_a_right_answer(page, kind, level, learner):
    played = board(page, kind, level)
    learner(played, key_of(played.widget.state))
    if learner is by_keyboard:
        played.focus()
        played.keys("Enter")
    else:
        played.press("Check")
    assert played.widget.state.phase is PracticePhase.RIGHT, played.widget.draft
    assert "Right." in played.status.inner_text()
    assert (kind, level) not in LOOKED_AT or played.violations() == []
    assert set(played.leaked()) <= {"Tab"}
    assert played.problems == []


@every_kind
def test_a_wrong_answer_hint_why_and_next_by_keys(page, kind):
    played = board(page, kind, n=3)
    answer = wrong_answer(played.widget)
    by_keyboard(played, answer)
    played.focus()
    played.keys("Enter")
    assert played.widget.state.phase is PracticePhase.WRONG
    assert played.status.get_attribute("data-tone") in ("wrong", "near")
    assert played.page.locator("[data-status=look]").count() == 1
    played.keys("Enter")
    assert played.widget.state.phase is PracticePhase.WRONG, (
        "Enter does nothing until a choice is made"
    )
    played.keys("h")
    assert "Hint 1" in played.status.inner_text()
    played.keys("w")
    assert "working" in played.status.inner_text()
    assert played.page.locator(".mj-tree li").count() > 0
    assert played.violations() == []
    played.keys("Enter")
    assert played.widget.state.number == 2
    assert played.focused() == "mj"
    assert set(played.leaked()) <= {"Tab"}


def test_after_a_right_answer_enter_goes_on_to_the_end_and_the_review(page):
    played = board(page, "fu_count", level=4, n=2)
    played.focus()
    played.type(str(key_of(played.widget.state)["total"]))
    played.keys("Enter", "Enter")
    assert played.widget.state.number == 2
    played.press("Skip")
    assert "1 of 2 right the first time." in played.frame.inner_text()
    assert played.violations() == []
    played.press("Go through the ones you missed")
    assert "Again: 1 of 1" in played.frame.inner_text()


# --- keys that are not ours, and text that stays text


def test_the_notebook_gets_its_own_keys_and_no_others(page):
    played = board(page, "fu_count", level=4)
    played.focus()
    played.keys("d", "d", "x", "a", "b", "1", "j", "ArrowDown", "Backspace")
    assert played.leaked() == []
    played.keys("Control+s", "Alt+x", "Tab")
    assert played.leaked() == ["Control", "s", "Alt", "x", "Tab"]


def test_letters_are_text_where_text_is_typed(page):
    played = board(page, "wait_finder")
    played.page.locator(".mj-typed").focus()
    played.type("hnrwt?")
    assert played.widget.state.hints_used == 0
    assert played.page.locator(".mj-typed").input_value() == "hnrwt?"
    assert "a tile called “hnrwt?”" in played.page.locator(".mj-reading").inner_text()


@pytest.mark.parametrize(
    ("keys", "tiles", "said"),
    [
        ("258m", ["2m", "5m", "8m"], "Chosen: 2 of characters"),
        ("m258", ["2m", "5m", "8m"], "Chosen"),
        ("25m7z", ["2m", "5m", "7z"], "red dragon"),
        ("0p", ["0p"], "red 5 of circles"),
        ("25", None, "has no suit"),
        ("8z", None, "There's no tile 8z"),
    ],
)
def test_typed_tiles_are_read_as_they_come(page, keys, tiles, said):
    played = board(page, "wait_finder")
    played.focus()
    played.type(keys)
    played.pump()
    assert said in played.page.locator(".mj-reading").inner_text()
    if tiles:
        assert played.widget.draft["waits"] == tiles
        played.keys("Escape")
        assert played.widget.draft["waits"] is None
    else:
        played.keys("Enter")
        assert said in played.status.inner_text()
        assert played.widget.state.attempts == 0
    assert played.leaked() == []


def test_a_game_without_bamboo_offers_none(page):
    asked = Board(page, mjw.puzzle("korean_count", level=3, seed="a"))
    tiles = asked.page.locator(".mj-pad").first.locator("button.mj-tile")
    assert tiles.count() == 9 + 9  # the suits of the hand
    (others,) = asked.frame.get_by_role("button", name="Show:").all()
    assert others.inner_text() == "Show: Honours"
    others.click()
    assert tiles.count() == 9 + 9 + 7
    assert asked.frame.get_by_role("button", name="Show:").count() == 0
    asked.page.locator(".mj-typed").first.fill("3s")
    asked.pump()
    assert "There's no tile 3s" in asked.page.locator(".mj-reading").first.inner_text()
    assert asked.problems == []


def test_what_is_rightly_left_empty_has_no_sign(page):
    asked = Board(page, mjw.puzzle("korean_count", level=1, seed="g"))
    assert asked.frame.get_by_text("An empty line counts as 0.").is_visible()
    line = asked.frame.get_by_label("Value tile sets (gwollipae)")
    line.fill("0")
    asked.judge()
    ticked = asked.page.locator(".mj-field[data-status=right]")
    assert ticked.count() == 1
    assert ticked.locator("input").input_value() == "0"


def test_the_list_of_keys_has_those_of_the_question_only(page):
    asked = board(page, "fu_count", level=4)
    asked.press("Keys")
    told = asked.frame.locator(".mj-key-list dt").all_inner_texts()
    assert told == ["Tab", "Enter", "f", "h, w, n, k", "t, ?"]


def test_where_rule_sets_are_compared_none_is_the_one_played(page):
    asked = board(page, "rule_compare")
    assert "Rules of this course" not in asked.frame.locator(".mj-about").text_content()


@pytest.mark.parametrize("width", [360, 420, 1200])
def test_the_star_of_the_winning_tile_covers_no_word(page, width):
    page.set_viewport_size({"width": width, "height": 900})
    asked = board(page, "rule_compare", seed="house")
    star = asked.frame.locator(".mj-star").bounding_box()
    legend = asked.frame.locator(".mj-legend-line").bounding_box()
    assert star["y"] + star["height"] <= legend["y"]


def test_a_discard_called_away_keeps_its_letter(page):
    asked = next(
        widget
        for widget in (mjw.puzzle("furiten_judge", level=2, seed=str(n)) for n in range(60))
        if any("away" in spot for row in widget.view["rows"] for spot in row["spots"])
    )
    shown = Board(page, asked, theme="false")
    away = shown.page.locator(".mj-spot[data-away]").first
    assert away.locator(".mj-away").inner_text() == "↗"
    face = away.locator("img")
    assert face.evaluate("part => getComputedStyle(part).opacity") == "1"
    assert "25%" in face.evaluate("part => getComputedStyle(part).maskImage")


def test_tiles_in_a_verdict_are_shown_and_told(page):
    played = board(page, "wait_finder")
    played.focus()
    played.type("1z")
    played.keys("Enter")
    shown = played.status.locator(".mj-said")
    told = [text.strip() for text in shown.all_inner_texts()]
    pictures = [shown.nth(place).locator("img").count() for place in range(shown.count())]
    lines = played.widget.view["feedback"]["lines"]
    tiles = [piece for line in lines for piece in line if isinstance(piece, dict)]
    assert "East wind" in told
    assert told == [piece["name"] for piece in tiles]
    assert pictures == [len(piece["tiles"]) for piece in tiles]
    whole = played.status.text_content()
    assert all(piece in whole for line in lines for piece in line if isinstance(piece, str))
    assert played.violations() == []


def test_escape_closes_a_panel_before_it_clears_an_answer(page):
    played = board(page, "wait_finder")
    played.focus()
    played.type("5p")
    panel = played.page.locator(".mj-keys")
    played.press("Keys")
    assert panel.is_visible()
    played.keys("Escape")
    assert not panel.is_visible()
    assert played.page.get_by_role("button", name="Keys").get_attribute("aria-expanded") == "false"
    assert played.widget.draft["waits"] == ["5p"]
    played.keys("Escape")
    assert not played.widget.draft["waits"]


def test_enter_chooses_that_there_is_none_and_then_checks(page):
    played = board(page, "call_choice")
    none = played.page.get_by_role("button", name="None of them")
    none.focus()
    played.keys("Enter")
    assert none.get_attribute("aria-pressed") == "true"
    assert played.widget.state.phase is PracticePhase.ASKING
    played.keys("Enter")
    assert played.widget.state.phase is not PracticePhase.ASKING


def test_a_right_answer_stays_whatever_is_pressed(page):
    played = board(page, "wait_finder")
    by_mouse(played, key_of(played.widget.state))
    played.press("Check")
    assert played.widget.state.phase is PracticePhase.RIGHT
    line = played.page.locator(".mj-typed")
    before = line.input_value(), played.page.locator("[aria-pressed=true]").count()
    for tile in played.page.locator(".mj-pad .mj-tile").all()[:3]:
        tile.click()
    line.press("9")
    played.pump()
    assert (line.input_value(), played.page.locator("[aria-pressed=true]").count()) == before
    assert played.widget.draft == key_of(played.widget.state)


def test_what_is_chosen_moves_neither_line_nor_tiles(page):
    page.set_viewport_size({"width": 390, "height": 844})
    played = board(page, "wait_finder")
    line = played.page.locator(".mj-typed")
    parts = line, played.page.locator(".mj-pad")
    parts[1].scroll_into_view_if_needed()
    before = [part.bounding_box()["y"] for part in parts]
    line.fill("123456789m19p19s1234567z")
    played.pump()
    assert [part.bounding_box()["y"] for part in parts] == before


def test_what_cannot_be_read_is_not_said_of_the_next_answer(page):
    played = board(page, "wait_finder")
    played.focus()
    box = played.page.locator("input[type=text]").first
    box.fill("hwrn")
    played.keys("Enter")
    assert "“hwrn”" in played.status.inner_text()
    said_again = played.page.locator(".mj-reading > :not(.mj-only-read)")
    assert said_again.count() == 0, "one message, not two"
    played.keys("Backspace")
    assert "“hwr" not in played.status.inner_text()


def test_nothing_typed_becomes_html(page):
    played = board(page, "fu_count", level=4)
    played.page.locator(".mj-number").first.fill("<img src=x onerror=alert(1)>")
    played.press("Check")
    assert played.page.locator("img[src='x']").count() == 0
    played = Board(page.context.new_page(), mjw.puzzle("wait_finder", seed="a"))
    played.page.locator(".mj-typed").fill("<b>1m</b>")
    assert played.page.locator(".mj-reading b").count() == 0


# --- what does not depend on the puzzle


@pytest.mark.usefixtures("own_context")
def test_a_lost_message_is_sent_again(page):
    page.clock.install()
    played = board(page, "fu_count", level=4)
    played.deaf = True
    played.focus()
    played.keys("h")
    played.deaf = False
    page.clock.run_for(1600)
    played.pump()
    assert played.widget.state.hints_used == 1
    assert "Hint 1" in played.status.inner_text()


@pytest.mark.usefixtures("own_context")
def test_a_kernel_that_does_not_answer_is_said(page):
    page.clock.install()
    played = board(page, "fu_count", level=4)
    played.deaf = True
    played.focus()
    played.keys("h")
    page.clock.run_for(13_000)
    assert "Wait a moment" in played.status.inner_text()
    assert played.frame.get_attribute("aria-busy") == "false"


def test_an_old_verdict_does_not_stand_beside_a_new_answer(page):
    """Also where the kernel has stopped, and nobody says that the question is open again."""
    played = board(page, "fu_count", level=4)
    typed = played.page.locator(".mj-number").first
    typed.fill("110")
    played.press("Check")
    assert "Not yet" in played.status.inner_text()
    played.deaf = True
    typed.fill("30")
    assert "Not yet" not in played.status.inner_text()
    assert played.status.get_attribute("data-tone") == ""


def test_the_layout_above_the_feedback_stays(page):
    played = board(page, "fu_count", level=4)
    top = played.page.locator(".mj-bar")
    before = top.bounding_box()
    played.page.locator(".mj-number").first.fill("110")
    played.press("Check")
    assert "Not yet" in played.status.inner_text()
    assert top.bounding_box() == before


ARRIVED = ("tile_sort", "minimal_pair", "tenpai_judge", "seat_label", "wait_finder")
"""A short one, two whose first field is further down, two with tiles or places to press."""
TALL = ("riichi_choice", "wait_finder", "why_not", "yaku_mark")
"""A board, a palette, a form with many parts, and a long list: all higher than a screen."""


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=str)
@pytest.mark.parametrize("kind", each_kind(KINDS, TALL))
def test_a_verdict_leaves_in_sight_what_it_speaks_of(page, kind, size):
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    played = board(page, kind, level=KINDS[kind].levels[-1], n=3, above=300)
    wrong = wrong_answer(played.widget)
    played.widget.draft = wrong
    played.page.evaluate("state => model.update(state)", played._state())
    played.focus()
    played.keys("Enter")
    played.judge()
    verdict = played.frame.locator(".mj-verdict").bounding_box()
    assert 0 <= verdict["y"] <= height - verdict["height"]
    tiles = played.frame.locator(".mj-table").bounding_box()
    if tiles:
        shown = min(tiles["y"] + tiles["height"], height) - max(tiles["y"], 0)
        is_phone = width < 480
        room = height / 3 if is_phone else height * 0.45
        if is_phone or played.frame.locator(".mj-stays").count():
            assert shown >= min(tiles["height"], room) - 1
            beside = played.frame.locator(".mj-answer").bounding_box()["x"] >= tiles["width"]
            assert is_phone or beside or tiles["height"] <= room


UNDER_OTHERS = """boxes => boxes.filter((box) => {
  box.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = box.getBoundingClientRect();
  const point = [left + Math.min(width / 2, 20), top + height / 2];
  return !box.contains(document.elementFromPoint(...point));
}).map((box) => box.outerHTML.slice(0, 160))"""
ACROSS = """frame => {
  const [table, buttons] = ['.mj-table', '.mj-actions']
    .map((part) => frame.querySelector(part).getBoundingClientRect());
  return buttons.bottom < innerHeight - 16 && table.bottom > buttons.top;
}"""
"""Whether buttons that do not stay at the lower edge lie over the table."""


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=str)
@pytest.mark.parametrize(("kind", "level"), in_turn(HARDEST, {"riichi_choice", "call_choice"}))
def test_no_button_and_no_verdict_lies_under_the_table(page, kind, level, size):
    """Wherever the page stands: what comes into sight can be pressed, by mouse as by finger."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    played = board(page, kind, level=level, above=300)
    played.widget.draft = wrong_answer(played.widget)
    page.evaluate("state => model.update(state)", played._state())
    played.judge()
    for action in ("", "Show me"):
        if action:
            played.press(action)
        for end in (0, 1e5):
            page.evaluate("top => scrollTo(0, top)", end)
            for part in (".mj-action:visible", ".mj-verdict", ".mj-answer input:visible"):
                under = played.frame.locator(part).evaluate_all(UNDER_OTHERS)
                assert under == [], (part, action, end)
            assert not played.frame.evaluate(ACROSS), (action, end)


STAYS = """table => {
  const { position, top } = getComputedStyle(table);
  return position === 'sticky' ? table.offsetHeight + parseFloat(top) : 0;
}"""
"""Pixels of the table that stay in sight."""


def test_what_stays_in_sight_is_decided_again_when_the_window_changes(page):
    page.set_viewport_size({"width": 1280, "height": 800})
    played = board(page, "call_choice", level=4, above=300)
    table = played.frame.locator(".mj-table")

    def stays(width, height):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(FRAMES)
        return table.evaluate(STAYS)

    assert stays(1280, 800) > 400, "beside the answers"
    assert stays(390, 844) == 0, "nothing was judged"
    assert stays(1280, 800) > 400
    by_mouse(played, key_of(played.widget.state))
    played.press("Check")
    assert 100 < stays(390, 844) <= 844 / 3 + 1
    assert stays(844, 390) <= 390 * 0.45
    assert 100 < stays(390, 844) <= 844 / 3 + 1


def test_the_hand_beside_a_table_is_one_row(page):
    page.set_viewport_size({"width": 1010, "height": 750})  # as wide as a lesson at 1280
    tiles = board(page, "riichi_choice", level=2).frame.locator(".mj-row[data-kind=hand] .mj-spot")
    assert len({box.bounding_box()["y"] for box in tiles.all()}) == 1
    assert tiles.count() == 14


def test_check_keeps_its_place_until_the_answer_is_another(page):
    played = board(page, "wait_finder", n=2)
    check = played.frame.locator("[data-action=check]")
    before = check.bounding_box()
    by_mouse(played, wrong_answer(played.widget))
    played.press("Check")
    assert check.bounding_box()["x"] == before["x"]
    assert check.get_attribute("aria-disabled") == "true"
    for again in (lambda: check.click(force=True), lambda: played.keys("Enter")):
        again()
        played.pump()
        assert played.widget.state.phase is PracticePhase.WRONG
        assert played.widget.state.hints_used == 0
    played.keys("Escape")
    by_mouse(played, key_of(played.widget.state))
    assert check.get_attribute("aria-disabled") is None
    check.click()
    played.pump()
    assert played.widget.state.phase is PracticePhase.RIGHT


PLACES = """() => Object.fromEntries(
  ['.mj-number', '.mj-actions', '.mj-verdict', '.mj-board'].flatMap((part) => {
    const box = document.querySelector(part)?.getBoundingClientRect();
    return box ? [[part, [box.top, box.bottom]]] : [];
  }),
)"""


def test_on_a_phone_a_wrong_number_its_verdict_and_the_buttons_are_seen_together(page):
    page.set_viewport_size({"width": 390, "height": 844})
    played = board(page, "next_action", level=2, above=300)
    answer = key_of(played.widget.state)
    number = played.page.locator(".mj-number")
    by_mouse(played, {**answer, "holds": answer["holds"] + 1})
    played.press("Check")
    before = page.evaluate(PLACES)
    assert 0 < before[".mj-board"][1] <= 844 / 3, "the table leaves room for what is said of it"
    for part in (".mj-number", ".mj-actions", ".mj-verdict"):
        assert before[".mj-board"][1] <= before[part][0] < before[part][1] <= 844, part
    number.click()
    number.fill("1")
    played.pump()
    assert "Partly right" not in played.status.inner_text()
    after = page.evaluate(PLACES)
    for part in (".mj-number", ".mj-board"):
        assert after[part] == before[part], "nothing moves under the finger"


def test_a_set_keeps_its_room_and_its_buttons_from_question_to_question(page):
    page.set_viewport_size({"width": 1280, "height": 800})
    played = board(page, "wait_finder", n=3)
    room, check = page.locator("#el"), played.frame.locator("[data-action=check]")
    stood = check.bounding_box()["y"]
    by_keyboard(played, wrong_answer(played.widget))
    played.press("Check")
    played.press("Show me")  # the card is at its highest
    height = min(room.bounding_box()["height"], 800)
    played.press("Next")
    assert played.widget.state.number == 2
    assert room.bounding_box()["height"] >= height  # what lies below stays
    assert check.bounding_box()["y"] == stood


def test_the_end_of_a_set_names_a_question_without_tiles(page):
    played = board(page, "seat_label", n=2)
    asked = []
    for _ in range(2):
        asked.append(played.widget.view["prompt"])
        played.focus()
        played.keys("k")
    assert played.frame.locator(".mj-small-prompt").all_inner_texts() == asked


def test_the_end_of_a_set_shows_each_hand(page):
    played = board(page, "wait_finder", n=2)
    hands = []
    for _ in range(2):
        hands.append(played.widget.question.scene.rows[0].spots)
        played.focus()
        played.keys("k")
    items = played.frame.locator(".mj-summary > li")
    assert items.count() == 2
    for item, hand in zip(items.all(), hands, strict=True):
        assert item.locator("img").count() == len(hand)
    assert played.violations() == []


def hardest(page, kind, level):
    return Board(page, mjw.puzzle(kind, level=level, seed="b"), theme="true")


def seen_to_the_end(played):
    """The learner has looked at all of the question and is back at its top."""
    played.frame.locator("[data-action=check]").scroll_into_view_if_needed()
    played.page.wait_for_function("!document.querySelector('.mj[data-unseen]')")
    played.page.evaluate("scrollTo(0, 0)")


FIRST_FIELD = """frame => {
  const box = frame.querySelector(".mj-row > .mj-field, .mj-answer > .mj-field:not([hidden])");
  const row = box.closest(".mj-row");
  const asked = [...(row ?? box).querySelectorAll("button, input, select")];
  const seen = asked.filter((one) => one.getClientRects().length);
  return seen.map((one) => {
    const { left, width, bottom } = one.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, bottom - 2);
  }).map((hit) => hit && (hit.closest(".mj-bar, .mj-below") ? "covered" : "field"));
}"""


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=str)
@pytest.mark.parametrize("kind", each_kind(KINDS, ARRIVED))
def test_on_arrival_the_first_field_is_in_sight_or_pointed_at(page, kind, size):
    """No button covers it, and where the screen ends above it something leads there."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    played = board(page, kind, level=KINDS[kind].levels[-1], n=2)
    page.evaluate("() => new Promise((done) => setTimeout(done, 100))")  # the page has looked
    seen = played.frame.evaluate(FIRST_FIELD)
    assert seen
    assert "covered" not in seen
    if "field" not in seen:
        played.frame.locator(".mj-below").click()
        assert "field" in played.frame.evaluate(FIRST_FIELD)
    expect(played.frame.locator(".mj-below")).to_be_hidden()
    seen_to_the_end(played)
    expect(played.frame.locator("[data-action=check]")).to_be_in_viewport()


UNSEEN = """e => {
  const bar = document.querySelector('.mj-bar');
  return e.getBoundingClientRect().top >= bar.getBoundingClientRect().top;
}"""
"""Whether a part lies below the bar of buttons or under it."""


@pytest.mark.parametrize(
    ("kind", "level", "value"), [("set_builder", 2, "yes"), ("win_check", 1, "yes")]
)
def test_who_says_that_nothing_is_wrong_need_not_say_what_is(page, kind, level, value):
    """Check checks: nothing leads to the other parts, and none of them is still empty."""
    for seed in "abcdefgh":
        widget = mjw.practice(kind, level=level, seed=seed, n=1)
        (field, right), *_ = key_of(widget.state).items()
        if right == value:
            break
    played = Board(page, widget)
    played.frame.locator(f"[data-field={field}] input[value={value}]").click()
    played.frame.get_by_role("button", name="Check").click()
    played.pump()
    assert widget.state.phase is PracticePhase.RIGHT


def test_enter_leads_to_a_part_that_was_not_seen_before_it_checks(page):
    page.set_viewport_size({"width": 1280, "height": 800})
    asked = mjw.practice("kan_choice", level=4, topics="after_riichi", n=6, seed="keep")
    played = Board(page, asked, above=160)  # the bar of a lesson, and its text
    fields = played.page.locator(".mj-answer > .mj-field")
    blue = played.frame.locator("[data-action=check]")
    last = fields.last
    assert last.evaluate(UNSEEN)
    expect(blue).to_contain_text("Check")
    played.page.locator(".mj-typed").first.focus()
    played.keys("2", "5", "p")
    expect(blue).to_contain_text("Next part")
    played.keys("Enter")
    assert fields.nth(1).locator(":focus").count() == 1
    marked = played.page.locator(".mj-field[data-now]")
    assert marked.count() == 1
    bar = """e => [
        getComputedStyle(e, "::before").borderLeftWidth,
        e === document.activeElement.closest(".mj-field"),
    ]"""
    assert marked.evaluate(bar) == ["4px", True]
    while "Next part" in blue.inner_text():
        played.keys("Enter")
        assert marked.evaluate(bar) == ["4px", True]
    assert not last.evaluate(UNSEEN)
    expect(played.page.locator(".mj-scene-own")).to_be_in_viewport(ratio=0.99)
    assert played.widget.state.attempts == 0
    played.keys("Enter")
    expect(played.frame.locator(".mj-lack")).to_contain_text("Still empty: ")
    assert fields.nth(1).locator(":focus").count() == 1
    assert marked.evaluate(bar) == ["4px", True]
    assert played.widget.state.attempts == 0
    played.keys("Enter")
    assert played.widget.state.attempts == 1
    assert marked.count() == 0


HALF_FILLED = (
    "call_choice",
    "dora_pick",
    "furiten_judge",
    "kan_choice",
    "pao_split",
    "penalty_sort",
)
"""Questions that were checked half filled in: asked at once, by parts, with lines of numbers."""


def gaps(played):
    """The parts that need an answer and have none; an empty line beside others may be a zero."""
    given = played.widget.draft
    fields = [f for f in played.widget.question.question.fields if f.given is None]
    is_begun = any(given.get(f.id) is not None for f in fields if getattr(f, "empty", None) == 0)
    needed = [f.id for f in fields if not f.optional]
    zeros = [f.id for f in fields if getattr(f, "empty", None) == 0 and is_begun]
    return [id for id in needed if given.get(id) is None and id not in zeros]


FOCUSED_FIELD = "e => e.closest('.mj-field')?.dataset.field"


@pytest.mark.parametrize("level", ["first", "last"])
@pytest.mark.parametrize("kind", each_kind(KINDS, HALF_FILLED))
def test_a_half_filled_question_costs_no_try_until_it_is_meant(page, kind, level):
    """Whatever part is filled in, Enter leads to an empty one; twice told, an answer is checked."""
    level = KINDS[kind].levels[0 if level == "first" else -1]
    played = board(page, kind, level)
    answer = key_of(played.widget.state)
    last = [id for id, value in answer.items() if value not in (None, False, True)][-1]
    by_mouse(played, {last: answer[last]})
    played.focus()
    if not gaps(played) or not played.widget.draft:
        pytest.skip("one thing is asked")
    lack = played.frame.locator(".mj-lack")
    for _ in range(2 * len(answer) + 2):
        played.keys("Enter")
        if played.widget.state.attempts:
            break
        told = lack.all_inner_texts()
        where = played.focused(FOCUSED_FIELD)
        assert where in answer, "Enter leads to a field"
    else:
        raise AssertionError("what is meant to stay empty can't be checked")
    assert told
    assert told[0].startswith("Still empty: ")
    assert where in gaps(played) or played.widget.question.question.field(where).empty == 0
    assert played.problems == []


@pytest.mark.parametrize("kind", each_kind(KINDS, HALF_FILLED))
def test_check_by_mouse_names_what_is_empty_and_goes_there(page, kind):
    played = board(page, kind, KINDS[kind].levels[-1])
    answer = key_of(played.widget.state)
    first = next(id for id, value in answer.items() if value not in (None, False))
    by_mouse(played, {first: answer[first]})
    if not (left := gaps(played)) or not played.widget.draft:
        pytest.skip("one thing is asked")
    played.press("Check")
    assert played.widget.state.attempts == 0
    lack = played.frame.locator(".mj-lack")
    expect(lack).to_contain_text("Still empty: ")
    expect(lack).to_be_in_viewport()
    assert played.focused(FOCUSED_FIELD) == left[0]
    by_mouse(played, {id: value for id, value in answer.items() if id != first})
    expect(lack).to_have_count(0)
    played.press("Check")
    assert played.widget.state.phase is PracticePhase.RIGHT


def test_lines_that_count_as_nothing_are_gone_through_by_enter(page):
    """Who writes the last one first comes to the one that was left out above."""
    played = board(page, "pao_split", 2)
    lines = played.frame.locator("input.mj-points")
    lines.last.fill("-32000")
    lines.last.focus()
    played.keys("Enter")
    assert lines.first.evaluate("e => e === document.activeElement")
    played.keys("Enter", "Enter")
    assert played.widget.state.attempts == 0
    played.keys("Enter")
    assert played.widget.state.attempts == 1


def test_the_part_a_verdict_names_has_the_focus_where_one_is_shown_alone(page):
    played = board(page, "furiten_judge", 4)
    answer = key_of(played.widget.state)
    by_keyboard(played, {**answer, "ron": "no" if answer["ron"] == "yes" else "yes"})
    played.frame.locator(".mj-field:visible").first.locator("input").first.focus()
    played.keys("Enter")
    look = played.frame.locator("[data-status=look]")
    expect(look).to_be_visible()
    assert look.locator(":focus").count() == 1


def test_who_jumps_to_the_end_has_seen_the_question(page):
    """Its first field never was in sight: it lay below the screen, then above it."""
    page.set_viewport_size({"width": 390, "height": 500})
    played = board(page, "rule_compare", level=2, above=900)
    page.evaluate("() => new Promise((done) => setTimeout(done, 100))")
    assert played.frame.get_attribute("data-unseen") is not None
    page.evaluate("scrollTo(0, 1e6)")
    page.wait_for_function("!document.querySelector('.mj[data-unseen]')")


@pytest.mark.parametrize(("kind", "level"), HARDEST)
def test_a_screen_and_a_phone(page, kind, level):
    page.set_viewport_size({"width": 1280, "height": 800})
    played = hardest(page, kind, level)
    seen_to_the_end(played)
    check = played.frame.locator("[data-action=check]").bounding_box()
    assert check["y"] + check["height"] <= 800, "Check or Next part stays in sight"
    page.set_viewport_size({"width": 360, "height": 800})
    assert played.page.evaluate("document.documentElement.scrollWidth") <= 360
    if kind in ALWAYS:
        both_themes_are_well(played)


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "level"), [each for each in HARDEST if each[0] not in ALWAYS])
def test_both_themes_on_a_phone(page, kind, level):
    page.set_viewport_size({"width": 360, "height": 800})
    both_themes_are_well(hardest(page, kind, level))


def both_themes_are_well(played):
    """For axe; in the dark theme the colours alone are others."""
    assert played.violations() == []
    played.use("false")
    assert played.violations("color-contrast") == []


@pytest.mark.parametrize(("kind", "level"), [("rule_compare", 2), ("korean_count", 3)])
def test_the_buttons_of_a_long_question_are_in_sight_on_a_phone(page, kind, level):
    page.set_viewport_size({"width": 360, "height": 800})
    played = board(page, kind, level=level)
    assert played.frame.bounding_box()["height"] > 1000
    seen_to_the_end(played)
    for button in ("check", "hint", "skip"):
        box = played.frame.locator(f"[data-action={button}]").bounding_box()
        assert box["y"] + box["height"] <= 800, button
    row = played.frame.locator(".mj-actions").bounding_box()
    assert row["height"] <= 64, "one row"


def test_touch_targets_are_large_enough(browser):
    context = browser.new_context(
        viewport={"width": 360, "height": 800}, has_touch=True, is_mobile=True
    )
    played = Board(context.new_page(), mjw.puzzle("wait_finder", seed="a"))
    sizes = played.page.evaluate(
        "[...document.querySelectorAll('.mj button')].filter((b) => b.offsetParent)"
        ".map((b) => [b.offsetWidth, b.offsetHeight, b.className])"
    )
    assert [size for size in sizes if size[0] < 44 or size[1] < 44] == []
    context.close()


def test_nothing_moves_with_reduced_motion(browser):
    context = browser.new_context(reduced_motion="reduce")
    played = Board(context.new_page(), mjw.puzzle("wait_finder", seed="a"))
    moving = played.page.evaluate(
        "[...document.querySelectorAll('.mj *')]"
        ".filter((e) => getComputedStyle(e).transitionDuration !== '0s').length"
    )
    assert moving == 0
    context.close()


def test_the_scene_in_words_is_one_key_away(page):
    played = board(page, "wait_finder")
    played.focus()
    played.keys("t")
    shown = played.page.locator(".mj-in-words").inner_text()
    for row in played.widget.view["text"]:
        assert row["text"] in shown
    played.keys("t")
    assert not played.page.locator(".mj-in-words").is_visible()
    played.keys("?")
    assert "258m" in played.page.locator(".mj-keys").inner_text()


def test_a_screen_reader_hears_groups_names_and_states(page):
    played = board(page, "wait_finder")
    played.focus()
    played.type("1m")
    heard = played.frame.aria_snapshot()
    assert f'group "{played.widget.view["prompt"]}"' in heard
    assert 'button "1 of characters" [pressed]' in heard
    assert 'group "Tiles to choose from"' in heard
    assert 'img "tile 1, ' in heard


@pytest.mark.parametrize("width", [360, 1200])
def test_what_is_compared_is_a_table_for_a_screen_reader_at_any_width(page, width):
    page.set_viewport_size({"width": width, "height": 800})
    played = board(page, "rule_compare", level=2)
    table, view = played.page.get_by_role("table"), played.widget.view["table"]
    assert table.get_by_role("columnheader").all_inner_texts() == [view["head"], *view["columns"]]
    assert table.get_by_role("rowheader").all_inner_texts() == [
        line["label"] for line in view["lines"]
    ]
    first = table.get_by_role("row").nth(1).get_by_role("cell")
    assert [
        cell.get_by_text(said, exact=True).is_visible()
        for cell, said in zip(first.all(), view["lines"][0]["cells"], strict=True)
    ] == [True] * len(view["columns"])
    shown = played.page.locator(".mj-sheet-column").first.is_visible()
    assert shown is (width < 480)


def test_two_views_of_one_widget_show_the_same(page):
    played = board(page, "wait_finder")
    played.second_view()
    played.page.locator("#el .mj").focus()
    played.type("14m")
    assert played.page.locator("#second .mj-typed").input_value() == "14m"
    assert played.problems == []


def test_taken_away_it_listens_no_more(page):
    board(page, "wait_finder")
    page.evaluate("window.stop()")
    assert page.evaluate("Object.values(model.listeners).flat().length") == 0


def test_rules_and_code_are_folded_at_the_foot(page):
    asked = board(page, "wait_finder")
    code = asked.widget.view["code"]
    assert code not in asked.frame.inner_text()
    assert "Rules of this course" not in asked.frame.inner_text()
    asked.frame.get_by_text("About this question").click()
    assert code in asked.frame.inner_text()
    assert "Rules of this course" in asked.frame.inner_text()
    asked.press("Copy the code")
    assert asked.frame.locator(".mj-about [aria-live]").inner_text() != ""


def test_other_rules_than_usual_are_named_above(page):
    asked = Board(page, mjw.puzzle("fu_count", level=3, seed="a", rules="wrc"))
    assert asked.frame.locator(".mj-badges").inner_text() != ""


def test_letters_of_keys_show_once_a_key_was_pressed(page):
    asked = board(page, "wait_finder")
    letters = asked.frame.locator(".mj-actions kbd")
    assert not any(letter.is_visible() for letter in letters.all())
    asked.focus()
    asked.keys("ArrowDown")
    assert any(letter.is_visible() for letter in letters.all())


def test_the_end_of_a_set_has_the_focus_where_its_last_part_stood_alone(page):
    """Enter on a choice ends it; what was said of an empty part before is read no more."""
    played = board(page, "kan_choice", 2, n=2)
    said = played.frame.locator(".mj-only-read[role=status]")
    played.focus()
    played.keys("o")
    for number in (1, 2):
        for field, value in key_of(played.widget.state).items():
            played.frame.locator(f"[data-field={field}] input[value={value}]").focus()
            played.keys("Space")
            expect(said).not_to_contain_text("Still empty")
            played.keys("Enter")
            if (number, field) == (2, "kind"):
                played.keys("Enter")
                expect(said).to_contain_text("Still empty")
        assert played.widget.state.phase is PracticePhase.RIGHT
        played.keys("Enter")
    assert played.widget.state.phase is PracticePhase.FINISHED
    assert played.frame.evaluate("e => e === document.activeElement")
    expect(said).to_have_text("")
