"""Several answers to one tile: who comes first, and several ron (R2.7.4-a, R2.8.1-f to -j)."""

from __future__ import annotations

from itertools import permutations

import pytest

from mjteach.core.seats import SEATS
from mjteach.riichi.aborts import Abort
from mjteach.riichi.round.rig import act, deal
from mjteach.riichi.round.state import Phase, RoundState
from mjteach.riichi.round.variant import to_act
from support.rounds.play import listed, rules

A, B, C, D = SEATS
WAITING = {
    "B": "234456m45622p67s",
    "C": "234m567678p33s67s",
    "D": "345678m34588p67s",
}
"""Three hands that wait for 5s and 8s, each with tanyao and pinfu: 2 han 30 fu."""

NO_CHI = "1147m1147p12234z"


def facing(hands: dict[str, str], tile: str = "5s", **start: object) -> RoundState:
    """A's discard of ``tile`` in the second turn."""
    dealt = [tile, hands.get("B", NO_CHI), hands.get("C", ""), hands.get("D", "")]
    script = f"A -, B -, C -, D -, A {tile}"
    return deal(dealt, "1z2z3z4z6z", script, indicators="9p", **start)  # type: ignore[arg-type]


# --- ron, then pon and kan, then chi


@pytest.mark.parametrize(
    ("hands", "answers", "first"),
    [
        ({"B": "67s", "C": "55s"}, {"B": "chi 67s", "C": "pon 55s"}, "C pon"),
        ({"B": "67s", "D": "55s"}, {"B": "chi 67s", "D": "pon 55s"}, "D pon"),
        ({"B": "67s", "C": "055s"}, {"B": "chi 67s", "C": "daiminkan 055s"}, "C daiminkan"),
        ({"B": "67s", "D": WAITING["D"]}, {"B": "chi 67s", "D": "ron"}, "D ron"),
        ({"C": "55s", "D": WAITING["D"]}, {"C": "pon 55s", "D": "ron"}, "D ron"),
        ({"C": "55s", "B": WAITING["B"]}, {"C": "pon 55s", "B": "ron"}, "B ron"),
        ({"B": "055s", "D": WAITING["D"]}, {"B": "daiminkan 055s", "D": "ron"}, "D ron"),
        (
            {"B": "67s", "C": "55s", "D": WAITING["D"]},
            {"B": "chi 67s", "C": "pon 55s", "D": "ron"},
            "D ron",
        ),
        ({"B": "67s", "C": "55s"}, {"B": "chi 67s", "C": "pass"}, "B chi"),
        (
            {"C": "55s", "D": WAITING["D"]},
            {"C": "pon 55s", "D": "pass"},
            "C pon",
        ),
    ],
)
def test_who_comes_first(hands: dict[str, str], answers: dict[str, str], first: str) -> None:
    """Whatever the order in which they speak; nothing happens before all have."""
    asked = facing(hands)
    assert set(map(str, to_act(asked))) == set(answers)
    for order in permutations(answers):
        state = asked
        for number, seat in enumerate(order, 1):
            state = act(state, f"{seat} {answers[seat]}")
            assert (state.phase is Phase.CALL) is (number < len(answers))
        seat, kind = first.split()
        if kind == "ron":
            assert state.end is not None
            assert [str(win.seat) for win in state.end.wins] == [seat]
        else:
            assert str(state.turn) == seat
            assert state.seats[state.turn].hand.melds[0].kind == kind
        assert {str(found.seat) for found in state.overruled} == {
            other for other in answers if other != seat and answers[other] != "pass"
        }


def test_a_pon_never_comes_before_anothers_ron() -> None:
    """C has said pon, D has not spoken yet: D is still asked and still wins."""
    state = act(facing({"C": "55s", "D": WAITING["D"]}), "C pon 55s")
    assert to_act(state) == (D,)
    assert listed(state, D) == {"ron", "pass"}
    state = act(state, "D ron")
    assert state.end is not None
    assert [win.seat for win in state.end.wins] == [D]


# --- several ron


def won_by(state: RoundState) -> list[str]:
    assert state.end is not None
    return [str(win.seat) for win in state.end.wins]


ABORTED: list[str] = []


@pytest.mark.parametrize(
    ("option", "two", "three"),
    [
        ("atamahane", ["B"], ["B"]),
        ("atamahane_except_yakuman", ["B"], ["B"]),
        ("atamahane_double_abort_triple", ["B"], ABORTED),
        ("double_wins_triple_aborts", ["B", "D"], ABORTED),
        ("all_win", ["B", "D"], ["B", "C", "D"]),
    ],
)
@pytest.mark.parametrize("order", ["BCD", "DCB", "CDB"])
def test_values_of_multiple_ron(
    option: str, two: list[str], three: list[str], order: str
) -> None:  # R2.8.1-g
    state = facing(WAITING, rules=rules(multiple_ron=option), honba=1, deposits=2)
    both = act(state, ", ".join(f"{seat} {'pass' if seat == 'C' else 'ron'}" for seat in order))
    assert won_by(both) == two
    all_three = act(state, ", ".join(f"{seat} ron" for seat in order))
    assert won_by(all_three) == three
    assert all_three.end is not None
    if three is ABORTED:
        assert all_three.end.abort is Abort.SANCHAHOU
        assert all_three.end.changes == (0, 0, 0, 0)  # R2.9-l
        assert all_three.deposits == 2
    else:
        assert all_three.end.abort is None


@pytest.mark.parametrize(
    ("answers", "changes"),
    [
        # R2.8.1-i: 2000 each; honba and both sticks to the first after A
        ("B ron, C ron, D ron", (-6300, 4300, 2000, 2000)),
        ("B ron, C pass, D ron", (-4300, 4300, 0, 2000)),
        ("B pass, C ron, D ron", (-4300, 0, 4300, 2000)),
        ("B pass, C pass, D ron", (-2300, 0, 0, 4300)),
    ],
)
def test_honba_and_deposits_go_to_the_first(answers: str, changes: tuple[int, ...]) -> None:
    asked = facing(WAITING, rules=rules(multiple_ron="all_win"), honba=1, deposits=2)
    state = act(asked, answers)
    assert state.end is not None
    assert state.end.changes == changes
    assert tuple(map(sum, zip(*(win.changes for win in state.end.wins), strict=True))) == changes
    assert state.deposits == 0


def test_the_order_starts_after_the_discarder() -> None:
    """C discards; D comes before A and B (R2.8.1-f)."""
    hands = [WAITING["B"], WAITING["C"], "5s", WAITING["D"]]
    script = "A -, B -, C -, D -, A -, B -, C 5s, A ron, B ron, D ron"
    for option, winners in (("atamahane", ["D"]), ("all_win", ["D", "A", "B"])):
        chosen = rules(multiple_ron=option)
        state = deal(hands, "1z2z3z4z6z7z1z", script, rules=chosen, indicators="9p", honba=1)
        assert won_by(state) == winners
        assert state.end is not None
        takers = [win.seat for win in state.end.wins if win.result.context.honba]
        assert takers == [D]


KOKUSHI = "119m19p1s1234567z"
CHANTA = "123789m123p11z78s"


@pytest.mark.parametrize(
    ("option", "winners"),
    [
        ("atamahane", ["B"]),
        ("atamahane_except_yakuman", ["B", "D"]),
        ("atamahane_double_abort_triple", ["B"]),
    ],
)
def test_a_later_yakuman(option: str, winners: list[str]) -> None:  # R2.8.1-g
    hands = {"B": CHANTA, "D": KOKUSHI}
    dealt = ["9s", hands["B"], "", hands["D"]]
    script = "A -, B -, C -, D -, A 9s, D ron, B ron"
    state = deal(dealt, "2m2p2s2p6s", script, rules=rules(multiple_ron=option), honba=1)
    assert won_by(state) == winners
    assert state.end is not None
    assert state.end.wins[0].changes[B] >= 2600 + 300


def test_a_yakuman_that_is_first_stands_alone() -> None:
    dealt = ["9s", KOKUSHI, "", CHANTA]
    chosen = rules(multiple_ron="atamahane_except_yakuman")
    state = deal(dealt, "2m2p2s2p6s", "A -, B -, C -, D -, A 9s, D ron, B ron", rules=chosen)
    assert won_by(state) == ["B"]


@pytest.mark.parametrize(
    ("multiple", "sanchahou", "aborts"),
    [
        ("atamahane", True, True),
        ("all_win", True, True),
        ("all_win", False, False),
        ("atamahane", False, False),
        ("double_wins_triple_aborts", False, True),
    ],
)
def test_sanchahou_by_option(multiple: str, sanchahou: bool, aborts: bool) -> None:  # R2.9-t
    chosen = rules(multiple_ron=multiple, abort_sanchahou=sanchahou)
    state = act(facing(WAITING, rules=chosen), "D ron, B ron, C ron")
    assert state.end is not None
    assert (state.end.abort is Abort.SANCHAHOU) is aborts


def test_two_ron_never_draw_the_hand() -> None:
    state = facing(WAITING, rules=rules(abort_sanchahou=True))
    for passing in "BCD":
        answers = ", ".join(f"{seat} {'pass' if seat == passing else 'ron'}" for seat in "BCD")
        assert len(won_by(act(state, answers))) == 1  # atamahane


def test_a_riichi_that_three_would_have_won_on_costs_nothing() -> None:  # R2.6.3-g
    hands = ["111999p111s99m4z5s", *WAITING.values()]
    chosen = rules(abort_sanchahou=True, renhou="none")
    state = deal(hands, "4z", "A riichi 5s, B ron, C ron, D ron", rules=chosen)
    assert state.end is not None
    assert state.end.abort is Abort.SANCHAHOU
    assert (state.points, state.deposits) == ((25000,) * 4, 0)


def test_a_robbed_kan_can_be_won_by_two() -> None:
    hands = ["88s1m", "8s", WAITING["C"], WAITING["D"]]
    script = "A -, B 8s, A pon 88s, A 1m, B -, C -, D -, A kakan 8s, C ron, D ron"
    chosen = rules(multiple_ron="all_win")
    state = deal(hands, "9m2z2z3z4z8s", script, rules=chosen)
    assert won_by(state) == ["C", "D"]
