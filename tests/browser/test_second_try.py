"""After a wrong answer the next click or key is the next try: there is no button for it."""

import pytest

import mjwidgets as mjw
from mjteach.puzzles.practice import PracticePhase
from mjteach.puzzles.questions import GroupTiles, OrderItems, PickTiles
from mjteach.puzzles.registry import ALL
from mjwidgets._puzzle.widget import key_of
from support.pages.learners import MOUSE, box, by_mouse, given, spots_of, tap, wrong_answer
from support.pages.widget_page import Board
from support.puzzles.by_day import in_turn, lines_of

pytestmark = pytest.mark.browser

FIRST = [(kind.id, min(kind.levels)) for kind in ALL]
BY_DAY = (
    *("fu_count", "kan_choice", "kuikae_guard", "meld_layout", "pao_split", "score_lookup"),
    *("set_builder", "step_order", "tenpai_judge", "yaku_builder", "yaku_exclude"),
)
"""Kinds whose first level has every sort of open field and of drawing between them."""
ONE_TILE = [("order_cycle", 2), ("tile_name", 1), ("tenpai_judge", 1), ("yaku_builder", 1)]
SAID = """() => {
  window.said = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      window.said.push(...[...addedNodes].map((node) => node.textContent));
  }).observe(document.querySelector('.mj-status'), { childList: true });
}"""
"""Notes what a screen reader would be told from now on."""


def asked(page, kind, level=1, seed="a", n=0):
    made = mjw.practice(kind, level=level, seed=seed, n=n) if n else None
    return Board(page, made or mjw.puzzle(kind, level=level, seed=seed))


def one_tile(page, kind, level):
    """A question whose answer is one tile, that answer, and the field it goes into."""
    opened = (mjw.puzzle(kind, level=level, seed=seed) for seed in "abcdefgh")
    for widget in opened:
        answer = key_of(widget.state)
        tiles = next(id for id in ("next", "tiles", "proof", "into") if id in answer)
        if answer[tiles] != "none":
            return Board(page, widget), answer, tiles
    raise AssertionError("no question has a tile for its answer")


def missed(played, answer=None):
    """The question after a wrong answer, checked by a click."""
    by_mouse(played, answer or wrong_answer(played.widget))
    played.press("Check")
    assert played.widget.state.phase is PracticePhase.WRONG
    return played


def is_right(played):
    played.press("Check")
    return played.widget.state.phase is PracticePhase.RIGHT


def mend(played, wrong, answer):
    """Click what is different between two answers."""
    for field, value in given(played, answer):
        was = wrong.get(field.id)
        if was == value:
            continue
        if isinstance(field, GroupTiles):
            for group in spots_of(played, field, value):
                tap(played, field, group[0])
                played.press("Make a group")
        elif isinstance(value, list) and isinstance(was, list):
            MOUSE[type(field)](
                played, field, [v for v in [*was, *value] if (v in was) != (v in value)]
            )
        else:
            MOUSE[type(field)](played, field, value)
        played.pump()


def buttons(played):
    return [
        each.get_attribute("data-action") for each in played.frame.locator("[data-action]").all()
    ]


def test_the_kinds_by_day_have_every_sort_of_line():
    sorts = {kind: {*lines_of(mjw.puzzle(kind, level=level, seed="a"))} for kind, level in FIRST}
    assert set().union(*sorts.values()) == set().union(*(sorts[kind] for kind in BY_DAY))


@pytest.mark.parametrize(("kind", "level"), in_turn(FIRST, BY_DAY))
def test_what_is_offered_after_a_wrong_answer(page, kind, level):
    played = missed(asked(page, kind, level))
    assert buttons(played) == ["check", "hint", "why"]
    assert played.frame.locator(".mj-main:visible").count() == 0, "the way on is the answer"
    assert played.frame.get_by_role("button", name="Try again").count() == 0
    played.press("Show me")
    assert buttons(played) == ["next"]
    assert played.frame.get_by_role("button", name="More like this").count() == 1
    assert played.frame.locator(".mj-main:visible").count() == 0
    assert played.problems == []


@pytest.mark.parametrize(("kind", "level"), ONE_TILE)
def test_another_tile_takes_the_place_of_the_one_that_was_asked_for(page, kind, level):
    played, answer, tiles = one_tile(page, kind, level)
    other = "1p" if answer[tiles] != ["1p"] else "2p"
    missed(played, {**answer, tiles: [other]})
    verdict = played.status.inner_text()
    assert "Not yet" in verdict or "Partly right" in verdict, "it stays till the next try begins"
    mend(played, {**answer, tiles: other}, answer)
    assert played.widget.state.phase is PracticePhase.ASKING
    assert "Not yet" not in played.status.inner_text()
    assert is_right(played)


@pytest.mark.parametrize(("kind", "level"), ONE_TILE)
def test_a_key_begins_the_answer_anew_where_one_tile_is_asked_for(page, kind, level):
    played, answer, tiles = one_tile(page, kind, level)
    other = "1p" if answer[tiles] != ["1p"] else "2p"
    missed(played, {**answer, tiles: [other]})
    played.focus()
    played.type(answer[tiles][0])
    assert played.widget.draft[tiles] == answer[tiles]
    assert is_right(played)


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_of_several_tiles_a_click_changes_the_one_that_is_clicked(page, seed):
    played = asked(page, "wait_finder", seed=seed)
    answer = key_of(played.widget.state)
    missed(played, {"waits": [*answer["waits"], "1z"]})
    played.frame.get_by_role("button", name="East wind").click()
    played.pump()
    assert played.widget.draft == answer
    assert is_right(played)


def test_digits_take_the_place_of_a_wrong_number_wherever_the_focus_is(page):
    played = missed(asked(page, "fu_count", 4))
    played.focus()
    played.type(str(key_of(played.widget.state)["total"]))
    assert is_right(played)


def test_numbers_of_the_list_begin_a_wrong_order_anew(page):
    played = missed(asked(page, "order_cycle", 1))
    answer = key_of(played.widget.state)["order"]
    field = next(f for f in played.widget.question.question.fields if isinstance(f, OrderItems))
    played.focus()
    played.type(str([choice.id for choice in field.choices].index(answer[0]) + 1))
    assert played.widget.draft["order"] == [answer[0]]
    for item in answer[1:]:
        played.page.locator(f"{box(field)} .mj-chip[data-item='{item}']").click()
        played.pump()
    assert is_right(played)


def test_a_tile_of_a_wrong_group_takes_it_apart(page):
    played = asked(page, "set_builder", 1)
    answer = key_of(played.widget.state)
    first, second, *rest = answer["groups"]
    missed(played, {**answer, "groups": [[*first, *second], *rest]})
    field = next(f for f in played.widget.question.question.fields if isinstance(f, GroupTiles))
    one, two = list(spots_of(played, field, [first, second]))
    for spots in (one, two):
        for spot in spots:
            tap(played, field, spot)
        played.press("Make a group")
    assert is_right(played)


def test_a_place_of_the_drawing_takes_the_place_of_another(page):
    played = missed(asked(page, "dice_seat", 1))
    played.frame.locator(f"[data-place='{key_of(played.widget.state)['seat']}']").click()
    played.pump()
    assert is_right(played)


def test_n_is_the_answer_no_and_not_the_next_question(page):
    seeds = (f"n{number}" for number in range(40))
    opened = (mjw.practice("furiten_judge", level=1, seed=seed, n=2) for seed in seeds)
    widget = next(one for one in opened if key_of(one.state)["ron"] == "no")
    played = Board(page, widget)
    missed(played, {**key_of(widget.state), "ron": "yes"})
    played.focus()
    played.keys("n")
    assert (widget.state.number, widget.state.phase) == (1, PracticePhase.ASKING)
    assert widget.draft["ron"] == "no"


def test_who_types_goes_on_typing_and_hears_nothing_twice(page):
    played = asked(page, "order_cycle", 2)
    answer = key_of(played.widget.state)["next"]
    line = played.page.locator(".mj-typed")
    line.focus()
    played.type("1z" if answer != ["1z"] else "2z")
    played.keys("Enter")
    assert played.widget.state.phase is PracticePhase.WRONG
    assert played.focused("e => e.className") == "mj-typed"
    page.evaluate(SAID)
    played.type(answer[0])
    assert page.evaluate("said") == [], "what stands there is not said again"
    assert played.focused("e => e.className") == "mj-typed"
    assert line.input_value() == answer[0]
    played.keys("Enter")
    assert played.widget.state.phase is PracticePhase.RIGHT
    assert "Right." in page.evaluate("said.join(' ')")


def test_in_a_set_one_may_go_on_and_is_led_on_once_it_is_told(page):
    played = missed(asked(page, "wait_finder", n=2))
    assert buttons(played) == ["check", "hint", "why", "next"]
    assert played.frame.locator(".mj-main:visible").count() == 0
    played.press("Show me")
    assert "Next" in played.frame.locator(".mj-main:visible").inner_text()
    played.keys("Enter")
    assert played.widget.state.number == 2


def test_the_tiles_to_choose_from_stand_at_the_part_to_mend(page):
    """Two parts share them: after a verdict they were still at the one that was filled in last."""
    widget = next(
        widget
        for widget in (mjw.practice("seat_label", level=4, n=1, seed=str(n)) for n in range(40))
        if len(widget.question.question.fields) == 2
        and all(isinstance(field, PickTiles) for field in widget.question.question.fields)
    )
    played = Board(page, widget)
    first, second = widget.question.question.fields
    right = key_of(widget.state)
    wrong = ["1z"] if right[first.id] != ["1z"] else ["2z"]
    by_mouse(played, {first.id: wrong, second.id: right[second.id]})
    assert page.locator(f"{box(second)} .mj-pad").count() == 1
    played.frame.get_by_role("button", name="Check").click()
    played.pump()
    assert page.locator(f"{box(first)} .mj-pad").count() == 1
