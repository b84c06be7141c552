"""What the end of a dojo's set says, counted again from the answers alone.

Simulated learners answer sets of hands in many patterns. Each sentence of the end is held to what
they did: nothing here is taken from the dojo but its sentences and its list of questions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from typing import Any, Final, NamedTuple

import pytest

from mjteach.core.message import Message
from mjteach.puzzles.base import Puzzle
from mjteach.puzzles.generate import code_of, generate
from mjteach.puzzles.generate import open_code as deal_again
from mjteach.puzzles.kind import Kind
from mjteach.puzzles.practice import Practice, PracticePhase
from mjteach.puzzles.questions import Response, Value
from mjteach.puzzles.registry import kind as kind_of
from mjteach.study import narrowed, tested
from mjteach.study.dojo import Dojo, made_of, opened
from mjteach.study.figures import KindLevel
from mjteach.study.tested import parts_of
from mjteach.study.written import showing
from support.puzzles.samples import misled, right_answer


class Did(NamedTuple):
    """What a learner did with one hand."""

    code: str
    right: bool
    seconds: float
    believed: str = ""
    """The misconception that the answer follows, if any."""
    blamed: tuple[str, ...] = ()
    """The misconceptions by which it was explained."""


RIGHTS: Final = {
    "all right": lambda _: True,
    "all wrong": lambda _: False,
    "every third wrong": lambda n: n % 3 != 0,
    "every second wrong": lambda n: n % 2 != 0,
    "wrong at first": lambda n: n > 4,
    "wrong at last": lambda n: n <= 7,
    "one wrong, first": lambda n: n != 1,
    "one wrong, last": lambda n: n != 10,
    "two wrong, apart": lambda n: n not in (2, 9),
}
SPEEDS: Final = {
    "even": lambda _n, _s: 8.0,
    "quicker": lambda _n, s: 24.0 / s,
    "slower": lambda _n, s: 7.0 * s,
    "odd ones slow": lambda n, _s: 30.0 if n % 2 else 4.0,
    "halves": lambda n, _s: 2.5 + n / 2,
}
WAYS: Final = ("misconception", "anything", "left out")


open_code = cache(deal_again)


@cache
def shows(code: str) -> frozenset[str]:
    """The misconceptions that would show in an answer to a hand."""
    return showing(open_code(code))


@pytest.fixture(autouse=True)
def _deals_each_hand_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """All patterns of a step are dealt the same hands to choose from."""
    dealt: dict[object, Puzzle] = {}

    def kept(kind: Kind, **named: Any) -> Puzzle:
        key = (kind.id, *named.values())
        if key not in dealt:
            dealt[key] = generate(kind, **named)
        return dealt[key]

    monkeypatch.setattr(narrowed, "generate", kept)
    monkeypatch.setattr(tested, "showing", lambda puzzle: shows(code_of(puzzle)))


@cache
def wrong(code: str, way: str) -> tuple[dict[str, Value], str]:
    """A wrong answer, and the misconception that it follows."""
    puzzle = open_code(code)
    kind = kind_of(puzzle.kind)
    key = right_answer(kind, puzzle)
    if way == "misconception":
        for believed, answer in misled(kind, puzzle):
            if any(answer.get(id) != key.get(id) for id in kind.headline):
                return {id: answer.get(id) for id in key}, believed
    return {**key, kind.headline[0]: 110}, ""


@cache
def key(code: str) -> Response:
    puzzle = open_code(code)
    return right_answer(kind_of(puzzle.kind), puzzle)


@cache
def parts(code: str) -> frozenset[str]:
    """What a hand has that can make it slow or wrong."""
    return frozenset(part.id for part in made_of(open_code(code)))


def played(
    dojo: Dojo,
    rights: Callable[[int], bool],
    speed: Callable[[int, int], float],
    way: str,
    number: int,
) -> tuple[Dojo, list[Did]]:
    """A set, hand by hand."""
    did = []
    while not dojo.is_over:
        at, code = dojo.practice.number, code_of(dojo.practice.puzzle)
        is_right, took = rights(at), float(speed(at, number))
        if not is_right and way == "left out":
            did.append(Did(code, False, 0.0))
            dojo = dojo.after(dojo.practice.skip().practice)
            continue
        answer, believed = (key(code), "") if is_right else wrong(code, way)
        dojo = dojo.after(dojo.practice.check(answer).practice, took)
        assert (dojo.practice.phase is PracticePhase.RIGHT) is is_right, code
        did.append(Did(code, is_right, took, believed, dojo.practice.suspects_at_first))
        dojo = dojo.after(dojo.practice.next().practice)
    return dojo, did


def lines(dojo: Dojo) -> Iterator[Message]:
    said = dojo.practice.said
    assert said is not None
    yield from said.lines


def times_ruled_out(code: str, hands: list[Did]) -> int:
    """How many right answers lack a misconception that would show, since it was last blamed."""
    blamed = [place for place, hand in enumerate(hands) if code in hand.blamed]
    since = hands[blamed[-1] + 1 :] if blamed else hands
    return sum(hand.right and code in shows(hand.code) for hand in since)


def half(times: list[float]) -> float:
    """The time in the middle, counted the plain way."""
    ordered = sorted(times)
    middle = len(ordered) // 2
    return ordered[middle] if len(ordered) % 2 else (ordered[middle - 1] + ordered[middle]) / 2


def whole(seconds: float) -> int:
    return max(1, round(seconds))


def check(  # noqa: C901 (a case for each sentence)
    said: Message, now: list[Did], before: list[Did], practice: Practice
) -> None:
    """One sentence against what was done; an unknown sentence fails."""
    missed = [place for place, hand in enumerate(now, 1) if not hand.right]
    given = dict(said.params)
    timed, earlier = ([d.seconds for d in them if d.seconds] for them in (now, before))
    match said.id:
        case "practice.count":
            assert (given["right"], given["of"]) == (len(now) - len(missed), len(now))
        case "dojo.tested" | "dojo.all_tested":
            step = KindLevel(practice.puzzle.kind, practice.puzzle.level)
            hands, wanted = [*before, *now], parts_of(step)
            sure = {
                f"dojo.about.{part}"
                for part, codes in wanted.items()
                if min(times_ruled_out(code, hands) for code in codes) >= 2
            }
            assert {part.id for part in given["sure"]} == sure
            assert len(sure) + len(given.get("open", ())) + given.get("more", 0) == len(wanted)
        case "dojo.missed":
            assert list(given["hands"]) == missed != []
        case "dojo.time":
            assert given["seconds"] == whole(half(timed))
            assert 2 * sum(round(each) <= given["seconds"] for each in timed) >= len(timed)
        case "dojo.pace.quicker":
            assert whole(half(timed)) < given["seconds"] == whole(half(earlier))
        case "dojo.pace.slower":
            assert whole(half(timed)) > given["seconds"] == whole(half(earlier))
        case "dojo.pace.same":
            assert given["seconds"] == whole(half(earlier))
            assert 0.8 < whole(half(timed)) / given["seconds"] < 1.25
        case "dojo.slow":
            known = [each for each in (*before, *now) if parts(each.code) and each.seconds]
            having = [d.seconds for d in known if given["what"].id in parts(d.code)]
            rest = [d.seconds for d in known if given["what"].id not in parts(d.code)]
            assert given["hands"] == len(known)
            assert (given["seconds"], given["others"]) == (whole(half(having)), whole(half(rest)))
            assert given["seconds"] > given["others"]
        case "dojo.wrong":
            having = [each for each in now if given["what"].id in parts(each.code)]
            rest = [each for each in now if given["what"].id not in parts(each.code)]
            assert (given["wrong"], given["of"]) == (sum(not d.right for d in having), len(having))
            assert (given["others"], given["rest"]) == (sum(not d.right for d in rest), len(rest))
            assert given["wrong"] / given["of"] > given["others"] / given["rest"]
            assert given["wrong"] > 1, "once is no pattern"
        case "practice.cleared":
            name = given["what"].id
            first = next(n for n in missed if name in suspects(practice, n))
            assert first < len(now) - 2
            assert all(hand.right for hand in now[-3:])
        case "feedback.found":
            name = given["what"].id
            assert any(name in suspects(practice, n) for n in missed), "an error of this set"
        case "practice.come_back" | "feedback.before":
            assert missed
        case "dojo.climb":
            assert [line.id for line in practice.said.lines].count("dojo.all_tested") == 1
            assert len(missed) <= len(now) / 10
            assert not timed or not earlier or half(timed) <= half(earlier)
        case _:
            code = said.id.split(".")[1]
            assert said.id.endswith((".rule", ".nudge")), said.id
            of_this_set = {name for n in missed for name in suspects(practice, n)}
            assert f"mistake.{code}.name" in of_this_set


def suspects(practice: Practice, number: int) -> set[str]:
    """What explains the wrong answer to a hand, as its record has it."""
    return {f"mistake.{code}.name" for code in practice.records[number - 1].suspects}


def run(name: str, step: str, pattern: str, speed: str, way: str, *, exam: bool, sets: int) -> int:
    """So many sets in one pattern, the last of them all right; how many sentences were checked."""
    dojo = opened(name, step=step, seed="told", exam=exam, clock=True)
    before: list[Did] = []
    checked = 0
    for number in range(1, sets + 1):
        rights = RIGHTS[pattern if number < 3 else "one wrong, first"]
        dojo, now = played(dojo, rights, SPEEDS[speed], way, number)
        for said in lines(dojo):
            check(said, now, before, dojo.practice)
            checked += 1
        before = [*before, *now][-50:]
        dojo = dojo.after(dojo.practice.again().practice)
    return checked


CASES = [*product(RIGHTS, SPEEDS, WAYS)]
STEPS = [("fu", "total"), ("fu", "sum"), ("fu", "lines")]


@pytest.mark.parametrize("exam", [False, True], ids=["ten", "exam"])
@pytest.mark.parametrize(("name", "step"), STEPS)
def test_no_sentence_contradicts_the_answers(
    name: str, step: str, exam: bool, pytestconfig: pytest.Config
) -> None:
    """A sample that has every right, speed and way; ``--all-seeds`` takes all the patterns."""
    cases = CASES if pytestconfig.getoption("--all-seeds") else CASES[::13]
    assert [set(each) for each in zip(*cases, strict=True)] == [set(RIGHTS), set(SPEEDS), set(WAYS)]
    checked = 0
    for pattern, speed, way in cases:
        checked += run(name, step, pattern, speed, way, exam=exam, sets=1 if exam else 3)
    assert checked > 3 * len(cases)
