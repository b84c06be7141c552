"""Hands without a winning tile that are tenpai, complete, or neither."""

import pytest
from corpus import hand_of, report, rows

from mjteach.core.waits import is_complete, waits

pytestmark = pytest.mark.corpora


def test_complete_and_tenpai() -> None:
    differences = []
    checked = 0
    for row in rows("hands_negative"):
        if "is_win" not in row:
            continue
        checked += 1
        hand = hand_of(row)
        complete = hand.drawn is not None and is_complete(hand.counts)
        tenpai = hand.drawn is None and bool(waits(hand).tiles)
        if (tenpai, complete) != (row["is_tenpai"], row["is_win"]):
            differences.append(f"{row}: tenpai {tenpai}, complete {complete}")
    assert not differences, report(differences, checked)
    assert checked
