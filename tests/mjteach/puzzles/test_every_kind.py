"""What every kind of puzzle owes of its questions, checked over the registry.

A kind adds nothing here but its cases by hand, ``worked/<kind>.toml``. What it owes of answers is
checked in test_every_answer.py. Golden files are written anew, on purpose only, by::

    python -m pytest tests/mjteach/puzzles/test_every_kind.py --write-goldens
"""

from __future__ import annotations

import ast
import random
import re
import tomllib
import warnings
from collections import Counter
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from functools import partial
from itertools import repeat
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

from mjteach.api.hands import value
from mjteach.core.errors import PuzzleError
from mjteach.core.hand import hand
from mjteach.core.melds import Source
from mjteach.core.message import msg
from mjteach.core.seats import Seat, seat_named
from mjteach.core.tiles import parse_tiles
from mjteach.puzzles.balance import Guess
from mjteach.puzzles.base import Outcome, Puzzle
from mjteach.puzzles.canonical import is_blank
from mjteach.puzzles.generate import code_of, generate, open_code
from mjteach.puzzles.grading import agrees, grade
from mjteach.puzzles.kind import Kind
from mjteach.puzzles.questions import Field, NameEach, PickMany, PickOne, Response, Value
from mjteach.puzzles.registry import KINDS
from mjteach.puzzles.situations.moments import Moment
from mjteach.puzzles.situations.seatings import AskedSeating
from mjteach.puzzles.situations.standing import AtDraw
from mjteach.puzzles.situations.waiting import Waiting
from mjteach.puzzles.situations.wins import Win
from mjteach.puzzles.sorts import Wish, dealt
from mjteach.riichi.match.result import HandResult, ResultKind
from mjteach.riichi.round.position import position
from mjteach.riichi.round.rig import action, deal, passed
from mjteach.riichi.round.variant import Auto, advance, legal_actions, step
from mjteach.text import render
from mjwidgets._puzzle.fields import as_json
from support.golden import compare
from support.puzzles.constant import Dealt, constants, is_of_one_answer
from support.puzzles.constant import dealt as dealt_as
from support.puzzles.drills import DRILLS, drilled
from support.puzzles.korean import won
from support.puzzles.rons import ron_asked
from support.puzzles.rule_compare import comparing
from support.puzzles.samples import (
    IDS,
    each_kind,
    each_with_false_rules,
    misled,
    of_every_level,
    sample,
)
from support.puzzles.transcript import NARROW, WHOLE, transcript

WORKED = Path(__file__).parent / "worked"
GOLDEN = Path(__file__).parents[2] / "data" / "puzzles"

SMALL = {"order_cycle": 2, "stick_sum": 4, "dice_seat": 15, "etiquette_quiz": 4, "score_lookup": 6}
"""Drills with few questions: three dragons, five sticks, eleven sums, manners, cells of a table."""


def narrowings(row: Kind, times: int = 1) -> Iterator[tuple[tuple[str, ...], list[Puzzle]]]:
    """Questions of every level whole, and of each single topic; so many times as many."""
    for level in row.levels:
        yield (), [*sample(row, level, WHOLE * times)]
        for name, topic in row.topics.items():
            if topic.narrows(level):
                yield (name,), [*sample(row, level, NARROW * times, topics=(name,))]


# --- dealing


@each_kind
def test_every_sort_can_be_dealt_and_is_in_a_mix_or_a_topic(row: Kind) -> None:
    names = [sort.name for sort in row.sorts]
    assert len(set(names)) == len(names)
    mixed = {
        sort.name
        for sort in row.sorts
        for level in row.levels
        for mix in row.mixes
        if sort.share(level, mix)
    }
    patterns = {pattern for topic in row.topics.values() for pattern in topic.sorts}
    by_topic = {name for name in names if any(fnmatchcase(name, p) for p in patterns)}
    assert all(any(fnmatchcase(name, pattern) for name in names) for pattern in patterns)
    assert mixed | by_topic == set(names)


@each_kind
def test_every_sort_that_a_rule_set_has_is_dealt_by_it(row: Kind) -> None:
    """Each sort by every sixth rule set, and the next sort by the next of them."""
    apart = min(6, len(row.game.presets))
    for place, (ruleset, preset) in enumerate(row.game.presets.items()):
        turn = row.sorts[place % apart :: apart]
        for sort in (sort for sort in turn if sort.exists(preset.rules)):
            level = max(row.levels, key=lambda level: (sort.share(level, row.mixes[-1]), level))
            wish, rng = Wish(level, preset.rules), random.Random(f"{ruleset}/{sort.name}")
            dealt(rng, wish, [sort], {sort.name: 1}, partial(_asked, row, wish))


def _asked(row: Kind, wish: Wish, situation: Any) -> tuple[Field, ...]:
    return tuple(row.asks.ask(row.posed(situation, wish.rules, wish.level)))


@each_kind
def test_every_level_and_topic_asks_many_different_questions(row: Kind) -> None:
    for topics, puzzles in narrowings(row):
        least = min(SMALL.get(row.id, WHOLE), len(puzzles) * (1 if topics else 2) / 3)
        assert len({puzzle.content for puzzle in puzzles}) > least, topics
        for puzzle in puzzles:
            spots = [spot.id for spot in puzzle.scene.spots()]
            assert len(set(spots)) == len(spots), code_of(puzzle)


@each_kind
def test_nothing_has_changed(row: Kind, pytestconfig: pytest.Config) -> None:
    """One question of each level in words, and the fingerprints of many more.

    With them what is expected and said, of right answers and wrong ones, here and elsewhere.

    Where other questions come for the same seeds, the kind needs a new version. The golden file
    was written by another process: what hangs on the order of a set is another here.
    """
    compare(GOLDEN / f"{row.id}.txt", transcript(row), pytestconfig)


@each_kind
def test_a_code_opens_the_same_question(row: Kind) -> None:
    for _, puzzles in narrowings(row):
        for puzzle in puzzles[:2]:
            assert open_code(code_of(puzzle)) == puzzle


# --- keys


@each_kind
def test_every_situation_has_a_key_under_every_rule_set(row: Kind) -> None:
    for place, preset in enumerate(row.game.presets.values()):
        for level in row.levels:
            for puzzle in sample(row, level, 2, start=2 * place):
                fields = set(row.key(puzzle.content, puzzle.rules))
                assert set(row.key(puzzle.content, preset.rules)) == fields, code_of(puzzle)
                for mistake in row.mistakes:
                    row.answer(puzzle.content, preset.rules, mistake)


@each_kind
def test_what_is_shown_holds_nothing_of_the_key(row: Kind) -> None:
    """Rules under which another answer is right show the very same question.

    A table is played on by the rules: by some there are ura dora, by others other points.
    """
    for puzzle in of_every_level(row, 12):
        key = row.key(puzzle.content, puzzle.rules)
        for preset in row.game.presets.values():
            if row.key(puzzle.content, preset.rules) != key:
                there = row.posed(puzzle.content, preset.rules, puzzle.level)
                assert puzzle.scene.board or row.asks.scene(there) == puzzle.scene, code_of(puzzle)
                assert _empty(row.asks.ask(there)) == _empty(puzzle.question.fields), code_of(
                    puzzle
                )


def _empty(fields: Iterable[Field]) -> list[Field]:
    """Fields without what is given: where rules leave one answer only, it is not asked for."""
    return [field._replace(given=None) for field in fields]


def _deciding(row: Kind, puzzle: Puzzle) -> Iterator[dict[str, Value]]:
    """The shortest answers that are right, each once: the open fields of the headline, or what is
    accepted and enough."""
    key = row.key(puzzle.content, puzzle.rules)
    asked = [field.id for field in puzzle.question.fields if field.given is None]
    told = [{id: key.get(id) for id in [id for id in asked if id in row.headline] or asked}]
    for other in row.others(puzzle.content, puzzle.rules):
        alone = {id: value for id, value in other.items() if id in asked and not is_blank(value)}
        if alone not in told and _is_right(row, puzzle, alone):
            told.append(alone)
    yield from told


def _is_right(row: Kind, puzzle: Puzzle, answer: Response) -> bool:
    given, _ = row.read(puzzle, answer)
    key = row.key(puzzle.content, puzzle.rules)
    return grade(puzzle, given, key, row.headline).outcome is Outcome.CORRECT


@each_kind
def test_no_constant_answer_is_right_too_often(row: Kind, pytestconfig: pytest.Config) -> None:
    """The balanced mix of every level, and each single topic, which has fewer answers.

    What comes by chance scatters: three standard deviations and one more are allowed to each of
    the many samples. With ``--all-seeds`` they are nine times as large.
    """
    times = 9 if pytestconfig.getoption("--all-seeds") else 1
    for topics, puzzles in narrowings(row, times):
        share = row.bound + (0.1 if topics else 0)
        mean = share * len(puzzles)
        most = mean + 3 * sqrt(mean * (1 - share)) + 1
        answers = Counter(repr(answer) for p in puzzles for answer in _deciding(row, p))
        (best, times), *_ = answers.most_common(1)
        assert times <= most, (topics, best, times)
        answer = ast.literal_eval(best)
        right = sum(_is_right(row, puzzle, answer) for puzzle in puzzles)
        assert times <= right <= most, (topics, best, right)


@each_kind
def test_guessing_pays_in_no_field(row: Kind, pytestconfig: pytest.Config) -> None:
    """No value of a field, no place in a list and no whole answer is right too often.

    At no level and in no single topic. With ``--all-seeds`` the samples are ten times as large;
    ``python tests/bench/guessing.py`` lists what is over its bound, and how long dealing takes.
    """
    times = 10 if pytestconfig.getoption("--all-seeds") else 1
    for topics, puzzles in narrowings(row, times):
        questions = [dealt_as(row, puzzle) for puzzle in puzzles]
        too_often = [
            constant
            for constant in constants(questions, repeat(1.0, len(questions)))
            if constant.is_too_often(3) and not is_of_one_answer(row, topics, constant)
        ]
        assert not too_often, (puzzles[0].level, topics)


def test_a_guess_that_pays_is_found() -> None:
    """The test above can fail: a yes may come in 65 of 100, and no more."""
    yes, no = (Dealt(("ron",), (Guess("ron", f"ron={word}"),)) for word in ("yes", "no"))
    for times, is_found in ((65, False), (66, True)):
        questions = [yes] * times + [no] * (100 - times)
        found = [c.guess.text for c in constants(questions, [1.0] * 100) if c.is_too_often(0)]
        assert found == ["ron=yes"] * is_found


@each_with_false_rules
def test_every_level_shows_false_rules_and_all_levels_most_of_them(row: Kind) -> None:
    codes, ever = {mistake.code for mistake in row.mistakes}, set()
    for level in row.levels:
        shown = {code for puzzle in sample(row, level, WHOLE) for code, _ in misled(row, puzzle)}
        assert shown, level
        ever |= shown
    assert len(ever) >= 0.7 * len(codes), sorted(codes - ever)


@each_kind
def test_false_rules_answer_every_field_of_the_key(row: Kind) -> None:
    for puzzle in of_every_level(row, 20):
        key, answers = row.key(puzzle.content, puzzle.rules), [*misled(row, puzzle)]
        for code, answer in answers:
            assert set(answer) == set(key), (code_of(puzzle), code)
        assert answers or not row.tempts, code_of(puzzle)


# --- topics


@each_kind
def test_a_question_of_a_topic_needs_no_other(row: Kind) -> None:
    """What it does not teach is given, and given right; no list has a word of another topic."""
    for topics, puzzles in narrowings(row):
        hidden = {id for topic in row.topics.values() for id in topic.choices}
        hidden -= {id for name in topics for id in row.topics[name].choices}
        for puzzle in puzzles if topics else ():
            where, key = code_of(puzzle), row.key(puzzle.content, puzzle.rules)
            posed = row.of(puzzle)
            told = {field.id for field in row.asks.ask(posed) if field.given is not None}
            assert any(field.given is None for field in puzzle.question.fields), where
            for field in puzzle.question.fields:
                of = {name for name, topic in row.topics.items() if topic.opens(field.id)}
                is_asked = (not of or bool(of & set(topics))) and field.id not in told
                assert (field.given is None) == is_asked, where
                assert field.given is None or agrees(field.given, key[field.id]), where
                if isinstance(field, PickOne | PickMany | NameEach) and field.given is None:
                    assert not hidden & {choice.id for choice in field.choices}, where
            for name, topic in row.topics.items():
                if name in topics or topic.needed is None or not topic.narrows(puzzle.level):
                    continue
                asked = [f for f in puzzle.question.fields if topic.opens(f.id)]
                if not asked or any(field.given is None for field in asked):
                    assert not topic.needed(posed), (where, name)


@each_kind
def test_every_false_rule_has_its_rule_in_every_topic(row: Kind) -> None:
    for _, puzzles in narrowings(row):
        for code in {mistake.code for mistake in row.mistakes}:
            assert render(row.rule_against(puzzles[0], code)), code_of(puzzles[0])


@each_kind
def test_a_topic_is_dealt_or_refused_by_name_under_every_rule_set(row: Kind) -> None:
    """At one of its levels, not the same for every rule set; each sixth of them is dealt."""
    for place, ruleset in enumerate(row.game.presets):
        for number, (name, topic) in enumerate(row.topics.items()):
            levels = [level for level in row.levels if topic.narrows(level)]
            level = levels[place % len(levels)]
            there = row.topics_under(row.game.preset(ruleset).rules, level)
            if name in there:
                for puzzle in sample(
                    row, level, (place + number) % 6 == 0, ruleset=ruleset, topics=(name,)
                ):
                    assert puzzle.topics == (name,)
                continue
            with pytest.raises(PuzzleError) as raised:
                generate(row, level=level, seed="0", ruleset=ruleset, topics=name)
            message = raised.value.message
            if not row.has(row.game.preset(ruleset).rules, level):
                assert message.id == "error.puzzle.no_level_under"
                continue
            assert message.id == "error.puzzle.no_topic_under"
            assert (message.get("topic"), message.get("topics")) == (name, there)


# --- words


RULE_ID = re.compile(r"\b(R\d+\.|R[A-Z]?\d+-|C\d+\b)")
"""Names of rules as the specification has them: they are for data, not for learners."""


@each_kind
def test_what_is_said_of_a_false_rule_names_no_rule_by_its_id(row: Kind) -> None:
    for code in {mistake.code for mistake in row.mistakes}:
        for part in ("name", "nudge", "rule"):
            said = render(msg(f"mistake.{code}.{part}"))
            assert said
            assert not RULE_ID.search(said), said


def test_ids_of_rules_are_known_where_they_stand() -> None:
    """The test above can fail."""
    assert all(map(RULE_ID.search, ("so (R1.2.1-h)", "so RK2-a", "the note (C36 says)", "R2.4-b")))
    assert not any(map(RULE_ID.search, ("4 han 30 fu", "Player C", "Riichi counts 1 han")))


@each_kind
def test_everything_said_has_words(row: Kind) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for puzzle in of_every_level(row, 15):
            fields, ladder = puzzle.question.fields, row.hints(puzzle, None)
            said = [puzzle.prompt, *puzzle.scene.facts, row.why_right(puzzle)]
            said += [field.label for field in fields]
            said += [choice.label for field in fields for choice in getattr(field, "choices", ())]
            said += [shown.label for shown in puzzle.scene.rows]
            said += [spot.label for spot in puzzle.scene.spots() if spot.label]
            said += [hint.message for hint in ladder]
            trees = [row.working(puzzle), *(h.explanation for h in ladder if h.explanation)]
            said += [node.message for tree in trees for _, node in tree.walk()]
            for text in map(render, said):
                assert text, code_of(puzzle)
                assert "{" not in text, code_of(puzzle)
                assert not RULE_ID.search(text), text
            spots = {spot.id for spot in puzzle.scene.spots()}
            assert all(set(hint.spots) <= spots for hint in ladder), code_of(puzzle)
    assert render(msg(f"puzzle.{row.id}.name"))


@each_kind
def test_the_last_hint_states_a_line_and_not_the_answer_to_the_only_field(row: Kind) -> None:
    for puzzle in of_every_level(row, 4):
        said = row.hints(puzzle, None)[-1].message
        assert not render(said).endswith("?"), code_of(puzzle)
        is_single = len(puzzle.question.fields) == 1
        assert not (is_single and said == row.working(puzzle).message), code_of(puzzle)


# --- cases by hand


def _cases() -> Iterator[Any]:
    for path in sorted(WORKED.glob("*.toml")):
        for number, case in enumerate(tomllib.loads(path.read_text(encoding="utf-8"))["case"]):
            yield pytest.param(path.stem, case, id=f"{path.stem}-{number}")


def situation_of(case: dict[str, Any]) -> Any:
    """The situation a case describes, by the name of its table.

    ``win``: as :func:`mjteach.value` takes it. ``waiting``: a hand with what is seen; ``standing``:
    that, and how it stands at a draw. ``ron``: as :func:`support.puzzles.rons.ron_asked` takes it.
    ``moment``: a position and what somebody thinks of. ``ending``: as
    :func:`mjteach.riichi.round.rig.deal` takes it; the script ends with the last choice.
    ``seating``: a deal, the results after it and who is asked for. ``comparing``: one question
    under several rule sets. ``korean``: form, tiles, last tile and facts of a hand.
    """
    if any(word in case for word in DRILLS):
        return drilled(case)
    if "korean" in case:
        return won(*case["korean"])
    if "comparing" in case:
        return comparing(case["comparing"])
    if "waiting" in case:
        asked = dict(case["waiting"])
        held = hand(asked.pop("hand"))
        seen: dict[str, Any] = {name: parse_tiles(tiles) for name, tiles in asked.items()}
        winds = {name: seen[name][0] for name in ("seat", "round") if name in seen}
        return Waiting(held, **{**seen, **winds})
    if "standing" in case:
        asked = dict(case["standing"])
        told = {name: asked.pop(name) for name in ("riichi", "dead", "ready") if name in asked}
        return AtDraw(situation_of({"waiting": asked}), **told)
    if "ending" in case:
        asked = dict(case["ending"])
        script = asked.pop("script")
        return _ending(asked, script)
    if "seating" in case:
        asked = dict(case["seating"])
        return AskedSeating(
            seat_named(asked["dealer"]),
            parse_tiles(asked["round"])[0],
            Seat.A,
            seat_named(asked["asked"]),
            Source(asked["source"]),
            tuple(
                HandResult(
                    ResultKind.WIN if "won" in one else ResultKind.EXHAUSTIVE_DRAW,
                    (25000,) * 4,
                    0,
                    winners=tuple(map(seat_named, one.get("won", ""))),
                    tenpai=tuple(map(seat_named, one.get("tenpai", ""))),
                )
                for one in asked.get("results", ())
            ),
            parse_tiles(asked.get("drawn", "")),
        )
    if "moment" in case:
        state = position(case["moment"]["position"])
        return Moment(state, action(state, case["moment"]["action"]))
    if "ron" in case:
        return ron_asked(**case["ron"])
    asked = dict(case["win"])
    held, tile, by = (asked.pop(name) for name in ("hand", "tile", "by"))
    result = value(held, tile, by, **asked)
    return Win(result.hand, result.winning_tile, result.context)


def _ending(asked: dict[str, Any], script: str) -> Moment:
    """The deal before the last step of a script; the last hand shown after its ``end``."""
    *earlier, last = script.split(", ")
    if last == "end":
        state = deal(**asked, script=script)
        for _ in range(3):
            state = step(state, legal_actions(state, state.turn)[0])
        return Moment(state, legal_actions(state, state.turn)[0])
    state = deal(**asked, script=", ".join(earlier))
    if last.endswith("tsumo"):
        state = advance(passed(state), frozenset({Auto.DRAW}))
    return Moment(state, action(state, last))


def test_every_kind_has_its_cases() -> None:
    worked = {path.stem for path in WORKED.glob("*.toml")}
    assert set(IDS) - worked == set(), f"write their cases in {WORKED.name}/<kind>.toml"
    assert worked - set(IDS) == set(), "there is no such kind"


@pytest.mark.parametrize(("id", "case"), list(_cases()))
def test_the_key_and_the_false_rules_are_those_counted_by_hand(
    id: str, case: dict[str, Any]
) -> None:
    row, situation = KINDS[id], situation_of(case)
    rules = row.game.preset(case.get("rules", row.game.usual)).rules
    key = row.key(situation, rules)
    shown = {name: as_json(key[name]) for name in case["key"]}
    assert shown == case["key"]
    for code, expected in case.get("gives_away", {}).items():
        answers = [row.answer(situation, rules, m) for m in row.mistakes if m.code == code]
        assert answers, f"no row {code}"
        for name, wrong in expected.items():
            assert wrong in [as_json(a[name]) for a in answers if a], (code, name)
