"""Options that cannot be combined at one table: each combination with the rule that says so.

A single rule set may be asked what it would be with one option switched, so :class:`RuleSet` takes
them; a rule set by which people play is checked here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from ..core.errors import RuleSetError
from .aborts import TRIPLE_ABORTS
from .equipment import RIICHI_STICK
from .match.uma import oka_points
from .rules import (
    ChomboPayment,
    KanDoraTiming,
    KuikaePenalty,
    Oka,
    Renchan,
    RuleSet,
    ScoringMethod,
    Switch,
    Tobi,
)
from .setup.wall import check_wall_rules

_ALLOWED: Final = "allowed"


class Contradiction(NamedTuple):
    """Options that contradict each other, and the rule that says so."""

    id: str
    options: tuple[str, ...]
    """All that take part in it."""
    rule: str
    applies: Callable[[RuleSet], bool]


def _are_uneven(rules: RuleSet) -> bool:
    """Whether places gain what nobody pays; an oka within the uma is paid by all four."""
    rows = [rules.uma] if isinstance(rules.uma, tuple) else list(rules.uma_table or ())
    oka = oka_points(rules) if rules.oka is Oka.FOLDED_INTO_UMA else 0
    return any(sum(row) * RIICHI_STICK != oka for row in rows)


def _timings(rules: RuleSet) -> tuple[KanDoraTiming, KanDoraTiming]:
    return rules.kan_dora_timing_concealed, rules.kan_dora_timing_open


CONTRADICTIONS: Final = (
    Contradiction("uneven_uma", ("uma", "uma_table", "oka"), "R4.3.1-a", _are_uneven),
    Contradiction(
        "no_kan_dora_to_open",
        ("kan_dora", "kan_dora_timing_concealed", "kan_dora_timing_open"),
        "R2.4-f",
        lambda rules: not rules.kan_dora and set(_timings(rules)) != {KanDoraTiming.NOT_USED},
    ),
    Contradiction(
        "kan_dora_never_opened",
        ("kan_dora", "kan_dora_timing_concealed", "kan_dora_timing_open"),
        "R2.4-f",
        lambda rules: rules.kan_dora and KanDoraTiming.NOT_USED in _timings(rules),
    ),
    Contradiction(
        "no_kan_ura",
        ("kan_ura_dora", "ura_dora", "kan_dora"),
        "R2.4-h",
        lambda rules: rules.kan_ura_dora and not (rules.kan_dora and rules.ura_dora),
    ),
    Contradiction(
        "no_kuikae_to_punish",
        ("kuikae_penalty", "kuikae_genbutsu", "kuikae_suji"),
        "R2.7.4-i",
        lambda rules: (
            rules.kuikae_genbutsu == rules.kuikae_suji == _ALLOWED
            and rules.kuikae_penalty is not KuikaePenalty.NOT_APPLICABLE
        ),
    ),
    Contradiction(
        "kuikae_unpunished",
        ("kuikae_penalty", "kuikae_genbutsu", "kuikae_suji"),
        "R2.7.4-i",
        lambda rules: (
            not rules.kuikae_genbutsu == rules.kuikae_suji == _ALLOWED
            and rules.kuikae_penalty is KuikaePenalty.NOT_APPLICABLE
        ),
    ),
    Contradiction(
        "riichi_on_last_tile",
        ("riichi_on_last_tile", "riichi_without_draw_left"),
        "R2.6.3-n",
        lambda rules: (
            rules.riichi_on_last_tile == _ALLOWED and rules.riichi_without_draw_left != _ALLOWED
        ),
    ),
    Contradiction(
        "triple_ron",
        ("multiple_ron", "abort_sanchahou"),
        "R2.8.1-g",
        lambda rules: rules.multiple_ron in TRIPLE_ABORTS and not rules.abort_sanchahou,
    ),
    Contradiction(
        "all_noten_under_agari_renchan",
        ("all_noten_dealer_repeats", "renchan"),
        "R2.10-f",
        lambda rules: rules.renchan is Renchan.AGARI and rules.all_noten_dealer_repeats,
    ),
    Contradiction(
        "start_above_return",
        ("start_points", "return_points", "oka"),
        "R4.3.2-b",
        lambda rules: rules.oka is not Oka.NONE and rules.start_points > rules.return_points,
    ),
    Contradiction(
        "bust_at_the_start",
        ("start_points", "tobi"),
        "R2.11.2-c",
        lambda rules: rules.tobi is Tobi.ZERO_OR_BELOW and rules.start_points == 0,
    ),
    Contradiction(
        "chombo_costs_nothing",
        ("chombo_payment", "chombo_after_game_points"),
        "R5.4-d",
        lambda rules: (
            rules.chombo_payment is ChomboPayment.AFTER_GAME_DEDUCTION
            and rules.chombo_after_game_points == 0
        ),
    ),
    Contradiction(
        "deposit_of_no_sticks",
        ("penalty_deposit",),
        "R5.2-a",
        lambda rules: rules.penalty_deposit % RIICHI_STICK != 0,
    ),
    Contradiction(
        "limits_without_limits",
        ("aotenjou", "kiriage_mangan", "scoring_method"),
        "R6.1-b",
        lambda rules: (
            rules.aotenjou is Switch.ON
            and (rules.kiriage_mangan or rules.scoring_method is ScoringMethod.HAN_ONLY)
        ),
    ),
)


def check_rules(rules: RuleSet) -> None:
    """Raise RuleSetError, which names the options, for rules that nobody can play by.

    >>> check_rules(RuleSet(kan_ura_dora=False))
    """
    check_wall_rules(rules)
    for row in CONTRADICTIONS:
        if row.applies(rules):
            raise RuleSetError(f"contradiction.{row.id}", options=row.options, rule=row.rule)
