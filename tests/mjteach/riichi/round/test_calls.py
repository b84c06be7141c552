"""Chi, pon and daiminkan: on which tile, with which tiles, and what follows (R2.7)."""

from __future__ import annotations

import pytest

from mjteach.core.melds import meld
from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import tile
from mjteach.riichi.round.rig import act, deal
from mjteach.riichi.round.state import Phase, RoundState
from mjteach.riichi.round.variant import to_act
from mjteach.riichi.rules import RuleSet, replace_options
from support.rounds.play import against, beside, listed

A, B, C, D = SEATS
CALLS = ("chi", "pon", "daiminkan")


def discarded(hand: str, discard: str, by: Seat = A, rules: RuleSet | None = None) -> RoundState:
    """The discard by another player, when B holds ``hand`` and nothing else of use."""
    hands = ["", beside(hand, discard), "", ""]
    turns = "".join(f"{seat} -, " for seat in SEATS[:by])
    draws = "".join(f"{number + 1}z" for number in range(by)) + discard
    return deal(hands, draws, f"{turns}{by} -", rules=rules)


def may_call(state: RoundState) -> set[str]:
    return {text for text in listed(state, B) if text.startswith(CALLS)}


@pytest.mark.parametrize(
    ("hand", "discard", "expected"),
    [
        ("12m", "3m", {"chi 12m"}),  # R2.7.3-b: an edge shape
        ("89s", "7s", {"chi 89s"}),
        ("24p", "3p", {"chi 24p"}),  # a gap
        ("45p", "3p", {"chi 45p"}),  # two-sided
        ("1245p", "3p", {"chi 12p", "chi 24p", "chi 45p"}),
        ("89m", "1m", set()),  # R2.6-c: 9 and 1 do not connect
        ("19m", "2m", set()),
        ("14m", "2m", set()),
        ("12z", "3z", set()),  # honours form no runs
        ("1m2p", "3m", set()),  # suits are not mixed
        ("8m9m2p", "1p", set()),  # neighbours in the table of tiles, but not at the table
        ("55z", "5z", {"pon 55z"}),
        ("555z", "5z", {"pon 55z", "daiminkan 555z"}),  # R2.7.1-d
        ("5z", "5z", set()),
        ("5p5m5s", "5p", set()),  # R2.6-d
        ("34m0m", "5m", {"chi 34m"}),
        ("055p", "5p", {"pon 05p", "pon 55p", "daiminkan 055p"}),
        ("05p", "5p", {"pon 05p"}),
        ("055s", "4s", set()),
        ("0556s", "4s", {"chi 06s", "chi 56s"}),
        ("67p", "0p", {"chi 67p"}),
        ("555p", "0p", {"pon 55p", "daiminkan 555p"}),
        ("3455m67s", "5m", {"chi 34m", "pon 55m"}),
    ],
)
def test_calls_of_a_discard(hand: str, discard: str, expected: set[str]) -> None:
    state = discarded(hand, discard)
    assert may_call(state) == expected
    waited_for = state.asked is not None and B in state.asked.waiting
    assert waited_for is bool(expected)


@pytest.mark.parametrize(("by", "chi"), [(A, True), (C, False), (D, False)])
def test_chi_only_of_kamicha(by: Seat, chi: bool) -> None:  # R2.7-h, R2.7.3-a
    state = discarded("3355m67s", "5s", by)
    assert may_call(state) == ({"chi 67s"} if chi else set())
    assert ("R2.7.3-a" in against(state, "B chi 67s")) is not chi
    state = discarded("3355m67s", "3m", by)
    assert may_call(state) == {"pon 33m"}


def test_no_chi_where_the_rules_know_none() -> None:
    state = discarded("12m55z", "3m", rules=RuleSet(chi=False))
    assert may_call(state) == set()
    assert against(state, "B chi 12m") == {"R2.7.3-a"}


@pytest.mark.parametrize(
    ("text", "broken"),
    [
        ("B chi 45m", {"R2.7.3-a"}),  # tiles it does not hold
        ("B chi 12m", set()),
        ("B chi 11m", {"R2.7.3-a"}),
        ("B chi 22m", {"R2.7.3-a"}),
        ("B pon 33m", {"R2.7.1-a"}),
        ("B pon 11m", {"R2.7.1-a"}),
        ("B daiminkan 333m", {"R2.7.2.3-a"}),
        ("B ron", {"R2.6.2-a"}),
        ("A pon 33m", {"R2.7-h"}),  # the own discard
        ("A ron", {"R2.7-h"}),
        ("C chi 12m", {"R2.7.3-a"}),
    ],
)
def test_what_cannot_be_called(text: str, broken: set[str]) -> None:
    assert broken <= against(discarded("122m", "3m"), text)
    assert bool(broken) is bool(against(discarded("122m", "3m"), text))


# --- what a call makes of hand and turn


@pytest.mark.parametrize(
    ("call", "hand", "discard", "by", "expected"),
    [
        ("chi 67s", "67s", "5s", A, "chi 5*67s"),
        ("chi 46s", "46s", "5s", A, "chi 5*46s"),  # R2.7.3-d: the called tile at the left
        ("pon 55z", "55z", "5z", A, "pon 5*55z"),
        ("pon 55z", "55z", "5z", D, "pon 55*5z"),
        ("pon 55z", "55z", "5z", C, "pon 555*z"),
        ("pon 05p", "05p", "5p", D, "pon 05*5p"),
        ("pon 55p", "55p", "0p", C, "pon 550*p"),
        ("daiminkan 222m", "222m", "2m", C, "daiminkan 2222*m"),
        ("daiminkan 222m", "222m", "2m", D, "daiminkan 22*22m"),
        ("daiminkan 222m", "222m", "2m", A, "daiminkan 2*222m"),
    ],
)
def test_the_set_shows_its_source(
    call: str, hand: str, discard: str, by: Seat, expected: str
) -> None:  # R2.7-c
    state = act(discarded(hand, discard, by), f"B {call}, pass")
    own = state.seats[B].hand
    assert own.melds == (meld(expected),)
    assert len(own.concealed) + len(own.melds[0].tiles) == 13 + 1
    assert not own.is_closed
    assert state.seats[by].river[-1].called_away
    assert state.seats[by].river[-1].tile == tile(discard)


def test_later_sets_come_after_earlier_ones() -> None:  # R2.7-d
    state = deal(["", "12m55z9s9p", "5z"], "3m", "A -, B chi 12m, B 9s, C 5z, B pon 55z")
    assert state.seats[B].hand.melds == (meld("chi 3*12m"), meld("pon 555*z"))


def test_the_caller_discards_without_drawing_and_play_goes_on_from_there() -> None:  # R2.7-g
    state = deal(["5z", "", "55z9s"], script="A 5z, C pon 55z")
    assert (state.turn, state.phase, state.drawn) == (C, Phase.ACT, None)
    left = state.live_left
    assert against(state, "C draw")
    state = act(state, "C 9s, pass")
    assert (state.turn, state.phase) == (D, Phase.DRAW)  # B loses the turn
    assert state.live_left == left


def test_a_daiminkan_is_followed_by_a_draw() -> None:  # R2.7.2-b
    state = deal(["5z", "", "555z9s"], script="A 5z, C daiminkan 555z", rinshan="7z")
    assert (state.turn, state.phase) == (C, Phase.DRAW)
    state = act(state, "C draw")
    assert state.drawn == tile("7z")


def test_right_after_a_pon_or_chi_there_is_only_the_discard() -> None:  # R2.7.2-c
    state = act(discarded("55z1111m22234p", "5z"), "B pon 55z")
    assert {text.split()[0] for text in listed(state, B)} == {"discard"}
    assert against(state, "B ankan 1111m") == {"R2.7.2-c"}
    assert "R2.7.2-c" in against(state, "B kakan 5z")
    assert "R2.8.2-a" in against(state, "B tsumo")


def test_the_tiles_of_a_set_are_locked() -> None:  # R2.7-b
    state = act(discarded("12m", "3m"), "B chi 12m")
    for text in ("B 1m", "B 2m", "B 3m"):
        assert "R2.5-a" in against(state, text)


def test_a_call_opens_the_hand() -> None:  # R2.7-f
    calls = "A -, B pon 55z, B 9s, C -, D -, A -, B draw"
    state = deal(["", "55z234456m267s9s"], "5z1z2z3z9p", calls)
    assert against(state, "B riichi -") == {"R2.6.3-a"}


# --- until when a tile can be called


def test_a_tile_can_be_called_until_the_next_draw() -> None:  # R2.7-h, R2.7.4-b
    state = discarded("1234567z", "3m")
    assert state.phase is Phase.DRAW
    assert "R2.7-h" not in against(state, "B pon 33m")
    state = act(state, "B draw")
    assert "R2.7-h" in against(state, "C pon 33m")


def test_an_answer_is_final() -> None:
    state = deal(["5z", "55z", "34m", ""], script="A 5z, B pass")
    assert state.phase is not Phase.CALL
    state = deal(["3m", "12m", "33m"], script="A 3m")
    assert set(to_act(state)) == {B, C}
    state = act(state, "B chi 12m")
    assert to_act(state) == (C,)
    assert against(state, "B chi 12m") == {"R2.7-h"}
    assert "R2.7-h" in against(state, "B pass")


def test_a_pass_needs_a_tile() -> None:
    state = deal(["1z"], script="A draw")
    for seat in "ABCD":
        assert against(state, f"{seat} pass") == {"R2.7-h"}


@pytest.mark.parametrize(("option", "legal"), [("forbidden", False), ("allowed", True)])
@pytest.mark.parametrize("call", ["chi 12m", "pon 33m", "daiminkan 333m"])
def test_the_last_discard(option: str, legal: bool, call: str) -> None:  # R2.7.4-d
    """C calls B's last discard; B is the player who draws the last tile."""
    chosen = replace_options(RuleSet(), call_last_discard=option, kan_on_last_draw=option)
    hand = "333m" if "3" in call else "12m"
    state = deal(["", "", hand], script="until 1, B -", last="3m", rules=chosen)
    assert state.live_left == 0
    assert (call in listed(state, C)) is legal
    assert ("R2.7.4-d" in against(state, f"C {call}")) is not legal


def test_after_calling_the_last_discard_the_round_still_ends() -> None:
    chosen = replace_options(RuleSet(), call_last_discard="allowed")
    script = "until 1, B -, C pon 33m, C 9s, pass"
    state = deal(["", "", "33m9s"], script=script, last="3m", rules=chosen)
    assert state.phase is Phase.SHOW
