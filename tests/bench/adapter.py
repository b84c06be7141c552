"""What the speed comparison calls: rows of the corpora in, answers out.

Each task has ``prep_<task>``, run before the clock starts, which turns a row into primitive values,
and ``run_<task>``, which is measured.
"""

from __future__ import annotations

from typing import Any

from mjteach.core.shanten import shanten
from mjteach.core.tiles import Counts, counts_of, parse_tiles

Corpus = dict[str, Any]
"""One row of a corpus."""


def prep_shanten(row: Corpus) -> Counts:
    """The counts of the concealed tiles."""
    return counts_of(parse_tiles(row["closed"]))


def run_shanten(questions: list[Counts]) -> list[int]:
    """The shanten of each hand."""
    return [shanten(counts) for counts in questions]
