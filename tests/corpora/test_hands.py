"""Every recorded win has the recorded yaku with han, fu, points and payments."""

import pytest

from corpora import known
from corpora.wins import difference, evaluated
from mjteach.core.errors import MjteachError
from support.hands.corpus import Row, report, rows

pytestmark = pytest.mark.corpora

FILES = (
    "hands_majiang",
    "hands_riichienv",
    "hands_tenhou_gpl",
    "hands_tenhou_nolicence",
    "hands_tenhou_permissive",
)


@pytest.mark.parametrize("name", FILES)
def test_real_hands(name: str) -> None:
    checked, differences = 0, []
    for row in rows(name):
        checked += 1
        if found := difference(row):
            differences.append(found)
    assert not differences, report(differences, checked)


def name_of(row: Row) -> str:
    """The test a row was recorded from, and what tells it from other rows of that test."""
    melds = "".join(f" {meld['type']} {meld['tiles']}" for meld in row["melds"])
    by = "tsumo" if row["tsumo"] else "ron"
    flags = "".join(f" {flag}" for flag in row["flags"])
    test = row["test"].partition("::")[2]
    return f"{test}: {row['closed']}{melds}, {by} {row['win']}{flags}"


def test_hands_of_another_test_suite() -> None:
    checked, differences = 0, []
    for row in rows("hands_mahjong_tests"):
        checked += 1
        found = difference(row)
        if bool(found) != (name_of(row) in known.ANSWERS):
            differences.append(found or f"listed as known, but it agrees: {name_of(row)}")
    assert not differences, report(differences, checked)


def refuses(row: Row) -> bool:
    """Whether the engine refuses a win: an error, or no way to declare it."""
    try:
        return not evaluated(row).can_win
    except MjteachError:
        return True


def test_refused_hands() -> None:
    checked, differences = 0, []
    for row in rows("hands_negative"):
        if "expected" not in row:
            continue
        checked += 1
        if refuses(row) == (name_of(row) in known.REFUSALS):
            differences.append(f"{name_of(row)}: {row['expected']}")
    assert checked
    assert not differences, report(differences, checked)
