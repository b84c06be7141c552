"""The set of a class on the screen, and the table that only its teacher sees."""

from datetime import timedelta

import pytest

import mjwidgets as mjw
from mjteach.core.errors import MjteachError
from mjteach.puzzles.practice import PracticePhase
from mjwidgets._puzzle.widget import key_of, self_check


def codes_of(widget):
    return widget.begun.plan


def test_a_word_gives_everybody_the_same_set():
    one = mjw.class_set("fu_count", word="Tues day", n=3)
    other = mjw.class_set("fu_count", "tuesday", n=3)
    assert codes_of(one) == codes_of(other)
    assert len(codes_of(one)) == 3
    self_check(one.state)


def test_each_pupil_has_a_form():
    forms = [
        codes_of(mjw.class_set("wait_finder", "tuesday", n=3, variants=True, pupil=pupil))
        for pupil in (1, 2, 7)
    ]
    assert forms[0] == forms[2] != forms[1]


def test_without_a_number_nobody_has_a_form():
    with pytest.raises(MjteachError, match="pupil=7"):
        mjw.class_set("wait_finder", "tuesday", variants=True)


def test_a_pupil_where_all_have_one_form_is_told():
    with pytest.raises(MjteachError, match="variants=True"):
        mjw.class_set("wait_finder", "tuesday", pupil=7)


def test_the_table_names_what_can_show_and_the_answer_is_folded():
    shown = mjw.class_set("fu_count", "tuesday", n=3, teacher=True)
    assert "counting the fu of a concealed triplet as if it were open" in shown.text
    assert shown.html.count("<details>") == 3
    assert "the fu of the hand" in shown.html
    assert "the fu of the hand" not in shown.text


def test_the_table_names_what_a_form_lacks():
    shown = mjw.class_set("wait_finder", "tuesday", n=2, level=2, variants=True, teacher=True)
    assert all(f"{letter} (" in shown.text for letter in "ABCDEF")
    assert "the same mistakes can show" in shown.text


def test_pupils_see_no_answer(sent):
    made = mjw.class_set("fu_count", "tuesday", n=2)
    key = key_of(made.state)
    assert made.view["feedback"] is None
    assert made.draft == {}
    assert "expected" not in str(sent)
    made.check(dict(key))
    assert made.state.phase is PracticePhase.RIGHT


@pytest.mark.parametrize("word", ["<b>tuesday</b>", "<script>alert(1)</script>", "“&”"])
def test_nothing_typed_becomes_html(word):
    shown = mjw.class_set("wait_finder", word, n=1, teacher=True)
    assert "<b>" not in shown.html
    assert "<script" not in shown.html


@pytest.mark.parametrize(
    "given",
    [
        {"word": ""},
        {"word": "tuesday", "n": 0},
        {"word": "tuesday", "level": 77},
        {"word": "tuesday", "rules": "<b>"},
        {"word": "tuesday", "topics": "nothing"},
        {"word": "tuesday", "mix": "none"},
        {"word": "tuesday", "level": []},
        {"word": "tuesday", "level": {}},
    ],
)
def test_what_cannot_be_asked_is_said(given):
    with pytest.raises(MjteachError):
        mjw.class_set("fu_count", **given)


class Notebook:
    """A notebook that notes what is shown in it."""

    kernel = True

    def __init__(self):
        self.display_pub, self.shown, self.cleared = self, [], 0

    def publish(self, data, *, transient, update):
        assert transient["display_id"], "one line is written over"
        self.shown.append((data["text/plain"], update))

    def clear_output(self, *, wait):
        assert wait, "the table takes its place"
        self.cleared += 1


@pytest.mark.parametrize(("patience", "said"), [(-1, 6), (10_000, 0)])
def test_a_table_that_takes_long_says_how_far_it_is(monkeypatch, patience, said):
    notebook = Notebook()
    monkeypatch.setattr("IPython.get_ipython", lambda: notebook)
    monkeypatch.setattr("mjwidgets._class.progress.PATIENCE", timedelta(seconds=patience))
    mjw.class_set("wait_finder", "tuesday", n=1, variants=True, teacher=True)
    assert [update for _, update in notebook.shown] == [place > 0 for place in range(said)]
    assert all(f"{done} of 6" in line for done, (line, _) in enumerate(notebook.shown, 1))
    assert notebook.cleared == (said > 0)
