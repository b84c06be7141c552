"""Every worked case of the specification gets its answer from the engine, field by field."""

import pytest

from cases.kinds import ANSWERS, FOR_PEOPLE
from cases.loader import CASES, Case, cases

NO_CASES = pytest.mark.skip(f"no worked cases in {CASES}: set MJTEACH_CASES to their folder")
ALL = [pytest.param(case, id=case.id) for case in cases()]


@pytest.mark.parametrize("case", ALL or [pytest.param(None, id="none", marks=NO_CASES)])
def test_case(case: Case) -> None:
    assert case.kind in ANSWERS, f"nothing answers the kind {case.kind}"
    found = ANSWERS[case.kind](case)
    expected = {
        field: value
        for field, value in case.expect.items()
        if field not in FOR_PEOPLE.get(case.kind, ())
    }
    assert sorted(expected.keys() - found.keys()) == [], "fields that nothing compares"
    assert {field: alike(found[field], value) for field, value in expected.items()} == expected


def alike(found: object, expected: object) -> object:
    """A set found compares with a list in any order (a list of tiles is a set)."""
    if isinstance(found, set) and isinstance(expected, list):
        return expected if found == set(expected) and len(found) == len(expected) else found
    return found
