"""Situations of drills from the words of a case: what lies there, and what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mjteach.api.hands import value
from mjteach.core.hand import hand
from mjteach.core.melds import meld
from mjteach.core.seats import Seat, seat_named
from mjteach.core.tiles import parse_tiles, tile
from mjteach.puzzles.kinds.abort_judge.dealing import Break
from mjteach.puzzles.kinds.announce import Declared
from mjteach.puzzles.kinds.dice_seat import Rolled
from mjteach.puzzles.kinds.etiquette_quiz import Manner
from mjteach.puzzles.kinds.find_the_mistake import SOURCES, filled_in
from mjteach.puzzles.kinds.find_the_mistake.sheets import CountSheet
from mjteach.puzzles.kinds.meld_layout import Laid
from mjteach.puzzles.kinds.minimal_pair.dealing import HandPair
from mjteach.puzzles.kinds.next_action.dealing import TurnMoment
from mjteach.puzzles.kinds.order_cycle import WHAT, Cycle
from mjteach.puzzles.kinds.penalty_sort.dealing import Charged
from mjteach.puzzles.kinds.priority.dealing import Spoken
from mjteach.puzzles.kinds.score_lookup.dealing import HanAndFu
from mjteach.puzzles.kinds.set_builder.dealing import Built
from mjteach.puzzles.kinds.settle.dealing import Closing, house_of
from mjteach.puzzles.kinds.step_order import Procedure
from mjteach.puzzles.kinds.stick_sum import Sticks
from mjteach.puzzles.kinds.wall_click import situation as wall_places
from mjteach.puzzles.kinds.yaku_builder import WantedYaku
from mjteach.puzzles.situations.drills import Heap, NamedTiles
from mjteach.puzzles.situations.finished import Finished
from mjteach.puzzles.situations.indicators import Indicated
from mjteach.puzzles.situations.wins import Win
from mjteach.puzzles.situations.yaku_lists import Listed
from mjteach.riichi.aborts import Abort, AbortFacts
from mjteach.riichi.context import WinBy
from mjteach.riichi.match.result import OWNERS, HandResult, ResultKind
from mjteach.riichi.match.settlement import FinalScore
from mjteach.riichi.penalties.chombo import Deposits
from mjteach.riichi.penalties.offences import HandEnd, Offence, OffenceFacts
from mjteach.riichi.round.position import position
from mjteach.riichi.round.rig import action, deal
from mjteach.riichi.rules import RuleSet, replace_options


def _named(tiles: str, way: str) -> NamedTiles:
    return NamedTiles(parse_tiles(tiles), way)


def _heap(tiles: str, wanted: str, counted: str) -> Heap:
    return Heap(parse_tiles(tiles), wanted, tile(counted))


def _cycle(what: str, start: str) -> Cycle:
    circle = next(circle for circle in WHAT[what] if start in circle)
    return Cycle(what, circle, start)


def _built(groups: str, melds: str = "") -> Built:
    laid = tuple(map(parse_tiles, groups.split()))
    return Built(laid, hand(f"{groups} + {melds}").melds if melds else ())


def _sticks(amount: int, held: list[int], asked: str) -> Sticks:
    return Sticks(amount, tuple(held), asked)


def _rolled(roller: str, sums: list[int], asked: str) -> Rolled:
    return Rolled(seat_named(roller), Seat.A, tuple(sums), asked)


def _over(deal: str, result: dict[str, Any], **lying: Any) -> Finished:
    """A deal such as ``1z B 2``: the round, the dealer, the honba; who won, was tenpai ..."""
    wind, dealer, honba = deal.split()
    points = tuple(result.pop("points", (25000,) * 4))
    abort, left = result.pop("abort", None), result.pop("left", 0)
    who = {part: tuple(map(seat_named, seats)) for part, seats in result.items()}
    kinds = (kind for part, kind in OWNERS.items() if who.get(part) or (part == "abort" and abort))
    kind = next(kinds, ResultKind.EXHAUSTIVE_DRAW)
    riichi = tuple(map(seat_named, lying.get("riichi", "")))
    end = HandResult(kind, points, left, abort=abort, **who)
    sticks, stopping = lying.get("sticks", 0), lying.get("stopping")
    by, said = lying.get("by"), tuple(map(seat_named, lying.get("said", "")))
    begun = (tile(wind), seat_named(dealer), int(honba), sticks, riichi)
    return Finished(*begun, end, stopping, by and seat_named(by), said)


def _spoken(table: str, said: list[str], late: str = "") -> Spoken:
    state = position(table)
    words = tuple(action(state, each) for each in said)
    return Spoken(state, Seat.A, words, action(state, late) if late else None)


def _broken(asked: str = "", **given: Any) -> Break:
    """An early draw with its facts as they are, or a river with the places that were called."""
    tiles = {n: parse_tiles(given.pop(n)) for n in ("tiles", "first_discards") if n in given}
    seats = {n: tuple(map(seat_named, given.pop(n))) for n in ("riichi", "ron") if n in given}
    kans = tuple((seat_named(k[0]), tile(k[1:])) for k in given.pop("kans", "").split())
    lying = {n: given.pop(n) for n in ("honba", "sticks") if n in given}
    river, called = parse_tiles(given.pop("river", "")), tuple(given.pop("called", ()))
    facts = AbortFacts(**tiles, **seats, kans=kans, **given)
    return Break(Abort(asked) if asked else None, facts, river=river, called=called, **lying)


def _turn(bottom: str = "", offered: bool = False, dead: bool = False, **dealt: Any) -> TurnMoment:
    """A deal; with somebody at the bottom it is asked what that player may do.

    Offered, it is asked who is next once all others have let the tile pass.
    """
    own = bool(bottom) and not offered
    return TurnMoment(deal(**dealt), seat_named(bottom or "A"), own, dead, offered)


def _wall_spot(asked: str, sums: Sequence[int] = (7, 7), **given: Any) -> wall_places.WallMoment:
    turn = seat_named(given.pop("turn", "A"))
    return wall_places.WallMoment(asked, sums=(sums[0], sums[-1]), turn=turn, **given)


def _procedure(name: str, offered: list[str]) -> Procedure:
    return Procedure(name, tuple(offered))


def _manner(moment: str, ways: list[str]) -> Manner:
    return Manner(moment, tuple(ways))


def _laid(lies: str) -> Laid:
    return Laid(meld(lies))


def _win(hand: str, tile: str, by: str = "ron", **more: Any) -> Win:
    result = value(hand, tile, by, **more)
    return Win(result.hand, result.winning_tile, result.context)


def _listed(asked: str, yaku: str, hand: str = "", tile: str = "") -> Listed:
    return Listed(asked, tuple(yaku.split()), _win(hand, tile) if hand else None)


def _wanted(yaku: str, hand: str, tile: str) -> WantedYaku:
    return WantedYaku(_win(hand, tile), yaku)


def _cell(by: str, dealer: bool = False, han: int = 0, fu: int = 0, **more: Any) -> HanAndFu:
    """Han and fu of a win as the score table has them."""
    return HanAndFu(han, fu, more.pop("yakuman", 0), dealer, WinBy(by), **more)


def _declared(hand: str, tile: str, by: str = "ron", honba: int = 0, **more: Any) -> Declared:
    """A win counted by the engine; whoever counts by hand checks the han and fu of the case."""
    won = value(hand, tile, by, **more)
    best, dealer = won.best, won.context.is_dealer
    win = Win(won.hand, won.winning_tile, won.context)
    return Declared(win, best.han, best.fu.total, best.yakuman, dealer, won.context.by, honba)


def _sheet(source: str, ideas: Sequence[str] = (), **win: Any) -> CountSheet:
    """A count of a win by somebody who believes what these codes and slugs name."""
    situation, kind = _win(**win), SOURCES[source].kind
    rows = {f"{row.code} {row.slug}": row for row in kind.mistakes}
    answer = kind.answer(situation, RuleSet(), *(rows[idea] for idea in ideas))
    codes = [rows[idea].code for idea in ideas]
    return filled_in(source, situation, answer or {}, RuleSet(), *codes)


def _pair(first: dict[str, Any], second: dict[str, Any]) -> HandPair:
    return HandPair(_win(**first), _win(**second))


def _closing(points: list[int], house: dict[str, Any] | None = None, **final: Any) -> Closing:
    """Last points, and in what the table differs from the usual rules."""
    rules = replace_options(RuleSet(), **(house or {}))
    chombo = tuple(final.pop("chombo", (0, 0, 0, 0)))
    return Closing(FinalScore(tuple(points), chombo=chombo, **final), house_of(rules))


def _charge(offence: str, left: int = 40, riichi: bool = False, **given: Any) -> Charged:
    """An offence with its circumstances; by whom, who deals, whose sticks lie there."""
    names = ("offenders", "dealer", "declared")
    who = {name: tuple(map(seat_named, given.pop(name))) for name in names if name in given}
    lying = Deposits(who.get("declared", ()), earlier=given.pop("earlier", 0))
    honba, end = given.pop("honba", 0), given.pop("end", None)
    facts = OffenceFacts(end=end and HandEnd(end), **given)
    (dealer,) = who.get("dealer", (Seat.A,))
    offenders = who.get("offenders", (Seat.A,))
    return Charged(Offence(offence), facts, left, riichi, offenders, dealer, lying, honba)


def _indicated(held: str, won: str, turned: str = "", river: str = "", **facts: Any) -> Indicated:
    result = value(held, won, "ron", **facts)
    lying = parse_tiles(turned), parse_tiles(river)
    return Indicated(result.hand, result.winning_tile, result.context, (), *lying)


DRILLS = {
    "indicated": _indicated,
    "charge": _charge,
    "cell": _cell,
    "listed": _listed,
    "wanted": _wanted,
    "broken": _broken,
    "built": _built,
    "named": _named,
    "heap": _heap,
    "cycle": _cycle,
    "sticks": _sticks,
    "rolled": _rolled,
    "turn": _turn,
    "wall_spot": _wall_spot,
    "procedure": _procedure,
    "manner": _manner,
    "over": _over,
    "spoken": _spoken,
    "laid": _laid,
    "closing": _closing,
    "sheet": _sheet,
    "pair": _pair,
    "declared": _declared,
}


def drilled(case: dict[str, Any]) -> object:
    """The situation under the first word of the case that names one."""
    word = next(word for word in DRILLS if word in case)
    return DRILLS[word](**case[word])
