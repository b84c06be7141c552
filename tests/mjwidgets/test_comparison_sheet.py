"""A comparison laid out as a table: what stands in it, in which order, and whose value it is."""

import re

import pytest

import mjteach as mj
from mjteach.core.message import Message
from mjteach.riichi.compare.compare import compare
from mjteach.riichi.compare.difference import Said, heads_of, source_stance
from mjteach.riichi.compare.words import option_names
from mjteach.riichi.context import WinBy, WinContext
from mjteach.riichi.presets import PRESETS
from mjteach.riichi.score import Limit
from mjteach.text import render
from mjteach.text.bundles import files_of
from mjwidgets._comparison.hand import hand_of
from mjwidgets._comparison.sheet import NOT_OWN, Backing, ColumnGroup, sheet
from mjwidgets._comparison.values import fact_order, fact_text, order_of, ranks
from support.pages.comparisons import (
    SAMPLES,
    alike,
    dora,
    incomplete,
    kiriage,
    other_club,
    refused,
    settlement,
    several_ron,
    together,
)

every_sample = pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.__name__)


def cells_of(table, column):
    """The cells of a column by rule set."""
    place = table.place(column)
    return {row.ruleset: row.cells[place] for row in table.rows}


def texts(table, column):
    return {ruleset: cell.text for ruleset, cell in cells_of(table, column).items()}


# --- rows and columns


def test_a_hand_whose_points_depend_on_one_option():
    table = sheet(kiriage())
    differing = [column.id for column in table.columns if column.differs]
    assert differing == [
        *("ruleset", "fact.points", "fact.limit", "option.kiriage_mangan", "source"),
    ]
    assert texts(table, "fact.points")["wrc"] == "8,000"
    assert texts(table, "fact.points")["jpml_a"] == "7,700"
    assert texts(table, "fact.limit")["wrc"] == "mangan"
    assert texts(table, "option.kiriage_mangan")["wrc"] == "yes"
    assert texts(table, "fact.win")["wrc"] == "yes"
    numbers = [column.id for column in table.columns if column.is_number]
    assert numbers == ["fact.points", "fact.han", "fact.fu"]


def test_what_decides_stands_before_the_lists():
    columns = [column.id for column in sheet(dora()).columns]
    last_option = max(place for place, id in enumerate(columns) if id.startswith("option."))
    assert columns[last_option + 1 :] == ["fact.yaku", "fact.dora", "source"]


@pytest.mark.parametrize(
    ("given", "by", "columns"),
    [
        ("234567m4588p678s 3p", "ron", set()),
        ("234567m4588p678s 3p", "tsumo", {"fact.payments"}),
        ("19m19p19s1234567z 1m", "ron", set()),
        ("11122233344z55s 5s", "ron", set()),
        ("1112223334445s 5s", "ron", {"fact.yakuman"}),
    ],
)
def test_who_pays_and_how_many_yakuman_are_told_where_nothing_else_says_it(given, by, columns):
    held, tile = given.split()
    rules = other_club(double_yakuman_hands=("daisuushii", "suuankou_tanki"))
    found = compare(mj.hand(held), mj.tiles(tile)[0], WinContext(by=WinBy(by)), ["wrc", rules])
    told = {column.id for column in sheet(found).columns}
    assert told & {"fact.payments", "fact.yakuman"} == columns


@every_sample
def test_every_rule_set_has_one_row_and_every_row_all_cells(sample):
    found = sample()
    table = sheet(found)
    assert sorted(row.ruleset for row in table.rows) == sorted(
        row.ruleset for row in found.rulesets
    )
    for row in table.rows:
        assert len(row.cells) == len(table.columns)
        assert found.groups[row.answer].outcome == found.of(row.ruleset).outcome
    answers = [row.answer for row in table.rows]
    assert answers == sorted(answers), "rows stand by answer"


@every_sample
def test_a_column_differs_where_its_cells_do(sample):
    table = sheet(sample())
    for column in table.columns:
        if column.group is ColumnGroup.ANSWER:
            assert column.differs is (len(set(texts(table, column.id).values())) > 1), column.id


@every_sample
def test_no_word_is_missing(sample):
    table = sheet(sample())
    shown = [column.label for column in table.columns]
    shown += [cell.text for row in table.rows for cell in row.cells]
    shown += [value.text for found in table.filters for value in found.values]
    assert not [text for text in shown if text.startswith("[")]
    assert all(column.label for column in table.columns)


def test_every_fact_an_answer_can_have_has_a_heading():
    catalog = "\n".join(path.read_text("utf-8") for path in files_of("compare", "en"))
    facts = set(re.findall(r"^compare-fact-([a-z_]+) ", catalog, re.MULTILINE))
    assert len(facts) > 30
    for fact in facts:
        assert not render(Message(f"comparison.fact.{fact}")).startswith("[")


def test_a_refused_hand_has_no_value_and_its_cells_are_empty():
    table = sheet(refused())
    assert texts(table, "fact.win") == {"tutorial_default": "yes", "club": "no"}
    empty = cells_of(table, "fact.points")["club"]
    assert (empty.text, empty.order, empty.backing) == ("", None, Backing.NONE)


def test_a_hand_is_complete_where_nothing_else_is_said():
    table = sheet(incomplete())
    assert texts(table, "fact.complete") == {"tutorial_default": "no", "club": "yes"}


def test_options_that_decide_only_together_share_a_column():
    (found,) = sheet(together()).filters
    assert found.options == ("min_han", "kuitan")
    shown = texts(sheet(together()), found.column)
    assert shown["club"].count("; ") == 1
    assert shown["club"] != shown["tutorial_default"]


def test_an_option_that_belongs_to_another_is_not_told_apart():
    table = sheet(settlement())
    found = next(own for own in table.filters if "uma" in own.options)
    assert found.column == "option.uma+uma_table"
    assert texts(table, found.column)["wrc"] == "15, 5, -5, -15"


def test_where_all_agree_no_option_decides():
    table = sheet(alike())
    assert table.filters == ()
    groups = {column.group for column in table.columns}
    assert groups == {ColumnGroup.RULESET, ColumnGroup.ANSWER}


@every_sample
def test_the_values_of_an_option_are_those_in_its_column(sample):
    table = sheet(sample())
    for found in table.filters:
        plays = [cell.play for cell in cells_of(table, found.column).values()]
        assert {value.play for value in found.values} == set(plays)
        for value in found.values:
            assert value.text.endswith(f"({plays.count(value.play)})")


# --- whose value it is


def test_stated_left_open_or_silent():
    cells = cells_of(sheet(several_ron()), "option.multiple_ron")
    backings = {ruleset: cells[ruleset].backing for ruleset in ("wrc", "kml_handbook", "mleague")}
    assert backings == {"wrc": "states", "kml_handbook": "open", "mleague": "silent"}


def test_what_is_only_read_so_is_marked_as_uncertain():
    won = mj.value("123m456m789p23s55p", "4s", flags="riichi ippatsu")
    found = compare(won.hand, won.winning_tile, won.context, ["wrc", "jpml_a", "club"])
    table = sheet(found)
    wanted = {"wrc": "uncertain", "jpml_a": "states", "club": "states"}
    for column in ("option.ippatsu", "source"):
        cells = cells_of(table, column)
        assert {ruleset: cells[ruleset].backing for ruleset in wanted} == wanted
    assert texts(table, "source")["wrc"] == "uncertain about Ippatsu"
    assert {row.ruleset: row.settled for row in table.rows} == {
        ruleset: backing == "states" for ruleset, backing in wanted.items()
    }


@every_sample
def test_what_a_source_does_not_state_is_never_shown_as_its_own(sample):
    """Against the presets: every option of every rule set, and every answer that rests on one."""
    found = sample()
    table = sheet(found)
    own = {row.ruleset for row in found.rulesets if row.ruleset != "club"}  # may be made up
    for difference, own_filter in zip(found.differences, table.filters, strict=True):
        cells = cells_of(table, own_filter.column)
        for ruleset in own:
            words = {
                source_stance(PRESETS[ruleset], option) for option in heads_of(difference.options)
            }
            stated = words == {Said.STATES}
            doubted = not PRESETS[ruleset].uncertain.keys().isdisjoint(difference.options)
            assert (cells[ruleset].backing is Backing.STATES) is (stated and not doubted)
            assert (cells[ruleset].backing in NOT_OWN) is not stated
    for column in table.columns:
        if column.group is ColumnGroup.ANSWER:
            for ruleset, cell in cells_of(table, column.id).items():
                rests = bool(found.of(ruleset).undecided) and cell.text != ""
                assert (cell.backing is Backing.RESTS) is rests


def test_the_source_column_names_what_is_not_settled():
    table = sheet(kiriage())
    shown, settled = texts(table, "source"), {row.ruleset: row.settled for row in table.rows}
    assert shown["wrc"] == "settles the question"
    for ruleset in ("kml_handbook", "tenhou"):
        undecided = kiriage().of(ruleset).undecided
        assert undecided
        assert all(render(name) in shown[ruleset] for name in option_names(undecided))
    assert (settled["wrc"], settled["tenhou"]) == (True, False)


# --- the order of values


def test_numbers_stand_by_size_and_none_has_no_place():
    cells = cells_of(sheet(dora()), "fact.fu")
    assert (cells["jpml_a"].text, cells["jpml_a"].order) == ("50", 0)
    assert (cells["wrc"].text, cells["wrc"].order) == ("fu make no difference", None)
    points = cells_of(sheet(dora()), "fact.points")
    by_points = sorted(points.values(), key=lambda cell: cell.order)
    assert list(dict.fromkeys(cell.text for cell in by_points)) == ["6,400", "16,000", "24,000"]


def test_limits_stand_from_the_lowest_and_below_them_what_has_none():
    orders = [fact_order("limit", limit) for limit in (None, *Limit)]
    assert orders == sorted(orders)
    assert len(set(orders)) == len(orders)


def test_payments_and_dora_stand_by_their_amount():
    assert fact_order("payments", (("dealer", 2000),)) < fact_order("payments", ((None, 7700),))
    few, many = (("dora", 1),), (("dora", 1), ("ura_dora", 5))
    assert fact_order("dora", ()) < fact_order("dora", few) < fact_order("dora", many)


def test_values_of_all_kinds_have_an_order():
    """An option can be a word or several numbers."""
    values = [
        None,
        True,
        2,
        "by_plus_count",
        (20, 10, -10, -20),
        (15, 5, -5, -15),
        (),
        Limit.MANGAN,
    ]
    places = ranks(order_of(value) for value in values)
    assert sorted(places) == list(range(len(values)))
    assert order_of((15, 5)) < order_of((20, 10))


def test_names_stand_by_the_alphabet():
    table = sheet(dora())
    cells = cells_of(table, "ruleset").values()
    by_place = [cell.text for cell in sorted(cells, key=lambda cell: cell.order)]
    assert by_place == sorted(by_place, key=str.casefold)


@pytest.mark.parametrize(
    ("name", "value", "text"),
    [
        ("points", 12000, "12,000"),
        ("han", None, "han make no difference"),
        ("yaku", ("riichi", "pinfu"), "Riichi and Pinfu"),
        ("yaku", (), "no yaku"),
        ("winners", ("B", "D"), "B and D win"),
        ("drawn", True, "yes"),
        ("changes", (3000, -1000, -1000, -1000), "A +3,000, B -1,000, C -1,000 and D -1,000"),
        ("next_hand", Message("list.none"), "none"),
    ],
)
def test_a_fact_stands_without_its_name(name, value, text):
    assert fact_text(name, value) == text


# --- the hand


def test_the_hand_is_drawn_by_suits_with_its_winning_tile_and_its_sets_apart():
    drawn = hand_of(dora().subject)
    assert [[tile.code for tile in piece.tiles] for piece in drawn.pieces()] == [
        ["5m", "6m", "7m"],
        ["4p", "5p", "8p", "8p"],
        ["6s", "7s", "8s"],
        ["3p"],
        ["2m", "2m", "2m", "2m"],
    ]
    assert drawn.groups[1][0].mark == "win"
    assert [tile.back for tile in drawn.groups[2]] == [True, False, False, True]
    assert drawn.words().startswith("5 of characters, 6 of characters")
    assert hand_of(several_ron().subject) is None
