"""The types of ``lib/sent.mjs`` are what Python sends: nothing is missing, nothing too much."""

import json
import re
from collections import Counter
from collections.abc import Iterator

import anywidget
import pytest

import mjteach as mj
import mjwidgets as mjw
from mjteach.puzzles.practice import single, start
from mjteach.puzzles.registry import ALL
from mjteach.riichi.round.rig import rigged_wall
from mjteach.riichi.round.variant import start_round
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.setup.wall import shuffled_wall
from mjwidgets._base import STATIC
from mjwidgets._frame import Frame
from mjwidgets._puzzle.widget import PuzzleWidget, key_of
from support.pages.comparisons import SAMPLES
from support.pages.learners import wrong_answer
from support.pages.typedefs import MisfitError, Typedefs
from support.puzzles import every_field

MODULE = (STATIC / "lib" / "sent.mjs").read_text(encoding="utf-8")
SMALL = """
/** @typedef {{turn: number, note?: string | null, rows?: Row[]}} View */
/** @typedef {{id: string}} Row */
/** @typedef {View & {turn: number}} Wall */
"""
NOT_OURS = set(anywidget.AnyWidget().keys)


def sent(widget: Frame) -> dict[str, object]:
    """What the page has of a widget now."""
    state = widget.get_state([key for key in widget.keys if key not in NOT_OURS])
    return json.loads(json.dumps(state))


def asked(widget: Frame, action: str, **content: object) -> Frame:
    """The widget after a message of the page."""
    number, turn = widget.answered + 1, widget.view.get("turn")
    widget._handle_custom_msg({"id": number, "action": action, "turn": turn, **content}, [])
    return widget


def broken(widget: Frame) -> Frame:
    """The widget after something went wrong."""
    with widget._calmly():
        raise RuntimeError
    return widget


def questions() -> Iterator[Frame]:
    """Of every kind a question of each level, filled in; one is answered, shown and over."""
    for row in ALL:
        widgets = [PuzzleWidget(start(row, level=level, n=1, seed="sent")) for level in row.levels]
        for widget in widgets:
            widget.draft = key_of(widget.state)
            yield widget
        for action in ("hint", "check", "why", "next"):
            given = wrong_answer(widget) if action == "check" else {}
            yield asked(widget, action, response=given)


def other_questions() -> Iterator[Frame]:
    """What only one question, or a set of another sort, has."""
    yield PuzzleWidget(single(every_field.puzzle()))
    alone = mjw.puzzle("tenpai_judge", seed="sent")
    yield asked(alone, "check", response=key_of(alone.state))
    over = mjw.practice("tenpai_judge", n=1, seed="sent")
    over.check(key_of(over.state))
    over.next()
    yield over
    yield mjw.today()
    yield mjw.dojo(clock=True)
    second = mjw.dojo(n=1)
    for action in ("skip", "again", "skip"):
        asked(second, action)
    yield second
    missed = mjw.dojo("fu", seed="3", step="sum", n=12)
    for _ in range(11):  # parts of a count are marked: with tiles in them, and without
        key = key_of(missed.state)
        wrong = {"sum": key["sum"] + 2, "total": key["total"] + 10}
        yield asked(missed, "check", response={**key, **wrong})
        asked(missed, "skip")
        asked(missed, "next")
    exam = mjw.dojo(exam=True)
    while not exam.dojo.is_over:
        yield asked(exam, "skip")
    yield exam


def predictions() -> Iterator[Frame]:
    """Of every sort one, before an answer, after one that cannot be read, and shown."""
    waits = mj.waits("46p")
    for key, about in ((True, "46p"), (3, None), (waits.tiles, {"Your hand": "46p"})):
        widget = mjw.predict("Is it so?", key, about=about, then=["So it is.", waits])
        yield widget
        yield asked(widget, "answer", given="?")
        yield asked(widget, "show")
    number = mjw.predict("How many?", 3)
    number.draft = {"answer": 4}
    yield asked(number, "answer", given=4)
    yield mjw.predict("Which?", mj.tiles("1m")[0], choices=mj.tiles("12m"))


def moments() -> Iterator[Frame]:
    """The first moment of a deal, and what its dealer asks."""
    dealt = start_round(RuleSet(), shuffled_wall("a wall", RuleSet()))
    widget = mjw.step_through([dealt], "A")
    yield widget
    for kind in widget.view["asks"]:
        yield asked(widget, "why", place=1, ask=kind["options"][0]["id"])
    yield mjw.step_through([dealt], notes={1: "So it begins."})
    yield asked(mjw.own_wall(), "deal", words="another")


def reviews() -> Iterator[Frame]:
    """A deal to look back on: its beginning, something noticed, and a win to count at its end."""
    widget = mjw.review(mj.recorded_deal("first"), "A")
    yield widget
    widget.go(widget.noticed["deals"][0]["notices"][0]["place"])
    yield widget
    widget.last()
    yield asked(widget, "count", place=widget.place)
    other = mjw.review(mj.recorded_deal("first"), "D")
    other.go_to(46)
    yield other


def deals() -> Iterator[Frame]:
    """A deal in play: at its first choice, asked about, with help, with a call, broken, over."""
    yield mjw.play("sent", without="help why back")
    widget = asked(mjw.play("sent", stage="table"), "list", open=True)
    yield widget
    for kind in widget.view["asks"]:
        yield asked(widget, "why", ask=kind["options"][0]["id"])
    yield asked(widget, "anyway")
    helped = mjw.play("sent")
    for _ in range(6):
        yield asked(helped, "help")
    for word in ("sent", "sent 2"):
        widget = mjw.play(word)
        while not widget.sitting.is_over:
            yield asked(widget, "help")
            yield asked(widget, "do", what=widget.choices[-1])
        yield asked(widget, "add_up")
    other = mjw.play("sent")
    other.do(other.choices[0])
    other.back()
    yield asked(other, "do", what=other.choices[1])
    yield mjw.lesson_deal("first")
    last = mjw.lesson_deal("final")
    while not last.sitting.is_over:
        asked(last, "do", what=last.choices[-1])
    yield last
    drawn = mjw.lesson_deal("draws")
    while not drawn.sitting.is_over:
        asked(drawn, "do", what=drawn.choices[-1])
    yield drawn
    own = mjw.play(
        rigged_wall(["234456m45622p67s"], "1z 2z 3z 4z 5s"), others="idle idle idle", count="fu"
    )
    asked(own, "do", what="A discard 1z drawn")
    yield asked(own, "do", what="A tsumo")
    yield asked(own, "count")
    yield asked(own, "show")
    calm = mjw.play("sent", stage="table")
    asked(calm, "list", open=True)
    slips = next(kind for kind in calm.view["asks"] if "rule" in kind["label"])
    asked(calm, "why", ask=slips["options"][0]["id"])
    yield asked(calm, "anyway")


def walls() -> Iterator[Frame]:
    """Questions with a table, a board and rows of tiles."""
    for kind in ("rule_compare", "call_choice", "seat_label"):
        widget = mjw.projector(mjw.practice(kind, n=1, seed="sent"))
        yield widget
        yield asked(widget, "next")


STATES = (
    ("PuzzleState", questions),
    ("PuzzleState", other_questions),
    ("PredictionState", predictions),
    ("StepperState", moments),
    ("StepperState", reviews),
    ("PlayState", deals),
    ("WallState", walls),
    ("ComparisonState", lambda: [mjw.comparison(sample()) for sample in SAMPLES]),
)


def test_what_is_sent_is_what_the_types_say():
    types = Typedefs(MODULE)
    for name, widgets in STATES:
        for widget in widgets():
            types.hold(sent(widget), name)
        types.hold(sent(broken(widget)), name)
    unseen = Counter(place for name, _ in STATES for place in types.unseen(name))
    shared = {place for place in unseen if place.startswith("Sentence")}  # not all of it everywhere
    assert [place for place in unseen if place not in shared] == []
    assert [place for place in shared if unseen[place] == len(STATES)] == []


def test_every_property_is_read_somewhere():
    code = "".join(
        path.read_text(encoding="utf-8")
        for path in STATIC.rglob("*.*js")
        if path.name not in ("sent.mjs", "types.mjs")
    )
    code = re.sub(r"/\*\*.*?\*/", "", code, flags=re.DOTALL)
    assert {
        name for name in Typedefs(MODULE).properties() if not re.search(rf"\b{name}\b", code)
    } == set()


@pytest.mark.parametrize(
    ("value", "says"),
    [
        ({"turn": 1, "no": 2}, 'View has no "no"'),
        ({"note": "now"}, 'View needs "turn"'),
        ({"turn": True}, "View.turn is True, not number"),
        ({"turn": 1, "note": 2}, "View.note is 2, not string\nView.note is 2, not null"),
        ({"turn": 1, "rows": [{"id": "a"}, {}]}, 'Row needs "id"'),
    ],
)
def test_what_does_not_fit_is_named(value, says):
    with pytest.raises(MisfitError, match=f"^{re.escape(says)}$"):
        Typedefs(SMALL).hold(value, "View")


def test_what_nobody_sends_is_named():
    types = Typedefs(SMALL)
    types.hold({"turn": 1, "note": "now", "rows": []}, "View")
    assert types.unseen("View") == [
        "Row.id",
        "View without note",
        "View without rows",
        "View.note as null",
        "View.rows[]",
    ]


def test_nothing_is_told_twice():
    types = Typedefs(SMALL)
    with pytest.raises(MisfitError, match=r"^Wall\.turn is told twice$"):
        types.unseen("Wall")
