"""Who deals next with how many honba: every end of a hand under every choice of the options."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from mjteach.core.decision import CheckAnswer
from mjteach.core.errors import SituationError
from mjteach.core.seats import Seat
from mjteach.core.tiles import Tile
from mjteach.riichi.match.repeats import HonbaWhy, NextHand, next_hand
from mjteach.riichi.match.result import HandResult, ResultKind
from mjteach.riichi.match.state import Match, start_match
from mjteach.riichi.rules import RuleSet, replace_options
from support.errors import problem_is

EVEN = (25000,) * 4
A, B, C, D = Seat


def win(*winners: Seat) -> HandResult:
    return HandResult(ResultKind.WIN, EVEN, 0, winners=winners)


def draw(*tenpai: Seat, nagashi: tuple[Seat, ...] = ()) -> HandResult:
    return HandResult(ResultKind.EXHAUSTIVE_DRAW, EVEN, 2, tenpai=tenpai, nagashi=nagashi)


def abort(id: str) -> HandResult:
    return HandResult(ResultKind.ABORTIVE_DRAW, EVEN, 2, abort=id)


CHOMBO = HandResult(ResultKind.CHOMBO, EVEN, 2, offenders=(B, C))

OPTIONS = {
    "renchan": ("tenpai", "agari"),
    "all_noten_dealer_repeats": (True, False),
    "honba_reset_when_agari_renchan_fails": (True, False),
    "abort_dealer_keeps_deal": ("always", "passes_on_suufon_and_kyuushu"),
    "multiple_ron_dealer_repeats": ("always", "only_if_first_in_turn_order", "never"),
}
CHOICES = [dict(zip(OPTIONS, values, strict=True)) for values in product(*OPTIONS.values())]

Choice = dict[str, object]
Rule = Callable[[Choice, bool], bool]


def tenpai_renchan(chosen: Choice, _last: bool) -> bool:
    return chosen["renchan"] == "tenpai"


def all_noten(chosen: Choice, _last: bool) -> bool:
    return chosen["renchan"] == "tenpai" and bool(chosen["all_noten_dealer_repeats"])


def passing_abort(chosen: Choice, last: bool) -> bool:
    return last or chosen["abort_dealer_keeps_deal"] == "always"


def shared(*options: str) -> Rule:
    return lambda chosen, _last: chosen["multiple_ron_dealer_repeats"] in options


def always(_chosen: Choice, _last: bool) -> bool:
    return True


def never(_chosen: Choice, _last: bool) -> bool:
    return False


# The dealer is D, so that D deals a last hand as well as East 4.
ENDS: dict[str, tuple[HandResult, Rule]] = {
    "the dealer wins": (win(D), always),
    "another wins": (win(A), never),
    "two others win": (win(A, B), never),
    "the dealer wins first of two": (win(D, A), shared("always", "only_if_first_in_turn_order")),
    "the dealer wins second of two": (win(C, D), shared("always")),
    "the dealer wins third of three": (win(B, C, D), shared("always")),
    "a tenpai dealer": (draw(D), tenpai_renchan),
    "everybody tenpai": (draw(A, B, C, D), tenpai_renchan),
    "a noten dealer": (draw(A, B), never),
    "nobody tenpai": (draw(), all_noten),
    "nagashi mangan, dealer tenpai": (draw(D, nagashi=(A,)), tenpai_renchan),  # R3.5-e
    "nagashi mangan of a noten dealer": (draw(A, nagashi=(D,)), never),
    "suufon renda": (abort("suufon_renda"), passing_abort),
    "kyuushu kyuuhai": (abort("kyuushu_kyuuhai"), passing_abort),
    "suucha riichi": (abort("suucha_riichi"), always),
    "suukaikan": (abort("suukaikan"), always),
    "sanchahou": (abort("sanchahou"), always),
    "a fifth kan": (abort("fifth_kan"), always),
    "chombo": (CHOMBO, always),
}


def expected_honba(result: HandResult, repeats: bool, chosen: Choice) -> int:
    """Of a hand with three honba (R2.10-e, R2.10-i, R2.9-l, R5.4-e)."""
    if result.kind == "chombo":
        return 3
    if result.kind == "win":
        return 4 if repeats else 0
    cleared = chosen["renchan"] == "agari" and chosen["honba_reset_when_agari_renchan_fails"]
    return 0 if cleared else 4


@pytest.mark.parametrize("chosen", CHOICES, ids=str)
@pytest.mark.parametrize("round_wind", [Tile.EAST, Tile.SOUTH])
def test_every_end_under_every_choice(chosen: Choice, round_wind: Tile) -> None:
    rules = replace_options(RuleSet(), **chosen)
    match = start_match(rules)._replace(round_wind=round_wind, dealer=D, honba=3)
    last = round_wind is Tile.SOUTH
    following = (Tile.WEST if last else Tile.SOUTH, A)
    for name, (result, rule) in ENDS.items():
        repeats = rule(chosen, last)
        found = next_hand(match, result)
        assert found.repeats is repeats, name
        deal = (round_wind, D) if repeats else following
        assert (found.round_wind, found.dealer) == deal, name
        assert found.honba == expected_honba(result, repeats, chosen), name
        assert found.deposits == result.deposits, name


def east(dealer: Seat, honba: int = 0, **options: object) -> Match:
    rules = replace_options(RuleSet(), **options)
    return start_match(rules)._replace(dealer=dealer, honba=honba)


def failed(found: NextHand) -> list[str]:
    return [finding.check for finding in found.verdict.failures]


@pytest.mark.parametrize(
    ("match", "result", "failures", "why", "ref"),
    [
        (east(A), win(A), [], HonbaWhy.DEALER_WON, "R2.10-a"),
        (east(A), win(B), ["repeat.dealer_won"], HonbaWhy.OTHER_WON, "R2.10-i"),
        (
            east(A, multiple_ron_dealer_repeats="never"),
            win(A, C),
            ["repeat.shared_win"],
            HonbaWhy.OTHER_WON,
            "R2.10-i",
        ),
        (east(A), draw(B), ["repeat.dealer_tenpai"], HonbaWhy.DRAW, "R2.10-e"),
        (east(A), draw(), ["repeat.all_noten"], HonbaWhy.DRAW, "R2.10-e"),
        (
            east(A, renchan="agari"),
            draw(A),
            ["repeat.draw_counts"],
            HonbaWhy.NO_DEALER_WIN,
            "R2.10-i",
        ),
        (
            east(A, abort_dealer_keeps_deal="passes_on_suufon_and_kyuushu"),
            abort("suufon_renda"),
            ["repeat.abort"],
            HonbaWhy.ABORT,
            "R2.9-l",
        ),
        (east(A), CHOMBO, [], HonbaWhy.VOID, "R5.4-e"),
    ],
)
def test_reasons(
    match: Match, result: HandResult, failures: list[str], why: HonbaWhy, ref: str
) -> None:
    found = next_hand(match, result)
    assert failed(found) == failures
    assert found.honba_why is why
    assert found.honba_message.get("rule") == ref


def test_facts_name_the_players() -> None:
    (finding,) = next_hand(east(A), win(B, D)).verdict.failures
    assert (finding.fact("dealer"), finding.fact("winners")) == ("A", ("B", "D"))
    assert finding.ref == "R2.10-e"


@pytest.mark.parametrize(
    ("option", "only_as_last"), [("always", False), ("passes_on_suufon_and_kyuushu", True)]
)
def test_why_the_dealer_of_a_last_hand_stays(option: str, *, only_as_last: bool) -> None:
    """R2.9-m: mostly because the rules always let the dealer stay, and no hand is different."""
    last = east(D, abort_dealer_keeps_deal=option)._replace(round_wind=Tile.SOUTH)
    (finding,) = next_hand(last, abort("kyuushu_kyuuhai")).verdict.findings
    assert (finding.answer, finding.fact("last")) == (CheckAnswer.YES, only_as_last)
    (finding,) = next_hand(last, abort("suukaikan")).verdict.findings
    assert (finding.answer, finding.fact("last")) == (CheckAnswer.YES, False)


def test_before_a_last_hand_an_abort_is_nothing_special() -> None:  # R2.9-m
    east_1 = east(A, abort_dealer_keeps_deal="passes_on_suufon_and_kyuushu")
    (finding,) = next_hand(east_1, abort("kyuushu_kyuuhai")).verdict.findings
    assert (finding.answer, finding.fact("last")) == (CheckAnswer.NO, False)


def test_a_later_question_is_moot() -> None:
    verdict = next_hand(east(A, renchan="agari"), draw(A)).verdict
    assert [finding.answer for finding in verdict.findings] == [CheckAnswer.NO, CheckAnswer.MOOT]


@pytest.mark.parametrize(
    ("dealer", "honba", "result", "name"),
    [
        (D, 0, win(D), (Tile.EAST, 4, 1)),  # R2.10-g
        (D, 1, draw(A), (Tile.SOUTH, 1, 2)),
        (B, 5, draw(A), (Tile.EAST, 3, 6)),
    ],
)
def test_names_of_hands(
    dealer: Seat, honba: int, result: HandResult, name: tuple[object, ...]
) -> None:
    message = next_hand(east(dealer, honba), result).name
    assert tuple(value for _, value in message.params) == name


@pytest.mark.parametrize(
    ("kind", "parts"),
    [
        (ResultKind.WIN, {}),
        (ResultKind.WIN, {"winners": (A,), "abort": "sanchahou"}),
        (ResultKind.EXHAUSTIVE_DRAW, {"winners": (A,)}),
        (ResultKind.ABORTIVE_DRAW, {}),
        (ResultKind.CHOMBO, {}),
        (ResultKind.WIN, {"winners": (A,), "offenders": (B,)}),
    ],
)
def test_a_result_that_contradicts_itself(kind: ResultKind, parts: dict[str, object]) -> None:
    result = HandResult(kind, EVEN, 0)._replace(**parts)
    with pytest.raises(SituationError, check=problem_is("hand_result")):
        next_hand(east(A), result)
