"""The comparison widget's Python side: what is sent, what is chosen, text and page without it."""

import json
import re
import shutil
import subprocess
from html.parser import HTMLParser
from itertools import product
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import mjteach as mj
import mjwidgets as mjw
from mjteach.core.hand import hand
from mjteach.riichi.compare.cases import HandAtDraw
from mjteach.riichi.compare.compare import compare_verdicts
from mjteach.riichi.compare.explain import explain_comparison
from mjteach.text import outline, render
from mjwidgets._base import STATIC
from mjwidgets._comparison.arrangement import (
    Arrangement,
    arrangement_of,
    column_named,
    columns_shown,
    is_starred,
    rows_shown,
)
from mjwidgets._comparison.sheet import NOT_OWN, sheet
from mjwidgets._comparison.still import STAR
from mjwidgets._comparison.widget import comparison, comparison_words
from support.pages.comparisons import (
    SAMPLES,
    alike,
    dora,
    kiriage,
    noten,
    ruleset_name,
    settlement,
    several_ron,
    together,
)

NODE = shutil.which("node")
needs_node = pytest.mark.skipif(NODE is None, reason="node is not installed")
every_sample = pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.__name__)


def every_choice(table):
    """Every state the filters and headings of a table can be in."""
    options = [("", "")]
    for found in table.filters:
        options += [(found.column, play) for play in ("", *(own.play for own in found.values))]
    sorts = [("", False), *product([column.id for column in table.columns], (False, True))]
    for everything, settled, option, sort in product((False, True), (False, True), options, sorts):
        yield Arrangement(everything, settled, *option, *sort)


# --- what is sent


@every_sample
def test_everything_sent_is_plain_data_with_all_its_words(sample):
    widget = comparison(sample())
    for trait in ("view", "words", "settings", "shown"):
        sent = json.dumps(getattr(widget, trait))
        assert "[compar" not in sent
        assert json.loads(sent) == getattr(widget, trait)
    assert widget.comparison == sample()


@every_sample
def test_headline_and_lines_are_those_of_the_explanation(sample):
    widget = comparison(sample())
    first, *rest = outline(explain_comparison(sample()))
    assert widget.view["headline"] == first.text
    assert [line["text"] for line in widget.view["lines"]] == [line.text for line in rest]
    assert {line["depth"] for line in widget.view["lines"]} <= {0, 1, 2}


def test_the_hand_goes_with_it_by_groups():
    hand = comparison(dora()).view["hand"]
    ends = [picture["ends"] for picture in hand["pictures"]]
    assert ends == [False, False, True, True, True], "suits, then the winning tile, then a kan"
    assert all(picture["src"].startswith("data:image/svg+xml,") for picture in hand["pictures"])
    assert comparison(several_ron()).view["hand"] is None


FLUSH = mj.compare(
    *("1122334455667m", "7m"),
    flags="riichi ippatsu",
    dora="6m6m",
    ura="4s1z",
    presets=["club", "wrc"],
)


def test_the_circumstances_of_a_win_are_told_beside_its_tiles():
    facts = [
        *("Riichi", "Ippatsu", "Seat: South wind", "Round: East wind"),
        *("Dora indicators: 6m 6m", "Ura dora indicators: 4s 1z"),
    ]
    widget = comparison(FLUSH)
    assert widget.view["facts"] == facts
    assert repr(widget).splitlines()[1] == " · ".join(facts)
    assert f"<p>{' · '.join(facts)}</p>" in mjw.show(FLUSH).html
    assert comparison(several_ron()).view["facts"] == []


@pytest.mark.parametrize(
    ("flags", "by", "told"),
    [
        ("double_riichi", "ron", "Double riichi (daburu riichi)"),
        ("open_riichi", "ron", "Open riichi"),
        ("haitei", "tsumo", "Last tile draw (haitei raoyue)"),
        ("houtei", "ron", "Last tile discard (houtei raoyui)"),
        ("chankan", "ron", "Robbing a kan (chankan)"),
        ("chiihou", "tsumo", "On the first turn, before any call"),
    ],
)
def test_what_happened_is_told_once(flags, by, told):
    found = mj.compare("234567m4588p678s", "3p", by=by, flags=flags, presets=["club"])
    facts = comparison(found).view["facts"]
    assert facts == [told, "Seat: South wind", "Round: East wind"]


def test_what_is_heard_names_the_tiles():
    view = comparison(FLUSH).view
    assert view["headline"].startswith("1122334455667m, won by ron on 7m. 2 rule sets")
    assert view["spoken"].startswith("1 of characters, 1 of characters, 2 of characters")
    assert ", won by ron on 7 of characters. 2 rule sets" in view["spoken"]
    assert view["hand"]["words"].endswith("; 7 of characters: the winning tile")
    other = comparison(several_ron()).view
    assert other["spoken"] == other["headline"]


@every_sample
def test_no_notation_is_heard(sample):
    assert not re.search(r"\d[mpsz]\b", comparison(sample()).view["spoken"])


def test_a_hand_at_a_draw_is_heard_by_name_too():
    asked = HandAtDraw(hand("123m456p789s1122z"))
    found = compare_verdicts(asked, ["club", "wrc"])
    assert "tenpai at an exhaustive draw: 1 of characters" in comparison(found).view["spoken"]


def test_the_words_of_the_frame_are_all_there():
    found = comparison_words()
    used = {
        word
        for path in (STATIC / "comparison.js", STATIC / "lib" / "compare_table.mjs")
        for word in re.findall(r"\bwords\.(\w+)", path.read_text(encoding="utf-8"))
    }
    assert used == set(found)


# --- what is chosen


def rulesets(table, **chosen):
    return [row.ruleset for row in rows_shown(table, Arrangement(**chosen))]


def test_rows_stand_by_answer_until_they_are_sorted():
    table = sheet(dora())
    answers = [group.rulesets for group in dora().groups]
    assert rulesets(table) == [ruleset for group in answers for ruleset in group]


@pytest.mark.parametrize("down", [False, True])
@every_sample
def test_sorting_keeps_every_row_and_those_without_a_place_last(sample, down):
    table = sheet(sample())
    for column in table.columns:
        rows = rows_shown(table, Arrangement(sort=column.id, down=down))
        assert sorted(row.ruleset for row in rows) == sorted(row.ruleset for row in table.rows)
        orders = [row.cells[table.place(column.id)].order for row in rows]
        placed = [order for order in orders if order is not None]
        assert placed == sorted(placed, reverse=down)
        assert orders[len(placed) :] == [None] * (len(orders) - len(placed))


def test_equal_rows_keep_their_order_either_way():
    table = sheet(kiriage())
    mangan = [row for row in rulesets(table) if row in ("club", "wrc", "saikouisen", "npm")]
    up, down = (rulesets(table, sort="fact.points", down=down) for down in (False, True))
    assert up[-4:] == down[:4] == mangan


def test_filters_leave_the_rows_that_fit():
    table = sheet(kiriage())
    settled = {row.ruleset for row in kiriage().rulesets if not row.undecided}
    assert set(rulesets(table, settled=True)) == settled
    option = "option.kiriage_mangan"
    found = dora().differences
    assert set(rulesets(table, option=option, play="1")) == {"club", "wrc", "saikouisen", "npm"}
    assert len(rulesets(table, option=option)) == 17
    assert rulesets(sheet(dora()), option="option.ippatsu", play="1", settled=True) == [
        ruleset
        for group in dora().groups
        for ruleset in group.rulesets
        if ruleset in found[-1].plays[1].rulesets and dora().of(ruleset).settled
    ]


def test_columns_are_those_that_differ_or_all_or_one_option():
    table = sheet(dora())

    def ids(**chosen):
        return {column.id for column in columns_shown(table, Arrangement(**chosen))}

    assert ids(everything=True) == {column.id for column in table.columns}
    assert ids(everything=True) - ids() == {"fact.win"}
    assert ids() - ids(option="option.ippatsu") == {
        *("option.kan_dora", "option.ura_dora", "option.kan_ura_dora"),
    }


def test_where_nothing_differs_all_facts_are_shown():
    table = sheet(alike())
    assert [column.id for column in columns_shown(table, Arrangement())] == [
        *("ruleset", "fact.changes", "fact.after_game", "source"),
    ]


@needs_node
@every_sample
def test_the_front_end_sorts_and_filters_as_python_does(sample, tmp_path):
    """Every state of small tables, some of the large ones."""
    table, view = sheet(sample()), comparison(sample()).view
    states = [*every_choice(table)]
    states = Random(7).sample(states, min(len(states), 300))
    given = tmp_path / "given.json"
    given.write_text(json.dumps({"view": view, "states": [state._asdict() for state in states]}))
    module = (STATIC / "lib" / "compared.mjs").as_uri()
    code = f"""
        import {{ readFileSync }} from "node:fs";
        import {{ chosen, columnsShown, isStarred, rowsShown }} from {json.dumps(module)};
        const {{ view, states }} = JSON.parse(readFileSync({json.dumps(str(given))}, "utf8"));
        const found = states.map((state) => {{
          const shown = chosen(state, view);
          return [shown, columnsShown(view, shown), rowsShown(view, shown), isStarred(view, shown)];
        }});
        console.log(JSON.stringify(found));
    """
    command = [NODE, "--input-type=module", "-e", code]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    for state, (shown, columns, rows, starred) in zip(states, json.loads(done.stdout), strict=True):
        assert shown == arrangement_of(state._asdict(), table)._asdict()
        assert columns == [column in columns_shown(table, state) for column in table.columns]
        assert [table.rows[number] for number in rows] == [*rows_shown(table, state)]
        assert starred is is_starred(table, state)


NONSENSE = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=4,
)
NAMES = ["everything", "settled", "option", "play", "sort", "down", "more"]


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.dictionaries(st.sampled_from(NAMES), NONSENSE | st.sampled_from(["fact.points", "1"])))
def test_nonsense_from_a_page_is_no_choice(given):
    table = sheet(kiriage())
    shown = arrangement_of(given, table)
    assert rows_shown(table, shown)
    assert shown.option == ""
    assert shown.sort in ("", "fact.points")


def test_a_choice_that_fits_the_table_is_taken_as_it_is():
    table = sheet(kiriage())
    for shown in every_choice(table):
        if shown.sort or not shown.down:
            assert arrangement_of(shown._asdict(), table) == shown


# --- from Python


def test_arranging_from_python_is_what_a_page_would_choose():
    widget = comparison(kiriage())
    text = widget.arrange(
        sort="points", down=True, option="kiriage_mangan", value=True, settled=True
    )
    assert widget.shown == {
        "everything": False,
        "settled": True,
        "option": "option.kiriage_mangan",
        "play": "1",
        "sort": "fact.points",
        "down": True,
    }
    assert text == repr(widget)
    assert len(rows_in(text)) == 4
    widget.arrange(sort="kiriage_mangan")
    assert widget.shown["sort"] == "option.kiriage_mangan"
    widget.arrange()
    assert widget.shown == Arrangement()._asdict()


def test_what_the_table_does_not_have_is_refused_with_what_it_has():
    widget = comparison(kiriage())
    for wrong, said in (
        ({"sort": "colour"}, "fact.points"),
        ({"option": "tobi"}, "kiriage_mangan"),
        ({"option": "kiriage_mangan", "value": "maybe"}, "False or True"),
    ):
        with pytest.raises(ValueError, match=said):
            widget.arrange(**wrong)
        assert widget.shown == Arrangement()._asdict()
    with pytest.raises(ValueError, match="No option does"):
        comparison(alike()).arrange(option="tobi")


def test_an_option_of_several_is_found_by_each_of_them():
    widget = comparison(together())
    for option, value in (("min_han", 2), ("kuitan", False)):
        assert len(rows_in(widget.arrange(option=option, value=value))) == 1
        assert column_named(sheet(together()), option) == "option.min_han+kuitan"


# --- as text


def rows_in(text):
    """The lines of the rule sets: neither headline nor circumstances, neither star nor count."""
    lines = [line for line in text.splitlines()[1:] if "Seat: " not in line]
    return [line for line in lines if not line.startswith((STAR, "Rule sets shown", "No rule set"))]


@every_sample
def test_the_text_tells_every_rule_set_with_what_differs(sample):
    table, text = sheet(sample()), repr(comparison(sample()))
    assert text.splitlines()[0] == render(explain_comparison(sample()).message)
    for row, line in zip(table.rows, rows_in(text), strict=True):
        assert line.startswith(f"{row.cells[0].text}. ")
        for column in columns_shown(table, Arrangement())[1:]:
            cell = row.cells[table.place(column.id)]
            assert cell.text == "" or f"{column.label}: {cell.text}" in line
            if cell.play:
                assert render_said(cell) in line


def render_said(cell):
    words = {"states": "stated", "uncertain": "uncertain", "open": "left open"}
    said = words.get(cell.backing, "not stated")
    return f"{cell.text}{STAR if cell.backing in NOT_OWN else ''} ({said})"


def test_the_text_says_what_the_star_means_and_how_much_is_left_out():
    widget = comparison(kiriage())
    assert repr(widget).splitlines()[-1].startswith(f"{STAR} Filled in from this course")
    text = widget.arrange(settled=True)
    assert STAR not in text
    assert text.splitlines()[-1] == "Rule sets shown: 7 of 17."
    assert STAR not in repr(comparison(noten()))


def test_where_no_rule_set_is_left_text_and_page_say_so():
    widget = comparison(settlement())
    text = widget.arrange(option="uma", value="by_plus_count", settled=True)
    assert rows_in(text) == []
    assert "No rule set matches these filters." in text
    data, _ = widget._repr_mimebundle_()
    columns = columns_shown(sheet(settlement()), arrangement_of(widget.shown, sheet(settlement())))
    assert Table(data["text/html"]).all("td") == [{"colspan": str(len(columns))}]


# --- as a page without a kernel


class Table(HTMLParser):
    """What a table says: its rows of cells, and the attributes of every tag."""

    def __init__(self, html):
        super().__init__()
        self.rows, self.tags = [], []
        self.feed(html)

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))
        if tag == "tr":
            self.rows.append([])
        if tag in ("td", "th"):
            self.rows[-1].append("")

    def handle_data(self, data):
        if self.rows and self.rows[-1]:
            self.rows[-1][-1] += data

    def all(self, tag):
        return [attrs for name, attrs in self.tags if name == tag]


def test_the_page_is_a_table_with_heads_and_a_caption():
    data, _ = comparison(kiriage())._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in data
    assert data["text/plain"] == repr(comparison(kiriage()))
    page = Table(data["text/html"])
    scopes = [attrs["scope"] for attrs in page.all("th")]
    assert scopes == ["col"] * 5 + ["row"] * 17
    assert len(page.all("caption")) == len(page.all("table")) == 1
    assert page.all("img")[0]["alt"].startswith("2 of characters")
    assert "details" in {tag for tag, _ in page.tags}
    assert not {"script", "style", "iframe"} & {tag for tag, _ in page.tags}
    head, *rows = page.rows
    assert head == [column.label for column in columns_shown(sheet(kiriage()), Arrangement())]
    found = {row[0]: row for row in rows}
    assert found[ruleset_name("wrc")][1:4:2] == ["8,000", "yes✓ stated"]
    assert found[ruleset_name("tenhou")][1:4:2] == ["7,700*", "no*– not stated"]


def test_numbers_stand_on_the_right():
    data, _ = comparison(kiriage())._repr_mimebundle_()
    cells = Table(data["text/html"]).all("td")
    assert "text-align:right;font-variant-numeric:tabular-nums" in cells[0]["style"]
    assert "text-align:left" in cells[1]["style"]


def test_the_page_follows_what_is_chosen():
    widget = comparison(kiriage())
    widget.arrange(sort="ruleset", option="kiriage_mangan", value=True)
    data, _ = widget._repr_mimebundle_()
    names = [row[0] for row in Table(data["text/html"]).rows[1:]]
    playing = map(ruleset_name, ("club", "npm", "saikouisen", "wrc"))
    assert names == sorted(playing, key=str.casefold)
    assert "Rule sets shown: 4 of 17." in data["text/html"]


def test_it_may_begin_with_what_sources_settle():
    widget = comparison(kiriage(), settled=True)
    data, _ = widget._repr_mimebundle_()
    assert Table(data["text/html"]).rows[1:]
    assert all("*" not in cell for row in Table(data["text/html"]).rows for cell in row)
    assert "Rule sets shown: 7 of 17." in data["text/html"]
    widget.arrange()
    assert len(Table(widget._repr_mimebundle_()[0]["text/html"]).rows) == 1 + 17


def test_folded_nothing_is_seen_until_it_is_opened():
    data, _ = comparison(kiriage(), folded=True)._repr_mimebundle_()
    assert re.match(r"<details><summary>Open the table</summary>", data["text/html"])
    assert data["text/html"].endswith("</details>")


def test_a_bare_comparison_is_drawn_as_the_page():
    drawn = mjw.show(kiriage())
    data, _ = comparison(kiriage())._repr_mimebundle_()
    assert drawn.html == data["text/html"]
    assert drawn.text == data["text/plain"]


def test_the_projector_is_for_the_widgets_made_under_it():
    assert comparison(noten()).settings == {"projector": False}
    try:
        mjw.settings(projector=True)
        assert comparison(noten()).settings == {"projector": True}
    finally:
        mjw.settings(projector=False)
