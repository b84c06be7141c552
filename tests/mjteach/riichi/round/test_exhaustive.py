"""The wall runs out: who shows in which order, who counts as tenpai, who pays (R2.9-a to -j)."""

from __future__ import annotations

import pytest

from mjteach.core.seats import AFTER, SEATS, Seat
from mjteach.riichi.match.repeats import next_hand
from mjteach.riichi.match.result import ResultKind
from mjteach.riichi.match.state import start_match
from mjteach.riichi.round.explain_end import explain_round_end
from mjteach.riichi.round.rig import act, deal
from mjteach.riichi.round.state import Phase, RoundState
from mjteach.riichi.round.variant import to_act
from support.rounds.play import against, listed, rules

A, B, C, D = SEATS
TENPAI = {
    "A": "234456m45622p67s",
    "B": "234m567678p33s67s",
    "C": "345678m34588p67s",
    "D": "123789m123p11z78s",
}
NOTEN = {
    "A": "1379m1379p1379s1z",
    "B": "1379m1379p1379s2z",
    "C": "1379m1379p1379s3z",
    "D": "28m28p28s1234567z",
}


def ended(tenpai: str, **start: object) -> RoundState:
    """Every live tile drawn and discarded, with these players tenpai."""
    hands = [(TENPAI if seat in tenpai else NOTEN)[seat] for seat in "ABCD"]
    return deal(hands, script="end", **start)  # type: ignore[arg-type]


# --- announcing


def test_when_the_wall_is_empty_hands_are_shown() -> None:  # R2.9-a
    state = ended("A")
    assert (state.phase, state.live_left) == (Phase.SHOW, 0)
    assert sum(len(own.river) for own in state.seats) == 70


@pytest.mark.parametrize("dealer", SEATS)
def test_the_dealer_announces_first(dealer: Seat) -> None:  # R2.9-g
    state = deal(list(NOTEN.values()), script="end", dealer=dealer)
    order = []
    while waiting := to_act(state):
        assert len(waiting) == 1
        order += waiting
        for other in AFTER[waiting[0]]:
            assert against(state, f"{other} noten") == {"R2.9-g"}
            assert not listed(state, other)
        state = act(state, f"{waiting[0]} noten")
    assert tuple(order) == (dealer, *AFTER[dealer])
    assert state.phase is Phase.OVER


@pytest.mark.parametrize(
    ("tenpai", "option", "may"),
    [
        (True, True, {"show", "noten"}),  # R2.9-h
        (True, False, {"show"}),
        (False, True, {"noten"}),
        (False, False, {"noten"}),
    ],
)
def test_what_may_be_announced(tenpai: bool, option: bool, may: set[str]) -> None:
    state = ended("A" if tenpai else "", rules=rules(declare_noten_in_tenpai=option))
    assert listed(state, A) == may
    assert against(state, "A show") == (set() if tenpai else {"R2.9-g"})
    assert against(state, "A noten") == (set() if "noten" in may else {"R2.9-h"})


@pytest.mark.parametrize(
    ("option", "may"), [("chombo_at_draw", {"show"}), ("none", {"show", "noten"})]
)
def test_a_riichi_hand_must_be_shown(option: str, may: set[str]) -> None:  # R2.6.3-h, R5.4-i
    state = deal([TENPAI["A"]], "1z", "A riichi -, end", rules=rules(noten_riichi=option))
    assert listed(state, A) == may


# --- who is paid


@pytest.mark.parametrize(
    ("announced", "changes"),
    [
        ("A show, B noten, C noten, D noten", (3000, -1000, -1000, -1000)),
        ("A show, B show, C noten, D noten", (1500, 1500, -1500, -1500)),
        ("A show, B noten, C show, D noten", (1500, -1500, 1500, -1500)),
        ("A show, B show, C show, D noten", (1000, 1000, 1000, -3000)),
        ("A show, B show, C show, D show", (0, 0, 0, 0)),
        ("A noten, B noten, C noten, D noten", (0, 0, 0, 0)),  # R2.9-h: declared, so it counts
        ("A noten, B noten, C noten, D show", (-1000, -1000, -1000, 3000)),
    ],
)
def test_noten_payments(announced: str, changes: tuple[int, ...]) -> None:  # R2.9-b
    state = act(ended("ABCD", honba=2, deposits=1), announced)
    assert state.end is not None
    assert state.end.kind is ResultKind.EXHAUSTIVE_DRAW
    assert state.end.changes == changes  # no honba at a draw
    assert state.deposits == 1  # R2.6.3-j


@pytest.mark.parametrize(
    ("announced", "changes"),
    [
        ("A show, B noten, C noten, D noten", (6000, -2000, -2000, -2000)),
        ("A noten, B noten, C noten, D show", (-2000, -1000, -1000, 4000)),
        ("A show, B show, C show, D show", (0, 0, 0, 0)),
    ],
)
def test_wareme_doubles_noten_payments(announced: str, changes: tuple[int, ...]) -> None:  # R6.1-a
    state = act(ended("ABCD", rules=rules(wareme="on")), announced)
    assert state.wall.broken is A
    assert state.end is not None
    assert state.end.changes == changes
    told = [node.message.id for _, node in explain_round_end(state.end, state).walk()]
    assert ("draw.wareme" in told) is any(changes)
    assert [str(seat) for seat in state.end.tenpai] == [
        text.split()[0] for text in announced.split(", ") if text.endswith("show")
    ]


def test_no_payment_where_none_is_agreed() -> None:
    state = act(ended("A", rules=rules(tenpai_payment=0)), "A show, B noten, C noten, D noten")
    assert state.points == (25000,) * 4


# --- what counts as tenpai


@pytest.mark.parametrize("option", [True, False])
def test_formal_tenpai(option: bool) -> None:  # R2.9-c
    """After the chi there is no yaku to be had: 123p 123m 789m 44s and 56s."""
    script = "A -, B -, C -, D 1p, A chi 23p, A 9m, end"
    hands = ["23p9m123m78944s56s", "", "", "1p"]
    state = deal(hands, "6z6z7z7z", script, rules=rules(keishiki_tenpai=option))
    assert listed(state, A) == ({"show", "noten"} if option else {"noten"})
    assert against(state, "A show") == (set() if option else {"R2.9-g"})


def test_a_closed_hand_always_has_a_possible_yaku() -> None:
    """Menzen tsumo, so it counts where formal tenpai does not (R3.1-h)."""
    state = deal(["123m456p789s99m24p"], script="end", rules=rules(keishiki_tenpai=False))
    assert "show" in listed(state, A)


@pytest.mark.parametrize(("option", "tenpai"), [("noten", False), ("tenpai", True)])
@pytest.mark.parametrize("case", ["tanki", "kanchan"])
def test_a_wait_held_four_times(option: str, tenpai: bool, case: str) -> None:  # R2.9-d, R2.9-e
    """A white dragon beside a pon of the others; 24p beside a quad of 3p."""
    chosen = rules(own_four_wait=option)
    if case == "tanki":
        script = "A -, B 5z, A pon 55z, A 9m, end"
        state = deal(["555z123m456p789s9m", "5z"], "7z2z2z", script, rules=chosen)
    else:
        script = "A ankan 3333p, end"
        state = deal(["333p24p123m789s11z"], "3p", script, rinshan="7z", rules=chosen)
    assert ("show" in listed(state, A)) is tenpai
    assert against(state, "A show") == (set() if tenpai else {"R2.9-g"})


def test_copies_elsewhere_do_not_matter() -> None:  # R2.9-f
    """All four 3p lie with another player; A waits for nothing else."""
    state = deal(["123m456p789s99m24p", "3333p"], script="A -, B ankan 3333p, end")
    assert "show" in listed(state, A)


# --- the deal


@pytest.mark.parametrize(
    ("announced", "repeats"),
    [
        ("A show, B noten, C noten, D noten", True),  # R2.10-e
        ("A noten, B show, C noten, D noten", False),  # R2.9-j
        ("A noten, B noten, C noten, D noten", False),
    ],
)
def test_the_deal_after_a_draw(announced: str, repeats: bool) -> None:
    state = act(ended("ABCD", honba=1), announced)
    assert state.end is not None
    coming = next_hand(start_match(state.rules)._replace(honba=1), state.end.result)
    assert (coming.dealer is A) is repeats
    assert coming.honba == 2
