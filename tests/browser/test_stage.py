"""The page that tests use one after the other is a new one for each of them."""

from __future__ import annotations

import pytest

pytestmark = pytest.mark.browser

FOUND = """() => ({
  size: [innerWidth, innerHeight],
  media: ['print', '(prefers-color-scheme: dark)'].filter((media) => matchMedia(media).matches),
  left: [window.left, document.body.innerText],
})"""


def test_nothing_is_left_of_what_a_test_did(stage) -> None:
    page = stage.cleared()
    before = page.evaluate(FOUND)
    page.set_viewport_size({"width": 390, "height": 844})
    page.emulate_media(media="print", color_scheme="dark")
    page.set_content("<p>text")
    page.evaluate("window.left = true")
    page.context.new_page()
    after = page.evaluate(FOUND)
    assert [name for name in before if before[name] == after[name]] == []
    assert stage.cleared() is page
    assert page.evaluate(FOUND) == before
    assert page.context.pages == [page]
