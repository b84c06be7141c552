"""What every kind of puzzle owes, checked over the registry.

A kind adds nothing here but its cases by hand, ``worked/<kind>.toml``.
"""

from __future__ import annotations

import ast
import random
import tomllib
import warnings
from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

from mjteach.api.hands import value
from mjteach.core.hand import hand
from mjteach.core.melds import Source
from mjteach.core.message import msg
from mjteach.core.seats import Seat, seat_named
from mjteach.core.tiles import parse_tiles
from mjteach.puzzles.base import Key, Outcome, Puzzle
from mjteach.puzzles.canonical import is_blank
from mjteach.puzzles.generate import code_of, open_code, puzzle_of
from mjteach.puzzles.grading import agrees, grade
from mjteach.puzzles.kind import Kind
from mjteach.puzzles.questions import (
    Field,
    GroupTiles,
    NameEach,
    PickMany,
    PickOne,
    Response,
    Value,
)
from mjteach.puzzles.registry import KINDS, kind
from mjteach.puzzles.situations.moments import Moment
from mjteach.puzzles.situations.seatings import Seating
from mjteach.puzzles.situations.waiting import Waiting
from mjteach.puzzles.situations.wins import Win
from mjteach.puzzles.sorts import Wish, dealt
from mjteach.riichi.match.result import HandResult, ResultKind
from mjteach.riichi.round.position import position
from mjteach.riichi.round.rig import action, deal, passed
from mjteach.riichi.round.variant import Auto, advance, legal_actions, step
from mjteach.text import render
from mjwidgets._puzzle.fields import as_json
from support.puzzles.drills import DRILLS, drilled
from support.puzzles.korean import won
from support.puzzles.rons import ron_asked
from support.puzzles.rule_compare import comparing
from support.puzzles.samples import IDS, answer_with, sample

WORKED = Path(__file__).parent / "worked"


def narrowings(row: Kind) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Every level whole, and by each single topic."""
    for level in row.levels:
        yield level, ()
        yield from ((level, (name,)) for name, topic in row.topics.items() if topic.narrows(level))


SEEDS = {False: 120, True: 60}
"""How many questions of a whole level, and of one of its topics."""
SCATTER = {False: 0.09, True: 0.15}
"""Two standard deviations of a share in so many questions."""


SMALL = {"order_cycle": 2, "stick_sum": 4, "dice_seat": 15}
"""Drills with few questions: three dragons, five sticks, eleven sums from four seats."""


@cache
def narrowed(id: str, level: int, topics: tuple[str, ...]) -> tuple[Puzzle, ...]:
    """The questions of the first seeds, dealt once for all checks."""
    row = KINDS[id]
    seeds = map(str, range(SEEDS[bool(topics)]))
    return tuple(puzzle_of(row, level=level, seed=seed, topics=topics) for seed in seeds)


def given_spots(puzzle: Puzzle, key: Key) -> Response:
    """The key as it would be given: groups of codes as groups of spots."""
    answer = dict(answer_with(puzzle, key))
    for field in puzzle.question.fields:
        if isinstance(field, GroupTiles) and isinstance(answer[field.id], list):
            answer[field.id] = _spots(puzzle, field.row, answer[field.id])
    return answer


def _spots(puzzle: Puzzle, row: str, groups: Any) -> list[list[str]]:
    shown = puzzle.scene.row(row)
    left = [(spot.id, str(spot.tile.kind)) for spot in shown.spots] if shown else []
    made = []
    for group in reversed(groups):
        taken = []
        for code in group:
            spot = next(spot for spot in left if spot[1] == code)
            left.remove(spot)
            taken.append(spot[0])
        made.append(taken)
    return made


def graded(row: Kind, puzzle: Puzzle, answer: Response) -> Outcome:
    given, _ = row.read(puzzle, answer)
    key = row.key(puzzle.content, puzzle.rules)
    return grade(puzzle, given, key, row.headline).outcome


# --- dealing


@pytest.mark.parametrize("id", IDS)
def test_every_sort_can_be_dealt_and_is_in_a_mix_or_a_topic(id: str) -> None:
    row = KINDS[id]
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


@pytest.mark.parametrize("id", IDS)
def test_every_sort_that_a_rule_set_has_is_dealt_by_it(id: str) -> None:
    row = KINDS[id]
    for ruleset, preset in row.game.presets.items():
        for sort in (sort for sort in row.sorts if sort.exists(preset.rules)):
            level = max(row.levels, key=lambda level: (sort.share(level, row.mixes[-1]), level))
            wish, rng = Wish(level, preset.rules), random.Random(f"{ruleset}/{sort.name}")
            dealt(rng, wish, [sort], {sort.name: 1}, partial(_asked, row, wish))


def _asked(row: Kind, wish: Wish, situation: Any) -> tuple[Field, ...]:
    return tuple(row.ask(row.posed(situation, wish.rules, wish.level)))


@pytest.mark.parametrize("id", IDS)
def test_every_level_and_topic_asks_many_different_questions(id: str) -> None:
    """Bounded attempts suffice for a hundred seeds, and the key is right as a learner gives it."""
    row = KINDS[id]
    for level, topics in narrowings(row):
        puzzles = narrowed(id, level, topics)
        least = SMALL.get(id, len(puzzles) // 3)
        assert len({puzzle.content for puzzle in puzzles}) > least, (level, topics)
        for number, puzzle in enumerate(puzzles[:20]):
            key = row.key(puzzle.content, puzzle.rules)
            where = code_of(puzzle)
            assert number > 2 or open_code(where) == puzzle
            given, forms = row.read(puzzle, given_spots(puzzle, key))
            assert not forms, where
            for field in puzzle.question.fields:
                right = key.get(field.id)
                wanted = None if right is False else right
                assert given[field.id] == wanted or agrees(given[field.id], right), where
            assert graded(row, puzzle, given_spots(puzzle, key)) is Outcome.CORRECT, where


@pytest.mark.parametrize("id", IDS)
def test_every_situation_has_a_key_under_every_rule_set(id: str) -> None:
    row = KINDS[id]
    for level in row.levels:
        for puzzle in narrowed(id, level, ())[:15]:
            fields = set(row.key(puzzle.content, puzzle.rules))
            for preset in row.game.presets.values():
                assert set(row.key(puzzle.content, preset.rules)) == fields, code_of(puzzle)
                for mistake in row.mistakes:
                    mistake.answer(puzzle.content, preset.rules)


# --- answers


def _deciding(row: Kind, puzzle: Puzzle) -> Iterator[dict[str, Value]]:
    """The shortest answers that are right: the open fields of the headline, or what is accepted
    and enough."""
    key = row.key(puzzle.content, puzzle.rules)
    asked = [field.id for field in puzzle.question.fields if field.given is None]
    yield {id: key.get(id) for id in [id for id in asked if id in row.headline] or asked}
    for other in row.accepts(puzzle.content, key):
        alone = {id: value for id, value in other.items() if id in asked and not is_blank(value)}
        if graded(row, puzzle, alone) is Outcome.CORRECT:
            yield alone


@pytest.mark.parametrize("id", IDS)
def test_no_constant_answer_is_right_too_often(id: str) -> None:
    """The balanced mix of every level, and each single topic."""
    row = KINDS[id]
    for level, topics in narrowings(row):
        puzzles = narrowed(id, level, topics)
        most = (row.bound + SCATTER[bool(topics)]) * len(puzzles)
        answers = Counter(repr(answer) for p in puzzles for answer in _deciding(row, p))
        (best, times), *_ = answers.most_common(1)
        assert times <= most, (level, topics, best, times)
        answer = ast.literal_eval(best)
        right = sum(graded(row, puzzle, answer) is Outcome.CORRECT for puzzle in puzzles)
        assert times <= right <= most, (level, topics, best, right)


@pytest.mark.parametrize("id", IDS)
def test_every_level_shows_false_rules_and_all_levels_most_of_them(id: str) -> None:
    row = KINDS[id]
    codes, ever = {mistake.code for mistake in row.mistakes}, set()
    for level in row.levels:
        shown = {c for puzzle in narrowed(id, level, ()) for c, _ in showing(row, puzzle)}
        assert shown, level
        ever |= shown
    assert len(ever) >= 0.7 * len(codes), sorted(codes - ever)


def showing(row: Kind, puzzle: Puzzle) -> Iterator[tuple[str, Key]]:
    """The false rules that show in the open fields, with the answers they lead to."""
    key = row.key(puzzle.content, puzzle.rules)
    open_ids = [f.id for f in puzzle.question.fields if f.given is None and f.id in key]
    for mistake in row.mistakes:
        answer = mistake.answer(puzzle.content, puzzle.rules)
        if answer is not None and any(not agrees(answer.get(id), key[id]) for id in open_ids):
            yield mistake.code, answer


@pytest.mark.parametrize("id", IDS)
def test_false_rules_answer_every_field_of_the_key(id: str) -> None:
    row = KINDS[id]
    for level in row.levels:
        for puzzle in narrowed(id, level, ())[:20]:
            key = row.key(puzzle.content, puzzle.rules)
            for code, answer in showing(row, puzzle):
                assert set(answer) == set(key), (code_of(puzzle), code)
            if row.tempts:
                assert any(showing(row, puzzle)), code_of(puzzle)


# --- topics


@pytest.mark.parametrize("id", IDS)
def test_a_question_of_a_topic_needs_no_other(id: str) -> None:
    """What it does not teach is given, and given right; no list has a word of another topic."""
    row = KINDS[id]
    for level, topics in narrowings(row):
        hidden = {id for topic in row.topics.values() for id in topic.choices}
        hidden -= {id for name in topics for id in row.topics[name].choices}
        for puzzle in narrowed(id, level, topics)[:40] if topics else ():
            where, key = code_of(puzzle), row.key(puzzle.content, puzzle.rules)
            posed = row.of(puzzle)
            assert any(field.given is None for field in puzzle.question.fields), where
            for field in puzzle.question.fields:
                of = {name for name, topic in row.topics.items() if topic.opens(field.id)}
                assert (field.given is None) == (not of or bool(of & set(topics))), where
                assert field.given is None or agrees(field.given, key[field.id]), where
                if isinstance(field, PickOne | PickMany | NameEach) and field.given is None:
                    assert not hidden & {choice.id for choice in field.choices}, where
            for name, topic in row.topics.items():
                if name in topics or topic.needed is None or not topic.narrows(level):
                    continue
                asked = [f for f in puzzle.question.fields if topic.opens(f.id)]
                if not asked or any(field.given is None for field in asked):
                    assert not topic.needed(posed), (where, name)


# --- words


@pytest.mark.parametrize("id", IDS)
def test_everything_said_has_words(id: str) -> None:
    row = kind(id)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for level in row.levels:
            for puzzle in sample(row, level, 15, start=60):
                said = [puzzle.prompt, *puzzle.scene.facts, row.why_right(puzzle)]
                said += [field.label for field in puzzle.question.fields]
                said += [
                    choice.label
                    for field in puzzle.question.fields
                    for choice in getattr(field, "choices", ())
                ]
                said += [shown.label for shown in puzzle.scene.rows]
                said += [spot.label for spot in puzzle.scene.spots() if spot.label]
                ladder = row.hints(puzzle, None)
                said += [hint.message for hint in ladder]
                trees = [row.working(puzzle), *(h.explanation for h in ladder if h.explanation)]
                said += [node.message for tree in trees for _, node in tree.walk()]
                for text in map(render, said):
                    assert text, code_of(puzzle)
                    assert "{" not in text, code_of(puzzle)
                spots = {spot.id for spot in puzzle.scene.spots()}
                assert all(set(hint.spots) <= spots for hint in ladder), code_of(puzzle)
    assert render(msg(f"puzzle.{id}.name"))


# --- cases by hand


def _cases() -> Iterator[Any]:
    for path in sorted(WORKED.glob("*.toml")):
        for number, case in enumerate(tomllib.loads(path.read_text(encoding="utf-8"))["case"]):
            yield pytest.param(path.stem, case, id=f"{path.stem}-{number}")


def situation_of(case: dict[str, Any]) -> Any:
    """The situation a case describes, by the name of its table.

    ``win``: as :func:`mjteach.value` takes it. ``waiting``: a hand with what is seen. ``ron``: as
    :func:`support.puzzles.rons.ron_asked` takes it. ``moment``: a position and what somebody thinks
    of. ``ending``: as :func:`mjteach.riichi.round.rig.deal` takes it; the script ends with the last
    choice. ``seating``: a deal, the results after it and who is asked for. ``comparing``: one
    question under several rule sets. ``korean``: form, tiles, last tile and facts of a hand.
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
    if "ending" in case:
        asked = dict(case["ending"])
        script = asked.pop("script")
        return _ending(asked, script)
    if "seating" in case:
        asked = dict(case["seating"])
        return Seating(
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
    assert {path.stem for path in WORKED.glob("*.toml")} == set(IDS)


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
        answers = [m.answer(situation, rules) for m in row.mistakes if m.code == code]
        assert answers, f"no row {code}"
        for name, wrong in expected.items():
            assert wrong in [as_json(a[name]) for a in answers if a], (code, name)
