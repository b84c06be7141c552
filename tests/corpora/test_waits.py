"""Waits of recorded hands: at riichi, at the win and at the exhaustive draw."""

import pytest
from corpus import Row, hand_of, report, rows

from mjteach.core.waits import waits

pytestmark = pytest.mark.corpora


def found_in(row: Row) -> dict[str, object]:
    """What the engine says of a row, in the row's own words."""
    hand = hand_of(row)
    found = waits(hand)
    ignoring_copies = sorted({*found.tiles, *found.exhausted})
    return {
        "waits": [str(tile) for tile in found.tiles],
        "tenpai": bool(found.tiles),
        "waits_ignoring_copies": [str(tile) for tile in ignoring_copies],
    }


def test_waits_and_tenpai() -> None:
    differences: list[str] = []
    checked = 0
    for checked, row in enumerate(rows("waits_games"), 1):  # noqa: B007 - the last one is asked for
        found = found_in(row)
        expected = {
            "waits": row["waits"],
            "tenpai": row["tenpai"],
            "waits_ignoring_copies": row.get("waits_ignoring_copies", row["waits"]),
        }
        if found != expected:
            differences.append(f"{row['closed']} {row['melds']}: {found} instead of {expected}")
    assert not differences, report(differences, checked)
