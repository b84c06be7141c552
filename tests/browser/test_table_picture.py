"""The picture of a table in a browser: that it can be read, in both themes and on a phone."""

import re

import pytest

from mjteach.core.seats import Seat
from mjteach.core.tiles import parse_tiles
from mjteach.riichi.round.state import Phase
from mjwidgets._table.picture import table
from support.rounds.samples import FULL, built

pytestmark = pytest.mark.browser

CROWDED = {
    "early": built(),
    "full": built(Seat.C, sets=FULL["added kans"], discards=24, honba=12, deposits=15, kans=4),
    "open": built(
        None,
        sets=FULL["open kans"],
        discards=18,
        honba=1,
        phase=Phase.OVER,
        ura_indicators=parse_tiles("1p2p3p4p5p"),
        indicators="5p3z0m7s1m",
    ),
}
each = pytest.mark.parametrize("seen", CROWDED.values(), ids=CROWDED)


def shown(page, seen):
    """A page with the picture as a notebook shows it."""
    picture = table(seen)
    page.set_content(f"<!doctype html><html lang='en'><title>T</title><main>{picture.html}</main>")
    page.locator("img").evaluate("image => image.decode()")
    return page.locator("img")


def inline(page, seen):
    """The same picture put into the page, so that its parts can be measured."""
    image = shown(page, seen)
    page.evaluate(
        """async (source) => {
          const svg = decodeURIComponent(source.slice(source.indexOf(',') + 1));
          const read = new DOMParser().parseFromString(svg, 'image/svg+xml');
          document.body.replaceChildren(document.adoptNode(read.documentElement));
        }""",
        image.get_attribute("src"),
    )


@each
def test_no_words_run_into_others(page, seen):
    inline(page, seen)
    boxes = page.evaluate(
        """[...document.querySelectorAll('text:not(.gone-sign, .badge-sign)')].map((text) => {
          const { left, top, right, bottom } = text.getBoundingClientRect();
          return { words: text.textContent, box: [left, top, right, bottom] };
        })"""
    )
    panel = page.evaluate(
        "(({ left, top, right, bottom }) => [left, top, right, bottom])"
        "(document.querySelector('.panel').getBoundingClientRect())"
    )
    for place, one in enumerate(boxes):
        assert inside(one["box"], panel), one["words"]
        for other in boxes[place + 1 :]:
            assert not overlap(one["box"], other["box"]), (one["words"], other["words"])


def inside(box, room):
    return room[0] <= box[0] < box[2] <= room[2] and room[1] <= box[1] < box[3] <= room[3]


def overlap(one, other):
    """Whether two boxes meet; a line of text is higher than its letters, so a little may."""
    slack = 5
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across > slack and down > slack


@each
def test_it_shrinks_to_a_phone(page, seen):
    page.set_viewport_size({"width": 400, "height": 800})
    image = shown(page, seen)
    assert page.evaluate("document.documentElement.scrollWidth") <= 400
    box = image.bounding_box()
    assert 360 <= box["width"] <= 400
    assert 0.85 < box["height"] / box["width"] < 1.2


def test_it_follows_the_theme_of_the_browser(page):
    grounds = {}
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        shown(page, built())
        grounds[scheme] = page.evaluate(
            """() => {
              const image = document.querySelector('img');
              const canvas = document.createElement('canvas');
              canvas.width = image.width;
              canvas.height = image.height;
              const context = canvas.getContext('2d');
              context.drawImage(image, 0, 0);
              return [...context.getImageData(8, 8, 1, 1).data];
            }"""
        )
    assert sum(grounds["light"][:3]) > 600
    assert sum(grounds["dark"][:3]) < 200
    assert grounds["light"][3] == grounds["dark"][3] == 255


@each
def test_every_part_has_a_colour_of_its_own(page, seen):
    """A look that is not told would be black."""
    inline(page, seen)
    black = page.evaluate(
        """[...document.querySelectorAll('rect[class], text')]
          .filter((part) => getComputedStyle(part).fill === 'rgb(0, 0, 0)')
          .map((part) => part.getAttribute('class'))"""
    )
    assert black == []


def test_the_picture_has_words(page):
    image = shown(page, built())
    assert re.match(r"The table in East 1, as East sees it\. Deal: ", image.get_attribute("alt"))
    assert "img" in page.locator("main").aria_snapshot()
