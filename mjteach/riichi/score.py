"""From han and fu to points: every line of the arithmetic, and who pays what (R4.1, R2.8).

A score depends on a few numbers only, so equal questions are answered once.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from functools import lru_cache
from typing import Final, NamedTuple

from ..core.melds import Source
from ..core.message import Param
from ..core.named_tuples import from_fields
from .context import WinBy
from .equipment import RIICHI_STICK
from .rules import PaoHonba, RuleSet, ScoringMethod, Switch


class Limit(StrEnum):
    """The names of the limit hands (R4.2.1-d)."""

    MANGAN = "mangan"
    HANEMAN = "haneman"
    BAIMAN = "baiman"
    SANBAIMAN = "sanbaiman"
    KAZOE_YAKUMAN = "kazoe_yakuman"
    YAKUMAN = "yakuman"


LIMIT_BASE: Final = {
    Limit.MANGAN: 2000,
    Limit.HANEMAN: 3000,
    Limit.BAIMAN: 4000,
    Limit.SANBAIMAN: 6000,
    Limit.KAZOE_YAKUMAN: 8000,
    Limit.YAKUMAN: 8000,
}
"""Basic points of each limit (R4.1-d)."""

LIMIT_HAN: Final = (
    (13, Limit.KAZOE_YAKUMAN),
    (11, Limit.SANBAIMAN),
    (8, Limit.BAIMAN),
    (6, Limit.HANEMAN),
    (5, Limit.MANGAN),
)
"""From how many han each limit holds (R4.1-d); kazoe yakuman by option (R4.2.1-e), which another
option counts once for every 13 han."""

HAN_ONLY_BASE: Final = {1: 250, 2: 500, 3: 1000, 4: 2000}
"""Basic points of the simplified table, a quarter of its ron values (R4.1-k)."""

_RON, _TSUMO, _ON = WinBy.RON, WinBy.TSUMO, Switch.ON

YAKUMAN_HAN: Final = 13
"""What a yakuman counts where there are no limits (R6.1-b leaves it open): a counted yakuman's."""

OTHERS: Final = (Source.SHIMOCHA, Source.TOIMEN, Source.KAMICHA)


class Liable(NamedTuple):
    """A player who is liable for so many yakuman (R2.8.3-a).

    ``yakuman`` 0 is liability for the whole win on a rinshan tile (R2.8.3-i).
    """

    player: Source
    yakuman: int
    yaku: str


class Terms(NamedTuple):
    """How a win is paid: who won, in which way, and what is on the table."""

    by: WinBy = WinBy.RON
    dealer: bool = False
    dealer_is: Source | None = Source.KAMICHA
    """Where the dealer sits as seen by a winner who is not the dealer; on the left for South."""
    discarder: Source | None = None
    honba: int = 0
    deposits: int = 0
    wareme: Source | str | None = None
    liable: tuple[Liable, ...] = ()
    """Where they are liable for more than the hand is worth, the first ones pay."""


class ScoreStep(NamedTuple):
    """One line of arithmetic: its id, its result in points, and the numbers that went in.

    The result of ``yakuman_han`` is in han.
    """

    id: str
    result: int
    facts: tuple[tuple[str, Param], ...] = ()


class Payment(NamedTuple):
    """What one player pays, with the reasons; ``payer`` None is a discarder of unknown seat."""

    payer: Source | None
    points: int
    parts: tuple[tuple[str, int], ...]


class Score(NamedTuple):
    """What a win is worth.

    ``value`` is the hand alone, ``undoubled`` the same without wareme, ``total`` everything the
    winner receives, deposits included.
    """

    han: int
    fu: int
    yakuman: int
    limit: Limit | None
    base: int
    steps: tuple[ScoreStep, ...]
    payments: tuple[Payment, ...]
    undoubled: int
    value: int
    total: int


def round_up(points: int) -> int:
    """Points rounded up to the next hundred (R4.1-c).

    >>> round_up(3840)
    3900
    """
    return -(-points // 100) * 100


def limit_of(han: int, rules: RuleSet) -> Limit | None:
    """The limit that so many han reach on their own.

    >>> limit_of(7, RuleSet())
    <Limit.HANEMAN: 'haneman'>
    """
    for least, limit in LIMIT_HAN:
        if han >= least and (limit is not Limit.KAZOE_YAKUMAN or rules.kazoe_yakuman):
            return limit
    return None


class Base(NamedTuple):
    """Basic points, the limit they come from, and the steps that led there."""

    points: int
    limit: Limit | None
    steps: tuple[ScoreStep, ...]


@lru_cache(maxsize=10_000)
def base_points(
    han: int, fu: int, rules: RuleSet, yakuman: int = 0, floor: Limit | None = None
) -> Base:
    """The basic points of a hand (R4.1-a, -d, -e).

    ``floor`` is a limit the hand is worth at least (renhou paid as mangan or baiman, R3.6-q).

    >>> base_points(3, 40, RuleSet()).points
    1280
    """
    if rules.aotenjou is _ON:  # R6.1-b
        counted = han + YAKUMAN_HAN * yakuman
        points = fu << counted + 2
        facts = (("fu", fu), ("han", counted), ("doublings", counted + 2))
        step = ScoreStep("aotenjou", points, facts)
        if not yakuman:
            return Base(points, None, (step,))
        as_han = ScoreStep(
            "yakuman_han", counted - han, (("count", yakuman), ("each", YAKUMAN_HAN))
        )
        return Base(points, None, (as_han, step))
    if yakuman:  # R3.6-a
        points = LIMIT_BASE[Limit.YAKUMAN] * yakuman
        step = ScoreStep("yakuman", points, (("count", yakuman),))
        return Base(points, Limit.YAKUMAN, (step,))
    found = _below_yakuman(han, fu, rules)
    if floor and found.points < LIMIT_BASE[floor]:
        step = ScoreStep("floor", LIMIT_BASE[floor], (("limit", floor.value),))
        return Base(LIMIT_BASE[floor], floor, (*found.steps, step))
    return found


def _below_yakuman(han: int, fu: int, rules: RuleSet) -> Base:
    limit = limit_of(han, rules)
    times = han // YAKUMAN_HAN if rules.kazoe_yakuman_stacking else 1
    if limit is Limit.KAZOE_YAKUMAN and times > 1:
        points = LIMIT_BASE[limit] * times
        return Base(points, limit, (ScoreStep("kazoe", points, (("han", han), ("count", times))),))
    if limit:
        facts = (("han", han), ("limit", limit.value))
        return Base(LIMIT_BASE[limit], limit, (ScoreStep("limit", LIMIT_BASE[limit], facts),))
    if rules.scoring_method is ScoringMethod.HAN_ONLY:  # R4.1-k
        points = HAN_ONLY_BASE.get(han, 0)
        limit = Limit.MANGAN if points == 2000 else None
        return Base(points, limit, (ScoreStep("han_only", points, (("han", han),)),))
    points = fu << han + 2
    step = ScoreStep("base", points, (("fu", fu), ("han", han), ("doublings", han + 2)))
    mangan = LIMIT_BASE[Limit.MANGAN]
    if points > mangan:  # R4.1-e
        return Base(mangan, Limit.MANGAN, (step, ScoreStep("cap", mangan, (("above", points),))))
    if points == 1920 and rules.kiriage_mangan:  # R4.2.1-f, C9
        return Base(mangan, Limit.MANGAN, (step, ScoreStep("kiriage", mangan)))
    return Base(points, None, (step,))


class _Share(NamedTuple):
    payer: Source | None
    reason: str
    points: int


def _doubled(share: _Share, terms: Terms, rules: RuleSet) -> _Share:
    """A share as it is paid: double where the payer or the winner has wareme (R6.1-a)."""
    twice = _has_wareme(terms, rules) and terms.wareme in ("self", share.payer)
    return share._replace(points=2 * share.points) if twice else share


def _has_wareme(terms: Terms, rules: RuleSet) -> bool:
    return rules.wareme is _ON and terms.wareme is not None


def _with_wareme(
    shares: list[_Share], steps: list[ScoreStep], terms: Terms, rules: RuleSet
) -> list[_Share]:
    """The payments with wareme; a doubling not yet in ``steps`` is added to them."""
    if not _has_wareme(terms, rules):
        return shares
    paid = []
    for share in shares:
        doubled = _doubled(share, terms, rules)
        if doubled is not share:
            step = ScoreStep("wareme", doubled.points, (("points", share.points),))
            if step not in steps:
                steps.append(step)
        paid.append(doubled)
    return paid


def _shares(base: int, terms: Terms) -> tuple[list[_Share], list[ScoreStep]]:
    """Who pays how much of the hand value: factors of the basic points (R4.1-b, R4.1-c)."""
    steps: list[ScoreStep] = []

    def share(payer: Source | None, role: str, factor: int) -> _Share:
        raw = base * factor
        points = round_up(raw)
        step = ScoreStep(
            f"share.{role}", points, (("base", base), ("factor", factor), ("raw", raw))
        )
        if step not in steps:
            steps.append(step)
        return _Share(payer, "hand", points)

    if terms.by is _RON:
        return [share(terms.discarder, "ron", 6 if terms.dealer else 4)], steps
    if terms.dealer:
        return [share(payer, "each", 2) for payer in OTHERS], steps
    order = sorted(OTHERS, key=lambda payer: payer == terms.dealer_is)
    shares = [
        share(payer, *(("dealer", 2) if payer == terms.dealer_is else ("non_dealer", 1)))
        for payer in order
    ]
    return shares, steps


def _liable_shares(liable: Liable, base: int, terms: Terms) -> tuple[list[_Share], list[ScoreStep]]:
    """The liable player pays all on tsumo and half on ron (R2.8.3-b, -c, -n)."""
    player, _, yaku = liable
    who: tuple[tuple[str, Param], ...] = (("payer", player), ("yaku", yaku))
    whole = sum([share.points for share in _shares(base, terms)[0]])
    if terms.by is _TSUMO or terms.discarder == player:
        step = ScoreStep("liable.all", whole, who)
        return [_Share(player, "liability", whole)], [step]
    facts = (*who, ("points", whole), ("raw", whole // 2))
    half = round_up(whole // 2)
    step = ScoreStep("liable.half", half, facts)
    return [_Share(payer, "liability", half) for payer in (terms.discarder, player)], [step]


def _rinshan_share(
    player: Source, base: int, terms: Terms, rules: RuleSet
) -> tuple[_Share, ScoreStep]:
    """What all three would have paid for this tsumo, wareme included (R2.8.3-i)."""
    parts = tuple(_doubled(share, terms, rules).points for share in _shares(base, terms)[0])
    whole = sum(parts)
    facts: tuple[tuple[str, Param], ...] = (("payer", player), ("parts", parts))
    return _Share(player, "liability", whole), ScoreStep("liable.rinshan", whole, facts)


def _hand_shares(
    base: int, yakuman: int, terms: Terms, rules: RuleSet
) -> tuple[list[_Share], list[ScoreStep], int]:
    """Who pays what for the hand alone, the steps that lead there, and its value undoubled.

    Liability for one of several yakuman is for its share of the hand, all yakuman counting alike.
    So without limits (aotenjou) it covers dora and lower yaku in the same measure (R2.8.3-b,
    R6.1-b).
    """
    steps: list[ScoreStep] = []
    shares: list[_Share] = []
    undoubled = 0
    rest = base

    def add(found: tuple[list[_Share], list[ScoreStep]]) -> int:
        plain, lines = found
        steps.extend(lines)
        shares.extend(_with_wareme(plain, steps, terms, rules))
        return sum([share.points for share in plain])

    for liable in terms.liable:
        whole = not liable.yakuman
        part = rest if whole else min(rest, base * liable.yakuman // max(liable.yakuman, yakuman))
        if not part:
            continue
        rest -= part
        if whole:
            share, line = _rinshan_share(liable.player, part, terms, rules)
            shares.append(share)
            steps.append(line)
            undoubled += sum([share.points for share in _shares(part, terms)[0]])
        else:
            undoubled += add(_liable_shares(liable, part, terms))
    if rest:
        undoubled += add(_shares(rest, terms))
    return shares, steps, undoubled


def _honba_payers(terms: Terms, yakuman: int, rules: RuleSet) -> tuple[Source | None, ...]:
    """Who pays the counters: the discarder, a liable player, else all three (R2.8.3-l, -o)."""
    by_tsumo = terms.by is _TSUMO
    if terms.liable:
        jpml = rules.pao_honba is PaoHonba.JPML and yakuman > 1
        if by_tsumo is not jpml:
            return (terms.liable[0].player,)
    return OTHERS if by_tsumo else (terms.discarder,)


def _payments(shares: Iterable[_Share]) -> tuple[Payment, ...]:
    """What each player pays in all, with the parts that make it up."""
    parts: dict[Source | None, list[tuple[str, int]]] = {}
    for payer, reason, points in shares:
        parts.setdefault(payer, []).append((reason, points))
    return tuple(
        [
            Payment(payer, sum([points for _, points in paid_by]), tuple(paid_by))
            for payer, paid_by in parts.items()
        ]
    )


@lru_cache(maxsize=10_000)
def _paid(
    base: int, yakuman: int, terms: Terms, rules: RuleSet
) -> tuple[tuple[Payment, ...], tuple[ScoreStep, ...], int, int, int]:
    """The payments, the steps that lead to them, and their totals.

    These are the value of the hand without wareme, with it, and with the counters as well.
    """
    shares, steps, undoubled = _hand_shares(base, yakuman, terms, rules)
    value = sum([share.points for share in shares])
    honba = terms.honba * rules.honba_value
    if honba:  # R2.10-d
        payers = _honba_payers(terms, yakuman, rules)
        each = honba // len(payers)
        steps.append(ScoreStep("honba", honba, (("honba", terms.honba), ("each", each))))
        counters = [_Share(payer, "honba", each) for payer in payers]
        shares += _with_wareme(counters, steps, terms, rules)
    received = sum([share.points for share in shares])
    return _payments(shares), tuple(steps), undoubled, value, received


@lru_cache(maxsize=10_000)
def score_of(
    han: int,
    fu: int,
    terms: Terms,
    rules: RuleSet,
    yakuman: int = 0,
    floor: Limit | None = None,
) -> Score:
    """The score of a win as steps and payments; ``yakuman`` counts how many it is.

    >>> [payment.points for payment in score_of(3, 30, Terms(WinBy.TSUMO), RuleSet()).payments]
    [1000, 1000, 2000]
    """
    points, limit, steps = base_points(han, fu, rules, yakuman, floor)
    sticks = terms.deposits
    without = terms._replace(deposits=0) if sticks else terms
    payments, more, undoubled, value, total = _paid(points, yakuman, without, rules)
    steps += more
    if sticks:
        deposits = RIICHI_STICK * sticks
        total += deposits
        steps += (ScoreStep("deposits", deposits, (("sticks", sticks),)),)
    steps += (ScoreStep("total", total),)
    return from_fields(
        Score, (han, fu, yakuman, limit, points, steps, payments, undoubled, value, total)
    )


def seat_changes(score: Score) -> tuple[int, int, int, int]:
    """The change of points of the winner, shimocha, toimen and kamicha.

    A discarder of unknown seat is left out; the winner's own deposit counts as received.

    >>> seat_changes(score_of(1, 30, Terms(discarder=Source.TOIMEN, deposits=1), RuleSet()))
    (2000, 0, -1000, 0)
    """
    paid = dict.fromkeys(OTHERS, 0)
    for payment in score.payments:
        if payment.payer is not None:
            paid[payment.payer] -= payment.points
    return (score.total, *paid.values())  # type: ignore[return-value]
