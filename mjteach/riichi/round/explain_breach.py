"""An offence at the table: what happened, which checks forbade it, what it costs here."""

from __future__ import annotations

from ...core.message import Explanation, Message, msg
from ..penalties.explain import explain_penalty
from ..penalties.offences import OFFENCES, Offence, Reveal
from .state import Breach


def explain_breach(breach: Breach) -> Explanation:
    """Who broke which rule, every check that said no, and the penalty with all it rests on.

    Where nothing has been ruled, it tells what that waits for (R5.1-b, R5.3-d, R2.6.3-h).

    >>> from ...core.seats import Seat
    >>> from ..penalties.offences import OffenceFacts
    >>> tree = explain_breach(Breach(Seat.B, Offence.NOTEN_RIICHI, 7, OffenceFacts()))
    >>> tree.message.id, [child.message.id for child in tree.children]
    ('round.breach', ['penalty.noten_riichi.what', 'round.breach.hidden'])
    """
    root = msg("round.breach", seat=str(breach.seat), offence=breach.offence)
    return Explanation(root, (*_forbidden(breach), *_cost(breach)))


def _forbidden(breach: Breach) -> tuple[Explanation, ...]:
    """The checks that failed; an offence by voice alone fails none."""
    if not breach.findings:
        return ()
    lines = (Explanation(found.message, (), found.highlight) for found in breach.findings)
    return (Explanation(msg("round.breach.forbidden"), tuple(lines)),)


def _cost(breach: Breach) -> tuple[Explanation, ...]:
    if breach.ruled is not None:
        return (explain_penalty(breach.ruled, riichi=breach.riichi),)
    offence = breach.offence
    ref = OFFENCES[offence].ref
    what = msg(f"penalty.{offence}.what", tiles=breach.facts.visible, rule=ref)
    return Explanation(what), Explanation(*_waits_for(offence))


def _waits_for(offence: Offence) -> tuple[Message, tuple[Explanation, ...]]:
    """Why there is no ruling yet, and below it when the offence will come to light."""
    reveal = OFFENCES[offence].reveal
    if reveal is not Reveal.AT_ONCE:
        seen = Explanation(msg(f"penalty.reveal.{reveal}"))
        return msg("round.breach.hidden", rule="R2.6.3-h"), (seen,)
    if offence is Offence.TAHAI:
        return msg("round.breach.uncounted", rule="R5.3-d"), ()
    return msg("round.breach.win_first", rule="R5.1-b"), ()
