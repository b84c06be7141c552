"""A deal of a game that is over and paid: how it ended, and what the game does then."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from mjteach.core.melds import Source
from mjteach.core.message import Explanation, Message, msg
from mjteach.core.seats import AFTER, FROM, SEATS, Seat, seat_wind
from mjteach.core.tiles import WINDS, Tile
from mjteach.riichi.aborts import Abort, is_played
from mjteach.riichi.context import WinBy
from mjteach.riichi.draws import Points, tenpai_payments
from mjteach.riichi.equipment import RIICHI_STICK
from mjteach.riichi.match.ending import GameEnd, game_end
from mjteach.riichi.match.going_on import NOBODY_BUST, in_last_hands
from mjteach.riichi.match.repeats import NextHand, next_hand
from mjteach.riichi.match.result import HandResult, ResultKind
from mjteach.riichi.match.schedule import has_extension, last_wind
from mjteach.riichi.match.state import Match, start_match
from mjteach.riichi.nagashi import nagashi_score
from mjteach.riichi.penalties.chombo import Deposits, chombo_effect, chombo_payments
from mjteach.riichi.round.settle import added
from mjteach.riichi.round.variant import start_round
from mjteach.riichi.round.view import view
from mjteach.riichi.rules import RuleSet, Tobi, replace_options
from mjteach.riichi.score import Score, Terms, score_of, seat_changes
from mjteach.riichi.setup.wall import shuffled_wall

from ..scenes import Board, BoardPart, Scene
from ..sorts import Dealer, Wish
from .seatings import with_names

ABORTS: Final = (
    Abort.KYUUSHU_KYUUHAI,
    Abort.SUUFON_RENDA,
    Abort.SUUCHA_RIICHI,
    Abort.SUUKAIKAN,
)


class Finished(NamedTuple):
    """A deal by its name, what lay on the table, and how it ended; all is paid."""

    round_wind: Tile
    dealer: Seat
    honba: int
    sticks: int
    """Sticks of earlier deals."""
    riichi: tuple[Seat, ...]
    """Who put down a stick in this deal."""
    result: HandResult
    stopping: bool | None = None
    """Whether a leading dealer may stop at this table; None: as the rules have it."""

    @property
    def lying(self) -> int:
        """Sticks on the table when the deal ended."""
        return self.sticks + len(self.riichi)

    def who(self, seat: Seat) -> Message:
        """A player, by the wind of this deal."""
        return msg(f"seat.{seat_wind(seat, self.dealer)}.name")

    def told(self, tree: Explanation) -> Explanation:
        """An explanation with players by their winds."""
        return with_names(tree, {seat: self.who(seat) for seat in SEATS})


class After(NamedTuple):
    """The game after a deal: the deal that would come, and whether the game is over."""

    deal: Finished
    match: Match
    next: NextHand
    end: GameEnd


def after(deal: Finished, rules: RuleSet) -> After:
    """What the engine says to a deal; a table's own word on stopping comes before the rules."""
    if deal.stopping is not None:
        rules = replace_options(rules, agari_yame=deal.stopping, tenpai_yame=deal.stopping)
    match = start_match(rules)._replace(
        round_wind=deal.round_wind, dealer=deal.dealer, honba=deal.honba, deposits=deal.sticks
    )
    return After(deal, match, next_hand(match, deal.result), game_end(match, deal.result))


# ---- dealing

WORTH: Final = ((1, 30), (1, 40), (2, 30), (2, 40), (3, 30), (3, 40), (4, 30), (5, 30), (6, 30))
"""Han and fu of hands that are won."""

How = Callable[[random.Random, Finished, RuleSet], HandResult]
"""The end of a deal, from the points before it."""


def _result(deal: Finished, kind: ResultKind, changes: Iterable[int], **more: Any) -> HandResult:
    """The end with its changes; without a win the sticks stay."""
    left = 0 if kind is ResultKind.WIN else deal.lying
    points = added(deal.result.points, changes)
    return HandResult(kind, points, more.pop("deposits", left), **more)


def _by_seat(score: Score, winner: Seat) -> Points:
    changes = seat_changes(score)
    return tuple(changes[(seat - winner) % 4] for seat in SEATS)  # type: ignore[return-value]


def won(*, dealer: bool) -> How:
    """A win of the dealer, or of another."""

    def end(rng: random.Random, deal: Finished, rules: RuleSet) -> HandResult:
        winner = deal.dealer if dealer else rng.choice(AFTER[deal.dealer])
        by = rng.choice(tuple(Source)) if rng.random() < 0.7 else None
        where = FROM[winner][deal.dealer]
        how = WinBy.RON if by else WinBy.TSUMO
        terms = Terms(how, dealer, where, by, deal.honba, deal.lying)
        score = score_of(*rng.choice(WORTH), terms, rules)
        return _result(deal, ResultKind.WIN, _by_seat(score, winner), winners=(winner,))

    return end


def drawn(*, dealer: bool, others: tuple[int, ...]) -> How:
    """The wall has run out; the dealer is tenpai or not, and so many of the others."""

    def end(rng: random.Random, deal: Finished, rules: RuleSet) -> HandResult:
        ready = [deal.dealer] * dealer + rng.sample(AFTER[deal.dealer], rng.choice(others))
        changes = tenpai_payments(ready, rules).changes
        return _result(deal, ResultKind.EXHAUSTIVE_DRAW, changes, tenpai=tuple(sorted(ready)))

    return end


def nagashi(rng: random.Random, deal: Finished, _rules: RuleSet) -> HandResult:
    """The wall has run out, and a river is paid (R3.5-a)."""
    river, ready = rng.choice(SEATS), rng.sample(SEATS, rng.choice((1, 2)))
    changes = _by_seat(nagashi_score(seat_wind(river, deal.dealer)), river)
    tenpai = tuple(sorted(ready))
    return _result(deal, ResultKind.EXHAUSTIVE_DRAW, changes, tenpai=tenpai, nagashi=(river,))


def aborted(rng: random.Random, deal: Finished, rules: RuleSet) -> HandResult:
    """The deal was broken off (R2.9-k)."""
    abort = rng.choice([abort for abort in ABORTS if is_played(abort, rules)])
    return _result(deal, ResultKind.ABORTIVE_DRAW, (0,) * 4, abort=abort)


def void(rng: random.Random, deal: Finished, rules: RuleSet) -> HandResult:
    """Somebody broke a rule so badly that the deal does not count (R5.4-e)."""
    offender = rng.choice(SEATS)
    effect = chombo_effect(Deposits(deal.riichi, (), deal.sticks * RIICHI_STICK), rules)
    paid = chombo_payments(offender, deal.dealer, rules).changes
    changes = added(paid, effect.returned)
    left = effect.stays // RIICHI_STICK
    return _result(deal, ResultKind.CHOMBO, changes, deposits=left, offenders=(offender,))


WAYS: Final[Mapping[str, How]] = {
    "win.dealer": won(dealer=True),
    "win.other": won(dealer=False),
    "draw.tenpai": drawn(dealer=True, others=(0, 1, 1, 2)),
    "draw.noten": drawn(dealer=False, others=(1, 1, 2, 3)),
    "all_noten": drawn(dealer=False, others=(0,)),
    "nagashi": nagashi,
    "abort": aborted,
    "chombo": void,
}
"""How deals end."""


def can_end(way: str) -> Callable[[RuleSet], bool]:
    """Whether rules know this end of a deal."""
    if way == "abort":
        return lambda rules: any(is_played(abort, rules) for abort in ABORTS)
    return lambda rules: way != "nagashi" or rules.nagashi_mangan


def ends(*ways: str, fits: Callable[[After], bool], extra: int = 0) -> Dealer:
    """Deals of any round that end in one of these ways, and that fit.

    Points are uneven, a few sticks lie there; with ``extra`` the round is one past the last.
    """

    def deal(rng: random.Random, wish: Wish) -> Iterator[Finished]:
        last = WINDS.index(last_wind(wish.rules))
        wind, dealer = WINDS[rng.choice((*range(last + 1), last)) + extra], rng.choice(SEATS)
        honba, sticks = rng.choice((0, 0, 1, 2, 3)), rng.choice((0, 0, 1, 2))
        riichi = tuple(sorted(rng.sample(SEATS, rng.choice((0, 0, 0, 1, 1, 1, 2, 4)))))
        start = HandResult(ResultKind.WIN, _points(rng, wish.rules, sticks, riichi), 0)
        before = Finished(wind, dealer, honba, sticks, riichi, start)
        way = rng.choice([way for way in ways if can_end(way)(wish.rules)])
        finished = before._replace(result=WAYS[way](rng, before, wish.rules))
        if _can_be(finished) and fits(after(finished, wish.rules)):
            yield finished

    return deal


def _can_be(deal: Finished) -> bool:
    """Four riichi end a deal, and nothing else then; at a draw whoever is in riichi is tenpai."""
    result, riichi = deal.result, {*deal.riichi}
    if (result.abort == Abort.SUUCHA_RIICHI) is not (len(riichi) == len(SEATS)):
        return False
    return result.kind is not ResultKind.EXHAUSTIVE_DRAW or riichi <= {*result.tenpai}


def _points(rng: random.Random, rules: RuleSet, sticks: int, riichi: tuple[Seat, ...]) -> Points:
    """Points before the end, less what lies on the table; some players are nearly bust."""
    shifts = [100 * rng.randrange(-150, 151) for _ in SEATS]
    if rng.random() < 0.3:
        shifts[rng.randrange(4)] = 100 * rng.randrange(-245, -200)
    shifts[rng.randrange(4)] -= sum(shifts) + RIICHI_STICK * sticks
    put_down = (RIICHI_STICK * (seat in riichi) for seat in SEATS)
    a, b, c, d = (rules.start_points + own - put for own, put in zip(shifts, put_down, strict=True))
    return a, b, c, d


# ---- what may be dealt


def is_early(found: After) -> bool:
    """The game goes on, as it was not its last deal."""
    return not found.end.over and not in_last_hands(found.match)


def is_last(found: After) -> bool:
    """It was the last deal, or one of an extra round."""
    return in_last_hands(found.match)


def is_extended(found: After) -> bool:
    """The deal moves on from the last one, as nobody has the return score."""
    return is_last(found) and not found.end.over and not found.next.repeats


def is_bust(found: After) -> bool:
    """Somebody has too few points for another deal."""
    return any(reason.check == NOBODY_BUST.id for reason in found.end.reasons)


def can_extend(rules: RuleSet) -> bool:
    """Whether there is an extra round, and nobody may have the points to prevent it."""
    return has_extension(rules) and rules.start_points < rules.return_points


def can_bust(rules: RuleSet) -> bool:
    """Whether too few points end a game."""
    return rules.tobi is not Tobi.OFF


# ---- what is shown


def finished_scene(deal: Finished, rules: RuleSet, *, points: bool) -> Scene:
    """The table with the name of the deal and its sticks; the points are those after it."""
    start = start_round(
        rules,
        shuffled_wall(0, rules, deal.dealer),
        round_wind=deal.round_wind,
        honba=deal.honba,
        deposits=deal.lying,
        points=deal.result.points,
    )
    seen = view(start, None)
    players = tuple(
        each._replace(hand=None, riichi=declared, deposited=declared)
        for each, declared in zip(seen.players, (s in deal.riichi for s in SEATS), strict=True)
    )
    seen = seen._replace(players=players, indicators=())  # type: ignore[arg-type]
    hidden = (BoardPart.WALLS, BoardPart.TURN, BoardPart.LEFT, *[BoardPart.POINTS] * (not points))
    return Scene((), tuple(happened(deal)), board=Board(seen, SEATS[0], hidden))


def happened(deal: Finished) -> Iterator[Message]:
    """What was declared, how the deal ended, and what holds at this table."""
    result = deal.result
    if deal.riichi:
        yield msg("scene.over.riichi", who=_named(deal, deal.riichi))
    if result.winners:
        yield msg("scene.over.won", who=deal.who(result.winners[0]))
    elif result.abort:
        yield msg("scene.over.abort", abort=result.abort)
    elif result.offenders:
        yield msg("scene.over.chombo", who=deal.who(result.offenders[0]))
    else:
        ready = result.tenpai
        yield msg("scene.over.drawn", who=_named(deal, ready), count=len(ready))
    for seat in result.nagashi:
        yield msg("scene.over.nagashi", who=deal.who(seat))
    if deal.stopping is not None:
        yield msg("scene.over.stopping" if deal.stopping else "scene.over.no_stopping")


def _named(deal: Finished, seats: tuple[Seat, ...]) -> tuple[Message, ...]:
    return tuple(deal.who(seat) for seat in (deal.dealer, *AFTER[deal.dealer]) if seat in seats)
