"""Table mode: every offence that is seen at once is committed, and costs what chapter 5 says."""

from __future__ import annotations

import pytest

from mjteach.core.decision import IllegalActionError
from mjteach.core.tiles import tile
from mjteach.riichi.penalties.category import category
from mjteach.riichi.penalties.offences import OFFENCES, Category, Offence, Reveal
from mjteach.riichi.presets import PRESETS
from mjteach.riichi.round.actions import ActionKind
from mjteach.riichi.round.opening import opening_of
from mjteach.riichi.round.rig import deal
from mjteach.riichi.round.state import AskedTile, RoundState
from mjteach.riichi.round.variant import replay, to_act
from mjteach.riichi.round.view import view
from mjteach.riichi.round.wins import furiten_state
from support.rounds.play import against, listed
from support.rounds.table_mode import (
    CHOMBO,
    DEAD,
    DEPOSIT,
    DRAW,
    NONE,
    QUIET,
    SEATS,
    TENPAI,
    VOID,
    WIN,
    A,
    B,
    C,
    D,
    forgets_to_draw,
    kind,
    offenders,
    play,
    ruled,
    shown,
    table,
)

# --- offences that are only words or deeds

TOLD = [
    offence
    for offence, row in OFFENCES.items()
    if row.reveal is Reveal.AT_ONCE and offence is not Offence.ACT_WITH_DEAD_HAND
]


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("offence", TOLD)
def test_an_offence_costs_what_the_rules_say(offence: Offence, preset: str) -> None:
    rules = PRESETS[preset].rules
    state = play(deal(QUIET, rules=rules, table=True), f"A -, C offend {offence}")
    degree = category(offence, rules).category
    assert ruled(state) == [(C, offence, degree)]
    assert (kind(state) is VOID) is (degree is CHOMBO)
    assert state.seats[C].dead is (degree is DEAD)
    paid = rules.penalty_deposit if degree is DEPOSIT else 0
    assert state.deposits == paid // 1000
    if degree is not CHOMBO:
        assert state.points[C] == rules.start_points - paid
        assert to_act(state) == (B,)  # play goes on where it was


@pytest.mark.parametrize(
    ("tiles", "options", "degree"),
    [
        ((1,), {}, DEPOSIT),
        ((4,), {}, DEPOSIT),
        ((5,), {}, CHOMBO),  # R5.4-h, C20
        ((2,), {"wall_collapse_chombo_tiles": 3}, DEPOSIT),
        ((3,), {"wall_collapse_chombo_tiles": 3}, CHOMBO),
        ((1, 3), {}, DEPOSIT),
        ((2, 3), {}, CHOMBO),  # five in total
        ((4,), {"penalty_deposit": 0}, NONE),
        ((2,), {"penalty_deposit": 3000}, DEPOSIT),
    ],
)
def test_wall_tiles_are_counted(
    tiles: tuple[int, ...], options: dict[str, object], degree: Category
) -> None:
    told = ", ".join(f"B offend wall_tiles_visible {number}" for number in tiles)
    state = table(script=f"A -, {told}", **options)
    assert ruled(state)[-1] == (B, Offence.WALL_TILES_VISIBLE, degree)
    assert state.breaches[-1].facts.visible == sum(tiles)


def test_tiles_that_others_make_visible_do_not_count() -> None:
    state = table(script="A -, B offend wall_tiles_visible 4, C offend wall_tiles_visible 4")
    assert [degree for *_, degree in ruled(state)] == [DEPOSIT, DEPOSIT]
    assert state.points == (25000, 24000, 24000, 25000)
    assert state.deposits == 2


@pytest.mark.parametrize(
    ("options", "degree"),
    [({}, DEPOSIT), ({"wrong_call_voice_only": "dead_hand"}, DEAD)],
)
def test_a_mistaken_word_costs_a_deposit_or_the_hand(
    options: dict[str, object], degree: Category
) -> None:  # R5.2-a
    state = table(script="A -, C offend call_voice_only", **options)
    assert ruled(state) == [(C, Offence.CALL_VOICE_ONLY, degree)]


@pytest.mark.parametrize(
    ("declared", "offence", "option", "released"),
    [
        ("A -", "call_voice_only", "wrong_call_voice_only", False),  # nothing to be released from
        ("A riichi -", "call_voice_only", "wrong_call_voice_only", True),
        ("A riichi -", "false_win_voice_only", "false_win_voice_only", False),
    ],
)
def test_a_dead_hand_is_free_of_its_riichi_but_after_a_false_win(
    declared: str, offence: str, option: str, released: bool
) -> None:  # R5.3-i
    script = f"{declared}, B -, A offend {offence}"
    own = table([TENPAI], "3z4z5z", script, **{option: "dead_hand"}).seats[A]
    assert (own.dead, own.released) == (True, released)


# --- false wins

YAKULESS = "234m678m35999p11s"
"""Waits on 4p, and a ron gives nothing."""


@pytest.mark.parametrize(
    ("hand", "draws", "script", "offence"),
    [
        (
            YAKULESS,
            "3z4z7z6z4p",
            "A -, B -, C -, D -, A -, C ron",
            Offence.FALSE_WIN_OPENED_NO_YAKU,
        ),
        (TENPAI, "3z4z8p5p", "A -, B -, C -, D -, C ron", Offence.FALSE_WIN_OPENED_FURITEN),
        (TENPAI, "7p", "A -, C ron", Offence.FALSE_WIN_OPENED_INCOMPLETE),
        (TENPAI, "3z4z7p", "A -, B -, C draw, C tsumo", Offence.FALSE_WIN_OPENED_INCOMPLETE),
        (
            "234m678m3599p11s1z",
            "9p4z7z2m4p",
            "A -, C pon 99p, C 1z, D -, A -, B -, C draw, C tsumo",
            Offence.FALSE_WIN_OPENED_NO_YAKU,
        ),
    ],
)
def test_a_false_win_with_the_hand_opened_is_a_chombo(
    hand: str, draws: str, script: str, offence: Offence
) -> None:  # R5.4-j, R5.4-r
    state = table(["", "", hand], draws, f"{script}, pass")
    assert ruled(state) == [(C, offence, CHOMBO)]
    assert offenders(state) == (C,)
    assert state.breaches[0].findings


@pytest.mark.parametrize(("value", "degree"), [("dead_hand", DEAD), ("chombo", CHOMBO)])
def test_a_false_win_in_words(value: str, degree: Category) -> None:  # R5.3-g, C18
    state = table(script="A -, C offend false_win_voice_only", false_win_voice_only=value)
    assert ruled(state) == [(C, Offence.FALSE_WIN_VOICE_ONLY, degree)]


def test_a_false_win_on_the_last_discard() -> None:
    """No hand has been shown, so the hand is not over (R5.1-a)."""
    state = play(table(script="end"), "C ron")
    assert offenders(state) == (C,)


def test_once_hands_are_shown_nothing_is_an_offence_any_more() -> None:  # R5.1-a
    state = play(table(script="end"), "A noten, B offend other_hand_exposed")
    assert ruled(state) == [(B, Offence.OTHER_HAND_EXPOSED, NONE)]


# --- wrong calls


@pytest.mark.parametrize(
    ("hands", "draws", "script"),
    [
        (["", "", "47m"], "5m", "A -, C chi 47m"),  # no run
        (["", "", "34m"], "5m", "A -, C chi 34m"),  # not from kamicha
        (["", "", "5m6p"], "5m", "A -, C pon 5m6p"),
        (["", "", "55m"], "5m", "A -, C daiminkan 55m"),
        (["", "", "234m567m23467p55s"], "1z2z9m5s", "A -, B -, C riichi -, D -, C pon 55s"),
        (["", "", "11z"], "", "end, C pon 11z"),  # R2.7.4-d
        (["", "", "555m"], "3z4z6z", "A -, B -, C draw, C ankan 555m6z"),
        (["", "", "66m7777s"], "6m6z", "A -, C pon 66m, pass, C ankan 7777s"),  # R2.7.2-c
    ],
)
@pytest.mark.parametrize(("value", "degree"), [("dead_hand", DEAD), ("chombo", CHOMBO)])
def test_a_wrong_call_is_taken_back(
    hands: list[str], draws: str, script: str, value: str, degree: Category
) -> None:  # R5.3-c, R5.3-m
    *before, last = script.split(", ")
    start = table(hands, draws, ", ".join(before), wrong_call_exposed=value, last="1z")
    state = play(start, f"{last}, pass")
    assert not start.breaches
    caller = SEATS["ABCD".index(last[0])]
    assert ruled(state) == [(caller, Offence.WRONG_CALL_EXPOSED, degree)]
    assert state.seats[caller].hand == start.seats[caller].hand
    if degree is DEAD:
        assert to_act(state) == to_act(play(start, "pass"))
        assert state.seats[caller].dead
    else:
        assert offenders(state) == (caller,)


def test_the_last_draw_and_a_fifth_kan_allow_no_kan() -> None:  # R2.7.2-e, R2.7.2-d
    state = table(["", "6666p"], "", "until 1, B draw")
    assert state.live_left == 0
    assert ruled(play(state, "B ankan 6666p")) == [(B, Offence.WRONG_CALL_EXPOSED, DEAD)]


def test_a_call_that_could_be_made_is_left_to_the_others() -> None:
    """D could pon, and still can after C's wrong call."""
    state = table(["", "", "5p", "55m"], "5m", "A -, C pon 5p")
    assert to_act(state) == (D,)
    assert play(state, "D pon 55m").turn is D


# --- too many and too few tiles


@pytest.mark.parametrize(("value", "degree"), [("dead_hand", DEAD), ("chombo", CHOMBO)])
def test_too_many_tiles(value: str, degree: Category) -> None:  # R5.3-d, R5.3-e
    state = table(script="A -, B draw, B draw", tahai=value)
    assert ruled(state) == [(B, Offence.TAHAI, None)]  # counted after the discard
    state = play(state, "B -")
    assert ruled(state) == [(B, Offence.TAHAI, degree)]
    assert len(state.seats[B].hand.concealed) == 14
    assert (kind(state) is VOID) is (degree is CHOMBO)


def test_a_kan_brings_no_second_draw_to_light() -> None:  # R5.3-d
    state = play(table(["1111m"], script="A draw, A draw"), "A ankan 1111m")
    assert ruled(state) == [(A, Offence.TAHAI, None)]
    assert ruled(play(state, "A draw, A -")) == [(A, Offence.TAHAI, DEAD)]


@pytest.mark.parametrize(("value", "degree"), [("dead_hand", DEAD), ("chombo", CHOMBO)])
def test_too_few_tiles(value: str, degree: Category) -> None:
    state = forgets_to_draw(table(script="A -", shouhai=value))
    assert ruled(state) == [(B, Offence.SHOUHAI, degree)]
    assert len(state.seats[B].hand.concealed) == 12
    assert (kind(state) is VOID) is (degree is CHOMBO)


@pytest.mark.parametrize("late", ["B draw, B draw, B -", ""])
def test_a_hand_with_a_wrong_number_of_tiles_is_played_to_its_end(late: str) -> None:
    state = table(script="A -")
    state = play(state, late) if late else forgets_to_draw(state)
    number = len(state.seats[B].hand.concealed)
    state = shown(state)
    assert kind(state) is DRAW
    assert len(state.seats[B].hand.concealed) == number
    assert B not in (state.end.tenpai if state.end else ())


def test_a_second_draw_after_a_kan_is_from_the_live_wall() -> None:
    state = table(["1111z"], "3z", "A ankan 1111z, A draw", rinshan="9s")
    again = play(state, "A draw")
    assert again.live_left == state.live_left - 1
    held = [tile for own in again.seats for tile in own.hand.tiles]
    assert len(held) == 4 * 13 + 3  # a quad, the replacement and one too many


def test_drawing_too_often_wins_nothing() -> None:
    """The second tile would have been the winning one."""
    state = table(["", TENPAI], "3z4z8p", "A -, B draw, B draw")
    state = play(state, "B tsumo")
    assert ruled(state)[-1] == (B, Offence.FALSE_WIN_OPENED_INCOMPLETE, CHOMBO)


def test_too_many_tiles_are_never_tenpai() -> None:
    """Neither for riichi nor at the draw; whether a kan keeps the waits is not asked."""
    twice = table([TENPAI], "3z4z", "A draw, A draw")
    assert ruled(play(twice, "A riichi 4z"))[-1][1] is Offence.NOTEN_RIICHI
    state = table(
        ["111m456p789s66z45s"], "9m1z2z3z1m4z", "A riichi -, B -, C -, D -, A draw, A draw"
    )
    assert listed(state, A) == {"ankan 1111m", "discard 4z"}  # riichi still binds the hand
    assert ruled(play(state, "A ankan 1111m, A -"))[-1] == (A, Offence.TAHAI, DEAD)
    state = play(table(["", TENPAI], "3z4z7z", "A -, B draw, B draw, B -"), "end, A noten")
    assert listed(state, B) == {"noten"}
    assert against(state, "B show") == {"R2.9-g"}


def test_the_last_tile_can_be_drawn_only_once() -> None:
    state = table(script="until 1, B draw")
    with pytest.raises(IllegalActionError):
        play(state, "B draw")


# --- kuikae

CALLER = "5678m58p369s1234z"


@pytest.mark.parametrize(("called", "thrown"), [("67m", "8m"), ("67m", "5m")])
@pytest.mark.parametrize(("value", "degree"), [("dead_hand", DEAD), ("chombo", CHOMBO)])
def test_a_forbidden_swap_is_taken_back(
    called: str, thrown: str, value: str, degree: Category
) -> None:  # R2.7.4-i
    start = table(["", CALLER], "5m", f"A -, B chi {called}", kuikae_penalty=value)
    state = play(start, f"B {thrown}")
    assert ruled(state) == [(B, Offence.KUIKAE, degree)]
    assert state.seats[B].hand == start.seats[B].hand
    assert not state.seats[B].river
    assert (kind(state) is VOID) is (degree is CHOMBO)
    if degree is DEAD:
        assert play(state, "B 4z").turn is C


@pytest.mark.parametrize(("option", "thrown"), [("kuikae_genbutsu", "5m"), ("kuikae_suji", "8m")])
def test_an_allowed_swap_is_no_offence(option: str, thrown: str) -> None:  # R2.7.4-j
    state = table(["", CALLER], "5m", f"A -, B chi 67m, B {thrown}", **{option: "allowed"})
    assert not state.breaches
    assert state.seats[B].river[0].tile is tile(thrown)


def test_a_second_swap_with_the_dead_hand_is_a_chombo() -> None:  # R5.4-o
    state = table(["", CALLER], "5m", "A -, B chi 67m, B 8m, B 5m")
    assert [degree for *_, degree in ruled(state)] == [DEAD, CHOMBO]
    assert state.breaches[-1].ruled is not None
    assert state.breaches[-1].ruled.worsened


KANCHAN = "79m567p234s11s333z"
"""Waits on 8m, with the wind of West."""


def test_a_swap_that_somebody_wins_on_counts_as_a_discard() -> None:  # R5.1-b
    state = swapped()
    assert to_act(state) == (C,)
    assert ruled(state) == [(B, Offence.KUIKAE, None)]
    won = play(state, "C ron")
    assert (kind(won), offenders(won)) == (WIN, ())
    assert ruled(won) == [(B, Offence.KUIKAE, NONE)]
    assert won.seats[B].river[0].tile is tile("8m")


def swapped(**options: object) -> RoundState:
    """B's forbidden swap, on which C can win."""
    return table(["", CALLER, KANCHAN, "88m"], "5m", "A -, B chi 67m, B 8m", **options)


def test_a_swap_that_nobody_wins_on_goes_back() -> None:  # R2.7.4-i
    before = table(["", CALLER, KANCHAN, "88m"], "5m", "A -, B chi 67m")
    state = play(swapped(), "C pass")
    assert ruled(state) == [(B, Offence.KUIKAE, DEAD)]
    assert (state.phase, state.turn) == (before.phase, before.turn)
    own = before.seats[B]
    assert state.seats == (*before.seats[:1], own._replace(dead=True), *before.seats[2:])
    assert furiten_state(state, C) == furiten_state(before, C)
    assert listed(state, B) == listed(before, B)
    assert against(state, "B 5m") == {"R2.7.4-f"}
    assert play(state, "B 4z").turn is C
    *_, again = replay(opening_of(state), state.history)
    assert again == state


def test_a_swap_that_goes_back_can_be_won_on_but_not_called() -> None:
    """D holds two of them."""
    state = swapped()
    assert listed(state, C) == {"ron", "pass"}
    assert not listed(state, D)
    assert against(state, "D pon 88m") == {"R2.7-a"}
    with pytest.raises(IllegalActionError):
        play(state, "D pon 88m")
    assert view(state, C).asked == AskedTile(B, tile("8m"), ActionKind.DISCARD, waiting=(C,))


def test_a_chombo_for_a_swap_waits_for_the_answers() -> None:
    state = swapped(kuikae_penalty="chombo")
    assert (kind(play(state, "C ron")), kind(play(state, "C pass"))) == (WIN, VOID)


def test_a_second_swap_with_the_dead_hand_is_a_chombo_unless_somebody_wins() -> None:  # R5.4-o
    state = play(swapped(), "C pass, B 8m")
    assert to_act(state) == (C,)
    assert (kind(play(state, "C ron")), kind(play(state, "C pass"))) == (WIN, VOID)


def test_an_offence_while_a_swap_lies_there_outlasts_it() -> None:
    state = play(swapped(), "B offend false_win_voice_only, C pass")
    assert {degree for *_, degree in ruled(state)} == {DEAD}
    state = play(swapped(), "D offend early_draw, B offend call_voice_only, C pass")
    assert state.seats[D].dead
    assert (state.points[B], state.deposits) == (24000, 1)
