"""The picture of a table as a learner gets it: what is drawn, what is said, what stays hidden."""

import html
import re
import warnings
from xml.etree import ElementTree as ET

import pytest

import mjwidgets as mjw
from mjteach.core.hand import hand
from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import Tile, parse_tiles
from mjteach.puzzles.scenes import Board
from mjteach.riichi.furiten.events import OwnDiscard
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.state import AskedTile, Phase
from mjteach.riichi.round.variant import advance, start_round, step, why
from mjteach.riichi.round.view import view
from mjteach.riichi.rules import RuleSet
from mjteach.riichi.setup.wall import shuffled_wall
from mjwidgets._base import sheet
from mjwidgets._table.board import drawing
from mjwidgets._table.marks import marks_of
from mjwidgets._table.picture import table, table_text, why_not
from mjwidgets._table.svg import table_svg
from mjwidgets._table.words import position, title
from support.rounds.samples import FULL, built, played_with

RIICHI, RON, SHOW = ActionKind.RIICHI, ActionKind.RON, ActionKind.SHOW
LIVELY = (RIICHI, ActionKind.PON, RON)


@pytest.fixture(autouse=True)
def strict():
    """A message without words would only warn."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        yield


def alt(picture):
    return html.unescape(re.search(r'<img alt="([^"]+)"', picture.html)[1])


def svg(seen, seat=Seat.A):
    drawn = drawing(Board(seen, seat, ()), marks_of(seen))
    return table_svg(drawn, title(seen), "words <&>'", width=720, index=True)


def lines(seen, **options):
    return {told.label: told.text for told in position(seen, **options)}


# --- the picture


@pytest.mark.parametrize("sets", FULL.values(), ids=FULL)
def test_a_picture_stands_alone(sets):
    text = svg(built(sets=sets, discards=20))
    root = ET.fromstring(text)
    assert root.get("viewBox")
    assert root.get("width") == "720"
    ids = {found.get("id") for found in root.iter() if found.get("id")}
    used = {found.get("href")[1:] for found in root.iter("{http://www.w3.org/2000/svg}use")}
    assert used == ids
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
    assert "url(" not in text
    assert "words &lt;&amp;&gt;" in text


def test_the_same_table_gives_the_same_bytes():
    assert svg(built()) == svg(built())
    assert svg(built()) != svg(built(honba=1))


def test_every_look_has_a_rule_and_a_colour_in_both_themes():
    text = svg(built(sets=FULL["added kans"], discards=20, dealer=Seat.B))
    looks = {look for names in re.findall(r"class='([^']+)'", text) for look in names.split()}
    looks -= {"mj-board", "plain"}
    assert all(f".{look}" in sheet("table") for look in looks)
    light, dark = re.search(
        r"svg\{(.*?)\}@media\(prefers-color-scheme:dark\)\{svg\{(.*?)\}\}", text
    ).groups()
    wanted = set(re.findall(r"var\((--mj-[\w-]+)\)", sheet("table")))
    for colours in (light, dark):
        assert wanted <= set(re.findall(r"(--mj-[\w-]+):#", colours))
    assert light != dark


def test_corner_numbers_and_size_follow_the_settings():
    seen = built()
    usual = table(seen).html
    before = mjw.settings()
    mjw.settings(indices=False, projector=True)
    try:
        changed = table(seen).html
    finally:
        mjw.settings(**before._asdict())
    assert "width='720'" in usual
    assert "width='1440'" in changed
    assert len(changed) < len(usual)
    assert table(seen).html == usual


# --- who sees what


def test_a_round_is_drawn_as_a_seat_sees_it_or_with_open_hands():
    state = played_with(*LIVELY)[40]
    for seat in SEATS:
        told = lines(view(state, seat))
        assert table_text(state, seat).count("hidden tiles in hand") == 3
        assert sum("Hand:" in text for text in told.values()) == 1
    assert "hidden" not in table_text(state)
    assert table_text(view(state, Seat.B)) == table_text(state, Seat.B)


def test_no_hidden_tile_is_in_the_picture():
    """The same view from other hidden hands and another wall gives the same bytes."""
    state = played_with(*LIVELY)[40]
    other = with_other_hidden_tiles(state, Seat.B)
    assert table(other, Seat.B).html == table(state, Seat.B).html
    assert table(other, Seat.C).html != table(state, Seat.C).html


def with_other_hidden_tiles(state, viewer):
    """A state that ``viewer`` cannot tell from this one."""
    seats = list(state.seats)
    hidden = [seat for seat in SEATS if seat != viewer and seats[seat].hand.drawn is None]
    first, second = [s for s in hidden if len(seats[s].hand.concealed) == 13][:2]
    swapped = seats[second].hand.concealed, seats[first].hand.concealed
    for seat, concealed in zip((first, second), swapped, strict=True):
        own = seats[seat].hand._replace(concealed=concealed)
        seats[seat] = seats[seat]._replace(hand=own)
    tiles = list(state.wall.tiles)
    tiles[state.taken : 122] = reversed(tiles[state.taken : 122])
    return state._replace(seats=tuple(seats), wall=state.wall._replace(tiles=tuple(tiles)))


def test_show_draws_views_and_rounds():
    state = played_with(*LIVELY)[40]
    assert mjw.show(view(state, Seat.B)) == table(state, Seat.B)
    assert mjw.show(state) == table(state)


def test_a_seat_that_is_not_the_viewers_is_refused():
    with pytest.raises(ValueError, match=r"this table as B\. Name B"):
        table(built(Seat.B), Seat.C)
    assert table(built(None), Seat.C).html != table(built(None), Seat.A).html


# --- in words


def test_the_words_tell_the_whole_position():
    seen = built(
        Seat.B,
        sets=["pon 55*5z", "ankan 9999m"],
        honba=1,
        deposits=2,
        indicators="5p3z",
        kans=1,
        dealer=Seat.A,
    )
    told = lines(seen)
    assert list(told) == [
        "Deal",
        "Dora indicators",
        "South, you, in riichi",
        "West, in riichi",
        "North, in riichi, with a dead hand",
        "East, dealer, in riichi",
        "Now",
    ]
    assert told["Deal"] == (
        "East 1. One honba counter lies on the table. 2 riichi sticks lie on the table. "
        "44 tiles are left to draw."
    )
    assert told["Dora indicators"] == "5 of circles, West wind."
    own = told["South, you, in riichi"]
    assert own.startswith("25,000 points. Hand: ")
    assert "called triplet (pon) white dragon, white dragon, white dragon" in own
    assert "with white dragon from North" in own
    assert "8 hidden tiles in hand." in told["West, in riichi"]
    assert "(riichi, straight from the draw)" in own
    assert "(called by another player)" in own
    assert told["Now"] == "It's East's turn."


def test_every_discard_is_told_in_order():
    seen = built()
    tiles = tuple(discard.tile for discard in seen.players[1].river)
    river = lines(seen, names=False)["South, in riichi"].partition("River: ")[2].rstrip(".")
    codes = [entry.partition(" ")[0] for entry in re.split(r", (?![sc])", river)]
    assert codes == [str(tile) for tile in tiles]


def test_what_has_just_happened_is_told_and_marked():
    state = advance(start_round(RuleSet(), shuffled_wall("a wall", RuleSet())))
    drawn = state.seats[state.turn].hand.drawn
    state = step(state, Action(ActionKind.DISCARD, state.turn, drawn, drawn=True))
    assert lines(view(state, Seat.A))["Now"].startswith("You've discarded ")
    assert lines(view(state, Seat.C))["Now"].startswith("East has discarded ")
    assert "mark now" in svg(view(state, Seat.C))
    assert "framed: the last tile played" in table(state, Seat.C).html


def test_the_end_is_told():
    over = played_with(*LIVELY)[-1]
    win = over.end.wins[0]
    told = lines(view(over, win.seat))["Now"]
    assert told.startswith(f"You receive {win.changes[win.seat]:,} points.")
    drawn = played_with(SHOW)[-1]
    assert "The wall has run out. Tenpai: " in lines(view(drawn, None))["Now"]


def test_alt_and_text_say_the_same_with_names_and_with_notation():
    picture = table(built())
    assert alt(picture).startswith("The table in East 1, as East sees it. Deal: East 1.")
    assert "of circles" in alt(picture)
    assert "of circles" not in picture.text
    assert picture.text == table_text(built())
    assert repr(picture) == picture.text


def test_under_a_picture_its_words_can_be_opened():
    page = html.unescape(table(built()).html)
    assert page.count("<details><summary>In words</summary>") == 1
    for told in position(built()):
        assert f"<p><b>{told.label}:</b> {told.text}</p>" in page


# --- why not


def furiten():
    """East waits on 2s and 5s, has 2s in the river, and West discards 5s."""
    state = advance(start_round(RuleSet(), shuffled_wall("a wall", RuleSet())))
    own = hand("345m456m55p678p34s")
    east = state.seats[Seat.A]._replace(
        hand=own,
        waits=parse_tiles("25s"),
        river=(OwnDiscard(Tile.P1), OwnDiscard(Tile.S2), OwnDiscard(Tile.M9)),
    )
    west = state.seats[Seat.C]._replace(river=(OwnDiscard(Tile.S5),))
    asked = AskedTile(Seat.C, Tile.S5, ActionKind.DISCARD, waiting=(Seat.A,))
    seats = (east, state.seats[1], west, state.seats[3])
    return state._replace(seats=seats, asked=asked, phase=Phase.CALL, turn=Seat.C)


def test_the_reasons_against_are_listed_and_marked():
    state = furiten()
    action = Action(ActionKind.RON, Seat.A, Tile.S5)
    verdict = why(state, action)
    assert "ron_furiten_discard" in [finding.check for finding in verdict.failures]
    picture = why_not(state, action)
    signs = re.findall(r"<li><span>(.)</span>", picture.html)
    assert len(signs) == len(verdict.findings)
    assert signs.count("✗") == len(verdict.failures)
    assert (
        "framed, with an exclamation mark: one of the reasons has to do with this tile"
        in picture.html
    )
    assert picture.text.splitlines()[1].startswith("No.")
    assert picture.text.endswith(table_text(state, Seat.A))
    assert table(state, Seat.A, verdict=verdict).html in picture.html


def test_what_is_allowed_is_said_too():
    state = advance(start_round(RuleSet(), shuffled_wall("a wall", RuleSet())))
    tile = state.seats[Seat.A].hand.concealed[0]
    picture = why_not(state, Action(ActionKind.DISCARD, Seat.A, tile))
    assert picture.text.splitlines()[1] == "Yes, you can."
    assert "✗" not in picture.html
