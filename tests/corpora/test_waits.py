"""Waits of recorded hands: at riichi, at the win and at the exhaustive draw."""

import pytest

from mjteach.core.waits import waits
from mjteach.riichi.draw_status import draw_status
from mjteach.riichi.rules import OwnFourWait, RuleSet
from support.hands.corpus import Row, hand_of, report, rows

pytestmark = pytest.mark.corpora

COUNTING_OWN_FOUR = RuleSet(own_four_wait=OwnFourWait.TENPAI)


def found_in(row: Row) -> dict[str, object]:
    """What the engine says of a row, in the row's own words."""
    hand = hand_of(row)
    found = waits(hand)
    ignoring_copies = sorted({*found.tiles, *found.exhausted})
    return {
        "waits": [str(tile) for tile in found.tiles],
        "waits_ignoring_copies": [str(tile) for tile in ignoring_copies],
        "tenpai": draw_status(hand).tenpai,
        "tenpai_ignoring_copies": draw_status(hand, COUNTING_OWN_FOUR).tenpai,
    }


def expected_of(row: Row) -> dict[str, object]:
    ignoring_copies = row.get("waits_ignoring_copies", row["waits"])
    return {
        "waits": row["waits"],
        "waits_ignoring_copies": ignoring_copies,
        "tenpai": row["tenpai"],
        "tenpai_ignoring_copies": bool(ignoring_copies),
    }


def test_waits_and_tenpai() -> None:
    checked, differences = 0, []
    for row in rows("waits_games"):
        checked += 1
        found, expected = found_in(row), expected_of(row)
        if found != expected:
            differences.append(f"{row['closed']} {row['melds']}: {found} instead of {expected}")
    assert not differences, report(differences, checked)
