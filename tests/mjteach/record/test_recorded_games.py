"""Recorded games, written in every format and read again.

A run reads one game in sixty. For all of them (about ten minutes):

    python -m pytest tests/mjteach/record/test_recorded_games.py tests/corpora --all-games
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from corpora.known import GAMES as KNOWN
from corpora.replay import rules_of
from mjteach.record import (
    as_recorded,
    dump,
    load,
    mjai,
    played,
)
from mjteach.record.events import RecordedDraw, RecordedGame, RecordedRound
from mjteach.record.mjai import write as mjai_write
from mjteach.record.tenhou import json as tenhou_json
from mjteach.record.tenhou import json_write as tenhou_json_write
from mjteach.record.tenhou import xml as tenhou_xml
from support.hands.corpus import Row, rows
from support.records.mjlog_writer import mjlog_of
from support.records.samples import bare, reason_of

FILES = ("games_tenhou_gpl", "games_tenhou_permissive", "games_tenhou_nolicence")
EVERY = 60


@pytest.fixture(params=FILES)
def games(request: pytest.FixtureRequest) -> Iterator[tuple[Row, RecordedGame]]:
    """Some recorded games of a file."""
    every = 1 if request.config.getoption("--all-games", default=False) else EVERY
    return (
        (row, mjai.read_game(row["events"], rules_of(row)))
        for number, row in enumerate(rows(request.param))
        if number % every == 0
    )


def told_in_json(recorded: RecordedRound) -> RecordedRound:
    """A round without what a JSON log cannot tell: the fu of limit hands, tenpai without pay."""
    wins = tuple(win._replace(fu=None) for win in recorded.wins)
    draw = recorded.draw
    if draw is not None and (draw.reason != "exhaustive" or not any(draw.changes or ())):
        draw = draw._replace(tenpai=None)
    return bare(recorded)._replace(wins=wins, draw=draw)


@pytest.mark.corpora
def test_logs_are_read_as_they_were_written(
    games: Iterator[tuple[Row, RecordedGame]],
) -> None:
    count = 0
    for row, game in games:
        count += 1
        again = mjai.read_game(mjai_write.write_game(game), game.rules)
        assert [*map(bare, again.rounds)] == [*map(bare, game.rounds)], row["id"]
        log = tenhou_json.read_game(tenhou_json_write.write_game(game), game.rules)
        assert log.rules == game.rules
        assert [*map(told_in_json, log.rounds)] == [*map(told_in_json, game.rounds)], row["id"]
        xml = tenhou_xml.read_game(mjlog_of(game), game.rules)
        assert xml.rules == game.rules
        assert [*map(bare, xml.rounds)] == [*map(bare, game.rounds)], row["id"]
        assert again.final == log.final == xml.final == tuple(row["events"][-1]["scores"])
    assert count


def as_the_machine_tells(recorded: RecordedRound) -> RecordedRound:
    """A round without what the machine tells otherwise: the order of yaku, the fu of a yakuman,
    and who is tenpai after an abortive draw."""
    wins = tuple(
        win._replace(yaku=tuple(sorted(win.yaku)), fu=None if win.yakuman else win.fu)
        for win in recorded.wins
    )
    draw = recorded.draw
    if draw is not None and draw.reason not in ("exhaustive", "nagashi_mangan"):
        draw = RecordedDraw(draw.reason, draw.changes)
    return bare(recorded)._replace(wins=wins, draw=draw)


@pytest.mark.corpora
def test_games_are_kept_in_our_own_record(games: Iterator[tuple[Row, RecordedGame]]) -> None:
    """Played through the machine, written, read, and told as a log again."""
    count = 0
    for row, game in games:
        count += 1
        done = played(game, extension_winds=1, repeat_before_end=True)
        if row["id"] in KNOWN:
            assert reason_of(load(dump(done), keep=True).problem) == "game_over_before"
            done = played(game)
        assert load(dump(done)) == done, row["id"]
        told = [*map(as_the_machine_tells, as_recorded(done).rounds)]
        assert told == [*map(as_the_machine_tells, game.rounds)], row["id"]
    assert count
