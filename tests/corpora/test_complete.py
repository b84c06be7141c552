"""Hands without a winning tile that are tenpai, complete, or neither."""

import pytest

from mjteach.core.hand import make_hand
from mjteach.core.tiles import parse_tiles
from mjteach.core.waits import is_complete, waits
from support.hands.corpus import Row, meld_of, report, rows

pytestmark = pytest.mark.corpora


def tenpai_and_complete(row: Row) -> tuple[bool, bool]:
    """What the engine says; only a hand that has drawn can be complete."""
    *tiles, last = parse_tiles(row["closed"])
    melds = tuple(map(meld_of, row["melds"]))
    if len(tiles) % 3 == 0:
        return bool(waits(make_hand((*tiles, last), melds)).tiles), False
    return False, is_complete(make_hand(tiles, melds, last).counts)


def test_complete_and_tenpai() -> None:
    differences = []
    unfinished = [row for row in rows("hands_negative") if "is_win" in row]
    for row in unfinished:
        found = tenpai_and_complete(row)
        if found != (row["is_tenpai"], row["is_win"]):
            differences.append(f"{row}: tenpai and complete are {found}")
    assert unfinished
    assert not differences, report(differences, len(unfinished))
