"""What a prediction speaks of is drawn beside it: its tiles, by their full names, and its river."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, NamedTuple

import pytest

from support.course.lessons import LESSONS, predictions

SUITS = "circles|bamboo|characters"
NUMBERED = re.compile(
    rf"\b([1-9])s?(?: (?:and|or|with the) ([1-9])s?)*(?: and ([1-9]))? of ({SUITS})"
)
HONOUR = re.compile(r"\b(East|South|West|North|[Ww]hite|[Gg]reen|[Rr]ed) (wind|dragon)s?\b")
BARE = re.compile(r"\b(?:an?|the|your|this|that|fourth|another|two|three|four) [1-9]s?\b(?!,\d)")
"""A number that is meant for a tile: which suit, the question does not say."""
SAID_TWICE = re.compile(r"(Right\b|(Yes|No|Not yet|Not quite)[.,:])")
"""A verdict or an answer, which stands above what is told."""


class Asked(NamedTuple):
    """A prediction: what it says, and what is drawn with it."""

    question: str
    labels: str
    drawn: str


@cache
def asked(lesson: str) -> tuple[Asked, ...]:
    """All predictions of a lesson; tiles to choose from are drawn too."""
    return tuple(_asked(prediction.view) for _, prediction in predictions(lesson))


def _asked(view: dict[str, Any]) -> Asked:
    tiles = [part["words"] for part in view["drawn"]]
    tiles += [option["label"] for option in view["options"] if option["tile"]]
    labels = " ".join(part["label"] for part in view["drawn"])
    return Asked(view["question"], labels, "; ".join(tiles).casefold())


def tiles_in(question: str) -> set[str]:
    """The tiles that a question names in full, as a picture names them."""
    named = {
        f"{rank} of {found[4]}"
        for found in NUMBERED.finditer(question)
        for rank in found.groups()[:3]
        if rank
    }
    return named | {f"{found[1]} {found[2]}".casefold() for found in HONOUR.finditer(question)}


each_lesson = pytest.mark.parametrize("lesson", LESSONS)


def without_a_suit(question: str) -> list[str]:
    """The tiles that a question names by their number alone."""
    return BARE.findall(NUMBERED.sub("it", question))


def test_tiles_are_read() -> None:
    assert tiles_in("A 6 and 7 of characters, a red dragon") == {
        "6 of characters",
        "7 of characters",
        "red dragon",
    }
    assert without_a_suit("May you take the 8?") == ["the 8"]
    assert not without_a_suit("May you take the 8 of circles for your 1,000 points?")


def test_there_are_predictions() -> None:
    assert sum(len(asked(lesson)) for lesson in LESSONS) > 200


@each_lesson
def test_a_tile_is_named_in_full(lesson: str) -> None:
    for one in asked(lesson):
        assert not without_a_suit(one.question), one.question


@each_lesson
def test_a_tile_that_is_named_is_drawn(lesson: str) -> None:
    for one in asked(lesson):
        assert not {tile for tile in tiles_in(one.question) if tile not in one.drawn}, one.question


@each_lesson
def test_a_river_or_an_indicator_that_is_named_is_drawn(lesson: str) -> None:
    for one in asked(lesson):
        speaks = re.findall(r"\b(river|indicator)s?\b", one.question.casefold())
        undrawn = {word for word in speaks if word not in one.labels.casefold()}
        assert not undrawn, one.question


@each_lesson
def test_what_is_told_does_not_begin_with_the_verdict(lesson: str) -> None:
    for _, prediction in predictions(lesson):
        _, _, told = prediction.show().split("\n", 2)
        assert not SAID_TWICE.match(told), told


def test_a_verdict_said_twice_is_found() -> None:
    assert SAID_TWICE.match("No. A run stays in one suit.")
    assert SAID_TWICE.match("Right, the dealer, is noten.")
    assert not SAID_TWICE.match("No table says so.")
