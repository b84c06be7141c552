"""Given text in errors: short, and nothing in it that cannot be shown."""

from __future__ import annotations

import pytest

from mjteach.core.errors import MjteachError
from mjteach.core.message import msg
from mjteach.core.printable import LONGEST_REPEATED
from mjteach.core.tiles import Tile


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("点 5m", "点 5m"),
        ("a\nb\x1b[31mc\ud800\u202e", "a?b?[31mc??"),
        ("x" * 5000, "x" * (LONGEST_REPEATED - 1) + "…"),
        (("a\n", ("\ud800",)), ("a?", ("?",))),
        (10**300, "1" + ",000" * 19 + ",0…"),
        (25000, 25000),
        (True, True),
        (Tile.P5, Tile.P5),
        (None, None),
        (msg("list.none"), msg("list.none")),
    ],
)
def test_what_an_error_repeats(given: object, kept: object) -> None:
    found = MjteachError("any", given=given).message.get("given")  # type: ignore[arg-type]
    assert found == kept
    assert type(found) is type(kept)
