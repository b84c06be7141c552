"""A review of recorded games answers every moment as the record has it.

A run reads a few games; ``tests/bench/review.py`` reads as many as one likes.
"""

from collections import Counter

import pytest

from corpora.reviewed import reviewed, spread
from corpora.test_games import FILES
from mjteach.play.looking import Noticed


@pytest.mark.corpora
def test_every_moment_is_answered_as_recorded():
    counts: Counter[str] = Counter()
    differences = [line for row in spread(FILES, 6) for line in reviewed(row, counts)]
    assert differences == []
    assert {*Noticed} - {Noticed.WIN_LET_GO} <= {*counts}
    assert counts["wins asked about"] > 0.8 * counts["wins"]
