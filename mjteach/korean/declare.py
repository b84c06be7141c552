"""Eopeo and bulleo: whether they may be declared, and what a wrong declaration costs (RK5-e to -h).

Checks in a teacher's order. The message of a finding is ``check.<id>.yes|no|moot``, that of the
question ``check.korean.<eopeo|bulleo|kan>.question``. A moot finding has no facts.

==========================  ======  =============================================================
check                       rule    facts
==========================  ======  =============================================================
``korean.closed``           RK5-e   ``melds``: the called sets
``korean.tenpai``           RK5-e   ``waits``
``korean.every_wait``       RK5-f   ``waits``; ``short``: those below the minimum; ``least``: the
                                    minimum in han
``korean.bulleo_open``      RK5-h   none; asked only where another player has declared eopeo
``korean.bulleo_furiten``   RK5-g   ``tiles``: waits among the own discards
``korean.kan_before_eopeo`` RK5-e   none
==========================  ======  =============================================================
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from ..core.choices import Permission
from ..core.decision import Check, Found, Verdict, found, judge
from ..core.hand import Hand
from ..core.message import msg
from ..core.tiles import Tile
from .context import KoreanContext, KoreanWinBy, check_situation
from .counting import check_thirteen, result_of, waits_of
from .equipment import check_discards
from .result import CountedReading
from .rules import KanAfterEopeo, KoreanRules

Tiles: TypeAlias = tuple[Tile, ...]


class Declaration(NamedTuple):
    """A player with thirteen tiles who considers declaring eopeo or bulleo."""

    hand: Hand
    context: KoreanContext
    """A win by ssoa after the declaration."""
    rules: KoreanRules
    others_eopeo: bool
    """Whether another player has declared eopeo."""

    @property
    def waits(self) -> Tiles:
        """The winning tiles."""
        return waits_of(self.hand, self.rules)


class WaitWorth(NamedTuple):
    """What a winning tile would give by ssoa, which never gives more than ssumu."""

    tile: Tile
    counted: CountedReading
    enough: bool
    """Whether its base yaku reach the minimum."""


class DeclarationOutcome(StrEnum):
    """The consequence of a wrong declaration."""

    NONE = "none"
    JEOMPEU = "jeompeu"


class DeclarationCost(NamedTuple):
    """What follows a wrong declaration at each point; None where nothing does.

    A jeompeu is the chombo of this game; what it costs is agreed locally (RK6-a).
    """

    dead_hand: bool
    at_once: DeclarationOutcome
    on_win: DeclarationOutcome | None = None
    at_draw: DeclarationOutcome | None = None
    if_other_wins_first: DeclarationOutcome | None = None


COSTS: Final[Mapping[str, DeclarationCost]] = MappingProxyType(
    {
        # The hand lies face down, so it comes to light when it is shown (RK5-f).
        "wrong_eopeo": DeclarationCost(
            True,
            DeclarationOutcome.NONE,
            DeclarationOutcome.JEOMPEU,
            DeclarationOutcome.JEOMPEU,
            DeclarationOutcome.NONE,
        ),
        # The hand is shown, so everyone sees it (RK5-g).
        "wrong_bulleo": DeclarationCost(False, DeclarationOutcome.JEOMPEU),
    }
)
"""What each offence costs."""


def worth_of_waits(
    hand: Hand, context: KoreanContext | None = None, rules: KoreanRules | None = None
) -> tuple[WaitWorth, ...]:
    """What every winning tile would give by ssoa after eopeo, in tile order.

    Of the context the winds, discards and flowers matter, and whether it is a bujibu eopeo. Raises
    HandError when the hand is none of this game, SituationError when it is open.

    >>> from mjteach.core.hand import hand
    >>> [(wait.tile, wait.enough) for wait in worth_of_waits(hand("222m456m22p67788p"))]
    [(<6p>, True), (<9p>, False)]
    """
    return _worth(_declaration(hand, context, rules))


def eopeo_verdict(
    hand: Hand, context: KoreanContext | None = None, rules: KoreanRules | None = None
) -> Verdict:
    """Whether eopeo may be declared with these thirteen tiles (RK5-e, RK5-f).

    Raises HandError when they are no hand of this game.

    >>> from mjteach.core.hand import hand
    >>> eopeo_verdict(hand("123456m22p67788p")).legal
    True
    """
    case = _declaration(hand, context, rules)
    return judge(msg("check.korean.eopeo.question"), EOPEO_CHECKS, case, None)


def bulleo_verdict(
    hand: Hand,
    context: KoreanContext | None = None,
    rules: KoreanRules | None = None,
    *,
    others_eopeo: bool = False,
) -> Verdict:
    """Whether bulleo may be declared with these thirteen tiles (RK5-g, RK5-h).

    ``others_eopeo`` tells whether another player has declared eopeo. Raises HandError when they
    are no hand of this game.

    >>> from mjteach.core.hand import hand
    >>> verdict = bulleo_verdict(hand("123456m22p67788p"), others_eopeo=True)
    >>> [finding.check for finding in verdict.failures]
    ['korean.bulleo_open']
    """
    case = _declaration(hand, context, rules, others_eopeo)
    return judge(msg("check.korean.bulleo.question"), BULLEO_CHECKS, case, None)


def kan_verdict(tile: Tile, context: KoreanContext, rules: KoreanRules | None = None) -> Verdict:
    """Whether eopeo allows a kan of ``tile``; after eopeo there is none at all (RK5-e).

    >>> kan_verdict(Tile.P5, KoreanContext(eopeo=True)).legal
    False
    """
    rules = KoreanRules() if rules is None else rules
    return judge(msg("check.korean.kan.question", tile=tile), (KAN_BEFORE_EOPEO,), context, rules)


def cost_of(verdict: Verdict) -> DeclarationCost | None:
    """What a declaration against the verdict costs; None if it costs nothing.

    >>> from mjteach.core.hand import hand
    >>> cost_of(eopeo_verdict(hand("222m456m22p67788p"))).at_draw
    <DeclarationOutcome.JEOMPEU: 'jeompeu'>
    """
    failed = {finding.check for finding in verdict.failures}
    checks = BULLEO_CHECKS if verdict.subject.id == "check.korean.bulleo.question" else EOPEO_CHECKS
    broken = (check.breach for check in checks if check.id in failed and check.breach)
    return next((COSTS[breach] for breach in broken), None)


def _declaration(
    hand: Hand,
    context: KoreanContext | None,
    rules: KoreanRules | None,
    others_eopeo: bool = False,
) -> Declaration:
    """The case to judge; of the context only what is known before the winning tile matters."""
    rules = KoreanRules() if rules is None else rules
    given = KoreanContext() if context is None else context
    before = KoreanContext(
        KoreanWinBy.SSOA,
        given.seat_wind,
        given.round_wind,
        flowers=given.flowers,
        discards=given.discards,
    )
    check_thirteen(hand, rules)
    check_discards(hand.tiles, given.discards)
    check_situation(hand, hand.concealed[0], before, rules)
    declared = before._replace(eopeo=True, buji_eopeo=given.buji_eopeo)
    return Declaration(hand, declared, rules, others_eopeo)


@lru_cache(maxsize=100)
def _worth(case: Declaration) -> tuple[WaitWorth, ...]:
    """By ssoa; an own draw gives at least as much, as ssumu takes the place of pinghu (RK4-c)."""
    least = case.rules.min_han
    counted = (
        (tile, result_of(case.hand, tile, case.context, case.rules).best) for tile in case.waits
    )
    return tuple(WaitWorth(tile, best, best.base_han >= least) for tile, best in counted)


# --- the checks


def _is_closed(case: Declaration, _: None) -> bool:
    return case.hand.is_closed


def _calls(case: Declaration, _: None) -> Found:
    return found((), melds=tuple(meld for meld in case.hand.melds if meld.is_open))


def _is_tenpai(case: Declaration, _: None) -> bool:
    return bool(case.waits)


def _waits(case: Declaration, _: None) -> Found:
    return found(case.waits, waits=case.waits)


def _every_wait(case: Declaration, _: None) -> bool:
    return all(wait.enough for wait in _worth(case))


def _short_waits(case: Declaration, _: None) -> Found:
    short = tuple(wait.tile for wait in _worth(case) if not wait.enough)
    return found(short or case.waits, waits=case.waits, short=short, least=case.rules.min_han)


def _someone_declared(case: Declaration, _: None) -> bool:
    return case.others_eopeo


def _answer_allowed(case: Declaration, _: None) -> bool:
    return not case.others_eopeo or case.rules.bulleo_after_eopeo is Permission.ALLOWED


def _own_waits(case: Declaration) -> Tiles:
    discards = {tile.kind for tile in case.context.discards}
    return tuple(tile for tile in case.waits if tile in discards)


def _furiten_allowed(case: Declaration, _: None) -> bool:
    return case.rules.furiten_bulleo is Permission.ALLOWED or not _own_waits(case)


def _furiten_tiles(case: Declaration, _: None) -> Found:
    tiles = _own_waits(case)
    return found(tiles, tiles=tiles)


def _kan_allowed(context: KoreanContext, rules: KoreanRules) -> bool:
    forbidden = rules.ankan_after_riichi is KanAfterEopeo.FORBIDDEN
    return not (forbidden and context.eopeo)


def _like_eopeo(breach: str) -> tuple[Check[Declaration, None], ...]:
    """The checks of eopeo, which bulleo has to pass as well (RK5-g)."""
    return (
        Check("korean.closed", "RK5-e", _is_closed, _calls, breach=breach),
        Check("korean.tenpai", "RK5-e", _is_tenpai, _waits, breach=breach),
        Check(
            "korean.every_wait",
            "RK5-f",
            _every_wait,
            _short_waits,
            needs=("korean.closed", "korean.tenpai"),
            breach=breach,
        ),
    )


EOPEO_CHECKS: Final = _like_eopeo("wrong_eopeo")
BULLEO_CHECKS: Final[tuple[Check[Declaration, None], ...]] = (
    *_like_eopeo("wrong_bulleo"),
    Check(
        "korean.bulleo_furiten",
        "RK5-g",
        _furiten_allowed,
        _furiten_tiles,
        needs=("korean.tenpai",),
        breach="wrong_bulleo",
    ),
    Check("korean.bulleo_open", "RK5-h", _answer_allowed, when=_someone_declared),
)
KAN_BEFORE_EOPEO: Final[Check[KoreanContext, KoreanRules]] = Check(
    "korean.kan_before_eopeo", "RK5-e", _kan_allowed
)
