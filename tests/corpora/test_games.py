"""Recorded games, replayed: 0 differences in actions, wins, points, furiten, ranking and views.

A run reads a sample that is spread over all files. For all of them (about six minutes):

    python -m pytest tests/corpora/test_games.py --all-games
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from corpora.known import GAMES as KNOWN
from corpora.refusals import refusals
from corpora.replay import RECORDED, Replayed, replay_game
from mjteach.record.tenhou.rules import DEFAULT_RULES
from support.hands.corpus import report, rows

FILES = {
    "games_tenhou_gpl": 12,
    "games_tenhou_permissive": 850,
    "games_tenhou_nolicence": 1600,
}
"""The files, and how many games each has."""

EVERY = 40
"""A sample takes one game in so many; of the smallest file all."""


def chosen(name: str, request: pytest.FixtureRequest) -> list[int]:
    """The numbers of the games to replay."""
    games = range(FILES[name])
    if request.config.getoption("--all-games", default=False) or len(games) < EVERY:
        return list(games)
    return random.Random(f"sample of {name}").sample(games, len(games) // EVERY)


def test_logs_are_opened_by_the_rules_that_recorded_games_show() -> None:
    assert DEFAULT_RULES == RECORDED


@pytest.mark.corpora
@pytest.mark.parametrize("name", FILES)
def test_every_game_is_as_recorded(name: str, request: pytest.FixtureRequest) -> None:
    wanted = set(chosen(name, request))
    differences: list[str] = []
    counts: Counter[str] = Counter()
    known: set[str] = set()
    number = 0
    for number, row in enumerate(rows(name)):
        if number not in wanted:
            continue
        found: Replayed = replay_game(row)
        counts += found.counts
        if row["id"] in KNOWN:
            assert found.differences, f"{row['id']} is listed, but nothing differs"
            known.add(row["id"])
        else:
            differences += found.differences
    request.node.user_properties.append(("counts", {**counts}))
    assert number + 1 == FILES[name], "the file has another number of games"
    assert not differences, report(differences, counts["games"])
    assert counts["games"] == len(wanted)
    assert counts["wins"] > counts["games"]
    assert counts["furiten"] > counts["games"]


@pytest.mark.corpora
@pytest.mark.parametrize("name", FILES)
def test_refusals_in_replayed_states_give_their_reasons(name: str) -> None:
    numbers = set(random.Random(f"refusals of {name}").sample(range(FILES[name]), 2))
    differences: list[str] = []
    checked = 0
    for number, row in enumerate(rows(name)):
        if number in numbers:
            for line in refusals(row, every=60):
                checked += 1
                differences += line
    assert checked > 1000
    assert not differences, report(differences, checked)
