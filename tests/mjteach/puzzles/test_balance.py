"""What is said without looking, and how often the balanced mix keeps a question it is right for."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from bench import guessing
from mjteach.core.message import msg
from mjteach.puzzles import balance
from mjteach.puzzles.balance import Guess, chance, chances, deciding, guesses
from mjteach.puzzles.base import Mix
from mjteach.puzzles.fields import word_of, yes_no
from mjteach.puzzles.generate import generate
from mjteach.puzzles.questions import EnterNumber, Flag
from mjteach.puzzles.registry import KINDS
from mjteach.puzzles.sorts import Wish
from mjteach.riichi.rules import RuleSet
from support.puzzles.constant import Dealt

LISTED = json.loads(Path(balance.__file__).with_name("balance.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("place", LISTED)
def test_what_is_listed_is_a_level_or_a_topic_there(place: str) -> None:
    id, level, *topic = place.split()
    row = KINDS[id]
    assert int(level) in row.levels
    assert all(row.topics[name].narrows(int(level)) for name in topic)
    assert all(0.1 <= kept < 1 for kept in LISTED[place].values())


def test_a_guess_is_a_value_a_place_or_the_whole_answer() -> None:
    fields = (yes_no("win_check"), word_of("priority", "over", ("win", "draw")))
    said = [*guesses(fields, [{"may": "yes", "over": "draw"}, {"may": "yes", "over": "win"}])]
    assert said == [
        Guess("may", "may=yes"),
        Guess("may", "may=#1"),
        Guess("over", "over=draw"),
        Guess("over", "over=#2"),
        Guess("", "may=yes over=draw"),
        Guess("over", "over=win"),
        Guess("over", "over=#1"),
        Guess("", "may=yes over=win"),
    ]


def test_of_one_field_alone_the_value_is_the_whole_and_silence_is_no_guess() -> None:
    assert [*guesses([yes_no("win_check")], [{"may": "no"}])] == [
        Guess("may", "may=no"),
        Guess("may", "may=#2"),
    ]
    silent = (EnterNumber("n100", msg("x"), empty=0), Flag("irrelevant", msg("x")))
    assert [*guesses(silent, [{"n100": 0, "irrelevant": False}])] == [
        Guess("", "n100=0 irrelevant=False")
    ]


def test_a_field_decides_that_is_asked_and_is_of_the_headline() -> None:
    may, over = yes_no("win_check"), word_of("priority", "over", ("win", "draw"))
    key = {"may": "yes", "over": "win"}
    assert deciding((may, over), key, ("over",)) == (over,)
    assert deciding((may, over), key, ("total",)) == (may, over)
    assert deciding((may._replace(given="yes"), over), key, ("may",)) == (over,)


def test_of_two_topics_the_mean_counts_and_the_natural_mix_keeps_everything(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    listed = {"payer 1 ron": {"a=1": 0.2}, "payer 1 tsumo": {"a=1": 0.4, "b=2": 0.5}}
    monkeypatch.setattr(balance, "_listed", lambda: listed)
    both = Wish(1, RuleSet(), topics=("ron", "tsumo"))
    assert chances("payer", both) == pytest.approx({"a=1": 0.3, "b=2": 0.75})
    assert not chances("payer", both._replace(mix=Mix.NATURAL))
    assert not chances("payer", both._replace(topics=()))
    assert chance({"a=1": 0.3, "b=2": 0.5}, [Guess("a", "a=1"), Guess("b", "b=2")]) == 0.15


def test_an_answer_that_is_kept_seldom_comes_seldom_and_is_no_dead_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def answers(kept: dict[str, float]) -> Counter[str]:
        monkeypatch.setattr(balance, "_listed", lambda: {"order_cycle 2 winds": kept})
        made = [
            generate("order_cycle", level=2, seed=str(seed), topics="winds") for seed in range(60)
        ]
        row = KINDS["order_cycle"]
        keys = (row.key(puzzle.content, puzzle.rules) for puzzle in made)
        return Counter(tile for key in keys for tile in key["next"])

    assert answers({})["1z"] > 5
    assert answers({"next=1z": 0.0})["1z"] == 0
    assert set(answers({f"next={wind}z": 0.0 for wind in range(1, 5)})) == {"1z", "2z", "3z", "4z"}


@pytest.mark.parametrize(
    ("yes_of_20", "asked_of_20", "dealt", "is_found"),
    [
        (10, 20, 60, False),  # far below 65 of 100
        (13, 20, 400, False),
        (14, 20, 1000, True),
        (7, 10, 2000, True),  # every other question asks it
        (5, 10, 150, False),
    ],
)
def test_the_search_goes_on_where_a_guess_is_near_its_bound(
    yes_of_20: int,
    asked_of_20: int,
    dealt: int,
    is_found: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def made(_row: object, number: int) -> Dealt:
        place = 7 * number % 20
        if place >= asked_of_20:
            return Dealt((), ())
        return Dealt(("ron",), (Guess("ron", f"ron={'yes' if place < yes_of_20 else 'no'}"),))

    monkeypatch.setattr(guessing, "generate", lambda _kind, **how: int(how["seed"][5:]))
    monkeypatch.setattr(guessing, "dealt", made)
    found = guessing.measured("guess", guessing.Narrowing("furiten_judge", 1))
    assert len(found.times) == dealt
    assert [one.guess.text for one in found.too_often] == ["ron=yes"] * is_found
