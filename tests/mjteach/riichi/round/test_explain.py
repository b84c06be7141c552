"""What the checks of a round find: tables by hand, and every finding of random play in words."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

import pytest

from mjteach.core.decision import CheckAnswer, IllegalActionError, Verdict
from mjteach.core.hand import hand
from mjteach.core.message import Message
from mjteach.core.seats import SEATS, Seat
from mjteach.core.tiles import Tile, format_tiles, pack, parse_tiles
from mjteach.core.waits import packed_waits
from mjteach.riichi.furiten.events import OwnDiscard
from mjteach.riichi.penalties.offences import Offence
from mjteach.riichi.presets import PRESETS
from mjteach.riichi.round.actions import Action, ActionKind
from mjteach.riichi.round.rig import act, action, deal
from mjteach.riichi.round.state import Phase, RoundState, with_seat
from mjteach.riichi.round.variant import RULES, legal_actions, step, why
from mjteach.riichi.rules import RuleSet, replace_options
from mjteach.text import render, tile_name
from support.rounds.play import at_random, eager, everything, nearest, played

A, B, C, D = SEATS
Kind = ActionKind


# --- situations


def owning(state: RoundState, seat: Seat, **own: Any) -> RoundState:
    """The round with other fields in the state of a seat."""
    return state._replace(seats=with_seat(state.seats, seat, state.seats[seat]._replace(**own)))


def holding(state: RoundState, seat: Seat, text: str, **own: Any) -> RoundState:
    """The round with another hand at a seat."""
    held = hand(text)
    tiles = held.concealed if held.drawn is None else (*held.concealed, held.drawn)
    waits = packed_waits(pack(held.concealed), held.melds, False)
    return owning(state, seat, hand=held, packed=pack(tiles), waits=waits, **own)


def left(state: RoundState, count: int) -> RoundState:
    """The round with so many tiles left to draw."""
    return state._replace(taken=state.taken + state.live_left - count)


FIRST = ["123m456p23789s11z", "15m6789p159s2277z", "3367m1199p4s3366z", "2468m2244p5577s5z"]
"""A is tenpai with the 9p drawn; B could make a run with it and C a triplet."""

WAITING = ["1199m1199p12z2s34z", "2277m2277p5566z7s", "19s12346677z23p8m", "234m456m678p34s55p"]
"""D waits on 2s and 5s; A and B draw them."""

SHOWN = "123m456p23789s11z"
PON = "1199m1199p12z2s + pon 2*22s"
OPEN = "123m456p11z23s4s + chi 7*89m"
QUAD = "111z234m567p23s88s1z"


def first(script: str = "A draw", **options: Any) -> RoundState:
    return deal(FIRST, "9p1m2p3s", script, rules=replace_options(RuleSet(), **options))


def waiting(script: str = "A -", **options: Any) -> RoundState:
    return deal(WAITING, "2s5s", script, rules=replace_options(RuleSet(), **options))


def in_riichi(text: str = QUAD, **options: Any) -> RoundState:
    return holding(first(**options), A, text, riichi=True, deposited=True)


def called(**options: Any) -> RoundState:
    """B has called chi on 9p; it is B's turn."""
    return act(first("A -", **options), "B chi 78p, C pass")


def last_four() -> RoundState:
    """A has discarded 3p, and B holds 3456p and three open sets."""
    state = holding(first("A -"), B, "3456p + pon 1*11z + pon 2*22z + pon 3*33z")
    assert state.asked is not None
    return state._replace(asked=state.asked._replace(tile=Tile.P3))


def robbed() -> RoundState:
    """A adds 2s to an open triplet, and D waits on it."""
    return act(holding(waiting("A draw"), A, PON)._replace(called=True), "A kakan 2s")


def shown(text: str = SHOWN, **options: Any) -> RoundState:
    """The wall has run out, and A with this hand is to show it or to say noten."""
    return holding(left(first(**options), 0), A, text)._replace(phase=Phase.SHOW)


# --- questions: a situation, an action, the checks that fail, and some facts

Row = tuple[RoundState, str | Action, str, str, dict[str, object]]


def ask(
    state: RoundState, text: str | Action, failed: str = "", of: str = "", /, **facts: object
) -> Row:
    """A row; the facts are those of one check, by default of the first that fails."""
    return state, text, failed, of or failed.split(" ", maxsplit=1)[0], facts


def draws() -> Iterator[Row]:
    yield ask(first(""), "A draw")
    yield ask(first(""), "B draw", "draw_turn", own=False, phase=Phase.DRAW)
    yield ask(first(), "A draw", "draw_once", drawn=Tile.P9)
    yield ask(called(), "B draw", "draw_once", drawn=None, called=Tile.P9)
    yield ask(first("A -"), "B draw", "draw_turn", asked=Tile.P9, phase=Phase.CALL)
    yield ask(left(first(""), 0), "A draw", "draw_left", left=0, replacing=False)


def discards() -> Iterator[Row]:
    yield ask(first(), "A 9p", "", "discard_held", drawn=True)
    yield ask(first(""), "A 1z", "discard_drew", tile=Tile.EAST)
    yield ask(first(), "B 7p", "turn", tile=Tile.P7, own=False)
    yield ask(first(), "A 5z", "discard_held", place="none")
    yield ask(first(), Action(Kind.DISCARD, A, Tile.P9), "discard_held", place="drawn")
    yield ask(
        first(), Action(Kind.DISCARD, A, Tile.M1, drawn=True), "discard_held", place="concealed"
    )
    yield ask(first(), Action(Kind.DISCARD, A), "discard_held", place="unnamed")
    yield ask(in_riichi(), "A 1z")
    yield ask(in_riichi(), "A 2m", "discard_riichi", tile=Tile.M2, drawn=Tile.EAST)
    yield ask(owning(in_riichi(), A, released=True), "A 2m", "", "discard_riichi", released=True)
    yield ask(called(), "B 9p", "discard_genbutsu", tile=Tile.P9, called=Tile.P9)
    yield ask(called(), "B 6p", "discard_suji", tile=Tile.P6, end=(Tile.P6,))
    yield ask(called(), "B 2z", "", "discard_genbutsu", same=False)
    yield ask(called(kuikae_genbutsu="allowed"), "B 9p", "", "discard_genbutsu", same=True)
    yield ask(called(kuikae_suji="allowed"), "B 6p", "", "discard_suji", same=True)


def riichis() -> Iterator[Row]:
    yield ask(first(), "A riichi 9p", "", "riichi_tenpai", waits=parse_tiles("14s"))
    yield ask(first(), "A riichi 1z", "riichi_tenpai", tile=Tile.EAST, waits=())
    yield ask(first(), "A riichi 5z", "discard_held")
    yield ask(
        first()._replace(points=(900, 1000, 0, 0)),
        "A riichi 9p",
        "riichi_deposit",
        points=900,
        need=1000,
        tile=Tile.P9,
    )
    yield ask(
        first(riichi_below_1000="allowed")._replace(points=(900, 1000, 0, 0)),
        "A riichi 9p",
        "",
        "riichi_deposit",
        enough=False,
    )
    yield ask(left(first(), 3), "A riichi 9p", "riichi_draw_left", left=3, need=4)
    yield ask(left(first(), 0), "A riichi 9p", "riichi_last_tile riichi_draw_left", tile=Tile.P9)
    yield ask(
        left(first(riichi_without_draw_left="allowed", riichi_on_last_tile="allowed"), 0),
        "A riichi 9p",
        "",
        "riichi_draw_left",
        enough=False,
    )
    yield ask(in_riichi(), "A riichi 1z", "riichi_once", tile=Tile.EAST)
    yield ask(called(), "B riichi 2z", "riichi_closed riichi_tenpai", tile=Tile.SOUTH)
    tenpai = deal(["", "23m456p789s11z55z9p"], "1z", "A -, B pon 11z")
    yield ask(tenpai, "B riichi 9p", "riichi_closed", "riichi_tenpai", waits=parse_tiles("14m"))
    held = holding(first(), A, "1111m234p567p789s5z")
    yield ask(held, "A riichi 5z", "riichi_own_four", waits=(Tile.M1,))
    yield ask(held, "A riichi 2p", "riichi_tenpai")
    partly = holding(first(), A, "1111m23p567p789s1z1z")
    yield ask(partly, "A riichi 1m", "", "riichi_own_four", waits=parse_tiles("14p"))

    yield ask(
        owning(first(furiten_riichi=False), A, river=(OwnDiscard(Tile.S4),)),
        "A riichi 9p",
        "riichi_furiten",
        tiles=(Tile.S4,),
        permitted=False,
    )
    yield ask(owning(first(), A, dead=True), "A riichi 9p", "alive", tile=Tile.P9)
    yield ask(first(), "A open_riichi 9p", "riichi_open_played", tile=Tile.P9)
    yield ask(first(open_riichi="2_han"), "A open_riichi 9p")


def tsumos() -> Iterator[Row]:
    yield ask(first(), "A tsumo", "tsumo_wait", tile=Tile.P9, waits=parse_tiles("14s"))
    yield ask(called(), "B tsumo", "tsumo_drawn", called=Tile.P9)
    won = holding(first(), A, f"{SHOWN}4s")
    yield ask(won, "A tsumo")
    yield ask(won, "B tsumo", "turn")
    refused = holding(first(), A, OPEN)._replace(called=True)
    yield ask(refused, "A tsumo", "tsumo_yaku", first="check.win.yaku.no", second=None)
    late = holding(first(atozuke=False), A, "123m456p55z99s5z + chi 7*89m")._replace(called=True)
    yield ask(late, "A tsumo", "tsumo_yaku", second="check.win.first_call_secures.no")


def kyuushu() -> Iterator[Row]:
    nine = holding(first(), A, "19m19p19s123z4567m5p")
    yield ask(nine, "A kyuushu_kyuuhai", "", "abort.kyuushu.kinds", count=9)
    yield ask(first(), "A kyuushu_kyuuhai", "abort.kyuushu.kinds", count=4)
    yield ask(
        first(abort_kyuushu_kyuuhai=False),
        "A kyuushu_kyuuhai",
        "abort.kyuushu.played abort.kyuushu.kinds",
    )
    yield ask(
        owning(nine, A, river=(OwnDiscard(Tile.M1),)),
        "A kyuushu_kyuuhai",
        "abort.kyuushu.first_draw",
    )
    first_draw, no_call = "abort.kyuushu.first_draw", "abort.kyuushu.no_call"
    none = f"{first_draw} {no_call} abort.kyuushu.kinds"
    yield ask(called(), "B kyuushu_kyuuhai", none, no_call, calls=1)
    ankan = deal(["1111m19p19s123z7s5m"], "4z", "A ankan 1111m, A draw", rinshan="7z")
    yield ask(ankan, "A kyuushu_kyuuhai", f"{first_draw} {no_call}", no_call, calls=1)
    kakan = holding(nine, B, "1379m1379p37s + kakan 5*555z")
    yield ask(kakan, "A kyuushu_kyuuhai", no_call, calls=2)  # it was a pon before
    yield ask(first(), "B kyuushu_kyuuhai", "turn")


def ankans() -> Iterator[Row]:
    quad = holding(first(), A, QUAD)
    yield ask(quad, "A ankan 1111z", "", "ankan_four", count=4)
    yield ask(quad, "A ankan 111z", "ankan_four", tiles=parse_tiles("1111z"))
    yield ask(quad, Action(Kind.ANKAN, A), "ankan_four", tile=None)
    yield ask(first(), "A ankan 11z", "ankan_four", tile=Tile.EAST, count=2)
    yield ask(first(), "B ankan 22z", "turn", tile=Tile.SOUTH)
    yield ask(called(), "B ankan 22z", "kan_after_draw ankan_four", called=Tile.P9, tile=Tile.SOUTH)
    full = quad._replace(kans=(A, A, A, A))
    yield ask(full, "A ankan 1111z", "kan_limit", kans=4, tile=Tile.EAST)
    ends = full._replace(rules=replace_options(full.rules, fifth_kan="abortive_draw"))
    yield ask(ends, "A ankan 1111z", "", "kan_limit", fifth=True)
    yield ask(left(quad, 0), "A ankan 1111z", "kan_last_draw", left=0, tile=Tile.EAST)
    late = left(quad, 0)._replace(rules=replace_options(quad.rules, kan_on_last_draw="allowed"))
    yield ask(late, "A ankan 1111z")


def ankans_after_riichi() -> Iterator[Row]:
    yield ask(in_riichi(), "A ankan 1111z")
    yield ask(in_riichi(ankan_after_riichi="forbidden"), "A ankan 1111z", "kan_in_riichi")
    left_over = in_riichi("111123m567p23s88s4m")
    yield ask(left_over, "A ankan 1111m", "kan_drawn_tile", drawn=Tile.M4)
    changed = in_riichi("33345m678p222s11z3m")
    yield ask(changed, "A ankan 3333m", "kan_keeps_waits kan_keeps_shape", lost=parse_tiles("3m1z"))
    yield ask(in_riichi("111222333m45p66s1m"), "A ankan 1111m", "kan_keeps_shape")
    yield ask(in_riichi(), "A ankan 22m", "ankan_four", count=1)


def kakans() -> Iterator[Row]:
    yield ask(holding(first(), A, PON), "A kakan 2s", "", "kakan_drawn", same=True)
    yield ask(holding(first(), A, PON), "A kakan 1m", "kakan_pon", tiles=(Tile.S2,))
    yield ask(first(), "A kakan 5z", "kakan_pon kakan_tile", tile=Tile.WHITE, tiles=())
    strict = first(kakan_with_held_tile="drawn_tile_only")
    kept = holding(strict, A, "1199m199p1z2s2z9p + pon 2*22s")
    yield ask(kept, "A kakan 2s", "kakan_drawn", drawn=(Tile.P9,), same=False)
    drawn_before = kept._replace(drawn_before=(Tile.S2,))
    yield ask(drawn_before, "A kakan 2s", "", "kakan_drawn", drawn=parse_tiles("2s9p"), same=True)
    yield ask(first(), Action(Kind.KAKAN, A), "kakan_pon kakan_tile")


def chis() -> Iterator[Row]:
    state = first("A -")
    yield ask(state, "B chi 78p", "", "call_leaves_discard", barred=parse_tiles("96p"))
    yield ask(state, "B chi 67p", "chi_run", using=parse_tiles("67p"), missing=())
    yield ask(state, "B chi 18p", "chi_run", missing=(Tile.P1,))
    yield ask(state, "B chi 7p", "chi_run", two=False)
    yield ask(state, "C chi 67m", "chi_kamicha chi_run", by="toimen", tile=Tile.P9)
    yield ask(first("A -", chi=False), "B chi 78p", "chi_played", tile=Tile.P9)
    yield ask(last_four(), "B chi 45p", "call_leaves_discard", rest=parse_tiles("36p"))
    yield ask(owning(state, B, dead=True), "B chi 78p", "alive", tile=Tile.P9)
    yield ask(act(state, "B pass"), "B chi 78p", "call_unanswered", tile=Tile.P9)


def pons() -> Iterator[Row]:
    state = first("A -")
    yield ask(state, "C pon 99p")
    yield ask(state, "B pon 9p", "pon_tiles", count=1, enough=False)
    yield ask(state, "C pon 9p", "pon_tiles", count=2, enough=True)
    yield ask(state, "A pon 99p", "call_offered", offer="own", asked=Tile.P9)
    yield ask(first(), "C pon 99p", "call_offered", offer="none", asked=None)
    yield ask(called(), "C pon 99p", "call_offered", offer="gone")
    late = Action(Kind.PON, C, Tile.P9, parse_tiles("99p"))
    yield ask(first("A -, B draw"), late, "call_offered", offer="gone", asked=Tile.P9)
    other = Action(Kind.PON, C, Tile.WHITE, parse_tiles("99p"))
    yield ask(state, other, "call_offered", offer="open", tile=Tile.WHITE)
    yield ask(called(), other, "call_offered", offer="none", tile=Tile.WHITE)
    yield ask(robbed(), "B pon 22s", "call_discard pon_tiles", tile=Tile.S2)
    yield ask(owning(state, C, riichi=True), "C pon 99p", "call_riichi", tile=Tile.P9)
    yield ask(left(state, 0), "C pon 99p", "call_last", tile=Tile.P9, left=0)
    yield ask(left(first("A -", call_last_discard="allowed"), 0), "C pon 99p")
    drawn = state._replace(kans=(A, A, B, B))
    yield ask(drawn, "C pon 99p", "call_four_kans", kans=4, tile=Tile.P9)


def daiminkans() -> Iterator[Row]:
    state = first("A -")
    yield ask(state, "C daiminkan 99p", "daiminkan_tiles", count=2, enough=False)
    three = holding(state, C, "3367m999p4s3366z1p")
    yield ask(three, "C daiminkan 999p")
    yield ask(three, "C daiminkan 99p", "daiminkan_tiles", enough=True)
    yield ask(left(three, 0), "C daiminkan 999p", "call_last", tile=Tile.P9)
    yield ask(three._replace(kans=(A, A, A, A)), "C daiminkan 999p", "kan_limit", kans=4)


def rons() -> Iterator[Row]:
    yield ask(waiting(), "D ron", "", "ron_wait", waits=parse_tiles("25s"))
    yield ask(waiting(), "C ron", "ron_wait", tile=Tile.S2, waits=())
    yield ask(robbed(), "D ron", "", "call_offered", by=Kind.KAKAN)
    own = owning(waiting(), D, river=(OwnDiscard(Tile.S5),))
    yield ask(own, "D ron", "ron_furiten_discard", tiles=(Tile.S5,))
    later = act(waiting(), "B -")
    yield ask(later, "D ron", "ron_furiten_temporary", until="own_next_turn")
    riichi = owning(waiting(), D, riichi=True, deposited=True, river=(OwnDiscard(Tile.M9),))
    yield ask(act(riichi, "B -"), "D ron", "ron_furiten_riichi", until="hand_end")
    bare = holding(waiting(), D, "123m456m789p34s66z")._replace(called=True)
    yield ask(bare, "D ron", "ron_yaku", yaku=(), first="check.win.yaku.no")
    ankan = holding(waiting("A draw", kokushi_robs_ankan=True), A, "1199m1199p12z9999s")
    robber = holding(ankan, B, "19m19p1s12345677z")
    shut = act(holding(robber, D, "123m456m789p78s66z"), "A ankan 9999s")
    yield ask(shut, "D ron", "ron_robs_ankan", tile=Tile.S9, played=True)
    yield ask(shut, "B ron", "", "ron_robs_ankan", tile=Tile.S9, played=True)
    nobody = shut._replace(rules=replace_options(shut.rules, kokushi_robs_ankan=False))
    yield ask(nobody, "B ron", "ron_robs_ankan", tile=Tile.S9, played=False)
    yield ask(waiting("A draw"), "D ron", "call_offered", offer="none")


def passes() -> Iterator[Row]:
    yield ask(first("A -"), "B pass", "", "pass_asked", tile=Tile.P9)
    yield ask(first("A -"), "D pass", "pass_asked", tile=Tile.P9)
    yield ask(first(), "D pass", "pass_asked", tile=None)


def ends() -> Iterator[Row]:
    yield ask(shown(), "A show", "", "show_tenpai", reason="waits", waits=parse_tiles("14s"))
    yield ask(shown(), "B show", "show_turn", wind="1z", phase=Phase.SHOW)
    yield ask(first(), "A show", "show_turn", phase=Phase.ACT)
    yield ask(shown("1479m147p258s123z"), "A show", "show_tenpai", reason="noten")
    own = "123m456p789s5z + pon 55*5z"
    yield ask(shown(own), "A show", "show_tenpai", reason="exhausted")
    counted = shown(own, own_four_wait="tenpai")
    yield ask(counted, "A show", "", "show_tenpai", exhausted=(Tile.WHITE,))
    bare = shown("123m456p11z23s + chi 7*89m", keishiki_tenpai=False)
    yield ask(bare, "A show", "show_tenpai", reason="yakuless")
    noten_riichi = owning(shown("1479m147p258s123z"), A, riichi=True)
    yield ask(noten_riichi, "A show", "", "show_tenpai", reason="riichi")
    yield ask(owning(shown(), A, dead=True), "A show", "show_tenpai", reason="dead")
    yield ask(shown(), "A noten", "", "noten_free", tenpai=True)
    yield ask(shown("1479m147p258s123z"), "A noten", "", "noten_free", tenpai=False)
    must = shown(declare_noten_in_tenpai=False)
    yield ask(must, "A noten", "noten_free", tiles=parse_tiles("14s"), riichi=False)
    yield ask(owning(shown(), A, riichi=True), "A noten", "noten_free", riichi=True)
    loose = owning(shown(noten_riichi="none"), A, riichi=True)
    yield ask(loose, "A noten", "", "noten_free", riichi=True)
    yield ask(first(), "A noten", "show_turn")
    looked = Action(Kind.OFFEND, B, offence=Offence.OTHER_HAND_LOOKED_AT)
    yield ask(first(), looked, "offend", offence=Offence.OTHER_HAND_LOOKED_AT)
    yield ask(first(), Action(Kind.OFFEND, B), "offend", named=False)


TABLES = (
    draws,
    discards,
    riichis,
    tsumos,
    kyuushu,
    ankans,
    ankans_after_riichi,
    kakans,
    chis,
    pons,
    daiminkans,
    rons,
    passes,
    ends,
)
ROWS = [row for rows in TABLES for row in rows()]
CHECKS = {check.id: check for rule in RULES.values() for check in (*rule.shared, *rule.checks)}


def asked(state: RoundState, text: str | Action) -> Verdict:
    return why(state, action(state, text) if isinstance(text, str) else text)


def plain(value: object) -> object:
    return value.id if isinstance(value, Message) else value


@pytest.mark.parametrize(("state", "text", "failed", "of", "facts"), ROWS)
def test_what_fails_and_why(
    state: RoundState, text: str | Action, failed: str, of: str, facts: dict[str, object]
) -> None:
    verdict = asked(state, text)
    assert [finding.check for finding in verdict.failures] == failed.split()
    found = {finding.check: dict(finding.facts) for finding in verdict.findings}
    assert {name: plain(found[of][name]) for name in facts} == facts


def test_every_check_says_yes_and_no_somewhere() -> None:
    said = {
        (finding.check, finding.answer)
        for state, text, *_ in ROWS
        for finding in asked(state, text).findings
    }
    wanted = {(check, answer) for check in CHECKS for answer in (CheckAnswer.YES, CheckAnswer.NO)}
    assert wanted - said == NEVER_YES


NEVER_YES = {("offend", CheckAnswer.YES), ("alive", CheckAnswer.YES)}
"""An offence is never allowed, and nothing is said about a hand that is not dead."""


# --- words


def in_text(tile: Tile, text: str) -> bool:
    """Whether a sentence names a tile, a red five as any five, an honour also in words."""
    if tile.is_honour and tile_name(tile) in text:
        return True
    names = {format_tiles([one]) for one in (tile, tile.kind)}
    words = re.findall(r"\d+[mpsz]", text)
    return any(number + word[-1] in names for word in words for number in word[:-1])


def unsaid(verdict: Verdict, one: Action) -> Iterator[str]:
    """What the sentences of a verdict leave out."""
    texts = {finding.check: render(finding.message) for finding in verdict.findings}
    for text in (render(verdict.subject), *texts.values()):
        if text.startswith("[") or not text.endswith((".", "?")):
            yield text
    named = False
    for finding in verdict.failures:
        tiles = [Tile(tile) for tile in finding.highlight]
        named |= bool(tiles) or finding.check == "ron_wait"  # a hand that waits on nothing
        if tiles and not any(in_text(tile, texts[finding.check]) for tile in tiles):
            yield f"{finding.check}: {texts[finding.check]} names none of {tiles}"
    if verdict.failures and one.tile is not None and not named:
        yield f"{one} is refused without any tile"


@pytest.mark.parametrize(("state", "text"), [row[:2] for row in ROWS])
def test_rows_in_words(state: RoundState, text: str | Action) -> None:
    one = action(state, text) if isinstance(text, str) else text
    assert list(unsaid(why(state, one), one)) == []


CHOOSERS: tuple[Callable[..., Action], ...] = (eager, nearest, at_random)
PRESET_NAMES = [name for name, preset in PRESETS.items() if preset.rules.chi]


@pytest.mark.parametrize("seed", range(40))
def test_every_finding_of_random_play_has_words(seed: int) -> None:
    """All kinds of questions, legal or not, by every seat, in some states of a round."""
    rng = random.Random(f"questions {seed}")
    preset = PRESETS[PRESET_NAMES[seed % len(PRESET_NAMES)]]
    states = list(played(preset.rules, f"words {seed}", CHOOSERS[seed % 3]))
    for state in [*rng.sample(states[:-1], min(3, len(states) - 1)), states[-1]]:
        legal = chain.from_iterable(legal_actions(state, seat) for seat in SEATS)
        for one in (*rng.sample(list(everything(state)), 60), *legal):
            assert list(unsaid(why(state, one), one)) == []


def test_a_refused_step_says_so() -> None:
    state = first()
    with pytest.raises(IllegalActionError) as refused:
        step(state, Action(Kind.DISCARD, A, Tile.WHITE))
    assert refused.value.message.get("failed") == ("discard_held",)
    assert not render(refused.value.message).startswith("[")
