"""False rules of what follows a deal (topics S, G, R): edits of an :class:`After`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mjteach.core.decision import CheckAnswer, Verdict
from mjteach.core.seats import SEATS
from mjteach.riichi.match.ending import GameEnd
from mjteach.riichi.match.going_on import Finish, goes_on_verdict, in_last_hands
from mjteach.riichi.match.repeats import HonbaWhy
from mjteach.riichi.match.result import ResultKind
from mjteach.riichi.match.schedule import following
from mjteach.riichi.match.stopping import stop_verdict
from mjteach.riichi.rules import MultipleRon

from ..partly import partly
from ..situations.finished import After, is_bust, is_last
from . import Edit, Mistake, believes, misjudge
from .judged import without

DRAWS: Final = (ResultKind.EXHAUSTIVE_DRAW, ResultKind.ABORTIVE_DRAW)


def _all(verdict: Verdict, answer: CheckAnswer) -> Verdict:
    """The verdict with every check answered alike."""
    return verdict._replace(
        findings=tuple(found._replace(answer=answer) for found in verdict.findings)
    )


def _negated(after: After) -> After:
    """S11: the dealer moves on where the same player deals again, and the reverse."""
    match, repeats = after.match, not after.next.repeats
    same = (match.round_wind, match.dealer)
    wind, dealer = same if repeats else following(*same)
    verdict = _all(after.next.verdict, CheckAnswer.YES if repeats else CheckAnswer.NO)
    coming = after.next._replace(round_wind=wind, dealer=dealer, verdict=verdict)
    finish = Finish(match, after.deal.result, coming)
    return after._replace(next=coming, end=GameEnd(goes_on_verdict(finish), stop_verdict(finish)))


def _to_the_left(after: After) -> After | None:
    """G03: the dealer moves on to the left."""
    if after.next.repeats:
        return None
    before = SEATS[(after.match.dealer - 1) % 4]
    return after._replace(next=after.next._replace(dealer=before))


def _to_the_winner(after: After) -> After | None:
    """S27: whoever wins deals next; of several the first."""
    winners = after.deal.result.winners
    if not winners or after.next.repeats:
        return None
    return after._replace(next=after.next._replace(dealer=winners[0]))


def _same_round(after: After) -> After | None:
    """G02: the round wind stays after the fourth deal."""
    moved = after.next.round_wind is not after.match.round_wind
    wind = after.match.round_wind
    return after._replace(next=after.next._replace(round_wind=wind)) if moved else None


@partly
def _coming(
    after: After, count: str, of: Callable[[After], int], fits: Callable[[After], bool]
) -> After | None:
    """Another number of honba or of sticks in the next deal, after deals that fit."""
    changed = after.next._replace(**{count: of(after)})  # type: ignore[arg-type]
    return after._replace(next=changed) if fits(after) else None


def _ended(*kinds: ResultKind) -> Callable[[After], bool]:
    return lambda after: after.deal.result.kind in kinds


def _honba(of: Callable[[After], int]) -> Edit:
    return _coming("honba", of, lambda after: after.next.honba_why is not HonbaWhy.VOID)


def _up(after: After) -> int:
    return after.match.honba + 1


def _tenpai(after: After) -> bool:
    return bool(after.deal.result.tenpai)


def _lying(after: After) -> int:
    return after.deal.lying


@partly
def _judged(
    after: After, check: str, answer: CheckAnswer, fits: Callable[[After], bool]
) -> After | None:
    """The end of the game decided otherwise, by another check, after deals that fit."""
    if is_bust(after) or not fits(after):
        return None
    verdict = after.end.verdict
    other = verdict.findings[-1]._replace(check=f"goes_on.{check}", answer=answer)
    changed = verdict._replace(findings=(verdict.findings[0], other))
    return after._replace(end=after.end._replace(verdict=changed))


@partly
def _keeps_on(after: After, check: str, *kinds: ResultKind) -> bool:
    """Whether this check keeps a last deal from ending the game; after deals of some kinds."""
    last = after.end.verdict.findings[-1].check == f"goes_on.{check}"
    fits = not kinds or after.deal.result.kind in kinds
    return last and fits and not after.end.over and in_last_hands(after.match)


def _fourth(after: After) -> bool:
    """Whether it is the fourth deal of a round that is not the last."""
    return after.match.dealer is SEATS[-1] and not in_last_hands(after.match)


def _not_first(after: After) -> After:
    """S21: whoever deals last may stop, at any place."""
    stop = without(after.end.stop, "stop.first")
    return after._replace(end=after.end._replace(stop=stop))


NO: Final = CheckAnswer.NO
STAYED: Final = _keeps_on("dealer_repeats")
BROKEN_OFF: Final = _keeps_on("undecided", ResultKind.ABORTIVE_DRAW)
ENDS_ANYWAY: Final = (
    misjudge("S20", "last-deal-always-ends", _judged("hands_left", NO, STAYED), 3),
    misjudge("S20", "last-deal-broken-off", _judged("hands_left", NO, BROKEN_OFF)),
)

GAME_END: Final[tuple[Mistake, ...]] = (
    *ENDS_ANYWAY,
    misjudge("S11", "deal-kept", lambda after: None if after.next.repeats else _negated(after), 3),
    misjudge("G02", "fourth-deal-is-last", _judged("hands_left", NO, _fourth)),
    misjudge("G02", "last-deal-missed", _judged("hands_left", CheckAnswer.YES, is_last)),
    misjudge(
        "S18",
        "chombo-ends-game",
        _judged("hands_left", NO, _keeps_on("undecided", ResultKind.CHOMBO)),
    ),
    misjudge("S21", "stop-at-any-place", _not_first, 3),
)
"""False rules of the end of a game."""

NEXT_HAND: Final[tuple[Mistake, ...]] = (
    misjudge("S11", "deal-kept-or-passed", _negated, 3),
    misjudge("G03", "deal-to-the-left", _to_the_left),
    misjudge("S27", "winner-deals", _to_the_winner, 3),
    misjudge("G02", "round-stays", _same_round),
    misjudge("S12", "honba-reset", _honba(lambda _: 0), 3),
    misjudge("S12", "honba-kept", _honba(lambda after: after.match.honba)),
    misjudge("S12", "honba-always-up", _honba(_up), 3),
    misjudge("S18", "honba-after-chombo", _coming("honba", _up, _ended(ResultKind.CHOMBO))),
    misjudge("S07", "sticks-stay-after-win", _coming("deposits", _lying, _ended(ResultKind.WIN))),
    misjudge("S13", "sticks-to-tenpai", _coming("deposits", lambda _: 0, _tenpai)),
    misjudge(
        "R16",
        "sticks-go-back",
        _coming("deposits", lambda after: after.deal.sticks, _ended(*DRAWS)),
        yields_to=("S13",),
    ),
    misjudge(
        "S22", "sticks-stay-after-chombo", _coming("deposits", _lying, _ended(ResultKind.CHOMBO))
    ),
    believes("C15", "all-rons-count", multiple_ron=MultipleRon.ALL_WIN),
    believes("C15", "one-ron-counts", multiple_ron=MultipleRon.ATAMAHANE),
    *ENDS_ANYWAY,
)
"""False rules of the next deal."""
