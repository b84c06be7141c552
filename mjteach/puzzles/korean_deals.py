"""Korean questions by quota: a hand is dealt by a plan and kept if it fits the wish.

Everything is drawn from one ``random.Random`` in a fixed order; attempts are bounded.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from mjteach.core.errors import GenerationError
from mjteach.korean import KoreanRules, WinBy
from mjteach.korean.equipment import FLOWERS
from mjteach.korean.yaku import Dropped, DropReason

from .base import Mix
from .korean_facts import Form, KoreanContent, eopeo_of, lines_of, sorted_of, value_of
from .korean_hands import PLANS, won_by

ATTEMPTS: Final = 4_000

Shares: TypeAlias = Mapping[str, float]
"""How often each word comes, beside the others."""

LINE_SHARES: Final[Mapping[Mix, Shares]] = MappingProxyType(
    {
        Mix.BALANCED: dict.fromkeys(
            [plan for plan in PLANS if plan not in ("weak", "kan", "mixed")], 1.0
        ),
        Mix.NATURAL: {"runs": 4, "simples": 4, "values": 4, "wind": 1, "honours": 2, "straight": 2,
                      "edges": 1, "half_flush": 3, "flush": 1, "triplets": 2, "pairs": 2,
                      "mixed": 4},
    }
)  # fmt: skip
"""The plans by which level 1 deals."""

ENOUGH: Final[Mapping[Mix, Shares]] = MappingProxyType(
    {
        Mix.BALANCED: {"enough": 52, "one": 30, "nothing": 18},
        Mix.NATURAL: {"enough": 14, "one": 5, "nothing": 1},
    }
)
"""How often the base yaku reach the minimum, give one han, or give none."""

EOPEO: Final[Mapping[Mix, Shares]] = MappingProxyType(
    {
        Mix.BALANCED: {"none": 42, "some": 33, "all": 11, "open": 14},
        Mix.NATURAL: {"none": 6, "some": 2, "all": 1, "open": 1},
    }
)
"""Which winning tiles stay below the minimum, or that the hand is open."""

OPEN_AND_SHORT: Final = 0.1
"""How often an open hand is taken whose winning tiles are short besides."""

FULL_SHARE: Final = 0.45
"""How often level 3 asks for all han instead of the right to eopeo."""


def pick(rng: random.Random, shares: Shares) -> str:
    """One of the words, each as often as its share says."""
    return rng.choices(list(shares), list(shares.values()))[0]


def draw_content(rng: random.Random, level: int, rules: KoreanRules, mix: Mix) -> KoreanContent:
    """What a question of a level is about; raises GenerationError after bounded attempts."""
    if level == 1:
        return _draw_lines(rng, rules, mix)
    if level == 2:
        return _draw_minimum(rng, rules, mix)
    if rng.random() < FULL_SHARE:
        return _draw_full(rng, rules)
    return _draw_eopeo(rng, rules, mix)


def _bounded(make: Callable[[], KoreanContent | None], what: str) -> KoreanContent:
    for _ in range(ATTEMPTS):
        try:
            made = make()
        except GenerationError:  # the wall had not the tiles for it
            continue
        if made is not None:
            return made
    raise GenerationError("attempts", what=what, attempts=ATTEMPTS)


# --- the four forms


def _draw_lines(rng: random.Random, rules: KoreanRules, mix: Mix) -> KoreanContent:
    """A hand that may win, without bonus yaku but gensho."""
    plan = PLANS[pick(rng, LINE_SHARES[mix])]

    def make() -> KoreanContent | None:
        content = won_by(rng, Form.LINES, plan)
        result = value_of(content, rules)
        return content if result.can_win and _is_fair(content, rules) else None

    return _bounded(make, "lines")


def _draw_minimum(rng: random.Random, rules: KoreanRules, mix: Mix) -> KoreanContent:
    """A hand with bonus yaku that reaches the minimum, or does not."""
    wanted = pick(rng, ENOUGH[mix])

    def make() -> KoreanContent | None:
        words = ("weak", "simples", "values", "edges", "runs", "kan", "outside", "triplets")
        plan = PLANS[rng.choice(words if wanted == "enough" else words[:6])]
        content = _with_bonus(rng, won_by(rng, Form.MINIMUM, plan))
        best = value_of(content, rules).best
        shown = sorted_of(best)
        found = "enough" if best.base_han >= rules.min_han else ("nothing", "one")[best.base_han]
        fits = found == wanted and 2 - (wanted == "nothing") <= len(shown) <= 7
        return content if fits and best.base_han <= 8 and _is_fair(content, rules) else None

    return _bounded(make, "minimum")


def _draw_full(rng: random.Random, rules: KoreanRules) -> KoreanContent:
    """A hand that may win, with gensho, mostly with flowers, and sometimes with more."""
    flowers = rng.sample(FLOWERS, rng.choice((0, 1, 1, 2, 2, 3, 4, 4)))
    copies = rng.choice((1, 1, 2, 3))

    def make() -> KoreanContent | None:
        plan = PLANS[rng.choice(("simples", "values", "runs", "straight", "triplets", "kan"))]
        content = won_by(rng, Form.FULL, plan)
        if rng.random() < 0.5:
            content = _with_bonus(rng, content)
        put_aside = tuple(sorted(flowers))
        content = content._replace(context=content.context._replace(flowers=put_aside))
        result = value_of(content, rules)
        held = (*content.hand.tiles, content.tile).count(content.tile)
        fits = result.can_win and min(held, 3) == copies
        return content if fits and _is_fair(content, rules) else None

    return _bounded(make, "full")


def _draw_eopeo(rng: random.Random, rules: KoreanRules, mix: Mix) -> KoreanContent:
    """A tenpai hand that may declare eopeo, that has short winning tiles, or that is open."""
    wanted = pick(rng, EOPEO[mix])
    flowers = tuple(sorted(rng.sample(FLOWERS, rng.choice((0, 0, 1, 2)))))

    def make() -> KoreanContent | None:
        words = ("runs", "simples", "values", "mixed", "concealed", "straight", "half_flush")
        plan = PLANS[rng.choice(words)]._replace(open=0.8 if wanted == "open" else 0.0)
        won = won_by(rng, Form.EOPEO, plan)
        context = won.context._replace(by=WinBy.SSOA, flowers=flowers)
        content = won._replace(tile=None, context=context)
        facts = eopeo_of(content, rules)
        if facts.closed is (wanted == "open") or (len(facts.waits) == 1 and rng.random() < 0.6):
            return None
        short = sum(wait.base < facts.least for wait in facts.waits)
        found = "none" if not short else "all" if short == len(facts.waits) else "some"
        if wanted == "open":
            return content if found == "none" or rng.random() < OPEN_AND_SHORT else None
        return content if wanted == found else None

    return _bounded(make, "eopeo")


def _is_fair(content: KoreanContent, rules: KoreanRules) -> bool:
    """Whether the table tells all values, and equally good readings show the same yaku."""
    best, *others = (value_of(content, rules).best, *value_of(content, rules).others)
    if any(map(_is_untold, best.dropped)):
        return False
    same = [other for other in others if other.han == best.han]
    seen = {(*lines_of(way).values(), *sorted_of(way)) for way in (best, *same)}
    return len(seen) == 1


def _is_untold(drop: Dropped) -> bool:
    return drop.reason is DropReason.UNKNOWN or drop.yaku == "kr_samkkang"


def _with_bonus(rng: random.Random, content: KoreanContent) -> KoreanContent:
    """The same hand, won in a way that gives a bonus han or more wherever one is possible."""
    context, held = content.context, content.hand
    quad = any(meld.is_quad for meld in held.melds)
    if quad and context.by is WinBy.SSUMU and rng.random() < 0.8:
        return content._replace(context=context._replace(after_kan=True))
    declared = held.is_closed and not quad and rng.random() < 0.7
    if declared:
        bulleo, first_turn = rng.random() < 0.3, rng.random() < 0.15
        context = context._replace(eopeo=True, bulleo=bulleo, buji_eopeo=first_turn)
    if not declared or rng.random() < 0.3:
        context = context._replace(last_tile=True)
    return content._replace(context=context)
