"""Table mode: offences that come to light later, and what a dead hand may no longer do."""

from __future__ import annotations

import pytest

from mjteach.core.tiles import format_tiles, parse_tiles
from mjteach.core.tileset import tile_difference
from mjteach.riichi.equipment import tiles_in_play
from mjteach.riichi.match.result import ResultKind
from mjteach.riichi.penalties.offences import Offence
from mjteach.riichi.round.actions import ActionKind
from mjteach.riichi.round.state import Phase
from mjteach.riichi.round.variant import legal_actions, to_act
from mjteach.riichi.rules import RuleSet
from support.rounds.play import listed
from support.rounds.table_mode import (
    ABORT,
    CHOMBO,
    DEAD,
    DRAW,
    NONE,
    QUIET,
    TENPAI,
    VOID,
    WIN,
    A,
    B,
    C,
    D,
    kind,
    offenders,
    play,
    ruled,
    shown,
    table,
)

# --- riichi that should not have been declared

NOTEN = QUIET[0]
ENDS = {
    "exhausted": ([NOTEN], "", "A riichi -, end, A show, B noten, C noten, D noten"),
    "another wins": ([NOTEN, "", TENPAI], "3z4z7z6z8p", "A riichi -, B -, C -, D -, A -, C ron"),
    "broken off": ([NOTEN, "19m19p19s123456z7m"], "3z7z", "A riichi -, B kyuushu_kyuuhai"),
    "four riichi": (
        [NOTEN, TENPAI, "23499m678m78p123s", "345567p78s22255z"],
        "3z4z7z6z",
        "A riichi -, B riichi -, C riichi -, D riichi -",
    ),
}
"""Ways in which a hand goes on after A's riichi without tenpai."""


@pytest.mark.parametrize(
    ("end", "value", "result", "guilty"),
    [
        ("exhausted", "chombo_at_draw", VOID, True),  # R5.4-i
        ("exhausted", "none", DRAW, False),
        ("another wins", "chombo_at_draw", WIN, False),  # R2.6.3-h
        ("another wins", "none", WIN, False),
        ("broken off", "chombo_at_draw", ABORT, False),
        ("broken off", "none", ABORT, False),
        ("four riichi", "chombo_at_draw", VOID, True),  # R5.4-u
        ("four riichi", "none", ABORT, False),
    ],
)
def test_noten_riichi(end: str, value: str, result: ResultKind, guilty: bool) -> None:
    hands, draws, script = ENDS[end]
    start, *_ = script.split(", ")
    declared = table(hands, draws, start, noten_riichi=value)
    assert ruled(declared) == [(A, Offence.NOTEN_RIICHI, None)]
    assert declared.seats[A].deposited
    state = table(hands, draws, script, noten_riichi=value)
    assert kind(state) is result
    assert offenders(state) == (A,) * guilty


OUT = "end, A show, B show, C show, D show"


@pytest.mark.parametrize("unpunished", [True, False])
@pytest.mark.parametrize("four_riichi_end", [True, False])
def test_all_four_in_noten_riichi(*, unpunished: bool, four_riichi_end: bool) -> None:
    """R5.4-q: a draw without penalty, and the sticks stay."""
    rules = {
        "all_noten_riichi_unpunished": unpunished,
        "abort_suucha_riichi": four_riichi_end,
    }
    script = "A riichi -, B riichi -, C riichi -, D riichi -"
    script = script if four_riichi_end else f"{script}, {OUT}"
    state = table(QUIET, "3z4z7z6z", script, **rules)
    if unpunished:
        assert kind(state) is (ABORT if four_riichi_end else DRAW)
        assert offenders(state) == ()
        assert [ruling for *_, ruling in ruled(state)] == [NONE] * 4
        assert state.end.changes == (0, 0, 0, 0)
        assert state.end.deposits == 4
        assert sum(state.end.points) == 100_000 - 4_000
    else:
        assert kind(state) is VOID
        assert offenders(state) == (A, B, C, D)
        assert sum(state.end.points) == 100_000


@pytest.mark.parametrize("number", range(4))
def test_where_one_of_four_is_tenpai_the_others_are_punished(number: int) -> None:
    hands = [*QUIET[:number], TENPAI, *QUIET[number + 1 :]]
    script = "A riichi -, B riichi -, C riichi -, D riichi -"
    state = table(hands, "3z4z7z6z", script, all_noten_riichi_unpunished=True)
    assert kind(state) is VOID
    assert offenders(state) == tuple(seat for seat in (A, B, C, D) if seat != number)


# --- a kan after riichi that changes the hand

KAN = (["111222333m45p66s", "3p", TENPAI], "9s1z2z3z1m", "A riichi -, B -, C -, D -, A ankan 1111m")
"""Three in a row three times are no triplets of their own (R2.7.2.1-g)."""


@pytest.mark.parametrize(
    ("rinshan", "script", "result", "guilty"),
    [
        ("6p", "A draw, A tsumo", VOID, True),  # R2.7.2.1-k
        ("7z", "A -, B 3p, A ron", VOID, True),
        ("8p", "A -, C ron", WIN, False),
        ("7z", "A -, end, A show, B noten, C noten, D noten", VOID, True),
    ],
)
def test_a_kan_that_changes_the_hand(
    rinshan: str, script: str, result: ResultKind, *, guilty: bool
) -> None:
    hands, draws, before = KAN
    state = table(hands, draws, before, rinshan=rinshan)
    assert ruled(state) == [(A, Offence.ILLEGAL_KAN_AFTER_RIICHI, None)]
    assert state.phase is Phase.DRAW
    assert len(state.kans) == 1
    state = play(state, f"{script}, pass")
    assert kind(state) is result
    assert offenders(state) == (A,) * guilty


@pytest.mark.parametrize(
    ("option", "allowed"),
    [("wait_unchanged", True), ("shape_unchanged", False), ("forbidden", False)],
)
def test_which_kan_is_forbidden_is_up_to_the_rules(option: str, *, allowed: bool) -> None:
    hands, draws, before = KAN
    state = table(hands, draws, before, ankan_after_riichi=option)
    assert (not state.breaches) is allowed


def test_a_win_with_a_forbidden_kan_leaves_the_win_of_another() -> None:  # R5.1-b
    """A and C win on the same tile; A's win shows the kan, C's counts."""
    hands = ["111222333m45p66s", "", "345m789m45p99p777s", ""]
    before = "A riichi -, B -, C riichi -, D -, A ankan 1111m, A -, B -, C -, D -"
    state = table(hands, "9s1z2z3z1m4z6z6p", before, rinshan="7z", multiple_ron="all_win")
    assert to_act(state) == (A, C)
    state = play(state, "A ron, C ron")
    assert kind(state) is WIN
    assert [win.seat for win in state.end.wins] == [C] if state.end else False
    assert ruled(state) == [(A, Offence.ILLEGAL_KAN_AFTER_RIICHI, NONE)]


# --- riichi without a draw left, riichi withdrawn

LATE = ["147m258p369s1277z", "55s147m258p369s12z", "234567m234678p7z", ""]
"""C waits on 7z, of which A holds two."""


def test_riichi_without_a_draw_left_shows_by_the_win() -> None:  # R5.3-n
    state = table(LATE, script="until 4, C riichi -, D -", last="9m7z9s9p")
    assert ruled(state) == [(C, Offence.RIICHI_WITHOUT_DRAW_LEFT, None)]
    before = state.points
    state = play(state, "C ron, pass")
    assert ruled(state) == [(C, Offence.RIICHI_WITHOUT_DRAW_LEFT, DEAD)]
    assert (state.points, state.end) == (before, None)  # the win does not count
    assert state.turn is A
    assert offenders(shown(state)) == (C,)  # in riichi with a dead hand


def test_riichi_without_a_draw_left_and_a_tsumo() -> None:
    state = table(LATE, script="until 4, C riichi -, D -, B pon 55s, B 1z", last="9m5s7z9p")
    state = play(state, "C draw, C tsumo")
    assert ruled(state) == [(C, Offence.RIICHI_WITHOUT_DRAW_LEFT, DEAD)]
    assert state.end is None
    assert {action.kind for action in legal_actions(state, C)} == {ActionKind.DISCARD}


def test_riichi_without_a_draw_left_that_nobody_sees() -> None:
    state = table(LATE, script="until 4, C riichi -", last="9m9p9s8p")
    assert offenders(shown(state)) == ()


def test_riichi_without_a_draw_left_where_it_is_allowed() -> None:
    state = table(
        LATE, script="until 4, C riichi -, D -", last="9m7z9s9p", riichi_without_draw_left="allowed"
    )
    assert kind(play(state, "C ron, pass")) is WIN


def test_two_offences_in_one_riichi() -> None:
    """Neither tenpai nor in time; at the draw the first one shows."""
    state = table(script="until 4, C riichi -")
    assert [offence for _, offence, _ in ruled(state)] == [
        Offence.RIICHI_WITHOUT_DRAW_LEFT,
        Offence.NOTEN_RIICHI,
    ]
    assert offenders(shown(state)) == (C,)


def test_a_riichi_taken_back_makes_the_hand_dead() -> None:  # R5.3-h
    state = table(script="A -, B offend riichi_withdrawn")
    assert ruled(state) == [(B, Offence.RIICHI_WITHDRAWN, DEAD)]


# --- a dead hand


@pytest.mark.parametrize(
    ("hand", "draws", "script", "last"),
    [
        (TENPAI, "3z4z7z6z8p", "A -, B -, C -, D -, A -, {}", "C ron"),
        (TENPAI, "3z4z8p", "A -, {}, B -, C draw", "C tsumo"),
        ("66m", "6m", "A -, {}", "C pon 66m"),
        ("666m", "6m", "A -, {}", "C daiminkan 666m"),
        ("45m", "3z6m", "A -, {}, B -", "C chi 45m"),
        ("6666m", "3z4z7z", "A -, {}, B -, C draw", "C ankan 6666m"),
        ("66m1z", "6m5z7z3z6m", "A -, C pon 66m, C 1z, D -, A -, {}, B -, C draw", "C kakan 6m"),
        (TENPAI, "3z4z7z", "A -, {}, B -", "C riichi -"),
        ("19m19p19s123456z", "3z4z7z", "A -, {}, B -, C draw", "C kyuushu_kyuuhai"),
        ("6m7z", "6m", "A -, {}", "C pon 6m7z"),  # wrong besides
        ("66m", "6m", "A -, {}", "C offend act_with_dead_hand"),
        ("66m", "6m", "A -, {}", "C offend call_voice_only"),
    ],
)
def test_breaking_the_limits_of_a_dead_hand_is_a_chombo(
    hand: str, draws: str, script: str, last: str
) -> None:  # R5.3-a, R5.4-o
    state = table(["", "", hand], draws, script.format("C offend early_draw"))
    assert state.seats[C].dead
    state = play(state, f"{last}, pass")
    assert offenders(state) == (C,)
    assert ruled(state)[-1][2] is CHOMBO


def test_nobody_with_a_dead_hand_is_asked() -> None:
    hands = ["", "", TENPAI]
    assert C in to_act(table(hands, "3z4z7z6z8p", "A -, B -, C -, D -, A -"))
    told = "A -, C offend early_draw, B -, C -, D -, A -"
    assert C not in to_act(table(hands, "3z4z7z6z8p", told))


def test_a_hand_that_dies_is_asked_no_more() -> None:
    state = table(["", "", TENPAI], "3z4z7z6z8p", "A -, B -, C -, D -, A -")
    state = play(state, "C offend false_win_voice_only")
    assert C not in to_act(state)


def test_a_dead_hand_is_noten() -> None:  # R5.3-a
    alive = shown(table(["", "", TENPAI], script="A -"))
    dead = table(["", "", TENPAI], script="A -, C offend early_draw, end")
    assert alive.end is not None
    assert C in alive.end.tenpai
    assert "show" not in listed(play(dead, "A noten, B noten"), C)
    assert C not in (shown(dead).end or alive.end).tenpai


@pytest.mark.parametrize(("offence", "paid"), [("", True), ("C offend early_draw", False)])
def test_a_dead_hand_earns_no_nagashi_mangan(offence: str, *, paid: bool) -> None:  # R3.5-d
    hands = ["1111222233334z", "5555666677774z", "234567m2345678p", "234567m2345678s"]
    orphans = parse_tiles("1119999m1119999p199s")
    held = (*orphans, *(tile for hand in hands for tile in parse_tiles(hand)))
    others = iter(
        tile for tile in tile_difference(tiles_in_play(RuleSet()), held).surplus if tile < 27
    )
    mine = iter(orphans)
    draws = [next(mine if turn % 4 == C else others) for turn in range(70)]
    state = shown(table(hands, format_tiles(draws), f"A -, {offence}"))
    assert state.end is not None
    assert [river.seat for river in state.end.nagashi] == [C] * paid


@pytest.mark.parametrize(
    ("offence", "free"), [("early_draw", True), ("false_win_voice_only", False)]
)
def test_riichi_binds_a_dead_hand_only_after_a_false_win(
    offence: str, *, free: bool
) -> None:  # R5.3-i
    state = table([TENPAI], "3z4z7z6z9m", f"A riichi -, A offend {offence}, B -, C -, D -, A draw")
    assert (len(legal_actions(state, A)) > 1) is free
    assert {action.kind for action in legal_actions(state, A)} == {ActionKind.DISCARD}


@pytest.mark.parametrize(
    ("option", "noten", "result"),
    [
        ("chombo_at_draw", "chombo_at_draw", VOID),  # C17
        ("noten_only", "chombo_at_draw", DRAW),
        ("chombo_at_draw", "none", DRAW),  # R2.6.3-t: it counts as noten riichi
    ],
)
def test_riichi_and_then_a_dead_hand(option: str, noten: str, result: ResultKind) -> None:
    options = {"riichi_then_dead_hand": option, "noten_riichi": noten}
    state = table([TENPAI], "3z", "A riichi -, A offend early_draw", **options)
    state = shown(state)
    assert kind(state) is result
    assert ruled(state)[-1][:2] == (A, Offence.RIICHI_THEN_DEAD_HAND)
    assert state.breaches[-1].riichi
    assert A not in (state.end.tenpai if state.end else (A,))


def test_riichi_and_a_dead_hand_are_forgotten_when_another_wins() -> None:
    hands = ["234567m234678p7z", "", TENPAI]
    state = table(hands, "3z4z7z6z8p", "A riichi -, A offend early_draw, B -, C -, D -, A -, C ron")
    assert (kind(state), offenders(state)) == (WIN, ())
    assert [offence for _, offence, _ in ruled(state)] == [Offence.EARLY_DRAW]
