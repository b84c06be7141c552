import gzip
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mjteach.core.shanten import all_shanten
from mjteach.core.tiles import counts_of, parse_tiles

BESIDE_THE_PROJECT = Path(__file__).parents[2].parent / "shared" / "corpora"
CORPORA = Path(os.environ.get("MJTEACH_CORPORA", BESIDE_THE_PROJECT))


def rows(name: str) -> Iterator[dict[str, Any]]:
    path = CORPORA / f"{name}.jsonl.gz"
    if not path.exists():
        pytest.skip(f"no {path}: set MJTEACH_CORPORA to the folder of the corpora")
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        yield from map(json.loads, lines)


@pytest.mark.parametrize(("name", "size"), [("shanten_tables", 19_910), ("shanten_games", 12_000)])
def test_every_row(name: str, size: int) -> None:
    checked, wrong = 0, []
    for row in rows(name):
        found = all_shanten(counts_of(parse_tiles(row["closed"])), len(row["melds"]))
        expected = row["normal"], row["chiitoi"], row["kokushi"], row["shanten"]
        if (*found, found.best) != expected:
            wrong.append((row, found))
        checked += 1
    assert wrong == []
    assert checked == size
