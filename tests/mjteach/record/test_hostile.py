"""Records with anything wrong in them: a RecordError that can be put into words, or none."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mjteach.core.errors import RecordError
from mjteach.record import PlayedGame, RecordedGame, dump, load, mjai, played
from mjteach.record.tenhou import json as tenhou_json
from mjteach.record.tenhou import xml as tenhou_xml
from mjteach.riichi.round.actions import ActionKind
from mjteach.text import render
from support.records.samples import RULES, sample

Read = Callable[..., Any]


def read_own(text: str, *, keep: bool) -> PlayedGame:
    return load(text.splitlines(), keep=keep)


def read_mjai(text: str, *, keep: bool) -> RecordedGame:
    return mjai.read_lines(text.splitlines(), RULES, keep=keep)


READERS: dict[str, Read] = {
    "own.jsonl": read_own,
    "mjai.jsonl": read_mjai,
    "mjlog.xml": tenhou_xml.read_game,
    "tenhou.json": tenhou_json.read_game,
}


def check(read: Read, source: object) -> None:
    """The reader keeps what is good, says what is wrong in words, and what it kept is playable."""
    kept = read(source, keep=True)
    if kept.problem is None:
        assert read(source, keep=False) == kept
    else:
        assert isinstance(kept.problem, RecordError)
        assert "[error" not in render(kept.problem.message)
        with pytest.raises(RecordError) as caught:
            read(source, keep=False)
        assert caught.value.message == kept.problem.message
    game = kept if isinstance(kept, PlayedGame) else played(kept, keep=True)
    again = load(dump(game._replace(problems=(), extension_winds=None)), keep=True)
    assert again.rounds == game.rounds


# --- mutated text

PIECES = st.sampled_from(
    ["", "0", "-1", "9" * 30, "1.5", '"', "'", "[", "]", "{", "}", "<", "/>", "&", "\\", "\0", " ",
     "null", "true", "NaN", "1e999", "5mr", "?", "1z", "A", "draw", "r60", "60", "\ud800", "点",
     "<!DOCTYPE a>", "</mjloggm>", '"A discard 1f"', '"B pon 5z"', '"C ankan 1f with 1111f"']
)  # fmt: skip


@st.composite
def mutated_text(draw: st.DrawFn, ending: str) -> str:
    text = sample(ending)
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 12)))
        put = draw(PIECES | st.just(text[start:end] * 2) | st.text(max_size=5))
        text = text[:start] + put + text[end:]
    return text


@pytest.mark.parametrize("ending", READERS)
@settings(max_examples=80, deadline=None)
@given(data=st.data())
def test_text_with_mistakes(ending: str, data: st.DataObject) -> None:
    check(READERS[ending], data.draw(mutated_text(ending)))


@st.composite
def mutated_lines(draw: st.DrawFn, ending: str) -> str:
    """Lines missing, doubled, exchanged or cut."""
    lines = sample(ending).splitlines()
    for _ in range(draw(st.integers(1, 4))):
        place = draw(st.integers(0, len(lines) - 1))
        other = draw(st.integers(0, len(lines) - 1))
        match draw(st.sampled_from(["cut", "double", "swap", "end"])):
            case "cut":
                del lines[place]
            case "double":
                lines.insert(other, lines[place])
            case "swap":
                lines[place], lines[other] = lines[other], lines[place]
            case _ if place:
                del lines[place:]
        lines = lines or [""]
    return "\n".join(lines)


@pytest.mark.parametrize("ending", READERS)
@settings(max_examples=80, deadline=None)
@given(data=st.data())
def test_lines_out_of_place(ending: str, data: st.DataObject) -> None:
    check(READERS[ending], data.draw(mutated_lines(ending)))


# --- mutated values

LEAVES = (
    st.none()
    | st.booleans()
    | st.integers(-3, 150)
    | st.sampled_from([10**40, -(10**9), 1.5, float("inf")])
    | PIECES
)
VALUES = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(PIECES, inner, max_size=3),
    max_leaves=6,
)


def paths(value: object, before: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
    """The ways to every part of a value."""
    keys: list[object] = []
    if isinstance(value, dict):
        keys = list(value)
    elif isinstance(value, list):
        keys = list(range(len(value)))
    found = [before] if before else []
    for key in keys:
        found += paths(value[key], (*before, key))  # type: ignore[index]
    return found


def parts(ending: str) -> Any:
    """A sample as one value; JSON lines as a list."""
    if ending == "tenhou.json":
        return json.loads(sample(ending))
    return [json.loads(line) for line in sample(ending).splitlines()]


@st.composite
def mutated_value(draw: st.DrawFn, ending: str) -> Any:
    """A sample in which some parts are something else, or are gone."""
    value = parts(ending)
    for _ in range(draw(st.integers(1, 3))):
        *way, key = draw(st.sampled_from(paths(value)))
        holder = value
        for step in way:
            holder = holder[step]
        if draw(st.booleans()):
            holder[key] = draw(VALUES)
        else:
            del holder[key]
        if not paths(value):
            break
    return value


def as_text(ending: str, value: Any) -> str:
    if ending == "tenhou.json":
        return json.dumps(value)
    return "\n".join(json.dumps(line) for line in value)


@pytest.mark.parametrize("ending", ["own.jsonl", "mjai.jsonl", "tenhou.json"])
@settings(max_examples=80, deadline=None)
@given(data=st.data())
def test_values_that_do_not_fit(ending: str, data: st.DataObject) -> None:
    value = data.draw(mutated_value(ending))
    check(READERS[ending], as_text(ending, value))


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_values_need_not_be_text(data: st.DataObject) -> None:
    check(tenhou_json.read_value, data.draw(mutated_value("tenhou.json")))
    check(mjai.read_game, data.draw(mutated_value("mjai.jsonl")))


# --- actions that nobody can do

ACTIONS = st.builds(
    "{} {} {}".format,
    st.sampled_from("ABCDE"),
    st.sampled_from([kind.value for kind in ActionKind]),
    st.sampled_from(
        ["", "1m", "0p", "5z", "1f", "1f drawn", "5z drawn", "5z with 55z", "5z with 1f",
         "1f with 1111f", "4m with 30m", "4m with 123456789m", "1m with 1m", "9s with 9999s",
         "tahai", "tahai 3", "wall_tiles_visible 136", "kuikae 99999999999"]
    ),
)  # fmt: skip


@settings(max_examples=150, deadline=None)
@given(st.integers(2, 33), st.lists(ACTIONS, min_size=1, max_size=3), st.booleans())
def test_actions_that_nobody_can_do(place: int, texts: list[str], table: bool) -> None:
    lines = sample("own.jsonl").splitlines()
    lines[place:place] = [json.dumps(text) for text in texts]
    if table:
        lines[1] = json.dumps(json.loads(lines[1]) | {"table": True})
    check(read_own, "\n".join(lines))
