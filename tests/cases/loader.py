"""Worked cases of the specification: YAML files in the folder named by MJTEACH_CASES.

The folder is no part of the project; without it the case tests are skipped. The format is told in
its README.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from mjteach.core.hand import Hand, make_hand
from mjteach.core.melds import Meld, MeldKind, Source, make_meld
from mjteach.core.tiles import Tile, format_tiles, parse_tiles, tile
from mjteach.riichi.presets import TUTORIAL, preset
from mjteach.riichi.rules import OPTIONS, RuleSet, replace_options
from support.spec import SPEC

CASES = Path(os.environ.get("MJTEACH_CASES") or SPEC / "cases")

Fields = dict[str, Any]


class Case(NamedTuple):
    """One question with its answer; a variant is a case of its own."""

    id: str
    kind: str
    input: Fields
    expect: Fields

    @property
    def given(self) -> Fields:
        """The input without rule options."""
        return {
            key: value
            for key, value in self.input.items()
            if key not in OPTIONS and key not in ("options", "ruleset")
        }

    @property
    def rules(self) -> RuleSet:
        """The named rule set, or the tutorial's, with the options of the input."""
        rules = preset(self.input["ruleset"]).rules if "ruleset" in self.input else TUTORIAL
        named = {key: value for key, value in self.input.items() if key in OPTIONS}
        return replace_options(rules, **{**self.input.get("options", {}), **named})


def cases() -> Iterator[Case]:
    """Every case of every file with its variants; nothing where there is no folder."""
    for path in sorted(CASES.glob("*.yaml")):
        for row in yaml.safe_load(path.read_text(encoding="utf-8"))["cases"]:
            yield Case(row["id"], row["kind"], row["input"], row["expect"])
            for number, variant in enumerate(row.get("variants", ()), 1):
                changed = {**row["input"], **variant["change"]}
                expect = _replaced(row["expect"], variant["expect"])
                yield Case(f"{row['id']}+{number}", row["kind"], changed, expect)


def _replaced(expect: Fields, changes: Fields) -> Fields:
    """A case's answer with a variant's changes, and without what these make void."""
    kept = dict(expect)
    if "yakuman" in changes:
        for field in ("yaku", "han", "fu"):
            kept.pop(field, None)
    if "game_over" in changes:
        kept.pop("dealer_may_end", None)
    if "han_13_or_more" in changes:
        kept["cells"] = [cell for cell in kept["cells"] if cell["han"] < 13]
    return {**kept, **changes}


def tiles_of(texts: list[str] | str) -> tuple[Tile, ...]:
    """Tiles written as one text or as a list of texts."""
    return parse_tiles(texts if isinstance(texts, str) else " ".join(texts))


def names(tiles: tuple[Tile, ...]) -> set[str]:
    """A set of tiles as the cases write it."""
    return {str(tile) for tile in tiles}


def text_of(tiles: tuple[Tile, ...]) -> str:
    """Tiles in one text."""
    return format_tiles(tiles)


def meld_of(written: Fields) -> Meld:
    """A meld as the cases write it; a pon's called tile is any of its tiles."""
    tiles = parse_tiles(written["tiles"])
    source = Source(written["from"]) if "from" in written else None
    called = tile(written["called"]) if "called" in written else tiles[0] if source else None
    return make_meld(MeldKind(written["type"]), tiles, called, source)


def hand_of(given: Fields) -> Hand:
    """The concealed tiles and melds of a case."""
    return make_hand(parse_tiles(given["hand"]), map(meld_of, given.get("melds", ())))
