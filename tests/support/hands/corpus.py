"""Recorded hands: JSON lines in the folder named by MJTEACH_CORPORA.

The folder is no part of the project; without it the tests that read it are skipped. What the rows
mean is told in its README.
"""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mjteach.core.hand import Hand, make_hand
from mjteach.core.melds import Meld, MeldKind, Source, make_meld
from mjteach.core.tiles import parse_tiles, tile

Row = dict[str, Any]

BESIDE_THE_PROJECT = Path(__file__).parents[4] / "shared" / "corpora"
CORPORA = Path(os.environ.get("MJTEACH_CORPORA") or BESIDE_THE_PROJECT)

SEATS = {1: Source.SHIMOCHA, 2: Source.TOIMEN, 3: Source.KAMICHA}
"""Other players by their seat number relative to the player."""


def rows(name: str) -> Iterator[Row]:
    """Every row of one file; skips the test where there is no folder, fails without the file."""
    if not CORPORA.is_dir():
        pytest.skip(f"no recorded hands in {CORPORA}: set MJTEACH_CORPORA to their folder")
    count = 0
    with gzip.open(CORPORA / f"{name}.jsonl.gz", "rt", encoding="utf-8") as lines:
        for count, line in enumerate(lines, 1):  # noqa: B007 - the number of the last line
            yield json.loads(line)
    assert count, f"{name} is empty"


def meld_of(row: Row) -> Meld:
    """A meld as the rows write it; discarder and called tile may be unknown."""
    called = row.get("called")
    return make_meld(
        MeldKind(row["type"]),
        parse_tiles(row["tiles"]),
        tile(called) if called else None,
        SEATS.get(row.get("from")),
    )


def hand_of(row: Row) -> Hand:
    """The hand of a row, without the winning tile."""
    return make_hand(parse_tiles(row["closed"]), map(meld_of, row["melds"]))


def report(differences: list[str], checked: int) -> str:
    """The first differences, for the message of a failed assertion."""
    shown = "\n".join(differences[:20])
    return f"{len(differences)} of {checked} rows differ:\n{shown}"
