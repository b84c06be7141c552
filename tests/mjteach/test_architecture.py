"""CONTRIBUTING.md names what is there, and its picture of the imports shows what is so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from support.scripts import script

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
drawing = script("draw_imports")


@pytest.fixture(scope="module")
def now() -> str:
    return drawing.drawn()


def test_the_picture_is_up_to_date(now: str) -> None:
    kept = drawing.PICTURE.read_text(encoding="utf-8")
    assert not drawing.is_stale(kept, now), "run python .ci/draw_imports.py"


def test_a_picture_is_stale_with_another_arrow_or_number(now: str) -> None:
    first = next(re.finditer(r"<path class=.arrow.[^>]*>", now)).group()
    assert drawing.is_stale(now.replace(first, ""), now)
    assert drawing.is_stale(now.replace(">1</text>", ">5</text>"), now)
    assert not drawing.is_stale(now.replace(">1</text>", ">2</text>"), now)


def test_no_arrow_leads_upwards(now: str) -> None:
    arrows = re.findall(r'class="arrow" d="M\d+ (\d+)H\d+V(\d+)"', now)
    assert len(arrows) > 20
    assert all(int(start) < int(end) for start, end in arrows)


FOLDERS = ("", "mjteach", "mjteach/riichi", "mjteach/puzzles", "widgets/mjwidgets")
"""Where a path of the page begins."""
EXAMPLES = re.compile("honba_total|pairs-that-pay|/de/")
"""What the recipes add."""


def named() -> list[str]:
    """The files and folders that the page names."""
    paths = re.findall(r"`([\w./-]+(?:/|\.(?:py|js|mjs|json|toml|ftl|md|svg|ipynb|tsv)))`", PAGE)
    return sorted({path for path in paths if "/" in path and not EXAMPLES.search(path)})


def test_what_the_page_names_is_there() -> None:
    assert len(named()) > 60
    lost = [path for path in named() if not any((ROOT / at / path).exists() for at in FOLDERS)]
    assert not lost
