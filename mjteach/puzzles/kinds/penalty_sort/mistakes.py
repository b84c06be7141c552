"""False rules of what a mistake at the table costs (topics S, G, and the words that go wrong)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from mjteach.core.choices import Permission
from mjteach.core.seats import NEXT
from mjteach.riichi.penalties.offences import Category, KuikaeTile, Offence
from mjteach.riichi.rules import NotenRiichi

from ...base import Key
from ...mistakes import Mistake, believes, misjudge, misread, miswrite
from ...partly import partly
from ...questions import Value
from .dealing import Charged, PenaltyCost

SAID_OR_SHOWN: Final[Mapping[Offence, Offence]] = {
    Offence.CALL_VOICE_ONLY: Offence.WRONG_CALL_EXPOSED,
    Offence.WRONG_CALL_EXPOSED: Offence.CALL_VOICE_ONLY,
    Offence.FALSE_WIN_VOICE_ONLY: Offence.FALSE_WIN_OPENED_INCOMPLETE,
    Offence.FALSE_WIN_OPENED_INCOMPLETE: Offence.FALSE_WIN_VOICE_ONLY,
    Offence.FALSE_WIN_OPENED_FURITEN: Offence.FALSE_WIN_VOICE_ONLY,
}
"""The same slip in words for tiles shown, and the reverse."""


@partly
def _taken_for(charged: Charged, others: Mapping[Offence, Offence]) -> Charged | None:
    """One offence is taken for another."""
    other = others.get(charged.offence)
    return None if other is None else charged._replace(offence=other)


@partly
def _seen(charged: Charged, /, **facts: object) -> Charged:
    """A circumstance is not seen."""
    return charged._replace(facts=charged.facts._replace(**facts))  # type: ignore[arg-type]


def _is(offence: Offence, kuikae: KuikaeTile | None = None) -> Callable[[Charged], bool]:
    return lambda charged: charged.offence is offence and kuikae in (None, charged.facts.kuikae)


def _free(key: Key) -> dict[str, Value]:
    """It is just taken back."""
    return {**key, "degree": Category.NONE, "why": "harmless"}


def _still_plays(key: Key) -> Key | None:
    """G05: a dead hand may win and call."""
    own = [word for word in ("discard",) if word in str(key["may"])]
    return {**key, "may": [*own, "win", "call"]} if key["degree"] == Category.DEAD_HAND else None


def _to_one(cost: PenaltyCost) -> PenaltyCost:
    """S18: the whole goes to the dealer, or from the dealer to the next player."""
    changes = [0, 0, 0, 0]
    for offender in cost.charged.offenders:
        dealer = cost.charged.dealer
        to = dealer if offender is not dealer else NEXT[offender]
        changes[offender] -= 8000
        changes[to] += 8000
    return cost._replace(changes=tuple(changes))  # type: ignore[arg-type]


def _counted(cost: PenaltyCost) -> PenaltyCost:
    """S18: a counter is added."""
    return cost._replace(effect=cost.effect._replace(honba_added=True))


def _sticks_stay(cost: PenaltyCost) -> PenaltyCost:
    """S22: nobody gets the riichi stick of a void deal back."""
    stays = cost.effect.stays + sum(cost.effect.returned)
    return cost._replace(effect=cost.effect._replace(returned=(0, 0, 0, 0), stays=stays))


FREE: Final = Permission.ALLOWED
NOTEN, LATE = Offence.NOTEN_RIICHI, Offence.RIICHI_WITHOUT_DRAW_LEFT
SAME_KIND, OTHER_END = (Offence.KUIKAE, KuikaeTile.GENBUTSU), (Offence.KUIKAE, KuikaeTile.SUJI)
PENALTIES: Final[tuple[Mistake, ...]] = (
    misread("S24", "wrong-degree", _taken_for(SAID_OR_SHOWN), 3),
    misread(
        *("Y01", "no-yaku-is-a-slip"),
        _taken_for({Offence.FALSE_WIN_OPENED_NO_YAKU: Offence.FALSE_WIN_VOICE_ONLY}),
    ),
    misread("S25", "penalty-despite-win", _seen(with_win=False)),
    misread("S26", "hidden-offence-punished", _seen(end=None), 3),
    believes("R03", "noten-riichi-is-free", when=_is(NOTEN), noten_riichi=NotenRiichi.NONE),
    believes("R07", "riichi-without-draw-is-free", when=_is(LATE), riichi_without_draw_left=FREE),
    believes("C05", "called-kind-is-free", when=_is(*SAME_KIND), kuikae_genbutsu=FREE),
    believes("C06", "other-end-is-free", when=_is(*OTHER_END), kuikae_suji=FREE),
    miswrite("F21", "furiten-ron-taken-back", _free, when=_is(Offence.FALSE_WIN_OPENED_FURITEN)),
    miswrite("R09", "any-kan-is-free", _free, when=_is(Offence.ILLEGAL_KAN_AFTER_RIICHI)),
    miswrite("G05", "dead-hand-plays-on", _still_plays, 3),
    misjudge("S18", "chombo-to-one", _to_one, 3),
    misjudge("S18", "honba-after-chombo", _counted),
    misjudge("S22", "sticks-stay-after-chombo", _sticks_stay),
)
"""The table of false rules."""
