"""A deal of a game that is over and paid: how it ended, and what the game does then."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from mjteach.core.decision import CheckAnswer, Finding, Verdict
from mjteach.core.errors import PuzzleError
from mjteach.core.given import wind_named
from mjteach.core.message import Explanation, Message, msg
from mjteach.core.printable import shown
from mjteach.core.seats import SEATS, Seat, seat_named
from mjteach.core.tiles import Tile
from mjteach.riichi.match.ending import GameEnd, game_end
from mjteach.riichi.match.going_on import NOBODY_BUST, in_last_hands
from mjteach.riichi.match.repeats import NextHand, next_hand
from mjteach.riichi.match.result import HandResult, Points, ResultKind, check_result
from mjteach.riichi.match.schedule import has_extension
from mjteach.riichi.match.state import Match, start_match
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.priority import priority
from mjteach.riichi.round.variant import start_round
from mjteach.riichi.round.view import SeatView, view
from mjteach.riichi.rules import RuleSet, Tobi, replace_options
from mjteach.riichi.setup.wall import shuffled_wall

from ..facts import Facts, whole
from ..parts import FromFacts
from ..scenes import Board, BoardPart, Scene
from .seatings import by_wind, some_of, with_names


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
    by: Seat | None = None
    """Who made the discard that several said ron on."""
    said: tuple[Seat, ...] = ()
    """Who said ron on it, in turn order."""
    fined: Seat | None = None
    """Who borrowed a stick for a penalty deposit, having too few points for it (R2.11.2-e)."""

    @property
    def lying(self) -> int:
        """Sticks on the table when the deal ended."""
        return self.sticks + len(self.riichi) + (self.fined is not None)

    @property
    def players(self) -> dict[Seat, Message]:
        """What everybody is called; the learner is the first dealer of the game."""
        return by_wind(self.dealer, SEATS[0])


SILENT: Final = frozenset(
    ("repeat.draw_counts", "goes_on.extension", "goes_on.wind_left", "stop.last_hand")
)
"""What goes without saying where it holds."""


def telling(verdict: Verdict) -> Iterator[Finding]:
    """What is told of a verdict: what holds and decides, up to the first check that says no."""
    for found in verdict.findings:
        fails = found.answer is CheckAnswer.NO
        if fails or (found.answer is CheckAnswer.YES and not _is_silent(found)):
            yield found
        if fails:
            return


def _is_silent(found: Finding) -> bool:
    """A win is shared by more than one."""
    alone = found.check == "repeat.shared_win" and found.message.get("count") == 1
    return alone or found.check in SILENT


class After(NamedTuple):
    """The game after a deal: the deal that would come, and whether the game is over."""

    deal: Finished
    match: Match
    next: NextHand
    end: GameEnd

    @property
    def stays(self) -> Message:
        """What decides whether the dealer stays."""
        *_, decides = telling(self.next.verdict)
        return with_names(Explanation(decides.message), self.deal.players).message

    @property
    def goes_on(self) -> Iterator[Message]:
        """What ends the game, or keeps it going."""
        return (found.message for found in telling(self.end.verdict))

    @property
    def sticks(self) -> Iterator[Message]:
        """What becomes of the sticks, if there are any."""
        if self.next.deposits:
            yield msg("match.deposits", sticks=self.next.deposits)
        elif self.deal.lying:
            winners = self.deal.result.winners[:2]
            yield msg(f"scene.over.{('returned', 'taken', 'taken_first')[len(winners)]}")


def winners(deal: Finished, rules: RuleSet) -> tuple[Seat, ...]:
    """Of those who said ron on one discard the first in turn, or all (R2.8.1-g)."""
    assert deal.by is not None
    rons = [Action(ActionKind.RON, seat) for seat in deal.said]
    return tuple(ron.seat for ron in priority(deal.by, rons, rules, lambda _ron: False).counting)


def after(deal: Finished, rules: RuleSet) -> After:
    """What the engine says to a deal; a table's own word on stopping comes before the rules."""
    if deal.by is not None:
        deal = deal._replace(result=deal.result._replace(winners=winners(deal, rules)))
    if deal.stopping is not None:
        rules = replace_options(rules, agari_yame=deal.stopping, tenpai_yame=deal.stopping)
    match = start_match(rules)._replace(
        round_wind=deal.round_wind, dealer=deal.dealer, honba=deal.honba, deposits=deal.sticks
    )
    return After(deal, match, next_hand(match, deal.result), game_end(match, deal.result))


# ---- told


OWN_FACTS: Final = (
    *("round", "dealer", "honba", "sticks", "riichi"),
    *("points", "lying", "winners", "tenpai", "nagashi"),
)
"""What is told of a deal that is over; without winners the wall has run out."""


def finished_facts(match: Match, riichi: Iterable[Seat], result: HandResult) -> dict[str, object]:
    """What is told of a deal that is over: the game before it, who declared riichi, and its end.

    Raises PuzzleError for a deal that ended in another way than by a win or an empty wall.
    """
    if result.kind not in (ResultKind.WIN, ResultKind.EXHAUSTIVE_DRAW):
        raise PuzzleError("not_to_be_dealt")
    return {
        "round": "eswn"[match.round_wind - Tile.EAST],
        "dealer": str(match.dealer),
        "honba": match.honba,
        "sticks": match.deposits,
        "riichi": tuple(map(str, riichi)),
        "points": " ".join(map(str, result.points)),
        "lying": result.deposits,
        "winners": tuple(map(str, result.winners)),
        "tenpai": tuple(map(str, result.tenpai)),
        "nagashi": tuple(map(str, result.nagashi)),
    }


def points_of(facts: Facts) -> Points:
    """The points of A, B, C and D that are told; raises PuzzleError for anything else."""
    words = facts.get("points", "").split()
    if len(words) != len(SEATS) or not all(re.fullmatch(r"-?\d{1,6}", word) for word in words):
        raise PuzzleError("no_such_number", fact="points", found=shown(facts.get("points", "")))
    a, b, c, d = map(int, words)
    return a, b, c, d


def _told(facts: Facts, _rules: RuleSet) -> Finished:
    def seats(name: str) -> tuple[Seat, ...]:
        return tuple(map(seat_named, filter(None, facts.get(name, "").split(","))))

    winners = seats("winners")
    result = HandResult(
        ResultKind.WIN if winners else ResultKind.EXHAUSTIVE_DRAW,
        points_of(facts),
        whole(facts, "lying"),
        winners,
        seats("tenpai"),
        nagashi=seats("nagashi"),
    )
    check_result(result)
    return Finished(
        wind_named("round", facts.get("round", "e")),
        seat_named(facts.get("dealer", "a")),
        whole(facts, "honba"),
        whole(facts, "sticks"),
        seats("riichi"),
        result,
    )


OWN_FINISHED: Final = FromFacts(_told, OWN_FACTS)
"""How a question is made of a deal that is over."""


# ---- what it means


def is_early(found: After) -> bool:
    """The game goes on, as it was not its last deal."""
    return not found.end.over and not in_last_hands(found.match)


def is_last(found: After) -> bool:
    """It was the last deal, or one of an extra round."""
    return in_last_hands(found.match)


def is_extended(found: After) -> bool:
    """The dealer moves on from the last one, as nobody has the return score."""
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


@lru_cache(maxsize=64)
def _table(rules: RuleSet, dealer: Seat) -> SeatView:
    """A table before the first discard."""
    return view(start_round(rules, shuffled_wall(0, rules, dealer)), None)


def finished_scene(deal: Finished, rules: RuleSet, *, points: bool) -> Scene:
    """The table with the name of the deal and its sticks; with points all is as after paying."""
    seen, declared = _table(rules, deal.dealer), {*deal.riichi}
    lying = after(deal, rules).next.deposits if points else deal.lying
    players = tuple(
        each._replace(
            hand=None,
            points=deal.result.points[each.seat],
            riichi=each.seat in declared,
            deposited=each.seat in declared and lying > 0,
        )
        for each in seen.players
    )
    seen = seen._replace(
        players=players,  # type: ignore[arg-type]
        round_wind=deal.round_wind,
        honba=deal.honba,
        deposits=lying,
    )
    parts = (BoardPart.WALLS, BoardPart.TURN, BoardPart.LEFT, BoardPart.TILES)
    hidden = parts if points else (*parts, BoardPart.POINTS)
    return Scene((), tuple(happened(deal)), board=Board(seen, SEATS[0], hidden))


def happened(deal: Finished) -> Iterator[Message]:
    """What was declared, how the deal ended, and what holds at this table."""
    result = deal.result
    if deal.riichi:
        yield msg("scene.over.riichi", who=some_of(deal.players, deal.riichi))
    if deal.fined is not None:
        yield msg("scene.over.fined", who=deal.players[deal.fined])
    if deal.by is not None:
        said = some_of(deal.players, deal.said)
        yield msg("scene.over.said", who=said, by=deal.players[deal.by])
    elif result.winners:
        yield msg("scene.over.won", who=tuple(deal.players[seat] for seat in result.winners))
    elif result.abort:
        yield msg("scene.over.abort", abort=result.abort)
    elif result.offenders:
        yield msg("scene.over.chombo", who=deal.players[result.offenders[0]])
    else:
        ready = result.tenpai
        yield msg("scene.over.drawn", who=some_of(deal.players, ready), count=len(ready))
    for seat in result.nagashi:
        yield msg("scene.over.nagashi", who=deal.players[seat])
    if deal.stopping is not None:
        yield msg("scene.over.stopping" if deal.stopping else "scene.over.no_stopping")
