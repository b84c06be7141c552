"""A tile of a scene in words."""

from __future__ import annotations

from mjteach.core.message import Message, msg
from mjteach.puzzles.scenes import Spot
from mjteach.text import render, tile_name


def spot_words(spot: Spot, lang: str = "en") -> str:
    """The name of a tile and how it lies, with what is said beside it."""
    words = render(msg("widget.face_down"), lang) if spot.back else tile_name(spot.tile, lang)
    for flag in ("sideways", "stacked", "called_away"):
        if getattr(spot, flag):
            how = Message(f"widget.{flag}")
            words = render(msg("widget.tile_lying", tile=words, how=how), lang)
    if spot.label is None:
        return words
    return render(msg("widget.labelled", tile=words, label=spot.label), lang)
