"""What can be set and asked for by name."""

from typing import Any

import pytest

import mjwidgets as mjw
from mjteach.core.errors import GivenError, MjteachError


def test_a_language_without_words_is_refused_at_once() -> None:
    before = mjw.settings()
    with pytest.raises(GivenError, match=r"“xx”\. Choose en"):
        mjw.settings(lang="xx")
    assert mjw.settings() == before
    assert mjw.settings(lang="en").lang == "en"


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (lambda: mjw.settings(projector=10**5000), "projector can't be “10^5000”"),
        (lambda: mjw.settings(indices="no"), "indices can't be “no”"),
        (lambda: mjw.puzzle(7), "no puzzle called “7”"),
        (lambda: mjw.puzzle([]), "no puzzle called “[]”"),
        (lambda: mjw.puzzle("fu_count", mix="x"), "There's no mix “x”. Choose"),
        (lambda: mjw.puzzle("fu_count", level="x"), "isn't a level"),
        (lambda: mjw.puzzle("fu_count", seed=10**5000), "“10^5000” isn't a seed"),
        (lambda: mjw.puzzle("fu_count", rules=[]), "no rule set “[]”"),
        (lambda: mjw.practice("fu_count", n="x"), "1 to 100 questions"),
        (lambda: mjw.practice("fu_count", n=0), "1 to 100 questions"),
    ],
)
def test_what_cannot_be_asked_is_refused_in_a_sentence(ask: Any, said: str) -> None:
    with pytest.raises(MjteachError) as caught:
        ask()
    assert said in str(caught.value)


def test_any_word_or_number_is_the_seed_of_a_set() -> None:
    for seed in ("\ud800", 7, 10**5000, ""):
        first, second = (mjw.practice("wait_finder", n=1, seed=seed).question for _ in "ab")
        assert first == second
