"""The widget's Python side: messages in, messages out, calls from a notebook."""

import asyncio
import gc
import json
import os
import re
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

import mjwidgets as mjw
from mjteach.core.errors import GenerationError, MjteachError, PuzzleError, ReadingError
from mjteach.core.message import Message
from mjteach.core.printable import LONGEST_REPEATED
from mjteach.puzzles.generate import code_of
from mjteach.puzzles.grading import agrees
from mjteach.puzzles.practice import PracticePhase, start
from mjteach.puzzles.registry import ALL
from mjteach.text import render
from mjwidgets._frame import undisturbed
from mjwidgets._puzzle.scene import row_text
from mjwidgets._puzzle.widget import PuzzleWidget

KINDS = [kind.id for kind in ALL]
LEVELS = [(kind.id, level) for kind in ALL for level in kind.levels]


def key_of(widget):
    puzzle = widget.question
    key = widget.state.kind.key(puzzle.content, puzzle.rules)
    return {field.id: key[field.id] for field in puzzle.question.fields if field.id in key}


def message(widget, action, number=None, **response):
    """What the front end sends."""
    number = widget.answered + 1 if number is None else number
    content = {"action": action, "id": number, "turn": widget.view["turn"], "response": response}
    widget._handle_custom_msg(content, [])


@pytest.mark.parametrize("kind_id", KINDS)
def test_from_question_to_question_by_messages(kind_id):
    widget = mjw.practice(kind_id, n=2, seed="a")
    message(widget, "check", **key_of(widget))
    assert widget.view["phase"] == "answered_right"
    assert widget.view["feedback"]["sign"] == "✓"
    turn = widget.view["turn"]
    message(widget, "next")
    assert (widget.view["turn"], widget.view["phase"], widget.draft) == (turn + 1, "asking", {})
    message(widget, "skip")
    assert widget.view["phase"] == "finished"
    assert [entry["result"] for entry in widget.view["summary"]] == ["first_try", "skipped"]


def test_a_message_is_answered_once_however_often_it_comes():
    widget = mjw.practice("fu_count", n=5, seed="a")
    for _ in range(3):
        message(widget, "hint", number=1)
    assert (widget.answered, widget.state.hints_used) == (1, 1)


def test_a_defect_is_told_to_the_learner(monkeypatch):
    facts = {"kind": "fu_count", "level": 1, "seed": "7", "ruleset": "club", "cause": "none"}
    error = GenerationError("nothing_found", **facts)

    def nothing_found(*_given, **_named):
        raise error

    monkeypatch.setattr("mjteach.puzzles.practice.alike", nothing_found)
    widget = mjw.practice("fu_count", seed="a")
    message(widget, "skip")
    assert widget.answered == 1
    assert widget.trouble["text"].startswith(render(Message("feedback.trouble")))
    assert "nothing_found" in widget.trouble["details"]
    assert (widget.state.number, widget.state.phase) == (1, PracticePhase.ASKING)


def test_the_next_question_is_made_while_the_verdict_is_read(monkeypatch):
    monkeypatch.setattr("mjwidgets._puzzle.widget._READING", 0)
    widget = mjw.practice("fu_count", n=2, seed="a")

    async def answered():
        message(widget, "check", total="990")
        await asyncio.sleep(0.1)

    with ThreadPoolExecutor() as apart:  # a browser of another test may hold this thread's loop
        apart.submit(asyncio.run, answered()).result()
    ahead = widget.state.ahead
    assert ahead is not None
    message(widget, "next")
    assert widget.question == ahead


@pytest.mark.parametrize(("ask", "key"), [(mjw.puzzle, "n"), (mjw.practice, "Enter")])
def test_enter_goes_on_in_a_set_and_deals_no_other_question_behind_a_single_one(ask, key):
    widget = ask("fu_count", seed="a")
    widget.check(key_of(widget))
    assert [each["key"] for each in widget.view["actions"] if each["id"] == "next"] == [key]


def test_every_message_is_answered_even_where_there_is_nothing_to_do():
    widget = mjw.puzzle("fu_count", seed="a")
    message(widget, "why")
    assert (widget.answered, widget.state.phase) == (1, PracticePhase.ASKING)
    widget._handle_custom_msg(
        {"action": "check", "id": 2, "turn": 99, "response": {"total": 30}}, []
    )
    assert (widget.answered, widget.state.phase) == (2, PracticePhase.ASKING)


@pytest.mark.parametrize(
    "content", [{}, {"action": "format", "id": 1}, {"action": "hint", "id": "x"}]
)
def test_other_messages_are_not_for_us(content):
    widget = mjw.puzzle("fu_count", seed="a")
    widget._handle_custom_msg(content, [])
    assert (widget.answered, widget.state.hints_used) == (0, 0)


def test_a_reply_comes_in_one_piece(sent):
    widget = mjw.practice("fu_count", n=2, seed="a")
    sent.clear()
    message(widget, "check", total=30)
    updates = [data["state"] for data in sent if data and data.get("method") == "update"]
    assert [set(state) >= {"view", "answered"} for state in updates] == [True]


@pytest.mark.parametrize(("kind_id", "level"), LEVELS)
@pytest.mark.parametrize(
    "seed", ["1", *(pytest.param(seed, marks=pytest.mark.slow) for seed in "23")]
)
def test_nothing_of_the_answer_goes_out_before_checking(sent, kind_id, level, seed):
    """The same bytes go out when the facts that the answer is computed from are taken away."""
    for first in ("fu_count", "tile_name"):
        mjw.puzzle(first)  # pictures go out once, with whatever widget is the first that shows them
    sent.clear()
    told = mjw.puzzle(kind_id, level=level, seed=seed)
    bundle = told._repr_mimebundle_()[0]
    known = as_text(sent)
    sent.clear()
    state = told.state
    blind = PuzzleWidget(practice_without_facts(state))
    assert blind._repr_mimebundle_()[0]["text/html"] == bundle["text/html"]
    assert as_text(sent) == known
    assert not {"content", "expected", "missing"} & set(names_in(json.loads(known)))


def as_text(messages):
    """All messages, without the numbers of the layout models."""
    return re.sub(r"IPY_MODEL_\w+", "", json.dumps(messages))


def practice_without_facts(state):
    return replace(state, puzzle=state.puzzle._replace(content=None))


def names_in(data):
    """Every name in a message."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield name
            yield from names_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from names_in(value)


@pytest.mark.parametrize("kind_id", KINDS)
def test_python_calls_return_what_is_said(kind_id, capsys):
    widget = mjw.practice(kind_id, n=1, seed="a")
    assert str(widget.hint()).startswith("Hint 1 of")
    assert "first" in widget.why()
    said = widget.check(key_of(widget))
    assert str(said).splitlines()[0] == "✓ Right."
    assert repr(said) == str(said)
    given, _ = widget.state.kind.read(widget.question, widget.draft)
    shown = key_of(widget).items()
    assert all(widget.draft[id] == value or agrees(given[id], value) for id, value in shown)
    assert "working" in widget.why()
    assert widget.next().startswith("That's this one done.")
    assert widget.state.phase is PracticePhase.FINISHED
    assert widget.again()
    assert widget.skip()
    assert capsys.readouterr() == ("", "")


def test_python_check_takes_what_is_filled_in():
    widget = mjw.puzzle("fu_count", level=4, seed="a")
    widget.draft = key_of(widget)
    assert widget.check().startswith("✓")


def test_a_code_opens_the_same_puzzle():
    first = mjw.puzzle("fu_count", level=2, seed="81k2", mix="natural", rules="wrc")
    again = mjw.puzzle(code_of(first.question))
    assert again.question == first.question


def test_a_code_is_read_to_its_end_however_long():
    topics = "pon chi_edge chi_gap chi_two_sided from_whom in_riichi last_discard"
    first = mjw.puzzle("call_choice", level=2, seed="ee34", topics=topics)
    assert len(first.view["code"]) > LONGEST_REPEATED
    assert mjw.puzzle(first.view["code"]).question == first.question


def test_without_a_seed_every_call_asks_something_new():
    seeds = {mjw.practice("fu_count").state.seed for _ in range(5)}
    assert len(seeds) == 5


def test_with_a_seed_every_call_asks_the_same():
    assert mjw.practice("fu_count", seed=7).question == mjw.practice("fu_count", seed="7").question


@pytest.mark.parametrize("call", [mjw.practice, mjw.puzzle])
def test_an_unknown_keyword_is_named(call):
    with pytest.raises(TypeError, match="colour"):
        call("fu_count", colour="green")


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ({"code": "no_such_kind"}, MjteachError),
        ({"code": "fu_count-9-1"}, MjteachError),
        ({"code": "fu_count", "level": 9}, MjteachError),
        ({"code": "fu_count", "rules": "nowhere"}, MjteachError),
        ({"code": "fu_count", "mix": "wild"}, ValueError),
    ],
)
def test_what_cannot_be_asked_is_refused(options, error):
    with pytest.raises(error):
        mjw.puzzle(options.pop("code"), **options)


@pytest.mark.parametrize("kind_id", KINDS)
def test_the_self_check_answers_the_whole_set(monkeypatch, kind_id):
    monkeypatch.setenv("MJTEACH_SELFCHECK", "1")
    widget = mjw.practice(kind_id, n=3, seed="a")
    assert widget.state.attempts == 0, "the learner still has everything to do"


def test_the_self_check_fails_where_the_key_is_not_right(monkeypatch):
    monkeypatch.setenv("MJTEACH_SELFCHECK", "1")
    state = start("fu_count", seed="a")
    wrong = {**{field.id: 0 for field in state.puzzle.question.fields}, "total": 110}
    monkeypatch.setattr(sys.modules["mjwidgets._puzzle.widget"], "key_of", lambda _state: wrong)
    with pytest.raises(RuntimeError, match=code_of(state.puzzle)):
        PuzzleWidget(state)


BYTES = """
import hashlib, mjwidgets as mjw
data = mjw.practice("fu_count", seed="a")._repr_mimebundle_()[0]
print(hashlib.sha256((data["text/html"] + data["text/plain"]).encode()).hexdigest())
"""


def test_the_still_picture_is_the_same_everywhere():
    made = {
        subprocess.run(
            [sys.executable, "-c", BYTES],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1")
    }
    assert len(made) == 1


@pytest.mark.parametrize("kind_id", KINDS)
def test_the_still_picture_says_everything_in_words(kind_id):
    widget = mjw.puzzle(kind_id, seed="a")
    data, _ = widget._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in data
    assert data["text/html"].count("<img ") == data["text/html"].count('<img alt="')
    scene, heard = widget.state.puzzle.scene, widget.view["text"]
    rows, told = scene.rows, heard[len(scene.facts) : len(heard) - len(scene.rows)]
    words = [*map(render, scene.facts), *(line["text"] for line in told)]
    for text in (data["text/plain"], repr(widget)):
        assert widget.view["prompt"] in text
        assert widget.view["code"] in text
        assert all(line in text for line in words)
        assert all(row_text(row) in text for row in rows)  # tiles as codes, which can be copied


def test_the_still_picture_of_a_comparison_has_its_table():
    widget = mjw.puzzle("rule_compare", seed="a")
    html = widget._repr_mimebundle_()[0]["text/html"]
    table = widget.view["table"]
    assert html.count('<th scope="row"') == len(table["lines"])
    assert html.count("<td ") == len(table["lines"]) * len(table["columns"])


def test_a_bad_answer_from_python_says_where():
    widget = mjw.puzzle("fu_count", level=4, seed="a")
    with pytest.raises(ValueError, match="total"):
        widget.check({"totl": 30})
    with pytest.raises(ReadingError, match="as a number"):
        widget.check("258m")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (
            {"n": 0},
            "A set has 1 to 100 questions, not “0”. Write a plain number such as 10.",
        ),
        (
            {"n": 10**9},
            "A set has 1 to 100 questions, not “1000000000”. Write a plain number such as 10.",
        ),
        (
            {"n": "ten"},
            "A set has 1 to 100 questions, not “ten”. Write a plain number such as 10.",
        ),
        (
            {"level": "2"},
            "“2” isn't a level. Write a plain number without quotation marks: 1, 2, 3 or 4.",
        ),
        (
            {"level": 1.0},
            "“1.0” isn't a level. Write a plain number without quotation marks: 1, 2, 3 or 4.",
        ),
        ({"mix": "even"}, "There's no mix “even”. Choose natural or balanced."),
    ],
)
def test_a_set_that_cannot_be_is_refused_in_a_sentence(given, said):
    with pytest.raises(PuzzleError) as caught:
        mjw.practice("fu_count", **given)
    assert str(caught.value) == said


def test_memory_is_searched_after_the_answer_is_on_its_way():
    def wait():
        for thread in threading.enumerate():
            if isinstance(thread, threading.Timer):
                thread.join()

    widget = mjw.practice("tile_name", seed="quiet")
    wait()
    seen = []
    widget.observe(lambda _: seen.append(gc.isenabled()), "answered")
    widget._on_message(widget, {"id": 1, "action": "hint", "turn": widget.view["turn"]}, [])
    wait()
    assert [*seen, gc.isenabled()] == [False, True]


def test_memory_is_searched_where_there_are_no_threads(monkeypatch):
    def none_can_start(_):
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Timer, "start", none_can_start)
    with undisturbed():
        assert not gc.isenabled()
    assert gc.isenabled()
