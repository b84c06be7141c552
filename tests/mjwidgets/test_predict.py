"""A question before its answer: what it asks, what it keeps to itself, and what it tells."""

import json
import re

import pytest

import mjteach as mj
import mjwidgets as mjw
from mjteach.core.errors import GivenError, ReadingError
from mjteach.core.printable import shown
from mjteach.core.tiles import Tile
from mjteach.riichi.equipment import tile_counts
from mjteach.riichi.rules import RuleSet

GAP = mj.waits("46p", visible="55p")
COUNTS = tile_counts(RuleSet())
BIRD, *_ = THREE = mj.tiles("1s5z1p")
ENDS = tuple(tile for tile in THREE if tile.is_terminal)


def asked(shape):
    return {
        "yes or no": lambda: mjw.predict("Is that the one?", BIRD in mj.waits("23s").tiles),
        "number": lambda: mjw.predict("How many are left?", GAP.waits[0].left, about="46p"),
        "tiles": lambda: mjw.predict("Which fit?", mj.waits("45p").tiles, then=mj.waits("45p")),
        "words": lambda: mjw.predict("Where?", "left", choices=("left", "right"), then="Look."),
        "numbers": lambda: mjw.predict("How many?", COUNTS.suited, choices=(27, 108, 136)),
        "pictures": lambda: mjw.predict("Which is the bird?", BIRD, choices=THREE),
        "several pictures": lambda: mjw.predict("Which end a suit?", ENDS, choices=THREE),
    }[shape]()


RIGHT = {
    "yes or no": "yes",
    "number": 2,
    "tiles": "6p 3p",
    "words": "left",
    "numbers": 108,
    "pictures": BIRD,
    "several pictures": "1s1p",
}
WRONG = {
    "yes or no": False,
    "number": "4",
    "tiles": "4p",
    "words": "right",
    "numbers": "27",
    "pictures": "5z",
    "several pictures": "5z",
}
every_shape = pytest.mark.parametrize("shape", RIGHT)


def given(value):
    return {True: "yes", False: "no"}.get(value, value) if isinstance(value, bool) else value


@every_shape
def test_right_wrong_and_shown(shape):
    right = asked(shape).answer(given(RIGHT[shape]))
    assert right.startswith("✓ Right.")
    wrong = asked(shape).answer(given(WRONG[shape]))
    assert wrong.startswith("✗ Not quite. The answer:\n")
    told = asked(shape).show()
    assert told.splitlines()[1:] == wrong.splitlines()[1:]
    assert wrong.splitlines()[2:] == right.splitlines()[1:], "the same follows, whatever was said"


@every_shape
def test_a_choice_is_named_by_its_words_too(shape):
    for option in asked(shape).view["options"]:
        told = asked(shape).answer(option["id"])
        assert asked(shape).answer(option["label"]) == told
        assert asked(shape).answer(option["label"].upper()) == told


@pytest.mark.parametrize("junk", [10**5000, "<b>", ["left"], None, ""], ids=shown)
@pytest.mark.parametrize("shape", ["yes or no", "words", "numbers", "pictures"])
def test_what_is_no_choice_is_refused(shape, junk):
    with pytest.raises(GivenError):
        asked(shape).answer(junk)


@pytest.mark.parametrize(
    ("key", "choices", "said"),
    [
        (10**5000, (), "“10^5000” can't be the answer"),
        ("x", ("x", "y", "x"), "given “x” twice"),
        ("x", (" X", "x"), "given “x” twice"),
        (BIRD, (BIRD, BIRD), "You've given"),
        (mj.tiles("1s9s"), THREE, "can't be the answer"),
        ("x", 5, "“5” isn't a list of choices"),
        ("x", "xy", "“xy” isn't a list of choices"),
    ],
    ids=shown,
)
def test_what_cannot_be_asked_is_refused(key, choices, said):
    with pytest.raises(GivenError) as caught:
        mjw.predict("Which?", key, choices=choices)
    assert said in str(caught.value)


def test_a_choice_of_any_length_can_be_asked():
    assert mjw.predict(10**5000, 5, choices=(5, 10**5000)).answer("5") == "✓ Right."


def test_of_several_right_tiles_each_that_is_shown_can_be_clicked_once():
    field = mjw.predict("Which end a suit?", ENDS, choices=mj.tiles("1s5z1s1p")).view["field"]
    assert field["offers"] == ["1s", "5z", "1p"]
    assert asked("tiles").view["field"]["offers"] == []
    assert asked("several pictures").answer("1s5z").startswith("≈ Partly right: 1 of bamboo.")


def test_texts_of_a_lesson_stand_as_they_are():
    long = "A\u00a0text of a lesson, " * 20
    view = mjw.predict(long, "yes", choices=(long, "yes")).view
    assert view["question"] == view["options"][0]["label"] == long


def test_what_follows_are_sentences_and_reasons():
    told = mjw.predict("Which?", GAP.tiles, then=["One fits.", GAP]).show().splitlines()
    assert told[:3] == ["The answer:", "5 of circles", "One fits."]
    assert "gap wait" in told[3]


def test_the_reasons_are_heard_by_the_names_of_the_tiles():
    asked = mjw.predict("Which?", GAP.tiles, then=GAP)
    asked.show()
    pieces = [piece for line in asked.view["said"]["tree"]["lines"] for piece in line["text"]]
    assert not [one for one in pieces if isinstance(one, str) and re.search(r"[1-9][mpsz]", one)]
    assert "5 of circles" in [one["name"] for one in pieces if isinstance(one, dict)]


@every_shape
def test_nothing_of_the_answer_is_sent_before(shape):
    """Two questions that differ only in their answer send the same."""
    label = asked(shape)
    keys = {
        "yes or no": (True, False),
        "number": (1, 2),
        "tiles": (mj.tiles("1m"), mj.tiles("258p")),
        "words": ("left", "right"),
        "numbers": (27, 136),
        "pictures": THREE[:2],
        "several pictures": (THREE[:1], THREE[1:]),
    }[shape]
    choices = {"words": ("left", "right"), "numbers": (27, 108, 136), "pictures": THREE}
    seen = [
        mjw.predict("?", key, choices=choices.get(shape, ()), then=f"It is {key}.") for key in keys
    ]
    assert seen[0].view == seen[1].view
    sent = json.dumps([label.view, label.draft])
    assert label.view["said"] is None
    assert "It is" not in sent


@pytest.fixture
def homework():
    yield mjw.settings(answers=False)
    mjw.settings(answers=True)


SECRET = "zebra"
KEYS = {
    "number": ((7_391, 12), ()),
    "tiles": ((mj.tiles("7s"), mj.tiles("258p")), ()),
    "words": (("left", "right"), ("left", "right")),
    "yes or no": ((True, False), ()),
}
_IDS = re.compile("[0-9a-f]{32}")


def everything_of(key, choices, sent):
    """All that leaves Python before the answer is asked for: messages, state, what is saved."""
    sent.clear()
    widget = mjw.predict("Which?", key, choices=choices, then=[f"{SECRET} {key}", GAP])
    saved = widget._repr_mimebundle_()
    widget._handle_custom_msg({"id": 1, "action": "answer", "given": ""}, [])
    whole = [sent, saved, widget.get_state(), repr(widget)]
    return _IDS.sub("", json.dumps(whole, default=str))


@pytest.mark.usefixtures("homework")
@pytest.mark.parametrize("shape", KEYS)
def test_of_homework_nothing_of_the_answer_leaves_python(shape, sent):
    """Two questions that differ only in their answer are the same, byte for byte."""
    keys, choices = KEYS[shape]
    first, second = (everything_of(key, choices, sent) for key in keys)
    assert first == second
    assert SECRET not in first
    assert "Which?" in first


def test_unless_it_is_homework_what_is_saved_has_the_answer_in_its_fold_and_nowhere_else(sent):
    for (key, _), choices in KEYS.values():
        data, metadata = mjw.predict(
            "Which?", key, choices=choices, then=SECRET
        )._repr_mimebundle_()
        before, _, inside = data.pop("text/html").partition("<details>")
        assert SECRET in inside
        assert SECRET not in before + json.dumps([data, metadata, sent], default=str)


@pytest.mark.usefixtures("homework")
def test_homework_is_answered_on_the_page_as_ever():
    widget = asked("number")
    widget._handle_custom_msg({"id": 1, "action": "answer", "given": 4}, [])
    assert widget.view["said"]["lines"] == ["2"]
    assert asked("tiles").show().startswith("The answer:")


@every_shape
def test_the_page_without_a_kernel_folds_the_answer(shape):
    widget = asked(shape)
    data, _ = widget._repr_mimebundle_()
    before, fold, inside = data["text/html"].partition("<details>")
    assert fold
    assert "<summary>Show me</summary>" in inside
    told = widget.show().splitlines()
    assert told[1] in inside
    visible = re.sub(r"<[^>]+>", "", before)
    assert "Show me" not in visible
    if shape in ("number", "tiles"):
        assert told[1] not in visible
        assert told[1] not in data["text/plain"]


def test_messages_of_the_page():
    widget = asked("number")
    send = lambda number, **more: widget._handle_custom_msg({"id": number, **more}, [])  # noqa: E731
    send(1, action="answer", given="many")
    assert "as a number" in widget.view["said"]["verdict"]
    assert widget.view["given"] is None
    send(2, action="answer", given=None)
    assert not widget.view["said"]["revealed"]
    send(3, action="answer", given=2)
    assert widget.view["said"]["tone"] == "right"
    send(4, action="answer", given=4)
    assert (widget.view["given"], widget.view["said"]["tone"]) == (2, "right"), "once is enough"
    assert widget.answered == 4
    assert not widget.trouble


def test_refusals():
    with pytest.raises(GivenError, match="can't be the answer"):
        mjw.predict("?", "left")
    with pytest.raises(GivenError, match="can't be the answer"):
        mjw.predict("?", 5, choices=(1, 2))
    with pytest.raises(GivenError, match="isn't one of the choices"):
        asked("words").answer("up")
    with pytest.raises(ReadingError):
        asked("number").answer("many")


def test_what_a_lesson_says_is_no_html():
    widget = mjw.predict("<b>?</b>", "<i>", choices=("<i>", "<u>"), then="<s>")
    html = widget._repr_mimebundle_()[0]["text/html"]
    assert not [tag for tag in ("<b>", "<i>", "<u>", "<s>") if tag in html]


@pytest.mark.parametrize("shape", ["number", "tiles"])
def test_of_an_empty_field_it_is_said_that_it_is_empty(shape):
    widget = asked(shape)
    assert widget.answer("") == "You haven't filled anything in yet."
    assert not widget.view["said"]["revealed"]
    assert widget.answer(given(RIGHT[shape])).startswith("✓ Right.")


def test_several_things_are_drawn_under_their_names():
    river = mjw.river("1z9p2m4z8s5z7p", called=3, riichi=6)
    label = mjw.predict("May it win?", False, about={"Your <hand>": "46p", "Your river": river})
    hand, discards = label.view["drawn"]
    assert (hand["label"], hand["words"]) == ("Your <hand>", "4 of circles, 6 of circles")
    assert discards["label"] == "Your river"
    assert "2 of characters (called by another player)" in discards["words"]
    html = label._repr_mimebundle_()[0]["text/html"]
    assert "Your &lt;hand&gt;<br>" in html
    assert html.count("Your river<br>") == 1


def test_a_picture_that_is_no_river_stands_beside_no_question():
    with pytest.raises(GivenError):
        mjw.predict("Which?", True, about={"This": mjw.sticks()})


@pytest.mark.parametrize(("given", "is_praised"), [("5p", True), ("2p", False), (None, False)])
def test_who_was_wrong_is_not_praised(given, is_praised):
    widget = mjw.predict("Which?", GAP.tiles[0], then="4, 5, 6.", if_right="Your first one!")
    told = widget.show() if given is None else widget.answer(given)
    assert ("Your first one!" in told) is is_praised
    assert "4, 5, 6." in told
    assert "Your first one!" not in widget._repr_mimebundle_()[0]["text/html"]


def test_a_wrong_choice_is_told_what_it_is():
    """What is said of one choice is said to nobody who chose another, or the right one."""
    said = {"5s": "Yours is a 5 of bamboo."}
    asked = [mjw.predict("?", Tile.P5, choices=mj.tiles("5p5s8p"), if_wrong=said) for _ in "abc"]
    told = [
        prediction.answer(given)
        for prediction, given in zip(asked, ("5s", "8p", "5p"), strict=True)
    ]
    assert [said["5s"] in words for words in told] == [True, False, False]
    with pytest.raises(GivenError, match="isn't one of the choices"):
        mjw.predict("?", Tile.P5, choices=mj.tiles("5p5s"), if_wrong={"5p": "no wrong one"})


def test_what_is_right_of_several_tiles_is_told():
    ends = mj.tiles("1m9s")
    assert "Partly right: 1 of characters." in mjw.predict("?", ends).answer("1m 2m")
    assert "Partly" not in mjw.predict("?", ends).answer("2m")
    assert "Partly" not in mjw.predict("?", ends).answer("9s1m")
    half = mjw.predict("?", ends)
    half.answer("1m")
    assert half.view["score"] == [0, 1]
    words, drawn = half.view["said"]["lines"][0]
    assert (words.strip(), drawn["tiles"]) == ("1 of characters, 9 of bamboo", ["1m", "9s"])


def test_the_answer_comes_to_the_place_where_it_was_missing() -> None:
    asked = mjw.predict("Which one?", mj.tiles("5p")[0], choices=mj.tiles("2p5p"), about="4_6p")
    before = asked.view["drawn"]
    asked.answer("5p")
    assert asked.view["drawn"] != before
    assert "5 of circles" in str(asked.view["drawn"])
    assert "5 of circles" not in str(before)


def test_what_is_drawn_from_then_on_is_not_sent_before() -> None:
    (right,) = mj.tiles("8s")
    asked = mjw.predict("Which one?", right, about="79s22p", about_then="7_9s22p")
    before = asked.view["drawn"][0]["words"]
    assert before == "7 of bamboo, 9 of bamboo, 2 of circles, 2 of circles"
    asked.answer("8s")
    told = asked.view["drawn"][0]["words"]
    assert told == before.replace("7 of bamboo", "7 of bamboo, 8 of bamboo")
