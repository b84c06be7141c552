"""``next_hand``: who deals after a deal, with how many honba, in which round (R2.10).

Level 1 asks for the dealer, level 2 for the honba too, level 3 for the name of the deal and the
sticks that stay, level 4 whether the game is over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from mjteach.core.message import Explanation, Message, msg
from mjteach.core.tiles import WINDS
from mjteach.riichi.aborts import Abort, is_played
from mjteach.riichi.rules import RuleSet

from ..fields import number, one_of, pick_seats, yes_no
from ..kind import Kind
from ..mistakes.after_deals import NEXT_HAND
from ..parts import Asks, Posed, Steps, Tells, Topic
from ..questions import Field, Value
from ..scenes import seat_place
from ..situations.finished import (
    OWN_FINISHED,
    After,
    Finished,
    after,
    can_bust,
    can_extend,
    finished_scene,
    is_bust,
    is_early,
    is_extended,
    is_last,
)
from ..situations.finishes import can_end, ends
from ..situations.seatings import with_names
from ..sorts import Sort
from ..words import because, prompt_per_level, rule_per_field, wrong_per_field

ID: Final = "next_hand"


def write(_deal: Finished, found: After) -> dict[str, Value]:
    """The deal that would come, part by part, and whether the game ends before it."""
    return {
        "dealer": seat_place(found.next.dealer),
        "honba": found.next.honba,
        "wind": str(found.next.round_wind),
        "number": found.next.dealer + 1,
        "sticks": found.next.deposits,
        "game_over": "yes" if found.end.over else "no",
    }


SHARES: Final = {
    "win.dealer": (20, 20, 20, 10),
    "win.other": (30, 30, 30, 15),
    "several": (0, 0, 0, 0),
    "draw.tenpai": (20, 20, 20, 10),
    "draw.noten": (15, 15, 15, 10),
    "all_noten": (5, 5, 5, 5),
    "abort": (7, 7, 7, 5),
    "chombo": (3, 3, 3, 5),
    "nagashi": (0, 0, 0, 5),
}
"""How deals end that are not the last, at each level."""

SORTS: Final = (
    *(
        Sort(way, ends(way, fits=is_early), share, exists=can_end(way))
        for way, share in SHARES.items()
    ),
    Sort("last.moves", ends("win.other", fits=is_last), (0, 0, 0, 25)),
    Sort("last.stays", ends("win.dealer", fits=is_last), (0, 0, 0, 15)),
    Sort("extension", ends("win.other", fits=is_extended), (0, 0, 0, 5), exists=can_extend),
    Sort("bust", ends("win.other", fits=is_bust), (0, 0, 0, 5), exists=can_bust),
)


# ---- what is asked and shown


def ask(posed: Posed) -> Iterator[Field]:
    """A place on the table; counters; the name of the deal; sticks, or the end of the game.

    Once all is paid the table shows the sticks that stay.
    """
    deal: Finished = posed.situation
    yield pick_seats(ID, "dealer", deal.players.items())
    if posed.level >= 2:
        yield number(ID, "honba")
    if posed.level >= 3:
        rounds = ((str(wind), msg(f"puzzle.{ID}.round", wind=wind)) for wind in WINDS)
        yield one_of(ID, "wind", rounds)
        yield number(ID, "number")
    if posed.level == 3:
        yield number(ID, "sticks")
    if posed.level >= 4:
        yield yes_no(ID, "game_over")


def explain(posed: Posed) -> Explanation:
    """Why the dealer stays or moves on; then the counters, the name, the end of the game."""
    deal: Finished = posed.situation
    found: After = posed.result
    word = "first_ron" if len(found.deal.result.winners) == 1 else "every_ron"
    first = [msg(f"puzzle.{ID}.{word}")] * bool(deal.said)
    goes_on = msg("match.goes_on", hand=found.next.name)
    if posed.level >= 4:
        ends = msg("match.over", hand=found.match.name)
        would = msg(f"puzzle.{ID}.would", hand=found.next.name)
        headline, then = (ends, [would]) if found.end.over else (goes_on, [])
        stays = [*first, found.stays, found.next.honba_message]
        lines = [*found.goes_on, *then, *stays]
        return with_names(Explanation(headline, tuple(map(Explanation, lines))), deal.players)
    lines = [*first, found.stays]
    if posed.level >= 2:
        lines.append(found.next.honba_message)
    if posed.level >= 3:
        lines += (goes_on, *found.sticks)
    word = "stays" if found.next.repeats else "moves"
    headline = msg(f"puzzle.{ID}.{word}", who=deal.players[found.next.dealer])
    return Explanation(headline, tuple(map(Explanation, lines)))


def about(posed: Posed) -> str:
    """The level; a void deal, and the dealer after an early end, are told of by themselves."""
    result = posed.situation.result
    if result.offenders:
        return "void"
    if posed.situation.said:
        return "several"
    return "abort" if result.abort and posed.level <= 2 else str(posed.level)


def of_this_end(step: str) -> Callable[[Posed, str], Message | None]:
    """A step of the hints: a void deal or an early end was not won; after several rons, who did?"""

    def tell(posed: Posed, code: str) -> Message | None:
        deal: Finished = posed.situation
        ended = "void" if deal.result.offenders else "abort" if deal.result.abort else None
        word = "several" if deal.said else ended
        return msg(f"puzzle.{ID}.hint.{word}.{step}") if word and code == "S11" else None

    return tell


def can_be(deal: Finished, rules: RuleSet, _level: int) -> bool:
    """A deal ends early only where the rules know this early end."""
    return deal.result.abort is None or is_played(Abort(deal.result.abort), rules)


KIND: Final = Kind(
    id=ID,
    version=6,
    section="2.10",
    levels=(1, 2, 3, 4),
    seconds=25,
    from_facts=OWN_FINISHED,
    sorts=SORTS,
    topics={
        "win": Topic.dealing("win.dealer", "win.other"),
        "draw": Topic(("sticks",), sorts={"draw.tenpai": 1, "draw.noten": 1}),
        "all_noten": Topic(("sticks",), sorts={"all_noten": 3, "draw.tenpai": 2}),
        "abort": Topic(("sticks",), sorts={"abort": 3, "win.other": 2}),
        "several_ron": Topic.dealing("several"),
        "chombo": Topic(("sticks",), sorts={"chombo": 5, "draw.noten": 3, "win.other": 1}),
        "nagashi": Topic.dealing("nagashi", levels=(4,)),
        "extension": Topic(
            ("game_over",), (), (4,), {"extension": 1, "last.moves": 1, "last.stays": 1}
        ),
    },
    steps=Steps(after, write),
    asks=Asks(
        ask,
        lambda posed: finished_scene(posed.situation, posed.rules, points=posed.level >= 4),
        prompt_per_level(ID),
    ),
    tells=Tells(
        explain,
        right=because(explain, 1, 2, 3),
        line=lambda posed: posed.result.stays,
        about=about,
        nudge=of_this_end("ask"),
        rule_instead=of_this_end("rule"),
        differs={("renchan", "honba"): "honba_reset_when_agari_renchan_fails"},
        wrong=wrong_per_field(ID, only=("honba", "wind", "number", "sticks")),
        rule=rule_per_field(
            ID,
            about,
            dealer=("abort", "void"),
            honba=("2", "abort", "void"),
            wind=("3",),
            number=("3",),
        ),
    ),
    bound=0.35,
    mistakes=NEXT_HAND,
    can_be=can_be,
    options=(
        *("renchan", "all_noten_dealer_repeats", "honba_reset_when_agari_renchan_fails"),
        *("abort_dealer_keeps_deal", "game_length", "extension", "return_points", "tobi"),
        *("multiple_ron", "multiple_ron_dealer_repeats"),
    ),
)
