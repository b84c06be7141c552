"""Reading Tenhou's XML logs: the bits of calls, the header, and every way to be wrong."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mjteach.core.errors import RecordError
from mjteach.core.seats import Seat
from mjteach.core.tiles import KIND
from mjteach.record.events import DrawReason, RecordedYaku
from mjteach.record.limits import LONGEST_TEXT
from mjteach.record.tenhou import xml as tenhou_xml
from mjteach.record.tenhou.melds import Call, read_call
from mjteach.record.tenhou.rules import options_of_type
from mjteach.riichi.round.actions import ActionKind
from mjteach.riichi.rules import GameLength, RedFives, RuleSet
from support.records.samples import innermost, reason_of, sample

# --- the bits of a call


@pytest.mark.parametrize(
    ("bits", "call"),
    [
        # a run 345m, 4m called from the left: run 2, middle tile, copies 0 1 2
        ((2 * 3 + 1) << 10 | 2 << 7 | 1 << 5 | 0 << 3 | 4 | 3, ("chi", 3, 13, (8, 18))),
        # 789s is the last run: 20
        ((20 * 3 + 0) << 10 | 4 | 3, ("chi", 3, 96, (100, 104))),
        # 5p from the left, copy 3 left out, the first one called; then copy 3 is added
        (20075, ("pon", 3, 52, (53, 54))),
        (20083, ("kakan", 3, 55, ())),
        # 8p concealed
        (16384, ("ankan", 0, 64, (64, 65, 66, 67))),
        # red dragon from across, its copy 2 called
        ((4 * 33 + 2) << 8 | 2, ("daiminkan", 2, 134, (132, 133, 135))),
    ],
)
def test_calls_in_bits(bits: int, call: tuple[str, int, int, tuple[int, ...]]) -> None:
    kind, *rest = call
    assert read_call(bits) == Call(ActionKind(kind), *rest)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "bits",
    [-1, 1 << 16, (21 * 3) << 10 | 4 | 3, (34 * 3) << 9 | 8 | 1, (34 * 4) << 8],
)
def test_numbers_that_are_no_call(bits: int) -> None:
    with pytest.raises(RecordError) as caught:
        read_call(bits)
    assert reason_of(caught.value) == "no_call"


def test_the_north_of_three_player_games_is_no_call_of_four() -> None:
    with pytest.raises(RecordError) as caught:
        read_call(120 << 8 | 32)
    assert reason_of(caught.value) == "no_call"


@given(st.integers(0, (1 << 16) - 1))
def test_every_number_is_a_call_or_refused(bits: int) -> None:
    try:
        call = read_call(bits)
    except RecordError:
        return
    ids = {call.tile, *call.using}
    assert ids <= set(range(136))
    kinds = sorted(id // 4 for id in ids)
    if call.kind is ActionKind.CHI:
        assert kinds == [kinds[0], kinds[0] + 1, kinds[0] + 2]
        assert kinds[0] // 9 == kinds[2] // 9 < 3
    else:
        assert len(set(kinds)) == 1
        assert len(ids) == {"pon": 3, "kakan": 1}.get(call.kind, 4)


# --- the header


@pytest.mark.parametrize(
    ("flags", "red", "kuitan", "length"),
    [
        (1, RedFives.THREE, True, GameLength.EAST_ONLY),
        (9, RedFives.THREE, True, GameLength.HANCHAN),
        (11, RedFives.NONE, True, GameLength.HANCHAN),
        (7, RedFives.NONE, False, GameLength.EAST_ONLY),
        (169, RedFives.THREE, True, GameLength.HANCHAN),
        (97, RedFives.THREE, True, GameLength.EAST_ONLY),
    ],
)
def test_the_rules_in_the_header(
    flags: int, red: RedFives, kuitan: bool, length: GameLength
) -> None:
    assert options_of_type(flags) == {"red_fives": red, "kuitan": kuitan, "game_length": length}
    game = tenhou_xml.read_game(f'<mjloggm><GO type="{flags}"/></mjloggm>', RuleSet(min_han=2))
    assert (game.rules.red_fives, game.rules.kuitan) == (red, kuitan)
    assert game.rules.min_han == 2, "what the header does not say stays as it was"


def test_names_are_those_of_the_start() -> None:
    text = sample("mjlog.xml").replace('n1="Botan"', 'n1="%E7%89%A1%E4%B8%B9%0A"')
    text = text.replace("</mjloggm>", '<UN n0="somebody"/></mjloggm>')
    assert tenhou_xml.read_game(text).names == ("Aoi", "牡丹?", "Chika", "Dan")


def test_red_fives_are_ordinary_without_them() -> None:
    text = sample("mjlog.xml").replace('type="9"', 'type="11"')
    game = tenhou_xml.read_game(text)
    tiles = [tile for recorded in game.rounds for tile in recorded.wall.tiles]
    assert game.rules.red_fives is RedFives.NONE
    assert not any(tile.is_red for tile in tiles)
    assert [KIND[tile] for tile in tiles] == [
        KIND[tile]
        for recorded in tenhou_xml.read_game(sample("mjlog.xml")).rounds
        for tile in recorded.wall.tiles
    ]


# --- ends

START = sample("mjlog.xml").partition("<T64/>")[0]


@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        ("", DrawReason.EXHAUSTIVE),
        ('type="yao9"', DrawReason.KYUUSHU_KYUUHAI),
        ('type="kaze4"', DrawReason.SUUFON_RENDA),
        ('type="reach4"', DrawReason.SUUCHA_RIICHI),
        ('type="ron3"', DrawReason.SANCHAHOU),
        ('type="kan4"', DrawReason.SUUKAIKAN),
        ('type="nm"', DrawReason.NAGASHI_MANGAN),
    ],
)
def test_draws(kind: str, reason: DrawReason) -> None:
    end = f'<RYUUKYOKU {kind} hai0="1" hai3="2" sc="250,15,250,-15,250,-15,250,15"/>'
    recorded = tenhou_xml.read_game(f"{START}<T64/>{end}</mjloggm>").rounds[0]
    assert recorded.draw is not None
    assert recorded.draw.reason is reason
    assert recorded.draw.tenpai == (Seat.A, Seat.D)
    assert recorded.draw.changes == (1500, -1500, -1500, 1500)
    assert recorded.after == (26500, 23500, 23500, 26500)


def test_yakuman_and_who_is_liable() -> None:
    win = (
        '<AGARI machi="64" ten="40,96000,5" yakuman="39,42" who="0" fromWho="0" paoWho="2" '
        'sc="250,960,250,0,250,-960,250,0" owari="1210,60.0,250,-5.0,-710,-80.0,250,-5.0"/>'
    )
    game = tenhou_xml.read_game(f"{START}<T64/>{win}</mjloggm>")
    (won,) = game.rounds[0].wins
    assert won.yaku == (RecordedYaku("daisangen"), RecordedYaku("tsuuiisou"))
    assert (won.han, won.yakuman, won.liable) == (None, 2, Seat.C)
    assert game.final == (121000, 25000, -71000, 25000)


def test_a_concealed_kan_may_be_robbed_of_any_of_its_tiles() -> None:
    """East is 108 to 111; the kan is written with 108, the win with 110."""
    text = START.replace('hai1="5,9,16', 'hai1="110,111,16').replace(",117,118", ",9,118")
    kan = f'<N who="1" m="{108 << 8}"/>'
    end = '<AGARI machi="{}" ten="25,32000,5" yakuman="47" who="2" fromWho="1"/></mjloggm>'
    recorded = tenhou_xml.read_game(f"{text}{kan}{end.format(110)}").rounds[0]
    assert [action.kind for action in recorded.actions] == [ActionKind.ANKAN, ActionKind.RON]
    with pytest.raises(RecordError) as caught:
        tenhou_xml.read_game(f"{text}{kan}{end.format(112)}")
    assert reason_of(caught.value) == "other_tile_won"


# --- what is wrong, and where

Change = Callable[[str], str]


def swap(old: str, new: str) -> Change:
    return lambda text: text.replace(old, new, 1)


def at(start: str) -> int:
    """The number of an element of the sample, which has one in each line."""
    lines = sample("mjlog.xml").splitlines()
    return next(number for number, line in enumerate(lines, 1) if line.startswith(start))


INIT, FIRST_DRAW, LAST = at("<INIT"), at("<T64"), at("<AGARI")
SECOND = '<INIT seed="0,1'
START_LINE = sample("mjlog.xml").splitlines()[INIT - 1]
BREAKS_BEHIND = {"entity", "no XML", "not closed", "cut", "cut between elements"}
"""What goes wrong behind the element that is named, which was read."""

WRONG: dict[str, tuple[Change, int, str]] = {
    "three hands": (lambda text: re.sub(r' hai3="[^"]*"', "", text), INIT, "three_players"),
    "defines names": (
        lambda text: '<!DOCTYPE a [<!ENTITY b "b">]>' + text,
        0,
        "document_type",
    ),
    "entity": (swap("Aoi", "&aoi;"), at("<GO"), "no_xml"),
    "no XML": (swap("<T64/>", "<T64"), FIRST_DRAW - 1, "no_xml"),
    "not closed": (swap("</mjloggm>", ""), at("</mjloggm") - 1, "no_xml"),
    "cut": (lambda text: text[: text.index("<W45/>") + 3], at("<W45") - 1, "no_xml"),
    "cut between elements": (
        lambda text: text[: text.index("<W45/>")] + "</mjloggm>",
        at("<W45") - 1,
        "breaks_off",
    ),
    "another document": (swap("<mjloggm", "<html"), 1, "other_document"),
    "inside each other": (swap("<T64/>", "<T64><D116/></T64>"), at("<D116"), "too_deep"),
    "a strange element": (swap("<T64/>", "<X64/>"), FIRST_DRAW, "no_such_element"),
    "a draw without tile": (swap("<T64/>", "<T/>"), FIRST_DRAW, "no_such_element"),
    "a tile that is none": (swap("<T64/>", "<T136/>"), FIRST_DRAW, "no_tile"),
    "an endless number": (swap("<T64/>", f"<T{'9' * 4000}/>"), FIRST_DRAW, "no_whole_number"),
    "a fifth tile": (swap("<U127/>", "<U127/><V126/>"), at("<U127") + 1, "tile_used_up"),
    "no seed": (swap(' seed="0,0,0,1,2,81"', ""), INIT, "field_missing"),
    "a short seed": (swap('seed="0,0,0,1,2,81"', 'seed="0,0,0"'), INIT, "list_length"),
    "no numbers": (swap('ten="250,', 'ten="x,'), INIT, "no_whole_number"),
    "a fraction": (swap('ten="250,', 'ten="1.5,'), INIT, "no_whole_number"),
    "other digits": (swap('ten="250,', 'ten="٢٥٠,'), INIT, "no_whole_number"),
    "another dealer": (swap('oya="0" hai0', 'oya="1" hai0'), INIT, "other_dealer"),
    "a fifth player": (swap('<N who="2"', '<N who="4"'), at("<N"), "no_number"),
    "no call": (swap('m="44650"', 'm="99999"'), at("<N"), "no_number"),
    "a call of another tile": (swap('m="44650"', 'm="48745"'), at("<N"), "not_last_tile"),
    "another one's riichi": (swap('"0" step="1"', '"1" step="1"'), at("<D41"), "riichi_by_other"),
    "no such step": (swap('step="1"', 'step="3"'), at("<REACH"), "no_number"),
    "another tile won": (swap('machi="60"', 'machi="61"'), LAST, "other_tile_won"),
    "a yaku that is none": (swap('yaku="1,1', 'yaku="99,1'), LAST, "no_number"),
    "no worth": (swap('ten="40,7700,0"', 'ten="40"'), LAST, "list_length"),
    "a draw of no kind": (swap("<T64/>", '<RYUUKYOKU type="x"/>'), FIRST_DRAW, "no_such_word"),
    "play before a round": (swap("<TAIKYOKU", "<T64/><TAIKYOKU"), at("<TAI"), "outside_round"),
    "play after a round": (swap(SECOND, f"<T1/>{SECOND}"), at(SECOND), "after_round"),
    "a round in a round": (swap("<V58/>", f"{START_LINE}<V58/>"), at("<V58"), "breaks_off"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_element_is_named_and_what_came_before_is_kept(name: str) -> None:
    change, number, reason = WRONG[name]
    text = change(sample("mjlog.xml"))
    with pytest.raises(RecordError) as caught:
        tenhou_xml.read_game(text)
    assert reason_of(caught.value) == reason, innermost(caught.value)
    assert caught.value.message.get("element") == number
    kept = tenhou_xml.read_game(text, keep=True)
    assert kept.problem is not None
    whole = tenhou_xml.read_game(sample("mjlog.xml"))
    read = [
        sum(place < number + (name in BREAKS_BEHIND) for place in recorded.places)
        for recorded in whole.rounds
    ]
    found = [len(recorded.actions) for recorded in kept.rounds if recorded.actions]
    before = [count for count in read if count]
    assert found[: len(before)] == before


def test_the_line_is_named_too() -> None:
    with pytest.raises(RecordError) as caught:
        tenhou_xml.read_game(sample("mjlog.xml").replace("<E101/>", "<E136/>"))
    assert caught.value.message.get("line") == 11


def test_no_text_without_end() -> None:
    with pytest.raises(RecordError) as caught:
        tenhou_xml.read_game("<" * (LONGEST_TEXT + 1))
    assert reason_of(caught.value) == "text_too_long"


def test_no_text_at_all() -> None:
    for text in ("", "\ud800", "no XML", "\0"):
        with pytest.raises(RecordError):
            tenhou_xml.read_game(text)
