"""Answers as people type them in Python."""

import pytest

from mjteach.core.errors import GivenError, NotationError, ReadingError
from mjteach.core.message import Message
from mjteach.core.tiles import parse_tiles
from mjteach.puzzles.questions import Choice, EnterNumber, Flag, PickOne, PickTiles, Question
from mjwidgets._puzzle.answers import response_of

LABEL = Message("widget.check")
YES_NO = (Choice("yes", LABEL), Choice("no", LABEL))
WAITS = Question((PickTiles("tiles", LABEL, LABEL), EnterNumber("left", LABEL, optional=True)))
FU = Question((EnterNumber("sum", LABEL), EnterNumber("total", LABEL), Flag("irrelevant", LABEL)))
JUDGE = Question((PickOne("ron", LABEL, YES_NO), PickTiles("wins", LABEL, LABEL)))


@pytest.mark.parametrize(
    ("question", "answer", "response"),
    [
        (WAITS, "258m", {"tiles": ["2m", "5m", "8m"]}),
        (WAITS, "m258", {"tiles": ["2m", "5m", "8m"]}),
        (WAITS, parse_tiles("1z"), {"tiles": ["1z"]}),
        (WAITS, "none", {"tiles": "none"}),
        (WAITS, {"tiles": "14m", "left": 7}, {"tiles": ["1m", "4m"], "left": 7}),
        (WAITS, {"tiles": None}, {"tiles": None}),
        (WAITS, 7, {"left": 7}),
        (FU, 30, {"total": 30}),
        (FU, {"sum": 22, "irrelevant": True}, {"sum": 22, "irrelevant": True}),
        (JUDGE, "no", {"ron": "no"}),
        (JUDGE, True, {"ron": "yes"}),
        (JUDGE, {"ron": False}, {"ron": "no"}),
        (JUDGE, "3p", {"wins": ["3p"]}),
    ],
)
def test_response(question, answer, response):
    assert response_of(question, answer) == response


@pytest.mark.parametrize(
    ("question", "answer", "error", "words"),
    [
        (FU, {"totl": 30}, ReadingError, "no field “totl”. It has sum, total and irrelevant."),
        (
            FU,
            "258m",
            ReadingError,
            "I can't read “258m” as a number. Type digits, such as 3 or 30.",
        ),
        (FU, {"sum": 30.5}, ReadingError, "“30.5” isn't a whole number. Type one such as 3 or 30."),
        (
            FU,
            {"sum": "abc"},
            ReadingError,
            "I can't read “abc” as a number. Type digits, such as 3 or 30.",
        ),
        (WAITS, "25", NotationError, "has no suit"),
        (WAITS, [3], GivenError, "“[3]” isn't a tile"),
        (JUDGE, "maybe", ReadingError, "“maybe” isn't one of the choices. Choose"),
        (JUDGE, {"ron": 3.5}, ReadingError, "“3.5” isn't one of the choices"),
    ],
)
def test_what_no_field_takes_is_refused(question, answer, error, words):
    with pytest.raises(error) as caught:
        response_of(question, answer)
    assert words in str(caught.value)
