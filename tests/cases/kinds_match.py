"""Kinds of case about what comes after a hand, the end of a game, and its settlement."""

from __future__ import annotations

from cases.loader import Case, Fields
from mjteach.core.seats import AFTER, SEATS, Seat
from mjteach.core.tiles import WINDS, Tile
from mjteach.riichi.match.ending import GameOver, after_hand, game_end
from mjteach.riichi.match.repeats import next_hand
from mjteach.riichi.match.result import HandResult, Points, ResultKind
from mjteach.riichi.match.settlement import FinalScore, Settlement, settle
from mjteach.riichi.match.standing import order
from mjteach.riichi.match.state import Match, start_match
from mjteach.riichi.match.uma import oka_points, parse_uma, plus_count, uma_row
from mjteach.riichi.presets import preset
from mjteach.riichi.rules import RuleSet, replace_options

ROUNDS = dict(zip(("East", "South", "West", "North"), WINDS, strict=True))
"""The wind rounds as the cases name them."""


def settlement(case: Case) -> Fields:
    """Final results in the order of the points that are given."""
    given, rules = case.given, _with_scores(case.rules, case.given)
    points = given.get("points", given.get("points_by_seat_from_kiicha"))
    settled = settle(FinalScore(tuple(points)), rules)
    return {
        "base": _base(settled),
        "final": [float(result) for result in settled.results],
        "plus_count": plus_count(settled.points, rules),
    }


def _base(settled: Settlement) -> list[float]:
    """What the points alone are worth, by seat."""
    own = {step.seat: float(step.value) for step in settled.steps if step.id == "base"}
    return [own[seat] for seat in SEATS]


def _with_scores(rules: RuleSet, given: Fields) -> RuleSet:
    """The rules with the start and return score of a case."""
    names = {"start": "start_points", "return": "return_points"}
    return replace_options(rules, **{names[key]: given[key] for key in names if key in given})


def uma_values(case: Case) -> Fields:
    """One uma by its name or by its table, or all that are asked for by name."""
    if "plus_count" in case.input:
        row = uma_row(case.rules, case.input["plus_count"])
        return {"uma": row and list(row)}
    if "uma" in case.input:
        return {"uma": list(parse_uma(case.input["uma"]))}
    return {name: list(_named(name)) for name in case.expect}


def _named(name: str) -> tuple[int, ...]:
    uma = preset(name).rules.uma if name[0].isalpha() else parse_uma(name)
    assert isinstance(uma, tuple)
    return uma


def oka_value(case: Case) -> Fields:
    rules = [
        replace_options(case.rules, start_points=start, return_points=zero)
        for start, zero in case.given["cases"]
    ]
    return {"oka_points": [oka_points(found) for found in rules]}


def extension(case: Case) -> Fields:
    """What follows a hand in which the deal passes with these points."""
    rules = _with_scores(case.rules, case.given)
    match = _match(rules, case.given["after"])
    after = after_hand(match, _win(tuple(case.given["points"]), AFTER[match.dealer][0]))
    return {"next_hand": None if isinstance(after, GameOver) else _name(after)}


def next_hand_of(case: Case) -> Fields:
    given = case.given
    match = _match(case.rules, f"{given['round'].capitalize()} {given['number']}", given["honba"])
    found = next_hand(match, _result(given, match, match.points))
    coming = match._replace(round_wind=found.round_wind, dealer=found.dealer)
    return {
        "next": _name(coming),
        "honba": found.honba,
        "dealer_changes": found.dealer is not match.dealer,
    }


def game_end_of(case: Case) -> Fields:
    given = case.given
    match = _match(case.rules, given.get("hand", "East 1"))
    points = tuple(given["points"]) if "points" in given else _standing(given, match)
    result = _result({"result": "non_dealer_wins", **given}, match, points)
    found, coming = game_end(match, result), next_hand(match, result)
    return {
        "game_over": found.over,
        "dealer_may_end": found.may_stop,
        "next": _name(match._replace(round_wind=coming.round_wind, dealer=coming.dealer)),
        "honba_plus": coming.honba - match.honba,
    }


def _standing(given: Fields, match: Match) -> Points:
    """Points in which the dealer has the place that is given and somebody the return score."""
    amounts = [40000, 30000, 20000, 10000]
    own = amounts.pop(given.get("dealer_rank", 4) - 1)
    held = {match.dealer: own, **dict(zip(AFTER[match.dealer], amounts, strict=True))}
    points = (held[Seat.A], held[Seat.B], held[Seat.C], held[Seat.D])
    reached = max(points) >= match.rules.return_points
    assert given.get("return_reached", True) == reached
    assert order(points).index(match.dealer) == given.get("dealer_rank", 4) - 1
    return points


def _match(rules: RuleSet, name: str, honba: int = 0) -> Match:
    """A game about to play the hand of that name, such as South 4."""
    wind, number = name.split()
    dealer = SEATS[int(number) - 1]
    return start_match(rules)._replace(round_wind=ROUNDS[wind], dealer=dealer, honba=honba)


def _name(match: Match) -> str:
    return f"{_word(match.round_wind)} {match.number}"


def _word(wind: Tile) -> str:
    return next(word for word, tile in ROUNDS.items() if tile is wind)


def _win(points: Points, *winners: Seat) -> HandResult:
    return HandResult(ResultKind.WIN, points, 0, winners=winners)


def _result(given: Fields, match: Match, points: Points) -> HandResult:
    """The end of a hand in the words of the cases."""
    dealer, other = match.dealer, AFTER[match.dealer][0]
    match given["result"]:
        case "dealer_wins":
            return _win(points, dealer)
        case "non_dealer_wins":
            return _win(points, other)
        case "exhaustive_draw":
            tenpai = (dealer,) if given["dealer_tenpai"] else (other,)
            return HandResult(ResultKind.EXHAUSTIVE_DRAW, points, 0, tenpai=tenpai)
        case "abortive_draw":
            abort = given.get("abort", "suukaikan")
            return HandResult(ResultKind.ABORTIVE_DRAW, points, 0, abort=abort)
        case "chombo":
            return HandResult(ResultKind.CHOMBO, points, 0, offenders=(other,))
    raise AssertionError(f"no such result: {given['result']}")
