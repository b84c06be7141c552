"""Values of seeded random wins, compared with the PyPI package ``mahjong``."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from differential import peer
from differential.deals import Deal, random_win
from mjteach.core.hand import hand
from mjteach.core.tiles import parse_tiles, tile
from mjteach.riichi.context import WinBy, WinContext
from mjteach.riichi.rules import DOUBLE_YAKUMAN_CAPABLE, Daisharin, RedFives, RuleSet
from mjteach.riichi.win import evaluate_win
from mjteach.riichi.yaku import YAKU

WINS = 1_000

RULES = {
    "tutorial": RuleSet(),
    "double_yakuman": RuleSet(double_yakuman_hands=DOUBLE_YAKUMAN_CAPABLE),
    "no_counted_yakuman": RuleSet(kazoe_yakuman=False, kiriage_mangan=True),
    "no_open_tanyao": RuleSet(kuitan=False, red_fives=RedFives.NONE),
    "big_wheels": RuleSet(daisharin=Daisharin.PINZU),
    "big_wheels_of_any_suit": RuleSet(daisharin=Daisharin.ANY_SUIT),
}


def value(deal: Deal, rules: RuleSet) -> peer.Value:
    """The engine's answer in the words of the other one: a yakuman is 13 han and has no fu."""
    best = evaluate_win(*deal, rules).best
    if best.score is None:
        return peer.Value((), None, None, ())
    bonus: Counter[str] = Counter()
    for item in best.bonus:
        bonus["dora" if item.id == "kan_dora" else item.id] += item.han
    dora = () if best.yakuman else [id for id, han in bonus.items() if han]
    return peer.Value(
        tuple(sorted((*best.yaku_ids, *dora))),
        13 * best.yakuman or best.han,
        None if best.yakuman else best.fu.total,
        tuple(sorted(payment.points for payment in best.score.payments)),
    )


@pytest.mark.parametrize("name", RULES)
def test_random_wins(name: str) -> None:
    rng, rules = Random(f"value {name}"), RULES[name]
    for _ in range(WINS):
        deal = random_win(rng)
        told = f"{deal.hand} won by {deal.winning}\n{deal.context}"
        assert value(deal, rules) == peer.value(*deal, rules), told


def test_the_random_wins_show_every_yaku() -> None:
    """Those that no random hand shows are local ones, or need an option or a long game."""
    rng = Random("value yaku")
    met = {yaku for _ in range(4_000) for yaku in value(random_win(rng), RULES["big_wheels"]).yaku}
    assert YAKU.keys() - met == {"open_riichi", "paarenchan", "shiisanputou"}


@pytest.mark.parametrize("by", WinBy)
@pytest.mark.parametrize("stacking", [True, False])
@pytest.mark.parametrize("ura", ["", "3m", "3m3m", "3m3m5m5m"])
def test_a_hand_of_up_to_thirty_han(ura: str, by: WinBy, *, stacking: bool) -> None:
    """Every 13 han may be a yakuman of their own."""
    rules = RuleSet(kazoe_yakuman_stacking=stacking)
    shown = {"indicators": parse_tiles("1m1m1m1m"), "ura_indicators": parse_tiles(ura)}
    context = WinContext(by=by, riichi=True, ippatsu=True, **shown)
    deal = Deal(hand("2233445566778m"), tile("8m"), context)
    assert value(deal, rules) == peer.value(*deal, rules)
