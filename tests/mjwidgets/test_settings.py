"""What can be set."""

import pytest

import mjwidgets as mjw
from mjteach.core.errors import GivenError


def test_a_language_without_words_is_refused_at_once() -> None:
    before = mjw.settings()
    with pytest.raises(GivenError, match=r"“xx”\. Choose en"):
        mjw.settings(lang="xx")
    assert mjw.settings() == before
    assert mjw.settings(lang="en").lang == "en"
