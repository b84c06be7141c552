"""Abortive draws in play: when each comes about, and what it leaves behind (R2.9-k to -u)."""

from __future__ import annotations

import pytest

from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import Tile
from mjteach.riichi.aborts import Abort
from mjteach.riichi.match.ending import after_hand, game_end
from mjteach.riichi.match.repeats import next_hand
from mjteach.riichi.match.state import Match, start_match
from mjteach.riichi.reasons import explain
from mjteach.riichi.round.rig import act, deal
from mjteach.riichi.round.state import Phase, RoundState
from mjteach.riichi.round.view import view
from support.rounds.play import against, listed, rules, yaku

A, B, C, D = SEATS


def aborted(state: RoundState) -> Abort | None:
    """The abortive draw that ended the round; it moves no points (R2.9-l)."""
    if state.end is None or state.end.abort is None:
        return None
    assert state.end.changes == (0, 0, 0, 0)
    assert sum(state.points) + 1000 * state.deposits == 100_000
    return state.end.abort


# --- kyuushu kyuuhai

NINE = "19m19p19s123z4567m"
EIGHT = "19m19p19s12z45678m"


@pytest.mark.parametrize(
    ("hands", "draws", "script", "asked", "broken"),
    [
        ([NINE], "8m", "A draw", "A", set()),
        ([EIGHT], "3z", "A draw", "A", set()),  # the drawn tile counts
        ([EIGHT], "1m", "A draw", "A", {"R2.9-p"}),
        (["119m119p11s1122z8p"], "1s", "A draw", "A", {"R2.9-p"}),  # many tiles, few kinds
        (["19m19p19s1234567z"], "1m", "A draw", "A", set()),  # R2.9-u: even a finished kokushi
        (["", NINE], "1z8m", "A -, B draw", "B", set()),
        ([NINE], "8m", "A -, B -, C -, D -, A draw", "A", {"R2.9-p"}),  # not the first draw
        (
            ["5z", NINE, "55z8p"],
            "4z4z4z",
            "A 5z, C pon 55z, C 8p, D -, A -, B draw",
            "B",
            {"R2.9-p"},
        ),
        (["8888p", NINE], "4z8m", "A ankan 8888p, A -, B draw", "B", {"R2.9-p"}),
        (["19m19p19s123z888p"], "8p", "A ankan 8888p, A draw", "A", {"R2.9-p"}),  # an own one, too
        ([NINE], "8m", "", "A", {"R2.5-a"}),
        (["", NINE], "1z8m", "A draw", "B", {"R2.5-a"}),
    ],
)
def test_kyuushu_kyuuhai(
    hands: list[str], draws: str, script: str, asked: str, broken: set[str]
) -> None:
    state = deal(hands, draws, script)
    found = against(state, f"{asked} kyuushu_kyuuhai")
    assert found >= broken
    assert bool(found) is bool(broken)
    may = "kyuushu_kyuuhai" in listed(state, SEATS["ABCD".index(asked)])
    assert may is not bool(broken)
    if may:  # voluntary
        assert aborted(act(state, f"{asked} kyuushu_kyuuhai")) is Abort.KYUUSHU_KYUUHAI
        assert act(state, f"{asked} -").end is None


def test_no_nine_kinds_where_they_are_not_played() -> None:
    state = deal([NINE], "8m", "A draw", rules=rules(abort_kyuushu_kyuuhai=False))
    assert against(state, "A kyuushu_kyuuhai") == {"R2.9-p"}


# --- suufon renda


@pytest.mark.parametrize(
    ("script", "options", "abort"),
    [
        ("A 4z, B 4z, C 4z, D 4z, pass", {}, Abort.SUUFON_RENDA),
        ("A 4z, B 4z, C 4z, D 4z, pass", {"abort_suufon_renda": False}, None),  # R2.9-n
        ("A 4z, B 4z, C 4z, D 9p, pass", {}, None),
        ("A 7z, B 7z, C 7z, D 7z, pass", {}, None),  # dragons are no winds
        ("A 9p, B 4z, C 4z, D 4z, A 4z, pass", {}, None),  # not the first discard of each
        ("A ankan 1111s, A 4z, B 4z, C 4z, D 4z, pass", {}, None),  # a call before
        ("A 4z, B 4z, C 4z, D ankan 1111p, D 4z, pass", {}, None),
    ],
)
def test_suufon_renda(script: str, options: dict[str, object], abort: Abort | None) -> None:
    hands = ["1111s47z9p", "47z", "47z", "1111p47z9p"]
    state = deal(hands, "2m", script, rules=rules(**options))
    assert aborted(state) is abort
    if abort is None:
        assert state.phase is Phase.DRAW


def test_a_riichi_with_the_fourth_wind_pays_its_stick() -> None:
    hands = ["4z", "4z", "4z", "234456m45622p67s"]
    state = deal(hands, "9p9p9p4z", "A 4z, B 4z, C 4z, D riichi 4z, pass")
    assert aborted(state) is Abort.SUUFON_RENDA
    assert (state.points[D], state.deposits) == (24000, 1)


# --- suucha riichi

FOUR_TENPAI = [
    "234456m45622p67s",
    "234m567678p33s67s",
    "345678m34588p67s",
    "123789m123p11z78s",
]
"""The first three wait for 5s and 8s, the last one for 6s and 9s."""
THREE_RIICHI = "A riichi -, B riichi -, C riichi -"


def test_four_riichi() -> None:  # R2.9-s
    state = deal(FOUR_TENPAI, "5z6z7z2z", f"{THREE_RIICHI}, D riichi -, pass")
    assert aborted(state) is Abort.SUUCHA_RIICHI
    assert state.deposits == 4
    assert state.points == (24000,) * 4


def test_hands_are_shown_after_four_riichi() -> None:  # R2.9-s, R5.4-u
    state = deal(FOUR_TENPAI, "5z6z7z2z", f"{THREE_RIICHI}, D riichi -, pass")
    assert all(player.hand is not None for player in view(state, A).players)


def test_a_ronned_fourth_riichi_never_took_effect() -> None:  # R2.6.3-g, R2.9-s
    state = deal(FOUR_TENPAI, "5z6z7z5s", f"{THREE_RIICHI}, D riichi 5s, A ron, B ron, C ron")
    assert aborted(state) is None
    assert state.end is not None
    assert [win.seat for win in state.end.wins] == [A]
    assert state.points[D] == 25000 + state.end.changes[D]
    assert state.deposits == 0


def test_a_passed_fourth_riichi_draws_the_hand() -> None:
    script = f"{THREE_RIICHI}, D riichi 5s, A pass, B pass, C pass"
    assert aborted(deal(FOUR_TENPAI, "5z6z7z5s", script)) is Abort.SUUCHA_RIICHI


def test_four_riichi_play_on_where_it_is_no_draw() -> None:
    chosen = rules(abort_suucha_riichi=False)
    state = deal(FOUR_TENPAI, "5z6z7z2z", f"{THREE_RIICHI}, D riichi -, pass", rules=chosen)
    assert (state.phase, state.turn, state.deposits) == (Phase.DRAW, A, 4)


# --- suukaikan

QUADS = ["1111m2222m", "3333p4444p8p", "6z9s", "66z"]
TWO_BY_A = "A ankan 1111m, A ankan 2222m, A -"
FOUR_KANS = f"{TWO_BY_A}, B ankan 3333p, B ankan 4444p"


@pytest.mark.parametrize(
    ("script", "options", "abort"),
    [
        (f"{FOUR_KANS}, B -, pass", {}, Abort.SUUKAIKAN),  # R2.9-r
        (f"{FOUR_KANS}, B draw", {}, None),
        (f"{FOUR_KANS}, B -, pass", {"abort_suukaikan": False}, None),
        (FOUR_KANS, {"suukaikan_timing": "on_declaration"}, Abort.SUUKAIKAN),
        (f"{TWO_BY_A}, B ankan 3333p, B -", {"suukaikan_timing": "on_declaration"}, None),
    ],
)
def test_four_kans(script: str, options: dict[str, object], abort: Abort | None) -> None:
    state = deal(QUADS, "7z", script, rinshan="2z2z2z3z", rules=rules(**options))
    assert aborted(state) is abort


def test_the_discard_after_the_fourth_kan_can_be_ronned() -> None:  # R2.9-r
    hands = ["1111m2222m", "3333p4444p8p", "88p", "345678m345s67p88m"]
    state = deal(hands, "7z", f"{FOUR_KANS}, B 8p", rinshan="2z2z2z3z")
    assert listed(state, D) == {"ron", "pass"}
    assert listed(state, C) == set()  # nobody can call it: the hand is drawn if nobody wins
    assert against(state, "C pon 88p") == {"R2.9-r"}
    assert aborted(act(state, "D pass")) is Abort.SUUKAIKAN
    assert aborted(act(state, "D ron")) is None


def test_the_fourth_replacement_tile_can_win() -> None:
    """B waits for 6s and 9s and draws 9s."""
    hands = ["1111m2222m", "333p4444p567m78s1z"]
    script = f"{TWO_BY_A}, B ankan 3333p, B ankan 4444p, B tsumo"
    state = deal(hands, "7z3p", script, rinshan="2z2z1z9s")
    assert "rinshan" in yaku(state)


@pytest.mark.parametrize("timing", ["after_safe_discard", "on_declaration"])
def test_a_fourth_kan_that_draws_at_once_gives_no_win_chance(timing: str) -> None:  # R2.9-r
    """A's kakan of 8s is the fourth kan; D waits for 8s."""
    hands = ["88s1m2222m", "8s1111s9999s", "", "345678m34588p67s"]
    script = (
        "A -, B 8s, A pon 88s, A 1m, B ankan 1111s, B ankan 9999s, B -, C -, D -, "
        "A ankan 2222m, A kakan 8s"
    )
    chosen = rules(suukaikan_timing=timing)
    state = deal(hands, "7z9p6z2z3z8s", script, rinshan="1z1z1z5z", rules=chosen)
    if timing == "on_declaration":
        assert aborted(state) is Abort.SUUKAIKAN
    else:
        assert listed(state, D) == {"ron", "pass"}
        assert len(state.kans) == 3  # R2.4-l: not before it has passed


@pytest.mark.parametrize(
    ("option", "broken"), [("forbidden", {"R2.7.2-d"}), ("abortive_draw", set())]
)
def test_a_fifth_kan_by_two_players(option: str, broken: set[str]) -> None:  # R2.7.2-d
    chosen = rules(fifth_kan=option)
    hands = ["1111m2222m", "3333p4444p6666p"]
    state = deal(hands, "7z", f"{FOUR_KANS}, B draw", rinshan="2z2z2z3z", rules=chosen)
    assert against(state, "B ankan 6666p") == broken
    assert ("ankan 6666p" in listed(state, B)) is not bool(broken)
    if not broken:
        assert aborted(act(state, "B ankan 6666p")) is Abort.FIFTH_KAN


# --- what an abortive draw leaves behind

ENDS = {
    "kyuushu_kyuuhai": lambda rules: deal([NINE], "8m", "A kyuushu_kyuuhai", rules=rules),
    "suufon_renda": lambda rules: deal(
        ["4z"] * 4, script="A 4z, B 4z, C 4z, D 4z, pass", rules=rules
    ),
    "suucha_riichi": lambda rules: deal(
        FOUR_TENPAI, "5z6z7z2z", f"{THREE_RIICHI}, D riichi -, pass", rules=rules
    ),
    "suukaikan": lambda rules: deal(
        QUADS, "7z", f"{FOUR_KANS}, B -, pass", rinshan="2z2z2z3z", rules=rules
    ),
}


@pytest.mark.parametrize("name", ENDS)
@pytest.mark.parametrize("option", ["always", "passes_on_suufon_and_kyuushu"])
def test_the_dealer_and_the_honba(name: str, option: str) -> None:  # R2.9-l, R2.9-m
    state = ENDS[name](rules(abort_dealer_keeps_deal=option))
    assert aborted(state) == name
    assert state.end is not None
    match = start_match(state.rules)._replace(honba=1)
    coming = next_hand(match, state.end.result)
    passes = option != "always" and name in ("suufon_renda", "kyuushu_kyuuhai")
    assert coming.dealer is (B if passes else A)
    assert coming.honba == 2
    assert coming.deposits == state.deposits


@pytest.mark.parametrize("name", ENDS)
@pytest.mark.parametrize("option", ["always", "passes_on_suufon_and_kyuushu"])
@pytest.mark.parametrize(("renchan", "cleared"), [("tenpai", False), ("agari", True)])
@pytest.mark.parametrize(("wind", "dealer"), [(Tile.EAST, A), (Tile.SOUTH, A), (Tile.SOUTH, D)])
def test_the_end_of_the_round_says_what_the_next_hand_says(
    name: str, option: str, renchan: str, wind: Tile, dealer: Seat, *, cleared: bool
) -> None:
    """R2.9-l, R2.9-m, R2.10-i, in every hand of the game."""
    state = ENDS[name](rules(abort_dealer_keeps_deal=option, renchan=renchan))
    assert state.end is not None
    match = start_match(state.rules)._replace(round_wind=wind, dealer=dealer, honba=2)
    coming = next_hand(match, state.end.result)
    ended = state._replace(round_wind=wind, dealer=dealer)
    told = {line.message.id for line in explain(ended).children}
    assert ("draw.abort.deal_stays" in told) is coming.repeats
    assert ("draw.abort.deal_passes" in told) is not coming.repeats
    assert ("draw.abort.honba_cleared" in told) is cleared
    assert ("draw.abort.honba" in told) is not cleared
    assert coming.honba == (0 if cleared else 3)


@pytest.mark.parametrize("name", ENDS)
@pytest.mark.parametrize("option", ["always", "passes_on_suufon_and_kyuushu"])
def test_abortive_draws_never_end_the_game(name: str, option: str) -> None:  # R2.11.1-b
    chosen = rules(abort_dealer_keeps_deal=option, agari_yame=True, tenpai_yame=True)
    state = ENDS[name](chosen)
    assert state.end is not None
    last = start_match(chosen)._replace(round_wind=Tile.SOUTH, dealer=D, points=state.points)
    end = game_end(last, state.end.result)
    assert not end.over
    assert not end.may_stop
    after = after_hand(last, state.end.result)
    assert isinstance(after, Match)
    assert (after.round_wind, after.dealer, after.honba) == (Tile.SOUTH, D, 1)
