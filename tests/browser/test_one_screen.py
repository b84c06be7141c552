"""The screen that a lesson gives to keep is one screen, with small tiles, in the Lab's type."""

from __future__ import annotations

from pathlib import Path

import pytest
from nbconvert.filters import markdown2html

from support.kept import kept

pytestmark = pytest.mark.browser

LESSONS = sorted((Path(__file__).parents[2] / "lessons" / "en").glob("[0-9]*.ipynb"))
# Pages without a number, for today and for teachers, are no lessons and give nothing to keep.
WIDEST, HIGHEST = 700, 500
STYLE = """
body { margin: 0; font: 14px/1.6 sans-serif; }
section { width: max-content; max-width: 700px; }
section > * { margin: 0 0 1em; }
section > :last-child { margin: 0; }
table { font-size: 13px; border-collapse: collapse; }
th, td { padding: 0.5em; line-height: normal; }
"""
MEASURE = """all => all.map(one => {
  const box = one.getBoundingClientRect();
  return [one.id, Math.max(box.width, one.scrollWidth), box.height];
})"""


def section(path: Path) -> str:
    parts = (part.picture or markdown2html(part.words) for part in kept(path))
    return f'<section id="{path.stem}">{"".join(parts)}</section>'


def test_one_screen_to_keep_fits_a_screen(page):
    body = "".join(map(section, LESSONS))
    page.set_content(f"<style>{STYLE}</style>{body}")
    shown = page.locator("section").evaluate_all(MEASURE)
    assert len(shown) == len(LESSONS)
    large = {id: (w, h) for id, w, h in shown if w > WIDEST or h > HIGHEST}
    assert not large
    assert all(height for id, _, height in shown if id != LESSONS[0].stem)
