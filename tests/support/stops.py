"""How every cause that stops a command shows itself."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest


@contextmanager
def stops(words: str) -> Iterator[None]:
    """What is inside stops with an exit code other than 0 and one sentence with these words."""
    with pytest.raises(SystemExit) as stopped:
        yield
    sentence = stopped.value.code  # Python prints a text and exits with 1
    assert isinstance(sentence, str)
    assert words in sentence
    assert "\n" not in sentence
    assert sentence.endswith(".")
