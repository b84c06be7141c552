"""``abort_judge``: does the deal end before the wall runs out? (R2.9-k to R2.9-u, R3.5)

Level 1 asks which early draw it is, level 2 what stands in its way and what was counted: tiles,
discards or players; level 3 what the next deal looks like, level 4 whether a river is paid.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final

from mjteach.core.message import Explanation, Message, msg
from mjteach.core.tiles import WINDS
from mjteach.riichi.aborts import Abort, explain_abort, is_played
from mjteach.riichi.rules import AbortDealerKeepsDeal, RuleSet

from ...base import Key
from ...fields import label, number, one_of, pick_reason, settling, yes_no
from ...kind import Kind
from ...parts import Asks, Posed, Steps, Tells, Topic, at_odds
from ...questions import NONE, Field, PickSpots, Value
from ...situations.seatings import with_names
from ...sorts import ALWAYS, Sort, only_at, under
from ...words import because, prompt_per_level
from .dealing import MOMENTS, RIVERS, AbortFound, Break, break_scene, judged, thought_of
from .mistakes import ABORTS

ID: Final = "abort_judge"
OF_A_RIVER: Final = ("nagashi.only_yaochuu", "nagashi.none_called")
"""What is seen of a river; other conditions go without saying."""


def write(case: Break, found: AbortFound) -> dict[str, Value]:
    """The draw, what is against it, the next deal; the discards that spoil a river."""
    verdict, held, river = found.verdict, case.facts.tiles, enumerate(case.river)
    failed = [finding.check for finding in verdict.failures]
    spoiling = [n for n, tile in river if n in case.called or not tile.is_yaochuu]
    first = {tile: f"hand.{held.index(tile)}" for tile in held if tile.is_yaochuu}
    return {
        "abort": str(case.asked) if verdict.legal else NONE,
        "reason": next(_against(found), NONE),
        "kinds": [*first.values()],
        "odd": [*_odd(case)] if "abort.suufon.same_wind" in failed else NONE,
        "players": _counted(case, won_on="abort.suucha.passes" in failed),
        "deals": "stays" if found.next.dealer is case.dealer else "moves",
        "honba": found.next.honba,
        "sticks": found.next.deposits,
        "earned": "yes" if verdict.legal else "no",
        "spoiling": [f"river.{n}" for n in spoiling] if {*failed} & {*OF_A_RIVER} else NONE,
    }


def _against(found: AbortFound) -> Iterator[str]:
    """All that stands in the way, in the words of the question."""
    return (finding.check.rpartition(".")[2] for finding in found.verdict.failures)


def accepts(_case: Break, found: AbortFound, _key: Key) -> Iterator[Key]:
    """Everything else that stands in the way."""
    yield from ({"reason": check} for check in _against(found))


def _odd(case: Break) -> Iterator[str]:
    """The first discards that are no wind, or another than most."""
    thrown = case.facts.first_discards
    most = max(thrown, key=thrown.count)
    for place, tile in enumerate(thrown):
        if tile is not most or tile not in WINDS:
            yield f"first.{place}"


def _counted(case: Break, *, won_on: bool) -> int:
    """The players who made kans, who are in riichi by a tile that passed, or who say ron."""
    facts = case.facts
    return len({seat for seat, _ in facts.kans}) or len(facts.riichi) - won_on or len(facts.ron)


# ---- what is dealt


FULFILLED: Final = ("yes", "three", "declared")
"""Moments that lack nothing. For the others the table knows the draw, or two things would fail."""


def _sorts() -> Iterator[Sort]:
    for abort, makes in MOMENTS.items():
        for name, (make, share) in makes.items():
            played = partial(is_played, abort)
            exists = ALWAYS if name in FULFILLED else played
            deal = thought_of(abort, make)
            yield Sort(f"{abort}.{name}", deal, (share, share), exists=exists)
            if name == "yes":
                yield Sort(f"{abort}.next", deal, only_at(3, share), exists=played)
    for name, (deal, share) in RIVERS.items():
        paid = under(nagashi_mangan=True)
        yield Sort(f"river.{name}", deal, only_at(4, share), exists=paid)


def _shares(of: str, cases: Mapping[str, tuple[object, int]]) -> dict[str, int]:
    return {f"{of}.{name}": share for name, (_, share) in cases.items()}


KNOWN: Final = {Abort.SUUFON_RENDA: ("yes", "same_wind"), Abort.SUUCHA_RIICHI: ("yes", "four")}
"""Draws that most tables know, as they are dealt beside others."""


def _early(
    *aborts: Abort, counted: str | None = None, beside: Mapping[Abort, tuple[str, ...]] = {}
) -> Topic:
    """Some early draws, and what is counted there; one that most tables do not know comes with
    others that they know.
    """
    sorts = {name: share for each in aborts for name, share in _shares(each, MOMENTS[each]).items()}
    known = {
        f"{abort}.{name}": sum(sorts.values()) // len(beside)
        for abort, names in beside.items()
        for name in names
    }
    return Topic((counted,) if counted else (), (), (1, 2), sorts | known)


TOPICS: Final = {
    "nine_kinds": _early(Abort.KYUUSHU_KYUUHAI, counted="kinds"),
    "four_winds": _early(Abort.SUUFON_RENDA, counted="odd"),
    "four_riichi": _early(Abort.SUUCHA_RIICHI, counted="players"),
    "four_kans": _early(Abort.SUUKAIKAN, counted="players"),
    "three_ron": _early(Abort.SANCHAHOU, counted="players", beside=KNOWN),
    "fifth_kan": _early(Abort.FIFTH_KAN, beside=KNOWN),
    "not_played": _early(Abort.SANCHAHOU, Abort.FIFTH_KAN, counted="players", beside=KNOWN),
    "nagashi": Topic(levels=(4,), sorts=_shares("river", RIVERS)),
}


# ---- what is asked and shown

AGAINST: Final = (
    *("played", "first_draw", "no_call", "kinds", "same_wind"),
    *("four", "by_two", "time", "passes", "three"),
)
"""What can stand in the way: checks, without the draw that they belong to."""


def ask(posed: Posed) -> Iterator[Field]:
    """The draw; what is against it; the next deal; whether a river is paid, and what spoils it."""
    if posed.level == 4:
        yield settling(yes_no(ID, "earned"), "yes", "spoiling")
        yield PickSpots("spoiling", label(ID, "spoiling"), ("river",), msg(f"puzzle.{ID}.nothing"))
        return
    if posed.level == 3:
        who = one_of(ID, "deals", ((w, msg(f"puzzle.{ID}.dealer.{w}")) for w in ("stays", "moves")))
        yield who._replace(given=_always(posed.rules))
        yield number(ID, "honba")
        yield number(ID, "sticks")
        return
    none = (NONE, msg(f"puzzle.{ID}.goes_on"))
    yield one_of(ID, "abort", (none, *((a, msg(f"draw.abort.{a}.name")) for a in Abort)))
    if posed.level == 2:
        yield from _ask_counted(posed.situation)
        yield pick_reason(ID, AGAINST, f"puzzle.{ID}.against.{{}}")


def _ask_counted(case: Break) -> Iterator[Field]:
    """What has to be counted for the draw that is thought of."""
    facts, nothing = case.facts, msg(f"puzzle.{ID}.nothing")
    if facts.tiles:
        yield PickSpots("kinds", label(ID, "kinds"), ("hand",), nothing)
    elif facts.first_discards:
        yield PickSpots("odd", label(ID, "odd"), ("first",), nothing)
    elif case.asked is not Abort.FIFTH_KAN:
        yield number(ID, "players", abort=str(case.asked))


def _always(rules: RuleSet) -> str | None:
    """What becomes of the dealer where no early draw is unlike another."""
    always = AbortDealerKeepsDeal.ALWAYS
    return "stays" if rules.abort_dealer_keeps_deal is always else None


def explain(posed: Posed) -> Explanation:
    """What fails, or else each condition; after an early end what follows from it."""
    case, found = posed.situation, posed.result
    if posed.level == 3:
        word = "stays" if found.next.repeats else "moves"
        said = msg(f"puzzle.{ID}.next.{word}", honba=found.next.honba)
        return Explanation(said, explain_abort(case.asked, posed.rules).children)
    deciding = found.verdict.failures or found.verdict.findings
    if case.asked is None and found.verdict.legal:
        own_calls = ("nagashi.closed",) if case.open else ()
        deciding = tuple(each for each in deciding if each.check in (*OF_A_RIVER, *own_calls))
    conditions = tuple(Explanation(each.message) for each in deciding)
    if case.asked is None:
        word = "paid" if found.verdict.legal else "not_paid"
        return Explanation(msg(f"puzzle.{ID}.{word}"), conditions)
    word = "ends" if found.verdict.legal else "does_not"
    said = msg(f"puzzle.{ID}.{word}", abort=str(case.asked))
    return with_names(Explanation(said, conditions), case.players)


def line(posed: Posed) -> Message:
    """What fails, or the last condition that holds; of a river its tiles, of a deal its honba."""
    found: AbortFound = posed.result
    if posed.level == 3:
        return found.next.honba_message
    kept = [each for each in found.verdict.findings if each.check == OF_A_RIVER[0]]
    decides = (*found.verdict.failures, *kept, found.verdict.findings[-1])[0]
    return with_names(Explanation(decides.message), posed.situation.players).message


def about(posed: Posed) -> str:
    """The draw that is thought of, what follows, or the river."""
    if posed.level == 3:
        keeps = posed.rules.abort_dealer_keeps_deal is AbortDealerKeepsDeal.ALWAYS
        return "next" if keeps else "next_passes"
    return str(posed.situation.asked or "river")


def nudge(_posed: Posed, code: str) -> Message | None:
    """After an early end nobody won, so the question about the dealer is another."""
    return msg(f"puzzle.{ID}.early_end") if code == "S11" else None


def rule(posed: Posed, code: str) -> Message | None:
    """The rule of this draw, where a false rule's own is about what is paid or who won."""
    return msg(f"puzzle.{ID}.hint.{about(posed)}.rule") if code in ("R15", "S11") else None


def can_be(case: Break, rules: RuleSet, level: int) -> bool:
    """Whether a deal can end so: what follows is asked only of draws that are played."""
    if level == 4:
        return rules.nagashi_mangan
    return level != 3 or (case.asked is not None and is_played(case.asked, rules))


KIND: Final = Kind(
    id=ID,
    version=5,
    section="2.9",
    levels=(1, 2, 3, 4),
    seconds=30,
    sorts=tuple(_sorts()),
    topics=TOPICS,
    steps=Steps(judged, write, accepts),
    asks=Asks(
        ask,
        lambda posed: break_scene(posed.situation, counters=posed.level == 3),
        prompt_per_level(ID),
    ),
    tells=Tells(
        explain,
        right=because(explain, 1, 2, 4),
        line=line,
        about=about,
        nudge=nudge,
        rule_instead=rule,
        clash=at_odds("abort", NONE),
    ),
    bound=0.5,
    mistakes=ABORTS,
    can_be=can_be,
    options=(
        *("abort_kyuushu_kyuuhai", "abort_suufon_renda", "abort_suucha_riichi", "abort_suukaikan"),
        *("abort_sanchahou", "multiple_ron", "suukaikan_timing", "abort_dealer_keeps_deal"),
        *("renchan", "honba_reset_when_agari_renchan_fails", "nagashi_mangan", "fifth_kan"),
        "nagashi_mangan_needs_menzen",
    ),
)
