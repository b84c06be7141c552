"""The frame of a kind, on a small one: is a number of dots allowed, and why not?"""

from __future__ import annotations

import random
from typing import NamedTuple

import pytest

from mjteach.core.decision import CheckAnswer, Finding, Verdict
from mjteach.core.errors import GenerationError, PuzzleError, SituationError
from mjteach.core.message import Explanation, msg
from mjteach.puzzles.base import Mix, Outcome
from mjteach.puzzles.diagnose import diagnose
from mjteach.puzzles.fields import number, one_of, yes_no
from mjteach.puzzles.generate import chosen_topics, generate
from mjteach.puzzles.kind import Kind
from mjteach.puzzles.mistakes import believes, misjudge, misread, miswrite
from mjteach.puzzles.parts import Asks, Steps, Tells, Topic
from mjteach.puzzles.scenes import Scene
from mjteach.puzzles.situations.judged import failing
from mjteach.puzzles.sorts import Sort
from mjteach.riichi.rules import RuleSet

TUTORIAL = RuleSet()


class Dots(NamedTuple):
    """So many dots."""

    count: int


def find(dots: Dots, rules: RuleSet) -> Verdict:
    """Even and small numbers are allowed; no number is below zero."""
    if dots.count < 0:
        raise SituationError("flag_and_win")
    most = 10 * rules.min_han
    checks = {"even": dots.count % 2 == 0, "small": dots.count < most}
    findings = (
        Finding(id, CheckAnswer.YES if ok else CheckAnswer.NO, "R0") for id, ok in checks.items()
    )
    return Verdict(msg("dots"), tuple(findings))


def write(dots: Dots, verdict: Verdict) -> dict[str, object]:
    no = failing(verdict)
    return {"may": "no" if no else "yes", "reason": (*no, "none")[0], "count": dots.count}


def ask(_posed: object):
    yield yes_no("dots")
    yield one_of("dots", "reason", [(id, msg(id)) for id in ("even", "small", "none")])
    yield number("dots", "count", unit="tiles")


def deals(*counts: int):
    def deal(rng: random.Random, _wish: object):
        yield from (Dots(count) for count in rng.sample(counts, len(counts)))

    return deal


TELLS = Tells(lambda posed: posed.result.explain())


def kind_of(**more: object) -> Kind:
    facts = {
        "id": "dots",
        "section": "0",
        "levels": (1, 2),
        "sorts": (Sort("even", deals(2, 4), 50, 90), Sort("odd", deals(3, 13), (50, 0))),
        "steps": Steps(find, write),
        "asks": Asks(ask, lambda _: Scene(())),
        "tells": TELLS,
        "bound": 0.6,
        "mistakes": ROWS,
        "headline": ("may",),
    }
    return Kind(**{**facts, **more})


def finding(check: str, answer: CheckAnswer):
    """A verdict in which one check is answered so, whatever it says."""

    def change(verdict: Verdict) -> Verdict:
        said = (f._replace(answer=answer) if f.check == check else f for f in verdict.findings)
        return verdict._replace(findings=tuple(said))

    return change


TURNED = {"yes": "no", "no": "yes"}
ROWS = (
    misjudge("X1", "odd-is-free", finding("even", CheckAnswer.YES)),
    misjudge(
        "X2", "four-is-much", finding("small", CheckAnswer.NO), when=lambda dots: dots.count == 4
    ),
    misread("X3", "one-unseen", lambda dots: Dots(dots.count - 1)),
    believes("X4", "twice-as-many", min_han=2),
    miswrite(
        "X5", "turned-round", lambda key: {**key, "may": "yes" if key["may"] == "no" else "no"}
    ),
    misjudge("X6", "nothing", lambda _: None),
)


def answer(kind: Kind, count: int, *codes: str) -> list[object] | None:
    rows = [row for row in kind.mistakes if row.code in codes]
    key = kind.answer(Dots(count), TUTORIAL, *rows)
    return None if key is None else [key["may"], key["reason"]]


@pytest.mark.parametrize(
    ("count", "codes", "expected"),
    [
        (3, ("X1",), ["yes", "none"]),
        (13, ("X1",), ["no", "small"]),
        (4, ("X2",), ["no", "small"]),
        (2, ("X2",), None),  # nothing to say: it is about four
        (3, ("X2",), None),
        (4, ("X3",), ["no", "even"]),
        (0, ("X3",), None),  # what cannot be says nothing
        (12, ("X4",), ["yes", "none"]),
        (3, ("X5",), ["yes", "even"]),
        (4, ("X6",), None),
        (13, ("X1", "X4"), ["yes", "none"]),
        (4, ("X1", "X3"), ["yes", "none"]),
        (4, ("X3", "X5"), ["yes", "even"]),
        (3, ("X1", "X5"), ["no", "none"]),
        (4, ("X1", "X6"), None),
    ],
)
def test_false_rules_are_false_steps_and_two_are_two_steps(count, codes, expected) -> None:
    assert answer(kind_of(), count, *codes) == expected


def test_what_is_rounded_is_rounded_last() -> None:
    first = misjudge("X7", "cut", lambda v: v._replace(findings=()), last=True)
    lines = misjudge(
        "X8", "line", lambda v: v._replace(findings=v.findings[:1]) if v.findings else None
    )
    kind = kind_of(mistakes=(first, lines))
    assert kind.answer(Dots(3), TUTORIAL, *kind.mistakes)["may"] == "yes"


def test_an_error_of_the_kind_itself_is_not_hidden() -> None:
    kind = kind_of()
    row = next(row for row in kind.mistakes if row.code == "X5")
    with pytest.raises(SituationError):
        kind.answer(Dots(-2), TUTORIAL, row)


def test_a_situation_that_a_false_rule_makes_impossible_says_nothing() -> None:
    """By another house rule there may be no such situation; by the table's own it is a defect."""

    def only_usual(dots: Dots, rules: RuleSet) -> Verdict:
        if rules.min_han == 2:
            raise SituationError("flag_and_win")
        return find(dots, rules)

    assert answer(kind_of(steps=Steps(only_usual, write)), 12, "X4") is None
    hidden = believes("X9", "twice-and-odd", min_han=2, when=lambda dots: dots.count == 3)
    assert answer(kind_of(mistakes=(hidden,)), 3, "X9") == ["no", "even"]
    assert answer(kind_of(mistakes=(hidden,)), 4, "X9") is None


def test_of_several_rows_one_that_has_nothing_to_say_silences_all() -> None:
    assert answer(kind_of(), 3, "X1", "X2") is None
    assert answer(kind_of(), 4, "X1", "X2") == ["no", "small"]


def test_a_row_shared_by_kinds_is_followed_on_the_form_of_each() -> None:
    one, other = (
        kind_of(),
        kind_of(steps=Steps(find, lambda *_: {"may": "yes", "reason": "none", "count": 0})),
    )
    assert one.answer(Dots(3), TUTORIAL, ROWS[0])["count"] == 3
    assert other.answer(Dots(3), TUTORIAL, ROWS[0])["count"] == 0


def dealt(kind: Kind, level: int = 1, number: int = 40, **more: object) -> list[int]:
    puzzles = (generate(kind, level=level, seed=str(seed), **more) for seed in range(number))
    return [puzzle.content.count for puzzle in puzzles]


def test_shares_are_those_of_the_level_and_the_mix() -> None:
    assert 10 < sum(count % 2 for count in dealt(kind_of())) < 30
    assert not any(count % 2 for count in dealt(kind_of(), 2))
    assert sum(count % 2 for count in dealt(kind_of(), 1, 100, mix=Mix.NATURAL)) < 60


def test_only_what_tempts_is_dealt() -> None:
    rows = (ROWS[1], ROWS[0])
    assert set(dealt(kind_of(tempts=True, mistakes=rows))) == {3, 4, 13}  # in 2 none shows


def test_a_sort_that_cannot_be_dealt_is_named() -> None:
    never = Sort("never", lambda _rng, _wish: (), 1, attempts=3)
    with pytest.raises(GenerationError) as raised:
        kind_of(sorts=(never,)).make(random.Random("a"), 1, TUTORIAL, Mix.BALANCED)
    assert raised.value.message.get("what") == "never"
    elsewhere = Sort("elsewhere", deals(2), 1, exists=lambda rules: rules.min_han == 2)
    with pytest.raises(GenerationError):
        kind_of(sorts=(elsewhere,)).make(random.Random("a"), 1, TUTORIAL, Mix.BALANCED)


TOPICS = {
    "parity": Topic(fields=("reason",), choices=("even",), sorts={"odd": 1}),
    "size": Topic(fields=("reason",), choices=("small",), needed=lambda p: p.situation.count > 9),
    "counting": Topic(fields=("count",), levels=(1,)),
}


def test_a_topic_narrows_sorts_fields_and_choices() -> None:
    kind = kind_of(topics=TOPICS)
    assert set(dealt(kind, topics="parity")) == {3}  # 13 would need the size as well
    assert set(dealt(kind, topics=("parity", "size"))) == {2, 3, 4, 13}
    puzzle = generate(kind, level=1, seed="1", topics="parity")
    may, reason, count = puzzle.question.fields
    assert (may.given, reason.given, count.given) == (None, None, puzzle.content.count)
    assert [choice.id for choice in reason.choices] == ["even", "none"]
    (_, reason, count) = generate(kind, level=1, seed="1", topics="counting").question.fields
    assert reason.given is not None
    assert count.given is None
    assert chosen_topics(kind, 2, ("size", "parity")) == ("parity", "size")
    with pytest.raises(PuzzleError):
        chosen_topics(kind, 2, "counting")


def test_what_is_accepted_counts_as_the_key() -> None:
    """Whoever says that it may not need not say why, where two things forbid it."""

    def accepts(dots: Dots, _result: object, _key: object):
        if dots.count == 13:
            yield {"may": "no", "reason": "small"}

    kind = kind_of(
        steps=Steps(find, write, accepts),
        headline=("may", "reason"),
        sorts=(Sort("13", deals(13), 1),),
    )
    puzzle = generate(kind, level=1, seed="1")
    for reason, outcome in (("even", "correct"), ("small", "correct"), ("none", "partial")):
        given = {"may": "no", "reason": reason, "count": 13}
        assert diagnose(kind, puzzle, given)[0].outcome == Outcome(outcome)


def test_what_is_not_said_otherwise_comes_from_the_explanation() -> None:
    kind = kind_of(tells=TELLS._replace(example=lambda _: Explanation(msg("other"))))
    puzzle = generate(kind, level=1, seed="1")
    assert puzzle.prompt == msg("puzzle.dots.prompt")
    assert kind.why_right(puzzle) == msg("dots")
    ids = [hint.message.id for hint in kind.hints(puzzle)]
    hints = [f"puzzle.dots.hint.{step}" for step in ("look", "ask", "rule")]
    assert ids == [*hints, "hint.example", kind.working(puzzle).children[0].message.id]
