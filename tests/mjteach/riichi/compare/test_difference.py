"""How sources speak; and what is told is what evaluating gives."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mjteach.core.tiles import TILES, Tile, counts_of
from mjteach.riichi.compare.cases import FinishedHand
from mjteach.riichi.compare.compare import compare
from mjteach.riichi.compare.difference import (
    LOCAL,
    DecidingOption,
    Said,
    alternatives,
    named_values,
    source_stance,
    switched,
)
from mjteach.riichi.context import WinBy, WinContext
from mjteach.riichi.presets import PRESETS, TUTORIAL, Preset, preset
from mjteach.riichi.rules import OPTIONS, replace_options
from mjteach.riichi.win import evaluate_win
from support.hands.strategies import CompleteHand, complete_hands
from support.ours import OURS


@pytest.mark.parametrize("row", PRESETS.values(), ids=list(PRESETS))
def test_said_is_what_the_preset_says(row: Preset) -> None:
    for option in OPTIONS:
        word = source_stance(row, option)
        assert (word is Said.STATES) == row.states(option)
        assert (word is Said.OPEN) == (option in row.varies)
        if word is Said.STATES:
            assert alternatives(row, option) == ()
        assert getattr(row.rules, option) not in alternatives(row, option)


def test_alternatives() -> None:
    assert alternatives(preset("mleague"), "kuitan") == (False,)
    assert alternatives(preset("kml_handbook"), "renhou") == ("baiman", "none")
    assert alternatives(preset("mleague"), "open_riichi") == (), "a local rule nobody agreed on"
    assert alternatives(preset("kwiki_general"), "aotenjou") == ("on",)
    assert alternatives(preset("kwiki_general"), "red_fives") == ("none", "four"), "open-ended"


def test_local_rules() -> None:
    assert LOCAL - OURS.keys() == {
        "open_riichi", "daisharin", "paarenchan", "shiisanputou",
        "aotenjou", "wareme", "yakitori", "ryanhan_shibari",
    }  # fmt: skip


@pytest.mark.parametrize("option", OPTIONS)
def test_named_values_are_values(option: str) -> None:
    for named in named_values(option):
        assert OPTIONS[option].typed(named) == named
    assert OPTIONS[option].default in named_values(option)


# --- differential: what is told is what evaluating gives


@st.composite
def wins(draw: st.DrawFn) -> tuple[CompleteHand, WinContext]:
    """A complete hand in some circumstances that suit it, with indicators."""
    made = draw(complete_hands())
    closed = made.hand.is_closed
    riichi = closed and draw(st.booleans())
    kan = any(meld.is_quad for meld in made.hand.melds)
    by = draw(st.sampled_from(WinBy))
    after_kan = kan and by is WinBy.TSUMO and draw(st.booleans())
    places = st.lists(st.integers(0, 117), min_size=4, max_size=4, unique=True)
    lying = [_unseen(made)[place] for place in draw(places)]
    above = draw(st.integers(0, 2))
    context = WinContext(
        by=by,
        seat_wind=draw(st.sampled_from(TILES[27:31])),
        round_wind=draw(st.sampled_from(TILES[27:29])),
        riichi=riichi,
        ippatsu=riichi and not after_kan and draw(st.booleans()),
        after_kan=after_kan,
        indicators=tuple(lying[:above]),
        ura_indicators=tuple(lying[2 : 2 + above]) if riichi else (),
        honba=draw(st.integers(0, 1)),
    )
    return made, context


def _unseen(made: CompleteHand) -> list[Tile]:
    """Every copy of a tile that is not in the hand."""
    own = counts_of((*made.hand.tiles, made.winning))
    return [tile for tile in TILES[:34] for _ in range(4 - own[tile])]


def _after(difference: DecidingOption, place: int) -> tuple[Any, Any]:
    """The rule set of an effect with the options switched, and the outcome told."""
    effect = difference.effects[place]
    changes = dict(zip(difference.options, effect.values, strict=True))
    return replace_options(preset(effect.ruleset).rules, **changes), effect.after


@settings(max_examples=60, deadline=None)
@given(wins())
def test_every_difference_is_the_result_of_its_switch(
    drawn: tuple[CompleteHand, WinContext],
) -> None:
    made, context = drawn
    found = compare(made.hand, made.winning, context)
    assert found.alike == (not found.differences)
    for difference in found.differences:
        assert len(difference.plays) > 1
        for place, effect in enumerate(difference.effects):
            assert effect.before == found.of(effect.ruleset).outcome
            assert effect.before != effect.after
            rules, told = _after(difference, place)
            won = evaluate_win(made.hand, made.winning, context, rules)
            assert won.can_win is told.fact("win")
            if won.best.score is not None:
                assert won.best.score.value == told.fact("points")
                assert won.best.yaku_ids == told.fact("yaku")
                paid = tuple((payment.payer, payment.points) for payment in won.best.score.payments)
                assert paid == told.fact("payments")


@settings(max_examples=40, deadline=None)
@given(wins())
def test_the_differences_explain_every_pair(drawn: tuple[CompleteHand, WinContext]) -> None:
    """Switching what differs of the options named leads from one answer to the other."""
    made, context = drawn
    found = compare(made.hand, made.winning, context)
    options = {option for difference in found.differences for option in difference.options}
    for a in found.rulesets:
        for b in found.rulesets:
            ours, theirs = preset(a.ruleset).rules, preset(b.ruleset).rules
            rules = replace_options(ours, **{key: getattr(theirs, key) for key in options})
            won = evaluate_win(made.hand, made.winning, context, rules)
            points = won.best.score.value if won.best.score else None
            assert points == b.outcome.fact("points")


@settings(max_examples=15, deadline=None)
@given(wins())
def test_an_answer_without_reservation_needs_none(drawn: tuple[CompleteHand, WinContext]) -> None:
    """Whatever a source might mean where it is silent, one at a time: the answer is the same."""
    made, context = drawn
    for row in compare(made.hand, made.winning, context).rulesets:
        source = preset(row.ruleset)
        for option in (*source.unstated, *source.varies):
            if option in row.undecided or option == "uma":
                continue
            for value_ in alternatives(source, option):
                rules = replace_options(source.rules, **{option: value_})
                won = evaluate_win(made.hand, made.winning, context, rules)
                points = won.best.score.value if won.best.score else None
                assert points == row.outcome.fact("points"), option


@settings(max_examples=25, deadline=None)
@given(wins())
def test_nothing_outside_the_scope_changes_what_a_hand_is_worth(
    drawn: tuple[CompleteHand, WinContext],
) -> None:
    made, context = drawn
    asked = FinishedHand(made.hand, made.winning, context)
    for rules in (TUTORIAL, preset("jpml_a").rules):
        own = asked.under(rules).outcome
        for option in OPTIONS.keys() - asked.scope:
            for other in named_values(option):
                changed = switched(rules, (option,), (other,))
                assert changed is None or asked.under(changed).outcome == own, option
