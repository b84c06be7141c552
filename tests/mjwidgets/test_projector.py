"""A set on the wall: a line leaves Python when it is asked for, the result comes last."""

import pytest

import mjwidgets as mjw
from mjteach.core.errors import PuzzleError
from mjteach.puzzles.registry import ALL


def test_no_line_leaves_python_before_it_is_asked_for(sent):
    wall = mjw.class_set("fu_count", "tuesday", n=2, projector=True)
    lines = [line.text for line in wall.lines]
    assert not any(line in str(sent) for line in lines)
    assert wall.next() == lines[0]
    assert lines[0] in str(sent)
    assert not any(line in str(sent) for line in lines[1:] if line not in lines[0])


def test_the_result_comes_last():
    wall = mjw.class_set("fu_count", "tuesday", n=1, projector=True)
    assert wall.lines[-1].text == "This hand has 50 fu."


def test_the_ends_hold():
    wall = mjw.class_set("wait_finder", "tuesday", n=1, projector=True)
    assert wall.previous() == ""
    for _ in range(50):
        wall.next()
    assert len(wall.view["lines"]) == len(wall.lines)
    assert wall.view["can"] == ["previous"]


@pytest.mark.parametrize("kind", [kind.id for kind in ALL])
def test_every_kind_can_be_on_the_wall(kind):
    wall = mjw.projector(mjw.practice(kind, level=_last(kind), n=1, seed="wall"))
    told = [wall.next() for _ in wall.lines]
    assert told == [line.text for line in wall.lines]
    assert all(line.depth >= 0 for line in wall.lines)


def _last(kind):
    return next(row.levels[-1] for row in ALL if row.id == kind)


def test_what_is_no_set_is_said_so():
    with pytest.raises(PuzzleError):
        mjw.projector("tuesday")
