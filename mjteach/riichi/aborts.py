"""Abortive draws: what ends a hand early, and what follows from it (R2.9-k to R2.9-u).

Checks of :func:`abort_verdict`; the message of a finding is ``check.<id>.yes|no``, that of the
question ``check.abort.question`` (``abort``).

===========================  =======  ==========================================================
check                        rule     facts
===========================  =======  ==========================================================
``abort.kyuushu.played``     R2.9-p   none, as for every ``played``: the option is on
``abort.kyuushu.first_draw`` R2.9-p   none
``abort.kyuushu.no_call``    R2.9-p   ``calls`` and kans before, an ankan included
``abort.kyuushu.kinds``      R2.9-p   ``kinds`` of terminals and honours, their ``count``
``abort.suufon.four``        R2.9-o   ``tiles``: the first discards, their ``count``
``abort.suufon.no_call``     R2.9-o   ``calls``
``abort.suufon.same_wind``   R2.9-o   ``tiles``
``abort.suufon.passes``      R2.8.1-a none
``abort.suucha.four``        R2.9-s   ``players`` in riichi, their ``count``
``abort.suucha.passes``      R2.9-s   none
``abort.suukaikan.four``     R2.9-q   ``tiles`` of the kans, their ``count``
``abort.suukaikan.by_two``   R2.9-q   ``players`` who made them, their ``count``
``abort.suukaikan.time``     R2.9-r   ``timing``: the option's value
``abort.suukaikan.passes``   R2.9-r   none
``abort.sanchahou.three``    R2.9-t   ``players`` who say ron, their ``count``
``abort.fifth_kan.four``     R2.7.2-d ``tiles`` of the kans before, their ``count``
===========================  =======  ==========================================================

A round asks :func:`is_played` and one of the predicates (``is_suufon_renda`` ...); the checks are
made of the same ones.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import Final, NamedTuple

from ..core.decision import Check, Found, Verdict, allowed, found, judge
from ..core.message import Explanation, msg
from ..core.seats import Seat
from ..core.tiles import WINDS, YAOCHUU, Tile
from .rules import (
    AbortDealerKeepsDeal,
    FifthKan,
    MultipleRon,
    NotenRiichi,
    Renchan,
    RuleSet,
    SuukaikanTiming,
)

Tiles = tuple[Tile, ...]


class Abort(StrEnum):
    """The abortive draws, and a fifth kan where it ends the hand."""

    KYUUSHU_KYUUHAI = "kyuushu_kyuuhai"
    SUUFON_RENDA = "suufon_renda"
    SUUCHA_RIICHI = "suucha_riichi"
    SUUKAIKAN = "suukaikan"
    SANCHAHOU = "sanchahou"
    FIFTH_KAN = "fifth_kan"


class AbortFacts(NamedTuple):
    """What has happened in a hand; each abortive draw looks at some of it."""

    rules: RuleSet = RuleSet()
    tiles: Tiles = ()
    """The fourteen tiles of the player who thinks of kyuushu kyuuhai."""
    first_draw: bool = True
    """It is that player's first draw, and nothing was discarded after it."""
    calls: int = 0
    """Chi, pon and kans before, concealed kans included."""
    first_discards: Tiles = ()
    """The first discard of each player, in turn order."""
    riichi: tuple[Seat, ...] = ()
    """The players in riichi, the one who has just declared it included."""
    kans: tuple[tuple[Seat, Tile], ...] = ()
    """Who made each kan, and its kind; without a fifth one."""
    discarded: bool = False
    """The discard after the fourth kan was made."""
    won: bool = False
    """Somebody wins on the last tile, so the hand ends by that."""
    ron: tuple[Seat, ...] = ()
    """The players who say ron on the same tile."""


# --- what a round asks at every discard

TRIPLE_ABORTS: Final = frozenset(
    {MultipleRon.ATAMAHANE_DOUBLE_ABORT_TRIPLE, MultipleRon.DOUBLE_WINS_TRIPLE_ABORTS}
)
"""Where three ron on one discard end the deal (R2.8.1-g)."""
_KINDS: Final = 9  # R2.9-p
_KANS: Final = 4  # R2.7.2-d

_PLAYED: Final[Mapping[Abort, Callable[[RuleSet], bool]]] = MappingProxyType(
    {
        Abort.KYUUSHU_KYUUHAI: lambda rules: rules.abort_kyuushu_kyuuhai,
        Abort.SUUFON_RENDA: lambda rules: rules.abort_suufon_renda,
        Abort.SUUCHA_RIICHI: lambda rules: rules.abort_suucha_riichi,
        Abort.SUUKAIKAN: lambda rules: rules.abort_suukaikan,
        Abort.SANCHAHOU: lambda rules: (
            rules.abort_sanchahou or rules.multiple_ron in TRIPLE_ABORTS  # R2.8.1-g
        ),
        Abort.FIFTH_KAN: lambda rules: rules.fifth_kan is FifthKan.ABORTIVE_DRAW,
    }
)


def is_played(abort: Abort, rules: RuleSet) -> bool:
    """Whether these rules know the abortive draw at all (R2.9-k).

    >>> is_played(Abort.SUUFON_RENDA, RuleSet()), is_played(Abort.SANCHAHOU, RuleSet())
    (True, False)
    """
    return _PLAYED[abort](rules)


def yaochuu_kinds(tiles: Iterable[Tile]) -> Tiles:
    """The different terminals and honours among some tiles, in table order.

    >>> from mjteach.core.tiles import parse_tiles
    >>> yaochuu_kinds(parse_tiles("1159m9s77z"))
    (<1m>, <9m>, <9s>, <7z>)
    """
    held = set(tiles)
    return tuple(kind for kind in YAOCHUU if kind in held)


def is_kyuushu_kyuuhai(tiles: Iterable[Tile]) -> bool:
    """Whether nine or more kinds of terminals and honours are among the tiles (R2.9-p, R2.9-u).

    >>> from mjteach.core.tiles import parse_tiles
    >>> is_kyuushu_kyuuhai(parse_tiles("19m19p19s123z45678m"))
    True
    """
    return len(yaochuu_kinds(tiles)) >= _KINDS


def is_suufon_renda(first_discards: Sequence[Tile]) -> bool:
    """Whether four first discards are the same wind (R2.9-o).

    >>> is_suufon_renda([Tile.NORTH] * 4), is_suufon_renda([Tile.WHITE] * 4)
    (True, False)
    """
    return len(first_discards) == 4 and _is_one_wind(first_discards)


def _is_one_wind(tiles: Sequence[Tile]) -> bool:
    return len({*tiles}) == 1 and {*tiles} < {*WINDS}


def is_suucha_riichi(riichi: Collection[Seat]) -> bool:
    """Whether all four players are in riichi (R2.9-s).

    >>> is_suucha_riichi([Seat.A, Seat.B, Seat.C])
    False
    """
    return len(riichi) == 4


def is_suukaikan(kans: Sequence[Seat]) -> bool:
    """Whether two or more players have made four kans; ``kans`` says who made each (R2.9-q).

    >>> is_suukaikan([Seat.A, Seat.A, Seat.C, Seat.A]), is_suukaikan([Seat.A] * 4)
    (True, False)
    """
    return len(kans) >= _KANS and len(set(kans)) > 1


def is_suukaikan_due(rules: RuleSet, *, discarded: bool) -> bool:
    """Whether four kans end the hand now; ``discarded``: the fourth kan's discard was made.

    Option ``suukaikan_timing`` (R2.9-r).

    >>> is_suukaikan_due(RuleSet(), discarded=False)
    False
    """
    return discarded or rules.suukaikan_timing is SuukaikanTiming.ON_DECLARATION


def is_sanchahou(ron: Collection[Seat]) -> bool:
    """Whether three players win on one tile (R2.9-t).

    >>> is_sanchahou([Seat.A, Seat.B, Seat.D])
    True
    """
    return len(ron) == 3


def is_fifth_kan(kans: Sequence[Seat]) -> bool:
    """Whether a kan declared now is the fifth; ``kans`` says who made those before (R2.7.2-d).

    >>> is_fifth_kan([Seat.A] * 4)
    True
    """
    return len(kans) >= _KANS


# --- the checks


def _first_draw(facts: AbortFacts, _: None) -> bool:
    return facts.first_draw


def _no_call(facts: AbortFacts, _: None) -> bool:
    return not facts.calls


def _calls(facts: AbortFacts, _: None) -> Found:
    return found(calls=facts.calls)


def _nine_kinds(facts: AbortFacts, _: None) -> bool:
    return is_kyuushu_kyuuhai(facts.tiles)


def _kinds(facts: AbortFacts, _: None) -> Found:
    kinds = yaochuu_kinds(facts.tiles)
    return found(kinds, kinds=kinds, count=len(kinds))


def _four_discards(facts: AbortFacts, _: None) -> bool:
    return len(facts.first_discards) == 4


def _same_wind(facts: AbortFacts, _: None) -> bool:
    return _is_one_wind(facts.first_discards)


def _discards(facts: AbortFacts, _: None) -> Found:
    tiles = facts.first_discards
    return found(tiles, tiles=tiles, count=len(tiles))


def _nobody_wins(facts: AbortFacts, _: None) -> bool:
    return not facts.won


def _four_riichi(facts: AbortFacts, _: None) -> bool:
    return is_suucha_riichi(facts.riichi)


def _in_riichi(facts: AbortFacts, _: None) -> Found:
    return _players(facts.riichi)


def _players(seats: Collection[Seat]) -> Found:
    return found(players=tuple(seat.name for seat in sorted(seats)), count=len(seats))


def _makers(facts: AbortFacts) -> tuple[Seat, ...]:
    return tuple(seat for seat, _ in facts.kans)


def _four_kans(facts: AbortFacts, _: None) -> bool:
    return len(facts.kans) >= _KANS


def _fifth_kan(facts: AbortFacts, _: None) -> bool:
    return is_fifth_kan(_makers(facts))


def _kan_tiles(facts: AbortFacts, _: None) -> Found:
    tiles = tuple(tile for _, tile in facts.kans)
    return found(tiles, tiles=tiles, count=len(tiles))


def _by_two(facts: AbortFacts, _: None) -> bool:
    return len(set(_makers(facts))) > 1


def _kan_players(facts: AbortFacts, _: None) -> Found:
    return _players(set(_makers(facts)))


def _kans_due(facts: AbortFacts, _: None) -> bool:
    return is_suukaikan_due(facts.rules, discarded=facts.discarded)


def _timing(facts: AbortFacts, _: None) -> Found:
    return found(timing=facts.rules.suukaikan_timing)


def _three_ron(facts: AbortFacts, _: None) -> bool:
    return is_sanchahou(facts.ron)


def _winners(facts: AbortFacts, _: None) -> Found:
    return _players(facts.ron)


def _played(abort: Abort) -> Callable[[AbortFacts, None], bool]:
    return lambda facts, _: is_played(abort, facts.rules)


CHECKS: Final[Mapping[Abort, tuple[Check[AbortFacts, None], ...]]] = MappingProxyType(
    {
        Abort.KYUUSHU_KYUUHAI: (
            Check("abort.kyuushu.played", "R2.9-p", _played(Abort.KYUUSHU_KYUUHAI)),
            Check("abort.kyuushu.first_draw", "R2.9-p", _first_draw),
            Check("abort.kyuushu.no_call", "R2.9-p", _no_call, _calls),
            Check("abort.kyuushu.kinds", "R2.9-p", _nine_kinds, _kinds),
        ),
        Abort.SUUFON_RENDA: (
            Check("abort.suufon.played", "R2.9-o", _played(Abort.SUUFON_RENDA)),
            Check("abort.suufon.four", "R2.9-o", _four_discards, _discards),
            Check("abort.suufon.no_call", "R2.9-o", _no_call, _calls),
            Check("abort.suufon.same_wind", "R2.9-o", _same_wind, _discards),
            Check("abort.suufon.passes", "R2.8.1-a", _nobody_wins),
        ),
        Abort.SUUCHA_RIICHI: (
            Check("abort.suucha.played", "R2.9-s", _played(Abort.SUUCHA_RIICHI)),
            Check("abort.suucha.four", "R2.9-s", _four_riichi, _in_riichi),
            Check("abort.suucha.passes", "R2.9-s", _nobody_wins),
        ),
        Abort.SUUKAIKAN: (
            Check("abort.suukaikan.played", "R2.9-q", _played(Abort.SUUKAIKAN)),
            Check("abort.suukaikan.four", "R2.9-q", _four_kans, _kan_tiles),
            Check("abort.suukaikan.by_two", "R2.9-q", _by_two, _kan_players),
            Check("abort.suukaikan.time", "R2.9-r", _kans_due, _timing),
            Check("abort.suukaikan.passes", "R2.9-r", _nobody_wins),
        ),
        Abort.SANCHAHOU: (
            Check("abort.sanchahou.played", "R2.9-t", _played(Abort.SANCHAHOU)),
            Check("abort.sanchahou.three", "R2.9-t", _three_ron, _winners),
        ),
        Abort.FIFTH_KAN: (
            Check("abort.fifth_kan.played", "R2.7.2-d", _played(Abort.FIFTH_KAN)),
            Check("abort.fifth_kan.four", "R2.7.2-d", _fifth_kan, _kan_tiles),
        ),
    }
)
"""The conditions of each abortive draw, in a teacher's order."""


def is_abort(abort: Abort, facts: AbortFacts) -> bool:
    """Whether the hand ends by ``abort``, or may be ended by it (kyuushu kyuuhai).

    >>> is_abort(Abort.SUUCHA_RIICHI, AbortFacts(riichi=tuple(Seat)))
    True
    """
    return allowed(CHECKS[abort], facts, None)


def abort_verdict(abort: Abort, facts: AbortFacts) -> Verdict:
    """Every condition of an abortive draw, with the facts; legal when all hold.

    >>> verdict = abort_verdict(Abort.SUUFON_RENDA, AbortFacts(first_discards=(Tile.EAST,) * 3))
    >>> [finding.check for finding in verdict.failures]
    ['abort.suufon.four']
    """
    return judge(msg("check.abort.question", abort=abort), CHECKS[abort], facts, None)


# --- what follows

_MAY_PASS: Final = frozenset({Abort.SUUFON_RENDA, Abort.KYUUSHU_KYUUHAI})


def dealer_keeps_deal(abort: Abort, rules: RuleSet, *, last: bool = False) -> bool:
    """Whether the same dealer continues after an abortive draw (R2.9-m).

    Option ``abort_dealer_keeps_deal``. An abortive draw ends no game (R2.11.1-b), so the deal
    cannot pass from a ``last`` hand.

    >>> dealer_keeps_deal(Abort.SUUFON_RENDA, RuleSet())
    True
    """
    always = rules.abort_dealer_keeps_deal is AbortDealerKeepsDeal.ALWAYS
    return always or last or abort not in _MAY_PASS


def draw_clears_honba(rules: RuleSet) -> bool:
    """Whether a draw resets the honba to zero, since the dealer did not win (R2.10-i, C15).

    Option ``honba_reset_when_agari_renchan_fails``, which counts only with agari renchan.

    >>> draw_clears_honba(RuleSet()), draw_clears_honba(RuleSet(renchan=Renchan.AGARI))
    (False, True)
    """
    return rules.renchan is Renchan.AGARI and rules.honba_reset_when_agari_renchan_fails


def shows_hands(abort: Abort, rules: RuleSet) -> bool:
    """Whether hands are shown to find a noten riichi: only after four riichi (R2.9-s, R5.4-u).

    >>> shows_hands(Abort.SUUCHA_RIICHI, RuleSet()), shows_hands(Abort.SUUKAIKAN, RuleSet())
    (True, False)
    """
    return abort is Abort.SUUCHA_RIICHI and rules.noten_riichi is not NotenRiichi.NONE


def explain_abort(abort: Abort, rules: RuleSet, *, last: bool = False) -> Explanation:
    """What an abortive draw means for points, counters, sticks and the deal (R2.9-l, R2.9-m).

    ``last``: it is a last hand.

    >>> len(explain_abort(Abort.SUUKAIKAN, RuleSet()).children)
    4
    """
    deal = "stays" if dealer_keeps_deal(abort, rules, last=last) else "passes"
    honba = ("honba_cleared", "R2.10-i") if draw_clears_honba(rules) else ("honba", "R2.9-l")
    lines = [
        msg("draw.abort.no_payment", rule="R2.9-l"),
        msg(f"draw.abort.{honba[0]}", rule=honba[1]),
        msg("draw.abort.deposits", rule="R2.9-l"),
        msg(f"draw.abort.deal_{deal}", rule="R2.9-m"),
    ]
    if shows_hands(abort, rules):
        lines.append(msg("draw.abort.hands_shown", rule="R2.9-s"))
    return Explanation(msg("draw.abort.effect", abort=abort), tuple(map(Explanation, lines)))
