"""A beginner with a misconception goes through a lesson: the whole course is a bench's."""

from __future__ import annotations

import pytest

from bench.beginner import way_of


@pytest.mark.parametrize("code", ["F01", "F10"])
def test_a_misconception_shows_and_is_found_and_gone_in_its_lesson(code: str) -> None:
    assert way_of(code, ["2-06"])[1:4] == ("2-06", "2-06", "2-06")


def test_what_no_practice_shows_is_never_found() -> None:
    assert way_of("F01", ["1-1"]) == ("F01", "", "", "", ())
