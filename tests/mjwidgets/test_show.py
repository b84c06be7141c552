"""Still pictures: what is drawn, in which order, and what is said for those who cannot see it."""

import html
import re
from urllib.parse import unquote

import pytest
from IPython.testing.globalipapp import start_ipython

import mjteach as mj
import mjwidgets as mjw
from mjteach.api.rulebook import Rule
from mjteach.core.errors import GivenError, NotationError
from mjteach.core.message import Explanation, msg
from mjwidgets._show import register


def alts(picture):
    """The texts of the pictures that are not mere decoration."""
    return [html.unescape(alt) for alt in re.findall(r'<img alt="([^"]+)"', picture.html)]


@pytest.mark.parametrize(
    ("what", "text"),
    [
        ("23m 55p", "23m 55p"),
        (mj.Tile.RED_P5, "0p"),
        (mj.tiles("258m"), "258m"),
        (mj.hand("123m456m789p23s55p"), str(mj.hand("123m456m789p23s55p"))),
        ("1m + pon 5*55z", "1m + pon 5*55z"),
    ],
)
def test_tiles_as_text(what, text):
    assert repr(mjw.show(what)) == text


def test_a_space_leaves_a_gap_and_every_tile_is_named():
    assert alts(mjw.show("23m 0p")) == ["2 of characters, 3 of characters", "red 5 of circles"]


def test_the_place_of_a_missing_tile_is_empty():
    (gap, pair) = alts(mjw.show("4_6p 7_z"))
    assert gap == "4 of circles, a missing tile, 6 of circles"
    assert pair == "red dragon, a missing tile"
    with_tile, empty = (unquote(mjw.show(text).html) for text in ("456p", "4_6p"))
    assert ("stroke-dasharray" in with_tile, "stroke-dasharray" in empty) == (False, True)


def test_what_is_missing_is_nothing_to_read():
    assert "5" not in mjw.predict("Which?", mj.tiles("5p"), about="4_6p").view["drawn"][0]["words"]


@pytest.mark.parametrize("notation", ["_", "_p", "4__6p", "4p _"])
def test_a_gap_stands_beside_a_tile_and_alone(notation):
    with pytest.raises(NotationError):
        mjw.show(notation)


def test_melds_lie_as_on_the_table():
    assert alts(mjw.show("1m + chi 4*35m + ankan 1111z")) == [
        "1 of characters",
        "4 of characters (sideways), 3 of characters, 5 of characters",
        "face down, East wind, East wind, face down",
    ]


def test_a_reading_keeps_its_groups_together():
    first, second = mj.readings("2234455m", "3m")
    assert alts(mjw.show(first)) != alts(mjw.show(second))
    assert str(mjw.show((first, second))).count("3m completed") == 2


def test_a_result_shows_its_sets_then_its_reasons():
    result = mj.value("340567m22p678s + chi 2*34s", "2p", seat="E", rules="wrc")
    picture = mjw.show(result)
    told = alts(picture)
    assert told[-1] == "2 of bamboo (sideways), 3 of bamboo, 4 of bamboo"
    assert any("red 5 of characters" in alt for alt in told)
    assert sum("2 of circles: the winning tile" in alt for alt in told) == 1
    reasons = [html.unescape(text) for text in re.findall(r"<summary>([^<]+)", picture.html)]
    assert reasons, "many reasons are folded"
    assert all(reason.strip() in str(picture) for reason in reasons)


@pytest.mark.parametrize(
    "what",
    [
        mj.waits("23m"),
        mj.furiten("34567m22p789s111z", "2m"),
        mj.why(mj.waits("23m")),
        mj.waits("123m456p789s1111z"),
    ],
)
def test_reasons_start_with_the_result(what):
    picture = mjw.show(what)
    first = str(picture).splitlines()
    assert picture.html.count("<strong>") <= 1
    assert any(line and html.escape(line) in picture.html for line in first)


def test_text_is_escaped():
    picture = mjw.show(Explanation(msg("widget.ruleset", ruleset="<b>&")))
    assert "<b>" not in picture.html
    assert "&lt;b&gt;&amp;" in picture.html


def test_what_cannot_be_drawn_is_named():
    for what in ({}, 7, None, b"1m", ["1m", 3], dict):
        with pytest.raises(
            GivenError, match=r"There's no picture of .* Give tiles, a hand or a result"
        ):
            mjw.show(what)


DEAL = mj.recorded_deal("first")
REFUSED = {
    "table": (mjw.table, [7, "x", DEAL, None], "isn't a deal"),
    "table_text": (mjw.table_text, [7, DEAL], "isn't a deal"),
    "why_not": (lambda what: mjw.why_not(what, "A pon 2s"), [7, DEAL], "isn't a deal"),
    "step_through": (mjw.step_through, [7, [], [7], DEAL[0]], "nothing to step through"),
    "a name": (mjw.step_through, ["first", "log.xml"], "have to open"),
    "go": (mjw.step_through(DEAL, "A").go, ["x", None], "isn't a number"),
    "comparison": (mjw.comparison, [7, DEAL], "isn't a comparison"),
    "fu_sheet": (mjw.fu_sheet, [7, "123m"], "isn't a finished hand"),
    "river": (mjw.river, [7, None], "isn't a tile"),
    "riichi": (
        lambda place: mjw.river("123m", riichi=place),
        ["x", 1.5],
        "doesn't say which discards you mean",
    ),
    "called": (
        lambda places: mjw.river("123m", called=places),
        ["x", 1.5],
        "doesn't say which discards you mean",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_no_table_or_result_is_refused_in_one_sentence(name):
    call, given, said = REFUSED[name]
    for what in given:
        with pytest.raises(GivenError, match=said):
            call(what)


@pytest.mark.parametrize("what", ["1m" * 141, [mj.Tile.M1] * 10**5, "1m " * 141])
def test_more_tiles_than_a_set_has_are_not_drawn(what):
    with pytest.raises(GivenError, match="Show at most 140 at once"):
        mjw.show(what)
    assert mjw.show("123456789m" * 4)


@pytest.fixture(scope="module")
def formatters():
    display = start_ipython().display_formatter
    display.active_types = ["text/plain", "text/html"]
    register()
    return display


@pytest.mark.parametrize(
    ("value", "drawn"),
    [
        (mj.hand("123m456m789p23s55p"), True),
        (mj.Tile.P5, True),
        (mj.waits("23m"), True),
        (mj.readings("2234455m", "3m")[0], True),
        (mj.rule("R2.6.2-d"), True),
        ((1, 2), False),
        ((), False),
        (7, False),
    ],
)
def test_a_bare_value_at_the_end_of_a_cell_is_drawn(formatters, value, drawn):
    data, _ = formatters.format(value)
    assert ("text/html" in data) is drawn
    assert data["text/plain"] == (str(mjw.show(value)) if drawn else repr(value))


def test_a_tuple_looks_as_everywhere(formatters):
    data, _ = formatters.format(mj.tiles("258m"))
    assert data == {"text/plain": "(2m, 5m, 8m)"}


def test_settings_are_followed_by_what_comes_later():
    plain = mjw.show("5p").html
    try:
        mjw.settings(indices=False)
        assert mjw.show("5p").html != plain
    finally:
        mjw.settings(indices=True)
    assert mjw.show("5p").html == plain


@pytest.mark.parametrize(
    ("rules", "name"),
    [(mj.preset("wrc"), "World Riichi"), (mj.korean.table("samsik"), "Korean mahjong")],
)
def test_a_rule_set_of_either_game_tells_of_itself(rules, name):
    shown = mjw.show(rules)
    first, *lines = shown.text.splitlines()
    assert first.startswith(name)
    assert len(lines) > 20
    assert "<details>" in shown.html


def test_a_verdict_is_answered_and_every_line_is_for_or_against():
    state = mj.recorded_deal("first")[44]
    question, *lines = mjw.show(mj.why(state, "A pon 2s")).text.splitlines()
    assert question == "Can you call pon on the 2s? No. There are two reasons why not."
    signs = [line.split()[0] for line in lines]
    assert (signs.count("✗"), signs.count("✓")) == (2, 4)
    assert "There's no 2s in your hand" in next(line for line in lines[-2:] if "✗" in line)
    allowed = mjw.show(mj.why(mj.recorded_deal("first")[1], "A discard 9m")).text
    assert allowed.startswith("Can you discard the 9m? Yes.\n  ✓")
    assert "✗" not in allowed


@pytest.mark.parametrize(
    "refused",
    [
        mj.value("23467m567p88s + pon 22*2p", "8m", rules=mj.RuleSet(kuitan=False)),
        mj.korean.count("123m456m789p24p55p", "3p"),
    ],
)
def test_a_hand_that_may_not_win_says_so_once(refused):
    headline = "The tiles are complete, but this hand "
    lines = mjw.show(refused).text.splitlines()
    assert sum(headline in line for line in lines) == 1
    assert [line for line in lines if "✗" in line] == [lines[2]]


def test_what_is_no_verdict_has_no_answer_and_no_signs():
    shown = mjw.show(mj.waits("34567m22p789s111z")).text
    assert not {"✓", "✗"} & {*shown}


def test_white_dragons_are_blank_in_many_sets():
    framed, blank = mjw.show("55z 6z"), mjw.show("55z 6z", frame=False)
    assert framed.text == blank.text
    assert framed.html != blank.html
    assert mjw.show("6z", frame=False).html == mjw.show("6z").html


def test_every_stick_is_drawn_with_its_dots_and_told():
    made = mjw.sticks()
    assert made.text.splitlines() == [
        "10,000: many dots",
        "5,000: five red dots",
        "1,000: one red dot",
        "500: eight dots, but on a stick of another colour",
        "100: eight black dots",
    ]
    drawn = [unquote(source) for source in re.findall(r'src="([^"]+)"', made.html)]
    assert [picture.count("h0") for picture in drawn] == [19, 5, 1, 8, 8]
    assert len(set(drawn)) == len(drawn)


def test_a_rule_is_text_and_no_html():
    shown = mjw.show(Rule("R1.1-a", "<b>Tiles</b>", "<script>1</script>", ("club",)))
    assert "<script>" in shown.text
    assert "<script>" not in shown.html
    assert "&lt;b&gt;Tiles" in shown.html
