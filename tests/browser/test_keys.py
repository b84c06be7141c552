"""Every key that the panel prints works from wherever the focus is, and types nothing."""

import pytest

import mjwidgets as mjw
from mjteach.puzzles.practice import PracticePhase
from mjteach.puzzles.registry import ALL
from mjwidgets._puzzle.widget import key_of
from support.pages.learners import by_keyboard, go_to, wrong_answer
from support.pages.widget_page import Board
from support.puzzles.by_day import in_turn, lines_of

pytestmark = pytest.mark.browser

EVERY_LEVEL = [(kind.id, level) for kind in ALL for level in kind.levels]
EVERY_KIND = [(kind.id, max(kind.levels)) for kind in ALL]
BY_DAY = (
    *("announce", "fu_count", "meld_layout", "minimal_pair", "seat_label", "step_order"),
    *("tile_sort", "wall_click", "yaku_builder"),
)
"""Kinds whose hardest level has every sort of open field and of drawing between them."""
NUMBERS = [("fu_count", 4), ("score_lookup", 2), ("settle", 2), ("abort_judge", 3)]

SORTS = """() => {
  window.sortOf = (part) => {
    const field = part.closest('.mj-field')?.dataset.field ?? '';
    return [part.tagName, part.type, part.dataset.letters, part.dataset.action, field].join();
  };
  window.things = () => [...document.querySelectorAll(
    '.mj, .mj input, .mj select, .mj button, .mj summary')].filter((part) =>
    part.getClientRects().length > 0);
  return [...new Set(window.things().map(window.sortOf))];
}"""
"""One thing of each sort that can have the focus."""
FOCUS = """sort => {
  const found = window.things().find((part) => window.sortOf(part) === sort);
  (found ?? document.querySelector('.mj')).focus();
  return Boolean(found?.matches('input[type=text]:not([data-letters]), select'));
}"""
"""Puts the focus on a thing of a sort; whether letters are its own there."""
CLICKED = """sort => {
  const found = window.things().filter((part) => window.sortOf(part) === sort);
  found[0]?.scrollIntoView({ block: 'center' });
  return found[0] ?? null;
}"""
"""A thing of a sort, to be clicked."""


def pytest_generate_tests(metafunc):
    """Where each key is tried from everywhere: a kind once, with ``--all-seeds`` each level."""
    if "from_everywhere" in metafunc.function.__name__:
        takes_all = metafunc.config.getoption("--all-seeds")
        cases = EVERY_LEVEL if takes_all else in_turn(EVERY_KIND, BY_DAY)
        metafunc.parametrize(("kind", "level"), cases)


def asked(page, kind, level=1, n=2):
    return Board(page, mjw.practice(kind, level=level, seed="keys", n=n))


def places(played):
    return played.page.evaluate(SORTS)


def click(played, place):
    """Clicks a thing of a sort; what can be chosen is let go again."""
    thing = played.page.evaluate_handle(CLICKED, place).as_element()
    if thing is None:
        return
    thing.click()
    played.pump()
    if thing.get_attribute("aria-pressed") == "true":
        thing.click()
        played.pump()


def go(played, place):
    """Puts the focus there; where letters are its own it is left as the panel says."""
    if played.page.evaluate(FOCUS, place):
        played.page.keyboard.press("Escape")


def is_open(played, panel):
    return played.page.locator(panel).is_visible()


def typed(played):
    return [line.input_value() for line in played.page.locator("input[type=text]").all()]


def filled(played):
    """What stands in the lines, and what Python has of what is asked."""
    asked = [field.id for field in played.widget.question.question.fields if field.given is None]
    draft = played.widget.draft
    return typed(played), {id: draft[id] for id in asked if draft.get(id) is not None}


def printed(played):
    """The keys of the panel, as they are read."""
    rows = played.page.locator(".mj-keys dt").all_text_contents()
    return {key.strip() for row in rows for key in row.split(",")}


def test_the_kinds_by_day_have_every_sort_of_line():
    sorts = {
        kind: {*lines_of(mjw.practice(kind, level=level, seed="keys", n=2))}
        for kind, level in EVERY_KIND
    }
    assert set().union(*sorts.values()) == set().union(*(sorts[kind] for kind in BY_DAY))


def test_every_key_works_from_everywhere_and_types_nothing(page, kind, level):
    played = asked(page, kind, level)
    keys, before = printed(played), filled(played)
    assert {"h", "w", "n", "k", "t", "?", "Enter", "Tab"} <= keys
    for place in places(played):
        hints = played.widget.state.hints_used
        for key, panel in (("t", ".mj-in-words"), ("?", ".mj-keys")):
            was_open = is_open(played, panel)
            go(played, place)
            page.keyboard.press(key)
            assert is_open(played, panel) is not was_open, (place, key)
        go(played, place)
        played.keys("h")
        ladder = played.widget.state.kind.hints(played.widget.question, None)
        assert played.widget.state.hints_used == min(hints + 1, len(ladder)), place
    assert filled(played) == before
    assert set(played.leaked()) <= {"Tab"}
    if "o" in keys:
        press_parts(played)
    for key, does in KEYS.items():
        if key in keys:
            does(played)
    last = places(played)[-1]
    go(played, last)
    played.keys("k")
    assert played.widget.state.number == 2
    assert played.problems == []


def press_yes_and_no(played):
    for place in places(played):
        for key in ("y", "n"):
            go(played, place)
            played.keys(key)
            checked = played.page.locator("input[type=radio]:checked").evaluate_all(
                "found => found.map((radio) => radio.value)"
            )
            assert {"y": "yes", "n": "no"}[key] in checked, (place, key)


def press_parts(played):
    toggle = played.page.locator(".mj-tools button", has_text="at once")
    for place in places(played):
        before = toggle.count()
        go(played, place)
        played.keys("o")
        assert toggle.count() == 1 - before, place
    if toggle.count():
        played.keys("o")


NUMBERED = [("wait_name", 1), ("wait_name", 3), ("set_builder", 4), ("step_order", 1)]


@pytest.mark.parametrize(("kind", "level"), NUMBERED)
def test_a_number_chooses_where_one_thing_is_asked(page, kind, level):
    played = asked(page, kind, level)
    assert {"1", "2", "3 …"} <= printed(played)
    for turn, place in enumerate(places(played)):
        go(played, place)
        before = filled(played)
        played.keys("12"[turn % 2])
        assert filled(played) != before, place
        played.keys("Escape")
    assert set(played.leaked()) <= {"Escape"}


def test_a_number_chooses_nothing_where_numbers_are_asked(page):
    played = asked(page, "next_hand", 4)
    assert "1" not in printed(played)


def press_flag(played):
    box = played.page.locator("input[type=checkbox][aria-keyshortcuts=f]")
    for place in places(played):
        before = box.is_checked()
        go(played, place)
        played.keys("f")
        assert box.is_checked() is not before, place


KEYS = {"y": press_yes_and_no, "f": press_flag}


@pytest.mark.parametrize(("kind", "level"), NUMBERS)
@pytest.mark.parametrize("key", ["h", "w", "n"])
def test_after_a_verdict_too(page, kind, level, key):
    played = asked(page, kind, level)
    by_keyboard(played, wrong_answer(played.widget))
    for _ in played.widget.view["fields"]:
        if played.widget.state.phase is PracticePhase.ASKING:
            played.keys("Enter")
    assert played.widget.state.phase is PracticePhase.WRONG
    line, before = played.page.locator("input[type=text]").last, typed(played)
    line.focus()
    played.keys(key)
    state = played.widget.state
    done = {
        "h": state.hints_used == 1,
        "w": state.shown,
        "n": state.number == 2,
    }
    assert done[key]
    assert typed(played) == before or key == "n"


# --- Enter does what the bar says


CLICKED_KINDS = [
    ("call_choice", 1),
    ("set_builder", 2),
    ("step_order", 1),
    ("tile_sort", 1),
    ("wait_finder", 1),
]


@pytest.mark.parametrize(("kind", "level"), CLICKED_KINDS)
def test_whatever_was_clicked_enter_checks(page, kind, level):
    played = asked(page, kind, level, n=20)
    for place in [
        place for place in places(played) if place.split(",")[0] in ("BUTTON", "SUMMARY")
    ]:
        click(played, place)
        before = standing(played)
        played.keys("Enter")
        state = played.widget.state
        assert standing(played) == before, place
        assert state.attempts or "haven't filled anything" in played.status.inner_text(), place
        if state.phase is not PracticePhase.ASKING:
            played.keys("n")
    assert played.problems == []


def standing(played):
    """What Enter is not to change: hints, the question, the answer, the panels that are open."""
    state = played.widget.state
    panels = [is_open(played, panel) for panel in (".mj-in-words", ".mj-keys", ".mj-about p")]
    return state.hints_used, state.number, filled(played), panels


def test_from_the_button_that_tab_came_to_enter_checks_what_was_typed_since(page):
    played = asked(page, "wait_finder")
    played.tab_to("[data-action=hint]")
    played.keys("Enter")
    assert played.widget.state.hints_used == 1
    assert played.focused("e => e.dataset.action") == "hint"
    played.keys("9", "m", "Enter")
    assert (played.widget.state.hints_used, played.widget.state.attempts) == (1, 1)


# --- lines to type in


def test_letters_in_a_number_are_never_typed_and_digits_always(page):
    played = asked(page, "fu_count", 4)
    line = played.page.locator(".mj-number")
    line.focus()
    played.keys(*"3x0 fu")
    assert line.input_value() == "30 "
    assert not played.page.locator("[data-type=flag] input").is_checked(), "fu is a unit here"
    assert line.get_attribute("inputmode") == "numeric"


def test_a_payment_takes_its_words_and_no_other_letter(page):
    played = asked(page, "score_lookup", 2)
    line = played.page.locator(".mj-payment")
    for text in ("2600 all", "2600 each", "2600 points", "2600x3"):
        line.fill("")
        played.keys(*text)
        assert line.input_value() == text
    line.fill("")
    played.keys(*"26h00")
    assert line.input_value() == "2600"
    assert played.widget.state.hints_used == 1


def test_what_an_input_method_writes_is_left_to_it(page):
    played = asked(page, "fu_count", 4)
    line = played.page.locator(".mj-number")
    line.focus()
    session = page.context.new_cdp_session(page)
    session.send(
        "Input.imeSetComposition", {"text": "さん", "selectionStart": 2, "selectionEnd": 2}
    )
    session.send("Input.insertText", {"text": "三十"})
    assert line.input_value() == "三十"
    played.keys("h")
    assert line.input_value() == "三十"
    assert played.widget.state.hints_used == 1


def test_what_is_pasted_stays_as_it_is(page):
    played = asked(page, "fu_count", 4)
    line = played.page.locator(".mj-number")
    line.focus()
    page.keyboard.insert_text("30 fu")
    assert line.input_value() == "30 fu"
    played.keys("Enter")
    assert played.widget.state.attempts == 1


def test_a_line_of_words_takes_letters_until_it_is_left(page):
    played = asked(page, "wait_finder")
    line = played.page.locator("input[type=text]")
    line.focus()
    played.keys("h")
    assert (line.input_value(), played.widget.state.hints_used) == ("h", 0)
    played.keys("Escape", "h")
    assert (line.input_value(), played.widget.state.hints_used) == ("h", 1)
    played.keys("Escape")
    assert line.input_value() == ""
    assert played.leaked() == []


def test_a_list_takes_letters_until_it_is_left(page):
    played = asked(page, "wait_finder", 2)
    played.focus()
    played.type("2m")
    played.page.locator("select").first.focus()
    played.keys(*"tohk")
    assert (is_open(played, ".mj-in-words"), played.widget.state.hints_used) == (False, 0)
    assert played.page.locator("select").first.is_visible()
    played.keys("Escape", "h")
    assert played.widget.state.hints_used == 1


def test_a_name_in_capitals_is_typed_into_the_line_and_is_no_command(page):
    played = asked(page, "wait_finder")
    played.focus()
    played.keys("6", "s", "Shift+S", "Shift+W", "h")
    assert played.widget.draft["waits"] == ["6s", "2z", "5z"]
    assert played.widget.state.hints_used == 0


def test_esc_empties_the_part_with_the_focus_and_no_other(page):
    played = asked(page, "dora_pick", 2)
    tiles, han = played.page.locator(".mj-typed").first, played.page.locator(".mj-number").first
    tiles.fill("5s")
    han.fill("7")
    played.keys("Escape", "Escape")
    assert [tiles.input_value(), han.input_value()] == ["5s", ""]
    played.focus()
    played.keys("Escape")
    assert tiles.input_value() == "5s"


def test_fu_that_do_not_matter_are_ticked_by_f_and_checked_by_enter(page):
    played = asked(page, "fu_count", 1)
    played.page.locator(".mj-number").first.focus()
    played.keys("f")
    box = played.page.locator("[data-type=flag] input")
    assert box.is_checked()
    assert box.get_attribute("aria-keyshortcuts") == "f"
    played.keys("Enter")
    assert played.widget.state.attempts == 1


# --- the notebook's own keys


@pytest.mark.parametrize("key", ["Shift+Enter", "Control+Enter", "Alt+Enter"])
@pytest.mark.parametrize("made", [mjw.practice, mjw.dojo], ids=["practice", "dojo"])
def test_what_runs_a_cell_is_left_to_the_notebook(page, made, key):
    what = "fu_count" if made is mjw.practice else "fu"
    options = {"level": 4} if made is mjw.practice else {}
    played = Board(page, made(what, seed="a", **options))
    line = played.page.locator(".mj-number")
    line.focus()
    played.type(str(key_of(played.widget.state).get("total") or 30))
    played.keys(key)
    assert played.widget.state.attempts == 0
    assert played.leaked()[-1] == "Enter"
    assert played.focused() == "mj", "the notebook takes no key from a line to type in"


@pytest.mark.parametrize("key", ["Space", "Backspace"])
def test_a_tile_that_is_taken_off_by_a_key_stays_off_and_enter_checks(page, key):
    """After a verdict, too: who takes off the tile that was too much wants to check the rest."""
    played = Board(page, mjw.practice("riichi_choice", level=1, seed="d", n=1))
    (field,) = played.widget.question.question.fields
    right = key_of(played.widget.state)[field.id]
    (row,) = (row for row in played.widget.question.scene.rows if row.id in field.rows)
    extra = next(spot.id for spot in row.spots if spot.id not in right)
    for spot in (*right, extra):
        go_to(played, field, spot)
        played.keys("Space")
    played.keys("Enter")
    assert played.widget.state.attempts == 1
    go_to(played, field, extra)
    played.keys(key, "Enter")
    assert played.widget.state.phase is PracticePhase.RIGHT


def test_a_tile_of_the_picture_is_chosen_by_what_its_corner_says(page):
    """A river has up to twenty tiles: nobody walks them one by one."""
    for seed in "abcdefghijkl":
        widget = mjw.practice("furiten_judge", level=1, seed=seed, n=1)
        key = key_of(widget.state)
        if key["ron"] == "no":
            break
    played = Board(page, widget)
    by_id = {spot.id: str(spot.tile.kind) for spot in widget.question.scene.spots()}
    played.frame.locator("[data-field=ron] input[value=no]").click()
    played.tab_to("[data-field=cause] .mj-chip")
    played.keys("9", "z")
    cause = played.frame.locator("[data-field=cause]")
    assert "There's no" in cause.inner_text()
    for spot in key["cause"]:
        played.keys(*by_id[spot])
    assert "Chosen" in cause.get_by_role("status").inner_text()
    played.keys("Enter")
    assert widget.state.phase is PracticePhase.RIGHT


def test_a_red_five_is_chosen_as_the_five_that_it_is(page):
    widget, picked, tiles = next(
        (widget, picked, tiles)
        for seed in range(200)
        if (widget := mjw.practice("tile_sort", level=1, seed=f"r{seed}", n=1))
        and (picked := key_of(widget.state)["picked"])
        and (tiles := {spot.id: str(spot.tile) for spot in widget.question.scene.spots()})
        and any(tiles[spot].startswith("0") for spot in picked)
    )
    played = Board(page, widget)
    played.focus()
    for spot in picked:
        played.keys(*tiles[spot].replace("0", "5"))
    played.keys("Enter")
    assert widget.state.phase is PracticePhase.RIGHT


def test_the_next_question_has_the_focus_though_its_words_were_open(page):
    """Who reads by ear was left in the panel, and never heard what is asked."""
    played = asked(page, "win_check", level=2)
    played.focus()
    played.keys("t")
    assert played.page.evaluate("document.activeElement.closest('.mj-in-words') !== null")
    played.keys("k")
    assert played.widget.state.number == 2
    assert played.focused() == "mj"
