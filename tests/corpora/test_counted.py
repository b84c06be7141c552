"""The stored counts of real wins are those of the recorded wins."""

import json
import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parents[2] / ".ci"))

from count_wins import COUNTED, counted

pytestmark = pytest.mark.corpora


def test_counted_anew_it_is_the_same() -> None:
    assert json.loads(COUNTED.read_text(encoding="utf-8")) == counted()
