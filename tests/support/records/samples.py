"""Sample records for tests: two short rounds, written by hand in every format.

East 1: A wins on C's 7p with riichi, one dora by a kan indicator and one ura dora: 3 han, 40 fu,
7700. East 1, 1 honba: C wins on the replacement tile with tanyao: 2 han, 30 fu, 500-1000.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from mjteach.core.errors import RecordError
from mjteach.core.message import Message
from mjteach.record import jsonl
from mjteach.record.events import Numbering, RecordedGame, RecordedRound
from mjteach.riichi.presets import preset

SAMPLES = Path(__file__).parents[2] / "data" / "records"

RULES = preset("tenhou").rules
"""What the two rounds were played by."""

Event = dict[str, Any]


def sample(ending: str) -> str:
    """The text of a sample file."""
    return (SAMPLES / f"two_rounds.{ending}").read_text(encoding="utf-8")


def mjai_events() -> list[Event]:
    return [json.loads(line) for line in sample("mjai.jsonl").splitlines()]


def tenhou_log() -> dict[str, Any]:
    log: dict[str, Any] = json.loads(sample("tenhou.json"))
    return log


def bare(recorded: RecordedRound) -> RecordedRound:
    """A round without the places in its record, which every format counts in its own way."""
    return recorded._replace(places=(), end_place=0, counted=Numbering.MOVE)


def bare_rounds(game: RecordedGame) -> list[RecordedRound]:
    return [bare(recorded) for recorded in game.rounds]


def innermost(problem: RecordError | None) -> Message:
    """What is wrong, without where."""
    assert problem is not None
    return jsonl.innermost(problem.message)


def reason_of(problem: RecordError | None) -> str:
    """The last part of the id of what is wrong."""
    return innermost(problem).id.rpartition(".")[2]
