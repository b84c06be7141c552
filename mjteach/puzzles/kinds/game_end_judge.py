"""``game_end_judge``: is the game over after a deal, and why? (R2.11, R4.3.2-e)

Level 1 asks after any deal, level 2 whether the dealer may stop, level 3 has the extra round,
level 4 points at the very limit, a deposit that was borrowed, and who gets the sticks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from mjteach.core.decision import CheckAnswer, Finding
from mjteach.core.message import Explanation, Message, msg
from mjteach.riichi.match.going_on import UNDECIDED
from mjteach.riichi.match.schedule import has_extension, has_wind_left

from ..base import Key
from ..fields import one_of, word_of, yes_no
from ..kind import Kind
from ..mistakes.after_deals import GAME_END
from ..parts import Asks, Posed, Steps, Tells, Topic
from ..questions import Field, Response, Value
from ..situations.finished import (
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
    telling,
)
from ..situations.finishes import ends, fined, levelled, where_dealer_may_stop
from ..situations.seatings import with_names
from ..sorts import Dealer, Sort
from ..words import per_level, prompt_per_level, with_reason, wrong_per_field

ID: Final = "game_end_judge"
WHY: Final[Mapping[tuple[str, CheckAnswer], str]] = {
    ("nobody_bust", CheckAnswer.NO): "bust",
    ("hands_left", CheckAnswer.YES): "early",
    ("hands_left", CheckAnswer.NO): "last",
    ("undecided", CheckAnswer.YES): "undecided",
    ("dealer_repeats", CheckAnswer.YES): "repeats",
    ("extension", CheckAnswer.NO): "last",
    ("below_return", CheckAnswer.YES): "nobody_enough",
    ("below_return", CheckAnswer.NO): "enough",
    ("wind_left", CheckAnswer.NO): "no_round_left",
}
"""What decides, by a check and its answer."""
ENDS: Final = ("last", "bust", "enough", "no_round_left")
"""What ends a game."""
STICKS: Final = ("gone", "wait", "to_first", "stays")
"""What can become of the sticks on the table."""
OVER: Final = ("yes", "over")
ANSWERED: Final = (("over", "stop"), ("reason", "why"))
"""The fields of a verdict and of its reason."""
SAID: Final = ("stop.last_hand", "stop.repeats")
"""What of stopping is said by whether the dealer stays."""
LAST: Final = ("enough", "no_round_left")
"""What is no more than the last deal, where an extra round is not spoken of."""


def _decides(found: After) -> Finding:
    """The check that ends the game, or the one that keeps it going."""
    if found.end.reasons:
        return found.end.reasons[0]
    findings = found.end.verdict.findings
    wanted = (f for f in findings if f.check == "goes_on.below_return")
    return next(wanted, findings[-1])


def write(_deal: Finished, found: After) -> dict[str, Value]:
    """Whether it is over, whether the dealer may stop, and what decides."""
    decides = _decides(found)
    why = WHY[decides.check.removeprefix("goes_on."), decides.answer]
    over = found.end.over
    return {
        "over": "yes" if over else "no",
        "stop": "over" if over else "may" if found.end.may_stop else "on",
        "reason": "last" if why in LAST else why,
        "why": why,
        "sticks": _sticks(found),
    }


def accepts(_deal: Finished, found: After, _key: Key) -> Iterator[Key]:
    """Every reason that is true, and not only the first that is looked for."""
    for why in _reasons(found):
        yield {"why": why}
        yield {"reason": "last" if why in LAST else why}


def _reasons(found: After) -> Iterator[str]:
    """What ends the game, or what keeps it going even if nothing else does."""
    wanted = CheckAnswer.NO if found.end.over else CheckAnswer.YES
    checks = (each for each in found.end.verdict.findings if each.answer is wanted)
    named = ((each.check.removeprefix("goes_on."), each.answer) for each in checks)
    yield from (WHY[each] for each in named if each in WHY)
    played = found.deal.result.kind not in UNDECIDED
    if found.end.over:
        if is_last(found) and played and not found.next.repeats:
            yield "last"
        return
    if not is_last(found):
        yield "early"
    elif has_extension(found.match.rules) and has_wind_left(found.match) and _nobody_has(found):
        yield "nobody_enough"
    if played and found.next.repeats:
        yield "repeats"


def _nobody_has(found: After) -> bool:
    """Whether nobody has the return score."""
    return max(found.deal.result.points) < found.match.rules.return_points


def _sticks(found: After) -> str:
    """What becomes of the sticks: they wait for a winner, go to first place, or to nobody."""
    if not found.next.deposits:
        return "gone"
    if not found.end.over:
        return "wait"
    return str(found.match.rules.deposit_at_game_end)


def ask(posed: Posed) -> Iterator[Field]:
    """Yes or no, or whether the dealer may stop; and the reason."""
    if posed.level == 2:
        yield one_of(ID, "stop", ((w, msg(f"puzzle.{ID}.now.{w}")) for w in ("on", "may", "over")))
    else:
        yield yes_no(ID, "over")
    exact = ("nobody_enough", *LAST) if posed.level >= 3 else ()
    words = ("early", "undecided", "repeats", "last", "bust", *exact)
    reasons = ((word, msg(f"puzzle.{ID}.because.{word}")) for word in words)
    yield one_of(ID, "why" if exact else "reason", reasons)
    if posed.level == 4:
        yield word_of(ID, "sticks", STICKS)


def clash(given: Response) -> tuple[str, ...]:
    """A game that is over by what keeps it going, or the reverse."""
    verdict, why = (next((id for id in ids if given.get(id)), "") for ids in ANSWERED)
    is_clash = verdict and why and (given[verdict] in OVER) is not (given[why] in ENDS)
    return (verdict, why) if is_clash else ()


def explain(posed: Posed) -> Explanation:
    """What decides, and whether the dealer stays where that counts or may stop."""
    deal: Finished = posed.situation
    found: After = posed.result
    first, *lines = found.goes_on
    if is_last(found) and not is_bust(found):
        lines.insert(0, found.stays)
    if posed.level == 2 and found.next.repeats and not found.end.over:
        lines += (each.message for each in telling(found.end.stop) if each.check not in SAID)
    if posed.level == 4:
        lines.append(msg(f"puzzle.{ID}.so_sticks.{_sticks(found)}"))
    below = (Explanation(line) for line in (first, *lines))
    return with_names(Explanation(right(posed), tuple(below)), deal.players)


def right(posed: Posed) -> Message:
    """Whether the game is over, or may be, and which deal comes next."""
    found: After = posed.result
    if found.end.over:
        return msg("match.over", hand=found.match.name)
    may_stop = posed.level == 2 and found.end.may_stop
    return msg(f"puzzle.{ID}.may" if may_stop else "match.goes_on", hand=found.next.name)


def line(posed: Posed) -> Message:
    """What decides."""
    deal: Finished = posed.situation
    return with_names(Explanation(_decides(posed.result).message), deal.players).message


MOVES: Final = ("win.other", "draw.noten", "all_noten")
STAYS: Final = ("win.dealer", "draw.tenpai")
VOID: Final = ("abort", "chombo")
ANY: Final = (*MOVES, *STAYS)


def _moved(found: After) -> bool:
    return is_last(found) and found.end.over and not is_bust(found)


def _stayed(found: After) -> bool:
    return is_last(found) and not found.end.over


def _extra(*, over: bool) -> Dealer:
    return ends(*ANY, fits=lambda found: found.end.over is over and not is_bust(found), extra=1)


SORTS: Final = (
    Sort("early", ends(*ANY, fits=is_early), (20, 10, 15)),
    Sort("last.moves", ends(*MOVES, fits=_moved), (30, 15, 15, 10)),
    Sort("last.stays", ends(*STAYS, fits=_stayed), (20, 0, 10)),
    Sort("void", ends(*VOID, fits=_stayed), (10, 10)),
    Sort("bust", ends("win.other", "win.dealer", fits=is_bust), (20, 10, 10), exists=can_bust),
    Sort("stop.may", where_dealer_may_stop(ends(*STAYS, fits=_stayed)), (0, 30)),
    Sort("stop.no", where_dealer_may_stop(ends(*STAYS, fits=_stayed), no=True), (0, 25)),
    Sort("extended", ends(*MOVES, fits=is_extended), (0, 0, 25), exists=can_extend),
    Sort("extra.over", _extra(over=True), (0, 0, 15), exists=can_extend),
    Sort("extra.on", _extra(over=False), (0, 0, 10), exists=can_extend),
    Sort("zero", levelled(ends(*ANY, fits=is_early), "least", 0), (0, 0, 0, 20)),
    Sort("below", levelled(ends(*ANY, fits=is_early), "least", -1), (0, 0, 0, 15)),
    Sort("deposit.lost", fined(ends(*MOVES, fits=is_early), back=False), (0, 0, 0, 15)),
    Sort("deposit.back", fined(ends("win.other", fits=is_early), back=True), (0, 0, 0, 5)),
    Sort(
        "enough", levelled(ends(*MOVES, fits=is_last), "most", 0), (0, 0, 0, 25), exists=can_extend
    ),
    Sort(
        "short", levelled(ends(*MOVES, fits=is_last), "most", -1), (0, 0, 0, 20), exists=can_extend
    ),
)


KIND: Final = Kind(
    id=ID,
    version=5,
    section="2.11",
    levels=(1, 2, 3, 4),
    seconds=30,
    sorts=SORTS,
    topics={
        "length": Topic.dealing("early", "last.moves", levels=(1,)),
        "dealer_repeats": Topic.dealing("last.moves", "last.stays", levels=(1,)),
        "void": Topic.dealing("void", "last.moves", levels=(1,)),
        "bust": Topic.dealing("bust", "early", levels=(1,)),
        "stopping": Topic.dealing("stop.may", "stop.no", "last.moves", levels=(2,)),
        "extension": Topic.dealing("extended", "extra.over", "extra.on", "last.moves", levels=(3,)),
        "limits": Topic.dealing("zero", "below", "enough", "short", levels=(4,)),
        "deposit": Topic.dealing("deposit.lost", "deposit.back", "zero", levels=(4,)),
    },
    steps=Steps(after, write, accepts),
    asks=Asks(
        ask,
        lambda posed: finished_scene(posed.situation, posed.rules, points=True),
        prompt_per_level(ID),
    ),
    tells=Tells(
        explain,
        right=lambda posed: with_reason(right(posed), line(posed)),
        line=line,
        about=per_level(),
        clash=clash,
        wrong=wrong_per_field(ID, only=("sticks",)),
    ),
    bound=0.55,
    probes=(12, 12, 9, 12),
    mistakes=GAME_END,
    options=("renchan", "game_length", "extension", "return_points", "tobi", "deposit_at_game_end"),
)
