"""Whatever a page sends, a widget answers it or passes it over: nothing breaks, nothing is lost."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import mjteach as mj
import mjwidgets as mjw
from mjteach.study import this_program
from mjwidgets._frame import Frame
from mjwidgets._puzzle.widget import key_of


@cache
def deal() -> tuple[Any, ...]:
    return tuple(mj.recorded_deal())[:8]


WIDGETS: dict[str, Callable[[], Frame]] = {
    "puzzle": lambda: mjw.puzzle("fu_count.3-1b-spgm"),
    "order": lambda: mjw.puzzle("step_order", seed="tuesday"),
    "set": lambda: mjw.practice("wait_finder", n=2, seed="tuesday"),
    "dojo": lambda: mjw.dojo("waits", seed="tuesday"),
    "exam": lambda: mjw.dojo("payments", exam=True, seed="tuesday"),
    "number": lambda: mjw.predict("How many?", 3),
    "tiles": lambda: mjw.predict("Which?", mj.tiles("25m")),
    "words": lambda: mjw.predict("Where?", "left", choices=("left", "right")),
    "stepper": lambda: mjw.step_through(deal(), "B"),
    "today": mjw.today,
}

ODD = st.sampled_from(
    [*(float("nan"), float("inf"), -1, 10**400, 10**20, True, None, "", "\u202e", "0", "<b>"), 1, 2]
)
JSON = st.recursive(
    ODD | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=6,
)


def fields_of(widget: Frame) -> list[str]:
    if isinstance(widget, mjw.PuzzleWidget):
        return [field.id for field in widget.question.question.fields]
    return ["answer"]


def messages(widget: Frame) -> st.SearchStrategy[Any]:
    """Messages that are nearly what the page sends, and such as no page ever sends."""
    first = getattr(widget, "view", {}).get("turn", 1)
    fields = st.dictionaries(st.sampled_from(fields_of(widget)) | st.text(max_size=3), JSON)
    action = st.sampled_from(sorted(widget.actions))
    likely = st.fixed_dictionaries(
        {"id": st.integers(1, 9) | JSON, "action": action | JSON},
        optional={
            "turn": st.integers(first, first + 2) | JSON,
            "response": fields | JSON,
            "seconds": st.floats(0, 60) | JSON,
            "given": JSON,
            "place": st.integers(-2, 9) | JSON,
            "ask": JSON,
        },
    )
    return likely | JSON


@pytest.mark.parametrize("name", WIDGETS)
@settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(data=st.data())
def test_messages_of_any_shape_are_answered_or_passed_over(name: str, data: st.DataObject) -> None:
    widget = WIDGETS[name]()
    for message in data.draw(st.lists(messages(widget), min_size=1, max_size=4)):
        widget._handle_custom_msg(message, [])
        assert not widget.trouble.get("details"), (message, widget.trouble)


@pytest.mark.parametrize("action", [["check"], {"check": 1}, None, 5], ids=repr)
@pytest.mark.parametrize("name", WIDGETS)
def test_an_action_that_is_no_word_is_passed_over(name: str, action: object) -> None:
    widget = WIDGETS[name]()
    widget._handle_custom_msg({"id": 1, "action": action}, [])
    assert (widget.answered, widget.trouble) == (0, {})


@pytest.mark.parametrize("seconds", [float("nan"), float("inf"), -5, 10**400, 1e300], ids=str)
@pytest.mark.parametrize("name", ["set", "dojo", "today"])
def test_no_answer_is_lost_for_its_time(
    name: str, seconds: float, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "notes").touch()  # else a stick may be away
    monkeypatch.setenv(this_program.FOLDER, str(tmp_path))
    this_program.keeper.cache_clear()
    try:
        widget: Any = WIDGETS[name]()
        response = dict(key_of(widget.state))
        message = {"id": 1, "action": "check", "response": response, "seconds": seconds}
        message["turn"] = widget.view["turn"]
        widget._handle_custom_msg(message, [])
        (kept,) = this_program.keeper().answers()
    finally:
        this_program.keeper.cache_clear()
    assert kept.finding == "correct"
    assert 0 <= kept.seconds < 60, "the kernel's own measure stands in for it"
    assert not widget.trouble
