"""A penalty explained to a beginner: what happened, what it costs here, where rules differ."""

from __future__ import annotations

from collections.abc import Iterable

from ...core.message import Explanation, Message, msg
from ..rules import RuleSet, Tobi
from .category import Ruled, option_name
from .chombo import chombo_paid, chombo_price
from .dead_hand import explain_dead_hand
from .offences import Category, Offence, Reveal


def explain_penalty(ruled: Ruled, *, riichi: bool = False, void: bool = False) -> Explanation:
    """The penalty, what happened, what decides, what it means, and how other tables do it.

    ``riichi``: the offender is in riichi. ``void``: a chombo has made the hand void since.

    >>> from mjteach.riichi.penalties.category import category
    >>> explain_penalty(category(Offence.TAHAI, RuleSet())).message.id
    'penalty.ruling.dead_hand'
    """
    charge = ruled.charge
    root = msg(f"penalty.ruling.{ruled.category}", points=ruled.points, rule=ruled.ref)
    what = msg(f"penalty.{charge.offence}.what", tiles=charge.facts.visible, rule=ruled.ref)
    return Explanation(
        root,
        (
            Explanation(what),
            *_why(ruled),
            *_cost(ruled, riichi=riichi, void=void),
            *_elsewhere(ruled),
        ),
    )


def report_penalty(ruled: Ruled, who: Message, *, is_dealer: bool, void: bool) -> Explanation:
    """The same in a report on a deal: what a named player did, and what it cost.

    ``void``: a chombo has made the deal void.

    >>> from mjteach.riichi.penalties.category import category
    >>> told = category(Offence.TAHAI, RuleSet())
    >>> report_penalty(told, msg("seat.1z.name"), is_dealer=True, void=False).message.id
    'penalty.report'
    """
    returned = void and ruled.category is Category.DEPOSIT  # R5.4-f
    what = "returned" if returned else ruled.category
    ruling = msg(f"penalty.report.{what}", who=who, points=ruled.points, rule=ruled.ref)
    lines = [Explanation(ruling)]
    if ruled.category is not Category.NONE:
        lines.append(Explanation(_decision(ruled)))
    if ruled.worsened:
        lines.append(Explanation(msg("penalty.report.worsened", rule="R5.4-o")))
    if ruled.category is Category.CHOMBO:
        rules = ruled.charge.rules
        points = rules.chombo_after_game_points
        lines.append(
            Explanation(chombo_paid(who, rules.chombo_payment, points, is_dealer=is_dealer))
        )
        lines += _replayed()
    title = msg("penalty.report", who=who, offence=ruled.charge.offence)
    return Explanation(title, tuple(lines))


def _elsewhere(ruled: Ruled) -> Iterable[Explanation]:
    """The penalty at other tables; not for what only a dead hand makes worse."""
    if not ruled.worsened:
        yield Explanation(msg(f"penalty.{ruled.charge.offence}.elsewhere"))


def _why(ruled: Ruled) -> Iterable[Explanation]:
    """The reasons against a penalty; if there are none, what decides which one it is."""
    if ruled.category is Category.NONE:
        failed = ruled.verdict.failures
        return tuple(Explanation(finding.message, (), finding.highlight) for finding in failed)
    lines = [Explanation(_decision(ruled)), Explanation(msg(f"penalty.reveal.{ruled.reveal}"))]
    if ruled.worsened:
        lines.append(Explanation(msg("penalty.worsened", rule="R5.4-o")))
    return lines


def _decision(ruled: Ruled) -> Message:
    offence, facts, rules = ruled.charge
    if ruled.option is None:
        return msg("penalty.fixed", rule=ruled.ref)
    if offence is Offence.WALL_TILES_VISIBLE:
        least = rules.wall_collapse_chombo_tiles
        return msg("penalty.tiles", tiles=facts.visible, least=least, rule=ruled.ref)
    value = msg(f"rule.{ruled.option}.value.{getattr(rules, ruled.option)}")
    return msg("penalty.option", option=option_name(ruled.option), value=value, rule=ruled.ref)


def _cost(ruled: Ruled, *, riichi: bool, void: bool) -> tuple[Explanation, ...]:
    rules = ruled.charge.rules
    match ruled.category:
        case Category.DEPOSIT:
            return _deposit(ruled.points, rules, void=void)
        case Category.DEAD_HAND:
            return (_dead_hand(ruled, riichi=riichi),)
        case Category.CHOMBO:
            return _chombo(rules)
        case _:
            return ()


def _dead_hand(ruled: Ruled, *, riichi: bool) -> Explanation:
    """What it means for the rest of the hand; if that is over, what happened to it."""
    if ruled.reveal is Reveal.AT_ONCE:
        return explain_dead_hand(ruled.charge.offence, riichi=riichi)
    return Explanation(msg(f"penalty.dead_hand.{ruled.reveal}", rule=ruled.ref))


def _deposit(points: int, rules: RuleSet, *, void: bool) -> tuple[Explanation, ...]:
    if void:
        return (Explanation(msg("penalty.deposit.returned", points=points, rule="R5.4-f")),)
    lines = [msg("penalty.deposit", points=points, rule="R5.2-b")]
    if rules.tobi is not Tobi.OFF:
        lines.append(msg("penalty.deposit.borrowed", points=points, rule="R5.2-c"))
    return tuple(map(Explanation, lines))


def _chombo(rules: RuleSet) -> tuple[Explanation, ...]:
    return (Explanation(chombo_price(rules)), *_replayed())


def _replayed() -> tuple[Explanation, ...]:
    return (
        Explanation(msg("penalty.replay", rule="R5.4-e")),
        Explanation(msg("penalty.replay.sticks", rule="R5.4-f")),
    )
