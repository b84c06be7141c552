"""Reading mjai events: what is built from them, and every way in which they can be wrong."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from mjteach.core.errors import RecordError
from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import Tile, format_tiles, parse_tiles, sort_tiles
from mjteach.record import mjai
from mjteach.record.events import DrawReason, Numbering, RecordedYaku
from mjteach.record.limits import MOST_ACTIONS
from mjteach.record.moves import hands_dealt, indicators, moves
from mjteach.record.notation import MJAI, several_from_mjai
from mjteach.riichi.equipment import tiles_in_play
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.rules import RedFives, RuleSet
from mjteach.riichi.setup.wall import INDICATORS, RINSHAN, URA
from support.records.samples import Event, innermost, mjai_events, reason_of, sample

NO_RED = RuleSet(red_fives="none")


def start(**changes: object) -> Event:
    """The first round's ``start_kyoku``."""
    return mjai_events()[1] | changes


# --- the wall


def test_the_wall_has_every_tile_at_its_place() -> None:
    first, second = mjai.read_game(mjai_events()).rounds
    tiles = first.wall.tiles
    assert sort_tiles(tiles) == tiles_in_play(RuleSet())
    assert [tiles[place] for place in INDICATORS[:2]] == list(parse_tiles("38s"))
    assert [tiles[place] for place in URA[:2]] == list(parse_tiles("4p2z"))
    assert tiles[RINSHAN[0]] is Tile.S1
    assert format_tiles(tiles[52:58]) == "8p9m32p5z6p"
    assert indicators(second) == parse_tiles("1z7z")
    assert [second.wall.tiles[place] for place in RINSHAN[:2]] == list(parse_tiles("6z5p"))


def test_what_nobody_saw_is_filled_in_in_table_order() -> None:
    first = mjai.read_game(mjai_events()).rounds[0]
    seen = {*range(58), *INDICATORS[:2], *URA[:2], RINSHAN[0]}
    rest = [tile for place, tile in enumerate(first.wall.tiles) if place not in seen]
    assert len(rest) == 73
    assert rest == list(sort_tiles(rest))


@pytest.mark.parametrize("dealer", SEATS)
def test_the_hands_are_dealt_as_recorded(dealer: Seat) -> None:
    told = start(oya=int(dealer), kyoku=dealer + 1)
    recorded = mjai.read_game([told], keep=True).rounds[0]
    found = list(hands_dealt(recorded))
    wanted = [several_from_mjai(hand, "tehais") for hand in told["tehais"]]
    assert found == wanted
    assert recorded.wall.dealer is recorded.dealer is dealer


# --- the actions


def test_reach_and_its_discard_are_one_riichi() -> None:
    first = mjai.read_game(mjai_events()).rounds[0]
    place = next(n for n, action in enumerate(first.actions) if action.kind is ActionKind.RIICHI)
    assert first.actions[place] == Action(ActionKind.RIICHI, Seat.A, Tile.P2, drawn=True)
    assert first.places[place] == 15, "the event of the discard"
    assert first.actions[place + 1].kind is ActionKind.DRAW


def test_draws_come_without_their_tile_and_moves_with_it() -> None:
    first = mjai.read_game(mjai_events()).rounds[0]
    draws = [action for action in first.actions if action.kind is ActionKind.DRAW]
    assert {action.tile for action in draws} == {None}
    told = [action.tile for action in moves(first) if action.kind is ActionKind.DRAW]
    assert told == list(parse_tiles("8p9m32p5z1s6p"))


def test_two_wins_on_one_tile() -> None:
    events = mjai_events()[:24]
    second = events[23] | {"actor": 3, "deltas": [0, 0, -1000, 1000], "ura_markers": []}
    events.append(second)
    recorded = mjai.read_game([*events, {"type": "end_kyoku"}], keep=True).rounds[0]
    assert [found.seat for found in recorded.wins] == [Seat.A, Seat.D]
    assert [action.kind for action in recorded.actions[-2:]] == [ActionKind.RON] * 2


@pytest.mark.parametrize(
    ("told", "reason"),
    [
        ({"reason": "exhaustive", "tenpai": [True, False, False, True]}, DrawReason.EXHAUSTIVE),
        ({"reason": "fanpai", "tenpais": [True, False, False, True]}, DrawReason.EXHAUSTIVE),
        ({"reason": "kyushukyuhai"}, DrawReason.KYUUSHU_KYUUHAI),
        ({"reason": "nagashi_mangan"}, DrawReason.NAGASHI_MANGAN),
        ({}, None),
    ],
)
def test_draws_and_their_reasons(told: Event, reason: DrawReason | None) -> None:
    events = [*mjai_events()[1:3], {"type": "ryukyoku", **told}, {"type": "end_kyoku"}]
    recorded = mjai.read_game(events).rounds[0]
    assert recorded.draw is not None
    assert recorded.draw.reason is reason
    shown = (Seat.A, Seat.D) if len(told) == 2 else None
    assert recorded.draw.tenpai == shown
    ended = recorded.actions[-1].kind is ActionKind.KYUUSHU_KYUUHAI
    assert ended is (reason is DrawReason.KYUUSHU_KYUUHAI)


def test_the_words_of_the_first_server() -> None:
    win = {
        "type": "hora",
        "actor": 0,
        "target": 0,
        "fan": 3,
        "fu": 30,
        "hora_points": 6000,
        "yakus": [["menzenchin_tsumoho", 1], ["reach", 1], ["uradora", 1]],
        "uradora_markers": ["4p"],
    }
    events = [*mjai_events()[1:3], win, {"type": "end_kyoku"}]
    (won,) = mjai.read_game(events).rounds[0].wins
    assert (won.han, won.fu, won.value, won.ura) == (3, 30, 6000, (Tile.P4,))
    assert won.yaku == (
        RecordedYaku("menzen_tsumo", 1),
        RecordedYaku("riichi", 1),
        RecordedYaku("ura_dora", 1),
    )
    assert won.tile is Tile.P8, "the tile just drawn"


@pytest.mark.parametrize(
    ("flag", "given", "found"),
    [
        (True, "none", RedFives.THREE),
        (True, "four", RedFives.FOUR),
        (False, "three", RedFives.NONE),
    ],
)
def test_the_game_says_whether_there_are_red_fives(flag: bool, given: str, found: RedFives) -> None:
    events = [{"type": "start_game", "aka_flag": flag}, {"type": "end_game"}]
    assert mjai.read_game(events, RuleSet(red_fives=given)).rules.red_fives is found


def test_lines_and_events_are_read_alike() -> None:
    lines = sample("mjai.jsonl").splitlines()
    found, wanted = mjai.read_lines(lines), mjai.read_game(mjai_events())
    assert [each.counted for each in found.rounds] == [Numbering.LINE] * 2
    assert [each.counted for each in wanted.rounds] == [Numbering.EVENT] * 2
    counted = [each._replace(counted=Numbering.EVENT) for each in found.rounds]
    assert found._replace(rounds=tuple(counted)) == wanted


def test_rounds_alone_need_no_game_around_them() -> None:
    assert len(mjai.read_game(mjai_events()[1:25]).rounds) == 1


# --- what is wrong, and where

Change = Callable[[list[Event]], list[Event]]


def put(number: int, **fields: object) -> Change:
    """One event changed; its number is counted from 1."""
    return lambda events: [
        event | fields if place == number else event for place, event in enumerate(events, 1)
    ]


def cut(number: int, count: int = 1) -> Change:
    return lambda events: events[: number - 1] + events[number - 1 + count :]


def insert(number: int, event: object) -> Change:
    return lambda events: [*events[: number - 1], event, *events[number - 1 :]]  # type: ignore[list-item]


def without(number: int, field: str) -> Change:
    return lambda events: [
        {name: value for name, value in event.items() if name != field or place != number}
        for place, event in enumerate(events, 1)
    ]


HIDDEN = [["?"] * 13] * 4
WRONG: dict[str, tuple[Change, int, str]] = {
    "no type": (without(4, "type"), 4, "field_missing"),
    "no such type": (put(4, type="daha"), 4, "no_such_word"),
    "no event": (insert(4, ["dahai"]), 4, "no_fields"),
    "a fifth player": (put(4, actor=4), 4, "no_number"),
    "a word for a player": (put(4, actor="A"), 4, "no_number"),
    "true for a player": (put(4, actor=True), 4, "no_number"),
    "no tile": (put(4, pai="8z"), 4, "no_tile"),
    "a tile as a number": (put(4, pai=8), 4, "no_tile"),
    "hidden hands": (put(2, tehais=HIDDEN), 2, "hidden_tile"),
    "a hidden draw": (put(3, pai="?"), 3, "hidden_tile"),
    "twelve tiles": (put(2, tehais=[["1m"] * 12] * 4), 2, "hand_size"),
    "two hands": (put(2, tehais=[["1m"] * 13] * 2), 2, "list_length"),
    "three hands": (put(2, tehais=[["1m"] * 13] * 3), 2, "three_players"),
    "five names": (put(1, names=[*"abcde"]), 1, "list_too_long"),
    "another dealer": (put(2, kyoku=3), 2, "other_dealer"),
    "no such round": (put(2, kyoku=5), 2, "no_number"),
    "riichi by two": (insert(15, {"type": "reach", "actor": 1}), 15, "riichi_without_discard"),
    "riichi and a draw": (
        insert(15, {"type": "tsumo", "actor": 1, "pai": "9m"}),
        15,
        "riichi_without_discard",
    ),
    "a stick without riichi": (
        insert(14, {"type": "reach_accepted", "actor": 0}),
        14,
        "accepted_without_riichi",
    ),
    "a stick of another": (put(16, actor=1), 16, "accepted_without_riichi"),
    "a second stick": (
        insert(17, {"type": "reach_accepted", "actor": 0}),
        17,
        "accepted_without_riichi",
    ),
    "a short stick": (put(16, deltas=[-500, 0, 0, 0]), 16, "other_result"),
    "points after the stick": (put(16, scores=[25000] * 4), 16, "other_result"),
    "an indicator without a kan": (
        insert(5, {"type": "dora", "dora_marker": "1p"}),
        5,
        "dora_without_kan",
    ),
    "five of a kind": (put(2, tehais=[["1m"] * 13] * 4), 2, "tile_used_up"),
    "a fifth tile drawn": (put(19, pai="P"), 19, "tile_used_up"),
    "no red five left": (put(3, pai="5mr"), 3, "tile_used_up"),
    "points as words": (put(2, scores=["25000"] * 4), 2, "no_number"),
    "points without end": (put(2, scores=[10**30] * 4), 2, "no_number"),
    "half a stick": (put(2, kyotaku=0.5), 2, "no_number"),
    "no such wind": (put(2, bakaze="P"), 2, "no_such_word"),
    "tsumogiri as a word": (put(4, tsumogiri="yes"), 4, "no_truth"),
    "a call with one tile": (put(5, consumed=["W"]), 5, "list_length"),
    "a call of another tile": (put(5, pai="E"), 5, "not_last_tile"),
    "a call from another player": (put(5, target=1), 5, "not_last_tile"),
    "another player's riichi": (put(14, actor=1), 15, "riichi_by_other"),
    "another winning tile": (put(24, pai="4p"), 24, "other_winning_tile"),
    "too many ura indicators": (put(24, ura_markers=["1p"] * 6), 24, "no_indicator"),
    "an impossible ura indicator": (put(24, ura_markers=["P"]), 24, "tile_used_up"),
    "yaku without han": (put(24, yaku=[["riichi"]]), 24, "list_length"),
    "wins twice": (lambda events: [*events[:24], *events[23:]], 25, "wins_twice"),
    "a win on nothing": (cut(3, 21), 3, "nothing_to_win"),
    "play after the end": (insert(25, {"type": "dora", "dora_marker": "1p"}), 25, "after_round"),
    "a round in a round": (cut(25), 25, "breaks_off"),
    "an end without an end": (cut(24), 24, "round_without_end"),
    "play before a round": (cut(2), 2, "outside_round"),
    "a second game": (insert(26, {"type": "start_game"}), 26, "second_game"),
    "the game ends within a round": (insert(10, {"type": "end_game"}), 10, "breaks_off"),
    "more after the game": (lambda events: [*events, events[1]], 39, "after_end"),
    "no end of the game": (cut(38), 37, "breaks_off"),
    "cut within a round": (lambda events: events[:10], 10, "breaks_off"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_event_is_named_and_what_came_before_is_kept(name: str) -> None:
    change, number, reason = WRONG[name]
    events = change(mjai_events())
    with pytest.raises(RecordError) as caught:
        mjai.read_game(events)
    assert reason_of(caught.value) == reason, innermost(caught.value)
    assert caught.value.message.get("event") == number
    kept = mjai.read_game(events, keep=True)
    before = mjai.read_game(events[: number - 1], keep=True)
    count = len(before.rounds)
    same = kept.rounds[:count] == before.rounds
    whole = mjai.read_game(mjai_events())
    assert {later.actions for later in kept.rounds[count:]} <= {one.actions for one in whole.rounds}
    assert same or reason == "breaks_off", "what breaks off was read to its last event"


def test_in_a_file_the_line_is_named() -> None:
    lines = ["", *sample("mjai.jsonl").splitlines()]
    lines[4] = lines[4][:-5]
    with pytest.raises(RecordError) as caught:
        mjai.read_lines(lines)
    assert (caught.value.message.get("line"), reason_of(caught.value)) == (5, "no_json")
    kept = mjai.read_lines([*lines[:4], json.dumps({"type": "tsumo"})], keep=True)
    assert kept.problem is not None
    assert kept.problem.message.get("line") == 5
    assert len(kept.rounds[0].actions) == 1


def test_no_more_actions_than_a_round_can_have() -> None:
    discard = {"type": "dahai", "actor": 0, "pai": "W", "tsumogiri": False}
    with pytest.raises(RecordError) as caught:
        mjai.read_game([start(), *[discard] * (MOST_ACTIONS + 1)])
    assert reason_of(caught.value) == "too_many_actions"
    assert caught.value.message.get("event") == MOST_ACTIONS + 2


@pytest.mark.parametrize(
    ("draws", "reason"), [(71, "wall_empty"), (70, "breaks_off"), (5, "breaks_off")]
)
def test_no_more_draws_than_the_wall_has_tiles(draws: int, reason: str) -> None:
    left = [*tiles_in_play(NO_RED)]
    for tile in [tile for hand in plain()["tehais"] for tile in hand] + ["3s"]:
        left.remove(several_from_mjai([tile], "pai")[0])
    events = [{"type": "tsumo", "actor": n % 4, "pai": MJAI[left[n]]} for n in range(draws)]
    problem = mjai.read_game([plain(), *events], NO_RED, keep=True).problem
    assert reason_of(problem) == reason


def plain() -> Event:
    """A start without red fives."""
    told = start()
    return told | {"tehais": [[code.removesuffix("r") for code in hand] for hand in told["tehais"]]}


def test_there_are_five_indicators() -> None:
    kan = {"type": "kakan", "actor": 0, "pai": "W", "consumed": ["W"] * 3}
    told = [kan] * 5
    told += [{"type": "dora", "dora_marker": code} for code in ("1p", "2p", "3p", "4p", "5p")]
    problem = mjai.read_game([start(), *told], keep=True).problem
    assert reason_of(problem) == "no_indicator"
    assert problem is not None
    assert problem.message.get("event") == 11


def test_there_are_four_replacement_tiles() -> None:
    hand = ["1m", "1m", "1m", "1m", "1p", "1p", "1p", "1p", "1s", "1s", "1s", "1s", "5m"]
    others = [["2m"] * 4 + ["3m"] * 4 + ["4m"] * 4 + ["5m"]]
    others += [[code.replace("m", suit) for code in others[0]] for suit in "ps"]
    told = start(tehais=[hand, *others], dora_marker="E")
    events = [told, {"type": "tsumo", "actor": 0, "pai": "N"}]
    for tile, after in zip(["1m", "1p", "1s", "S", "W"], "SSSSW", strict=True):
        events.append({"type": "ankan", "actor": 0, "consumed": [tile] * 4})
        events.append({"type": "tsumo", "actor": 0, "pai": after})
    problem = mjai.read_game(events, NO_RED, keep=True).problem
    assert reason_of(problem) == "no_replacement"
    assert problem is not None
    assert problem.message.get("event") == 12
