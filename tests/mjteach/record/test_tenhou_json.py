"""Reading Tenhou's JSON logs: entries, words, the order of turns, and what can be wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from mjteach.core.errors import RecordError
from mjteach.core.melds import Source
from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import Tile, parse_tiles, tile
from mjteach.record.events import DrawReason, RecordedWin, RecordedYaku
from mjteach.record.limits import MOST_ROUNDS
from mjteach.record.salvage import salvaged
from mjteach.record.tenhou import json as tenhou_json
from mjteach.record.tenhou.marks import TurnMark, read_discard, read_draw, write_call
from mjteach.record.tenhou.turns import MOST_TRIES, Lists, in_order
from mjteach.record.tenhou.wins import Worth, read_worth, read_yaku, write_worth, write_yaku
from mjteach.record.yaku_words import YAKU_WORDS
from mjteach.riichi.compare.difference import LOCAL
from mjteach.riichi.round.actions import ActionKind
from mjteach.riichi.rules import GameLength, RedFives, RuleSet
from mjteach.riichi.yaku import YAKU
from support.records.samples import innermost, reason_of, sample, tenhou_log

Log = dict[str, Any]
Kind = ActionKind

# --- entries


@pytest.mark.parametrize(
    ("entry", "kind", "called", "using", "source"),
    [
        ("c171618", Kind.CHI, "7m", "68m", Source.KAMICHA),
        ("c145113", Kind.CHI, "4m", "30m", Source.KAMICHA),
        ("p454545", Kind.PON, "5z", "55z", Source.KAMICHA),
        ("25p5225", Kind.PON, "0p", "55p", Source.TOIMEN),
        ("4545p45", Kind.PON, "5z", "55z", Source.SHIMOCHA),
        ("m36363636", Kind.DAIMINKAN, "6s", "666s", Source.KAMICHA),
        ("36m363636", Kind.DAIMINKAN, "6s", "666s", Source.TOIMEN),
        ("363636m36", Kind.DAIMINKAN, "6s", "666s", Source.SHIMOCHA),
        ("393939a39", Kind.ANKAN, "9s", "9999s", None),
        ("k51151515", Kind.KAKAN, "0m", "555m", Source.KAMICHA),
        ("25k522525", Kind.KAKAN, "0p", "555p", Source.TOIMEN),
        ("4545k4545", Kind.KAKAN, "5z", "555z", Source.SHIMOCHA),
    ],
)
def test_calls(entry: str, kind: Kind, called: str, using: str, source: Source | None) -> None:
    read = read_discard if kind in (Kind.ANKAN, Kind.KAKAN) else read_draw
    assert read(entry) == TurnMark(kind, tile(called), parse_tiles(using), source)
    again = write_call(kind, tile(called), parse_tiles(using), source)
    assert read(again) == read(entry)


@pytest.mark.parametrize(
    ("entry", "mark"),
    [
        (41, TurnMark(Kind.DISCARD, Tile.EAST)),
        (60, TurnMark(Kind.DISCARD, None)),
        ("r52", TurnMark(Kind.RIICHI, Tile.RED_P5)),
        ("r60", TurnMark(Kind.RIICHI, None)),
        (0, TurnMark(None)),
    ],
)
def test_discards(entry: object, mark: TurnMark) -> None:
    assert read_discard(entry) == mark


NO_MARKS = ["", "r", "r6", "r600", "x11", "c11", "p1111", "p111213141516", "a", "k1111", "11p11a11",
            "c１１1213", "r-1", "p11111", "mmmm"]  # fmt: skip


@pytest.mark.parametrize("entry", [*NO_MARKS, None, 10, 48, 54, -11, 11.0, True, False, [], {}])
def test_what_is_no_entry(entry: object) -> None:
    for read in (read_draw, read_discard):
        with pytest.raises(RecordError):
            read(entry)


def test_calls_stand_among_draws_and_kans_of_the_hand_among_discards() -> None:
    for read, entry in ((read_draw, "393939a39"), (read_draw, "r11"), (read_discard, "p454545")):
        with pytest.raises(RecordError):
            read(entry)


# --- words


def win(value: int, **more: Any) -> RecordedWin:
    return RecordedWin(**{"seat": Seat.B, "by": Seat.C, "tile": Tile.M1, "value": value, **more})


SELF = {"by": Seat.B}


@pytest.mark.parametrize(
    ("words", "won", "dealer"),
    [
        ("30符1飜1000点", win(1000, han=1, fu=30), False),
        ("40符3飜7700点", win(7700, han=3, fu=40), True),
        ("満貫8000点", win(8000, han=5, fu=30), False),
        ("満貫8000点", win(8000, han=4, fu=40), False),
        ("跳満12000点", win(12000, han=6, fu=30), False),
        ("倍満16000点", win(16000, han=8, fu=30), False),
        ("三倍満24000点", win(24000, han=11, fu=30), False),
        ("役満32000点", win(32000, han=13, fu=30), False),
        ("役満48000点", win(48000, yakuman=1, fu=30), True),
        ("30符1飜300-500点", win(1100, han=1, fu=30, **SELF), False),
        ("20符4飜1300-2600点", win(5200, han=4, fu=20, **SELF), False),
        ("満貫2000-4000点", win(8000, han=5, fu=20, **SELF), False),
        ("20符4飜2600点∀", win(7800, han=4, fu=20, **SELF), True),
        ("跳満6000点∀", win(18000, han=6, fu=30, **SELF), True),
        ("役満8000-16000点", win(32000, yakuman=1, fu=30, **SELF), False),
    ],
)
def test_what_a_win_is_worth(words: str, won: RecordedWin, dealer: bool) -> None:
    assert write_worth(won, dealer=dealer) == words
    assert read_worth(words) == Worth(won.value or 0, won.fu if "符" in words else None)


@pytest.mark.parametrize(
    "words", ["", "点", "30符2飜", "満貫", "8000", "满8000点点", "9" * 99 + "点"]
)
def test_what_is_no_worth(words: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_worth(words)
    assert reason_of(caught.value) == "no_worth"


def test_other_limits_and_their_words() -> None:
    assert read_worth("数え役満32000点") == Worth(32000)
    assert read_worth("切り上げ満貫8000点") == Worth(8000)


def test_every_yaku_has_words() -> None:
    dora = {"dora", "ura_dora", "aka_dora"}
    local = {id for id, row in YAKU.items() if LOCAL & dict(row.switches).keys()}
    assert {"open_riichi", "daisharin", "paarenchan", "shiisanputou"} <= local
    assert {row.id for row in YAKU_WORDS} == {*YAKU, *dora} - local
    for row in YAKU_WORDS:
        read = read_yaku(f"{row.japanese}(1飜)")
        assert read == RecordedYaku(row.id, 1)
        if not row.id.endswith("kaze"):
            assert write_yaku(read, Tile.SOUTH, Tile.EAST) == f"{row.japanese}(1飜)"
    assert read_yaku("国士無双(役満)") == RecordedYaku("kokushi")
    assert read_yaku("抜きドラ(2飜)") == RecordedYaku("抜きドラ", 2)


# --- turns


def lists(draws: list[list[object]], discards: list[list[object]]) -> Lists:
    return Lists(
        tuple(tuple(map(read_draw, part)) for part in draws),
        tuple(tuple(map(read_discard, part)) for part in discards),
    )


def order(found: Lists, dealer: Seat = Seat.A) -> str:
    """Who moves when, as letters; small for what is no draw."""
    return "".join(
        str(move.seat) if move.mark.kind is Kind.DRAW else str(move.seat).lower()
        for move in in_order(found, dealer).moves
    )


def test_turns_go_round() -> None:
    found = lists([[11, 12], [13], [14], [15]], [[41, 42], [60], [43], [44]])
    assert order(found) == "AaBbCcDdAa"
    assert in_order(found, Seat.A).complete


def test_a_call_takes_the_turn() -> None:
    found = lists([[11], [], ["41p4141"], [15]], [[41], [], [43], [60]])
    assert order(found) == "AaccDd"


def test_a_tile_let_go_may_be_called_later() -> None:
    found = lists([[11, 12], [13], [14, "41p4141"], [15]], [[41, 41], [42], [43, 44], [45]])
    assert order(found) == "AaBbCcDdAacc"
    assert in_order(found, Seat.A).complete


def test_the_search_goes_back_to_the_discard_that_was_let_go() -> None:
    """C's next entry fits both discards of east; only after the second one does all fit."""
    found = lists([[11, 12], [13], ["41p4141"], ["33p3333"]], [[41, 41], [33], [42], [44]])
    assert order(found) == "AaBbddAacc"
    assert in_order(found, Seat.A).complete


def test_kans_draw_again() -> None:
    found = lists(
        [[11, 12], ["m41414141", 17], [], []],
        [["111111a11", 41], [0, 60], [], []],
    )
    assert order(found) == "AaAabBb"
    robbed = lists([[11], [], [], []], [["k11111111"], [], [], []])
    assert in_order(robbed, Seat.A).complete


def test_a_search_without_end_is_given_up() -> None:
    """Everybody may call everything, in any order, and one entry is left over."""
    marks: list[list[object]] = [[11], [], [], []]
    marks = [part + ["11p1111", "p111111", "1111p11"] * 18 for part in marks]
    found = lists(marks, [[11] * 55] * 4)
    turns = in_order(found, Seat.A)
    assert not turns.complete
    assert len(turns.moves) > 4
    assert MOST_TRIES <= 20_000


# --- the header


@pytest.mark.parametrize(
    ("rule", "options"),
    [
        ({"disp": "般南喰赤", "aka": 1}, ("three", True, "hanchan")),
        ({"disp": "鳳東喰赤速", "aka": 1}, ("three", True, "east_only")),
        ({"disp": "般南", "aka": 0}, ("none", False, "hanchan")),
        ({"disp": "玉の間南喰赤", "aka51": 1, "aka52": 2, "aka53": 1}, ("four", True, "hanchan")),
        ({"disp": "a friend's table", "aka": 1}, ("three", True, "hanchan")),
    ],
)
def test_the_rules_in_the_header(rule: Log, options: tuple[str, bool, str]) -> None:
    rules = tenhou_json.read_value({"rule": rule, "log": []}).rules
    red, kuitan, length = options
    assert rules.red_fives is RedFives(red)
    assert rules.kuitan is kuitan
    assert rules.game_length is GameLength(length)


@pytest.mark.parametrize(
    "change",
    [
        {"rule": {"disp": "第三回 東京の会 南喰赤", "aka": 1}},
        {"rule": {"disp": "三鳳南喰赤", "aka": 1}},
        {"name": ["a", "b", "c", ""]},
        {"name": ["a", "b", "c"]},
        {"name": ["", None, "", ""]},
        {"name": []},
        {"name": None},
    ],
)
def test_only_players_make_a_game_of_three(change: Log) -> None:
    read = tenhou_json.read_value(tenhou_log() | change)
    assert read.rounds == tenhou_json.read_value(tenhou_log()).rounds
    assert read.rules.game_length is GameLength.HANCHAN


# --- ends


@pytest.mark.parametrize(
    ("result", "reason", "tenpai"),
    [
        (["流局", [1500, -1500, 1500, -1500]], DrawReason.EXHAUSTIVE, (Seat.A, Seat.C)),
        (["流局"], DrawReason.EXHAUSTIVE, None),
        (["全員聴牌"], DrawReason.EXHAUSTIVE, SEATS),
        (["全員不聴", [0, 0, 0, 0]], DrawReason.EXHAUSTIVE, ()),
        (["流し満貫", [8000, -4000, -2000, -2000]], DrawReason.NAGASHI_MANGAN, None),
        (["九種九牌"], DrawReason.KYUUSHU_KYUUHAI, None),
        (["四風連打"], DrawReason.SUUFON_RENDA, None),
        (["四家立直"], DrawReason.SUUCHA_RIICHI, None),
        (["四開槓"], DrawReason.SUUKAIKAN, None),
        (["四槓散了"], DrawReason.SUUKAIKAN, None),
        (["三家和"], DrawReason.SANCHAHOU, None),
        (["三家和了"], DrawReason.SANCHAHOU, None),
    ],
)
def test_draws(result: list[object], reason: DrawReason, tenpai: tuple[Seat, ...] | None) -> None:
    log = tenhou_log()
    log["log"][0][16] = result
    recorded = tenhou_json.read_value(log).rounds[0]
    assert recorded.draw is not None
    assert (recorded.draw.reason, recorded.draw.tenpai) == (reason, tenpai)
    changes = result[1] if len(result) > 1 else [0, 0, 0, 0]
    assert isinstance(changes, list)
    assert recorded.after == (24000 + changes[0], *(25000 + change for change in changes[1:]))


# --- what is wrong, and where

Change = Callable[[Log], object]


def put(number: int, part: int, value: object) -> Change:
    """One part of a round; rounds are counted from 1."""
    return lambda log: log["log"][number - 1].__setitem__(part, value)


def put_in(number: int, part: int, place: int, value: object) -> Change:
    return lambda log: log["log"][number - 1][part].__setitem__(place, value)


WIN = [0, 2, 0, "40符3飜7700点"]
WRONG: dict[str, tuple[Change, int, str]] = {
    "no rounds": (lambda log: log.pop("log"), 0, "field_missing"),
    "rounds as a word": (lambda log: log.update(log="x"), 0, "no_list"),
    "names as numbers": (lambda log: log.update(name=[1, 2, 3, 4]), 0, "no_word"),
    "many red fives": (lambda log: log.update(rule={"aka51": 3}), 0, "red_fives"),
    "a short round": (lambda log: log["log"][0].__delitem__(slice(10, 17)), 1, "round_parts"),
    "no list of a round": (lambda log: log["log"].append(5), 3, "no_list"),
    "round 16": (put(1, 0, [16, 0, 0]), 1, "no_number"),
    "no points": (put(1, 1, [1, 2, 3]), 1, "list_length"),
    "no indicator": (put(1, 2, []), 1, "no_first_indicator"),
    "six indicators": (put(1, 2, [11] * 6), 1, "list_too_long"),
    "an indicator without a kan": (put(2, 2, [41, 47, 11, 12]), 2, "dora_without_kan"),
    "a strange tile": (put_in(1, 4, 0, 10), 1, "no_tile"),
    "twelve tiles": (put(1, 4, [11] * 12), 1, "hand_size"),
    "five of a kind": (put(1, 4, [11] * 13), 1, "tile_used_up"),
    "an empty hand": (put(1, 13, []), 1, "three_players"),
    "a strange draw": (put_in(1, 5, 0, "x"), 1, "no_mark"),
    "a strange discard": (put_in(1, 6, 0, "rr"), 1, "no_mark"),
    "too many draws": (put(1, 5, [11] * 99), 1, "list_too_long"),
    "a draw too many": (put(1, 5, [28, 22, 21]), 1, "turns_stuck"),
    "a call of nothing": (put_in(1, 11, 0, "42p4242"), 1, "turns_stuck"),
    "no result": (lambda log: log["log"][0].pop(), 1, "breaks_off"),
    "an empty result": (put(1, 16, []), 1, "no_word"),
    "a strange result": (put(1, 16, ["勝"]), 1, "no_such_word"),
    "a win of nobody known": (put(1, 16, ["和了", [0] * 4]), 1, "win_parts"),
    "a win and no more": (put(1, 16, ["和了"]), 1, "win_parts"),
    "changes in the win's place": (put(1, 16, ["和了", WIN]), 1, "no_number"),
    "a win of nobody": (put(1, 16, ["和了", [0] * 4, [4, 2, 0, "1点"]]), 1, "no_number"),
    "a win from another": (put(1, 16, ["和了", [0] * 4, [0, 3, 0, "1点"]]), 1, "nothing_to_win"),
    "wins twice": (put(1, 16, ["和了", [0] * 4, WIN, [0] * 4, WIN]), 1, "wins_twice"),
    "no yaku": (put(1, 16, ["和了", [0] * 4, [*WIN, "平和"]]), 1, "no_yaku_words"),
    "three final points": (lambda log: log.update(sc=[1, 2, 3]), 0, "list_length"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_round_is_named_and_what_came_before_is_kept(name: str) -> None:
    change, number, reason = WRONG[name]
    log = tenhou_log()
    change(log)
    with pytest.raises(RecordError) as caught:
        tenhou_json.read_game(json.dumps(log))
    assert reason_of(caught.value) == reason, innermost(caught.value)
    assert caught.value.message.get("round") == (number or None)
    assert caught.value.message.id == f"error.record.{'round' if number else 'header'}"
    kept = tenhou_json.read_value(log, keep=True)
    whole = tenhou_json.read_value(tenhou_log())
    assert kept.rounds[: max(0, number - 1)] == whole.rounds[: max(0, number - 1)]


def test_the_turns_before_a_mistake_are_kept() -> None:
    log = tenhou_log()
    log["log"][1][11][0] = 37
    kept = tenhou_json.read_value(log, keep=True)
    whole = tenhou_json.read_value(tenhou_log())
    assert reason_of(kept.problem) == "turns_stuck"
    assert kept.rounds[0] == whole.rounds[0]
    assert kept.rounds[1].actions[:-1] == whole.rounds[1].actions[:6]


def test_a_text_that_breaks_off_keeps_its_rounds() -> None:
    text = sample("tenhou.json")
    kept = tenhou_json.read_game(text[: text.index('"m36363636"')], keep=True)
    whole = tenhou_json.read_game(text)
    assert reason_of(kept.problem) == "no_json"
    assert kept.rounds == whole.rounds[:1]
    assert (kept.names, kept.rules) == (whole.names, whole.rules)
    with pytest.raises(RecordError):
        tenhou_json.read_game(text[:-20])


def test_a_header_that_cannot_be_read_does_not_lose_the_rounds() -> None:
    text = sample("tenhou.json").replace('"aka": 1', '"aka": x')
    kept = tenhou_json.read_game(text, keep=True)
    assert reason_of(kept.problem) == "no_json"
    assert kept.rounds == tenhou_json.read_game(sample("tenhou.json")).rounds


def test_a_mistake_after_the_rounds_is_in_none_of_them() -> None:
    text = sample("tenhou.json").rstrip().removesuffix("}") + ', "ratingc": NaN}'
    kept = tenhou_json.read_game(text, keep=True)
    assert reason_of(kept.problem) == "no_finite_number"
    assert kept.problem is not None
    assert kept.problem.message.id == "error.record.header"
    assert len(kept.rounds) == 2


NO_JSON = {
    "no number": ("NaN", "no_finite_number"),
    "a long number": ("9" * 5000, "number_too_long"),
    "a name twice": ('{"a": 1, "a": 2}', "name_twice"),
    "lists in lists": ("[" * 101 + "]" * 101, "too_deep"),
    "a word without marks": ("oops", "no_json"),
}


@pytest.mark.parametrize(("put_there", "reason"), NO_JSON.values(), ids=NO_JSON)
def test_of_a_text_that_cannot_be_read_the_round_is_named(put_there: str, reason: str) -> None:
    log = tenhou_log()
    log["log"][1][1][0] = "HERE"
    kept = tenhou_json.read_game(json.dumps(log).replace('"HERE"', put_there), keep=True)
    assert reason_of(kept.problem) == reason
    assert kept.problem is not None
    assert kept.problem.message.get("round") == 2
    assert kept.rounds == tenhou_json.read_value(tenhou_log()).rounds[:1]


@pytest.mark.parametrize("between", ["", " ", "\n\n"])
def test_of_two_games_in_one_file_the_first_is_kept(between: str) -> None:
    one = sample("tenhou.json").strip()
    kept = tenhou_json.read_game(one + between + one, keep=True)
    assert reason_of(kept.problem) == "second_game"
    assert kept.problem is not None
    assert kept.problem.message.get("line") == (one + between).count("\n") + 1
    assert kept.rounds == tenhou_json.read_game(one).rounds


def test_after_riichi_a_hand_is_shown_even_if_it_is_not_paid() -> None:
    log = tenhou_log()
    log["log"][0][16] = ["流局", [-1000, 3000, -1000, -1000]]
    draw = tenhou_json.read_value(log, keep=True).rounds[0].draw
    assert draw is not None
    assert draw.tenpai == (Seat.A, Seat.B)


@pytest.mark.parametrize(
    "text", ["", "[", "{", '{"log"', '{"log":', '{"log": 5', '{"log": [', '{"log": [1, 2, x', "NaN"]
)
def test_there_may_be_nothing_to_keep(text: str) -> None:
    assert salvaged(text).value["log"] in ([], [1, 2])
    assert tenhou_json.read_game(text, keep=True).rounds == ()


def test_no_more_rounds_than_a_game_can_have() -> None:
    log = tenhou_log()
    log["log"] = log["log"][:1] * (MOST_ROUNDS + 1)
    problem = tenhou_json.read_value(log, keep=True).problem
    assert reason_of(problem) == "too_many_rounds"


def test_rules_given_are_kept_where_the_log_says_nothing() -> None:
    rules = RuleSet(min_han=2)
    assert tenhou_json.read_value({"log": []}, rules).rules == rules
