"""The tables of names, held to the specification."""

from __future__ import annotations

import re
from typing import Any

import pytest

from mjteach.core.message import msg
from mjteach.core.tiles import TILES, Tile
from mjteach.text import render, term, terms, tile_name, yaku_name
from mjteach.text.glossary import SPELLINGS, yaku_ids
from support.ours import OUR_YAKU
from support.spec import specified, specified_yaml

WITHOUT_TERMS = {"Yaku names", "Korean yaku names"}
"""Sections that repeat other tables."""

TWO_FORMS = {"절상(기리아게) 만관": "절상 만관, 기리아게 만관"}
"""A cell of the glossary that writes two words as one, and both words."""


COLON = re.compile(r"(Value triplet|역패): (.*)")
"""Names of yaku stand before a colon themselves, so they have none: “Red dragon triplet”."""


def without_colon(name: str) -> str:
    found = COLON.fullmatch(name)
    if found is None:
        return name
    family, which = found.groups()
    return f"{which[0].upper()}{which[1:]} triplet" if family.isascii() else f"{family} {which}"


@pytest.fixture(scope="module")
def yaku_rows() -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = specified_yaml("yaku.yaml")["yaku"]
    return rows


def glossary_rows() -> list[tuple[str, ...]]:
    """Section and cells of every row of the specification's glossary."""
    found, section = [], ""
    for line in specified("glossary.md").splitlines():
        if line.startswith("## "):
            section = line[3:]
        elif line.startswith("|") and section not in WITHOUT_TERMS:
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            if cells[0] != "English" and not cells[0].startswith("-"):
                found.append((section, *cells))
    return found


def test_terms_are_those_of_the_glossary() -> None:
    def section_id(title: str) -> str:
        return re.sub(r"\W+", "_", title.lower())

    expected = [
        (section_id(section), *(TWO_FORMS.get(cell, cell) for cell in cells))
        for section, *cells in glossary_rows()
    ]
    assert [tuple(row)[1:] for row in terms()] == expected


def test_yaku_have_the_names_of_the_table(yaku_rows: list[dict[str, Any]]) -> None:
    assert [id for id in yaku_ids() if id not in OUR_YAKU] == [row["id"] for row in yaku_rows]
    for row in yaku_rows:
        for spelling in SPELLINGS:
            usual = row["names"][spelling].split(" (")[0]
            assert yaku_name(row["id"], spelling) == without_colon(usual)


def test_the_catalog_calls_yaku_by_the_same_names(yaku_rows: list[dict[str, Any]]) -> None:
    """English first, then the word the table uses where it is another one."""
    for row in yaku_rows:
        english, romaji = without_colon(row["names"]["en"]), row["names"]["romaji"]
        expected = english if english.lower() == romaji else f"{english} ({romaji})"
        assert render(msg(f"yaku.{row['id']}.name")) == expected


@pytest.mark.parametrize("lang", SPELLINGS)
def test_every_tile_has_a_name_of_its_own(lang: str) -> None:
    assert len({tile_name(tile, lang) for tile in TILES}) == len(TILES)


@pytest.mark.parametrize(
    ("tile", "names"),
    [
        (Tile.M1, ("1 of characters", "1 man", "1만", "一萬")),
        (Tile.P9, ("9 of circles", "9 pin", "9통", "九筒")),
        (Tile.RED_S5, ("red 5 of bamboo", "aka 5 sou", "적5삭", "赤五索")),
        (Tile.NORTH, ("North wind", "pei", "북", "北")),
        (Tile.GREEN, ("green dragon", "hatsu", "발", "發")),
        (Tile.FLOWER2, ("summer flower", "natsu", "여름", "夏")),
    ],
)
def test_tile_names(tile: Tile, names: tuple[str, ...]) -> None:
    assert tuple(tile_name(tile, lang) for lang in SPELLINGS) == names


def test_honours_are_called_as_in_the_terms() -> None:
    ids = ("east", "south", "west", "north", "white", "green", "red")
    for tile, id in zip(TILES[27:34], ids, strict=True):
        for lang in ("romaji", "ko", "ja"):
            assert tile_name(tile, lang) == term(id).name(lang)


@pytest.mark.parametrize(
    ("id", "lang", "name"),
    [
        ("two_sided_wait", "en", "two-sided wait"),
        ("deal", "en", "deal"),
        ("gap_wait", "ko", "간짱 대기"),
        ("rounding_up_to_mangan", "ko", "절상 만관"),
        ("wind_tile", "romaji", "kazehai"),
        ("terminal_or_honour", "ko", "요구패"),
        ("live_wall", "ko", "패산"),
        ("base_fu", "ja", "副底"),
        ("winning_tile_bonus", "ja", None),
    ],
)
def test_the_usual_form_of_a_term(id: str, lang: str, name: str | None) -> None:
    assert term(id).name(lang) == name


def test_unknown_names_are_told() -> None:
    with pytest.raises(ValueError, match="no names in 'fr'; there are en, romaji, ko, ja"):
        tile_name(Tile.P5, "fr")
    with pytest.raises(KeyError):
        term("two_faced_wait")
