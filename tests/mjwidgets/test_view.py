"""What the front end is told: words for everything, and nothing ahead of time."""

import json
import warnings
from dataclasses import replace

import pytest

import mjwidgets as mjw
from mjteach.core.message import Explanation, Message
from mjteach.core.tiles import Suit, parse_tiles, tile
from mjteach.puzzles.base import AnswerFinding, Outcome
from mjteach.puzzles.feedback import Feedback
from mjteach.puzzles.practice import PracticePhase, single, start
from mjteach.puzzles.questions import (
    Choice,
    EnterNumber,
    Flag,
    GroupTiles,
    NameEach,
    OrderItems,
    PickOne,
    PickSpots,
    PickTiles,
    Question,
)
from mjteach.puzzles.registry import ALL
from mjteach.puzzles.scenes import Line, Row, RowKind, Scene, Spot, Table
from mjteach.puzzles.situations.tables import as_one, tile_row
from mjwidgets._faces import pictures
from mjwidgets._keys import keys_of
from mjwidgets._puzzle.feedback import drawn_line, feedback_text, tone_of
from mjwidgets._puzzle.fields import field_view
from mjwidgets._puzzle.scene import row_view, scene_text
from mjwidgets._puzzle.view import view_of
from mjwidgets._puzzle.widget import key_of
from mjwidgets._words import words

LABEL = Message("widget.typed")
CHOICES = (Choice("yes", Message("widget.check")), Choice("no", Message("widget.skip")))

FIELDS = [
    (
        PickTiles("a", LABEL, Message("widget.skip"), (Suit.PINZU,)),
        {"type": "pick_tiles", "none": "Skip", "suits": ["p"]},
    ),
    (
        NameEach("a", LABEL, "tiles", CHOICES),
        {
            "type": "name_each",
            "of": "tiles",
            "choices": [{"id": "yes", "label": "Check"}, {"id": "no", "label": "Skip"}],
        },
    ),
    (PickOne("a", LABEL, CHOICES), {"type": "pick_one"}),
    (
        PickSpots("a", LABEL, ("river.self",), Message("widget.skip")),
        {"type": "pick_spots", "rows": ["river.self"], "none": "Skip"},
    ),
    (
        EnterNumber("a", LABEL, "group.0", Message("widget.hint")),
        {"type": "enter_number", "row": "group.0", "unit": "Hint", "signed": False},
    ),
    (
        EnterNumber("a", LABEL),
        {"type": "enter_number", "row": None, "unit": None, "signed": False},
    ),
    (
        EnterNumber("a", LABEL, unit=Message("field.unit.points")),
        {"type": "enter_number", "row": None, "unit": "points", "signed": True},
    ),
    (
        EnterNumber("a", LABEL, tenths=True),
        {"type": "enter_number", "row": None, "unit": None, "signed": True},
    ),
    (Flag("a", LABEL), {"type": "flag", "optional": True}),
    (GroupTiles("a", LABEL, "hand"), {"type": "group_tiles", "row": "hand"}),
]

SCENE = Scene(
    (
        Row(
            "meld.0",
            RowKind.MELD,
            Message("widget.group"),
            (
                Spot("meld.0.0", tile("0p"), sideways=True),
                Spot("meld.0.1", tile("5p"), stacked=True),
                Spot("meld.0.2", tile("9s"), back=True),
                Spot("meld.0.3", tile("5z"), called_away=True, label=Message("widget.hint")),
            ),
        ),
    ),
    (Message("widget.hint"),),
)


@pytest.mark.parametrize(("field", "expected"), FIELDS, ids=lambda value: type(value).__name__)
def test_every_field_has_its_words(field, expected):
    view = field_view(field)
    assert view.items() >= {"id": "a", "label": "Type the tiles", **expected}.items()
    json.dumps(view)


@pytest.mark.parametrize(
    ("fields", "own"),
    [
        ((), []),
        ((FIELDS[0][0],), ["digits", "honours", "back", "arrows", "leave"]),
        ((PickOne("a", LABEL, CHOICES),), ["yes_no", "numbered"]),
        ((PickOne("a", LABEL, (Choice("most", LABEL), Choice("no", LABEL))),), ["numbered"]),
        ((OrderItems("a", LABEL, CHOICES),), ["back", "order"]),
        ((GroupTiles("a", LABEL, "hand"),), ["back", "arrows", "group"]),
        ((EnterNumber("a", LABEL),), []),
    ],
    ids=str,
)
def test_only_the_keys_of_the_question_are_explained(fields, own):
    found = keys_of(Question(fields))
    always = ("tab", "enter", "parts", "letters", "text")  # the page knows whether there are parts
    assert [name for name in found if name not in always] == own
    assert found[-2:] == ["letters", "text"]
    assert set(found) <= {key["id"] for key in words()["keys"]}


def test_the_rules_that_are_played_are_named_where_there_is_one_set():
    assert view_of(start("fu_count", seed="a"), 1)["ruleset"]["name"] == "Rules of this course"
    assert view_of(start("rule_compare", seed="a"), 1)["ruleset"] is None
    house = start("score_lookup", level=2, seed="a", topics=("house",))
    named = "Rules of this course, with a house rule"
    assert view_of(house, 1)["ruleset"] == {
        "name": named,
        "what": f"Rules: {named}",
        "unusual": True,
    }


@pytest.mark.parametrize(("n", "offered"), [(1, ["why"]), (2, ["next", "why"])])
def test_behind_a_set_of_one_question_comes_no_page_of_its_own(n, offered):
    asked = start("wait_finder", n=n, seed="one")
    seen = view_of(asked.check(key_of(asked)).practice, 1)
    assert [action["id"] for action in seen["actions"]] == offered


def scene_view():
    puzzle = start("fu_count", seed="a").puzzle._replace(scene=SCENE, question=Question(()))
    return view_of(single(puzzle), 1)


def test_tiles_are_named_with_their_place_and_how_they_lie():
    (row,) = scene_view()["rows"]
    assert [spot["name"] for spot in row["spots"]] == [
        "tile 1, red 5 of circles (sideways)",
        "tile 2, 5 of circles (on top)",
        "tile 3, face down",
        "tile 4, white dragon (called by another player): Hint",
    ]
    assert [spot["face"] for spot in row["spots"]] == ["0p-", "5p-", "back", "5z"]


def test_a_row_that_is_one_place_is_named_as_a_whole():
    (row,) = scene_view()["rows"]
    assert row["whole"] is None
    group = tile_row("group.2", RowKind.GROUP, parse_tiles("789p"), Message("widget.hint"))
    assert row_view(as_one(group), "en")["whole"] == "Hint (7, 8, 9 of circles)"


def test_a_face_down_tile_tells_nothing():
    (row,) = scene_view()["rows"]
    assert "9s" not in json.dumps(row)
    assert "9s" not in json.dumps(scene_text(SCENE))
    assert "9 of bamboo" not in json.dumps(scene_text(SCENE))


def test_a_tile_that_a_fact_names_is_heard_by_its_name():
    told = Message("scene.by.ron", (("tile", tile("6m")),))
    assert scene_text(Scene((), (told,)))[0]["text"].startswith("6 of characters completes")


def test_the_scene_in_words_has_everything():
    facts, row = scene_text(SCENE)
    assert facts["text"] == "Hint"
    assert "05p" not in row["text"], "letter by letter, nobody makes tiles of it"
    for name in (
        "red 5 of circles (sideways)",
        "face down",
        "white dragon (called by another player): Hint",
    ):
        assert name in row["text"]


def test_a_table_is_told_line_by_line():
    hint, why = words = (Message("widget.hint"), Message("widget.why"))
    table = Table(hint, why, words, (Line(hint, (why, hint)),))
    text = scene_text(SCENE._replace(table=table))
    assert text[1] == {"label": "Hint", "text": "Hint: Why; Why: Hint"}
    assert [row["text"] for row in (text[0], *text[2:])] == [
        row["text"] for row in scene_text(SCENE)
    ]


@pytest.mark.parametrize("kind", ALL, ids=lambda kind: kind.id)
def test_no_value_of_a_wrong_part_before_the_working(kind):
    """What was expected, missing or too much goes out with the working, not sooner."""
    practice = start(kind.id, seed="a")
    key = kind.key(practice.puzzle.content, practice.puzzle.rules)
    first = practice.puzzle.question.fields[0].id
    given = {id: value for id, value in key.items() if id != first}
    practice, feedback = practice.check({**given, first: other_than(key[first])})
    secret = tuple(
        part._replace(expected="expected", missing=("1m", "secret"), extra=("secret",))
        for part in feedback.parts
    )

    def sent(feedback):
        return json.dumps(view_of(replace(practice, said=feedback), 1)["feedback"])

    quiet = feedback._replace(parts=secret, revealed=False)
    assert "expected" not in sent(quiet)
    assert "secret" not in sent(quiet)
    assert "expected" not in sent(quiet._replace(revealed=True))


def other_than(value):
    """A value of the same sort that is not right."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value + 2
    return {"yes": "no", "no": "yes"}.get(value, "yes") if isinstance(value, str) else ["9m"]


@pytest.mark.parametrize(
    ("finding", "outcome", "tone"),
    [
        (AnswerFinding.CORRECT, Outcome.CORRECT, "right"),
        (AnswerFinding.FORM, Outcome.CORRECT, "right"),
        (AnswerFinding.CORRECT_SILENT, Outcome.CORRECT, "silent"),
        (AnswerFinding.RULE_DIFFERENCE, Outcome.WRONG, "wrong"),
        (AnswerFinding.MISCONCEPTION, Outcome.PARTIAL, "near"),
        (AnswerFinding.MISCONCEPTION, Outcome.WRONG, "wrong"),
        (AnswerFinding.UNEXPLAINED, Outcome.WRONG, "wrong"),
        (AnswerFinding.NOT_ATTEMPTED, Outcome.BLANK, "plain"),
        (None, None, "plain"),
    ],
)
def test_tones(finding, outcome, tone):
    verdict = Message("verdict.partial") if tone == "near" else LABEL
    assert tone_of(Feedback(verdict, finding=finding, outcome=outcome)) == tone


def test_an_answer_that_contradicts_itself_has_the_sign_of_its_verdict():
    practice = start("win_check", level=2, seed="a")
    told = practice.check({"may": "yes", "reason": "yaku"}).feedback
    assert (told.verdict.id, tone_of(told)) == ("verdict.wrong", "wrong")


def test_feedback_as_text():
    tree = Explanation(Message("widget.check"), (Explanation(Message("widget.hint")),))
    feedback = Feedback(
        Message("verdict.wrong"),
        (LABEL,),
        tree=tree,
        finding=AnswerFinding.SLIP,
        outcome=Outcome.WRONG,
    )
    assert feedback_text(feedback) == "✗ Not yet.\nType the tiles\n  Check\n    Hint"


@pytest.mark.parametrize("kind", ALL, ids=lambda kind: kind.id)
def test_every_word_is_there_from_the_first_question_to_the_last(kind):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        words()
        state = start(kind.id, n=2, seed="words")
        for step in (state.hint, state.why, state.skip, state.again, state.next):
            step()
        view_of(state, 1)
        state = state.check({}).practice
        view_of(state, 1)
        for _ in range(6):
            state = state.hint().practice
            view_of(state, 1)
        state = state.skip().practice
        state = state.check(kind_key(kind, state)).practice
        view_of(state, 1)
        view_of(state.why().practice, 1)
        state = state.next().practice
        view_of(state, 1)
        view_of(state.next().practice, 1)


def kind_key(kind, state):
    key = kind.key(state.puzzle.content, state.puzzle.rules)
    return {field.id: key[field.id] for field in state.puzzle.question.fields if field.id in key}


@pytest.mark.parametrize("kind", ALL, ids=lambda kind: kind.id)
def test_every_picture_a_view_needs_is_shared(kind):
    sent = set(pictures(index=True))
    for level in kind.levels:
        for seed in ("a", "b"):
            view = view_of(start(kind.id, level=level, seed=seed), 1)
            assert {spot["face"] for row in view["rows"] for spot in row["spots"]} <= sent
    assert {spot["face"] for row in scene_view()["rows"] for spot in row["spots"]} <= sent
    assert set(words()["tiles"]) <= sent


def test_a_question_of_an_earlier_lesson_says_so_above_it():
    widget = mjw.practice("furiten_judge", level=1, n=8, seed="river", older="2-06")
    told = {}
    while widget.state.phase is not PracticePhase.FINISHED:
        told.setdefault(widget.state.is_older, set()).add(widget.view["reason"])
        widget.skip()
        widget.next()
    assert told == {False: {""}, True: {"From an earlier lesson:"}}
    assert widget.view["reason"] == ""


@pytest.mark.parametrize("typed", ["⟧", "⟦x", "a⟦b⟧c⟧", "⟦⟦a⟧"])
def test_signs_of_a_mark_that_somebody_types_break_no_sentence(typed):
    drawn = drawn_line(Message("error.reading.no_number", (("found", typed),)), "en")
    marked = [part for piece in drawn if isinstance(piece, dict) for part in piece["marked"]]
    said = "".join([*(piece for piece in drawn if isinstance(piece, str)), *marked])
    assert sorted(said.replace("⟦", "").replace("⟧", "")) == sorted(
        f"I can't read “{typed}” as a number. Type digits, such as 3 or 30.".replace(
            "⟦", ""
        ).replace("⟧", "")
    )
