"""A demonstration writes no answer into the record of whoever reads it; no cell does."""

from __future__ import annotations

from pathlib import Path

import pytest

import mjwidgets as mjw
from mjteach.core.errors import StudyError
from mjteach.study import keeping
from mjteach.study.handed import handed_of
from mjwidgets._puzzle.widget import key_of


def test_a_demonstration_neither_keeps_nor_knows_anything(
    keeper: keeping.Keeper, tmp_path: Path
) -> None:
    own = mjw.class_set("fu_count", "tuesday", n=2)
    own.check(key_of(own.state))
    before = keeper.answers()
    with mjw.demonstration():
        shown = mjw.class_set("fu_count", "tuesday", n=2)
        assert shown.view["phase"] == "asking"
        with pytest.raises(StudyError):
            mjw.forget(everything=True)
        shown.check({"total": 20})
        handed = mjw.hand_in(shown, name="Sam", to=tmp_path / "sam.jsonl")
    shown.next()
    shown.afresh()
    shown.skip()
    assert len(handed_of(handed.file.read_text()).answers) == 1
    assert keeper.answers() == before
    assert mjw.class_set("fu_count", "tuesday", n=2).view["phase"] == "answered_right"


@pytest.mark.parametrize("way", ["code", "page"])
def test_outside_of_one_every_answer_is_kept(way: str, keeper: keeping.Keeper) -> None:
    widget = mjw.practice("wait_finder", n=2, seed="kept")
    if way == "code":
        widget.check(key_of(widget.state))
    else:
        told = {"id": 1, "turn": widget.view["turn"], "action": "check"}
        told["response"] = key_of(widget.state)
        widget._on_message(widget, told, [])
    assert len(keeper.answers()) == 1


def test_a_demonstration_ends_with_its_block(keeper: keeping.Keeper) -> None:
    with pytest.raises(ZeroDivisionError), mjw.demonstration():
        raise ZeroDivisionError
    mjw.puzzle("wait_finder-1-359").check("5p")
    assert len(keeper.answers()) == 1
