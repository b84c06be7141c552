"""Kans in a round: when they may be declared, and what follows (R2.7.2)."""

from __future__ import annotations

import pytest

from mjteach.core.melds import MeldKind, meld
from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import format_tiles, parse_tiles, tile
from mjteach.riichi.aborts import Abort
from mjteach.riichi.match.result import ResultKind
from mjteach.riichi.round.rig import act, deal, passed
from mjteach.riichi.round.state import Phase, RoundState
from mjteach.riichi.round.variant import advance
from mjteach.riichi.round.view import view
from support.rounds.play import NO_YAKU, against, listed, rules, yaku

A, B, C, D = SEATS


def filled(hand: str) -> str:
    """Thirteen tiles: ``hand`` and single ones."""
    held = parse_tiles(hand)
    return format_tiles((*held, *parse_tiles("468p379s13467z8s")[: 13 - len(held)]))


# --- the tiles of a kan


@pytest.mark.parametrize(
    ("hand", "drawn", "legal"),
    [
        ("111m", "1m", {"ankan 1111m"}),
        ("1111m", "9s", {"ankan 1111m"}),  # R2.7.2-f: tiles held before
        ("1111m222p", "2p", {"ankan 1111m", "ankan 2222p"}),
        ("055s", "5s", {"ankan 0555s"}),
        ("4455p7777s66p88s2z", "2z", {"ankan 7777s"}),  # beside pairs only
        ("11m", "1m", set()),
        ("111m1p1s", "1z", set()),
    ],
)
def test_an_ankan_needs_four_concealed_tiles(hand: str, drawn: str, legal: set[str]) -> None:
    state = deal([filled(hand)], drawn, "A draw")
    assert {text for text in listed(state, A) if "kan" in text} == legal
    for text in ("ankan 1111m", "ankan 2222p", "ankan 0555s", "ankan 5555s", "ankan 7777z"):
        assert against(state, f"A {text}") == (set() if text in legal else {"R2.7.2.1-a"})


def test_an_ankan_keeps_the_hand_closed() -> None:  # R2.7.2.1-a, R2.6.1-l
    state = deal(["111z234m45622p67s"], "1z", "A ankan 1111z, A draw", rinshan="9m")
    own = state.seats[A].hand
    assert own.melds == (meld("ankan 1111z"),)
    assert own.is_closed
    assert "riichi 9m" in listed(state, A)


KAKAN = "A -, B 5z, A pon 55z, A 1m, B -, C -, D -, A draw"


@pytest.mark.parametrize(
    ("hand", "drawn", "option", "broken"),
    [
        ("55z", "5z", "allowed", set()),
        ("55z", "5z", "drawn_tile_only", set()),
        ("555z", "9m", "allowed", set()),  # R2.7.2.2-d: from the hand on a later turn
        ("555z", "9m", "drawn_tile_only", {"R2.7.2.2-d"}),
    ],
)
def test_where_the_fourth_tile_comes_from(
    hand: str, drawn: str, option: str, broken: set[str]
) -> None:
    chosen = rules(kakan_with_held_tile=option)
    state = deal([f"{hand}1m", "5z"], f"9s2z2z3z4z{drawn}", KAKAN, rules=chosen)
    assert against(state, "A kakan 5z") == broken
    assert ("kakan 5z" in listed(state, A)) is not bool(broken)


@pytest.mark.parametrize(
    ("before", "broken"),
    [
        ("A -, B ankan 1111m", set()),  # drawn in this turn, before another kan
        ("A -, B -, C -, D -, A -, B ankan 1111m", {"R2.7.2.2-d"}),
        ("A 9p, B daiminkan 999p, B ankan 1111m", {"R2.7.2.2-d"}),
    ],
)
def test_a_tile_drawn_before_another_kan_of_the_turn(before: str, broken: set[str]) -> None:
    held = "" if broken else "2p"
    hands = ["9p", f"55z1111m999p3p7s7z{'5z' if broken else held}"]
    script = f"A -, B pon 55z, B 7z, C -, D -, {before}, B draw"
    chosen = rules(kakan_with_held_tile="drawn_tile_only")
    state = deal(
        hands, "5z2z3z4z" + ("6z" if broken else "5z"), script, rules=chosen, rinshan="9s8s"
    )
    assert against(state, "B kakan 5z") == broken
    assert ("kakan 5z" in listed(state, B)) is not bool(broken)


def test_a_kakan_needs_the_own_pon_and_the_tile() -> None:  # R2.7.2.2-a
    state = deal(["55z1m", "5z"], "9s2z2z3z4z9m", KAKAN)
    assert against(state, "A kakan 5z") == {"R2.7.2.2-a"}
    assert against(state, "A kakan 9m") == {"R2.7.2.2-a"}
    state = deal(["55z1m", "5z", "5z"], "9s2z2z3z4z9m", f"{KAKAN}, A -, B -, C 5z")
    assert not any("kan" in text for text in listed(state, A))
    assert "R2.7.2.2-a" in against(act(state, "D -, A draw"), "A kakan 5z")  # R2.7.2.2-d
    chi = "A 9s, B 2z, C 3z, D 1m, A chi 23m, A 4z, B 6z, C 7z, D 8s, A draw"
    state = deal(["23m4z", "", "", "1m"], "9s2z3z5z6z7z8s1m", chi)
    assert against(state, "A kakan 1m") == {"R2.7.2.2-a"}


def test_a_kakan_stays_where_the_pon_was() -> None:  # R2.7.2.2-c
    calls = f"{KAKAN}, A kakan 5z, pass"
    state = deal(["55z1m", "5z"], "9s2z2z3z4z5z", calls)
    (made,) = state.seats[A].hand.melds
    assert made.kind is MeldKind.KAKAN
    assert (made.called, made.source) == (tile("5z"), meld("pon 555*z").source)
    assert (state.phase, state.turn) == (Phase.DRAW, A)


# --- kan after kan, and how many


def test_a_kan_may_follow_a_kan() -> None:  # R2.7.2-c
    state = deal(["1111m2222p"], script="A ankan 1111m, A draw")
    assert "ankan 2222p" in listed(state, A)
    state = deal(["5z", "555z1111m"], script="A 5z, B daiminkan 555z, B draw")
    assert "ankan 1111m" in listed(state, B)


FOUR_KANS = "A ankan 1111m, A ankan 2222m, A ankan 3333m, A ankan 4444m"
FOUR = {"draws": "9p9s9s9s", "rinshan": "4m4m4m7z"}


def four_by_one(option: str, script: str = "") -> RoundState:
    hands = ["111122223333m4m", "0555p", "666z1z", "6z"]
    chosen = rules(fifth_kan=option)
    return act(deal(hands, script=FOUR_KANS, rules=chosen, **FOUR), script)  # type: ignore[arg-type]


def test_four_kans_by_one_player_are_no_draw() -> None:  # R2.9-q
    state = four_by_one("forbidden", "A 7z, pass")
    assert (state.phase, state.turn) == (Phase.DRAW, B)
    assert state.live_left == 70 - 1 - 4


def test_nobody_declares_a_fifth() -> None:  # R2.7.2-d
    state = four_by_one("forbidden", "A 7z, B draw")
    assert "ankan 0555p" not in listed(state, B)
    assert against(state, "B ankan 0555p") == {"R2.7.2-d"}
    state = act(state, "B -, C -, D 6z")
    assert against(state, "C daiminkan 666z") == {"R2.7.2-d"}
    assert "pon 66z" in listed(state, C)


@pytest.mark.parametrize(
    "fifth", ["A 7z, B ankan 0555p", "A 7z, B -, C -, D 6z, C daiminkan 666z, pass"]
)
def test_a_fifth_kan_is_a_draw_by_option(fifth: str) -> None:  # R2.7.2-d
    state = four_by_one("abortive_draw", fifth)
    assert state.end is not None
    assert state.end.abort is Abort.FIFTH_KAN
    assert state.end.changes == (0, 0, 0, 0)


# --- near the end of the wall


@pytest.mark.parametrize(("option", "broken"), [("forbidden", {"R2.7.2-e"}), ("allowed", set())])
def test_no_kan_with_the_last_draw(option: str, broken: set[str]) -> None:
    """B draws the last tile."""
    chosen = rules(kan_on_last_draw=option, call_last_discard=option)
    state = deal(["", "1111m"], script="until 1, B draw", rules=chosen)
    assert state.live_left == 0
    assert against(state, "B ankan 1111m") == broken
    assert ("ankan 1111m" in listed(state, B)) is not bool(broken)


def test_a_permitted_kan_with_the_last_draw_ends_the_wall() -> None:
    script = "until 1, B ankan 1111m, B draw"
    state = deal(
        ["", "1111m"], script=script, rinshan="9s", rules=rules(kan_on_last_draw="allowed")
    )
    assert (state.live_left, state.drawn) == (0, tile("9s"))
    assert act(state, "B -, pass").phase is Phase.SHOW


@pytest.mark.parametrize(("option", "broken"), [("forbidden", {"R2.7.2-e"}), ("allowed", set())])
def test_no_kakan_with_the_last_draw(option: str, broken: set[str]) -> None:
    """The pon leaves out two players and the kan takes a tile, so D draws the last one."""
    hands = ["5z", "2222m", "", "55z1m"]
    script = "A 5z, D pon 55z, D 1m, A -, B ankan 2222m, B -, until 1, D draw"
    state = deal(hands, script=script, last="5z9m", rules=rules(kan_on_last_draw=option))
    assert (state.live_left, state.turn, state.drawn) == (0, D, tile("5z"))
    assert against(state, "D kakan 5z") == broken


def test_a_kakan_with_the_last_draw_robbed_is_no_last_discard() -> None:  # R3.1-q
    script = "A 3p, D pon 33p, D 1m, A -, B ankan 7777z, B -, until 1, D kakan 3p"
    chosen = rules(kan_on_last_draw="allowed")
    state = deal(["3p", "7777z", NO_YAKU, "33p1m"], script=script, last="3p9m", rules=chosen)
    assert state.live_left == 0
    assert yaku(act(state, "C ron")) == {"chankan"}


@pytest.mark.parametrize("kan", ["forbidden", "allowed"])
@pytest.mark.parametrize(("option", "broken"), [("forbidden", {"R2.7.4-d"}), ("allowed", set())])
def test_a_daiminkan_of_the_last_discard(option: str, broken: set[str], kan: str) -> None:
    """It is a call, and no kan with the last draw (R2.7.4-d, R2.7.2-e)."""
    chosen = rules(kan_on_last_draw=kan, call_last_discard=option)
    state = deal(["", "", "555z"], script="until 1, B -", last="5z", rules=chosen)
    assert against(state, "C daiminkan 555z") == broken
    assert ("daiminkan 555z" in listed(state, C)) is not bool(broken)


AFTER_IT = ["", "", "555z1111m234p67s8s", "99s"]


@pytest.mark.parametrize(("option", "broken"), [("forbidden", {"R2.7.2-e"}), ("allowed", set())])
def test_what_follows_on_it(option: str, broken: set[str]) -> None:
    """The rinshan tile is the last draw, and the discard after it the last one."""
    chosen = rules(kan_on_last_draw=option, call_last_discard="allowed")
    script = "until 1, B -, C daiminkan 555z, C draw"
    state = deal(AFTER_IT, script=script, last="5z", rinshan="9s", rules=chosen)
    assert (state.live_left, state.drawn, len(state.indicators)) == (0, tile("9s"), 2)
    assert against(state, "C ankan 1111m") == broken
    state = act(state, "C -")
    assert "pon 99s" in listed(state, D)
    ended = advance(passed(state))
    assert ended.end is not None
    assert ended.end.kind is ResultKind.EXHAUSTIVE_DRAW
    assert [view(ended, seat).live_left for seat in (*SEATS, None)] == [0] * 5


def test_a_win_on_the_last_rinshan_tile() -> None:
    hands = ["", "", "555z234m456p78s99m"]
    script = "until 1, B -, C daiminkan 555z, C tsumo"
    chosen = rules(call_last_discard="allowed")
    state = deal(hands, script=script, last="5z", rinshan="9s", rules=chosen)
    assert {"rinshan", "yakuhai_haku"} <= yaku(state)


@pytest.mark.parametrize(
    ("script", "seat"),
    [
        ("until 2, A ankan 1111m, A -", A),
        ("until 2, A 5z, B daiminkan 555z, B -", B),
    ],
)
def test_one_live_tile_left(script: str, seat: Seat) -> None:  # R2.7.2-h
    """The kan moves it into the dead wall; the rinshan tile is the last draw."""
    state = deal(["1111m5z", "555z"], script=script, last="2m2m", rinshan="9s")
    assert state.live_left == 0
    assert state.seats[seat].river[-1].tile == tile("9s")
    assert passed(state).phase is Phase.SHOW


def test_the_discard_after_it_is_the_last() -> None:  # R2.7.2-h
    """B waits for 9s and wins by it, C could call it but for that."""
    hands = ["2222s", "123789m123p11z78s", "99s", "9s6666s"]
    state = deal(hands, script="until 2, A ankan 2222s, A -", last="2m5m", rinshan="9s")
    assert listed(state, B) == {"ron", "pass"}
    assert listed(state, C) == set()
    assert against(state, "C pon 99s") == {"R2.7.4-d"}
    assert "houtei" in yaku(act(state, "B ron"))


# --- after riichi


@pytest.mark.parametrize(
    ("hand", "drawn", "kan", "loose", "strict"),
    [
        ("3455678999m111z", "1z", "1111z", set(), set()),  # R2.7.2.1-j
        ("3455678999m111z", "9m", "9999m", {"R2.7.2.1-e"}, {"R2.7.2.1-e", "R2.7.2.1-g"}),
        ("111222333m45p66s", "1m", "1111m", set(), {"R2.7.2.1-g"}),
        ("111123m45p66s789s", "4m", "1111m", {"R2.7.2.1-i"}, {"R2.7.2.1-i"}),
        ("222m45p66s789s111z", "2m", "2222m", set(), set()),
    ],
)
@pytest.mark.parametrize("option", ["wait_unchanged", "shape_unchanged", "forbidden"])
def test_after_riichi(
    hand: str, drawn: str, kan: str, loose: set[str], strict: set[str], option: str
) -> None:
    script = "A riichi -, B -, C -, D -, A draw"
    chosen = rules(ankan_after_riichi=option)
    state = deal([hand], f"7z6z6z6z{drawn}", script, rules=chosen)
    broken = against(state, f"A ankan {kan}")
    if option == "forbidden":
        assert "R2.7.2.1-h" in broken  # whatever the tiles
    else:
        assert broken == (loose if option == "wait_unchanged" else strict)
    assert (f"ankan {kan}" in listed(state, A)) is not bool(broken)


@pytest.mark.parametrize(
    ("hand", "loose", "strict"),
    [
        ("24p333p11123456m", {"R2.7.2.1-e"}, {"R2.7.2.1-e", "R2.7.2.1-g"}),  # no tenpai is left
        ("24p333p11123444m", set(), {"R2.7.2.1-g"}),
        ("24p333p111m234s55m", set(), set()),
    ],
)
@pytest.mark.parametrize("option", ["wait_unchanged", "shape_unchanged"])
def test_after_riichi_on_a_wait_the_player_holds_alone(
    hand: str, loose: set[str], strict: set[str], option: str
) -> None:
    """R2.9-d: where it counts as tenpai, a kan must keep it as any other wait."""
    script = "A ankan 3333p, A riichi -, B -, C -, D -, A draw"
    chosen = rules(own_four_wait="tenpai", ankan_after_riichi=option)
    state = deal([hand], "3p6z7z8m1m", script, rules=chosen, rinshan="9s8s")
    broken = loose if option == "wait_unchanged" else strict
    assert against(state, "A ankan 1111m") == broken
    assert ("ankan 1111m" in listed(state, A)) is not bool(broken)


def test_a_kan_before_riichi_is_free_of_these_questions() -> None:
    state = deal(["111123m45p66s789s"], "4m", "A draw", rules=rules(ankan_after_riichi="forbidden"))
    assert against(state, "A ankan 1111m") == set()


def test_after_an_ankan_in_riichi_the_rinshan_tile_is_discarded() -> None:  # R2.6.3-d
    script = "A riichi -, B -, C -, D -, A ankan 1111z, A draw"
    state = deal(["222m45p66s789s111z"], "7z6z6z6z1z", script, rinshan="9m")
    assert listed(state, A) == {"discard 9m"}
