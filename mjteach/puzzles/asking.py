"""A question about a hand of somebody's own choice, and the text that brings it back.

The text stands in a code where otherwise the seed does: ``fu_count.3-1b-(hand=234567m22p345s67s;
win=8s;by=tsumo)``, without the space. What is not told is usual.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from mjteach.api import hands as api
from mjteach.api.rule_lines import AnyRules
from mjteach.core.errors import MjteachError, PuzzleError
from mjteach.core.given import hand, one_tile, tiles, wind_named
from mjteach.core.hand import Hand, check_copies
from mjteach.core.melds import Source
from mjteach.core.message import Message, msg
from mjteach.core.printable import shown
from mjteach.core.tileset import Tiles
from mjteach.core.waits import waits
from mjteach.riichi.context import WinBy
from mjteach.riichi.furiten.events import Discard, TheirDiscard
from mjteach.riichi.result import WinResult
from mjteach.riichi.rules import RuleSet

from .base import Content, Mix, Puzzle, Rules
from .diagnosis.causes import differences_of
from .diagnosis.shown import shown as as_shown
from .grading import differing
from .kind import Kind, can_say
from .kinds.furiten_judge.situation import RonAsked
from .kinds.score_lookup.dealing import Drill, is_cell
from .questions import Question
from .situations.endings import ended, won_by
from .situations.moments import Moment
from .situations.waiting import Waiting
from .situations.wins import Win
from .sorts import Wish

Facts: TypeAlias = Mapping[str, str]
"""What is told of a question, by name; the names are those of :data:`ASKED`."""

TEXT: Final = r"\([0-9a-z=;,_+.*]*\)"
"""Such a text stands in a code in place of a seed."""
_NO: Final = ("", "no", "false", "0")
_MOST: Final = 1_000


class Asked(NamedTuple):
    """How a situation is made of what is told, and what can be told."""

    make: Callable[[Facts, Rules], Content]
    facts: tuple[str, ...]


def text_of(facts: Mapping[str, object]) -> str:
    """The facts as the text that stands in a code.

    >>> text_of({"hand": "234m + pon 555z", "tsumo": True, "win": ""})
    '(hand=234m_+_pon_555z;tsumo=yes)'
    """
    told = {name: _word(value) for name, value in facts.items()}
    pairs = (f"{name}={word}" for name, word in told.items() if word not in _NO)
    return f"({';'.join(pairs)})"


def _word(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple | list) and not isinstance(value, Hand):
        return ",".join(map(_word, value))
    return re.sub(r"\s+", "_", str(value).strip()).lower()


def facts_of(text: str) -> dict[str, str]:
    """The facts that a text tells."""
    pairs = (pair.partition("=") for pair in text.strip("()").split(";") if pair)
    return {name: value.replace("_", " ") for name, _, value in pairs}


def asked(row: Kind, level: int, text: str, ruleset: AnyRules | None = None) -> Puzzle:
    """The question about what a text tells, by the rules of ``ruleset`` or the usual ones.

    Raises PuzzleError where the kind asks nothing of the sort, where nobody may win with the hand,
    or where a level cannot ask about it; HandError and others where there is no such hand.
    """
    if row.id not in ASKED:
        raise PuzzleError("not_to_be_asked", kind=row.id, known=tuple(ASKED))
    if type(level) is not int or level not in row.levels:
        raise PuzzleError("no_such_level", kind=row.id, level=shown(level), levels=row.levels)
    played = row.game.preset(row.game.usual if ruleset is None else ruleset)
    facts, rules = facts_of(text), played.rules
    for name in facts:
        if name not in ASKED[row.id].facts:
            known = ASKED[row.id].facts
            raise PuzzleError("no_such_fact", fact=shown(name), kind=row.id, known=known)
    content = ASKED[row.id].make(facts, rules)
    puzzle = _put(row, level, content, rules)
    if puzzle is None:
        levels = tuple(other for other in row.levels if _put(row, other, content, rules))
        raise PuzzleError("not_at_this_level", kind=row.id, level=level, levels=levels)
    return puzzle._replace(seed=text, ruleset=played.id)


def _put(row: Kind, level: int, content: Content, rules: Rules) -> Puzzle | None:
    """The question as a level puts it; None where the level cannot."""
    if not row.can_be(content, rules, level):
        return None
    posed, key = row.posed(content, rules, level), row.key(content, rules)
    fields = tuple(row.asks.ask(posed))
    needed = [field.id for field in fields if not field.optional]
    if not can_say(fields, key) or any(key.get(id) is None for id in needed):
        return None
    prompt = row.asks.prompt(posed) if row.asks.prompt else msg(f"puzzle.{row.id}.prompt")
    scene, question = row.asks.scene(posed), Question(fields)
    made = (content, scene, prompt, question)
    return Puzzle(row.id, row.version, level, "", Mix.BALANCED, row.game.usual, rules, *made)


# ---- the situations


_YAKU: Final = "win.yaku"
"""What is found of a hand that lacks a yaku."""


def _is_so(facts: Facts, name: str) -> bool:
    return facts.get(name, "") not in _NO


def _whole(facts: Facts, name: str, most: int = _MOST) -> int:
    text = facts.get(name, "0")
    if not text.isdecimal() or int(text) > most:
        raise PuzzleError("no_such_number", fact=name, found=shown(text))
    return int(text)


def _place(text: str, river: Tiles) -> int:
    return _whole({"called": text}, "called", len(river))


def _value(facts: Facts, rules: RuleSet) -> WinResult:
    """The value of a win; raises PuzzleError where nobody may win so."""
    held = hand(facts.get("hand", ""))
    result = api.value(
        held,
        facts.get("win") or None,
        "tsumo" if _is_so(facts, "tsumo") else "ron",
        seat=facts.get("seat", "s"),
        round=facts.get("round", "e"),
        flags=facts.get("flags", ""),
        dora=facts.get("dora", ""),
        ura=facts.get("ura", ""),
        honba=_whole(facts, "honba"),
        deposits=_whole(facts, "sticks"),
        rules=rules,
    )
    if not result.can_win:
        refused = tuple(found.message for found in result.refusals)
        lacks_yaku = [found.check for found in result.refusals] == [_YAKU]
        riichi = "riichi" if lacks_yaku and held.is_closed else None
        raise PuzzleError("no_win", why=refused, riichi=riichi)
    return result


def _win(facts: Facts, rules: RuleSet) -> Win:
    result = _value(facts, rules)
    return Win(result.hand, result.winning_tile, result.context)


def _waiting(facts: Facts, _rules: RuleSet) -> Waiting:
    held = hand(facts.get("hand", ""))
    if held.drawn is not None:
        raise PuzzleError("one_tile_too_many", tile=held.drawn)
    names = {wait.tile: wait.kinds for wait in waits(held).waits}
    return Waiting(
        held,
        tiles(facts.get("river", "")),
        tiles(facts.get("others", "")),
        indicators=tiles(facts.get("dora", "")),
        named=bool(names) and all(len(kinds) == 1 for kinds in names.values()),
    )


def _ron(facts: Facts, _rules: RuleSet) -> RonAsked:
    held, tile = hand(facts.get("hand", "")), one_tile(facts.get("win", ""))
    if tile.kind not in waits(held).tiles:
        raise PuzzleError("no_wait", tile=tile)
    river = tiles(facts.get("river", ""))
    passed = tiles(facts.get("passed", ""))
    check_copies((*held.tiles, tile, *river, *passed))
    called = {_place(place, river) for place in facts.get("called", "").split(",") if place}
    riichi = _whole(facts, "riichi", len(river))
    return RonAsked(
        held,
        tuple(
            Discard(tile, called_away=place in called, riichi=place == riichi)
            for place, tile in enumerate(river, 1)
        ),
        tuple(TheirDiscard(Source.SHIMOCHA, tile) for tile in passed),
        TheirDiscard(Source.TOIMEN, tile, passed=False),
        wind_named("seat", facts.get("seat", "s")),
        wind_named("round", facts.get("round", "e")),
    )


def _drill(facts: Facts, _rules: RuleSet) -> Drill:
    by = WinBy.TSUMO if _is_so(facts, "tsumo") else WinBy.RON
    is_dealer = wind_named("seat", facts.get("seat", "s")) is wind_named("seat", "e")
    han, fu, yakuman = (_whole(facts, name) for name in ("han", "fu", "yakuman"))
    if yakuman > _MOST_YAKUMAN:
        raise PuzzleError("too_many_yakuman", count=yakuman, most=_MOST_YAKUMAN)
    if not yakuman and not (fu in _FU and is_cell(han, fu, by)):
        raise PuzzleError("no_han_and_fu", han=han, fu=fu, by=by)
    return Drill(han, fu, yakuman, is_dealer, by)


def _ending(facts: Facts, rules: RuleSet) -> Moment:
    """A deal in which the win is the last thing that happens; what nobody told is dealt."""
    won = _value(facts, rules)
    deal = won_by(
        won.hand,
        won.winning_tile,
        tsumo=won.context.by is WinBy.TSUMO,
        riichi=won.context.riichi,
        dealer=won.context.is_dealer,
        honba=won.context.honba,
    )
    chance = random.Random(text_of(facts))
    for _ in range(_DEALS):
        try:
            moment: Moment = next(iter(deal(chance, Wish(1, rules, Mix.BALANCED, ()))))
            if ended(moment, rules).end is not None:
                return moment
        except MjteachError:
            continue
    raise PuzzleError("not_to_be_dealt")


_FU: Final = (20, 25, *range(30, 171, 10))
_MOST_YAKUMAN: Final = 6
"""Four kans of winds, honours alone, each kan closed and the wait on the pair (R3.6-a)."""
_DEALS: Final = 40
_OF_WIN: Final = (
    *("hand", "win", "tsumo", "seat", "round", "flags"),
    *("dora", "ura", "honba", "sticks"),
)
ASKED: Final[Mapping[str, Asked]] = {
    **dict.fromkeys(("fu_count", "han_count", "score_full", "yaku_mark"), Asked(_win, _OF_WIN)),
    "wait_finder": Asked(_waiting, ("hand", "river", "others", "dora")),
    "furiten_judge": Asked(
        _ron, ("hand", "win", "river", "called", "riichi", "passed", "seat", "round")
    ),
    "score_lookup": Asked(_drill, ("han", "fu", "yakuman", "seat", "tsumo")),
    "payer": Asked(_ending, ("hand", "win", "tsumo", "seat", "flags", "honba")),
}
"""The kinds that can be asked about anything, and what can be told of each."""


# ---- what a teacher should know of it


def warnings_of(row: Kind, puzzle: Puzzle) -> Iterator[Message]:
    """Why an answer may be disputed: readings worth the same, and what a rule set leaves open."""
    result = row.of(puzzle).result
    if isinstance(result, WinResult) and result.as_good:
        yield msg("ask.warning.readings", count=1 + len(result.as_good))
    preset, known = row.game.preset(puzzle.ruleset), as_shown(row, puzzle)
    open_here = {
        difference.option
        for difference in differences_of(row, puzzle.rules)
        if not preset.states(difference.option)
        and _differs(row, puzzle, difference.option, difference.value, known.fields)
    }
    for option in sorted(open_here):
        yield msg("ask.warning.silent", ruleset=preset.title, option=row.game.option_name(option))


def _differs(row: Kind, puzzle: Puzzle, option: str, value: Any, fields: tuple[str, ...]) -> bool:
    """Whether the answer is another where an option has another value."""
    rules = row.game.replace_options(puzzle.rules, **{option: value})
    try:
        other = row.key(puzzle.content, rules)
    except MjteachError:
        return True
    return bool(differing(other, row.key(puzzle.content, puzzle.rules), fields))
