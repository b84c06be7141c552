"""A teacher's own question as a widget, and the sheet with everything that pupils do not see."""

import pytest

import mjteach as mj
import mjwidgets as mjw
from mjteach.core.errors import MjteachError
from mjwidgets._puzzle.widget import key_of, self_check

HAND = ("234m567p22s67s + pon 555z", "8s")


def test_the_sheet_has_answer_working_errors_and_code():
    asked = mjw.ask("fu_count", *HAND, tsumo=True)
    said = repr(asked.sheet)
    for part in (
        "the fu of the hand: 30",
        "You won by your own draw (tsumo): 2 fu.",
        "counting the fu of a called triplet as if it were concealed",
        asked.code,
    ):
        assert part in said
    assert "Fu don't matter here" not in said
    assert "<table" in asked.sheet.html or "<ul" in asked.sheet.html


def test_pupils_see_no_answer():
    asked = mjw.ask("fu_count", *HAND, tsumo=True)
    assert asked.view["feedback"] is None
    assert "30" not in str(asked.view["fields"])
    self_check(asked.state)


def test_the_code_opens_the_same_question():
    asked = mjw.ask("wait_finder", "2345678m234p555s", level=3)
    again = mjw.puzzle(asked.code)
    assert again.question == asked.question
    assert (
        "Right" in again.check(dict(key_of(again.state))) or again.state.phase == "answered_right"
    )


def test_what_may_be_disputed_is_told_at_once():
    asked = mjw.ask(
        "fu_count", "234m567p78s222s11z", "9s", seat="E", flags="riichi", level=3, rules="tenhou"
    )
    assert "doesn't say" in asked.view["feedback"]["verdict"]
    assert "doesn't say" in repr(asked.sheet)


def test_nothing_typed_becomes_html():
    for hand in ("<b>234m</b>", "<script>"):
        with pytest.raises(MjteachError):
            mjw.ask("fu_count", hand, "8s")
    with pytest.raises(MjteachError):
        mjw.ask("fu_count", *HAND, rules="<b>")


def test_groups_are_told_as_tiles():
    asked = mjw.ask("fu_count", "234m567p22s67s345m", "8s", flags="riichi", level=2)
    assert "the groups: 234m, 22s, 345m, 567p, 678s" in repr(asked.sheet)


def test_a_hand_may_be_given_as_a_value():
    asked = mjw.ask("fu_count", mj.hand(HAND[0]), mj.tiles(HAND[1])[0], tsumo=True)
    assert asked.question.content == mjw.ask("fu_count", *HAND, tsumo=True).question.content


def test_a_hand_of_ones_own_is_the_one_on_paper_and_on_the_wall():
    asked = mjw.ask("fu_count", *HAND, tsumo=True)
    assert asked.code in repr(mjw.worksheet(asked))
    wall = mjw.projector(asked)
    assert wall.question == asked.question
    again = mjw.puzzle("wait_finder-2-81k2")
    assert mjw.projector(again).question == again.question


def test_a_hand_that_lacks_riichi_alone_is_told_how_to_give_it():
    with pytest.raises(MjteachError) as caught:
        mjw.ask("fu_count", "234m567p78s222s11z", "9s")
    assert str(caught.value).endswith('add flags="riichi".')
    mjw.ask("fu_count", "234m567p78s222s11z", "9s", flags="riichi")
    with pytest.raises(MjteachError) as caught:
        mjw.ask("fu_count", "567p78s222s11z + chi 2*34m", "9s")
    assert "riichi" not in str(caught.value)
