"""Rule sets side by side in a browser: sorting and filtering by keys, as table and as cards."""

from itertools import pairwise
from typing import NamedTuple

import pytest

import mjteach as mj
from mjwidgets._comparison.arrangement import Arrangement, arrangement_of, columns_shown, rows_shown
from mjwidgets._comparison.sheet import sheet
from mjwidgets._comparison.widget import ComparisonWidget, comparison
from mjwidgets._settings import settings
from support.pages.comparisons import (
    SAMPLES,
    alike,
    dora,
    kiriage,
    noten,
    option_name,
    ruleset_name,
    settlement,
)
from support.pages.widget_page import Board

pytestmark = pytest.mark.browser

AT_FIRST = Arrangement()._asdict()
WRC = ruleset_name("wrc")


class Named(NamedTuple):
    """A widget without a page."""

    widget: ComparisonWidget


class Compared(Board):
    """A comparison on a page; what is chosen there reaches Python."""

    def __init__(self, page, widget, **options):
        super().__init__(page, widget, **options)
        page.evaluate(
            "() => (Model.prototype.save_changes = function () "
            "{ window.toPython({ shown: this.state.shown }); })"
        )

    def _hear(self, data):
        self.widget.shown = data["shown"]

    @property
    def names(self):
        """The rule sets on show, from the top."""
        return self.frame.locator("tbody th").all_inner_texts()

    @property
    def heads(self):
        return self.frame.locator(".mj-compare-sort > span:first-child:visible").all_inner_texts()

    def sorted_heads(self):
        heads = self.page.locator("th[aria-sort]")
        return {
            head.inner_text().split("\n")[0]: head.get_attribute("aria-sort")
            for head in heads.all()
        }

    def fits(self):
        """Whether page and Python show the same."""
        table = sheet(self.widget.comparison)
        shown = arrangement_of(self.widget.shown, table)
        assert self.names == [row.cells[0].text for row in rows_shown(table, shown)]
        expected = [column.label for column in columns_shown(table, shown)]
        assert self.heads == expected
        of = len(table.rows)
        assert f"Rule sets shown: {len(self.names)} of {of}." in self.status.inner_text()
        assert self.problems == []


def seat_pair():
    """A number under a long name decides: the fu of a pair of the seat's and the round's wind."""
    return mj.compare("111m567p678s23s11z", "4s", seat="E", flags="riichi")


def shown(page, sample=kiriage, **options):
    return Compared(page, comparison(sample()), **options)


# --- the table


def test_a_screen_reader_meets_a_table_with_heads_and_a_caption(page):
    compared = shown(page)
    heard = compared.frame.aria_snapshot()
    name = "Each rule set with its answer, and the rules that make the difference"
    assert f'table "{name}"' in heard
    assert f'rowheader "{WRC}"' in heard
    assert 'columnheader "Points"' in heard
    assert 'columnheader "The answer"' in heard
    assert 'button "Points"' in heard
    assert 'cell "7,700 (filled in from this course)"' in heard
    assert 'cell "8,000"' in heard
    assert 'cell "no left open"' in heard
    assert 'cell "yes stated"' in heard
    assert 'checkbox "Only the differences" [checked]' in heard
    assert f'combobox "{option_name("kiriage_mangan")}"' in heard
    scopes = "[...document.querySelectorAll('.mj th')].map((head) => head.scope)"
    assert set(page.evaluate(scopes)) == {"col", "colgroup", "row"}
    compared.fits()


def test_every_comparison_on_a_page_has_its_own_name_without_notation(page):
    compared = shown(page)
    for place in (compared.frame, compared.frame.locator(".mj-compare-scroll")):
        name = place.get_attribute("aria-label")
        assert name == compared.widget.view["spoken"]
        assert name.startswith("2 of characters, 3 of characters")
    heard = compared.frame.aria_snapshot()
    assert "234567m" not in heard
    assert ", won by ron on 3 of circles. 17 rule sets give 2 different answers." in heard
    page.evaluate(
        """state => {
          const other = document.createElement('div');
          document.querySelector('main').append(other);
          window.widget.render({ model: new Model(state), el: other });
        }""",
        Compared._state(Named(comparison(noten()))),
    )
    assert compared.violations() == []


def test_the_circumstances_of_the_win_stand_beside_its_tiles(page):
    compared = shown(page, dora)
    facts = compared.frame.locator(".mj-facts li").all_inner_texts()
    assert facts == compared.widget.view["facts"]
    assert "Ura dora indicators: 5s 1m" in facts


def test_where_one_option_decides_its_values_are_offered_at_once(page):
    compared = shown(page)
    value = compared.frame.get_by_role("combobox")
    assert value.count() == 1
    assert value.locator("option").all_inner_texts() == ["any", "no (13)", "yes (4)"]
    value.select_option(label="yes (4)")
    compared.pump()
    assert compared.widget.shown["option"] == "option.kiriage_mangan"
    assert len(compared.names) == 4
    compared.fits()
    value.select_option(label="any")
    compared.pump()
    assert compared.widget.shown == AT_FIRST
    compared.fits()


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.__name__)
def test_the_cells_are_those_python_tells(page, sample):
    compared = shown(page, sample)
    table = sheet(sample())
    columns = columns_shown(table, Arrangement())
    drawn = page.evaluate(
        "[...document.querySelectorAll('tbody tr')].map((row) => [...row.cells]"
        ".filter((cell) => cell.checkVisibility()).map((cell) =>"
        " [cell.innerText, cell.querySelectorAll('.mj-compare-star').length]))"
    )
    for row, found in zip(table.rows, drawn, strict=True):
        for column, (text, stars) in zip(columns, found, strict=True):
            cell = row.cells[table.place(column.id)]
            assert (cell.text or "doesn't apply") in text
            is_answer = cell.backing == "rests" and column.id != "source"
            assert stars == (cell.backing in ("open", "silent") or is_answer)
    compared.fits()


def test_the_star_and_the_words_stand_beside_what_is_not_the_sources_own(page):
    shown(page)
    cell = page.locator("[data-ruleset=tenhou] [data-column='option.kiriage_mangan']")
    assert cell.inner_text().split() == ["no*", "–", "not", "stated"]
    note = page.locator(".mj-compare-note")
    assert note.is_visible()
    page.get_by_label("Only where the source gives a clear answer").check()
    assert not note.is_visible()


def test_numbers_stand_on_the_right_in_even_figures(page):
    shown(page)
    style = page.evaluate(
        "(({ textAlign, fontVariantNumeric }) => [textAlign, fontVariantNumeric])"
        "(getComputedStyle(document.querySelector('td[data-column=\"fact.points\"]')))"
    )
    assert style == ["end", "tabular-nums"]
    edges = page.evaluate(
        "[...document.querySelectorAll('td[data-column=\"fact.points\"] .mj-compare-value')]"
        ".map((value) => { const range = new Range(); range.selectNodeContents(value);"
        " return Math.round(range.getBoundingClientRect().right); })"
    )
    assert len(set(edges)) == 1, "a star hangs beside the figures"


# --- sorting


def test_sorting_by_keys(page):
    compared = shown(page)
    compared.tab_to("th[data-column='fact.points'] button")
    for key, way, first in (
        ("Enter", "ascending", ruleset_name("tutorial_default")),
        ("Space", "descending", ruleset_name("club")),
        ("Enter", None, ruleset_name("tutorial_default")),
    ):
        compared.keys(key)
        assert compared.sorted_heads() == ({} if way is None else {"Points": way})
        assert compared.names[0] == first
        assert compared.focused("element => element.closest('th').dataset.column") == "fact.points"
        told = compared.status.inner_text()
        assert ("Sorted by Points" in told) is (way is not None)
        assert way is None or way in told
        compared.fits()
    assert compared.widget.shown == AT_FIRST


@pytest.mark.parametrize("sample", [kiriage, settlement], ids=lambda sample: sample.__name__)
def test_every_heading_sorts(page, sample):
    compared = shown(page, sample)
    for head in compared.heads:
        for way in ("ascending", "descending"):
            compared.frame.get_by_role("button", name=head, exact=True).click()
            compared.pump()
            assert [*compared.sorted_heads().values()] == [way]
            compared.fits()


# --- filters


def test_filters_by_keys(page):
    compared = shown(page, dora)
    compared.tab_to("input[type=checkbox]")
    compared.keys("Space")
    assert compared.widget.shown == AT_FIRST | {"everything": True}
    assert "Can win" in compared.heads
    compared.fits()
    compared.keys("Tab", "Space")
    assert compared.widget.shown["settled"] is True
    compared.fits()
    compared.keys("Tab")
    compared.type(option_name("ippatsu")[:3])
    assert compared.widget.shown["option"] == "option.ippatsu"
    assert option_name("kan_dora") not in compared.heads
    compared.fits()
    compared.keys("Tab")
    compared.type("no")
    assert compared.widget.shown["play"] == "1"
    assert compared.focused("element => element.tagName") == "SELECT"
    assert compared.names == ["Japan Professional Mahjong League (A rules)", "Saikouisen Classic"]
    compared.fits()
    compared.keys("Tab", "Enter")
    assert compared.widget.shown == AT_FIRST
    assert compared.focused("element => element.textContent") == "Reset"
    compared.fits()
    assert compared.leaked() == ["Tab"] * len(compared.leaked())


def test_the_values_to_choose_from_are_those_of_the_option(page):
    compared = shown(page, settlement)
    value = compared.frame.get_by_role("combobox", name="How it's played")
    assert value.count() == 0
    compared.frame.get_by_role("combobox", name="Rule").select_option(label=option_name("oka"))
    compared.pump()
    labels = value.locator("option").all_inner_texts()
    (oka,) = (found for found in sheet(settlement()).filters if found.options == ("oka",))
    assert labels == ["any", *(own.text for own in oka.values)]
    value.select_option(label=oka.values[1].text)
    compared.pump()
    assert len(compared.names) == 3
    compared.frame.get_by_role("combobox", name="Rule").select_option(
        label=option_name("start_points")
    )
    compared.pump()
    assert compared.widget.shown["play"] == "", "a value belongs to its option"
    assert value.locator("option").all_inner_texts()[1:] == ["25,000 (15)", "30,000 (2)"]
    compared.fits()


def test_where_no_rule_set_is_left_the_table_says_so(page):
    compared = shown(page, settlement)
    chosen = {"settled": True, "option": "option.uma+uma_table", "play": "2"}
    page.evaluate("chosen => model.set('shown', chosen)", chosen)
    assert compared.frame.locator("tbody").inner_text() == "No rule set matches these filters."
    assert "Rule sets shown: 0 of 17." in compared.status.inner_text()
    assert compared.violations() == []


def test_filters_that_would_do_nothing_are_not_offered(page):
    compared = shown(page, alike)
    assert compared.frame.locator("input:visible, select:visible").count() == 0
    assert compared.heads == [
        "Rule set",
        "Change of points",
        "After the game, in thousands",
        "Its source",
    ]
    other = shown(page.context.new_page(), noten)
    assert other.frame.locator("input:visible").count() == 0
    assert other.frame.get_by_role("combobox").count() == 1


# --- what is chosen stays


def test_drawn_again_it_stands_as_it_was_left(page):
    compared = shown(page, dora)
    page.get_by_label("Only where the source gives a clear answer").check()
    compared.frame.get_by_role("combobox", name="Rule").select_option(label=option_name("ippatsu"))
    compared.frame.get_by_role("button", name="Points", exact=True).click()
    compared.pump()
    names, heads = compared.names, compared.heads
    page.evaluate(
        """() => {
          window.stop();
          document.getElementById('el').replaceChildren();
          window.stop = window.widget.render({ model, el: document.getElementById('el') });
        }"""
    )
    assert (compared.names, compared.heads) == (names, heads)
    assert compared.sorted_heads() == {"Points": "ascending"}
    assert page.get_by_label("Only where the source gives a clear answer").is_checked()
    assert compared.frame.get_by_role("combobox", name="How it's played").is_visible()
    compared.fits()


def test_two_views_of_one_widget_show_the_same(page):
    compared = shown(page)
    compared.second_view()
    page.locator("#el").get_by_role("button", name="Points", exact=True).click()
    page.locator("#second").get_by_label("Only where the source gives a clear answer").check()
    for place in ("#el", "#second"):
        assert page.locator(f"{place} tbody th").count() == 7
        assert page.locator(f"{place} th[aria-sort]").count() == 1
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map((part) => part.id)")
    assert len(ids) == len(set(ids))
    assert compared.problems == []


def test_python_arranges_the_page(page):
    compared = shown(page)
    compared.widget.arrange(sort="ruleset", down=True, settled=True)
    page.evaluate("shown => model.update({ shown })", compared.widget.shown)
    assert compared.sorted_heads() == {"Rule set": "descending"}
    compared.fits()


def test_nonsense_in_what_is_chosen_is_no_choice(page):
    compared = shown(page)
    for nonsense in ({}, {"sort": "<b>", "option": 3, "play": []}, {"option": "option.tobi"}):
        page.evaluate("given => model.set('shown', given)", nonsense)
        assert len(compared.names) == 17
    assert compared.problems == []


def test_taken_away_it_listens_no_more(page):
    shown(page)
    page.evaluate("window.stop()")
    assert page.evaluate("Object.values(model.listeners).flat().length") == 0


# --- the explanation


def test_the_explanation_is_folded_and_opens_by_key(page):
    compared = shown(page)
    lines = compared.widget.view["lines"]
    assert compared.widget.view["headline"] in compared.frame.inner_text()
    tree = compared.frame.locator(".mj-tree").first
    assert not tree.is_visible()
    compared.tab_to("summary")
    compared.keys("Enter")
    assert tree.is_visible()
    told = compared.frame.locator(".mj-tree-line").all_inner_texts()
    assert told == [line["text"] for line in lines]
    depths = page.evaluate(
        "[...document.querySelectorAll('.mj-tree-line')].map((line) => {"
        " let depth = -1; for (let p = line; p; p = p.parentElement.closest('ul')) depth++;"
        " return depth - 1; })"
    )
    assert depths == [line["depth"] for line in lines]
    assert compared.leaked() == ["Tab"] * len(compared.leaked())
    assert compared.violations() == []


def test_the_notebook_gets_its_own_keys_and_no_others(page):
    compared = shown(page)
    compared.focus()
    compared.keys("d", "d", "x", "a", "b", "j", "Enter", "ArrowDown")
    assert compared.leaked() == []
    compared.keys("Control+s", "Tab", "Escape")
    assert compared.leaked() == ["Control", "s", "Tab", "Escape"]


# --- every page


@pytest.mark.parametrize(
    ("sample", "width"),
    [
        (dora, 300),
        (settlement, 300),
        (seat_pair, 300),
        pytest.param(settlement, 400, marks=pytest.mark.slow),
        (settlement, 1200),
    ],
    ids=lambda given: getattr(given, "__name__", None),
)
def test_both_themes_and_every_width(page, sample, width):
    page.set_viewport_size({"width": width, "height": 900})
    compared = shown(page, sample, theme="true")
    compared.frame.locator("summary").click()
    compared.frame.get_by_role("combobox").first.select_option(index=1)
    compared.frame.get_by_role("button", name="Rule set").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    cards = width < 600
    assert compared.frame.locator(".mj-compare-scroll[tabindex]").count() == 0 or not cards
    assert not (cards and compared.frame.locator(".mj-compare-more").is_visible())
    edges = page.evaluate(
        "[...document.querySelectorAll('.mj, .mj select, .mj button, .mj img, .mj p, .mj td *')]"
        ".filter((part) => !part.closest('.mj-compare-scroll[tabindex]') && part.offsetParent)"
        ".map((part) => part.getBoundingClientRect().right)"
    )
    assert max(edges) == edges[0], "nothing stands out of the frame"
    for theme, ground, *rules in (
        ("true", "rgb(253, 251, 246)"),
        ("false", "rgb(30, 32, 34)", "color-contrast"),  # all else is as it was
    ):
        compared.use(theme)
        seen = page.evaluate("getComputedStyle(document.querySelector('.mj')).backgroundColor")
        assert seen == ground
        assert compared.violations(*rules) == []
    assert compared.problems == []


def test_a_wide_table_scrolls_within_itself_and_says_so(page):
    page.set_viewport_size({"width": 1000, "height": 900})
    compared = shown(page, settlement)
    more = compared.frame.get_by_text("Scroll sideways for more columns.")
    scroller = compared.frame.get_by_role("region")
    assert more.is_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 1000
    assert scroller.get_attribute("data-more-right") == ""
    assert scroller.get_attribute("data-more-left") is None
    name = page.locator("[data-ruleset=wrc] th")
    before = name.bounding_box()["x"]
    compared.tab_to(".mj-compare-scroll")
    scroller.evaluate("part => (part.scrollLeft = 9999)")
    page.wait_for_function(
        "part => part.hasAttribute('data-more-left') && !part.hasAttribute('data-more-right')",
        arg=scroller.element_handle(),
    )
    assert abs(name.bounding_box()["x"] - before) < 2, "the names stay in sight"
    page.set_viewport_size({"width": 2400, "height": 900})
    page.wait_for_function("() => document.querySelector('.mj-compare-more').hidden")
    assert scroller.get_attribute("tabindex") is None


def test_on_a_phone_every_rule_set_is_a_card_and_still_a_table_to_the_ear(page):
    page.set_viewport_size({"width": 400, "height": 900})
    compared = shown(page, dora)
    heard = compared.frame.aria_snapshot()
    assert f'rowheader "{WRC}"' in heard
    assert 'columnheader "Points"' in heard
    assert 'cell "16,000"' in heard, "the label beside a value is for the eye only"
    card = page.locator("[data-ruleset=wrc]")
    told = card.inner_text()
    for column in columns_shown(sheet(dora()), Arrangement())[1:]:
        assert column.label in told
    boxes = [cell.bounding_box() for cell in card.locator("> :visible").all()]
    assert all(low["y"] < high["y"] for low, high in pairwise(boxes))
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= 400 for box in boxes)
    assert compared.frame.get_by_text("Sort by").is_visible()
    compared.frame.get_by_role("button", name="Points", exact=True).click()
    compared.pump()
    assert compared.names[0] == ruleset_name("jpml_a")
    assert compared.sorted_heads() == {"Points": "ascending"}
    compared.fits()
    assert page.evaluate("document.documentElement.scrollWidth") <= 400


def test_touch_targets_are_large_enough(browser):
    context = browser.new_context(
        viewport={"width": 360, "height": 800}, has_touch=True, is_mobile=True
    )
    shown(context.new_page())
    sizes = context.pages[0].evaluate(
        "[...document.querySelectorAll('.mj button, .mj select, .mj label:has(input), summary')]"
        ".filter((b) => b.offsetParent).map((b) => [b.offsetWidth, b.offsetHeight, b.className])"
    )
    assert len(sizes) >= 8
    assert [size for size in sizes if size[0] < 44 or size[1] < 44] == []
    context.close()


def test_the_projector_makes_it_larger_and_takes_the_cards_earlier(page):
    page.set_viewport_size({"width": 1000, "height": 900})
    try:
        settings(projector=True)
        compared = shown(page, noten)
    finally:
        settings(projector=False)
    size = page.evaluate("getComputedStyle(document.querySelector('.mj')).fontSize")
    assert size == "28px"
    assert compared.frame.get_by_text("Sort by").is_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 1000
    assert compared.violations() == []


def test_forced_colours_keep_signs_and_sorting_visible(browser):
    context = browser.new_context(viewport={"width": 1200, "height": 900}, forced_colors="active")
    compared = shown(context.new_page())
    compared.frame.get_by_role("button", name="Points", exact=True).click()
    head = context.pages[0].locator("th[aria-sort]")
    assert "▲" in head.inner_text()
    assert head.evaluate("part => getComputedStyle(part).outlineStyle") == "solid"
    compared.tab_to("input")
    assert compared.focused("part => getComputedStyle(part).outlineStyle") == "solid"
    context.close()
